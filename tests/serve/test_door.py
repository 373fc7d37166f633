"""The door: codes that lead to where they belong, what a known visitor left, and leaving."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest

from reefkit.classroom.store import ClassRow, Store, schema
from reefkit.classroom.store.limits import MOST_BY_ADDRESS
from reefkit.games.succession.game import new_match
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.lab import every_lab
from reefkit.labs.resumable import LeftMatch, RememberedPeople
from reefkit.labs.setting import Setting, plain_of
from reefkit.match.errors import StoreFault
from reefkit.match.game import SeatInfo
from reefkit.serve import teachers
from reefkit.serve.landing import Landing, LandingPage, ago, where
from reefkit.serve.lesson_list import find_lessons, lessons_folder
from reefkit.serve.pages import Pages, TypedEntry
from reefkit.serve.teachers import Entrance
from reefkit.serve.visitors import XSRF_COOKIE, visitor_key
from reefkit.text import catalogue, message
from tests.support.teachers import Answer, Browser, make_class
from tests.support.voila import Served, database

SAY = catalogue()


@pytest.fixture
def store(lab: Served) -> Store:
    return Store.open(database(lab))


def a_class(
    lab: Served, store: Store, game: str = "climate", name: str = "At the door"
) -> ClassRow:
    """Make a class that plays a game."""
    make_class(lab, name)
    row = next(each for each in store.classes.all() if each.name == name)
    store.classes.set_control(row.id, setting=plain_of(Setting(game=game)))
    return row


def type_code(browser: Browser, code: str, page: str = "join") -> Answer:
    if XSRF_COOKIE not in browser.cookies:
        browser.get("")
    return browser.post(f"{page}/", code=code)


def typed_oddly(code: str) -> str:
    return "\u200b".join(code.replace("I", "\u0130"))


def someone(store: Store, browser: Browser) -> str:
    """Have a visitor leave a match of Succession; give the resume code."""
    visitor = browser.become("d" * 32, store)
    store.devices.leave(visitor)
    person = store.people.create("Sam <i>", visitor=visitor)
    match = new_match([SeatInfo("Sam"), SeatInfo("Bo", bot="keeper")], seed=1)
    table = store.matches.create(match, [person.id, None])
    store.work.remember(f"visitor:{visitor}", "succession/current", table.id)
    page = {"here": [0], "seat": 0, "page": {"round": 2, "rounds": 3}}
    store.work.remember(f"match:{table.id}", "page", page)
    return person.code


def test_lessons_and_the_desk_agree_which_lab_a_lesson_opens():
    lessons = find_lessons(lessons_folder())
    told = {each.declared.lab: each.name for each in lessons if not each.declared.teachers}
    assert told == {name: lab.lesson for name, lab in every_lab().items()}
    assert told.items() >= {name: game.lesson for name, game in desk_labs().items()}.items()


def test_a_code_leads_to_the_lesson_that_its_class_plays(lab: Served, store: Store):
    row = a_class(lab, store)
    code, long = (each.replace(" ", "") for each in (row.code, row.long_code))
    for way in (
        f"join/{long}/",
        f"join/{code}/",
        f"join/{code.lower()}",
        f"join/{quote(row.code)}",
        f"join/{quote(typed_oddly(row.code))}/",
        f"join/{code[:-3]}/{code[-3:]}",
        f"join/?code={row.code.replace(' ', '+')}",
        f"join/?{code.lower()}",
        f"join/?x=1&{quote(typed_oddly(row.code))}=",
    ):
        answer = Browser(lab.url).get(way)
        assert (answer.status, answer.to) == (303, f"/climate-change/?join={long}")
    for typed in (row.code, f" {row.code.lower()} ", f"{code[:-3]}-{code[-3:]}"):
        for page in ("join", "continue"):  # whichever field it is typed into
            assert type_code(Browser(lab.url), typed, page).to == f"/climate-change/?join={long}"
    store.classes.set_open(row.id, open=False)
    assert "the class is closed" in type_code(Browser(lab.url), row.code).body


@pytest.mark.parametrize(
    ("code", "said"), [("AAAA 222", "No class has this code"), ("KELP", "such as KELP 473")]
)
def test_a_wrong_code_is_said_at_the_door_and_can_be_mended(lab: Served, code: str, said: str):
    links = (f"join/?{name}{code.replace(' ', '+')}" for name in ("code=", ""))
    opened = (Browser(lab.url).get(each) for each in links)
    for answer in (type_code(Browser(lab.url), code), *opened):
        assert answer.status == 400
        assert said in re.sub(r"<[^>]+>", "", answer.body.partition('role="alert"')[2])
        assert f'value="{code}"' in answer.body
        assert "no-store" in answer.headers["Cache-Control"]


def test_a_code_leads_to_our_pages_and_to_nowhere_else(lab: Served):
    browser = Browser(lab.url)
    assert browser.get("/join/").status == browser.get("/continue/").status == 200
    assert browser.get("/join/?code=").status == browser.get("/join/?&x=1").status == 200
    for junk in ("%0d%0aSet-Cookie:x=1", "//evil.example", "https://evil.example/a/b", "%00", "!"):
        answer = browser.get(f"/join/?code={junk}")
        assert answer.status in {200, 400}
        assert answer.to == ""
        assert "evil.example" not in answer.body
        assert "x" not in browser.cookies
    for path in (
        "a/b",
        "%2e%2e/",
        "..%2f/",
        "%ff",
        "//evil.example",
        "A" * 101,
        "%0d%0aSet-Cookie:x=1",
    ):
        answer = browser.get(f"/join/{path}")
        assert (answer.status, answer.to) == (400, "")
        assert "That is not a class code" in answer.body
        assert "evil.example" not in answer.body
        assert "x" not in browser.cookies
    assert browser.get("/continue/x/").status == 404


def test_no_other_site_types_a_code(lab: Served):
    browser = Browser(lab.url)
    browser.get("")
    for page in ("join/", "continue/", "leave/"):
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        assert browser.ask("POST", page, b"_xsrf=wrong&code=KELP473", headers).status == 403


def test_links_that_are_too_many_lead_on_and_the_lesson_asks(lab: Served, store: Store):
    row = a_class(lab, store, name="After many links")
    code, browser = row.code.replace(" ", ""), Browser(lab.url)
    for _ in range(10):
        assert browser.get("join/AAAA222/").status == 400
    assert browser.get(f"join/{code}/").to == f"/reef-survivor/?join={code}"
    long = row.long_code.replace(" ", "")
    assert type_code(browser, row.code).to == f"/climate-change/?join={long}"


def test_a_class_comes_in_by_link_and_long_code_while_its_address_is_guessed_from(
    lab: Served, store: Store
):
    row = a_class(lab, store, name="While somebody guesses")
    long, now = row.long_code.replace(" ", ""), datetime.now(UTC).isoformat()
    wrong = [
        {"kind": kind, "visitor": f"guesser-{n}", "address": "127.0.0.1", "time": now}
        for kind in ("code", "link")
        for n in range(MOST_BY_ADDRESS)
    ]
    with store._database.write() as connection:
        connection.execute(schema.failures.insert(), wrong)
    try:
        for number in range(30):
            pupil = Browser(lab.url)
            ways = (pupil.get(f"join/{long}/"), type_code(pupil, row.long_code))
            assert ways[number % 2].to == f"/climate-change/?join={long}"
        refused = type_code(Browser(lab.url), row.code)
        assert refused.status == 400
        assert "a longer code that lets you in at once" in refused.body
    finally:
        with store._database.write() as connection:
            connection.execute(schema.failures.delete())


def test_ones_own_code_leads_back_and_stands_in_no_address(lab: Served, store: Store):
    code = someone(store, Browser(lab.url))
    person = store.devices.people_of(visitor_key("d" * 32))[0]
    for page in ("continue", "join"):
        elsewhere = Browser(lab.url)
        answer = type_code(elsewhere, f" {code.lower()} ", page)
        assert (answer.status, answer.to) == (303, "/succession/")
        assert code not in str(answer.headers) + answer.body
        # The server knows the person behind the cookie it gave, and the door greets them.
        assert "Sam &lt;i&gt;" in elsewhere.get("").body
        assert person.id not in str(answer.headers) + "".join(elsewhere.cookies.values())
    link = Browser(lab.url).get(f"join/?code={code}")
    assert (link.status, link.to) == (200, "")  # such a link would stay in a history
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    stranger = Browser(lab.url)
    answer = type_code(stranger, wrong, "continue")
    assert answer.status == 400
    assert wrong not in answer.body
    assert "Sam" not in stranger.get("").body
    assert code not in lab.log


def test_own_codes_cannot_be_guessed_at_the_door(lab: Served, store: Store):
    code, guesser = someone(store, Browser(lab.url)), Browser(lab.url)
    guesser.get("")
    for _ in range(10):
        assert "Nobody here has this code" in type_code(guesser, "0000000000", "continue").body
    assert "Several codes in a row" in type_code(guesser, code, "continue").body


def test_a_visitor_who_is_known_sees_what_to_go_on_with(lab: Served, store: Store):
    browser = Browser(lab.url)
    someone(store, browser)
    body = browser.get("").body
    (on,) = re.findall(r'<section class="rk-landing-on".*?</section>', body, re.DOTALL)
    assert 'href="/succession/"' in on
    assert re.search(r"Succession</b>.*round 2 of 3.*saved just now", on, re.DOTALL)
    assert "Sam &lt;i&gt;" in on
    assert "no-store" in browser.get("").headers["Cache-Control"]
    stranger = Browser(lab.url)
    for forged in ("", "e" * 32, "../../d", '"; DROP TABLE devices'):
        stranger.cookies["reefkit-visitor"] = forged
        assert "rk-landing-on" not in stranger.get("").body


def test_a_teacher_who_is_signed_in_finds_their_desk(lab: Served):
    teacher, _ = make_class(lab, "Ray & co")
    assert "The desk of Ray &amp; co" in teacher.get("").body
    teacher.cookies["reefkit-teacher"] = "a" * 43
    assert "For teachers" in teacher.get("").body


def test_leaving_shows_the_code_first_and_then_forgets(lab: Served, store: Store):
    browser = Browser(lab.url)
    code = someone(store, browser)
    page = browser.get("leave/")
    assert code in page.body
    assert "no-store" in page.headers["Cache-Control"]
    store.people.create("Mia", visitor=visitor_key("d" * 32))
    assert code not in browser.get("leave/").body  # two share it: neither reads the other's
    answer = browser.post("leave/", forget="yes")
    assert (answer.status, answer.to) == (303, "/")
    assert "reefkit-visitor" not in browser.cookies
    assert store.devices.people_of(visitor_key("d" * 32)) == []


class Page(LandingPage):
    """A page of the door without a server, for a visitor who has been here."""

    known_as = "one"

    def __init__(self, ask: Callable[[object], Awaitable[Any]]) -> None:
        self._ask = ask
        self.door = Landing(Pages(SAY, "/"), ())

    @property
    def entrance(self) -> Any:  # noqa: ANN401  # nothing but `ask` and `ask_soon` is asked of it
        found = SimpleNamespace(ask=self._ask)
        found.ask_soon = partial(Entrance.ask_soon, found)
        return found


async def _fault(call: object) -> None:
    raise StoreFault(message("store-locked"), "locked")


async def _hang(call: object) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("ask", [_fault, _hang])
def test_the_door_opens_though_the_store_does_not(
    ask: Callable[[object], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(teachers, "PATIENCE", 0.01)
    assert asyncio.run(Page(ask).known()) == RememberedPeople()


@pytest.mark.parametrize(
    ("status", "why", "said"),
    [
        (403, "", "cannot be done from here"),
        (404, "", "no page at this address"),
        (405, "", "went wrong"),
        (500, "", "went wrong"),
        (503, "", "labs are full"),
        (503, "room-memory", ""),
        (503, "room-pages", ""),
        (503, "room-of-one", ""),
        (503, "room-store", ""),
    ],
)
def test_what_is_refused_says_why_and_what_to_do(status: int, why: str, said: str):
    html = Pages(SAY, "/").refused(status, "/again/" if status >= 500 else "", why)
    title, do = re.findall(r"<h1>(.+?)</h1>\s*<p>(.+?)</p>", html, re.DOTALL)[0]
    assert said in title
    assert do.endswith(".")
    assert "refused-" not in title + do
    assert "room-" not in title + do
    assert ('href="/again/"' in html) is (status >= 500)
    assert html.count("rk-button-primary") == 1


@pytest.mark.parametrize("first", [True, False])
def test_where_there_is_no_class_the_desk_begins_with_one(first: bool):  # noqa: FBT001
    shown = {**vars(TypedEntry(first=first)), "at": "/teachers-desk/", "xsrf": "", "program": ""}
    html = Pages(SAY, "/").render("ways-in.html", **shown)
    make, open_ = html.index("<h2>Make a class</h2>"), html.index("<h2>Open your class</h2>")
    assert (make < open_) is first
    (primary,) = re.findall(r'rk-button-primary">([^<]+)<', html)
    assert primary == ("Make the class" if first else "Open the desk")
    (focused,) = re.findall(r'id="(\w+)"[^>]* autofocus', html)
    assert focused == ("name" if first else "key")


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (LeftMatch("reef", has_match=True, round=3, rounds=4), "round 3 of 4"),
        (LeftMatch("reef", has_match=True, round=3), "round 3"),
        (LeftMatch("reef", has_match=True), "just begun"),
        (
            LeftMatch("reef", has_match=True, round=4, rounds=4, is_over=True, kept=1),
            "the match is over",
        ),
        (LeftMatch("reef", kept=1), "one match is kept"),
        (LeftMatch("reef", kept=12), "12 matches are kept"),
        (LeftMatch("reef"), "your answers are kept"),
        (LeftMatch("reef", place={"part": "before"}), "questions before the game"),
        (LeftMatch("reef", place={"part": "after"}, has_match=True), "questions after the game"),
        (LeftMatch("reef", in_class="9b"), "with 9b"),
        (LeftMatch("reef", in_class="9b", table="Table 2"), "Table 2, with 9b"),
        (LeftMatch("reef", in_class="9b", table="Table 2", round=3), "Table 2, round 3, with 9b"),
    ],
)
def test_what_was_left_is_said_in_a_few_words(left: LeftMatch, said: str):
    assert SAY.render(where(left)) == said


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "saved just now"),
        (-5, "saved just now"),
        (59, "saved just now"),
        (61, "saved 1 minute ago"),
        (300, "saved 5 minutes ago"),
        (7200, "saved 2 hours ago"),
        (3 * 86400, "saved 3 days ago"),
    ],
)
def test_a_time_is_said_as_people_say_it(seconds: int, said: str):
    now = datetime(2026, 3, 4, 12, tzinfo=UTC)
    told = ago((now - timedelta(seconds=seconds)).isoformat(), SAY, now)
    assert told is not None
    assert SAY.render(told) == said
    assert ago("", SAY, now) is None
