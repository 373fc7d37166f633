"""A session of answers: questions, plots, and what is sent."""

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.forms import Policy
from reefkit.assess.grading import grade
from reefkit.assess.items import Choice, Curve, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import Question
from reefkit.assess.question_page import ShownQuestion, shown
from reefkit.assess.sitting import Standing
from reefkit.labs import answer_draft, question_view
from reefkit.labs.answer_feedback import verdict_of
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.lesson.parts.question_acts import answer_acts
from reefkit.labs.plot_question import PlotItem
from reefkit.labs.question_list import QuestionList
from reefkit.labs.question_sheet import QuestionSheet
from reefkit.labs.question_view import QuestionView
from reefkit.labs.sheet_result import SheetResult
from reefkit.labs.student_work import StudentWork, TeacherMark
from reefkit.match.errors import Rejection
from reefkit.text import Message, catalogue, message
from reefkit.widgets.acts import Acts
from tests.labs import bank
from tests.labs.reef.page import AskingPage


# ---- A student's desk: one question at a time, answers kept as given, and told only what may be told.
@dataclass
class Student:
    """Somebody with a desk, who does what a page's controls send."""

    work: StudentWork = field(default_factory=lambda: StudentWork("somebody"))
    policy: Policy | None = None
    acts: Acts = field(default_factory=lambda: Acts().include(answer_acts))

    def __post_init__(self) -> None:
        self.answering = AnswerSession(lambda: self.work)
        self.answering.lay(self.sheet())

    def sheet(self, **more: object) -> QuestionSheet:
        form = bank.form(**more)
        return QuestionSheet("before", form, bank.questions(form), bank.title(), self.policy)

    def tell(self, what: Message) -> None:
        raise AssertionError(what)

    def do(self, name: str, **values: object) -> None:
        self.acts.call(self, name, values, None)

    def open(self, id_: str) -> QuestionView:
        assert self.answering.open_question(id_)
        return self.asked

    @property
    def asked(self) -> QuestionView:
        return QuestionView(self.answering)

    def raws(self, id_: str) -> list[object]:
        return [each.raw for each in self.work.answers("before") if each.question == id_]


@pytest.fixture
def student() -> Student:
    return Student()


def test_next_offers_what_was_left_out_once_and_then_the_end(student: Student):
    asked = len(student.answering.open_sheet.asked)
    for number in range(1, asked + 1):
        student.do("ask-open", number=number)
        student.do("ask-skip")
        assert student.asked.after == (number + 1 if number < asked else 0)
    student.do("ask-open", number=1)
    assert student.asked.after == 2


@pytest.mark.parametrize(("feedback", "often"), [("now", "attempts"), ("end", "changes")])
def test_how_often_one_may_answer_is_what_the_sheet_takes(feedback: str, often: str):
    student = Student(policy=Policy(feedback=feedback, attempts=1))  # type: ignore[arg-type]
    student.open(next(iter(student.answering.sitting.questions)))
    assert f"ask-counts-{often}" in {each.id for each in student.asked.counts}
    assert (student.asked.standing.attempts_left is not None) == (often == "attempts")


def test_the_first_screen_leads_to_the_first_open_question(student: Student):
    assert student.answering.stage == "begin"
    student.do("ask-begin")
    assert (student.answering.stage, student.answering.number) == ("ask", 1)
    student.do("ask-choose", option="branching-coral")
    student.do("ask-send")
    student.do("ask-begin")
    assert student.answering.number == 2


def test_how_sure_one_is_stands_beside_its_question_and_not_in_the_list(student: Student):
    asked = student.open("deepest")
    assert asked.beside is not None
    assert asked.beside.id == "how-sure"
    assert "how-sure" not in [each.id for each in student.answering.open_sheet.asked]
    student.do("ask-rate", question="how-sure", step=3)
    student.do("ask-choose", option="soft-sponge")
    student.do("ask-send")
    assert student.raws("how-sure") == [{"step": 3}]
    assert not student.asked.sure_open


