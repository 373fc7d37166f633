// A region of a page: the kernel writes its HTML, this keeps it alive in the browser.
const LARGEST_FILE = 8 * 1024 * 1024;
const TYPING_PAUSE = 400;
const SLIDING_PAUSE = 80;

const SIDES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// ------------------------------------------------------------------------------ what a reader does
// Up and down keep to the column that they began in, though the rows between stand half a step aside.
let column = { at: null, x: 0 };
function nearest(from, all, [right, down]) {
  const middle = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { each, x: left + width / 2, y: top + height / 2, half: height / 2 };
  };
  const own = middle(from);
  const x = down && column.at === from ? column.x : own.x;
  const beside = (place) => (place.x - own.x) * right > 1 && Math.abs(place.y - own.y) < own.half;
  const beyond = (place) => (place.y - own.y) * down > own.half;
  const far = (place) =>
    right ? Math.abs(place.x - own.x) : Math.abs(place.y - own.y) * 100 + Math.abs(place.x - x);
  const found = all.map(middle).filter(right ? beside : beyond).sort((a, b) => far(a) - far(b))[0];
  column = { at: found?.each, x };
  return found?.each;
}

function valuesOf(element) {
  const { act, key, live, arrow, unset, settles, ...values } = element.dataset;
  return values;
}

function formValues(form, submitter) {
  const values = valuesOf(form);
  const data = new FormData(form, submitter);
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name).filter((value) => typeof value === "string");
    if (all.length) values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}

function controlValues(control) {
  const values = { ...valuesOf(control), name: control.name };
  if (control.multiple) values.value = [...control.selectedOptions].map((option) => option.value);
  else values.value = control.value;
  if (control.type === "checkbox" || control.type === "radio") values.checked = control.checked;
  return values;
}

