"""Two votes on a question: who voted for what, and who changed."""

import pytest

from reefkit.assess.items import Choice, TwoTier
from reefkit.assess.question import Question
from reefkit.assess.voting import VoteChange, advice, count_votes, may_be_voted_on
from reefkit.labs.lesson.lab import every_lab
from reefkit.text import Message

CHOICE = Question(
    id="q",
    item=Choice(goals=("A",), options=("a", "b", "c"), right="a"),
    title=Message("title"),
    prompt=Message("prompt"),
)
TIERS = Question(
    id="t",
    item=TwoTier(goals=("A",), options=("a", "b"), right="a", reasons=("x", "y"), reason="x"),
    title=Message("title"),
    prompt=Message("prompt"),
)


def choices(**chosen: str) -> dict[str, object]:
    return {person: {"option": option} for person, option in chosen.items()}


def test_votes_are_counted_by_option_and_changes_by_student():
    first = choices(ana="a", ben="b", cem="b", dea="a", eli="c", fay="b")
    second = choices(ana="a", ben="a", cem="c", dea="b", gus="a")
    found = count_votes(CHOICE, first, second)
    assert found.voted == (6, 5)
    assert found.right == (2, 3)
    assert found.counts == {"a": (2, 3), "b": (3, 1), "c": (1, 1)}
    assert found.change == VoteChange(right_right=1, wrong_right=1, right_wrong=1, wrong_wrong=1)


def test_who_left_it_empty_or_sent_nonsense_did_not_vote():
    first = {"ana": {}, "ben": {"option": "z"}, "cem": "a", "dea": None, "eli": {"option": "a"}}
    found = count_votes(CHOICE, first, {})
    assert found.voted == (1, 0)
    assert found.counts == {"a": (1, 0)}
    assert sum(found.change) == 0


def test_an_answer_counts_as_right_with_its_reason_only():
    first = {
        "ana": {"option": "a", "reason": "y"},
        "ben": {"option": "a", "reason": "x"},
        "cem": {"option": "a"},
    }
    found = count_votes(TIERS, first, {each: {"option": "a", "reason": "x"} for each in first})
    assert found.right == (1, 3)
    assert found.counts == {"a": (3, 3), "x": (1, 3), "y": (1, 0)}
    assert found.change == VoteChange(right_right=1, wrong_right=2, right_wrong=0, wrong_wrong=0)


@pytest.mark.parametrize(
    ("right", "expected"),
    [(0.0, "explain"), (0.29, "explain"), (0.3, "vote"), (0.7, "vote"), (0.71, "known")],
)
def test_a_vote_is_worth_it_where_some_are_right(right: float, expected: str):
    assert advice(right) == expected


def test_every_lesson_has_questions_to_vote_on():
    for id_, lab in every_lab().items():
        items = lab.papers().bank.items.values()
        kinds = {type(each) for each in items if may_be_voted_on(each)}
        assert kinds <= {Choice, TwoTier}
        assert Choice in kinds, id_
