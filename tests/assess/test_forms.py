"""A form asks what it says: repeatable by student, goals in balance, within its time."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reefkit.assess import Bank, Form, FormSlot, Question, compose, minutes_of
from reefkit.assess.items import Choice
from reefkit.content import ContentError
from tests.assess.asked import asked, sample
from tests.assess.banks import bank_of, forms_of

STUDENTS = [f"student {number}" for number in range(60)]


@pytest.fixture(name="bank", scope="module")
def _bank(tmp_path_factory: pytest.TempPathFactory) -> Bank:
    return bank_of(tmp_path_factory.mktemp("bank"))


def form(*slots: FormSlot, **more: object) -> Form:
    return Form(part="before", slots=slots, **more)  # type: ignore[arg-type]


def ids(questions: tuple[Question, ...]) -> list[str]:
    return [each.id for each in questions]


def made(count: int, minutes: float = 1.0) -> list[Question]:
    """Return questions as a match offers them, goals A to E in turn."""
    return [
        asked(
            Choice(
                options=("ant", "bee", "cat"), right="bee", goals=("ABCDE"[n % 5],), minutes=minutes
            ),
            f"made:{n}",
            source="match",
        )
        for n in range(count)
    ]


MIXED = form(
    FormSlot(items=("a-1", "sure", "b-1")),
    FormSlot(items=("twin-1", "twin-2", "twin-3")),
    FormSlot(goal="C", count=2),
    FormSlot(count=4),
    survey=("agree", "words"),
)


def test_the_same_student_gets_the_same_questions_in_the_same_order(bank: Bank) -> None:
    for student in STUDENTS:
        assert compose(MIXED, bank, [], student) == compose(MIXED, bank, [], student)


def test_students_get_different_orders_and_choices(bank: Bank) -> None:
    forms = [ids(compose(MIXED, bank, [], student)) for student in STUDENTS]
    assert len({tuple(each) for each in forms}) == len(STUDENTS)
    assert len({frozenset(each) for each in forms}) > 20


def test_a_student_gets_one_of_the_variants_and_every_variant_has_its_students(bank: Bank) -> None:
    got = Counter()
    for student in STUDENTS:
        twins = [each for each in ids(compose(MIXED, bank, [], student)) if "twin" in each]
        assert len(twins) == 1
        got.update(twins)
    assert len(got) == 3
    assert min(got.values()) > 8


def test_variants_are_alternatives_for_slots_that_choose_too(bank: Bank) -> None:
    for student in STUDENTS:
        both = form(FormSlot(goal="A", count=3), FormSlot(goal="A", count=2))
        got = ids(compose(both, bank, [], student))
        assert len(got) == len(set(got)) == 5
        assert sum("twin" in each for each in got) == 1
        named = compose(
            form(FormSlot(items=("twin-1",)), FormSlot(goal="A", count=4)), bank, [], student
        )
        assert sum("twin" in each for each in ids(named)) == 1


def test_goals_are_kept_in_balance(bank: Bank) -> None:
    for student in STUDENTS:
        goals = Counter(
            each.item.goals[0] for each in compose(form(FormSlot(count=10)), bank, [], student)
        )
        assert set(goals.values()) == {2}
        # What is already asked by name counts: B has one, so the other four come first.
        rest = compose(form(FormSlot(items=("b-1",)), FormSlot(count=4)), bank, [], student)
        assert {each.item.goals[0] for each in rest} == set("ABCDE")


def test_a_slot_of_a_goal_asks_for_that_goal_only(bank: Bank) -> None:
    for student in STUDENTS:
        assert {
            each.item.goals
            for each in compose(form(FormSlot(goal="D", count=3)), bank, [], student)
        } == {("D",)}


def test_the_other_part_feelings_and_texts_are_never_chosen(bank: Bank) -> None:
    got = {
        id_
        for student in STUDENTS
        for id_ in ids(compose(form(FormSlot(count=15)), bank, [], student))
    }
    assert not any(each.startswith("later") for each in got)
    assert not got & {"sure", "agree", "words"}


def test_how_sure_stays_beside_its_question_and_says_so(bank: Bank) -> None:
    for student in STUDENTS:
        questions = compose(MIXED, bank, [], student)
        place = ids(questions).index("sure")
        assert questions[place - 1].id == "a-1"
        assert questions[place].beside == "a-1"
        assert [each.beside for each in questions if each.id != "sure"] == [""] * (
            len(questions) - 1
        )


def test_the_survey_comes_last_and_in_its_own_order(bank: Bank) -> None:
    for student in STUDENTS:
        assert ids(compose(MIXED, bank, [], student))[-2:] == ["agree", "words"]


def test_without_shuffling_the_order_is_the_forms_own(bank: Bank) -> None:
    plain = form(FormSlot(items=("c-1", "a-1", "b-1")), FormSlot(items=("a-2",)), shuffle=False)
    assert ids(compose(plain, bank, [], "ana")) == ["c-1", "a-1", "b-1", "a-2"]


def test_a_slot_that_stays_is_passed_by_the_shuffling(bank: Bank) -> None:
    stays = form(
        FormSlot(items=("a-1", "a-2", "a-3", "a-4")),
        FormSlot(items=("e-1", "e-2"), stays=True),
        FormSlot(items=("b-1", "b-2", "b-3")),
    )
    orders = set()
    for student in STUDENTS:
        got = ids(compose(stays, bank, [], student))
        assert got[4:6] == ["e-1", "e-2"]
        assert set(got[:4]) == {"a-1", "a-2", "a-3", "a-4"}
        orders.add(tuple(got))
    assert len(orders) > 20


def test_pairs_meet_before_and_after(bank: Bank) -> None:
    """Chosen by the student's key alone: who gets a concept before gets it after as well."""
    after = Form(part="after", slots=(FormSlot(goal="B", count=2),), shuffle=False)
    ranked = Form(part="before", slots=(FormSlot(goal="B", count=6),), shuffle=False)
    for student in STUDENTS:
        concepts = [bank.items[i].concept for i in ids(compose(ranked, bank, [], student))]
        follow = [bank.items[i].concept for i in ids(compose(after, bank, [], student))]
        both = [each for each in concepts if each]
        assert len(both) >= 2
        assert both[:2] == follow


