"""The questions of Climate Change: bank, forms and drawings, and those made from a match."""

import re
from typing import Any

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.form_order import compose
from reefkit.assess.forms import read_forms
from reefkit.assess.question_page import shown
from reefkit.games.climate.content import HABITATS
from reefkit.labs.climate.desk_adapter import ClimateOnDesk
from reefkit.labs.climate.questions import QUESTIONS
from reefkit.labs.climate.questions.evidence_pictures import drawing
from reefkit.labs.climate.questions.facts import Facts
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.labs.climate import matches
from tests.labs.climate.bank_keys import BANK, LIBRARY, heaps, mean

# ---- The bank and forms of Climate Change: what they must hold, and that keys are what rules give.
FORMS = read_forms(LIBRARY, "climate/forms.toml", BANK)


# ---- Keys
def test_what_feedback_tells_of_the_heaps_holds():
    why = catalogue("en").render(Message("item-climate-two-heaps.why"))
    without, with_ = heaps("climate-two-heaps")
    assert f"about {mean(with_):.1f} extinctions a game against {mean(without):.1f}" in why
    assert heaps("climate-overlap") == (without, with_)
    assert (with_[0], without[5]) == (4, 3), "as the prompt of the other item says"


# ---- Forms
def test_the_experiment_has_a_form_of_its_own():
    asked = {each.id for each in compose(FORMS["after-experiment"], BANK, (), "somebody")}
    assert {"climate-fair-test", "climate-prediction"} < asked
    assert len(asked & {"climate-two-heaps", "climate-overlap"}) == 1


# ---- What a question has to look at: each drawing says in words what it shows, and bears what is wrong.
SAY = catalogue("en")


LAND = {"board": ("SSRR", "FFTT"), "climate": 2, "cell": 3}


def test_a_land_says_what_its_marked_cell_is():
    html = drawing("land", LAND, SAY)
    assert html.count("rk-hex-side") == 8
    assert "Cell 3 is marked: tropical forest" in html


@given(st.lists(st.integers(0, 1000), max_size=12), st.lists(st.integers(0, 1000), max_size=12))
def test_any_heaps_can_be_drawn(without: list[int], with_: list[int]):
    html = drawing("heaps", {"without": tuple(without), "with": tuple(with_)}, SAY)
    assert html.count("<li>") == len(without) + len(with_)


@pytest.mark.parametrize("board", [(), ("...",), ("SX",), ("SR", "FT")])
def test_a_land_without_the_cell_draws_nothing(board: tuple[str, ...]):
    assert not drawing("land", {"board": board, "climate": 3, "cell": 5}, SAY)


# ---- Questions made from a match: what they may know, and the land beside them.
def test_a_hand_is_told_to_nobody_else():
    """A question about the seat says nothing of cards that others hold."""
    table = matches.table(1)
    facts = Facts(table, 0)
    held = [card for seat in facts.others for card in facts.play.state.hands[seat]]
    assert held
    assert set(held) == {-1}


def made(template: str) -> list[tuple[MemoryTable, Facts, Any]]:
    """Return the questions of a template that the matches offer their first seats."""
    found = []
    for seed in matches.SEEDS:
        table = matches.table(seed)
        every = (*QUESTIONS.made(table, 0, "k"), *QUESTIONS.plotted(table, 0, "k"))
        one = next((each for each in every if each.id.startswith(f"{template}:")), None)
        if one is not None:
            found.append((table, Facts(table, 0), one))
    assert found
    return found


def test_a_change_ahead_of_need_is_asked_with_the_genes_and_habitats_that_answer_it():
    for table, _, one in made("ready"):
        gene = one.prompt.values["gene"].id.removeprefix("climate-gene-")
        html = drawing(one.item.picture.name, one.item.picture.values, SAY)
        heads = [each.text for each in BeautifulSoup(html, "html.parser").select("thead th")]
        assert SAY.render(Message(f"climate-gene-{gene}")) in heads
        assert one.charts == ()
        told = next(each for each in one.why if each.id == "climate-made-why-ready")
        assert table.moment(one.moment, None).state.round == told.values["round"]


def test_a_harmful_card_is_ones_own_and_is_shown():
    for table, _, one in made("deleterious"):
        drawn = table.match.state_at(one.board_at)
        assert drawn.seat == 0
        assert "harmful" in drawing(one.item.picture.name, one.item.picture.values, SAY)


def test_the_bar_of_a_habitat_ends_where_the_species_left_or_died_out():
    broken = 0
    for _, facts, one in made("habitat-plot"):
        stood = [facts.habitat(round_) for round_ in range(facts.rounds + 1)]
        died = {lost.round for lost in facts.lost if lost.seat == 0}
        for id_, stays in one.item.plot.stays.items():
            times = [time for a, b in stays for time in range(a, b + 1)]
            assert times == [at for at, each in enumerate(stood) if each == HABITATS.index(id_)]
            assert not any(a < round_ <= b for a, b in stays for round_ in died)
            broken += 1
        shown_ = shown(one, "k").plot
        assert set(shown_.stays) <= set(shown_.given)
    assert broken


@pytest.mark.parametrize(("locale", "letters"), [("en", "SRFT"), ("es", ("Sa", "Tr", "Te", "Tu"))])
def test_the_land_of_a_moment_has_the_letters_of_the_language(
    locale: str, letters: tuple[str, ...]
):
    table = matches.table(1)
    picture = ClimateOnDesk.board(table, 0, table.match.position, catalogue(locale)).picture
    assert set(re.findall(r">(\w+)</text>", picture)) == set(letters)


def test_a_species_that_died_out_is_crossed_out_until_its_seat_s_next_turn():
    seen = set()
    for table in map(matches.table, matches.SEEDS):
        for position in range(0, table.position + 1, 3):
            state = table.match.state_at(position)
            dead = [
                one
                for one in state.lost
                if one.round == state.round
                or (one.round == state.round - 1 and state.seat < one.seat)
            ]
            (picture, *_) = desk_labs()["climate"].pictures(table, SAY, ["Ana"], position)
            assert picture.count("rk-land-died") == len(dead)
            seen.add(len(dead))
    assert len(seen) > 1
