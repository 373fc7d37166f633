"""Readings of Blue Expanse: a match's log as tidy tables, one row per observation.

Seats count from 1, and turns are numbered at the table: with three players, the first one's second
turn is turn 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np

from reefkit.games.expanse import acquire
from reefkit.games.expanse.course import course
from reefkit.games.expanse.decks import open_slots
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.games.expanse.turn import happened, named
from reefkit.match.match import Match
from reefkit.match.reading import Reading, Rows


def _rules(match: Match) -> ExpanseRules:
    return cast("ExpanseRules", match.rules)


def _turns(match: Match, position: int) -> Rows:
    found = course(match, position)
    ids = ("round", "points", "pollution", "research", "warming", "stage", "own-bleached")
    for turn, player in enumerate(map(int, found["player"].values[1:]), 1):
        yield turn, player, *(int(found[id_].of(player)[turn]) for id_ in ids)


def _reefs(match: Match, position: int) -> Rows:
    cards, reef = _rules(match).content.cards, course(match, position)["reef"]
    for turn, seat, number in np.argwhere(reef.values).tolist():
        kind = reef.types[number]
        card, count = cards[kind], int(reef.values[turn, seat, number])
        yield turn, seat, kind, card.deck, next(iter(card.classes), ""), count


def _events(match: Match, position: int, *ids: str) -> Iterator[tuple[int, str, int, str, Any]]:
    """Yield the turn, id, seat, card and values of the events with these ids."""
    for each in happened(match, position):
        if each.id in ids:
            values: Any = each.event.what.values
            yield each.turn, each.id, each.event.seat or 0, named(values.get("card")), values


def _eaten(match: Match, position: int) -> Rows:
    for turn, _, seat, eater, values in _events(match, position, "ate"):
        for one in values["eaten"]:
            yield turn, seat, eater, named(one), int(getattr(one, "values", {}).get("count", 1))


def _starved(match: Match, position: int) -> Rows:
    for turn, _, seat, card, _ in _events(match, position, "starved"):
        yield turn, seat, card


def _sources(match: Match, position: int) -> Rows:
    for turn, id_, seat, card, values in _events(match, position, "polluted", "warmed"):
        whose = ("warming", None) if id_ == "warmed" else ("pollution", seat)
        yield turn, *whose, card, int(values["count"])


def _purchases(match: Match, position: int) -> Rows:
    cards = _rules(match).content.cards
    for turn, _, seat, card, values in _events(match, position, "bought"):
        yield turn, seat, card, cards[card].deck, int(values["count"])


def _offers(match: Match, position: int) -> Rows:
    bought = {(turn, card) for turn, _, card, *_ in _purchases(match, position)}
    seen: set[int] = set()
    for at in range(position + 1):
        state: State = match.state_at(at)
        if state.phase != "buy" or state.ask is not None or state.turn in seen:
            continue
        seen.add(state.turn)
        step = _rules(match).stepping(state)
        for deck in state.opened:
            for slot in open_slots(step, deck):
                kind = step.pile(deck).open[slot]
                price = acquire.cost(step, state.player, deck, slot)
                yield state.turn, state.player, kind, deck, price, (state.turn, kind) in bought


READINGS = {
    # Of the seat whose turn it was, at the end of the turn; `warming` and `stage` are the table's.
    # `own_turn`: number of the turn among that seat's own; `points`: its score if the match had
    # ended then; `bleached`: its corals without zooxanthellae.
    "turns": Reading(
        "turn:whole/seat:whole/player/own_turn:whole/points:whole/pollution:whole/research:whole/"
        "warming:whole/stage:whole/bleached:whole",
        _turns,
    ),
    # All reefs at the end of every turn; `feeding`: the card's first class, empty if it has none.
    "reefs": Reading("turn:whole/seat:whole/player/card/deck/feeding/number:whole", _reefs),
    "eaten": Reading("turn:whole/seat:whole/player/eater/eaten/number:whole", _eaten),
    "starved": Reading("turn:whole/seat:whole/player/card", _starved),
    # `counter`: ``pollution`` of a seat, or ``warming`` of the table.
    "sources": Reading("turn:whole/counter/seat:whole?/player/source/number:whole", _sources),
    # `price`: the price paid, with what others added to it.
    "purchases": Reading("turn:whole/seat:whole/player/card/deck/price:whole", _purchases),
    # Open cards as the player began to buy; `bought`: whether the player bought one of the kind.
    "offers": Reading("turn:whole/seat:whole/player/card/deck/price:whole/bought:yes-no", _offers),
}
"""All readings of the game, by name."""
