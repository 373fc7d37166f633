"""Rosters and grades, over TLS, at a platform that checks what the specifications ask for."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from reefkit.classroom.store import GradeValue, Store
from reefkit.labs.membership import CLASS_SETTING
from reefkit.serve.lti.configuration import digest, read_platforms
from reefkit.serve.lti.keys import rotate, signing_keys
from reefkit.serve.lti.launch import Launch
from reefkit.serve.lti.launch_records import arrive
from reefkit.serve.lti.requests import session_with_platforms
from reefkit.serve.lti.services import CourseServices
from reefkit.text import catalogue
from tests.desk.pupils import played
from tests.support.certificates import certificate
from tests.support.course import CLIENT, DEPLOYMENT, FILE, Platform, platform_at
from tests.support.gradebook import ITEM, NRPS, SCORE, Gradebook
from tests.support.voila import free_ports

LABS = "https://labs.localhost/"
TEST_USER = "http://purl.imsglobal.org/vocab/lti/system/person#TestUser"
STUDENT, TEACHER = "Learner", "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"


class Hours:
    """A clock that a test puts forward."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


@dataclass
class Bound:
    """A course of the platform with its class here."""

    store: Store
    platform: Platform
    services: CourseServices
    clock: Hours
    course: str
    class_id: str
    people: dict[str, str] = field(default_factory=dict)

    @property
    def gradebook(self) -> Gradebook:
        return self.platform.gradebook

    @property
    def key(self) -> str:
        return digest(self.platform.url, CLIENT)

    @property
    def context(self) -> str:
        return digest(self.platform.url, CLIENT, DEPLOYMENT, self.course)

    def enrol(self, *names: str, **more: object) -> None:
        roster = self.gradebook.rosters.setdefault(self.course, [])
        roster += [
            {"user_id": f"u-{each}", "name": each, "roles": [STUDENT], **more} for each in names
        ]

    def launch(self, *names: str) -> None:
        """Have students come by a launch, as the door notes it."""
        for name in names:
            visitor = self.store.platforms.visitor_of(self.key, f"u-{name}")
            person = self.store.platforms.person_of(visitor, name).id
            self.store.classes.join(self.class_id, person, name)
            self.store.courses.came(self.context, visitor, person, teaches=False)
            self.people[name] = person

    def offer(self, **changes: object) -> None:
        """Say in a launch what the course offers."""
        at = self.platform.direct
        grades = {"lineitems": f"{at}/lineitems/{self.course}", "scope": [ITEM, SCORE]}
        said = {"roster": f"{at}/roster/{self.course}", "grades": grades, **changes}
        self.store.platforms.note(self.context, "", said, {})

    def release(self, **points: float) -> None:
        values = {self.people[name]: GradeValue(each, 20.0) for name, each in points.items()}
        self.store.courses.release(self.class_id, "reef", values)

    def work(self, **later: float) -> None:
        self.clock.ahead += timedelta(**later)
        self.services.work(self.store)

    def figures(self, column: str = "Reef Survivor: After") -> dict[str, float]:
        return self.gradebook.figures(self.course).get(column, {})

    def faults(self) -> set[str]:
        found = self.store.courses.grades(self.class_id)
        return {each.fault for each in found if not each.is_sent}

    def labels(self) -> list[str]:
        return [each.label for each in self.store.classes.members(self.class_id)]


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificate(tmp_path_factory.mktemp("tls"), "localhost")


@pytest.fixture(scope="module")
def running(tls: tuple[Path, Path]) -> Iterator[Platform]:
    with platform_at(free_ports(1)[0], LABS, tls) as found:
        yield found


