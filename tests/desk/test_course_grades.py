"""The course of a learning platform at the desk: the switch, releasing scores, and the roster."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.assess.items import Text
from reefkit.classroom.store import CourseGrade
from reefkit.desk import course_grades
from reefkit.desk.item_analysis import assessed_of, totals
from tests.desk.pupils import SchoolClass, desk_of, whole_class


class AtCourse:
    """A teacher whose class belongs to a course."""

    def __init__(self, school: SchoolClass) -> None:
        self.school, self.store = school, school.store
        self.session = desk_of(school)

    def launch(self, context: str = "biology") -> None:
        """Have everybody come by a launch from the course."""
        self.store.platforms.bind(context, "m" * 40, self.school.id)
        for name, person in self.school.persons.items():
            visitor = self.visitor(name)
            self.store.devices.add(visitor, person)
            self.store.courses.came(context, visitor, person, teaches=False)

    def visitor(self, name: str) -> str:
        return self.store.platforms.visitor_of("m" * 40, f"sub-of-{name}")

    def do(self, act: str, **values: object) -> None:
        self.session.do(act, values)

    def grades(self) -> dict[str, CourseGrade]:
        names = {self.visitor(name): name for name in self.school.persons}
        return {names[each.visitor]: each for each in self.store.courses.grades(self.school.id)}

    def said(self) -> str:
        assert self.session.said is not None
        return self.session.say.render(self.session.said)

    def see(self, part: str = "grades") -> str:
        render = course_grades.GRADES if part == "grades" else course_grades.ROSTER
        drawn = BeautifulSoup(str(render.render(self.session.scene())), "html.parser")
        return drawn.get_text(" ", strip=True)


@pytest.fixture
def at(tmp_path: Path) -> AtCourse:
    made = AtCourse(whole_class(tmp_path))
    made.launch()
    return made


def test_a_class_of_no_course_has_no_button_and_no_roster(tmp_path: Path):
    at = AtCourse(whole_class(tmp_path))
    assert (at.see("grades"), at.see("roster")) == ("", "")
    for act in ("grades-release", "grades-sends", "roster-read"):
        at.do(act, checked=True)
        assert at.session.refused


def test_what_is_released_is_what_the_desk_shows(at: AtCourse):
    at.do("grades-release")
    shown = {each.person: each for each in totals(at.session) if each.sheet.startswith("after:")}
    assert set(at.grades()) == {"Ada", "Dea"}
    for name, grade in at.grades().items():
        total = shown[at.school.persons[name]]
        assert (grade.lesson, grade.part) == ("reef", "after")
        assert (grade.due.points, grade.due.of) == (round(total.points, 2), total.of)
        assert grade.due.final is (total.to_read == 0)
    assert "2 scores go" in at.said()


def test_a_late_mark_changes_one_score_only(at: AtCourse):
    at.do("grades-release")
    before = at.grades()
    for each in before.values():
        at.store.courses.sent(each)
    scene = at.session.scene()
    (text, *_) = [each for each in assessed_of(scene).texts("after") if each.waiting]
    late = next(each.row for each in text.answers if each.row.person == at.school.persons["Ada"])
    assert isinstance(text.question.item, Text)
    at.do("mark-level", answer=late.answer, level=text.question.item.levels)
    at.do("grades-release")
    after = at.grades()
    assert after["Dea"].due_time == before["Dea"].due_time
    assert after["Ada"].due.points == before["Ada"].due.points + late.of
    assert [name for name, each in after.items() if not each.is_sent] == ["Ada"]
    at.do("grades-release")
    assert at.grades()["Ada"].due_time == after["Ada"].due_time


def test_the_match_of_the_class_counts_and_not_one_at_home(at: AtCourse):
    """Another sitting of *After* follows the desk's rule: that of the class's table counts."""
    at.do("grades-release")
    first = at.grades()["Ada"].due
    match = str(at.store.classes.tables(at.school.id)[0].match)
    asked = [each for each in at.school.after("Ada", match, 0)[1] if ":" not in each.id]
    at.school.answer_all("Ada", "after:elsewhere:1", asked, knows=0.0)
    at.session = desk_of(at.school)
    at.do("grades-release")
    assert at.grades()["Ada"].due == first


def test_the_desk_says_what_went_and_why_the_rest_did_not(at: AtCourse):
    at.do("grades-release")
    grades = at.grades()
    at.store.courses.sent(grades["Ada"])
    at.store.courses.failed(grades["Dea"], "grades-fault-refused")
    seen = at.see()
    assert "1 of 2 are in the gradebook" in seen
    assert "refused the score. Not sent: Dea" in seen
    assert "The latest went on" in seen
    at.session.ui.hide_names = True
    assert "Dea" not in at.see()


def test_done_work_goes_only_once_it_is_switched_on(at: AtCourse):
    assert at.store.courses.sending(["m" * 40]) == []
    at.do("grades-sends", checked=True)
    assert at.store.courses.sending(["m" * 40]) == [at.school.id]
    assert "checked" in str(course_grades.GRADES.render(at.session.scene()))


def test_the_roster_shows_who_is_still_to_come_and_who_has_left(at: AtCourse):
    assert "is being read" in at.see("roster")
    new = at.visitor("Zoe")
    zoe = at.store.platforms.person_of(new, "Zoe").id
    at.store.classes.join(at.school.id, zoe, "Zoe")
    (course,) = at.store.courses.of_class(at.school.id)
    there = {
        at.visitor("Ada"): (at.school.persons["Ada"], False),
        new: (zoe, False),
        at.visitor("Ms Okafor"): (None, True),
    }
    at.store.courses.enter_roster(course, there, "roster-fault-full")
    seen = at.see("roster")
    assert "2 students and one teacher" in seen
    assert "One has not come here yet" in seen
    assert "no longer in the course: Dea" in seen
    assert "more students than a class can have" in seen
    at.do("roster-read")
    assert at.store.courses.of_class(at.school.id)[0].asked is not None


def test_a_class_that_has_answered_nothing_has_nothing_to_release(tmp_path: Path):
    at = AtCourse(SchoolClass.open(tmp_path, ("Ada",)))
    at.launch()
    at.do("grades-release")
    assert at.session.refused
    assert at.grades() == {}


def test_points_that_are_not_final_yet_are_said_to_be(at: AtCourse):
    at.do("grades-release")
    waiting = [name for name, each in at.grades().items() if not each.due.final]
    assert sorted(waiting) == ["Ada", "Dea"]
    assert "2 of all the scores are not final" in at.said()
