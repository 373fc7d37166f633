"""The landing page: the labs, what a visitor left there, and the ways in by code and by key.

People come in by a class's join code, or by the code that continues their work; teachers by a key
or with a new class. Here stands, too, what only a teacher who is signed in opens.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property, wraps
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from urllib.parse import parse_qsl, urlencode

import tornado.web
from babel.dates import format_timedelta
from markupsafe import Markup

from reefkit.classroom.store import ClassRow, Store, StoreFault
from reefkit.classroom.store.limits import Kind
from reefkit.classroom.store.records import read_join_code, shown_join_code
from reefkit.classroom.store.values import LETTERS
from reefkit.games import games
from reefkit.labs import environment, resumable
from reefkit.labs.environment import ALL_CLASSES, CLASS_VARIABLE, TOKEN_VARIABLE
from reefkit.labs.resumable import LeftMatch, RememberedPeople
from reefkit.match.errors import Rejection, reject
from reefkit.serve.entrance import (
    KEY_COOKIE,
    RESTORE_COOKIE,
    SECONDS_SHOWN,
    Caller,
    ShownKey,
    is_navigation,
)
from reefkit.serve.hub import CLASS, own_classes
from reefkit.serve.kernels import OWNER_HEADER, Kernels
from reefkit.serve.lessons import Closed, LessonHandler
from reefkit.serve.pages import DRAWN, Lesson, Pages, TypedEntry
from reefkit.serve.visitors import (
    DAYS,
    DOOR,
    LANGUAGE_COOKIE,
    LAUNCH_COOKIE,
    OURS,
    PAGE,
    TEACHER_COOKIE,
    VISITOR_COOKIE,
    policy,
    teacher_key,
)
from reefkit.text import Catalogue, Message, ReefkitError, message
from reefkit.text.codes import letters_of
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
    from reefkit.serve.entrance import Account


# ---- The door: the labs, what a visitor who is known left there, and leaving

MOST_SHOWN = 3
"""More things to go on with than these are found in their labs."""


@dataclass(frozen=True)
class Landing:
    """What there is behind the door."""

    pages: Pages
    lessons: tuple[Lesson, ...]  #: Those that everybody may open.
    desk: str = ""  #: The teacher's, by name; empty where there is none.

    @property
    def labs(self) -> tuple[str, ...]:
        return tuple(each.declared.lab for each in self.lessons if each.declared.lab)

    def lesson_of(self, lab: str) -> str:
        found = [each.name for each in self.lessons if each.declared.lab == lab]
        return (found or [self.lessons[0].name])[0]

    def to_lesson(self, lab: str, query: dict[str, str]) -> str:
        """Write the address of a lab's lesson.

        `query`: what its page is asked for; nothing of a person's own, since a history keeps it.
        """
        query_ = f"?{urlencode(query)}" if query else ""
        return f"{self.pages.base}{self.lesson_of(lab)}/{query_}"

    def speaking(self, locale: str) -> Landing:
        pages = self.pages.speaking(locale)
        if pages is self.pages:
            return self
        if pages.say.locale not in self._others:
            self._others[pages.say.locale] = replace(self, pages=pages)
        return self._others[pages.say.locale]

    def speaks(self, lesson: Lesson) -> str:
        here = self.pages.say.locale
        nearby = nearest(here, lesson.declared.lab or DOOR)
        return "" if nearby == here else name_in(nearby, here)

    @cached_property
    def _others(self) -> dict[str, Landing]:
        return {}

    @cached_property
    def symbols(self) -> Markup:
        drawn = DRAWN.findall(self.render(RememberedPeople(), None, symbols=Markup()))
        return Markup(templates.symbols(None, tuple(sorted(set(drawn)))))  # noqa: S704  # ours

    def render(  # noqa: PLR0913 - what it shows
        self,
        known: RememberedPeople,
        row: ClassRow | None,
        xsrf: str = "",
        symbols: Markup | None = None,
        account: Account | None = None,
        *,
        lost: bool = False,
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
        account
            Who has signed in at the school's hub; none where there is no hub.
        lost
            Whether there is no page at the address that was asked for, which the door says then.
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
            xsrf=Markup(xsrf),  # noqa: S704  # Tornado's
            symbols=self.symbols if symbols is None else symbols,
        )


class _LandingEntry(NamedTuple):
    """One thing to go on with: its lesson, where it leads, what stands there, and since when."""

    lesson: str
    to: str
    where: Message
    ago: Message | None


def _entry_of(door: Landing, left: LeftMatch, say: Catalogue, now: datetime) -> _LandingEntry:
    lesson = door.lesson_of(left.lab)
    query = environment.query_of(left.place)
    to = f"{lesson}/{f'?{query}' if query else ''}"
    return _LandingEntry(lesson, to, where(left), ago(left.when, say, now))


def where(left: LeftMatch) -> Message:
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
    if not when:
        return None
    passed = now - datetime.fromisoformat(when)
    if passed.total_seconds() < 60:
        return message("go-on-saved-now")
    told = format_timedelta(-passed, add_direction=True, locale=language(say.locale))
    return message("go-on-saved", ago=told)


class LandingPage(Closed):
    """A page of the door."""

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
    """The labs, and what a visitor who is known left there."""

    @property
    def content_security_policy(self) -> str:
        """As for all pages; its drawings carry their colours as attributes, and it tries a socket.

        Browsers that do not know the attributes apart, as Safari before 15.4, go by `style-src`.
        """
        drawn = {"style_src": f"{OURS} 'unsafe-inline'", "style_src_elem": OURS}
        drawn["connect_src"] = self.own_sockets
        return policy(**PAGE | drawn, style_src_attr="'unsafe-inline'", form_action=OURS)

    async def get(self) -> None:
        asked = self.get_query_argument("language", "")
        if usual(asked) in spoken(DOOR):
            here = self.spoken.locale
            keeps = usual(asked) != usual(here)  # another language is said in words as easy
            locale = (simple if is_simple(here) else usual)(asked) if keeps else asked
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
        xsrf = self.xsrf_form_html()
        self.show(self.door.render(known, taught, xsrf, account=self.account, lost=lost))


FOR_PROGRAMS = ("api/", "assets/", "health/", "metrics", "voila/")
"""What no reader types: what is not there is refused in a few words."""


class NotFound(LandingHandler):
    """Whatever is on no list: an address that means one of ours leads there, any other home."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Lead on, show the door to a reader, and refuse all else, by every method alike.

        Raises
        ------
        tornado.web.HTTPError
            404 to programs and scripts.
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
    """*Leave this computer*: the browser forgets who it was."""

    def initialize(self, door: Landing, lessons: tuple[str, ...] = ()) -> None:
        """Take the names of the lessons, the only pages that this redirects to."""
        super().initialize(door)
        self.lessons = lessons

    async def get(self) -> None:
        if self.account is not None:  # of a course; a school's own gate answers by itself
            own = Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
            shown = {"account": self.account, "what": "lti-sign-out-what"}
            self.show(self.door.pages.render("sign-out.html", xsrf=own, **shown))
            return
        known = await self.known()
        if not known.people:
            self.redirect(self.base_url, status=303)
            return
        pages, xsrf = self.door.pages, Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
        nobody = pages.say.render(message("lasting-unnamed"))
        names = [each.name or nobody for each in known.people]
        shown = {"people": known.people, "names": names, "has_codes": environment.keeps_codes()}
        self.show(pages.render("leave.html", xsrf=xsrf, **shown))

    async def post(self) -> None:
        """Take the cookie away, and open the page again, as somebody new.

        Jupyter's own check refuses what another site sends.
        """
        if self.account is not None and self.entrance.accounts is not None:
            await self.entrance.accounts.sign_out(self.request)
            self.keep(LAUNCH_COOKIE, "", -1, "Lax")
            self.keep(TEACHER_COOKIE, "", -1, "Strict")
            self.redirect(self.base_url, status=303)
            return
        visitor = self.known_as
        if visitor and self.get_body_argument("forget", ""):
            with suppress(ReefkitError):  # the browser forgets its name in any case
                await self.entrance.ask(lambda store: resumable.leave(store, visitor))
        self.clear_cookie(VISITOR_COOKIE, path=self.base_url, httponly=True, samesite="Lax")
        self.clear_cookie(LANGUAGE_COOKIE, path=self.base_url)
        to = self.get_body_argument("to", self.base_url)
        known = {self.base_url, *(f"{self.base_url}{name}/" for name in self.lessons)}
        self.redirect(to if to in known else self.base_url, status=303)


