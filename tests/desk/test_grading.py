"""A class is graded again from its raw answers: bank, forms, own matches, and the teacher's word."""

import json
import zlib
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.assess.form_order import compose
from reefkit.assess.forms import Policy
from reefkit.assess.grading import grade
from reefkit.assess.sitting import Given, Sitting
from reefkit.desk import assessment
from reefkit.desk.graded_sheet import StudentSheet, about, part_of
from reefkit.desk.item_analysis import Assessed, assessed_of, graded, reading_of, totals
from reefkit.desk.progress import progress_of
from reefkit.desk.session import DeskSession
from reefkit.labs.reef.lab import LAB
from tests.desk.pupils import SchoolClass, desk_of, right_answer, whole_class, wrong_answer

NAMES = ("Ada", "Dea")


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> SchoolClass:
    return whole_class(tmp_path_factory.mktemp("school"), NAMES)


@pytest.fixture(scope="module")
def desk(school: SchoolClass) -> DeskSession:
    return desk_of(school)


@pytest.fixture(scope="module")
def assessed(desk: DeskSession) -> Assessed:
    return assessed_of(desk.scene())


@pytest.fixture
def small(tmp_path: Path) -> SchoolClass:
    return SchoolClass.open(tmp_path, ("Ada", "Ben"))


def of(school: SchoolClass) -> Assessed:
    return assessed_of(desk_of(school).scene())


def sheet(assessed: Assessed, school: SchoolClass, name: str, part: str) -> StudentSheet:
    (found,) = [e for e in assessed.of_part(part) if e.person == school.persons[name]]
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", ["before", "after"])
def test_the_desk_says_what_the_students_own_page_would(
    assessed: Assessed, school: SchoolClass, name: str, part: str
):
    """The page's own sitting, read from the store once more, has the same points."""
    mine = sheet(assessed, school, name, part)
    given = [
        Given(question=e.question, attempt=e.attempt, raw=e.raw, at=e.time)
        for e in school.store.work.answers(school.persons[name], "reef", mine.sheet)
    ]
    if part == "before":
        questions, form = school.before(name), LAB.papers().form("before")
    else:
        _, questions, form = school.after(name, mine.match, mine.seat or 0)
    asked = [each for each in questions if each.id not in form.survey]
    policy = Policy(feedback="end")
    sitting = Sitting(form, asked, given, order_key="", finished=True, policy=policy)
    score = sitting.score
    assert score is not None
    assert mine.total.points == pytest.approx(score.points)
    assert mine.total.of == score.of + score.waiting
    assert [each.id for each in mine.asked] == [each.id for each in asked]


def test_questions_of_an_own_match_are_graded_by_that_match(
    assessed: Assessed, school: SchoolClass
):
    made = [
        each
        for name in NAMES
        for each in sheet(assessed, school, name, "after").tried
        if ":" in each.row.question
    ]
    assert len(made) >= 4 * len(NAMES)
    assert all(each.question is not None and each.row.of > 0 for each in made)
    right = [each for each in made if each.row.raw == right_answer(each.question.item)]
    assert right
    assert all(each.row.right for each in right)


def test_every_attempt_is_a_row_and_one_of_a_question_counts(
    desk: DeskSession, school: SchoolClass
):
    rows = graded(desk)
    assert len(rows) == len(school.store.classes.answers(school.id))
    counting = [(e.person, e.sheet, e.question) for e in rows if e.counts]
    assert len(counting) == len(set(counting))
    assert {(e.person, e.sheet, e.question) for e in rows} == set(counting)


def test_everybody_has_a_total_before_and_after(desk: DeskSession, school: SchoolClass):
    rows = totals(desk)
    found = {(each.person, part_of(each.sheet)) for each in rows}
    wanted = {(person, part) for person in school.persons.values() for part in ("before", "after")}
    assert found == wanted
    assert all(each.finished and each.answered == each.asked for each in rows)


def test_who_has_answered_nothing_has_a_total_too(small: SchoolClass):
    rows = totals(desk_of(small))
    found = {(each.person, each.sheet): (each.points, each.answered) for each in rows}
    assert found == {
        (person, part): (0.0, 0)
        for person in small.persons.values()
        for part in ("before", "after")
    }
    assert {each.asked > 0 for each in rows if each.sheet == "before"} == {True}


