/*
 * The grid over a board's canvas. It takes pointer, touch and keyboard, says what a screen reader
 * needs, and tells the kernel how large the board may be in pixels of this screen; the canvas below
 * only shows. Dwellers swim in a layer of their own, which takes no pointer.
 */

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const FAMILY = "Atkinson Hyperlegible Next";
const still = matchMedia("(prefers-reduced-motion: reduce)");

function made(parent, kind, attributes) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/** The cells by place: rows from above, as they lie on the screen. */
class Cells {
  constructor(grid) {
    this.grid = grid;
    this.rows = [];
    this.current = null;
  }

  show(scene) {
    this.grid.setAttribute("aria-label", scene.title ?? "");
    const rows = scene.rows ?? [];
    while (this.rows.length > rows.length) this.rows.pop().element.remove();
    rows.forEach((cells, index) => {
      if (!this.rows[index]) {
        this.rows[index] = { element: made(this.grid, "div", { role: "row" }), cells: [] };
      }
      const row = this.rows[index];
      while (row.cells.length > cells.length) row.cells.pop().remove();
      cells.forEach((cell, place) => {
        row.cells[place] ??= made(row.element, "div", { role: "gridcell", class: "rk-space" });
        this.label(row.cells[place], cell);
      });
    });
    if (!this.current?.isConnected) this.current = this.rows[0]?.cells[0] ?? null;
    this.rove();
  }

