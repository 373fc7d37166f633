"""Pages for a learning platform: login, launch, a course's class, and links for a course.

A launch comes from another site, so our cookies do not come with it: the first answer is a page
that resubmits it from here. Only the page that opens a window may be framed.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

import tornado.web

from reefkit.classroom.store import ClassRow
from reefkit.classroom.store.classes.courses import BEFORE
from reefkit.classroom.store.platforms import PlatformSignIn
from reefkit.labs import page_address
from reefkit.match.errors import Rejection, reject
from reefkit.serve.content_policy import OURS, PAGE, policy
from reefkit.serve.hub_store import CLASS, own_classes
from reefkit.serve.lesson_list import Lesson
from reefkit.serve.lessons import Closed
from reefkit.serve.lti.accounts import SECONDS_SIGNED_IN, STATE, LaunchAccounts
from reefkit.serve.lti.configuration import (
    CUSTOM,
    PER_CENT,
    PlatformFile,
    column_marks,
    leads_out,
    origin_of,
)
from reefkit.serve.lti.keys import signing_keys
from reefkit.serve.lti.launch import (
    SECONDS_AT_PLATFORM,
    BegunLogin,
    Launch,
    Launches,
    LaunchRefused,
    PlatformKeys,
)
from reefkit.serve.lti.launch_records import (
    arrive,
    bound,
    clocks_differ,
    custom_of,
    fetch,
    forms_of,
    graded,
    leave,
    part_of,
    plain,
)
from reefkit.serve.lti.requests import session_with_platforms
from reefkit.serve.pages import Pages
from reefkit.serve.school_accounts import Account
from reefkit.serve.teachers import Entrance
from reefkit.serve.visitors import LAUNCH_COOKIE, TEACHER_COOKIE, TOKEN
from reefkit.text import Message, message

LOGIN_FIELDS = (
    "iss",
    "client_id",
    "login_hint",
    "lti_message_hint",
    "lti_deployment_id",
    "target_link_uri",
)
"""Fields of a platform's request to begin a login."""
MOST_ASKED = 4_000
FRAMES = {"iframe", "frame", "embed", "object"}


@dataclass(frozen=True)
class _CourseDoor:
    """Shared by the pages of a launch."""

    pages: Pages
    launches: Launches
    accounts: LaunchAccounts
    lessons: tuple[Lesson, ...]  #: Lessons that everybody may open.
    desk: str  #: Name of the teacher's lesson.

    def lesson(self, named: str, lab: str) -> str:
        found = [each for each in self.lessons if named in {each.name, each.declared.lab}]
        found += [each for each in self.lessons if lab and each.declared.lab == lab]
        return (found or list(self.lessons))[0].name

    def lab(self, named: str) -> str:
        found = (each.declared for each in self.lessons if named in {each.name, each.declared.lab})
        return next((each.lab for each in found), "")


class _AtCourse(Closed):
    """A page of a launch, in the reader's language."""

    def initialize(self, door: _CourseDoor) -> None:
        self.door = door
        self.pages = door.pages.speaking(self.spoken.locale)

    def refuse(self, why: str, seconds: float = 0.0) -> None:
        logging.getLogger(f"reefkit.{why}").warning("nothing came of a launch")  # no reader: log
        is_away = why in {"refused-lti-away", "room-store"}
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE if is_away else HTTPStatus.FORBIDDEN)
        text = clocks_differ(seconds) if seconds else why
        self.finish(self.pages.refused(self.get_status(), why=text))

    def send(
        self, key: str, to: str, fields: Mapping[str, str], *, opens: bool = False, more: str = ""
    ) -> None:
        shown = {"says": key, "to": to, "fields": fields, "opens": opens, "more": more}
        self.finish(self.pages.render("lti-send.html", **shown))


class _FromPlatform(_AtCourse):
    """A page that other sites may open, also by a form."""

    def check_from_here(self) -> None:
        """Accept other sites: the signature says who may."""

    def check_xsrf_cookie(self) -> None:
        """Skip the check: another site cannot have our token."""


class LoginPage(_FromPlatform):
    """The start of a launch: the platform names somebody, and is asked to sign who it is."""

    def get(self) -> None:
        fields = {name: self.get_argument(name, "")[:MOST_ASKED] for name in LOGIN_FIELDS}
        ticket = self.get_argument("ticket", "")
        try:
            begun = self.door.launches.begin(fields, ticket if TOKEN.fullmatch(ticket) else "")
        except LaunchRefused as error:
            self.refuse(error.why)
            return
        if self.request.headers.get("Sec-Fetch-Dest", "") in FRAMES:
            self._offer_window(begun, fields)
            return
        self.keep(f"{STATE}{begun.state}", begun.kept, SECONDS_AT_PLATFORM, "Lax")
        self.redirect(begun.to, status=HTTPStatus.SEE_OTHER)

    post = get

    def _offer_window(self, begun: BegunLogin, query: Mapping[str, str]) -> None:
        """Offer a window, since browsers do not store our cookies inside a frame."""
        origins = " ".join(begun.platform.origins)
        # The frame submits the link that was chosen in the window to the platform.
        framed = {"frame_ancestors": origins, "form_action": f"{OURS} {origins}"}
        self.set_header("Content-Security-Policy", policy(**PAGE | framed, connect_src=OURS))
        fields = {**query, "ticket": secrets.token_urlsafe(24)}
        waiting = f"{self.base_url}lti/waiting/"
        self.send("lti-window", self.request.path, fields, opens=True, more=waiting)


