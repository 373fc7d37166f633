"""One reading of a session of Climate Change, from which every part of the page is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from reefkit.games.climate import guide
from reefkit.games.climate.content import CLIMATES, HABITATS, LETTERS
from reefkit.games.climate.play import Play
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State
from reefkit.labs.climate.hand import InHand
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.chance import KeyedChance
from reefkit.match.errors import Rejection
from reefkit.match.game import Action
from reefkit.text import Message

LOOKING = "log-climate"
"""What the page remembers of an open match: which climate's map is looked at."""


class Habitat(NamedTuple):
    """A habitat as the page shows it; `value` is the gene value that fits, from 1."""

    id: str
    letter: str
    name: Message
    value: int


HABITATS_SHOWN = tuple(
    Habitat(name, letter, Message(f"climate-habitat-{name}"), number)
    for number, (name, letter) in enumerate(zip(HABITATS, LETTERS, strict=True), 1)
)


class ClimateScene(LessonScene):
    """What one drawing of the page reads."""

    habitats = HABITATS_SHOWN

    @property
    def hand(self) -> InHand:
        """What the seat has in hand."""
        hand: InHand = self.ui.hand
        return hand

    @property
    def state(self) -> State:
        """The state that is shown."""
        state: State = self.view.state
        return state

    @property
    def rules(self) -> ClimateRules:
        """The rules of the match."""
        return guide.rules_of(self.table)

    @cached_property
    def play(self) -> Play:
        """The shown state together with all that its rules read."""
        return self.rules.playing(self.state)

    @cached_property
    def timeline(self) -> guide.Timeline:
        """The match along time, as far as it is shown."""
        return guide.timeline(self.play)

    @property
    def my_turn(self) -> bool:
        """Whether the seat at this screen is to do something now, on what is shown."""
        return self.may_play and self.is_awaited and self.state.seat == self.seat

    def is_mine(self, seat: int | None) -> bool:
        """Tell whether a species is that of the reader: who only watches a table has none."""
        return seat == self.seat and not self.attendance.is_watching

    @property
    def looking_at(self) -> int | None:
        """The climate whose map is looked at; none for the climate that is."""
        level = self.ui.settings.get(LOOKING)
        fits = isinstance(level, int) and 1 <= level <= CLIMATES
        return level if fits and level != self.state.climate else None  # type: ignore[return-value]

    @cached_property
    def prospects(self) -> dict[int, guide.Prospect]:
        """The cells where the seat's species may end its turn, by number."""
        if not self.my_turn:
            return {}
        return {each.cell: each for each in guide.prospects(self.play, self.seat)}

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The cells where the seat may put its species now."""
        return guide.starts(self.play, self.seat) if self.my_turn else ()

    def refusal(self, action: Action) -> Message | None:
        """Say why the rules would not take a choice; none where they would."""
        try:
            self.rules.apply(self.state, self.seat, action, KeyedChance(0), None)
        except Rejection as error:
            return error.message
        return None
