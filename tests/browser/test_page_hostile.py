"""What goes between a page and its kernel: what a console may send, and no secret comes out."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from reefkit.classroom.store import Store
from reefkit.games.reef.game import new_match
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from tests.browser.hands import Mouse
from tests.browser.lesson import at_the_board, quick_start, station, walk
from tests.browser.test_class import Class
from tests.browser.test_lasting import board_of, is_drawn
from tests.support.browser import OpenPage, answered, listen
from tests.support.effort import at_length
from tests.support.teachers import DESK, Browser, make_class, set_up_code
from tests.support.voila import Served, logs

DESK_GAME = desk_labs()["reef"]

# What a student can send from a browser's console, over the page's own socket, to every widget.

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
    )
    assert len(board_of(page)) == len(before)
    is_drawn(page)


def test_messages_to_every_widget_change_nothing(open_page: OpenPage, lab: Served):
    lab.is_attacked = True
    page = open_page(allow="Cannot read|undefined|not found|Could not process")
    page.add_init_script(EAR)
    hands = quick_start(page, lab.url)
    while "algae" not in (here := station(page)).step:
        key = "do-for-me" if "dwellers" in here.step else "ready"
        # The others may move on between a look and a press: *Ready* waits for another phase then.
        if page.locator(f'.rk-at-controls [data-key="{key}"]:not([aria-disabled=true])').count():
            hands.press(key)
        at_the_board(page)
    expect(page.locator(".rk-neighbour-foot svg")).to_have_count(3)  # bots are done
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


def test_a_flood_puts_the_page_out_and_continue_leads_back(open_page: OpenPage, lab: Served):
    lab.is_attacked = True
    page = open_page(allow="Cannot read|undefined|not found|Could not process|404|WebSocket")
    page.add_init_script(EAR)
    quick_start(page, lab.url)
    before, here = board_of(page), station(page)
    page.locator(".rk-at-board [role=gridcell]").first.click()
    answered(page)
    page.evaluate(FLOOD, HARMLESS)
    ended = page.locator("#rk-lost p[data-for=ended]")
    expect(ended).to_be_visible()
    expect(ended).to_contain_text("What you played is kept")
    with page.expect_navigation():
        page.locator("#rk-lost [data-rk-continue]").click()
    at_the_board(page)
    assert board_of(page) == before
    assert station(page) == here


# Secrets that are planted, and looked for in all that a browser is ever sent: pages, messages, files.
#
# Files come as messages too, so every frame of every socket is read, and every answer but libraries.

LIBRARY = re.compile(r"/(voila/(static|labextensions|api/themes)|assets)/")
LESSON = "reef"
TABLE_KEY = "5ea0cafe5ea0cafe"


@dataclass
class Ear:
    """Hears all that a server sends to some pages."""

    heard: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> Page:
        """Hear a page from now on, and those that it opens."""
        page.on("websocket", self._socket)
        page.on("response", self._response)
        return page

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(_text(frame)))

    def _response(self, response: Response) -> None:
        self.heard.append(str(response.headers))
        if not LIBRARY.search(response.url) and response.status == 200:
            self.heard.append(_text(response.body()))

    def finds(self, *canaries: str) -> set[str]:
        everything = "\n".join(self.heard)
        return {each for each in canaries if each in everything}


def _text(sent: str | bytes) -> str:
    return sent if isinstance(sent, str) else sent.decode("utf-8", errors="replace")


class Room(Class):
    """A class that this test has made, and whose key it knows."""

    def __init__(self, lab: Served, open_page: OpenPage) -> None:
        super().__init__(lab, open_page)
        self.teacher, self.key = make_class(lab, "Reef watchers")
        row = self.store.classes.by_key(self.key, "canaries")
        assert row is not None
        self.row = row


class Planted:
    """A class whose pupils have secrets from one another, and another class that has more.

    Attributes
    ----------
    of_others
        What is another pupil's, for no other pupil.
    of_nobody
        What no browser is to have: keys of matches and classes, another class's everything.
    """

    def __init__(self, room: Room) -> None:
        store, here = room.store, room.row
        ben = self._pupil(store, here.id, "Ben")
        store.work.note(ben, LESSON, "note", "canary-note-of-ben")
        answer = store.work.answer(ben, LESSON, "before", "open", "canary-answer-of-ben")
        store.classes.mark(here.id, answer.id, 1, "canary-mark-for-ben", by="Ms Ray")
        code = next(
            each.resume_code for each in store.classes.members(here.id) if each.person == ben
        )
        self.of_others = ["canary-note-of-ben", "canary-answer-of-ben", "canary-mark-for-ben", code]
        other, key = store.classes.create("canary-other-class", "canary-other-teacher")
        zoe = self._pupil(store, other.id, "canary-zoe")
        store.classes.set_control(other.id, message="canary-message")
        theirs = new_match([SeatInfo("canary-zoe"), SeatInfo("Bot")], seed=77)
        store.classes.lay_table(other.id, "canary-table", LESSON, theirs, [[zoe], []])
        token = store.classes.sign_in(other.id)
        self.of_nobody = [
            *("canary-other-class", "canary-other-teacher", "canary-zoe", "canary-message"),
            *("canary-table", other.code, other.code.replace(" ", ""), other.id, zoe),
            *(key, key.replace("-", ""), token, theirs.setup.key),
        ]

    @staticmethod
    def _pupil(store: Store, class_id: str, name: str) -> str:
        person = store.people.create(name).id
        store.classes.join(class_id, person, name)
        return person


def lay_one_ocean(room: Room) -> str:
    """Lay a table with hidden keys, and give the match's own."""
    seats = [SeatInfo("Ana"), SeatInfo("Ben"), SeatInfo("Bot")]
    match = DESK_GAME.new_match(seats, {}, table_key=TABLE_KEY)
    people = [[room.person("Ana")], [room.person("Ben")], []]
    room.store.classes.lay_table(room.row.id, "Table 1", LESSON, match, people)
    return match.setup.key


