"""The door in a learning platform: login, launch, a course's class, a link for a course.

A launch comes from another site, so no cookie of ours comes with it: the first answer is a page
that sends the same once more, from here. Nothing is framed but the page that opens a window.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from time import monotonic, time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode
from weakref import WeakKeyDictionary

import msgspec
import tornado.web
from markupsafe import Markup
from tornado.httputil import HTTPServerRequest

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.classes.courses import AFTER, BEFORE
from reefkit.classroom.store.platforms import PlatformContext, PlatformSignIn
from reefkit.games import games
from reefkit.labs import environment
from reefkit.labs.people import CLASS_SETTING
from reefkit.labs.resumable import lab_of_class
from reefkit.labs.setting import Setting, read_shared, shared
from reefkit.match.errors import Rejection, reject
from reefkit.serve.entrance import Account, Accounts, Entrance
from reefkit.serve.hub import CLASS, own_classes
from reefkit.serve.lessons import Closed
from reefkit.serve.lti.configuration import (
    CUSTOM,
    PER_CENT,
    PlatformFile,
    column_marks,
    digest,
    leads_out,
    origin_of,
    session_with_platforms,
    signing_keys,
)
from reefkit.serve.lti.launch import (
    SECONDS_AT_PLATFORM,
    BegunLogin,
    Launch,
    Launches,
    LaunchRefused,
    PlatformKeys,
)
from reefkit.serve.pages import Lesson, Pages
from reefkit.serve.visitors import LAUNCH_COOKIE, OURS, PAGE, TEACHER_COOKIE, TOKEN, policy
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.papers import Papers

# ---- Who a launch has signed in, by a cookie of their browser

STATE = "reefkit-lti-"
"""How the cookie begins that a browser keeps while it is at the platform; the state follows."""
SECONDS_SIGNED_IN = 12 * 3600
SECONDS_FRESH, MOST_FRESH = 20, 5_000
"""So long, and of so many browsers, the store is not asked again who they are."""


class LaunchAccounts(Accounts):
    """Knows whom launches have signed in; everybody else may come in as on any server."""

    is_away = are_all = False

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance
        self.key = entrance.key_for("teacher")
        self._fresh: dict[str, tuple[float, PlatformSignIn | None]] = {}
        self._of: WeakKeyDictionary[HTTPServerRequest, PlatformSignIn] = WeakKeyDictionary()

    def of(self, request: HTTPServerRequest) -> Account | None:
        found = self._of.get(request)
        if found is None:
            return None
        return Account(
            found.name, found.visitor, found.visitor, found.teaches, known_by=found.visitor
        )

    def launch(self, request: HTTPServerRequest) -> dict[str, Any]:
        found = self._of.get(request)
        return {} if found is None else found.launch

    async def look(self, request: HTTPServerRequest) -> Account | None:
        """Find who asks; none for a browser that no launch has signed in.

        Raises
        ------
        StoreFault
            When the store cannot say.
        """
        shown = _shown(request)
        if not shown:
            return None
        until, found = self._fresh.get(shown, (0.0, None))
        if monotonic() >= until:
            found = await self._entrance.ask(lambda store: store.platforms.signed_in(shown))
            if len(self._fresh) >= MOST_FRESH:
                self._fresh.clear()
            self._fresh[shown] = monotonic() + SECONDS_FRESH, found
        if found is not None:
            self._of[request] = found
        return self.of(request)

    async def begin(self, request: HTTPServerRequest, entry: PlatformSignIn) -> str:
        token: str = await self._entrance.ask(lambda store: store.platforms.sign_in(entry))
        self._of[request] = entry
        return token

    async def sign_out(self, request: HTTPServerRequest) -> None:
        shown = _shown(request)
        self._fresh.pop(shown, None)
        self._of.pop(request, None)
        await self._entrance.ask(lambda store: store.platforms.sign_out(shown))

    def opens(self, account: Account, desk: str) -> None:
        """Let the desk's own sign-in end it."""

    async def ended(self, owners: object) -> set[str]:
        return set()


def _shown(request: HTTPServerRequest) -> str:
    found = request.cookies.get(LAUNCH_COOKIE)
    return found.value if found is not None and TOKEN.fullmatch(found.value) else ""


# ---- The pages

ASKED = (
    "iss",
    "client_id",
    "login_hint",
    "lti_message_hint",
    "lti_deployment_id",
    "target_link_uri",
)
"""What a platform says as it begins a login."""
MOST_ASKED = 4_000
FRAMES = {"iframe", "frame", "embed", "object"}


