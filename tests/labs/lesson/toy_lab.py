"""A tiny lesson over the tests' toy game, as a lab would bring it: nothing else is its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import Lab, MatchEnding, Part
from reefkit.labs.lesson.log import LogLine, events_of, lines_of
from reefkit.labs.lesson.moments import Moment, read_moments
from reefkit.labs.lesson.option_form import OptionSet as FormOptions
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.lesson.parts import ending, match_view, pages
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import Storage
from reefkit.match.codec import to_plain
from reefkit.match.errors import SetupError
from reefkit.match.game import Game, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.random import key_from_seed, new_key
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.widgets.acts import Acts
from tests.labs import bank
from tests.match import toy
from tests.match.toy import Dive, Hide, Options
from tests.support.open_page import LessonPage

HERE = Path(__file__).parent
OVERLAY = HERE / "overlay"
MOST_ENTRIES = 400


@dataclass
class Hand:
    """What is chosen and not decided: the number to hide at."""

    number: int = 0
    touched: list[int] = field(default_factory=list)


class Scene(LessonScene):
    """What the toy's page reads beside what every lesson's does."""

    @property
    def shells(self) -> list[int]:
        """The seat's own shells; of a hand that is covered, what everybody sees of it."""
        return list(self.state.hands[self.seat])


acts = Acts()


@acts.on("toy-dive")
def dive(session: LessonSession) -> None:
    session.play(Dive())


@acts.on("toy-think")
def think(session: LessonSession, number: Annotated[int, Meta(ge=1, le=99)]) -> None:
    session.hand.number = number


@acts.on("toy-hide")
def hide(session: LessonSession) -> None:
    session.play(Hide(session.hand.number or 1))


def render_controls(scene: Scene) -> str:
    if not scene.has_table:
        return ""
    return replay.still(scene) or match_view.render_cover(scene) or scene.render("toy_hand.html")


CONTROLS = Part("controls", render_controls, acts)
PARTS = (
    *pages.OPENING,
    CONTROLS,
    match_view.EVIDENCE,
    ending.FINAL_PAGE,
)


@cache
def content() -> dict[str, Any]:
    return toy.new_setup(None).content


def make_match(
    seats: Sequence[SeatInfo], *, seed: int | None = None, options: Mapping[str, Any] = {}
) -> Match:
    key = new_key() if seed is None else key_from_seed(seed)
    try:
        chosen = to_plain(msgspec.convert(dict(options), Options))
    except msgspec.ValidationError as error:
        raise SetupError(message("toy-setup", detail=str(error))) from error
    setup = Setup("toy", 1, tuple(seats), chosen, content(), f"{key:016x}")
    return Match(toy.TOY, setup)


def read_moment(table: Table, position: int, seat: int | None) -> Moment:
    state = table.moment(position, None).state
    return Moment(position, state.round, state.phase, "", seat, Message(f"toy-step-{state.phase}"))


@cache
def papers() -> Papers:
    form = bank.form()
    return Papers(bank.bank(), {form.part: form}, lambda *_: [], bank.texts())


class ToyLab(Lab[Scene, LessonSession]):
    id = "toy"
    lesson = "toy-lesson"
    game: Game = toy.TOY
    scene_class = Scene
    parts = PARTS
    more_acts = (match_view.turn_acts,)
    goals = "ab"
    options = FormOptions("toy", Options, ("rounds",))
    least_seats = 1
    most_seats = 4
    quick_bots = ("calm",)
    quick_options: ClassVar[Mapping[str, Any]] = {"rounds": 1}
    tabs = ("log",)
    phases = ("dive", "hide", "swap", "survey")
    secret_hands = True
    stored_hand = ("number",)

    def new_match(
        self, seats: Sequence[SeatInfo], *, seed: int | None = None, options: Mapping[str, Any] = {}
    ) -> Match:
        return make_match(seats, seed=seed, options=options)

    def moments(self, table: Table) -> list[Moment]:
        return read_moments(table, read_moment)

    def lines(self, match: Match, position: int, seat: int | None, since: int) -> list[LogLine]:
        return list(lines_of(events_of(match, position, seat, since)))

    def ending(self, scene: Scene) -> MatchEnding:
        return MatchEnding(message("toy-over", winners=scene.name(0)), [], {})

    def notes(self, table: Table, seat: int) -> tuple[str, ...]:
        return (table.view(seat).state.notes[seat],)

    def papers(self) -> Papers:
        return papers()

    def new_hand(self) -> Hand:
        return Hand()


LAB = ToyLab()


@cache
def say(locale: str = "en") -> Catalogue:
    return catalogue(locale, OVERLAY)


class Page(LessonPage):
    """One open page of the toy lesson.

    Parameters
    ----------
    folder
        Where work is kept; none keeps it in memory alone.
    """

    def __init__(self, folder: Path | None = None) -> None:
        storage = None
        if folder is not None:
            storage = Storage(folder / DATABASE, toy.TOYS, "toy", patience=0.05)
        self.session = new_session(LAB, say(), storage)

    def refused(self, name: str, /, **values: object) -> str:
        """Do what must be refused; give the sentence's id."""
        super().refused(name, **values)
        assert self.session.said is not None
        return self.session.said.id

    def all(self) -> str:
        """Draw every region, as the page sends it."""
        return "".join(str(self.see(part)) for part in LAB.parts)

    def act(self) -> None:
        if self.session.scene().covered_hand:
            self.do("show-hand")
        if self.session.scene().phase == "hide":
            self.do("toy-think", number=2)
            self.do("toy-hide")
        else:
            self.do("ready")

    def play_on(self) -> None:
        """Play the match to its end."""
        for _ in range(MOST_ENTRIES):
            table = self.session.open_table
            while table.tick():
                pass
            self.session.next_seat()
            if table.view(None).over:
                self.session.changed()
                return
            self.act()
        raise AssertionError("the match does not end")  # a test's own
