"""The labs below a Jupyter server's own address, as on Binder: for one reader and one screen.

jupyter-server-proxy finds `labs` by its entry point. When somebody first asks for an address below
``reefkit/`` it starts ``reefkit serve``, hands on what browsers send that have shown Jupyter's
token, and ends it with Jupyter. So the labs are the very server that a class has, with its list of
addresses, its kernels and their ends, and none of its pages is one of Jupyter's.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from reefkit.labs.environment import DATABASE_VARIABLE
from reefkit.text import catalogue, message

NAME = "reefkit"
"""The path of the labs below Jupyter's own, as `pyproject.toml` names the entry point."""
SECONDS_TO_START = 240
"""A busy machine imports slowly; jupyter-server-proxy alone would wait for five."""
MARK = Path(__file__).parent / "template" / "static" / "mark.svg"


def labs() -> dict[str, Any]:
    """Tell jupyter-server-proxy how the labs are started, and how JupyterLab's launcher shows them.

    The server listens at a file that no other account of the machine can open: what is asked there
    has shown Jupyter's token. Work is stored in the reader's own database, whatever is set for
    others: a class's has no place in a process that its reader can program.
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
