"""Set-up and phases 1 and 2 as operations on reefs, and the actions of phase 1 in a played match.

The first half works on any number of reefs at once, for played matches and ensembles; the second
half has the actions of a single match.

Functions that take reefs accept any leading axes. Those whose names end in `_pool` return where an
owner may choose; those that carry out a choice change the reefs in place (in a played match, a
copy). Rules are cited by phase and ruling of the rules page.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from reefkit.games.reef.actions import (
    Dismiss,
    Graze,
    Grow,
    Mutate,
    Recruit,
)
from reefkit.games.reef.content import LEVELS, Options
from reefkit.games.reef.habitats import Mask
from reefkit.games.reef.pick import count_true, value_at
from reefkit.games.reef.state import (
    OWN,
    SPACES,
    Array,
    Nursery,
    Reefs,
    Step,
    mask_of_spaces,
    name_of,
    no_juveniles,
    space,
    spaces_in,
)
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import reject
from reefkit.match.game import Action

PLACES = SPACES * LEVELS
"""Number of places on a reef; a place is a level of a space, indexed over (row, column, level)."""
_BELOW = np.arange(PLACES) % LEVELS > 0
"""Whether each place is below the top level: bool (90,)."""


def occupied_levels(reefs: Reefs) -> int:
    """Return the number of levels to look at: 1 if no reef has a stack, else all 3."""
    return LEVELS if np.count_nonzero(reefs.kind[..., 1]) else 1


def recruiters(reefs: Reefs, lookups: Lookups) -> Array:
    """Count recruiters in spaces without an alga, built-over ones included (R7): int16 (...)."""
    levels = occupied_levels(reefs)
    recruiting = lookups.among("recruiter", reefs.kind[..., :levels]) & ~reefs.alga[..., None]
    return count_true(recruiting, 3).astype(np.int16)


def dweller_room(reefs: Reefs, lookups: Lookups) -> Array:
    """Return the number of dwellers that each reef supports, present ones included: int16 (...)."""
    return recruiters(reefs, lookups) // lookups.content.rules.numbers.recruiters_per_dweller


def overflow(reefs: Reefs, lookups: Lookups) -> Array:
    """Return the number of dwellers beyond those that the recruiters support (R18): int16 (...)."""
    return np.maximum(reefs.dwellers_in_all - dweller_room(reefs, lookups), 0)


def remove_dwellers(reefs: Reefs, counts: Array, order: Array) -> Array:
    """Remove `counts` dwellers from each reef; return the number of each type that left.

    `order` is int (..., dweller types): for each reef the types in the order in which they leave.
    """
    left = np.zeros_like(reefs.dwellers)
    rest = np.asarray(counts).astype(np.int16)
    for rank in range(order.shape[-1]):
        kind = order[..., rank : rank + 1]
        there = np.take_along_axis(reefs.dwellers, kind, axis=-1)[..., 0]
        going = np.minimum(there, rest)
        np.put_along_axis(left, kind, going[..., None], axis=-1)
        rest = rest - going
    reefs.dwellers -= left
    return left


def grazing_due(reefs: Reefs) -> Array:
    """Return the number of algae to be eaten: one per dweller, while there are algae."""
    return np.minimum(reefs.dwellers_in_all, count_true(reefs.alga, 2))


def clear_algae(reefs: Reefs, spaces: Mask) -> None:
    reefs.alga &= ~spaces


def growing_pool(reefs: Reefs) -> tuple[Mask, Mask]:
    """Return where an alga may grow: the empty spaces, and the spaces with a builder (R5).

    Algae grow over builders only when no empty space is left.
    """
    return reefs.empty, reefs.open_tops


def add_algae(reefs: Reefs, spaces: Mask) -> None:
    reefs.alga |= spaces


def mutation_pool(reefs: Reefs, options: Options) -> Mask:
    if options.standing_stacks:
        return (reefs.kind != 0) & ~reefs.alga[..., None]
    pool = np.zeros(reefs.kind.shape, bool)
    pool[..., 0] = reefs.open_tops
    return pool


def mutate_builders(
    reefs: Reefs, place: Array, roll: Array, lookups: Lookups, quota: Array | None = None
) -> Array:
    """Mutate one builder of each reef by a roll; return the tokens it had before: uint16 (...).

    Parameters
    ----------
    place : int (...)
        Flat index over (row, column, level). −1 mutates nothing; the result is then meaningless.
    roll : int (...)
        1 to 12.
    quota : uint16 (...), optional
        Token types left in the supply, as bits (R1); all if omitted.
    """
    kind = reefs.kind.reshape(*reefs.leading, PLACES)
    genes = reefs.genes.reshape(*reefs.leading, PLACES)
    at = np.maximum(place, 0)
    before, type_ = value_at(genes, at), value_at(kind, at)
    after = lookups.mutated[np.where(place < 0, 0, roll), type_, before]
    if quota is not None:
        after = after & (before | quota)
    np.put_along_axis(genes, at[..., None], after[..., None], axis=-1)
    return before


def spawn(reefs: Reefs, lookups: Lookups, options: Options) -> Nursery:
    """Return the juveniles of all builders that spawn: those without an alga in their space.

    Built-over builders spawn only with the option `standing_stacks`. Each nursery has as many slots
    as the fullest one needs.
    """
    levels = occupied_levels(reefs) if options.standing_stacks else 1
    lead, width = reefs.leading, SPACES * levels
    kind = reefs.kind[..., :levels].reshape(-1)
    genes = reefs.genes[..., :levels].reshape(-1)
    spawning = (reefs.kind[..., :levels] != 0) & ~reefs.alga[..., None]
    parent = np.flatnonzero(spawning)
    parent = np.repeat(parent, lookups.offspring(genes[parent]))
    reef = parent // width
    place = parent - reef * width  # divmod takes three times as long
    count = np.bincount(reef, minlength=math.prod(lead))
    slot = np.arange(len(reef)) - (count.cumsum() - count)[reef]
    nursery = no_juveniles(lead, int(count.max(initial=0)))
    filled = reef * nursery.kind.shape[-1] + slot
    nursery.kind.reshape(-1)[filled] = kind[parent]
    nursery.genes.reshape(-1)[filled] = genes[parent]
    nursery.parent.reshape(-1)[filled] = place + place // levels * (LEVELS - levels)
    return nursery


def mutate_juveniles(
    nursery: Nursery, roll: Callable[[str, Array, int], Array], lookups: Lookups
) -> None:
    """Roll one mutation for each juvenile, in place (option `mutate_at_spawning`)."""
    seats = np.arange(nursery.kind.shape[-2])
    for slot in range(nursery.kind.shape[-1]):
        genes = nursery.genes[..., slot]
        rolled = roll("juvenile", seats, slot)
        genes[...] = lookups.mutated[rolled, nursery.kind[..., slot], genes]


def _parents(nursery: Nursery) -> Mask:
    lead = nursery.kind.shape[:-1]
    slots = nursery.kind.shape[-1]
    found = np.zeros((int(np.prod(lead, dtype=int)), PLACES), bool)
    parent = nursery.parent.reshape(-1, slots)
    reef, slot = np.nonzero((nursery.kind.reshape(-1, slots) != 0) & (parent >= 0))
    found[reef, parent[reef, slot]] = True
    return found.reshape(*lead, PLACES)


def eating_due(reefs: Reefs, nursery: Nursery, lookups: Lookups) -> tuple[Mask, Array]:
    """Return the corals whose juveniles may be eaten, and how many of them lose theirs (R22).

    The corals are bool (..., 90): those with juveniles, if there are more eaters than tolerated.
    """
    eaters = reefs.dwellers[..., lookups.eaters].sum(axis=-1)
    excess = np.maximum(eaters - lookups.content.rules.numbers.juvenile_eaters_tolerated, 0)
    if not excess.any():
        return np.zeros((*reefs.leading, PLACES), bool), excess
    pool = np.zeros((*reefs.leading, PLACES), bool)
    some = np.asarray(excess > 0)  # the rest of the work is only for these reefs
    coral = lookups.among("coral", reefs.kind[some]).reshape(-1, PLACES)
    pool[some] = coral & _parents(nursery[some])
    return pool, np.minimum(excess, count_true(pool))


def eat_juveniles(nursery: Nursery, corals: Mask) -> None:
    *reef, place = np.nonzero(corals)
    coral, slot = np.nonzero(nursery.parent[tuple(reef)] == place[:, None])
    empty_slots(nursery, (*(axis[coral] for axis in reef), slot))


def empty_slots(nursery: Nursery, slots: Mask | tuple[Array, ...]) -> None:
    nursery.kind[slots] = 0
    nursery.genes[slots] = 0
    nursery.origin[slots] = OWN
    nursery.parent[slots] = -1


def takers(total: Array, last: Array, round_: int) -> Array:
    """Count the takes of each seat from the Coral Triangle (R6): int8 (..., seats).

    Seats with the lowest total take once, and so do seats with the lowest score of the last round;
    a seat with both takes twice, or once if it plays alone. Nobody takes in round 1.
    """
    if round_ == 1:
        return np.zeros(total.shape, np.int8)
    lowest = (total == total.min(axis=-1, keepdims=True)).astype(np.int8)
    takes = lowest + (last == last.min(axis=-1, keepdims=True))
    return np.minimum(takes, 1) if total.shape[-1] == 1 else takes


def receive_juveniles(nursery: Nursery, kind: Array, genes: Array, origin: int) -> Nursery:
    """Return nurseries with more juveniles: `kind` is (..., slots; 0 adds none), `genes` (...)."""
    more = no_juveniles(kind.shape[:-1], kind.shape[-1])
    there = kind != 0
    more.kind[:] = kind
    more.genes[:] = np.where(there, np.asarray(genes)[..., None], 0)
    more.origin[:] = np.where(there, origin, OWN)
    return _join(nursery, more)


def _join(nursery: Nursery, more: Nursery) -> Nursery:
    names = ("kind", "genes", "origin", "parent")
    return Nursery(
        *(np.concatenate([getattr(nursery, n), getattr(more, n)], axis=-1) for n in names)
    )


def compact(nursery: Nursery) -> Nursery:
    """Return nurseries without empty slots between juveniles, as wide as the fullest one."""
    there = nursery.kind != 0
    used = int(there.sum(axis=-1).max(initial=0))
    gaps = (there[..., 1:] & ~there[..., :-1]).any(axis=-1)
    names = ("kind", "genes", "origin", "parent")
    if not gaps.any():
        return Nursery(*(getattr(nursery, n)[..., :used] for n in names))
    order = np.argsort(~there[gaps], axis=-1, kind="stable")
    closed = []
    for name in names:
        array = getattr(nursery, name).copy()
        array[gaps] = np.take_along_axis(array[gaps], order, axis=-1)
        closed.append(array[..., :used])
    return Nursery(*closed)


def _close_stacks(reefs: Reefs) -> None:
    """Move the builders of every stack towards the top level, to fill the gaps (R16)."""
    there = (reefs.kind != 0).reshape(-1)
    falls = np.zeros(there.shape, bool)
    np.greater(there[1:], there[:-1], out=falls[1:])  # over the flat array: by level is far slower
    falls = falls.reshape(-1, PLACES) & _BELOW
    if not np.count_nonzero(falls):
        return
    where = np.unravel_index(np.unique(np.flatnonzero(falls) // LEVELS), reefs.alga.shape)
    order = np.argsort(reefs.kind[where] == 0, axis=-1, kind="stable")
    for array in (reefs.genes, reefs.kind):
        array[where] = np.take_along_axis(array[where], order, axis=-1)


def remove_builders(reefs: Reefs, builders: Mask) -> None:
    keep = ~builders
    reefs.kind *= keep
    reefs.genes *= keep
    _close_stacks(reefs)


def clear_built_over(reefs: Reefs, options: Options) -> None:
    """Remove built-over builders at the end of a survey, including those in overgrown stacks.

    With the option `standing_stacks` they stay.
    """
    if options.standing_stacks or occupied_levels(reefs) == 1:
        return
    for array in (reefs.kind, reefs.genes):
        array[...] = (array.reshape(-1, PLACES) * ~_BELOW).reshape(array.shape)


def open_dwellers(play: Step) -> None:
    left = play.stock()
    rooms = [recruit_room(play, seat) for seat in play.seats]
    if left is not None:
        shares = [play.limited(number, rooms) for number in left.dwellers]
        play.turn.quota = [[share[seat] for share in shares] for seat in play.seats]
    for seat in play.seats:
        play.turn.due[seat] = int(grazing_due(play.reef(seat)))


def recruit_room(play: Step, seat: int) -> int:
    if bool(play.state.recruits_stopped):
        return 0
    reef = play.reef(seat)
    return max(int(dweller_room(reef, play.lookups)) - int(reef.dwellers.sum()), 0)


def recruit(play: Step, seat: int, action: Recruit) -> None:
    if bool(play.state.recruits_stopped):
        raise reject("recruits-stopped")
    if play.turn.done[seat]:
        raise reject("recruit-before-grazing")
    wanted = _counts(play, action.dwellers)
    room = recruit_room(play, seat)
    if sum(wanted) > room:
        raise reject("recruit-too-many", room=room, asked=sum(wanted))
    for number, count in enumerate(wanted):
        if play.turn.quota and count > play.turn.quota[seat][number]:
            raise reject("supply-out", organism=play.dweller(number))
    reef = play.reef(seat)
    for number, count in enumerate(wanted):
        if count:
            reef.dwellers[number] += count
            if play.turn.quota:
                play.turn.quota[seat][number] -= count
            play.say(
                "dweller-recruited",
                seat,
                organism=play.dweller(number),
                organisms=play.dwellers(number),
                count=count,
            )
    play.turn.due[seat] = int(grazing_due(reef))


def _counts(play: Step, named: dict[str, int]) -> list[int]:
    counts = [0] * len(play.lookups.dwellers)
    for name, count in named.items():
        if name not in play.lookups.dweller:
            raise reject("no-such-dweller", dweller=name)
        counts[play.lookups.dweller[name]] = count
    if not sum(counts):
        raise reject("nothing-chosen")
    return counts


def graze(play: Step, seat: int, action: Graze) -> None:
    mask = mask_of_spaces(action.spaces)
    reef = play.reef(seat)
    bare = mask & ~reef.alga
    if bare.any():
        row, column = spaces_in(bare)[0]
        raise reject("no-alga-there", row=row, column=column)
    if int(mask.sum()) > play.turn.due[seat]:
        raise reject("graze-too-many", left=play.turn.due[seat])
    clear_algae(reef, mask)
    play.turn.due[seat] -= int(mask.sum())
    play.turn.done[seat] += int(mask.sum())
    for row, column in spaces_in(mask):
        kind = int(reef.kind[row - 1, column - 1, 0])
        if kind:
            play.say("alga-eaten-over", seat, row=row, column=column, organism=play.organism(kind))
        else:
            play.say("alga-eaten", seat, row=row, column=column)


def legal_dwellers(play: Step, seat: int) -> list[Action]:
    reef = play.reef(seat)
    choices: list[Action] = []
    if recruit_room(play, seat) and not play.turn.done[seat]:
        for number, name in enumerate(play.lookups.dwellers):
            if not play.turn.quota or play.turn.quota[seat][number]:
                choices.append(Recruit({name: 1}))
    if play.turn.due[seat]:
        choices += [Graze((one,)) for one in spaces_in(reef.alga)]
    return choices


def open_algae(play: Step) -> None:
    count = play.content.rules.numbers.algae_each_round
    ask_for_algae(play, [min(count, int((~play.reef(s).alga).sum())) for s in play.seats])


def ask_for_algae(play: Step, wanted: list[int]) -> None:
    left = play.stock()
    play.turn.due = play.limited(None if left is None else left.algae, wanted)


def grow(play: Step, seat: int, action: Grow) -> None:
    """Place fleshy algae; over builders only when all empty spaces are used (R5)."""
    mask = mask_of_spaces(action.spaces)
    reef = play.reef(seat)
    if int(mask.sum()) > play.turn.due[seat]:
        raise reject("algae-too-many", left=play.turn.due[seat])
    if (mask & reef.alga).any():
        row, column = spaces_in(mask & reef.alga)[0]
        raise reject("alga-there", row=row, column=column)
    empty, _ = growing_pool(reef)
    if (mask & ~empty).any() and (empty & ~mask).any():
        raise reject("empty-spaces-first", left=int((empty & ~mask).sum()))
    covered = [(r, c, int(reef.kind[r - 1, c - 1, 0])) for r, c in spaces_in(mask)]
    add_algae(reef, mask)
    play.turn.due[seat] -= int(mask.sum())
    for row, column, kind in covered:
        if kind:
            play.say("alga-overgrew", seat, row=row, column=column, organism=play.organism(kind))
        else:
            play.say("alga-grew", seat, row=row, column=column)
    if not play.turn.due[seat] and play.state.phase == "algae":
        # In phase 3, dwellers leave only when the whole card is resolved.
        settle_support(play, seat)


def legal_grow(play: Step, seat: int) -> list[Action]:
    if not play.turn.due[seat]:
        return []
    empty, over = growing_pool(play.reef(seat))
    return [Grow((one,)) for one in spaces_in(empty if empty.any() else over)]


def settle_support(play: Step, seat: int) -> None:
    """Remove dwellers without support (R18).

    If they may be of several types and some remain, the owner has to choose (`PlayState.dismiss`).
    """
    reef = play.reef(seat)
    excess = int(overflow(reef, play.lookups))
    kinds = np.nonzero(reef.dwellers)[0]
    if excess and (len(kinds) == 1 or excess == int(reef.dwellers.sum())):
        left = remove_dwellers(reef, np.array(excess), np.arange(len(reef.dwellers)))
        _say_left(play, seat, left)
        excess = 0
    play.turn.dismiss[seat] = excess


def dismiss(play: Step, seat: int, action: Dismiss) -> None:
    counts = _counts(play, action.dwellers)
    if sum(counts) > play.turn.dismiss[seat]:
        raise reject("dismiss-too-many", left=play.turn.dismiss[seat])
    reef = play.reef(seat)
    for number, count in enumerate(counts):
        if count > int(reef.dwellers[number]):
            raise reject("no-such-dwellers", organism=play.dweller(number))
    reef.dwellers[:] -= np.array(counts, np.int16)
    play.turn.dismiss[seat] -= sum(counts)
    _say_left(play, seat, np.array(counts))


def _say_left(play: Step, seat: int, left: Array) -> None:
    for number, count in enumerate(left):
        if count:
            play.say(
                "dweller-left",
                seat,
                organism=play.dweller(number),
                organisms=play.dwellers(number),
                count=int(count),
                reason=name_of("reason", "support"),
            )


def legal_dismiss(play: Step, seat: int) -> list[Action]:
    if not play.turn.dismiss[seat]:
        return []
    there = play.reef(seat).dwellers
    return [Dismiss({n: 1}) for i, n in enumerate(play.lookups.dwellers) if there[i]]


def open_mutations(play: Step) -> None:
    count = play.content.rules.numbers.mutations_each_round
    for seat in play.seats:
        pool = mutation_pool(play.reef(seat), play.options)
        play.turn.due[seat] = count if pool.any() else 0
    left = play.stock()
    if left is not None:
        shares = [play.limited(number, list(play.turn.due)) for number in left.tokens]
        play.turn.quota = [[share[seat] for share in shares] for seat in play.seats]


def mutate(play: Step, seat: int, action: Mutate) -> None:
    if not play.turn.due[seat]:
        raise reject("mutations-done")
    row, column = space(action.row, action.column)
    reef = play.reef(seat)
    if not mutation_pool(reef, play.options)[row, column, action.level]:
        if reef.alga[row, column] and reef.kind[row, column, 0]:
            raise reject("overgrown-cannot-mutate", row=action.row, column=action.column)
        raise reject("no-builder-there", row=action.row, column=action.column)
    roll = play.roll("mutation", seat, play.turn.done[seat])
    place = (row * reef.alga.shape[1] + column) * 3 + action.level
    quota = None
    if play.turn.quota:
        mask = sum(1 << n for n, left in enumerate(play.turn.quota[seat]) if left > 0)
        quota = np.array(mask, np.uint16)
    before = int(mutate_builders(reef, np.array(place), roll, play.lookups, quota))
    after = int(reef.genes[row, column, action.level])
    for number in range(len(play.lookups.tokens) if play.turn.quota else 0):
        play.turn.quota[seat][number] -= ((after & ~before) >> number) & 1
    play.turn.due[seat] -= 1
    play.turn.done[seat] += 1
    say_mutation(play, seat, action, int(roll), (before, after))


def say_mutation(play: Step, seat: int, action: Mutate, roll: int, tokens: tuple[int, int]) -> None:
    """Say what a roll made of a builder: its tokens before and after."""
    before, after = tokens
    kind = int(play.reef(seat).kind[action.row - 1, action.column - 1, action.level])
    gained = [name_of("token", t) for t in play.lookups.token_names(after & ~before)]
    lost = [name_of("token", t) for t in play.lookups.token_names(before & ~after)]
    given = play.content.mutations.roll.get(str(roll), ())
    where: dict[str, Any] = {
        "organism": play.organism(kind),
        "row": action.row,
        "column": action.column,
        "roll": roll,
    }
    if not given:
        play.say("mutation-invisible", seat, **where)
    elif gained and lost:
        play.say("mutation-gained-lost", seat, gained=gained, lost=lost, **where)
    elif gained:
        play.say("mutation-gained", seat, gained=gained, **where)
    elif lost:
        play.say("mutation-lost", seat, lost=lost, **where)
    else:
        named = [name_of("token", t) for t in given]
        play.say("mutation-nothing", seat, tokens=named, **where)


def legal_mutations(play: Step, seat: int) -> list[Action]:
    if not play.turn.due[seat]:
        return []
    pool = mutation_pool(play.reef(seat), play.options)
    return [Mutate(int(r) + 1, int(c) + 1, int(level)) for r, c, level in np.argwhere(pool)]
