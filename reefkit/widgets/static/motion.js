// What moves, so that it is seen where something came from or went. All drawings until the next frame
// are one motion: places are noted before the first of them and again when all are drawn. Nothing
// waits for a motion, any press finishes it, and no message is sent for it.
const STEP = 120, ROLL = 560, FADE = 240, SLOWEST = 480, REMEMBERED = 600;
const MARK = "rk-motion";
const STILL = "[data-still]"; // a picture of a moment that is over
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const places = new Map();
const glides = new WeakMap();
const faces = new WeakMap();
const opened = new WeakSet();
let drawing = null, touched = false;

const isStill = () => reduced.matches || document.hidden || document.documentElement.dataset.rkMotion === "off";
const lateness = (element) => STEP * Number(element.dataset.late || 0);
const keyed = (key) => key && [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].find((each) => each.checkVisibility());
const pictureOf = (element) => element.parentElement?.closest("[data-key]")?.dataset.key;
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const apart = (from, to) => Math.hypot(from.x - to.x, from.y - to.y);
const pace = (way) => Math.min(SLOWEST, 180 + way / 3);

function animate(element, frames, duration, delay = 0) {
  return element.animate(frames, { id: MARK, duration, delay, easing: "ease-out", fill: "backwards" });
}

function finishMotion() {
  touched = true;
  for (const each of document.getAnimations()) if (each.id === MARK) each.finish();
}
for (const press of ["pointerdown", "keydown"]) addEventListener(press, finishMotion, true);

// ------------------------------------------------------------------------- before and after a drawing
// What stands in a region when it opens has come from nowhere.
function beforeDrawing(root) {
  const isFirst = !opened.has(root);
  opened.add(root);
  if (!drawing && !document.hidden) {
    drawing = { newcomers: [], leavers: [] };
    if (!isStill()) notePlaces();
    requestAnimationFrame(afterDrawing);
  }
  if (drawing) drawing.isFirst = isFirst;
}

function notePlaces() {
  const now = performance.now();
  for (const [key, { since }] of places) if (now - since > REMEMBERED) places.delete(key);
  for (const element of document.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(element.dataset.key, { box, since: now });
  }
}

function arrive(element) {
  if (drawing && !drawing.isFirst) drawing.newcomers.push(element);
}

function depart(element) {
  if (!drawing || isStill()) return;
  for (const one of [element, ...element.querySelectorAll("[data-to],[data-leave]")]) {
    if (!one.matches("[data-to],[data-leave]") || one.closest(STILL)) continue;
    const box = places.get(one.dataset.key)?.box ?? one.getBoundingClientRect();
    if (box.width) drawing.leavers.push({ ...one.dataset, picture: pictureOf(one), box, late: lateness(one), double: doubled(one, box) });
  }
}

function afterDrawing() {
  const { newcomers, leavers } = drawing;
  drawing = null;
  const wanted = "[data-from],[data-late],[data-sound],[data-glide],[data-die]";
  const fresh = new Set(newcomers.flatMap((one) => [one, ...one.querySelectorAll(wanted)])
    .filter((one) => one.isConnected && one.matches(wanted) && !one.closest(STILL)));
  for (const one of fresh) if (one.dataset.sound) playOnce(one.dataset, lateness(one));
  rollDice(fresh);
  if (isStill()) return;
  glide(fresh);
  for (const one of fresh) flyIn(one);
  for (const one of leavers) if (!keyed(one.key)) flyOut(one);
}

// -------------------------------------------------------------------------------- what has moved glides
// Pixels of the screen in one unit of the element's own style: pages are zoomed, drawings scaled.
function unitOf(element) {
  const svg = element.ownerSVGElement, zoom = element.currentCSSZoom ?? 1;
  if (!svg?.viewBox.baseVal?.width) return zoom;
  const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
  return Math.min(box.width / view.width, box.height / view.height);
}

