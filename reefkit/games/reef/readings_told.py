"""What was told in a match, event by event, each with its round and phase."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.match.game import Event
from reefkit.match.log import Step
from reefkit.match.match import Match

_OPENS = {
    "round-opened": "dwellers",
    "spawned": "spawning",
    "juveniles-eaten": "spawning",
    "offer-lapsed": "migration",
    "juveniles-died": "settlement",
    "card-drawn": "catastrophe",
    "card-none": "catastrophe",
    "dwellers-stolen": "survey",
    "surveyed": "survey",
    "built-over-cleared": "survey",
    "team-bonus": "over",
    "match-won": "over",
}
"""Events that belong to one phase: one decision may close a phase and open the next."""


class Told(NamedTuple):
    """One event of a match.

    Attributes
    ----------
    position : int
        The log's entry that brought it about.
    round : int
        0 during set-up.
    phase : str
        One of `state.PHASES`.
    event : Event
        What happened and why.
    """

    position: int
    round: int
    phase: str
    event: Event


def told(
    match: Match, position: int | None = None, seat: int | None = None, since: int = 0
) -> list[Told]:
    """List what is known to have happened in the first `position` entries of a match.

    What was taken back by then is left out, and so is what was played after a survey that the match
    went on from (`Match.resume`).

    Parameters
    ----------
    match
        The match.
    position
        How many entries are read; none: all.
    seat
        Who reads; none: everybody, who may know less.
    since
        From which entry of the log on.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    end = match.position if position is None else position
    match.state_at(end)  # says in a sentence that there is no such position
    found: list[Told] = []
    for step in standing(match.steps(seat)[:end]):
        if step.position < since:
            continue
        before = match.state_at(step.position)
        round_, phase = before.round, before.phase
        for event in step.events:
            id_ = event.what.id
            if id_ == "round-opened":
                round_ = int(str(event.what.values["round"]))
            phase = id_.removeprefix("pass-") if id_.startswith("pass-") else _OPENS.get(id_, phase)
            found.append(Told(step.position, round_, phase, event))
    return found


def standing(steps: list[Step]) -> list[Step]:
    """Leave out the steps that were taken back, and those before a resumption that it dropped."""
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
