"""Whatever is played, some things always hold: cards, cells, genes, and that matches end."""

# ruff: noqa: S311 - play at random, not secrets

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.climate import new_match, turn
from reefkit.games.climate.rules import ClimateRules, play_out
from reefkit.games.climate.state import State
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from tests.games.climate.endless import longest, random_match
from tests.kit.kits import kits
from tests.kit.play import match_of
from tests.support.effort import at_length, effort

SEEDS = range(1, 1 + effort(8, 200))


def states(seed: int) -> tuple[Match, list[State]]:
    match = match_of(kits()["climate"], seed)
    return match, [match.state_at(position) for position in range(match.position + 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_always_somewhere_and_in_one_place(seed: int) -> None:
    match, found = states(seed)
    count = len(match.rules.cards.kinds)  # type: ignore[attr-defined]
    for state in found:
        every = [*state.deck, *state.discards, *(c for hand in state.hands for c in hand)]
        if state.phase != "placing":
            assert Counter(every) == Counter(range(count))
        for hand in state.hands:
            assert "deleterious" not in {match.rules.cards.kinds[card] for card in hand}  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_species_a_cell_and_genes_within_1_to_4(seed: int) -> None:
    match, found = states(seed)
    for state in found:
        standing = [cell for cell in state.cells if cell]
        assert len(set(standing)) == len(standing)
        assert all(1 <= cell <= 40 for cell in standing)
        assert all(1 <= value <= 4 for genes in state.genes for value in genes)
        assert all(tokens[0] for tokens in state.tokens)
        assert 1 <= state.climate <= 5
        match.rules.check(state)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_ends_a_turn_is_adapted_and_has_no_more_than_five_cards(seed: int) -> None:
    match, found = states(seed)
    for before, after in itertools.pairwise(found):
        if before.phase == "turn" and after.seat != before.seat and before.step == "act":
            habitat = match.rules.world.habitats[before.climate][after.cells[before.seat]]  # type: ignore[attr-defined]
            assert turn.is_adapted(after.genes[before.seat], habitat)
            assert len(after.hands[before.seat]) <= 5


@pytest.mark.parametrize("seed", SEEDS)
def test_in_an_ordinary_round_everybody_begins_adapted(seed: int) -> None:
    """Only a change of the climate takes the ground away."""
    _, found = states(seed)
    for state in found:
        if state.phase == "turn" and not state.changed and state.round:
            assert state.adapted == state.living
        for survey in state.record:
            assert survey.changed or survey.adapted == survey.living


habitats = st.integers(0, 3)
genes_of = st.tuples(*[st.integers(1, 4)] * 3)
hands = st.tuples(*[st.integers(0, 3)] * 6)


@given(genes_of, habitats, hands)
def test_every_way_to_adapt_is_just_enough(
    genes: turn.Genes, habitat: int, have: tuple[int, int, int, int, int, int]
) -> None:
    """C9, and no other way is: all changes of three genes are tried."""
    found = turn.ways_to_adapt(genes, habitat, have)
    just_enough = []
    for a in range(-3, 4):
        for b in range(-3, 4):
            for c in range(-3, 4):
                change = (a, b, c)
                after = turn.changed_genes(genes, change)
                able = all(have[2 * gene + (by < 0)] >= abs(by) for gene, by in enumerate(change))
                if not able or min(after) < 1 or max(after) > 4:
                    continue
                if not turn.is_adapted(after, habitat):
                    continue
                fewer = [
                    tuple(
                        by - (by > 0) + (by < 0) if n == gene else by for n, by in enumerate(change)
                    )
                    for gene in range(3)
                    if change[gene]
                ]
                if not any(
                    turn.is_adapted(turn.changed_genes(genes, less), habitat) for less in fewer
                ):
                    just_enough.append(change)
    assert sorted(found) == sorted(just_enough)
    assert [turn.cost_of_change(way) for way in found] == sorted(map(turn.cost_of_change, found))


@given(genes_of, habitats, hands)
def test_preadapting_leaves_two_genes_fitting(
    genes: turn.Genes, habitat: int, have: tuple[int, int, int, int, int, int]
) -> None:
    for change in turn.preadaptations(genes, habitat, have):
        assert turn.is_adapted(genes, habitat)
        assert turn.is_adapted(turn.changed_genes(genes, change), habitat)
        assert sum(map(bool, change)) == 1


@pytest.mark.parametrize("style", ["wanderer", "adapter", "hoarder", "newcomer"])
def test_bots_play_to_the_end_and_die_only_where_nothing_saves_them(style: str) -> None:
    causes: Counter[str] = Counter()
    rules = new_match([SeatInfo(str(n), bot=style) for n in range(3)]).rules
    assert isinstance(rules, ClimateRules)
    for seed in range(effort(20, 400)):
        causes.update(one.cause for one in play_out(rules, (style,) * 3, seed).lost)
    assert "unsaved" not in causes
    assert sum(causes.values()) > 5


def test_random_players_come_to_an_end() -> None:
    """People who choose by chance alone, without a last round too."""
    assert longest(range(effort(6, 60)), rounds=20) > 40
    assert random_match(3, rounds=0).phase == "over"


@at_length
def test_twenty_thousand_random_matches_end() -> None:
    """``python -m tests.games.climate.endless`` tells how long they are."""
    longest(range(20_000), rounds=20)


def test_two_seeds_differ() -> None:
    random = Random(1)
    seeds = random.sample(range(1000), 2)
    one, other = (random_match(seed, rounds=5) for seed in seeds)
    assert one != other
