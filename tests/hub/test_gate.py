"""The gate of a school's server: who is let in, for how long, and what it reads of its Hub."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from jupyterhub.httpclient import JupyterHubHTTPClient
from playwright.sync_api import expect
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from reefkit.serve import hub_accounts
from reefkit.serve.arguments import serve_parser
from reefkit.serve.command_errors import CommandError
from reefkit.serve.hub import hub_of
from reefkit.serve.hub_accounts import HubAccounts
from reefkit.serve.hub_oauth import HubAway
from reefkit.serve.startup import place_of
from reefkit.serve.teachers import Endpoint, Entrance
from reefkit.text import catalogue
from tests.hub.conftest import SignIn, kernel_of
from tests.serve.test_routes import DOOR, HEADERS, PAGE
from tests.support.browser import PATIENCE, OpenPage, axe
from tests.support.effort import at_length
from tests.support.school import PREFIX, TEACH, School, ask

# The gate of a school's server: who is turned away, signing in, signing out, and a Hub that is away.

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
            assert said["Content-Security-Policy"] == policy.format(host=urlsplit(url).netloc), path
            assert "Server" not in said
            for line in said.get_all("Set-Cookie", []):
                assert "SameSite=Lax" in line
                assert f"Path={PREFIX}" in line
                assert ("HttpOnly" in line) is (not line.startswith("xsrf-reefkit"))
    foreign = {"Origin": "https://evil.example"}
    assert ask(at_school.url, "leave/", {"Cookie": own} | foreign, "POST")[0] == REFUSED


# How long a sign-in lasts: by the Hub's word, and by the clock.


def asked(cookie: str = "") -> HTTPServerRequest:
    """Make what a browser asks."""
    headers = HTTPHeaders({"Host": "127.0.0.1", "Cookie": cookie})
    line = RequestStartLine("GET", "/services/reefkit/", "HTTP/1.1")
    return HTTPServerRequest(start_line=line, headers=headers, connection=cast("Any", None))


class Visit:
    """One browser, as the accounts know it: with a clock of the test's, at the real Hub."""

    def __init__(self, at_school: School) -> None:
        self.now = 0.0
        environment = {**at_school.environment}
        hub = hub_of(environment, TEACH)
        self.entrance = Entrance(Endpoint())
        self.accounts = HubAccounts(hub, self.entrance, lambda: self.now)
        self.request = asked()

    async def sign_in(self, token: str) -> str:
        """Sign in, and give the owner of what the browser opens."""
        shown = await self.accounts.begin(self.request, token)
        self.request = asked(f"reefkit-account={shown}")
        return self.accounts.shown(self.request)


async def revoke(visit: Visit, at_school: School) -> None:
    name = "zoe"
    said = json.loads(at_school.ask("POST", f"/users/{name}/tokens", b"{}"))
    owner = await visit.sign_in(said["token"])
    account = await visit.accounts.look(visit.request)
    assert account is not None
    assert (account.name, account.owner, account.teaches) == (name, owner, False)
    sealed = visit.accounts.seal("t" * 43, replace(account, teaches=True))
    assert visit.accounts.unseal(sealed, replace(account, teaches=True)) == "t" * 43
    assert visit.accounts.unseal(sealed, account) == ""  # not among the teachers any more
    assert visit.accounts.unseal(sealed, replace(account, visitor="0" * 32, teaches=True)) == ""
    visit.accounts.opens(account, "teacher-1")
    assert await visit.accounts.ended([owner]) == set()
    at_school.ask("DELETE", f"/users/{name}/tokens/{said['id']}")
    visit.accounts.oauth.forget()
    assert await visit.accounts.ended([owner]) == {owner, "teacher-1"}
    assert await visit.accounts.look(visit.request) is None
    # Nor does it open anything to a program; and the Hub is not asked of it for ever.
    for _ in range(hub_accounts.MOST_REFUSED):
        with pytest.raises(hub_accounts.NotAllowed):
            await visit.accounts.work_by(said["token"])
    with pytest.raises(hub_accounts.TooOften):
        await visit.accounts.work_by(said["token"])
    visit.now += 61
    with pytest.raises(hub_accounts.NotAllowed):
        await visit.accounts.work_by(said["token"])


async def outlast(visit: Visit, at_school: School) -> None:
    token = json.loads(at_school.ask("POST", "/users/smith/tokens", b"{}"))["token"]
    owner = await visit.sign_in(token)
    account = await visit.accounts.look(visit.request)
    assert account is not None
    assert account.teaches
    at_school.stop_hub()
    try:
        visit.accounts.oauth.forget()
        visit.now = 599
        again = await visit.accounts.look(visit.request)
        assert (again, visit.accounts.is_away) == (account, True)
        visit.now = 601
        with pytest.raises(HubAway):
            await visit.accounts.look(visit.request)
        assert await visit.accounts.ended([owner]) == set()  # no match is lost by it
    finally:
        at_school.start_hub()
    assert await visit.accounts.look(visit.request) == account
    assert not visit.accounts.is_away
    visit.now = 12 * 3600
    assert await visit.accounts.look(visit.request) is None


HOW = {"revoked": revoke, "away": outlast}


