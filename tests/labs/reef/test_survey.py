"""The survey on the page: a tally that adds up, a question that fits, a note and who reads it."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from functools import cache
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.classroom.store import Store
from reefkit.desk.page import PARTS as DESK_PARTS
from reefkit.desk.page import all_acts
from reefkit.desk.session import DeskSession
from reefkit.games import games
from reefkit.games.reef import new_match
from reefkit.games.reef.content import default
from reefkit.labs.lesson.parts import ending, head, questions
from reefkit.labs.lesson.parts import pages as whole
from reefkit.labs.reef import controls, highlights, match_notebook, survey_talk
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.saved_lives import saved_elsewhere
from reefkit.labs.reef.scene import TableReadings
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.desk.pupils import a_class, played, wall_of
from tests.games.reef.guided import Guided, reef
from tests.labs import bank
from tests.labs.reef.page import (
    BROKEN,
    AskingPage,
    ReefPage,
    TablePage,
    at,
    drawn,
    go_on,
    keys,
)
from tests.labs.reef.page import at_survey as played_to
from tests.labs.reef.student import ClassRoom, look, play, seated, text
from tests.labs.reef.test_papers import KINDS
from tests.support.effort import effort
from tests.support.open_page import one, region, words

# ---- The survey on the page: a tally that adds up, a question that fits, a note that is not lost.
EXAMPLE = {(1, 1): "Bo", (1, 2): "Fi", (1, 3): "Fi", (1, 4): "Fi", (6, 1): "~", (6, 2): "~"}
"""The rulebook's own example: population 5, algae −2, diversity 2 × 4."""


def surveyed(*pictures: str, **options: object) -> TablePage:
    return TablePage(Guided(*pictures, phase="survey", options=options))


def example(seats: int = 1, **options: object) -> TablePage:
    return surveyed(*[reef("ramp", EXAMPLE, fish=1) for _ in range(seats)], **options)


def test_the_rulebooks_example_adds_up_line_by_line():
    page = example()
    soup = page.controls()
    assert words(at(soup, "tally")).startswith("Round 1: your tally 11")
    counts = words(at(soup, "goal-counts"))
    assert counts == "Goal: many points. Builder or dweller 1, type 2, weed −1."
    begun = TablePage(Guided(reef("ramp", EXAMPLE), phase="algae"))
    assert words(at(begun.see(head.TOP), "goal")) == counts
    parts = {
        str(each["data-key"]).removeprefix("sum-survey-"): [words(b) for b in each.select("b")]
        for each in soup.select(".rk-sum-part")
    }
    assert parts["population"] == ["5", "1", "3", "1"]
    assert parts["algae"] == ["−2", "−2"]
    assert parts["diversity"] == ["8", "2", "2", "2", "2"]
    population = words(at(soup, "sum-survey-population"))
    assert "3 finger corals" in population


def test_what_comes_next_is_said():
    stacked = {(4, 1): "Bi/Pl", (6, 1): "Bo/Bo/Bo"}
    page = surveyed(reef("ramp", stacked), rounds=2)
    assert words(at(page.controls(), "survey-next")) == (
        "Then 3 built-over builders become reef rock. Round 2 begins."
    )
    assert words(at(page.controls(), "survey-ready")) == "Ready for round 2"
    last = surveyed(reef("ramp", stacked), rounds=1, standing_stacks=True)
    assert words(at(last.controls(), "survey-next")) == (
        "Built-over builders stay where they stand. The match ends."
    )
    assert "Next round" in str(at(page.controls(), "note-card"))
    assert "round" not in words(at(last.controls(), "note-card")).partition("Only me")[0]
    assert "Next round" not in str(at(last.controls(), "note-card"))
    steps = [catalogue().render(each.scene.rules.step(each.state, 0)) for each in (page, last)]
    assert ["what you will try next" in each for each in steps] == [True, False], steps


# -- the note ------------------------------------------------------------------------------------
def test_what_is_typed_is_kept_with_ready():
    page = example(2)
    text = "Settle <strong> skeletons\nin shallow water."
    page.do("note", value=text)
    assert page.state.notes[0][0] == ""  # one entry of the log is one decision, not one pause
    assert page.controls().select_one("textarea").text == text
    page.do("survey-ready")
    assert page.state.notes[0][0] == text
    assert page.seat == 1
    assert page.controls().select_one("textarea").text == ""


def test_a_note_can_be_kept_before_ready_and_changed_after():
    page = example(2)
    page.do("note", value="one")
    assert keys(page.controls(), "note-keep") == [""]
    page.do("note-keep")
    assert page.state.notes[0][0] == "one"
    assert keys(page.controls(), "note-keep") == []
    page.do("note", value="two")
    page.do("survey-ready")
    assert page.state.notes[0][0] == "two"


