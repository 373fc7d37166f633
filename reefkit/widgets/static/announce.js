// What the page says to a screen reader. It stands in one place, which a page of our server has from its
// first byte. What comes close together is said in order and once, and what to do now is said last.
const PAUSE = 200, LONGEST_PAUSE = 1000;
const REGIONS = { polite: "rk-voice", assertive: "rk-voice-now" };
const unsaid = { polite: [], assertive: [], now: "", since: 0, timer: 0 };

function regionOf(live) {
  const known = document.getElementById(REGIONS[live]);
  if (known) return known;
  const made = Object.assign(document.createElement("p"), { id: REGIONS[live], className: "rk-unseen" });
  made.setAttribute("aria-live", live);
  document.body.append(made);
  return made;
}

function say(text, live = "polite") {
  if (!text) return;
  const list = unsaid[live];
  if (!list.includes(text)) list.push(text);
  sayLater();
}

// A reader may want to hear less: what happens to others is left out, or all but what to do.
function announce({ said, now }) {
  const wanted = kept("voice") ?? "all";
  for (const [text, mine] of said) if (wanted === "all" || (wanted === "mine" && mine)) say(text);
  if (!now) return;
  unsaid.now = now;
  sayLater();
}

function sayLater() {
  const time = performance.now();
  unsaid.since ||= time;
  clearTimeout(unsaid.timer);
  unsaid.timer = setTimeout(sayAll, Math.min(PAUSE, Math.max(0, unsaid.since + LONGEST_PAUSE - time)));
}

function sayAll() {
  const texts = { assertive: unsaid.assertive, polite: [...unsaid.polite, unsaid.now] };
  Object.assign(unsaid, { polite: [], assertive: [], now: "", since: 0 });
  for (const [live, list] of Object.entries(texts)) {
    const text = list.filter(Boolean).join(" "), region = regionOf(live);
    // The same words once more are a change, or nobody would hear them.
    if (text) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }
}

// What has data-voice is said when its words change; with data-voice="comes" also when it appears.
// With data-voice-at="assertive" it cannot wait.
const words = new WeakMap();
function wordsOf(element) {
  const copy = element.cloneNode(true);
  for (const each of copy.querySelectorAll("[aria-hidden='true'],svg,button:not(.rk-term),select")) each.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}
// What cannot be pressed says why: by its reason, the number that it would change, or its own text.
function sayWhyNot(control) {
  const number = control.closest("[role=group]")?.querySelector("[data-voice]");
  say(control.title || wordsOf(number ?? control));
}

function sayWhatChanged(root, isFirst) {
  for (const each of root.querySelectorAll("[data-voice]")) {
    const text = wordsOf(each), before = words.get(each);
    words.set(each, text);
    const comes = before === undefined && each.dataset.voice === "comes" && !isFirst;
    if (comes || (before !== undefined && before !== text)) say(text, each.dataset.voiceAt);
  }
}
