"""A sitting says what is open, what may be told, and when; it stores nothing."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.form import Form, FormSlot
from reefkit.assess.forms import Policy
from reefkit.assess.items import Choice, Text
from reefkit.assess.sitting import Given, Sitting, SittingScore
from reefkit.match.errors import Rejection
from tests.assess.asked import ITEMS, OPINIONS, RIGHT, asked

FORM = Form(part="before", slots=(FormSlot(items=("one",)),), feedback="now", attempts=2)
WRONG = {"option": "snail"}
FISH = {"option": "fish"}


def sitting(*raws: object, kind: str = "choice", form: Form = FORM, **more: object) -> Sitting:
    given = [
        Given(question="one", attempt=number, raw=raw, at="2026-05-01T10:00:00+00:00")
        for number, raw in enumerate(raws, 1)
    ]
    return Sitting(form, [asked(ITEMS[kind])], given, order_key="ana", **more)  # type: ignore[arg-type]


def with_feedback(feedback: str) -> Form:
    return msgspec.structs.replace(FORM, feedback=feedback)


def stands(which: Sitting) -> tuple[str, int | None, bool]:
    found = which.standing("one")
    return found.stands, found.attempts_left, found.may_answer


LINE = {"values": {"1": 0, "2": 0, "3": 0}, "losses": [3]}


@pytest.mark.parametrize(
    ("form", "tries", "seen"),
    [
        (FORM, 0, False),
        (FORM, 1, False),
        (FORM, 2, True),
        (msgspec.structs.replace(FORM, attempts=3), 2, False),
        (msgspec.structs.replace(FORM, feedback="none"), 2, False),
    ],
)
def test_the_right_line_is_seen_after_two_wrong_ones(form: Form, tries: int, seen: bool):  # noqa: FBT001
    found = sitting(*[LINE] * tries, kind="curve-plot", form=form).true_line("one")
    assert (found is not None) == seen
    if found is not None:
        assert found.plot == ITEMS["curve-plot"].plot
        assert found.labels["measure"].id == "evidence-true"


def test_who_drew_the_right_line_is_not_shown_it_again():
    right = RIGHT["curve-plot"]
    assert sitting(LINE, right, kind="curve-plot").true_line("one") is None
    assert sitting(WRONG, WRONG).true_line("one") is None, "no line was asked for"


# -- feedback after each answer
def test_a_question_begins_open():
    assert stands(sitting()) == ("open", 2, True)
    assert sitting().standing("one").told is None


def test_a_right_answer_is_told_and_closes_the_question():
    found = sitting(FISH).standing("one")
    assert (found.stands, found.may_answer, found.told.complete) == ("right", False, True)
    assert [each.id for each in found.told.whys] == ["secret-why"]


def test_a_wrong_answer_with_an_attempt_left_gets_a_hint_only():
    found = sitting(WRONG).standing("one")
    assert stands(sitting(WRONG)) == ("answered", 1, True)
    assert (found.told.right, found.told.complete) == (False, False)
    assert b"fish" not in msgspec.json.encode(found)
    assert b"secret-why" not in msgspec.json.encode(found)


def test_after_the_last_attempt_all_is_told():
    found = sitting(WRONG, {"option": "urchin"}).standing("one")
    assert stands(sitting(WRONG, {"option": "urchin"})) == ("closed", 0, False)
    assert found.told.complete
    assert b"fish" in msgspec.json.encode(found)


@pytest.mark.parametrize("unread", [None, {}, {"option": "dragon"}, [1]])
def test_an_answer_that_is_none_uses_no_attempt_and_takes_no_place(unread: object):
    assert stands(sitting(unread)) == ("open", 2, True)
    assert stands(sitting(WRONG, unread)) == ("answered", 1, True)
    assert sitting(unread).standing("one").told.filled in {"empty", "strange"}
    told = sitting(FISH, unread, finished=True)
    assert told.score == SittingScore(1, 1)
    assert told.standing("one").last.raw == FISH


def test_the_last_answer_counts():
    assert sitting(WRONG, FISH, finished=True).score == SittingScore(1, 1)
    form = with_feedback("end")
    assert sitting(FISH, WRONG, form=form, finished=True).score == SittingScore(0, 1)


# -- feedback at the end, or none
@pytest.mark.parametrize("feedback", ["end", "none"])
def test_nothing_is_told_before_the_end_and_answers_may_change(feedback: str):
    cases = [
        ((), "open"),
        ((None,), "open"),
        (({"option": "dragon"},), "open"),
        ((FISH,), "answered"),
        ((WRONG, WRONG, FISH), "answered"),
        ((WRONG, None), "answered"),
    ]
    for raws, expected in cases:
        found = sitting(*raws, form=with_feedback(feedback))
        assert found.standing("one").told is None
        assert (found.score, found.by_goal()) == (None, None)
        assert stands(found) == (expected, None, True)


@pytest.mark.parametrize("feedback", ["end", "none"])
def test_what_is_sent_before_the_end_is_the_same_right_or_wrong(feedback: str):
    sent = [
        msgspec.json.encode(
            [
                msgspec.structs.replace(found.standing("one"), last=None),
                found.shown("one"),
                found.score,
                found.by_goal(),
            ]
        )
        for found in (sitting(raw, form=with_feedback(feedback)) for raw in (FISH, WRONG))
    ]
    assert sent[0] == sent[1]


def test_at_the_end_all_is_told_also_of_what_was_left_open():
    form = with_feedback("end")
    assert sitting(FISH, form=form, finished=True).standing("one").stands == "right"
    assert sitting(WRONG, form=form, finished=True).standing("one").stands == "closed"
    left = sitting(form=form, finished=True).standing("one")
    assert (left.stands, left.may_answer, left.told.filled) == ("closed", False, "empty")
    assert left.told.complete


def test_without_feedback_nothing_is_ever_told():
    for raw in (FISH, WRONG):
        found = sitting(raw, form=with_feedback("none"), finished=True)
        assert found.standing("one").stands == "closed"
        assert found.standing("one").told is None
        assert (found.score, found.by_goal()) == (None, None)


def test_a_teacher_sets_feedback_and_attempts():
    assert stands(sitting(policy=Policy(attempts=5)))[1] == 5
    assert sitting(FISH, policy=Policy(feedback="none")).standing("one").told is None
    assert sitting(FISH, policy=Policy()).standing("one").told is not None


# -- what has no key
@pytest.mark.parametrize(("kind", "raw"), OPINIONS.items())
def test_opinions_and_texts_may_change_until_handed_in(kind: str, raw: object):
    found = sitting(raw, raw, raw, kind=kind)
    assert stands(found) == ("answered", None, True)
    assert found.standing("one").told is None
    assert stands(sitting(raw, kind=kind, finished=True)) == ("closed", None, False)


def test_a_text_waits_for_its_teacher():
    found = sitting(OPINIONS["text"], kind="text", finished=True)
    assert found.score == SittingScore(0, 0, 1)
    assert found.standing("one").told.right is None


def test_a_survey_counts_for_nothing():
    form = msgspec.structs.replace(FORM, survey=("scale", "words"))
    questions = [
        asked(ITEMS["choice"]),
        asked(ITEMS["scale"], "scale"),
        asked(Text(levels=2), "words"),
    ]
    given = [
        Given(question=id_, attempt=1, raw=raw, at="")
        for id_, raw in (("one", FISH), ("scale", {"step": 1}), ("words", {"text": "Hm."}))
    ]
    found = Sitting(form, questions, given, order_key="ana", finished=True)
    assert found.score == SittingScore(1, 1)
    assert found.by_goal() == {"A": SittingScore(1, 1)}


# -- the way through
def test_an_answer_to_no_question_or_to_a_closed_one_is_refused():
    assert sitting(WRONG).check("one").id == "one"
    for found, id_ in ((sitting(), "two"), (sitting(FISH), "one"), (sitting(finished=True), "one")):
        with pytest.raises(Rejection):
            found.check(id_)
    for call in (sitting().standing, sitting().shown):
        with pytest.raises(Rejection):
            call("two")


def test_answers_to_questions_that_are_no_longer_asked_are_passed_over():
    old = Given(question="gone", attempt=1, raw=FISH, at="")
    found = Sitting(FORM, [asked(ITEMS["choice"])], [old], order_key="ana")
    assert found.standing("one").stands == "open"


def test_scores_by_goal_count_a_question_for_each_of_its_goals():
    both = Choice(options=("ant", "bee"), right="bee", goals=("A", "B"))
    questions = [asked(ITEMS["choice"], "one"), asked(both, "two")]
    given = [Given(question="one", attempt=1, raw=FISH, at="")]
    found = Sitting(FORM, questions, given, order_key="ana", finished=True)
    assert found.by_goal() == {"A": SittingScore(1, 2), "B": SittingScore(0, 1)}
    assert found.score == SittingScore(1, 2)


def test_what_was_found_at_the_second_try_was_not_known_at_the_first():
    found = sitting(WRONG, FISH, finished=True)
    assert found.score == SittingScore(1, 1)
    assert found.by_goal(first=True) == {"A": SittingScore(0, 1)}
    assert not found.right_at_first("one")
    assert sitting({}, FISH).right_at_first("one")  # nothing chosen is no try


@pytest.mark.parametrize("kind", RIGHT)
@given(data=st.data())
def test_a_right_answer_is_told_whatever_came_before(kind: str, data: st.DataObject):
    odd = st.lists(st.none() | st.integers() | st.text() | st.just({"dragon": 1}), max_size=4)
    found = sitting(*data.draw(odd), RIGHT[kind], kind=kind).standing("one")
    assert found.stands == "right"