@dataclass(frozen=True)
class _CourseDoor:
    """What the pages need."""

    pages: Pages
    launches: Launches
    accounts: LaunchAccounts
    lessons: tuple[Lesson, ...]  #: Those that everybody may open.
    desk: str  #: The teacher's, by name.

    def lesson(self, named: str, lab: str) -> str:
        found = [each for each in self.lessons if named in {each.name, each.declared.lab}]
        found += [each for each in self.lessons if lab and each.declared.lab == lab]
        return (found or list(self.lessons))[0].name

    def lab(self, named: str) -> str:
        found = (each.declared for each in self.lessons if named in {each.name, each.declared.lab})
        return next((each.lab for each in found), "")


class _AtCourse(Closed):
    """A page of the door, in the reader's language."""

    def initialize(self, door: _CourseDoor) -> None:
        self.door = door
        self.pages = door.pages.speaking(self.spoken.locale)

    def refuse(self, why: str, seconds: float = 0.0) -> None:
        logging.getLogger(f"reefkit.{why}").warning("nothing came of a launch")  # no reader: log
        is_away = why in {"refused-lti-away", "room-store"}
        self.set_status(HTTPStatus.SERVICE_UNAVAILABLE if is_away else HTTPStatus.FORBIDDEN)
        said = _clocks_differ(seconds) if seconds else why
        self.finish(self.pages.refused(self.get_status(), why=said))

    def send(
        self, says: str, to: str, fields: Mapping[str, str], *, opens: bool = False, more: str = ""
    ) -> None:
        shown = {"says": says, "to": to, "fields": fields, "opens": opens, "more": more}
        self.finish(self.pages.render("lti-send.html", **shown))


class _FromPlatform(_AtCourse):
    """A page that another site's page may send a browser to, with a form too."""

    def check_from_here(self) -> None:
        """Let another site begin: who may, a signature says."""

    def check_xsrf_cookie(self) -> None:
        """Ask for no mark: another site has none of ours."""


class LoginPage(_FromPlatform):
    """Where a platform begins: it names somebody, and we ask it to sign who that is."""

    def get(self) -> None:
        asked = {name: self.get_argument(name, "")[:MOST_ASKED] for name in ASKED}
        ticket = self.get_argument("ticket", "")
        try:
            begun = self.door.launches.begin(asked, ticket if TOKEN.fullmatch(ticket) else "")
        except LaunchRefused as error:
            self.refuse(error.why)
            return
        if self.request.headers.get("Sec-Fetch-Dest", "") in FRAMES:
            self._offer_window(begun, asked)
            return
        self.keep(f"{STATE}{begun.state}", begun.kept, SECONDS_AT_PLATFORM, "Lax")
        self.redirect(begun.to, status=HTTPStatus.SEE_OTHER)

    post = get

    def _offer_window(self, begun: BegunLogin, asked: Mapping[str, str]) -> None:
        """Offer a window, since browsers keep no cookie of ours within a frame."""
        origins = " ".join(begun.platform.origins)
        # What a window chose for the course is sent from here, where the platform waits for it.
        framed = {"frame_ancestors": origins, "form_action": f"{OURS} {origins}"}
        self.set_header("Content-Security-Policy", policy(**PAGE | framed, connect_src=OURS))
        fields = {**asked, "ticket": secrets.token_urlsafe(24)}
        waiting = f"{self.base_url}lti/waiting/"
        self.send("lti-window", self.request.path, fields, opens=True, more=waiting)


class LaunchPage(_FromPlatform):
    """Where a platform sends a browser with what it has signed."""

    async def post(self) -> None:
        sent = {name: self.get_body_argument(name, "") for name in ("id_token", "state")}
        if not self.get_body_argument("again", ""):
            self.send("lti-going-on", self.request.path, sent | {"again": "yes"})
            return
        super(_FromPlatform, self).check_from_here()
        name = f"{STATE}{sent['state']}"
        kept = self.get_cookie(name) or "" if TOKEN.fullmatch(sent["state"]) else ""
        if kept:
            self.keep(name, "", -1, "Lax")
        try:
            launch, ticket = await self.entrance.ask(
                lambda store: self.door.launches.finish(sent, kept, store)
            )
            await self._enter(launch, ticket)
        except LaunchRefused as error:
            self.refuse(error.why, error.seconds)
        except Rejection:
            self.refuse("refused-lti-class")

    async def _enter(self, launch: Launch, ticket: str) -> None:
        visitor = await self.entrance.ask(
            lambda store: store.platforms.visitor_of(launch.platform, launch.subject)
        )
        context = await self.entrance.ask(lambda store: _course_of(store, launch))
        to = ""
        if launch.deep is not None and not launch.teaches:
            raise LaunchRefused("refused-lti-teachers")
        if not launch.teaches:
            if context is None:
                raise LaunchRefused("refused-lti-no-class")
            class_id, name = (
                context.class_id,
                launch.name or self.pages.say.render(message("lti-nameless")),
            )
            lab = await self.entrance.ask(lambda store: _seat(store, visitor, name, class_id))
            to = self._to_lesson(launch, lab)
        if context is not None:
            means = self.door.lab(launch.custom.get("lesson", ""))
            await self.entrance.ask(lambda store: _came(store, launch, visitor, context, means))
        asked = {"launch": _plain(launch), "ticket": ticket} if launch.teaches else {}
        entry = PlatformSignIn(visitor, launch.name, launch.teaches, asked)
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
        part = _part_of(declared.lab, launch.custom.get("form", ""))
        query = environment.query_of({"part": part}) if part else ""
        return f"{self.base_url}{lesson}/{f'?{query}' if query else ''}"


