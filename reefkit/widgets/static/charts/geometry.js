// Where things stand in a figure of bqplot: read from what it drew, for it tells nobody.
const SVG = "http://www.w3.org/2000/svg";

function figureOf(element) {
  const main = element.querySelector(":scope > svg.svg-figure");
  const back = element.querySelector(":scope > svg.svg-background");
  const plot = back?.querySelector("rect.plotarea_background");
  const group = main?.querySelector(":scope > g");
  if (!plot || !group || !group.getAttribute("transform")) return null;
  const [left, top] = group.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const width = Number(plot.getAttribute("width"));
  const height = Number(plot.getAttribute("height"));
  if (!(width > 0 && height > 0)) return null;
  return { element, main, back, plot, group, left, top, width, height };
}

function scales(figure, panel) {
  const [x0, x1] = panel.xs, [y0, y1] = panel.ys;
  return {
    x: (value) => ((value - x0) / (x1 - x0)) * figure.width,
    y: (value) => (1 - (value - y0) / (y1 - y0)) * figure.height,
  };
}

function draw(parent, name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return parent.appendChild(made);
}

// Calls `then` whenever one of the named figures appears or is laid out anew.
function watchFigures(names, then) {
  const seen = new Map();
  let due = 0;
  const soon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(then);
  };
  const layout = new MutationObserver(soon);
  const look = () => {
    for (const name of names())
      for (const element of document.getElementsByClassName(name)) {
        const figure = figureOf(element);
        if (!figure || seen.get(element) === figure.plot) continue;
        seen.set(element, figure.plot);
        layout.observe(figure.plot, { attributes: true });
        layout.observe(figure.group, { attributes: true, attributeFilter: ["transform"] });
        soon();
      }
  };
  const arrival = new MutationObserver(look);
  arrival.observe(document.body, { childList: true, subtree: true,
    attributes: true, attributeFilter: ["transform"] });
  look();
  return () => {
    cancelAnimationFrame(due);
    arrival.disconnect();
    layout.disconnect();
  };
}