function listen(root, model) {
  const send = (act, values, buffers = []) => model.send({ act, values }, undefined, buffers);
  const pending = new Map();

  const later = (control, pause) => {
    clearTimeout(pending.get(control));
    pending.set(control, setTimeout(() => flush(control), pause));
  };
  const flush = (control) => {
    clearTimeout(pending.get(control));
    pending.delete(control);
    send(control.dataset.act, controlValues(control));
  };

  root.addEventListener("click", (event) => {
    const voice = event.target.closest("[data-aloud]");
    if (voice) return readAloud(voice);
    const kept = event.target.closest("[data-picture]");
    if (kept) return keepPicture(kept);
    const element = event.target.closest("[data-act]");
    if (!element || /^(INPUT|SELECT|TEXTAREA|FORM)$/.test(element.nodeName)) return;
    if (element.nodeName === "A") event.preventDefault();
    const off = element.getAttribute("aria-disabled") === "true" && !("tells" in element.dataset);
    if (off || element.disabled) return sayWhyNot(element);
    for (const control of [...pending.keys()]) flush(control);
    send(element.dataset.act, valuesOf(element));
  });
  // A slider that stands for no value yet has one once it was pressed, where it stood too.
  root.addEventListener("pointerup", ({ target }) => {
    if (target.dataset.unset !== undefined && !target.disabled) flush(target);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const { submitter, target } = event;
    if (!target.dataset.act) return;
    if (submitter?.getAttribute("aria-disabled") === "true") return sayWhyNot(submitter);
    send(target.dataset.act, formValues(target, submitter));
  });
  root.addEventListener("change", async (event) => {
    const control = event.target;
    if (!control.dataset.act || control.getAttribute("aria-disabled") === "true") return;
    if (control.dataset.settles !== undefined && control.steps) return pending.set(control, 0);
    if (control.type !== "file") return flush(control);
    for (const file of control.files) { // one after the other, each an act of its own
      const values = { ...valuesOf(control), name: file.name.slice(0, 200) };
      const fits = file.size <= LARGEST_FILE;
      const bytes = fits ? [await file.arrayBuffer()] : [];
      model.send({ act: control.dataset.act, values, size: file.size }, undefined, bytes);
    }
    control.value = ""; // so that the same file can be chosen again
  });
  // A closed list changes with every arrow key. What has data-settles is sent when it is left, or by
  // Enter: not each choice that the keys pass.
  root.addEventListener("keydown", ({ target, key }) => {
    if (target.dataset.settles === undefined) return;
    target.steps = true;
    if (key === "Enter" && pending.has(target)) flush(target);
  });
  root.addEventListener("pointerdown", ({ target }) => (target.steps = false));
  root.addEventListener("focusout", ({ target }) => {
    if (target.dataset.settles !== undefined && pending.has(target)) flush(target);
  });
  root.addEventListener("input", (event) => {
    const control = event.target;
    if (!control.dataset.act || control.getAttribute("aria-disabled") === "true") return;
    if (control.type === "range") control.movedAt = performance.now();
    if (control.nodeName === "TEXTAREA") later(control, TYPING_PAUSE);
    else if ("live" in control.dataset && !pending.has(control)) later(control, SLIDING_PAUSE);
  });
  root.addEventListener("close", (event) => {
    const { closeAct, leaving } = event.target.dataset;
    if (leaving === undefined && closeAct) send(closeAct, {});
  }, true);
  // Within data-hotkeys one key presses the button that names it, but never while text is typed.
  root.addEventListener("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const around = target.closest("[data-hotkeys]");
    if (!around || altKey || ctrlKey || metaKey || target.closest("input,textarea,select")) return;
    if (key === "Enter" && target.closest("button,a,summary")) return; // it presses what has focus
    const wanted = around.querySelector(`[data-hotkey="${CSS.escape(key)}"]`);
    if (!wanted) return;
    event.preventDefault();
    wanted.click();
  });
  // Within data-arrows an arrow key leads to the nearest data-arrow on that side, as on a map.
  root.addEventListener("keydown", (event) => {
    const around = event.target.closest("[data-arrow]")?.closest("[data-arrows]");
    const side = SIDES[event.key];
    if (!around || !side || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    nearest(event.target, [...around.querySelectorAll("[data-arrow]")], side)?.focus();
  });
  // JupyterLab's own keys (d d deletes a cell) are not meant here; those with Ctrl or Cmd are.
  root.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
}

// ------------------------------------------------------------------------------- what a page shows
const within = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

function show(root, html, force = false) {
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  const trail = [];
  for (let node = active; node && node !== root; node = node.parentNode) trail.push(node);
  const next = document.createElement("template");
  next.innerHTML = html;
  const isFirst = !opened.has(root);
  beforeDrawing(root);
  morphChildren(root, next.content, force);
  for (const dialog of root.querySelectorAll("dialog[data-modal]"))
    if (!dialog.open) dialog.showModal();
  sayWhatChanged(root, isFirst);
  if (active && !root.contains(active)) refocus(root, active, trail);
}