# ---- The codes by which people come in: a class's join code, and the one that
# continues one's work

CODE = re.compile(r"[A-Z0-9]{4,12}")
OWN_NAMES = ("code", "token")
"""What a query of the join page names itself."""


class _CodeHandler(LandingPage):
    """A field for a code: a class's, or one's own. Each field takes the other's code too."""

    page = ""

    def decode_argument(self, value: bytes, name: str | None = None) -> str:
        """Decode an argument leniently: bytes that are not Unicode are merely no code."""
        return value.decode(errors="replace")

    def ask(self, trouble: Message | None = None, typed: str = "") -> None:
        self.show(
            self.door.pages.render(
                "code.html",
                page=self.page,
                account=self.account,
                xsrf=Markup(self.xsrf_form_html()),  # noqa: S704  # Tornado's
                trouble=trouble,
                typed=typed,
            )
        )

    async def post(self, given: str = "") -> None:
        """Redirect with a typed code; Jupyter's own check refuses another site's form."""
        typed = self.get_body_argument("code", "")
        visitor, _ = self.welcome()
        try:
            to = await (self._back if self._is_own(typed) else self._in)(typed, visitor)
        except (Rejection, StoreFault) as error:
            self.refuse(error, typed)
            return
        self.redirect(to, status=303)

    def refuse(self, error: Rejection | StoreFault, typed: str) -> None:
        self.set_status(503 if isinstance(error, StoreFault) else 400)
        shown = shown_join_code(typed) or plain_code(typed)
        self.ask(error.message, "" if self._is_own(typed) else shown)

    def _is_own(self, typed: str) -> bool:
        if _is_of_class(typed):
            return False
        return len(letters_of(typed)) == LETTERS or self.page == ContinueHandler.page

    async def _in(self, typed: str, visitor: str, kind: Kind = "code") -> str:
        def find(store: Store) -> tuple[ClassRow, str] | None:
            row = resumable.class_of_code(store, typed, visitor, self.address, kind)
            return None if row is None else (row, resumable.lab_of_class(store, row.id))

        found = await self.entrance.ask(find)
        if found is None:
            raise reject("class-no-code")
        row, lab = found
        return self.door.to_lesson(lab, {environment.JOIN_QUERY: plain_code(row.code)})

    async def _back(self, typed: str, visitor: str) -> str:
        def find(store: Store) -> str:
            person = store.people.by_code(typed, visitor, self.address)
            if person is None:
                raise reject("lasting-no-code")
            resumable.come_back(store, visitor, person, datetime.now(UTC))
            return resumable.lab_of_person(store, person, self.door.labs)

        return self.door.to_lesson(await self.entrance.ask(find), {})