class ClassPage(_AtCourse):
    """Which class a course has here: its first teacher says it, once."""

    async def get(self, trouble: Message | None = None) -> None:
        launch, account = self._launch()
        own = await self.entrance.ask(lambda store: own_classes(store, account.scope))
        title = launch["title"] or self.pages.say.render(message("lti-class-name"))
        shown = {"title": title, "own": own, "trouble": trouble}
        xsrf = Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
        self.finish(self.pages.render("lti-class.html", xsrf=xsrf, **shown))

    async def post(self) -> None:
        launch, account = self._launch()
        try:
            row, is_new = await self._chosen(account)
        except Rejection as error:
            self.set_status(HTTPStatus.BAD_REQUEST)
            await self.get(error.message)
            return
        context = await self.entrance.ask(lambda store: _bound(store, launch, row, account.visitor))
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
    """Which lesson, questions and setting a link in a course opens: chosen by a teacher."""

    async def get(self, trouble: Message | None = None) -> None:
        launch, _ = self._asked()
        named = self.get_argument("lesson", "")
        lesson = next((each for each in self.door.lessons if each.name == named), None)
        shown: dict[str, Any] = {"lessons": self.door.lessons, "lesson": lesson, "trouble": trouble}
        shown["columns"] = launch["deep"].get("accept_lineitem") is not False
        forms = {} if lesson is None else _forms_of(lesson.declared.lab)
        xsrf = Markup(self.xsrf_form_html())  # noqa: S704  # Tornado's
        self.finish(self.pages.render("lti-link.html", forms=forms, xsrf=xsrf, **shown))

    async def post(self) -> None:
        launch, ticket = self._asked()
        typed = {name: self.get_body_argument(name, "").strip() for name in CUSTOM}
        try:
            custom = _custom_of(self.door.lessons, typed)
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
            kept = {"to": to, "JWT": word}
            await self.entrance.ask(lambda store: _leave(store, ticket, kept))
            self.finish(self.pages.render("lti-done.html"))
            return
        self.set_header(
            "Content-Security-Policy", policy(**PAGE, form_action=f"{OURS} {origin_of(to)}")
        )
        self.send("lti-linked", to, {"JWT": word})

    def _column(self, custom: Mapping[str, str], title: str) -> dict[str, Any] | None:
        lab = self.door.lab(custom["lesson"])
        part = _graded(lab, custom.get("form", ""))
        if not part:
            return None
        label = self.pages.say.render(Message(f"grades-column-{part}", {"lesson": title}))
        possible = 1.0 if part == BEFORE else PER_CENT  # *Before* is handed in, or it is not
        return {"label": label, "scoreMaximum": possible, **column_marks(lab, part)}

    def _asked(self) -> tuple[dict[str, Any], str]:
        found = self.door.accounts.launch(self.request)
        launch = found.get("launch") or {}
        if not launch.get("deep"):
            raise tornado.web.HTTPError(HTTPStatus.FORBIDDEN)
        return launch, str(found.get("ticket") or "")


class WaitingPage(_AtCourse):
    """What a frame waits for while a link is chosen in a window: it is told once."""

    async def get(self) -> None:
        ticket = self.get_query_argument("ticket", "")
        found = None
        if TOKEN.fullmatch(ticket):
            found = await self.entrance.ask(lambda store: _fetch(store, ticket))
        self.finish(found or {})


class KeysPage(Closed):
    """Our public keys, which platforms read."""

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


# ---- What is asked of the store


def _plain(launch: Launch) -> dict[str, Any]:
    return {
        "context": launch.context,
        "platform": launch.platform,
        "title": launch.title,
        "custom": launch.custom,
        "deep": launch.deep,
        "issuer": launch.issuer,
        "client_id": launch.client_id,
        "deployment": launch.deployment,
        "services": launch.services,
    }


def _course_of(store: Store, launch: Launch) -> PlatformContext | None:
    context = store.platforms.context(launch.context)
    if context is not None and not store.platforms.note(
        context.id, launch.link, launch.services, launch.own
    ):
        raise LaunchRefused("refused-lti-link")
    return context


