"""Whole matches, entry by entry, against a second telling of the rules page."""

# ruff: noqa: S311 - play at random, not secrets

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from reefkit.match.codec import to_plain
from reefkit.match.errors import Rejection
from reefkit.match.game import Action
from reefkit.match.match import Match
from tests.games.climate.oracle import GENES, HABITATS, Illegal, Oracle
from tests.kit.kits import kits
from tests.kit.play import match_of
from tests.support.effort import effort

SEEDS = range(1, 1 + effort(16, 300))


def shown(match: Match, position: int) -> dict[str, Any]:
    """Give a state as the oracle has it."""
    state = match.state_at(position)
    return {
        "cells": [cell or None for cell in state.cells],
        "genes": [dict(zip(GENES, genes, strict=True)) for genes in state.genes],
        "tokens": [
            {habitat for habitat, token in zip(HABITATS, tokens, strict=True) if token}
            for tokens in state.tokens
        ],
        "hands": state.hands,
        "deck": state.deck,
        "discards": sorted(state.discards),
        "climate": (state.climate, state.changed),
        "extinctions": state.extinctions,
        "round": state.round,
        "over": state.phase == "over",
        "won": state.winners,
        "turn": state.seat if state.phase != "over" else None,
    }


def told(oracle: Oracle) -> dict[str, Any]:
    players = oracle.players
    return {
        "cells": [player.cell for player in players],
        "genes": [player.genes for player in players],
        "tokens": [player.tokens for player in players],
        "hands": [[card.number for card in player.hand] for player in players],
        "deck": [card.number for card in oracle.pile],
        "discards": sorted(card.number for card in oracle.discards),
        "climate": (oracle.climate, oracle.changed),
        "extinctions": [player.extinctions for player in players],
        "round": oracle.round,
        "over": oracle.at == "over",
        "won": oracle.won,
        "turn": oracle.turn if oracle.at != "over" else None,
    }


def standing(match: Match) -> list[int]:
    """List the entries that were neither undone nor an undo."""
    folded = match._fold.folded
    return [n for n in range(match.position) if folded[n].undone_by is None]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_what_the_rules_page_makes_of_its_log(seed: int) -> None:
    match = match_of(kits()["climate"], seed)
    oracle = Oracle(match.setup)
    kept = standing(match)
    for number, position in enumerate(kept):
        entry = match.entries[position]
        assert entry.seat is not None
        oracle.act(entry.seat, entry.action, entry.draws)
        followed = kept[number + 1 : number + 2] == [position + 1] or position + 1 == match.position
        if followed:  # else a choice that was taken back stood in between
            assert told(oracle) == shown(match, position + 1), (position, entry.action)
    assert told(oracle) == shown(match, match.position)


def candidates(match: Match, position: int, random: Random) -> list[tuple[int, dict[str, Any]]]:
    """Give what somebody might try: what is listed, and much that may not be allowed."""
    state = match.state_at(position)
    seat = state.seat
    hand = state.hands[seat]
    found: list[tuple[int, dict[str, Any]]] = [
        (seat, {"do": "draw"}),
        (seat, {"do": "ready"}),
        ((seat + 1) % len(state.hands), {"do": "draw"}),
    ]
    listed: list[Action] = match.rules.legal(state, seat)
    found += [(seat, to_plain(each)) for each in listed]
    cells = [random.randint(1, 40) for _ in range(4)]
    cells += [cell for cell in state.cells if cell][:2]
    here = state.cells[seat]
    cells += [cell for cell in (here - 5, here - 1, here + 1, here + 5) if 1 <= cell <= 40]
    found += [(seat, {"do": "place", "cell": cell}) for cell in cells]
    for _ in range(6):
        some = random.sample(hand, random.randint(0, min(3, len(hand))))
        if random.random() < 0.1:
            some.append(random.randrange(36))
        found += [(seat, {"do": "adapt", "cards": some}), (seat, {"do": "preadapt", "cards": some})]
        found += [(seat, {"do": "move", "cell": cell, "cards": some}) for cell in cells[:6]]
    return found


@pytest.mark.parametrize("seed", range(1, 1 + effort(3, 60)))
def test_the_page_allows_what_is_allowed_and_nothing_else(seed: int) -> None:
    """What is listed is allowed, and of all that is tried the oracle says the same."""
    match = match_of(kits()["climate"], seed)
    oracle = Oracle(match.setup)
    random = Random(seed)
    allowed = refused = 0
    for position in standing(match):
        turn = match.state_at(position).seat
        listed = {(turn, str(to_plain(each))) for each in legal(match, position)}
        if random.random() < 0.3:
            for seat, action in candidates(match, position, random):
                oracle_allows = allows(oracle, seat, action)
                assert accepts(match, position, seat, action) == oracle_allows, (position, action)
                allowed += oracle_allows
                refused += not oracle_allows
                assert oracle_allows or (seat, str(action)) not in listed
        entry = match.entries[position]
        assert entry.seat is not None
        oracle.act(entry.seat, entry.action, entry.draws)
    assert allowed > 8
    assert refused > 50


def legal(match: Match, position: int) -> list[Action]:
    state = match.state_at(position)
    return match.rules.legal(state, state.seat)


def accepts(match: Match, position: int, seat: int, action: dict[str, Any]) -> bool:
    """Tell whether the rules take an action at a position of the log."""
    from reefkit.match.random import KeyedChance  # noqa: PLC0415

    decoded = match._fold.decode(action)
    try:
        match.rules.apply(match.state_at(position), seat, decoded, KeyedChance(1), None)
    except Rejection:
        return False
    return True


def allows(oracle: Oracle, seat: int, action: dict[str, Any]) -> bool:
    """Tell whether the oracle takes it; it runs out of rolls where it has accepted."""
    tried = deepcopy(oracle)
    try:
        tried.act(seat, action, [])
    except Illegal:
        return False
    except IndexError:
        return True
    return True
