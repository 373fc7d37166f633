"""Phase 2 of a played match: spawning, the Coral Triangle, rescues and settlement."""

from __future__ import annotations

from typing import Literal

import numpy as np

from reefkit.games.reef import growth, habitats
from reefkit.games.reef.actions import (
    Feed,
    Rescue,
    Settle,
    TakeJuveniles,
)
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.games.reef.state import (
    SPACES,
    TRIANGLE,
    WATER,
    Array,
    Step,
    limit_juveniles,
    mask_of_places,
    name_of,
    places_in,
    space,
    spaces_in,
    tokens_for,
    triangle_quota,
)
from reefkit.games.reef.survey import totals
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action


def open_spawning(play: Step) -> None:
    left = play.stock()
    nursery = play.state.nursery = growth.spawn(play.state.reefs, play.lookups, play.options)
    inherited = nursery.genes.copy()
    if play.options.mutate_at_spawning:
        growth.mutate_juveniles(nursery, play.roll, play.lookups)
    if left is not None:
        limit_juveniles(nursery, left, play.lookups)
    differ = (nursery.kind != 0) & (nursery.genes != inherited)
    for seat in play.seats:
        play.say("spawned", seat, count=int((nursery.kind[seat] != 0).sum()))
        if play.options.mutate_at_spawning:
            play.say("juveniles-differ", seat, count=int(differ[seat].sum()))
        pool, due = growth.eating_due(play.reef(seat), play.state.nursery[seat], play.lookups)
        play.turn.pool[seat] = pool.reshape(play.turn.pool[seat].shape)
        play.turn.due[seat] = int(due)
        if int(due) and int(due) == int(pool.sum()):
            _eaten(play, seat, play.turn.pool[seat].copy())


def feed(play: Step, seat: int, action: Feed) -> None:
    """Let dwellers eat the juveniles of the chosen corals (R22)."""
    mask = mask_of_places(action.corals)
    if not mask.any():
        raise reject("nothing-chosen")
    if (mask & ~play.turn.pool[seat]).any():
        row, column, _ = places_in(mask & ~play.turn.pool[seat])[0]
        raise reject("no-juveniles-there", row=row, column=column)
    if int(mask.sum()) > play.turn.due[seat]:
        raise reject("feed-too-many", left=play.turn.due[seat])
    _eaten(play, seat, mask)


def _eaten(play: Step, seat: int, mask: Array) -> None:
    nursery = play.state.nursery[seat]
    reef = play.reef(seat)
    for row, column, level in places_in(mask):
        place = ((row - 1) * COLUMNS + column - 1) * LEVELS + level
        play.say(
            "juveniles-eaten",
            seat,
            row=row,
            column=column,
            organism=play.organism(reef.kind[row - 1, column - 1, level]),
            count=int(((nursery.parent == place) & (nursery.kind != 0)).sum()),
        )
    growth.eat_juveniles(nursery, mask.reshape(-1))
    play.turn.pool[seat] &= ~mask
    play.turn.due[seat] -= int(mask.sum())


def legal_feed(play: Step, seat: int) -> list[Action]:
    if not play.turn.due[seat]:
        return []
    return [Feed((place,)) for place in places_in(play.turn.pool[seat])]


def open_triangle(play: Step) -> None:
    state = play.state
    state.nursery = growth.compact(state.nursery)
    play.turn.due = [int(n) for n in takes(play)]
    if (left := play.stock()) is not None:
        rescues = np.array([may_rescue(play, seat) for seat in play.seats])
        count = play.content.rules.numbers.triangle_juveniles
        quota = triangle_quota(left, np.array(play.turn.due), count, rescues)
        play.turn.quota = quota.builders.tolist()
        play.turn.quota_tokens = quota.tokens.tolist()
        play.turn.quota_rescues = quota.rescues.tolist()
        play.turn.quota_rescue_tokens = quota.rescue_tokens.tolist()


def takes(play: Step) -> Array:
    """Count the takes of each seat: for the lowest total, and for the lowest last score (R6)."""
    if play.state.round == 1:
        return np.zeros(len(play.seats), np.int8)
    return growth.takers(*_scores(play), play.state.round)


def _scores(play: Step) -> tuple[Array, Array]:
    """Return each seat's total so far, and its score of the last round."""
    score, round_ = play.state.score, play.state.round
    return totals(score, round_ - 1, play.options), score[round_ - 2].sum(axis=-1)


def poorest_in(play: Step, seat: int) -> Literal["all", "last", "both"]:
    """Return where a seat that takes from the Coral Triangle has the lowest score."""
    total, last = (bool(scores[seat] == scores.min()) for scores in _scores(play))
    return "both" if total and last else "all" if total else "last"


