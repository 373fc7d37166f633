"""The gate of a school's server: who is turned away, signing in, signing out, and a Hub that is away."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.hub.conftest import SignIn, kernel_of
from tests.serve.routes import DOOR, HEADERS, PAGE
from tests.support.browser import OpenPage, axe
from tests.support.conversation import PATIENCE
from tests.support.effort import at_length
from tests.support.school import PREFIX, School, ask

REFUSED = 403


def test_nobody_passes_the_gate_unsigned(at_school: School, signed_in: SignIn):
    mia = signed_in("mia", "reef-survivor/")
    kernel = kernel_of(mia)
    own = "; ".join(f"{each['name']}={each['value']}" for each in mia.context.cookies())
    browser = {"Accept": "text/html", "Sec-Fetch-Mode": "navigate"}
    token = json.loads(at_school.ask("POST", "/users/zoe/tokens", b"{}"))["token"]
    forged = [
        {},
        {"Cookie": "reefkit-account=" + "A" * 43},
        {"Cookie": "reefkit-visitor=" + "A" * 32},
        {"Authorization": f"token {token}"},
        {"X-Reefkit-Visitor": "1", "X-Reefkit-Owner": "account-1", "REMOTE_USER": "mia"},
        {"X-Forwarded-User": "mia", "X-Forwarded-For": "127.0.0.1"},
        # Hers, but not with the sign-in at the Hub that it began with.
        {"Cookie": re.sub(r"jupyterhub-session-id=[^;]*", "jupyterhub-session-id=1", own)},
    ]
    assert ask(at_school.url, "reef-survivor/", browser | {"Cookie": own})[0] == 200
    paths = ["", "reef-survivor/", "teachers-desk/", "join/ABCD23/", "leave/", "assets/landing.css"]
    paths += [f"api/kernels/{kernel}", "voila/static/voila.js", f"?token={token}"]
    for url in (at_school.url, at_school.direct):
        for more in forged:
            for path in paths if url == at_school.url else paths[:1]:
                status, headers, body = ask(url, path, browser | more)
                assert status == 302, (url, path, more)
                assert urlsplit(headers["Location"]).path == "/hub/api/oauth2/authorize"
                status, headers, body = ask(url, path, {"Sec-Fetch-Mode": "cors", **more})
                assert status == REFUSED
                assert "You are not signed in any more" in body
                assert ask(url, path, more, "POST")[0] == REFUSED
            socket = url.replace("http:", "ws:")
            with pytest.raises(InvalidStatus) as refused:
                connect(f"{socket}api/kernels/{kernel}/channels", additional_headers=more)
            assert refused.value.response.status_code == REFUSED
            more.pop("Cookie", None)
    # Another account's browser, signed in, speaks to no kernel of hers.
    zoe = signed_in("zoe")
    theirs = "; ".join(f"{each['name']}={each['value']}" for each in zoe.context.cookies())
    assert ask(at_school.url, f"api/kernels/{kernel}", {"Cookie": theirs})[0] == REFUSED


def test_a_sign_in_belongs_to_the_browser_that_began_it(at_school: School, open_page: OpenPage):
    page = open_page(allow="403")
    for query in ("", "?code=1", "?state=abc&code=1", f"?state={'a' * 32}&code=1", "?error=denied"):
        page.goto(f"{at_school.url}oauth_callback{query}")
        expect(page.get_by_role("heading", name="Signing in did not work")).to_be_visible()
    axe(page)
    status, headers, _ = ask(at_school.url, "", {"Sec-Fetch-Mode": "navigate"})
    state = re.search(r"state=([\w-]+)", headers["Location"])
    assert (status, state is None) == (302, False)
    (set_,) = (each for each in headers.get_all("Set-Cookie") or [] if "reefkit-hub-" in each)
    assert "HttpOnly" in set_
    kept = set_.partition(";")[0]
    # Somebody else's state, and a code that is none.
    query = f"oauth_callback?state={state.group(1) if state else ''}&code=none"
    assert ask(at_school.url, query)[0] == REFUSED
    status, _, body = ask(at_school.url, query, {"Cookie": kept})
    assert (status, "Signing in did not work" in body) == (503, True)


def test_signing_out_ends_all_that_a_browser_has_open(at_school: School, signed_in: SignIn):
    page = signed_in("sam", "climate-change/")
    kernel = kernel_of(page)
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
    assert ask(at_school.url, f"api/kernels/{kernel}", {"Cookie": cookie})[0] == 200
    other = page.context.new_page()
    other.goto(at_school.url)
    expect(other.get_by_text("Signed in as sam")).to_be_visible()
    other.get_by_role("link", name="Sign out").click()
    axe(other)
    other.get_by_role("button", name="Sign out").click()
    expect(other.locator("#username_input")).to_be_visible(timeout=PATIENCE)
    assert ask(at_school.url, f"api/kernels/{kernel}", {"Cookie": cookie})[0] == REFUSED
    # The kernel itself is gone, for its owner too.
    again = signed_in("sam")
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in again.context.cookies())
    assert ask(at_school.url, f"api/kernels/{kernel}", {"Cookie": cookie})[0] == 404
    # Signing out at the Hub alone is enough: the next page asks who it is.
    again.goto(f"{at_school.root}/hub/logout")
    again.goto(f"{at_school.url}reef-survivor/")
    expect(again.locator("#username_input")).to_be_visible(timeout=PATIENCE)


@at_length
def test_the_hub_may_be_away_for_a_while(at_school: School, signed_in: SignIn, open_page: OpenPage):
    page = signed_in("mia", "succession/")
    kernel_of(page)
    waiting = open_page(allow="503|Failed to load")
    at_school.stop_hub()
    try:
        page.reload()  # who is signed in goes on
        kernel_of(page)
        page.goto(at_school.url)
        expect(page.get_by_text("Signed in as mia")).to_be_visible()
        # Who comes back from the Hub just then reads one sentence.
        waiting.goto(f"{at_school.url}", wait_until="commit")
        state = next(
            each for each in waiting.context.cookies() if each["name"].startswith("reefkit-hub-")
        )
        code = f"{state['name'].removeprefix('reefkit-hub-')}&code=x"
        waiting.goto(f"{at_school.url}oauth_callback?state={code}")
        expect(waiting.get_by_role("heading", name="Signing in did not work")).to_be_visible()
    finally:
        at_school.start_hub()
    page.goto(at_school.url)
    expect(page.get_by_text("Signed in as mia")).to_be_visible()


def test_what_the_gate_says_has_the_headers_of_every_answer(at_school: School, signed_in: SignIn):
    mia = signed_in("mia", "leave/")
    own = "; ".join(f"{each['name']}={each['value']}" for each in mia.context.cookies())
    page = {"Accept": "text/html", "Sec-Fetch-Mode": "navigate"}
    signed = page | {"Cookie": own}
    asked = [
        ("", page, 302, PAGE),
        ("", {"Sec-Fetch-Mode": "cors"}, REFUSED, PAGE),
        ("oauth_callback", page, REFUSED, PAGE),
        ("leave/", signed, 200, PAGE),
        ("", signed, 200, DOOR),
        ("teachers-desk/", signed, REFUSED, PAGE),
    ]
    for url in (at_school.url, at_school.direct):
        for path, headers, expected, policy in asked:
            status, said, _ = ask(url, path, headers)
            assert status == expected, (url, path)
            for name, value in (HEADERS | {"Cache-Control": "no-store"}).items():
                assert said.get_all(name) == [value], (path, name)
            assert said["Content-Security-Policy"] == policy, path
            assert "Server" not in said
            for line in said.get_all("Set-Cookie", []):
                assert "SameSite=Lax" in line
                assert f"Path={PREFIX}" in line
                assert ("HttpOnly" in line) is (not line.startswith("xsrf-reefkit"))
    foreign = {"Origin": "https://evil.example"}
    assert ask(at_school.url, "leave/", {"Cookie": own} | foreign, "POST")[0] == REFUSED
