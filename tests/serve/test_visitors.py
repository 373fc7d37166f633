"""Visitors and teachers: cookies, keys and codes."""

import asyncio
import doctest
import json
import re
import secrets
from contextlib import closing
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from reefkit.classroom.store import Store
from reefkit.classroom.store.retention import NOTICE, PUT_AWAY, count_day
from reefkit.serve import page_language
from reefkit.serve.kernels import PROTOCOL
from reefkit.serve.page_language import choose, first_of, wanted
from reefkit.serve.signing import key_for, key_of, signed, unsigned
from reefkit.serve.teachers import Endpoint, Entrance
from reefkit.serve.visitors import IDENTITY, PURPOSE, VISITOR_COOKIE, new_identity, visitor_key
from reefkit.text.languages import LANGUAGE_VARIABLE
from tests.support.effort import at_length
from tests.support.teachers import DESK, Browser, kernel_of, make_class, set_up_code
from tests.support.voila import Served, VoilaPage, command, database, serving

# A visitor's cookie is signed by the server: nobody makes one up, and no work of older ones is lost.

SIGNED = re.compile(r"[A-Za-z0-9_-]{32}\.[0-9a-f]{64}")


@given(text=st.text(max_size=40), key=st.binary(min_size=32, max_size=32), other=st.text())
def test_what_was_signed_is_known_again_and_nothing_else(text: str, key: bytes, other: str):
    shown = signed(text, key)
    assert unsigned(shown, key) == text
    assert unsigned(shown, key_for("another purpose", key)) == ""
    if other != shown:
        assert unsigned(other, key) == ""
    assert unsigned(shown[:-1], key) == unsigned(f"{shown}0", key) == ""


def test_servers_of_one_database_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "shared.sqlite"))
    one, two = Entrance(Endpoint()), Entrance(Endpoint())
    assert one.key_for(PURPOSE) == two.key_for(PURPOSE)
    assert one.key_for(PURPOSE) != one.key_for("token")
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "another.sqlite"))
    other = Entrance(Endpoint())
    assert other.key_for(PURPOSE) != one.key_for(PURPOSE)
    for each in (one, two, other):
        each.close()


@pytest.fixture
def store(lab: Served) -> Store:
    return Store.open(database(lab))


def known(lab: Served, cookie: str) -> str:
    """Give the cookie with which a browser that showed one leaves the leaving page; empty for none.

    The page is for who is known; everybody else is led to the door.
    """
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = cookie
    return browser.cookies[VISITOR_COOKIE] if browser.get("leave/").status == 200 else ""


def someone(store: Store, identity: str) -> None:
    store.people.create("Sam", visitor=visitor_key(identity))


def test_a_browser_gets_a_signed_cookie_and_is_known_by_it(lab: Served, store: Store):
    browser = Browser(lab.url)
    browser.get("join/AAAA222/")
    cookie = browser.cookies[VISITOR_COOKIE]
    assert SIGNED.fullmatch(cookie)
    someone(store, unsigned(cookie, key_for(PURPOSE, key_of(store))))
    assert known(lab, cookie) == cookie


@pytest.mark.parametrize("change", ["identity", "signature", "cut", "key", "purpose"])
def test_a_forged_cookie_is_a_new_visitors(lab: Served, store: Store, change: str):
    identity, key = new_identity(), key_of(store)
    someone(store, identity)
    shown = signed(identity, key_for(PURPOSE, key))
    assert known(lab, shown) == shown
    mac = shown.partition(".")[2]
    forged = {
        "identity": f"{new_identity()}.{mac}",
        "signature": f"{identity}.{secrets.token_hex(32)}",
        "cut": shown[:-1],
        "key": signed(identity, secrets.token_bytes(32)),
        "purpose": signed(identity, key_for("token", key)),
    }[change]
    assert known(lab, forged) == ""
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = forged
    told = browser.get("join/AAAA222/")  # the page says nothing of it, and makes another
    assert "No class has this code" in told.body
    assert identity not in browser.cookies[VISITOR_COOKIE]
    assert SIGNED.fullmatch(browser.cookies[VISITOR_COOKIE])


def test_nobody_chooses_who_they_are(lab: Served, store: Store):
    chosen = new_identity()
    someone(store, chosen)
    assert IDENTITY.fullmatch(chosen)
    browser = Browser(lab.url)
    browser.cookies[VISITOR_COOKIE] = chosen
    assert browser.get("leave/").to == "/"
    browser.get("join/AAAA222/")
    assert chosen not in browser.cookies[VISITOR_COOKIE]