def test_what_is_typed_outlives_a_look_at_another_seat():
    page = example(2)
    page.do("note", value="half a th")
    page.session.choose_seat(1)
    assert page.controls().select_one("textarea").text == ""
    page.session.choose_seat(0)
    assert page.controls().select_one("textarea").text == "half a th"


def test_no_other_seat_reads_a_note():
    """Canary: the note of one seat stands in nothing that another seat's page shows."""
    page = example(3)
    page.do("note", value="canary 4711")
    page.do("survey-ready")
    shown = "\n".join(region(part, page.scene) for part in (*LAB.parts, *LAB.bodies.values()))
    assert page.seat == 1
    assert "4711" not in shown


@pytest.mark.parametrize(
    ("act", "values", "why"),
    [
        ("note", {"value": "x" * 2_001}, "note-too-long"),
        ("note", {"value": "x" * 20_001}, "lab-not-understood"),
        ("note", {"value": ["x"]}, "lab-not-understood"),
        ("open-sum", {"seat": 9, "round": 1}, "score-no-such"),
    ],
)
def test_what_does_not_fit_is_refused(act: str, values: dict[str, object], why: str):
    page = example()
    page.do("note", value="before")
    assert page.refused(act, **values) == why
    assert page.controls().select_one("textarea").text == "before"


def test_notes_and_ready_of_a_survey_are_refused_elsewhere():
    page = TablePage(Guided(reef("ramp"), reef("ramp"), phase="algae"))
    assert page.refused("note", value="x") == "note-not-now"
    assert page.refused("note-keep") == "note-not-now"
    assert page.refused("survey-ready") == "note-not-now"


# -- the question --------------------------------------------------------------------------------
MATCHES = range(1, 1 + effort(2, 3))


@cache
def match(seed: int, rounds: int = 7, seats: int = 3) -> TableReadings:
    infos = [SeatInfo(f"Bot {n}", bot="builder") for n in range(1, seats + 1)]
    page = TablePage(new_match(infos, seed=seed, options={"rounds": rounds}), here=(0,))
    page.table.run()
    return TableReadings(page.table)


@pytest.mark.parametrize("seed", MATCHES)
def test_no_question_comes_twice_and_each_fits_its_round(seed: int):
    record = match(seed)
    fitting = dict(survey_talk.QUESTIONS)
    asked = [survey_talk.question(record, n).id.removeprefix("survey-ask-") for n in range(1, 8)]
    assert len(set(asked)) == 7
    for round_, name in enumerate(asked, 1):
        assert fitting[name](survey_talk.round_facts(record, round_))


def test_matches_ask_different_questions():
    assert len({survey_talk.question(match(seed), 2).id for seed in MATCHES}) == len(MATCHES)


def test_alone_nobody_is_asked_of_neighbours():
    record = match(1, rounds=7, seats=1)
    asked = {survey_talk.question(record, n).id.removeprefix("survey-ask-") for n in range(1, 8)}
    assert asked.isdisjoint({"refuge", "spread", "trade", "same-board"})


@pytest.mark.parametrize("seed", MATCHES)
def test_the_facts_are_the_records(seed: int):
    record = match(seed)
    for n in range(1, 8):
        facts = survey_talk.round_facts(record, n)
        here, before = record.types(n), record.types(n - 1)
        now = frozenset().union(*here.values())
        then = frozenset().union(*before.values())
        lost = [name for seat, names in before.items() for name in names if name not in here[seat]]
        cards = [row for row in record.losses if (row.round, row.cause) == (n, "card")]
        assert facts.gone == len(then - now)
        assert facts.extirpated == len([name for name in lost if name in now])
        assert facts.died == sum(row.lost for row in cards if row.stage == "builder")
        left = [row for row in record.losses if (row.round, row.cause) == (n, "support")]
        assert facts.dwellers_left == sum(row.lost for row in left)
        points = record.points(n)
        assert facts.spread == max(points) - min(points)
        assert facts.weedy == any(count > 10 for count in record.algae(n))
        decks = default().rules.schedule.cards[:n][-1]
        assert facts.long == any(deck.startswith("long") for deck in decks)


def test_what_was_not_foreseen_is_counted():
    page = drawn("hurricane-hit", reef("ramp", BROKEN), reef("ramp", BROKEN))
    while page.step == "catastrophe-predict":
        page.do("predict")  # nobody is expected to die
    facts = survey_talk.round_facts(TableReadings(page.table), 1)
    assert facts.unforeseen == facts.died > 0


