"""The teacher's way in: a key, or a new class; and what only a teacher who is signed in opens."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from typing import Any, cast
from urllib.parse import parse_qsl, urlencode

from reefkit.classroom.store import ClassRow, StoreFault
from reefkit.games import games
from reefkit.labs.places import CLASS_VARIABLE, TOKEN_VARIABLE
from reefkit.match.errors import reject
from reefkit.serve.hub.teachers import known_teacher, own_class, remember_own
from reefkit.serve.lab_door import PATIENCE
from reefkit.serve.lab_handlers import Closed, LessonHandler
from reefkit.serve.lab_headers import OURS, PAGE, policy
from reefkit.serve.lab_kernels import OWNER_HEADER, Kernels
from reefkit.serve.lab_languages import Spoken, first_of
from reefkit.serve.lab_pages import Pages, Tried
from reefkit.serve.lab_visitors import TEACHER_COOKIE, teacher_key
from reefkit.text import ReefkitError, message

BACKUP = "restore"
"""The form that takes a class's back-up: the only one that may send much (`lab_connections`)."""
SECONDS_SIGNED_IN = 12 * 3600
MOST_QUERY = 2_000
MOST_TYPED = 200

Post = Callable[["TeacherForm"], Awaitable[None]]


def plain_query(query: str) -> str:
    """Give the query of an address as we would write it ourselves; empty where it is too long."""
    if len(query) > MOST_QUERY:
        return ""
    try:
        return urlencode(parse_qsl(query, max_num_fields=20, errors="strict"))
    except ValueError:
        return ""


class DeskHandler(LessonHandler):
    """The desk: a page for a teacher who is signed in, and the way to sign in for others."""

    _class: ClassRow | None = None

    @property
    def spoken(self) -> Spoken:
        """The server's own language: a desk follows no browser."""
        return Spoken(first_of(self.server.say.locale) or self.server.say.locale, is_chosen=False)

    async def told(self) -> dict[str, str]:
        """Tell the class besides; the kernel answers this sign-in alone."""
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
        """See that there is room for the desk; the way to sign in needs none."""
        if self._class is not None:
            await self.room.admit(owner, self.address, is_desk=True)

    async def get(self, path: str | None = None) -> None:
        """Start the desk, or ask for the key; no kernel starts for who has none."""
        if self._class is None:
            tried = Tried(plain_query(self.request.query))
            await show_ways_in(self, self.pages, f"{self.base_url}{self.lesson}/", tried)
            return
        if (sent := super().get(path)) is not None:
            await sent


async def show_ways_in(handler: Closed, pages: Pages, at: str, tried: Tried) -> None:
    """Show the page where teachers sign in or make a class.

    Parameters
    ----------
    handler
        Who answers.
    pages
        What renders it.
    at
        The desk's address.
    tried
        What was typed before, and why it did not work.
    """
    tried = replace(tried, first=await is_first(handler), **await known_teacher(handler))
    # The desk's own page has libraries; this one has none.
    handler.set_header("Content-Security-Policy", policy(**PAGE, form_action=OURS))
    handler.finish(pages.ways_in(at, handler.xsrf_form_html(), tried))


async def is_first(handler: Closed) -> bool:
    """Tell whether there is no class yet; a store that is away or slow may well have some."""
    asked = handler.entrance.ask(lambda store: store.classes.all())
    try:
        return not await asyncio.wait_for(asked, PATIENCE)
    except (ReefkitError, TimeoutError):
        return False


class TeacherForm(Closed):
    """One form of the desk's entrance. Jupyter's own check refuses what another site sends."""

    form = ""

    def initialize(self, pages: Pages, desk: str) -> None:
        """Take what it shows, and the desk's name."""
        self.pages, self.desk = pages, desk

    @property
    def at(self) -> str:
        """The desk's address, with a slash at its end."""
        return f"{self.base_url}{self.desk}/"

    @property
    def query(self) -> str:
        """What the desk is to open with, as the page of the form was asked for it."""
        return plain_query(self.get_body_argument("query", ""))

    def lead_to_desk(self, query: str) -> None:
        """Open the desk."""
        self.redirect(f"{self.at}?{query}" if query else self.at, status=303)

    def typed(self, name: str) -> str:
        """Give what stands in a field, cut where nobody types so much."""
        return self.get_body_argument(name, "")[:MOST_TYPED]

    def get(self) -> None:
        """Lead to the page on which the form stands."""
        self.redirect(self.at, status=303)

    def check_may_make(self) -> None:
        """Check that who asks may make classes: a teacher's account, or who has the set-up code.

        Raises
        ------
        Rejection
            When it is neither, or too much was guessed of late.
        """
        if self.account is None or not self.account.teaches:
            self.entrance.check_set_up_code(self.typed("code"), self.address)

    async def let_in(self, class_id: str) -> str:
        """Sign the browser in, and give its token."""
        token = await self.entrance.sign_in(class_id)
        self.keep(TEACHER_COOKIE, self.sealed(token), SECONDS_SIGNED_IN, "Strict")
        return token

    async def show_key(self, row: ClassRow, key: str) -> None:
        """Sign the maker of a class in, and lead to the page that shows its key."""
        await remember_own(self, row)
        token = await self.let_in(row.id)
        self.entrance.show_once(token, row.name, key, self.query)
        self.redirect(f"{self.at}key/", status=303)