def take(play: Step, seat: int, action: TakeJuveniles) -> None:
    if not play.turn.due[seat]:
        raise reject("no-take")
    kind = play.lookups.kind.get(action.builder)
    if kind is None:
        raise reject("no-such-builder", builder=action.builder)
    count = play.content.rules.numbers.triangle_juveniles
    if play.turn.quota:
        count = min(count, play.turn.quota[seat][kind])
        if not count and any(play.turn.quota[seat][1:]):
            raise reject("supply-out", organism=play.organism(kind))
        play.turn.quota[seat] = [
            n - (count if k == kind else 0) for k, n in enumerate(play.turn.quota[seat])
        ]
    genes = int(play.state.triangle[kind])
    if play.options.mutate_on_collection:
        roll = play.roll("collection", seat, play.turn.done[seat])
        genes = int(play.lookups.mutated[int(roll), kind, genes])
    if play.turn.quota:
        genes = _within_tokens(play, seat, genes, count)
    play.turn.due[seat] -= 1
    play.turn.done[seat] += 1
    kinds = np.zeros((len(play.seats), max(count, 1)), np.uint8)
    kinds[seat] = kind if count else 0
    play.state.nursery = growth.receive_juveniles(
        play.state.nursery, kinds, np.full(len(play.seats), genes), TRIANGLE
    )
    tokens = [name_of("token", t) for t in play.lookups.token_names(genes)]
    play.say(
        "triangle-taken",
        seat,
        organism=play.organism(kind),
        count=count,
        tokens=tokens or [name_of("token", "none")],
    )


def _within_tokens(play: Step, seat: int, genes: int, count: int) -> int:
    """Return the tokens that are left for all `count` juveniles, and deduct them (R1)."""
    quota = np.array(play.turn.quota_tokens[seat])
    most = int(tokens_for(np.array(genes), quota, np.array(count)))
    used = (most >> np.arange(len(quota))) & 1
    play.turn.quota_tokens[seat] = [int(n) for n in quota - count * used]
    return most


def may_rescue(play: Step, seat: int) -> bool:
    """Return whether a seat may make a rescue: its reef is overgrown, and it made none (R26)."""
    return play.options.rescue and not play.turn.rescued[seat] and bool(play.reef(seat).alga.all())


def rescue(play: Step, seat: int, action: Rescue) -> None:
    if not may_rescue(play, seat):
        raise reject("no-rescue")
    kind = play.lookups.kind.get(action.builder)
    if kind is None:
        raise reject("no-such-builder", builder=action.builder)
    if play.turn.quota_rescues and not play.turn.quota_rescues[seat][kind]:
        raise reject("supply-out", organism=play.organism(kind))
    row, column = space(action.row, action.column)
    reef = play.reef(seat)
    reef.alga[row, column] = False
    index = row * COLUMNS + column
    free, stack = habitats.settling_pools(
        reef, np.array(kind, np.uint8), play.lookups, play.options
    )
    if not (free | stack)[index]:
        raise why_not(play, seat, kind, index)
    genes = play.state.triangle[kind]
    if play.turn.quota_rescues:
        genes = tokens_for(genes, np.array(play.turn.quota_rescue_tokens[seat]), np.array(1))
    habitats.place_juveniles(reef, np.array(index), np.array(kind), genes)
    play.turn.rescued[seat] = True
    play.say("rescued", seat, organism=play.organism(kind), row=action.row, column=action.column)


def legal_triangle(play: Step, seat: int) -> list[Action]:
    choices: list[Action] = []
    names = play.lookups.builders
    if play.turn.due[seat]:
        quota = play.turn.quota[seat] if play.turn.quota else None
        none_left = quota is not None and not any(quota[1:])
        choices += [
            TakeJuveniles(names[k])
            for k in range(1, len(names))
            if quota is None or none_left or quota[k]
        ]
    if may_rescue(play, seat):
        cleared = play.reef(seat)[...]
        cleared.alga = np.zeros_like(cleared.alga)
        quota = play.turn.quota_rescues[seat] if play.turn.quota_rescues else None
        for kind in range(1, len(names)):
            if quota is not None and not quota[kind]:
                continue
            free, stack = habitats.settling_pools(
                cleared, np.array(kind, np.uint8), play.lookups, play.options
            )
            pool = (free | stack).reshape(cleared.alga.shape)
            choices += [Rescue(names[kind], row, column) for row, column in spaces_in(pool)]
    return choices


def open_settlement(play: Step) -> None:
    play.state.nursery = growth.compact(play.state.nursery)