def press_all(page: Page, act: str) -> None:
    """Press every control of a kind that the page has, one after another."""
    keys = page.locator(f'[data-act="{act}"]').evaluate_all(
        "all => all.map((one) => one.dataset.key)"
    )
    assert keys
    for key in keys:
        one = page.locator(f'[data-act="{act}"][data-key="{key}"]').first
        if one.count() and one.is_visible() and one.get_attribute("aria-disabled") is None:
            one.click()
            answered(page)


def open_survey(room: Room, *names: str) -> None:
    """Lay a table that others have played up to its first survey, and seat people at it."""
    match = new_match([SeatInfo(name) for name in names], seed=5, options={"rounds": 2})
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    while match.state.phase != "survey":
        table.tick()
    people = [[room.person(name)] for name in names]
    room.store.classes.lay_table(room.row.id, "Table 1", LESSON, match, people)


def open_desk(room: Room, page: Page) -> Page:
    """Open the desk in a browser that is signed in."""
    cookies = room.teacher.cookies.items()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": room.lab.url} for name, value in cookies]
    )
    listen(page)
    page.goto(f"{room.lab.url}{DESK}")
    expect(page.locator('[data-act="tab"]').first).to_be_visible()
    return page


def look_at_all(desk: Page) -> None:
    """Open every tab of a desk and every view of its data, put that on the wall, take the files."""
    press_all(desk, "tab")
    desk.locator('[data-key="tab-data"]').click()
    answered(desk)
    press_all(desk, "data-view")
    desk.locator('[data-key="data-wall-put"]').click()
    answered(desk)
    desk.locator('[data-key="tab-exports"]').click()
    answered(desk)
    for name in ("export-zip", "export-table"):
        with desk.expect_download():
            desk.locator(f'[data-act="{name}"]').first.evaluate("one => one.click()")
        answered(desk)


