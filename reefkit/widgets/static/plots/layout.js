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

// How wide a name is, as the sheet writes it.
const pen = document.createElement("canvas").getContext("2d");
function wide(name, weight = 400) {
  pen.font = `${weight} 13px "Atkinson Hyperlegible Next", system-ui, sans-serif`;
  return pen.measureText(name).width;
}

// Room for the longest name of a row.
function named(scene) {
  return Math.ceil(Math.max(158, ...scene.rows.map((row) => wide(row.name) + (row.art ? 44 : 20))));
}

// What struck is named above its line, on the first line of text that has room for the whole name.
const LINE = 15;
function lined(struck, x) {
  const ends = [];
  return struck.map((each) => {
    const length = wide(each.name, 650), end = Math.max(x(each.x) + 2, length + 2);
    let line = ends.findIndex((last) => last + 8 <= end - length);
    if (line < 0) line = ends.length;
    ends[line] = end;
    return { ...each, end, line };
  });
}

// With more rows than this, or with marks below the curve, a plot is made lower: a low window shows it whole.
const MANY = 8;
function laidOut(scene, width) {
  const isRange = scene.kind === "range";
  const narrow = width < 440 || (isRange && named(scene) > width * 0.4);
  const row = narrow ? 56 : finger.matches ? 44 : scene.rows.length > MANY ? 24 : 30;
  const left = !isRange ? 58 : narrow ? 22 : named(scene);
  const right = isRange && scene.notes && !narrow ? 96 : 26;
  const strip = scene.ticks.length ? 62 : 0;
  // A line of few levels is low: each step is as high as a finger.
  const tall = isRange ? scene.rows.length * row : Math.min(narrow || strip ? 216 : 262, 44 * Math.max(scene.levels.length - 1, 1));
  const from = left + (isRange ? 6 : 10);
  const to = width - right - (isRange ? 6 : 16);
  const most = Math.max(scene.rounds, 1);
  const x = (time) => from + (time / most) * (to - from);
  const struck = lined(scene.struck ?? [], x);
  const top = isRange ? 8 : Math.max(20, ...struck.map((each) => 4 + LINE * (each.line + 1)));
  return {
    narrow, row, left, right, top, tall, width, isRange, struck, x,
    bottom: top + tall,
    height: top + tall + 46 + strip,
    strip: top + tall + 46,
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