  label(element, [row, column, label, selected]) {
    const values = {
      "data-row": row,
      "data-column": column,
      "data-key": `space-${row}-${column}`,
      "aria-label": label,
      "aria-selected": selected ? "true" : "false",
    };
    for (const [name, value] of Object.entries(values)) {
      if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
  }

  rove() {
    for (const cell of this.all()) {
      const stops = cell === this.current || document.documentElement.dataset.rkOneSwitch === "on";
      const index = stops ? "0" : "-1";
      if (cell.getAttribute("tabindex") !== index) cell.setAttribute("tabindex", index); // which lays the page out
    }
  }

  all() {
    return this.rows.flatMap((row) => row.cells);
  }

  at(row, column) {
    return this.all().find((cell) => cell.dataset.row == row && cell.dataset.column == column);
  }

  place(element) {
    const row = this.rows.findIndex((each) => each.cells.includes(element));
    return [row, row < 0 ? -1 : this.rows[row].cells.indexOf(element)];
  }

  /** The cell that a key leads to, or null when the key leads nowhere. */
  reached(event, from) {
    const [row, column] = this.place(from);
    const last = this.rows.length - 1;
    const line = this.rows[row].cells;
    if (STEPS[event.key]) {
      const [down, right] = STEPS[event.key];
      return this.rows[row + down]?.cells[column + right] ?? from;
    }
    if (event.key === "Home") return event.ctrlKey ? this.rows[0].cells[0] : line[0];
    if (event.key === "End") return (event.ctrlKey ? this.rows[last].cells : line).at(-1);
    if (event.key === "PageUp") return this.rows[0].cells[column] ?? from;
    if (event.key === "PageDown") return this.rows[last].cells[column] ?? from;
    return null;
  }
}

/** Lay out cells, layers and canvas; all measures come in screen pixels. */
function laid(shape, cells, el, layers) {
  const page = (pixels) => `${pixels / shape.density}px`;
  const pitch = shape.space + shape.gap;
  el.style.height = page(shape.height);
  el.style.setProperty("--rk-space-round", page((9 * shape.space) / 58));
  cells.rows.forEach((row, down) =>
    row.cells.forEach((cell, across) => {
      cell.style.left = page(shape.left + across * pitch);
      cell.style.top = page(shape.top + down * pitch);
      cell.style.width = cell.style.height = page(shape.space);
    }),
  );
  for (const layer of layers) {
    layer.style.width = page(shape.width);
    layer.style.height = page(shape.height);
  }
}

/** The canvas swallows Tab and has nothing to say: the grid speaks for it. */
function tamed(el, shape) {
  for (const canvas of el.closest(".rk-board-box")?.querySelectorAll("canvas") ?? []) {
    if (canvas.tabIndex !== -1) canvas.tabIndex = -1;
    if (!canvas.hasAttribute("aria-hidden")) canvas.setAttribute("aria-hidden", "true");
    if (!shape.width) continue;
    const width = `${shape.width / shape.density}px`;
    const height = `${shape.height / shape.density}px`;
    if (canvas.style.width !== width) canvas.style.width = width;
    if (canvas.style.height !== height) canvas.style.height = height;
  }
}

/** Tell the kernel the room there is, the screen's density, and when the font has come. */
function reporter(el, model) {
  const known = { sent: "", font: false, timer: 0 };
  const send = () => {
    const width = Math.floor(el.clientWidth);
    if (!width) return;
    const density = (window.devicePixelRatio || 1) * (el.currentCSSZoom ?? 1);
    const report = { width, density, font: known.font };
    const key = JSON.stringify(report);
    if (key === known.sent) return;
    known.sent = key;
    model.send({ kind: "report", ...report });
  };
  const soon = () => {
    if (!known.sent) return send();
    clearTimeout(known.timer);
    known.timer = setTimeout(send, 60); // while a window is dragged, only where it stops
  };
  document.fonts?.load(`650 13px "${FAMILY}"`).then(
    (faces) => {
      known.font = faces.length > 0;
      soon();
    },
    () => {},
  );
  return soon;
}

/** Call back whenever the window comes to a screen of another density, or is zoomed. */
function watchDensity(changed, signal) {
  const again = () => {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", () => (changed(), again()), { once: true, signal });
  };
  again();
}

/** Dwellers: each keeps its element, and glides when it is told another place. */
function swim(sea, swimmers, sprites) {
  const known = new Map([...sea.children].map((each) => [each.dataset.name, each]));
  for (const [name, art, x, y, width, flip] of swimmers) {
    let element = known.get(name);
    known.delete(name);
    if (!element) {
      element = made(sea, "div", { class: "rk-swimmer", "data-name": name });
      element.innerHTML = sprites[art] ?? "";
    }
    element.style.width = element.style.height = `${width}px`;
    element.style.transform = `translate(${x}px, ${y}px)`;
    const svg = element.firstElementChild;
    if (svg) svg.style.transform = flip ? "scaleX(-1)" : "";
  }
  for (const gone of known.values()) gone.remove();
}

/** Show where something came from or went: over the new board lies the old, and gives way. */
function move(layer, message, cells, shape) {
  const first = message.moves[0]?.[0];
  globalThis.rkMotion?.play(SOUND[first] ?? first);
  if (isStill() || !shape.space) return;
  const page = (pixels) => pixels / shape.density;
  const step = Math.min(90, 900 / message.moves.length);
  const from = message.came && globalThis.rkMotion?.boxOf(message.came);
  message.moves.forEach(([what, row, column, ground, sprite, box], index) => {
    const cell = cells.at(row, column);
    if (!cell) return;
    const cover = made(layer, "div", { class: "rk-moving" });
    const token = made(layer, "div", { class: "rk-moving" });
    token.innerHTML = message.sprites[sprite] ?? "";
    for (const side of ["left", "top", "width", "height"]) cover.style[side] = cell.style[side];
    token.style.left = `${parseFloat(cell.style.left) + page(box[0])}px`;
    token.style.top = `${parseFloat(cell.style.top) + page(box[1])}px`;
    token.style.width = token.style.height = `${page(box[2])}px`;
    if (what === "settled" || what === "alga") cover.style.background = ground;
    const [frames, duration] = FRAMES[what](away(token, from, column));
    if (from) globalThis.rkMotion.lift(token); // or the board's edge would hide where it comes from
    const timing = { id: MARK, duration, delay: index * step, fill: "backwards" };
    const done = () => (cover.remove(), token.remove());
    token.animate(frames, { ...timing, easing: "ease-out" }).finished.then(done, done);
    if (what === "alga") cover.animate([{ opacity: 1 }, { opacity: 0 }], timing);
  });
}

/** How far off something comes from: an element's middle, or the open ocean above the board. */
function away(token, from, column) {
  const { left, top, width, height } = token.getBoundingClientRect(), zoom = token.currentCSSZoom ?? 1;
  const sea = token.parentElement.getBoundingClientRect();
  if (!from) return [(column % 2 ? 1 : -1) * 0.7 * width / zoom, (sea.top - top) / zoom];
  return [(from.left + from.width / 2 - left - width / 2) / zoom, (from.top + from.height / 2 - top - height / 2) / zoom];
}

const MARK = "rk-motion"; // as in motion.js, which has any press finish them
const SOUND = { stacked: "settled", spawned: "settled", alga: "", overgrown: "", cleared: "" };
const isStill = () => still.matches || (globalThis.rkMotion?.isStill() ?? false);

/* A larva does not swim straight: it drifts, and turns to its place at the end. */
const drift = ([x, y]) => [
  [
    { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.5 },
    { transform: `translate(${x * 0.35 + y * 0.12}px, ${y * 0.55}px) scale(0.7)`, opacity: 1, offset: 0.5 },
    { transform: "translate(0, 0) scale(1)", opacity: 1 },
  ],
  420,
];
const leave = (way) => {
  const [frames, duration] = drift(way);
  return [frames.reverse().map(({ offset, ...each }) => ({ ...each, scale: 0.6 })), 2 * duration];
};
const FRAMES = {
  settled: drift,
  stacked: drift,
  spawned: leave,
  died: () => [[{ opacity: 1 }, { opacity: 0 }], 320],
  cleared: () => [
    [
      { clipPath: "inset(0 0 0 0)", opacity: 1 },
      { clipPath: "inset(60% 0 0 0)", opacity: 1, offset: 0.6 },
      { clipPath: "inset(60% 0 0 0)", opacity: 0 },
    ],
    620,
  ],
  alga: () => [[{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0 0 0 0)" }], 260],
  overgrown: () => [
    [
      { clipPath: "inset(100% 0 0 0)", opacity: 1 },
      { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.7 },
      { clipPath: "inset(0 0 0 0)", opacity: 0 },
    ],
    360,
  ],
};

const LINES = {
  wind: "M4 17h76c15 0 15-14 4-14M0 30h112c18 0 18 18 4 18M18 43h48c11 0 11 12 2 12",
  waves: "M2 18q14-14 28 0t28 0 28 0 28 0M14 36q14-14 28 0t28 0 28 0M2 54q14-14 28 0t28 0 28 0",
};

/** A card crosses the rows that it strikes, from the left, one a little after the other. */
function cross(layer, { rows, what }, cells, shape) {
  globalThis.rkMotion?.play("storm");
  if (isStill() || !shape.space) return;
  rows.forEach((row, index) => {
    const cell = cells.at(row, 1);
    if (!cell) return;
    const band = made(layer, "div", { class: "rk-band" });
    for (const side of ["top", "height"]) band.style[side] = cell.style[side];
    band.innerHTML = `<svg viewBox="-4 -2 136 64" focusable="false"><path d="${LINES[what]}"/><path d="${LINES[what]}"/></svg>`;
    const front = band.firstElementChild, width = band.clientWidth, own = front.getBoundingClientRect().width / (front.currentCSSZoom ?? 1);
    const frames = [{ transform: `translateX(${-own}px)` }, { transform: `translateX(${width}px)` }];
    const timing = { id: MARK, duration: 900, delay: index * 90, fill: "both", easing: "cubic-bezier(0.4, 0, 0.7, 1)" };
    const done = () => band.remove();
    front.animate(frames, timing).finished.then(done, done);
  });
}

/** Pointer, touch and keyboard: all three tell the kernel the same. */
function listen(grid, cells, model, signal) {
  let pointed = false;
  const cellOf = (event) => event.target.closest?.(".rk-space");
  const tell = (kind, cell) =>
    model.send({ kind, row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
  grid.addEventListener("pointerdown", () => (pointed = true));
  grid.addEventListener("click", (event) => {
    pointed = false;
    const cell = cellOf(event);
    if (cell) tell("pick", cell);
  });
  grid.addEventListener("focusin", (event) => {
    const cell = cellOf(event);
    if (!cell) return;
    cells.current = cell;
    cells.rove();
    if (!pointed) tell("focus", cell); // a pointer picks, which says more
    pointed = false;
  });
  let over = null;
  grid.addEventListener("pointerover", (event) => {
    const cell = cellOf(event);
    if (event.pointerType !== "mouse" || !cell || cell === over) return;
    over = cell;
    if (model.get("hovering")) tell("hover", cell);
  });
  grid.addEventListener("pointerleave", () => (over = null));
  const pressed = (event) => {
    const cell = grid.contains(event.target) && cellOf(event);
    if (!cell || event.altKey || event.metaKey) return;
    const next = cells.reached(event, cell);
    const letter = event.key.length === 1 && event.key !== " ";
    if (next) next.focus();
    else if (event.key === "Enter" || event.key === " ") event.repeat || tell("pick", cell);
    else if (event.key === "Escape") (cell.blur(), model.send({ kind: "escape" }));
    else if (!letter || event.ctrlKey) return;
    if (!letter) event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A notebook has commands on these keys, such as "d d" for deleting a cell, and takes them on
  // their way down through the document: the window comes before.
  window.addEventListener("keydown", pressed, { capture: true, signal });
}

function render({ model, el }) {
  el.classList.add("rk-board");
  const grid = made(el, "div", { role: "grid" });
  const sea = made(el, "div", { class: "rk-board-sea", "aria-hidden": "true" });
  const motion = made(el, "div", { class: "rk-board-motion", "aria-hidden": "true" });
  const cells = new Cells(grid);
  const shape = () => model.get("shape");
  const lay = () => {
    if (shape().density) laid(shape(), cells, el, [sea, motion]);
    tamed(el, shape());
  };
  const report = reporter(el, model);
  const update = () => (cells.show(model.get("scene")), lay());
  const dwell = () => swim(sea, model.get("swimmers"), model.get("sprites"));
  const heard = (message) => {
    if (message.kind === "focus") cells.at(message.row, message.column)?.focus();
    else if (message.kind === "move") move(motion, message, cells, shape());
    else if (message.kind === "cross") cross(motion, message, cells, shape());
  };
  update();
  dwell();
  const added = new MutationObserver(lay);
  const resized = new ResizeObserver(() => {
    const box = el.closest(".rk-board-box");
    if (box) added.observe(box, { childList: true, subtree: true });
    lay();
    report();
  });
  resized.observe(el);
  const ended = new AbortController();
  watchDensity(report, ended.signal);
  window.addEventListener("resize", report, { signal: ended.signal }); // which may zoom the page
  listen(grid, cells, model, ended.signal);
  model.on("change:scene", update);
  model.on("change:shape", lay);
  model.on("change:swimmers", dwell);
  model.on("msg:custom", heard);
  return () => {
    resized.disconnect();
    added.disconnect();
    ended.abort();
    model.off("change:scene", update);
    model.off("change:shape", lay);
    model.off("change:swimmers", dwell);
    model.off("msg:custom", heard);
  };
}

export default { render };