@pytest.mark.parametrize("which", ["revoked", pytest.param("away", marks=at_length)])
def test_a_sign_in_lasts_as_long_as_the_hub_says(
    at_school: School, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: str
):
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path))
    monkeypatch.setenv("REEFKIT_DATABASE", at_school.environment["REEFKIT_DATABASE"])

    async def tried() -> None:
        visit = Visit(at_school)
        try:
            await HOW[which](visit, at_school)
        finally:
            visit.entrance.close()
            await JupyterHubHTTPClient.loop_instance().close()

    # Playwright's own loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(tried())).result()


# What a service reads of its Hub, and what it refuses to begin with.

TOLD = {
    "JUPYTERHUB_API_TOKEN": "secret-of-the-service",
    "JUPYTERHUB_SERVICE_PREFIX": "/services/reefkit/",
    "JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:8866",
}


def test_what_the_hub_tells_is_read_and_taken_out_of_the_environment():
    environment = {**TOLD, "JPY_API_TOKEN": "older name", "PATH": "/bin", "REEFKIT_HOME": "/srv"}
    hub = hub_of(environment)
    assert environment == {"PATH": "/bin", "REEFKIT_HOME": "/srv"}
    assert (hub.prefix, hub.address, hub.port) == ("/services/reefkit/", "127.0.0.1", 8866)
    assert hub.client == "service-reefkit"
    assert hub.scopes == {"access:services!service=reefkit"}
    assert hub.callback == "/services/reefkit/oauth_callback"
    assert hub.logout == "/hub/logout"
    assert "secret-of-the-service" not in repr(hub)


def test_a_hub_under_a_path_and_a_host_of_its_own():
    more = {
        "JUPYTERHUB_BASE_URL": "/school/",
        "JUPYTERHUB_HOST": "https://hub.example.org",
        "JUPYTERHUB_SERVICE_PREFIX": "/school/services/labs/",
        "JUPYTERHUB_OAUTH_ACCESS_SCOPES": '["access:services", "access:services!service=labs"]',
    }
    hub = hub_of({**TOLD, **more}, "custom:reefkit:teach")
    assert hub.api_url == "http://127.0.0.1:8081/school/hub/api"
    assert hub.logout == "https://hub.example.org/school/hub/logout"
    assert hub.scopes == {"access:services", "access:services!service=labs"}
    assert hub.teachers == "custom:reefkit:teach"


@pytest.mark.parametrize(
    ("more", "teachers", "told"),
    [
        ({"JUPYTERHUB_USER": "mia"}, None, "hub-own-server"),
        ({"JUPYTERHUB_API_TOKEN": ""}, None, "hub-lacks"),
        ({"JUPYTERHUB_SERVICE_PREFIX": ""}, None, "hub-lacks"),
        ({"JUPYTERHUB_SERVICE_PREFIX": "/a b/"}, None, "hub-odd"),
        ({"JUPYTERHUB_SERVICE_URL": "http://127.0.0.1"}, None, "hub-odd"),
        ({"JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:port"}, None, "hub-odd"),
        ({"JUPYTERHUB_OAUTH_ACCESS_SCOPES": "access"}, None, "hub-odd"),
        ({"JUPYTERHUB_OAUTH_ACCESS_SCOPES": "[1]"}, None, "hub-odd"),
        ({"JUPYTERHUB_OAUTH_ACCESS_SCOPES": '"access"'}, None, "hub-odd"),
        ({}, "teachers", "hub-scope"),
    ],
)
def test_what_no_hub_tells_is_refused(more: dict[str, str], teachers: str | None, told: str):
    environment = {**TOLD, **more}
    with pytest.raises(CommandError) as refused:
        hub_of(environment, teachers)
    assert refused.value.message.id == told
    assert catalogue().render(refused.value.message, strict=True)
    assert environment == {**TOLD, **more}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--teachers", "custom:reefkit:teach"], "hub-alone"),
        (["--hub", "--port", "9000"], "hub-decides"),
        (["--hub", "--network"], "hub-decides"),
        (["--hub", "--token", "kelp-river"], "hub-decides"),
        (["--hub", "--base-url", "/labs/"], "hub-decides"),
        (["--hub", "--solo"], "hub-decides"),
        (["--hub"], "hub-lacks"),
    ],
)
def test_the_command_line_says_what_does_not_go_together(
    monkeypatch: pytest.MonkeyPatch, given: list[str], told: str
):
    for name in TOLD:
        monkeypatch.delenv(name, raising=False)
    arguments = serve_parser(catalogue()).parse(given)
    with pytest.raises(CommandError) as refused:
        place_of(arguments)
    assert refused.value.message.id == told


def test_with_a_hub_the_hub_says_where(monkeypatch: pytest.MonkeyPatch):
    for name, value in TOLD.items():
        monkeypatch.setenv(name, value)
    place = place_of(serve_parser(catalogue()).parse(["--hub", "--students", "60"]))
    assert (place.address, place.port, place.base_url) == ("127.0.0.1", 8866, "/services/reefkit/")
    assert (place.behind_proxy, place.students) == (True, 60)
    assert place.served(8866).has_accounts
