// Changes the page to new HTML and keeps every element that stays: with its focus, caret, scroll position, and a
// running composition of an input method.
//
// Theory of operation. The children of an element are matched with the wanted ones: those with an id by their id, the
// others in their order by node name. What has no match is removed or inserted. The child that holds the focus is
// never moved, as that would take the focus and end a composition: its siblings are placed around it.

let focused = null;

/** Makes the children of `root` those of `html`. */
export function morph(root, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  focused = document.activeElement;
  children(root, template.content);
  focused = null;
}

function children(parent, wanted) {
  const old = [...parent.childNodes];
  const named = new Map(old.filter((node) => node.id).map((node) => [node.id, node]));
  const unnamed = old.filter((node) => !node.id);
  let next = 0;
  const match = (node) => {
    if (node.id) return named.get(node.id);
    for (let index = next; index < unnamed.length; index++) {
      if (unnamed[index].nodeName === node.nodeName) {
        next = index + 1;
        return unnamed[index];
      }
    }
  };
  const kept = new Set();
  const now = [...wanted.childNodes].map((node) => {
    const found = match(node);
    if (found?.nodeName !== node.nodeName || found.type !== node.type || kept.has(found)) return document.importNode(node, true);
    kept.add(found);
    update(found, node);
    return found;
  });
  for (const node of old) if (!kept.has(node)) node.remove();
  place(parent, now);
}

function place(parent, nodes) {
  const still = nodes.findIndex((node) => node.contains(focused));
  for (let index = still - 1; index >= 0; index--) {
    if (nodes[index].nextSibling !== nodes[index + 1]) parent.insertBefore(nodes[index], nodes[index + 1]);
  }
  for (let index = still + 1; index < nodes.length; index++) {
    const spot = index === 0 ? parent.firstChild : nodes[index - 1].nextSibling;
    if (spot !== nodes[index]) parent.insertBefore(nodes[index], spot);
  }
}

const FIELDS = "input, select, textarea";
const TYPED = "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=button], [type=submit])";

function update(node, wanted) {
  if (node.nodeType !== Node.ELEMENT_NODE) {
    if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
    return;
  }
  // A radio button once chosen keeps its state, like what is typed: arrows go on faster than drawings come.
  // Fields have a state that their attributes do not tell.
  if (node.isEqualNode(wanted) && !node.matches(FIELDS) && !node.querySelector(FIELDS)) return;
  const typed = node.matches(TYPED);
  const keeps = (name) => (typed && name === "value") || (name === "open" && node.nodeName === "DETAILS");
  for (const { name, value } of wanted.attributes) {
    if (!keeps(name) && node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  for (const name of node.getAttributeNames()) if (!keeps(name) && !wanted.hasAttribute(name)) node.removeAttribute(name);
  if (node.nodeName === "TEXTAREA") return;
  children(node, wanted);
  if (node.nodeName === "SELECT") node.value = wanted.value;
  else if (node.type === "range") node.value = wanted.value;
  else if (node.type === "checkbox") node.checked = wanted.checked;
}
