"""The labs below a Jupyter server's own address, as on Binder: for one reader at one screen.

jupyter-server-proxy finds `labs` by its entry point. At the first request for an address below
``reefkit/`` it starts ``reefkit serve``, forwards requests of browsers that have shown Jupyter's
token, and ends it with Jupyter. The server is the same program as for a class.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from reefkit.labs.environment import DATABASE_VARIABLE
from reefkit.text import catalogue, message

NAME = "reefkit"
"""Path of the labs below Jupyter's own, and name of the entry point in `pyproject.toml`."""
SECONDS_TO_START = 240
"""Seconds to wait for the start: a busy machine imports slowly; the proxy's default is five."""
MARK = Path(__file__).parent / "template" / "static" / "mark.svg"


def labs() -> dict[str, Any]:
    """Return the configuration for jupyter-server-proxy: the command, and the launcher's tile.

    The server listens at a socket file that no other account of the machine can open: requests come
    from the proxy, which asks for Jupyter's token. Work is stored in the reader's own database,
    whatever is configured: a class's must not be used by a process that its reader can program.
    """
    command = [sys.executable, "-m", "reefkit", "serve", "--solo", "--socket", "{unix_socket}"]
    command += ["--base-url", f"{{base_url}}{NAME}/", "--behind-proxy", "--students", "1"]
    say = catalogue()
    return {
        "command": command,
        "environment": {DATABASE_VARIABLE: ""},
        "unix_socket": True,
        "absolute_url": True,
        "timeout": SECONDS_TO_START,
        "launcher_entry": {"title": say.render(message("solo-tile")), "icon_path": str(MARK)},
    }
