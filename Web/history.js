// The back button. The core says whether there is something to close (depth 1) or not (0); one entry of the browser's
// history stands for it. Going back is asynchronous, so what is wanted and what is there are kept apart.

let wanted = 0;
let leaving = false;

const depth = () => (window.history.state?.depth === 1 ? 1 : 0);

function settle() {
  if (leaving || wanted === depth()) return;
  if (wanted === 1) return window.history.pushState({ depth: 1 }, "");
  leaving = true;
  window.history.back();
}

/** Makes the back button close something (1) or leave the page (0). */
export function set(depth) {
  wanted = depth;
  settle();
}

/** Calls `back` when the person went back. */
export function listen(back) {
  addEventListener("popstate", () => {
    if (!leaving && wanted === 1 && depth() === 0) {
      wanted = 0;
      back();
    }
    leaving = false;
    settle();
  });
  settle();
}
