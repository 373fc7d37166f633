"""What WCAG 2.2 asks of a page and a script can measure: axe-core's rules, and what it leaves out.

Each check gives what it finds as short lines, so that a walk over all pages ends with one list.
"""

import re
from collections import defaultdict
from itertools import pairwise
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SETTLED = 400
"""Milliseconds in which a page follows the size of its window."""

# ---- What several of the measures need.
COMMON = """
window.rkWcag = {
  name: (each) => each.dataset?.key ?? `${each.nodeName.toLowerCase()}.${(each.getAttribute("class") ?? "").trim().split(/\\s+/).slice(0, 2).join(".")}`,
  open: () => [...document.querySelectorAll("dialog:modal, :popover-open")].pop() ?? document.body,
  seen: (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest(".rk-unseen, [aria-hidden=true], .rk-aloft"),
  // Two dimensions are needed for these (WCAG 1.4.10), and they scroll in a frame of their own.
  wide: (each) => each.closest("svg, canvas, table, .rk-table-frame, .bqplot, [role=grid], pre, .rk-aloft"),
};
"""
CONTROLS = (
    ":is(button, a[href], select, summary, input:not([type=hidden]), textarea, [role=gridcell],"
    " [role=slider], [role=button], [role=checkbox], [role=tab], [tabindex='0'][data-act])"
)

TARGETS = """() => {
  const controls = [...rkWcag.open().querySelectorAll("CONTROLS")].filter(rkWcag.seen);
  const own = (each) => (each.matches("[type=checkbox], [type=radio], [type=file]") && each.closest("label")) || each;
  const boxes = new Map(controls.map((each) => [each, own(each).getBoundingClientRect()]));
  const small = (box) => box.width < 23.9 || box.height < 23.9;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const apart = (each) => {
    const [x, y] = middle(boxes.get(each));
    return controls.every((other) => {
      if (other === each || own(other) === own(each) || other.contains(each) || each.contains(other)) return true;
      const box = boxes.get(other), [u, v] = middle(box);
      if (!box.width) return true;
      if (small(box)) return Math.hypot(x - u, y - v) >= 24;
      return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) >= 12;
    });
  };
  const inLine = (each) => (getComputedStyle(each).display === "inline" || each.matches(".rk-term")) && [...each.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const wrong = [];
  for (const [each, box] of boxes) {
    if (!box.width || !small(box) || inLine(each) || apart(each) || each.matches(":disabled, .rk-skip")) continue;
    own(each).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const [x, y] = middle(own(each).getBoundingClientRect());
    const hit = (dx, dy) => own(each).contains(document.elementFromPoint(x + dx, y + dy));
    if (hit(-11.5, 0) && hit(11.5, 0) && hit(0, -11.5) && hit(0, 11.5)) continue;
    wrong.push(`${rkWcag.name(each)} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  return wrong;
}""".replace("CONTROLS", CONTROLS)

REFLOW = """() => {
  const wrong = [], root = document.documentElement, open = rkWcag.open();
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  for (const each of open.querySelectorAll("*")) {
    if (!rkWcag.seen(each) || rkWcag.wide(each) || each.matches(".rk-header, .rk-header *, .rk-skip")) continue;
    const style = getComputedStyle(each);
    if (each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(style.overflowX) && each.clientWidth) {
      const edge = each.getBoundingClientRect().left + each.clientWidth + 1;
      const over = [...each.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge && !rkWcag.wide(one) && !one.querySelector("table, .bqplot, svg"));
      if (over.length) wrong.push(`${rkWcag.name(each)} scrolls sideways for ${rkWcag.name(over.at(-1))}: ${each.scrollWidth} in ${each.clientWidth}`);
    }
    const text = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const box = each.getBoundingClientRect();
    if (text && box.width > 1 && (box.right > innerWidth + 1.5 || box.left < -1.5) && !each.closest(".rk-header, [data-scrolls]") && ![...(function* (up) { for (up = up.parentElement; up; up = up.parentElement) yield up; })(each)].some((up) => /auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1))
      wrong.push(`${rkWcag.name(each)} lies beyond the window: ${each.innerText?.slice(0, 30)}`);
  }
  return wrong;
}"""