class LaunchPage(_FromPlatform):
    """The target of a launch: receives the platform's signed message."""

    async def post(self) -> None:
        sent = {name: self.get_body_argument(name, "") for name in ("id_token", "state")}
        if not self.get_body_argument("again", ""):
            self.send("lti-going-on", self.request.path, sent | {"again": "yes"})
            return
        super(_FromPlatform, self).check_from_here()
        name = f"{STATE}{sent['state']}"
        cookie = self.get_cookie(name) or "" if TOKEN.fullmatch(sent["state"]) else ""
        if cookie:
            self.keep(name, "", -1, "Lax")
        try:
            launch, ticket = await self.entrance.ask(
                lambda store: self.door.launches.finish(sent, cookie, store)
            )
            await self._enter(launch, ticket)
        except LaunchRefused as error:
            self.refuse(error.why, error.seconds)
        except Rejection:
            self.refuse("refused-lti-class")

    async def _enter(self, launch: Launch, ticket: str) -> None:
        nameless = self.pages.say.render(message("lti-nameless"))
        means = self.door.lab(launch.custom.get("lesson", ""))
        visitor, context, lab = await self.entrance.ask(
            lambda store: arrive(store, launch, nameless, means)
        )
        to = "" if launch.teaches else self._to_lesson(launch, lab)
        fields = {"launch": plain(launch), "ticket": ticket} if launch.teaches else {}
        entry = PlatformSignIn(visitor, launch.name, launch.teaches, fields)
        shown = await self.door.accounts.begin(self.request, entry)
        self.keep(LAUNCH_COOKIE, shown, SECONDS_SIGNED_IN, "Lax")
        if launch.deep is not None:
            to = f"{self.base_url}lti/link/"
        elif launch.teaches and context is None:
            to = f"{self.base_url}lti/class/"
        elif launch.teaches and context is not None:
            to = await _open_desk(self, context.class_id, launch.custom)
        self.redirect(to, status=HTTPStatus.SEE_OTHER)

    def _to_lesson(self, launch: Launch, lab: str) -> str:
        lesson = self.door.lesson(launch.custom.get("lesson", ""), lab)
        declared = next(each.declared for each in self.door.lessons if each.name == lesson)
        part = part_of(declared.lab, launch.custom.get("form", ""))
        query = page_address.query_of({"part": part}) if part else ""
        return f"{self.base_url}{lesson}/{f'?{query}' if query else ''}"


class ClassPage(_AtCourse):
    """Asks a course's first teacher, once, for its class here."""

    async def get(self, trouble: Message | None = None) -> None:
        launch, account = self._launch()
        own = await self.entrance.ask(lambda store: own_classes(store, account.scope))
        title = launch["title"] or self.pages.say.render(message("lti-class-name"))
        shown = {"title": title, "own": own, "trouble": trouble}
        xsrf = self.xsrf
        self.finish(self.pages.render("lti-class.html", xsrf=xsrf, **shown))

    async def post(self) -> None:
        launch, account = self._launch()
        try:
            row, is_new = await self._chosen(account)
        except Rejection as error:
            self.set_status(HTTPStatus.BAD_REQUEST)
            await self.get(error.message)
            return
        context = await self.entrance.ask(lambda store: bound(store, launch, row, account.visitor))
        if context is None or (is_new and context.class_id != row.id):
            await self.entrance.ask(lambda store: store.classes.erase(row.id))
        if context is None:
            raise tornado.web.HTTPError(HTTPStatus.FORBIDDEN)
        mine = f"{CLASS}{context.class_id}"
        await self.entrance.ask(lambda store: store.work.remember(account.scope, mine, row.created))
        to = await _open_desk(self, context.class_id, launch["custom"])
        self.redirect(to, status=HTTPStatus.SEE_OTHER)

    def _launch(self) -> tuple[dict[str, Any], Account]:
        launch = self.door.accounts.launch(self.request).get("launch")
        if launch is None or self.account is None:
            raise tornado.web.HTTPError(HTTPStatus.FORBIDDEN)
        return launch, self.account

    async def _chosen(self, account: Account) -> tuple[ClassRow, bool]:
        key, wanted = self.get_body_argument("key", "")[:100], self.get_body_argument("class", "")
        name = self.get_body_argument("name", "").strip()[:200]
        if wanted == "new":
            if not name:
                raise reject("teachers-no-name")
            made = await self.entrance.ask(lambda store: store.classes.create(name, account.name))
            return made[0], True
        if wanted == "key":
            visitor, address = self.known_as, self.address
            row = await self.entrance.ask(lambda store: store.classes.by_key(key, visitor, address))
        else:
            own = await self.entrance.ask(lambda store: own_classes(store, account.scope))
            row = next((each for each in own if each.id == wanted), None)
        if row is None:
            raise reject("teachers-key")
        return row, False


