"""Readings of Blue Expanse: a match's log as tidy tables, one row an observation.

Seats count from 1, and a turn is numbered at the table: with three players, the first one's second
turn is turn 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from reefkit.games.expanse import acquire
from reefkit.games.expanse.content import Content
from reefkit.games.expanse.course import course
from reefkit.games.expanse.reading_rows import (
    EatenRow,
    KindRow,
    OfferRow,
    PurchaseRow,
    SourceRow,
    StarvedRow,
    TurnRow,
)
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import HIDDEN, State
from reefkit.games.expanse.turn import TurnEvent, happened, named
from reefkit.match.match import Match
from reefkit.match.reading import Reading


def _rules(match: Match) -> ExpanseRules:
    rules = match.rules
    if not isinstance(rules, ExpanseRules):
        raise TypeError("the match is of another game")
    return rules


def _content(match: Match) -> Content:
    return _rules(match).content


def _name(match: Match, seat: int | None) -> str:
    return "" if seat is None else match.setup.seats[seat].name


def turns(match: Match, position: int | None = None) -> list[TurnRow]:
    found = course(match, position)
    rows = []
    for turn, player in enumerate(map(int, found["player"].values[1:]), 1):
        row: dict[str, Any] = {
            field: int(found[_QUANTITIES.get(field, field)].of(player)[turn])
            for field in TurnRow._fields
            if field not in {"turn", "seat", "player"}
        }
        rows.append(TurnRow(turn, player + 1, _name(match, player), **row))
    return rows


_QUANTITIES = {"own_turn": "round", "bleached": "own-bleached"}


def reefs(match: Match, position: int | None = None) -> list[KindRow]:
    cards, reef = _content(match).cards, course(match, position)["reef"]
    return [
        KindRow(
            turn,
            seat + 1,
            _name(match, seat),
            kind,
            cards[kind].deck,
            next(iter(cards[kind].classes), ""),
            int(reef.values[turn, seat, number]),
        )
        for turn, seat, number in np.argwhere(reef.values).tolist()
        for kind in (reef.types[number],)
    ]


def _of(match: Match, position: int | None, *ids: str) -> Iterator[TurnEvent]:
    return (each for each in happened(match, position) if each.id in ids)


def eaten(match: Match, position: int | None = None) -> list[EatenRow]:
    rows = []
    for each in _of(match, position, "ate"):
        seat = each.event.seat
        if seat is None:
            continue
        eater = named(each.event.what.values.get("card"))
        listed = each.event.what.values.get("eaten", ())
        for one in listed if isinstance(listed, list | tuple) else (listed,):
            values = getattr(one, "values", {})
            count = values.get("count", 1)
            rows.append(
                EatenRow(each.turn, seat + 1, _name(match, seat), eater, named(one), int(count))
            )
    return rows


def starved(match: Match, position: int | None = None) -> list[StarvedRow]:
    return [
        StarvedRow(
            each.turn,
            each.event.seat + 1,
            _name(match, each.event.seat),
            named(each.event.what.values.get("card")),
        )
        for each in _of(match, position, "starved")
        if each.event.seat is not None
    ]


def sources(match: Match, position: int | None = None) -> list[SourceRow]:
    rows = []
    for each in _of(match, position, "polluted", "warmed"):
        warms = each.id == "warmed"
        seat = None if warms else each.event.seat
        values = each.event.what.values
        rows.append(
            SourceRow(
                each.turn,
                "warming" if warms else "pollution",
                None if seat is None else seat + 1,
                _name(match, seat),
                named(values.get("card")),
                int(values["count"]),  # type: ignore[arg-type]
            )
        )
    return rows


def purchases(match: Match, position: int | None = None) -> list[PurchaseRow]:
    cards = _content(match).cards
    rows = []
    for each in _of(match, position, "bought"):
        values, seat = each.event.what.values, each.event.seat
        card = named(values.get("card"))
        price = int(values["count"])  # type: ignore[arg-type]
        rows.append(
            PurchaseRow(
                each.turn, (seat or 0) + 1, _name(match, seat), card, cards[card].deck, price
            )
        )
    return rows


def offers(match: Match, position: int | None = None) -> list[OfferRow]:
    rules = _rules(match)
    bought: dict[int, set[str]] = {}
    for row in purchases(match, position):
        bought.setdefault(row.turn, set()).add(row.card)
    rows = []
    seen: set[int] = set()
    for at in range((match.position if position is None else position) + 1):
        state: State = match.state_at(at)
        if state.phase != "buy" or state.ask is not None or state.turn in seen:
            continue
        seen.add(state.turn)
        step = rules.stepping(state)
        for deck in state.opened:
            pile = state.piles[deck]
            for slot, kind in enumerate(pile.open):
                if kind == HIDDEN:
                    continue
                price = acquire.price(step, state.player, kind) + pile.raised[slot]
                rows.append(
                    OfferRow(
                        state.turn,
                        state.player + 1,
                        _name(match, state.player),
                        kind,
                        deck,
                        price,
                        kind in bought.get(state.turn, ()),
                    )
                )
    return rows


READINGS = {
    "turns": Reading(TurnRow, turns),
    "reefs": Reading(KindRow, reefs),
    "eaten": Reading(EatenRow, eaten),
    "starved": Reading(StarvedRow, starved),
    "sources": Reading(SourceRow, sources),
    "purchases": Reading(PurchaseRow, purchases),
    "offers": Reading(OfferRow, offers),
}
"""Every table this game offers, by name."""
