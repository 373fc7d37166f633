"""A student's own work from the labs of a JupyterHub, for a notebook in the student's server."""

from __future__ import annotations

import os

from reefkit.labs.environment import LABS_VARIABLE, MINE
from reefkit.text import message

SECONDS_FOR_LABS = 60.0
"""Seconds that a cell waits for the labs."""


def own_work() -> bytes:
    """Return the work file of the person who is signed in, from the labs of this JupyterHub.

    Raises
    ------
    SaveError
        If there is no sign-in, or the labs do not return it.
    """
    # Imported here, since every start of the command line imports this module.
    from http.client import HTTPException  # noqa: PLC0415
    from urllib.error import HTTPError  # noqa: PLC0415
    from urllib.request import HTTPRedirectHandler, Request, build_opener  # noqa: PLC0415

    from reefkit.classroom.store.file_reading import MOST_WORK_BYTES  # noqa: PLC0415
    from reefkit.match.errors import SaveError  # noqa: PLC0415

    class NoOtherAddress(HTTPRedirectHandler):
        """Follows no redirects, so that only the labs see the token."""

        def redirect_request(self, *_: object) -> None:
            """Return None, which makes a redirect an error."""

    labs, token = os.environ.get(LABS_VARIABLE, ""), os.environ.get("JUPYTERHUB_API_TOKEN", "")
    if not token or not labs.startswith(("http://", "https://")):
        raise SaveError(message("load-no-sign-in"))
    shown = {"Authorization": f"token {token}"}
    request = Request(f"{labs.rstrip('/')}/{MINE}", headers=shown)  # noqa: S310  # the scheme was checked above
    try:
        with build_opener(NoOtherAddress).open(request, timeout=SECONDS_FOR_LABS) as answer:
            return bytes(answer.read(MOST_WORK_BYTES + 1))
    except HTTPError as error:
        error.close()
        raise SaveError(message("load-labs-refuse", status=str(error.code))) from error
    except (OSError, HTTPException, ValueError) as error:
        raise SaveError(message("load-labs-away")) from error
