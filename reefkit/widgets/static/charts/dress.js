// The texts and drawings over figures of bqplot, what can be picked in them, and their pictures.
const LINE = 15; // pixels from one line of text to the next
const REACH = 22; // half a target: how far from a thing a touch may land

function place(figure, panel) {
  // Measured only where it is drawn: to measure a page that has just changed lays it out.
  figure.whole = figure.element.getBoundingClientRect().width;
  figure.group.querySelector(":scope > .rk-dress")?.remove();
  const layer = draw(figure.group, "g", { class: "rk-dress" });
  const at = scales(figure, panel);
  const there = (value, of) => value === null ? null : Math.round(10 * of(value)) / 10;
  const steps = panel.steps.map(([name, points]) => [name, points.map(([words, x, y, height]) =>
    [words, there(x, (value) => figure.left + at.x(value)), there(y, (value) => figure.top + at.y(value)), height])]);
  figure.main.dataset.steps = JSON.stringify(steps);
  figure.main.tabIndex = 0;
  figure.main.setAttribute("role", "application");
  figure.main.setAttribute("aria-label", panel.label);
  for (const other of figure.element.children)
    if (other !== figure.main) other.setAttribute("aria-hidden", "true");
  names(layer, figure, panel, at);
  coming(layer, figure, panel, at);
  bands(layer, panel, at);
  for (const note of panel.notes || []) noted(layer, figure, at, note);
  ends(layer, figure, panel, at);
  title(layer, figure, panel, events(layer, figure, panel, at));
}

// The first panel's title stands above it, and above what is named there; the others' beside them, on
// as many lines as they must.
function title(layer, figure, panel, named) {
  const x = 12 - figure.left, room = figure.left - 50;
  const y = panel.first ? Math.min(19 - figure.top, named - 18) : 18 - figure.top;
  const text = draw(layer, "text", { class: "rk-chart-title", x, y }, panel.title);
  if (panel.first || text.getComputedTextLength() <= room) return;
  const [first, ...words] = panel.title.split(" ");
  text.textContent = "";
  let line = draw(text, "tspan", { x }, first);
  for (const word of words) {
    const shorter = line.textContent;
    line.textContent += ` ${word}`;
    if (line.getComputedTextLength() <= room) continue;
    line.textContent = shorter;
    line = draw(text, "tspan", { x, dy: 18 }, word);
  }
  if ([...text.children].some((each) => each.getComputedTextLength() > room + 18)) text.style.fontSize = "13px";
}

function names(layer, figure, panel, at) {
  const step = panel.rows?.length > 1 ? at.y(panel.rows[1].y) - at.y(panel.rows[0].y) : LINE;
  const size = Math.min(16, Math.max(10, Math.abs(step) - 1));
  shorten((panel.rows || []).map((row) => {
    const y = at.y(row.y);
    const name = draw(layer, "text", { class: "rk-chart-name", x: -27, y: y + 4.5 }, row.text);
    picture(layer, row, -22, y - size / 2, size);
    return [name, figure.left - 33];
  }));
}

function picture(layer, row, x, y, size) {
  const symbol = `rk-org-${row.icon}`;
  if (row.icon && document.getElementById(symbol))
    draw(layer, "use", { href: `#${symbol}`, x, y, width: size, height: size,
      class: "rk-token rk-token-tiny rk-token-bare" });
  else
    draw(layer, "circle", { class: "rk-chart-dot", cx: x + size / 2, cy: y + size / 2,
      r: size / 3, fill: row.colour || "none" });
}

// Cut texts to their room. All are measured before any is changed, for a page that was changed is
// laid out anew before it can be measured.
function shorten(texts) {
  const fits = texts.map(([text, room]) => {
    const whole = text.textContent;
    if (!(text.getComputedTextLength() > room)) return null;
    const end = parseFloat(getComputedStyle(text).fontSize); // as wide as “…” at most
    let keep = whole.length - 1;
    while (keep > 2 && text.getSubStringLength(0, keep) + end > room) keep--;
    return `${whole.slice(0, keep).trimEnd()}…`;
  });
  texts.forEach(([text], number) => {
    if (fits[number] === null) return;
    const whole = text.textContent;
    text.textContent = fits[number];
    draw(text, "title", {}, whole);
  });
}

function coming(layer, figure, panel, at) {
  if (!panel.coming) return;
  const text = draw(layer, "text", { class: "rk-chart-coming", x: at.x(panel.coming.x),
    y: figure.height - 10 }, panel.coming.text);
  const room = 2 * (figure.width - at.x(panel.coming.x)) + 20;
  if (text.getComputedTextLength() > room) text.remove();
}

