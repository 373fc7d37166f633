"""A match of Blue Expanse along time: how the table stood whenever a turn had ended."""

from __future__ import annotations

from collections import Counter
from weakref import WeakKeyDictionary

from reefkit.games.expanse import scoring
from reefkit.games.expanse.guide_types import TurnEnd
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import NOBODY, State
from reefkit.match.match import Match
from reefkit.match.table import Table

_known: WeakKeyDictionary[Match, dict[int, TurnEnd]] = WeakKeyDictionary()
"""By position, what was read there: a log only grows, so that a moment never changes."""


def course(handle: Table | Match, position: int | None = None) -> tuple[TurnEnd, ...]:
    """Give the turns that have ended, the earliest first, each as the table stood then.

    Parameters
    ----------
    handle
        The table, or its match.
    position
        After how many entries of the log; none: now.
    """
    match = handle if isinstance(handle, Match) else _read(handle)
    rules = match.rules
    if not isinstance(rules, ExpanseRules):
        raise TypeError("the table plays another game")
    kept = _known.setdefault(match, {})
    end = match.position if position is None else position
    begun: dict[int, int] = {}
    """At which position each turn had begun first, with what was taken back left out."""
    turn = 0
    over = 0
    for at in range(end + 1):
        state: State = match.state_at(at)
        if state.turn < turn:  # taken back
            begun = {number: where for number, where in begun.items() if number <= state.turn}
        turn = state.turn
        begun.setdefault(turn, at)
        over = at if state.phase == "over" and not over else over
    found = [_turn(match, rules, kept, begun[number + 1], number) for number in range(1, turn)]
    if over:
        found.append(_turn(match, rules, kept, over, turn))
    return tuple(found)


def _read(table: Table) -> Match:
    _ = table.position  # others' entries are read first
    return table.match


def _turn(
    match: Match, rules: ExpanseRules, kept: dict[int, TurnEnd], position: int, turn: int
) -> TurnEnd:
    if position not in kept:
        kept[position] = _ended(rules, match, position, turn)
    return kept[position]


def _ended(rules: ExpanseRules, match: Match, position: int, turn: int) -> TurnEnd:
    state: State = match.state_at(position)
    before: State = match.state_at(position - 1)
    step = rules.stepping(state)
    seat = before.player if before.player != NOBODY else 0
    return TurnEnd(
        turn=turn,
        seat=seat,
        round=before.seats[seat].turns,
        position=position,
        stage=state.stage,
        warming=state.warming,
        points=tuple(state.final or [scoring.points(step, each) for each in step.seats]),
        pollution=tuple(each.pollution for each in state.seats),
        research=tuple(each.research for each in state.seats),
        bleached=tuple(sum(card.bleached for card in each.reef) for each in state.seats),
        reefs=tuple(
            tuple(sorted(Counter(card.kind for card in each.reef).items())) for each in state.seats
        ),
    )
