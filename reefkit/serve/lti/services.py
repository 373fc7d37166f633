"""Calls to a platform's services: reading a course's roster (NRPS) and sending grades (AGS).

A platform may be slow or unreachable, so calls are made in a thread, and due grades stay in the
store until they are sent (`store.courses`). Answers of platforms are not logged: they may contain
access tokens.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urljoin, urlsplit

import requests
from pylti1p3.assignments_grades import AssignmentsGradesService
from pylti1p3.exception import LtiException, LtiServiceException
from pylti1p3.grade import Grade
from pylti1p3.lineitem import LineItem
from pylti1p3.service_connector import ServiceConnector

from reefkit.classroom.store.classes.courses import AFTER, is_asked
from reefkit.classroom.store.classes.members import MOST_MEMBERS
from reefkit.games import games
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.setting import setting_of
from reefkit.match.deadlines import Clock
from reefkit.match.errors import Rejection
from reefkit.match.log import Entry
from reefkit.match.table import utc_now
from reefkit.serve.lti.command import SCOPES
from reefkit.serve.lti.configuration import PER_CENT, PlatformFile, column_marks, leads_out
from reefkit.serve.lti.keys import registration_of, signing_keys
from reefkit.serve.lti.launch import is_test_student, teaches
from reefkit.text import Catalogue, Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import CourseGrade, PlatformCourse, Store

ROSTER, COLUMN, _, SCORE = SCOPES
SECONDS_BETWEEN = 10.0
SECONDS_AT_A_COURSE = 120.0
"""Seconds of sending grades after which the next course is served."""
FIRST_PAUSE, LONGEST_PAUSE, MOST_ASKED_PAUSE = 20, 900, 3600
"""Seconds of pause for an unreachable platform: the first; the longest, after doubling each time;
and the longest that a platform may request."""
QUIET_SECONDS = 60.0
"""Seconds without a move after which a match is opened to see whether it is over."""
MOST_COURSES = 20
"""Most courses served by one call of `CourseServices.work`."""
MOST_PAGES, MOST_LISTED = 100, 2_000
PASSING = {"away", "busy"}
"""Faults that are temporary and concern all requests to a platform; others concern one request."""

_MEMBERS = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json"
_COLUMNS = "application/vnd.ims.lis.v2.lineitemcontainer+json"
_NEW_COLUMN = "application/vnd.ims.lis.v2.lineitem+json"
_CONTEXT_ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#"

Answer = TypeVar("Answer")
Listed = tuple[str, str, bool]
"""A person of a roster: id on the platform, name (may be empty), and whether they teach."""


class _Unmet(Exception):  # noqa: N818 - a state of the platform
    """A platform did not fulfil a request.

    `fault`: "away", "busy", "leave" (not permitted), "unknown", "there" (conflict), "service" (not
    offered) or "refused"; the id of the sentence about an unsent grade ends with it.
    `pause`: Seconds that the platform asked to wait; None if it did not.
    """

    def __init__(self, fault: str, pause: float | None = None) -> None:
        super().__init__(fault)
        self.fault, self.pause = fault, pause


class CourseServices:
    """Reads rosters and sends grades, for the platforms of a file.

    `say`: The catalogue for titles of columns and names of unnamed students.
    """

    def __init__(
        self,
        file: PlatformFile,
        session: requests.Session,
        say: Catalogue,
        clock: Clock = utc_now,
    ) -> None:
        self._session, self._say, self._clock = session, say, clock
        self._platforms = {each.key: each for each in file.platforms.values()}
        self._turn = threading.Lock()
        self._ended = threading.Event()
        self._played: dict[str, tuple[int, frozenset[int]]] = {}
        self._pauses: dict[str, int] = {}

    def end(self) -> None:
        self._ended.set()

    def work(self, store: Store) -> None:
        """Make completed work due, then read rosters and send grades, of some courses.

        Do nothing if an earlier call is still working.

        Raises
        ------
        StoreFault
            If the store cannot be used.
        """
        if not self._turn.acquire(blocking=False):
            return
        try:
            for class_id in store.courses.sending(self._platforms):
                self._reckon(store, class_id)
            for _ in range(MOST_COURSES):
                course = None if self._ended.is_set() else store.courses.take(self._platforms)
                if course is None:
                    return
                self._serve(store, course)
        finally:
            self._turn.release()

    # -- completed work ------------------------------------------------------------------------

    def _reckon(self, store: Store, class_id: str) -> None:
        try:
            lesson = setting_of(store.classes.control(class_id).setting).game
            played = lambda row, seat: seat in self._seats_played(store, row.match)  # noqa: E731
            store.courses.reckon(class_id, lesson, played)
        except Rejection:
            return  # the class was erased meanwhile

    def _seats_played(self, store: Store, match: str | None) -> frozenset[int]:
        found = store.matches.rows([match]) if match is not None else []
        if match is None or not found:
            return frozenset()
        entries, seats = self._played.get(match, (-1, frozenset()))
        since = self._clock() - datetime.fromisoformat(found[0].updated)
        if entries != found[0].entries and abs(since.total_seconds()) >= QUIET_SECONDS:
            seats = _seats_played(store, match)
            self._played[match] = found[0].entries, seats
        return seats

    # -- one course ----------------------------------------------------------------------------

    def _serve(self, store: Store, course: PlatformCourse) -> None:
        pause = 0.0
        try:
            connector = self._connector(store, course)
            if is_asked(course, self._clock()):
                self._read_roster(store, course, connector)
            self._send(store, course, connector)
            self._pauses.pop(course.context, None)
        except _Unmet as unmet:
            count = self._pauses[course.context] = self._pauses.get(course.context, 0) + 1
            pause = unmet.pause or min(FIRST_PAUSE * 2 ** (count - 1), LONGEST_PAUSE)
            # no reader: for the log
            logging.getLogger("reefkit.courses").warning("a platform is %s", unmet.fault)
        finally:
            store.courses.let_go(course, pause)

    def _connector(self, store: Store, course: PlatformCourse) -> ServiceConnector:
        platform = self._platforms[course.platform]
        registration = registration_of(platform, signing_keys(store)[0])
        return ServiceConnector(registration, self._session)

    # -- the roster ----------------------------------------------------------------------------

    def _read_roster(
        self, store: Store, course: PlatformCourse, connector: ServiceConnector
    ) -> None:
        url = _address(course.services.get("roster"))
        if not url:
            store.courses.roster_failed(course, "roster-fault-service", None)
            return
        try:
            pages = _pages(connector, [ROSTER], url, _MEMBERS)
            listed = [_listed(each) for page in pages for each in page["members"]]
        except _Unmet as unmet:
            is_away = unmet.fault in PASSING
            fault = {"leave": "leave", "unknown": "service"}.get(unmet.fault, "odd")
            store.courses.roster_failed(
                course, f"roster-fault-{'away' if is_away else fault}", 0.0 if is_away else None
            )
            if is_away:
                raise
            return
        except (TypeError, KeyError, AttributeError):
            store.courses.roster_failed(course, "roster-fault-odd", None)
            return
        self._enter(store, course, [each for each in listed if each is not None])

    def _enter(self, store: Store, course: PlatformCourse, listed: list[Listed]) -> None:
        members: dict[str, tuple[str | None, bool]] = {}
        fault = "roster-fault-full" if len(listed) > MOST_LISTED else ""
        inside = {each.person for each in store.classes.members(course.class_id, removed=True)}
        for subject, full_name, is_teacher in listed[:MOST_LISTED]:
            visitor = store.platforms.visitor_of(course.platform, subject)
            if is_teacher:
                members[visitor] = None, True
                continue
            number = message("desk-student", number=len(inside) + 1)
            name = full_name or self._say.render(number)
            if len(inside) >= MOST_MEMBERS:
                fault = "roster-fault-full"
                continue
            person = store.platforms.person_of(visitor, name).id
            try:
                if person not in inside:
                    store.classes.join(course.class_id, person, name, listed=True)
            except Rejection:  # the name has no visible letters
                name = self._say.render(number)
                store.classes.join(course.class_id, person, name, listed=True)
            inside.add(person)
            members[visitor] = person, False
        store.courses.enter_roster(course, members, fault)

    # -- grades --------------------------------------------------------------------------------

    def _send(self, store: Store, course: PlatformCourse, connector: ServiceConnector) -> None:
        ends = time.monotonic() + SECONDS_AT_A_COURSE
        service = _Gradebook(course, connector, store)
        for grade in store.courses.due(course):
            if self._ended.is_set() or time.monotonic() > ends:
                return
            try:
                service.put(grade, self._title(grade))
            except _Unmet as unmet:
                if unmet.fault in PASSING:
                    store.courses.put_off(course, f"grades-fault-{unmet.fault}")
                    raise
                store.courses.failed(grade, f"grades-fault-{unmet.fault}")
            else:
                store.courses.sent(grade)

    def _title(self, grade: CourseGrade) -> str:
        lab = desk_labs().get(grade.lesson)
        lesson = grade.lesson if lab is None else self._say.render(lab.title)
        return self._say.render(Message(f"grades-column-{grade.part}", {"lesson": lesson}))


def _seats_played(store: Store, match: str) -> frozenset[int]:
    try:
        table = store.matches.open(match, games())
        if not table.view(None).over:
            return frozenset()
    except ReefkitError:
        return frozenset()  # a damaged match counts as not played
    return _deciders(table.match.entries)


def _deciders(entries: Iterable[Entry]) -> frozenset[int]:
    return frozenset(
        each.seat for each in entries if each.seat is not None and each.author == "person"
    )


class _Gradebook:
    """Puts grades into a course's gradebook columns, and makes missing columns."""

    def __init__(self, course: PlatformCourse, connector: ServiceConnector, store: Store) -> None:
        service: Mapping[str, Any] = course.services.get("grades") or {}
        given = service.get("scope")
        self._scopes = [each for each in (COLUMN, SCORE) if each in (given or ())]
        self._items = _address(service.get("lineitems"))
        self._columns = {name: url for name, url in course.columns.items() if _address(url)}
        self._course, self._connector, self._store = course, connector, store
        self._known: list[dict[str, Any]] | None = None

    def put(self, grade: CourseGrade, title: str) -> None:
        """Send a grade; if its known column no longer exists, find or make it again.

        `title`: Title of a column that is made.

        Raises
        ------
        _Unmet
            If the platform does not accept it.
        """
        name = f"{grade.lesson}/{grade.part}"
        if not self._items and name not in self._columns:
            raise _Unmet("service")
        if SCORE not in self._scopes:
            raise _Unmet("leave")
        subject = self._store.courses.subject_of(grade.visitor)
        if subject is None:
            raise _Unmet("unknown")
        is_old = name in self._columns
        try:
            self._put(grade, subject, self._columns.get(name) or self._column(grade, title))
        except _Unmet as unmet:
            if unmet.fault != "unknown" or not is_old or not self._items:
                raise
            self._keep(name, "")
            self._put(grade, subject, self._column(grade, title))

    def _put(self, grade: CourseGrade, subject: str, url: str) -> None:
        due = grade.due
        score = Grade().set_user_id(subject).set_score_given(due.points).set_score_maximum(due.of)
        score.set_activity_progress("Completed" if due.complete else "InProgress")
        score.set_grading_progress("FullyGraded" if due.final else "PendingManual")
        when = datetime.fromisoformat(grade.due_time)
        score.set_timestamp(when.isoformat(timespec="milliseconds"))
        data: Any = {"scope": self._scopes, "lineitem": url}
        service = AssignmentsGradesService(self._connector, data)
        _allow(self._connector, self._scopes)
        try:
            _answer_of(partial(service.put_grade, score))
        except _Unmet as unmet:
            if unmet.fault != "there":
                raise

    def _column(self, grade: CourseGrade, title: str) -> str:
        if COLUMN not in self._scopes:
            raise _Unmet("leave")
        marks = column_marks(grade.lesson, grade.part)
        if self._known is None:
            pages = _pages(self._connector, self._scopes, self._items, _COLUMNS)
            self._known = [each for page in pages for each in page if isinstance(each, dict)]
        found = next((each for each in self._known if marks.items() <= each.items()), None)
        if found is None:
            item = LineItem().set_label(title).set_tag(grade.part)
            item.set_resource_id(marks["resourceId"]).set_score_maximum(self._possible(grade))
            found = _body(self._connector, self._scopes, self._items, _NEW_COLUMN, item.get_value())
            self._known = None
        url = _address(found.get("id") if isinstance(found, dict) else None)
        if not url:
            raise _Unmet("refused")
        self._keep(f"{grade.lesson}/{grade.part}", url)
        return url

    def _possible(self, grade: CourseGrade) -> float:
        if grade.part != AFTER:
            return grade.due.of
        alike = {
            each.due.of
            for each in self._store.courses.grades(self._course.class_id)
            if (each.lesson, each.part) == (grade.lesson, grade.part)
        }
        return alike.pop() if len(alike) == 1 else PER_CENT

    def _keep(self, name: str, url: str) -> None:
        self._columns[name] = url
        self._store.courses.set_column(self._course, name, url)
        if not url:
            del self._columns[name]
            self._known = None


