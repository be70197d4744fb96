"""The store and the ciphers as the core sees them: effects in, actions out."""

import unittest

from browser import HostTest


def hexed(text):
    return {"hex": text.encode().hex()}


class StorageTest(HostTest):
    def test_writes_and_reads_back(self):
        self.assertEqual(self.answer("storage.commit", 1, [["a/1", hexed("one")], ["a/2", hexed("")]], [], []), ["storage.done", 1])
        self.assertEqual(self.answer("storage.read", 2, ["a/2", "a/3", "a/1"]), ["storage.values", 2, [["a/2", hexed("")], ["a/1", hexed("one")]]])

    def test_lists_keys_of_a_prefix_in_order(self):
        self.answer("storage.commit", 1, [[key, hexed("x")] for key in ["b", "a/2", "a/10", "a", "a/1"]], [], [])
        self.assertEqual(self.answer("storage.list", 2, "a/"), ["storage.keys", 2, ["a/1", "a/10", "a/2"]])
        self.assertEqual(self.answer("storage.list", 3, ""), ["storage.keys", 3, ["a", "a/1", "a/10", "a/2", "b"]])

    def test_keeps_everything_when_an_expectation_fails(self):
        self.answer("storage.commit", 1, [["head", hexed("1")], ["old", hexed("o")]], [], [])
        for request, expected in [(2, ["head", hexed("2")]), (3, ["head", None]), (4, ["absent", hexed("")]), (5, ["head", hexed("11")])]:
            change = [[["new", hexed("n")], ["head", hexed("9")]], ["old"], [["old", hexed("o")], expected]]
            self.assertEqual(self.answer("storage.commit", request, *change), ["storage.failed", request, "conflict"])
        self.assertEqual(self.answer("storage.list", 6, ""), ["storage.keys", 6, ["head", "old"]])
        done = self.answer("storage.commit", 7, [["head", hexed("2")]], ["old"], [["head", hexed("1")], ["absent", None]])
        self.assertEqual(done, ["storage.done", 7])
        self.assertEqual(self.answer("storage.read", 8, ["head", "old"]), ["storage.values", 8, [["head", hexed("2")]]])

    def test_deletes_before_it_writes(self):
        self.answer("storage.commit", 1, [["a", hexed("1")]], [], [])
        self.answer("storage.commit", 2, [["a", hexed("2")]], ["a"], [])
        self.assertEqual(self.answer("storage.read", 3, ["a"]), ["storage.values", 3, [["a", hexed("2")]]])

    def test_one_of_two_tabs_wins(self):
        other = self.open()
        self.answer("storage.commit", 1, [["head", hexed("1")]], [], [])
        for number, page in enumerate([self.page, other]):
            self.perform(["storage.commit", 10 + number, [["head", hexed(str(number))]], [], [["head", hexed("1")]]], page=page)
        # Both tabs' cores report to the one recorder.
        script = "actions.filter(([name, request]) => name.startsWith('storage.') && request >= 10)"
        self.until(lambda: len(self.page.evaluate(script)) == 2, "both answers")
        self.assertEqual(sorted(answer[0] for answer in self.page.evaluate(script)), ["storage.done", "storage.failed"])

    def test_stays_lost_once_the_database_was_deleted_underneath(self):
        self.answer("storage.commit", 1, [["a", hexed("1")]], [], [])
        self.page.evaluate("new Promise((done) => (indexedDB.deleteDatabase('bucketlist').onsuccess = done))")
        self.assertEqual(self.answer("storage.read", 2, ["a"]), ["storage.failed", 2, "lost"])
        self.assertEqual(self.answer("storage.commit", 3, [["a", hexed("1")]], [], []), ["storage.failed", 3, "lost"])
        self.assertEqual(self.page.evaluate("indexedDB.databases().then((all) => all.length)"), 0)

    def test_a_browser_whose_storage_throws_is_told_as_one_that_denies_it(self):
        reason = """async () => {
          IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); };
          const { list } = await import("/storage.js");
          return list("").catch(({ reason }) => reason);
        }"""
        self.assertEqual(self.page.evaluate(reason), "denied")

    def test_erases_everything_with_the_device_key(self):
        derivation = [None, 0, hexed("salt"), hexed("info")]
        self.answer("storage.commit", 1, [["a", hexed("1")]], [], [])
        self.answer("key.create", 2)
        wrapped = self.answer("key.wrap", 3, None, derivation, hexed("ad"))[2]
        self.assertEqual(self.answer("key.unwrap", 4, None, derivation, hexed("ad"), wrapped), ["key.unwrapped", 4, True])
        self.assertEqual(self.answer("storage.erase", 5), ["storage.done", 5])
        self.assertEqual(self.answer("storage.list", 6, ""), ["storage.keys", 6, []])
        self.assertEqual(self.answer("key.unwrap", 7, None, derivation, hexed("ad"), wrapped), ["key.failed", 7, "missing"])

    def test_says_whether_storage_is_persistent(self):
        name, _, persisted = self.answer("storage.persist", 1)
        self.assertEqual((name, type(persisted)), ("storage.persistence", bool))

    def test_tells_that_the_quota_is_exceeded(self):
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": self.address.rstrip("/"), "quotaSize": 1000})
        answer = self.answer("storage.commit", 1, [["a", {"hex": "00" * 3_000_000}]], [], [])
        self.assertEqual(answer, ["storage.failed", 1, "quota"])


