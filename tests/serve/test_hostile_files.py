"""A file is a visitor, and so is a name: a class of a real server, and who would spoil it."""

import csv
import json
import re
import secrets
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from http.cookiejar import CookieJar
from io import StringIO
from typing import Any
from unicodedata import normalize
from urllib.parse import urlsplit

import pytest

from bench.load.wire import Wire, cookie
from reefkit.classroom.store import ClassRow, Member, Store
from reefkit.classroom.store.classes.members import MOST_MEMBERS
from reefkit.classroom.store.limits import MOST_BY_VISITOR
from reefkit.classroom.store.quotas import JOINS
from reefkit.classroom.store.work_file import MOST_PEOPLE, MOST_SETTINGS
from reefkit.desk.item_analysis import reading_of, totals
from reefkit.desk.page import all_acts
from reefkit.desk.session import DeskSession
from reefkit.labs.roster import NEW
from reefkit.match import save
from reefkit.text import catalogue
from tests.desk.pupils import played
from tests.support.teachers import DESK, Browser, set_up_code
from tests.support.voila import Served, database

pytestmark = pytest.mark.slow

EARLIER = "2026-01-01T08:00:00+00:00"
FORMULAS = ("=1+1", "\uff1d1+1", "\u22121+1", "\u3164=1+1", "a;=1+1")
Raw = dict[str, Any]


class Room:
    """A class whose table of two has played to its end."""

    def __init__(self, served: Served, store: Store) -> None:
        self.served, self.store = served, store
        self.row: ClassRow = store.classes.create("Biology 9b")[0]
        self.anna, self.ben = map(self.join, ("Anna", "Ben"))
        seats = [[self.anna.person], [self.ben.person]]
        table = store.classes.lay_table(
            self.row.id, "Turtle", "reef", played(["Anna", "Ben"], 5), seats
        )
        self.match = str(table.match)

    def join(self, name: str) -> Member:
        person = self.store.people.create(name)
        return self.store.classes.join(self.row.id, person.id, name)

    def page(self) -> Wire:
        return Wire(f"{self.served.url}reef-survivor/", None, 120.0).open()

    def file(self, matches: Sequence[Raw] = (), **work: Sequence[Raw]) -> bytes:
        """Write a file of Anna's, with what she would never get by hand."""
        raw: Raw = json.loads(self.store.export([self.anna.person]))
        mine = {key: raw["people"][0][key] for key in ("id", "name", "code", "created")}
        return packed({**raw, "people": [{**mine, **work}], "matches": matches})

    def bring(self, data: bytes) -> str:
        """Open a file in a browser that was never here; return what the page says."""
        page = self.page()
        try:
            page.upload("whole", "open-file", data)
            return said(page)
        finally:
            page.leave()

    def totals(self, member: Member, part: str = "after") -> list[Any]:
        session = DeskSession(all_acts(), catalogue("en"), self.store, self.row.id)
        reading_of(session).assessed(session.scene())
        found = [each for each in totals(session) if each.person == member.person]
        return [each for each in found if each.sheet.startswith(part)]


def packed(raw: Raw) -> bytes:
    return json.dumps(raw, separators=(",", ":")).encode()


def said(page: Wire) -> str:
    shown = [page.html(name) for name in ("now", "whole") if has(page, name)]
    found = re.findall(r'class="[^"]*rk-said[^"]*".*?</(?:p|div)>', " ".join(shown), re.DOTALL)
    return " ".join(found)


def has(page: Wire, region: str) -> bool:
    try:
        return bool(page.region(region))
    except KeyError:
        return False


@pytest.fixture
def room(lab: Served) -> Iterator[Room]:
    with closing(Store.open(database(lab))) as store:
        yield Room(lab, store)


def test_no_file_spells_what_another_seat_s_page_remembers(room: Room):
    scope = f"seat:{room.match}:1"
    room.store.work.remember(scope, "page", {"here": [1], "seat": 1, "page": {}})
    room.store.work.remember(scope, "page/notes/1-1", "not sent yet")
    own = save.dump(played(["Anna"], 6)).decode()
    write = [
        {"key": "page/notes/1-1", "time": EARLIER.replace("01-01", "11-01"), "value": '"forged"'}
    ]
    for id_ in (f"{room.match}:1", f"seat:{room.match}:1"):
        match = {"id": id_, "people": [room.anna.person], "save": own, "settings": write}
        assert "rk-said-refused" in room.bring(room.file(matches=[match]))
    assert room.store.work.recall(scope, "page/notes/1-1") == "not sent yet"
    assert b"not sent yet" not in room.store.export([room.anna.person])


