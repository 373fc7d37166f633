"""What the lab server shows without a kernel: the lessons that there are, and pages of its own.

A lesson is a notebook with a `lesson.toml`. What is sent is packed small: thirty browsers on one
Wi-Fi wait for every byte.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from reefkit.labs.environment import forgets
from reefkit.text import Catalogue, Message, catalogue
from reefkit.text.languages import nearest, tag
from reefkit.widgets import templates
from reefkit.widgets.templates import Templates, panel_name, panel_script

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow


SHARE = Path(__file__).parent / "template"
"""Laid out as Jupyter's data folders: ``voila/templates/reefkit`` lies in it."""

_STATIC = SHARE / "static"
_STATIC_NAMES = frozenset(each.name for each in _STATIC.iterdir())
FONT = "fonts/atkinson-hyperlegible-next.woff2"


DRAWN = re.compile('href="#rk-org-([a-z0-9-]+)"')
"""How a page names a drawing that it shows."""


@lru_cache(maxsize=64)  # what is requested may be any name
def own_asset(name: str) -> bytes | None:
    if name == "reefkit.css":
        return templates.stylesheet().encode()
    if name == FONT:
        return templates.font()
    if name == "panel.js":
        return panel_script().encode()
    if name == "fonts.css":
        return (_STATIC / name).read_bytes().replace(b"FONT", f"{FONT}?v={_digest(FONT)}".encode())
    return (_STATIC / name).read_bytes() if name in _STATIC_NAMES else None


def _digest(name: str) -> str:
    content = own_asset(name)
    if content is None:
        raise ValueError(f"no asset is called {name}")
    return hashlib.sha256(content).hexdigest()[:12]


@dataclass(frozen=True)
class TypedEntry:
    """What somebody typed to come in, so that it need not be typed again."""

    query: str = ""  #: What the desk's address asks for, kept for later.
    #: ``trouble``, ``form``: Why it did not work, and at which form: ``sign-in``, ``new``,
    #: ``restore``.
    trouble: Message | None = None
    form: str = ""
    name: str = ""
    teacher: str = ""
    first: bool = False  #: Whether there is no class yet, so that there is none to open.
    #: ``trusted``, ``own``: Whether an account is a teacher's, so that no set-up code is requested,
    #: and its classes.
    trusted: bool = False
    own: tuple[ClassRow, ...] = ()
    restores: bool = False  #: Whether the browser may send a back-up now.


@dataclass(frozen=True)
class Pages:
    """Renders pages in one language under one base address."""

    say: Catalogue
    base: str  #: The path under which all addresses lie, with a slash at both ends.

    def speaking(self, locale: str, name: str = "lab-server") -> Pages:
        """Return the same pages in another language.

        `name`: the catalogue file without which they speak English
        (`reefkit.text.languages.nearest`).
        """
        found = nearest(locale, name)
        return self if found == self.say.locale else _pages(found, self.base)

    @cached_property
    def _templates(self) -> Templates:
        return Templates(self.say, SHARE / "pages")

    def asset(self, name: str) -> str:
        return f"{self.base}assets/{name}?v={_digest(name)}"

    def prelude(
        self, lesson: str, page_config: dict[str, Any], games: tuple[str, ...] | None = None
    ) -> str:
        """Render a lesson's page down to where its cells begin.

        `lesson`: the lesson's name; its title is a message.
        """
        title = f"lesson-{lesson}"
        return self._templates.render(
            "prelude.html",
            title=self.say.render(Message(title)) if self.say.has(title) else "Reefkit",
            page_config=page_config,
            static=page_config.get("fullStaticUrl", f"{self.base}voila/static"),
            symbols=Markup(templates.symbols(games)),  # noqa: S704  # ours
            panel=panel_name(),
            forgets=forgets(),
            **self._common(),
        )

    def render(self, template: str, **values: object) -> str:
        return self._templates.render(template, **values, **self._common())

    def refused(self, status: int, again: str = "", why: str | Message = "") -> str:
        """Render what is said where a page cannot be shown, and what to do.

        `again`: The address that may be tried again; empty for none.
        `why`: What is said instead of what the status means, or its id.
        """
        known = {403: "refused-403", 404: "refused-404", 503: "refused-503"}
        why = why or known.get(status, "refused-other")
        text = Message(why) if isinstance(why, str) else why
        return self.render("refused.html", said=text, do=f"{text.id}.do", again=again)

    def _common(self) -> dict[str, object]:
        return {
            "language": tag(self.say.locale),
            "asset": self.asset,
            "base": self.base,
            "logo": Markup((_STATIC / "mark.svg").read_text(encoding="utf-8")),  # noqa: S704  # ours
        }


@cache
def _pages(locale: str, base: str) -> Pages:
    return Pages(catalogue(locale), base)
