"""Phase 1 of a match that is played: dwellers, algae and mutations, choice by choice."""

from __future__ import annotations

from typing import Any

import numpy as np

from reefkit.games.reef import phases
from reefkit.games.reef.actions import Dismiss, Graze, Grow, Mutate, Recruit
from reefkit.games.reef.play import Play, mask_of_spaces, name_of, space, spaces_in
from reefkit.games.reef.state import Array
from reefkit.match.errors import reject
from reefkit.match.game import Action

# -- 1A ----------------------------------------------------------------------------------------


def open_dwellers(play: Play) -> None:
    """Open phase 1A: what each seat may collect, and what is eaten."""
    left = play.stock()
    rooms = [recruit_room(play, seat) for seat in play.seats]
    if left is not None:
        shares = [play.limited(number, rooms) for number in left.dwellers]
        play.turn.quota = [[share[seat] for share in shares] for seat in play.seats]
    for seat in play.seats:
        play.turn.due[seat] = int(phases.grazing_due(play.reef(seat)))


def recruit_room(play: Play, seat: int) -> int:
    """Give how many dwellers a seat may still collect."""
    if bool(play.state.recruits_stopped):
        return 0
    reef = play.reef(seat)
    return max(int(phases.room(reef, play.lookups)) - int(reef.dwellers.sum()), 0)


def recruit(play: Play, seat: int, action: Recruit) -> None:
    """Collect dwellers, up to what the recruiters support, before any of them feeds."""
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
    play.turn.due[seat] = int(phases.grazing_due(reef))


def _counts(play: Play, named: dict[str, int]) -> list[int]:
    counts = [0] * len(play.lookups.dwellers)
    for name, count in named.items():
        if name not in play.lookups.dweller:
            raise reject("no-such-dweller", dweller=name)
        counts[play.lookups.dweller[name]] = count
    if not sum(counts):
        raise reject("nothing-chosen")
    return counts


def graze(play: Play, seat: int, action: Graze) -> None:
    """Let dwellers eat the algae of the spaces chosen."""
    mask = mask_of_spaces(action.spaces)
    reef = play.reef(seat)
    bare = mask & ~reef.alga
    if bare.any():
        row, column = spaces_in(bare)[0]
        raise reject("no-alga-there", row=row, column=column)
    if int(mask.sum()) > play.turn.due[seat]:
        raise reject("graze-too-many", left=play.turn.due[seat])
    phases.graze(reef, mask)
    play.turn.due[seat] -= int(mask.sum())
    play.turn.done[seat] += int(mask.sum())
    for row, column in spaces_in(mask):
        kind = int(reef.kind[row - 1, column - 1, 0])
        if kind:
            play.say("alga-eaten-over", seat, row=row, column=column, organism=play.organism(kind))
        else:
            play.say("alga-eaten", seat, row=row, column=column)


def legal_dwellers(play: Play, seat: int) -> list[Action]:
    """List the single choices of phase 1A."""
    reef = play.reef(seat)
    choices: list[Action] = []
    if recruit_room(play, seat) and not play.turn.done[seat]:
        for number, name in enumerate(play.lookups.dwellers):
            if not play.turn.quota or play.turn.quota[seat][number]:
                choices.append(Recruit({name: 1}))
    if play.turn.due[seat]:
        choices += [Graze((one,)) for one in spaces_in(reef.alga)]
    return choices


# -- 1B and cards that add algae ---------------------------------------------------------------


def open_algae(play: Play) -> None:
    """Open phase 1B: five algae each, as long as there is a space without one."""
    count = play.content.rules.numbers.algae_each_round
    ask_for_algae(play, [min(count, int((~play.reef(s).alga).sum())) for s in play.seats])


def ask_for_algae(play: Play, wanted: list[int]) -> None:
    """Ask each seat to place so many algae, if the box has them."""
    left = play.stock()
    play.turn.due = play.limited(None if left is None else left.algae, wanted)


def grow(play: Play, seat: int, action: Grow) -> None:
    """Place fleshy algae: on empty spaces first, over builders only when none is empty (R5)."""
    mask = mask_of_spaces(action.spaces)
    reef = play.reef(seat)
    if int(mask.sum()) > play.turn.due[seat]:
        raise reject("algae-too-many", left=play.turn.due[seat])
    if (mask & reef.alga).any():
        row, column = spaces_in(mask & reef.alga)[0]
        raise reject("alga-there", row=row, column=column)
    empty, _ = phases.growing_pool(reef)
    if (mask & ~empty).any() and (empty & ~mask).any():
        raise reject("empty-spaces-first", left=int((empty & ~mask).sum()))
    covered = [(r, c, int(reef.kind[r - 1, c - 1, 0])) for r, c in spaces_in(mask)]
    phases.grow(reef, mask)
    play.turn.due[seat] -= int(mask.sum())
    for row, column, kind in covered:
        if kind:
            play.say("alga-overgrew", seat, row=row, column=column, organism=play.organism(kind))
        else:
            play.say("alga-grew", seat, row=row, column=column)
    if not play.turn.due[seat] and play.state.phase == "algae":
        settle_support(play, seat)  # a card's own algae: once, when all of the card is done


