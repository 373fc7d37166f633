"""The seat at this screen: what it sees, has in hand and may do.

`ClimateScene` is one reading of the page, from which every region is drawn. `plan` says what the
one filled button would do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from markupsafe import Markup

from reefkit.games.climate import queries
from reefkit.games.climate.actions import Adapt, Draw, MoveSpecies, PlaceSpecies, Preadapt
from reefkit.games.climate.content import ANIMALS, CLIMATES, GENES, HABITATS
from reefkit.games.climate.course import course_of
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State, animal_of
from reefkit.games.climate.turn import Genes, Step
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.course import Course
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.random import KeyedChance
from reefkit.text import Message, message
from reefkit.widgets.art.content import art, posed

# ---- What the seat whose turn it is has in hand: nothing of it is decided yet


@dataclass
class InHand:
    """What was touched and marked; forgotten when the screen passes on."""

    cell: int | None = None  #: The cell that was touched, to go to or to begin on; none for none.
    animal: int | None = None  #: The animal that was touched, to begin as; none for none.
    #: The numbers of the cards that are marked, in the order in which they were.
    cards: list[int] = field(default_factory=list)
    sure: bool = False  #: Whether the page asks once more, since what comes next kills the species.

    @property
    def holds(self) -> bool:
        return self.cell is not None or bool(self.cards)

    def empty(self) -> None:
        self.cell, self.animal, self.cards, self.sure = None, None, [], False


# ---- One reading of a session of Climate Change, from which every part of the page is drawn

LOOKING = "log-climate"
"""What the page remembers of an open match: which climate's map is looked at."""


class _Habitat(NamedTuple):
    """A habitat as the page shows it; `value` is the gene value that fits, from 1."""

    id: str
    name: Message
    value: int


HABITATS_SHOWN = tuple(
    _Habitat(name, Message(f"climate-habitat-{name}"), number)
    for number, name in enumerate(HABITATS, 1)
)


class ClimateScene(LessonScene):
    """What one drawing of the page reads."""

    habitats = HABITATS_SHOWN

    @property
    def hand(self) -> InHand:
        hand: InHand = self.ui.hand
        return hand

    @property
    def state(self) -> State:
        state: State = self.view.state
        return state

    @property
    def rules(self) -> ClimateRules:
        return queries.rules_of(self.table)

    @cached_property
    def play(self) -> Step:
        return self.rules.stepping(self.state)

    @cached_property
    def course(self) -> Course:
        return course_of(self.state, self.play.numbers.dealt)

    @property
    def my_turn(self) -> bool:
        return self.may_play and self.is_awaited and self.state.seat == self.seat

    def is_mine(self, seat: int | None) -> bool:
        return seat == self.seat and not self.class_view.is_watching

    @property
    def looking_at(self) -> int | None:
        level = self.ui.settings.get(LOOKING)
        fits = isinstance(level, int) and 1 <= level <= CLIMATES
        return level if fits and level != self.state.climate else None  # type: ignore[return-value]

    @cached_property
    def prospects(self) -> dict[int, queries.Prospect]:
        if not self.my_turn:
            return {}
        return {each.cell: each for each in queries.prospects(self.play, self.seat)}

    @cached_property
    def starts(self) -> tuple[int, ...]:
        return queries.starts(self.play, self.seat) if self.my_turn else ()

    @property
    def only_ends(self) -> bool:
        return self.play.is_adapted(self.seat) and self.rules.legal(self.state, self.seat) == [
            Ready()
        ]

    @property
    def climate_went(self) -> str:
        state = self.state
        if not (state.changed and state.record):
            return ""
        return "warmer" if state.climate > state.record[-1].climate else "colder"

    def animal(self, seat: int) -> int:
        chosen = self.hand.animal if self.my_turn and seat == self.seat else None
        return animal_of(self.state, seat) if chosen is None else chosen

    def figure(self, seat: int, genes: Genes | None = None) -> Markup:
        return animal_drawn(self.animal(seat), genes or self.play.genes(seat))

    def standing_figure(self, seat: int) -> Markup:
        return animal_drawn(animal_of(self.state, seat), self.play.genes(seat))

    @property
    def becoming(self) -> Genes:
        made = queries.marked(self.play, self.seat, self.hand.cards)
        return self.play.genes(self.seat) if made.wrong is not None else made.values

    def sample(self, animal: int, *genes: int) -> Markup:
        return animal_drawn(animal % len(ANIMALS), (genes[0], genes[1], genes[2]))

    def refusal(self, action: Action) -> Message | None:
        try:
            self.rules.apply(self.state, self.seat, action, KeyedChance(0), None)
        except Rejection as error:
            return error.message
        return None


# ---- What the one filled button would do now, and what the page says of the marked cards


class AdaptationPlan(NamedTuple):
    """What is chosen, and what would come of it."""

    action: Action | None  #: What the button plays; none where something is still missing.
    text: Message  #: What stands on the button.
    #: What the marked cards, or the chosen cell, would come to; none for nothing to say.
    note: Message | None = None
    deadly: bool = False  #: Whether the species would die out.
    ways: int = 0  #: In how many ways it could adapt there.


