"""A course's way into the labs, in a real browser over TLS: launches, links, and a whole class.

Who is let in, to what, and who is not; what a teacher chooses that a link opens; and what a class did
stands in the platform's gradebook.
"""

import base64
import hashlib
import hmac
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import Any

import jwt
import pytest
from playwright.sync_api import Browser, Error, Page, Response, expect

from reefkit.classroom.store import ClassRow, Store
from reefkit.desk.item_analysis import totals
from reefkit.labs.membership import CLASS_SETTING
from reefkit.labs.setting import Setting, plain_of
from reefkit.serve.lti.configuration import digest
from tests.desk.pupils import SchoolClass, desk_of, played
from tests.support.browser import PATIENCE, OpenPage, axe, leave
from tests.support.course import (
    CLAIM,
    CLIENT,
    DEPLOYMENT,
    ROLE,
    STUDENT,
    TEACHER,
    Campus,
    Platform,
    Somebody,
    campus,
    pem,
    rsa_key,
)
from tests.support.effort import at_length
from tests.support.voila import database

TITLE = "Reefs and people"
PEOPLE = (
    Somebody("t-a", "Tessa Acanary", (TEACHER,)),
    Somebody("s-a", "Sol Acanary"),
    Somebody("t-b", "Theo Bcanary", (TEACHER,)),
    Somebody("s-b", "Sue Bcanary"),
)
NAMES = ("Ada", "Dea")
COURSE, OTHER = "biology", "geology"
PUPILS = tuple(Somebody(f"u-{each}", each) for each in NAMES)


@pytest.fixture(scope="module")
def at_campus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campus]:
    with campus(tmp_path_factory.mktemp("campus")) as running:
        running.platform.titles["new"] = TITLE
        running.platform.people |= {each.id: each for each in (*PEOPLE, *PUPILS)}
        running.platform.gradebook.rosters[COURSE] = [
            *({"user_id": each.id, "name": each.name, "roles": ["Learner"]} for each in PUPILS),
            {"user_id": "u-Late", "name": "Late", "roles": ["Learner"]},
            {"user_id": "t-a", "name": "Tessa Acanary", "roles": [TEACHER]},
        ]
        yield running


@pytest.fixture(scope="module")
def classes(at_campus: Campus) -> dict[str, ClassRow]:
    """Give two courses their classes, as their teachers would."""
    found = {}
    with closing(Store.open(database(at_campus.served))) as store:
        for course in ("bio-a", "bio-b"):
            row, _ = store.classes.create(f"Class {course[-1].upper()}canary")
            url = at_campus.platform.url
            context = digest(url, CLIENT, DEPLOYMENT, course)
            assert store.platforms.bind(context, digest(url, CLIENT), row.id) is not None
            found[course] = row
    return found


@pytest.fixture(autouse=True)
def behaves(at_campus: Campus) -> Iterator[None]:
    yield
    at_campus.platform.reset()


def opened(page: Page, at_campus: Campus, *given: str, deep: str = "") -> Page:
    """Open a course's page, press its link, and return the window that opens."""
    page.goto(at_campus.platform.page(*given, deep=deep))
    with page.expect_popup() as window:
        page.get_by_role("link", name="In a window").click()
    return window.value


