"""Who reads the note after a survey: its owner chooses, and the desk knows no other."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.labs.desk.page import PARTS, all_acts
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.lesson.parts import match_view, questions
from reefkit.labs.lesson.parts import pages as whole
from reefkit.labs.reef import controls, survey
from reefkit.text import Message, catalogue
from tests.labs.assessing import bank
from tests.labs.desk.played import a_class, played
from tests.labs.reef.asking_desk import AskingDesk
from tests.labs.reef.class_room import ClassRoom, look, play, seated, text
from tests.labs.reef.desk import Desk, one
from tests.labs.reef.test_before import KINDS
from tests.labs.reef.test_survey import example

CANARY = "canary 4711"
TABS = ("class", "play", "data", "review", "after", "exports")


class TeachersDesk:
    """The teacher's desk of a class, and all that it shows or hands over."""

    def __init__(self, room: ClassRoom, class_id: str = "") -> None:
        self._open(DeskSession(all_acts(), catalogue("en"), room.store, class_id or room.id))

    @classmethod
    def of(cls, session: DeskSession) -> TeachersDesk:
        """Give the desk of a session that is open."""
        desk = cls.__new__(cls)
        desk._open(session)
        return desk

    def _open(self, session: DeskSession) -> None:
        self.session = session
        self.files: dict[str, bytes] = {}
        self.session.on_file(lambda name, _mime, data: self.files.__setitem__(name, data))

    def do(self, act: str, **values: object) -> None:
        self.session.do(act, values)
        assert not self.session.refused, self.session.said

    def shown(self) -> str:
        """Give every tab, every chart of the data, and the walls, as the browser gets them."""
        found = []
        for tab in TABS:
            self.do("tab", tab=tab)
            found += self._drawn()
        self.do("tab", tab="data")
        for view in ("ocean", "strategy", "scores"):
            self.do("data-view", view=view)
            found += self._drawn()
            self.do("data-project")
            found += self._drawn()
            self.do("project-end")
        return "\n".join(found)

    def _drawn(self) -> list[str]:
        return [str(part.render(self.session.scene())) for part in PARTS]

    def exported(self) -> str:
        """Give every file that leaves the desk, but the back-up."""
        self.files.clear()
        for hidden in (False, True):
            self.do("export-hidden", checked=hidden)
            self.do("export-zip")
        texts = []
        for data in self.files.values():
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                texts += [archive.read(name).decode("utf-8-sig") for name in archive.namelist()]
        return "\n".join(texts)

    def notes(self) -> list[dict[str, str]]:
        """Give the rows of ``notes.csv``."""
        self.files.clear()
        self.do("export-hidden", checked=False)
        self.do("export-table", name="notes")
        (data,) = self.files.values()
        return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_what_only_the_student_reads_stands_nowhere_at_the_desk(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    ana, ben = seated(room, "Ana", "Ben", rounds=2, predict="none")
    play(ana, ben, until="survey")
    ana.do("note", value=CANARY)
    ana.do("survey-ready")
    desk = TeachersDesk(room)
    assert CANARY not in desk.shown()
    assert CANARY not in desk.exported()


# -- what the owner chooses ------------------------------------------------------------------------


def at_survey(folder: Path, *names: str, rounds: int = 2) -> tuple[ClassRoom, list[Desk]]:
    """Have pupils sit at a table whose survey is open."""
    room = ClassRoom(folder)
    pages = seated(room, *names, rounds=rounds, predict="none")
    play(*pages, until="survey")
    return room, pages


def chosen(page: Desk) -> str:
    """Give the choice that is pressed beside the field, as it is read."""
    soup = page.see(controls.CONTROLS_PART)
    return text(one(soup, "fieldset.rk-note-readers label:has(input[checked]) b"))


def written(page: Desk) -> BeautifulSoup:
    """Give what *After* shows of the notes of a match that is played on."""
    page.do("part", part="after")
    return page.see(questions.AFTER)


def test_before_a_word_is_typed_the_page_says_who_reads_it(tmp_path: Path) -> None:
    _, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    card = one(ana.see(controls.CONTROLS_PART), '[data-key="note-card"]')
    said = text(card)
    assert "desk does not show it." in said
    assert "Me and my teacher Your teacher reads it, with your name." in said
    assert chosen(ana) == "Only me"
    order = [each.name for each in card.select("fieldset, textarea")]
    assert order == ["fieldset", "textarea"]  # it is read aloud before the field


def test_alone_no_teacher_is_promised_or_feared() -> None:
    page = example()
    card = one(page.controls(), '[data-key="note-card"]')
    assert not card.select("fieldset")
    assert "desk shows it. Whoever uses this computer" in text(card)
    assert page.refused("note-share", seat=0, round=1, teacher="true") == "note-no-teacher"


def test_what_is_shared_stands_on_the_desk_and_in_the_files_with_the_name(tmp_path: Path) -> None:
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat="0", round="1", teacher="true")  # as a browser sends it
    ana.do("note", value=CANARY)
    assert chosen(ana) == "Me and my teacher"
    desk = TeachersDesk(room)
    assert CANARY not in desk.shown() + desk.exported()  # typed is not yet said
    ben.do("note", value="canary of Ben")
    ben.do("survey-ready")
    ana.do("survey-ready")
    play(ana, ben, until="dwellers")
    shown = desk.shown()
    assert CANARY in shown
    assert "canary of Ben" not in shown + desk.exported()
    (row,) = desk.notes()
    assert (row["pupil"], row["table"], row["seat"], row["round"], row["text"]) == (
        *("Ana", "1", "1", "1"),
        CANARY,
    )


