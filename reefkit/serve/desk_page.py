"""The teacher's entry: the desk, its sign-in page, and the forms there."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from typing import Any, cast
from urllib.parse import parse_qsl, urlencode

from reefkit.classroom.store import ClassRow, StoreFault
from reefkit.classroom.store.codes import hashed
from reefkit.games import games
from reefkit.labs.environment import CLASS_VARIABLE, SIGN_IN_VARIABLE, TOKEN_VARIABLE, program
from reefkit.labs.page_address import ALL_CLASSES
from reefkit.match.errors import reject
from reefkit.serve.content_policy import OURS, PAGE, policy
from reefkit.serve.desk_accounts import known_teacher, own_class, remember_own
from reefkit.serve.kernels import Kernels
from reefkit.serve.lessons import Closed, LessonHandler
from reefkit.serve.pages import Pages, TypedEntry
from reefkit.serve.teachers import KEY_COOKIE, RESTORE_COOKIE, SECONDS_SHOWN, ShownKey
from reefkit.serve.visitors import TEACHER_COOKIE, teacher_key
from reefkit.text import ReefkitError, message
from reefkit.text.local_time import long_date

BACKUP = "restore"
"""The form for a class's back-up, the only one whose body may be large (`serve.connections`)."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_QUERY = 2_000
MOST_OF_FIELD = 200
"""Most characters of a query, which is ignored if longer, and of a field, which is cut."""

Post = Callable[["_TeacherForm"], Awaitable[None]]


def plain_query(query: str) -> str:
    """Return a query decoded and encoded again; empty if it is too long or invalid."""
    if len(query) > MOST_QUERY:
        return ""
    try:
        return urlencode(parse_qsl(query, max_num_fields=20, errors="strict"))
    except ValueError:
        return ""


class DeskHandler(LessonHandler):
    """The desk for a signed-in teacher, and the sign-in page for others."""

    _class: ClassRow | None = None

    async def read_visit(self) -> dict[str, str]:
        visit = await super().read_visit()
        self._class = await self.entrance.signed_in(self.token)
        if self._class is None:
            return visit
        self.kernel_owner = self.entrance.opens(self.token, self._class.id)
        if self.account is not None and self.entrance.accounts is not None:
            self.entrance.accounts.opens(self.account, self.kernel_owner)
        own = {
            CLASS_VARIABLE: self._class.id,
            SIGN_IN_VARIABLE: hashed(self.token),
            TOKEN_VARIABLE: self.entrance.place.token,
        }
        return visit | own

    async def make_room(self, owner: str) -> None:
        """Check that the desk may open; the sign-in page needs no kernel."""
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
    tried = replace(tried, first=is_first, **await known_teacher(handler))
    # Stricter than the desk's own policy: this page has no libraries.
    handler.set_header("Content-Security-Policy", policy(**PAGE, form_action=OURS))
    shown = {**vars(tried), "at": at, "xsrf": handler.xsrf, "program": program()}
    handler.finish(pages.render("ways-in.html", **shown))


class _TeacherForm(Closed):
    """One form of the desk's sign-in page. Jupyter's XSRF check refuses other sites' forms."""

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
        """Refuse to make classes without the set-up code or a teacher's account."""
        if self.account is None or not self.account.teaches:
            await self.entrance.check_set_up_code(self.typed("code"), self.address)

    async def end_desks(self) -> None:
        """End the sign-in, and the kernels of its desks."""
        self.keep_key("")
        await self.entrance.sign_out(self.token)
        await cast("Kernels", self.kernel_manager).end_those_of(teacher_key(self.token))

    async def let_in(self, class_id: str) -> str:
        token = await self.entrance.sign_in(class_id)
        self.keep(TEACHER_COOKIE, self.sealed(token), SECONDS_SIGNED_IN, "Strict")
        return token

    async def show_key(self, row: ClassRow, key: str) -> None:
        """Sign in to a new class, and redirect to the page that shows its key."""
        await remember_own(self, row)
        token = await self.let_in(row.id)
        self.keep_key(self.entrance.seal_key(token, key, self.query))
        self.redirect(f"{self.at}key/", status=303)

    def keep_key(self, sealed: str) -> None:
        """Set the cookie of a new key; delete it if `sealed` is empty."""
        seconds = SECONDS_SHOWN if sealed else -1
        self.keep(KEY_COOKIE, sealed, seconds, "Strict", below=f"{self.desk}/key/")


