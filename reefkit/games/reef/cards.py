"""Effects of disaster cards on reefs, and the reasons why builders died or lived.

A card is data (`data/reef/cards.toml`); this module implements each kind of effect. `fate` returns
the builders that an effect kills and those among which the owner chooses, and changes nothing.
`carry_out` does what needs no choice. Pages, bots, predictions and ensembles all use these masks,
for any number of reefs. Events have reasons (architecture.md, decision 5).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import (
    COLUMNS,
    DEPTHS,
    ROWS,
    DisasterEffect,
)
from reefkit.games.reef.growth import PLACES, occupied_levels, remove_builders
from reefkit.games.reef.pick import count_kinds, count_true
from reefkit.games.reef.state import SPACES, Array, Reefs, Step, name_of, places_in
from reefkit.games.reef.type_arrays import Lookups
from reefkit.text import Message

Mask = NDArray[np.bool_]


class Fate(NamedTuple):
    """Builders that an effect kills, and the choices it leaves to the owner."""

    dies: Mask  #: bool (..., 6, 5, 3). Builders that die whatever the owner does.
    pool: Mask  #: bool (..., 6, 5, 3). Builders of which the owner chooses `due` to die.
    due: Array  #: int (...). Number of builders to choose or, for *add-algae*, algae to place.
    #: bool (..., builder types + 1). Tied types: the owner chooses one, and all its builders that
    #: were hit die. All False without a tie.
    kinds: Mask


def reach(reefs: Reefs, effect: DisasterEffect) -> Mask:
    """Return the spaces that an effect reaches, by depth, row and land: bool (..., 6, 5)."""
    spaces = np.ones(reefs.alga.shape, bool)
    if effect.depths:
        reached = sum(1 << DEPTHS.index(each) for each in effect.depths)
        spaces = (np.uint8(reached) >> reefs.depth & np.uint8(1)).view(bool)
    if effect.rows:
        rows = np.array([row in effect.rows for row in range(1, ROWS + 1)])
        spaces = spaces & rows[:, None]
    if effect.when:
        holds = reefs.land if effect.when == "land" else ~reefs.land
        spaces = spaces & holds[..., None, None]
    return spaces


def _exposed(reefs: Reefs, effect: DisasterEffect) -> Mask:
    """Return the builders within an effect's reach: the topmost, or whole stacks (R8).

    Whole stacks are reached by effects that are `stacked`, and by *clear*.
    """
    spaces = reach(reefs, effect)
    if effect.stacked or effect.do == "clear":
        return (reefs.kind != 0) & spaces[..., None]
    builders = np.zeros(reefs.kind.shape, bool)
    builders[..., 0] = (reefs.kind[..., 0] != 0) & spaces
    return builders


def _hit(reefs: Reefs, effect: DisasterEffect, lookups: Lookups) -> Mask:
    """Return the exposed builders that an effect hits by their own traits (R16, R19)."""
    levels = occupied_levels(reefs) if effect.stacked else 1
    kind, genes = reefs.kind[..., :levels], reefs.genes[..., :levels]
    struck = _exposed(reefs, effect)
    part = struck[..., :levels]
    for trait in effect.who:
        part &= lookups.has(trait, kind, genes)
    for trait in effect.unless:
        part &= ~lookups.has(trait, kind, genes)
    if effect.unless_all:
        spared = np.ones(part.shape, bool)
        for trait in effect.unless_all:
            spared &= lookups.has(trait, kind, genes)
        part &= ~spared
    return struck


def fate(reefs: Reefs, effect: DisasterEffect, lookups: Lookups) -> Fate:
    nobody = np.zeros(reefs.kind.shape, bool)
    no_kinds = np.zeros((*reefs.leading, len(lookups.builders)), bool)
    nothing_due = np.zeros(reefs.leading, np.int64)
    if effect.do == "add-algae":
        places = count_true(~reefs.alga, 2)
        return Fate(nobody, nobody, np.minimum(places, effect.count), no_kinds)
    if effect.do == "kill-commonest":
        return _commonest(reefs, effect, lookups)
    if effect.do == "clear":
        return Fate(_exposed(reefs, effect), nobody, nothing_due, no_kinds)
    if effect.do != "kill":
        return Fate(nobody, nobody, nothing_due, no_kinds)
    struck = _hit(reefs, effect, lookups)
    if effect.share == "all":
        return Fate(struck, nobody, nothing_due, no_kinds)
    half = count_true(struck, 3) // 2
    return Fate(nobody, struck & (half > 0)[..., None, None, None], half, no_kinds)


def _commonest(reefs: Reefs, effect: DisasterEffect, lookups: Lookups) -> Fate:
    struck = _hit(reefs, effect, lookups)
    flat = struck.reshape(*reefs.leading, PLACES)
    counts = count_kinds(reefs.kind.reshape(flat.shape), flat, len(lookups.builders))
    most = counts.max(axis=-1, keepdims=True)
    top = (counts == most) & (most > 0)
    alone = top.sum(axis=-1) == 1
    chosen = np.where(alone, top.argmax(axis=-1), 0)
    dies = struck & (reefs.kind == chosen[..., None, None, None])
    tied = top & ~alone[..., None]
    return Fate(dies, np.zeros_like(struck), np.zeros(reefs.leading, np.int64), tied)


def of_kind(reefs: Reefs, effect: DisasterEffect, lookups: Lookups, kind: Array) -> Mask:
    chosen = np.asarray(kind)[..., None, None, None]
    return _hit(reefs, effect, lookups) & (reefs.kind == chosen) & (chosen != 0)


def overgrown_spaces(reefs: Reefs, effect: DisasterEffect, lookups: Lookups) -> Mask:
    """Return the spaces that an *overgrow* effect covers, including empty ones (R11)."""
    spaces = reach(reefs, effect) & ~reefs.alga
    for trait in effect.unless:
        spaces &= ~lookups.has(trait, reefs.kind[..., 0], reefs.genes[..., 0])
    return spaces


def nearest_first() -> Array:
    """Rank all spaces by distance from each (R5): int16 (30, 30), smaller is nearer.

    Distance is the number of steps up, down, left or right; of equal ones the lower row, then the
    lower column, comes first.
    """
    row, column = np.divmod(np.arange(SPACES), COLUMNS)
    steps = np.abs(row[:, None] - row) + np.abs(column[:, None] - column)
    return (steps * SPACES + np.arange(SPACES)).astype(np.int16)


_NEAREST = nearest_first()


def bloom_spaces(reefs: Reefs, row: Array, most: Array | None = None) -> Mask:
    """Return where *invasive fleshy algae* grow: one on each space of a row, from column 1 (R5).

    If a space already has an alga, the new one goes to the nearest space without one; when all
    spaces are overgrown, the rest are not placed.

    Parameters
    ----------
    row : int (...)
        Row of each reef, from 0.
    most : int (...), optional
        Algae that each reef may get from the supply (R1); no limit if omitted.
    """
    lead = reefs.leading
    covered = reefs.alga.reshape(*lead, SPACES).copy()
    before = covered.copy()
    for column in range(COLUMNS):
        target = np.asarray(row) * COLUMNS + column
        rank = _NEAREST[target] + covered * np.int16(SPACES * SPACES)
        place = rank.argmin(axis=-1)[..., None]
        free = ~np.take_along_axis(covered, place, axis=-1)
        if most is not None:
            free &= (np.asarray(most) > column)[..., None]
        here = np.take_along_axis(covered, place, axis=-1)
        np.put_along_axis(covered, place, here | free, axis=-1)
    return (covered & ~before).reshape(reefs.alga.shape)


def in_row(row: Array) -> Mask:
    rows = np.arange(ROWS) == np.asarray(row)[..., None]
    return np.repeat(rows[..., None], COLUMNS, axis=-1)


def clear(reefs: Reefs, spaces: Mask) -> None:
    """Remove all builders and algae from spaces, in place (R20)."""
    keep = ~spaces
    reefs.kind *= keep[..., None]
    reefs.genes *= keep[..., None]
    reefs.alga &= keep


def invade(reefs: Reefs, row: Array, kind: int, most: Array | None = None) -> None:
    """Clear a row (from 0) of each reef and fill it with builders, `most` of them from column 1."""
    spaces = in_row(row)
    clear(reefs, spaces)
    if most is not None:
        spaces = spaces & (np.arange(COLUMNS) < np.asarray(most)[..., None, None])
    reefs.kind[..., 0] = np.where(spaces, kind, reefs.kind[..., 0])


def carry_out(reefs: Reefs, effect: DisasterEffect, struck: Fate, lookups: Lookups) -> None:
    """Change the reefs by the part of an effect that needs neither a choice nor a roll."""
    if effect.do in {"kill", "kill-commonest"}:
        if np.count_nonzero(struck.dies):
            remove_builders(reefs, struck.dies)
    elif effect.do == "clear":
        clear(reefs, reach(reefs, effect))
    elif effect.do == "dwellers":
        reefs.dwellers[..., lookups.taken(effect)] = 0
    elif effect.do == "overgrow":
        reefs.alga |= overgrown_spaces(reefs, effect, lookups)
    elif effect.do == "lose-token":
        reefs.genes &= np.uint16(~lookups.bit[effect.token] & 0xFFFF)


def rolls_row(effect: DisasterEffect) -> bool:
    return effect.do in {"invade", "bloom"}


def row_of(roll: Array) -> Array:
    """Convert a roll of 1 to 12 into a row from 0; 7 to 12 count as 1 to 6."""
    return (np.asarray(roll) - 1) % ROWS


def _has(play: Step, reef: Reefs, place: tuple[int, int, int], trait: str) -> bool:
    row, column, level = place
    at = (row - 1, column - 1, level)
    return bool(play.lookups.has(trait, reef.kind[at], reef.genes[at]))


def reasons_of_place(
    _play: Step, reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]
) -> list[Message]:
    row, column, _ = place
    reasons = []
    if effect.depths:
        depth = DEPTHS[int(reef.depth[row - 1, column - 1])]
        reasons.append(name_of("water", {"S": "shallow", "M": "medium", "D": "deep"}[depth]))
    if effect.rows:
        reasons.append(Message("reason-row", {"row": row}))
    if effect.when == "no land":
        reasons.append(Message("reason-no-land"))
    return reasons


def why_died(
    play: Step, reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int], *, chosen: bool
) -> list[Message]:
    reasons = reasons_of_place(play, reef, effect, place)
    reasons += [name_of("is", trait) for trait in effect.who]
    if effect.unless:
        reasons += [name_of("lacks", trait) for trait in effect.unless]
    missing = [t for t in effect.unless_all if not _has(play, reef, place, t)]
    reasons += [name_of("lacks", trait) for trait in missing]
    if effect.do == "kill-commonest":
        reasons.append(Message("reason-commonest"))
    if effect.do == "clear":
        reasons.append(Message("reason-everything"))
    if chosen:
        reasons.append(Message("reason-chosen"))
    return reasons


def why_lived(
    play: Step, reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]
) -> list[Message]:
    """List why a builder in an effect's reach lived: traits it lacks, or else those that saved it.

    An effect on builders with zooxanthellae spares a bryozoan because it has none, even if the
    bryozoan also has a trait that would have saved it.
    """
    reasons = reasons_of_place(play, reef, effect, place)
    is_not = [name_of("is-not", t) for t in effect.who if not _has(play, reef, place, t)]
    if is_not:
        return reasons + is_not
    spared_by = [t for t in effect.unless if _has(play, reef, place, t)]
    if (
        not spared_by
        and effect.unless_all
        and all(_has(play, reef, place, t) for t in effect.unless_all)
    ):
        spared_by = list(effect.unless_all)
    return reasons + [name_of("is", trait) for trait in spared_by]


def say_deaths(
    play: Step,
    seat: int,
    before: Reefs,
    effect: DisasterEffect,
    dies: Array,
    *,
    chosen: bool = False,
) -> None:
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


def _say_survivors(
    play: Step, seat: int, before: Reefs, effect: DisasterEffect, dies: Array
) -> None:
    if play.tell is None or effect.do not in {"kill", "kill-commonest"}:
        return
    card = name_of("card", play.lookups.cards[play.turn.card])
    struck = _hit(before, effect, play.lookups)
    for place in places_in(_exposed(before, effect) & ~dies):
        row, column, level = place
        at = (row - 1, column - 1, level)
        if struck[at]:
            # It lived by the owner's choice, or its type was not the commonest.
            continue
        play.say(
            "builder-lived",
            seat,
            row=row,
            column=column,
            card=card,
            organism=play.organism(before.kind[at]),
            reasons=list(why_lived(play, before, effect, place)),
        )


def _say_spaces(play: Step, seat: int, before: Reefs, id_: str, mask: Array) -> None:
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


def say_strike(play: Step, seat: int, before: Reefs, effect: DisasterEffect, dies: Array) -> None:
    if play.tell is None:
        return
    after = play.reef(seat)
    card = name_of("card", play.lookups.cards[play.turn.card])
    grown = after.alga & ~before.alga
    _say_spaces(play, seat, before, "alga-came", grown)
    _say_spaces(play, seat, before, "alga-went", before.alga & ~after.alga)
    if effect.do in {"kill", "kill-commonest", "clear"}:
        say_deaths(play, seat, before, effect, dies)
        _say_survivors(play, seat, before, effect, dies)
    if effect.do == "invade":
        row = np.array(play.turn.rows[seat][play.turn.effect])
        cleared = (before.kind != 0) & in_row(row)[..., None]
        for r, c, level in places_in(cleared):
            organism = play.organism(before.kind[r - 1, c - 1, level])
            play.say("builder-ousted", seat, row=r, column=c, organism=organism, card=card)
        play.say(
            "builders-invaded",
            seat,
            organism=name_of("organism", effect.builder),
            row=int(row) + 1,
            count=int((after.kind[row, :, 0] != 0).sum()),
            card=card,
        )
    if effect.do == "lose-token":
        bit = np.uint16(play.lookups.bit[effect.token])
        for r, c, level in places_in((before.genes & bit) != 0):
            play.say(
                "token-lost",
                seat,
                row=r,
                column=c,
                token=name_of("token", effect.token),
                card=card,
                organism=play.organism(before.kind[r - 1, c - 1, level]),
            )
    if effect.do == "dwellers":
        for number in play.lookups.taken(effect):
            if count := int(before.dwellers[number]):
                play.say(
                    "dweller-left",
                    seat,
                    organism=play.dweller(number),
                    organisms=play.dwellers(number),
                    count=count,
                    reason=card,
                )
