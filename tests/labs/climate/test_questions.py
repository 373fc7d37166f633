"""The questions of Climate Change: bank, forms and drawings, and those made from a match."""

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.form_order import compose
from reefkit.assess.forms import read_forms
from reefkit.assess.items import Curve, DrawingPicture, Ordering, RangeChartItem
from reefkit.assess.question import Question
from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.labs.climate.desk_adapter import ClimateOnDesk
from reefkit.labs.climate.questions import QUESTIONS
from reefkit.labs.climate.questions.evidence_pictures import drawing
from reefkit.labs.climate.questions.facts import Facts
from reefkit.text import Message, catalogue
from tests.labs.climate import made_truth
from tests.labs.climate.made_truth import BANK, LIBRARY, Raw, heaps, mean
from tests.labs.test_made_questions import drafts

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


@given(st.lists(st.integers(0, 1000), max_size=12), st.lists(st.integers(0, 1000), max_size=12))
def test_any_heaps_can_be_drawn(without: list[int], with_: list[int]):
    html = drawing("heaps", {"without": tuple(without), "with": tuple(with_)}, SAY)
    assert html.count("<li>") == len(without) + len(with_)


def test_a_question_about_a_cell_shows_the_land_with_it():
    made = drafts("climate")["cell-turned"]
    assert made
    for _, draft in made:
        assert isinstance(draft, Draft)
        assert isinstance(draft.picture, DrawingPicture)
        html = drawing("land", draft.picture.values, SAY)
        assert html.count("rk-hex-side") == 40
        was = SAY.render(draft.prompt.values["habitat"])
        assert f"Cell {draft.prompt.values['cell']} is marked: {was}" in html


@pytest.mark.parametrize("board", [(), ("...",), ("SX",), ("SR", "FT")])
def test_a_land_without_the_cell_draws_nothing(board: tuple[str, ...]):
    assert not drawing("land", {"board": board, "climate": 3, "cell": 5}, SAY)


# ---- Questions made from a match: for every template, right by another reckoning, over many matches.


def test_the_order_of_habitats_is_that_of_the_tokens():
    made = drafts("climate")["route"]
    assert made
    for raw, draft in made:
        assert isinstance(draft, DraftItem)
        assert isinstance(draft.item, Ordering)
        assert list(draft.item.options) == raw.route


def test_whatever_may_become_of_a_gene_ahead_of_need_is_met():
    made = drafts("climate")["ready"]
    fates = {draft.right.id for _, draft in made if isinstance(draft, Draft)}
    assert fates == {"used", "lost", "unused"}


def test_a_question_stays_true_while_the_match_goes_on():
    """What is asked at a moment is of rounds that had ended by then, and is told the same later."""
    table = made_truth.table(2)
    raw = Raw(table.match, 0)
    early = next(at for at, state in enumerate(raw.states) if state.round == 4)
    assert Facts(table, 0, early).rounds == 3
    late = {
        template.id: {d.about: d for d in template.ask(Facts(table, 0))}
        for template in QUESTIONS.templates
    }
    lasting = {"cell-turned", "habitat-change", "fits", "saving-cards", "climate-step"}
    for template in QUESTIONS.templates:
        for draft in template.ask(Facts(table, 0, early)):
            assert draft.moment is not None
            assert draft.moment <= early
            if template.id in lasting and isinstance(draft, Draft):
                then = late[template.id][draft.about]
                assert isinstance(then, Draft)
                assert then.right == draft.right


def test_the_moment_of_a_round_is_that_at_which_the_next_began():
    table = made_truth.table(2)
    facts, raw = Facts(table, 0), Raw(table.match, 0)
    for round_ in range(1, raw.rounds):
        at = facts.moment(round_)
        assert [raw.states[at - 1].round, raw.states[at].round] == [round_, round_ + 1]
    assert facts.moment(raw.rounds) == table.position