def settle(play: Step, seat: int, action: Settle) -> None:
    for slot, row, column in action.juveniles:
        nursery = play.state.nursery
        if slot >= nursery.kind.shape[-1] or not nursery.kind[seat, slot]:
            raise reject("no-such-juvenile", slot=slot)
        kind, genes = int(nursery.kind[seat, slot]), int(nursery.genes[seat, slot])
        reef = play.reef(seat)
        index = (row - 1) * COLUMNS + column - 1
        pool = habitats.settling_pool(reef, np.array(kind, np.uint8), play.lookups, play.options)
        if not pool[index]:
            raise why_not(play, seat, kind, index)
        below = int(reef.kind[row - 1, column - 1, 0])
        habitats.place_juveniles(reef, np.array(index), np.array(kind), np.array(genes))
        chosen = np.zeros(nursery.kind.shape, bool)
        chosen[seat, slot] = True
        growth.empty_slots(nursery, chosen)
        play.turn.done[seat] += 1
        _say_settled(play, seat, (kind, below), row, column)


def _say_settled(play: Step, seat: int, kinds: tuple[int, int], row: int, column: int) -> None:
    kind, below = kinds
    if below:
        play.say(
            "stacked",
            seat,
            organism=play.organism(kind),
            row=row,
            column=column,
            below=play.organism(below),
        )
    else:
        play.say("settled", seat, organism=play.organism(kind), row=row, column=column)


def why_not(play: Step, seat: int, kind: int, index: int) -> Rejection:
    reef = play.reef(seat)
    row, column = divmod(index, COLUMNS)
    where = {"row": row + 1, "column": column + 1, "organism": play.organism(kind)}
    height = int(reef.height[row, column])
    depth = int(reef.depth[row, column])
    if reef.alga[row, column]:
        return reject("settle-on-alga", **where)
    water = max(depth - height, 0) if play.options.standing_stacks else depth
    if not play.lookups.lives[water, kind]:
        return reject(
            "wrong-depth", organism=where["organism"], water=name_of("water", WATER[water][6:])
        )
    if height >= int(play.lookups.limits[depth]):
        return reject("stack-full", limit=int(play.lookups.limits[depth]), **where)
    return reject("empty-space-suits", **where)


def placeable(play: Step, seat: int, *, must: bool) -> list[tuple[int, list[int]]]:
    """List the juveniles that can settle: slot, and flat indices of the spaces that suit.

    Of identical juveniles only the first is listed. With `must`, only empty spaces count, since a
    juvenile need not stack.
    """
    found: list[tuple[int, list[int]]] = []
    seen: set[tuple[int, int]] = set()
    nursery = play.state.nursery[seat]
    ground = habitats.Ground(play.reef(seat), play.lookups, play.options)
    for slot in np.nonzero(nursery.kind)[0]:
        kind, genes = int(nursery.kind[slot]), int(nursery.genes[slot])
        if (kind, genes) in seen:
            continue
        seen.add((kind, genes))
        number = np.array(kind, np.uint8)
        pool = habitats.to_mask(ground.pools(number)[0] if must else ground.pool(number))
        if pool.any():
            found.append((int(slot), [int(i) for i in np.nonzero(pool)[0]]))
    return found


def must_settle(play: Step, seat: int) -> int:
    """Return the greatest number of juveniles that can settle together on empty spaces."""
    nursery, taken = play.state.nursery[seat], dict[int, list[int]]()
    count = 0
    for slot, spaces in placeable(play, seat, must=True):
        same = (nursery.kind == nursery.kind[slot]) & (nursery.genes == nursery.genes[slot])
        for _ in range(int(same.sum())):
            if not _finds_room(spaces, taken, set()):
                break
            count += 1
    return count


def _finds_room(spaces: list[int], taken: dict[int, list[int]], tried: set[int]) -> bool:
    """Find a space for a juvenile, moving others if needed (an augmenting path); False if none."""
    for each in spaces:
        if each not in tried:
            tried.add(each)
            if each not in taken or _finds_room(taken[each], taken, tried):
                taken[each] = spaces
                return True
    return False


def close_settlement(play: Step, seat: int) -> None:
    nursery = play.state.nursery[seat]
    for kind in range(1, len(play.lookups.builders)):
        count = int((nursery.kind == kind).sum())
        if count:
            play.say("juveniles-died", seat, organism=play.organism(kind), count=count)
    growth.empty_slots(nursery, nursery.kind != 0)


def legal_settle(play: Step, seat: int) -> list[Action]:
    return [
        Settle(((slot, index // COLUMNS + 1, index % COLUMNS + 1),))
        for slot, spaces in placeable(play, seat, must=False)
        for index in spaces
        if index < SPACES
    ]