def test_a_wrong_answer_leaves_a_try_and_tells_only_what_was_chosen(student: Student):
    student.open("deepest")
    student.do("ask-choose", option="soft-sponge")
    student.do("ask-send")
    verdict = student.asked.verdict
    assert verdict is not None
    assert verdict.say.id == "ask-told-again"
    assert [each.id for each in verdict.whys] == ["item-deepest.why-soft-sponge"]
    assert {each.id: each.verdict for each in student.asked.options if each.verdict} == {
        "soft-sponge": "wrong"
    }
    student.do("ask-choose", option="boulder-coral")
    assert student.asked.verdict is None, "of an answer that is being changed nothing is told"
    student.do("ask-send")
    verdict = student.asked.verdict
    assert verdict is not None
    assert "item-deepest.why" in [each.id for each in verdict.whys]
    signs = {each.id: each.verdict for each in student.asked.options if each.verdict}
    assert signs == {"boulder-coral": "wrong", "branching-coral": "missed"}
    with pytest.raises(Rejection):
        student.do("ask-choose", option="branching-coral")


def test_a_wrong_pair_shows_its_partner_after_the_last_try(student: Student):
    student.open("who-eats")
    for right in ("sand", "young"):
        assert [each.wanted for each in student.asked.options] == [None] * 3
        for option in ("fish", "snail", "urchin"):
            student.do("ask-match", option=option, value=right)
        student.do("ask-send")
    assert not student.asked.open
    wanted = {each.id: each.wanted for each in student.asked.options}
    names = {each.id: each.label for each in student.asked.shown.partners}
    assert wanted == {"fish": names["algae"], "snail": names["film"], "urchin": None}


def test_answers_are_kept_as_given_empty_half_and_strange(student: Student):
    student.open("how-many")
    student.do("ask-skip")
    verdict = student.asked.verdict
    assert verdict is not None
    assert verdict.say.id == "ask-told-think"
    assert verdict.rules == (message("ask-hint", kind="number"),)
    student.do("ask-type", value="many")
    student.do("ask-send")
    rules = [each.id for each in student.asked.verdict.rules]  # type: ignore[union-attr]
    assert rules[0] == "grade-rule-strange"
    assert student.raws("how-many") == [None, {"number": "many"}]
    assert student.asked.open
    student.open("who-eats")
    student.do("ask-match", option="fish", value="algae")
    student.do("ask-send")
    verdict = student.asked.verdict
    assert verdict is not None
    assert "grade-rule-half" in [each.id for each in verdict.rules]
    assert student.raws("who-eats") == [{"pairs": {"fish": "algae"}}]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (
            ("boulder-coral", "bivalve", "fish", "urchin"),
            message("ask-told-partly-false", right=2, wrong=2),  # each wrong one takes away
        ),
        (("boulder-coral",), message("ask-told-missing")),  # not “1 of 1”: more is missing
    ],
)
def test_partly_right_says_by_which_rule(student: Student, chosen: tuple[str, ...], said: Message):
    student.open("makes-rock")
    for option in chosen:
        student.do("ask-choose", option=option, checked=True)
    student.do("ask-send")
    verdict = student.asked.verdict
    assert verdict is not None
    assert verdict.tone == "partly"
    assert verdict.say == said
    assert [each.id for each in verdict.rules] == ["grade-rule-several"]


def test_what_was_left_open_is_taught_once_it_is_handed_in(student: Student):
    """As what was skipped is; while it can be answered nothing is told."""
    assert student.open("deepest").verdict is None
    student.do("ask-end")
    student.do("ask-end")
    verdict = student.open("deepest").verdict
    assert verdict is not None
    assert verdict.say.id == "ask-told-empty"
    assert "item-deepest.why" in [each.id for each in verdict.whys]


def test_an_order_can_be_sent_as_it_is_shown(student: Student):
    asked = student.open("phases")
    assert asked.ready
    student.do("ask-send")
    (raw,) = student.raws("phases")
    assert raw == {"order": [each.id for each in asked.shown.options]}


