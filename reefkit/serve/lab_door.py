"""The door: the labs, what a visitor who is known left there, and leaving."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from babel.dates import format_timedelta
from markupsafe import Markup

from reefkit.classroom.store import ClassRow
from reefkit.labs import address, places, returning
from reefkit.labs.returning import Known, Left
from reefkit.serve.lab_handlers import Closed
from reefkit.serve.lab_headers import OURS, PAGE, policy
from reefkit.serve.lab_languages import COOKIE as LANGUAGE_COOKIE
from reefkit.serve.lab_languages import DOOR
from reefkit.serve.lab_lessons import Lesson
from reefkit.serve.lab_pages import DRAWN, Pages
from reefkit.serve.lab_visitors import COOKIE, DAYS
from reefkit.text import Catalogue, Message, ReefkitError, message
from reefkit.text.languages import (
    is_simple,
    language,
    name_in,
    nearest,
    own_name,
    simple,
    spoken,
    usual,
)
from reefkit.widgets import theme

if TYPE_CHECKING:
    from reefkit.serve.hub.accounts import Account

PATIENCE = 2.0
"""Seconds that the door waits for the store: without it the door still opens, and knows nobody."""
MOST_SHOWN = 3
"""More things to go on with than these are found in their labs."""


@dataclass(frozen=True)
class Door:
    """What there is behind the door.

    Parameters
    ----------
    pages
        What renders it.
    lessons
        Those that everybody may open.
    desk
        The teacher's, by name; empty where there is none.
    """

    pages: Pages
    lessons: tuple[Lesson, ...]
    desk: str = ""

    @property
    def labs(self) -> tuple[str, ...]:
        """The labs that lessons open."""
        return tuple(each.declared.lab for each in self.lessons if each.declared.lab)

    def lesson_of(self, lab: str) -> str:
        """Name the lesson that opens a lab; the first one where none does."""
        found = [each.name for each in self.lessons if each.declared.lab == lab]
        return (found or [self.lessons[0].name])[0]

    def to_lesson(self, lab: str, query: dict[str, str]) -> str:
        """Write the address of a lab's lesson.

        Parameters
        ----------
        lab
            Which lab.
        query
            What its page is asked for; nothing of a person's own, since a history keeps it.
        """
        query_ = f"?{urlencode(query)}" if query else ""
        return f"{self.pages.base}{self.lesson_of(lab)}/{query_}"

    def speaking(self, locale: str) -> Door:
        """Give the same door in another language."""
        pages = self.pages.speaking(locale)
        if pages is self.pages:
            return self
        if pages.say.locale not in self._others:
            self._others[pages.say.locale] = replace(self, pages=pages)
        return self._others[pages.say.locale]

    def speaks(self, lesson: Lesson) -> str:
        """Name the language that a lesson speaks instead of this page's; empty for none."""
        here = self.pages.say.locale
        nearby = nearest(here, lesson.declared.lab or DOOR)
        return "" if nearby == here else name_in(nearby, here)

    @cached_property
    def _others(self) -> dict[str, Door]:
        """The same door in the languages that somebody asked for, by locale."""
        return {}

    @cached_property
    def symbols(self) -> Markup:
        """The drawings that the door shows."""
        drawn = DRAWN.findall(self.render(Known(), None, symbols=Markup()))
        return Markup(theme.symbols(None, tuple(sorted(set(drawn)))))  # noqa: S704  # ours

    def render(
        self,
        known: Known,
        row: ClassRow | None,
        xsrf: str = "",
        symbols: Markup | None = None,
        account: Account | None = None,
    ) -> str:
        """Render the door.

        Parameters
        ----------
        known
            Whom the browser's device remembers, and what they left.
        row
            The class whose teacher is signed in; none for everybody else.
        xsrf
            The field by which a form shows that it is ours.
        symbols
            The drawings that are sent along.
        account
            Who has signed in at the school's hub; none where there is no hub.
        """
        say, now = self.pages.say, datetime.now(UTC)
        left = [entry_of(self, each, say, now) for each in known.left[:MOST_SHOWN]]
        others = [each for each in spoken(DOOR) if each != usual(say.locale)]
        return self.pages.render(
            "landing.html",
            languages=[(each, own_name(each)) for each in others],
            lessons=self.lessons,
            speaks=self.speaks,
            desk=self.desk,
            has_classes=places.has_classes(),
            forgets=places.forgets(),
            account=account,
            taught=row,
            left=left,
            names=[each.name for each in known.people if each.name],
            xsrf=Markup(xsrf),  # noqa: S704  # Tornado's
            symbols=self.symbols if symbols is None else symbols,
        )


class Entry(NamedTuple):
    """One thing to go on with: its lesson, where it leads, what stands there, and since when."""

    lesson: str
    to: str
    where: Message
    ago: Message | None


