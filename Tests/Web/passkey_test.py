"""Passkeys with a virtual authenticator."""

import unittest

from browser import HostTest

CHALLENGE, USER, SALT = ({"hex": byte * size} for byte, size in [("01", 32), ("02", 16), ("03", 32)])


class PasskeyTest(HostTest):
    def authenticator(self, **options):
        session = self.context.new_cdp_session(self.page)
        session.send("WebAuthn.enable")
        plain = {
            "protocol": "ctap2",
            "ctap2Version": "ctap2_1",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "hasPrf": True,
            "automaticPresenceSimulation": True,
        }
        id = session.send("WebAuthn.addVirtualAuthenticator", {"options": plain | options})["authenticatorId"]
        return session, id

    def create(self, request):
        return self.answer("passkey.create", request, CHALLENGE, USER, "Places", SALT)

    def test_the_secret_is_the_same_at_creation_and_at_use(self):
        self.authenticator()
        name, _, credential, secret = self.create(1)
        self.assertEqual((name, len(secret["hex"])), ("passkey.created", 64))
        self.assertEqual(self.answer("passkey.use", 2, CHALLENGE, [[credential, SALT]]), ["passkey.used", 2, credential, secret])
        other = self.answer("passkey.use", 3, CHALLENGE, [[credential, {"hex": "04" * 32}]])
        self.assertNotEqual(other[3], secret)

    def test_the_credential_is_discoverable_and_for_this_host(self):
        session, authenticator = self.authenticator()
        self.create(1)
        (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
        self.assertEqual((credential["isResidentCredential"], credential["rpId"]), (True, "localhost"))

    def test_without_prf_there_is_a_credential_and_no_secret(self):
        self.authenticator(hasPrf=False)
        name, _, credential, secret = self.create(1)
        self.assertEqual((name, secret), ("passkey.created", None))
        self.assertEqual(self.answer("passkey.use", 2, CHALLENGE, [[credential, SALT]])[3], None)

    def test_a_person_who_is_not_verified_is_told_apart(self):
        session, authenticator = self.authenticator()
        credential = self.create(1)[2]
        session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
        self.assertEqual(self.answer("passkey.use", 2, CHALLENGE, [[credential, SALT]]), ["passkey.failed", 2, "cancelled"])
        self.assertEqual(self.create(3), ["passkey.failed", 3, "cancelled"])

    def test_a_lock_takes_the_question_back(self):
        self.authenticator(automaticPresenceSimulation=False)
        self.perform(["passkey.create", 1, CHALLENGE, USER, "Places", SALT])
        self.page.wait_for_timeout(200)
        self.perform(["lock"])
        self.heard("started", number=2)
        self.page.wait_for_timeout(200)
        self.assertEqual(self.count("passkey.failed"), 0)


if __name__ == "__main__":
    unittest.main()
