// A plot that its reader draws: ends of bars and points, by pointer, finger and keyboard. What was
// done is told to the kernel, whose scene is the truth once it has answered the hand's last move; until
// then the hand's is shown, so that the answer to one key does not undo the keys that came after it.
const BY = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 4, PageDown: -4 };
const ON = ["Enter", " "];

function render({ model, el }) {
  const svg = made(el, "svg", { class: "rk-draw-paper", role: "group" });
  const under = made(svg, "g", {});
  const over = made(svg, "g", {});
  const elements = new Map();
  const held = new Map();
  const ended = new AbortController();
  const hand = Math.random().toString(36).slice(2); // a plot may be shown twice
  let at = null, drag = null, moves = 0, answered = true;
  const scene = () => model.get("scene");
  const knobOf = (key) => scene().knobs.find((each) => each.key === key);
  const values = (knob) => {
    const value = held.has(knob.key) ? held.get(knob.key) : knob.value;
    return { value, shown: value ?? knob.rest };
  };

  function tell(knob, wanted) {
    if (scene().disabled || knob.locked) return;
    const steps = Math.round((wanted - knob.least) / knob.step);
    const snapped = Number((knob.least + steps * knob.step).toFixed(6));
    const next = Math.min(knob.high, Math.max(knob.low, snapped));
    if (next === values(knob).value) return;
    move(knob, next);
  }
  function move(knob, value) {
    held.set(knob.key, value);
    answered = false;
    draw();
    model.send({ kind: "move", key: knob.key, value, name: `${hand}-${++moves}` });
  }

  function draw() {
    const now = scene();
    const width = Math.floor(el.clientWidth);
    if (!width || !now.kind) return;
    at = laidOut(now, width);
    svg.setAttribute("viewBox", `0 0 ${at.width} ${at.height}`);
    svg.setAttribute("aria-label", now.label);
    svg.classList.toggle("rk-draw-still", now.disabled);
    svg.style.touchAction = "pan-y";
    ground(under, now, at, values);
    const wanted = new Set();
    for (const knob of now.knobs) {
      wanted.add(knob.key);
      show(knob);
    }
    for (const tick of now.ticks) {
      wanted.add(tick.key);
      showTick(tick);
    }
    for (const [key, element] of elements)
      if (!wanted.has(key)) (element.remove(), elements.delete(key));
  }

  function element(key, role, shapes) {
    const known = elements.get(key);
    if (known) return known;
    const fresh = made(over, "g", { role, tabindex: 0, "data-key": key, "data-lm-suppress-shortcuts": "true" });
    shapes(fresh);
    elements.set(key, fresh);
    return fresh;
  }

  function set(of, attributes) {
    for (const [name, value] of Object.entries(attributes))
      if (of.getAttribute(name) !== String(value)) of.setAttribute(name, value);
  }

  function sign(of, verdict) {
    const now = of.querySelector(".rk-draw-sign");
    if ((now?.dataset.verdict ?? "") === verdict) return;
    now?.remove();
    if (!verdict) return;
    const group = made(of, "g", { class: `rk-draw-sign rk-draw-sign-${verdict}`, "data-verdict": verdict });
    made(group, "rect", { x: 6, y: -20, width: 15, height: 15, rx: 4 });
    made(group, "text", { x: 13.5, y: -8.2 }, verdict === "right" ? "✓" : "!");
  }

  function show(knob) {
    const { value, shown } = values(knob);
    const [x, y] = spot(scene(), at, knob, shown);
    const vertical = knob.kind === "point";
    const it = element(knob.key, "slider", (group) => {
      made(group, "circle", { class: "rk-draw-reach", r: 22 });
      for (const name of ["ring", "focus"]) made(group, "circle", { class: `rk-draw-${name}`, r: 14 });
      if (vertical) made(group, "path", { class: "rk-draw-ways", d: "M-6,-19l6,-6l6,6M-6,19l6,6l6,-6" });
      else made(group, "path", { class: "rk-draw-ways", d: "M-19,-5l-5,5l5,5M19,-5l5,5l-5,5" });
      if (knob.kind === "mark") made(group, "path", { class: "rk-draw-knob", d: "M0,-9L9,0L0,9L-9,0Z" });
      else made(group, "circle", { class: "rk-draw-knob", r: 8 });
    });
    const still = scene().disabled || knob.locked;
    set(it, {
      class: `rk-draw-handle rk-draw-handle-${knob.kind}${value === null ? " rk-draw-unset" : ""}${knob.locked ? " rk-draw-given" : ""}${still ? " rk-draw-fixed" : ""}`,
      transform: `translate(${x} ${y})`,
      "aria-label": knob.name,
      "aria-orientation": vertical ? "vertical" : "horizontal",
      "aria-valuemin": knob.least,
      "aria-valuemax": knob.most,
      "aria-valuenow": shown,
      "aria-valuetext": held.has(knob.key) ? shown.toLocaleString(document.documentElement.lang || undefined) : knob.text,
      "aria-disabled": still ? "true" : "false",
    });
    sign(it, held.has(knob.key) ? "" : knob.verdict);
  }

  function showTick(tick) {
    const it = element(tick.key, "checkbox", (group) => {
      made(group, "circle", { class: "rk-draw-reach", r: 22 });
      for (const name of ["ring", "focus"]) made(group, "circle", { class: `rk-draw-${name}`, r: 18 });
      made(group, "rect", { class: "rk-draw-box", x: -12, y: -12, width: 24, height: 24, rx: 6 });
      made(group, "path", { class: "rk-draw-cross", d: "M-6,-6L6,6M6,-6L-6,6" });
    });
    set(it, {
      class: `rk-draw-tickbox${tick.on ? " rk-draw-on" : ""}${scene().disabled ? " rk-draw-fixed" : ""}`,
      transform: `translate(${at.x(tick.time)} ${at.strip + 38})`,
      "aria-label": tick.name,
      "aria-checked": tick.on ? "true" : "false",
      "aria-disabled": scene().disabled ? "true" : "false",
    });
    sign(it, tick.verdict);
  }

  // -- a pointer or a finger
  const place = (event) => {
    const box = svg.getBoundingClientRect();
    const scale = at.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const wantedAt = (knob, [x, y]) => (knob.kind === "point" ? at.value(y) : at.time(x));

  /** The knobs that a pointer at a place may mean; two where both ends of a bar lie together. */
  function meant(event) {
    const key = event.target.closest?.("[data-key]")?.dataset.key;
    const [x, y] = place(event);
    const hit = key && knobOf(key);
    // Where points stand close, their reaches overlap: the nearest is meant, not the one on top.
    const touched = hit?.kind === "point" ? (near(x, y)[0] ?? hit) : hit;
    const of = touched ? scene().knobs.filter((each) => each.row === touched.row) : near(x, y);
    const free = of.filter((each) => !each.locked);
    const together = free.length === 2 && values(free[0]).value === values(free[1]).value && values(free[0]).value !== null;
    if (together) return free;
    if (touched) return touched.locked ? [] : [touched];
    const away = (knob) => Math.abs(wantedAt(knob, [x, y]) - values(knob).shown);
    return free.sort((a, b) => away(a) - away(b)).slice(0, 1);
  }
  function near(x, y) {
    if (at.isRange) {
      const row = scene().rows[Math.floor((y - at.top) / at.row)];
      return x < at.left || !row ? [] : scene().knobs.filter((each) => each.row === row.key);
    }
    if (y > at.bottom + 12) return [];
    const pitch = at.x(1) - at.x(0);
    return scene().knobs.filter((each) => Math.abs(at.x(each.time) - x) < pitch / 2);
  }
  /** A stroke of the pen sets each point of a curve that it passes, and the one it comes near; one
   * that goes up or down takes the point with it where it began. */
  function stroke([x, y]) {
    const [from, high] = drag.last;
    drag.last = [x, y];
    const rises = Math.abs(x - drag.from[0]) < Math.abs(y - drag.from[1]);
    for (const knob of scene().knobs) {
      const middle = at.x(knob.time), away = Math.abs(middle - x);
      if (rises && knob.key === drag.knobs[0]?.key && away < (at.x(1) - at.x(0)) / 2) tell(knob, at.value(y));
      else if (x !== from && (middle - from) * (middle - x) <= 0) {
        drag.passed.add(knob.key);
        tell(knob, at.value(high + ((y - high) * (middle - from)) / (x - from)));
      } else if (away < (at.x(1) - at.x(0)) / 2 && away <= Math.abs(middle - from) && !drag.passed.has(knob.key))
        tell(knob, at.value(y));
    }
  }
  function follow(event, ending) {
    const where = place(event);
    let knob = drag.knobs[0];
    if (drag.knobs.length === 2) {
      const side = Math.sign(Math.round(wantedAt(knob, where)) - values(knob).value);
      if (!side) return;
      knob = drag.knobs[side < 0 ? 0 : 1];
      drag.knobs = [knob];
      elements.get(knob.key)?.focus({ preventScroll: true });
    }
    const moved = drag.moved || Math.hypot(where[0] - drag.from[0], where[1] - drag.from[1]) > 3;
    drag.moved = moved;
    if (drag.passed && moved) return stroke(where);
    // A touch on a knob takes it; a place is given by moving it, or by touching beside it.
    const now = knob && knobOf(knob.key);
    if (!now || !(moved || ending)) return;
    tell(now, moved || !drag.onKnob ? wantedAt(now, where) : values(now).shown);
  }
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !at) return;
    const tick = event.target.closest?.("[role=checkbox]");
    if (tick) return;
    const row = at.isRange && scene().rows[Math.floor((place(event)[1] - at.top) / at.row)];
    const knobs = meant(event);
    const from = place(event), onKnob = !!event.target.closest?.("[data-key]");
    const draws = !at.isRange && from[1] <= at.bottom + 12 && !(onKnob && knobs.length && values(knobs[0]).value !== null);
    if (!knobs.length && !draws) return row && take(row.key);
    drag = { knobs, from, last: from, passed: draws && new Set(), moved: false, onKnob };
    svg.setPointerCapture(event.pointerId);
    if (event.pointerType === "mouse") event.preventDefault();
    elements.get(knobs.at(-1)?.key)?.focus({ preventScroll: true });
  });
  svg.addEventListener("pointermove", (event) => drag && svg.hasPointerCapture(event.pointerId) && follow(event, false));
  svg.addEventListener("pointerup", (event) => {
    if (drag) follow(event, true);
    letGo();
  });
  svg.addEventListener("pointercancel", () => letGo());
  svg.addEventListener("click", (event) => {
    const tick = event.target.closest?.("[role=checkbox]");
    if (tick) toggle(tick.dataset.key);
  });
  const take = (row) => row !== scene().current && model.send({ kind: "take", row });
  const toggle = (key) => scene().disabled || model.send({ kind: "toggle", key });
  svg.addEventListener("focusin", (event) => {
    const knob = knobOf(event.target.closest?.("[data-key]")?.dataset.key);
    if (knob) take(knob.row);
  });

  // -- the keyboard
  const pressed = (event) => {
    const key = svg.contains(event.target) && event.target.closest?.("[data-key]")?.dataset.key;
    if (!key || event.altKey || event.metaKey || event.ctrlKey) return;
    const knob = knobOf(key);
    if (!knob && ON.includes(event.key)) toggle(key);
    else if (knob && event.key in BY) tell(knob, values(knob).shown + BY[event.key] * knob.step);
    else if (knob && event.key === "Home") tell(knob, knob.low);
    else if (knob && event.key === "End") tell(knob, knob.high);
    else if (knob && ON.includes(event.key)) tell(knob, values(knob).shown);
    else if (knob && /^(Delete|Backspace)$/.test(event.key)) scene().disabled || knob.locked || move(knob, null);
    else if (event.key.length !== 1) return;
    if (event.key.length !== 1 || event.key === " ") event.preventDefault();
    event.stopImmediatePropagation(); // a notebook has commands on letters
  };
  window.addEventListener("keydown", pressed, { capture: true, signal: ended.signal });

  const settle = () => {
    if (!answered) return;
    const kept = drag?.knobs.length === 1 ? drag.knobs[0].key : null;
    for (const key of [...held.keys()]) if (key !== kept) held.delete(key);
    draw();
  };
  const letGo = () => {
    drag = null;
    settle();
  };
  const heard = (message) => {
    answered ||= message.do === "settle" && message.name === `${hand}-${moves}`;
    settle();
  };
  const sized = new ResizeObserver(draw);
  sized.observe(el);
  finger.addEventListener("change", draw, { signal: ended.signal });
  document.fonts?.ready.then(draw);
  model.on("change:scene", draw);
  model.on("msg:custom", heard);
  draw();
  return () => {
    sized.disconnect();
    ended.abort();
    model.off("change:scene", draw);
    model.off("msg:custom", heard);
  };
}

export default { render };
