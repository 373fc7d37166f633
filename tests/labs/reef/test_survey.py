"""The survey on the page: a tally that adds up, a question that fits, a note that is not lost."""

from __future__ import annotations

from functools import cache

import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.content import default
from reefkit.labs.reef import survey
from reefkit.labs.reef.kind import BODIES, PARTS
from reefkit.labs.reef.scene import Record
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.outcomes import BROKEN, Page, at, drawn, filled, keys, words
from tests.labs.reef.surveys import go_on

EXAMPLE = {(1, 1): "Bo", (1, 2): "Fi", (1, 3): "Fi", (1, 4): "Fi", (6, 1): "~", (6, 2): "~"}
"""The rulebook's own example: population 5, algae −2, diversity 2 × 4."""


def surveyed(*pictures: str, **options: object) -> Page:
    return Page(Guided(*pictures, phase="survey", options=options))


def example(seats: int = 1, **options: object) -> Page:
    return surveyed(*[reef("ramp", EXAMPLE, fish=1) for _ in range(seats)], **options)


def test_the_rulebooks_example_adds_up_line_by_line():
    soup = example().controls()
    assert words(at(soup, "tally")).startswith("Round 1: your tally 11")
    parts = {
        str(each["data-key"]).removeprefix("sum-survey-"): [words(b) for b in each.select("b")]
        for each in soup.select(".rk-sum-part")
    }
    assert parts["population"] == ["5", "1", "3", "1"]
    assert parts["algae"] == ["-2", "-2"]
    assert parts["diversity"] == ["8", "2", "2", "2", "2"]
    population = words(at(soup, "sum-survey-population"))
    assert "3 finger corals" in population


def test_what_comes_next_is_said():
    stacked = {(4, 1): "Bi/Pl", (6, 1): "Bo/Bo/Bo"}
    page = surveyed(reef("ramp", stacked), rounds=2)
    assert words(at(page.controls(), "survey-next")) == (
        "Then 3 built-over builders become reef rock. Round 2 begins."
    )
    assert words(at(page.controls(), "survey-ready")) == "Ready for round 2"
    last = surveyed(reef("ramp", stacked), rounds=1, standing_stacks=True)
    assert words(at(last.controls(), "survey-next")) == (
        "Built-over builders stay where they stand. The match ends."
    )


# -- the note ------------------------------------------------------------------------------------


def test_what_is_typed_is_kept_with_ready():
    page = example(2)
    text = "Settle <strong> skeletons\nin shallow water."
    page.do("note", value=text)
    assert page.state.notes[0][0] == ""  # one entry of the log is one decision, not one pause
    assert page.controls().select_one("textarea").text == text
    page.do("survey-ready")
    assert page.state.notes[0][0] == text
    assert page.seat == 1
    assert page.controls().select_one("textarea").text == ""


def test_a_note_can_be_kept_before_ready_and_changed_after():
    page = example(2)
    page.do("note", value="one")
    assert keys(page.controls(), "note-keep") == [""]
    page.do("note-keep")
    assert page.state.notes[0][0] == "one"
    assert keys(page.controls(), "note-keep") == []
    page.do("note", value="two")
    page.do("survey-ready")
    assert page.state.notes[0][0] == "two"


def test_what_is_typed_outlives_a_look_at_another_seat():
    page = example(2)
    page.do("note", value="half a th")
    page.session.choose_seat(1)
    assert page.controls().select_one("textarea").text == ""
    page.session.choose_seat(0)
    assert page.controls().select_one("textarea").text == "half a th"


def test_an_empty_note_makes_no_entry():
    page = example(2)
    before = len(page.table.match.entries)
    page.do("survey-ready")
    assert len(page.table.match.entries) == before + 1


def test_no_other_seat_reads_a_note():
    """Canary: the note of one seat stands in nothing that another seat's page shows."""
    page = example(3)
    page.do("note", value="canary 4711")
    page.do("survey-ready")
    shown = "\n".join(str(part.render(page.scene)) for part in (*PARTS, *BODIES.values()))
    assert page.seat == 1
    assert "4711" not in shown


@pytest.mark.parametrize(
    ("act", "values", "why"),
    [
        ("note", {"value": "x" * 2_001}, "note-too-long"),
        ("note", {"value": "x" * 20_001}, "lab-not-understood"),
        ("note", {"value": ["x"]}, "lab-not-understood"),
        ("open-sum", {"seat": 9, "round": 1}, "score-no-such"),
    ],
)
def test_what_does_not_fit_is_refused(act: str, values: dict[str, object], why: str):
    page = example()
    page.do("note", value="before")
    assert page.refused(act, **values) == why
    assert page.controls().select_one("textarea").text == "before"


