"""Courses of learning platforms: what a grade is, and what stays due until a gradebook has it."""

import threading
from dataclasses import dataclass, field
from datetime import timedelta

import pytest
from sqlalchemy import select

from reefkit.classroom.store import ClassRow, GradeValue, Store, schema
from reefkit.classroom.store.classes.courses import HELD_SECONDS, is_asked
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import lay
from tests.classroom.conftest import Opener

MOODLE, CANVAS = "m" * 40, "c" * 40


@dataclass
class Course:
    """A class that belongs to a course, whose people have come by launches."""

    store: Store
    klass: ClassRow
    context: str
    platform: str = MOODLE
    people: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, store: Store, context: str = "biology", platform: str = MOODLE) -> "Course":
        klass, _ = store.classes.create(context)
        assert store.platforms.bind(context, platform, klass.id) is not None
        return cls(store, klass, context, platform)

    def launch(self, *names: str) -> None:
        for name in names:
            visitor = self.visitor(name)
            person = self.store.platforms.person_of(visitor, name).id
            self.store.classes.join(self.klass.id, person, name)
            self.store.courses.came(self.context, visitor, person, teaches=False)
            self.people[name] = person

    def visitor(self, name: str) -> str:
        return self.store.platforms.visitor_of(self.platform, f"sub-of-{name}")

    def before(self, name: str, lesson: str = "toy") -> None:
        self.store.work.finish(self.people[name], lesson, "before")

    def reckon(self, *, played: bool = False, lesson: str = "toy") -> int:
        return self.store.courses.reckon(self.klass.id, lesson, lambda *_: played)

    def release(self, **points: float) -> int:
        values = {self.people[name]: GradeValue(each, 10.0) for name, each in points.items()}
        return self.store.courses.release(self.klass.id, "toy", values)

    def due(self) -> list[tuple[str, str, float]]:
        """List what is due, as a server sees that takes the course."""
        course = self.store.courses.take([self.platform])
        if course is None:
            return []
        names = {self.visitor(name): name for name in self.people}
        found = self.store.courses.due(course)
        self.store.courses.let_go(course)
        return sorted((names[each.visitor], each.part, each.due.points) for each in found)

    def send(self) -> None:
        for each in self.store.courses.grades(self.klass.id):
            self.store.courses.sent(each)

    def read_roster(self) -> None:
        (course,) = self.store.courses.of_class(self.klass.id)
        members = self.store.courses.members(self.klass.id)
        there = {each.visitor: (each.person, each.teaches) for each in members}
        self.store.courses.enter_roster(course, there, "")


@pytest.fixture
def course(store: Store) -> Course:
    made = Course.of(store)
    made.launch("Ada", "Ben")
    made.read_roster()
    return made


@on_both
def test_what_was_done_is_due_once_and_what_was_not_never(course: Course):
    course.before("Ada")
    assert course.reckon() == 1
    assert course.reckon() == 0
    assert course.due() == [("Ada", "before", 1.0)]
    members = {each.label: each for each in course.store.classes.members(course.klass.id)}
    lay(course.store, course.klass, [members["Ada"]], [members["Ben"]])
    assert course.reckon(played=False) == 0
    assert course.reckon(played=True) == 2
    course.send()
    assert (course.due(), course.reckon(played=True)) == ([], 0)


def test_before_of_a_lesson_that_the_class_has_never_had_is_not_due(course: Course):
    course.before("Ada", "climate")
    assert course.reckon(lesson="toy") == 0
    assert course.reckon(lesson="climate") == 1


@on_both
def test_releasing_again_sends_what_has_changed_and_only_that(course: Course):
    assert course.release(Ada=4.0, Ben=7.5) == 2
    course.send()
    assert course.release(Ada=4.0, Ben=7.5) == 0
    assert course.due() == []
    assert course.release(Ada=4.0, Ben=9.0) == 1
    assert course.due() == [("Ben", "after", 9.0)]


def test_a_grade_that_changes_while_it_is_sent_stays_due(course: Course):
    course.release(Ada=4.0)
    (taken,) = course.store.courses.grades(course.klass.id)
    course.release(Ada=5.0)
    course.store.courses.sent(taken)
    assert course.due() == [("Ada", "after", 5.0)]
    (grade,) = course.store.courses.grades(course.klass.id)
    assert (grade.sent, grade.due_time > taken.due_time) == (GradeValue(4.0, 10.0), True)
    assert grade.tries == 0


def test_a_later_grade_has_a_later_time_though_the_clock_went_back(course: Course):
    course.release(Ada=4.0)
    (first,) = course.store.courses.grades(course.klass.id)
    course.store._clock.now -= timedelta(hours=1)  # type: ignore[attr-defined]
    course.release(Ada=5.0)
    (second,) = course.store.courses.grades(course.klass.id)
    assert second.due_time > first.due_time


def test_a_refused_grade_rests_for_longer_each_time_until_it_is_released_again(course: Course):
    course.release(Ada=4.0)
    rests = []
    for _ in range(3):
        (grade,) = course.store.courses.grades(course.klass.id)
        course.store.courses.failed(grade, "grades-fault-refused")
        (grade,) = course.store.courses.grades(course.klass.id)
        assert course.due() == []
        before = course.store._clock.now  # type: ignore[attr-defined]
        while not course.due():
            course.store._clock.now += timedelta(seconds=5)  # type: ignore[attr-defined]
        rests.append(course.store._clock.now - before)  # type: ignore[attr-defined]
    assert rests[0] < rests[1] < rests[2]
    assert (grade.tries, grade.fault) == (3, "grades-fault-refused")
    course.store.courses.failed(grade, "grades-fault-refused")
    assert course.release(Ada=4.0) == 0
    assert course.due() == [("Ada", "after", 4.0)]


