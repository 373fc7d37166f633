// What lies under the knobs: grid, axes, names, bars, lines. It is drawn anew at every change.
function ground(layer, scene, at, values) {
  layer.replaceChildren();
  times(layer, scene, at); // under the names, which begin at its first line on a phone
  if (at.isRange) rows(layer, scene, at);
  else levels(layer, scene, at);
  if (at.isRange) scene.rows.forEach((row, index) => bar(layer, scene, at, values, row, index));
  else curve(layer, scene, at, values), struck(layer, at);
  strip(layer, scene, at);
}

function times(layer, scene, at) {
  for (let time = 0; time <= scene.rounds; time += 1) {
    const x = at.x(time);
    made(layer, "path", { class: "rk-draw-grid", d: `M${x},${at.top}V${at.bottom}` });
    made(layer, "text", { class: "rk-draw-tick", x, y: at.bottom + 18 }, scene.figures[time]);
  }
  const middle = (at.x(0) + at.x(scene.rounds)) / 2;
  made(layer, "text", { class: "rk-draw-axis", x: middle, y: at.bottom + 37 }, scene.time);
}

function levels(layer, scene, at) {
  const [from, to] = [at.left, at.width - at.right];
  for (const [level, figure] of scene.levels) {
    const y = at.y(level);
    made(layer, "path", { class: "rk-draw-grid", d: `M${from},${y}H${to}` });
    made(layer, "text", { class: "rk-draw-level", x: from - 8, y: y + 4.5 }, figure);
  }
  const middle = (at.top + at.bottom) / 2;
  const turn = `translate(15 ${middle}) rotate(-90)`;
  made(layer, "text", { class: "rk-draw-axis", transform: turn }, scene.measure);
}

function rows(layer, scene, at) {
  scene.rows.forEach((row, index) => {
    const y = at.top + index * at.row;
    const chosen = row.key === scene.current;
    made(layer, "rect", {
      class: `rk-draw-row${chosen ? " rk-draw-row-now" : ""}`, "data-row": row.key,
      x: 0, y, width: at.width, height: at.row,
    });
    const line = at.narrow ? y + 14 : y + at.row / 2;
    const side = at.narrow ? 16 : 24;
    if (row.art) {
      const look = side < 20 ? "rk-token rk-token-tiny rk-token-bare" : "rk-token rk-token-tiny";
      made(layer, "use", { class: look, href: `#rk-org-${row.art}`, width: side, height: side,
        x: 4, y: line - side / 2 });
    }
    made(layer, "text", {
      class: `rk-draw-name${row.kind === "mark" ? " rk-draw-name-mark" : ""}`,
      x: row.art ? side + 12 : 8, y: line + 4.5 }, row.name);
  });
}

function bar(layer, scene, at, values, row, index) {
  const y = at.middle(index);
  const of = (kind) => scene.knobs.find((each) => each.row === row.key && each.kind === kind);
  if (row.kind === "mark") {
    const value = values(of("mark")).value;
    if (value !== null) {
      const x = at.x(value) - 4 * (scene.rows.length - 1 - index) / scene.rows.length;
      made(layer, "path", { class: "rk-draw-event", d: `M${x},${at.top}V${at.bottom}` });
    }
    return;
  }
  const [first, last] = row.given ?? [values(of("first")).value, values(of("last")).value];
  const rests = row.given ? [] : [of("first").rest, of("last").rest];
  const from = at.x(first ?? rests[0]), to = at.x(last ?? rests[1]);
  if (first === null || last === null) {
    made(layer, "path", { class: "rk-draw-guess", d: `M${from},${y}H${to}` });
    return;
  }
  const stays = row.stays?.length ? row.stays.map((stay) => stay.map((time) => at.x(time))) : [[from, to]];
  for (const [x, end] of stays)
    made(layer, "rect", { class: "rk-draw-bar", fill: row.fill, x, y: y - 6, width: Math.max(end - x, 4), height: 12, rx: 2 });
  if (row.note) made(layer, "text", { class: "rk-draw-note", x: to + 14, y: y + 4.5 }, row.note);
}

function curve(layer, scene, at, values) {
  const points = scene.knobs.map((knob) => ({ ...values(knob), time: knob.time }));
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    const sure = a.value !== null && b.value !== null;
    const d = `M${at.x(a.time)},${at.y(a.shown)}L${at.x(b.time)},${at.y(b.shown)}`;
    made(layer, "path", { class: sure ? "rk-draw-line" : "rk-draw-guess", d });
  }
}

function struck(layer, at) {
  for (const { x, name, end, line } of at.struck) {
    made(layer, "path", { class: "rk-draw-event", d: `M${at.x(x)},${at.top}V${at.bottom}` });
    made(layer, "text", { class: "rk-draw-struck", x: end, y: 12 + line * LINE }, name);
  }
}

function strip(layer, scene, at) {
  if (!scene.ticks.length) return;
  made(layer, "text", { class: "rk-draw-axis rk-draw-strip", x: at.left, y: at.strip + 14 }, scene.ticksName);
  for (const tick of scene.ticks)
    if (tick.on) {
      const x = at.x(tick.time);
      made(layer, "path", { class: "rk-draw-event", d: `M${x},${at.top}V${at.bottom}` });
    }
}
