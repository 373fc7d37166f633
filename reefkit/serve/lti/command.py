"""``reefkit lti``: list platforms, check them and rotate keys."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import TYPE_CHECKING

from reefkit.labs.environment import database, open_store
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.lti.configuration import (
    CUSTOM,
    KEYSET,
    LAUNCH,
    LOGIN,
    PlatformFile,
    read_platforms,
)
from reefkit.serve.lti.keys import NEEDS, SCOPE, drop, rotate, signing_keys
from reefkit.serve.lti.requests import PATIENCE, published_keys, session_with_platforms
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


TASKS = ("keys", "check", "show")
KEY_TASKS = ("list", "make", "rotate", "drop")
FINE, WRONG = 0, 1


def require_library() -> None:
    """Check that the LTI library is installed.

    Raises
    ------
    CommandError
        If it is not.
    """
    import importlib.util  # noqa: PLC0415 - used once

    if importlib.util.find_spec(NEEDS) is None:
        raise CommandError(message("lti-not-installed"))


def carry_out(given: Namespace, say: Catalogue, show: Callable[[str], None]) -> int:
    """Carry out one task, and show the result.

    Returns
    -------
    int
        0, or 1 if a platform does not answer as the file says.

    Raises
    ------
    ReefkitError
        If there is no such task, file or key, or the file is invalid.
    """
    require_library()
    task, *more = given.task or [""]
    if not task:
        raise CommandError(message("lti-needs-task", tasks=list(TASKS)))
    if task not in TASKS:
        raise unknown("lti-a-task", task, TASKS)
    if task == "keys":
        with closing(open_store(given.database or database(), PATIENCE)) as store:
            for line in _keys(store, more):
                show(say.render(line))
        return FINE
    if len(more) != 1:
        raise CommandError(message("lti-needs-file", task=task))
    found = read_platforms(more[0])
    if task == "show":
        for name, value in _for_platforms(found).items():
            show(f"{say.render(Message(f'lti-show-{name}')):<28}{value}")
        return FINE
    return _checked(found, more[0], say, show)


def _keys(store: Store, given: list[str]) -> list[Message]:
    what, *more = given or ["list"]
    if what not in KEY_TASKS:
        raise unknown("lti-a-key-task", what, KEY_TASKS)
    if len(more) != (what == "drop"):
        raise CommandError(message("lti-drop-which" if what == "drop" else "lti-keys-alone"))
    if what == "drop":
        return [message("lti-key-dropped", kid=drop(store, more[0]).kid)]
    if what == "rotate":
        return [message("lti-key-rotated", kid=rotate(store).kid)]
    is_there = bool(store.work.recall_all(SCOPE))
    if what == "make" and is_there:
        raise CommandError(message("lti-key-there"))
    if what == "list" and not is_there:
        return [message("lti-key-none")]
    first, *others = signing_keys(store)
    listed = [message("lti-key-published", kid=each.kid, made=each.made[:10]) for each in others]
    return [message("lti-key-first", kid=first.kid, made=first.made[:10]), *listed]


def _for_platforms(found: PlatformFile) -> Mapping[str, str]:
    launch = f"{found.address}{LAUNCH}"
    return {
        "login": f"{found.address}{LOGIN}",
        "launch": launch,
        "link": launch,
        "keys": f"{found.address}{KEYSET}",
        "custom": ", ".join(CUSTOM),
        "scopes": " ".join(SCOPES),
    }


SCOPES = (
    "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly",
    "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem",
    "https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly",
    "https://purl.imsglobal.org/spec/lti-ags/scope/score",
)
"""Scopes that the labs request from platforms: the roster, and grades."""


def _checked(found: PlatformFile, file: str, say: Catalogue, show: Callable[[str], None]) -> int:
    show(say.render(message("lti-file-fine", file=file, count=len(found.platforms))))
    code, session = FINE, session_with_platforms()
    for name, each in found.platforms.items():
        try:
            keys = published_keys(session, each)
        except CommandError as error:
            code, line = WRONG, error.message
        else:
            line = message("lti-has-keys", count=len(keys), url=each.keyset_url)
        show(f"{name}: {say.render(line)}")
    return code