# As the Tab key would lead there: at least a part of what has the focus is to be seen.
OBSCURED = """() => {
  const before = document.activeElement, wrong = [];
  for (const each of [...rkWcag.open().querySelectorAll("CONTROLS")].filter((one) => one.tabIndex >= 0 && rkWcag.seen(one))) {
    each.focus();
    if (document.activeElement !== each) continue;
    const own = (each.matches("input") && each.closest("label")) || each, box = own.getBoundingClientRect();
    const at = [0.1, 0.3, 0.5, 0.7, 0.9];
    const parts = at.flatMap((x) => at.map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
    if (box.width > 1 && !parts.some((part) => part && (own.contains(part) || part.contains(own)))) wrong.push(`${rkWcag.name(each)} has the focus and is covered`);
  }
  before?.focus?.({ preventScroll: true });
  return wrong;
}""".replace("CONTROLS", CONTROLS)

SPACED = """*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }"""
# As a reader's own style sheet, which no content policy of ours keeps out.
STYLE = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}"""
UNSTYLE = "() => { document.adoptedStyleSheets.pop(); }"
CLIPPED = """() => {
  const found = [], walker = document.createTreeWalker(rkWcag.open(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const up = node.parentElement;
    if (!node.data.trim() || !up || up.closest("svg, script, style, .bqplot, option") || !rkWcag.seen(up)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    for (let clip = up; clip && clip !== document.body; clip = clip.parentElement) {
      const style = getComputedStyle(clip), edge = clip.getBoundingClientRect();
      const x = /hidden|clip/.test(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
      const y = /hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
      const spilt = clip.matches("button, .rk-button, .rk-chip, select") && (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 4);
      if (x || y || spilt) { found.push(`${rkWcag.name(clip)} ${x || y ? "cuts" : "is too small for"} "${node.data.trim().slice(0, 30)}"`); break; }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
  }
  return found;
}"""

STATES = """() => [...rkWcag.open().querySelectorAll("[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), [aria-disabled=true], [aria-expanded=true], button:disabled")]
  .filter((each) => rkWcag.seen(each) && !each.closest("svg"))
  .flatMap((each) => ["aria-pressed", "aria-selected", "aria-checked", "aria-current", "aria-disabled", "aria-expanded", "disabled"]
    .filter((name) => each.hasAttribute(name) && !["false", "mixed"].includes(each.getAttribute(name)))
    .map((name) => [`${each.nodeName.toLowerCase()}.${(each.getAttribute("class") ?? "").replace(/ +/g, ".")} in ${(each.parentElement.getAttribute("class") ?? "").split(" ")[0]}[${name}]`, name, each]))
  .filter(([kind]) => !(window.rkStates ??= new Set()).has(kind) && window.rkStates.add(kind))
  .map(([kind, name, each], index) => { each.dataset.wcag = `${index}`; return [kind, name, index]; })"""
TURN = """([index, name, on]) => {
  const each = document.querySelector(`[data-wcag="${index}"]`);
  if (!each) return null;
  if (on) each.setAttribute(name, name === "aria-current" ? on : "true");
  else if (["aria-current", "disabled"].includes(name)) each.removeAttribute(name);
  else each.setAttribute(name, "false");
}"""

LABELS = """() => {
  const plain = (text) => text.toLowerCase().normalize("NFKC").replace(/\u00ad/g, "").replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
  const shown = (each) => {
    const parts = [], walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.parentElement.closest(".rk-unseen, svg, option")) parts.push(plain(node.data));
    return parts.filter(Boolean);
  };
  return [...rkWcag.open().querySelectorAll(":is(button, a[href], summary, [role=button], [role=tab], [role=gridcell], input, select, textarea)")]
    .filter(rkWcag.seen)
    .map((each) => {
      const by = each.getAttribute("aria-labelledby")?.split(/\\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      const name = by || each.getAttribute("aria-label");
      const label = each.labels?.[0];
      const visible = label ? shown(label) : each.matches("input, select, textarea") ? [] : shown(each);
      // Of a figure beside words, the words are what one says; of figures alone, the figures.
      const worded = visible.filter((part) => /\\p{L}/u.test(part));
      const lacks = !name ? [] : (worded.length ? worded : visible.flatMap((part) => part.split(" "))).filter((part) => !plain(name).includes(part));
      return lacks.length ? `${rkWcag.name(each)} shows "${lacks.join(" / ").slice(0, 60)}" and is named "${name.slice(0, 60)}"` : null;
    })
    .filter(Boolean);
}"""

LETTER = re.compile(r"\w", re.UNICODE)
NAMED_OTHERWISE = {"StaticText", "InlineTextBox", "RootWebArea", "cell", "gridcell", "row", "image"}
"""What is no control or landmark, and cells and pictures: two alike in a row are what there is."""
DOUBLED = re.compile(r"(?:^|[.:;,] )(\w[\w' -]{3,60}?)[:.,;]? \1(?=$|[.:;,])")


def targets(page: Page) -> list[str]:
    """List targets under 24 by 24 pixels that others stand near (2.5.8)."""
    found: list[str] = page.evaluate(TARGETS)
    return found


def reflow(page: Page) -> list[str]:
    """List what scrolls sideways or lies beside the window, at any width (1.4.10)."""
    found: list[str] = page.evaluate(REFLOW)
    return found


def obscured(page: Page) -> list[str]:
    """List what nobody sees while it has the focus (2.4.11)."""
    found: list[str] = page.evaluate(OBSCURED)
    return found


def spacing(page: Page) -> list[str]:
    """List what cuts its words where a reader spaces text (1.4.12)."""
    before = set(page.evaluate(CLIPPED))
    page.evaluate(STYLE, SPACED)
    try:
        return [each for each in page.evaluate(CLIPPED) if each not in before]
    finally:
        page.evaluate(UNSTYLE)


def labels(page: Page) -> list[str]:
    """List controls whose name lacks the words that are seen on them (2.5.3)."""
    found: list[str] = page.evaluate(LABELS)
    return found


def names(page: Page) -> list[str]:
    """List names whose parts run together, or that say the same twice, as the browser makes them."""
    devtools = page.context.new_cdp_session(page)
    try:
        root = devtools.send("DOM.getDocument", {"depth": -1})["root"]
        tree = devtools.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        devtools.detach()
    pieces: dict[int, list[str]] = {}

    def gather(node: dict[str, Any]) -> list[str]:
        given = node.get("attributes", [])
        said = dict(zip(given[::2], given[1::2], strict=True))
        own = [node["nodeValue"]] if node["nodeType"] == 3 else []
        inside = [piece for child in node.get("children", ()) for piece in gather(child)]
        if said.get("aria-hidden") != "true":
            own += [said["aria-label"]] if "aria-label" in said else inside
        pieces[node["backendNodeId"]] = own
        return own

    gather(root)
    wrong = []
    for node in tree:
        name = node.get("name", {}).get("value", "")
        role = node.get("role", {}).get("value", "")
        if not name or node.get("ignored") or role in NAMED_OTHERWISE:
            continue
        here = node.get("backendDOMNodeId", -1)
        if here not in pieces:  # the browser's own, such as what opens its calendar
            continue
        texts = [each for each in pieces[here] if each]
        for one, other in pairwise(texts):
            ends = one[-1:], other[:1]
            if all(map(LETTER.match, ends)) and (one.split()[-1] + other.split()[0]) in name:
                wrong.append(
                    f'{role} "{name[:80]}" runs "{one.split()[-1]}" and "{other.split()[0]}" together'
                )
        if DOUBLED.search(" ".join(name.split())):
            wrong.append(f'{role} "{name[:80]}" says the same twice')
    return wrong


def audited(
    page: Page, *, tags: list[str] | None = None, rules: dict[str, Any] | None = None
) -> list[str]:
    """List what axe-core finds, its best practice too."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    options |= {"runOnly": tags or TAGS, "rules": rules or {"target-size": {"enabled": False}}}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {' '.join(node['target'][-1].split()) if isinstance(node['target'][-1], str) else node['target'][-1]} {node['html'][:90]}"
        for each in found
        for node in each["nodes"][:6]
    ]


INKS = """() => [...new Set([...rkWcag.open().querySelectorAll("*")]
  .filter((each) => rkWcag.seen(each) && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((each) => { const { color, fontWeight } = getComputedStyle(each); return `${each.getAttribute("class") ?? each.nodeName} ${color} ${fontWeight}`; }))]"""


def contrast(page: Page) -> list[str]:
    """List words under 7 to 1 where a reader asks for more contrast."""
    page.emulate_media(contrast="more")
    try:
        return audited(
            page, tags=["wcag2aaa"], rules={"color-contrast-enhanced": {"enabled": True}}
        )
    finally:
        page.emulate_media(contrast="null")


def pictured(page: Page, index: int) -> bytes | None:
    """Return the picture of a control, with what lies round it."""
    box = page.locator(f'[data-wcag="{index}"]').bounding_box()
    size = page.viewport_size
    if box is None or size is None or not box["width"]:
        return None
    x, y = max(box["x"] - 5, 0), max(box["y"] - 5, 0)
    clip = {
        "x": x,
        "y": y,
        "width": min(box["width"] + 10, size["width"] - x),
        "height": min(box["height"] + 10, size["height"] - y),
    }
    if min(clip["width"], clip["height"]) <= 1:
        return None
    return page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]


def forced(page: Page, known: set[str]) -> list[str]:
    """List states that a page of few colours does not show (1.4.1, 1.4.11)."""
    page.evaluate("known => { window.rkStates = new Set(known); }", sorted(known))
    found = page.evaluate(STATES)
    if not found:
        return []
    wrong = []
    page.emulate_media(forced_colors="active")
    page.evaluate(STYLE, "* { font-weight: 400 !important; }")  # of bold letters few see the state
    try:
        for kind, name, index in found:
            known.add(kind)
            control = page.locator(f'[data-wcag="{index}"]')
            control.evaluate(
                "each => each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })"
            )
            value = control.get_attribute(name)
            shown = pictured(page, index)
            page.evaluate(TURN, [index, name, None])
            other = pictured(page, index)
            page.evaluate(TURN, [index, name, value or "true"])
            if shown is not None and shown == other:
                wrong.append(f"{kind} looks as without")
    finally:
        page.evaluate(UNSTYLE)
        page.emulate_media(forced_colors="null")
        page.evaluate(
            "document.querySelectorAll('[data-wcag]').forEach((each) => delete each.dataset.wcag)"
        )
    return wrong


class Walk:
    """Measures every page that it is shown, and keeps all that is wrong.

    Attributes
    ----------
    found
        What is wrong, by check, each with the pages where it is.
    measured
        The pages that each check has looked at.
    group
        What the pages to come belong to.
    """

    def __init__(self) -> None:
        self.found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        self.measured: dict[str, list[str]] = defaultdict(list)
        self.group = ""
        self._states: set[str] = set()
        self._inks: set[str] = set()

    def note(self, check: str, where: str, wrong: list[str]) -> None:
        self.measured[check].append(where)
        for each in dict.fromkeys(wrong):
            self.found[check][each].append(where)

    def look(self, page: Page, where: str) -> None:
        """Measure a page as it stands, at its own size and at 320 by 256."""
        where = f"{self.group}: {where}"
        page.evaluate(COMMON)
        self.note("axe-core", where, audited(page))
        self.note("names", where, names(page))
        self.note("label in name", where, labels(page))
        self.note("targets", where, targets(page))
        self.note("text spacing", where, spacing(page))
        self.note("forced colours", where, forced(page, self._states))
        inks = set(page.evaluate(INKS)) - self._inks
        if inks:  # what has the colours of pages that were measured need not be measured again
            self._inks |= inks
            self.note("more contrast", where, contrast(page))
        size = page.viewport_size
        page.set_viewport_size({"width": 320, "height": 256})
        page.wait_for_timeout(SETTLED)
        self.note("reflow", where, reflow(page))
        self.note("targets", where, targets(page))
        self.note("focus in sight", where, obscured(page))
        assert size is not None
        page.set_viewport_size(size)
        page.wait_for_timeout(SETTLED)

    def told(self) -> str:
        lines = []
        for check, wrong in self.found.items():
            lines.append(f"== {check}: {len(wrong)} on {len(self.measured[check])} pages")
            lines += [
                f"  {each}  [{len(where)}: {', '.join(where[:3])}]" for each, where in wrong.items()
            ]
        return "\n".join(lines)