class JoinHandler(_CodeHandler):
    """The code of a class: typed, or in an address, as links and pictures for phones have it."""

    page = "join"

    async def get(self, given: str = "") -> None:
        """Lead on with a code, or show the field.

        Another site may have a browser ask for this as often as it likes, so what is wrong here is
        counted apart from what somebody types, and where too much was, the lesson asks again.
        """
        typed = given or self.get_query_argument("code", "") or _bare(self.request.query)
        code = plain_code(typed)
        if not typed.strip() or self._is_own(typed):
            self.ask()  # an address with one's own code in it stays in a history: no use of it
            return
        visitor, _ = self.welcome()
        try:
            to = await self._in(typed, visitor, "link")
        except (Rejection, StoreFault) as error:
            is_told = error.message.id in {"reject-class-no-code", "reject-class-code-mistyped"}
            if is_told or not code:
                self.refuse(error, typed)
                return
            to = self.door.to_lesson("", {environment.JOIN_QUERY: code})
        self.redirect(to, status=303)


class ContinueHandler(_CodeHandler):
    """The code that a receipt shows, by which somebody goes on from another machine."""

    page = "continue"

    def get(self) -> None:
        self.ask()


def plain_code(typed: str) -> str:
    code = letters_of(typed)
    return code if CODE.fullmatch(code) else ""


