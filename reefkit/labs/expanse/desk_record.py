"""A table of Blue Expanse along time, as the desk reads it: a step of time is a turn of everybody.

What lives on the reefs are the taxa, so that the class compares diversity within reefs and between
them; people's cards, bonus and malus are none.
"""

from __future__ import annotations

import numpy as np

from reefkit.games.expanse import guide
from reefkit.games.expanse.guide_types import TurnEnd
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.step import card_name
from reefkit.labs.desk.games import Place, Series, Struck, TableRecord, Taxon
from reefkit.match.table import Table
from reefkit.text import Message, message

LEAST_ROUNDS = 10
"""Turns that an axis has at least."""
SEVERAL = {"warming", "pollution", "bleached", "people"}
"""What is measured beside diversity, all of it whole numbers."""


def record_of(table: Table) -> TableRecord:
    """Give a table along time: time 0 is before the first turn, t when all have had t turns."""
    rules = guide.rules_of(table)
    seats = len(rules.setup.seats)
    ends = round_ends(table)
    begun = bool(table.view(None).state.turn)
    taxa = living(rules)
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
            Taxon(
                kind,
                card_name(kind),
                "animal" if rules.content.cards[kind].deck == "biomass" else "producer",
                guide.family(rules.content.cards[kind]),
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


def round_ends(table: Table) -> list[TurnEnd]:
    """Give the table as it stood when everybody had had so many turns, the first turn first."""
    seats = len(table.setup.seats)
    course = guide.course(table)
    over = table.view(None).over
    whole: dict[int, TurnEnd] = {}
    turned: dict[int, int] = {}
    for each in course:
        turned[each.round] = turned.get(each.round, 0) + 1
        if turned[each.round] == seats or (over and each is course[-1]):
            whole[each.round] = each
    return [whole[number] for number in sorted(whole)]


def living(rules: ExpanseRules) -> tuple[str, ...]:
    """List the kinds that live: producers and animals, in the order of the content."""
    return tuple(
        kind for kind, card in rules.content.cards.items() if card.deck in {"resource", "biomass"}
    )


def _place(table: Table, seat: int) -> Place:
    bot = table.setup.seats[seat].bot or ""
    return Place(seat, "", None, (), bot, Message(f"bot-expanse-{bot}") if bot else None)


def _struck(ends: list[TurnEnd]) -> tuple[Struck, ...]:
    """Name the turn with which each stage came."""
    found: list[Struck] = []
    stage = 1
    for number, end in enumerate(ends, 1):
        found += [
            Struck(number, f"stage-{new}", Message(f"expanse-stage-{new}"))
            for new in range(stage + 1, end.stage + 1)
        ]
        stage = max(stage, end.stage)
    return tuple(found)


def _series(rules: ExpanseRules, ends: list[TurnEnd], *, begun: bool) -> tuple[Series, ...]:
    """Give what the class compares beside diversity; nothing before the first turn."""
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
        Series(
            name,
            Message(f"expanse-desk-series-{name}"),
            Message(f"expanse-desk-ask-{name}"),
            tuple(map(float, values)),
            whole=True,
        )
        for name, values in found.items()
    )