def said(post: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
    """Say what is refused on the page of the form."""

    @wraps(post)
    async def answered(self: TeacherForm) -> None:
        try:
            await post(self)
        except ReefkitError as error:
            self.set_status(503 if isinstance(error, StoreFault) else 403)
            typed = (self.typed("name"), self.typed("teacher"))
            tried = Tried(self.query, error.message, self.form, *typed)
            await show_ways_in(self, self.pages, self.at, tried)

    return answered


class SignIn(TeacherForm):
    """The key of a class."""

    form = "sign-in"

    @said
    async def post(self) -> None:
        """Let in whoever has a key."""
        key, address = self.typed("key"), self.address
        visitor, _ = self.welcome()
        row = await self.entrance.ask(lambda store: store.classes.by_key(key, visitor, address))
        if row is None:
            raise reject("teachers-key")
        await self.let_in(row.id)
        self.lead_to_desk(self.query)


class OpenOwn(TeacherForm):
    """A class that the account has made, where a school's sign-in says who teaches."""

    form = "own"

    @said
    async def post(self) -> None:
        """Let its maker in."""
        row = await own_class(self, self.typed("class"))
        await self.let_in(row.id)
        self.lead_to_desk(self.query)


class NewClass(TeacherForm):
    """A new class, or one of ghosts, for whoever reads the server's terminal."""

    form = "new"

    @said
    async def post(self) -> None:
        """Make it."""
        name, teacher = self.typed("name").strip(), self.typed("teacher").strip()
        is_ghost = bool(self.typed("ghost"))
        self.check_may_make()
        if is_ghost and not name:
            name = self.pages.say.render(message("teachers-ghost-name"))
        if not name:
            raise reject("teachers-no-name")
        row, key = await self.entrance.ask(
            lambda store: store.classes.create(name, teacher, ghost=is_ghost)
        )
        await self.show_key(row, key)


class RestoreClass(TeacherForm):
    """A class from another machine, as its desk wrote it into a file."""

    form = BACKUP

    @said
    async def post(self) -> None:
        """Take it in."""
        self.check_may_make()
        files = self.request.files.get("backup", [])
        if not files or not files[0].body:
            raise reject("teachers-no-file")
        data = files[0].body
        row, key = await self.entrance.ask(lambda store: store.classes.take_in(data, games()))
        if not key:  # it was here already, and its own key opens it
            raise reject("teachers-here-already", name=row.name)
        await self.show_key(row, key)


class NewKey(TeacherForm):
    """The page that shows a new key, to whoever made it, until it is put away."""

    async def get(self) -> None:  # type: ignore[override]
        """Show it."""
        row = await self.entrance.signed_in(self.token)
        shown = self.entrance.shown(self.token)
        if row is None or shown is None:
            self.redirect(self.at, status=303)
            return
        self.finish(self.pages.new_key(self.at, self.xsrf_form_html(), row, shown.key))

    async def post(self) -> None:
        """Put it away, and open the desk."""
        shown = self.entrance.shown(self.token)
        self.entrance.put_away(self.token)
        self.lead_to_desk(shown.query if shown is not None else "")


class SignOut(TeacherForm):
    """Ends a sign-in and every desk that it has open."""

    async def post(self) -> None:
        """Forget the browser."""
        if self.token:
            owner = teacher_key(self.token)
            await self.entrance.sign_out(self.token)
            await cast("Kernels", self.kernel_manager).end_those_of(owner)
        self.keep(TEACHER_COOKIE, "", -1, "Strict")
        self.redirect(self.base_url, status=303)


FORMS: dict[str, type[TeacherForm]] = {
    "sign-in": SignIn,
    "own": OpenOwn,
    "new": NewClass,
    BACKUP: RestoreClass,
    "key": NewKey,
    "sign-out": SignOut,
}
"""By what stands after the desk's address."""

FORM = re.compile("|".join(FORMS))