def _bare(query: str) -> str:
    """Query name without a value: a code may be typed after a question mark."""
    pairs = parse_qsl(query, keep_blank_values=True, errors="replace")
    return next((name for name, value in pairs if not value and name not in OWN_NAMES), "")


def _is_of_class(typed: str) -> bool:
    try:
        read_join_code(typed)
    except Rejection:
        return False
    return True


# ---- The teacher's way in: a key, or a new class; and what only a teacher who is signed in opens

BACKUP = "restore"
"""The form that takes a class's back-up: the only one that may send much (`serve.connections`)."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_QUERY = 2_000
MOST_OF_FIELD = 200

Post = Callable[["_TeacherForm"], Awaitable[None]]


def plain_query(query: str) -> str:
    if len(query) > MOST_QUERY:
        return ""
    try:
        return urlencode(parse_qsl(query, max_num_fields=20, errors="strict"))
    except ValueError:
        return ""


class DeskHandler(LessonHandler):
    """The desk: a page for a teacher who is signed in, and the way to sign in for others."""

    _class: ClassRow | None = None

    async def told(self) -> dict[str, str]:
        told = await super().told()
        self._class = await self.entrance.signed_in(self.token)
        if self._class is None:
            return told
        owner = self.entrance.opens(self.token, self._class.id)
        if self.account is not None and self.entrance.accounts is not None:
            self.entrance.accounts.opens(self.account, owner)
        own = {CLASS_VARIABLE: self._class.id, TOKEN_VARIABLE: self.entrance.place.token}
        return {**told, **own, OWNER_HEADER: owner}

    async def make_room(self, owner: str) -> None:
        if self._class is not None:
            await self.room.admit(owner, self.address, is_desk=True)

    async def get(self, path: str | None = None) -> None:
        if self._class is None:
            tried = TypedEntry(plain_query(self.request.query))
            await _show_ways_in(self, self.pages, f"{self.base_url}{self.lesson}/", tried)
            return
        if (sent := super().get(path)) is not None:
            await sent


async def _show_ways_in(handler: Closed, pages: Pages, at: str, tried: TypedEntry) -> None:
    is_first = await handler.entrance.ask_soon(lambda store: not store.classes.all(), False)
    tried = replace(tried, first=is_first, **await _known_teacher(handler))
    # The desk's own page has libraries; this one has none.
    handler.set_header("Content-Security-Policy", policy(**PAGE, form_action=OURS))
    handler.finish(pages.ways_in(at, handler.xsrf_form_html(), tried))


class _TeacherForm(Closed):
    """One form of the desk's entrance. Jupyter's own check refuses what another site sends."""

    form = ""

    def initialize(self, pages: Pages, desk: str) -> None:
        self.pages, self.desk = pages, desk

    @property
    def at(self) -> str:
        return f"{self.base_url}{self.desk}/"

    @property
    def query(self) -> str:
        return plain_query(self.get_body_argument("query", ""))

    def lead_to_desk(self, query: str) -> None:
        self.redirect(f"{self.at}?{query}" if query else self.at, status=303)

    def typed(self, name: str) -> str:
        return self.get_body_argument(name, "")[:MOST_OF_FIELD]

    def get(self) -> None:
        self.redirect(self.at, status=303)

    async def check_may_make(self) -> None:
        if self.account is None or not self.account.teaches:
            await self.entrance.check_set_up_code(self.typed("code"), self.address)

    async def end_desks(self) -> None:
        self.keep_key("")
        await self.entrance.sign_out(self.token)
        await cast("Kernels", self.kernel_manager).end_those_of(teacher_key(self.token))

    async def let_in(self, class_id: str) -> str:
        token = await self.entrance.sign_in(class_id)
        self.keep(TEACHER_COOKIE, self.sealed(token), SECONDS_SIGNED_IN, "Strict")
        return token

    async def show_key(self, row: ClassRow, key: str) -> None:
        await _remember_own(self, row)
        token = await self.let_in(row.id)
        self.keep_key(self.entrance.seal_key(token, key, self.query))
        self.redirect(f"{self.at}key/", status=303)

    def keep_key(self, sealed: str) -> None:
        seconds = SECONDS_SHOWN if sealed else -1
        self.keep(KEY_COOKIE, sealed, seconds, "Strict", below=f"{self.desk}/key/")


def _said(post: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
    @wraps(post)
    async def answered(self: _TeacherForm) -> None:
        try:
            await post(self)
        except ReefkitError as error:
            self.set_status(503 if isinstance(error, StoreFault) else 403)
            typed = (self.typed("name"), self.typed("teacher"))
            tried = TypedEntry(self.query, error.message, self.form, *typed)
            sealed = self.get_cookie(RESTORE_COOKIE) or ""
            tried = replace(tried, restores=self.entrance.may_restore(sealed))
            await _show_ways_in(self, self.pages, self.at, tried)

    return answered


class _ClassSignIn(_TeacherForm):
    """The key of a class."""

    form = "sign-in"

    @_said
    async def post(self) -> None:
        key, address = self.typed("key"), self.address
        visitor, _ = self.welcome()
        row = await self.entrance.ask(lambda store: store.classes.by_key(key, visitor, address))
        if row is None:
            raise reject("teachers-key")
        await self.let_in(row.id)
        beside = await self.entrance.ask(lambda store: store.classes.beside(row.id))
        self.lead_to_desk(self.query or (ALL_CLASSES if len(beside) > 1 else ""))


class _OpenOwn(_TeacherForm):
    """A class that the account has made, where a school's sign-in says who teaches."""

    form = "own"

    @_said
    async def post(self) -> None:
        row = await _own_class(self, self.typed("class"))
        await self.let_in(row.id)
        self.lead_to_desk(self.query)