def test_what_was_typed_outlives_the_page(student: Student):
    student.open("why-grow")
    student.do("ask-type", value="Because it needs li")
    student.do("ask-open", number=student.answering.number)
    again = Student(student.work)
    assert again.asked.shown.id == "why-grow"
    assert again.asked.typed == "Because it needs li"
    assert student.raws("why-grow") == []


def test_other_questions_on_the_open_sheet_keep_the_open_one_or_begin_anew(student: Student):
    answering, whole = student.answering, student.sheet()
    first, second, third = (each.id for each in answering.open_sheet.asked[:3])

    has_left = False

    def lay(*ids: str) -> list[str]:
        nonlocal has_left
        known = tuple(each for each in whole.questions if each.id in ids)
        has_left = answering.lay(replace(whole, questions=known))
        return [each.standing for each in QuestionList(answering).entries]

    assert lay(first, second) == ["open", "open"]
    student.open(second)
    assert lay(second, third) == ["open", "open"]
    assert (answering.stage, answering.number) == ("ask", 1)
    assert not has_left
    assert lay(third) == ["open"]
    assert answering.stage == "begin"
    assert has_left


def test_another_person_finds_a_clean_desk(student: Student):
    student.do("ask-begin")
    student.do("ask-choose", option="branching-coral")
    student.work = StudentWork("another")
    student.answering.lay(student.sheet())
    assert student.answering.stage == "begin"
    assert student.answering.draft("deepest") is None


def test_a_place_beyond_the_sheet_is_put_right(student: Student):
    student.work.remember("place:before", {"stage": "survey", "number": 400})
    student.work.remember("drafts:before", ["no", "drafts"])
    again = Student(student.work)
    assert again.answering.stage == "ask"
    assert again.answering.number == len(again.answering.open_sheet.asked)


def test_finishing_asks_while_questions_are_open_and_sends_what_was_made(student: Student):
    student.open("why-grow")
    student.do("ask-type", value="Light.")
    student.do("ask-send")
    student.open("deepest")
    student.do("ask-choose", option="branching-coral")
    student.do("ask-end")
    assert student.answering.stage == "end"
    assert not student.answering.finished
    student.do("ask-stay")
    assert student.answering.stage == "ask"
    student.do("ask-end")
    student.do("ask-end")
    assert student.answering.stage == "result"
    assert student.raws("deepest") == [{"option": "branching-coral"}]
    result = SheetResult(student.answering, "reef")
    assert result.score is not None
    assert result.score.points == 1
    (line,) = result.lines
    asked = len(student.answering.open_sheet.asked)
    assert line.goal == "A"
    assert line.right == (1, 1, 1, asked - 2, 0, 1, 0)
    assert result.waiting, "a teacher reads the open question"


def test_the_survey_comes_after_and_stays_open(student: Student):
    for name in ("ask-result", "ask-survey"):
        with pytest.raises(Rejection):
            student.do(name)
    student.do("ask-begin")
    student.do("ask-end")
    student.do("ask-end")
    student.do("ask-survey")
    student.do("ask-survey-rate", question="liked-it", step=4)
    student.do("ask-survey-type", question="say-more", value="The urchins.")
    student.do("ask-survey-send")
    kept = {each.question: each.raw for each in student.work.answers("before/survey")}
    assert kept == {"liked-it": {"step": 4}, "say-more": {"text": "The urchins."}}
    assert student.answering.stage == "done"
    with pytest.raises(Rejection):
        student.do("ask-survey-rate", question="liked-it", step=1)


@pytest.mark.parametrize("feedback", ["end", "none"])
def test_without_feedback_an_answer_is_kept_and_can_be_changed(feedback: str):
    student = Student(policy=Policy(feedback=feedback))  # type: ignore[arg-type]
    student.open("deepest")
    for option in ("soft-sponge", "boulder-coral", "branching-coral"):
        student.do("ask-choose", option=option)
        student.do("ask-send")
        verdict = student.asked.verdict
        assert verdict is not None
        assert (verdict.tone, verdict.rules, verdict.marks) == ("kept", (), ())
        assert not any(each.verdict for each in student.asked.options)
    assert {each.standing for each in QuestionList(student.answering).entries} == {"kept", "open"}
    student.do("ask-end")
    student.do("ask-end")
    told = SheetResult(student.answering, "reef").told
    assert told is (feedback == "end")


