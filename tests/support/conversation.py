"""When a page's kernel has answered all that the page has asked of it.

A test must not look before, and need not guess how long that takes: every message to a kernel is
followed by its *idle*, which names the message.
"""

from __future__ import annotations

from playwright.sync_api import Page

PATIENCE = 60_000
"""Milliseconds before a test gives up on an answer: two slow cores that many processes share."""

# Jupyter's binary frames hold the headers as plain JSON; the first id of a frame is its own.
LISTEN = """
(() => {
  const Real = window.WebSocket;
  const calls = (window.reefkitCalls = { waiting: new Set(), answered: 0 });
  const text = (data) => new TextDecoder("latin1").decode(data instanceof ArrayBuffer ? data : data.buffer);
  const ids = (frame) => [...frame.matchAll(/"msg_id": ?"([^"]+)"/g)].map((found) => found[1]);
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string") return;
        const frame = text(data);
        if (!/"execution_state": ?"idle"/.test(frame)) return;
        for (const id of ids(frame)) if (calls.waiting.delete(id)) calls.answered += 1;
      });
    }
    send(data) {
      if (typeof data !== "string") {
        const frame = text(data);
        if (/"msg_type": ?"comm_/.test(frame)) calls.waiting.add(ids(frame)[0]);
      }
      super.send(data);
    }
  };
})();
"""

# What has been answered is on the page once the browser has drawn twice.
ANSWERED = """
() => window.reefkitCalls.waiting.size === 0 && new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(window.reefkitCalls.waiting.size === 0))))
"""


def listen(page: Page) -> None:
    """Note from now on what the page asks of its kernel; call it before the page is opened."""
    page.add_init_script(LISTEN)


def answered(page: Page) -> None:
    """Wait until the kernel has answered everything, and the page shows it."""
    page.wait_for_function(ANSWERED, timeout=PATIENCE)
