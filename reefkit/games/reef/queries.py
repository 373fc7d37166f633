"""What a page may ask about a match of Reef Survivor, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

import numpy as np
from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import catastrophe, growth, hands_on, spawning
from reefkit.games.reef.actions import Graze, Grow, Place, Settle, Space
from reefkit.games.reef.actions import Place as Builder
from reefkit.games.reef.cards import nearest_first
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.readings import FLESHY_ALGA, surveyed
from reefkit.games.reef.state import (
    SPACES,
    TOTAL_PARTS,
    TRADED,
    TRIANGLE,
    Array,
    Reefs,
    State,
    Step,
    name_of,
    places_in,
    spaces_in,
)
from reefkit.games.reef.timeline import id_in, ids_in, number_in, rules_of, told_at
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.match.table import Table
from reefkit.text import Message, message

# ---- Where a choice may go: the spaces that are open to it now, and why not the others
#
# Nothing here is a rule: what may be chosen is what the phases list, and the reasons are those
# with which they would refuse.

How = Literal["empty", "stack", ""]
Origin = Literal["own", "triangle", "traded"]

_LISTED = {
    "founding": growth.legal_founding,
    "dwellers": growth.legal_dwellers,
    "algae": growth.legal_grow,
    "mutations": growth.legal_mutations,
    "spawning": spawning.legal_feed,
    "catastrophe": catastrophe.legal_catastrophe,
}


class TouchableSpaces(Struct, frozen=True):
    """What a seat may touch now: spaces as (row, column), builders as (row, column, level).

    Each is empty where the phase does not ask for it.
    """

    graze: tuple[Space, ...] = ()
    grow: tuple[Space, ...] = ()
    found: tuple[Space, ...] = ()
    mutate: tuple[Builder, ...] = ()
    sacrifice: tuple[Builder, ...] = ()
    predict: tuple[Builder, ...] = ()
    feed: tuple[Builder, ...] = ()


class PlaceOption(NamedTuple):
    """One space for one juvenile or founder."""

    row: int
    column: int
    #: str. ``empty`` or ``stack``: it may settle there, on bare ground or on a builder; empty: not.
    how: How
    why: Message | None  #: Why not.


class Juveniles(Struct, frozen=True):
    """Juveniles of a nursery that are alike and came the same way."""

    builder: str
    name: Message
    tokens: tuple[str, ...]
    token_names: tuple[Message, ...]
    origin: Origin
    slots: tuple[int, ...]
    count: int
    #: ``empty``: an empty space suits them, so they must settle. ``stack``: only a stack does.
    #: ``nowhere``: none does, and they will die.
    where: Literal["empty", "stack", "nowhere"]


def open_spaces(play: Step, seat: int) -> TouchableSpaces:
    spaces: dict[type[Action], set[Space]] = {}
    builders: dict[type[Action], set[Builder]] = {}
    for action in _listed(play, seat):
        match action:
            case do.Graze() | do.Grow():
                spaces.setdefault(type(action), set()).update(action.spaces)
            case do.PlaceFounder():
                spaces.setdefault(do.PlaceFounder, set()).add((action.row, action.column))
            case do.Sacrifice() | do.Predict():
                builders.setdefault(type(action), set()).update(action.places)
            case do.Feed():
                builders.setdefault(do.Feed, set()).update(action.corals)
            case do.Mutate():
                place = (action.row, action.column, action.level)
                builders.setdefault(do.Mutate, set()).add(place)
    return TouchableSpaces(
        graze=tuple(sorted(spaces.get(do.Graze, ()))),
        grow=tuple(sorted(spaces.get(do.Grow, ()))),
        found=tuple(sorted(spaces.get(do.PlaceFounder, ()))),
        mutate=tuple(sorted(builders.get(do.Mutate, ()))),
        sacrifice=tuple(sorted(builders.get(do.Sacrifice, ()))),
        predict=tuple(sorted(builders.get(do.Predict, ()))),
        feed=tuple(sorted(builders.get(do.Feed, ()))),
    )


def _listed(play: Step, seat: int) -> list[Action]:
    turn = play.turn
    by_hand = hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}
    list_ = _LISTED.get(play.state.phase)
    if list_ is None or by_hand or turn.ready[seat] or turn.dismiss[seat]:
        return []
    return list_(play, seat)


def settling_places(play: Step, seat: int, slot: int) -> tuple[PlaceOption, ...]:
    """Tell for each space whether a juvenile may settle there now, and why not.

    Raises
    ------
    Rejection
        When the nursery has no juvenile in that slot.
    """
    kind, _ = _juvenile(play, seat, slot)
    reef, number = play.reef(seat), np.array(kind, np.uint8)
    pool = growth.settling_pool(reef, number, play.lookups, play.options)
    bare = reef.empty.reshape(-1)
    places = []
    for index in range(SPACES):
        row, column = divmod(index, COLUMNS)
        how: How = ("empty" if bare[index] else "stack") if pool[index] else ""
        why = None if how else spawning.why_not(play, seat, kind, index).message
        places.append(PlaceOption(row + 1, column + 1, how, why))
    return tuple(places)


def _juvenile(play: Step, seat: int, slot: int) -> tuple[int, int]:
    nursery = play.state.nursery
    if not 0 <= slot < nursery.kind.shape[-1] or not nursery.kind[seat, slot]:
        raise reject("no-such-juvenile", slot=slot)
    return int(nursery.kind[seat, slot]), int(nursery.genes[seat, slot])


def nursery(play: Step, seat: int) -> tuple[Juveniles, ...]:
    mine = play.state.nursery[seat]
    groups: dict[tuple[int, int, int], list[int]] = {}
    for slot in np.nonzero(mine.kind)[0]:
        key = (int(mine.kind[slot]), int(mine.genes[slot]), int(mine.origin[slot]))
        groups.setdefault(key, []).append(int(slot))
    return tuple(_group(play, seat, key, slots) for key, slots in groups.items())


def _group(play: Step, seat: int, key: tuple[int, int, int], slots: list[int]) -> Juveniles:
    kind, genes, origin = key
    number = np.array(kind, np.uint8)
    free, stack = growth.settling_pools(play.reef(seat), number, play.lookups, play.options)
    tokens = tuple(play.lookups.token_names(genes))
    came: Origin = "triangle" if origin == TRIANGLE else "traded" if origin == TRADED else "own"
    return Juveniles(
        builder=play.lookups.builders[kind],
        name=play.organism(kind),
        tokens=tokens,
        token_names=tuple(name_of("token", token) for token in tokens),
        origin=came,
        slots=tuple(slots),
        count=len(slots),
        where="empty" if free.any() else "stack" if stack.any() else "nowhere",
    )


# ---- The rest of a choice in one go: like the last one, in the spaces most
# like the one just used

_NEAREST = nearest_first()
_FAR = SPACES * SPACES


def place_alike(
    play: Step, seat: int, slot: int, like: Space, most: int | None = None
) -> Settle | None:
    """Settle all juveniles identical to one, `most` at most, most like a space already used.

    Spaces of the same depth come first, then the nearest. As many settle as may; on top of other
    builders only when the space already used is itself a stack, since stacking is never forced.
    None where none of them may settle.

    Raises
    ------
    Rejection
        When the nursery has no juvenile in that slot.
    """
    mine = play.state.nursery[seat]
    if not 0 <= slot < mine.kind.shape[-1] or not mine.kind[slot]:
        raise reject("no-such-juvenile", slot=slot)
    same = (mine.kind == mine.kind[slot]) & (mine.genes == mine.genes[slot])
    slots = [int(each) for each in np.nonzero(same)[0]][:most]
    reef = play.reef(seat).copy()
    may_stack = int(reef.height[like[0] - 1, like[1] - 1]) > 1
    rank = _likeness(reef.depth.reshape(-1), like)
    kind, genes = mine.kind[slot], mine.genes[slot]
    placed = []
    for each in slots:
        pool = growth.settling_pool(reef, kind, play.lookups, play.options)
        if not may_stack:
            pool = pool & reef.empty.reshape(-1)
        if not pool.any():
            break
        index = int(np.where(pool, rank, 2 * _FAR).argmin())
        growth.place_juveniles(reef, np.array(index), kind, genes)
        placed.append((each, *_space(index)))
    return Settle(tuple(placed)) if placed else None


def grow_alike(play: Step, seat: int, like: Space) -> Grow | None:
    """Place the algae that are left on the empty spaces nearest to one; none where there are none.

    Over builders only where no space is empty and the space already used holds a builder too.
    """
    empty, over = growth.growing_pool(play.reef(seat))
    covered = bool(play.reef(seat).kind[like[0] - 1, like[1] - 1, 0])
    pool = empty if empty.any() or not covered else over
    spaces = _nearest(pool, like, play.turn.due[seat])
    return Grow(spaces) if spaces else None


def graze_alike(play: Step, seat: int, like: Space) -> Graze | None:
    """Let the dwellers that are left eat the algae nearest to one just eaten.

    Where that one covered a builder, other builders are uncovered first, and the other way round.
    """
    reef = play.reef(seat)
    alike = (reef.kind[..., 0] != 0) == (reef.kind[like[0] - 1, like[1] - 1, 0] != 0)
    left = play.turn.due[seat]
    first = _nearest(reef.alga & alike, like, left)
    spaces = first + _nearest(reef.alga & ~alike, like, left - len(first))
    return Graze(spaces) if spaces else None


def _likeness(depth: Array, like: Space) -> Array:
    """Rank all spaces by distance from one, smaller is more alike: int (30,)."""
    index = (like[0] - 1) * COLUMNS + like[1] - 1
    other = depth != depth[index]
    return np.asarray(_NEAREST[index] + _FAR * other)


def _nearest(mask: Array, like: Space, most: int) -> tuple[Space, ...]:
    index = (like[0] - 1) * COLUMNS + like[1] - 1
    there = np.nonzero(mask.reshape(-1))[0]
    chosen = there[np.argsort(_NEAREST[index][there])][: max(most, 0)]
    return tuple(_space(int(each)) for each in chosen)


def _space(index: int) -> Space:
    return index // COLUMNS + 1, index % COLUMNS + 1


# ---- What chance and spawning gave a seat, and what happened since it last looked


class MutationRoll(Struct, frozen=True):
    """One mutation roll."""

    position: int  #: The log's entry.
    roll: int
    builder: str
    row: int
    column: int
    #: ``gained``, ``lost``: Ids of the tokens that came, and of those that were cancelled.
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    sentence: Message


def rolls(handle: Table, seat: int, position: int | None = None) -> tuple[MutationRoll, ...]:
    """List the mutation rolls of a seat in the round of a position, in order.

    Raises
    ------
    Rejection
        When the log has no such position.
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
        for one in told_at(handle, end)
        if one.event.seat == seat
        and one.round == round_
        and (what := one.event.what).id.startswith("mutation-")
    )