// Bands of time are named above themselves: in full, in short, or not at all where there is no room.
function bands(layer, panel, at) {
  for (const band of panel.bands || []) {
    const room = at.x(band.x2) - at.x(band.x) - 4;
    const text = draw(layer, "text", { class: "rk-chart-coming",
      x: (at.x(band.x) + at.x(band.x2)) / 2, y: -5 }, band.text);
    if (text.getComputedTextLength() > room) text.textContent = band.short || "";
    if (text.getComputedTextLength() > room) text.remove();
  }
}

// A note that its gap does not hold is cut at its comma; the rest stands beyond the bar's tip.
function noted(layer, figure, at, note) {
  const text = draw(layer, "text", { class: "rk-chart-note", x: at.x(note.x) + 7,
    y: at.y(note.y) + 4.5, style: `fill:${note.colour}` }, note.text);
  const edge = figure.whole - figure.left - 8, length = text.getComputedTextLength();
  const room = at.x(note.until ?? Infinity) - at.x(note.x) - 10, tip = at.x(note.tip) + 14;
  if (length > room) {
    const [cut, ...rest] = note.text.split(", ");
    text.textContent = cut;
    draw(text, "title", {}, note.text);
    if (note.tip === undefined) return; // what follows the gap has words of its own there
    const back = draw(layer, "text", { class: "rk-chart-note", x: tip, y: at.y(note.y) + 4.5,
      style: `fill:${note.colour}` }, rest.join(", "));
    if (!(tip + back.getComputedTextLength() <= edge)) back.remove();
  } else if (at.x(note.x) + 7 + length > edge) {
    text.setAttribute("x", edge);
    text.classList.add("rk-chart-at-end");
  }
}

// Names at the ends of lines: none over another, the reader's own and the table's first, and a line
// from each that could not stay at the height of its end.
function ends(layer, figure, panel, at) {
  const most = Math.max(1, Math.floor((figure.height + 10) / LINE));
  const [highest, lowest] = [-6, figure.height + (panel.floor ?? 2)];
  const kept = [...(panel.ends || [])].sort((a, b) => a.rank - b.rank).slice(0, most)
    .map((end) => ({ ...end, tip: at.x(end.x), wish: at.y(end.y), half: LINE / 2 })).sort((a, b) => a.wish - b.wish);
  spread(kept, [highest - LINE / 2, lowest + LINE / 2], 0);
  const edge = figure.whole - figure.left - 4;
  const texts = kept.map((end) => draw(layer, "text", {
    class: `rk-chart-end${end.strong ? " rk-chart-strong" : ""}`, y: end.x + 4.5, style: `fill:${end.colour}` }, end.text));
  shorten(texts.map((text) => [text, figure.whole * 0.6]));
  const lengths = texts.map((text) => text.getComputedTextLength());
  // A name with less room begins before its line ends.
  kept.forEach((end, number) => {
    const beside = end.icon ? 20 : 0, { tip } = end;
    const x = Math.min(tip + 12, edge - beside - lengths[number]);
    texts[number].setAttribute("x", x + beside);
    if (Math.abs(end.x - end.wish) > 3 && x > tip + 8)
      draw(layer, "path", { class: "rk-chart-lead", d: `M${tip + 6} ${end.wish}L${x - 2} ${end.x}` });
    if (end.icon) picture(layer, end, x, end.x - 8, 16);
  });
}

// Disasters are named once above, near their lines; where names have no room beside one another,
// those of rounds are listed with the number over their lines, others take turns on two lines.
function events(layer, figure, panel, at) {
  // Where a course begins to differ, the axis of its numbers stands at the left, with the highest on top.
  const from = panel.top.some((event) => event.fork) ? 4 : 6 - figure.left;
  const edge = [from, figure.whole - figure.left - 4];
  const labels = panel.top.map((event) => {
    const kind = event.fork ? "rk-chart-event rk-chart-fork" : "rk-chart-event";
    return { ...event, label: draw(layer, "text", { class: kind }, event.text), wish: at.x(event.x) };
  }).sort((a, b) => a.wish - b.wish);
  const fit = (room) => {
    shorten(labels.map(({ label }) => [label, room]));
    for (const one of labels) one.half = one.label.getComputedTextLength() / 2;
  };
  fit(edge[1] - edge[0]);
  spread(labels, edge);
  const above = panel.bands?.length ? 1 : 0;
  let lines = [labels];
  if (!labels.every((one) => Math.abs(one.x - one.wish) <= one.half + 8)) {
    if (labels.every((one) => one.round)) {
      for (const { label, round, wish } of labels) {
        label.textContent = `${round} ${label.querySelector("title")?.textContent ?? label.textContent}`;
        draw(layer, "text", { class: "rk-chart-event-at", x: wish, y: -4 - above * LINE }, round);
      }
      fit(edge[1] - edge[0]);
      lines = [[], ...inLines(labels, edge)];
    } else {
      fit(figure.whole * 0.6);
      lines = [0, 1].map((line) => labels.filter((_, number) => number % 2 === line));
      for (const line of lines) spread(line, edge);
    }
  }
  lines.forEach((line, number) => {
    for (const one of line) {
      one.label.setAttribute("x", one.x);
      one.label.setAttribute("y", -5 - (number + above) * LINE);
    }
  });
  return -5 - (lines.length - 1 + above) * LINE;
}