HOSTILE = [
    ("ask-open", {"number": 99}),
    ("ask-open", {"number": 0}),
    ("ask-choose", {"option": ""}),
    ("ask-choose", {"option": "x" * 500}),
    ("ask-rate", {"question": "makes-rock", "step": 2}),
    ("ask-rate", {"question": "deepest", "step": 10_000}),
    ("ask-move", {"option": "a", "by": 7}),
    ("ask-pick", {"row": -1, "column": 2}),
    ("ask-type", {"value": "x" * 9_000}),
    ("ask-survey-rate", {"question": "deepest", "step": 1}),
    ("ask-survey-type", {"question": "nobody", "value": "x"}),
    ("ask-survey-choose", {"question": "deepest", "option": "x"}),
    ("ask-result", {}),
]


@pytest.mark.parametrize(("name", "values"), HOSTILE)
def test_what_no_page_sends_is_refused_and_changes_nothing(
    student: Student, name: str, values: dict[str, object]
):
    student.do("ask-begin")
    before = (student.work.answers("before"), student.answering.stage, student.answering.number)
    with pytest.raises(Rejection):
        student.do(name, **values)
    assert (
        student.work.answers("before"),
        student.answering.stage,
        student.answering.number,
    ) == before
    assert student.answering.draft("deepest") is None


# ---- An answer is put together touch by touch, and whatever a browser sends, it stays an answer.
ASKED = {each.id: each for each in bank.questions()}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


def of(id_: str) -> tuple[Question, ShownQuestion]:
    return ASKED[id_], shown(ASKED[id_], "somebody")


def test_one_option_takes_the_place_of_another():
    _, asked = of("deepest")
    draft = answer_draft.choose(asked, None, "soft-sponge", on=True)
    draft = answer_draft.choose(asked, draft, "branching-coral", on=True)
    assert draft == {"option": "branching-coral"}


def test_of_several_each_is_chosen_and_left_by_itself():
    _, asked = of("makes-rock")
    draft = None
    for option in ("fish", "boulder-coral", "bivalve"):
        draft = answer_draft.choose(asked, draft, option, on=True)
    draft = answer_draft.choose(asked, draft, "fish", on=False)
    assert set(answer_draft.chosen(draft)) == {"boulder-coral", "bivalve"}
    for option in ("boulder-coral", "bivalve"):
        draft = answer_draft.choose(asked, draft, option, on=False)
    assert draft is None


def test_a_number_is_typed_or_counted():
    _, asked = of("how-many")
    assert answer_draft.type_in(asked, " 3,5 cm ") == {"number": "3,5 cm"}
    assert answer_draft.type_in(asked, "   ") is None
    assert answer_draft.step_number(None, 1) == {"number": "1"}
    assert answer_draft.step_number({"number": "3,5"}, -1) == {"number": "2,5"}
    assert answer_draft.step_number({"number": "many"}, 1) == {"number": "1"}
    assert answer_draft.step_number({"number": "3 ½"}, 1) == {"number": "4.5"}
    assert answer_draft.step_number({"number": "1 000"}, -1) == {"number": "999"}
    assert answer_draft.step_number({"number": "1,000"}, 1) == {"number": "1,000"}


def test_an_order_begins_as_it_is_shown_and_stays_whole():
    _, asked = of("phases")
    begun = answer_draft.order_of(asked, None)
    draft = answer_draft.move(asked, None, begun[0], -1)
    assert answer_draft.order_of(asked, draft) == begun
    draft = answer_draft.move(asked, draft, begun[0], 1)
    assert answer_draft.order_of(asked, draft) == [begun[1], begun[0], *begun[2:]]
    assert answer_draft.move(asked, draft, "nothing-of-the-kind", 1) == draft