def spawned(play: Step, seat: int) -> tuple[Juveniles, ...]:
    return tuple(group for group in nursery(play, seat) if group.origin == "own")


# ---- Which builders earn the resilience bonus, each with a mutation that is counted for it alone

Pairs = list[tuple[Place, str]]


def best_matching(play: Step, reef: Reefs, most: int) -> tuple[int, Pairs]:
    """Match builders of one type with different positive mutations, one each (R13, R21).

    The type that can be matched furthest is taken, the first of a tie.

    Returns
    -------
    int
        The type; 0 where no builder that scores carries a positive mutation.
    list
        At most `most` builders by their places, each with its token.
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


# ---- A score opened into its sum: every part as lines with the reef's own numbers
#
# The lines add up to what `survey.score` gives; a test holds the one against the other.


class ScoreLine(Struct, frozen=True):
    """One line of a sum."""

    text: Message
    number: int  #: What was counted.
    points: int  #: What it is worth; 0 in the lines that only lead to a bonus.
    spaces: tuple[Space, ...] = ()  #: Where it stands; empty for what has no place.


class ScorePart(Struct, frozen=True):
    """One part of a round's score, as `state.TOTAL_PARTS` names it."""

    part: str
    label: Message
    points: int
    rows: tuple[ScoreLine, ...]


