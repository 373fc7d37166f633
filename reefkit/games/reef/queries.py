"""Mutation rolls, spawned juveniles and builders for the resilience bonus, for pages."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.reef.actions import Place
from reefkit.games.reef.match_events import id_in, ids_in, number_in
from reefkit.games.reef.open_spaces import Juveniles, nursery
from reefkit.games.reef.sight import event_rows
from reefkit.games.reef.state import (
    Reefs,
    Step,
    places_in,
)
from reefkit.match.table import Table
from reefkit.text import Message


class MutationRoll(Struct, frozen=True):
    """A mutation roll and its result."""

    position: int  #: Position of its log entry.
    roll: int  #: 1 to 12.
    builder: str
    row: int
    column: int
    gained: tuple[str, ...]  #: Ids of the tokens gained.
    lost: tuple[str, ...]  #: Ids of the tokens removed.
    sentence: Message


def rolls(handle: Table, seat: int, position: int | None = None) -> tuple[MutationRoll, ...]:
    """List the mutation rolls of a seat in the round of a position, in order.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    end = handle.position if position is None else position
    round_ = handle.moment(end, None).state.round
    return tuple(
        MutationRoll(
            position=one.position,
            roll=number_in(what, "roll"),
            builder=id_in(what, "organism"),
            row=number_in(what, "row"),
            column=number_in(what, "column"),
            gained=ids_in(what, "gained"),
            lost=ids_in(what, "lost"),
            sentence=what,
        )
        for one in event_rows(handle, end)
        if one.event.seat == seat
        and one.round == round_
        and (what := one.event.what).id.startswith("mutation-")
    )


def spawned(play: Step, seat: int) -> tuple[Juveniles, ...]:
    return tuple(group for group in nursery(play, seat) if group.origin == "own")


Pairs = list[tuple[Place, str]]


def best_matching(play: Step, reef: Reefs, most: int) -> tuple[int, Pairs]:
    """Match builders of one type with different positive mutations, one each (R13, R21).

    The type is the one with the largest matching, counted up to `most`; the first of a tie.

    Returns
    -------
    int
        The type; 0 if no builder in a space without an alga has a positive mutation.
    list
        At most `most` places of builders, each with its token.
    """
    best: tuple[int, Pairs] = (0, [])
    for kind in range(1, len(play.lookups.builders)):
        pairs = _matched(play, reef, kind)[:most]
        if len(pairs) > len(best[1]):
            best = kind, pairs
    return best


def _matched(play: Step, reef: Reefs, kind: int) -> Pairs:
    """Find a maximum matching by augmenting paths (Kuhn 1955); the graphs are small."""
    tokens = play.content.mutations.token
    carried: dict[Place, list[str]] = {}
    for row, column, level in places_in((reef.kind == kind) & ~reef.alga[..., None]):
        genes = int(reef.genes[row - 1, column - 1, level])
        names = [name for name in play.lookups.token_names(genes) if tokens[name].positive]
        if names:
            carried[row, column, level] = names
    holder: dict[str, Place] = {}

    def augment(place: Place, seen: set[str]) -> bool:
        for name in carried[place]:
            if name in seen:
                continue
            seen.add(name)
            if name not in holder or augment(holder[name], seen):
                holder[name] = place
                return True
        return False

    for place in carried:
        augment(place, set())
    return sorted((place, name) for name, place in holder.items())