def _answer_of(call: Callable[[], Answer]) -> Answer | None:
    try:
        return call()
    except requests.exceptions.JSONDecodeError:
        return None
    except requests.RequestException as error:
        raise _Unmet("away") from error
    except LtiServiceException as error:
        raise _unmet(error.response) from None  # the error contains the whole answer
    except (LtiException, KeyError, TypeError, ValueError, AttributeError) as error:
        raise _Unmet("refused") from error


def _allow(connector: ServiceConnector, scopes: list[str]) -> None:
    try:
        token = _answer_of(partial(connector.get_access_token, scopes))
    except _Unmet as unmet:
        known = {"unknown", "refused", "there"}
        raise (_Unmet("leave") if unmet.fault in known else unmet) from None
    if not token:
        raise _Unmet("away")  # something answered that is not a platform


def _unmet(answer: requests.Response) -> _Unmet:
    status = answer.status_code
    if status in {408, 425, 429} or status >= 500:
        fault = "busy" if status == 429 else "away"
        return _Unmet(fault, _pause(answer.headers.get("Retry-After", "")))
    named = {401: "leave", 403: "leave", 404: "unknown", 409: "there", 410: "unknown"}
    return _Unmet(named.get(status, "refused"))


def _pause(text: str) -> float | None:
    try:
        seconds = float(text) if text.strip().isdecimal() else _until(text)
    except (TypeError, ValueError):
        return None
    return min(max(seconds, 1.0), MOST_ASKED_PAUSE)


