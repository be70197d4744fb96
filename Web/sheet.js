// The sheet that follows the finger. While `html[data-sheet-dragging]` stands, `--sheet-height` on `html` (pixels) is
// its height; both go when the core has drawn what came of it, so that the style's transition starts from there.

const SETTLE_MILLISECONDS = 200;
const SLACK_PIXELS = 6;
const VELOCITY_WINDOW_MILLISECONDS = 80;

const page = document.documentElement;
let drag = null;
let settling = 0;

function release() {
  clearTimeout(settling);
  settling = 0;
  page.removeAttribute("data-sheet-dragging");
  page.style.removeProperty("--sheet-height");
}

/** To be called after each drawing: ends a drag that was let go. */
export const rendered = () => settling && release();

function began(event) {
  const handle = event.target.closest("[data-sheet-handle]");
  const sheet = handle?.closest("[data-sheet]");
  if (!sheet || !event.isPrimary || event.button !== 0) return;
  drag = { handle, from: event.clientY, height: sheet.getBoundingClientRect().height, moved: false, trail: [] };
}

function moved(event) {
  if (!drag || !event.isPrimary) return;
  if (!drag.moved) {
    if (Math.abs(event.clientY - drag.from) < SLACK_PIXELS) return;
    drag.moved = true;
    drag.handle.setPointerCapture(event.pointerId);
    page.setAttribute("data-sheet-dragging", "");
  }
  drag.trail.push([event.timeStamp, event.clientY]);
  page.style.setProperty("--sheet-height", `${heightAt(event)}px`);
}

const heightAt = ({ clientY }) => Math.min(innerHeight, Math.max(0, drag.height + drag.from - clientY));

/** Windows a second, upwards positive, over the last moments. */
function velocity(now) {
  const recent = drag.trail.filter(([time]) => now - time <= VELOCITY_WINDOW_MILLISECONDS);
  if (recent.length < 2) return 0;
  const [[time, y], [lastTime, lastY]] = [recent[0], recent.at(-1)];
  return lastTime > time ? ((y - lastY) / innerHeight / (lastTime - time)) * 1000 : 0;
}

/** The click that follows at once belongs to the drag, not to the handle. */
function swallowClick() {
  const swallow = (click) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(removeEventListener, 0, "click", swallow, { capture: true });
}

/** Sends `sheet` when the handle is let go. The handle needs `touch-action: none` in the style. */
export function listen(app, send) {
  app.addEventListener("pointerdown", began);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", (event) => {
    if (drag?.moved) {
      send("sheet", heightAt(event) / innerHeight, velocity(event.timeStamp));
      settling = setTimeout(release, SETTLE_MILLISECONDS);
      swallowClick();
    }
    drag = null;
  });
  addEventListener("pointercancel", () => {
    if (drag?.moved) release();
    drag = null;
  });
}