def test_the_last_that_can_be_read_counts_and_the_first_is_analysed(small: SchoolClass):
    question = small.before("Ada")[0]
    wrong, right = wrong_answer(question.item), right_answer(question.item)
    for raw in ({}, wrong, right, None):
        small.answer("Ada", "before", question.id, raw)
    found = sheet(of(small), small, "Ada", "before")
    counted, first = found.counted(question.id), found.first(question.id)
    assert counted is not None
    assert first is not None
    assert (counted.row.raw, counted.row.attempt) == (right, 3)
    assert (first.row.raw, first.row.attempt) == (wrong, 2)
    assert of(small).items("before")[question.id].difficulty == 0.0


def test_what_is_left_open_counts_as_nothing_only_once_it_is_handed_in(small: SchoolClass):
    question, other = small.before("Ada")[:2]
    small.answer("Ada", "before", question.id, right_answer(question.item))
    assert other.id not in of(small).items("before")
    small.hand_in("Ada", "before")
    assert of(small).items("before")[other.id].difficulty == 0.0


def test_a_form_that_was_changed_since_is_found_by_what_was_answered(small: SchoolClass):
    bank, form = LAB.papers().bank, LAB.papers().forms["before-concepts"]
    asked = [each.id for each in compose(form, bank, (), small.who("Ada"))]
    for id_ in asked:
        small.answer("Ada", "before", id_, right_answer(bank.items[id_]))
    found = sheet(of(small), small, "Ada", "before")
    assert found.form == "before-concepts"
    assert {each.id for each in found.asked} == set(asked)
    assert found.total.points == found.total.of == len(asked)
    assert sheet(of(small), small, "Ben", "before").form == "before"


def test_the_classs_own_form_is_taken_where_nothing_says_otherwise(small: SchoolClass):
    small.store.classes.set_control(small.id, setting={"forms": ["before-short"]})
    assert sheet(of(small), small, "Ben", "before").form == "before-short"


def test_an_answer_to_a_question_of_no_form_is_graded_by_the_bank(small: SchoolClass):
    small.answer("Ada", "before", "only-shallow", {"option": "no such coral"})
    small.answer("Ada", "before", "words-of-life", {"pairs": {}})
    small.answer("Ada", "before", "no-such-question", {"option": "any"})
    rows = {e.question: e for e in graded(desk_of(small))}
    assert rows["only-shallow"].rule == "strange"
    assert rows["words-of-life"].kind == "matching"
    assert (rows["no-such-question"].kind, rows["no-such-question"].points) == ("", None)
    assert of(small).ungraded("before") == 1


def test_a_match_that_is_not_here_leaves_the_banks_questions(small: SchoolClass):
    sheet_id = "after:gone0000000000000000:1"
    small.answer("Ada", sheet_id, "deaths:round-1", {"option": "6"}, "gone0000000000000000")
    small.answer("Ada", sheet_id, "chance-after", {"option": "luck"}, "gone0000000000000000")
    found = sheet(of(small), small, "Ada", "after")
    assert [(e.row.question, e.row.right) for e in found.tried] == [
        ("deaths:round-1", None),
        ("chance-after", True),
    ]


def test_a_teachers_points_count_and_say_so(small: SchoolClass):
    answer = small.answer("Ada", "after:m:1", "compare-two-reefs", {"text": "Deep water."})
    row = graded(desk_of(small))[0]
    assert (row.points, row.rule, row.said) == (None, "text", "")
    small.store.classes.mark(small.id, answer, 3.0, "Which disaster?", "Ms Okafor")
    row = graded(desk_of(small))[0]
    assert (row.points, row.rule, row.right, row.said) == (3.0, "teacher", False, "Which disaster?")
    assert of(small).to_read("after") == 0


def test_a_text_written_anew_waits_again(small: SchoolClass):
    answer = small.answer("Ada", "after:m:1", "compare-two-reefs", {"text": "Deep water."})
    small.store.classes.mark(small.id, answer, 4.0)
    small.answer("Ada", "after:m:1", "compare-two-reefs", {"text": "Deep water saved it."})
    assert of(small).to_read("after") == 1
    assert sheet(of(small), small, "Ada", "after").total.points == 0.0


def test_a_page_makes_questions_of_a_few_matches_at_each_look(school: SchoolClass):
    """Nothing is wrong meanwhile: who is not read yet is named, and the others are whole."""
    session = desk_of(school)
    reading = reading_of(session)
    looks, unread = 0, len(NAMES)
    finished = school.store.classes.finished(school.id)
    stored = {each.person for each in finished if each.sheet.startswith("after:")}
    while unread:
        found = reading.assessed(session.scene(), seconds=1e-9)
        for each in found.of_part("after"):
            own = any(":" in question.id for question in each.asked)
            assert own == (each.person not in found.unread)
        assert progress_of(found, "after").count("done") == sum(
            each.person in stored for each in found.of_part("after")
        )
        assert len(found.unread) <= unread
        unread = len(found.unread)
        looks += 1
        if unread:
            reading.grading.begin(10.0)
            reading.assessed(session.scene(), seconds=10.0)
            unread = 0
    assert looks >= 1
    assert not reading.assessed(session.scene()).unread


