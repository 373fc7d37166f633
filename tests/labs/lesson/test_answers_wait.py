"""What tells the answers is closed to the members of a class until they have handed in *After*."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from reefkit.assess.bank import read_bank
from reefkit.classroom.store import ClassRow, Store
from reefkit.content import Library
from reefkit.games import games
from reefkit.labs.environment import DATABASE, TEACHES_VARIABLE
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import pages, teacher_notes
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import Storage
from reefkit.match.game import SeatInfo
from reefkit.text import Message, catalogue, message
from tests.labs.lesson.test_every_lab import GAMES, do, played
from tests.labs.lesson.test_hook import letters, said
from tests.support.open_page import audited


@dataclass
class Room:
    """A class of one lesson, and the device of one of its members."""

    store: Store
    folder: Path
    row: ClassRow
    game: str
    person: str

    def page(self, locale: str = "en", visitor: str = "device") -> LessonSession:
        """Open the lesson on a device."""
        storage = Storage(self.folder / DATABASE, games(), self.game, visitor)
        session = new_session(labs()[self.game], catalogue(locale), storage)
        session.reopen()
        return session

    def hand_in(self, sheet: str = "after") -> None:
        self.store.work.finish(self.person, self.game, sheet)


@pytest.fixture(params=GAMES)
def room(request: pytest.FixtureRequest, tmp_path: Path) -> Room:
    store = Store.open(tmp_path / DATABASE)
    row, _ = store.classes.create("Blue 7")
    person = store.people.create("Sam", visitor="device").id
    store.classes.join(row.id, person, "Sam")
    return Room(store, tmp_path, row, str(request.param), person)


@cache
def answers(game: str, locale: str) -> set[str]:
    """Return every rubric, model answer and the lesson's own, in letters alone."""
    rubrics, say = teacher_notes._rubrics(read_bank(Library(), game)), catalogue(locale)
    texts = [text for each in rubrics for text in (*each.levels, each.model) if text]
    texts.append(Message(f"hook-{game}.answer"))
    return {letters(say.render(text, strict=True)) for text in texts}


def drawn(session: LessonSession) -> str:
    """Draw the page that is open and the windows over it, in letters alone."""
    scene = session.scene()
    html = f"{pages.WHOLE.render(scene)}{pages.TERM.render(scene)}"
    return letters(audited(html, set(session.acts.names)))


def shown(session: LessonSession, page: str) -> set[str]:
    """Return which of the answers a page shows."""
    return {each for each in answers(session.lab.id, session.say.locale) if each in page}


def is_closed(session: LessonSession) -> bool:
    """Try all ways to the notes; tell whether they are closed, and make sure that all agree."""
    closed = letters(session.say.render(message("teach-closed"), strict=True))
    tried = []
    for go in (lambda: session.do("page", {"page": "teachers"}), lambda: session.go_to(PLACE)):
        session.ui.page = ""
        go()
        page = drawn(session)
        tried.append(closed in page)
        assert (shown(session, page) == set()) is tried[-1]
    session.printing = ""
    session.do("print-teachers", {})
    assert session.refused is (session.printing == "") is tried[0] is tried[1]
    return tried[0]


PLACE = {"page": "teachers"}


@pytest.mark.parametrize("locale", ["en", "es-simple"])
def test_the_notes_open_to_a_member_once_after_is_handed_in(room: Room, locale: str):
    page = room.page(locale)
    assert is_closed(page)
    room.hand_in("before")
    assert is_closed(page)
    room.hand_in()
    assert not is_closed(page)


def test_they_are_open_without_a_class_and_to_a_teacher(
    room: Room, monkeypatch: pytest.MonkeyPatch
):
    assert not is_closed(room.page(visitor="no-member"))
    assert is_closed(room.page())
    monkeypatch.setenv(TEACHES_VARIABLE, "1")
    assert not is_closed(room.page())
    monkeypatch.setenv(TEACHES_VARIABLE, "0")
    room.store.classes.remove(room.row.id, room.person)
    assert not is_closed(room.page())


def test_another_name_at_a_members_device_is_no_way_round(room: Room):
    page = room.page()
    do(page, "who-new", person_name="Nobody")
    page.look_around()
    assert is_closed(page)
    room.hand_in()
    assert not is_closed(page)
    guest = room.page(visitor="no-member")
    do(guest, "class-join", code=room.row.code, first="Mia", second="Noor", third="")
    assert is_closed(guest)


def test_the_sheet_of_ones_own_match_opens_nothing_while_the_class_has_a_table(room: Room):
    if not labs()[room.game].plays:
        pytest.skip("no match is played")
    match = labs()[room.game].new_match([SeatInfo("Sam"), SeatInfo("Bo")], seed=1)
    seats = [[room.person], []]
    row = room.store.classes.lay_table(room.row.id, "Table 1", room.game, match, seats)
    page = room.page()
    page.sit(played(room.game), (0,))
    room.hand_in("after:another:1")
    assert is_closed(page)
    do(page, "page", page="")
    do(page, "hook")
    page_now = drawn(page)
    assert shown(page, page_now) == set()
    assert letters(page.say.render(Message("hook-closed"))) in page_now
    room.hand_in(f"after:{row.match}:1")
    assert shown(page, drawn(page)) == {said(page, ".answer")}
    assert not is_closed(page)
