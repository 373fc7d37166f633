"""What one drawing of a page reads: the match as its viewer sees it, and the seat's choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from markupsafe import Markup

from reefkit.games.climate import queries
from reefkit.games.climate.actions import Exchange
from reefkit.games.climate.adapting import Genes, changed_genes
from reefkit.games.climate.content import ANIMALS, HABITATS
from reefkit.games.climate.course import course_of
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State, animal_of
from reefkit.games.climate.step import Step
from reefkit.games.climate.turn import change_by, no_exchange
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.course import Course
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.random import KeyedChance
from reefkit.text import Message
from reefkit.widgets.art.library import art
from reefkit.widgets.art.token_svg import posed


@dataclass
class InHand:
    """What the seat touched and marked; cleared after an action and when the seat changes."""

    cell: int | None = None  #: The touched cell, to move to or begin in.
    animal: int | None = None  #: Number of the touched animal, to begin as.
    #: Numbers of the marked cards, in the order of marking.
    cards: list[int] = field(default_factory=list)
    sure: bool = False  #: Whether the page asks to confirm an action that kills the species.

    @property
    def holds(self) -> bool:
        return self.cell is not None or bool(self.cards)

    def empty(self) -> None:
        self.cell, self.animal, self.cards, self.sure = None, None, [], False


LOOKING = "log-climate"
"""Key of the page's setting with the climate whose map is shown, if not the present one."""


class _Habitat(NamedTuple):
    """A habitat as the page shows it; `value`: the gene value that fits it, from 1."""

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
    def turn(self) -> tuple[int, int, int]:
        """What a look at another climate lasts for: the round, whose turn it is, the climate."""
        return self.round, self.state.seat, self.state.climate

    @property
    def looking_at(self) -> int | None:
        """The other climate that the map shows in this turn; None if it shows the present one."""
        found = self.ui.settings.get(LOOKING)
        if not isinstance(found, tuple) or found[1] != self.turn:
            return None
        level: int = found[0]
        return level if level != self.state.climate else None

    @cached_property
    def prospects(self) -> dict[int, queries.Prospect]:
        if not self.my_turn:
            return {}
        return {each.cell: each for each in queries.prospects(self.play, self.seat)}

    @property
    def doomed(self) -> bool:
        """Whether nothing that the seat can do in this turn saves its species."""
        found = self.prospects.values()
        return bool(found) and all(each.fate == "dies" for each in found)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        return queries.starts(self.play, self.seat) if self.my_turn else ()

    @property
    def only_ends(self) -> bool:
        """Whether the species is adapted and the seat can only end its turn, or exchange cards."""
        legal = self.rules.legal(self.state, self.seat)
        ends = all(isinstance(each, Ready | Exchange) for each in legal)
        return ends and self.play.is_adapted(self.seat)

    @property
    def may_exchange(self) -> bool:
        state = self.state
        acts = self.my_turn and state.step == "act" and bool(state.hands[self.seat])
        return acts and not no_exchange(self.play, self.seat)

    @property
    def climate_went(self) -> str:
        """``warmer`` or ``colder`` if the climate has just changed; otherwise empty."""
        state = self.state
        if not (state.changed and state.record):
            return ""
        return "warmer" if state.climate > state.record[-1].climate else "colder"

    def animal(self, seat: int) -> int:
        """Return the number of a seat's animal: one touched but not placed yet comes first.

        After an extinction it is another animal than the one that died out, if one is free.
        """
        own = animal_of(self.state, seat)
        if not (self.my_turn and seat == self.seat and self.starts):
            return own
        if self.hand.animal is not None:
            return self.hand.animal
        free = [each for each in range(len(ANIMALS)) if each not in self.taken_animals]
        return own if own in free or not free else free[0]

    @cached_property
    def taken_animals(self) -> dict[int, int]:
        """Animals that a seat about to start cannot be, with whose they are or were."""
        state = self.state
        others = [each for each in self.seats if each != self.seat and state.cells[each]]
        extinct = [self.seat] if state.step == "restart" and len(others) + 1 < len(ANIMALS) else []
        return {animal_of(state, seat): seat for seat in (*extinct, *others)}

    def figure(self, seat: int, genes: Genes | None = None) -> Markup:
        return animal_drawn(self.animal(seat), genes or self.play.genes(seat))

    def standing_figure(self, seat: int) -> Markup:
        """Draw a seat's species as it is on the map, whatever is touched."""
        return animal_drawn(animal_of(self.state, seat), self.play.genes(seat))

    @property
    def becoming(self) -> Genes:
        """The genes after the marked cards; the present genes if the cards cannot be played."""
        genes = self.play.genes(self.seat)
        try:
            return changed_genes(genes, change_by(self.play, self.seat, self.hand.cards))
        except Rejection:
            return genes

    def sample(self, animal: int, *genes: int) -> Markup:
        return animal_drawn(animal % len(ANIMALS), (genes[0], genes[1], genes[2]))

    def refusal(self, action: Action) -> Message | None:
        """Return why the rules refuse an action; None if they allow it."""
        try:
            self.rules.apply(self.state, self.seat, action, KeyedChance(0), None)
        except Rejection as error:
            return error.message
        return None


TURNS = (-58.0, -18.0, 20.0, 55.0)
"""Angles in degrees by which the tail is raised, by the value of metabolism."""
OWN = ("head", "ears", "tail")
"""Body parts that each kind of animal has in its own shape."""


@cache
def animal_drawn(animal: int, genes: Genes) -> Markup:
    shape, fur, metabolism = genes
    joined = {piece: (f"{piece}-{ANIMALS[animal]}", 0.0) for piece in OWN}
    joined["tail"] = (joined["tail"][0], TURNS[metabolism - 1])
    joined |= {"back": (f"back-{fur}", 0.0), "belly": (f"belly-{fur}", 0.0)}
    joined["face"] = (f"face-{metabolism}", 0.0)
    return posed(art().pieces, f"body-{shape}", joined)