class KeyTest(HostTest):
    derivation = [hexed("pbkdf2 salt"), 1000, hexed("hkdf salt"), hexed("wrap")]

    def test_the_vault_key_survives_in_its_wrapping(self):
        self.answer("key.create", 1)
        sealed = self.answer("seal", 2, [[hexed("entry 1"), hexed("Zürich")], [hexed("entry 2"), hexed("")]])[2]
        self.assertEqual([len(each["hex"]) // 2 for each in sealed], [12 + 7 + 16, 12 + 16])
        wrapped = self.answer("key.wrap", 3, hexed("secret"), self.derivation, hexed("slot"))[2]
        self.assertEqual(len(wrapped["hex"]) // 2, 60)
        self.page.reload()
        self.heard("started")
        self.assertEqual(self.answer("open", 4, [[hexed("entry 1"), sealed[0]]])[0], "key.failed")
        self.assertEqual(self.answer("key.unwrap", 5, hexed("wrong"), self.derivation, hexed("slot"), wrapped)[2], False)
        self.assertEqual(self.answer("key.unwrap", 6, hexed("secret"), self.derivation, hexed("other"), wrapped)[2], False)
        self.assertEqual(self.answer("key.unwrap", 7, hexed("secret"), self.derivation, hexed("slot"), hexed("short"))[2], False)
        self.assertEqual(self.answer("key.unwrap", 8, hexed("secret"), self.derivation, hexed("slot"), wrapped)[2], True)
        entries = [[hexed("entry 1"), sealed[0]], [hexed("entry 2"), sealed[1]], [hexed("entry 2"), sealed[0]], [hexed(""), hexed("short")]]
        self.assertEqual(self.answer("open", 9, entries)[2], [hexed("Zürich"), hexed(""), None, None])

    def test_the_device_key_cannot_be_taken_out(self):
        self.answer("key.create", 1)
        self.answer("key.wrap", 2, None, [None, 0, hexed("salt"), hexed("info")], hexed("ad"))
        key = self.page.evaluate(
            """() => new Promise((give) => {
              indexedDB.open("bucketlist").onsuccess = ({ target }) => {
                target.result.transaction("keys").objectStore("keys").get("device").onsuccess = (event) => {
                  const { extractable, algorithm, usages } = event.target.result;
                  give([extractable, algorithm.name, usages]);
                };
              };
            })"""
        )
        self.assertEqual(key, [False, "HKDF", ["deriveKey"]])

    def test_unwrapping_makes_no_device_key(self):
        derivation = [None, 0, hexed("salt"), hexed("info")]
        self.assertEqual(self.answer("key.unwrap", 1, None, derivation, hexed("ad"), {"hex": "00" * 60}), ["key.failed", 1, "missing"])


if __name__ == "__main__":
    unittest.main()