# In which language a browser is answered: what its reader chose, what the server was told, what it asks for.


@pytest.mark.parametrize(
    ("kept", "accepted", "first", "locale"),
    [
        ("", "", "", "en"),
        ("", "es-MX,es;q=0.9,en;q=0.8", "", "es"),
        ("", "es-419", "", "es"),
        ("", "ES", "", "es"),
        ("", "en-US,en;q=0.9,es;q=0.8", "", "en"),
        ("", "en;q=0.4,es;q=0.9", "", "es"),
        ("", "de,fr;q=0.9", "", "en"),
        ("", "de,es;q=0.1", "", "es"),
        ("", "es;q=0", "", "en"),
        ("", "*", "", "en"),
        ("", "es;q=nan, x;q=zz, ;;, é, " + "a," * 5000, "", "en"),
        ("", "es-MX", "en-simple", "en-simple"),
        ("es-simple", "en", "en", "es-simple"),
        ("en", "es", "es", "en"),
        ("xx", "es", "", "es"),
        ("../es", "", "", "en"),
        ("x-pseudo", "", "", "en"),
    ],
)
def test_a_language_is_chosen(kept: str, accepted: str, first: str, locale: str):
    found = choose(kept, accepted, first)
    assert found.locale == locale
    assert found.is_chosen == (found.locale == kept)


def test_what_a_server_was_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    assert [first_of("en"), first_of("en-simple")] == ["", "en-simple"]
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    assert first_of("en") == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "nonsense")
    assert first_of("en") == ""


def test_examples():
    assert doctest.testmod(page_language) == (0, 3)
    assert wanted("") == []


# ---- The way to the desk over a real server: the key, its page, forms, headers, and whose kernel it is.
FORMS = ["sign-in", "new", "restore", "key", "class", "sign-out"]
KEY_FIELD = 'id="key" name="key"'
HOSTILE = [
    '<script>alert("reef")</script>',
    "\"'><img src=x onerror=alert(1)>",
    "{{ 7 * 7 }}{% raw %}",
    "\u202eesrever\u202c مرحبا",
    "A" * 10_000,
]


def test_a_class_is_made_by_the_set_up_code_and_its_key_is_shown_once(lab: Served):
    browser, key = make_class(lab, teacher="Ms Ray", query="tab=play")
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}", key)
    # The page can be read again until the key is put away, by the browser that made it alone.
    assert key.split("-")[0] in browser.get(f"{DESK}key/").body
    assert Browser(lab.url).get(f"{DESK}key/").status == 303
    assert browser.post(f"{DESK}key/").to == f"/{DESK}?tab=play"
    assert browser.get(f"{DESK}key/").status == 303
    another = Browser(lab.url)
    typed = key.lower().replace("-", " ")
    signed_in = another.post(f"{DESK}sign-in/", key=typed, query="setting=abc&tab=play")
    assert (signed_in.status, signed_in.to) == (303, f"/{DESK}?setting=abc&tab=play")
    # What the server keeps opens nothing.
    kept = b"".join(each.read_bytes() for each in (lab.folder / "home").glob("reefkit.sqlite*"))
    secrets = [key, key.replace("-", ""), browser.cookies["reefkit-teacher"], set_up_code(lab)]
    assert [each for each in secrets if each.encode() in kept] == []
    assert [each for each in secrets if each in lab.log] == []


def test_without_the_set_up_code_no_class_is_made(lab: Served):
    browser = Browser(lab.url)
    for code in ("", "AAAA-AAAA-AAAA"):
        refused = browser.post(f"{DESK}new/", name="9b", teacher="Ms Ray", code=code)
        assert refused.status == 403
        assert "not the set-up code" in refused.body
        # What was typed need not be typed again.
        assert 'value="9b"' in refused.body
        assert 'value="Ms Ray"' in refused.body
    assert "reefkit-teacher" not in browser.cookies
    named = browser.post(f"{DESK}new/", name=" ", code=set_up_code(lab))
    assert "A class needs a name" in named.body
    ghost = browser.post(f"{DESK}new/", ghost="yes", code=set_up_code(lab))
    assert ghost.to == f"/{DESK}key/"
    assert "Ghost class" in browser.get(ghost.to).body