def entry_of(door: Door, left: Left, say: Catalogue, now: datetime) -> Entry:
    """Say what somebody left, and when.

    Parameters
    ----------
    door
        Where the lessons are.
    left
        What was left.
    say, now
        The language, and the time.
    """
    lesson = door.lesson_of(left.lab)
    query = address.query_of(left.place)
    to = f"{lesson}/{f'?{query}' if query else ''}"
    return Entry(lesson, to, where(left), ago(left.when, say, now))


def where(left: Left) -> Message:
    """Say what somebody left: the class and its table, a round, questions, or matches in a list."""
    if left.in_class:
        seat = {"table": left.table, "round": left.round}
        return (
            message("go-on-table", name=left.in_class, **seat)
            if left.table
            else (message("go-on-class", name=left.in_class))
        )
    if part := left.place.get("part"):
        return message("go-on-before" if part == "before" else "go-on-after")
    if left.has_match and not left.is_over:
        return message("go-on-round", round=left.round, rounds=left.rounds)
    if left.kept:
        return message("go-on-over") if left.is_over else message("go-on-kept", count=left.kept)
    return message("go-on-questions")


def ago(when: str, say: Catalogue, now: datetime) -> Message | None:
    """Say how long ago something was saved; none where nobody knows."""
    if not when:
        return None
    passed = now - datetime.fromisoformat(when)
    if passed.total_seconds() < 60:
        return message("go-on-saved-now")
    told = format_timedelta(-passed, add_direction=True, locale=language(say.locale))
    return message("go-on-saved", ago=told)


class DoorPage(Closed):
    """A page of the door."""

    def initialize(self, door: Door) -> None:
        """Take what it shows, in the reader's language."""
        self.door = door.speaking(self.spoken.locale)

    async def known(self) -> Known:
        """Ask whom this browser's device remembers; a store that is away or slow knows nobody."""
        if not self.known_as:
            return Known()
        asked = self.entrance.ask(
            lambda store: returning.known_at(store, self.known_as, self.door.labs)
        )
        try:
            return await asyncio.wait_for(asked, PATIENCE)
        except (ReefkitError, TimeoutError):
            return Known()

    def show(self, html: str) -> None:
        """Send a page that is made for who asks."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(html)


class LandingHandler(DoorPage):
    """The labs, and what a visitor who is known left there."""

    @property
    def content_security_policy(self) -> str:
        """As for all pages; its drawings carry their colours as attributes.

        Browsers that do not know the attributes apart, as Safari before 15.4, go by `style-src`.
        """
        drawn = {"style_src": f"{OURS} 'unsafe-inline'", "style_src_elem": OURS}
        return policy(**PAGE | drawn, style_src_attr="'unsafe-inline'", form_action=OURS)

    async def get(self) -> None:
        """Show them; an address that asks for a language has the browser remember it first."""
        asked = self.get_query_argument("language", "")
        if asked in spoken(DOOR):
            here = self.spoken.locale
            locale = simple(asked) if is_simple(here) else usual(asked)
            self.keep(LANGUAGE_COOKIE, locale, DAYS * 24 * 3600, "Lax", for_scripts=True)
            self.redirect(self.base_url, status=303)
            return
        known = await self.known()
        taught, xsrf = await self._taught(), self.xsrf_form_html()
        self.show(self.door.render(known, taught, xsrf, account=self.account))

    async def _taught(self) -> ClassRow | None:
        if not self.token or not self.door.desk:
            return None
        try:
            return await asyncio.wait_for(self.entrance.signed_in(self.token), PATIENCE)
        except (ReefkitError, TimeoutError):
            return None


class LeaveHandler(DoorPage):
    """*Leave this computer*: the browser forgets who it was."""

    def initialize(self, door: Door, lessons: tuple[str, ...] = ()) -> None:
        """Take the names of the lessons, the only pages that it leads to."""
        super().initialize(door)
        self.lessons = lessons

    async def get(self) -> None:
        """Say what leaving means, and the codes that find the work again."""
        known = await self.known()
        if not known.people:
            self.redirect(self.base_url, status=303)
            return
        pages, xsrf = self.door.pages, Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
        nobody = pages.say.render(message("lasting-unnamed"))
        names = [each.name or nobody for each in known.people]
        shown = {"people": known.people, "names": names, "has_codes": places.keeps_codes()}
        self.show(pages.render("leave.html", xsrf=xsrf, **shown))

    async def post(self) -> None:
        """Take the cookie away, and open the page again, as somebody new.

        Jupyter's own check refuses what another site sends.
        """
        visitor = self.known_as
        if visitor and self.get_body_argument("forget", ""):
            with suppress(ReefkitError):  # the browser forgets its name in any case
                await self.entrance.ask(lambda store: returning.leave(store, visitor))
        self.clear_cookie(COOKIE, path=self.base_url, httponly=True, samesite="Lax")
        self.clear_cookie(LANGUAGE_COOKIE, path=self.base_url)
        to = self.get_body_argument("to", self.base_url)
        known = {self.base_url, *(f"{self.base_url}{name}/" for name in self.lessons)}
        self.redirect(to if to in known else self.base_url, status=303)
