// What an act costs, seen from within the page: when it began, what crossed the wire, and when the
// last frame that it changed was shown.
(() => {
  const acts = (window.reefkitActs = []);
  const calls = (window.reefkitCalls = { waiting: new Set() });
  const painted = new MessageChannel();
  let act = null; // the act that is under way
  let asked = 0;

  const changed = () => {
    if (!act || asked > 1) return; // the frame to come is asked for
    asked += 1;
    const of = acts.indexOf(act);
    requestAnimationFrame(() => painted.port2.postMessage(of)); // told when that frame is painted
  };
  painted.port1.onmessage = ({ data }) => {
    asked -= 1;
    acts[data].shown = performance.now();
  };
  // Drawing may come a little after the answer; what the kernel sends after it is another matter.
  const end = (one, frames) => {
    if (act !== one) return;
    if (frames === 0 && asked === 0) act = null;
    else requestAnimationFrame(() => end(one, Math.max(0, frames - 1)));
  };
  window.reefkitOver = () => act === null;

  const begin = (event) => {
    const control = event.target?.closest?.("[data-act], [role=gridcell]");
    if (!control || !event.isTrusted || control.getAttribute("aria-disabled") === "true") return;
    if (event.type === "click" && control.nodeName === "INPUT") return;
    act = {
      kind: control.dataset.act ?? "touch",
      phase: document.querySelector(".rk-step-now")?.dataset.key.split("-")[1] ?? "",
      began: event.timeStamp,
      sent: [],
      received: [],
      answered: 0,
      shown: 0,
    };
    acts.push(act);
  };
  for (const name of ["click", "input"]) window.addEventListener(name, begin, true);

  // What glides is left aside: it moves on after the board has been redrawn.
  const glides = (node) => node.closest?.(".rk-board-motion, .rk-board-sea, .rk-aloft");
  new MutationObserver((found) => {
    if (found.some(({ target }) => !glides(target))) changed();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const name of ["drawImage", "fillRect", "clearRect", "fillText"]) {
    const real = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...given) {
      changed();
      return real.apply(this, given);
    };
  }

  // How smooth what moves is: milliseconds between frames while a motion runs.
  const between = (window.reefkitFrames = []);
  const moving = new Set();
  let last = 0, watched = false;
  const frame = (now) => {
    if (last) between.push(now - last);
    watched = moving.size > 0;
    last = watched ? now : 0;
    if (watched) requestAnimationFrame(frame);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (animation.id === "rk-motion") {
      moving.add(animation);
      for (const end of ["finish", "cancel"]) animation.addEventListener(end, () => animation.playState === "running" || moving.delete(animation));
      if (!watched) requestAnimationFrame(frame);
      watched = true;
    }
    return animation;
  };

  const Real = window.WebSocket;
  const decoder = new TextDecoder("latin1");
  const size = (data) => (typeof data === "string" ? data.length : data.byteLength);
  const text = (data) => (typeof data === "string" ? data : decoder.decode(data));
  const ids = (frame) => [...frame.matchAll(/"msg_id": ?"([^"]+)"/g)].map((found) => found[1]);
  const kind = (frame) => /"msg_type": ?"([^"]+)"/.exec(frame)?.[1] ?? "other";
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const frame = text(data);
        if (act && act.answered === 0) act.received.push([kind(frame), size(data)]);
        else if (/"msg_type": ?"comm_/.test(frame)) act = null; // the kernel's own: a bot plays
        if (!/"execution_state": ?"idle"/.test(frame)) return;
        const known = ids(frame).filter((id) => calls.waiting.delete(id)).length > 0;
        if (!known || !act || calls.waiting.size > 0) return;
        act.answered = performance.now();
        end(act, 3);
      });
    }
    send(data) {
      const frame = text(data);
      if (act) act.sent.push([kind(frame), size(data)]);
      if (/"msg_type": ?"comm_/.test(frame)) calls.waiting.add(ids(frame)[0]);
      super.send(data);
    }
  };
})();
