"""What chance and spawning gave a seat, and what happened since it last looked."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reefkit.games.reef.guide_places import Juveniles, nursery
from reefkit.games.reef.guide_told import id_in, ids_in, number_in, told_at
from reefkit.games.reef.play import Play, spaces_in
from reefkit.games.reef.readings_told import standing
from reefkit.match.log import Author
from reefkit.match.table import Table
from reefkit.text import Message, message


class Roll(Struct, frozen=True):
    """One mutation roll.

    Attributes
    ----------
    position
        The log's entry.
    gained, lost
        Ids of the tokens that came, and of those that were cancelled.
    """

    position: int
    roll: int
    builder: str
    row: int
    column: int
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    sentence: Message


class Silent(Struct, frozen=True):
    """A builder that does not spawn, and why."""

    row: int
    column: int
    builder: str
    reason: Message


class Happening(Struct, frozen=True):
    """One thing that happened.

    Attributes
    ----------
    seat
        Whom it happened to; none: the table.
    author
        Who decided what brought it about: the seat itself, its bot, a clock, a helper.
    icon
        Id of the organism or card it is about; empty where there is none.
    """

    position: int
    seat: int | None
    author: Author
    icon: str
    text: Message


def rolls(handle: Table, seat: int, position: int | None = None) -> tuple[Roll, ...]:
    """List the mutation rolls of a seat in the round of a position, in order.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    end = handle.position if position is None else position
    round_ = handle.moment(end, None).state.round
    return tuple(
        Roll(
            position=one.position,
            roll=number_in(what, "roll"),
            builder=id_in(what, "organism"),
            row=number_in(what, "row"),
            column=number_in(what, "column"),
            gained=ids_in(what, "gained"),
            lost=ids_in(what, "lost"),
            sentence=what,
        )
        for one in told_at(handle, end)
        if one.event.seat == seat
        and one.round == round_
        and (what := one.event.what).id.startswith("mutation-")
    )


def spawned(play: Play, seat: int) -> tuple[Juveniles, ...]:
    """Group the juveniles that a seat's own builders spawned and that still wait."""
    return tuple(group for group in nursery(play, seat) if group.origin == "own")


def silent(play: Play, seat: int) -> tuple[Silent, ...]:
    """List the topmost builders that do not spawn as they are, with the reason."""
    reef = play.reef(seat)
    none = np.asarray(play.lookups.offspring(reef.genes[..., 0])) == 0
    found = []
    for row, column in spaces_in((reef.kind[..., 0] != 0) & (reef.alga | none)):
        at = (row - 1, column - 1)
        reason = message("silent-overgrown" if reef.alga[at] else "silent-fewer")
        builder = play.lookups.builders[int(reef.kind[(*at, 0)])]
        found.append(Silent(row, column, builder, reason))
    return tuple(found)


def happened(
    handle: Table, viewer: int | None, since: int = 0, position: int | None = None
) -> tuple[Happening, ...]:
    """List what a viewer may know to have happened from an entry on, the newest first.

    What was taken back is left out.

    Raises
    ------
    Rejection
        When there is no such viewer or position.
    """
    end = handle.position if position is None else position
    steps = standing([step for step in handle.since(0, viewer) if step.position < end])
    found = [
        Happening(step.position, event.seat, step.author, _icon(event.what), event.what)
        for step in steps
        if step.position >= since
        for event in step.events
    ]
    return tuple(reversed(found))


def _icon(what: Message) -> str:
    return id_in(what, "organism") or id_in(what, "card")