def _until(text: str) -> float:
    return (parsedate_to_datetime(text) - datetime.now(UTC)).total_seconds()


def _body(
    connector: ServiceConnector, scopes: list[str], url: str, kind: str, data: str | None = None
) -> Any:  # noqa: ANN401 - JSON
    posted: Any = {"is_post": True, "data": data, "content_type": kind} if data else {}
    _allow(connector, scopes)
    answer = _answer_of(partial(connector.make_service_request, scopes, url, accept=kind, **posted))
    return None if answer is None else answer["body"]


def _pages(connector: ServiceConnector, scopes: list[str], url: str, kind: str) -> Iterator[Any]:
    """Yield at most `MOST_PAGES` pages of a list, linked by a header (RFC 8288)."""
    _allow(connector, scopes)
    seen: set[str] = set()
    while url and url not in seen and len(seen) < MOST_PAGES:
        seen.add(url)
        ask = partial(connector.make_service_request, scopes, url, accept=kind)
        answer = _answer_of(partial(ask, case_insensitive_headers=True))
        if answer is None:
            raise _Unmet("refused")
        yield answer["body"]
        # PyLTI1p3 would write the next address in lower case, which some platforms refuse.
        links = requests.utils.parse_header_links(answer["headers"].get("link", ""))
        after = next((each["url"] for each in links if each.get("rel") == "next"), "")
        then = _address(urljoin(url, after)) if after else ""
        if then and urlsplit(then)[:2] != urlsplit(url)[:2]:
            raise _Unmet("refused")  # the access token is for this host only
        url = then


def _address(value: object) -> str:
    """Return an address named by a platform; "" unless it is safe to call."""
    return value if isinstance(value, str) and leads_out(value) else ""


def _listed(answer: Mapping[str, Any]) -> Listed | None:
    subject, roles = answer["user_id"], answer.get("roles") or []
    is_here = answer.get("status", "Active") == "Active" and not is_test_student(roles)
    if not isinstance(subject, str) or not 0 < len(subject) <= 255 or not is_here:
        return None
    parts = [answer.get(each) for each in ("given_name", "family_name")]
    names = [answer.get("name"), " ".join(each for each in parts if isinstance(each, str))]
    name = next((each.strip() for each in names if isinstance(each, str) and each.strip()), "")
    full = [each if ":" in each else f"{_CONTEXT_ROLE}{each}" for each in map(str, roles)]
    return subject, name, teaches(full)
