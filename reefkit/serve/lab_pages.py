"""What the lab server renders itself: its door, and the part of a lesson that needs no kernel."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from markupsafe import Markup

from reefkit.serve.lab_lessons import Lesson
from reefkit.text import Catalogue, Message
from reefkit.widgets import theme
from reefkit.widgets.templates import Templates

SHARE = Path(__file__).parent / "template"
"""Laid out as Jupyter's data folders: ``voila/templates/reefkit`` lies in it."""

_STATIC = SHARE / "static"
FONT = "fonts/atkinson-hyperlegible-next.woff2"


def own_asset(name: str) -> bytes | None:
    """Return one of the few files that are ours to serve, or None where there is no such file."""
    if name == "reefkit.css":
        return theme.stylesheet().encode()
    if name == FONT:
        return theme.font()
    if name == "fonts.css":
        return (_STATIC / name).read_bytes().replace(b"FONT", f"{FONT}?v={_digest(FONT)}".encode())
    if name in {"page.css", "landing.css", "mark.svg"}:
        return (_STATIC / name).read_bytes()
    return None


def _digest(name: str) -> str:
    content = own_asset(name)
    if content is None:
        raise ValueError(f"no asset is called {name}")
    return hashlib.sha256(content).hexdigest()[:12]


@dataclass(frozen=True)
class Pages:
    """Renders pages in one language under one base address.

    Parameters
    ----------
    say
        The language.
    base
        The path under which all addresses lie, with a slash at both ends.
    """

    say: Catalogue
    base: str

    @cached_property
    def _templates(self) -> Templates:
        return Templates(self.say, SHARE / "pages")

    def asset(self, name: str) -> str:
        """Return the address of one of our files, another one when the file has changed."""
        return f"{self.base}assets/{name}?v={_digest(name)}"

    def prelude(self, lesson: str, page_config: dict[str, Any]) -> str:
        """Render a lesson's page down to where its cells begin.

        Parameters
        ----------
        lesson
            The lesson's name; its title is a message.
        page_config
            What Voila's scripts read.
        """
        title = f"lesson-{lesson}"
        return self._templates.render(
            "prelude.html",
            title=self.say.render(Message(title)) if self.say.has(title) else "Reefkit",
            page_config=page_config,
            script=Markup((_STATIC / "page.js").read_text(encoding="utf-8")),  # noqa: S704  # ours
            **self._common(),
        )

    def landing(self, lessons: tuple[Lesson, ...]) -> str:
        """Render the door: the lessons as cards."""
        return self._templates.render("landing.html", lessons=lessons, **self._common())

    def _common(self) -> dict[str, object]:
        return {
            "language": self.say.locale.partition("-")[0],
            "asset": self.asset,
            "base": self.base,
            "symbols": Markup(theme.symbols()),  # noqa: S704  # ours
            "logo": Markup((_STATIC / "mark.svg").read_text(encoding="utf-8")),  # noqa: S704  # ours
        }
