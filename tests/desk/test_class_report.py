"""The report of a class on one page: the desk's numbers, and nobody's name."""

from pathlib import Path

import pytest
from bs4 import Tag

from reefkit.desk import class_report
from reefkit.desk.class_report import MOST_SENTENCES
from reefkit.desk.hidden_texts import decide, place_of
from reefkit.desk.item_analysis import assessed_of
from reefkit.desk.item_table import item_lines
from reefkit.labs.lesson.content import teaching
from tests.desk.pupils import ABILITY, SchoolClass, whole_class
from tests.desk.test_assessment import AtDesk, one


@pytest.fixture
def at(tmp_path: Path) -> AtDesk:
    """Open a class whose paired ideas were asked in both orders."""
    return AtDesk(whole_class(tmp_path, tuple(ABILITY)))


def report(at: AtDesk) -> Tag:
    return one(at.open("after", "report"), '[data-key="class-report"]')


def rows(soup: Tag) -> list[list[str]]:
    return [
        [cell.get_text(strip=True) for cell in row.select("td")] for row in soup.select("tbody tr")
    ]


def test_its_numbers_are_those_of_gain(at: AtDesk):
    soup = report(at)
    of_gain = one(at.open("after", "gain"), ".rk-gain-table")
    assert sorted(rows(soup)) == sorted([*row[:3], row[-1]] for row in rows(of_gain))
    assert "8 students. Before: 8 handed in, 0 still answering." in soup.get_text(" ", strip=True)
    assert "2 tables played 2 rounds." in soup.get_text()


def test_it_tells_no_gain_where_the_desk_tells_none(tmp_path: Path):
    soup = report(AtDesk(whole_class(tmp_path)))
    assert {len(row) for row in rows(soup)} == {3}
    assert "their difference is not a gain" in soup.get_text()


def test_it_names_best_and_worst_goal_and_the_commonest_wrong_idea(
    at: AtDesk, monkeypatch: pytest.MonkeyPatch
):
    assert "Most points after" not in report(at).get_text(" ")  # few students
    monkeypatch.setattr(class_report, "FEWEST_FOR_VERDICT", len(ABILITY))
    text = report(at).get_text(" ", strip=True)
    assessed = assessed_of(at.session.scene())
    goals = assessed.papers.goals()
    after = {
        goal: gain.after
        for goal, gain in assessed.gains("pairs").items()
        if goal and gain.students >= len(ABILITY)
    }
    best, worst = max(after.values()), min(after.values())
    for words, end in (("Most points after", best), ("Fewest points", worst)):
        ends = [goals[goal] for goal, value in after.items() if value == end]
        said = [f"{words}: {at.session.say.render(each)}" for each in ends]
        assert any(each in text for each in said) is (best > worst)  # else no goal stands out
    mistaken = [
        max(line["mistaken"] for line in item_lines(assessed, part)) for part in ("after", "before")
    ]
    shared = [most for most in mistaken if most > 1]  # one student's mistake is not the class's
    assert not shared or f": {shared[0]} of " in text
    asked = {goal for goal, gain in assessed.gains("pairs").items() if goal and gain.students}
    for each in teaching("reef").standard.values():
        assert (f" {each.code} (" in text) is not asked.isdisjoint(each.goals)


def test_sentences_stand_there_once_they_are_ticked_and_nobodys_name_does(at: AtDesk):
    answers = [
        each.row for text in assessed_of(at.session.scene()).texts("after") for each in text.answers
    ]
    assert len(answers) > MOST_SENTENCES
    assert not report(at).select("blockquote")
    for each in answers[:MOST_SENTENCES]:
        at.done("report-sentence", answer=each.answer, checked=True)
    soup = report(at)
    assert len(soup.select("blockquote")) == MOST_SENTENCES
    assert not [name for name in ABILITY if name in soup.get_text(" ").split()]
    at.do("report-sentence", answer=answers[-1].answer, checked=True)
    assert at.session.refused
    at.done("report-sentence", answer=answers[0].answer, checked=False)
    assert len(report(at).select("blockquote")) == MOST_SENTENCES - 1
    decide(at.session, place_of(answers[1]), "", hide=True)
    assert len(report(at).select("blockquote")) == MOST_SENTENCES - 2


def test_it_is_printed_once_all_matches_are_read(at: AtDesk):
    at.done("report-print")
    assert at.session.printing == "class-report"
    assert not assessed_of(at.session.scene()).unread


def test_it_is_in_the_desks_language(tmp_path: Path):
    at = AtDesk(whole_class(tmp_path), "es")
    soup = at.open("after", "report")
    assert "Lo que escribieron" not in soup.get_text()
    assert "Imprimir en una página" in soup.get_text()
    assert "⟦" not in soup.get_text()


def test_a_class_without_answers_has_a_report(tmp_path: Path):
    at = AtDesk(SchoolClass.open(tmp_path, ("Ada", "Ben")))
    assert "Nobody has answered both parts yet" in report(at).get_text()