class LinkPage(_AtCourse):
    """Asks a teacher for the lesson, questions and setting that a link in a course opens."""

    async def get(self, trouble: Message | None = None) -> None:
        launch, _ = self._form()
        named = self.get_argument("lesson", "")
        lesson = next((each for each in self.door.lessons if each.name == named), None)
        shown: dict[str, Any] = {"lessons": self.door.lessons, "lesson": lesson, "trouble": trouble}
        shown["columns"] = launch["deep"].get("accept_lineitem") is not False
        forms = {} if lesson is None else forms_of(lesson.declared.lab)
        xsrf = self.xsrf
        self.finish(self.pages.render("lti-link.html", forms=forms, xsrf=xsrf, **shown))

    async def post(self) -> None:
        launch, ticket = self._form()
        typed = {name: self.get_body_argument(name, "").strip() for name in CUSTOM}
        try:
            custom = custom_of(self.door.lessons, typed)
        except Rejection as error:
            self.set_status(HTTPStatus.BAD_REQUEST)
            await self.get(error.message)
            return
        title = self.pages.say.render(Message(f"lesson-{custom['lesson']}"))
        keys = await self.entrance.ask(signing_keys)
        column = self._column(custom, title) if self.get_body_argument("column", "") else None
        word = self.door.launches.link(launch, keys[0], title, custom, column)
        to = str(launch["deep"].get("deep_link_return_url"))
        if not leads_out(to):
            raise tornado.web.HTTPError(HTTPStatus.FORBIDDEN)
        if ticket and origin_of(to) in self.door.launches.origins(launch):
            form = {"to": to, "JWT": word}
            await self.entrance.ask(lambda store: leave(store, ticket, form))
            self.finish(self.pages.render("lti-done.html"))
            return
        self.set_header(
            "Content-Security-Policy", policy(**PAGE, form_action=f"{OURS} {origin_of(to)}")
        )
        self.send("lti-linked", to, {"JWT": word})

    def _column(self, custom: Mapping[str, str], title: str) -> dict[str, Any] | None:
        lab = self.door.lab(custom["lesson"])
        part = graded(lab, custom.get("form", ""))
        if not part:
            return None
        label = self.pages.say.render(Message(f"grades-column-{part}", {"lesson": title}))
        possible = 1.0 if part == BEFORE else PER_CENT  # *Before* counts as handed in or not
        return {"label": label, "scoreMaximum": possible, **column_marks(lab, part)}

    def _form(self) -> tuple[dict[str, Any], str]:
        found = self.door.accounts.launch(self.request)
        launch = found.get("launch") or {}
        if not launch.get("deep"):
            raise tornado.web.HTTPError(HTTPStatus.FORBIDDEN)
        return launch, str(found.get("ticket") or "")


class WaitingPage(_AtCourse):
    """Tells a waiting frame, once, which link was chosen in the window."""

    async def get(self) -> None:
        ticket = self.get_query_argument("ticket", "")
        found = None
        if TOKEN.fullmatch(ticket):
            found = await self.entrance.ask(lambda store: fetch(store, ticket))
        self.finish(found or {})


class KeysPage(Closed):
    """Our public keys, for platforms to read."""

    @property
    def content_security_policy(self) -> str:
        return policy()

    async def get(self) -> None:
        keys = await self.entrance.ask(signing_keys)
        self.finish({"keys": [each.jwk() for each in keys]})


async def _open_desk(page: _AtCourse, class_id: str, custom: Mapping[str, str]) -> str:
    token = await page.entrance.sign_in(class_id)
    page.keep(TEACHER_COOKIE, page.sealed(token), SECONDS_SIGNED_IN, "Strict")
    setting = custom.get("setting", "")
    query = f"?{urlencode({'setting': setting})}" if setting else ""
    return f"{page.base_url}{page.door.desk}/{query}"


def routes(
    file: PlatformFile, entrance: Entrance, pages: Pages, lessons: tuple[Lesson, ...], desk: str
) -> list[tuple[Any, ...]]:
    """List the routes for platforms, and set the entrance's accounts to those of launches.

    `lessons`, `desk`: The lessons that everybody may open, and the teacher's, by name.
    """
    keys = PlatformKeys(session_with_platforms())
    launches = Launches(file, keys, entrance.key_for("launch"))
    entrance.accounts = accounts = LaunchAccounts(entrance)
    own = {"door": _CourseDoor(pages, launches, accounts, lessons, desk)}
    return [
        (r"/lti/login/", LoginPage, own),
        (r"/lti/launch/", LaunchPage, own),
        (r"/lti/class/", ClassPage, own),
        (r"/lti/link/", LinkPage, own),
        (r"/lti/waiting/", WaitingPage, own),
        (r"/lti/keys/", KeysPage),
    ]