# -- questions from a match
def test_questions_from_a_match_come_in_the_order_offered_and_in_balance(bank: Bank) -> None:
    after = Form(part="after", slots=(FormSlot(source="match", count=5),), shuffle=False)
    assert ids(compose(after, bank, made(9), "ana")) == [f"made:{n}" for n in range(5)]
    only = Form(part="after", slots=(FormSlot(source="match", goal="B", count=5),))
    assert sorted(ids(compose(only, bank, made(9), "ana"))) == ["made:1", "made:6"]


def test_a_plot_is_asked_by_its_kind(bank: Bank) -> None:
    plots = [
        asked(sample("range-plot").item, "range:1"),
        asked(sample("curve-plot").item, "curve:1"),
    ]
    after = Form(
        part="after",
        slots=(
            FormSlot(source="match", kind="curve-plot", stays=True),
            FormSlot(source="match", count=2),
        ),
    )
    got = ids(compose(after, bank, [*made(1), *plots], "ana"))
    assert got[0] == "curve:1"
    assert sorted(got[1:]) == ["made:0", "range:1"]


def test_without_a_match_its_slots_stay_empty(bank: Bank) -> None:
    after = Form(
        part="after", slots=(FormSlot(source="match", count=5), FormSlot(goal="B", count=2))
    )
    assert len(compose(after, bank, [], "ana")) == 2


@given(minutes=st.integers(2, 20), each=st.floats(0.3, 4), key=st.text(max_size=5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_form_never_takes_longer_than_its_minutes(
    bank: Bank, minutes: int, each: float, key: str
) -> None:
    after = Form(
        part="after",
        minutes=minutes,
        slots=(FormSlot(source="match", count=9), FormSlot(items=("later-1",)), FormSlot(count=3)),
    )
    questions = compose(after, bank, made(9, each), key)
    assert minutes_of(questions) <= minutes + 1e-6
    assert "later-1" in ids(questions)


# -- wrong forms
RIGHT = """\
[short]
part = "before"
minutes = 15
slots = [{ items = ["a-1", "sure"] }, { goal = "B", count = 2 }, { from = "match", count = 3 }]
survey = ["agree"]
"""


def test_a_form_is_read_from_toml(tmp_path: Path) -> None:
    _, forms = forms_of(tmp_path, RIGHT)
    found = forms["short"]
    assert found.slots[2] == FormSlot(source="match", count=3)
    assert (found.feedback, found.attempts, found.shuffle) == ("now", 2, True)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            'slots = [{ items = ["a-9"] }]',
            "key slots, item 1, key items, item 1: there is no “a-9”",
        ),
        (
            'slots = [{ items = ["later-1"] }]',
            "key slots, item 1, key items, item 1: “later-1” belongs",
        ),
        (
            'slots = [{ items = ["a-1", "a-1"] }]',
            "key slots, item 1, key items, item 1: “a-1” is asked",
        ),
        ('slots = [{ items = ["sure"] }]', "key slots, item 1, key items, item 1: “sure” asks how"),
        ('slots = [{ items = ["a-1"], goal = "A" }]', "key slots, item 1: a slot lists items or"),
        (
            'slots = [{ items = ["a-1"], from = "match" }]',
            "key slots, item 1: a slot lists items or",
        ),
        (
            'slots = [{ goal = "C", count = 5 }]',
            "key slots, item 1, key count: the bank has 4 items",
        ),
        ('slots = [{ kind = "number" }]', "key slots, item 1, key count: the bank has no item"),
        (
            'slots = [{ gaol = "C" }]',
            "key slots, item 1, key gaol: there is no such key; perhaps goal",
        ),
        ("slots = []", "key slots: expected a list"),
        ('slots = [{ goal = "F" }]', "key slots, item 1, key goal: expected one of"),
        (
            'slots = [{ goal = "A" }]\nsurvey = ["a-1"]',
            "key survey, item 1: “a-1” has a right answer",
        ),
        (
            'slots = [{ goal = "A" }]\nattempts = 0',
            "key attempts: expected a whole number (at least 1",
        ),
        (
            'slots = [{ goal = "A" }]\nfeedback = "soon"',
            "key feedback: expected one of now, end, none",
        ),
        (
            'slots = [{ items = ["a-1", "a-2", "a-3"] }]\nminutes = 2',
            "key minutes: the items take 3 minutes, and the form allows 2",
        ),
    ],
)
def test_a_wrong_form_is_told_with_its_key(tmp_path: Path, line: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        forms_of(tmp_path, f'{RIGHT}\n[broken]\npart = "before"\n{line}\n')
    said = str(caught.value)
    assert said.startswith("data/forms.toml, entry broken, ")
    assert problem in said.replace("slots.", "slots, ")


def test_of_variants_the_longest_counts_for_the_time(tmp_path: Path) -> None:
    text = (
        RIGHT
        + '[twins]\npart = "before"\nminutes = 1\nslots = [{ items = ["twin-1", "twin-2"] }]\n'
    )
    _, forms = forms_of(tmp_path, text)
    assert forms["twins"].minutes == 1