def test_a_partner_is_chosen_changed_and_taken_back():
    draft = answer_draft.match(None, "fish", "sand")
    draft = answer_draft.match(draft, "snail", "film")
    draft = answer_draft.match(draft, "fish", "algae")
    assert answer_draft.pairs_of(draft) == {"fish": "algae", "snail": "film"}
    assert answer_draft.match(answer_draft.match(draft, "fish", ""), "snail", "") is None


def test_spaces_are_touched_twice_and_an_organism_moves():
    _, asked = of("shallows")
    draft = answer_draft.pick(asked, answer_draft.pick(asked, None, (1, 1)), (2, 3))
    assert answer_draft.spaces_of(draft) == [(1, 1), (2, 3)]
    assert answer_draft.pick(asked, answer_draft.pick(asked, draft, (1, 1)), (2, 3)) is None
    _, asked = of("place-platy")
    draft = answer_draft.pick(asked, answer_draft.pick(asked, None, (4, 1)), (4, 2))
    assert draft == {"space": [4, 2]}


RIGHT: dict[str, Any] = {
    "deepest": lambda s: answer_draft.choose(s, None, "branching-coral", on=True),
    "how-many": lambda s: answer_draft.type_in(s, "12 cm"),
    "place-platy": lambda s: answer_draft.pick(s, None, (4, 3)),
    "shallows": lambda s: answer_draft.pick(s, answer_draft.pick(s, None, (1, 2)), (1, 1)),
}


@pytest.mark.parametrize("id_", RIGHT)
def test_a_draft_is_what_grading_reads(id_: str):
    question, asked = of(id_)
    assert grade(question, RIGHT[id_](asked)).right is True


@given(JSON, st.sampled_from(sorted(ASKED)))
def test_what_was_kept_of_an_answer_can_be_read_again_whatever_it_is(raw: object, id_: str):
    _, asked = of(id_)
    draft = raw if isinstance(raw, dict) else None
    assert isinstance(answer_draft.typed(draft), str)
    assert sorted(answer_draft.order_of(asked, draft)) == sorted(each.id for each in asked.options)
    for found in (
        answer_draft.chosen(draft),
        answer_draft.pairs_of(draft),
        answer_draft.spaces_of(draft),
    ):
        assert isinstance(found, list | dict)
    assert isinstance(answer_draft.step_of(draft), int)


KEYED = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(
        ("option", "options", "number", "text", "order", "pairs", "spaces", "space", "step"), JSON
    ),
)


@given(KEYED, st.sampled_from(sorted(ASKED)))
def test_nor_does_it_matter_what_stands_under_a_known_name(raw: dict[str, Any], id_: str):
    test_what_was_kept_of_an_answer_can_be_read_again_whatever_it_is.hypothesis.inner_test(raw, id_)  # type: ignore[attr-defined]


# ---- What a student sees of the teacher's points and sentence: on the text, and with the result.
class MarkedWork(StudentWork):
    """Work that a teacher has read and released."""

    def marks(self, sheet: str) -> dict[str, TeacherMark]:
        given = {
            "before": {"why-grow": TeacherMark(1.0, "Which <b>coral</b>?")},
            "before/survey": {"say-more": TeacherMark(0.0, "Thank you.")},
        }
        return given.get(sheet, {})


@pytest.fixture
def answering() -> AnswerSession:
    work = MarkedWork("somebody")
    found = AnswerSession(lambda: work)
    form = bank.form()
    found.lay(QuestionSheet("before", form, bank.questions(form), bank.title()))
    return found


def test_the_word_on_a_text_comes_once_the_sheet_is_handed_in(answering: AnswerSession):
    assert answering.open_question("why-grow")
    assert QuestionView(answering).marked is None
    answering.hand_in()
    assert answering.open_question("why-grow")
    told = QuestionView(answering).marked
    assert told is not None
    assert (told.points, told.of, told.said) == (1.0, 1.0, "Which <b>coral</b>?")
    assert answering.open_question("deepest")
    assert QuestionView(answering).marked is None


