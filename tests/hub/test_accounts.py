"""How long a sign-in lasts: by the Hub's word, and by the clock."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from jupyterhub.httpclient import JupyterHubHTTPClient
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from reefkit.serve.entrance import Endpoint, Entrance
from reefkit.serve.hub import hub_of
from reefkit.serve.hub_gate import HubAccounts, HubAway
from tests.support.effort import at_length
from tests.support.school import TEACH, School


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
