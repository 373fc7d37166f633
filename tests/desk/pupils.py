"""Pupils of a class, and the teacher at its desk."""

from __future__ import annotations

import atexit
import random
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bs4 import BeautifulSoup

from reefkit.assess.bank import Part
from reefkit.assess.form import Form
from reefkit.assess.form_order import compose
from reefkit.assess.items import (
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    TwoTier,
)
from reefkit.assess.question import Question
from reefkit.classroom.store import ClassRow, Store, TableRow
from reefkit.desk.page import PARTS, Desk, DeskPage, Running, all_acts
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.desk.wall_page import WallPage, WallSession
from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.labs.lesson import papers
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.reef.lab import LAB
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.student_work import NotePlace, StudentWork
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import catalogue
from reefkit.widgets.acts import Acts
from tests.support.open_page import OpenPage, audited

# ---- Classes that have played: real matches in a real store, bots deciding for every pupil.
TABLES = ("Turtle", "Manta", "Octopus", "Seahorse", "Dugong", "Nautilus", "Cowrie", "Heron")
PUPILS = (
    *("Ada", "Ben", "Cleo", "Dara", "Eli", "Fay", "Gus", "Hana", "Ivo", "June", "Kofi", "Lena"),
    *("Mia", "Noor", "Omar", "Pia", "Quin", "Rosa", "Sam", "Tariq", "Uma", "Vik", "Wren", "Xia"),
    *("Yara", "Zoe", "Amir", "Bea", "Caro", "Deniz", "Emil", "Fitz"),
)


def played(
    names: Sequence[str],
    seed: int,
    *,
    rounds: int = 2,
    to_round: int = 99,
    notes: Mapping[tuple[int, int], str] | None = None,
) -> Match:
    """Play a match with people's seats, all of them away, until a round has been surveyed.

    `notes` are the strategies that are written down at a survey, by round and seat.
    """
    match = new_match([SeatInfo(name) for name in names], seed=seed, options={"rounds": rounds})
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    to_write = dict(notes or {})
    while match.state.phase != "over" and match.state.round <= to_round:
        for round_, seat in list(to_write):
            if match.state.phase == "survey" and match.state.round == round_:
                table.act(seat, do.StrategyNote(to_write.pop((round_, seat))))
        table.tick()
    return match


def a_class(folder: Path, matches: Sequence[Match], *, share: bool = False) -> Desk:
    """Lay a class in a new store, whose tables have played these matches.

    With `share` everybody lets the teacher read all of their notes.
    """
    store = Store.open(folder / "class.sqlite")
    klass, _ = store.classes.create("Biology 9B", "Ms Okafor")
    for number, match in enumerate(matches):
        seats = []
        for info in match.setup.seats:
            person = store.people.create(info.name)
            store.classes.join(klass.id, person.id, info.name)
            seats.append([person.id])
        row = store.classes.lay_table(klass.id, TABLES[number], "reef-survivor", match, seats)
        for seat, texts in enumerate(match.state.notes if share else ()):
            for round_, text in enumerate(texts, 1):
                key = NotePlace(str(row.match), seat, round_).key
                store.work.note(seats[seat][0], "reef", key, text)
    return Desk(store, klass.id)


def session_of(folder: Path, matches: Sequence[Match], *, share: bool = False) -> DeskSession:
    return a_class(folder, matches, share=share).session


# ---- A class that has answered: pupils who know an answer or not, at tables that bots have played.
Raw = dict[str, Any]


def right_answer(item: AskedItem) -> Raw:  # noqa: C901, PLR0911 (a line a kind)
    """Answer as the key has it."""
    match item:
        case Choice():
            return {"option": item.right}
        case Several():
            return {"options": list(item.right)}
        case TwoTier():
            return {"option": item.right, "reason": item.reason}
        case Number():
            return {"number": item.right}
        case Ordering():
            return {"order": list(item.options)}
        case Matching():
            return {"pairs": dict(item.pairs)}
        case Spaces():
            return {"spaces": [list(each) for each in item.right]}
        case Placing():
            return {"space": list(item.right[0])}
        case RangeChartItem():
            plot = item.plot
            bars = {each: list(bar) for each, bar in plot.ranges.items()}
            marks = {each: list(rounds) for each, rounds in plot.disasters.items()}
            return {"ranges": bars, "endings": dict(plot.endings), "disasters": marks}
        case Curve():
            values = {str(time): value for time, value in enumerate(item.plot.values)}
            return {"values": values, "losses": list(item.plot.losses or ())}
        case Confidence() | Scale():
            return {"step": item.steps}
        case Argument():
            return {"claim": "Depth.", "evidence": "Four lived.", "reasoning": "Waves end there."}
    return {"text": "More types lived where the water was deep and calm."}