class ReefScore(Struct, frozen=True):
    """What a reef scores in a round."""

    total: int
    parts: tuple[ScorePart, ...]


def score_now(play: Step, seat: int) -> ReefScore | None:
    """Return what the reef would score now; None while the seat tallies by hand."""
    tallies = hands_on.by_hand(play, seat) and play.turn.step in {"submit", "revealed"}
    if play.state.phase == "survey" and tallies:
        return None
    return _score_of_reef(play, play.reef(seat))


def score_of(handle: Table, viewer: int | None, seat: int, round_: int) -> ReefScore | None:
    """Open what a seat scored in a round (from 1); none where it is not told yet.

    Raises
    ------
    Rejection
        When there is no such viewer.
    """
    state: State = handle.view(viewer).state
    if not 1 <= round_ <= surveyed(state):
        return None
    rules, match = rules_of(handle), handle.match
    held = [
        entry.position + 1
        for entry in match.entries
        if entry.state is not None and match.state_at(entry.position + 1).round == round_
    ]
    play = rules.stepping(match.state_at(held[-1]))
    reef = play.reef(seat).copy()
    # in hands-on mode dwellers may have changed hands before the tally (R28)
    reef.dwellers[...] = state.abundance[round_ - 1, seat, len(play.content.organisms) :]
    return _score_of_reef(play, reef)


