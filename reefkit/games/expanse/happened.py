"""What happened in a match of Blue Expanse, turn by turn, as events with ids and values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reefkit.match.game import Event
from reefkit.match.log import Step
from reefkit.match.match import Match
from reefkit.text import Message

_NAME = "expanse-"
_SOME = "expanse-some-"
"""Begins the ids that say how much there is of a food."""


class Happened(NamedTuple):
    """One event with the turn that it belongs to.

    Attributes
    ----------
    turn
        Turns begun at the table by then.
    player
        Whose turn it is; −1 before the first one.
    """

    turn: int
    player: int
    position: int
    event: Event

    @property
    def id(self) -> str:
        """What happened, without the game's name."""
        return self.event.what.id.removeprefix(_NAME)


def happened(match: Match, position: int | None = None) -> Iterator[Happened]:
    """Give what happened in the first entries of a match, what was taken back left out.

    Parameters
    ----------
    match
        The match.
    position
        How many entries are read; none: all.
    """
    for step in _standing(match.steps(None)[:position]):
        before = match.state_at(step.position)
        turn, player = before.turn, before.player
        for event in step.events:
            if event.what.id == "expanse-turn" and event.seat is not None:
                turn, player = int(event.what.values["turn"]), event.seat  # type: ignore[arg-type]
            yield Happened(turn, player, step.position, event)


def _standing(steps: list[Step]) -> list[Step]:
    """Leave out the steps that were taken back, and those that a resumption dropped."""
    kept: list[Step] = []
    for step in steps:
        action = step.action or {}
        if action.get("do") == "undo":
            mine = [each for each in kept if each.seat == step.seat]
            kept.remove(mine[-1])
            continue
        if action.get("do") == "resume":
            kept = [each for each in kept if each.position <= action["position"]]
        kept.append(step)
    return kept


def named(value: object) -> str:
    """Give the card or food that a value of an event names; empty where it names none."""
    if not isinstance(value, Message):
        return ""
    if value.id.startswith(_SOME):
        return value.id.removeprefix(_SOME)
    if value.id.startswith(_NAME) and not value.values:
        return value.id.removeprefix(_NAME).partition(".")[0]
    return next((found for each in value.values.values() if (found := named(each))), "")