def legal_grow(play: Play, seat: int) -> list[Action]:
    """List the spaces where the next alga may be placed."""
    if not play.turn.due[seat]:
        return []
    empty, over = phases.growing_pool(play.reef(seat))
    return [Grow((one,)) for one in spaces_in(empty if empty.any() else over)]


# -- R18: support ------------------------------------------------------------------------------


def settle_support(play: Play, seat: int) -> None:
    """Make dwellers leave that builders no longer support; ask the owner where it can choose."""
    reef = play.reef(seat)
    excess = int(phases.overflow(reef, play.lookups))
    kinds = np.nonzero(reef.dwellers)[0]
    if excess and (len(kinds) == 1 or excess == int(reef.dwellers.sum())):
        left = phases.dismiss(reef, np.array(excess), np.arange(len(reef.dwellers)))
        _say_left(play, seat, left)
        excess = 0
    play.turn.dismiss[seat] = excess


def dismiss(play: Play, seat: int, action: Dismiss) -> None:
    """Let the dwellers chosen leave (R18)."""
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


def _say_left(play: Play, seat: int, left: Array) -> None:
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


def legal_dismiss(play: Play, seat: int) -> list[Action]:
    """List the dwellers of which one may leave."""
    if not play.turn.dismiss[seat]:
        return []
    there = play.reef(seat).dwellers
    return [Dismiss({n: 1}) for i, n in enumerate(play.lookups.dwellers) if there[i]]


# -- 1C ----------------------------------------------------------------------------------------


def open_mutations(play: Play) -> None:
    """Open phase 1C: two rolls each; a reef without a builder that is not overgrown skips."""
    count = play.content.rules.numbers.mutations_each_round
    for seat in play.seats:
        pool = phases.mutation_pool(play.reef(seat), play.options)
        play.turn.due[seat] = count if pool.any() else 0
    left = play.stock()
    if left is not None:
        shares = [play.limited(number, list(play.turn.due)) for number in left.tokens]
        play.turn.quota = [[share[seat] for share in shares] for seat in play.seats]


def mutate(play: Play, seat: int, action: Mutate) -> None:
    """Declare a builder, roll, and give it what the roll says."""
    if not play.turn.due[seat]:
        raise reject("mutations-done")
    row, column = space(action.row, action.column)
    reef = play.reef(seat)
    if not phases.mutation_pool(reef, play.options)[row, column, action.level]:
        if reef.alga[row, column] and reef.kind[row, column, 0]:
            raise reject("overgrown-cannot-mutate", row=action.row, column=action.column)
        raise reject("no-builder-there", row=action.row, column=action.column)
    roll = play.chance.roll(
        12,
        owner=seat,
        round=play.state.round,
        phase="mutations",
        purpose="mutation",
        index=play.turn.done[seat],
    )
    place = (row * reef.alga.shape[1] + column) * 3 + action.level
    quota = None
    if play.turn.quota:
        kept = sum(1 << n for n, left in enumerate(play.turn.quota[seat]) if left > 0)
        quota = np.array(kept, np.uint16)
    before = int(phases.mutate(reef, np.array(place), roll, play.lookups, quota))
    after = int(reef.genes[row, column, action.level])
    for number in range(len(play.lookups.tokens) if play.turn.quota else 0):
        play.turn.quota[seat][number] -= ((after & ~before) >> number) & 1
    play.turn.due[seat] -= 1
    play.turn.done[seat] += 1
    kind = int(reef.kind[row, column, action.level])
    _say_mutation(play, seat, action, int(roll), (kind, before, after))


def _say_mutation(
    play: Play, seat: int, action: Mutate, roll: int, builder: tuple[int, int, int]
) -> None:
    kind, before, after = builder
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
        tokens = [name_of("token", t) for t in given]
        play.say("mutation-nothing", seat, tokens=tokens, **where)


def legal_mutations(play: Play, seat: int) -> list[Action]:
    """List the builders that may be declared."""
    if not play.turn.due[seat]:
        return []
    pool = phases.mutation_pool(play.reef(seat), play.options)
    return [Mutate(int(r) + 1, int(c) + 1, int(level)) for r, c, level in np.argwhere(pool)]