@pytest.fixture
def bound(running: Platform, tls: tuple[Path, Path], tmp_path: Path) -> Iterator[Bound]:
    """Bind the course ``bio``, where Ada and Ben are."""
    vars(running.gradebook).update(vars(Gradebook()))
    file, clock = tmp_path / "lti.toml", Hours()
    told = {"labs": LABS, "url": running.url, "direct": running.direct}
    file.write_text(FILE.format(**told, client=CLIENT, deployment=DEPLOYMENT))
    store = Store.open(tmp_path / "kept.sqlite", clock=clock)
    keys = [each.jwk() for each in signing_keys(store)]
    running.registration.set_tool_key_set({"keys": keys})
    session = session_with_platforms()
    session.verify, session.trust_env = str(tls[0]), False
    made = CourseServices(read_platforms(str(file)), session, catalogue("en"), clock)
    yield _bind(store, running, made, clock, "bio")
    assert running.gradebook.wrong == []
    store.close()


def _bind(
    store: Store,
    platform: Platform,
    made: CourseServices,
    clock: Hours,
    course: str,
    **offers: object,
) -> Bound:
    row, _ = store.classes.create(course)
    found = Bound(store, platform, made, clock, course, row.id)
    assert store.platforms.bind(found.context, found.key, row.id) is not None
    found.offer(**offers)
    found.enrol("Ada", "Ben")
    found.launch("Ada", "Ben")
    return found


# -- grades ----------------------------------------------------------------------------------------


def test_scores_stand_in_the_gradebook_and_again_where_they_change(bound: Bound):
    bound.release(Ada=15.0, Ben=5.0)
    bound.work()
    assert bound.figures() == {"u-Ada": 15.0, "u-Ben": 5.0}
    posts = bound.gradebook.asked["Scores"]
    bound.work()
    bound.release(Ada=15.0, Ben=6.5)
    bound.work()
    assert bound.figures() == {"u-Ada": 15.0, "u-Ben": 6.5}
    assert bound.gradebook.asked["Scores"] == posts + 1  # the other is not sent again
    assert len(bound.gradebook.items["bio"]) == 1


def test_what_was_done_goes_by_itself_once_it_is_switched_on(bound: Bound):
    bound.store.work.finish(bound.people["Ada"], "reef", "before")
    seats = [(bound.people["Ada"],), (bound.people["Ben"],)]
    match = played(("Ada", "Ben"), 5, notes={(1, 0): "More types."})
    bound.store.classes.lay_table(bound.class_id, "Turtle", "reef", match, seats)
    bound.work()
    assert bound.gradebook.figures("bio") == {}
    bound.store.courses.set_sends(bound.class_id, True)
    bound.work()
    assert bound.figures("Reef Survivor: Before") == {"u-Ada": 1.0}
    assert bound.figures("Reef Survivor: match played") == {}  # its last move was just now
    bound.work(minutes=2)
    # A bot decided everything for Ben.
    assert bound.figures("Reef Survivor: match played") == {"u-Ada": 1.0}


def test_a_match_that_is_not_over_is_not_played(bound: Bound):
    seats = [(bound.people["Ada"],), (bound.people["Ben"],)]
    match = played(("Ada", "Ben"), 5, to_round=1, notes={(1, 0): "More types."})
    bound.store.classes.lay_table(bound.class_id, "Turtle", "reef", match, seats)
    bound.store.courses.set_sends(bound.class_id, True)
    bound.work(minutes=2)
    assert bound.gradebook.figures("bio") == {}


def test_a_platform_that_is_away_for_a_day_loses_nothing(bound: Bound):
    bound.work()
    bound.release(Ada=15.0, Ben=5.0)
    bound.gradebook.instead = 503, {}
    bound.work(minutes=1)
    assert bound.faults() == {"grades-fault-away"}
    for _ in range(24):
        bound.work(hours=1)
    asked = sum(bound.gradebook.asked.values())
    bound.work(seconds=1)  # is left alone meanwhile
    assert sum(bound.gradebook.asked.values()) == asked
    bound.release(Ada=16.0)
    bound.gradebook.instead = None
    bound.work(minutes=16)
    assert bound.figures() == {"u-Ada": 16.0, "u-Ben": 5.0}


def test_a_platform_that_nobody_reaches_is_away(bound: Bound):
    bound.work()
    bound.release(Ada=15.0)
    gone = f"https://localhost:{free_ports(1)[0]}"
    bound.offer(grades={"lineitems": f"{gone}/lineitems/bio", "scope": [ITEM, SCORE]})
    bound.work()
    assert bound.faults() == {"grades-fault-away"}
    bound.offer()
    bound.work(minutes=16)
    assert bound.figures() == {"u-Ada": 15.0}