def is_said(page: Page, said: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(said)


# ---- In: a course gets its class, and whoever comes from it has a place


def test_a_course_gets_its_class_and_its_students_sit_in_it(at_campus: Campus, open_page: OpenPage):
    page = open_page(allow="403")
    is_said(opened(page, at_campus, "s-a", "new", "of-new"), "Your course has no class here yet")
    window = opened(open_page(), at_campus, "t-a", "new", "of-new")
    is_said(window, "Which class is this course?")
    axe(window)
    expect(window.get_by_label("Name of the class")).to_have_value(TITLE)
    window.get_by_role("button", name="Make the class").click()
    window.wait_for_url("**/teachers-desk/", timeout=PATIENCE, wait_until="commit")
    expect(window.get_by_text(TITLE).first).to_be_visible(timeout=PATIENCE)
    # A student is seated without a code, under the name that the platform sends.
    window = opened(page, at_campus, "s-a", "new", "of-new")
    window.wait_for_url("**/reef-survivor/", timeout=PATIENCE, wait_until="commit")
    window.locator("html[data-rk-open]").wait_for(state="attached", timeout=PATIENCE)
    expect(window.get_by_text(TITLE).first).to_be_visible(timeout=PATIENCE)
    with closing(Store.open(database(at_campus.served))) as store:
        (row,) = (each for each in store.classes.all() if each.name == TITLE)
        assert row.teacher == "Tessa Acanary"
        (member,) = store.classes.members(row.id)
        assert member.label == "Sol Acanary"
    # The account's page has no code to lose, and its sign-out ends it.
    window.goto(f"{at_campus.labs}leave/")
    axe(window)
    window.get_by_role("button", name="Sign out").click()
    expect(window.get_by_text("Signed in as")).to_have_count(0)


def test_a_frame_opens_a_window_and_nothing_else_is_framed(
    at_campus: Campus, classes: dict[str, ClassRow], open_page: OpenPage
):
    page = open_page(allow="frame-ancestors")
    heard: dict[str, Any] = {}
    page.on("response", lambda answer: heard.setdefault(answer.url.partition("?")[0], answer))
    page.goto(at_campus.platform.page("s-a", "bio-a", frame="yes"))
    inside = page.frame_locator("iframe")
    expect(inside.get_by_role("heading")).to_have_text("The labs open in a new window")
    answer = heard[f"{at_campus.labs}lti/login/"]
    assert "set-cookie" not in answer.all_headers()
    assert (
        f"frame-ancestors {at_campus.platform.url};"
        in answer.headers["content-security-policy"] + ";"
    )
    with page.expect_popup() as window:
        inside.get_by_role("button", name="Open the labs").click()
    window.value.wait_for_url("**/reef-survivor/", timeout=PATIENCE, wait_until="commit")
    page = open_page(allow="40[0-9]")
    for path in ("join/", "leave/", "lti/class/", "lti/keys/", "lti/login/", "nothing/"):
        found = page.goto(f"{at_campus.labs}{path}")
        assert found is not None
        assert "frame-ancestors 'none'" in found.headers["content-security-policy"], path


def test_a_link_leads_to_its_lesson_and_a_teacher_to_the_desk_with_its_setting(
    at_campus: Campus, classes: dict[str, ClassRow], open_page: OpenPage
):
    at_campus.platform.custom["week-2"] = {
        "lesson": "climate-change",
        "form": "before-concepts",
        "setting": "1.eyJnYW1lIjoiY2xpbWF0ZSJ9",
    }
    window = opened(open_page(), at_campus, "s-a", "bio-a", "week-2")
    window.wait_for_url("**/climate-change/?part=before", timeout=PATIENCE, wait_until="commit")
    window = opened(open_page(), at_campus, "t-a", "bio-a", "week-2")
    window.wait_for_url(
        "**/teachers-desk/?setting=1.eyJnYW1lIjoiY2xpbWF0ZSJ9",
        timeout=PATIENCE,
        wait_until="commit",
    )


# ---- Out: each with a sentence, and a line in the log that holds nothing signed


def _parts(token: str) -> tuple[dict[str, Any], dict[str, Any], str]:
    header, body, signature = token.split(".")
    return jwt.get_unverified_header(token), json.loads(_bytes(body)), signature or header[:0]


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(value: object) -> str:
    plain = value if isinstance(value, bytes) else json.dumps(value).encode()
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


def forged(token: str) -> str:
    header, body, _ = _parts(token)
    return jwt.encode(body, pem(rsa_key())[0], "RS256", {"kid": header["kid"]})


def raised(token: str) -> str:
    """Have a student say that they teach, in what was signed for a student."""
    header, body, signature = _parts(token)
    body[f"{CLAIM}roles"] = [TEACHER]
    return f"{_text(header)}.{_text(body)}.{signature}"


def unsigned(token: str) -> str:
    header, body, _ = _parts(token)
    return f"{_text(header | {'alg': 'none'})}.{_text(body)}."


def confused(platform: Platform) -> Callable[[str], str]:
    """Sign with the public key, as with a word that both know."""
    word = str(platform.registration.get_platform_public_key()).encode()

    def sign(token: str) -> str:
        header, body, _ = _parts(token)
        said = f"{_text(header | {'alg': 'HS256'})}.{_text(body)}"
        return f"{said}.{_text(hmac.digest(word, said.encode(), hashlib.sha256))}"

    return sign


def with_claims(**claims: object) -> Callable[[dict[str, Any]], None]:
    named = {
        CLAIM + name.removeprefix("lti_"): each
        for name, each in claims.items()
        if name[:4] == "lti_"
    }
    return lambda body: body.update(
        {**named, **{k: v for k, v in claims.items() if k[:4] != "lti_"}}
    )


USED = "This way in has been used already"
NOT_SIGNED = "This was not signed by the learning platform"
NOT_FOR_US = "This was not meant for these labs"
CASES: dict[str, tuple[str, str, Callable[[Platform], dict[str, Any]]]] = {
    "forged signature": (NOT_SIGNED, "token", lambda _: {"signed": forged}),
    "a student as a teacher": (NOT_SIGNED, "token", lambda _: {"signed": raised}),
    "no signature": (NOT_SIGNED, "token", lambda _: {"signed": unsigned}),
    "a public key as a word": (NOT_SIGNED, "token", lambda p: {"signed": confused(p)}),
    "no token": (NOT_SIGNED, "token", lambda _: {"signed": lambda _: "a.b"}),
    "wrong audience": (
        NOT_FOR_US, "audience", lambda _: {"change": with_claims(aud="other", azp="other")},
    ),
    "given to another": (
        NOT_FOR_US, "audience", lambda _: {"change": with_claims(aud=[CLIENT, "other"], azp="other")},
    ),
    "another issuer": (
        NOT_FOR_US, "audience", lambda _: {"change": with_claims(iss="https://other.example")},
    ),
    "expired": ("This way in came too late", "expired", lambda _: {"expires": -360}),
    "foreign deployment": (
        "This part of the learning platform is not let in",
        "deployment",
        lambda _: {"change": with_claims(lti_deployment_id="deployment-2")},
    ),
    "nonce of an earlier launch": (
        USED,
        "used",
        lambda p: {"change": with_claims(nonce=_parts(p.sent[-1]["id_token"])[1]["nonce"])},
    ),
    "another version": (
        "The learning platform asked for something that the labs do not do",
        "message",
        lambda _: {"change": with_claims(lti_version="1.1")},
    ),
    "no context": (
        "The learning platform asked for something that the labs do not do",
        "message",
        lambda _: {"change": with_claims(lti_context=None)},
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def has_launched(at_campus: Campus, classes: dict[str, ClassRow], browser: Browser) -> None:
    """Have a student of the first course come in once, by its link."""
    pages = OpenPage(browser)
    window = opened(pages(), at_campus, "s-a", "bio-a")
    window.wait_for_url("**/reef-survivor/", timeout=PATIENCE, wait_until="commit")
    pages.close()


def refused(at_campus: Campus, window: Page, said: str, why: str, before: int) -> None:
    is_said(window, said)
    # Of a kind, three lines a minute are written.
    lines = at_campus.logged()[before:] if before else at_campus.logged()
    assert re.search(rf"refused-lti-{why} \[[0-9a-f]+\]: nothing came of a launch", lines)
    for sent in at_campus.platform.sent[-2:]:
        assert sent["state"] not in at_campus.logged()
        assert not any(
            part in at_campus.logged() for part in sent["id_token"].split(".") if part[20:]
        )
    names = {each["name"] for each in window.context.cookies()}
    assert not names & {"reefkit-launch", "reefkit-teacher"}


# One that no key signed, and one that was signed: `test_checks` has all of them, without a browser.
AT_ONCE = {"forged signature", "nonce of an earlier launch"}


@pytest.mark.parametrize(
    "case", [pytest.param(each, marks=() if each in AT_ONCE else at_length) for each in CASES]
)
def test_what_is_not_in_order_is_refused_with_a_sentence(
    case: str, at_campus: Campus, has_launched: None, open_page: OpenPage
):
    said, why, misbehave = CASES[case]
    vars(at_campus.platform).update(misbehave(at_campus.platform))
    before = 0 if why == "token" else len(at_campus.logged())
    window = opened(open_page(allow="403"), at_campus, "s-a", "bio-a")
    refused(at_campus, window, said, why, before)


def send(page: Page, at_campus: Campus, fields: dict[str, str]) -> None:
    """Send a form to the labs from a page of another site."""
    page.goto(at_campus.platform.page("s-a", "bio-a"))
    page.evaluate(
        """([to, fields]) => {
          const form = Object.assign(document.createElement("form"), { method: "post", action: to });
          for (const [name, value] of Object.entries(fields))
            form.append(Object.assign(document.createElement("input"), { name, value }));
          document.body.append(form); form.submit();
        }""",
        [f"{at_campus.labs}lti/launch/", fields],
    )


@pytest.mark.parametrize(
    "whose", ["another browser", pytest.param("the same browser", marks=at_length)]
)
def test_a_launch_is_sent_once(
    whose: str, at_campus: Campus, has_launched: None, open_page: OpenPage
):
    page = open_page(allow="403")
    window = opened(page, at_campus, "s-a", "bio-a")
    window.wait_for_url("**/reef-survivor/", timeout=PATIENCE, wait_until="commit")
    sent, before = at_campus.platform.sent[-1], len(at_campus.logged())
    if whose == "another browser":
        window = open_page(allow="403").context.new_page()
    else:
        window.context.clear_cookies(name="reefkit-launch")
    send(window, at_campus, sent)
    said = "This way in was begun in another window, or too long ago"
    refused(at_campus, window, said, "state", before)


def test_another_courses_student_finds_no_way_in_by_a_foreign_link(
    at_campus: Campus, has_launched: None, open_page: OpenPage
):
    before = len(at_campus.logged())
    page = open_page(allow="403")
    window = opened(page, at_campus, "s-b", "bio-b", "link-1")
    refused(at_campus, window, "This link belongs to another course", "link", before)


def test_another_site_cannot_send_what_our_own_page_sends(
    at_campus: Campus, has_launched: None, open_page: OpenPage
):
    page = open_page(allow="403")
    send(page, at_campus, {**at_campus.platform.sent[-1], "again": "yes"})
    is_said(page, "This cannot be done from here")


# ---- Beside each other: two courses on one server, each full of canaries


class Listener:
    """Hears all that a browser is told: documents, answers to scripts, frames of sockets."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def to(self, page: Page) -> None:
        def note(answer: Response) -> None:
            if answer.request.resource_type in {"document", "fetch", "xhr"} and answer.ok:
                with suppress(Error):  # the browser has gone on, and keeps it no more
                    self.heard.append(answer.text())

        page.on("response", note)
        page.on(
            "websocket",
            lambda one: one.on("framereceived", lambda frame: self.heard.append(str(frame))),
        )


@pytest.fixture(scope="module")
def canary(at_campus: Campus, classes: dict[str, ClassRow]) -> str:
    """Have a student of the first course write a note; give its platform's name in the store."""
    with closing(Store.open(database(at_campus.served))) as store:
        platform = digest(at_campus.platform.url, CLIENT)
        visitor = store.platforms.visitor_of(platform, "s-a")
        sol = store.platforms.person_of(visitor, "Sol Acanary")
        store.classes.join(classes["bio-a"].id, sol.id, "Sol Acanary")
        store.work.note(sol.id, "reef", "notes", "A note of Acanary")
    return platform


def test_two_courses_see_nothing_of_each_other(
    at_campus: Campus, classes: dict[str, ClassRow], canary: str, open_page: OpenPage
):
    listener = Listener()
    heard = listener.heard
    for who, to in (("t-b", "teachers-desk"), ("s-b", "reef-survivor")):
        page = open_page()
        page.context.on("page", listener.to)
        window = opened(page, at_campus, who, "bio-b", "link-b")
        window.wait_for_url(f"**/{to}/", timeout=PATIENCE, wait_until="commit")
        window.locator("html[data-rk-open]").wait_for(state="attached", timeout=PATIENCE)
        expect(window.get_by_text("Class Bcanary").first).to_be_visible(timeout=PATIENCE)
        window.goto(at_campus.labs)
        heard.append(window.content())
    assert any("Bcanary" in each for each in heard)
    assert [each[:300] for each in heard if "Acanary" in each] == []
    with closing(Store.open(database(at_campus.served))) as store:
        visitor = store.platforms.visitor_of(canary, "s-b")
        seated = store.work.recall(f"visitor:{visitor}", CLASS_SETTING)
        assert seated["class"] == classes["bio-b"].id


@pytest.mark.parametrize("what", ["a link passed on", "a stolen resume code"])
def test_what_was_passed_on_or_stolen_shows_nothing_of_a_course(
    what: str,
    at_campus: Campus,
    classes: dict[str, ClassRow],
    canary: str,
    open_page: OpenPage,
):
    listener, page = Listener(), open_page(allow="403")
    if what == "a link passed on":  # what the address of Sol's window was, and a teacher's
        paths = [*FROM_A_COURSE, "reef-survivor/?part=before"]
    else:  # a student's of the other course, read at the desk: it opens her work, and no other's
        with closing(Store.open(database(at_campus.served))) as store:
            sue = store.platforms.person_of(
                store.platforms.visitor_of(canary, "s-b"), "Sue Bcanary"
            )
            store.classes.join(classes["bio-b"].id, sue.id, sue.name)
            code = sue.code
        page.goto(f"{at_campus.labs}continue/")
        page.locator("#code").fill(code)
        page.locator("#code").press("Enter")
        page.wait_for_url(lambda url: "continue" not in url, timeout=PATIENCE)
        paths = ["reef-survivor/"]
    listener.to(page)
    for path in paths:
        found = page.goto(f"{at_campus.labs}{path}")
        assert found is not None
        assert found.status == (403 if path in FROM_A_COURSE else 200)
    page.locator("html[data-rk-open]").wait_for(state="attached", timeout=PATIENCE)
    page.goto(at_campus.labs)
    assert any("Sue Bcanary" in each for each in listener.heard) is (len(paths) == 1)
    assert [each[:300] for each in listener.heard if "Acanary" in each] == []


FROM_A_COURSE = ("lti/class/", "lti/link/")
"""Pages that open to whom a launch has just led there."""


# ---- A teacher chooses what a link in a course opens, from a window and from a frame

CHOSEN = "Climate Change"
MARK = {"resourceId": "reefkit-climate"}
BEFORE = {"label": f"{CHOSEN}: Before", "scoreMaximum": 1, "tag": "before", **MARK}
AFTER = {"label": f"{CHOSEN}: After", "scoreMaximum": 100, "tag": "after", **MARK}


def choose(window: Page, form: str, *, asks: bool) -> None:
    is_said(window, "A link for your course")
    axe(window)
    window.get_by_role("link", name=CHOSEN).click()
    window.get_by_label("What it opens").select_option(form)
    axe(window)
    expect(window.get_by_role("checkbox", checked=True)).to_have_count(int(asks))
    window.get_by_role("button", name="Make the link").click()


def check_link(at_campus: Campus, form: str, column: dict[str, object] | None) -> None:
    """Check the link that the platform was given, signed by a key that it found at our address."""
    (link,) = at_campus.platform.linked
    at_campus.platform.linked.clear()
    assert (link["type"], link["url"]) == ("ltiResourceLink", f"{at_campus.labs}lti/launch/")
    assert (link["title"], link.get("lineItem")) == (CHOSEN, column)
    assert link["custom"]["lesson"] == "climate-change"
    assert link["custom"].get("form", "") == form
    assert link["custom"].get("setting", "")[:2] == ("1." if form else "")


LINKS: dict[str, tuple[str, str, bool | None, dict[str, object] | None]] = {
    "of Before, from a window": ("window", "before-concepts", None, BEFORE),
    "of all, from a frame": ("frame", "", True, AFTER),
    "of weeks later": ("window", "later", None, None),
    "at a platform that makes none": ("window", "after", False, None),
}


@pytest.mark.parametrize(
    "case",
    [pytest.param(each, marks=at_length if each == "of weeks later" else ()) for each in LINKS],
)
def test_a_teacher_chooses_what_a_link_opens_and_it_asks_for_its_column(
    case: str, at_campus: Campus, open_page: OpenPage
):
    where, form, makes_columns, column = LINKS[case]
    at_campus.platform.columns = makes_columns
    page = open_page(allow="frame-ancestors")
    frame = "yes" if where == "frame" else ""
    page.goto(at_campus.platform.page("t-a", "bio", deep="yes", frame=frame))
    with page.expect_popup() as popup:
        if where == "frame":
            page.frame_locator("iframe").get_by_role("button", name="Open the labs").click()
        else:
            page.get_by_role("link", name="In a window").click()
    window = popup.value
    choose(window, form, asks=makes_columns is not False)
    if where == "frame":  # the course waits in its own page
        is_said(window, "The link is made")
        expect(page.frame_locator("iframe").get_by_role("heading")).to_have_text(
            "Chosen: 1", timeout=PATIENCE
        )
    else:
        is_said(window, "Chosen: 1")
    check_link(at_campus, form, column)


def test_what_is_no_lesson_form_or_setting_makes_no_link(at_campus: Campus, open_page: OpenPage):
    window = opened(open_page(allow="40[0-9]"), at_campus, "t-a", "bio", deep="yes")
    window.get_by_role("link", name="Climate Change").click()
    window.get_by_label("Setting").fill("https://labs.example/teachers-desk/?setting=1.e30")
    window.get_by_role("button", name="Make the link").click()
    expect(window.get_by_role("alert")).to_be_visible()
    assert at_campus.platform.linked == []


@pytest.mark.parametrize("roles", [(STUDENT,), (STUDENT, f"{ROLE}membership/Learner#Instructor")])
def test_a_student_chooses_none(
    at_campus: Campus, open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, roles: tuple[str, ...]
):
    sol = Somebody("s-a", "Sol Acanary", roles)
    monkeypatch.setitem(at_campus.platform.people, sol.id, sol)
    window = opened(open_page(allow="40[0-9]"), at_campus, "s-a", "bio", deep="yes")
    is_said(window, "Links for a course are chosen by its teachers")
    found = window.goto(f"{at_campus.labs}lti/link/")
    assert found is not None
    assert found.status == 403


# ---- A whole class: launch, play, answer, release, and the figures in the platform's gradebook


def choose_reef(window: Page, form: str) -> None:
    """Choose a link with its column, as a teacher."""
    window.get_by_role("link", name="Reef Survivor").click()
    window.get_by_label("What it opens").select_option(form)
    window.get_by_role("button", name="Make the link").click()
    is_said(window, "Chosen: 1")


def until(is_so: Callable[[], bool]) -> None:
    """Wait until the server has come to it: it looks every ten seconds."""
    pause = threading.Event()
    for _ in range(360):
        if is_so():
            return
        pause.wait(0.5)
    raise AssertionError("the server never came to it")


def test_what_a_class_did_stands_in_the_platforms_gradebook(at_campus: Campus, open_page: OpenPage):
    gradebook = at_campus.platform.gradebook
    for form in ("before", ""):
        choose_reef(opened(open_page(), at_campus, "t-a", COURSE, "link-1", deep="yes"), form)
    asked_for = [each["id"] for each in gradebook.items[COURSE]]
    at_desk = opened(open_page(), at_campus, "t-a", COURSE, "chosen-2")
    at_desk.get_by_role("button", name="Make the class").click()
    at_desk.wait_for_url("**/teachers-desk/", timeout=PATIENCE, wait_until="commit")
    # Ada comes by the link of Before; whom the roster names has a place without coming.
    window = opened(open_page(), at_campus, "u-Ada", COURSE, "chosen-1")
    window.wait_for_url(re.compile("/reef-survivor/"), timeout=PATIENCE, wait_until="commit")
    leave(window)
    with closing(Store.open(database(at_campus.served))) as store:
        # The first launch has the roster read: who has not come yet has a place.
        until(lambda: "Late" in _school(store, at_campus).persons)
        school = _school(store, at_campus)
        desk = desk_of(school)
        desk.do("grades-sends", {"checked": True})
        _play_and_answer(school)
        until(lambda: len(gradebook.figures(COURSE).get("Reef Survivor: Before", {})) == 2)
        desk.do("grades-release", {})
        assert not desk.refused
        shown = {each.person: each for each in totals(desk) if each.sheet.startswith("after:")}
        until(lambda: all(each.is_sent for each in store.courses.grades(school.id)))
        sent = next(
            gradebook.scores[each["id"]]
            for each in gradebook.items[COURSE]
            if each["tag"] == "after"
        )
        for name in NAMES:
            total, score = shown[school.persons[name]], sent[f"u-{name}"]
            assert score["scoreGiven"] == round(total.points, 2)
            assert score["scoreMaximum"] == total.of
        match = "Reef Survivor: match played"
        until(lambda: gradebook.figures(COURSE).get(match) == {"u-Ada": 1.0})
    at_desk.goto(f"{at_campus.labs}teachers-desk/?part=exports")
    after = at_desk.locator('[data-key="grades-after"]')
    expect(after).to_contain_text("2 of 2 are in the gradebook", timeout=PATIENCE)
    axe(at_desk)
    at_desk.get_by_role("button", name="Class", exact=True).click()
    expect(at_desk.locator('[data-key="roster"]')).to_contain_text("3 students and one teacher")
    # Links have asked for two of the columns, and the labs have made the third.
    columns = gradebook.items[COURSE]
    assert [each["tag"] for each in columns] == ["before", "after", "match"]
    assert [each["id"] for each in columns[:2]] == asked_for
    assert gradebook.items.get(OTHER) is None
    assert gradebook.wrong == []
    for token in gradebook.tokens:
        assert token not in at_campus.logged()


def _school(store: Store, at: Campus) -> SchoolClass:
    context = store.platforms.context(digest(at.platform.url, CLIENT, DEPLOYMENT, COURSE))
    assert context is not None
    store.classes.set_control(
        context.class_id, setting=plain_of(Setting(forms=("before", "after")))
    )
    people = {each.label: each.person for each in store.classes.members(context.class_id)}
    return SchoolClass(store, context.class_id, people)


def _play_and_answer(school: SchoolClass) -> None:
    for name in NAMES:
        school.answer_all(name, "before", school.before(name), knows=0.5)
    match = played(NAMES, 5, notes={(1, 0): "More types."})
    seats = [(school.persons[name],) for name in NAMES]
    row = school.store.classes.lay_table(school.id, "Turtle", "reef", match, seats)
    for seat, name in enumerate(NAMES):
        sheet, questions, form = school.after(name, str(row.match), seat)
        school.answer_all(
            name, sheet, questions, knows=0.7, match=str(row.match), survey=form.survey
        )