def test_a_key_that_is_none_says_so_and_guesses_keep_no_teacher_out(lab: Served):
    _, key = make_class(lab)
    browser = Browser(lab.url)
    assert "Twenty letters" in browser.post(f"{DESK}sign-in/", key="K7F2M").body
    for number in range(10):
        wrong = f"{number}0000-00000-00000-00000"
        assert "No class here has this key" in browser.post(f"{DESK}sign-in/", key=wrong).body
    refused = browser.post(f"{DESK}sign-in/", key="K0000-00000-00000-00000")
    assert refused.status == 403
    assert "can be tried in 10 minutes" in refused.body
    assert "reefkit-teacher" not in browser.cookies
    for _ in range(11):
        browser.post(f"{DESK}new/", name="9c", code="AAAA-AAAA-AAAA")
    assert browser.post(f"{DESK}sign-in/", key=key).status == 303
    assert browser.post(f"{DESK}new/", name="9c", code=set_up_code(lab)).status == 303


@pytest.mark.parametrize("token", ["", "a" * 43, "../../x", "0" * 64, '"; DROP TABLE classes'])
def test_a_forged_cookie_opens_no_desk_and_starts_no_kernel(lab: Served, token: str):
    browser = Browser(lab.url)
    browser.get(DESK)
    for forged in (token, browser.cookies["reefkit-visitor"]):
        browser.cookies["reefkit-teacher"] = forged.replace(";", "")
        for headers in ({}, {"X-Reefkit-Class": "a", "X-Reefkit-Owner": "a"}):
            browser.headers = headers
            shown = browser.get(DESK)
            assert shown.status == 200
            assert KEY_FIELD in shown.body
            assert kernel_of(shown.body) == ""


def test_a_browser_that_has_signed_out_is_a_stranger(lab: Served):
    browser, _ = make_class(lab)
    before = dict(browser.cookies)
    assert browser.post(f"{DESK}sign-out/").to == "/"
    assert "reefkit-teacher" not in browser.cookies
    browser.cookies = before  # as somebody would have it who copied the cookie
    assert KEY_FIELD in browser.get(DESK).body


@pytest.mark.parametrize("form", FORMS)
def test_no_form_is_taken_from_another_site(lab: Served, form: str):
    browser, key = make_class(lab)
    fields = {"key": key, "code": set_up_code(lab), "name": "9b"}
    forged = [browser.post(f"{DESK}{form}/", _xsrf=mark, **fields) for mark in ("", "2|0|00|1")]
    browser.headers = {"Origin": "https://evil.example"}
    forged.append(browser.post(f"{DESK}{form}/", **fields))
    assert {answer.status for answer in forged} <= {403, 404}
    assert [KEY_FIELD in answer.body for answer in forged] == [False] * 3  # refused unread
    browser.headers = {}
    assert key.split("-")[0] in browser.get(f"{DESK}key/").body


@pytest.mark.parametrize("path", [DESK, f"{DESK}key/"])
def test_pages_with_secrets_are_kept_nowhere_and_framed_nowhere(lab: Served, path: str):
    browser, _ = make_class(lab)
    if path == DESK:
        browser.cookies.pop("reefkit-teacher")
    headers = browser.get(path).headers
    assert headers["Cache-Control"] == "no-store"
    policy = headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_the_teachers_cookie_is_read_by_no_script_and_sent_by_no_other_site(lab: Served):
    _, key = make_class(lab)
    answer = Browser(lab.url).post(f"{DESK}sign-in/", key=key)
    (cookie,) = [
        one for one in answer.headers.get_all("Set-Cookie") if one.startswith("reefkit-teacher")
    ]
    assert re.fullmatch(
        r"reefkit-teacher=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=Strict", cookie
    )


@pytest.mark.parametrize("name", HOSTILE, ids=["script", "quotes", "template", "bidi", "long"])
def test_names_are_text_on_every_page_of_the_server(lab: Served, name: str):
    browser = Browser(lab.url)
    tried = browser.post(f"{DESK}sign-in/", name=name, teacher=name, key="none")
    assert 'name="teacher" value="' in tried.body
    made, _ = make_class(lab, name, teacher=name)
    for body in (tried.body, made.get(f"{DESK}key/").body):
        plain = body.replace(escape(name).replace("&#x27;", "&#39;").replace("&quot;", "&#34;"), "")
        assert "<script>alert" not in plain
        assert "onerror=alert(1)>" not in plain
        assert "49" not in re.findall(r"<bdi>(.*?)</bdi>", body)
        assert len(body) < 50_000


def test_another_name_for_this_machine_is_another_sites_trick(lab: Served):
    # A page elsewhere can have its own name lead here; it must not be answered.
    browser = Browser(lab.url)
    browser.headers = {"Host": "evil.example"}
    assert browser.get("/").status == 403
    assert browser.get(DESK).status == 403
    assert browser.get("reef-survivor/").status == 403