def test_notes_and_ready_of_a_survey_are_refused_elsewhere():
    page = Page(Guided(reef("ramp"), reef("ramp"), phase="algae"))
    assert page.refused("note", value="x") == "note-not-now"
    assert page.refused("note-keep") == "note-not-now"
    assert page.refused("survey-ready") == "note-not-now"


def test_only_one_button_is_filled():
    page = example()
    page.do("note", value="x")
    assert filled(page.controls()) == ["survey-ready"]


# -- the question --------------------------------------------------------------------------------


@cache
def match(seed: int, rounds: int = 7, seats: int = 3) -> Record:
    infos = [SeatInfo(f"Bot {n}", bot="builder") for n in range(1, seats + 1)]
    page = Page(new_match(infos, seed=seed, options={"rounds": rounds}), here=(0,))
    page.table.run()
    return Record(page.table)


def test_there_are_at_least_twelve_questions_and_all_are_said():
    english = catalogue("en")
    assert len(survey.QUESTIONS) >= 12
    for name, _ in survey.QUESTIONS:
        assert english.has(f"survey-ask-{name}")


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_question_comes_twice_and_each_fits_its_round(seed: int):
    record = match(seed)
    fitting = dict(survey.QUESTIONS)
    asked = [survey.question(record, n).id.removeprefix("survey-ask-") for n in range(1, 8)]
    assert len(set(asked)) == 7
    for round_, name in enumerate(asked, 1):
        assert fitting[name](survey.round_facts(record, round_))


def test_matches_ask_different_questions():
    asked = {survey.question(match(seed, rounds=2), 2).id for seed in range(1, 7)}
    assert len(asked) > 2


def test_alone_nobody_is_asked_of_neighbours():
    for seed in range(1, 4):
        record = match(seed, rounds=4, seats=1)
        asked = {survey.question(record, n).id.removeprefix("survey-ask-") for n in range(1, 5)}
        assert asked.isdisjoint({"refuge", "spread", "trade", "same-board"})


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_facts_are_the_records(seed: int):
    record = match(seed)
    for n in range(1, 8):
        facts = survey.round_facts(record, n)
        here, before = record.types(n), record.types(n - 1)
        now = frozenset().union(*here.values())
        then = frozenset().union(*before.values())
        lost = [name for seat, names in before.items() for name in names if name not in here[seat]]
        cards = [row for row in record.losses if (row.round, row.cause) == (n, "card")]
        assert facts.gone == len(then - now)
        assert facts.extirpated == len([name for name in lost if name in now])
        assert facts.died == sum(row.lost for row in cards if row.stage == "builder")
        left = [row for row in record.losses if (row.round, row.cause) == (n, "support")]
        assert facts.dwellers_left == sum(row.lost for row in left)
        points = [points for (each, _), points in record.points.items() if each == n]
        assert facts.spread == max(points) - min(points)
        assert facts.weedy == any(count > 10 for count in record.algae(n))
        decks = default().rules.schedule.cards[:n][-1]
        assert facts.long == any(deck.startswith("long") for deck in decks)


def test_what_was_not_foreseen_is_counted():
    page = drawn("hurricane-hit", reef("ramp", BROKEN), reef("ramp", BROKEN))
    while page.step == "catastrophe-predict":
        page.do("predict")  # nobody is expected to die
    facts = survey.round_facts(Record(page.table), 1)
    assert facts.unforeseen == facts.died > 0


def test_a_note_of_another_round_is_not_shown():
    page = example(rounds=3)
    page.do("note", value="of round one")
    page.do("survey-ready")
    go_on(page, 2)
    assert page.controls().select_one("textarea").text == ""
    page.do("note", value="of round two")
    page.do("note-keep")
    assert list(page.state.notes[0][:2]) == ["of round one", "of round two"]
    assert page.controls().select_one("textarea").text == "of round two"


def test_who_sits_elsewhere_types_nothing_here():
    page = example(2)
    page.session.here = (1,)
    assert page.refused("note", value="x") == "note-not-now"


def test_the_question_stands_before_ready_and_is_the_same_for_all_seats():
    page = example(2)
    first = words(at(page.controls(), "talk"))
    assert len(first) > len("Talk it over:")
    page.do("survey-ready")
    assert words(at(page.controls(), "talk")) == first
