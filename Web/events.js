// What the person does with the interface, by delegation: whatever HTML the core writes, these listeners serve it.

const FIELD = "input, textarea, select, [contenteditable]";
const TEXT_FIELD = "input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]";
const STATEFUL = "input[type=checkbox], input[type=radio], select";
const CONTROL = "button, a[href], summary, [role=button]";
const MAP_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "+", "-", "="];

const stateOf = (control) => (control.type === "checkbox" ? String(control.checked) : control.value);

/** The element that a click activates: forms, fields with a state of their own and disabled controls have other events. */
function activated(target) {
  const element = target.closest("[data-command]");
  return element && !element.matches(`form, ${STATEFUL}, [aria-disabled=true]`) ? element : null;
}

/** A passphrase must not depend on the keyboard that it was typed with; every other text stays as typed. */
const value = (form, name, text) => (form.querySelector(`input[type=password][name="${CSS.escape(name)}"]`) ? text.normalize("NFKC") : text);

/** `z` for undo, `Z` for redo, whatever the lock of capitals is at; nothing where the field at hand undoes its own typing. */
function historyKey({ key, shiftKey, target }) {
  if (target instanceof Element && target.closest(TEXT_FIELD)) return undefined;
  return { z: shiftKey ? "Z" : "z", y: "Z" }[key.toLowerCase()];
}

function isUsed({ key, target }) {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELD)) return true;
  if (target.closest(CONTROL)) return key === "Enter" || key === " ";
  return target.closest("#map") !== null && MAP_KEYS.includes(key);
}

function keys(send) {
  addEventListener("keydown", (event) => {
    if (event.isComposing || event.defaultPrevented || event.repeat || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const key = historyKey(event);
      if (!key) return;
      event.preventDefault();
      send("key", key, true);
    } else if (event.key === "Escape" || !isUsed(event)) send("key", event.key, false);
  });
}

/** Sends `command`, `submit`, `input` and `key`. */
export function listen(app, send) {
  app.addEventListener("click", (event) => {
    const element = activated(event.target);
    if (!element) return;
    event.preventDefault();
    send("command", element.dataset.command, element.dataset.value ?? "");
  });
  app.addEventListener("change", ({ target }) => {
    if (target.matches(`:is(${STATEFUL})[data-command]`)) send("command", target.dataset.command, stateOf(target));
  });
  app.addEventListener("submit", (event) => {
    event.preventDefault();
    const { command } = event.target.dataset;
    const fields = [...new FormData(event.target, event.submitter)].filter(([, value]) => typeof value === "string");
    if (command) send("submit", command, fields.map(([name, text]) => [name, value(event.target, name, text)]));
  });
  app.addEventListener("input", ({ target }) => {
    if (target.dataset.input !== undefined) send("input", target.dataset.input, target.value);
  });
  keys(send);
}
