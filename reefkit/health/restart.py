"""The check that written data survives a restart: another process reads it."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import reefkit
from reefkit.health.durability import PATIENCE, file_system
from reefkit.health.findings import CheckFinding, CheckTarget, bad, fine, warn
from reefkit.labs.environment import DATABASE_VARIABLE, database, is_address, open_store
from reefkit.text import Message, ReefkitError, message

REREAD_SECONDS = 60
"""Seconds for another process to read what was written."""
IN_MEMORY = re.compile(r"tmpfs|ramfs|devtmpfs")
"""File systems in memory."""
LAYERS = re.compile(r"overlay|aufs|unionfs")
"""File systems of a container's own files."""


def after_restart(target: CheckTarget) -> CheckFinding:
    try:
        is_there, waits = _survives(target.store)
    except ReefkitError as error:
        return bad("lasting", message("health-lasting-not"), error.message)
    except (OSError, subprocess.SubprocessError):
        return warn("lasting", message("health-unknown"), message("health-lasting-unknown-do"))
    if not is_there:
        return bad("lasting", message("health-lasting-not"), message("health-lasting-not-do"))
    system = "" if is_address(target.store) else file_system(Path(target.store))
    doubt = _doubtful_restart(system, waits=waits, forgets=target.forgets)
    if doubt is not None:
        return warn("lasting", *doubt, system=system)
    return fine("lasting", message("health-lasting"), system=system)


def _survives(place: str) -> tuple[bool, bool]:
    """Return whether another process reads a write and whether commits wait for the disk."""
    word, key = secrets.token_hex(8), f"doctor-{secrets.token_hex(4)}"
    scope = f"visitor:{key}"
    with closing(open_store(place, PATIENCE)) as store:
        store.work.remember(scope, key, word)
        waits = store.examine().waits_for_disk
        store.close()  # reopened by the next use
        try:
            return reread_elsewhere(place, scope, key) == word, waits
        finally:
            store.work.forget(scope)


def reread_elsewhere(place: str, scope: str, key: str) -> str:
    """Return a value that another process reads from a store; empty if it reads none or fails.

    Raises
    ------
    OSError, subprocess.SubprocessError
        If the process cannot be started, or does not end within `REREAD_SECONDS`.
    """
    package = Path(reefkit.__file__).resolve().parents[1]
    paths = [str(package), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    # Not as an argument, which other accounts can list: an address may contain a password.
    environment = {DATABASE_VARIABLE: place, "PYTHONPATH": os.pathsep.join(paths)}
    ran = subprocess.run(  # noqa: S603  # our own arguments, without a shell
        [sys.executable, "-m", __name__, scope, key],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=REREAD_SECONDS,
        check=False,
        text=True,
    )
    return ran.stdout.strip()


def _doubtful_restart(system: str, *, waits: bool, forgets: bool) -> tuple[Message, Message] | None:
    if forgets:
        return message("health-lasting-forgets"), message("health-lasting-files")
    if not waits:
        return message("health-lasting"), message("health-lasting-fsync")
    if IN_MEMORY.fullmatch(system):
        return message("health-lasting-memory"), message("health-lasting-move")
    if LAYERS.fullmatch(system):
        return message("health-lasting-container"), message("health-lasting-mount")
    return None


def main() -> None:
    """Write the value to standard output, in the process started by `reread_elsewhere`."""
    scope, key = sys.argv[1:]
    with closing(open_store(database(), PATIENCE)) as store:
        sys.stdout.write(str(store.work.recall(scope, key, "")))


if __name__ == "__main__":
    main()