def test_a_choice_can_be_changed_both_ways_as_long_as_the_match_is_open(tmp_path: Path) -> None:
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben", rounds=1)
    desk = TeachersDesk(room)
    ana.do("note", value=CANARY)
    ana.do("survey-ready")
    ana.press(written(ana), "note-teacher-1-0")
    assert CANARY in desk.exported()
    ana.press(written(ana), "note-me-1-0")
    assert CANARY not in desk.shown() + desk.exported()
    ana.do("part", part="play")
    play(ana, ben, until="over")
    ana.press(ana.see(match_view.FINAL_PAGE), "note-teacher-1-0")
    assert CANARY in desk.exported()
    ana.do("page", page="notebook")
    ana.press(ana.read(survey.render_notebook_page(ana.session.scene())), "note-me-1-0")
    assert CANARY not in desk.exported()
    ana.do("part", part="play")
    assert CANARY in str(ana.see(match_view.FINAL_PAGE))  # the student goes on reading it


def test_the_choice_outlives_a_reload_and_follows_the_text(tmp_path: Path) -> None:
    room, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    again = room.page("device-1")
    assert chosen(again) == "Me and my teacher"
    again.do("note", value="first")
    again.do("note-keep")
    again.do("note", value=CANARY)
    again.do("note-keep")
    (row,) = TeachersDesk(room).notes()
    assert row["text"] == CANARY
    again.do("note-share", seat=0, round=1, teacher=False)
    again.do("note", value="third")
    again.do("note-keep")
    assert TeachersDesk(room).notes() == []


def test_nobody_else_shares_a_note(tmp_path: Path) -> None:
    """Neither a neighbour's page, nor who takes over the seat, nor the desk has that choice."""
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    for seat, round_ in ((0, 1), (1, 1), (2, 1), (63, 99)):
        ben.session.do("note-share", {"seat": seat, "round": round_, "teacher": True})
    assert ben.session.refused
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.sit(table.id, 0, [])
    carol = room.pupil("Carol")
    room.store.classes.sit(table.id, 0, [room.person("Carol")])
    look(ana, ben, carol)
    assert carol.session.here == (0,)
    assert "Only whoever wrote this note" in text(carol.see(controls.CONTROLS_PART))
    assert "wrote" in carol.refused("note-share", seat=0, round=1, teacher=True)
    assert "seat" in ana.refused("note-share", seat=0, round=1, teacher=True)
    desk = TeachersDesk(room)
    assert not [each for each in desk.session.acts.names if each.startswith("note")]
    assert CANARY not in desk.shown() + desk.exported()


def test_who_is_in_two_classes_shares_with_the_teacher_of_the_match(tmp_path: Path) -> None:
    room, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    other, _ = room.store.classes.create("Chess club", "Mr Moss")
    room.store.classes.join(other.id, room.person("Ana"), "Ana")
    assert CANARY not in TeachersDesk(room, other.id).exported()
    assert CANARY in TeachersDesk(room).exported()


def test_a_match_from_before_there_was_a_choice_stays_unread(tmp_path: Path) -> None:
    """Its students were promised that only they read it."""
    desk = a_class(tmp_path, [played(["Ada", "Ben"], 5, rounds=1, notes={(1, 0): CANARY})])
    teacher = TeachersDesk.of(desk.session)
    assert CANARY in _logs(desk.session)
    assert CANARY not in teacher.shown() + teacher.exported()


def _logs(session: DeskSession) -> str:
    return "".join(
        str(entry.action)
        for table in session.scene().handles.values()
        for entry in table.match.entries
    )


def test_an_erased_student_shares_nothing_any_more(tmp_path: Path) -> None:
    room, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    desk = TeachersDesk(room)
    assert CANARY in desk.exported()
    room.store.classes.erase_person(room.id, room.person("Ana"))
    assert CANARY not in desk.shown() + desk.exported()


