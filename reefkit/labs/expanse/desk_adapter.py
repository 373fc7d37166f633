"""Blue Expanse, as the teacher's desk sees it: its tables along time, its reefs.

What lives on the reefs are the taxa, so that the class compares diversity within reefs and between
them; people's cards, bonus and malus are none.
"""

from __future__ import annotations

import numpy as np

from reefkit.games.expanse import queries
from reefkit.games.expanse.actions import ActAll, ActCard, AnswerTask, Buy, Done, TakeCard
from reefkit.games.expanse.guide import TurnEnd
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import PHASES, State
from reefkit.games.expanse.step import card_name
from reefkit.labs.expanse.desk_reefs import board_at, small_reefs
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    CountedType,
    RoundDisaster,
    SeatSetup,
    TableRecord,
    TableSeries,
    TableStanding,
)
from reefkit.match.game import Action, Plain
from reefkit.match.table import Table
from reefkit.text import Message, message

LEAST_ROUNDS = 10
"""Turns that an axis has at least."""
SEVERAL = {"warming", "pollution", "bleached", "people"}
"""What is measured next to diversity, all of it whole numbers."""


def _record_of(table: Table) -> TableRecord:
    """Return a table over time: 0 is before the first turn, t after t turns of all seats."""
    rules = queries.rules_of(table)
    seats = len(rules.setup.seats)
    ends = _round_ends(table)
    begun = bool(table.view(None).state.turn)
    taxa = _living(rules)
    counts = np.zeros((len(ends) + 1 if begun else 0, seats, len(taxa)), np.int64)
    places = {kind: number for number, kind in enumerate(taxa)}
    for time, end in enumerate(ends, 1):
        for seat, reef in enumerate(end.reefs):
            for kind, count in reef:
                if kind in places:
                    counts[time, seat, places[kind]] = count
    totals = np.array([end.points for end in ends], np.int64).reshape(len(ends), seats)
    before = np.zeros((1, seats), np.int64)
    return TableRecord(
        rounds=max(len(ends), rules.options.turns, LEAST_ROUNDS),
        label=message("expanse-desk-time"),
        taxa=tuple(
            CountedType(
                kind,
                card_name(kind),
                "animal" if rules.content.cards[kind].deck == "biomass" else "producer",
                queries.family(rules.content.cards[kind]),
            )
            for kind in taxa
        ),
        counts=counts,
        points=np.diff(totals, axis=0, prepend=before),
        totals=totals,
        places=tuple(_place(table, seat) for seat in range(seats)),
        struck=_struck(ends),
        series=_series(rules, ends, begun=begun),
        unit=message("expanse-desk-unit"),
    )


def _round_ends(table: Table) -> list[TurnEnd]:
    seats = len(table.setup.seats)
    course = queries.course(table)
    over = table.view(None).over
    whole: dict[int, TurnEnd] = {}
    turned: dict[int, int] = {}
    for each in course:
        turned[each.round] = turned.get(each.round, 0) + 1
        if turned[each.round] == seats or (over and each is course[-1]):
            whole[each.round] = each
    return [whole[number] for number in sorted(whole)]


def _living(rules: ExpanseRules) -> tuple[str, ...]:
    return tuple(
        kind for kind, card in rules.content.cards.items() if card.deck in {"resource", "biomass"}
    )


def _place(table: Table, seat: int) -> SeatSetup:
    bot = table.setup.seats[seat].bot or ""
    return SeatSetup(seat, "", None, (), bot, Message(f"bot-expanse-{bot}") if bot else None)


def _struck(ends: list[TurnEnd]) -> tuple[RoundDisaster, ...]:
    found: list[RoundDisaster] = []
    stage = 1
    for number, end in enumerate(ends, 1):
        found += [
            RoundDisaster(number, f"stage-{new}", Message(f"expanse-stage-{new}"))
            for new in range(stage + 1, end.stage + 1)
        ]
        stage = max(stage, end.stage)
    return tuple(found)


def _series(rules: ExpanseRules, ends: list[TurnEnd], *, begun: bool) -> tuple[TableSeries, ...]:
    cards = rules.content.cards
    found: dict[str, list[int]] = {name: [0] if begun else [] for name in sorted(SEVERAL)}
    for end in ends:
        found["warming"].append(end.warming)
        found["pollution"].append(sum(end.pollution))
        found["bleached"].append(sum(end.bleached))
        found["people"].append(
            sum(
                count
                for reef in end.reefs
                for kind, count in reef
                if cards[kind].deck == "humanitarian"
            )
        )
    return tuple(
        TableSeries(
            name,
            Message(f"expanse-desk-series-{name}"),
            Message(f"expanse-desk-ask-{name}"),
            tuple(map(float, values)),
            whole=True,
        )
        for name, values in found.items()
    )


CLASS_TURNS = 14
"""Turns of everybody until the bleaching, as a class plays it: what fits into a lesson."""


class ExpanseOnDesk(LabOnDesk):
    """Blue Expanse for the desk."""

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        return {**super().defaults(), "dice": 2, "turns": CLASS_TURNS}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        alive = {card.kind for seat in state.seats for card in seat.reef}
        return self.stands(
            table,
            order=(state.round, state.turn, PHASES.index(state.phase), state.step),
            rounds=rules.options.turns,
            phase=Message(f"phase-expanse-{state.phase}"),
            points=[each.points for each in queries.seats(queries.look(table, None))],
            types=len(alive & set(_living(rules))),
        )

    pictures = staticmethod(small_reefs)
    record = staticmethod(_record_of)
    board = staticmethod(board_at)


HASTE = 0.3
"""How often somebody without any care lets all cards act at once."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students now and then buy what looks nice, take what comes to hand, and let cards act in no
    particular order.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.turn, state.phase, state.step)
    care = 1 - ghost.care
    if isinstance(action, ActCard) and chance(HASTE * care, *here, "haste"):
        return ActAll()
    if not isinstance(action, Buy | TakeCard | AnswerTask | Done) or state.phase == "research":
        return action
    if not chance(MISTAKES * care, *here, "careless"):
        return action
    wanted = (Buy, Done) if isinstance(action, Buy | Done) else (type(action),)
    every = choosing.rules.legal(choosing.state, choosing.seat)
    alike = [each for each in every if isinstance(each, wanted)]
    return pick(alike, *here, "which") if alike else action