def wrong_answer(item: AskedItem) -> Raw:  # noqa: C901, PLR0911 (a line a kind)
    """Answer in a way that gains nothing, or a little."""
    match item:
        case Choice() | TwoTier():
            return {"option": next(each for each in item.options if each != item.right)}
        case Several():
            wrong = [each for each in item.options if each not in item.right]
            return {"options": wrong[:1] or list(item.options[:1])}
        case Number():
            return {"number": item.right + item.tolerance + 5}
        case Ordering():
            return {"order": list(reversed(item.options))}
        case Matching():
            partner = item.partners[0]
            return {"pairs": dict.fromkeys(item.pairs, partner)}
        case Spaces() | Placing():
            rows, columns = len(item.board), len(item.board[0])
            spots = [
                (row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)
            ]
            spot = next(each for each in spots if each not in item.right)
            return {"spaces": [list(spot)]} if isinstance(item, Spaces) else {"space": list(spot)}
        case RangeChartItem():
            return {"ranges": {each: [0, 0] for each in item.plot.ranges}}
        case Curve():
            return {"values": {str(time): 0 for time in range(len(item.plot.values))}}
        case Confidence() | Scale():
            return {"step": 1}
        case Argument():
            return {"claim": "I do not know."}
    return {"text": "I do not know."}


@cache
def played_match(seed: int = 5, seats: int = 4, rounds: int = 2) -> Match:
    """Play a match by bots to its end, once a process."""
    names = [SeatInfo(f"Bot {number + 1}", bot="builder") for number in range(seats)]
    table = MemoryTable(new_match(names, seed=seed, options={"rounds": rounds}))
    while table.tick():
        pass
    return table.match


@dataclass
class SchoolClass:
    """A class in a store of its own."""

    #: The store, and the class in it.
    store: Store
    id: str
    persons: dict[str, str] = field(default_factory=dict)  #: The pupils' ids by name.
    forms: tuple[str, ...] = ("before", "after")
    lab: AnyLab = LAB

    @classmethod
    def open(
        cls, folder: Path, names: Sequence[str], forms: tuple[str, ...] = ("before", "after")
    ) -> SchoolClass:
        """Make a class of these pupils, who are asked these forms."""
        store = Store.open(folder / "class.sqlite")
        row, _ = store.classes.create("9B", "Ms Okafor")
        store.classes.set_control(row.id, setting=plain_of(Setting(forms=forms)))
        found = cls(store, row.id, forms=forms)
        for name in names:
            person = store.people.create(name).id
            store.classes.join(row.id, person, name)
            found.persons[name] = person
        return found

    def shuffled(self, name: str, key: str) -> None:
        self.store.work.remember(f"person:{self.persons[name]}", "shuffle", key)

    def who(self, name: str) -> str:
        key = self.store.work.recall(f"person:{self.persons[name]}", "shuffle")
        return str(key or self.persons[name])

    @property
    def papers(self) -> papers.Papers:
        return papers.as_set(self.lab.papers(), Setting(forms=self.forms))

    def before(self, name: str) -> tuple[Question, ...]:
        sheet = papers.sheet_of(self.papers, "before", StudentWork(self.who(name)))
        return sheet.questions

    def ideas(self, name: str, part: Part) -> tuple[Question, ...]:
        """Return the paired questions that a pupil is asked in a part."""
        asked = compose(self.papers.form(part), self.papers.bank, (), self.who(name))
        return tuple(each for each in asked if each.item.concept)

    def answer(self, name: str, sheet: str, question: str, raw: object, match: str = "") -> str:
        """Have a pupil answer, and give the answer's id."""
        person = self.persons[name]
        given = self.store.work.answer(
            person, self.lab.id, sheet, question, raw, match=match or None
        )
        return given.id

    def hand_in(self, name: str, sheet: str) -> None:
        self.store.work.finish(self.persons[name], self.lab.id, sheet)

    def answer_all(
        self,
        name: str,
        sheet: str,
        questions: Sequence[Question],
        *,
        knows: float = 1.0,
        match: str = "",
        survey: Sequence[str] = (),
    ) -> None:
        """Have a pupil answer a sheet, each question right by chance, and hand it in."""
        luck = random.Random(f"{name} {sheet}")  # noqa: S311 (a test's pupil)
        for question in questions:
            on = sheet + "/survey" if question.id in survey else sheet
            right = luck.random() < knows
            raw = right_answer(question.item) if right else wrong_answer(question.item)
            self.answer(name, on, question.id, raw, match)
        self.hand_in(name, sheet)

    def play(self, names: Sequence[str], seed: int = 5, rounds: int = 2) -> str:
        """Have pupils sit at a table that bots have played for them; give the match's id."""
        seats = [(self.persons[name],) for name in names]
        match = played_match(seed, len(names), rounds)
        row = self.store.classes.lay_table(self.id, "Turtle", "reef", match, seats)
        return str(row.match)

    def after(self, name: str, match: str, seat: int) -> tuple[str, tuple[Question, ...], Form]:
        """Return the sheet's id and what the pupil's page asks after a match."""
        from reefkit.games import games  # noqa: PLC0415 (with the rules)

        table = self.store.matches.open(match, games())
        sheet = papers.after_sheet(self.papers, StudentWork(self.who(name)), table, seat)
        return sheet.id, sheet.questions, sheet.form


