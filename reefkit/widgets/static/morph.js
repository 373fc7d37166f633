// The page becomes the new HTML, node by node.
// What a reader does to a page outlives its HTML: text typed, a box ticked, a fold opened. So for
// these the HTML's last word is kept, and only a new word of the kernel changes them.
const STATEFUL = { INPUT: ["value", "checked"], OPTION: ["selected"], DETAILS: ["open"] };
const said = new WeakMap();
const TYPED = /^(text|search|email|number|password|tel|url)$/;

const keyOf = (node) => (node.nodeType === 1 ? node.dataset.key || node.id : "");
const alike = (a, b) =>
  a.nodeName === b.nodeName && a.getAttribute?.("type") === b.getAttribute?.("type");
const SLID = 1000; // after so many milliseconds a slider hears the kernel again
const isSliding = (element) =>
  element.type === "range" && performance.now() - (element.movedAt ?? -SLID) < SLID;
const isTyping = (element) =>
  element === document.activeElement &&
  (element.nodeName === "TEXTAREA" ||
    (element.nodeName === "INPUT" && (TYPED.test(element.type) || isSliding(element))));

function word(element) {
  if (element.nodeName === "TEXTAREA") return { value: element.textContent };
  const word = {};
  for (const name of STATEFUL[element.nodeName] || []) word[name] = element.getAttribute(name);
  return word;
}

function remember(tree) {
  for (const element of tree.querySelectorAll("input,option,textarea,details"))
    said.set(element, word(element));
}

function hearWord(live, now, force) {
  const before = said.get(live) || {};
  for (const name of Object.keys(now)) {
    if (isTyping(live) || (before[name] === now[name] && !(force && live.nodeName !== "DETAILS")))
      continue;
    const text = live.nodeName === "TEXTAREA" || TYPED.test(live.type);
    if (before[name] === now[name] && text) continue;
    live[name] = name === "value" ? (now[name] ?? "") : now[name] !== null;
  }
  said.set(live, now);
}

function morphElement(live, next, force) {
  // Most of a page stays as it is, which the browser tells quicker than we do. (What a reader typed
  // is no part of that; a text area's last word is.)
  if (!force && live.isEqualNode(next) && !next.querySelector("textarea") && next.nodeName !== "TEXTAREA") return;
  const stateful = STATEFUL[live.nodeName] || [];
  const ours = live.nodeName === "DIALOG" ? ["open"] : live.nodeName === "DETAILS" ? stateful : [];
  for (const { name } of [...live.attributes])
    if (!next.hasAttribute(name) && !ours.includes(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (live.getAttribute(name) !== value && !ours.includes(name)) live.setAttribute(name, value);
  const now = live.nodeName in STATEFUL || live.nodeName === "TEXTAREA" ? word(next) : null;
  if (live.nodeName !== "TEXTAREA") morphChildren(live, next, force);
  else if (live.textContent !== next.textContent && !isTyping(live))
    live.textContent = next.textContent;
  if (now) hearWord(live, now, force);
}

function morphChildren(live, next, force) {
  const keyed = new Map();
  for (const child of live.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = live.firstChild;
  for (const want of [...next.childNodes]) {
    const key = keyOf(want);
    let found = null;
    if (key) {
      const candidate = keyed.get(key);
      if (candidate && alike(candidate, want)) found = candidate;
      keyed.delete(key);
    } else {
      for (found = at; found && (keyOf(found) || !alike(found, want)); ) found = found.nextSibling;
    }
    if (!found) {
      live.insertBefore(want, at);
      if (want.nodeType === 1) adopt(want);
      continue;
    }
    if (found === at) at = at.nextSibling;
    // Moving an element takes its focus away, so what has it stays, and the others move.
    else if (found.contains(document.activeElement))
      while (at !== found.nextSibling) {
        const after = at.nextSibling;
        if (at !== found) at.remove();
        at = after;
      }
    else live.insertBefore(found, at);
    if (found.nodeType === 1) morphElement(found, want, force);
    else if (found.nodeValue !== want.nodeValue) found.nodeValue = want.nodeValue;
  }
  while (at) {
    const after = at.nextSibling;
    if (at.nodeType === 1) depart(at), dismiss(at);
    at.remove();
    at = after;
  }
}

function adopt(element) {
  arrive(element);
  remember(element);
  said.set(element, word(element));
}

// A dialog that is closed before it goes gives the focus back to where it was.
function dismiss(element) {
  for (const dialog of [element, ...element.querySelectorAll("dialog[open]")])
    if (dialog.nodeName === "DIALOG" && dialog.open) {
      dialog.dataset.leaving = "";
      dialog.close();
    }
}