class _NewClass(_TeacherForm):
    """A new class, or one of ghosts, for whoever reads the server's terminal."""

    form = "new"

    @_said
    async def post(self) -> None:
        name, teacher = self.typed("name").strip(), self.typed("teacher").strip()
        is_ghost = bool(self.typed("ghost"))
        await self.check_may_make()
        if is_ghost and not name:
            name = self.pages.say.render(message("teachers-ghost-name"))
        if not name:
            raise reject("teachers-no-name")
        row, key = await self.entrance.ask(
            lambda store: store.classes.create(name, teacher, ghost=is_ghost)
        )
        await self.show_key(row, key)


class _RestoreClass(_TeacherForm):
    """A class from another machine, as its desk wrote it into a file.

    Who may make classes gets leave first: nothing large is read of anybody else.
    """

    form = BACKUP

    async def get(self) -> None:  # type: ignore[override]
        if not self._may_send:
            super().get()
            return
        tried = TypedEntry(form=BACKUP, restores=True)
        await _show_ways_in(self, self.pages, self.at, tried)

    @_said
    async def post(self) -> None:
        if not self._may_send:
            await self.check_may_make()
            sealed = self.entrance.seal_restore()
            place = f"{self.desk}/{BACKUP}/"
            self.keep(RESTORE_COOKIE, sealed, SECONDS_SHOWN, "Strict", below=place)
            self.redirect(f"{self.at}{BACKUP}/", status=303)
            return
        files = self.request.files.get("backup", [])
        if not files or not files[0].body:
            raise reject("teachers-no-file")
        data = files[0].body
        row, key = await self.entrance.ask(lambda store: store.classes.take_in(data, games()))
        if not key:  # it was here already, and its own key opens it
            raise reject("teachers-here-already", name=row.name)
        await self.show_key(row, key)

    @property
    def _may_send(self) -> bool:
        return self.entrance.may_restore(self.get_cookie(RESTORE_COOKIE) or "")


