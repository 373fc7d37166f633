"""Chance, style and fear: what sets one bot apart from another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import growth
from reefkit.games.reef.bots import STYLES, decisions
from reefkit.games.reef.bots.styles import risk
from reefkit.games.reef.content import Content, Effect
from reefkit.games.reef.ensemble import Ensemble, keys_from
from reefkit.games.reef.state import Array, State
from tests.games.reef.as_arrays import LOOKUPS, random_reefs, to_arrays
from tests.games.reef.minds import CONTENT, TYPES, mind_of
from tests.support.effort import effort

# -- chance ------------------------------------------------------------------------------------


def surprise(counted: Array) -> float:
    """Give Pearson's chi-square against even shares, in standard deviations above its mean."""
    expected, freedom = counted.mean(), counted.size - 1
    return float((((counted - expected) ** 2 / expected).sum() - freedom) / np.sqrt(2 * freedom))


def test_a_newcomers_choices_are_even_and_independent_of_each_other():
    """A draw that forgets its seat or its index repeats itself."""
    state = Ensemble(keys_from(0, 2_000), ["newcomer"] * 2, CONTENT, CONTENT.rules.options).play()
    pairs = state.boards[:, 0].astype(int) * 5 + state.boards[:, 1]
    assert surprise(np.bincount(pairs, minlength=25)) < 4
    mind = mind_of(to_arrays(random_reefs(1, "even") * 4_000))
    types = np.broadcast_to(np.arange(TYPES) > 0, (4_000, TYPES))
    one, other = (STYLES["newcomer"].founder(mind, index, types) - 1 for index in (0, 1))
    assert surprise(np.bincount(one * 11 + other, minlength=121)) < 4


def test_a_newcomers_algae_grow_anywhere_alike():
    reefs = to_arrays(random_reefs(1, "even") * 6_000)
    reefs.alga[...], reefs.kind[...] = False, 0
    grown = decisions.algae_growth(STYLES["newcomer"], mind_of(reefs), np.full(6_000, 5))
    assert (grown.sum(axis=-1) == 5).all()
    assert surprise(grown.sum(axis=0)) < 4


# -- styles ------------------------------------------------------------------------------------


def played(styles: Sequence[str], tables: int, first: int = 0, content: Content = CONTENT) -> State:
    return Ensemble(keys_from(first, tables), styles, content, content.rules.options).play()


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("strategist", "newcomer", 0.9),
        ("diversity-seeker", "newcomer", 0.9),
        ("builder", "newcomer", 0.9),
        ("specialist", "newcomer", 0.75),
        ("strategist", "diversity-seeker", 0.6),
        ("strategist", "builder", 0.6),
        ("strategist", "specialist", 0.7),
    ],
)
def test_the_order_of_the_league(better: str, worse: str, share: float):
    """A coarse copy of the table in docs/reference/bots.md, four standard errors and more below it."""
    count = effort(600, 10_000)
    points = played([better, worse, better, worse], count).score.sum(axis=(1, 3))
    won = points[:, ::2].max(axis=1) > points[:, 1::2].max(axis=1)
    assert won.mean() > share


def founders(style: str) -> Array:
    """Count the founders of each type: int (reefs, types)."""
    ensemble = Ensemble(keys_from(0, 200), [style] * 4, CONTENT, CONTENT.rules.options)
    found: list[Array] = []

    def keep(phase: str) -> None:
        if phase == "founding":
            kind = ensemble.state.reefs.kind.reshape(800, -1)
            found.append(np.stack([(kind == k).sum(axis=-1) for k in range(1, TYPES)], axis=-1))

    ensemble.step = keep
    ensemble.play()
    return found[0]


def test_each_style_founds_in_its_way():
    assert ((founders("diversity-seeker") > 0).sum(axis=-1) == 5).all()
    assert ((founders("specialist") > 0).sum(axis=-1) <= 2).all()
    recruiting = np.array([LOOKUPS.having["recruiter"] >> k & 1 for k in range(1, TYPES)])
    assert ((founders("specialist") * recruiting).sum(axis=-1) == 5).all()


def test_each_style_gets_what_it_wants():
    types = len(LOOKUPS.builders) - 1
    last = {s: played([s] * 4, effort(300, 3_000)).abundance[:, -1] for s in STYLES}
    many = {s: one[..., :types].sum(axis=-1).mean() for s, one in last.items()}
    kinds = {s: (one[..., :types] > 0).sum(axis=-1).mean() for s, one in last.items()}
    urchins = {s: one[..., types + LOOKUPS.dweller["urchin"]].max() for s, one in last.items()}
    assert many["builder"] > max(many["specialist"], many["diversity-seeker"], many["newcomer"])
    assert kinds["diversity-seeker"] > max(kinds["specialist"], kinds["newcomer"]) + 1
    assert kinds["specialist"] < min(kinds[s] for s in STYLES if s != "specialist")
    tolerated = CONTENT.rules.numbers.juvenile_eaters_tolerated
    assert max(urchins[s] for s in STYLES if s != "newcomer") <= tolerated