function glide(fresh) {
  const all = [...document.querySelectorAll("[data-glide][data-key]")].filter((one) => places.has(one.dataset.key));
  // What still glides is stopped to see where it belongs, and goes on if it goes to the same place.
  for (const one of all) {
    const known = glides.get(one);
    if (known?.animation.playState === "running") known.at = known.animation.currentTime;
    else glides.delete(one);
    known?.animation.cancel();
  }
  const ways = new Map();
  for (const one of all) {
    const { left, top, width } = one.getBoundingClientRect(), { box } = places.get(one.dataset.key);
    if (width) ways.set(one, { left, top, x: box.left - left, y: box.top - top });
  }
  for (const [one, { left, top, ...way }] of ways) {
    const known = glides.get(one);
    if (known && Math.hypot(known.left - left, known.top - top) < 1) {
      known.animation.play();
      known.animation.currentTime = known.at;
      continue;
    }
    const around = ways.get(one.parentElement.closest("[data-glide]")), unit = unitOf(one);
    const [x, y] = around ? [way.x - around.x, way.y - around.y] : [way.x, way.y];
    if (fresh.has(one) && !one.ownerSVGElement) continue;
    const length = Math.hypot(x, y);
    if (length < 1) continue;
    const animation = animate(one, [{ translate: `${x / unit}px ${y / unit}px` }, { translate: "0 0" }], pace(length), lateness(one));
    glides.set(one, { animation, left, top });
  }
}

// ------------------------------------------------------------ copies, for what is of two regions or none
// A copy lies above the page, within empty copies of what it stood in, so that it looks the same.
const OWN = /^(id|name|for|data-(key|act|from|to|leave|glide|die|late|sound|hotkeys?|arrows?|after|in-view))$/;
function bare(copy) {
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...one.attributes]) if (OWN.test(name)) one.removeAttribute(name);
  return copy;
}

const pageOf = (element) => element.closest(".rk-page") ?? document.body;
function doubled(element, box) {
  const page = pageOf(element), svg = element.ownerSVGElement;
  let whole = bare(element.cloneNode(true)), mover = whole;
  for (let node = element.parentElement; node && node !== page; node = node.parentElement) {
    const shell = bare(node.cloneNode(false));
    shell.classList.remove("rk-areas"); // there is one on a page
    if (svg?.contains(node)) mover = shell;
    else shell.style.setProperty("display", "contents", "important");
    shell.append(whole);
    whole = shell;
  }
  return { page, whole, mover, box: svg?.getBoundingClientRect() ?? box };
}

function onStage({ page, whole, mover, box }) {
  let stage = page.querySelector(":scope > .rk-aloft");
  if (!stage) {
    stage = Object.assign(document.createElement("div"), { className: "rk-aloft", inert: true, ariaHidden: "true" });
    page.append(stage);
  }
  const { left, top } = stage.getBoundingClientRect(), unit = stage.currentCSSZoom ?? 1;
  const at = { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  for (const side of Object.keys(at)) mover.style[side] = `${at[side] / unit}px`;
  mover.classList.add("rk-double");
  stage.append(whole);
  return unit;
}

// The copy goes when its motion has ended.
function perform(double, frames, duration, delay) {
  const unit = onStage(double);
  const animation = animate(double.mover, frames(unit), duration, delay);
  animation.onfinish = animation.oncancel = () => double.whole.remove();
  return animation;
}

// What another script moves, such as the board's larvae, is lifted as it is.
function lift(element) {
  onStage({ page: pageOf(element), whole: element, mover: element, box: element.getBoundingClientRect() });
}

function hidden(element, milliseconds) {
  animate(element, [{ opacity: 0 }, { opacity: 0 }], milliseconds);
}

function flyIn(element) {
  const { from, key, late } = element.dataset;
  const own = "glide" in element.dataset && !element.ownerSVGElement && places.get(key)?.box;
  const picture = pictureOf(element), known = !picture || places.has(picture) || places.has(from);
  const start = own || (from && known && boxOf(from)); // what comes with its whole picture has come from nowhere
  const box = element.getBoundingClientRect(), wait = lateness(element);
  if (!box.width) return;
  if (!start) {
    if (late && !element.dataset.die) animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE, wait);
    return;
  }
  const [here, there] = [middle(box), middle(start)], way = apart(here, there);
  if (way < 1) return;
  const scale = Math.min(1.2, Math.max(0.4, start.width / box.width));
  const frames = (unit) => [
    { translate: `${(there.x - here.x) / unit}px ${(there.y - here.y) / unit}px`, scale, opacity: wait ? 0 : 1 },
    { opacity: 1, offset: 0.1 },
    { translate: "0 0", scale: 1, opacity: 1 },
  ];
  perform(doubled(element, box), frames, pace(way), wait);
  hidden(element, pace(way) + wait);
}