def test_a_platform_says_itself_how_long_it_wants_to_be_left_alone(bound: Bound):
    bound.work()
    bound.release(Ada=15.0)
    bound.gradebook.instead = 429, {"Retry-After": "1800"}
    bound.work()
    assert bound.faults() == {"grades-fault-busy"}
    bound.gradebook.instead = None
    bound.work(minutes=29)
    assert bound.figures() == {}
    bound.work(minutes=2)
    assert bound.figures() == {"u-Ada": 15.0}


@pytest.mark.parametrize("refused_by", ["launch", "token"])
def test_without_leave_nothing_is_sent_and_the_desk_knows_why(bound: Bound, refused_by: str):
    if refused_by == "token":
        bound.gradebook.scopes = {NRPS}
    else:
        at = f"{bound.platform.direct}/lineitems/bio"
        bound.offer(grades={"lineitems": at, "scope": [ITEM]})
    bound.release(Ada=15.0)
    bound.work()
    assert bound.faults() == {"grades-fault-leave"}
    bound.gradebook.scopes = {NRPS, ITEM, SCORE}
    bound.offer()
    visitor = bound.store.platforms.visitor_of(bound.key, "u-Teacher")
    bound.store.courses.came(bound.context, visitor, None, teaches=True)
    bound.work()
    assert bound.figures() == {"u-Ada": 15.0}


def test_where_links_offer_no_gradebook_the_desk_says_so(bound: Bound):
    given = bound.store, bound.platform, bound.services, bound.clock
    other = _bind(*given, "geo", grades={}, roster=None)
    other.release(Ada=15.0)
    other.work()
    (course,) = other.store.courses.of_class(other.class_id)
    assert (other.faults(), course.fault) == ({"grades-fault-service"}, "roster-fault-service")
    other.offer()
    other.offer(grades={}, roster=None)  # a launch that tells nothing takes nothing away
    other.work(minutes=1)
    assert other.gradebook.figures("geo") == {"Reef Survivor: After": {"u-Ada": 15.0}}


def test_a_column_that_the_platform_made_for_the_link_gets_the_score(bound: Bound):
    at = f"{bound.platform.direct}/lineitems/bio/1/lineitem?type_id=4"
    bound.gradebook.items["bio"] = [{"id": at, "label": "Reef, week 3", "scoreMaximum": 100}]
    visitor = bound.store.platforms.visitor_of(bound.key, "u-Ada")
    named = {"reef/after": at, "climate/after": "http://elsewhere.example/1"}
    bound.store.courses.came(
        bound.context, visitor, bound.people["Ada"], teaches=False, columns=named
    )
    bound.release(Ada=15.0)
    bound.work()
    assert bound.figures("Reef, week 3") == {"u-Ada": 75.0}


def test_a_student_whom_the_platform_does_not_know_keeps_nobody_else_from_it(bound: Bound):
    bound.launch("Zoe")
    bound.release(Zoe=9.0, Ada=15.0)
    (course,) = bound.store.courses.of_class(bound.class_id)
    bound.store.courses.roster_failed(course, "", None)  # else it would be known that Zoe has left
    bound.work()
    assert (bound.figures(), bound.faults()) == ({"u-Ada": 15.0}, {"grades-fault-unknown"})


def test_a_column_that_was_deleted_there_is_made_again(bound: Bound):
    bound.release(Ada=15.0)
    bound.work()
    bound.gradebook.items["bio"].clear()
    bound.gradebook.scores.clear()
    bound.release(Ada=16.0)
    bound.work()
    assert bound.figures() == {"u-Ada": 16.0}