# ------------------------------------------------------------------------------ whose kernel it is
SHOW = """import os
from reefkit.labs import environment as told
print("told", told.class_id() or "-", told.remote_address(), told.addresses())"""
ASK_TO_RUN = {"cell": "execute_request", "state": "debug_request", "edge": "inspect_request"}


SESSION = "the-session-of-a-test"


def socket_of(browser: Browser, kernel: str) -> HTTPRequest:
    parts = urlsplit(browser.url)
    url = f"ws://{parts.netloc}/api/kernels/{kernel}/channels?session_id={SESSION}"
    return HTTPRequest(url, headers={"Cookie": browser.cookie, "Origin": browser.url.rstrip("/")})


async def hang_up(connection: WebSocketClientConnection) -> None:
    connection.close()
    while await connection.read_message() is not None:
        pass


async def opened(request: HTTPRequest) -> int:
    """Open a kernel's socket, and give the status of the answer."""
    try:
        connection = await websocket_connect(request, subprotocols=[PROTOCOL])
    except HTTPClientError as refused:
        return refused.code
    await hang_up(connection)
    return 101


def doors(browser: Browser, kernel: str) -> set[int]:
    """Try every way to somebody's kernel."""
    ways = {
        browser.get(f"/api/kernels/{kernel}").status,
        asyncio.run(opened(socket_of(browser, kernel))),
    }
    ways.add(browser.post(f"/voila/api/shutdown/{kernel}").status)
    return ways


@pytest.mark.smoke
def test_a_kernel_answers_nobody_but_its_visitor(voila_page: VoilaPage):
    path = urlsplit(voila_page([SHOW])).path
    base = voila_page([SHOW]).partition("page-")[0]
    owner, other, nobody = Browser(base), Browser(base), Browser(base)
    owner.headers = {"X-Forwarded-For": "198.51.100.4"}  # as nobody stands in front
    page = owner.get(path)
    assert re.search(r"told - 127\.0\.0\.1 \(\)", page.body)
    kernel = kernel_of(page.body)
    other.get(path)
    assert doors(other, kernel) == {403}
    assert doors(nobody, kernel) == {403}
    forger = Browser(base)
    forger.get(path)
    forger.cookies["reefkit-teacher"] = owner.cookies["reefkit-visitor"]
    assert doors(forger, kernel) == {403}
    assert owner.get(f"/api/kernels/{kernel}").status == 200
    assert asyncio.run(opened(socket_of(owner, kernel))) == 101
    elsewhere = socket_of(owner, kernel)
    elsewhere.headers["Origin"] = "https://evil.example"
    assert asyncio.run(opened(elsewhere)) == 403
    assert owner.post(f"/voila/api/shutdown/{kernel}").status == 204


async def told_back(request: HTTPRequest) -> list[str]:
    """Ask a kernel to run code as its own visitor, then something harmless; give what it says."""
    connection = await websocket_connect(request, subprotocols=[PROTOCOL])
    kinds = [*ASK_TO_RUN.values(), "kernel_info_request"]
    for channel in ("shell", "control"):
        for number, kind in enumerate(kinds):
            header = {
                "msg_id": f"{channel}-{number}",
                "msg_type": kind,
                "session": SESSION,
                "username": "",
                "version": "5.3",
                "date": datetime.now(UTC).isoformat(),
            }
            content = {"code": "print('it', 'ran')", "silent": False, "cursor_pos": 0}
            parts = [json.dumps(each).encode() for each in (header, {}, {}, content)]
            await connection.write_message(serialize_msg_to_ws_v1(parts, channel), binary=True)
    heard: list[str] = []
    while not any('"kernel_info_reply"' in one for one in heard):
        heard.append(str(await connection.read_message()))
    await hang_up(connection)
    return heard


@pytest.mark.smoke
def test_a_visitor_runs_no_code_in_their_own_kernel(voila_page: VoilaPage):
    address = voila_page([SHOW])
    owner = Browser(address.partition("page-")[0])
    kernel = kernel_of(owner.get(urlsplit(address).path).body)
    heard = "".join(asyncio.run(told_back(socket_of(owner, kernel))))
    assert "it ran" not in heard
    assert not re.search(r"(execute|inspect|debug)_(reply|result)", heard)