def test_a_hand_is_told_to_nobody_else():
    """A question about the seat says nothing of cards that others hold."""
    table = made_truth.table(1)
    facts = Facts(table, 0)
    held = [card for seat in facts.others for card in facts.play.state.hands[seat]]
    assert held
    assert set(held) == {-1}


# ---- The plots of a match: each point as the states tell it, and to be worked out from its drawing.
GENES = ("shape", "fur", "metabolism")
CASES = [(seed, seat) for seed in made_truth.SEEDS for seat in made_truth.seats_of(seed)]
FOUND: dict[tuple[int, int], tuple[Raw, dict[str, Question]]] = {}


def found(seed: int, seat: int) -> tuple[Raw, dict[str, Question]]:
    """Return a match and its plots, by template."""
    if (seed, seat) not in FOUND:
        table = made_truth.table(seed)
        plots = QUESTIONS.plotted(table, seat, "Ana")
        FOUND[seed, seat] = (
            Raw(table.match, seat),
            {each.id.partition(":")[0]: each for each in plots},
        )
    return FOUND[seed, seat]


def drawn(question: Question) -> dict[str, Any]:
    picture = question.item.picture
    assert isinstance(picture, DrawingPicture)
    return picture.values


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_the_line_of_a_gene_follows_from_the_cards_in_the_table(seed: int, seat: int):
    raw, plots = found(seed, seat)
    item = plots["gene-plot"].item
    assert isinstance(item, Curve)
    told = drawn(plots["gene-plot"])
    place = GENES.index(told["gene"])
    values = item.plot.values
    assert list(values) == [1, *(raw.genes(n)[place] for n in range(1, raw.rounds + 1))]
    for round_, *steps in told["rounds"]:
        value = values[round_ - 1]
        for step in steps:
            value = 1 if step == "died" else value + {"up": 1, "down": -1}[step]
        assert value == values[round_]


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_the_line_of_the_climate_follows_from_the_table(seed: int, seat: int):
    raw, plots = found(seed, seat)
    item = plots["climate-plot"].item
    assert isinstance(item, Curve)
    values = item.plot.values
    assert list(values[1:]) == [raw.climate(n) for n in range(1, raw.rounds + 1)]
    by = {"warmer": 1, "colder": -1, "same": 0}
    for round_, way in drawn(plots["climate-plot"])["rounds"]:
        assert values[round_ - 1] + by[way] == values[round_]


@pytest.mark.parametrize(("seed", "seat"), CASES)
def test_bars_of_habitats_go_from_the_first_round_to_the_last(seed: int, seat: int):
    raw, plots = found(seed, seat)
    stood = ["savannah", *(raw.stood(n) for n in range(1, raw.rounds + 1))]
    if len(set(stood)) < 2:
        assert "habitat-plot" not in plots
        return
    item = plots["habitat-plot"].item
    assert isinstance(item, RangeChartItem)
    assert item.plot.ranges == {
        each: (
            min(n for n, one in enumerate(stood) if one == each),
            max(n for n, one in enumerate(stood) if one == each),
        )
        for each in set(stood)
    }
    died = {n for n, (a, b) in enumerate(pairwise(_extinctions(raw)), 1) if b > a}
    assert set(item.plot.disasters.get("own-extinction", ())) == died
    assert [row[1] for row in drawn(plots["habitat-plot"])["rounds"]] == stood[1:]


def _extinctions(raw: Raw) -> list[int]:
    return [0, *(raw.ends[n].extinctions[raw.seat] for n in range(1, raw.rounds + 1))]


@pytest.mark.parametrize(("locale", "letters"), [("en", "SRFT"), ("es", ("Sa", "Tr", "Te", "Tu"))])
def test_the_land_of_a_moment_has_the_letters_of_the_language(
    locale: str, letters: tuple[str, ...]
):
    table = made_truth.table(1)
    picture = ClimateOnDesk.board(table, 0, table.match.position, catalogue(locale)).picture
    assert set(re.findall(r">(\w+)</text>", picture)) == set(letters)