def _score_of_reef(play: Step, reef: Reefs) -> ReefScore:
    parts = []
    for name in TOTAL_PARTS:
        rows = tuple(_LINES[name](play, reef))
        points = sum(row.points for row in rows)
        parts.append(ScorePart(name, name_of("part", name), points, rows))
    return ReefScore(sum(part.points for part in parts), tuple(parts))


def _scoring(play: Step, reef: Reefs) -> list[tuple[str, int, tuple[Space, ...]]]:
    """List the types that score, with count and spaces; builders under an alga do not."""
    shown = reef.kind * ~reef.alga[..., None]
    found = []
    for kind, name in enumerate(play.lookups.builders):
        there = shown == kind
        if kind and there.any():
            found.append((name, int(there.sum()), tuple(spaces_in(there.any(axis=-1)))))
    return found


def _dwelling(play: Step, reef: Reefs) -> list[tuple[str, int]]:
    counts = zip(play.lookups.dwellers, reef.dwellers, strict=True)
    return [(name, int(count)) for name, count in counts if count]


def _population(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    lines = [
        ScoreLine(_counted(name, count), count, worth.builder * count, spaces)
        for name, count, spaces in _scoring(play, reef)
    ]
    for name, count in _dwelling(play, reef):
        lines.append(ScoreLine(_counted(name, count), count, worth.dweller * count))
    return lines


def _counted(name: str, count: int) -> Message:
    one, many = name_of("organism", name), Message(f"organism-{name}.plural")
    return message("sum-counted", count=count, organism=one, organisms=many)


def _algae(play: Step, reef: Reefs) -> list[ScoreLine]:
    count = int(reef.alga.sum())
    text = message("sum-algae", count=count)
    worth = play.content.rules.score.alga
    return [ScoreLine(text, count, worth * count, tuple(spaces_in(reef.alga)))] if count else []


def _diversity(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score.type
    lines = [
        ScoreLine(name_of("organism", name), 1, worth, spaces)
        for name, _, spaces in _scoring(play, reef)
    ]
    lines += [ScoreLine(name_of("organism", name), 1, worth) for name, _ in _dwelling(play, reef)]
    if reef.alga.any():
        alga = name_of("organism", FLESHY_ALGA)
        lines.append(ScoreLine(alga, 1, worth, tuple(spaces_in(reef.alga))))
    return lines


def _resilience(play: Step, reef: Reefs) -> list[ScoreLine]:
    needed = play.content.rules.score.resilience_builders
    kind, pairs = best_matching(play, reef, needed)
    lines = []
    for (row, column, _), token in pairs:
        text = message(
            "sum-resilient",
            organism=play.organism(kind),
            row=row,
            column=column,
            token=name_of("token", token),
        )
        lines.append(ScoreLine(text, 1, 0, ((row, column),)))
    return [*lines, _bonus(len(pairs), needed, play.content.rules.score.resilience)]


def _three_d(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    stacks = spaces_in((reef.kind[..., 2] != 0) & ~reef.alga)
    lines = [
        ScoreLine(message("sum-stack", row=row, column=column), 1, 0, ((row, column),))
        for row, column in stacks
    ]
    return [*lines, _bonus(len(stacks), worth.three_d_stacks, worth.three_d)]


def _coastal(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    if not bool(reef.land):
        return [ScoreLine(message("sum-no-land"), 0, 0)]
    tops = reef.open_tops
    rows = [row for row in range(1, ROWS + 1) if tops[row - 1].all()]
    lines = [
        ScoreLine(
            message("sum-row", row=row),
            1,
            0,
            tuple((row, column) for column in range(1, COLUMNS + 1)),
        )
        for row in rows
    ]
    return [*lines, _bonus(len(rows), worth.coastal_rows, worth.coastal)]


def _bonus(count: int, needed: int, points: int) -> ScoreLine:
    if count >= needed:
        return ScoreLine(message("sum-bonus", points=points), count, points)
    return ScoreLine(message("sum-no-bonus", count=count, needed=needed), count, 0)


_LINES: dict[str, Callable[[Step, Reefs], list[ScoreLine]]] = {
    "population": _population,
    "algae": _algae,
    "diversity": _diversity,
    "resilience": _resilience,
    "three-d": _three_d,
    "coastal": _coastal,
}