// The element that had the focus is gone: go on at the next of its kind, or else, once all regions are
// drawn, at what to do now. Never at *Undo*, which a second press would do, nor at a list.
const UNDOES = /undo/;
const seenIn = (root, what) => [...root.querySelectorAll(what)].find((each) => each.checkVisibility());
function refocus(root, gone, trail) {
  if (root.contains(document.activeElement)) return;
  const near = trail.find((node) => root.contains(node)) || root, { act = "" } = gone.dataset;
  const same = act && !UNDOES.test(act) && seenIn(near, `[data-act="${CSS.escape(act)}"]`);
  if (same) return same.focus({ preventScroll: true });
  const goOn = (times) => { // the regions of another screen come one after the other
    if (times) setTimeout(goOn, 250, times - 1);
    if (document.activeElement !== document.body || toHeading(root.closest(".rk-page"))) return;
    const first = seenIn(near, "button:not(:disabled,[data-act*=undo]),a[href],input,textarea,summary") ?? root;
    first.focus({ preventScroll: true });
  };
  setTimeout(goOn, 0, 8);
}
// What to do now is a heading: of a match, of a question, or else of the page.
const HEADINGS = [".rk-now-sentence", "[data-key=ask-title]", "h1", "h2,h3"];
function toHeading(page) {
  const heading = page && HEADINGS.map((each) => seenIn(page, each)).find((each) => each);
  if (!heading || document.querySelector("dialog[open]")) return false;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

// What has data-in-view is brought into view within its own list or head, and nothing else moves; what
// stands in neither, on the page, once it is drawn there. It stays where a reader scrolls it then.
const brought = new WeakMap();
function bringOntoScreen(each) {
  if (brought.has(each)) return;
  brought.set(each, each);
  new ResizeObserver((_, watch) => {
    if (!each.offsetWidth) return;
    watch.disconnect();
    each.scrollIntoView({ block: "nearest" });
  }).observe(each);
}
function bringIntoView(root) {
  for (const each of root.querySelectorAll("[data-in-view]")) {
    const list = each.closest("ol,ul,.rk-header");
    if (!list) { bringOntoScreen(each); continue; }
    if (brought.get(list) === each) continue;
    const at = each.getBoundingClientRect(), around = list.getBoundingClientRect(), unit = list.currentCSSZoom ?? 1;
    if (!at.width) continue;
    brought.set(list, each);
    const way = (before, after) => Math.floor(Math.min(0, before / unit)) || Math.ceil(Math.max(0, after / unit));
    list.scrollTop += way(at.top - around.top, at.bottom - around.bottom);
    list.scrollLeft += way(at.left - around.left, at.right - around.right);
  }
}

// Nothing moves under a finger. Who leaves a text by pressing a button has the text sent as the press
// begins; were its answer shown at once, the button could be elsewhere before the press ends.
const LONGEST_PRESS = 1000, CLICK_COMES = 100;
const PRESSED = ".rk-panel :is(button, a, summary, [data-act]):not(input, select, textarea)";
const late = new Set();
let pressed = 0;
function release() {
  clearTimeout(pressed);
  pressed = 0;
  const draws = [...late];
  late.clear();
  for (const draw of draws) draw();
}
function hold(event, milliseconds) {
  if (event.type === "pointerdown" ? !event.target.closest?.(PRESSED) : !pressed) return;
  clearTimeout(pressed);
  pressed = setTimeout(release, milliseconds);
}
addEventListener("pointerdown", (event) => hold(event, LONGEST_PRESS), true);
addEventListener("pointerup", (event) => hold(event, CLICK_COMES), true);
for (const end of ["click", "pointercancel"]) addEventListener(end, (event) => hold(event, 0), true);

// A replay goes on by itself: what has data-after="1200" tells its act once, so many milliseconds
// after it appeared, unless new HTML takes it away before. The kernel's answer brings the next.
const waiting = new WeakMap();
function wait(root, model) {
  for (const element of root.querySelectorAll("[data-after][data-act]")) {
    if (waiting.has(element)) continue;
    const { act, after, key, stillAct, ...values } = element.dataset;
    // What runs through a whole match stands still where nothing may move: its steps are pressed.
    const still = stillAct && (reduced.matches || document.documentElement.dataset.rkMotion === "off");
    if (still) {
      waiting.set(element, 0);
      model.send({ act: stillAct, values });
      continue;
    }
    const tell = () => root.contains(element) && model.send({ act, values });
    waiting.set(element, setTimeout(tell, Math.max(100, Number(after))));
  }
}

// A countdown is a number: between two drawings it goes on by itself. It is said at half time, in the
// last minute and ten seconds before the end, not at each tick.
const SAID_AT = [60, 10], SHORTEST = 5;
const momentsOf = (total) =>
  [total / 2, ...SAID_AT].filter((each) => each >= SHORTEST && each < 0.75 * total);
function tellClock({ dataset }, known, left) {
  const ahead = known.moments.filter((each) => left > each);
  if (ahead.length === known.moments.length) return;
  known.moments = ahead;
  if (dataset.clock) say(`${dataset.clock} ${left}`, left <= SAID_AT[1] ? "assertive" : "polite");
}
const deadlines = new WeakMap();
function countDown(root) {
  for (const element of root.querySelectorAll("[data-countdown]")) {
    const told = element.dataset.countdown;
    let known = deadlines.get(element);
    if (known?.told !== told) {
      const total = Number(told), begins = !known || total > known.total;
      known = begins ? { total, moments: momentsOf(total) } : known;
      Object.assign(known, { told, until: performance.now() + 1000 * total });
      deadlines.set(element, known);
    }
    const left = String(Math.max(0, Math.ceil((known.until - performance.now()) / 1000)));
    if (element.textContent !== left) element.textContent = left;
    tellClock(element, known, Number(left));
  }
}

// Where data-hotkeys is "page", its keys are heard wherever on the page the focus is: what is shouted
// at a table is not looked for first. Never while text is typed or a dialog is open.
function pressFromAfar(root, event) {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const page = root.closest(".rk-page");
  const here = target === document.body || page?.contains(target);
  if (!here || altKey || ctrlKey || metaKey || event.repeat || target.closest("[data-hotkeys]")) return;
  const typing = target.closest("input,textarea,select") && key !== "Escape";
  if (typing || document.querySelector("dialog[open]")) return;
  const wanted = root.querySelector(`[data-hotkeys="page"] [data-hotkey="${CSS.escape(key)}"]`);
  if (!wanted?.checkVisibility()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wanted.click();
}

// A notebook's kernel may end while its page is open (Binder and hubs end idle ones): nobody hears what
// is pressed then. A page of our server has a script that says so.
const ENDS = ["dead", "terminating", "restarting", "autorestarting"];
function whenKernelEnds(model, tell) {
  const kernel = globalThis.rkNetwork ? null : model.widget_manager?.kernel;
  const heard = (_, status) => { if (ENDS.includes(status)) tell(); };
  kernel?.statusChanged?.connect(heard);
  kernel?.disposed?.connect(tell);
  return () => {
    kernel?.statusChanged?.disconnect(heard);
    kernel?.disposed?.disconnect(tell);
  };
}

function save({ name, mime }, data) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([data], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function printAlone(element) {
  const sheet = document.createElement("div");
  sheet.className = "rk-page rk-print-sheet";
  sheet.append(element.cloneNode(true));
  document.body.append(sheet);
  document.documentElement.classList.add("rk-print-one");
  addEventListener("afterprint", () => {
    sheet.remove();
    document.documentElement.classList.remove("rk-print-one");
  }, { once: true });
  print();
}

// --------------------------------------------------------------------------------------- the panel
export default {
  initialize({ model }) {
    const heard = (message, buffers) => {
      if (message.do === "save") save(message, buffers[0]);
      if (message.do === "wear") wear(message, buffers || []);
      // What concerns the whole page is its own script's business, where it has one.
      if (/^(address|leave|sign-out|class)$/.test(message.do)) dispatchEvent(new CustomEvent("rk-page", { detail: message }));
    };
    model.on("msg:custom", heard);
    return () => model.off("msg:custom", heard);
  },
  render({ model, el }) {
    const [trouble, root] = ["p", "div"].map((name) => document.createElement(name));
    trouble.className = "rk-trouble";
    root.className = "rk-root";
    root.tabIndex = -1;
    // A notebook's one-letter shortcuts are not for us; Ctrl+S and the like are its own. The window
    // hears a key before the notebook does.
    const spare = (event) => {
      root.toggleAttribute("data-lm-suppress-shortcuts", !event.ctrlKey && !event.metaKey);
    };
    window.addEventListener("keydown", spare, true);
    const press = (event) => pressFromAfar(root, event);
    window.addEventListener("keydown", press, true);
    const ticking = setInterval(() => countDown(root), 250);
    root.toggleAttribute("data-lm-suppress-shortcuts", true);
    el.classList.add("rk-panel");
    el.append(trouble, root);
    const label = model.get("label");
    if (label) {
      root.setAttribute("role", "region");
      root.setAttribute("aria-label", label);
    }
    const drawHtml = () => {
      if (pressed) return late.add(drawHtml);
      show(root, model.get("html"));
      bringIntoView(root);
      offerVoice(root);
      offerMotion(root);
      offerOneSwitch(root);
      wait(root, model);
      countDown(root);
    };
    // The page's language is known to its root, wherever the page stands; what lies round it is its
    // own script's business, where it has one. A region is drawn before it stands on its page.
    let waits = 120;
    const speak = () => {
      const speech = model.get("speech"), page = el.closest(".rk-page");
      if (!speech.lang) return;
      if (!page && waits-- > 0) return requestAnimationFrame(speak);
      if (page) page.lang = speech.lang;
      offerVoice(page ?? root);
      dispatchEvent(new CustomEvent("rk-page", { detail: { do: "language", ...speech } }));
    };
    const entitle = () => {
      const title = model.get("title");
      if (title) dispatchEvent(new CustomEvent("rk-page", { detail: { do: "title", title } }));
    };
    const skip = ({ detail }) => { if (model.get("asks_zone") && toHeading(el.closest(".rk-page"))) detail.preventDefault(); };
    const drawTrouble = () => say((trouble.textContent = model.get("trouble")), "assertive");
    const ended = () => {
      const told = model.get("speech").texts?.["lab-kernel-ended"];
      if (!told || trouble.textContent === told) return;
      trouble.textContent = told;
      say(told, "assertive");
      // A page is taller than its window: who presses further down is led to the sentence.
      el.closest(".rk-page")?.addEventListener("click", ({ target }) => {
        if (target.closest("button, [data-act], [role=grid]")) trouble.scrollIntoView({ block: "center" });
      }, true);
    };
    const unwatch = whenKernelEnds(model, ended);
    const heard = (message) => {
      if (message.do === "announce") announce(message);
      if (message.do === "focus") {
        const found = within(root, message.key), stays = found?.dataset.near !== undefined;
        found?.focus({ preventScroll: stays }); // what stands near is still to be seen
        // What was written for the reader is gone on with at its end.
        if (found?.tagName === "TEXTAREA") found.setSelectionRange(found.value.length, found.value.length);
        if (stays) found.scrollIntoView({ block: "nearest" });
      }
      if (message.do === "heading") toHeading(el.closest(".rk-page"));
      if (message.do === "print" && within(root, message.key)) printAlone(within(root, message.key));
      if (message.do === "keep") show(root, model.get("html"), true);
    };
    dress(model);
    if (model.get("asks_zone")) model.send({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      comma: Intl.NumberFormat().format(0.5).includes(","),
    });
    listen(root, model);
    drawHtml();
    drawTrouble();
    model.on("change:html", drawHtml);
    speak();
    model.on("change:trouble", drawTrouble);
    entitle();
    model.on("change:title", entitle);
    addEventListener("rk-skip", skip);
    model.on("change:speech", speak);
    model.on("msg:custom", heard);
    return () => {
      window.removeEventListener("keydown", spare, true);
      window.removeEventListener("keydown", press, true);
      clearInterval(ticking);
      unwatch();
      late.delete(drawHtml);
      model.off("change:html", drawHtml);
      model.off("change:trouble", drawTrouble);
      model.off("change:title", entitle);
      removeEventListener("rk-skip", skip);
      model.off("change:speech", speak);
      model.off("msg:custom", heard);
    };
  },
};