def desk_of(school: SchoolClass, locale: str = "en") -> DeskSession:
    """Open the desk of a class, without its page."""
    return DeskSession(all_acts(), catalogue(locale), school.store, school.id)


def open_wall(desk: DeskSession) -> WallPage:
    """Open the wall of a desk's class."""
    clock, word = desk.clock, desk.word
    wall = WallSession(
        Acts(), desk.say, desk.store, desk.class_id, desk.addresses, word=word, clock=clock
    )
    return WallPage(wall)


def read_wall(page: WallPage) -> BeautifulSoup:
    """Draw a wall, and read all of it: its regions, and its tables' cards."""
    page.draw()
    panels = [*page.panels.values(), *page.tables.panels.values()]
    assert not page.session.refused
    return audited("".join(each.html for each in panels), set())


def wall_of(desk: DeskSession) -> BeautifulSoup:
    """Open the wall of a desk's class anew, and read it."""
    return read_wall(open_wall(desk))


ABILITY: Mapping[str, tuple[float, float]] = {
    "Ada": (0.9, 1.0), "Ben": (0.6, 0.8), "Cem": (0.4, 0.8), "Dea": (0.2, 0.5),
    "Eli": (0.7, 0.7), "Fay": (0.3, 0.6), "Gus": (0.5, 0.9), "Hoa": (0.8, 0.9),
}  # fmt: skip
"""How likely each pupil is right, before and after."""


def whole_class(folder: Path, names: Sequence[str] = ("Ada", "Dea")) -> SchoolClass:
    """Return a class that has answered before and after one match: a copy of one made once."""
    made, id_, persons = _made_once(tuple(names))
    shutil.copy(made, folder / made.name)
    return SchoolClass(Store.open(folder / made.name), id_, dict(persons))


@cache
def _made_once(names: tuple[str, ...]) -> tuple[Path, str, dict[str, str]]:
    """Make a class once a process; the folder goes with it."""
    folder = _own_folder()
    school = SchoolClass.open(folder, names)
    for number, name in enumerate(names):
        if len(names) > 2:  # a class with halves; who has question A first is no chance
            school.shuffled(name, f"half {number}")
        knows = ABILITY.get(name, (0.5, 0.7))[0]
        school.answer_all(name, "before", school.before(name), knows=knows)
    for start in range(0, len(names), 4):
        sitters = names[start : start + 4]
        match = school.play(sitters, seed=5 + start)
        for seat, name in enumerate(sitters):
            sheet, questions, form = school.after(name, match, seat)
            knows = ABILITY.get(name, (0.5, 0.7))[1]
            survey = form.survey
            school.answer_all(name, sheet, questions, knows=knows, match=match, survey=survey)
    school.store.close()
    return folder / "class.sqlite", school.id, school.persons


