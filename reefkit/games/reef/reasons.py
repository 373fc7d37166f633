"""Why a builder died or lived: every event knows its reason (DESIGN.md, decision 5)."""

from __future__ import annotations

from typing import Any

import numpy as np

from reefkit.games.reef import cards
from reefkit.games.reef.content import DEPTHS, Effect
from reefkit.games.reef.play import Play, name_of, places_in
from reefkit.games.reef.state import Array, Reefs
from reefkit.text import Message


def _has(play: Play, reef: Reefs, place: tuple[int, int, int], trait: str) -> bool:
    row, column, level = place
    at = (row - 1, column - 1, level)
    return bool(play.lookups.has(trait, reef.kind[at], reef.genes[at]))


def where(play: Play, reef: Reefs, effect: Effect, place: tuple[int, int, int]) -> list[Message]:
    """Say which of the card's conditions on place hold there."""
    del play
    row, column, _ = place
    said = []
    if effect.depths:
        depth = DEPTHS[int(reef.depth[row - 1, column - 1])]
        said.append(name_of("water", {"S": "shallow", "M": "medium", "D": "deep"}[depth]))
    if effect.rows:
        said.append(Message("reason-row", {"row": row}))
    if effect.when == "no land":
        said.append(Message("reason-no-land"))
    return said


def why_died(
    play: Play, reef: Reefs, effect: Effect, place: tuple[int, int, int], *, chosen: bool
) -> list[Message]:
    """List the reasons of a death: the water, what the builder is, what would have saved it."""
    said = where(play, reef, effect, place)
    said += [name_of("is", trait) for trait in effect.who]
    if effect.unless:
        said += [name_of("lacks", trait) for trait in effect.unless]
    missing = [t for t in effect.unless_all if not _has(play, reef, place, t)]
    said += [name_of("lacks", trait) for trait in missing]
    if effect.do == "kill-commonest":
        said.append(Message("reason-commonest"))
    if effect.do == "clear":
        said.append(Message("reason-everything"))
    if chosen:
        said.append(Message("reason-chosen"))
    return said


def why_lived(
    play: Play, reef: Reefs, effect: Effect, place: tuple[int, int, int]
) -> list[Message]:
    """List why a builder in the card's reach lived: what it is not, or the traits that saved it.

    A card that looks for zooxanthellae does not hurt a bryozoan; that it tolerates sediment as well
    saved it from nothing.
    """
    said = where(play, reef, effect, place)
    is_not = [name_of("is-not", t) for t in effect.who if not _has(play, reef, place, t)]
    if is_not:
        return said + is_not
    spared_by = [t for t in effect.unless if _has(play, reef, place, t)]
    if (
        not spared_by
        and effect.unless_all
        and all(_has(play, reef, place, t) for t in effect.unless_all)
    ):
        spared_by = list(effect.unless_all)
    return said + [name_of("is", trait) for trait in spared_by]


def say_deaths(
    play: Play, seat: int, before: Reefs, effect: Effect, dies: Array, *, chosen: bool = False
) -> None:
    """Tell each death with its reason."""
    if play.tell is None:
        return
    card = name_of("card", play.lookups.cards[play.turn.card])
    for place in places_in(dies):
        row, column, level = place
        play.say(
            "builder-died",
            seat,
            row=row,
            column=column,
            card=card,
            organism=play.organism(before.kind[row - 1, column - 1, level]),
            reasons=list(why_died(play, before, effect, place, chosen=chosen)),
        )


def say_survivors(play: Play, seat: int, before: Reefs, effect: Effect, dies: Array) -> None:
    """Tell who in the card's reach lived, and by which trait."""
    if play.tell is None or effect.do not in {"kill", "kill-commonest"}:
        return
    card = name_of("card", play.lookups.cards[play.turn.card])
    struck = cards.hit(before, effect, play.lookups)
    for place in places_in(cards.exposed(before, effect) & ~dies):
        row, column, level = place
        at = (row - 1, column - 1, level)
        if struck[at]:
            continue  # one of a pool, or of a type that was not the commonest: luck or choice
        play.say(
            "builder-lived",
            seat,
            row=row,
            column=column,
            card=card,
            organism=play.organism(before.kind[at]),
            reasons=list(why_lived(play, before, effect, place)),
        )


def say_spaces(play: Play, seat: int, before: Reefs, id_: str, mask: Array) -> None:
    """Tell an event for each space of a mask, with the builder that stands there."""
    if play.tell is None:
        return
    card = name_of("card", play.lookups.cards[play.turn.card])
    for row, column in np.argwhere(mask):
        kind = int(before.kind[row, column, 0])
        where_: dict[str, Any] = {"row": int(row) + 1, "column": int(column) + 1, "card": card}
        if kind:
            play.say(f"{id_}-over", seat, organism=play.organism(kind), **where_)
        else:
            play.say(id_, seat, **where_)
