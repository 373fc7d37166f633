"""What a student sees of the teacher's points and sentence: on the text, and with the result."""

from __future__ import annotations

import pytest

from reefkit.labs.assessing.answer_session import AnswerSession, Sheet
from reefkit.labs.assessing.question_list import SheetResult
from reefkit.labs.assessing.question_view import QuestionView
from reefkit.labs.student_work import StudentWork, TeacherMark
from tests.labs.assessing import bank
from tests.labs.reef.asking_desk import AskingDesk


class MarkedWork(StudentWork):
    """Work that a teacher has read and released."""

    def marks(self, sheet: str) -> dict[str, TeacherMark]:
        given = {
            "before": {"why-grow": TeacherMark(1.0, "Which <b>coral</b>?")},
            "before/survey": {"say-more": TeacherMark(0.0, "Thank you.")},
        }
        return given.get(sheet, {})


@pytest.fixture
def desk() -> AnswerSession:
    work = MarkedWork("somebody")
    found = AnswerSession(lambda: work)
    form = bank.form()
    found.lay(Sheet("before", form, bank.questions(form), bank.title()))
    return found


def test_the_word_on_a_text_comes_once_the_sheet_is_handed_in(desk: AnswerSession) -> None:
    assert desk.open_question("why-grow")
    assert QuestionView(desk).marked is None
    desk.hand_in()
    assert desk.open_question("why-grow")
    told = QuestionView(desk).marked
    assert told is not None
    assert (told.points, told.of, told.said) == (1.0, 1.0, "Which <b>coral</b>?")
    assert desk.open_question("deepest")
    assert QuestionView(desk).marked is None


def test_the_result_lists_every_word_and_the_survey_by_its_own_end(desk: AnswerSession) -> None:
    desk.hand_in()
    assert [each.question for each in SheetResult(desk, "reef").marked] == ["why-grow"]
    assert not SheetResult(desk, "reef").waiting
    desk.hand_in_survey()
    (_, thanks) = SheetResult(desk, "reef").marked
    assert (thanks.of, thanks.said) == (0.0, "Thank you.")


def test_without_a_teacher_there_is_none() -> None:
    work = StudentWork("somebody")
    desk = AnswerSession(lambda: work)
    form = bank.form()
    desk.lay(Sheet("before", form, bank.questions(form), bank.title()))
    desk.hand_in()
    assert SheetResult(desk, "reef").marked == ()


def test_on_the_page_it_stands_as_it_was_typed() -> None:
    page = AskingDesk()
    page.session._memory = MarkedWork("somebody")
    page.open("before")
    page.session.desk.hand_in()
    result = page.page()
    (card,) = result.select('[data-key="ask-result-marked"]')
    assert "1 of 1 points" in card.get_text()
    assert "Which <b>coral</b>?" in card.get_text()
    assert not card.select("dd b:-soup-contains('coral')")
    assert page.session.desk.open_question("why-grow")
    page.session.desk.stage = "ask"
    (told,) = page.page().select("[data-key^=ask-marked-]")
    assert "Which <b>coral</b>?" in told.get_text()
