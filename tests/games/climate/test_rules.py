"""Whole matches of Climate Change: random, against the oracle, simulated, and changed."""

import itertools
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.climate import adapting, new_match
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State
from reefkit.games.climate.trials import TRIALS
from reefkit.match.changes import CardRemoved, OptionChanged, StateChanged
from reefkit.match.codec import to_plain
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.climate.oracle import GENES, HABITATS, Illegal, Oracle
from tests.games.endless import longest, played
from tests.kit.kits import kits, match_of
from tests.playthroughs.record import decided_otherwise
from tests.support.effort import effort

# Whatever is played, some things always hold: cards, cells, genes, and that matches end.

# ruff: noqa: S311 - play at random, not secrets


SEEDS = range(1, 1 + effort(6, 40))


def states(seed: int) -> tuple[Match, list[State]]:
    match = match_of(kits()["climate"], seed)
    return match, [match.state_at(position) for position in range(match.position + 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_always_somewhere_and_in_one_place(seed: int):
    match, found = states(seed)
    count = len(match.rules.cards.kinds)  # type: ignore[attr-defined]
    for state in found:
        every = [*state.deck, *state.discards, *(c for hand in state.hands for c in hand)]
        if state.phase != "placing":
            assert Counter(every) == Counter(range(count))
        for hand in state.hands:
            assert "deleterious" not in {match.rules.cards.kinds[card] for card in hand}  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_species_a_cell_and_genes_within_1_to_4(seed: int):
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
def test_whoever_ends_a_turn_is_adapted_and_has_no_more_than_five_cards(seed: int):
    match, found = states(seed)
    for before, after in itertools.pairwise(found):
        if before.phase == "turn" and after.seat != before.seat and before.step == "act":
            habitat = match.rules.world.habitats[before.climate][after.cells[before.seat]]  # type: ignore[attr-defined]
            assert adapting.is_adapted(after.genes[before.seat], habitat)
            assert len(after.hands[before.seat]) <= 5


@pytest.mark.parametrize("seed", SEEDS)
def test_in_an_ordinary_round_everybody_begins_adapted(seed: int):
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
    genes: adapting.Genes, habitat: int, have: tuple[int, int, int, int, int, int]
):
    """C9, and no other way is: all changes of three genes are tried."""
    found = adapting.ways_to_adapt(genes, habitat, have)
    just_enough = []
    for a in range(-3, 4):
        for b in range(-3, 4):
            for c in range(-3, 4):
                change = (a, b, c)
                after = adapting.changed_genes(genes, change)
                able = all(have[2 * gene + (by < 0)] >= abs(by) for gene, by in enumerate(change))
                if not able or min(after) < 1 or max(after) > 4:
                    continue
                if not adapting.is_adapted(after, habitat):
                    continue
                fewer = [
                    tuple(
                        by - (by > 0) + (by < 0) if n == gene else by for n, by in enumerate(change)
                    )
                    for gene in range(3)
                    if change[gene]
                ]
                if not any(
                    adapting.is_adapted(adapting.changed_genes(genes, less), habitat)
                    for less in fewer
                ):
                    just_enough.append(change)
    assert sorted(found) == sorted(just_enough)
    assert [adapting.cost_of_change(way) for way in found] == sorted(
        map(adapting.cost_of_change, found)
    )


@given(genes_of, habitats, hands)
def test_preadapting_leaves_two_genes_fitting(
    genes: adapting.Genes, habitat: int, have: tuple[int, int, int, int, int, int]
):
    for change in adapting.preadaptations(genes, habitat, have):
        assert adapting.is_adapted(genes, habitat)
        assert adapting.is_adapted(adapting.changed_genes(genes, change), habitat)
        assert sum(map(bool, change)) == 1


@pytest.mark.parametrize("style", ["wanderer", "adapter", "hoarder", "newcomer"])
def test_bots_play_to_the_end_and_die_only_where_nothing_saves_them(style: str):
    causes: Counter[str] = Counter()
    rules = new_match([SeatInfo(str(n), bot=style) for n in range(3)]).rules
    assert isinstance(rules, ClimateRules)
    for seed in range(effort(20, 120)):
        causes.update(one.cause for one in rules.play_out(seed, (style,) * 3).state.lost)
    assert "unsaved" not in causes
    assert sum(causes.values()) > 5


def test_random_players_come_to_an_end():
    """People who choose by chance alone, without a last round too; `bench/endless.py` has more."""
    one = longest("climate", range(effort(6, 24)), rounds=20)
    assert one.choices > 40
    assert one.state.round == 20
    assert played("climate", 3, rounds=0).state.phase == "over"


def test_two_seeds_differ():
    random = Random(1)
    seeds = random.sample(range(1000), 2)
    one, other = (played("climate", seed, rounds=5).state for seed in seeds)
    assert one != other


# Whole matches, entry by entry, against a second telling of the rules page.

# ruff: noqa: S311 - play at random, not secrets


ORACLE_SEEDS = range(1, 1 + effort(10, 60))


def shown(match: Match, position: int) -> dict[str, Any]:
    """Return a state as the oracle has it."""
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
    folded = match._fold.folded
    return [n for n in range(match.position) if folded[n].undone_by is None]


@pytest.mark.parametrize("seed", ORACLE_SEEDS)
def test_a_match_is_what_the_rules_page_makes_of_its_log(seed: int):
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
    """Return what somebody might try: what is listed, and much that may not be allowed."""
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
        found += [(seat, {"do": do, "cards": some}) for do in ("adapt", "preadapt")]
        found += [(seat, {"do": "exchange", "cards": some})] if some else []
        found += [(seat, {"do": "move", "cell": cell, "cards": some}) for cell in cells[:6]]
    return found


@pytest.mark.parametrize("seed", range(1, 1 + effort(2, 16)))
def test_the_page_allows_what_is_allowed_and_nothing_else(seed: int):
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
    """Return whether the rules take an action at a position of the log."""
    from reefkit.match.random import KeyedChance  # noqa: PLC0415

    decoded = match._fold.decode(action)
    try:
        match.rules.apply(match.state_at(position), seat, decoded, KeyedChance(1), None)
    except Rejection:
        return False
    return True


def allows(oracle: Oracle, seat: int, action: dict[str, Any]) -> bool:
    """Return whether the oracle takes it; it runs out of rolls where it has accepted."""
    tried = deepcopy(oracle)
    try:
        tried.act(seat, action, [])
    except Illegal:
        return False
    except IndexError:
        return True
    return True


# The experiment's matches are the real ones: game by game, and fast.

STYLES = ("wanderer", "newcomer", "hoarder", "adapter", "wanderer")


@pytest.mark.parametrize("seed", range(1, 1 + effort(2, 20)))
def test_a_simulated_match_is_the_match_that_is_really_played(seed: int):
    bots = STYLES[: 2 + seed % 4]
    options = {
        "rounds": 8,
        "human_change_from": seed % 2 * 3,
        "warming_bias": 80 if seed % 3 == 0 else 50,
    }
    match = new_match(
        [SeatInfo(f"{number}", bot=bot) for number, bot in enumerate(bots)],
        seed=seed,
        options=options,
    )
    MemoryTable(match).run()
    assert isinstance(match.rules, ClimateRules)
    assert to_plain(match.rules.play_out(seed, bots).state) == to_plain(match.state)


def test_people_who_change_the_climate_cost_species():
    """What the lesson's experiment shows, with a margin that chance does not reach."""
    seeds = range(1, 1 + effort(80, 400))
    natural, changed = (
        TRIALS.play({"human_change_from": start}, "extinctions", seeds).mean() for start in (0, 1)
    )
    assert changed > 1.3 * natural


def test_fewer_species_are_adapted_where_the_climate_changes_always():
    natural, changed = (
        TRIALS.play({"human_change_from": start}, "adapted", range(1, 26)).mean()
        for start in (0, 1)
    )
    assert changed < natural < 100


# What may be changed in a finished match of Climate Change.


def match_of_bots(seed: int = 4, **options: object) -> Match:
    seats = [SeatInfo(name, bot=style) for name, style in (("Ana", "wanderer"), ("Ben", "hoarder"))]
    match = new_match(seats, seed=seed, options={"rounds": 8, **options})
    MemoryTable(match).run()
    return match


def opening(match: Match, round_: int) -> int:
    return next(at for at in range(match.position) if match.state_at(at).round == round_)


def opens(match: Match, at: int) -> bool:
    return bool(match.state_at(at).step == "draw" and match.state_at(at).seat == 0)


def test_a_removed_card_is_on_no_pile_and_in_no_hand_and_the_others_stay_the_same_cards():
    match = match_of_bots()
    at = opening(match, 4)
    course = Counterfactual(match, CardRemoved("fur-up"), at).run()
    was, kinds = match.state_at(at), match.rules.cards.kinds  # type: ignore[attr-defined]
    left = course.match.rules.cards.kinds  # type: ignore[attr-defined]
    assert "fur-up" in kinds
    assert "fur-up" not in left
    now: State = course.match.state_at(at)
    for before, after in zip([was.deck, *was.hands], [now.deck, *now.hands], strict=True):
        named = [kinds[card] for card in before]
        assert [left[card] for card in after] == [kind for kind in named if kind != "fur-up"]
    assert course.over


def test_a_card_of_the_same_kind_says_the_same_decision():
    """Whoever drew another copy of a kind, since a deck was shuffled otherwise, can play it."""
    found = 0
    for seed in range(1, 5):
        match = match_of_bots(seed)
        course = Counterfactual(match, CardRemoved("deleterious"), 0).run()
        now, was = course.match.rules.cards, match.rules.cards  # type: ignore[attr-defined]
        for entry in course.match.entries:
            hand = course.match.state_at(entry.position).hands[entry.seat]
            assert set(entry.action.get("cards", ())) <= set(hand)
        found += course.stood
        assert was.kinds != now.kinds
    assert found > 10


def test_a_warmer_climate_goes_on_from_there_by_the_same_dice():
    match = match_of_bots()
    at = next(at for at in range(match.position) if opens(match, at))
    was: State = match.state_at(at)
    now: State = Counterfactual(match, StateChanged("warmer"), at).match.state_at(at)
    assert now.climate == was.climate + 1
    assert now.changed
    assert now.genes == was.genes


def test_the_climate_changes_between_two_rounds():
    match = match_of_bots()
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, StateChanged("colder"), opening(match, 2) + 1)
    assert refused.value.message.id == "what-if-climate-opening"


@pytest.mark.parametrize(
    ("bias", "end", "on", "back"), [(100, 5, "warmer", "colder"), (0, 1, "colder", "warmer")]
)
def test_the_climate_has_two_ends(bias: int, end: int, on: str, back: str):
    match = match_of_bots(human_change_from=1, warming_bias=bias)
    at = next(
        at for at in range(match.position) if opens(match, at) and match.state_at(at).climate == end
    )
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, StateChanged(on), at)
    assert refused.value.message.id == "what-if-climate-end"
    assert abs(Counterfactual(match, StateChanged(back), at).match.state_at(at).climate - end) == 1


def test_the_dice_of_the_climate_are_the_same_where_people_do_not_change_it():
    match = match_of_bots(human_change_from=1)
    course = Counterfactual(match, OptionChanged("human_change_from", 0), 0).run()
    other = match_of_bots(human_change_from=0)
    assert [each.climate for each in course.match.state.record][:3] == [
        each.climate for each in other.state.record
    ][:3]


def test_bots_that_are_asked_again_decide_as_they_did():
    assert decided_otherwise("climate") == []
