// The person's position, asked for once.

const OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 };
const REASONS = { 1: "denied", 2: "unavailable", 3: "timeout" };

const isGranted = async () => (await navigator.permissions?.query({ name: "geolocation" }).catch(() => null))?.state === "granted";

/** Without `asks` only where the browser need not ask the person. */
export async function locate(reply, request, asks) {
  if (!navigator.geolocation || (!asks && !(await isGranted()))) return reply("locate.failed", request, "unavailable");
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => reply("located", request, coords.longitude, coords.latitude, coords.accuracy),
    ({ code }) => reply("locate.failed", request, REASONS[code] ?? "unavailable"),
    OPTIONS,
  );
}
