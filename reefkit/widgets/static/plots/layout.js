// Where everything of a plot stands, for the width there is. All measures are CSS pixels.
const SVG = "http://www.w3.org/2000/svg";
const finger = matchMedia("(pointer: coarse)");

function made(parent, name, attributes, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
}

// Room for the names of rows: as much as the longest takes, of a third of the plot at most.
const LETTER = 6.9;
function named(scene, width) {
  const wide = scene.rows.map((row) => row.name.length * LETTER + (row.art ? 42 : 20));
  return Math.round(Math.max(158, Math.min(Math.max(...wide), width * 0.32)));
}

// With more rows than this, or with marks below the curve, a plot is made lower: a low window shows it whole.
const MANY = 8;
function laidOut(scene, width) {
  const isRange = scene.kind === "range";
  const narrow = width < 440;
  const row = narrow ? 56 : finger.matches ? 44 : scene.rows.length > MANY ? 26 : 30;
  const left = !isRange ? 58 : narrow ? 22 : named(scene, width);
  const right = isRange && scene.notes && !narrow ? 96 : 26;
  const strip = scene.ticks.length ? 62 : 0;
  const top = isRange ? 8 : scene.struck.length ? 34 : 20;
  // A line of few levels is low: each step is as high as a finger.
  const tall = isRange ? scene.rows.length * row : Math.min(narrow || strip ? 216 : 262, 44 * Math.max(scene.levels.length - 1, 1));
  const from = left + (isRange ? 6 : 10);
  const to = width - right - (isRange ? 6 : 16);
  const most = Math.max(scene.rounds, 1);
  return {
    narrow, row, left, right, top, tall, width, isRange,
    bottom: top + tall,
    height: top + tall + 46 + strip,
    strip: top + tall + 46,
    x: (time) => from + (time / most) * (to - from),
    y: (value) => top + tall * (1 - value / scene.most),
    middle: (index) => top + (index + 0.5) * row + (narrow && isRange ? 10 : 0),
    time: (x) => ((x - from) / (to - from)) * most,
    value: (y) => (1 - (y - top) / tall) * scene.most,
  };
}

/** Where a knob stands. */
function spot(scene, at, knob, value) {
  if (!at.isRange) return [at.x(knob.time), at.y(value)];
  return [at.x(value), at.middle(scene.rows.findIndex((each) => each.key === knob.row))];
}