def _seat(store: Store, visitor: str, name: str, class_id: str) -> str:
    """Let a student into the class of their course, and return the lab that it plays.

    A closed door lets in nobody new, from a course either.
    """
    person = store.platforms.person_of(visitor, name)
    row = store.classes.get(class_id)
    members = {each.person for each in store.classes.members(class_id)}
    if row is None or not (row.open or person.id in members):
        raise LaunchRefused("refused-lti-closed")
    store.classes.join(class_id, person.id, name)
    kept = {"class": class_id, "people": [person.id]}
    store.work.remember(f"visitor:{visitor}", CLASS_SETTING, kept)
    return lab_of_class(store, class_id)


def _came(store: Store, launch: Launch, visitor: str, context: PlatformContext, lab: str) -> None:
    person = None if launch.teaches else store.platforms.person_of(visitor, launch.name).id
    url, lab = launch.own.get("lineitem"), lab or lab_of_class(store, context.class_id)
    part = _graded(lab, launch.custom.get("form", ""))
    columns = {f"{lab}/{part}": url} if part and isinstance(url, str) else {}
    store.courses.came(context.id, visitor, person, teaches=launch.teaches, columns=columns)


def _bound(
    store: Store, launch: Mapping[str, Any], row: ClassRow, visitor: str
) -> PlatformContext | None:
    context = store.platforms.bind(launch["context"], launch["platform"], row.id)
    if context is not None:
        store.platforms.note(context.id, "", launch["services"], {})
        store.courses.came(context.id, visitor, None, teaches=True)
    return context


def _graded(lab: str, form: str) -> str:
    part = _part_of(lab, form) if form else AFTER
    return part if part in {BEFORE, AFTER} and _papers_of(lab) is not None else ""


def _part_of(lab: str, form: str) -> str:
    papers = _papers_of(lab) if form else None
    found = None if papers is None else papers.forms.get(form)
    return found.part if found is not None else ""


def _clocks_differ(seconds: float) -> Message:
    """Message on how far a platform's clock is ahead of ours; behind if negative."""
    is_ahead, minutes = seconds > 0, round(abs(seconds) / 60)
    if minutes < 2 * 24 * 60:
        clock = "refused-lti-clock-ahead" if is_ahead else "refused-lti-clock-behind"
        return Message(clock, {"minutes": minutes})
    clock = "refused-lti-days-ahead" if is_ahead else "refused-lti-days-behind"
    return Message(clock, {"days": round(minutes / (24 * 60))})


RELAY = "lti-relay"
"""Where the store keeps what frames wait for, by a digest of their tickets."""


def _leave(store: Store, ticket: str, kept: dict[str, str]) -> None:
    for name, old in store.work.recall_all(RELAY).items():
        if old["ends"] < time():
            store.work.forget(RELAY, name)
    kept_ = {**kept, "ends": time() + SECONDS_AT_PLATFORM}
    store.work.remember(RELAY, digest(ticket), kept_)


def _fetch(store: Store, ticket: str) -> dict[str, str] | None:
    found: dict[str, str] | None = store.work.recall(RELAY, digest(ticket))
    if found is not None:
        store.work.forget(RELAY, digest(ticket))
    return found


def _forms_of(lab: str) -> dict[str, Message]:
    papers = _papers_of(lab)
    return {} if papers is None else {id_: Message(f"form-{lab}-{id_}") for id_ in papers.forms}


def _papers_of(lab: str) -> Papers | None:
    from reefkit.labs.lesson.lab import every_lab  # noqa: PLC0415  # only where it is asked

    found = every_lab().get(lab)
    return None if found is None else found.papers()


def _custom_of(lessons: Sequence[Lesson], typed: Mapping[str, str]) -> dict[str, str]:
    lesson = next((each for each in lessons if each.name == typed["lesson"]), None)
    if lesson is None:
        raise reject("lab-not-understood")
    form, given, papers = typed["form"], typed["setting"], _papers_of(lesson.declared.lab)
    custom = {"lesson": lesson.name} | ({"form": form} if form else {})
    setting = Setting(game=lesson.declared.lab)
    if given:
        setting = read_shared(given.rpartition("setting=")[2].partition("&")[0])
        if setting.game != lesson.declared.lab:
            raise reject("setting-not-understood")
    if form:
        if papers is None or form not in papers.forms:
            raise reject("setting-no-form")
        part = papers.forms[form].part
        others = (each for each in setting.forms if _part_of(setting.game, each) != part)
        setting = msgspec.structs.replace(setting, forms=(*others, form))
    is_played = setting.game in games()  # a lesson without a game has no setting of a class
    return custom | ({"setting": shared(setting)} if is_played and (form or given) else {})


def routes(
    file: PlatformFile, entrance: Entrance, pages: Pages, lessons: tuple[Lesson, ...], desk: str
) -> list[tuple[Any, ...]]:
    """List the routes of the door, and have the entrance know whom launches sign in.

    `lessons`, `desk`: those that everybody may open, and the teacher's, by name.
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
