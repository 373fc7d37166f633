// Steps through a chart: left and right from value to value, up and down from line to line; Home and End
// lead to the first and the last value. Each is said, ringed, and heard by a reader who wants tones; Enter
// or a button with data-hear has a whole line heard. A chart has its steps in data-steps: for each line
// its name and, for each value, its words, its place in the drawing, and its height from 0 to 1.
const PLAYING = 190;
const stepped = new WeakMap();
let stepSaid = "", playing = 0;

function stepTo(chart, line, at, how) {
  const lines = JSON.parse(chart.dataset.steps), [name, points] = lines[line];
  const [text, x, y, height] = points[at], isNew = lines.length > 1 && stepped.get(chart)?.[0] !== line;
  stepped.set(chart, [line, at]);
  unring(chart);
  if (y !== null) {
    const ring = draw(chart, "g", { class: "rk-reader-at", "aria-hidden": "true" });
    const anchor = 3 * at < points.length ? "start" : 3 * (at + 1) > 2 * points.length ? "end" : "middle";
    draw(ring, "circle", { cx: x, cy: y, r: 8 });
    draw(ring, "text", { x, y: parseFloat(y) < 28 ? parseFloat(y) + 26 : parseFloat(y) - 14, "text-anchor": anchor }, text);
  }
  if (height !== null && (how === "play" || kept("tones") === "on"))
    tone(height, points.length > 1 ? at / (points.length - 1) : 0.5);
  if (how === "play") return;
  // Who steps fast hears the last place, not all that were passed.
  unsaid.polite = unsaid.polite.filter((each) => each !== stepSaid);
  say((stepSaid = isNew && name ? `${name}. ${text}` : text));
}

function unring(chart) {
  for (const ring of chart.querySelectorAll(":scope > .rk-reader-at")) ring.remove();
}

function playLine(chart) {
  clearTimeout(playing);
  const [line] = stepped.get(chart) ?? [0], { length } = JSON.parse(chart.dataset.steps)[line]?.[1] ?? [];
  const go = (at) => {
    if (!chart.isConnected || at >= length) return;
    stepTo(chart, line, at, "play");
    playing = setTimeout(go, PLAYING, at + 1);
  };
  go(0);
}

function stepByKey(event) {
  const chart = event.target, { key } = event;
  if (!chart.dataset?.steps || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = JSON.parse(chart.dataset.steps), [line, at] = stepped.get(chart) ?? [0, -1];
  const to = { ArrowLeft: [line, at - 1], ArrowRight: [line, at + 1], ArrowUp: [line - 1, at],
    ArrowDown: [line + 1, at], Home: [line, 0], End: [line, Infinity] }[key];
  if (!to && key !== "Enter") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clearTimeout(playing);
  if (!to) return playLine(chart);
  const within = (number, list) => Math.max(0, Math.min(list.length - 1, number));
  const next = within(to[0], lines);
  if (lines.length) stepTo(chart, next, within(to[1], lines[next][1]));
}

function hear(button) {
  const { of } = button.closest(".rk-described-words").dataset;
  const around = of ? document.querySelector(`.${CSS.escape(of)}`) : button.closest(".rk-pictured");
  const chart = [...around.querySelectorAll("[data-steps]")].find((each) => each.checkVisibility());
  if (chart) playLine(chart);
}

// A notebook takes arrow keys on their way down through the document: the window comes before.
addEventListener("keydown", stepByKey, true);
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-hear]");
  if (button) hear(button);
});
addEventListener("focusout", ({ target }) => target.dataset?.steps && unring(target));
