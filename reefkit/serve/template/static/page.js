// What stands round a lesson: the loading state until it can be used, and a word when it was lost.
(() => {
  "use strict";
  const { KernelSocket, xsrf } = globalThis.rkNetwork;
  const SLOW = 30000, LOST = 1000;
  const element = (id) => document.getElementById(id);
  let finished = false, ready = false, leaving = false;

  // The script of all panels: each finds it under this name, and asks its kernel where it is not there.
  const { panel, panelAt } = document.currentScript.dataset;
  const panels = import(panelAt).then((module) => module.default);
  panels.catch(() => {});
  globalThis.rkScripts = { [panel]: panels };

  // Voila brings an older JupyterLab than the widgets were built with, and they say so for each module
  // that they share. Our lock has the versions that work together: a console shows what is news.
  const warn = console.warn.bind(console), versions = /^(Unsatisfied|No satisfying) version .*of shared /s;
  console.warn = (...said) => versions.test(said[0]) || warn(...said);

  // Voila calls these by name, from its own templates or once its theme is there.
  window.update_loading_text = () => {};
  window.display_cells = window.voila_finish = () => look();
  // The page is complete; Voila's scripts wait for what is loaded with it.
  document.addEventListener("DOMContentLoaded", () => {
    finished = window.cellLoaded = true;
    look();
    if (!kernel()) return open_anew(); // its server ended in the middle of it
    if (!xsrf()) show("cookies"); // without them the server does not know whose kernel it is
  });
  addEventListener("error", ({ target }) => { if (!ready && target.nodeName === "SCRIPT") open_anew(); }, true);

  const waiting = () => document.querySelector('script[type="application/vnd.voila.cell-output+json"]');

  // Which kernel is the page's stands before its cells; Voila and we look for it at the body.
  function meet() {
    const told = element("rk-kernel");
    if (told) Object.assign(document.body.dataset, told.dataset);
    told?.remove();
  }

  function look() {
    document.querySelector(".rk-no-script")?.remove(); // now: a slow kernel holds up the rest of the page
    meet();
    if (ready || !element("rk-loading")) return;
    const isLab = document.body.dataset.lab === "yes";
    const shown = isLab
      ? document.querySelector('[data-ready="yes"]')
      : finished && window.themeLoaded && !waiting();
    if (shown) return enter();
    // ipywidgets waits some seconds for a widget's state; a slow network takes longer.
    const first = document.querySelector("#rendered_cells .jupyter-widgets");
    if (first?.textContent === "Error displaying widget: model not found") {
      watcher.disconnect();
      return open_anew();
    }
    // The lab's cell failed: nothing will come.
    if (isLab && finished && !waiting() && !document.querySelector(".jupyter-widgets")) {
      tell();
      look_soon(0);
    }
  }

  function enter() {
    ready = true;
    watcher.disconnect();
    element("rk-loading").remove();
    element("rendered_cells").removeAttribute("aria-busy");
    if (document.querySelector(".rk-top")) find_main();
    document.documentElement.dataset.rkOpen = "yes";
    press_tab();
    note_tab();
    const current = { subtree: true, attributes: true, attributeFilter: ["aria-current"] };
    new MutationObserver(note_tab).observe(element("rendered_cells"), current);
    give_back();
  }

  // The head of a lesson or a desk is not in its main part, which is drawn after it.
  function find_main() {
    const content = document.querySelector(".rk-page > :is(.rk-areas, .rk-desk)");
    if (!content) return requestAnimationFrame(find_main);
    element("rendered_cells").removeAttribute("role");
    content.setAttribute("role", "main");
  }

  function tell() { element("rk-slow").hidden = false; }

  const watcher = new MutationObserver(look);
  watcher.observe(document.documentElement, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["data-ready"],
  });
  setTimeout(() => { if (!ready && element("rk-slow")) tell(); }, SLOW);

  // -- how large it is shown ---------------------------------------------------------------------
  // Pages are laid out for a school laptop; a larger window shows all of them larger.
  const LAPTOP = { width: 1366, height: 620, head: 152 };
  function fill() {
    const larger = Math.min(innerWidth / LAPTOP.width, innerHeight / LAPTOP.height);
    const zoom = Math.max(1, larger);
    // A window that is still higher has so many times a laptop's height for what stands under the head.
    const higher = (innerHeight / zoom - LAPTOP.head) / (LAPTOP.height - LAPTOP.head);
    const { style } = document.documentElement;
    style.setProperty("--rk-zoom", zoom.toFixed(3));
    style.setProperty("--rk-window", Math.min(1.6, Math.max(1, higher)).toFixed(3));
  }
  addEventListener("resize", fill);
  fill();

  // bqplot measures a figure on the screen, and draws it in the pixels of its page.
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    const { x, y, width, height } = measure.call(this);
    const zoom = this.matches(".bqplot.figure") ? this.currentCSSZoom ?? 1 : 1;
    return new DOMRect(x, y, width / zoom, height / zoom);
  };

  // anywidget gives each widget two seconds to begin, and leaves it dead for good: a slow tablet takes longer.
  const soon = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => soon.call(AbortSignal, milliseconds < PATIENCE ? STALE : milliseconds);

  // -- when the lab is lost ---------------------------------------------------------------------
  // A page whose kernel has gone, or that has no network, looks alive and answers nothing. So it
  // asks the server as soon as something is odd, connects again by itself where it can, opens anew
  // by itself where another server answers, and says what it finds where it cannot.
  const SILENT = 8000, STALE = 60000, AGAIN = 3000, PATIENCE = 6000;
  const base = () => document.body.dataset.baseUrl.replace(/voila\/$/, "");
  const kernel = () => document.body?.dataset.kernelId;
  const sockets = new Set();
  let opened = 0, refused = false, asked = 0, heard = 0, timer = 0, due = 0, state = "well", looking = null;

  // The kernel of a page that has ended will not answer again; of one that goes on, it will.
  const CANNOT = ["blocked", "cookies"], ENDED = ["lost", "ended", ...CANNOT];
  const is_over = () => [...ENDED, "waiting", "moving"].includes(state);

  function show(now) {
    state = now;
    const box = element("rk-lost")?.firstElementChild;
    if (!box) return;
    box.hidden = now === "well" || leaving;
    document.documentElement.dataset.rkLab = now;
    const ended = ENDED.includes(now);
    // Behind an open dialog nothing can be pressed.
    if (ended) for (const each of document.querySelectorAll("dialog[open]")) each.close();
    for (const text of box.querySelectorAll("p")) text.hidden = text.dataset.for !== now;
    const again = CANNOT.includes(now);
    box.querySelector("[data-rk-reload]").hidden = !again;
    box.querySelector("[data-rk-continue]").hidden = !ended || again;
    // A proxy opens a connection before it knows that nobody is behind it, so Jupyter's tries would
    // follow each other without a pause.
    if (ended) manager()?.then((its) => its.kernel.dispose()).catch(() => {});
  }

  // What the server says of the kernel: its state; null where it has none for us any more; nothing
  // where the server does not answer.
  async function ask() {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(`${base()}api/kernels/${kernel()}`, { cache: "no-store", signal });
      if (answer.ok) return await answer.json();
      return answer.status < 500 ? null : undefined;
    } catch { return undefined; }
  }

  function look_after(pause) {
    clearTimeout(timer);
    due = Date.now() + pause;
    timer = setTimeout(look_after_it, pause);
  }

  // Connections that end one after the other do not put it off.
  function look_soon(pause) {
    if (!timer || Date.now() + pause < due) look_after(pause);
  }

  // One at a time, however many things are odd at once.
  function look_after_it() {
    timer = 0;
    if (leaving || !kernel() || is_over()) return;
    looking ??= judge().finally(() => { looking = null; });
  }

  async function judge() {
    const found = await ask();
    if (leaving || is_over()) return;
    if (found === null) return open_anew();
    if (!found) {
      show("away");
      return look_after(AGAIN);
    }
    // Jupyter's next try would speak an older protocol, which the server does not take.
    if (!opened && refused) return open_anew({ most: 1, otherwise: "blocked" });
    // A page that is slow to open is not hurried: what is on its way would be dropped.
    if (!opened) {
      show("well");
      return look_after(AGAIN);
    }
    // A server notices a page that fell silent before the page itself does.
    if (sockets.size && found.connections) {
      show("well");
      return look_after(unanswered() ? SILENT : STALE);
    }
    connect();
    look_after(AGAIN);
  }

  const unanswered = () => asked > heard && Date.now() - asked >= SILENT;
  const manager = () => window.jupyterapp?.widgetManagerPromise.promise;

  // Jupyter's own tries come late and end; its promise fails when the next one is ours again.
  function connect() {
    manager()?.then((its) => its.kernel.reconnect()).catch(() => {});
  }

  // What was said while nobody listened is lost: take all states anew, and have boards drawn again.
  async function catch_up() {
    const its = await manager();
    await its._loadFromKernel();
    for (const model of its._modelsSync.values())
      if (/Canvas/.test(model.name)) model.send({ event: "client_ready" }, {});
    show("well");
  }

  const LONGEST = 2000, PUT_OUT = 1008, STARTS_ANEW = 1012, MOMENT = 100;
  const decoder = new TextDecoder();
  function state_in({ data }) {
    if ((data.byteLength ?? data.length ?? LONGEST) >= LONGEST) return "";
    return /"execution_state":\s*"(\w+)"/.exec(typeof data === "string" ? data : decoder.decode(data))?.[1] ?? "";
  }

  window.WebSocket = class extends KernelSocket {
    #reader = null;
    #held = [];
    #moment = 0;
    constructor(...given) {
      super(...given);
      const gone = ({ code }) => {
        if (code === PUT_OUT && !is_over()) return show("ended");
        sockets.delete(this);
        refused ||= !opened;
        if (code === STARTS_ANEW) return open_anew({ told: true });
        look_soon(LOST);
      };
      // A proxy opens a connection before it knows whether somebody is behind it: who speaks is there.
      this.addEventListener("message", () => {
        sockets.add(this);
        if (is_over()) return;
        if (opened++) catch_up().catch(() => look_after(0));
        look_after(STALE);
      }, { once: true });
      this.addEventListener("close", gone);
      this.addEventListener("message", (event) => {
        heard = Date.now();
        const said = state_in(event);
        this.#hold(event, said);
        if (said === "dead") open_anew();
      });
    }
    // What a press changes comes as many messages. A browser that draws between them is late with
    // the last, and takes the kernel its processor: they are read when the kernel has dealt with
    // the press, or after a moment.
    #hold(event, said) {
      this.#held.push(event);
      if (said === "busy") this.#moment ||= setTimeout(() => this.#read(), MOMENT);
      if (said === "idle" || !this.#moment) this.#read();
    }
    #read() {
      clearTimeout(this.#moment);
      this.#moment = 0;
      for (const event of this.#held.splice(0)) this.#reader?.call(this, event);
    }
    get onmessage() { return this.#reader; }
    set onmessage(reader) { this.#reader = reader; }
    send(data) {
      if (asked <= heard) {
        asked = Date.now();
        setTimeout(() => { if (unanswered()) look_after_it(); }, SILENT);
      }
      super.send(data);
    }
  };

  // The page opens anew at the place where the student was, as soon as a server takes pages.
  async function go_on() {
    keep_typed();
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`${base()}health/ready`, { cache: "no-store", signal }).catch(() => null);
    if (answer && answer.status < 500) return location.reload();
    if (state !== "moving") show("waiting");
    setTimeout(go_on, AGAIN);
  }

  // By itself, and not all pages of a server in one moment; but a page that is lost again and again
  // is left to its reader. One that is told to move is not lost, however many servers are restarted,
  // and the server tells a few at a time.
  const SPREAD = 2000, OFTEN = 3, RECENT = 60000;
  function open_anew({ told = false, most = OFTEN, otherwise = "lost" } = {}) {
    if (leaving || is_over()) return;
    const times = stored("rk-opened", []).filter((each) => Date.now() - each < RECENT);
    if (!told && (times.length >= most || !store("rk-opened", [...times, Date.now()]))) return show(otherwise);
    show("moving");
    manager()?.then((its) => its.kernel.dispose()).catch(() => {});
    setTimeout(go_on, told ? 0 : Math.random() * SPREAD);
  }

  // What was typed and is not with the kernel yet, in this tab alone and for no longer than it takes.
  const FIELDS = "#rendered_cells :is(textarea, input:not([type]), input[type=text], input[type=search], input[type=number])";
  const field = (each) => JSON.stringify([each.name, { ...each.dataset }, { ...each.form?.dataset }]);
  function keep_typed() {
    const all = [...document.querySelectorAll(FIELDS)];
    const typed = all.filter((each) => each.value !== each.defaultValue);
    const focus = all.includes(document.activeElement) ? field(document.activeElement) : "";
    store("rk-typed", { at: Date.now(), focus, typed: typed.map((each) => [field(each), each.value]) });
  }
  function give_back() {
    const { at = 0, focus, typed = [] } = stored("rk-typed", {});
    store("rk-typed", {});
    const left = new Map(Date.now() - at < RECENT ? typed : []);
    const until = Date.now() + RECENT / 4;
    (function put() {
      for (const each of document.querySelectorAll(FIELDS)) {
        const text = left.get(field(each));
        if (text === undefined) continue;
        left.delete(field(each));
        if (field(each) === focus) each.focus();
        if (each.value !== each.defaultValue || each.value === text) continue;
        each.value = text;
        for (const name of ["input", "change"]) each.dispatchEvent(new Event(name, { bubbles: true }));
      }
      if (left.size && Date.now() < until) setTimeout(put, 250);
    })();
  }

  // A browser may keep nothing: then the reader presses.
  function store(name, value) {
    try { sessionStorage.setItem(name, JSON.stringify(value)); return true; } catch { return false; }
  }
  function stored(name, otherwise) {
    try { return JSON.parse(sessionStorage.getItem(name)) ?? otherwise; } catch { return otherwise; }
  }

  // Voila ends the kernel before it is known whether the page is left, and on some tablets never.
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), true);
  addEventListener("pagehide", () => {
    leaving = true;
    if (!kernel()) return;
    const form = new FormData();
    form.append("_xsrf", xsrf());
    navigator.sendBeacon(`${base()}voila/api/shutdown/${kernel()}`, form);
  });
  // A browser that shows the page as it was left: nobody is there to answer.
  addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });
  for (const name of ["online", "offline"]) addEventListener(name, look_after_it);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look_after_it(); });
  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-rk-reload]")) location.reload();
    if (target.closest?.("[data-rk-continue]") && ENDED.includes(state)) go_on();
  });

  // A move that arrives when its phase is long over would be another one. So whoever presses while
  // nobody hears it is shown why nothing happens; what is typed or ticked is sent later.
  const MOVES = "button, [role=gridcell], [data-act]:not(form, input, select, textarea)";
  function hold(event) {
    if (state === "well" || !event.target.closest?.("#rendered_cells")) return;
    if (event.type !== "submit" && !event.target.closest(MOVES)) return;
    if (event.type === "keydown" && ![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const box = element("rk-lost").firstElementChild;
    if (ENDED.includes(state)) box.querySelector("button:not([hidden])").focus();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    box.animate([{ scale: 1 }, { scale: 1.04 }, { scale: 1 }], 250);
  }
  for (const name of ["click", "keydown", "submit"]) addEventListener(name, hold, true);

  // The address names the place on the page, so that a reload comes back to it. Another part of the
  // lesson is read from its top.
  function address({ query }) {
    const part = (search) => new URLSearchParams(search).get("part");
    if (part(query) !== part(location.search))
      document.querySelector(".rk-page")?.scrollIntoView({ block: "start", behavior: "instant" });
    history.replaceState(history.state, "", `${location.pathname}${query ? `?${query}` : ""}`);
  }

  // Back leads to the tab before, and a reload to the tab that was open.
  let going = "";
  function press_tab() {
    const key = history.state?.tab ?? "", there = document.querySelector(`.rk-header [data-key="${CSS.escape(key)}"]`);
    if (!there || there.ariaCurrent) return;
    going = key;
    there.click();
  }
  function note_tab() {
    const key = document.querySelector(".rk-header [aria-current=page]")?.dataset.key;
    if (!key || (going && going !== key)) return;
    going = "";
    const known = history.state?.tab;
    if (key !== known) history[known ? "pushState" : "replaceState"]({ ...history.state, tab: key }, "");
  }
  addEventListener("popstate", press_tab);

  // Leave this computer, sign out of the desk, or go on to that of another class: only the server
  // can take its cookie back, or give another.
  function leave(action, more = {}) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    const fields = { _xsrf: xsrf(), to: location.pathname, ...more };
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    document.body.append(form);
    form.submit();
  }
  // The lab speaks another language than the server wrote the page in: what stands round it follows,
  // and the server is told for the next page.
  function speak({ lang, keep, texts }) {
    document.documentElement.lang = lang;
    for (const each of document.querySelectorAll("[data-said]"))
      if (texts[each.dataset.said]) each.textContent = texts[each.dataset.said];
    const year = 365 * 24 * 3600, secure = location.protocol === "https:" ? "; secure" : "";
    if (keep) document.cookie = `reefkit-language=${keep}; path=${base()}; max-age=${year}; samesite=lax${secure}`;
  }
  // Past the head of a lesson, to what to do now, or else to the heading.
  addEventListener("click", (event) => {
    if (event.target.matches?.(".rk-skip")) dispatchEvent(new CustomEvent("rk-skip", { detail: event }));
  });
  addEventListener("rk-page", ({ detail }) => {
    if (detail.do === "language") speak(detail);
    if (detail.do === "title") document.title = detail.title;
    if (detail.do === "address") address(detail);
    if (detail.do === "leave") leave(document.body.dataset.baseUrl.replace(/voila\/$/, "leave/"));
    if (detail.do === "sign-out") leave(`${location.pathname}sign-out/`);
    if (detail.do === "class") leave(`${location.pathname}class/`, { class: detail.id });
  });
})();