def test_the_result_lists_every_word_and_the_survey_by_its_own_end(answering: AnswerSession):
    answering.hand_in()
    assert [each.question for each in SheetResult(answering, "reef").marked] == ["why-grow"]
    assert not SheetResult(answering, "reef").waiting
    answering.hand_in_survey()
    (_, thanks) = SheetResult(answering, "reef").marked
    assert (thanks.of, thanks.said) == (0.0, "Thank you.")


def test_without_a_teacher_there_is_none():
    work = StudentWork("somebody")
    answering = AnswerSession(lambda: work)
    form = bank.form()
    answering.lay(QuestionSheet("before", form, bank.questions(form), bank.title()))
    answering.hand_in()
    assert SheetResult(answering, "reef").marked == ()


def test_on_the_page_it_stands_as_it_was_typed():
    page = AskingPage()
    page.session._memory = MarkedWork("somebody")
    page.open("before")
    page.session.answering.hand_in()
    result = page.page()
    (card,) = result.select('[data-key="ask-result-marked"]')
    assert "1 of 1 points" in card.get_text()
    assert "Which <b>coral</b>?" in card.get_text()
    assert not card.select("dd b:-soup-contains('coral')")
    assert page.session.answering.open_question("why-grow")
    page.session.answering.stage = "ask"
    (told,) = page.page().select("[data-key^=ask-marked-]")
    assert "Which <b>coral</b>?" in told.get_text()


# ---- A plot question in its widget: what is drawn is the answer, and what is told stands beside it.
SAY = catalogue("en")
NAMES = {each: Message(f"organism-{each}") for each in ("snail", "urchin", "platy-coral")}
RANGE = TrueRanges(
    rounds=3,
    ranges={"snail": (0, 2), "urchin": (1, 3), "platy-coral": (0, 3)},
    endings={"snail": "extirpated", "urchin": "standing", "platy-coral": "standing"},
    disasters={"bleaching": (1, 3)},
    given=("platy-coral",),
    reasons={"snail/last": message("plots-less", what="snail")},
)
CURVE = TrueCurve(values=(5.0, 8.0, 7.0), most=14.0, losses=(2,), given=(0,))


def question(item: Any) -> Question:  # noqa: ANN401  # any item
    labels = {**NAMES, "bleaching": message("plots-mark"), "measure": message("plots-first")}
    asked = message("plots-range-label")
    return Question(id="q", item=item, title=asked, prompt=asked, labels=labels, unit=asked)


RANGES = question(RangeChartItem(goals=("C",), plot=RANGE))
LINE = question(Curve(goals=("D",), plot=CURVE))


def opened(asked: Question, draft: dict[str, Any] | None = None) -> PlotItem:
    return PlotItem(shown(asked, "key"), SAY, draft)


def test_a_range_chart_drawn_right_is_graded_right():
    item, told = opened(RANGES), list[object]()
    item.on_change(told.append)
    widget = item.widget
    for key, at in (
        ("snail/first", 0), ("snail/last", 2), ("urchin/first", 1), ("urchin/last", 3),
        ("mark/bleaching/1", 3), ("mark/bleaching/2", 1),
    ):  # fmt: skip
        assert widget.place(key, at)
    widget.choose_ending("snail", "extirpated")  # type: ignore[union-attr]  # a range chart
    widget.choose_ending("urchin", "standing")  # type: ignore[union-attr]  # a range chart
    assert grade(RANGES, item.answer).right
    assert told[-1] == item.answer
    assert not widget.place("platy-coral/first", 1), "that bar is given"


def test_times_that_are_no_rounds_are_called_what_they_are():
    called = {f"time-{time}": message("rock-drawn-look", look=time) for time in range(3)}
    looks = msgspec.structs.replace(LINE, labels={**LINE.labels, **called})
    assert "Round 2" in opened(LINE).widget.fields.html
    assert "Look 2" in opened(looks).widget.fields.html
    assert "Round 2" not in opened(looks).widget.fields.html


