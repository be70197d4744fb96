// Requests to other hosts, which the core makes only where the person agreed. Nothing goes along that says who asks, and no cache keeps the answer.

const running = new Map();

/** The wait that the server asks for, in seconds; null where it does not say. Source: RFC 9110, section 10.2.3. */
function pause(header) {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** The whole body; more than `limit` bytes are an error. */
async function body(answer, limit) {
  const parts = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) throw new RangeError();
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Asks and replies, unless it is cancelled meanwhile. */
export async function get(reply, request, address, agent, limit) {
  const control = new AbortController();
  running.set(request, control);
  try {
    const answer = await fetch(address, {
      headers: { "Api-User-Agent": agent },
      signal: control.signal,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    const bytes = await body(answer, limit);
    reply(["fetched", request, answer.status, pause(answer.headers.get("retry-after")), bytes]);
  } catch {
    if (!control.signal.aborted) reply(["fetch.failed", request, !navigator.onLine]);
    control.abort();
  } finally {
    running.delete(request);
  }
}

export const cancel = (request) => running.get(request)?.abort();