def test_a_back_up_brings_notes_and_choices_back(tmp_path: Path) -> None:
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    ben.do("note", value="canary of Ben")
    ben.do("note-keep")
    data = room.store.classes.export(room.id)
    assert b"canary of Ben" in data  # without it the match could not be played on
    (tmp_path / "other").mkdir()
    other = Store.open(tmp_path / "other" / "class.sqlite")
    row, _ = other.classes.take_in(data, games(), "class.json")
    there = TeachersDesk.of(DeskSession(all_acts(), catalogue("en"), other, row.id))
    assert CANARY in there.shown()
    assert "canary of Ben" not in there.shown() + there.exported()


def test_a_file_and_a_receipt_of_ones_own_hold_ones_notes(tmp_path: Path) -> None:
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    storage = ana.session.storage
    assert storage is not None
    assert CANARY.encode() in storage.export()
    assert room.store.work.receipt(room.person("Ana")).notes == 1
    theirs = ben.session.storage
    assert theirs is not None
    assert CANARY.encode() not in theirs.export()


def test_a_team_owns_its_note_together(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    pair = room.pupil("Ana", "Ben")
    room.lay(["Ana", "Ben"], [], rounds=1, predict="none")
    look(pair)
    play(pair, until="survey")
    pair.do("note-share", seat=0, round=1, teacher=True)
    pair.do("note", value=CANARY)
    pair.do("survey-ready")
    desk = TeachersDesk(room)
    assert desk.shown().count(CANARY) == 1  # one note of one reef
    assert sorted(each["pupil"] for each in desk.notes()) == ["Ana", "Ben"]


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"seat": 0, "round": 1},
        {"seat": -1, "round": 1, "teacher": True},
        {"seat": 0, "round": 0, "teacher": True},
        {"seat": 0, "round": 1, "teacher": "perhaps"},
        {"seat": "0/1", "round": 1, "teacher": True},
        {"seat": 0, "round": 99, "teacher": True},
    ],
)
def test_what_is_no_choice_is_refused(shared_page: Desk, values: dict[str, object]) -> None:
    assert shared_page.refused("note-share", None, **values)
    assert chosen(shared_page) == "Only me"


@pytest.fixture(scope="module")
def shared_page(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    _, pages = at_survey(tmp_path_factory.mktemp("choices"), "Ana", "Ben")
    return pages[0]


# -- what stands beside every other field ----------------------------------------------------------


def beside(soup: BeautifulSoup, field: str) -> str:
    """Give what a screen reader reads with a field, before anything is typed."""
    ids = str(one(soup, field)["aria-describedby"]).split()
    return " ".join(text(one(soup, f"#{each}")) for each in ids)


def test_the_join_page_says_before_a_name_is_typed_who_sees_it(tmp_path: Path) -> None:
    page = ClassRoom(tmp_path).page()
    page.do("class-open")
    soup = page.see(whole.WHOLE)
    for name in ("first", "second", "third"):
        said = beside(soup, f'input[name="{name}"]')
        assert "Your teacher sees your name" in said
        assert "the notes that you share" in said
    fields = [
        str(each.get("id") or each.get("name")) for each in soup.select("#class-privacy, input")
    ]
    assert fields.index("class-privacy") < fields.index("first")


@pytest.mark.parametrize("in_class", [True, False])
def test_a_question_says_before_it_is_answered_who_reads_it(
    tmp_path: Path, *, in_class: bool
) -> None:
    room = ClassRoom(tmp_path)
    page = AskingDesk(folder=tmp_path)
    if in_class:
        page.do("class-join", code=room.row.code, first="Ana", second="", third="")
    page.ask(bank.form())
    read, unread = "Your teacher reads it, with your name.", "desk shows it, unless"
    wanted, never = (read, unread) if in_class else (unread, read)
    said = [text(page.open("before"))]
    page.go("ask-begin")
    page.do("ask-open", number=KINDS["why-grow"])
    said.append(beside(page.page(), "textarea"))
    page.do("ask-end")
    page.do("ask-end")
    page.do("ask-survey")
    said.append(beside(page.page(), "textarea"))
    assert [(wanted in each, never in each) for each in said] == [(True, False)] * 3


def test_names_at_one_screen_say_who_sees_them(tmp_path: Path) -> None:
    room = ClassRoom(tmp_path)
    alone, ana = room.page(), room.pupil("Ana")
    for page, said in ((alone, "No teacher"), (ana, "Your teacher can see the names")):
        page.do("page", page="new")
        assert said in text(one(page.see(whole.WHOLE), '[data-key="new-readers"]'))


@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_no_page_says_that_only_its_reader_reads(locale: str) -> None:
    """The sentence that was not true stands in no catalogue, nor one that promises a teacher."""
    say = catalogue(locale)
    assert not say.has("note-own-eyes")
    for id_ in ("ask-counts-text", "ask-kept-text", "ask-result-waiting", "ask-goal-waiting"):
        assert not re.search("teacher|docente", say.render(Message(id_))), id_
