// Points that a reader places in a figure: dragged, or moved with the arrow keys.
function handleAt(figure, panel, handle, value) {
  const at = scales(figure, panel);
  return handle.axis === "y" ? [at.x(handle.x), at.y(value)] : [at.x(value), at.y(handle.y)];
}

function render({ model, el }) {
  el.hidden = true;
  const moving = new Map(); // values that a finger holds: the kernel's come later
  const made = new Map();
  const listening = new AbortController();
  const handles = () => model.get("handles");
  const find = (key) => handles().find((one) => one.key === key);

  function tell(handle, value) {
    const steps = Math.round((value - handle.min) / handle.step);
    const next = Math.min(handle.max, Math.max(handle.min, handle.min + steps * handle.step));
    const before = moving.get(handle.key) ?? handle.value;
    if (Math.abs(next - before) < handle.step / 2) return;
    moving.set(handle.key, next);
    show();
    model.send({ place: [handle.key, next] });
  }

  function make(figure, handle) {
    const knob = document.createElement("div");
    knob.className = "rk-plot-handle";
    knob.tabIndex = 0;
    knob.setAttribute("role", "slider");
    knob.setAttribute("data-lm-suppress-shortcuts", "true");
    knob.setAttribute("aria-orientation", handle.axis === "y" ? "vertical" : "horizontal");
    const { signal } = listening;
    const key = handle.key;
    knob.addEventListener("pointerdown", (event) => {
      knob.setPointerCapture(event.pointerId);
      knob.focus();
      event.preventDefault();
    }, { signal });
    knob.addEventListener("pointermove", (event) => {
      const current = figureOf(figure.element), now = find(key), panel = model.get("panel");
      if (!knob.hasPointerCapture(event.pointerId) || !current || !now) return;
      const box = current.plot.getBoundingClientRect();
      const [from, to] = now.axis === "y" ? panel.ys : panel.xs;
      const share = now.axis === "y" ? (box.bottom - event.clientY) / box.height
        : (event.clientX - box.left) / box.width;
      tell(now, from + share * (to - from));
    }, { signal });
    knob.addEventListener("keydown", (event) => {
      const now = find(key);
      const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };
      const value = moving.get(key) ?? now?.value;
      const next = event.key === "Home" ? now.min : event.key === "End" ? now.max
        : event.key in by ? value + by[event.key] * now.step : null;
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      tell(now, next);
    }, { signal });
    figure.element.style.position = "relative";
    return figure.element.appendChild(knob);
  }

  function show() {
    const panel = model.get("panel");
    for (const [key, knob] of made)
      if (!find(key)) {
        knob.remove();
        made.delete(key);
      }
    for (const element of document.getElementsByClassName(panel.chart)) {
      const figure = figureOf(element);
      if (!figure) continue;
      figure.group.querySelectorAll(":scope > .rk-plot-guess").forEach((old) => old.remove());
      for (const handle of handles()) {
        const value = moving.get(handle.key) ?? handle.value;
        let knob = made.get(handle.key);
        if (!knob?.isConnected) made.set(handle.key, (knob = make(figure, handle)));
        const [x, y] = handleAt(figure, panel, handle, value);
        Object.assign(knob.style, { left: `${figure.left + x}px`, top: `${figure.top + y}px` });
        for (const [name, told] of Object.entries({ label: handle.label, valuemin: handle.min,
          valuemax: handle.max, valuenow: value }))
          knob.setAttribute(`aria-${name}`, told);
        if (handle.from) {
          const at = scales(figure, panel);
          draw(figure.group, "path", { class: "rk-plot-guess",
            d: `M${at.x(handle.from[0])},${at.y(handle.from[1])}L${x},${y}` });
        }
      }
    }
  }

  const settle = () => {
    moving.clear();
    show();
  };
  const stop = watchFigures(() => [model.get("panel").chart], show);
  model.on("change:handles", settle);
  model.on("change:panel", show);
  show();
  return () => {
    stop();
    listening.abort();
    for (const knob of made.values()) knob.remove();
    model.off("change:handles", settle);
    model.off("change:panel", show);
  };
}

export default { render };
