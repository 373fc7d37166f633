"""The landing page: the labs, matches to continue, and entry by code, key or account.

Students enter by a class's join code, or by the code that continues their work; teachers by a key
or with a new class.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, cached_property
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import tornado.web
from babel.dates import format_timedelta
from markupsafe import Markup

from reefkit.classroom.store import ClassRow
from reefkit.labs import environment, page_address, resumable
from reefkit.labs.resumable import LeftMatch, RememberedPeople
from reefkit.serve.content_policy import OURS, PAGE, policy
from reefkit.serve.lesson_list import Lesson
from reefkit.serve.lessons import Closed
from reefkit.serve.page_language import DOOR, LANGUAGE_COOKIE
from reefkit.serve.pages import DRAWN, Pages
from reefkit.serve.teachers import is_navigation
from reefkit.serve.visitors import DAYS, LAUNCH_COOKIE, TEACHER_COOKIE, VISITOR_COOKIE
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
from reefkit.widgets import templates

if TYPE_CHECKING:
    from reefkit.serve.school_accounts import Account


MOST_SHOWN = 3
"""Most matches offered to be continued; others are found in their labs."""


@dataclass(frozen=True)
class Landing:
    """Contents of the landing page."""

    pages: Pages
    lessons: tuple[Lesson, ...]  #: Lessons that everybody may open.
    desk: str = ""  #: Name of the teacher's lesson; empty if there is none.

    @property
    def labs(self) -> tuple[str, ...]:
        return tuple(each.declared.lab for each in self.lessons if each.declared.lab)

    def lesson_of(self, lab: str) -> str:
        """Return the name of a lab's lesson; of the first lesson if it has none."""
        found = [each.name for each in self.lessons if each.declared.lab == lab]
        return (found or [self.lessons[0].name])[0]

    def to_lesson(self, lab: str, query: dict[str, str]) -> str:
        """Return the address of a lab's lesson.

        `query`: The page's query, without personal data, since browsers keep a history.
        """
        query_ = f"?{urlencode(query)}" if query else ""
        return f"{self.pages.base}{self.lesson_of(lab)}/{query_}"

    def speaking(self, locale: str) -> Landing:
        return _landing(self.pages.speaking(locale), self.lessons, self.desk)

    def speaks(self, lesson: Lesson) -> str:
        """Return the name of a lesson's language; empty if it is the page's own."""
        here = self.pages.say.locale
        nearby = nearest(here, lesson.declared.lab or DOOR)
        return "" if nearby == here else name_in(nearby, here)

    @cached_property
    def symbols(self) -> Markup:
        """The SVG symbols that the page uses, found by rendering it without them."""
        drawn = DRAWN.findall(self.render(RememberedPeople(), None, symbols=Markup()))
        return Markup(templates.symbols(None, tuple(sorted(set(drawn)))))  # noqa: S704  # ours

    def render(  # noqa: PLR0913 - one argument per part of the page
        self,
        known: RememberedPeople,
        row: ClassRow | None,
        xsrf: Markup | str = "",
        symbols: Markup | None = None,
        account: Account | None = None,
        *,
        lost: bool = False,
    ) -> str:
        """Render the landing page.

        `known`: People remembered for this browser, and their matches.
        `row`: The class whose teacher is signed in; None if nobody is.
        `xsrf`: The hidden field that protects a form.
        `symbols`: SVG symbols; None for those that the page uses.
        `account`: The account from the school's hub or a course; None if there is none.
        `lost`: Whether to say that the requested page does not exist.
        """
        say, now = self.pages.say, datetime.now(UTC)
        left = [_entry_of(self, each, say, now) for each in known.left[:MOST_SHOWN]]
        others = [each for each in spoken(DOOR) if each != usual(say.locale)]
        return self.pages.render(
            "landing.html",
            languages=[(each, own_name(each)) for each in others],
            simple=is_simple(say.locale),
            words=(usual if is_simple(say.locale) else simple)(say.locale),
            lessons=self.lessons,
            speaks=self.speaks,
            desk=self.desk,
            has_classes=environment.has_classes(),
            forgets=environment.forgets(),
            account=account,
            taught=row,
            left=left,
            names=[each.name for each in known.people if each.name],
            lost=lost,
            xsrf=xsrf,
            symbols=self.symbols if symbols is None else symbols,
        )


@cache
def _landing(pages: Pages, lessons: tuple[Lesson, ...], desk: str) -> Landing:
    return Landing(pages, lessons, desk)


def _entry_of(
    door: Landing, left: LeftMatch, say: Catalogue, now: datetime
) -> dict[str, str | Message | None]:
    lesson, query = door.lesson_of(left.lab), page_address.query_of(left.place)
    to = f"{lesson}/{f'?{query}' if query else ''}"
    return {"lesson": lesson, "to": to, "where": where(left), "ago": ago(left.when, say, now)}


def where(left: LeftMatch) -> Message:
    """Return where a reader left off: class, part of a lesson, round, or saved matches."""
    if left.in_class:
        seat = {"table": left.table, "round": left.round}
        return (
            message("go-on-table", name=left.in_class, **seat)
            if left.table
            else (message("go-on-class", name=left.in_class))
        )
    if part := left.place.get("part"):
        return Message(f"go-on-{part}")
    if left.has_match and not left.is_over:
        return message("go-on-round", round=left.round, rounds=left.rounds)
    if left.kept:
        return message("go-on-over") if left.is_over else message("go-on-kept", count=left.kept)
    return message("go-on-questions")