def test_what_somebody_else_answers_is_seen_at_the_next_look(small: SchoolClass):
    session = desk_of(small)
    assert not graded(session)
    question = small.before("Ada")[0]
    small.answer("Ada", "before", question.id, right_answer(question.item))
    reading_of(session).forget()
    assert [each.person for each in graded(session)] == [small.persons["Ada"]]


def test_every_grade_is_that_of_the_raw_answer(assessed: Assessed):
    for each in (tried for one in assessed.sheets for tried in one.tried):
        assert each.question is not None
        assert each.grade == grade(each.question, each.row.raw)


def test_what_a_sheet_is_about():
    assert about("after:m12:3/survey") == ("m12", 2)
    assert about("before") == ("", None)
    assert about("after:m12:three") == ("", None)
    assert part_of("after:m12:3/survey") == "after"


def test_two_who_were_made_one_are_graded_by_what_either_was_asked(small: SchoolClass):
    """The other's questions were chosen by another key: they are known all the same."""
    small.shuffled("Ada", "one")
    small.shuffled("Ben", "two")
    small.answer_all("Ben", "before", small.before("Ben"))
    wanted = {each.id for each in small.before("Ben")}
    assert wanted != {each.id for each in small.before("Ada")}
    small.store.classes.merge(small.id, small.persons["Ada"], small.persons["Ben"])
    found = sheet(of(small), small, "Ada", "before")
    assert {each.id for each in found.asked} == wanted
    assert found.total.points == found.total.of


# -- from a file -----------------------------------------------------------------------------------
def take_in(school: SchoolClass, name: str, question: str, *raws: object) -> None:
    """Have a student open a save file of theirs to which somebody has added answers."""
    file = json.loads(school.store.export([school.persons[name]]))
    file["people"][0]["answers"] += [
        {
            "id": f"added{zlib.crc32(question.encode())}x{number}",
            "lesson": "reef",
            "sheet": "before",
            "question": question,
            "attempt": 40 + number,
            "time": "2026-01-01T00:00:00+00:00",
            "raw": json.dumps(raw),
        }
        for number, raw in enumerate(raws)
    ]
    school.store.take_in(json.dumps(file, separators=(",", ":")).encode(), {})


def test_what_comes_from_a_file_does_not_replace_what_was_given_here(small: SchoolClass):
    question = small.before("Ada")[0]
    wrong, right = wrong_answer(question.item), right_answer(question.item)
    small.answer("Ada", "before", question.id, wrong)
    small.hand_in("Ada", "before")
    take_in(small, "Ada", question.id, right, right)
    found = sheet(of(small), small, "Ada", "before")
    counted, first = found.counted(question.id), found.first(question.id)
    assert counted is not None
    assert first is not None
    assert counted.row.raw == first.row.raw == wrong
    assert (found.total.points, found.total.from_file) == (0.0, 0)
    assert len(found.tried) == 3


def test_what_comes_from_a_file_alone_counts_and_is_told(small: SchoolClass):
    question, other = small.before("Ada")[:2]
    small.answer("Ada", "before", question.id, {})  # looked at, and left open
    small.answer("Ada", "before", other.id, right_answer(other.item))
    wrong, right = wrong_answer(question.item), right_answer(question.item)
    take_in(small, "Ada", question.id, wrong, right)
    found = sheet(of(small), small, "Ada", "before")
    counted, first = found.counted(question.id), found.first(question.id)
    assert counted is not None
    assert first is not None
    assert (counted.row.raw, first.row.raw) == (right, wrong)
    assert counted.row.taken
    assert found.total.from_file == 1
    desk = desk_of(small)
    (line,) = [e for e in progress_of(of(small), "before").lines if e.total.from_file]
    assert line.total.person == small.persons["Ada"]
    shown = BeautifulSoup(str(assessment.render_before(desk.scene())), "html.parser")
    (row,) = shown.select(f'tr[data-key="line-{line.total.person}"]')
    assert "from a file" in row.get_text()
    assert shown.get_text().count("from a file") == 1
    small.answer("Ada", "before", question.id, wrong)
    assert sheet(of(small), small, "Ada", "before").total.from_file == 0
