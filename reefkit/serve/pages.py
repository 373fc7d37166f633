"""Pages that the lab server renders without a kernel, such as sign-in forms and refusals.

Answers are compressed: thirty browsers on one Wi-Fi wait for every byte.
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
"""A folder laid out like Jupyter's data folders, with ``voila/templates/reefkit``."""

_STATIC = SHARE / "static"
_STATIC_NAMES = frozenset(each.name for each in _STATIC.iterdir())
FONT = "fonts/atkinson-hyperlegible-next.woff2"


DRAWN = re.compile('href="#rk-org-([a-z0-9-]+)"')
"""Pattern of a page's references to drawings."""


@lru_cache(maxsize=64)  # bounded: any name may be requested
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
    """Contents of the sign-in forms, so that they need not be typed again."""

    query: str = ""  #: The desk's query, kept for later.
    trouble: Message | None = None  #: Why it did not work.
    form: str = ""  #: The form with the trouble: ``sign-in``, ``new``, ``restore``.
    name: str = ""
    teacher: str = ""
    first: bool = False  #: Whether there is no class yet.
    trusted: bool = False  #: Whether the account is a teacher's and needs no set-up code.
    own: tuple[ClassRow, ...] = ()  #: The account's classes.
    restores: bool = False  #: Whether the browser may send a back-up now.


@dataclass(frozen=True)
class Pages:
    """Renders pages in one language under one base address."""

    say: Catalogue
    base: str  #: The path of all addresses, with a slash at both ends.

    def speaking(self, locale: str, name: str = "lab-server") -> Pages:
        """Return the same pages in another language.

        `name`: The catalogue file without which a language falls back to English
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
        """Render a lesson's page up to its cells.

        `lesson`: The lesson's name, from which the id of its title is made.
        """
        title = f"lesson-{lesson}"
        return self._templates.render(
            "prelude.html",
            title=self.say.render(Message(title)) if self.say.has(title) else "",
            page_config=page_config,
            static=page_config.get("fullStaticUrl", f"{self.base}voila/static"),
            symbols=Markup(templates.symbols(games)),  # noqa: S704  # our own drawings
            panel=panel_name(),
            forgets=forgets(),
            **self._common(),
        )

    def render(self, template: str, **values: object) -> str:
        return self._templates.render(template, **values, **self._common())

    def refused(self, status: int, again: str = "", why: str | Message = "") -> str:
        """Render a page that says why a page cannot be shown, and what to do.

        `again`: The address to try again; empty if there is none.
        `why`: The reason, or its id; by default the meaning of the status.
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
