"""One's own work at the labs of a Hub, for a notebook in one's own server."""

from __future__ import annotations

import os

from reefkit.labs.environment import LABS_VARIABLE, MINE
from reefkit.text import message

SECONDS_FOR_LABS = 60.0
"""So long a cell waits for the labs."""


def own_work() -> bytes:
    """Return the work of the person who is signed in, as the labs of this Hub give it: a work file.

    Raises
    ------
    SaveError
        When no sign-in leads to labs, or they do not give it.
    """
    # Here, for a command that starts reads this module first of all.
    from http.client import HTTPException  # noqa: PLC0415
    from urllib.error import HTTPError  # noqa: PLC0415
    from urllib.request import HTTPRedirectHandler, Request, build_opener  # noqa: PLC0415

    from reefkit.classroom.store.file_reading import MOST_WORK_BYTES  # noqa: PLC0415
    from reefkit.match.errors import SaveError  # noqa: PLC0415

    class NoOtherAddress(HTTPRedirectHandler):
        """Shows the token to the labs alone, wherever they may lead."""

        def redirect_request(self, *_: object) -> None:
            """Follow nowhere: what leads elsewhere is an error."""

    labs, token = os.environ.get(LABS_VARIABLE, ""), os.environ.get("JUPYTERHUB_API_TOKEN", "")
    if not token or not labs.startswith(("http://", "https://")):
        raise SaveError(message("load-no-sign-in"))
    shown = {"Authorization": f"token {token}"}
    request = Request(f"{labs.rstrip('/')}/{MINE}", headers=shown)  # noqa: S310  # http, as above
    try:
        with build_opener(NoOtherAddress).open(request, timeout=SECONDS_FOR_LABS) as answer:
            return bytes(answer.read(MOST_WORK_BYTES + 1))
    except HTTPError as error:
        error.close()
        raise SaveError(message("load-labs-refuse", status=str(error.code))) from error
    except (OSError, HTTPException, ValueError) as error:
        raise SaveError(message("load-labs-away")) from error