def _with_answer(post: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
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
    """Sign-in with the key of a class."""

    form = "sign-in"

    @_with_answer
    async def post(self) -> None:
        key, address = self.typed("key"), self.address
        visitor, _ = self.welcome()
        row = await self.entrance.ask(lambda store: store.classes.by_key(key, visitor, address))
        if row is None:
            raise reject("teachers-key")
        await self.let_in(row.id)
        others = await self.entrance.ask(lambda store: store.classes.beside(row.id))
        self.lead_to_desk(self.query or (ALL_CLASSES if len(others) > 1 else ""))


class _OpenOwn(_TeacherForm):
    """Opens one of the signed-in account's own classes, without its key."""

    form = "own"

    @_with_answer
    async def post(self) -> None:
        row = await own_class(self, self.typed("class"))
        await self.let_in(row.id)
        self.lead_to_desk(self.query)


class _NewClass(_TeacherForm):
    """Makes a class, possibly of simulated students; see `check_may_make`."""

    form = "new"

    @_with_answer
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
    """Restores a class from a back-up file, in two posts.

    The first checks the permission to make classes, and sets a cookie; only with this cookie is a
    large body read.
    """

    form = BACKUP

    async def get(self) -> None:  # type: ignore[override]
        if not self._may_send:
            super().get()
            return
        tried = TypedEntry(form=BACKUP, restores=True)
        await _show_ways_in(self, self.pages, self.at, tried)

    @_with_answer
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
        phrase = self.typed("phrase")
        row, key = await self.entrance.ask(
            lambda store: store.classes.take_in(data, games(), phrase=phrase)
        )
        if not key:  # the class exists, and keeps its key
            raise reject("teachers-here-already", name=row.name)
        await self.show_key(row, key)

    @property
    def _may_send(self) -> bool:
        return self.entrance.may_restore(self.get_cookie(RESTORE_COOKIE) or "")


class _NewKey(_TeacherForm):
    """Shows a new key to its maker, until it is dismissed or `SECONDS_SHOWN` have passed."""

    async def get(self) -> None:  # type: ignore[override]
        row, shown = await self.entrance.signed_in(self.token), self._shown()
        if row is None or shown is None:
            self.redirect(self.at, status=303)
            return
        until = long_date(row.expires, self.pages.say.locale)
        own = {"at": self.at, "xsrf": self.xsrf, "program": program(), "until": until}
        self.finish(self.pages.render("key.html", row=row, key=shown.key, **own))

    async def post(self) -> None:
        shown = self._shown()
        self.keep_key("")
        self.lead_to_desk(shown.query if shown is not None else "")

    def _shown(self) -> ShownKey | None:
        return self.entrance.shown_key(self.get_cookie(KEY_COOKIE) or "", self.token)


class _OtherClass(_TeacherForm):
    """Opens another class of the same teacher, and ends the sign-in to the current one."""

    form = "sign-in"  # errors are shown next to the key

    @_with_answer
    async def post(self) -> None:
        row, wanted = await self.entrance.signed_in(self.token), self.typed("class")
        if row is None:
            raise reject("teachers-signed-out")
        others = await self.entrance.ask(lambda store: store.classes.beside(row.id))
        found = next((each for each in others if each.id == wanted), None)
        if found is None:
            raise reject("class-none")
        known = await known_teacher(self)
        if row.id in {each.id for each in known.get("own", ())}:
            await remember_own(self, found)
        await self.end_desks()
        await self.let_in(found.id)
        self.lead_to_desk("")


class _ClassSignOut(_TeacherForm):
    """Ends a sign-in and its open desks."""

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
"""Handlers of forms, by the last part of their address, which follows the desk's."""

FORM = re.compile("|".join(FORMS))
