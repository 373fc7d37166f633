"""What else the cards do, and carrying them out, worked by hand from the rules page."""

from __future__ import annotations

from random import Random

import pytest

from . import (
    CARDS,
    LONG_TERM,
    ROLLED,
    SPACES,
    Reef,
    alga_spaces,
    apply,
    certain_survivors,
    fate,
    illegal,
    leave,
    offspring,
    random_reef,
)
from .by_hand import builder, reef, row


def test_coral_disease_tie_is_the_owners() -> None:
    table = reef("ramp", {(1, 1): "finger-coral", (1, 2): "boulder-coral"}, algae={(1, 2)})
    fated = fate(table, "coral-disease")
    assert fated.deaths == set()
    assert sorted(map(sorted, fated.alternatives)) == [[(1, 1, 0)], [(1, 2, 0)]]
    assert certain_survivors(table, fated) == set()
    after, _ = apply(table, "coral-disease", chosen={(1, 2, 0)})
    assert after.stacks == {(1, 1): [builder("finger-coral")]}
    with pytest.raises(ValueError, match="tied"):
        apply(table, "coral-disease", chosen={(1, 1, 0), (1, 2, 0)})


@pytest.mark.parametrize(
    ("card", "lost", "algae"),
    [
        ("predator-on-the-loose", "fish", 3),
        ("urchin-disease", "urchin", 2),
        ("hurricane-near-miss", "urchin", 0),
        ("carbon-dioxide-pulse", "snail", 0),  # R15
        ("corrosive-waters", "", 0),
        ("oceanic-anoxic-event", "", 0),
        ("recruitment-problem", "", 0),
        ("calm-seas", "", 0),
    ],
)
def test_dwellers_a_card_takes_also_without_land(card: str, lost: str, algae: int) -> None:
    table = reef("atoll", row(3, "finger-coral +acid +heat"))
    table.stacks[2, 2] = [builder("carbonate-alga +acid +heat")]
    table.dwellers = {"fish": 1, "snail": 1, "urchin": 1}
    fated = fate(table, card)
    assert fated.dwellers_lost == ({lost: 1} if lost else {})
    assert fated.algae_to_choose == algae
    after, leaving = apply(table, card, algae=sorted(alga_spaces(table))[:algae])
    assert after.dwellers == {n: int(n != lost) for n in ("fish", "snail", "urchin")}
    assert (len(after.algae), leaving) == (algae, 0)


def test_added_algae_stop_when_all_is_overgrown() -> None:
    table = reef("ramp", algae=set(SPACES) - {(1, 1)})
    assert fate(table, "predator-on-the-loose").algae_to_choose == 1
    after, _ = apply(table, "predator-on-the-loose", algae=[(1, 1)])
    assert after.algae == set(SPACES)


@pytest.mark.parametrize("card", ["nutrification", "hurricane-near-miss"])
def test_overgrown_row_r10_r11(card: str) -> None:
    stacks = {(1, 1): "finger-coral", (1, 2): "finger-coral +nutrients", (1, 3): "microbialite"}
    table = reef("ramp", {**stacks, (2, 1): "finger-coral"}, algae={(1, 4)})
    assert fate(table, card).algae_placed == [(1, 1), (1, 5)]
    assert fate(table, card).deaths == set()
    on_atoll = reef("atoll", {(1, 1): "finger-coral"})
    assert fate(on_atoll, card).algae_placed == []


def test_overgrowing_costs_support_once_after_the_card_r18() -> None:
    table = reef("ramp", row(1, "finger-coral"), dwellers={"fish": 1, "urchin": 1})
    after, leaving = apply(table, "hurricane-near-miss")
    assert (after.dwellers, leaving) == ({"fish": 1, "urchin": 0}, 1)
    assert illegal(leave(after, {"fish": 1})) == []
    assert table.algae == set()


def test_invasive_species() -> None:
    stacks = {(5, 1): "bivalve / platy-coral", (5, 2): "carbonate-alga", (6, 1): "bivalve"}
    table = reef("ramp", stacks, algae={(5, 2), (5, 3), (6, 2)}, dwellers={"fish": 1})
    for roll in (5, 11):
        fated = fate(table, "invasive-species", roll)
        assert fated.deaths == {(5, 1, 0), (5, 1, 1), (5, 2, 0)}
        after, leaving = apply(table, "invasive-species", roll=roll)
        assert after.stacks == reef("ramp", row(5, "finger-coral") | {(6, 1): "bivalve"}).stacks
        assert (after.algae, after.dwellers, leaving) == ({(6, 2)}, {"fish": 1}, 0)
    # R18: support is judged once, after the five corals have settled.
    small = reef("ramp", {(1, 1): "finger-coral", (1, 2): "finger-coral"}, dwellers={"fish": 1})
    assert apply(small, "invasive-species", roll=1)[1] == 0


