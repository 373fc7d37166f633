"""The bank of Reef Survivor: what it must hold, and that its keys are what rules and data give."""

from __future__ import annotations

import re

import pytest

from reefkit import ecology
from reefkit.assess.items import Place, Spaces
from tests.labs.bank_texts import bank_of
from tests.labs.reef import bank_keys
from tests.labs.reef.bank_keys import BANK, BOARDS, CONTENT, KEYS, key_of

ASKED, options_of = bank_of("reef").asked, bank_of("reef").options_of

# ---- What the bank holds


def test_every_kind_is_used_before_or_after() -> None:
    kinds = {BANK.question(id_).kind for id_ in BANK.items}
    assert kinds == {
        "choice",
        "several",
        "number",
        "ordering",
        "matching",
        "spaces",
        "place",
        "text",
        "confidence",
        "scale",
    }


# ---- Keys


@pytest.mark.parametrize("id_", sorted(KEYS))
def test_a_key_is_what_rules_and_data_give(id_: str) -> None:
    tolerance = getattr(BANK.items[id_], "tolerance", None)
    worked_out = KEYS[id_]()
    if tolerance is not None:
        worked_out = pytest.approx(worked_out, abs=max(tolerance, 1e-9))
    assert key_of(id_) == worked_out


def test_every_item_on_boards_and_organisms_is_worked_out() -> None:
    """An item that names organisms, cards or spaces of the game has a key that content decides."""
    decided = {
        id_
        for id_, item in ASKED.items()
        if item.labels or isinstance(item, Spaces | Place) or getattr(item.picture, "rows", ())
    }
    assert decided - KEYS.keys() == set()


def test_boards_are_boards_of_the_game() -> None:
    for id_, item in ASKED.items():
        if isinstance(item, Spaces | Place):
            assert item.board in BOARDS.values(), id_
        rows = getattr(item.picture, "rows", ())
        if rows and isinstance(item, Spaces | Place):
            drawn = tuple("".join(re.findall(r"\| ([SMD])", row)) for row in rows[1:7])
            assert drawn == item.board, id_


def test_cards_shown_are_cards_of_the_game() -> None:
    cards = {item.picture.card for item in ASKED.values() if hasattr(item.picture, "card")}
    assert cards
    assert cards <= CONTENT.cards.keys()


def test_what_prompts_tell_of_the_rules_holds() -> None:
    """Prompts say of themselves what a reader cannot look up while the form is open."""
    assert list(CONTENT.mutations.roll["8"]) == ["heat", "weaker"]
    assert bank_keys.only_from_land(CONTENT.cards["nutrification"])
    assert not CONTENT.boards["atoll"].land
    stacked = {c: [e.stacked for e in CONTENT.cards[c].effects] for c in CONTENT.cards}
    assert all(stacked["oceanic-anoxic-event"])
    assert not any(stacked["hurricane-hit"])
    assert CONTENT.mutations.token["more"].step == 1
    assert not CONTENT.mutations.roll["12"]
    assert CONTENT.rules.score.resilience_builders == 4


def test_what_prompts_tell_of_data_holds() -> None:
    cover, corals = bank_keys.cover, bank_keys.corals
    assert round(cover("US Virgin Islands", 2005), 1) == 17.6
    assert round(cover("US Virgin Islands", 2006), 1) == 9.9
    assert round(cover("Flower Garden Banks (Gulf of Mexico)", 2018)) == 54
    assert round(cover("Southeast Florida (SECREMP)", 2018)) == 1
    for stage, lost, of in (("Rhaetian", 42, 69), ("Maastrichtian", 41, 150)):
        assert corals(stage, "last_appearances") == lost
        assert corals(stage, "genera_range_through") == of
    assert round(bank_keys.share_lost("Maastrichtian")) == 27
    assert corals("Hettangian", "genera_range_through") == 39
    assert corals("Sinemurian", "genera_range_through") < 69
    assert corals("Pliensbachian", "genera_range_through") > 69
    assert round(corals("Pliensbachian", "bottom_ma")) == 193
    assert round(corals("Hettangian", "bottom_ma")) == 201
    assert ecology.whittaker_beta([[1] * 6] * 4) == 1


def test_figures_among_the_options_are_those_that_they_stand_for() -> None:
    """The names of options, by which keys are compared, say the same as what a student reads."""
    assert options_of("lifetimes", "en")["ten-thousand"] == "10,000"
    assert options_of("rounds-to-triassic", "en")["two-hundred"] == "200"
    marks = {"h": "heat", "c": "cold", "a": "acid", "+": "more offspring"}
    marks |= {"v": "weaker skeleton", "": "invisible mutation"}
    for option, tokens in bank_keys.RESILIENCE.items():
        told = ", ".join(marks[each] for each in tokens)
        assert options_of("resilience-bonus", "en")[option] == told