class _NewKey(_TeacherForm):
    """The page that shows a new key, to whoever made it, until it is put away."""

    async def get(self) -> None:  # type: ignore[override]
        row, shown = await self.entrance.signed_in(self.token), self._shown()
        if row is None or shown is None:
            self.redirect(self.at, status=303)
            return
        self.finish(self.pages.new_key(self.at, self.xsrf_form_html(), row, shown.key))

    async def post(self) -> None:
        shown = self._shown()
        self.keep_key("")
        self.lead_to_desk(shown.query if shown is not None else "")

    def _shown(self) -> ShownKey | None:
        return self.entrance.shown_key(self.get_cookie(KEY_COOKIE) or "", self.token)


class _OtherClass(_TeacherForm):
    """Another of the classes that one key opens: the desk that was open ends."""

    form = "sign-in"  # what is refused is said beside the key

    @_said
    async def post(self) -> None:
        row, wanted = await self.entrance.signed_in(self.token), self.typed("class")
        if row is None:
            raise reject("teachers-signed-out")
        beside = await self.entrance.ask(lambda store: store.classes.beside(row.id))
        found = next((each for each in beside if each.id == wanted), None)
        if found is None:
            raise reject("class-none")
        known = await _known_teacher(self)
        if row.id in {each.id for each in known.get("own", ())}:
            await _remember_own(self, found)
        await self.end_desks()
        await self.let_in(found.id)
        self.lead_to_desk("")


class _ClassSignOut(_TeacherForm):
    """Ends a sign-in and every desk that it has open."""

    async def post(self) -> None:
        if self.token:
            await self.end_desks()
        self.keep(TEACHER_COOKIE, "", -1, "Strict")
        self.redirect(self.base_url, status=303)


FORMS: dict[str, type[_TeacherForm]] = {
    "sign-in": _ClassSignIn,
    "own": _OpenOwn,
    "new": _NewClass,
    BACKUP: _RestoreClass,
    "key": _NewKey,
    "class": _OtherClass,
    "sign-out": _ClassSignOut,
}
"""By what stands after the desk's address."""

FORM = re.compile("|".join(FORMS))


# ---- What an account among the teachers' may do at the desk's door: make
# classes, and open its own
#
# Which classes are an account's the store keeps beside the account's visitor (`known.scope_of`).


async def _known_teacher(caller: Caller) -> dict[str, Any]:
    account = caller.account
    if account is None or not account.teaches:
        return {}
    own = await caller.entrance.ask_soon(lambda store: own_classes(store, account.scope), ())
    return {"trusted": True, "own": own}


async def _remember_own(caller: Caller, row: ClassRow) -> None:
    account = caller.account
    if account is not None and account.teaches:
        await caller.entrance.ask(
            lambda store: store.work.remember(account.scope, f"{CLASS}{row.id}", row.created)
        )


async def _own_class(caller: Caller, class_id: str) -> ClassRow:
    account = caller.account
    if account is None or not account.teaches:
        raise reject("teachers-key")
    found = await caller.entrance.ask(lambda store: own_classes(store, account.scope))
    for row in found:
        if row.id == class_id:
            return row
    raise reject("teachers-key")