// One after another from the left, in lines from the lowest up: the first names are on the top line.
function inLines(labels, [from, to]) {
  const lines = [];
  let x = Infinity;
  for (const one of labels) {
    if (x + 2 * one.half > to) {
      lines.unshift([]);
      x = from;
    }
    lines[0].push(one);
    one.x = x + one.half;
    x += 2 * one.half + 12;
  }
  return lines;
}

// Neighbours that touch become a group, which stands where its members wish on average.
function spread(labels, [from, to], gap = 10) {
  const groups = [];
  const inside = (group) => Math.max(from + group.wide / 2, Math.min(group.wish, to - group.wide / 2));
  for (const label of labels) {
    groups.push({ members: [label], wide: 2 * label.half, wish: label.wish });
    for (let last; (last = groups.at(-1)) && groups.length > 1;) {
      const before = groups.at(-2);
      if (inside(before) + before.wide / 2 + gap <= inside(last) - last.wide / 2) break;
      groups.splice(-2, 2, { members: [...before.members, ...last.members],
        wide: before.wide + gap + last.wide,
        wish: (before.wish * before.members.length + last.wish * last.members.length) /
          (before.members.length + last.members.length) });
    }
  }
  for (const group of groups) {
    let x = inside(group) - group.wide / 2;
    for (const label of group.members) {
      label.x = x + label.half;
      x += 2 * label.half + gap;
    }
  }
}

function nearest(figure, panel, event) {
  const box = figure.plot.getBoundingClientRect();
  const at = scales(figure, panel);
  const zoom = figure.element.currentCSSZoom ?? 1;
  const x = (event.clientX - box.left) / zoom, y = (event.clientY - box.top) / zoom;
  let best = null, least = Infinity;
  for (const pick of panel.picks) {
    const from = at.x(pick.x), to = at.x(pick.x2 ?? pick.x);
    const across = x < from ? from - x : x > to ? x - to : 0;
    const far = pick.y === null ? across : Math.hypot(across, y - at.y(pick.y));
    const inside = pick.y !== null || (y > -4 && y < figure.height + 4);
    // a point comes before the bar that it ends, and both before a line over the whole height
    const cost = far + (pick.y === null ? 6 : pick.x2 === undefined ? 0 : 5);
    if (inside && far < REACH && cost < least) [best, least] = [pick, cost];
  }
  return best;
}

function render({ model, el }) {
  el.classList.add("rk-chart-dress");
  el.hidden = true;
  const panels = () => model.get("panels");
  const each = (then) => {
    for (const panel of panels())
      for (const element of document.getElementsByClassName(panel.chart)) {
        const figure = figureOf(element);
        if (figure) then(figure, panel);
      }
  };
  const listening = new AbortController();
  const heard = new WeakSet();
  const dress = () => each((figure, panel) => {
    place(figure, panel);
    if (heard.has(figure.element)) return;
    heard.add(figure.element);
    const found = (event) => {
      const now = panels().find((one) => one.chart === panel.chart);
      const current = figureOf(figure.element);
      return now && current ? nearest(current, now, event) : null;
    };
    const { signal } = listening;
    figure.element.addEventListener("click", (event) => {
      const pick = found(event);
      if (pick) model.send({ pick: [panel.chart, pick.key] });
    }, { signal });
    figure.element.addEventListener("pointermove", (event) => {
      figure.element.style.cursor = found(event) ? "pointer" : "";
    }, { signal });
  });
  const stop = watchFigures(() => panels().map((panel) => panel.chart), dress);
  model.on("change:panels", dress);
  const save = (order) => {
    if (order?.do !== "picture") return;
    const figures = [];
    each((figure) => figures.some((one) => one.element === figure.element) || figures.push(figure));
    savePicture(figures, order.kind, order.name, order.label);
  };
  model.on("msg:custom", save);
  dress();
  return () => {
    stop();
    listening.abort();
    model.off("change:panels", dress);
    model.off("msg:custom", save);
  };
}

export default { render };
