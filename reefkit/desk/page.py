"""The teacher's desk: `desk()` for notebooks, its page, and the loop that keeps a class going."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl
from weakref import finalize

import ipywidgets  # type: ignore[import-untyped]

from reefkit.desk import (
    announcements,
    assessment,
    class_files,
    class_lesson,
    class_people,
    class_setting,
    course_grades,
    data_tab,
    joining,
    lesson_plan,
    person_dialog,
    review,
    talk,
    wall,
    wall_chart,
)
from reefkit.desk.class_from_saves import take_folder
from reefkit.desk.class_list import CLASSES_DIALOG, class_acts, classes_dialog
from reefkit.desk.desk_head import TOP
from reefkit.desk.following import Following
from reefkit.desk.ghosts_band import ghost_acts
from reefkit.desk.moving_on import go_on_without
from reefkit.desk.self_check import HEALTH_DIALOG, health_acts, health_dialog
from reefkit.desk.session import (
    GONE_SECONDS,
    LEFT_SECONDS,
    TABS,
    DeskPart,
    DeskScene,
    DeskSession,
    Figures,
    silence,
)
from reefkit.desk.text_scoring import ui_of
from reefkit.desk.wall_page import WALL_PAGE, Wall, say_of
from reefkit.games import games
from reefkit.labs import environment, page_address
from reefkit.labs.environment import open_store
from reefkit.labs.page import Page
from reefkit.labs.session import Sleep
from reefkit.labs.setting import MOST_LINK_LETTERS
from reefkit.match.errors import reject
from reefkit.simulated_class.leading import Leading
from reefkit.text import Message, ReefkitError, catalogue, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, TableRow
    from reefkit.match.table import Table

DIALOGS: dict[str, Callable[[DeskScene], str]] = {
    person_dialog.PERSON_DIALOG: person_dialog.person_dialog,
    class_setting.SETTINGS_DIALOG: class_setting.settings_dialog,
    announcements.MESSAGE_DIALOG: announcements.message_dialog,
    announcements.TO_AFTER_DIALOG: announcements.to_after_dialog,
    CLASSES_DIALOG: classes_dialog,
    HEALTH_DIALOG: health_dialog,
    lesson_plan.TALK_DIALOG: lesson_plan.talk_dialog,
    lesson_plan.END_DIALOG: lesson_plan.end_dialog,
    wall.TABLE_DIALOG: wall.table_dialog,
    wall.WAITING: wall.waiting_dialog,
    wall.WITHOUT: wall.without_dialog,
}
"""What draws each dialog, by its key in `_DeskUi.dialog`; a dialog not listed is drawn by its own
part."""


def _render_windows(scene: DeskScene) -> str:
    draw = DIALOGS.get(scene.ui.dialog)
    return draw(scene) if draw is not None else ""


WINDOWS = DeskPart("desk-windows", _render_windows, class_acts)

PARTS: tuple[DeskPart, ...] = (
    TOP,
    class_lesson.TIME,
    joining.JOIN,
    class_people.PEOPLE,
    class_lesson.LESSON,
    course_grades.ROSTER,
    wall.LEAD,
    wall.TABLES,
    lesson_plan.PLAN,
    wall_chart.ALIVE,
    talk.TALK,
    assessment.BEFORE,
    data_tab.DATA,
    assessment.AFTER,
    review.REVIEW,
    course_grades.GRADES,
    class_files.EXPORTS,
    WINDOWS,
)
"""The regions, in the order of the page."""


def all_acts() -> Acts:
    parts = (part.acts for part in PARTS)
    return Acts().include(announcements.tell_acts, ghost_acts, health_acts, *parts)


class DeskPage(Page):
    """The widgets of a desk."""

    def __init__(self, session: DeskSession) -> None:
        super().__init__(session, PARTS)
        session.on_leave(self._leave)
        self.figures: dict[str, Figures] = {}
        self._frames = {
            part.name: frame(f"rk-at-{part.name}-figures", "rk-desk-figures")
            for part in PARTS
            if part.figures is not None
        }
        regions: list[ipywidgets.Widget] = []
        for name, panel in self.panels.items():
            regions += [panel, *([self._frames[name]] if name in self._frames else [])]
        self.compose(regions[1:], above=regions[:1])  # its head

    def _leave(self) -> None:
        to = self.session.bound_for
        self.first.send({"do": "class", "id": to} if to else {"do": "sign-out"})

    def begin(self, scene: DeskScene) -> None:
        self.areas._dom_classes = ("rk-desk", f"rk-tab-{scene.ui.tab}")  # noqa: SLF001
        for part in PARTS:
            if not scene.shows(part):  # what comes may take seconds
                self.panels[part.name].html = ""
                if part.figures is not None:
                    self._frames[part.name].add_class("rk-gone")

    def update(self, scene: DeskScene) -> None:
        for part in PARTS:
            if part.figures is not None and scene.shows(part):
                self._frames[part.name].remove_class("rk-gone")
                self.attempt(partial(self._show, part), scene)

    def _show(self, part: DeskPart, scene: DeskScene) -> None:
        if part.name not in self.figures and part.figures is not None:
            figures = self.figures[part.name] = part.figures(self.session)
            self._frames[part.name].children = (figures.widget,)
        self.figures[part.name].show(scene)

    def title(self, scene: DeskScene) -> list[Message]:
        return [message(f"desk-tab-{scene.ui.tab}"), message("desk-title")]

    def place(self, scene: DeskScene) -> object:
        return scene.ui.tab

    def query(self) -> str:
        tab = self.session.ui.tab
        return "" if tab == TABS[0] else f"part={tab}"


MOST_AT_ONCE = 200
"""Most moves of bots per table and look: more than any phase asks of its seats."""


class Running(Following):
    """The desk's loop, which also keeps the class's tables moving."""

    def __init__(self, session: DeskSession, sleep: Sleep = asyncio.sleep, **timing: Any) -> None:  # noqa: ANN401  # as `Following`
        super().__init__(session, sleep, **timing)
        self._left: set[tuple[str, int]] = set()

    def attend(self, scene: DeskScene) -> None:
        self._mind_absent(scene)
        announcements.end_message(scene)
        self.session.end_sentence(announcements.stage_of(scene))
        if lesson_plan.goes_to_talk(scene):  # a table at each look, so that the page stays awake
            playing = [each.table for each in scene.wall if not each.standing.over]
            go_on_without(scene.game, playing[:1], "")
        if scene.control.paused:
            return
        for row in scene.tables:
            if not _has_own_pace(row):
                self._tick(scene.handles.get(row.id))
        wall.open_if_ready(scene)

    def _tick(self, table: Table | None) -> None:
        for _ in range(MOST_AT_ONCE if table is not None else 0):
            if table is None or not table.tick():
                return

    # -- absent students ----------------------------------------------------------------------

    def _mind_absent(self, scene: DeskScene) -> None:
        for row in scene.tables:
            table = scene.handles.get(row.id)
            if table is None or table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                if people:
                    self._mind(scene, row, seat, _silence(scene, row, people))

    def _mind(self, scene: DeskScene, row: TableRow, seat: int, silent: float) -> None:
        key = (row.id, seat)
        classes = scene.store.classes
        if silent > LEFT_SECONDS and seat not in row.away:
            classes.away(row.id, seat)
            self._left.add(key)
        elif silent <= GONE_SECONDS and key in self._left:
            self._left.discard(key)
            if seat in row.away:
                classes.back(row.id, seat)


def _has_own_pace(row: TableRow) -> bool:
    """Return whether one seat alone has people: then their page moves the bots, at its own pace."""
    return sum(bool(people) and seat not in row.away for seat, people in enumerate(row.seats)) == 1


def _silence(scene: DeskScene, row: TableRow, people: tuple[str, ...]) -> float:
    signs = [silence(scene.presence.get(each), scene.time) for each in people]
    known = [each for each in signs if each is not None]
    return min([*known, _since(row.created, scene.time)])


def _since(time: str, now: datetime) -> float:
    return max(0.0, (now - datetime.fromisoformat(time)).total_seconds())


PATIENCE = 5.0
"""Seconds that a write waits for others."""


def _class_of_files(folder: str | Path, store: Store) -> tuple[str, tuple[Message, ...]]:
    row, _ = store.classes.create(catalogue().render(message("files-class")))
    try:
        answer = take_folder(store, row.id, Path(folder), games())
    except OSError as error:
        raise reject("files-folder", folder=str(folder)) from error
    return row.id, answer


def open_files(folder: str | Path, locale: str | None = None) -> Desk:
    """Open the desk of a folder of save files, in a temporary store.

    Raises
    ------
    Rejection
        If the folder cannot be read.
    """
    own_folder = Path(mkdtemp(prefix="reefkit-files-"))
    store = open_store(own_folder / "class.sqlite", PATIENCE)
    class_id, answer = _class_of_files(folder, store)
    desk = Desk(store, class_id, locale)
    finalize(desk.session, _throw_away, store, own_folder)
    # Without people there are no answers: *After* would be empty; *Data* shows the matches.
    played_only = store.classes.tables(class_id) and not store.classes.members(class_id)
    desk.session.ui.tab = "data" if played_only else "after"
    ui_of(desk.session).files = list(answer)
    desk.session.tell(message("files-read", count=len(answer)) if answer else message("files-none"))
    desk.session.changed()
    return desk


def _throw_away(store: Store, folder: Path) -> None:
    store.close()
    shutil.rmtree(folder, ignore_errors=True)


class Desk:
    """One desk, shown as a notebook's output.

    Parameters
    ----------
    locale
        The page's language and reading level; None: the server's.
    addresses
        URLs by which students' devices find the server.
    word
        The server's access token; empty if none is required.
    """

    def __init__(
        self,
        store: Store,
        class_id: str,
        locale: str | None = None,
        addresses: tuple[str, ...] = (),
        word: str = "",
    ) -> None:
        say = say_of(locale)
        self.session = DeskSession(all_acts(), say, store, class_id, addresses=addresses, word=word)
        query = os.environ.get(page_address.ADDRESS_QUERY, "")
        self.session.go_to(page_address.place_of(query))
        _offer(self.session, query)
        self.page = DeskPage(self.session)
        self.running = Running(self.session)
        self.leading = self.session.leading = Leading(self.session)
        self.page.draw()

    def _repr_mimebundle_(self, **options: object) -> object:
        self.running.start()
        self.leading.start()
        return self.page._repr_mimebundle_(**options)  # as IPython asks


def _offer(session: DeskSession, query: str) -> None:
    if query == page_address.ALL_CLASSES:
        session.ui.dialog = CLASSES_DIALOG
    found = dict(parse_qsl(query[:MOST_LINK_LETTERS])).get("setting")
    if not found:
        return
    try:
        class_setting.offer(session, found)
    except ReefkitError as error:
        session.refuse(error.message)


def desk(folder: str | Path | None = None, locale: str | None = None) -> Desk | Wall:
    """Open the desk of the class whose teacher signed in, or of a folder of save files.

    At the address of the wall, it is the class's wall.

    Parameters
    ----------
    folder
        A folder of students' save files, to be read without a server, into a store that is deleted
        with the desk.
    locale
        The page's language and reading level: ``en``, or ``en-simple``; None: the server's.

    Raises
    ------
    Rejection
        If the server passed no class, or the folder cannot be read.
    """
    if folder is not None:
        return open_files(folder, locale)
    class_id = environment.class_id()
    if not class_id:
        raise reject("desk-not-signed-in")
    store = open_store(environment.database(), PATIENCE)
    place = page_address.place_of(os.environ.get(page_address.ADDRESS_QUERY, ""))
    page = Wall if place.get("page") == WALL_PAGE else Desk
    return page(store, class_id, locale, environment.addresses(), environment.token())
