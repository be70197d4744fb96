// Passkeys (WebAuthn) with the prf extension, whose output is the secret of a key slot.

const TIMEOUT = 120_000;
const ES256 = -7;
const EDDSA = -8;
const RS256 = -257;
const REASONS = { NotAllowedError: "cancelled", AbortError: "cancelled", SecurityError: "insecure", NotSupportedError: "unsupported" };

let asking = null;

/** Takes back a question that is still on screen. */
export function cancel() {
  asking?.abort();
  asking = null;
}

const base64url = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const secretOf = (credential) => {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  return first ? new Uint8Array(first) : null;
};

function assertion(challenge, choices) {
  return navigator.credentials.get({
    signal: asking.signal,
    publicKey: {
      challenge,
      timeout: TIMEOUT,
      userVerification: "required",
      allowCredentials: choices.map(([id]) => ({ type: "public-key", id })),
      extensions: { prf: { evalByCredential: Object.fromEntries(choices.map(([id, salt]) => [base64url(id), { first: salt }])) } },
    },
  });
}

function registration(challenge, user, name, salt) {
  return navigator.credentials.create({
    signal: asking.signal,
    publicKey: {
      challenge,
      timeout: TIMEOUT,
      rp: { name: "BucketList" },
      user: { id: user, name, displayName: name },
      pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      extensions: { prf: { eval: { first: salt } } },
    },
  });
}

async function ask(reply, request, name, question) {
  if (!navigator.credentials || !window.PublicKeyCredential) return reply("passkey.failed", request, "unsupported");
  cancel();
  asking = new AbortController();
  try {
    const { id, secret } = await question();
    reply(name, request, id, secret);
  } catch (error) {
    reply("passkey.failed", request, REASONS[error.name] ?? "failed");
  }
}

/** Creates a discoverable credential; where PRF comes without a value at creation, asks once more for it. */
export const create = (reply, request, challenge, user, name, salt) =>
  ask(reply, request, "passkey.created", async () => {
    const credential = await registration(challenge, user, name, salt);
    const id = new Uint8Array(credential.rawId);
    let secret = secretOf(credential);
    if (!secret && credential.getClientExtensionResults().prf?.enabled) secret = secretOf(await assertion(challenge, [[id, salt]]));
    return { id, secret };
  });

/** Asks for one of these credentials. */
export const use = (reply, request, challenge, choices) =>
  ask(reply, request, "passkey.used", async () => {
    const credential = await assertion(challenge, choices);
    return { id: new Uint8Array(credential.rawId), secret: secretOf(credential) };
  });
