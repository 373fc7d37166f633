"""How ghosts answer: readable, by their ability, better after the game, graded by the real rules."""

from collections import Counter
from statistics import mean

import pytest
from msgspec.structs import replace

from reefkit.assess import Question, grade
from reefkit.assess.items import Choice, is_opinion
from reefkit.labs.lesson.simulated_student import Ghost
from reefkit.labs.reef.content import own_papers
from reefkit.labs.reef.questions import made_questions, plot_questions
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.content import own
from reefkit.simulated_class.students import answer, ghosts_of, knows
from reefkit.text import catalogue
from tests.desk.pupils import played_match

SAY = catalogue("en")
PAPERS = own_papers()
BANK = tuple(PAPERS.bank.question(id_) for id_ in PAPERS.bank.items)
CLASS = ghosts_of("seed", 30, ("builder", "newcomer"))


def of_match() -> list[Question]:
    table = MemoryTable(played_match())
    return [*plot_questions(table, 0, "key"), *made_questions(table, 0, "key")]


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    return [*BANK, *of_match()]


def able(ability: float) -> Ghost:
    return replace(CLASS[0], ability=ability, habit="")


def test_whatever_is_asked_is_answered_in_its_form(questions: list[Question]) -> None:
    kinds = {each.kind for each in questions}
    assert len(kinds) == 12
    for question in questions:
        for ghost in CLASS[:8]:
            given = grade(question, answer(replace(ghost, habit=""), question, SAY, after=False))
            assert given.filled in {"half", "whole"}, question.id


def test_who_knows_everything_is_always_right(questions: list[Question]) -> None:
    for question in questions:
        if question.kind != "text" and not is_opinion(question.item):
            given = grade(question, answer(able(60.0), question, SAY, after=True))
            assert given.right is True, (question.id, given)


def test_who_knows_nothing_is_seldom_right(questions: list[Question]) -> None:
    graded = [
        grade(question, answer(able(-60.0), question, SAY, after=False)).right
        for question in questions
        if question.kind != "text" and not is_opinion(question.item)
    ]
    assert sum(map(bool, graded)) < len(graded) / 4


def test_the_abler_know_more_and_a_second_try_helps() -> None:
    for question in BANK:
        chances = [knows(able(each), question, after=False) for each in (-3, -1, 0, 1, 3)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] <= 1
        first, second = (knows(able(0), question, after=False, attempt=n) for n in (1, 2))
        assert second > first


def test_a_class_learns_by_playing_by_goal() -> None:
    for goal, gain in own().gains.items():
        asked = [each for each in BANK if goal in each.item.goals and each.kind != "text"]
        assert asked
        before, after = (
            mean(knows(ghost, each, after=later) for ghost in CLASS for each in asked)
            for later in (False, True)
        )
        assert 0.03 < after - before < 0.1 + 0.35 * max(gain, 0.6)


def test_a_class_shares_a_wrong_idea_more_than_chance_would_have_it() -> None:
    shares = []
    for question in BANK:
        if isinstance(question.item, Choice) and len(question.item.options) > 3:
            wrong = Counter(
                answer(replace(ghost, ability=-9.0, habit=""), question, SAY, after=False)["option"]
                for ghost in CLASS
            )
            del wrong[question.item.right]
            shares.append(wrong.most_common(1)[0][1] / wrong.total())
    assert mean(shares) > 0.55


def test_the_same_ghost_answers_the_same_again() -> None:
    for question in BANK[:20]:
        for ghost in CLASS[:5]:
            one, other = (answer(ghost, question, SAY, after=False) for _ in range(2))
            assert one == other


def test_a_strange_one_is_graded_and_gains_nothing_by_it(questions: list[Question]) -> None:
    odd = replace(CLASS[0], habit="strange")
    filled = Counter(
        grade(question, answer(replace(odd, key=str(n)), question, SAY, after=False)).filled
        for n in range(20)
        for question in questions
        if question.kind in {"number", "choice"}
    )
    assert filled["strange"] > 3
    assert filled["empty"] > 3
    assert filled["whole"] > filled["strange"]


def test_texts_are_of_the_level_that_they_are_written_for() -> None:
    question = next(each for each in BANK if each.id == "compare-two-reefs")
    best, worst = (answer(able(each), question, SAY, after=True)["text"] for each in (60, -60))
    assert len(best) > 3 * len(worst)
    assert "hurricane" in best


# -- who they are ----------------------------------------------------------------------------------
def test_a_class_is_the_same_for_its_seed_and_another_for_another() -> None:
    assert ghosts_of("a", 30, ("builder",)) == ghosts_of("a", 30, ("builder",))
    assert ghosts_of("a", 30, ("builder",)) != ghosts_of("b", 30, ("builder",))


@pytest.mark.parametrize("seed", range(12))
def test_a_class_of_thirty_has_all_kinds_of_pupils(seed: int) -> None:
    ghosts = ghosts_of(str(seed), 30, ("builder", "newcomer", "strategist"))
    habits = Counter(ghost.habit for ghost in ghosts)
    for habit in ("absent", "late", "half", "strange", "quiet", "together"):
        assert habits[habit] == getattr(own().habits, habit)
    for ghost in ghosts:
        if ghost.habit == "together":
            assert ghosts[ghost.number - 1].habit == ""
    assert len({ghost.style for ghost in ghosts}) == 3
    assert [ghost.name for ghost in ghosts].count("Sam") == 2


def test_a_table_of_four_has_ordinary_ones_only() -> None:
    assert {ghost.habit for ghost in ghosts_of("x", 4)} == {""}