def test_the_juveniles_of_the_triangle_are_of_a_type_that_is_lacking():
    mind = mind_of(to_arrays(random_reefs(300, "take")))
    types = np.broadcast_to(np.arange(TYPES) > 0, (300, TYPES))
    there = np.stack([(mind.reefs.kind == k).any(axis=(1, 2, 3)) for k in range(TYPES)], axis=-1)
    there[:, 0] = True
    lacks_two = (~there).sum(axis=-1) >= 2
    one, other = (STYLES["diversity-seeker"].take(mind, index, types) for index in (0, 1))
    reef = np.arange(300)
    assert lacks_two.sum() > 50
    assert not there[reef, one][lacks_two].any()
    assert not there[reef, other][lacks_two].any()
    assert (one != other)[lacks_two].all()


# -- what bots fear ----------------------------------------------------------------------------


def with_card(*effects: Effect) -> Content:
    """Make content whose every card does the same."""
    cards = {name: msgspec.structs.replace(c, effects=effects) for name, c in CONTENT.cards.items()}
    return msgspec.structs.replace(CONTENT, cards=cards)


def danger(board: str, builder: str, card: str) -> Array:
    """Give the danger of a type on each space (row, column) when only one card is in the deck."""
    options = msgspec.structs.replace(CONTENT.rules.options, rounds=1, cards=(card,))
    ahead = risk(LOOKUPS, options).ahead
    return ahead[1, LOOKUPS.boards.index(board), LOOKUPS.kind[builder]].reshape(6, 5)


def test_the_danger_of_a_card_is_what_its_row_in_the_rules_says():
    ramp = LOOKUPS.depth[LOOKUPS.boards.index("ramp")]
    shallow, deep = ramp == 0, ramp == 2
    assert np.array_equal(danger("ramp", "finger-coral", "gale-force-winds"), shallow * 1.0)
    assert not danger("ramp", "boulder-coral", "gale-force-winds").any()
    atoll = LOOKUPS.depth[LOOKUPS.boards.index("atoll")] == 0
    assert np.array_equal(danger("atoll", "boulder-coral", "gale-force-winds"), atoll * 1.0)
    assert np.array_equal(danger("ramp", "finger-coral", "heatwave"), shallow * 0.5)
    assert np.array_equal(danger("ramp", "finger-coral", "deep-freeze"), deep * 0.5)
    assert not danger("ramp", "soft-sponge", "deep-freeze").any()
    assert np.allclose(danger("ramp", "soft-sponge", "invasive-species"), 1 / 6)
    assert not danger("ramp", "finger-coral", "invasive-species").any()
    assert not danger("ramp", "finger-coral", "calm-seas").any()


@pytest.mark.parametrize("style", ["builder", "specialist", "diversity-seeker", "strategist"])
@pytest.mark.parametrize("water", "SMD")
def test_a_teachers_own_cards_change_where_bots_settle(style: str, water: str):
    reefs = to_arrays(random_reefs(400, "fear"))
    kinds = np.full(400, LOOKUPS.kind["finger-coral"], np.uint8)
    depth, number = reefs.depth.reshape(400, 30), "SMD".index(water)
    empty = reefs.empty.reshape(400, 30)
    choice = (empty & (depth == number)).any(axis=-1) & (empty & (depth != number)).any(axis=-1)
    assert choice.sum() > 50
    shares = []
    for do in ((Effect(do="kill", depths=(water,)),), ()):
        mind = mind_of(reefs, content=with_card(*do))
        pool = growth.settling_pool(reefs, kinds, LOOKUPS, mind.options)
        space = STYLES[style].settle(mind, pool, kinds, np.zeros(400, np.uint16), 0)
        shares.append((depth[np.arange(400), space] == number)[choice].mean())
    feared, calm = shares
    assert feared <= calm / 2
    assert feared < 0.25


def test_algae_are_eaten_over_builders_first_and_grow_where_least_is_lost():
    reefs = to_arrays(random_reefs(300, "algae"))
    for style in ("builder", "specialist", "diversity-seeker", "strategist"):
        mind = mind_of(reefs)
        over = (reefs.alga & (reefs.kind[..., 0] != 0)).reshape(300, 30)
        eaten = decisions.grazing(STYLES[style], mind, over.sum(axis=-1))
        assert (eaten == over).mean() > 0.95, style