def test_a_note_of_another_round_is_not_shown():
    page = example(rounds=3)
    page.do("note", value="of round one")
    page.do("survey-ready")
    go_on(page, 2)
    assert page.controls().select_one("textarea").text == ""
    page.do("note", value="of round two")
    page.do("note-keep")
    assert list(page.state.notes[0][:2]) == ["of round one", "of round two"]
    assert page.controls().select_one("textarea").text == "of round two"


def test_the_question_stands_before_ready_and_is_the_same_for_all_seats():
    page = example(2)
    first = words(at(page.controls(), "talk"))
    assert len(first) > len("Talk it over:")
    page.do("survey-ready")
    assert words(at(page.controls(), "talk")) == first


# ---- Who reads the note after a survey: its owner chooses, and the desk knows no other.
CANARY = "canary 4711"
TABS = ("class", "play", "data", "review", "after", "exports")


class TeachersDesk:
    """The teacher's desk of a class, and all that it shows or hands over."""

    def __init__(self, room: ClassRoom, class_id: str = "") -> None:
        self._open(DeskSession(all_acts(), catalogue("en"), room.store, class_id or room.id))

    @classmethod
    def of(cls, session: DeskSession) -> TeachersDesk:
        """Return the desk of a session that is open."""
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
        """Return every tab, every chart of the data, and the walls, as the browser gets them."""
        found = []
        for tab in TABS:
            self.do("tab", tab=tab)
            found += self._drawn()
        self.do("tab", tab="data")
        for view in ("ocean", "strategy", "scores"):
            self.do("data-view", view=view)
            found += self._drawn()
            self.do("wall-put", what="data")
            found.append(str(wall_of(self.session)))
        return "\n".join(found)

    def _drawn(self) -> list[str]:
        return [str(part.render(self.session.scene())) for part in DESK_PARTS]

    def exported(self) -> str:
        """Return every file that leaves the desk, but the back-up."""
        self.files.clear()
        for named in (False, True):
            self.do("export-named", checked=named)
            self.do("export-zip")
        texts = []
        for data in self.files.values():
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                texts += [archive.read(name).decode("utf-8-sig") for name in archive.namelist()]
        return "\n".join(texts)

    def notes(self) -> list[dict[str, str]]:
        """Return the rows of ``notes.csv``."""
        self.files.clear()
        self.do("export-named", checked=True)
        self.do("export-table", name="notes")
        (data,) = self.files.values()
        return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


# -- what the owner chooses ------------------------------------------------------------------------
def at_survey(folder: Path, *names: str, rounds: int = 2) -> tuple[ClassRoom, list[ReefPage]]:
    """Have pupils sit at a table whose survey is open."""
    room = ClassRoom(folder)
    pages = seated(room, *names, rounds=rounds, predict="none")
    play(*pages, until="survey")
    return room, pages


def chosen(page: ReefPage) -> str:
    soup = page.see(controls.CONTROLS_PART)
    return text(one(soup, "fieldset.rk-note-readers label:has(input[checked]) b"))


def written(page: ReefPage) -> BeautifulSoup:
    page.do("part", part="after")
    return page.see(questions.AFTER)


def test_before_a_word_is_typed_the_page_says_who_reads_it(tmp_path: Path):
    _, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    card = one(ana.see(controls.CONTROLS_PART), '[data-key="note-card"]')
    said = text(card)
    assert "desk does not show it." in said
    assert "Me and my teacher Your teacher reads it, with your name." in said
    assert chosen(ana) == "Only me"
    order = [each.name for each in card.select("fieldset, textarea")]
    assert order == ["fieldset", "textarea"]  # it is read aloud before the field


def test_alone_no_teacher_is_promised_or_feared():
    page = example()
    card = one(page.controls(), '[data-key="note-card"]')
    assert not card.select("fieldset")
    assert "desk shows it. Whoever uses this device" in text(card)
    order = [each.name for each in card.select('[data-key="note-about"], textarea')]
    assert order == ["p", "textarea"]  # a low window shows the field's end last
    assert page.refused("note-share", seat=0, round=1, teacher="true") == "note-no-teacher"


def test_what_is_shared_stands_on_the_desk_and_in_the_files_with_the_name(tmp_path: Path):
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