def test_a_curve_drawn_right_is_graded_right():
    item = opened(LINE)
    for key, at in (("value/1", 8), ("value/2", 7)):
        assert item.widget.place(key, at)
    assert grade(LINE, item.answer).right is False, "nothing is said of losses yet"
    item.widget.mark(2)  # type: ignore[union-attr]  # a curve
    assert grade(LINE, item.answer).right


def test_points_that_are_still_dashed_are_told_as_such():
    said = []
    for drawn in ({"1": 8}, {"1": 9}):
        told = grade(LINE, {"values": drawn, "losses": [2]})
        standing = Standing(stands="answered", attempts_left=1, may_answer=True, told=told)
        said.append(verdict_of("curve-plot", standing, {}).say)
    assert said == [
        message("ask-told-dashed", count=1),
        message("ask-told-partly", right=1, of=3),
    ]


@pytest.mark.parametrize("asked", [RANGES, LINE])
def test_nothing_drawn_is_no_answer(asked: Question):
    assert opened(asked).answer is None
    assert grade(asked, opened(asked).answer).filled == "empty"


def test_no_loss_is_an_answer():
    item = opened(LINE)
    item.widget.mark(None)  # type: ignore[union-attr]  # a curve
    assert item.answer == {"values": {}, "losses": []}


def test_what_is_told_stands_at_the_points():
    draft = {"ranges": {"snail": [0, 3]}, "endings": {}, "disasters": {"bleaching": [2]}}
    item = opened(RANGES, draft)
    assert item.answer == draft
    item.show(draft, grade(RANGES, draft), open_=False)
    verdicts = {each["key"]: each["verdict"] for each in item.widget.paper.scene["knobs"]}
    assert verdicts["snail/first"] == "right"
    assert {verdicts[each] for each in ("snail/last", "mark/bleaching/1")} == {"wrong"}
    assert item.widget.disabled
    item.show(draft, None, open_=True)
    assert {each["verdict"] for each in item.widget.paper.scene["knobs"]} == {""}


def test_another_draft_is_drawn_anew_and_the_same_is_left_alone():
    item = opened(LINE)
    item.widget.place("value/1", 9)
    scene = item.widget.paper.scene
    item.show(item.answer, None, open_=True)
    assert item.widget.paper.scene is scene
    item.show({"values": {"2": 4}, "losses": None}, None, open_=True)
    assert item.answer == {"values": {"2": 4}, "losses": None}


@pytest.mark.parametrize("asked", [RANGES, LINE])
@pytest.mark.parametrize(
    "draft", [{}, {"ranges": 3}, {"values": {"1": "x"}}, {"losses": [None, "a"]}]
)
def test_a_strange_draft_draws_nothing(asked: Question, draft: dict[str, Any]):
    assert opened(asked, draft).answer in (None, {"values": {}, "losses": []})


def test_neither_key_nor_reason_is_in_what_a_page_is_sent():
    item = opened(RANGES)
    sent = repr(item.widget.paper.get_state()) + repr(item.widget.fields.get_state())
    assert "snail: one less" not in sent
    assert "extirpated here" in sent, "it can be chosen"
    ends = [each["value"] for each in item.widget.paper.scene["knobs"]]
    assert ends == [None] * len(ends)


def test_a_question_without_a_plot_is_refused():
    asked = question(Choice(goals=("A",), options=("snail", "urchin"), right="snail"))
    with pytest.raises(ValueError, match="no plot"):
        opened(asked)


def test_all_options_have_a_drawing_or_none_has(student: Student, monkeypatch: pytest.MonkeyPatch):
    asked = student.open("deepest")
    assert all(each.art == each.id for each in asked.options)
    fewer = question_view.art().only(["branching-coral", "soft-sponge"])
    monkeypatch.setattr(question_view, "art", lambda: fewer)
    assert not any(each.art for each in student.asked.options)
