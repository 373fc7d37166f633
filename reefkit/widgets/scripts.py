"""The script of all panels, and the few lines that each of them is sent in its place.

A page has thirty panels, and their script is larger than what they show. So it comes once: from the
page's own server, which names it in the page's head, or from the kernel of whichever panel finds
that it is not there (``static/loader.js``).
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

_STATIC = Path(__file__).parent / "static"


@cache
def panel_script() -> str:
    """Return the script of all panels, a module."""
    return "\n".join(_bare(name) for name in ("morph.js", "dress.js", "panel.js"))


@cache
def panel_name() -> str:
    """Return the name under which a page keeps the script: another one when it has changed."""
    return f"panel-{hashlib.sha256(panel_script().encode()).hexdigest()[:12]}"


@cache
def panel_loader() -> str:
    """Return the module that each panel is sent."""
    return _bare("loader.js").replace("NAME", f'"{panel_name()}"')


def _bare(name: str) -> str:
    """Return a script without indentation and comments."""
    lines = (_STATIC / name).read_text(encoding="utf-8").splitlines()
    stripped = (line.strip() for line in lines)
    return "\n".join(line for line in stripped if line and not line.startswith("//"))