def test_invasive_fleshy_algae_r5() -> None:
    plain = reef("ramp", row(2, "finger-coral"))
    assert fate(plain, "invasive-fleshy-algae", 8).algae_placed == [(2, c) for c in range(1, 6)]
    # Column 1 is taken, its alga goes to (1, 1), the lower row, though (2, 2) is built and near.
    taken = reef("ramp", row(2, "finger-coral"), algae={(2, 1)})
    assert fate(taken, "invasive-fleshy-algae", 2).algae_placed == [
        (1, 1), (2, 2), (2, 3), (2, 4), (2, 5),
    ]  # fmt: skip
    # A built space that is as near as an empty one may be taken: (1, 1) comes before (3, 1).
    built = reef("ramp", row(1, "finger-coral") | row(2, "finger-coral"), algae={(2, 1)})
    assert fate(built, "invasive-fleshy-algae", 2).algae_placed[0] == (1, 1)
    # In row 1 it moves on to column 2, and each after it moves on in its turn.
    lowest = reef("ramp", algae={(1, 1)})
    assert fate(lowest, "invasive-fleshy-algae", 1).algae_placed == [
        (1, 2), (1, 3), (1, 4), (1, 5), (2, 5),
    ]  # fmt: skip
    nearly = reef("ramp", algae=set(SPACES) - {(6, 1)})
    assert fate(nearly, "invasive-fleshy-algae", 1).algae_placed == [(6, 1)]


def test_reproductive_stress_takes_more_offspring_everywhere() -> None:
    stacks = {
        (5, 1): "bivalve / bivalve +more +heat",
        (5, 2): "bivalve +more",
        (5, 3): "bivalve +fewer",
    }
    table = reef("ramp", stacks, algae={(5, 2)})
    assert fate(table, "reproductive-stress").tokens_lost == {(5, 1, 1, "more"), (5, 2, 0, "more")}
    after, _ = apply(table, "reproductive-stress")
    assert after.stacks[5, 1][1] == builder("bivalve +heat")
    assert [offspring(b) for _, b in after.spots()] == [1, 1, 1, 0]


def test_cards_that_act_on_the_game() -> None:
    table = reef("ramp")
    assert fate(table, "recruitment-problem").no_recruits_next_round
    assert fate(table, "bad-luck").cards_to_draw == 2
    assert not fate(table, "calm-seas").no_recruits_next_round


def test_survivors_of_a_stack_move_down_r16() -> None:
    table = reef("ramp", {(6, 1): "bivalve / bivalve +low-oxygen / platy-coral"}, algae={(6, 1)})
    after, _ = apply(table, "oceanic-anoxic-event")
    assert after.stacks == {(6, 1): [builder("bivalve +low-oxygen")]}
    assert after.algae == {(6, 1)}


def test_survivors_of_a_stack_keep_their_order_r16() -> None:
    table = reef("ramp", {(6, 1): "bivalve / bryozoan / soft-sponge"})
    after, _ = apply(table, "corrosive-waters")
    assert after.stacks == {(6, 1): [builder("bryozoan"), builder("soft-sponge")]}


def test_spring_hypoxia_reaches_down_a_stack_where_row_1_is_deep() -> None:
    table = Reef(["DDDDD", *["MMMMM"] * 5], land=True)
    table.stacks[1, 1] = [
        builder("microbialite"),
        builder("bivalve"),
        builder("bivalve +low-oxygen"),
    ]
    assert fate(table, "spring-hypoxia").deaths == {(1, 1, 1)}


def test_glaciation_takes_algae_r20() -> None:
    table = reef(
        "ramp", {(1, 1): "boulder-coral", (5, 1): "bivalve"}, algae={(1, 1), (2, 2), (5, 1)}
    )
    after, _ = apply(table, "glaciation")
    assert (after.algae, set(after.stacks)) == ({(5, 1)}, {(5, 1)})


def test_there_are_18_and_4_cards_and_wrong_calls_are_refused() -> None:
    assert len(CARDS) == 22
    assert len(LONG_TERM) == 4
    for card, roll in (("flood", None), ("heatwave", 3), ("invasive-species", None)):
        with pytest.raises(ValueError, match=card):
            fate(reef("ramp"), card, roll)
    with pytest.raises(ValueError, match="1 to 12"):
        fate(reef("ramp"), "invasive-fleshy-algae", 0)


def _any_choice(chance: Random, table: Reef, card: str, roll: int | None) -> tuple[Reef, int]:
    """Carry a card out with choices drawn from what its fate leaves open."""
    fated = fate(table, card, roll)
    chosen = set(chance.sample(sorted(fated.pool), fated.pool_deaths))
    if fated.alternatives:
        chosen = chance.choice(fated.alternatives)
    emptied = Reef(table.board, table.land, table.stacks, set(table.algae))
    algae = []
    for _ in range(fated.algae_to_choose):
        algae.append(chance.choice(sorted(alga_spaces(emptied))))
        emptied.algae.add(algae[-1])
    return apply(table, card, chosen=chosen, algae=algae, roll=roll)


@pytest.mark.parametrize("card", CARDS)
def test_any_card_leaves_a_legal_reef(card: str) -> None:
    chance = Random(card)  # noqa: S311 - cases to compare, no secret
    for _ in range(40):
        table = random_reef(chance)
        roll = chance.randint(1, 12) if card in ROLLED else None
        after, leaving = _any_choice(chance, table, card, roll)
        while leaving:
            name = chance.choice([n for n, number in after.dwellers.items() if number])
            after, leaving = leave(after, {name: 1}), leaving - 1
        assert illegal(after) == []
        if card == "calm-seas":
            assert after == table