def plan(scene: ClimateScene) -> AdaptationPlan:
    state = scene.state
    if state.step in {"place", "restart"}:
        return _starting(scene)
    if state.step == "draw":
        return _preadapting(scene, Draw(), message("climate-page-draw"))
    cell, here = scene.hand.cell, state.cells[scene.seat]
    if cell is not None and cell != here and cell in scene.prospects:
        return _moving(scene, scene.prospects[cell])
    if state.must and not state.moved:
        # Before it moves, it may preadapt to the habitat that it stands in.
        return _preadapting(scene, None, message("climate-page-choose-cell"))
    if not scene.play.is_adapted(scene.seat):
        return _staying(scene)
    return _preadapting(scene, Ready(), message("climate-page-end"))


def _starting(scene: ClimateScene) -> AdaptationPlan:
    cell = scene.hand.cell
    if cell is None or cell not in scene.starts:
        return AdaptationPlan(None, message("climate-page-choose-start"))
    action = PlaceSpecies(cell, scene.hand.animal)
    return AdaptationPlan(action, message("climate-page-start-here", cell=cell))


def _moving(scene: ClimateScene, prospect: queries.Prospect) -> AdaptationPlan:
    cards = tuple(scene.hand.cards)
    found = queries.verdict(scene.play, scene.seat, prospect.cell, cards)
    ways = len(prospect.ways) if prospect.fate == "adapt" else 0
    if found.wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-right"), found.said, ways=ways)
    deadly = found.fate == "dies"
    name = "and-adapt" if cards else "dies" if deadly else "there"
    action = MoveSpecies(prospect.cell, cards)
    return AdaptationPlan(action, message(f"climate-page-move-{name}"), found.said, deadly, ways)


def _staying(scene: ClimateScene) -> AdaptationPlan:
    here = scene.state.cells[scene.seat]
    prospect = scene.prospects.get(here)
    ways = len(prospect.ways) if prospect is not None and prospect.fate == "adapt" else 0
    cards = tuple(scene.hand.cards)
    found = queries.verdict(scene.play, scene.seat, here, cards)
    if cards and found.wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-right"), found.said, ways=ways)
    if cards:
        return AdaptationPlan(Adapt(cards), message("climate-page-adapt"), found.said, ways=ways)
    if prospect is not None and ways:
        return AdaptationPlan(None, message("climate-page-mark-right"), prospect.said, ways=ways)
    return AdaptationPlan(Ready(), message("climate-page-end-dies"), found.said, deadly=True)


def _preadapting(scene: ClimateScene, default: Action | None, text: Message) -> AdaptationPlan:
    cards = tuple(scene.hand.cards)
    if not cards:
        return AdaptationPlan(default, text)
    action = Preadapt(cards)
    wrong = scene.refusal(action)
    if wrong is not None:
        return AdaptationPlan(None, message("climate-page-mark-other-cards"), wrong)
    made = queries.marked(scene.play, scene.seat, cards)
    gene = next(number for number, by in enumerate(made.change) if by)
    habitat = scene.play.habitat(scene.state.cells[scene.seat])
    note = message(
        "climate-page-preadapts",
        gene=Message(f"climate-gene-{GENES[gene]}"),
        value=made.values[gene],
        habitat=scene.habitats[habitat].name,
    )
    return AdaptationPlan(action, message("climate-page-preadapt"), note)


def now(scene: ClimateScene) -> Message:
    state = scene.state
    if state.step in {"place", "restart"}:
        chosen = scene.hand.cell in scene.starts
        return message("climate-page-now-start" if chosen else f"climate-page-now-{state.step}")
    if state.step == "draw":
        return message("climate-page-now-draw", went=scene.climate_went or "nowhere")
    cell = scene.hand.cell
    if cell is not None and cell in scene.prospects:
        return message("climate-page-now-chosen", fate=scene.prospects[cell].fate)
    if state.must and not state.moved:
        return message("climate-page-now-move", roll=state.roll)
    return _after_roll(scene)


def _after_roll(scene: ClimateScene) -> Message:
    state, adapted = scene.state, scene.play.is_adapted(scene.seat)
    if state.preadapted and adapted and (state.moved or state.settled or not state.steps):
        return message("climate-page-now-preadapted")
    if state.moved or state.settled:
        return message("climate-page-now-after" if adapted else "climate-page-now-unadapted")
    if state.steps:
        return message("climate-page-now-two", roll=state.roll, adapted=int(adapted))
    if not adapted:
        return message("climate-page-now-stuck", roll=state.roll)
    return message("climate-page-now-stay", roll=state.roll, changed=int(state.changed))


# ---- Animals that follow their genes: body, fur, face and tail, put together of pieces

TURNS = (-58.0, -18.0, 20.0, 55.0)
"""By how many degrees the tail is raised, by the value of the metabolism: it hangs, or stands."""
OWN = ("head", "ears", "tail")
"""What tells one animal from another."""


@cache
def animal_drawn(animal: int, genes: Genes) -> Markup:
    shape, fur, metabolism = genes
    joined = {piece: (f"{piece}-{ANIMALS[animal]}", 0.0) for piece in OWN}
    joined["tail"] = (joined["tail"][0], TURNS[metabolism - 1])
    joined |= {"back": (f"back-{fur}", 0.0), "belly": (f"belly-{fur}", 0.0)}
    joined["face"] = (f"face-{metabolism}", 0.0)
    return posed(art().pieces, f"body-{shape}", joined)
