"""What a student can send from a browser's console, over the page's own socket, to every widget."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.kept import logs
from tests.browser.lesson import OpenPage, at_the_board, quick_start, station
from tests.browser.test_page_reload import board_of, is_drawn
from tests.support.conversation import PATIENCE, answered
from tests.support.voila import Served

# Keeps the socket, the last frame that the page sent to a widget, and every widget's comm. A frame
# begins with the places of its parts: channel, header, parent, metadata, content, buffers.
EAR = """
(() => {
  const Real = window.WebSocket;
  const heard = (window.reefkitHeard = { comms: new Set(), frame: null, socket: null, sent: 0 });
  const bytes = (data) => new Uint8Array(data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  const text = (data) => new TextDecoder("latin1").decode(bytes(data));
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string") return;
        for (const [, id] of text(data).matchAll(/"comm_id": ?"([^"]+)"/g)) heard.comms.add(id);
      });
    }
    send(data) {
      if (typeof data !== "string" && text(data).includes('"msg_type":"comm_msg"')) [heard.frame, heard.socket] = [bytes(data), this];
      super.send(data);
    }
  };
  const parts_of = (frame) => {
    const view = new DataView(frame.buffer), count = Number(view.getBigUint64(0, true));
    const at = [...Array(count).keys()].map((each) => Number(view.getBigUint64(8 + 8 * each, true)));
    return at.slice(0, -1).map((from, each) => frame.slice(from, at[each + 1]));
  };
  heard.last = () => JSON.parse(new TextDecoder().decode(parts_of(heard.frame)[4])).comm_id;
  heard.send = (comm, data) => {
    const parts = parts_of(heard.frame);
    const header = JSON.parse(new TextDecoder().decode(parts[1]));
    header.msg_id = `hostile-${(heard.sent += 1)}`;
    const say = (value) => new TextEncoder().encode(JSON.stringify(value));
    const made = [parts[0], say(header), parts[2], parts[3], say({ comm_id: comm, data })];
    const start = 8 * (made.length + 2), frame = new Uint8Array(start + made.reduce((sum, each) => sum + each.length, 0));
    const places = new DataView(frame.buffer);
    places.setBigUint64(0, BigInt(made.length + 1), true);
    let place = start;
    made.forEach((each, index) => {
      places.setBigUint64(8 + 8 * index, BigInt(place), true);
      frame.set(each, place);
      place += each.length;
    });
    places.setBigUint64(8 + 8 * made.length, BigInt(place), true);
    heard.socket.send(frame);
  };
})();
"""
JUNK = [
    {"method": "custom", "content": {"act": "play-seat", "values": {"seat": 2}}},
    {"method": "custom", "content": {"act": "ready", "values": {"seat": 1, "author": "bot"}}},
    {"method": "custom", "content": {"act": "choose-juvenile", "values": {"slot": 2**60}}},
    {"method": "custom", "content": {"act": "recruit", "values": ["fish", 99]}},
    {"method": "custom", "content": {"act": "count", "values": {"name": "recruit-fish", "by": "1e9"}}},
    {"method": "custom", "content": {"act": "fly"}},
    {"method": "custom", "content": {"kind": "pick", "row": 99, "column": -1}},
    {"method": "custom", "content": {"kind": "report", "width": 1e300, "density": 1e9, "font": 1}},
    {"method": "custom", "content": [[[]]]},
    {"method": "update", "state": {"html": "<h1>You have won</h1>"}, "buffer_paths": []},
    {"method": "update", "state": {"scene": {"title": 7, "rows": None}}, "buffer_paths": []},
    {"method": "fly", "state": {}},
    {},
]  # fmt: skip
HARMLESS = [each for each in JUNK if "ready" not in str(each)]
# Two to each, so that it is no flood: all kinds of junk come to all kinds of widgets.
SEND = """junk => {
  const { comms, send } = window.reefkitHeard;
  [...comms].forEach((comm, at) => {
    for (const each of [junk[at % junk.length], junk[(at + 5) % junk.length]]) send(comm, each);
  });
  return comms.size;
}"""
# What went to widgets that are gone is dropped by the server and never answered; what follows is.
LAST = """() => {
  const { last, send } = window.reefkitHeard, comm = last();
  window.reefkitCalls.waiting.clear();
  send(comm, { method: "custom", content: { act: "fly" } });
}"""
FLOOD = """junk => {
  const { comms, send } = window.reefkitHeard;
  for (let count = 0; count < 2000; count++) send([...comms][count % comms.size], junk[count % junk.length]);
}"""


def kept(served: Served) -> list[str]:
    """Read the match that was begun last, as it stands in the database."""
    return list(logs(served).values())[-1]


def still_plays(page: Page, hands: Mouse) -> None:
    """Check that the page goes on as if nothing had been."""
    before = board_of(page)
    here = station(page)
    hands.press("do-for-me")
    if (
        station(page).step == here.step
        and page.locator('.rk-at-controls [data-key="ready"]:not([aria-disabled=true])').count()
    ):
        hands.press("ready")
    page.wait_for_function(
        "key => document.querySelector('.rk-phases [aria-current=step]')?.dataset.key !== key",
        arg=here.step,
        timeout=PATIENCE,
    )
    assert len(board_of(page)) == len(before)
    is_drawn(page)


def test_messages_to_every_widget_change_nothing(open_page: OpenPage, lab: Served) -> None:
    lab.is_attacked = True
    page = open_page(allow="Cannot read|undefined|not found|Could not process")
    page.add_init_script(EAR)
    hands = quick_start(page, lab.url)
    while "algae" not in station(page).step:
        hands.press("do-for-me" if "dwellers" in station(page).step else "ready")
        at_the_board(page)
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(
        3, timeout=PATIENCE
    )  # bots are done
    page.locator(".rk-at-board [role=gridcell]").first.click()
    answered(page)
    before, match, here = board_of(page), kept(lab), station(page)
    reached = page.evaluate(SEND, HARMLESS)
    assert 40 < reached < 140
    page.evaluate(LAST)
    answered(page)
    assert kept(lab) == match
    assert board_of(page) == before
    assert station(page) == here
    assert page.get_by_text("You have won").count() == 0
    expect(
        page.locator(".rk-at-now .rk-said-refused, .rk-trouble:not(:empty)").first
    ).to_be_visible()

    # A disabled button that is enabled by hand, and one that is made to say something else.
    page.evaluate(
        """() => {
          const ready = document.querySelector('.rk-at-controls [data-key="ready"]');
          ready.removeAttribute("aria-disabled");
          ready.dataset.act = "settle-alike";
          ready.click();
          ready.dataset.act = "feed";
          ready.dataset.row = "<img>";
          ready.click();
        }"""
    )
    answered(page)
    assert kept(lab) == match
    assert page.locator(".rk-at-now .rk-said-refused").inner_text().strip()
    page.reload()
    assert board_of(page) == before
    still_plays(page, hands)


def test_a_flood_puts_the_page_out_and_continue_leads_back(
    open_page: OpenPage, lab: Served
) -> None:
    lab.is_attacked = True
    page = open_page(allow="Cannot read|undefined|not found|Could not process|404|WebSocket")
    page.add_init_script(EAR)
    quick_start(page, lab.url)
    before, here = board_of(page), station(page)
    page.locator(".rk-at-board [role=gridcell]").first.click()
    answered(page)
    page.evaluate(FLOOD, HARMLESS)
    ended = page.locator("#rk-lost p[data-for=ended]")
    expect(ended).to_be_visible(timeout=PATIENCE)
    expect(ended).to_contain_text("What you played is kept")
    with page.expect_navigation():
        page.locator("#rk-lost [data-rk-continue]").click()
    at_the_board(page)
    assert board_of(page) == before
    assert station(page) == here
