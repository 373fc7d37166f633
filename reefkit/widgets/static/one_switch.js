// Who has one switch has Tab and Enter alone. Where the reader says so, each space, tile and choice is
// a stop, and Enter takes the next value of a list or a slider.
document.documentElement.dataset.rkOneSwitch = kept("one-switch") ?? "off";
const hasOneSwitch = () => document.documentElement.dataset.rkOneSwitch === "on";
const ROVING = "[data-arrow], [role=gridcell]"; // with two hands, arrow keys lead there

function offerOneSwitch(within) {
  for (const one of within.querySelectorAll("[data-switch='one-switch']")) one.setAttribute("aria-pressed", String(hasOneSwitch()));
  if (hasOneSwitch()) for (const each of within.querySelectorAll(ROVING)) each.tabIndex = 0;
}
addEventListener("click", ({ target }) => {
  if (!target.closest?.("[data-switch='one-switch']")) return;
  document.documentElement.dataset.rkOneSwitch = hasOneSwitch() ? "off" : "on";
  keep("one-switch", document.documentElement.dataset.rkOneSwitch);
  offerOneSwitch(document);
});

const groupOf = (radio) => [...document.getElementsByName(radio.name)]
  .filter((each) => each.type === "radio" && each.form === radio.form && !each.disabled && each.checkVisibility());
function nextValue(control) {
  if (control.nodeName === "SELECT") {
    const { options, selectedIndex } = control;
    const from = (step) => (selectedIndex + step) % options.length;
    const step = [...options].findIndex((_, at) => !options[from(at + 1)].disabled) + 1;
    control.selectedIndex = from(step);
    control.steps = false;
  } else if (Number(control.value) >= Number(control.max)) control.value = control.min;
  else control.stepUp();
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
addEventListener("keydown", (event) => {
  const { target, key, shiftKey } = event;
  if (!hasOneSwitch() || !target.closest?.(".rk-panel")) return;
  if (key === "Tab" && target.type === "radio") {
    const all = groupOf(target), next = all[all.indexOf(target) + (shiftKey ? -1 : 1)];
    if (next) event.preventDefault();
    next?.focus();
  }
  if (key !== "Enter") return;
  const ticked = /^(radio|checkbox)$/.test(target.type), valued = target.nodeName === "SELECT" || target.type === "range";
  if (!ticked && !valued) return;
  event.preventDefault();
  if (ticked) target.click();
  else nextValue(target);
}, true);
// Tab comes to the choice that is made; the first is before it.
addEventListener("focusin", ({ target, relatedTarget }) => {
  if (!hasOneSwitch() || target.type !== "radio" || !relatedTarget || relatedTarget.name === target.name) return;
  const before = relatedTarget.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (before) groupOf(target)[0].focus();
});