def test_a_note_reaches_the_teacher_only_when_its_owner_says_so(open_page: OpenPage, lab: Served):
    teachers = Ear()
    room = Room(lab, open_page)
    ana, ben = room.join("Ana").page, room.join("Ben").page
    open_survey(room, "Ana", "Ben")
    for page, note in ((ana, "canary-of-ana"), (ben, "canary-of-ben")):
        page.locator("#strategy-note").fill(note)
        page.locator('[data-act="note-keep"]').click()
        answered(page)
    shares = ben.locator('[data-key="note-teacher-1-1"]')
    shares.focus()
    ben.keyboard.press("Space")
    answered(ben)
    expect(shares).to_be_checked()
    expect(ana.locator('[data-key="note-me-1-0"]')).to_be_checked()
    desk = open_desk(room, teachers.listen(open_page()))
    look_at_all(desk)
    assert teachers.finds("canary-of-ana", "canary-of-ben") == {"canary-of-ben"}
    assert "canary" not in lab.log
    # A choice is changed on the page, by mouse, and the desk that is opened then knows the other.
    later = Ear()
    ben.locator('[data-key="note-me-1-1"]').check()
    ana.locator('label:has([data-key="note-teacher-1-0"])').click()
    for page in (ana, ben):
        answered(page)
    look_at_all(open_desk(room, later.listen(open_page())))
    assert later.finds("canary-of-ana", "canary-of-ben") == {"canary-of-ana"}


def test_no_secret_reaches_a_browser(open_page: OpenPage, lab: Served):
    pupils, teachers = Ear(), Ear()
    room = Room(lab, lambda: pupils.listen(open_page()))
    planted = Planted(room)
    ana = room.join("Ana").page
    planted.of_nobody += [lay_one_ocean(room), TABLE_KEY, room.key, room.key.replace("-", "")]
    expect(ana.locator(".rk-areas.rk-screen-setup").first).to_be_visible()
    press_all(ana, "part")
    ana.locator('[data-key="saved"]').first.click()
    answered(ana)
    with ana.expect_download():
        ana.locator('[data-act="work-save"]').first.click()
    answered(ana)
    desk = open_desk(room, teachers.listen(open_page()))
    press_all(desk, "tab")
    # The ears are open: both hear what everybody at the table may know, files included.
    assert pupils.finds("Ana", "Ben", '"reefkit-work"') >= {"Ana", "Ben"}
    assert teachers.finds("Ana", "Ben", room.row.code) == {"Ana", "Ben", room.row.code}
    server = [room.teacher.cookies["reefkit-teacher"], set_up_code(lab)]
    assert pupils.finds(*planted.of_others, *planted.of_nobody, *server) == set()
    assert teachers.finds(*planted.of_nobody, *server) == set()
    stranger = Browser(lab.url)
    pages = [stranger.get(path).body for path in ("/", "/join/", DESK, "/x")]
    said = [*planted.of_others, *planted.of_nobody, server[0]]
    assert [each for each in said if any(each in one for one in [*pages, lab.log])] == []


# A school's closed network: nothing is asked of the outside, and the board is crisp all the same.
#
# `open_page` fails a test whose page asks another host, raises an error or logs one.

CRISP = """density => {
  const canvas = document.querySelector(".rk-at-board canvas"), box = canvas.getBoundingClientRect();
  return box.width > 250 && Math.abs(canvas.width - box.width * density) < 0.02 &&
    Math.abs(canvas.height - box.height * density) < 0.02;
}"""
OURS = "[...document.fonts].some((face) => face.family.includes('Atkinson') && face.status === 'loaded')"


@pytest.mark.parametrize("density", [pytest.param(1, marks=at_length), 2])
def test_a_round_is_played_without_the_outside(open_page: OpenPage, lab: Served, density: int):
    page = open_page(density=density)
    hands = quick_start(page, lab.url)
    is_drawn(page)
    page.wait_for_function(CRISP, arg=density)
    end = "step-survey" if density == 1 else "step-algae"
    rounds = {here.round for here in walk(page, hands, lambda here: here.step.startswith(end))}
    assert len(rounds) == 1
    is_drawn(page)
    page.wait_for_function(CRISP, arg=density)
    assert page.evaluate(OURS)
