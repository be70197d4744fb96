// The whole screen for the page, where the browser gives it.

let wanted = false;

export function set(isOn) {
  wanted = isOn;
  if (isOn) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
}

/** `left` is called when the person or the browser ended it. */
export const listen = (left) =>
  document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement && wanted) left();
  });
