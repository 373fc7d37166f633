"""What a page and its lab server tell each other about the store: whether it can be written.

The server cannot see the writes of its pages, which the kernels do themselves. It logs and counts
what they report, and is not ready meanwhile; the desk shows it. Other programs ignore a report.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import get_args

from reefkit.match.errors import FaultCause

STORE_REPORT = "reefkit_store"
"""Type of the message, whose content has the fault's `cause`; None if a write succeeded again."""

_failed: set[FaultCause] = set()


def report_write(cause: FaultCause | None) -> None:
    """Report each failed write, and the first that succeeds afterwards.

    `cause`: The fault's; None if the write succeeded.
    """
    if not (cause or _failed):
        return
    from IPython.core.getipython import get_ipython  # noqa: PLC0415  # only in a kernel

    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is None:
        return
    _failed.clear()
    _failed.update({cause} if cause else ())
    kernel.session.send(kernel.iopub_socket, STORE_REPORT, {"cause": cause}, ident=b"store")


STATE_VARIABLE = "REEFKIT_STORE_STATE"
"""Set by a lab server: the folder with one file, named ``store.`` and the cause, or ``store.ok``.

The file is renamed, never written: that is possible on a full disk too.
"""


def set_store_state(folder: Path, cause: FaultCause | None) -> None:
    with suppress(OSError):
        new = folder / f"store.{cause or 'ok'}"
        old = next(folder.glob("store.*"), None)
        old.rename(new) if old else new.touch()


def store_state() -> FaultCause | None:
    """Return why this server's pages cannot save; None if they can, or there is no server."""
    folder = os.environ.get(STATE_VARIABLE)
    found = next(Path(folder).glob("store.*"), None) if folder else None
    cause = found.suffix[1:] if found else ""
    return next((each for each in get_args(FaultCause) if each == cause), None)