def test_what_a_clock_that_was_ahead_has_put_off_is_due_once_it_is_right(course: Course):
    clock, ahead = course.store._clock, timedelta(days=300)
    course.release(Ada=4.0)
    (grade,) = course.store.courses.grades(course.klass.id)
    clock.now += ahead  # type: ignore[attr-defined]
    (row,) = course.store.courses.of_class(course.klass.id)
    course.store.courses.roster_failed(row, "grades-fault-refused", 60.0)
    course.store.courses.failed(grade, "grades-fault-refused")
    assert course.due() == []
    (row,) = course.store.courses.of_class(course.klass.id)
    assert not is_asked(row, clock())
    clock.now -= ahead  # type: ignore[attr-defined]
    assert is_asked(row, clock())
    assert course.due() == [("Ada", "after", 4.0)]


@on_both
def test_a_course_is_taken_by_one_server_at_a_time(course: Course, place: str, opened: Opener):
    course.release(Ada=4.0)
    servers = [opened(place) for _ in range(3)]
    for server in servers:
        server._clock.now += timedelta(hours=1)  # type: ignore[attr-defined]
    found: list[object] = []
    gate = threading.Barrier(len(servers))

    def take(server: Store) -> None:
        gate.wait()
        found.append(server.courses.take([MOODLE]))

    threads = [threading.Thread(target=take, args=(server,)) for server in servers]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sum(each is not None for each in found) == 1
    for server in servers:  # who took it was killed, and says no more
        server._clock.now += timedelta(seconds=2 * HELD_SECONDS)  # type: ignore[attr-defined]
    assert servers[0].courses.take([MOODLE]) is not None


def test_only_courses_of_platforms_that_a_server_knows_are_taken(course: Course):
    course.release(Ada=4.0)
    assert course.store.courses.take([CANVAS]) is None
    assert course.store.courses.take([]) is None
    assert course.store.courses.take([CANVAS, MOODLE]) is not None


def test_another_course_gets_nothing_even_of_somebody_who_is_in_both_classes(course: Course):
    other = Course.of(course.store, "geology")
    other.launch("Cleo")
    other.read_roster()
    course.store.classes.join(
        other.klass.id, course.people["Ada"], "Ada"
    )  # by a code, not a launch
    course.before("Ada")
    course.reckon()
    other.reckon()
    course.release(Ada=4.0)
    other.people["Ada"] = course.people["Ada"]
    assert other.release(Ada=9.0) == 0
    assert course.store.courses.grades(other.klass.id) == []
    found = {(each.part, each.due.points) for each in course.store.courses.grades(course.klass.id)}
    assert found == {("before", 1.0), ("after", 4.0)}


def test_nothing_new_goes_of_whom_the_roster_or_the_class_has_no_more(course: Course):
    (known,) = course.store.courses.of_class(course.klass.id)
    course.store.courses.enter_roster(
        known, {course.visitor("Ben"): (course.people["Ben"], False)}, ""
    )
    gone = [each for each in course.store.courses.members(course.klass.id) if each.gone]
    assert [each.person for each in gone] == [course.people["Ada"]]
    assert len(course.store.classes.members(course.klass.id)) == 2  # shown, and not erased
    course.store.classes.remove(course.klass.id, course.people["Ben"])
    assert course.release(Ada=1.0, Ben=1.0) == 0
    course.launch("Ada")  # is back
    assert course.release(Ada=1.0, Ben=1.0) == 1


def test_switched_off_nothing_waits_but_what_was_released(course: Course):
    course.store.courses.set_sends(course.klass.id, True)
    assert course.store.courses.sending([MOODLE]) == [course.klass.id]
    course.before("Ada")
    course.reckon()
    course.release(Ben=2.0)
    course.store.courses.set_sends(course.klass.id, False)
    assert course.store.courses.sending([MOODLE]) == []
    assert course.due() == [("Ben", "after", 2.0)]


def test_a_link_is_of_the_course_where_it_was_first_launched(course: Course):
    platforms = course.store.platforms
    assert platforms.note("biology", "quiz", {"roster": "u"}, {"lineitem": "l"})
    assert not platforms.note("physics", "quiz", {}, {})
    found = platforms.context("biology")
    assert found is not None
    assert found.services == '{"roster":"u"}'


def test_a_launch_is_good_once(course: Course):
    assert [course.store.platforms.spend("nonce", 60.0) for _ in range(2)] == [True, False]


def test_two_who_are_made_one_have_the_work_of_both(course: Course):
    course.before("Ben")
    course.store.classes.merge(course.klass.id, course.people["Ada"], course.people["Ben"])
    course.reckon()
    assert course.due() == [("Ada", "before", 1.0), ("Ben", "before", 1.0)]


@pytest.mark.parametrize("what", ["class", "person"])
def test_whoever_is_erased_leaves_no_grade(course: Course, what: str):
    course.before("Ada")
    course.reckon()
    course.release(Ada=4.0, Ben=4.0)
    visitor = course.visitor("Ada")
    if what == "class":
        course.store.classes.erase(course.klass.id)
    else:
        course.store.classes.erase_person(course.klass.id, course.people["Ada"])
    left = []
    with course.store._database.read() as connection:
        for table in (schema.grades, schema.course_members, schema.courses):
            left += connection.execute(select(table)).all()
    assert not any(visitor in row for row in left)
    assert bool(left) is (what == "person")
