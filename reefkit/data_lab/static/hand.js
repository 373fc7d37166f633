// The reader's hand in an explorer: chips that are dragged onto places or figures, rectangles that
// are drawn over points, points that are pressed; the size of figures, their pictures, and the clipboard.
const STEADY = 6; // pixels that a hand may shake without dragging
const HOLD = 250; // milliseconds after which a finger that rests on a chip lifts it: before, it scrolls

function render({ model, el }) {
  el.hidden = true;
  const key = model.get("explorer");
  const leave = new AbortController();
  const { signal } = leave;
  const send = (act, values) => model.send({ act, values });
  const mine = (node) => node?.closest?.(`.${key}`);
  let swallow = false;

  // ------------------------------------------------------------------------------- figures
  // The kernel draws a figure as large as its place: told again where that has changed.
  const told = new Map();
  const measure = () => {
    for (const figure of document.querySelectorAll(`.${key} .rk-explore-figure:first-child`)) {
      const graph = Number(figure.dataset.graph), { clientWidth: wide, clientHeight: high } = figure;
      const drawn = told.get(graph) ?? figure.firstElementChild.viewBox.baseVal;
      const near = (now, then) => Math.abs(now - then) <= 0.03 * then;
      if (!wide || !high || (near(wide, drawn.width) && near(high, drawn.height))) continue;
      told.set(graph, { width: wide, height: high });
      send("data-size", { graph, wide, high });
    }
  };
  const resized = new ResizeObserver(measure);
  const arrival = new MutationObserver(() => {
    for (const figure of document.querySelectorAll(`.${key} .rk-explore-figure:first-child`)) resized.observe(figure);
  });
  arrival.observe(document.body, { childList: true, subtree: true });

  const figureAt = (node) => {
    const element = node?.closest?.(".rk-explore-figure");
    const plot = mine(element) && element.querySelector(".rk-explore-plot");
    if (!plot) return null;
    const { graph, panel } = element.dataset;
    return { graph: Number(graph), panel: Number(panel), element, box: plot.getBoundingClientRect() };
  };
  const share = ({ box }, event) => [(event.clientX - box.left) / box.width,
    1 - (event.clientY - box.top) / box.height];

  // ------------------------------------------------------------------------------- dragging a chip
  const zone = (x, y) => {
    const under = document.elementFromPoint(x, y);
    const slot = under?.closest?.("[data-slot]");
    if (slot && mine(slot)) return { slot, place: slot.dataset.slot, graph: slot.dataset.graph };
    const at = figureAt(under);
    if (!at) return null;
    const { box, graph } = at;
    const place = y > box.bottom - box.height * 0.12 ? "x" : x < box.left + box.width * 0.12 ? "y" : "colour";
    const named = document.querySelector(`.${key} [data-slot="${place}"][data-graph="${graph}"]`);
    return { slot: named, place, graph: String(graph) };
  };
  const dragChip = (chip, start) => {
    let ghost = null, target = null;
    const touch = start.pointerType === "touch";
    const lift = (event) => {
      ghost = Object.assign(document.createElement("div"), { className: "rk-explore-ghost", ariaHidden: "true" });
      mine(chip).append(ghost);
      mine(chip).classList.add("rk-explore-dragging");
      move(event);
    };
    const move = (event) => {
      target?.slot?.classList.remove("rk-explore-target");
      target = zone(event.clientX, event.clientY);
      if (target?.graph !== chip.dataset.graph) target = null; // another graph, another table
      target?.slot?.classList.add("rk-explore-target");
      const name = chip.querySelector("span").textContent;
      ghost.textContent = target?.slot ? `${name} → ${target.slot.dataset.name}` : name;
      const zoom = ghost.currentCSSZoom ?? 1;
      ghost.style.left = `${(event.clientX + 12) / zoom}px`;
      ghost.style.top = `${(event.clientY + (touch ? -48 : 12)) / zoom}px`;
    };
    const resting = touch ? setTimeout(() => lift(start), HOLD) : 0;
    const over = (event) => {
      if (event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (ghost) move(event);
      else if (far >= STEADY && touch) end({ pointerId: start.pointerId, type: "pointercancel" });
      else if (far >= STEADY) lift(event);
    };
    const end = (event) => {
      if (event.pointerId !== start.pointerId) return;
      done.abort();
      clearTimeout(resting);
      target?.slot?.classList.remove("rk-explore-target");
      mine(chip)?.classList.remove("rk-explore-dragging");
      if (!ghost) return;
      ghost.remove();
      swallow = true;
      setTimeout(() => (swallow = false), 0);
      if (target && event.type === "pointerup")
        send("data-put", { graph: Number(target.graph), place: target.place, column: chip.dataset.column });
    };
    const done = new AbortController();
    const options = { signal: AbortSignal.any([done.signal, signal]) };
    addEventListener("pointermove", over, options);
    addEventListener("pointerup", end, options);
    addEventListener("pointercancel", end, options);
    // A chip that was lifted is carried, and the page beneath it stays.
    addEventListener("touchmove", (event) => ghost && event.preventDefault(), { ...options, passive: false });
    addEventListener("contextmenu", (event) => event.preventDefault(), options);
    addEventListener("keydown", (event) => {
      if (event.key === "Escape") end({ pointerId: start.pointerId, type: "pointercancel" });
    }, options);
  };

  // ------------------------------------------------------------------- a rectangle, or a press
  const drawBox = (at, start) => {
    const from = share(at, start);
    let box = null, to = from;
    const keep = (event) => [Math.min(at.box.right, Math.max(at.box.left, event.clientX)),
      Math.min(at.box.bottom, Math.max(at.box.top, event.clientY))];
    const over = (event) => {
      if (event.pointerId !== start.pointerId) return;
      const [x, y] = keep(event);
      if (!box && Math.hypot(x - start.clientX, y - start.clientY) < STEADY) return;
      if (!box) {
        box = Object.assign(document.createElement("div"), { className: "rk-explore-rectangle" });
        mine(at.element).append(box);
      }
      event.preventDefault();
      to = share(at, { clientX: x, clientY: y });
      const zoom = box.currentCSSZoom ?? 1;
      Object.assign(box.style, {
        left: `${Math.min(x, start.clientX) / zoom}px`, top: `${Math.min(y, start.clientY) / zoom}px`,
        width: `${Math.abs(x - start.clientX) / zoom}px`, height: `${Math.abs(y - start.clientY) / zoom}px` });
    };
    const end = (event) => {
      if (event.pointerId !== start.pointerId) return;
      done.abort();
      box?.remove();
      if (event.type !== "pointerup") return;
      const { graph, panel } = at;
      if (box) return send("data-draw", { graph, panel, x0: from[0], y0: from[1], x1: to[0], y1: to[1] });
      const [x, y] = from;
      if (x < -0.02 || x > 1.02 || y < -0.02 || y > 1.02) return;
      send("data-press", { graph, panel, x, y, wide: at.box.width, high: at.box.height });
    };
    const done = new AbortController();
    const options = { signal: AbortSignal.any([done.signal, signal]) };
    addEventListener("pointermove", over, { ...options, passive: false });
    addEventListener("pointerup", end, options);
    addEventListener("pointercancel", end, options);
  };

  addEventListener("pointerdown", (event) => {
    if (event.button || !event.isPrimary || !mine(event.target)) return;
    const chip = event.target.closest("[data-chip]");
    if (chip) return dragChip(chip, event);
    const at = figureAt(event.target);
    if (at) drawBox(at, event);
  }, { signal, capture: true });
  // What was dragged was not pressed.
  addEventListener("click", (event) => {
    if (!swallow || !mine(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
  }, { signal, capture: true });

  // -------------------------------------------------------------------------- what the kernel asks
  const heading = (order, width, host) => {
    const svg = draw(host, "svg", { width, height: 10 });
    let y = 22;
    const line = (text, size, weight = 400) => {
      const made = draw(svg, "text", { x: 12, y, "font-size": size, "font-weight": weight, fill: "#10303d",
        "font-family": "Atkinson Hyperlegible Next, sans-serif" }, "");
      let row = "";
      for (const word of text.split(" ")) {
        made.textContent = row ? `${row} ${word}` : word;
        if (row && made.getComputedTextLength() > width - 24) {
          made.textContent = row;
          y += size * 1.3;
          return line(text.slice(row.length + 1), size, weight);
        }
        row = made.textContent;
      }
      y += size * 1.35;
    };
    if (order.title) line(order.title, 16, 700);
    let x = 12;
    for (const each of order.legend) {
      const text = draw(svg, "text", { x: x + 16, y, "font-size": 13, fill: "#10303d",
        "font-family": "Atkinson Hyperlegible Next, sans-serif" }, each.name);
      const long = text.getComputedTextLength() + 34;
      if (x > 12 && x + long > width) {
        x = 12;
        y += 18;
        text.setAttribute("x", x + 16);
        text.setAttribute("y", y);
      }
      draw(svg, "path", { d: each.path, transform: `translate(${x + 6} ${y - 4})`, fill: each.colour });
      x += long;
    }
    if (order.legend.length) y += 18;
    if (order.credit) line(order.credit, 11);
    svg.setAttribute("height", y);
    svg.style.height = `${y}px`;
    return svg;
  };
  const picture = async (order) => {
    const figures = [...document.querySelectorAll(`.${order.box} .rk-explore-svg`)];
    if (!figures.length) return;
    const host = document.createElement("div");
    host.style.cssText = "position:absolute;left:0;top:0;visibility:hidden;pointer-events:none";
    mine(figures[0]).append(host);
    const head = heading(order, figures[0].clientWidth, host);
    head.style.visibility = "visible";
    try {
      await savePicture([head, ...figures].map((main) => ({ main })), order.kind, order.name, order.label);
    } finally {
      host.remove();
    }
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch { // a page of plain http has no clipboard; the text stands there, selected
      const area = document.querySelector(`.${key} .rk-explore-python textarea`);
      area?.select();
      document.execCommand?.("copy");
    }
  };
  const heard = (order) => {
    if (order?.do === "picture") picture(order);
    if (order?.do === "copy") copy(order.text);
  };
  model.on("msg:custom", heard);
  return () => {
    resized.disconnect();
    arrival.disconnect();
    leave.abort();
    model.off("msg:custom", heard);
  };
}

export default { render };