def test_no_file_has_a_note_or_a_plot_of_a_class_s_match(room: Room):
    note = {"lesson": "reef", "time": EARLIER, "text": "forged"}
    plot = {"match": room.match, "key": "ranges", "time": EARLIER, "value": "1"}
    seats = [f"{room.match}/{seat}/1" for seat in (0, 1)]
    notes = [{**note, "id": secrets.token_hex(8), "key": key} for key in (*seats, "mine")]
    room.bring(room.file(notes=notes, plots=[{**plot, "id": secrets.token_hex(8)}]))
    assert [each.key for each in room.store.classes.notes(room.row.id)] == ["mine"]
    assert room.store.classes.plots(room.row.id) == ()


def answer(sheet: str, question: str, match: str | None = None) -> Raw:
    more = {} if match is None else {"match": match}
    return {
        "id": secrets.token_hex(8), "lesson": "reef", "sheet": sheet, "question": question,
        "attempt": 9, "time": EARLIER, "raw": '{"option":"zz"}', **more,
    }  # fmt: skip


def test_the_class_s_own_match_decides_and_what_a_file_says_is_marked(room: Room):
    mine, theirs = (f"after:{room.match}:{seat}" for seat in (1, 2))
    began = datetime.now(UTC).isoformat()
    (before,) = room.totals(room.anna)
    other = played(["Anna", "Ben"], 99)
    match = {"id": secrets.token_hex(8), "people": [], "save": save.dump(other).decode()}
    answers = [
        answer(mine, "none", match["id"]),
        answer(mine, "none2", "nope"),
        answer(theirs, "q"),
    ]
    finished = [
        {"lesson": "reef", "sheet": each, "time": EARLIER} for each in (mine, theirs, "before")
    ]
    room.bring(room.file(answers=answers, finished=finished, matches=[match]))
    (after,) = room.totals(room.anna)
    assert (after.of, after.asked, after.form) == (before.of, before.asked, before.form)
    assert (before.finished, after.finished > began) == ("", True)
    assert after.from_file == 1
    assert {each.match for each in room.store.work.answers(room.anna.person, "reef")} == {
        room.match
    }
    (early,) = room.totals(room.anna, "before")
    assert (early.from_file, early.answered) == (1, 0)


def test_a_file_s_settings_are_few_and_hold_nobody_up(room: Room):
    keys = [f"shuffle/{n}" for n in range(15_000)] + [f"z{n}" for n in range(15_000)]
    keys += [f"reef/place:{n}" for n in range(15_000)]
    value = '"' + "v" * 60 + '"'
    settings = [{"key": key, "time": EARLIER, "value": value} for key in keys]
    took, over = [], threading.Event()

    def others_write() -> None:
        while not over.is_set():
            began = time.monotonic()
            room.store.work.note(room.ben.person, "reef", "k", f"{began}")
            took.append(time.monotonic() - began)
            over.wait(0.02)

    writing = threading.Thread(target=others_write)
    writing.start()
    try:
        room.bring(room.file(settings=settings))
    finally:
        over.set()
        writing.join()
    kept = room.store.work.recall_all(f"person:{room.anna.person}")
    assert sum(key.startswith("reef/place:") for key in kept) <= MOST_SETTINGS
    assert not any(key.startswith(("shuffle/", "z")) for key in kept)
    assert max(took) < 5.0  # after which others would be refused
    began = time.monotonic()
    room.totals(room.anna, "before")
    assert time.monotonic() - began < 10.0


def test_one_browser_joins_a_class_with_a_few_names_and_the_removed_make_room(room: Room):
    page = room.page()
    said_last = ""
    for n in range(JOINS.count + 1):
        page.act("whole", "class-join", {"code": room.row.code, "first": f"Name {n} of many"})
        said_last = said(page)
    page.leave()
    assert "rk-said-refused" in said_last
    here = room.store.classes.members(room.row.id)
    assert len(here) == 2 + JOINS.count
    people = [each.person for each in here[2:]]
    room.store.classes.set_removed(room.row.id, people, removed=True)
    other = room.page()
    other.act("whole", "class-join", {"code": room.row.code, "first": "Hanna"})
    other.leave()
    assert [each.label for each in room.store.classes.members(room.row.id)] == [
        "Anna",
        "Ben",
        "Hanna",
    ]
    assert len(here) < MOST_MEMBERS