def test_a_column_is_found_on_a_later_page_and_not_made_twice(bound: Bound):
    at = f"{bound.platform.direct}/lineitems/bio"
    others = [
        {"id": f"{at}/{n}/lineitem?type_id=4", "label": f"Essay {n}", "scoreMaximum": 10}
        for n in range(1, 6)
    ]
    mine = {"label": "Ours", "scoreMaximum": 40, "tag": "after", "resourceId": "reefkit-reef"}
    bound.gradebook.items["bio"] = [*others, {**mine, "id": f"{at}/6/lineitem?type_id=4"}]
    bound.release(Ada=15.0)
    bound.work()
    assert bound.figures("Ours") == {"u-Ada": 30.0}
    assert len(bound.gradebook.items["bio"]) == 6


def test_a_score_whose_answer_was_lost_is_sent_again_and_does_no_harm(bound: Bound):
    bound.release(Ada=15.0)
    (grade,) = bound.store.courses.grades(bound.class_id)
    bound.work()
    bound.store.courses.failed(grade, "grades-fault-away")
    with bound.store._database.write() as connection:
        connection.exec_driver_sql("UPDATE grades SET sent = ''")
    bound.work(minutes=5)
    assert bound.gradebook.asked["Scores"] == 2
    assert (bound.figures(), bound.faults()) == ({"u-Ada": 15.0}, set())


def test_points_that_wait_for_the_teacher_are_no_figure_yet(bound: Bound):
    value = GradeValue(15.0, 20.0, complete=False, final=False)
    bound.store.courses.release(bound.class_id, "reef", {bound.people["Ada"]: value})
    bound.work()
    assert bound.figures() == {}
    (score,) = [each for column in bound.gradebook.scores.values() for each in column.values()]
    assert (score["activityProgress"], score["gradingProgress"]) == ("InProgress", "PendingManual")


def test_two_courses_get_their_own_grades_only(bound: Bound):
    other = _bind(bound.store, bound.platform, bound.services, bound.clock, "geo")
    other.store.courses.set_sends(other.class_id, True)
    bound.release(Ada=15.0)
    bound.work()
    assert bound.gradebook.figures("geo") == {}
    other.release(Ben=4.0)
    bound.work()
    assert bound.gradebook.figures("geo") == {"Reef Survivor: After": {"u-Ben": 4.0}}
    assert bound.figures() == {"u-Ada": 15.0}


def test_a_key_that_was_changed_signs_what_is_asked_next(bound: Bound):
    rotate(bound.store)
    keys = [each.jwk() for each in signing_keys(bound.store)]
    bound.platform.registration.set_tool_key_set({"keys": keys[:1]})
    bound.release(Ada=15.0)
    bound.work()
    assert bound.figures() == {"u-Ada": 15.0}


def test_no_token_and_no_answer_is_logged(bound: Bound, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.DEBUG):
        bound.work()
        bound.release(Ada=15.0)
        bound.gradebook.instead = 503, {}
        bound.work()
        bound.gradebook.instead = None
        bound.work(hours=1)
    assert bound.figures() == {"u-Ada": 15.0}
    assert "a platform is away" in caplog.text
    for secret in (*bound.gradebook.tokens, "secret-of-the-platform", "client_assertion", "u-Ada"):
        assert secret not in caplog.text


# -- the roster ------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_test", [True, False])
def test_a_platform_s_test_student_plays_outside_the_class(bound: Bound, *, is_test: bool):
    launch = Launch(
        issuer=bound.platform.url, client_id=CLIENT, deployment=DEPLOYMENT, platform=bound.key,
        subject="u-T", name="Test Student", teaches=False, is_test_student=is_test, context=bound.context,
        title="",
    )  # fmt: skip
    visitor, context, lab = arrive(bound.store, launch, "Student", "reef")
    assert (context is not None, lab) == (True, "reef"), "the lesson opens all the same"
    assert (bound.store.work.recall(f"visitor:{visitor}", CLASS_SETTING) is None) == is_test
    assert bound.labels() == ["Ada", "Ben", *([] if is_test else ["Test Student"])]
    assert len(bound.store.courses.members(bound.class_id)) == (2 if is_test else 3)