def _own_folder() -> Path:
    """Make a folder that is removed with the process."""
    folder = tempfile.mkdtemp(prefix="reefkit-class-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


# ---- A desk without a browser: a class in a real store, its acts, and its regions as parsed HTML.
NAMES = ("Ana", "Ben", "Carlos", "Dina", "Emre", "Fatima", "Gus", "Hana", "Ivan", "Jin", "Kofi")
CLASS = ("Biology 9B", "Ms Okafor")
PLACE = {"part": "before"}
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
ADDRESS = "http://10.0.0.7:8866/"


@contextmanager
def certain_chance(start: int = 1) -> Iterator[None]:
    """Have a desk lay the same tables every time: their cards and bots' choices are no chance."""
    numbers = count(start)
    ocean = SimpleNamespace(token_hex=lambda size: f"{next(numbers):0{2 * size}x}")
    with (
        patch("reefkit.match.new_match.new_key", numbers.__next__),
        patch("reefkit.desk.seating.secrets", ocean),
    ):
        yield


class Watch:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@cache
def _joined_once(count: int) -> tuple[Path, ClassRow, str, list[str]]:
    """Make a class that pupils have joined once a process; the folder goes with it."""
    path = _own_folder() / "class.sqlite"
    store = Store.open(path, clock=Watch())
    row, key = store.classes.create(*CLASS)
    people = [_join(store, row.id, name) for name in NAMES[:count]]
    for person in people:
        store.classes.seen(row.id, person, PLACE)
    store.close()
    return path, row, key, people


def _join(store: Store, class_id: str, name: str) -> str:
    person = store.people.create(name).id
    store.classes.join(class_id, person, name)
    return person


class Teacher(OpenPage):
    """A teacher at the desk of a class.

    Parameters
    ----------
    folder
        Where the store's file stands.
    pupils
        How many have joined, by the names of `NAMES`; all of them are here.
    beside
        The same teacher at the desk of another class, whose key opens this one too.
    """

    def __init__(
        self,
        folder: Path,
        pupils: int = 0,
        *,
        locale: str = "en",
        beside: Teacher | None = None,
    ) -> None:
        if beside is None:
            self.watch = Watch()
            made, self.row, self.key, people = _joined_once(pupils)
            self.people = [*people]
            shutil.copy(made, folder / made.name)
            self.store = Store.open(folder / made.name, clock=self.watch)
        else:
            self.watch, self.store = beside.watch, beside.store
            self.row, self.key = self.store.classes.create(*CLASS, next_to=beside.row.id)
            self.people = [self.join(name) for name in NAMES[:pupils]]
        self.session = DeskSession(
            all_acts(),
            catalogue(locale),
            self.store,
            self.row.id,
            addresses=(ADDRESS,),
            clock=self.watch,
        )
        self.running = Running(self.session)

    def reloaded(self) -> Teacher:
        """Open the desk of the same class anew, as a reload does."""
        again = copy(self)
        again.session = DeskSession(
            all_acts(), self.session.say, self.store, self.row.id, (ADDRESS,), clock=self.watch
        )
        return again

    def join(self, name: str, **place: object) -> str:
        """Have somebody join, whose page is open; give their id."""
        person = _join(self.store, self.row.id, name)
        self.seen(person, **place)
        return person

    def seen(self, *people: str, **place: object) -> None:
        for person in people:
            self.store.classes.seen(self.row.id, person, {**PLACE, **place})

    @property
    def scene(self) -> DeskScene:
        return self.session.scene()

    @property
    def tables(self) -> tuple[TableRow, ...]:
        return self.scene.tables

    def handle(self, number: int = 0) -> Table:
        """Return the match of a table, as the desk has it open."""
        scene = self.scene
        return scene.handles[scene.tables[number].id]

    def quick_class(self, **choices: str) -> None:
        """Choose how the class plays: bots found the reefs, two rounds; then seat it."""
        for name, value in {"way": "founded", **choices}.items():
            self.do("settings-choose", name=name, value=value)
        self.do("settings-option", name="rounds", value="2")
        self.do("settings-option", name="predict", value="none")
        self.do("lesson-seat")

    def see(self, name: str) -> BeautifulSoup:
        """Draw a region; all it says are messages, and all it does are acts."""
        part = next(each for each in PARTS if each.name == name)
        return self.read(str(part.render(self.scene)))

    def press(self, region: str, key: str) -> None:
        super().press(self.see(region), key)

    def wall(self) -> BeautifulSoup:
        """Open the class's wall anew, and read all of it."""
        return wall_of(self.session)

    def page(self) -> DeskPage:
        """Open the desk as a page of widgets."""
        page = DeskPage(self.session)
        page.draw()
        return page