def test_a_choice_can_be_changed_both_ways_as_long_as_the_match_is_open(tmp_path: Path):
    room, (ana, ben) = at_survey(tmp_path, "Ana", "Ben", rounds=1)
    desk = TeachersDesk(room)
    ana.do("note", value=CANARY)
    ana.do("survey-ready")
    ana.press(written(ana), "note-teacher-1-0")
    assert CANARY in desk.exported()
    ana.press(written(ana), "note-me-1-0")
    assert CANARY not in desk.exported()
    ana.do("part", part="play")
    play(ana, ben, until="over")
    ana.press(ana.see(ending.FINAL_PAGE), "note-teacher-1-0")
    assert CANARY in desk.exported()
    ana.do("page", page="notebook")
    ana.press(ana.read(match_notebook.render_notebook_page(ana.session.scene())), "note-me-1-0")
    assert CANARY not in desk.exported()
    ana.do("part", part="play")
    assert CANARY in str(ana.see(ending.FINAL_PAGE))  # the student goes on reading it


def test_the_choice_outlives_a_reload_and_follows_the_text(tmp_path: Path):
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


def test_nobody_else_shares_a_note(tmp_path: Path):
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
    found = [each for each in desk.session.acts.names if each.startswith("note")]
    assert found == ["note-hide"]  # it hides a note from others
    assert CANARY not in desk.exported()


def test_who_is_in_two_classes_shares_with_the_teacher_of_the_match(tmp_path: Path):
    room, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    other, _ = room.store.classes.create("Chess club", "Mr Moss")
    room.store.classes.join(other.id, room.person("Ana"), "Ana")
    assert CANARY not in TeachersDesk(room, other.id).exported()
    assert CANARY in TeachersDesk(room).exported()


def test_a_match_from_before_there_was_a_choice_stays_unread(tmp_path: Path):
    """Its students were promised that only they read it."""
    desk = a_class(tmp_path, [played(["Ada", "Ben"], 5, rounds=1, notes={(1, 0): CANARY})])
    teacher = TeachersDesk.of(desk.session)
    assert CANARY in _logs(desk.session)
    assert CANARY not in teacher.exported()


def _logs(session: DeskSession) -> str:
    return "".join(
        str(entry.action)
        for table in session.scene().handles.values()
        for entry in table.match.entries
    )


def test_an_erased_student_shares_nothing_any_more(tmp_path: Path):
    room, (ana, _) = at_survey(tmp_path, "Ana", "Ben")
    ana.do("note-share", seat=0, round=1, teacher=True)
    ana.do("note", value=CANARY)
    ana.do("note-keep")
    desk = TeachersDesk(room)
    assert CANARY in desk.exported()
    room.store.classes.erase_person(room.id, room.person("Ana"))
    assert CANARY not in desk.exported()


def test_a_back_up_brings_notes_and_choices_back(tmp_path: Path):
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
    exported = there.exported()
    assert CANARY in exported
    assert "canary of Ben" not in exported


def test_a_file_and_a_receipt_of_ones_own_hold_ones_notes(tmp_path: Path):
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


def test_a_team_owns_its_note_together(tmp_path: Path):
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


# -- what stands beside every other field ----------------------------------------------------------
def beside(soup: BeautifulSoup, field: str) -> str:
    ids = str(one(soup, field)["aria-describedby"]).split()
    return " ".join(text(one(soup, f"#{each}")) for each in ids)


def test_the_join_page_says_before_a_name_is_typed_who_sees_it(tmp_path: Path):
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
def test_a_question_says_before_it_is_answered_who_reads_it(tmp_path: Path, *, in_class: bool):
    room = ClassRoom(tmp_path)
    page = AskingPage(folder=tmp_path)
    if in_class:
        page.do("class-join", code=room.row.code, first="Ana", second="", third="")
    page.ask(bank.form())
    read, unread = "may show it to the class without your name.", "desk shows it, unless"
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


def test_names_at_one_screen_say_who_sees_them(tmp_path: Path):
    room = ClassRoom(tmp_path)
    alone, ana = room.page(), room.pupil("Ana")
    for page, said in (
        (alone, "Teachers see them only in a class"),
        (ana, "Your teacher can see the names"),
    ):
        page.do("page", page="new")
        assert said in text(one(page.see(whole.WHOLE), '[data-key="new-readers"]'))


@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_no_page_says_that_only_its_reader_reads(locale: str):
    """The sentence that was not true stands in no catalogue, nor one that promises a teacher."""
    say = catalogue(locale)
    assert not say.has("note-own-eyes")
    for id_ in ("ask-counts-text", "ask-kept-text", "ask-result-waiting", "ask-goal-waiting"):
        assert not re.search("teacher|docente", say.render(Message(id_))), id_


# ---- Moments worth a smile: told where the round has one, and nowhere else.
def after_card(card: str, spaces: dict[tuple[int, int], str]) -> TablePage:
    page = TablePage(
        Guided(reef("ramp", spaces), phase="catastrophe", deck=[card], options={"predict": "none"})
    )
    go_on(page, 1)
    return page


