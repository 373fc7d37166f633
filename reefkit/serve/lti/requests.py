"""HTTP requests to platforms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reefkit.serve.command_errors import CommandError
from reefkit.serve.lti.configuration import LearningPlatform
from reefkit.text import message

if TYPE_CHECKING:
    import requests


PATIENCE = 10.0
"""Seconds for a platform to answer."""


def session_with_platforms() -> requests.Session:
    """Make a session for platforms in which every request has a timeout."""
    import requests  # noqa: PLC0415 - needs the extra `lti`

    class Patient(requests.Session):
        def request(self, *given: Any, **named: Any) -> requests.Response:  # noqa: ANN401
            return super().request(*given, **({"timeout": PATIENCE} | named))

    return Patient()


def published_keys(session: requests.Session, platform: LearningPlatform) -> list[dict[str, Any]]:
    """Fetch a platform's keys.

    Raises
    ------
    CommandError
        If nothing answers, or the answer has no keys.
    """
    import requests  # noqa: PLC0415 - needs the extra `lti`

    try:
        answer = session.get(platform.keyset_url)
        answer.raise_for_status()
        keys = answer.json()["keys"]
        return [dict(each) for each in keys]
    except (requests.RequestException, ValueError, TypeError, KeyError) as error:
        raise CommandError(message("lti-no-keys", url=platform.keyset_url)) from error
