"""What the lab server renders itself: its door, and the part of a lesson that needs no kernel."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.dates import format_date
from markupsafe import Markup

from reefkit.text import Catalogue, Message, catalogue
from reefkit.text.languages import language, nearest, tag
from reefkit.widgets import theme
from reefkit.widgets.scripts import panel_name, panel_script
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow

SHARE = Path(__file__).parent / "template"
"""Laid out as Jupyter's data folders: ``voila/templates/reefkit`` lies in it."""

_STATIC = SHARE / "static"
FONT = "fonts/atkinson-hyperlegible-next.woff2"


DRAWN = re.compile('href="#rk-org-([a-z0-9-]+)"')
"""How a page names a drawing that it shows."""


@lru_cache(maxsize=64)  # what is asked for may be any name
def own_asset(name: str) -> bytes | None:
    """Return one of the few files that are ours to serve, or None where there is no such file."""
    if name == "reefkit.css":
        return theme.stylesheet().encode()
    if name == FONT:
        return theme.font()
    if name == "panel.js":
        return panel_script().encode()
    if name == "fonts.css":
        return (_STATIC / name).read_bytes().replace(b"FONT", f"{FONT}?v={_digest(FONT)}".encode())
    if name in {
        "page.css",
        "landing.css",
        "ways-in.css",
        "page.js",
        "key.js",
        "ways-in.js",
        "mark.svg",
    }:
        return (_STATIC / name).read_bytes()
    return None


def _digest(name: str) -> str:
    content = own_asset(name)
    if content is None:
        raise ValueError(f"no asset is called {name}")
    return hashlib.sha256(content).hexdigest()[:12]


def long_date(told: str, say: Catalogue) -> str:
    """Write the day of a time of the store, in the reader's language."""
    return format_date(datetime.fromisoformat(told), "long", locale=language(say.locale))


@dataclass(frozen=True)
class Tried:
    """What somebody typed to come in, so that it need not be typed again.

    Parameters
    ----------
    query
        What the desk's address asks for, kept for later.
    trouble, form
        Why it did not work, and at which form: ``sign-in``, ``new``, ``restore``.
    name, teacher
        What a new class was to be called, and its teacher.
    first
        Whether there is no class yet, so that there is none to open.
    trusted, own
        Whether an account is a teacher's, so that no set-up code is asked for, and its classes.
    """

    query: str = ""
    trouble: Message | None = None
    form: str = ""
    name: str = ""
    teacher: str = ""
    first: bool = False
    trusted: bool = False
    own: tuple[ClassRow, ...] = ()


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

    def speaking(self, locale: str, name: str = "lab-server") -> Pages:
        """Give the same pages in another language.

        Parameters
        ----------
        locale
            What the reader would like.
        name
            The catalogue file without which they speak English (`reefkit.text.languages.nearest`).
        """
        found = nearest(locale, name)
        return self if found == self.say.locale else _pages(found, self.base)

    @cached_property
    def _templates(self) -> Templates:
        return Templates(self.say, SHARE / "pages")

    def asset(self, name: str) -> str:
        """Return the address of one of our files, another one when the file has changed."""
        return f"{self.base}assets/{name}?v={_digest(name)}"

    def prelude(
        self, lesson: str, page_config: dict[str, Any], games: tuple[str, ...] | None = None
    ) -> str:
        """Render a lesson's page down to where its cells begin.

        Parameters
        ----------
        lesson
            The lesson's name; its title is a message.
        page_config
            What Voila's scripts read.
        games
            Whose drawings it needs, as `Declaration` has it.
        """
        title = f"lesson-{lesson}"
        return self._templates.render(
            "prelude.html",
            title=self.say.render(Message(title)) if self.say.has(title) else "Reefkit",
            page_config=page_config,
            static=page_config.get("fullStaticUrl", f"{self.base}voila/static"),
            symbols=Markup(theme.symbols(games)),  # noqa: S704  # ours
            panel=panel_name(),
            **self._common(),
        )

    def render(self, name: str, **values: object) -> str:
        """Render one of the pages before a lab; values as its template names them."""
        return self._templates.render(name, **values, **self._common())

    def refused(self, status: int, again: str = "", why: str = "") -> str:
        """Render what is said where a page cannot be shown, and what to do.

        Parameters
        ----------
        status
            HTTP's.
        again
            The address that may be tried again; empty for none.
        why
            The id of what is said instead of what the status means.
        """
        known = {403: "refused-403", 404: "refused-404", 503: "refused-503"}
        why = why or known.get(status, "refused-other")
        return self.render("refused.html", why=why, again=again)

    def token(self, at: str, xsrf: str, to: str, trouble: Message | None) -> str:
        """Render the page that asks for the server's token.

        Parameters
        ----------
        at, to
            Where its form leads, and where whoever knows the token goes on to.
        xsrf
            The field by which a form shows that it is ours.
        trouble
            Why what was typed before is not it; none at first.
        """
        shown = {"at": at, "to": to, "xsrf": Markup(xsrf), "trouble": trouble}  # noqa: S704  # Tornado's
        return self._templates.render("token.html", **shown, **self._common())

    def ways_in(self, at: str, xsrf: str, tried: Tried) -> str:
        """Render a teacher's ways in.

        Parameters
        ----------
        at
            The desk's address, below which its forms lie.
        xsrf
            The field by which a form shows that it is ours.
        tried
            What was typed before, and why it did not work.
        """
        shown = {"at": at, "xsrf": Markup(xsrf), **vars(tried)}  # noqa: S704  # Tornado's
        return self._templates.render("ways-in.html", **shown, **self._common())

    def new_key(self, at: str, xsrf: str, row: ClassRow, key: str) -> str:
        """Render the page that shows the key of a class which has just been made.

        Parameters
        ----------
        at, xsrf
            As `ways_in` has it.
        row, key
            The class, and its key in groups.
        """
        until = long_date(row.expires, self.say)
        shown = {"at": at, "xsrf": Markup(xsrf), "row": row, "key": key, "until": until}  # noqa: S704  # Tornado's
        return self._templates.render("key.html", **shown, **self._common())

    def _common(self) -> dict[str, object]:
        return {
            "language": tag(self.say.locale),
            "asset": self.asset,
            "base": self.base,
            "logo": Markup((_STATIC / "mark.svg").read_text(encoding="utf-8")),  # noqa: S704  # ours
        }


@cache
def _pages(locale: str, base: str) -> Pages:
    """Make the pages of another language once a process."""
    return Pages(catalogue(locale), base)