def test_a_file_finds_no_codes(room: Room):
    mine = json.loads(room.file())["people"][0]

    def people(count: int, code: str) -> bytes:
        raw = json.loads(room.file())
        raw["people"] = [{**mine, "id": secrets.token_hex(8), "code": code} for _ in range(count)]
        return packed(raw)

    assert "40" in room.bring(people(MOST_PEOPLE + 1, mine["code"]))
    theirs = room.store.people.get(room.ben.person)
    assert theirs is not None
    page = room.page()
    page.upload("whole", "open-file", people(MOST_BY_VISITOR + 1, theirs.code))
    assert "rk-said-refused" in said(page)
    page.act("top", "code-enter", {"code": theirs.code})
    assert "Ben" not in said(page)
    page.leave()


def test_names_that_look_alike_are_told_apart_and_blank_ones_refused(room: Room):
    page = room.page()
    for name in ("\u0410nna", "Ann\u0251"):
        page.act("whole", "class-join", {"code": room.row.code, "first": name})
    labels = [each.label for each in room.store.classes.members(room.row.id)]
    assert labels == ["Anna", "Ben", "\u0410nna 2", "Ann\u0251 3"]
    page.act("whole", "class-join", {"code": room.row.code, "first": "\u3164"})
    assert "rk-said-refused" in said(page)
    page.leave()
    assert len(room.store.classes.members(room.row.id)) == len(labels)


def test_no_name_is_a_formula_in_the_files_that_leave_the_desk(room: Room):
    page = room.page()
    for name in FORMULAS:
        typed = {"code": room.row.code, "first": name, "is_first": NEW}  # they look alike
        page.act("whole", "class-join", typed)
    page.leave()
    assert len(room.store.classes.members(room.row.id)) == 2 + len(FORMULAS)
    jar = CookieJar()
    key = room.store.classes.sign_in(room.row.id)
    jar.set_cookie(cookie("reefkit-teacher", key, str(urlsplit(room.served.url).hostname)))
    desk = Wire(f"{room.served.url}{DESK}", jar, 120.0).open()
    desk.act("exports", "export-named", {"checked": True})
    desk.act("exports", "export-table", {"name": "pupils"})
    desk.leave()
    (data,) = desk.files
    for separator in ",;":
        rows = csv.reader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator)
        folded = [normalize("NFKC", cell).lstrip("\u1160 ") for row in rows for cell in row]
        assert sum("1+1" in each for each in folded) == len(FORMULAS)
        assert [each for each in folded if each[:1] in {*"=+-@"}] == []


def half_sent(url: str, cookie: str = "", size: int = 4_000_000) -> socket.socket:
    place = urlsplit(url)
    sent = socket.create_connection((str(place.hostname), place.port or 80), timeout=20)
    head = (
        f"POST /{DESK}restore/ HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {cookie}\r\n"
        f"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {size}\r\n\r\n--x\r\n"
    )
    sent.sendall(head.encode())
    return sent


def test_half_sent_back_ups_of_strangers_keep_nobody_out(lab: Served):
    lab.is_attacked = True
    teacher = Browser(lab.url)
    strangers = [half_sent(lab.url) for _ in range(3)]
    asked = teacher.post(f"{DESK}restore/", code=set_up_code(lab))
    assert (asked.status, asked.to) == (303, f"/{DESK}restore/")
    assert 'type="file"' in teacher.get(asked.to).body
    fields = [
        f'Content-Disposition: form-data; name="_xsrf"\r\n\r\n{teacher.cookies["xsrf-reefkit"]}',
        f'Content-Disposition: form-data; name="backup"; filename="b"\r\n\r\n{"z" * 100_000}',
    ]
    body = "".join(f"--x\r\n{each}\r\n" for each in fields) + "--x--\r\n"
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    came = teacher.ask("POST", f"{DESK}restore/", body.encode(), headers)
    assert came.status == 403
    assert 'id="restore-wrong"' in came.body  # it was read: no file of ours
    guest = Browser(lab.url)
    guest.get(DESK)
    refused = guest.ask("POST", f"{DESK}restore/", body.encode(), headers)
    assert refused.status == 403
    assert 'id="restore-wrong"' not in refused.body
    for each in strangers:
        each.close()
