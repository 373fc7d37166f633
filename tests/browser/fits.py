"""Whether a page fits its window: nothing to scroll, nothing over something else, no text cut."""

from __future__ import annotations

from playwright.sync_api import Page

# What lies over the evidence on purpose: a coach's card, and what was put right of a board.
FITS = """() => {
  const wrong = [];
  const seen = (element) => {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    return style.visibility !== "hidden" && style.display !== "none" && box.width > 1 && box.height > 1;
  };
  const name = (element) =>
    element.dataset?.key ? `[${element.dataset.key}]` : [...element.classList].join(".") || element.nodeName;
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    wrong.push(`the page is ${scrollWidth} by ${scrollHeight} in a window of ${innerWidth} by ${innerHeight}`);
  for (let up = document.querySelector(".rk-page"); up; up = up.parentElement)
    if (up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY))
      wrong.push(`${name(up)} scrolls: ${up.scrollHeight} in ${up.clientHeight}`);

  const inWindow = (element, what) => {
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      wrong.push(`${what} ${name(element)} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const areas = document.querySelector(".rk-areas");
  const regions = [...areas.children].filter(
    (each) => seen(each) && !/absolute|fixed/.test(getComputedStyle(each).position) &&
      !each.matches(".rk-at-coach, .rk-at-mended, .rk-at-replay") && each.innerText + each.querySelector("canvas,svg")
  );
  for (const each of regions) inWindow(each, "region");
  for (const [index, one] of regions.entries())
    for (const other of regions.slice(index + 1)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) wrong.push(`${name(one)} and ${name(other)} overlap by ${wide} by ${high}`);
    }

  const open = [...document.querySelectorAll("dialog[open]")].pop();
  const feet = ".rk-at-controls :is(.rk-foot, .rk-card-foot) button, .rk-at-final .rk-foot button";
  const foot = [...areas.querySelectorAll(feet)];
  for (const button of foot.filter(seen)) {
    inWindow(button, "button");
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!open && !(button.contains(top))) wrong.push(`button ${name(button)} is covered by ${top ? name(top) : "nothing"}`);
  }
  for (const what of [".rk-at-board canvas", ".rk-at-now .rk-now", ".rk-at-evidence .rk-evidence-tabs", ".rk-at-evidence .bqplot"])
    for (const each of areas.querySelectorAll(what))
      if (seen(each) && !each.closest(".rk-aside")) inWindow(each, "part");

  const rows = new Set([...document.querySelectorAll(".rk-groups > li")].map((each) => each.offsetTop));
  if (rows.size > 1) wrong.push(`the phases take ${rows.size} rows`);
  for (const each of areas.querySelectorAll(":is(.rk-at-controls, .rk-at-board), :is(.rk-at-controls, .rk-at-board) *"))
    if (seen(each) && /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
      wrong.push(`${name(each)} scrolls sideways: ${each.scrollWidth} in ${each.clientWidth}`);

  const charts = areas.querySelector(".rk-at-evidence");
  if (charts && seen(charts) && charts.querySelector(":scope .rk-at-charts .bqplot") && charts.scrollHeight > charts.clientHeight + 1 &&
      [...charts.querySelectorAll(".bqplot")].some(seen))
    wrong.push(`the charts scroll: ${charts.scrollHeight} in ${charts.clientHeight}`);

  // Text that does not fit is cut only where an ellipsis says so, or where it can be scrolled.
  for (const element of areas.querySelectorAll("button, b, h1, h2, h3, p, small, span, label, summary, th, td, li, output, legend")) {
    if (!seen(element) || element.closest(".rk-unseen, .rk-aside, svg, .bqplot, [role=grid]") || !element.innerText) continue;
    const style = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    if (cut && style.overflowX === "visible" && element.matches("button")) wrong.push(`${name(element)} spills: ${element.innerText.slice(0, 40)}`);
    if (cut && style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && !/auto|scroll/.test(style.overflowX))
      wrong.push(`${name(element)} is cut: ${element.innerText.slice(0, 40)}`);
    if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      wrong.push(`${name(element)} is cut below: ${element.innerText.slice(0, 40)}`);
  }
  return wrong;
}"""

# A finger is 44 pixels wide: up, down, left and right of a control's middle it must still hit it.
# A word of the glossary stands in a line of text and has its height (WCAG 2.2, 2.5.8: inline).
TARGETS = """() => {
  const wrong = [];
  const controls = ".rk-areas :is(button, a[href], select, summary, input, textarea, [role=gridcell], label.rk-file)";
  for (const element of document.querySelectorAll(controls)) {
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || element.matches(".rk-term") || element.closest(".rk-aside, .bqplot, [aria-hidden=true]")) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A label is touched for its field, where that is a box to tick or a file to choose.
    const own = (element.matches("[type=checkbox], [type=radio], [type=file]") && element.closest("label")) || element;
    const box = own.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = (dx, dy) => own.contains(document.elementFromPoint(x + dx, y + dy));
    const wide = box.width >= 43.5 || (hit(-21.5, 0) && hit(21.5, 0));
    const high = box.height >= 43.5 || (hit(0, -21.5) && hit(0, 21.5));
    if (!wide || !high)
      wrong.push(`${element.dataset.key ?? element.className ?? element.nodeName} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  scrollTo(0, 0);
  return wrong;
}"""


REDRAWN = 800
"""Milliseconds in which a board tells its new width and is drawn for it."""


def does_not_fit(page: Page) -> list[str]:
    """List what does not fit the window, once what is drawn again for a new width has been."""
    found: list[str] = page.evaluate(FITS)
    if found:
        page.wait_for_timeout(REDRAWN)
        found = page.evaluate(FITS)
    return found


def too_small(page: Page) -> list[str]:
    """List what a finger would miss."""
    found: list[str] = page.evaluate(TARGETS)
    return found