def smiles_of(page: TablePage) -> list[str]:
    return [words(each) for each in page.controls().select(".rk-smile")]


def test_the_first_life_that_a_mutation_saved_is_told():
    page = after_card("hurricane-hit", {(1, 1): "Fi^", (1, 2): "Bo"})
    (said,) = smiles_of(page)
    assert said.startswith("A mutation saved its first life: finger coral at row 1, column 1 lived")
    assert said.endswith("Without its mutation (stronger skeleton) it would have died.")
    picture = one(page.controls(), '[data-key="tally"] + .rk-smile')
    marks = [str(each["href"]) for each in picture.select("use")]
    assert marks == ["#rk-org-finger-coral", "#rk-mark-stronger", "#rk-icon-check",
                     "#rk-org-finger-coral", "#rk-icon-cross"]  # fmt: skip
    assert smiles_of(after_card("hurricane-hit", {(1, 1): "Mi", (1, 2): "Bo"})) == []


def test_whoever_has_none_is_shown_the_life_saved_on_a_neighbours_reef():
    boards = [reef("ramp", {(1, 1): "Mi"}), reef("ramp", {(1, 1): "Fi^", (1, 2): "Bo"})]
    page = TablePage(
        Guided(*boards, phase="catastrophe", deck=["hurricane-hit"], options={"predict": "none"})
    )
    go_on(page, 1)
    (said,) = smiles_of(page)
    assert said.startswith("A mutation saved a life on ")
    assert "finger coral lived through the hurricane. Without its mutation" in said


@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_whose_table_has_none_is_shown_a_life_of_a_match_that_a_bot_played(locale: str):
    board, options = reef("ramp", {(1, 1): "Mi"}), {"predict": "none", "rounds": 1}
    table = Guided(board, board, phase="catastrophe", deck=["calm-seas"], options=options)
    page = TablePage(table, locale=locale)
    go_on(page, 1)
    (said,) = smiles_of(page)
    assert "bot" in said
    assert not any(page.scene.name(seat) in said for seat in page.scene.seats)
    picture = [str(each["href"]) for each in page.controls().select(".rk-smile use")]
    assert picture[:2] == ["#rk-org-finger-coral", "#rk-mark-stronger"]


def test_whose_table_has_none_is_shown_a_life_of_another_table_without_a_name(tmp_path: Path):
    room = ClassRoom(tmp_path)
    (sam,) = seated(room, "Sam", rounds=1, predict="none")

    def found(last: int) -> tuple[str, str]:
        ((whose, life),) = saved_elsewhere(sam.session, last)
        return whose, life.card

    assert found(1) == ("made", "hurricane-hit")
    other = new_match(
        [SeatInfo("Zora", bot="newcomer")], seed=48, options={"rounds": 1, "founder_mutations": 1}
    )
    MemoryTable(other).run()
    laid = room.store.classes.lay_table(room.id, "Table 2", "reef", other, [[]])
    assert found(1) == ("class", "heatwave")
    assert found(0)[0] == "made"  # a table that is ahead would reveal what comes
    play(sam, until="survey")
    said = text(one(sam.see(controls.CONTROLS_PART), ".rk-smile"))
    assert said.startswith(
        "At another table of your class a mutation saved a life: branching coral"
    )
    assert "Zora" not in said
    room.store.classes.close_table(laid.id)
    assert found(1)[0] == "made"


def test_corals_that_all_live_through_a_heatwave_are_told():
    page = after_card("heatwave", {(1, 1): "Fi", (1, 2): "Fi", (2, 1): "Bo", (2, 2): "Bo"})
    assert smiles_of(page) in (
        ["All 2 kinds of coral in your shallow water lived through the heatwave."],
        [],  # both of a kind were chosen
    )
    deep = after_card("heatwave", {(5, 1): "Fi"})
    assert smiles_of(deep) == []


def test_a_type_that_is_back_is_told(monkeypatch: pytest.MonkeyPatch):
    page = played_to(round_=3)
    types = {1: ["urchin"], 2: [], 3: ["urchin"]}
    there = {2: {2: frozenset(["urchin"])}}
    monkeypatch.setattr(
        TableReadings,
        "types",
        lambda _, round_: {1: frozenset(types.get(round_, ())), **there.get(round_, {})},
    )
    told = [each.key for each in highlights._returned(page.scene)]
    assert told == ["back"]
    there.clear()
    assert not list(highlights._returned(page.scene))  # no other reef had it
