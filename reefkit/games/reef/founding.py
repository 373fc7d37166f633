"""Set-up: each seat chooses a board and places its founding builders (section 2)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reefkit.games.reef import growth
from reefkit.games.reef.actions import (
    ChooseBoard,
    Mutate,
    PlaceFounder,
)
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.games.reef.pick import value_at
from reefkit.games.reef.state import (
    WATER,
    Array,
    Reefs,
    Step,
    name_of,
    space,
    tokens_for,
)
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action, Ready
from reefkit.match.random import TABLE


def _lay_board(reefs: Reefs, where: int, board: int, lookups: Lookups) -> None:
    reefs.depth[where] = lookups.depth[board]
    reefs.land[where] = lookups.land[board]
    for array in (reefs.kind, reefs.genes, reefs.alga):
        array[where] = 0


def choose_board(play: Step, seat: int, action: ChooseBoard) -> None:
    """Give a seat a board; another choice of board removes the founders already placed."""
    if action.board not in play.lookups.boards:
        known = [name_of("board", name) for name in play.lookups.boards]
        raise reject("no-such-board", board=action.board, boards=known)
    number = play.lookups.boards.index(action.board)
    _lay_board(play.state.reefs, seat, number, play.lookups)
    play.state.boards[seat] = number
    play.turn.due[seat] = play.content.rules.numbers.founders
    play.say_of("board-chosen", seat, board=name_of("board", action.board))


def found(play: Step, seat: int, action: PlaceFounder) -> None:
    if play.state.boards[seat] < 0:
        raise reject("choose-board-first")
    kind = play.lookups.kind.get(action.builder)
    if kind is None:
        raise reject("no-such-builder", builder=action.builder)
    if not play.turn.due[seat]:
        raise reject("founders-placed", count=play.content.rules.numbers.founders)
    refused = _why_no_founder(play, seat, kind, (action.row, action.column))
    if refused is not None:
        raise refused
    row, column = space(action.row, action.column)
    reef = play.reef(seat)
    reef.kind[row, column, 0] = kind
    play.turn.due[seat] -= 1
    play.say(
        "founder-placed", seat, organism=play.organism(kind), row=action.row, column=action.column
    )


def _why_no_founder(play: Step, seat: int, kind: int, at: tuple[int, int]) -> Rejection | None:
    row, column = space(*at)
    reef = play.reef(seat)
    if reef.kind[row, column, 0]:
        return reject("space-taken", row=at[0], column=at[1])
    depth = int(reef.depth[row, column])
    if not play.lookups.lives[depth, kind]:
        return reject(
            "wrong-depth", organism=play.organism(kind), water=name_of("water", WATER[depth][6:])
        )
    if (left := play.stock()) is not None and left.builders[kind] < 1:
        return reject("supply-out", organism=play.organism(kind))
    return None


def legal_founding(play: Step, seat: int) -> list[Action]:
    if play.state.boards[seat] < 0:
        return [ChooseBoard(board) for board in play.lookups.boards]
    if not play.turn.due[seat]:
        return [Ready()]
    reef = play.reef(seat)
    left = play.stock()
    choices: list[Action] = []
    for kind, builder in enumerate(play.lookups.builders):
        if kind and (left is None or left.builders[kind] > 0):
            free = (reef.kind[..., 0] == 0) & play.lookups.lives[reef.depth, kind]
            choices += [PlaceFounder(builder, int(r) + 1, int(c) + 1) for r, c in np.argwhere(free)]
    return choices


def mutate_founders(
    reefs: Reefs,
    roll: Callable[[str, Array, int], Array],
    lookups: Lookups,
    founders: int,
    times: int,
) -> list[tuple[Array, Array, Array, Array]]:
    """Roll mutations for the founders, row by row (option `founder_mutations`).

    Returns
    -------
    list
        For each of the `founders`, `times` times: its flat space (−1 on a reef with fewer), the
        roll, and the tokens before and after.
    """
    empty = reefs.kind[..., 0].reshape(*reefs.leading, -1) == 0
    order = np.argsort(empty, axis=-1, kind="stable")
    found = []
    for index in range(founders * times):
        which = order[..., index % founders]
        none = np.take_along_axis(empty, which[..., None], axis=-1)[..., 0]
        place = np.where(none, -1, which * LEVELS)
        rolled = roll("founder", np.arange(reefs.leading[-1]), index)
        before = growth.mutate_builders(reefs, place, rolled, lookups)
        after = value_at(reefs.genes.reshape(*reefs.leading, -1), np.maximum(place, 0))
        found.append((np.where(none, -1, which), rolled, before, after))
    return found


def open_match(play: Step) -> None:
    """Carry out what the options add to the founding, before round 1."""
    times = play.options.founder_mutations
    founders = play.content.rules.numbers.founders
    rolls = mutate_founders(play.state.reefs, play.roll, play.lookups, founders, times)
    for seat in play.seats:
        for space_, roll, before, after in ([int(each[seat]) for each in one] for one in rolls):
            if space_ >= 0:
                action = Mutate(space_ // COLUMNS + 1, space_ % COLUMNS + 1)
                growth.say_mutation(play, seat, action, roll, (before, after))
    if play.options.mutated_triangle:
        _stock_triangle(play)


def _stock_triangle(play: Step) -> None:
    """Roll a mutation for each builder of the Coral Triangle."""
    for kind in range(1, len(play.lookups.builders)):
        roll = play.roll("triangle", TABLE, kind)
        genes = play.lookups.mutated[int(roll), kind, 0]
        if (left := play.stock()) is not None:
            genes = tokens_for(genes, left.tokens, np.array(1))
        play.state.triangle[kind] = genes
        tokens = play.lookups.token_names(int(play.state.triangle[kind]))
        play.say(
            "triangle-mutated",
            organism=play.organism(kind),
            roll=int(roll),
            tokens=[name_of("token", t) for t in tokens] or [name_of("token", "none")],
        )
