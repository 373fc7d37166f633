"""The settings of a server that is a service of JupyterHub, read from its environment.

JupyterHub itself need not be installed.
"""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec

from reefkit.serve.command_errors import CommandError
from reefkit.text import message

PREFIX_VARIABLE = "JUPYTERHUB_SERVICE_PREFIX"
TOKEN_VARIABLE = "JUPYTERHUB_API_TOKEN"  # noqa: S105  # a name, not a token
USER_VARIABLE = "JUPYTERHUB_USER"
"""Set in a student's own server, which has no classes (architecture.md, decision 11)."""
THE_HUBS = re.compile(r"(JUPYTERHUB|JPY)_[A-Z_]+")
PREFIX = re.compile(r"/([A-Za-z0-9._~@%-]+/)+")
SCOPE = re.compile(r"custom:[a-z0-9][a-z0-9_:*-]*[a-z0-9*]")
"""Pattern of JupyterHub's custom scopes."""
CALLBACK = "oauth_callback"
"""The path to which the Hub sends a browser back, below the prefix; named by JupyterHub."""


@dataclass(frozen=True)
class Hub:
    """Addresses and permissions of a service and its Hub."""

    prefix: str  #: The path of the service, with a slash at both ends.
    address: str
    port: int
    api_url: str  #: The Hub's API.
    token: str = field(repr=False)  #: The service's token for the API.
    client: str  #: The service's OAuth client id.
    host: str  #: URL of the Hub's host if the service has another host; else empty.
    base: str  #: The path of the whole installation.
    callback: str  #: The path to which the Hub sends a browser back.
    scopes: frozenset[str]  #: Scopes of which a visitor needs one.
    teachers: str = ""  #: Scope of teachers; empty if only a class's key makes a teacher.

    @property
    def logout(self) -> str:
        return f"{self.host}{self.base}hub/logout"


def hub_of(environment: MutableMapping[str, str], teachers: str | None = None) -> Hub:
    """Read the Hub's environment variables, and remove them, as no kernel needs them.

    `teachers`: Scope of teachers; None if only a class's key makes a teacher.

    Raises
    ------
    CommandError
        If this is not a service of a Hub, or a variable or `teachers` is invalid.
    """
    if environment.get(USER_VARIABLE):
        raise CommandError(message("hub-own-server"))
    values = {name: environment.get(name, "") for name in environment if THE_HUBS.fullmatch(name)}
    prefix = values.get(PREFIX_VARIABLE, "")
    name = values.get("JUPYTERHUB_SERVICE_NAME") or prefix.strip("/").rpartition("/")[2]
    for variable in (PREFIX_VARIABLE, TOKEN_VARIABLE):
        if not values.get(variable):
            raise CommandError(message("hub-lacks", name=variable))
    if not PREFIX.fullmatch(prefix):
        raise CommandError(message("hub-odd", name=PREFIX_VARIABLE, given=prefix))
    if teachers is not None and not SCOPE.fullmatch(teachers):
        raise CommandError(message("hub-scope", given=teachers))
    address, port = _listens(values.get("JUPYTERHUB_SERVICE_URL") or "http://127.0.0.1:8866")
    base = f"/{values.get('JUPYTERHUB_BASE_URL', '').strip('/')}/".replace("//", "/")
    found = Hub(
        prefix=prefix,
        address=address,
        port=port,
        api_url=values.get("JUPYTERHUB_API_URL") or f"http://127.0.0.1:8081{base}hub/api",
        token=values[TOKEN_VARIABLE],
        client=values.get("JUPYTERHUB_CLIENT_ID") or f"service-{name}",
        host=values.get("JUPYTERHUB_HOST", ""),
        base=base,
        callback=values.get("JUPYTERHUB_OAUTH_CALLBACK_URL") or f"{prefix}{CALLBACK}",
        scopes=_scopes(values) or frozenset({f"access:services!service={name}"}),
        teachers=teachers or "",
    )
    for each in values:
        del environment[each]
    return found


def _listens(url: str) -> tuple[str, int]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        port = None
    if port is None or parts.scheme != "http" or not parts.hostname:
        raise CommandError(message("hub-odd", name="JUPYTERHUB_SERVICE_URL", given=url))
    return {"localhost": "127.0.0.1"}.get(parts.hostname, parts.hostname), port


def _scopes(values: MutableMapping[str, str]) -> frozenset[str]:
    name = "JUPYTERHUB_OAUTH_ACCESS_SCOPES"
    given = values.get(name, "")
    if not given:
        return frozenset()
    try:
        return msgspec.json.decode(given, type=frozenset[str])
    except msgspec.DecodeError as error:
        raise CommandError(message("hub-odd", name=name, given=given)) from error
