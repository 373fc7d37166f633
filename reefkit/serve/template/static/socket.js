// The connection between a page and its kernel: a web socket, or requests where a network lets none through.
(() => {
  "use strict";
  if (!AbortSignal.timeout) throw new Error("this browser is too old for the labs");
  const OPENS = 8000, PATIENCE = 30000, AGAIN = 1000, TRIES = 3, LARGEST_POST = 48 * 1024;
  const CLOSED_WITHOUT_A_WORD = 1006, GOOD_FOR = 600000, KEY = "rk-no-sockets";
  const Socket = window.WebSocket;
  const xsrf = () => /(?:^|; )xsrf-reefkit=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  // What was found of the network, in this tab and for some minutes: a laptop goes from one to another.
  let noted = 0;
  try { noted = Number(sessionStorage.getItem(KEY)); } catch { /* nothing is kept */ }
  const blocked = () => Date.now() - noted < GOOD_FOR;
  function note(found) {
    noted = found ? Date.now() : 0;
    try { found ? sessionStorage.setItem(KEY, noted) : sessionStorage.removeItem(KEY); } catch { /* as above */ }
  }

  // Opens a socket; false where the network lets none through. One refused at once may be a server's bad moment.
  async function opened(url, protocols, keep, given_up = () => false) {
    const began = Date.now();
    if (await opens(url, protocols, keep)) return true;
    if (Date.now() - began > OPENS / 2) return false;
    await pause(AGAIN);
    return !given_up() && opens(url, protocols, keep);
  }
  function opens(url, protocols, keep = () => {}) {
    return new Promise((found) => {
      const socket = new Socket(url, protocols);
      socket.binaryType = "arraybuffer";
      keep(socket);
      const late = setTimeout(() => { found(false); socket.close(); }, OPENS);
      const end = (good) => { clearTimeout(late); found(good); };
      socket.addEventListener("open", () => end(true));
      for (const name of ["error", "close"]) socket.addEventListener(name, () => end(false));
    });
  }

  const posted = (url, body) =>
    fetch(url, { method: "POST", headers: { "X-XSRFToken": xsrf() }, body, signal: AbortSignal.timeout(PATIENCE) });

  class KernelSocket extends EventTarget {
    onopen = null; onclose = null; onerror = null;
    readyState = 0; protocol = ""; binaryType = "arraybuffer";
    #socket = null; // none where requests take its place
    #ending = new AbortController();
    #out = []; #posting = false; #posts = 0; #line = "";

    constructor(url, protocols = []) {
      super();
      this.url = new URL(url, location.href).href;
      this.#open([protocols].flat());
    }

    async #open(protocols) {
      const known = blocked(), ended = () => this.readyState > 1;
      if (!known && await opened(this.url, protocols, (socket) => { this.#socket = socket; }, ended)) return this.#joins();
      if (ended()) return;
      this.#socket = null;
      try {
        const answer = await posted(this.#at({ number: 0 }));
        if (!answer.ok) return this.#ends();
        this.#line = await answer.text();
      } catch { return this.#ends(); }
      if (ended()) return;
      if (!known) note(true);
      this.#opens(protocols[0]);
      this.#poll();
    }

    #joins() {
      if (this.readyState > 1) return;
      const socket = this.#socket;
      socket.addEventListener("message", ({ data }) => this.#hears(data));
      socket.addEventListener("close", ({ code, reason }) => this.#ends(code, reason));
      if (socket.readyState > 1) return this.#ends();
      this.#opens(socket.protocol);
    }

    #opens(protocol) {
      this.readyState = 1;
      this.protocol = protocol;
      this.#tell(new Event("open"));
    }
    #ends(code = CLOSED_WITHOUT_A_WORD, reason = "") {
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.#ending.abort();
      this.#tell(new CloseEvent("close", { code, reason }));
    }
    #hears(data) { this.dispatchEvent(new MessageEvent("message", { data })); } // who extends this reads it
    #tell(event) {
      this.dispatchEvent(event);
      this[`on${event.type}`]?.(event);
    }

    #at(query) {
      const url = new URL(this.url.replace(/^ws/, "http").replace("/channels?", "/messages?"));
      for (const [name, value] of Object.entries({ line: this.#line, ...query })) url.searchParams.set(name, value);
      return url;
    }

    // What a request brings; nothing where it was the last. One that fails on its way is sent again.
    async #ask(send) {
      for (let tries = 0; tries < TRIES && this.readyState === 1; tries++) {
        if (tries) await pause(AGAIN);
        try {
          const answer = await send();
          if (answer.ok) return await answer.arrayBuffer();
          if (answer.status < 500) return void this.#ends(answer.status === 410 ? Number(await answer.text()) : undefined);
        } catch { /* once more */ }
      }
      this.#ends();
    }

    async #poll() {
      const signal = () => AbortSignal.any?.([this.#ending.signal, AbortSignal.timeout(PATIENCE)]) ?? this.#ending.signal;
      for (let after = 0; this.readyState === 1;) {
        const found = await this.#ask(() => fetch(this.#at({ after }), { cache: "no-store", signal: signal() }));
        if (!found) return;
        const view = new DataView(found);
        for (let at = 0; at < found.byteLength && this.readyState === 1; after++) {
          const end = at + 4 + view.getUint32(at, true);
          this.#hears(found.slice(at + 4, end));
          at = end;
        }
      }
    }

    // One after the other, so that messages arrive in order; what gathers meanwhile goes together.
    async #post() {
      if (this.#posting) return;
      this.#posting = true;
      while (this.#out.length && this.readyState === 1) {
        const all = new Blob(this.#out.splice(0));
        for (let at = 0; at < all.size && this.readyState === 1; at += LARGEST_POST) {
          const url = this.#at({ number: ++this.#posts }), body = all.slice(at, at + LARGEST_POST);
          await this.#ask(() => posted(url, body));
        }
      }
      this.#posting = false;
    }

    send(data) {
      if (this.#socket) return this.#socket.send(data);
      const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, bytes.byteLength, true);
      this.#out.push(length.buffer, bytes.slice(0));
      this.#post();
    }

    close(code, reason) {
      if (this.#socket) this.#socket.close(code, reason);
      this.#ends(code, reason);
    }
  }

  // What of the network's ways leads to the labs: "sockets", "requests", or "none".
  async function way(base) {
    const at = `${base}api/kernels/00000000-0000-0000-0000-000000000000/`;
    const works = await opened(new URL(`${at}channels`, location.href).href.replace(/^http/, "ws"));
    if (works) return note(false), "sockets";
    const answer = await posted(`${at}messages`, new Blob(["here"])).catch(() => null);
    if (answer?.ok) return note(true), "requests";
    return answer ? "none" : "away";
  }

  globalThis.rkNetwork = { KernelSocket, way, xsrf };
})();
