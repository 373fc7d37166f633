"""A service's requests to its Hub: sign-ins (OAuth 2.0 with PKCE), and whose a token is.

JupyterHub's own library talks to the Hub. Its cookies are not used: the Hub's token stays on this
server, and a browser gets a random token of ours (`hub_accounts`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, NamedTuple, TypeVar

import tornado.web
from jupyterhub.services.auth import HubOAuth  # type: ignore[import-untyped]
from tornado.httputil import url_concat

from reefkit.serve.hub import Hub

SECONDS_FRESH = 60
"""Seconds for which the Hub's answer about a token is cached."""
PATIENCE = 8.0
"""Seconds to wait for the Hub, while a page waits too."""

Given = TypeVar("Given")

# It logs who signs in, and the Hub's answers.
logging.getLogger("tornado.application").addFilter(
    lambda record: "jupyterhub" not in record.pathname.replace("\\", "/").split("/")
)


class HubAway(Exception):  # noqa: N818  # a state of the Hub
    """The Hub does not answer, or not as expected."""


class User(NamedTuple):
    """The account of a token."""

    name: str
    may_enter: bool
    #: Whether it is a teacher; None if the Hub does not say who is.
    teaches: bool | None


class OAuth:
    """The OAuth 2.0 client of a service at its Hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._library = HubOAuth(
            api_url=hub.api_url,
            api_token=hub.token,
            base_url=hub.prefix,
            hub_host=hub.host,
            hub_prefix=f"{hub.base}hub/",
            oauth_client_id=hub.client,
            oauth_redirect_uri=hub.callback,
            access_scopes=set(hub.scopes),
            cache_max_age=SECONDS_FRESH,
        )

    def way(self, state: str) -> tuple[str, str]:
        verifier, challenge, method = self._library.generate_pkce_code_challenge()
        query = {"state": state, "code_challenge": challenge, "code_challenge_method": method}
        return url_concat(self._library.login_url, query), verifier

    async def token(self, code: str, verifier: str) -> str:
        call = self._library.token_for_code(code, code_verifier=verifier, sync=False)
        return str(await _answered(call))

    async def user(self, token: str, session: str) -> User | None:
        call = self._library.user_for_token(token, session_id=session, sync=False)
        user: dict[str, Any] | None = await _answered(call)
        if user is None or user.get("kind") != "user" or not user.get("name"):
            return None
        teachers = self._hub.teachers
        return User(
            name=str(user["name"]),
            may_enter=bool(self._library.check_scopes(self._hub.scopes, user)),
            teaches=bool(self._library.check_scopes({teachers}, user)) if teachers else None,
        )

    def forget(self) -> None:
        self._library.cache.clear()


async def _answered(reply_id: Awaitable[Given]) -> Given:
    try:
        return await asyncio.wait_for(reply_id, PATIENCE)
    except (tornado.web.HTTPError, TimeoutError, OSError, ValueError, KeyError) as error:
        raise HubAway from error
