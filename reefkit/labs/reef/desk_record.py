"""A table of Reef Survivor along time, and how its cards were foreseen, as the desk reads them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from reefkit.games.reef import guide, survey
from reefkit.games.reef.guide_look import rules_of
from reefkit.games.reef.play import name_of
from reefkit.games.reef.readings import surveyed
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Array, Reefs, State
from reefkit.labs.desk.games import Foreseen, Place, Struck, TableRecord, Taxon
from reefkit.labs.reef.moments import moments
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message
from reefkit.widgets.art import art


def record_of(table: Table) -> TableRecord:
    """Give a table along time: time 0 is the founding, and r the survey of round r."""
    rules = rules_of(table)
    state: State = table.view(None).state
    rounds = surveyed(state)
    founded = _founding(table)
    counts = np.zeros((0, len(table.setup.seats), state.abundance.shape[-1]), np.int64)
    if founded is not None:
        first = survey.abundance(founded, rules.lookups)
        counts = np.concatenate([first[None], state.abundance[:rounds]]).astype(np.int64)
    return TableRecord(
        rounds=rules.options.rounds,
        label=Message(f"seen-time-{rules.options.round_label}"),
        taxa=tuple(_taxa(rules)),
        counts=counts,
        points=state.score[:rounds].sum(axis=-1).astype(np.int64),
        totals=_totals(state, rules, rounds),
        places=tuple(_place(rules, state, seat, founded) for seat in range(len(rules.setup.seats))),
        struck=tuple(
            Struck(each.round, each.card, name_of("card", each.card)) for each in guide.drawn(table)
        ),
    )


def _totals(state: State, rules: ReefRules, rounds: int) -> Array:
    by_round = [survey.totals(state.score, each, rules.options) for each in range(1, rounds + 1)]
    if rounds:
        by_round[-1] = by_round[-1] + state.bonus
    return np.array(by_round, np.int64).reshape(rounds, len(rules.setup.seats))


def _founding(table: Table) -> Reefs | None:
    """Give the reefs as they were founded; none before round 1 has opened."""
    opened = next((each.position for each in moments(table) if each.round), None)
    if opened is None:
        return None
    reefs: Reefs = table.moment(opened, None).state.reefs
    return reefs


def _taxa(rules: ReefRules) -> Iterable[Taxon]:
    """List the types that count, builders and then dwellers (R31)."""
    roles = [(name, "builder") for name in rules.content.organisms]
    roles += [(name, "dweller") for name in rules.content.dwellers]
    drawings = art()
    for name, role in roles:
        yield Taxon(name, name_of("organism", name), role, drawings.organism(name).family)


def _place(rules: ReefRules, state: State, seat: int, founded: Reefs | None) -> Place:
    """Read a seat's reef as everybody may see it."""
    board = int(state.boards[seat])
    name = rules.lookups.boards[board] if board >= 0 else ""
    bot = rules.setup.seats[seat].bot or ""
    kinds = np.unique(founded.kind[seat]) if founded is not None else ()
    return Place(
        seat=seat,
        board=name,
        board_name=name_of("board", name) if name else None,
        founders=tuple(rules.lookups.builders[kind] for kind in kinds if kind),
        bot=bot,
        bot_name=name_of("new-kind", bot) if bot else None,
    )


class _Fate(NamedTuple):
    """A kind of fate of a card: of one type, and whether it died."""

    type: str
    died: bool


def foreseen_at(table: Table) -> tuple[Foreseen, ...]:
    """Tell how fates were foreseen: a seat is right where it was for all it had of the type."""
    found: list[Foreseen] = []
    kept = _told.setdefault(table.match, {})
    for card in guide.drawn(table):
        key = (card.position, card.index)
        if key not in kept:
            rows = _foreseen(table, card)
            if rows is None:  # still being predicted, or worked out
                continue
            kept[key] = rows
        found += kept[key]
    return tuple(found)


_told: WeakKeyDictionary[Match, dict[tuple[int, int], tuple[Foreseen, ...]]] = WeakKeyDictionary()
"""What was told already: a card that has struck stays as it was."""


def _foreseen(table: Table, card: guide.Drawn) -> tuple[Foreseen, ...] | None:
    whole = guide.reveal(table, None, card)
    if whole is None:
        return None
    verdicts: dict[_Fate, list[bool]] = {}
    why: dict[_Fate, tuple[Message, ...]] = {}
    for asked in [each.seat for each in whole.seats if each.of]:
        told = guide.reveal(table, asked, card)
        judged = told.seats[asked].builders if told is not None else ()
        for fate in {_Fate(one.builder, one.fate == "died") for one in judged if one.verdict}:
            alike = [one for one in judged if (one.builder, one.fate == "died") == fate]
            verdicts.setdefault(fate, []).append(
                all(one.verdict == "right" for one in alike if one.verdict)
            )
            why.setdefault(fate, alike[0].reasons)
    return tuple(
        Foreseen(
            round=card.round,
            card=card.card,
            card_name=name_of("card", card.card),
            type=fate.type,
            name=name_of("organism", fate.type),
            died=fate.died,
            why=why[fate],
            right=sum(right),
            of=len(right),
        )
        for fate, right in sorted(verdicts.items())
    )
