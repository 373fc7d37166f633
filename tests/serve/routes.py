"""All that a server answers: its routes as the application has them, and what each is to say.

A server of `serve_told` is the command itself; it tells its routes besides, before it answers.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from tornado.routing import PathMatches, Router, RuleRouter
from tornado.web import Application

import reefkit.serve
from reefkit.serve.entrance import Caller
from reefkit.serve.lessons import ASSET
from reefkit.serve.server import KERNEL

TOLD = "ROUTES "

HEADERS = {
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
}
"""What every answer says."""

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
ERROR = f"{NOTHING}; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'"
PAGE = ERROR.replace("form-action 'none'", "form-action 'self'")
DOOR = PAGE.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") + (
    "; style-src-elem 'self'; style-src-attr 'unsafe-inline'"
)
FILE = f"{NOTHING}; style-src 'unsafe-inline'"


def lesson_policy(host: str) -> str:
    """Give what a lesson's page may load: bqplot, ipycanvas and anywidget need no `unsafe-eval`."""
    return (
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "script-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"font-src 'self'; connect-src 'self' ws://{host} wss://{host}"
    )


class Row(NamedTuple):
    """What a route answers.

    Attributes
    ----------
    handler
        Whose it is.
    path
        An address of it; ``{kernel}`` is one of the owner's.
    get, own
        The status of a GET by a stranger, and by whose it is: a visitor's, or a teacher's.
    policy
        Of an answer that is no error; ``lesson`` and ``desk`` for those of a lesson.
    kept
        Its ``Cache-Control``.
    post
        The status of a right POST by its owner; 405 where there is none.
    fields
        What such a POST says besides.
    """

    handler: str
    path: str
    get: int
    own: int
    policy: str = PAGE
    kept: str = "no-store"
    post: int = 405
    fields: Mapping[str, str] = MappingProxyType({})


def _lesson(name: str) -> dict[str, Row]:
    return {
        rf"/{name.replace('-', chr(92) + '-')}/": Row(
            "LessonHandler", f"/{name}/", 200, 200, "lesson"
        )
    }


DESK = r"/teachers\-desk/"
FORMS = {
    "sign-in": Row(
        "SignIn", "/teachers-desk/sign-in/", 303, 303, post=303, fields={"key": "{key}"}
    ),
    "own": Row("OpenOwn", "/teachers-desk/own/", 303, 303, post=403),
    "new": Row("NewClass", "/teachers-desk/new/", 303, 303, post=403, fields={"code": "AAAA-AAAA"}),
    "restore": Row("RestoreClass", "/teachers-desk/restore/", 303, 303, post=403),
    "key": Row("NewKey", "/teachers-desk/key/", 303, 200, post=303),
    "sign-out": Row("SignOut", "/teachers-desk/sign-out/", 303, 303, post=303),
}
YEAR = "max-age=31536000, immutable"
TABLE: dict[str, Row] = {
    "/": Row("LandingHandler", "/", 200, 200, DOOR),
    **_lesson("reef-survivor"),
    **_lesson("climate-change"),
    **_lesson("succession"),
    **_lesson("blue-expanse"),
    DESK: Row("DeskHandler", "/teachers-desk/", 200, 200, "desk"),
    **{f"{DESK}{name}/": row for name, row in FORMS.items()},
    "/join/(?:([A-Za-z0-9-]{1,20})/)?": Row(
        "JoinHandler", "/join/", 200, 200, post=400, fields={"code": "AAAA222"}
    ),
    "/continue/": Row(
        "ContinueHandler", "/continue/", 200, 200, post=400, fields={"code": "0000000000"}
    ),
    rf"/api/kernels/{KERNEL}": Row("KernelState", "/api/kernels/{kernel}", 403, 200, NOTHING),
    rf"/api/kernels/{KERNEL}/channels": Row(
        "KernelChannels", "/api/kernels/{kernel}/channels", 403, 400, NOTHING
    ),
    rf"/voila/api/shutdown/{KERNEL}": Row(
        "KernelEnd", "/voila/api/shutdown/{kernel}", 403, 405, NOTHING, post=204
    ),
    "/leave/": Row("LeaveHandler", "/leave/", 303, 303, post=303),
    rf"/assets/{ASSET}": Row("OwnAssets", "/assets/page.css?v=1", 200, 200, FILE, YEAR),
    rf"/voila/static/{ASSET}": Row(
        "LibraryAssets", "/voila/static/voila.js", 200, 200, FILE, "no-cache"
    ),
    rf"/voila/labextensions/{ASSET}": Row(
        "LibraryAssets",
        "/voila/labextensions/anywidget/package.json",
        200,
        200,
        FILE,
        "no-cache",
    ),
    "/.*": Row("NotFound", "/nothing", 404, 404),
}
AT_THE_GATE = {"NotTaken", "NotCalled", "TokenTaken", "TokenPage", "TokenForm"}
"""What stands before the application and has no pattern there; `test_routes` asks each of them."""
AT_THE_HUB = {"Refused", "SignInPage", "Callback", "SignOut"}
"""The same for a school's server: `tests/hub/test_gate.py`."""


def handlers() -> set[str]:
    """Name all handlers that `reefkit.serve` has, but for those that others are made from."""
    for module in pkgutil.walk_packages(reefkit.serve.__path__, "reefkit.serve."):
        if module.name != "reefkit.serve.forks.kernel":
            importlib.import_module(module.name)
    found: set[type] = set()
    waiting: list[type] = [Caller]
    while waiting:
        below = waiting.pop().__subclasses__()
        found |= set(below)
        waiting += below
    ours = {each for each in found if each.__module__.startswith("reefkit.serve.")}
    return {
        each.__name__ for each in ours if not each.__subclasses__() or each.__name__ in MADE_FROM
    }


MADE_FROM = {"LessonHandler"}
"""What answers by itself, though another is made from it."""


def rules_of(router: RuleRouter) -> Iterator[tuple[str, str]]:
    """Give the pattern and the handler of every rule of a router, and of those below it."""
    for rule in router.rules:
        if isinstance(rule.target, RuleRouter):
            yield from rules_of(rule.target)
        else:
            matcher = cast("PathMatches", rule.matcher)
            yield matcher.regex.pattern.removesuffix("$"), rule.target.__name__


def serve_told(arguments: Sequence[str]) -> None:
    """Serve as the command does, and tell the routes of the application first."""
    from reefkit.serve import server  # noqa: PLC0415  # in the server's process only
    from reefkit.serve.command import main  # noqa: PLC0415

    gate_of = server.gate_of

    def told(application: Application, *given: Any) -> Router:  # noqa: ANN401  # as it has them
        found = list(rules_of(application.default_router))
        print(f"{TOLD}{json.dumps(found)}", flush=True)  # noqa: T201  # `test_routes` reads it
        return gate_of(application, *given)

    server.gate_of = told  # type: ignore[attr-defined]
    sys.exit(main(arguments))