def test_a_desk_answers_its_teacher_until_they_sign_out(lab: Served):
    teacher, key = make_class(lab)
    page = teacher.get(DESK)
    kernel = kernel_of(page.body)
    assert kernel
    assert "no-store" in page.headers["Cache-Control"]
    student, colleague = Browser(lab.url), make_class(lab, "Another class")[0]
    student.get("reef-survivor/")
    # The same computer, after the teacher has signed out of it.
    visitor = Browser(lab.url)
    visitor.cookies = {**teacher.cookies}
    visitor.cookies.pop("reefkit-teacher")
    for stranger in (student, colleague, visitor):
        assert doors(stranger, kernel) == {403}
    assert teacher.get(f"/api/kernels/{kernel}").status == 200
    second = Browser(lab.url)
    second.post(f"{DESK}sign-in/", key=key)
    assert doors(second, kernel) == {403}
    teacher.post(f"{DESK}sign-out/")
    assert teacher.get(f"/api/kernels/{kernel}").status == 404


def test_a_teacher_goes_from_class_to_class_by_one_key_and_to_no_other(lab: Served):
    teacher, key = make_class(lab, "Class 8a")
    _, others = make_class(lab, "Class 7c")
    with closing(Store.open(database(lab))) as store:
        first, other = (store.classes.by_key(each, "v") for each in (key, others))
        assert first is not None
        assert other is not None
        second, _ = store.classes.create("Class 8b", next_to=first.id)
    page = teacher.get(DESK)
    before, kernel = dict(teacher.cookies), kernel_of(page.body)
    for class_id in (other.id, "none", ""):
        assert teacher.post(f"{DESK}class/", **{"class": class_id}).status == 403
    assert teacher.get(f"/api/kernels/{kernel}").status == 200
    gone = teacher.post(f"{DESK}class/", **{"class": second.id})
    assert (gone.status, gone.to) == (303, f"/{DESK}")
    assert kernel_of(teacher.get(DESK).body)
    # The desk that was open has ended, and its sign-in opens nothing.
    copied = Browser(lab.url)
    copied.cookies = before
    assert KEY_FIELD in copied.get(DESK).body
    assert teacher.get(f"/api/kernels/{kernel}").status == 404
    with closing(Store.open(database(lab))) as store:
        assert store.classes.by_key(key, "v") == first
        store.classes.erase(first.id)
    copied = Browser(lab.url)
    assert copied.post(f"{DESK}sign-in/", key=key).to == f"/{DESK}"
    stranger = Browser(lab.url)
    assert "You are signed out" in stranger.post(f"{DESK}class/", **{"class": second.id}).body


def test_a_key_that_opens_several_classes_leads_to_their_list(lab: Served):
    teacher, key = make_class(lab, "Class 9a")
    with closing(Store.open(database(lab))) as store:
        first = store.classes.by_key(key, "v")
        assert first is not None
        store.classes.create("Class 9b", next_to=first.id)
    assert teacher.post(f"{DESK}sign-in/", key=key).to == f"/{DESK}?classes=all"
    linked = teacher.post(f"{DESK}sign-in/", key=key, query="part=after")
    assert linked.to == f"/{DESK}?part=after"


# ------------------------------------------------------------------------------ a server's own day
@at_length
def test_a_server_for_a_network_tells_where_and_erases_what_is_over(tmp_path: Path):
    place = tmp_path / "work.sqlite"
    ago, today = NOTICE + PUT_AWAY, datetime.now(UTC)
    store = Store.open(place, clock=lambda: today - timedelta(days=ago))
    over, _ = store.classes.create("Last year", days=1)
    kept, _ = store.classes.create("This year", days=300)
    store.classes.erase_expired()
    with store._database.write() as connection:
        for day in range(ago - 1, 0, -1):
            count_day(connection, today - timedelta(days=day))
    store.close()
    arguments = ["--port", "0", "--network", "--base-url", "/labs/", "--database", str(place)]
    with serving(command(*arguments), tmp_path, REEFKIT_FORKS="0") as served:
        assert urlsplit(served.url).hostname == "127.0.0.1"
        browser, _ = make_class(served)
        assert browser.cookies.keys() >= {"reefkit-teacher", "reefkit-visitor"}
        assert 'action="/labs/teachers-desk/key/"' in browser.get(f"{DESK}key/").body
        code, long = (each.replace(" ", "") for each in (kept.code, kept.long_code))
        assert browser.get(f"join/{code}/").to == f"/labs/reef-survivor/?join={long}"
        served.wait_for("One class was erased")
        assert "Everybody on this network can open the labs." in served.log
        assert re.search(
            r"Other devices on this network open http://[\d.]+:\d+/labs/|no network", served.log
        )
    store = Store.open(place)
    assert store.classes.get(over.id) is None
    assert store.classes.get(kept.id) is not None
    store.close()
