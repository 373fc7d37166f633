"""Each card on random reefs: the array engine and the slow reading of the rules page agree.

A card is carried out as a played match does it, effect by effect, on all reefs at once; wherever
the card leaves a choice, chance chooses for the owner, and the oracle is told the same choice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np
import pytest

from reefkit.games.reef import cards, catastrophe, growth, new_match
from reefkit.games.reef.content import Effect
from reefkit.games.reef.state import Array, Reefs
from reefkit.match.game import SeatInfo
from tests.games.reef import oracle
from tests.games.reef.as_arrays import (
    LOOKUPS,
    chance,
    mask_of_spaces,
    mask_of_spots,
    plain,
    random_reefs,
    spaces_of,
    spots_of,
    to_arrays,
    to_reef,
)
from tests.support.effort import effort

REEFS = effort(1_200, 30_000)
CARDS = LOOKUPS.content.cards


@dataclass
class Choices:
    """What chance chose for one reef, for the oracle to hear."""

    victims: set[oracle.Spot] = field(default_factory=set)
    algae: list[oracle.Space] = field(default_factory=list)


def _owner_chooses(
    reefs: Reefs, effect: Effect, fate: cards.Fate, made: list[Choices], random: Random
) -> None:
    """Choose victims of a *half* and of a tie at random, and remove them."""
    doomed = np.zeros(reefs.kind.shape, bool)
    for number in np.nonzero(fate.due > 0)[0] if effect.do == "kill" else ():
        pool = sorted(spots_of(fate.pool[number]))
        made[number].victims = set(random.sample(pool, int(fate.due[number])))
        doomed[number] = mask_of_spots(made[number].victims)
    for number in np.nonzero(fate.kinds.any(axis=-1))[0]:
        kind = np.array(random.choice(np.nonzero(fate.kinds[number])[0].tolist()))
        doomed[number] = cards.of_kind(reefs[number], effect, LOOKUPS, kind)
        made[number].victims = spots_of(doomed[number])
    growth.remove_builders(reefs, doomed)


def _owner_grows(reefs: Reefs, due: Array, made: list[Choices], random: Random) -> None:
    """Put algae one by one where the engine says that the next may go (R5)."""
    for number, count in enumerate(due.tolist()):
        for _ in range(count):
            reef = reefs[number]
            empty, over = growth.growing_pool(reef)
            space = random.choice(sorted(spaces_of(empty if empty.any() else over)))
            made[number].algae.append(space)
            growth.add_algae(reef, mask_of_spaces([space]))


def _carry_out(
    reefs: Reefs, card: str, rolls: Array, random: Random
) -> tuple[list[Choices], list[cards.Fate]]:
    """Play a card on all reefs, in place."""
    made = [Choices() for _ in range(len(rolls))]
    fates = []
    for effect in CARDS[card].effects:
        fate = cards.fate(reefs, effect, LOOKUPS)
        fates.append(fate)
        if effect.do == "invade":
            cards.invade(reefs, cards.row_of(rolls), LOOKUPS.kind[effect.builder])
        elif effect.do == "bloom":
            reefs.alga |= cards.bloom_spaces(reefs, cards.row_of(rolls))
        elif effect.do == "add-algae":
            _owner_grows(reefs, fate.due, made, random)
        else:
            cards.carry_out(reefs, effect, fate, LOOKUPS)
            _owner_chooses(reefs, effect, fate, made, random)
    return made, fates


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_to_every_reef_what_the_rules_page_says(card: str):
    before = random_reefs(REEFS, "cards")
    random = chance(card)
    rolls = np.array([random.randint(1, 12) for _ in before])
    reefs = to_arrays(before)
    made, _ = _carry_out(reefs, card, rolls, random)
    leaving = growth.overflow(reefs, LOOKUPS).tolist()
    for number, reef in enumerate(before):
        roll = int(rolls[number]) if card in oracle.ROLLED else None
        after, overflow = oracle.apply(
            reef, card, chosen=made[number].victims, algae=made[number].algae, roll=roll
        )
        assert plain(to_reef(reefs[number])) == plain(after), (number, roll, made[number])
        assert leaving[number] == overflow, number


@pytest.mark.parametrize("card", [c for c in CARDS if c not in oracle.ROLLED])
def test_a_card_foretells_who_dies_who_is_chosen_among_and_how_many(card: str):
    before = random_reefs(REEFS, "cards")
    reefs = to_arrays(before)
    fates = [cards.fate(reefs, effect, LOOKUPS) for effect in CARDS[card].effects]
    struck = 0
    for number, reef in enumerate(before):
        expected = oracle.fate(reef, card)
        dies = set().union(*(spots_of(fate.dies[number]) for fate in fates))
        pool = set().union(*(spots_of(fate.pool[number]) for fate in fates))
        assert dies == expected.deaths, number
        assert pool == (expected.pool if expected.pool_deaths else set()), number
        due = sum(int(fate.due[number]) for fate in fates)
        assert due == expected.pool_deaths + expected.algae_to_choose, number
        tied = [
            spots_of(cards.of_kind(reefs[number], effect, LOOKUPS, np.array(kind)))
            for effect, fate in zip(CARDS[card].effects, fates, strict=True)
            for kind in np.nonzero(fate.kinds[number])[0]
        ]
        assert tied == expected.alternatives, number
        struck += bool(dies or pool or due or tied)
    harmless = {
        "nutrification",
        "recruitment-problem",
        "reproductive-stress",
        "bad-luck",
        "calm-seas",
    }
    assert (struck > REEFS // 10) == (card not in harmless | {"hurricane-near-miss"}), struck


@pytest.mark.parametrize("card", [c for c in CARDS if c != "bad-luck"])
def test_what_a_prediction_is_held_against_is_certain(card: str):
    """R29: deaths and survivals that no choice of the owner can change."""
    before = random_reefs(REEFS, "cards")[: REEFS // 8]
    reefs = to_arrays(before)
    rules = new_match([SeatInfo("Ann")], seed=1).rules
    play = rules.playing(rules.start())
    play.turn.card = LOOKUPS.cards.index(card)
    for number, reef in enumerate(before):
        play.state.reefs.put(0, reefs[number])
        play.state.reefs.depth[0], play.state.reefs.land[0] = (
            reefs.depth[number],
            reefs.land[number],
        )
        roll = number % 12 + 1 if card in oracle.ROLLED else None
        play.turn.rows = [[-1 if roll is None else (roll - 1) % 6] * len(play.card.effects)]
        dies, lives = catastrophe.certain_fates(play, 0)
        expected = oracle.fate(reef, card, roll)
        assert spots_of(dies) == expected.deaths, number
        assert spots_of(lives) == oracle.certain_survivors(reef, expected), number


def test_the_engine_and_the_oracle_know_the_same_cards_boards_and_builders():
    assert set(CARDS) == set(oracle.CARDS)
    assert {c for c, card in CARDS.items() if card.deck == "long"} == set(oracle.LONG_TERM)
    assert set(LOOKUPS.boards) == set(oracle.BOARDS)
    for number, name in enumerate(LOOKUPS.boards):
        rows, land = oracle.BOARDS[name]
        shown = ["".join("SMD"[d] for d in row) for row in LOOKUPS.depth[number]]
        assert (shown, bool(LOOKUPS.land[number])) == (rows, land), name
    assert list(LOOKUPS.builders[1:]) == list(oracle.KINDS)
    assert LOOKUPS.dwellers == oracle.DWELLERS


def test_a_row_is_rolled_by_twelve_faces_two_for_each_row():
    rows = cards.row_of(np.arange(1, 13)) + 1
    assert rows.tolist() == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("card", sorted(oracle.ROLLED))
@pytest.mark.parametrize("roll", range(1, 13))
def test_a_card_that_rolls_a_row_does_the_same_for_every_face(card: str, roll: int):
    before = random_reefs(REEFS, "cards")[:100]
    reefs = to_arrays(before)
    _carry_out(reefs, card, np.full(len(before), roll), chance("rows"))
    for number, reef in enumerate(before):
        after, _ = oracle.apply(reef, card, roll=roll)
        assert plain(to_reef(reefs[number])) == plain(after), number


def test_the_nearest_space_without_an_alga_is_found_as_the_ruling_says():
    """R5: fewest steps; ties to the lower row, then the lower column."""
    spaces = oracle.SPACES
    for here, rank in zip(spaces, cards.nearest_first(), strict=True):
        by_rank = [spaces[index] for index in np.argsort(rank)]
        by_rule = sorted(
            spaces, key=lambda s: (abs(s[0] - here[0]) + abs(s[1] - here[1]), s[0], s[1])
        )
        assert by_rank == by_rule