function flyOut({ to, picture, box, late, double }) {
  if (picture && !keyed(picture) && !keyed(to)) return null; // gone with its whole picture: another stands there now
  const target = to && boxOf(to);
  if (!target) return perform(double, () => [{ opacity: 1 }, { opacity: 0 }], FADE, late);
  const [here, there] = [middle(box), middle(target)];
  const scale = Math.min(1, Math.max(0.3, target.width / box.width));
  const frames = (unit) => [
    { translate: "0 0", scale: 1, opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: `${(there.x - here.x) / unit}px ${(there.y - here.y) / unit}px`, scale, opacity: 0 },
  ];
  return perform(double, frames, pace(apart(here, there)), late);
}

// ------------------------------------------------------------------------------------------------ dice
// Pips by their places of nine on a face, as the drawing of a die has them.
const PIPS = ["", "4", "08", "048", "0268", "02468", "035268"];
const pip = (at) => `<circle cx="${11 + 11 * (at % 3)}" cy="${11 + 11 * Math.floor(at / 3)}" r="4"/>`;

function rollDice(fresh) {
  for (const die of document.querySelectorAll("[data-die]")) {
    const face = die.dataset.die, before = faces.get(die);
    faces.set(die, face);
    if (face && !isStill() && (before === undefined ? fresh.has(die) : before !== face)) roll(die, face);
  }
}

function roll(die, face) {
  const box = die.getBoundingClientRect(), wait = lateness(die), sides = Number(die.dataset.roll || 6);
  if (!box.width) return;
  const double = doubled(die, box), copy = double.mover;
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let number = texts.nextNode();
  while (number && number.data.trim() !== face) number = texts.nextNode();
  const drawing = copy.querySelector("circle")?.parentNode; // it may stand within what rolls
  for (const each of copy.querySelectorAll("circle")) if (number || PIPS.length <= sides) each.remove();
  const turn = () => {
    const slows = animation.currentTime > wait + ROLL / 2; // it comes to rest on its face
    const next = slows ? Number(face) : 1 + Math.floor(Math.random() * sides);
    if (number) number.data = String(next);
    else if (next < PIPS.length && drawing) {
      for (const each of copy.querySelectorAll("circle")) each.remove();
      drawing.insertAdjacentHTML("beforeend", [...PIPS[next]].map(pip).join(""));
    }
  };
  const turning = setInterval(turn, 80);
  const animation = perform(double, () => [{ rotate: "-1turn", scale: 0.8 }, { rotate: "0turn", scale: 1 }], ROLL, wait);
  const done = animation.onfinish;
  animation.onfinish = animation.oncancel = () => (clearInterval(turning), done());
  hidden(die, ROLL + wait);
}

// --------------------------------------------------------------------------------- what a reader chose
// It stays in the browser, and no kernel hears of it.
const chosen = {};
function keep(name, value) {
  chosen[name] = value;
  try { localStorage.setItem(`rk-${name}`, value); } catch {}
}
function kept(name) {
  try { return chosen[name] ?? localStorage.getItem(`rk-${name}`); } catch { return chosen[name]; }
}
document.documentElement.dataset.rkMotion = kept("motion") ?? "on";

// The page's own switches are drawn by a kernel that does not know what was chosen.
function offerMotion(root) {
  for (const one of root.querySelectorAll("[data-switch='motion']")) {
    one.hidden = reduced.matches;
    one.setAttribute("aria-pressed", String(document.documentElement.dataset.rkMotion !== "off"));
  }
  for (const one of root.querySelectorAll("[data-switch='tones']")) one.setAttribute("aria-pressed", String(kept("tones") === "on"));
  for (const one of root.querySelectorAll("[data-switch='volume']")) one.value = volume();
  for (const one of root.querySelectorAll("[data-switch='voice']")) one.value = kept("voice") ?? "all";
}

addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-switch='tones']")) {
    keep("tones", kept("tones") === "on" ? "off" : "on");
    offerMotion(document);
  }
  if (!target.closest?.("[data-switch='motion']")) return;
  document.documentElement.dataset.rkMotion = document.documentElement.dataset.rkMotion === "off" ? "on" : "off";
  keep("motion", document.documentElement.dataset.rkMotion);
  offerMotion(document);
});
addEventListener("change", ({ target }) => {
  if (target.matches?.("[data-switch='voice']")) keep("voice", target.value);
  if (!target.matches?.("[data-switch='volume']")) return;
  keep("volume", target.value);
  play("settled");
  offerMotion(document);
});
reduced.addEventListener("change", () => offerMotion(document));

// The board is a script of its own.
const boxOf = (key) => keyed(key)?.getBoundingClientRect() ?? places.get(key)?.box;
globalThis.rkMotion = { isStill, play, boxOf, lift };