def ago(when: str, say: Catalogue, now: datetime) -> Message | None:
    """Return how long ago work was saved; None if that is unknown.

    `when`: An ISO 8601 time with zone; empty if unknown.
    """
    if not when:
        return None
    passed = now - datetime.fromisoformat(when)
    if passed.total_seconds() < 60:
        return message("go-on-saved-now")
    passed_text = format_timedelta(-passed, add_direction=True, locale=language(say.locale))
    return message("go-on-saved", ago=passed_text)


class LandingPage(Closed):
    """Base of the landing page's handlers."""

    def initialize(self, door: Landing) -> None:
        self.door = door.speaking(self.spoken.locale)

    async def known(self) -> RememberedPeople:
        if not self.known_as:
            return RememberedPeople()
        return await self.entrance.ask_soon(
            lambda store: resumable.known_at(store, self.known_as, self.door.labs),
            RememberedPeople(),
        )

    def show(self, html: str) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(html)


class LandingHandler(LandingPage):
    """The labs, and a known visitor's matches."""

    @property
    def content_security_policy(self) -> str:
        """Allow ``style`` attributes of drawings, and a web socket for the connection test.

        Browsers without ``style-src-attr``, such as Safari before 15.4, use ``style-src``.
        """
        drawn = {"style_src": f"{OURS} 'unsafe-inline'", "style_src_elem": OURS}
        drawn["connect_src"] = self.own_sockets
        return policy(**PAGE | drawn, style_src_attr="'unsafe-inline'", form_action=OURS)

    async def get(self) -> None:
        """Show the page, or store the language given in the query and redirect to it."""
        wanted = self.get_query_argument("language", "")
        if usual(wanted) in spoken(DOOR):
            here = self.spoken.locale
            keeps = usual(wanted) != usual(here)  # another language keeps the reading level
            locale = (simple if is_simple(here) else usual)(wanted) if keeps else wanted
            self.keep(LANGUAGE_COOKIE, locale, DAYS * 24 * 3600, "Lax", for_scripts=True)
            self.redirect(self.base_url, status=303)
            return
        await self.open_door()

    async def open_door(self, *, lost: bool = False) -> None:
        self.stay()
        known, taught, token = await self.known(), None, self.token
        if token and self.door.desk:
            taught = await self.entrance.ask_soon(
                lambda store: store.classes.signed_in(token), None
            )
        self.show(self.door.render(known, taught, self.xsrf, account=self.account, lost=lost))


FOR_PROGRAMS = ("api/", "assets/", "health/", "metrics", "voila/")
"""Beginnings of paths that only programs request: an unknown one gets status 404 without a page."""


class NotFound(LandingHandler):
    """Redirects unknown addresses to the page that was meant, or shows the landing page."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Redirect a path that is nearly right; else show a reader the landing page (status 404).

        Raises
        ------
        tornado.web.HTTPError
            404 if a program or script requests it.
        """
        path, query = self.request.path, self.request.query
        to = self.entrance.addresses.meant(path) if self.request.method in {"GET", "HEAD"} else ""
        if to and to != path:
            self.redirect(f"{to}?{query}" if query else to)
            return
        is_ours = path.removeprefix(self.base_url).startswith(FOR_PROGRAMS)
        if is_ours or not is_navigation(self.request):
            raise tornado.web.HTTPError(HTTPStatus.NOT_FOUND)
        await super().prepare()
        self.set_status(HTTPStatus.NOT_FOUND)
        await self.open_door(lost=True)


class LeaveHandler(LandingPage):
    """*Leave this computer*: the browser forgets its people."""

    def initialize(self, door: Landing, lessons: tuple[str, ...] = ()) -> None:
        """Set the names of the lessons, the only pages that this redirects to."""
        super().initialize(door)
        self.lessons = lessons

    async def get(self) -> None:
        if self.account is not None:  # of a course; a school's own gate answers by itself
            own = self.xsrf
            shown = {"account": self.account, "what": "lti-sign-out-what"}
            self.show(self.door.pages.render("sign-out.html", xsrf=own, **shown))
            return
        known = await self.known()
        if not known.people:
            self.redirect(self.base_url, status=303)
            return
        pages, xsrf = self.door.pages, self.xsrf
        nobody = pages.say.render(message("lasting-unnamed"))
        names = [each.name or nobody for each in known.people]
        shown = {"people": known.people, "names": names, "has_codes": environment.keeps_codes()}
        self.show(pages.render("leave.html", xsrf=xsrf, **shown))

    async def post(self) -> None:
        """Sign out of a course's account, or delete the visitor's cookies; then redirect.

        If the form says so, the store forgets which people this browser belongs to. The redirect is
        to the landing page or a lesson. Jupyter's XSRF check refuses other sites' forms.
        """
        if self.account is not None and self.entrance.accounts is not None:
            await self.entrance.accounts.sign_out(self.request)
            self.keep(LAUNCH_COOKIE, "", -1, "Lax")
            self.keep(TEACHER_COOKIE, "", -1, "Strict")
            self.redirect(self.base_url, status=303)
            return
        visitor = self.known_as
        if visitor and self.get_body_argument("forget", ""):
            with suppress(ReefkitError):  # the browser forgets its people in any case
                await self.entrance.ask(lambda store: resumable.leave(store, visitor))
        self.clear_cookie(VISITOR_COOKIE, path=self.base_url, httponly=True, samesite="Lax")
        self.clear_cookie(LANGUAGE_COOKIE, path=self.base_url)
        to = self.get_body_argument("to", self.base_url)
        known = {self.base_url, *(f"{self.base_url}{name}/" for name in self.lessons)}
        self.redirect(to if to in known else self.base_url, status=303)