def test_the_first_launch_prepares_a_place_for_everybody_in_the_course(bound: Bound):
    bound.enrol("Cleo", "Dara", "Eli")
    bound.gradebook.rosters["bio"].append(
        {"user_id": "u-t", "name": "Ms Okafor", "roles": [TEACHER]}
    )
    bound.enrol("Gone", status="Inactive")
    bound.enrol("Test", roles=[STUDENT, TEST_USER])
    bound.work()
    assert bound.labels() == ["Ada", "Ben", "Cleo", "Dara", "Eli"]
    (course,) = bound.store.courses.of_class(bound.class_id)
    assert (course.fault, course.asked, bool(course.read)) == ("", None, True)
    members = bound.store.courses.members(bound.class_id)
    assert sum(each.teaches for each in members) == 1
    visitor = bound.store.platforms.visitor_of(bound.key, "u-Cleo")
    cleo = bound.store.platforms.person_of(visitor, "Cleo").id  # who comes later is the same
    assert cleo in {each.person for each in bound.store.classes.members(bound.class_id)}


def test_whoever_left_is_marked_and_whoever_comes_back_is_not(bound: Bound):
    bound.work()
    roster = bound.gradebook.rosters["bio"]
    (ben,) = [each for each in roster if each["name"] == "Ben"]
    roster.remove(ben)
    bound.store.courses.ask_roster(bound.class_id)
    bound.work()
    gone = {each.person for each in bound.store.courses.members(bound.class_id) if each.gone}
    assert (gone, bound.labels()) == ({bound.people["Ben"]}, ["Ada", "Ben"])
    roster.append(ben)
    bound.store.courses.ask_roster(bound.class_id)
    bound.work()
    assert not [each for each in bound.store.courses.members(bound.class_id) if each.gone]


def test_students_without_a_name_are_told_apart_by_number(bound: Bound):
    roster = bound.gradebook.rosters["bio"]
    roster += [{"user_id": f"x-{n}", "roles": [STUDENT]} for n in range(2)]
    roster.append({"user_id": "x-2", "roles": [STUDENT], "name": " \u202e "})
    roster.append({"user_id": "x-3", "roles": [STUDENT], "given_name": "Fay", "family_name": "Y"})
    bound.work()
    assert bound.labels() == ["Ada", "Ben", "Student 3", "Student 4", "Student 5", "Fay Y"]
    bound.store.courses.ask_roster(bound.class_id)
    bound.work()
    assert len(bound.labels()) == 6


def test_whom_the_teacher_took_out_stays_out(bound: Bound):
    bound.store.classes.remove(bound.class_id, bound.people["Ben"])
    bound.work()
    assert bound.labels() == ["Ada"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"roster": "http://elsewhere.example/roster"}, "roster-fault-service"),
        ({"roster": "/nowhere"}, "roster-fault-service"),
    ],
)
def test_a_course_without_a_roster_says_so(bound: Bound, change: dict[str, Any], fault: str):
    bound.offer(**change)
    bound.work()
    (course,) = bound.store.courses.of_class(bound.class_id)
    assert course.fault == fault


@pytest.mark.parametrize(
    "odd", [["no roster"], [{"user_id": 7, "roles": [STUDENT]}, {"name": "x"}], [7]]
)
def test_an_odd_roster_changes_nothing(bound: Bound, odd: list[Any]):
    bound.gradebook.rosters["bio"] = odd
    bound.work()
    (course,) = bound.store.courses.of_class(bound.class_id)
    assert course.fault == "roster-fault-odd"
    assert bound.labels() == ["Ada", "Ben"]


def test_a_roster_is_read_once_its_platform_is_back(bound: Bound):
    bound.enrol("Cleo")
    bound.gradebook.instead = 500, {}
    bound.work()
    (course,) = bound.store.courses.of_class(bound.class_id)
    assert course.fault == "roster-fault-away"
    bound.gradebook.instead = None
    bound.work(minutes=16)
    assert bound.labels() == ["Ada", "Ben", "Cleo"]


def test_of_more_students_than_a_class_has_room_for_the_desk_knows(bound: Bound):
    bound.enrol(*(f"S{n}" for n in range(200)))
    bound.gradebook.page = 50
    bound.work()
    (course,) = bound.store.courses.of_class(bound.class_id)
    assert (course.fault, len(bound.labels())) == ("roster-fault-full", 200)
