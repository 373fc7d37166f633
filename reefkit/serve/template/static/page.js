// What stands round a lesson: the loading state until it can be used, and a word when it was lost.
(() => {
  "use strict";
  const SLOW = 30000, LOST = 4000;
  const element = (id) => document.getElementById(id);
  let finished = false, ready = false, leaving = false;

  // Voila calls these by name.
  window.voila_heartbeat = window.voila_process = window.update_loading_text = () => {};
  window.display_cells = window.voila_finish = () => { finished = window.cellLoaded = true; look(); };

  const waiting = () => document.querySelector('script[type="application/vnd.voila.cell-output+json"]');

  function look() {
    if (ready || !element("rk-loading")) return;
    const isLab = document.body.dataset.lab === "yes";
    const shown = isLab
      ? document.querySelector('[data-ready="yes"]')
      : finished && window.themeLoaded && !waiting();
    if (shown) return enter();
    // The lab's cell failed: nothing will come.
    if (isLab && finished && !waiting() && !document.querySelector(".jupyter-widgets")) tell();
  }

  function enter() {
    ready = true;
    watcher.disconnect();
    element("rk-loading").remove();
    element("rendered_cells").removeAttribute("aria-busy");
    document.documentElement.dataset.rkOpen = "yes";
  }

  function tell() { element("rk-slow").hidden = false; }

  const watcher = new MutationObserver(look);
  watcher.observe(document.documentElement, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["data-ready"],
  });
  setTimeout(() => { if (!ready && element("rk-slow")) tell(); }, SLOW);

  // A page whose kernel has gone looks alive and answers nothing, so the page says it.
  const open = new Set();
  let timer = 0;
  function lost(is) {
    clearTimeout(timer);
    if (element("rk-lost")) element("rk-lost").firstElementChild.hidden = !is || leaving;
  }
  function later() {
    clearTimeout(timer);
    timer = setTimeout(() => { if (!open.size) lost(true); }, LOST);
  }
  const GONE = /"execution_state":\s*"(?:dead|restarting|autorestarting)"/;
  const LONGEST = 2000;
  const decoder = new TextDecoder();
  function heard(event) {
    const data = event.data;
    const size = data.byteLength ?? data.length ?? LONGEST;
    if (size >= LONGEST) return;
    if (GONE.test(typeof data === "string" ? data : decoder.decode(data))) { ended = true; lost(true); }
  }
  let ended = false;
  window.WebSocket = class extends window.WebSocket {
    constructor(...given) {
      super(...given);
      if (!/\/api\/kernels\//.test(this.url)) return;
      this.addEventListener("open", () => { open.add(this); if (!ended) lost(false); });
      this.addEventListener("close", () => { open.delete(this); later(); });
      this.addEventListener("error", later);
      this.addEventListener("message", heard);
    }
  };
  // The address names the place on the page, so that a reload comes back to it.
  function address({ query }) {
    const { pathname, hash } = location;
    history.replaceState(history.state, "", `${pathname}${query ? `?${query}` : ""}${hash}`);
  }

  // Leave this computer, or sign out of the desk: only the server can take its cookie back.
  function leave(action) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    const xsrf = /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie);
    const fields = { _xsrf: xsrf ? xsrf[1] : "", to: location.pathname };
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    document.body.append(form);
    form.submit();
  }
  addEventListener("rk-page", ({ detail }) => {
    if (detail.do === "address") address(detail);
    if (detail.do === "leave") leave(document.body.dataset.baseUrl.replace(/voila\/$/, "leave/"));
    if (detail.do === "sign-out") leave(`${location.pathname}sign-out/`);
  });

  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", (event) => { leaving = false; if (event.persisted) later(); });
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-rk-reload]")) location.reload();
  });
})();
