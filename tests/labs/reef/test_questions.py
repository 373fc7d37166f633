"""The questions of Reef Survivor: bank, forms, the covered bank, and those made from a match."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase

import pytest

from reefkit import ecology
from reefkit.assess.form import Form, minutes_of
from reefkit.assess.form_order import compose
from reefkit.assess.forms import read_forms
from reefkit.assess.grading import grade
from reefkit.assess.items import Confidence, Curve, Placing, RangeChartItem, Spaces
from reefkit.assess.question import Question
from reefkit.assess.question_page import ShownRange, shown
from reefkit.labs.reef.questions import QUESTIONS
from reefkit.labs.reef.questions.facts import Facts
from reefkit.labs.reef.questions.plot_facts import PLOTS
from reefkit.labs.reef.questions.variation import ORIGINS
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.labs.reef import bank_keys, matches
from tests.labs.reef.bank_keys import BANK, BOARDS, CONTENT, KEYS, LIBRARY
from tests.labs.reef.page import at_survey
from tests.labs.test_banks import bank_of
from tests.support.families import each_case
from tools import blind

# ---- The bank of Reef Survivor: what it must hold, and that its keys are what rules and data give.
ASKED, options_of = bank_of("reef").asked, bank_of("reef").options_of


# ---- What the bank holds
def test_every_kind_is_used_before_or_after():
    kinds = {BANK.question(id_).kind for id_ in BANK.items}
    assert kinds == {
        "choice",
        "several",
        "two-tier",
        "number",
        "ordering",
        "matching",
        "spaces",
        "place",
        "text",
        "argument",
        "confidence",
        "scale",
    }


# ---- Keys
def test_every_item_on_boards_and_organisms_is_worked_out():
    """An item that names organisms, cards or spaces of the game has a key that content decides."""
    decided = {
        id_
        for id_, item in ASKED.items()
        if item.labels or isinstance(item, Spaces | Placing) or getattr(item.picture, "rows", ())
    }
    assert decided - KEYS.keys() == set()


def test_boards_are_boards_of_the_game():
    for id_, item in ASKED.items():
        if isinstance(item, Spaces | Placing):
            assert item.board in BOARDS.values(), id_
        rows = getattr(item.picture, "rows", ())
        if rows and isinstance(item, Spaces | Placing):
            drawn = tuple("".join(re.findall(r"\| ([SMD])", row)) for row in rows[1:7])
            assert drawn == item.board, id_


def test_cards_shown_are_cards_of_the_game():
    cards = {item.picture.card for item in ASKED.values() if hasattr(item.picture, "card")}
    assert cards
    assert cards <= CONTENT.cards.keys()


def test_what_prompts_tell_of_the_rules_holds():
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


def test_what_prompts_tell_of_data_holds():
    cover, corals = bank_keys.cover, bank_keys.corals
    assert [round(bank_keys.island_cover(year), 1) for year in (2005, 2006)] == [17.8, 11.0]
    assert round(bank_keys.island_cover(2011), 1) == max(
        round(bank_keys.island_cover(year), 1) for year in range(2006, 2022)
    )
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


def test_figures_among_the_options_are_those_that_they_stand_for():
    """The names of options, by which keys are compared, say the same as what a student reads."""
    assert options_of("lifetimes", "en")["ten-thousand"] == "10,000"
    assert options_of("rounds-to-triassic", "en")["two-hundred"] == "200"
    marks = {"h": "heat", "c": "cold", "a": "acid", "+": "more offspring"}
    marks |= {"v": "weaker skeleton", "": "invisible mutation"}
    for option, tokens in bank_keys.RESILIENCE.items():
        told = ", ".join(marks[each] for each in tokens)
        assert options_of("resilience-bonus", "en")[option] == told


# ---- The forms of Reef Survivor: how many questions, how long they take, and which goals they reach.
FORMS = read_forms(LIBRARY, "reef/forms.toml", BANK)
STUDENTS = [f"student {number}" for number in range(40)]


@pytest.fixture(scope="module")
def made() -> list[Question]:
    """Return what a match that reached three surveys offers to ask."""
    page = at_survey(3)
    about = (page.table, 0, "somebody")
    return [*QUESTIONS.plotted(*about), *QUESTIONS.made(*about)]


def asked(form: Form, made: list[Question], student: str) -> list[Question]:
    questions = compose(form, BANK, made, student)
    return [each for each in questions if each.id not in form.survey]


@pytest.mark.parametrize("name", FORMS)
def test_a_form_keeps_its_time_for_every_student(name: str, made: list[Question]):
    form = FORMS[name]
    offered = made if form.part == "after" else []
    for student in STUDENTS:
        assert minutes_of(compose(form, BANK, offered, student)) <= form.minutes


def test_the_default_form_before_has_ten_to_twelve_in_under_fifteen_minutes():
    for student in STUDENTS:
        questions = asked(FORMS["before"], [], student)
        assert 10 <= len(questions) <= 12
        assert minutes_of(questions) < 15


def test_the_default_form_after_has_twelve_to_fifteen_in_under_fifteen_minutes(
    made: list[Question],
):
    for student in STUDENTS:
        whole = compose(FORMS["after"], BANK, made, student)
        assert 12 <= len(asked(FORMS["after"], made, student)) <= len(whole) <= 15
        assert minutes_of(whole) < 15
        assert {"range-plot", "curve-plot"} <= {each.kind for each in whole}
        assert Counter(each.source for each in whole)["match"] >= 5


@pytest.mark.parametrize("name", ["before", "before-long", "after", "after-long"])
def test_goals_are_in_balance(name: str, made: list[Question]):
    """Every goal is asked, and none more than three times as often as another."""
    for student in STUDENTS:
        questions = asked(FORMS[name], made if FORMS[name].part == "after" else [], student)
        goals = Counter(goal for each in questions for goal in each.item.goals)
        assert goals.keys() == set("ABCDE")
        assert max(goals.values()) <= 3 * min(goals.values()), goals


def test_every_student_answers_partners_of_one_concept(made: list[Question]):
    """Who plays alone meets a few pairs too, the other item after the game."""
    for student in STUDENTS:
        before, after = (
            {each.item.concept for each in asked(FORMS[part], made, student)} - {""}
            for part in ("before", "after")
        )
        assert len(before & after) >= 3


def test_students_get_different_variants():
    for name, variants in (
        ("before", {"barrier-lagoon", "place-branching"}),
        ("after", {"islands-since", "genera-since", "two-parents", "one-hurricane"}),
    ):
        got = [{each.id for each in asked(FORMS[name], [], s)} & variants for s in STUDENTS]
        assert all(len(each) == 1 for each in got)
        assert {one for each in got for one in each} == variants


def test_how_sure_stands_beside_its_question():
    for name in ("before", "after"):
        for student in STUDENTS:
            questions = compose(FORMS[name], BANK, [], student)
            (sure,) = [each for each in questions if isinstance(each.item, Confidence)]
            assert sure.beside == f"chance-{name}"


def test_a_teacher_has_a_shorter_and_a_longer_form_of_each_part():
    for part in ("before", "after"):
        of_part = {name: f.minutes for name, f in FORMS.items() if f.part == part}
        assert next(iter(of_part)) == part
        assert min(of_part.values()) < of_part[part] < max(of_part.values())


# ---- The covered bank: it gives nothing away, and scores what somebody answered.
GRADED = blind.graded(blind.bank())
SAY = catalogue("en")


def by_the_key(question: Question) -> str:  # noqa: PLR0911 (a line a kind)
    """Write the right answer as a reader would."""
    item, given = question.item, shown(question, blind.ORDER)
    letter = {each.id: name for name, each in zip(ascii_lowercase, given.options, strict=False)}
    partner = {each.id: str(number) for number, each in enumerate(given.partners, 1)}
    match given.kind:
        case "choice":
            return letter[item.right]  # type: ignore[union-attr]
        case "two-tier":
            reasons = [each.id for each in given.reasons]
            return f"{letter[item.right]}{reasons.index(item.reason) + 1}"  # type: ignore[union-attr]
        case "several":
            return " ".join(letter[each] for each in item.right)  # type: ignore[union-attr]
        case "ordering":
            return " ".join(letter[each] for each in item.options)  # type: ignore[union-attr]
        case "matching":
            pairs = item.pairs.items()  # type: ignore[union-attr]
            return " ".join(letter[left] + partner[right] for left, right in pairs)
        case "spaces":
            return " ".join(f"{row}-{column}" for row, column in item.right)  # type: ignore[union-attr]
        case "place":
            row, column = item.right[-1]  # type: ignore[union-attr]
            return f"{row}-{column}"
        case _:
            return f"{item.right:g}"  # type: ignore[union-attr]


def test_whoever_answers_by_the_key_agrees_with_it():
    answers = {number: by_the_key(each) for number, each in GRADED.items()}
    assert blind.disagreements(GRADED, answers) == []


@each_case("number", GRADED)
def test_another_answer_is_listed(number: int):
    question = GRADED[number]
    words = by_the_key(question).split()
    others = [*(each for each in "abcdef" if each not in words), "1"]
    other = {"choice": others[0], "two-tier": "z9", "number": "-7", "place": "9-9"}.get(
        question.kind, " ".join(words[1:] or words[:0])
    )
    found = blind.disagreements({number: question}, {number: other})
    assert len(found) == 1
    assert found[0].startswith(f"{number} {question.id}:")


def test_every_question_is_asked_without_its_feedback():
    sheet = blind.sheet(GRADED, SAY)
    numbers = [int(each) for each in re.findall(r"^(\d+)\. ", sheet, re.MULTILINE)]
    assert numbers == list(GRADED)
    for question in GRADED.values():
        for told in (*question.why, *question.why_option.values()):
            assert SAY.render(told) not in sheet
    assert "⟦" not in sheet


def test_options_do_not_stand_in_the_order_of_the_file():
    first = [
        shown(each, blind.ORDER).options[0].id == each.item.right  # type: ignore[union-attr]
        for each in GRADED.values()
        if each.kind == "choice"
    ]
    assert 0 < sum(first) < 0.6 * len(first)


def test_a_file_of_answers_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "answers.txt"
    file.write_text(f"# mine\n1 = {by_the_key(GRADED[1])}\n", encoding="utf-8")
    assert blind.main([str(file)]) == 1
    said = capsys.readouterr().out
    assert f"1 of {len(GRADED)} agree with the key." in said
    assert f"{GRADED[1].id}: " not in said
    assert f"{GRADED[2].id}: answered nothing" in said


# ---- Questions made from a match: for every template, right by counting, over many random matches.


@pytest.mark.parametrize("played", [matches.calm, matches.lost, matches.longest])
def test_a_reef_alone_has_six_in_calm_seas_and_when_all_is_lost(played: Callable[[], MemoryTable]):
    table = played()
    if played is matches.lost:
        assert not table.match.state.abundance[table.match.state.round - 1].any()
    assert len(QUESTIONS.made(table, 0, "Ana")) >= 6


def test_the_origin_of_a_tolerance_is_not_asked_where_juveniles_mutate():
    """R48: any of them may have been the first that had it."""
    chosen = {"rounds": 2, "founder_mutations": 3, "predict": "none"}
    seats = [SeatInfo("Ana")]
    inherited = matches.play(seats, 3, chosen)
    mutated = matches.play(seats, 3, {**chosen, "mutate_at_spawning": True})
    asked = [
        bool([*ORIGINS[0].ask(Facts(table, 0, table.position))]) for table in (inherited, mutated)
    ]
    assert asked == [True, False]


def test_a_few_questions_speak_to_all_goals():
    table = matches.table(53)
    goals = [goal for each in QUESTIONS.made(table, 0, "Ana") for goal in each.item.goals]
    assert set(goals) == set("ABCDE")


def test_a_round_that_is_still_tallied_by_hand_is_not_asked_for():
    """The seats work the tally out: until it is told, no question and no plot knows it."""
    for table in map(matches.table, (45, 53)):
        assert table.setup.options["hands_on"]
        states = ((at, table.match.state_at(at)) for at in range(table.position))
        at = next(at for at, each in states if each.round == 2 and each.turn.step == "submit")
        facts = Facts(table, 0, at)
        assert facts.rounds == 1
        for template in [*QUESTIONS.templates, *PLOTS]:
            for draft in template.ask(facts):
                assert not draft.about.startswith("round-2")
                assert draft.moment is not None
                assert draft.moment <= at


# ---- The plots of a match: every point of the truth is counted again, and has its reason.
SEEDS = matches.SEEDS[1::3]


def plots(table: MemoryTable, seat: int) -> dict[str, Question]:
    return {each.id.partition(":")[0]: each for each in QUESTIONS.plotted(table, seat, "Ana")}


def range_truth(question: Question) -> tuple[dict[str, object], RangeChartItem]:
    """Return the answer that is right, as a page would send it."""
    assert isinstance(question.item, RangeChartItem)
    plot = question.item.plot
    asked = [taxon for taxon in plot.ranges if taxon not in plot.given]
    right = {
        "ranges": {taxon: list(plot.ranges[taxon]) for taxon in asked},
        "endings": {taxon: plot.endings[taxon] for taxon in asked},
        "disasters": {card: list(rounds) for card, rounds in plot.disasters.items()},
    }
    return right, question.item


def test_a_bar_with_a_gap_is_given_with_its_gap():
    """In this match boulder corals were gone at survey 2, and snails at survey 3."""
    plot = range_truth(plots(matches.table(24), 0)["range-plot"])[1].plot
    assert plot.stays == {"boulder-coral": ((0, 1), (3, 4)), "snail": ((1, 2), (4, 4))}
    assert set(plot.stays) <= set(plot.given)
    drawn = shown(plots(matches.table(24), 0)["range-plot"], "key").plot
    assert isinstance(drawn, ShownRange)
    assert drawn.stays == plot.stays


@pytest.mark.parametrize("seed", SEEDS)
def test_the_truth_is_graded_right_and_a_bar_too_long_is_not(seed: int):
    made = plots(matches.table(seed), 0)
    right, item = range_truth(made["range-plot"])
    assert grade(made["range-plot"], right).right
    ranges = right["ranges"]
    assert isinstance(ranges, dict)
    type_ = next(iter(ranges))
    first, last = ranges[type_]
    moved = last - 1 if last == item.plot.rounds else last + 1
    wrong = {**right, "ranges": {**ranges, type_: [first, moved]}}
    if moved >= first:
        told = grade(made["range-plot"], wrong)
        assert not told.right
        assert item.plot.reasons[f"{type_}/last"] in [mark.why for mark in told.marks]
    curve = made["curve-plot"].item
    assert isinstance(curve, Curve)
    values = {str(time): value for time, value in enumerate(curve.plot.values) if time}
    answer = {"values": values, "losses": list(curve.plot.losses or ())}
    assert grade(made["curve-plot"], answer).right
    values["1"] += 1
    assert not grade(made["curve-plot"], answer).right
