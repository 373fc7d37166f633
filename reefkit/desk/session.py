"""A desk's session, and its scene, which reads a class once for each drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, get_args
from urllib.parse import urlencode

import msgspec
from msgspec import structs
from traitlets.log import get_logger

from reefkit.classroom.match_cache import MatchCache
from reefkit.desk import wall_choice
from reefkit.games import games
from reefkit.labs import page_address
from reefkit.labs.lesson.content import own
from reefkit.labs.lesson.desk_adapter import LabOnDesk, desk_labs
from reefkit.labs.lesson.desk_records import TableStanding
from reefkit.labs.session import PagePart, Session
from reefkit.labs.setting import Setting, setting_of
from reefkit.match.deadlines import Clock
from reefkit.match.errors import SaveError, reject
from reefkit.match.table import Table, utc_now
from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.text.languages import nearest
from reefkit.text.local_time import long_date
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.classroom.store import (
        ClassControl,
        ClassRow,
        Member,
        PageSeen,
        Store,
        TableRow,
    )
    from reefkit.widgets.templates import Templates

Tab = Literal["class", "before", "play", "data", "after", "review", "exports"]
TABS: tuple[Tab, ...] = get_args(Tab)


@dataclass
class _DeskUi:
    """State of one desk page that is not stored."""

    tab: Tab = "class"  #: The open tab.
    dialog: str = ""  #: Key of the open dialog; empty if none.
    about: str = ""  #: Id of the open dialog's person or table; empty if none.
    #: Whether students are shown as *Student 1* and so on.
    hide_names: bool = False
    table: str = ""  #: Id of the table to review; empty if none.
    #: State of the desk's parts, each under its own key.
    settings: dict[str, object] = field(default_factory=dict)


TEMPLATES = Path(__file__).parent / "templates"


def make_templates(say: Catalogue) -> Templates:
    from reefkit.widgets.templates import Templates  # noqa: PLC0415  # imports Jinja

    return Templates(say, TEMPLATES)


class _Rehearsed(Protocol):
    """A simulated class while this page leads it."""

    def told(self) -> Message:
        """Say what the simulated class is doing."""


class _ClassLeader(Protocol):
    """Leads the simulated students of a class, if it has any."""

    @property
    def rehearsal(self) -> _Rehearsed | None:
        """The simulated class; None while another page leads it."""

    @property
    def pace(self) -> str:
        """The name of the chosen pace."""

    def set_pace(self, pace: str) -> None:
        """Choose a pace, for whichever page leads."""

    def start(self) -> None:
        """Lead in the background from now on, if the class has simulated students."""


class DeskSession(Session):
    """The session of a desk page.

    Parameters
    ----------
    class_id
        The class, from the server, never from a browser.
    addresses
        URLs by which students' devices find the server.
    word
        The server's access token; empty if none is required.

    Attributes
    ----------
    opened
        Cache of the open matches.
    ended
        Whether the class was erased: then only a receipt, or that it is gone, is shown.
    bound_for
        The class whose desk opens when this one is left; empty if the teacher signs out instead.
    leading
        Leads the class's simulated students, if it has any; None before `Desk` sets it.
    """

    def __init__(  # noqa: PLR0913  # a page has many parts
        self,
        acts: Acts,
        say: Catalogue,
        store: Store,
        class_id: str,
        addresses: tuple[str, ...] = (),
        *,
        word: str = "",
        clock: Clock = utc_now,
    ) -> None:
        super().__init__(acts, say)
        self.clock = clock
        self.store = store
        self.class_id = class_id
        self.addresses, self.word = addresses, word
        self.ui = _DeskUi(hide_names=store.classes.control(class_id).hide_names)
        self.ended = False
        self.bound_for = ""
        self.leading: _ClassLeader | None = None
        self.opened = MatchCache(store, games(), clock)
        self.templates = make_templates(say)

    def scene(self) -> DeskScene:
        return DeskScene(self, self.templates)

    def do(
        self,
        name: str,
        values: Mapping[str, Any],
        data: bytes | None = None,
        at: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        before = self.live_on_wall()
        super().do(name, values, data, at)
        self.keep_wall_live(before)

    def choose_for_wall(self, **changes: Any) -> None:  # noqa: ANN401  # fields of WallChoice
        """Change what the walls show, by the fields of `WallChoice`."""
        scene = self.scene()
        choice = structs.replace(scene.on_wall, at=scene.time.isoformat(), **changes)
        more = {**scene.control.more, wall_choice.WALL: msgspec.to_builtins(choice)}
        self.store.classes.set_control(self.class_id, more=more)

    def live_on_wall(self) -> dict[str, Any]:
        """Return what the wall shows as this desk does, by what it is."""
        settings = self.ui.settings
        shown = (each for each in wall_choice.LIVE if each in settings)
        return {each: msgspec.to_builtins(settings[each]) for each in shown}

    def keep_wall_live(self, before: Mapping[str, Any]) -> None:
        """Show on the wall what changed since `before` in what is there."""
        now = self.live_on_wall()
        changed = [each for each in now if now[each] != before.get(each)]
        if not changed:
            return
        shows = self.scene().on_wall.shows
        if shows in changed:
            self.choose_for_wall(of=now[shows])

    def scene_to_draw(self) -> DeskScene:
        scene = self.scene()
        if scene.is_erased and not self.ended:
            self.end()
        return scene

    def end(self) -> None:
        """Show only that the class was erased."""
        self.ended, self.ui.tab = True, "exports"
        self.ui.dialog = self.ui.about = ""

    def go_on_to(self, class_id: str) -> None:
        """Leave for the desk of another class with the same key.

        Raises
        ------
        Rejection
            If the key does not open that class.
        """
        if class_id not in {row.id for row in self.store.classes.beside(self.class_id)}:
            raise reject("class-none")
        self.bound_for = class_id
        self.left()

    def place(self) -> dict[str, str]:
        return {"part": self.ui.tab}

    def go_to(self, place: Mapping[str, Any]) -> None:
        part = place.get("part")
        if part in TABS:
            self.ui.tab = part


GONE_SECONDS = 75.0
"""Seconds without a sign (pages send one every 20) after which a page counts as closed."""
LEFT_SECONDS = 150.0
"""Seconds after which a bot plays for somebody whose page is closed."""


class Where(NamedTuple):
    """Where a student's page is, and what it shows."""

    person: str
    label: str  #: As shown; a number if names are hidden.
    here: bool  #: Whether the page is open.
    part: str  #: Part of the lesson that it shows: before, play, after; empty if unknown.
    item: str  #: The question that is open; empty if none.
    minutes: int  #: Whole minutes since the page's last sign; 0 if it is open or was never seen.
    ever: bool  #: Whether the page was ever seen.
    table: TableRow | None  #: The student's table; None without a seat.
    seat: int | None  #: From 0; None without a seat.
    away: bool  #: Whether a bot plays for them.
    watching: bool  #: Whether they chose to watch a table.


def _where(scene: DeskScene, member: Member) -> Where:
    seen = scene.presence.get(member.person)
    silent = silence(seen, scene.time)
    place = seen.place if seen is not None else {}
    table = next((row for row in scene.tables if row.seat_of(member.person) is not None), None)
    seat = table.seat_of(member.person) if table is not None else None
    gone = silent is None or silent > GONE_SECONDS
    return Where(
        person=member.person,
        label=scene.name(member.person),
        here=not gone,
        part=_word(place.get("part"), ("before", "play", "after")),
        item=_text(place.get("item")),
        minutes=int((silent or 0) // 60) if gone else 0,
        ever=seen is not None,
        table=table,
        seat=seat,
        away=table is not None and seat in table.away,
        watching=bool(place.get("watching")),
    )


def silence(seen: PageSeen | None, now: datetime) -> float | None:
    """Return the seconds since a page's last sign; None without one, or if its time is invalid."""
    return None if seen is None else _seconds_since(seen.time, now)


def _seconds_since(time: str, now: datetime) -> float | None:
    """Return the seconds since a stored time; None if it is invalid."""
    try:
        return max(0.0, (now - datetime.fromisoformat(time)).total_seconds())
    except ValueError:
        return None


def shares_with(scene: DeskScene, person: str) -> tuple[str, ...]:
    """List the other members who use this person's page, as the page reports."""
    seen = scene.presence.get(person)
    number = seen.place.get("with") if seen is not None else None
    if not isinstance(number, list):
        return ()
    return tuple(each for each in number if each in scene.by_person and each != person)


def _word(value: object, known: tuple[str, ...]) -> str:
    return value if isinstance(value, str) and value in known else ""


def _text(value: object) -> str:
    return value[:40] if isinstance(value, str) and value.isprintable() else ""


LONG_MINUTES = 3
"""Minutes of waiting after which a table is marked: longer than a talk about one decision."""


LESSON_SECONDS = 12 * 3600.0
"""Seconds after which what was played, or put on the wall, belongs to an earlier lesson."""


class AtWall(NamedTuple):
    """A table on the wall, with its match."""

    row: TableRow
    table: Table
    standing: TableStanding
    waits: tuple[int, ...]  #: Awaited seats that have people.
    minutes: int  #: Whole minutes without an action; 0 if no seat is awaited.

    @property
    def long(self) -> bool:
        """Whether it has waited for `LONG_MINUTES` or more."""
        return self.minutes >= LONG_MINUTES

    @property
    def all_play(self) -> bool:
        """Whether all seats that are not away are awaited."""
        sitting = [seat for seat in range(len(self.row.seats)) if seat not in self.row.away]
        return len(self.waits) == len(sitting)


def at_wall(scene: DeskScene) -> list[AtWall]:
    found = []
    for row in scene.tables:
        table = scene.handles.get(row.id)
        if table is None:
            continue
        standing = scene.game.standing(table)
        waits = tuple(seat for seat in standing.waits if seat not in row.away)
        minutes = int(silent(scene, table) // 60) if waits else 0
        found.append(AtWall(row, table, standing, waits, minutes))
    return found


def silent(scene: DeskScene, table: Table) -> float:
    """Return the seconds since the last action at a table; 0 if it is unknown."""
    entries = table.match.entries
    return (_seconds_since(entries[-1].time, scene.time) if entries else None) or 0.0


def standings(tables: list[AtWall]) -> Mapping[str, TableStanding]:
    return {each.row.id: each.standing for each in tables}


class _Class(NamedTuple):
    """Where most tables of the class are."""

    title: Message  #: Heading: the round and phase of most tables.
    about: tuple[Message, ...]  #: Sentences: how many tables are there, how many have waited long.
    round: int  #: The round of most tables; the last round once most are over.


def of_class(tables: list[AtWall]) -> _Class:
    playing = [each for each in tables if not each.standing.over]
    if not playing:
        done = message("desk-wall-all-over", tables=len(tables))
        return _Class(message("desk-wall-over"), (done,), tables[0].standing.round)
    finished = len(tables) - len(playing)
    if finished > len(playing):  # the heading follows most tables, not the slowest
        done = message("desk-wall-finished-of", finished=finished, tables=len(tables))
        about = (done, *_long(playing))
        return _Class(message("desk-wall-ending"), about, tables[0].standing.rounds)
    counted = Counter((each.standing.round, each.standing.phase.id) for each in playing)
    (round_, phase), there = counted.most_common(1)[0]
    example = next(each.standing for each in playing if each.standing.phase.id == phase)
    values = {"round": round_, "rounds": example.rounds, "phase": example.phase}
    title = message("desk-wall-round" if round_ else "desk-wall-before", **values)
    here = message("desk-wall-there", there=there, tables=len(tables))
    return _Class(title, (here, *_long(playing)), round_)


def _long(playing: list[AtWall]) -> tuple[Message, ...]:
    long = [each for each in playing if each.long]
    if not long:
        return ()
    most = max(each.minutes for each in long)
    return (message("desk-wall-long", count=len(long), minutes=most),)


class DeskScene:
    """A class as read for one drawing of the desk: each value is read once, when first used."""

    is_wall = False
    """Whether it is drawn on the wall: without controls, and without names by default."""

    def __init__(self, session: DeskSession, templates: Templates) -> None:
        self.session = session
        self.templates = templates
        self.store = session.store
        self.class_id = session.class_id
        self.ui = session.ui
        self.say = session.say

    @cached_property
    def time(self) -> datetime:
        """The current time, fixed for one drawing."""
        return self.session.clock()

    def day(self, text: str) -> str:
        return long_date(text, self.say.locale)

    @cached_property
    def klass(self) -> ClassRow:
        if self._row is None:
            raise reject("desk-no-class")
        return self._row

    @property
    def is_erased(self) -> bool:
        return self._row is None

    @cached_property
    def _row(self) -> ClassRow | None:
        return self.store.classes.get(self.class_id)

    @cached_property
    def members(self) -> tuple[Member, ...]:
        return tuple(self.store.classes.members(self.class_id))

    @cached_property
    def topics(self) -> tuple[str, ...]:
        matches = (row.match for row in self.tables if row.match is not None)
        return (self.class_id, *self.by_person, *matches)

    @cached_property
    def by_person(self) -> Mapping[str, Member]:
        return {each.person: each for each in self.members}

    @cached_property
    def tables(self) -> tuple[TableRow, ...]:
        return tuple(each for each in self._all_tables if not each.closed)

    @cached_property
    def _all_tables(self) -> tuple[TableRow, ...]:
        rows = self.store.classes.tables(self.class_id)
        return tuple(sorted(rows, key=lambda row: row.number))

    @cached_property
    def played(self) -> tuple[TableRow, ...]:
        """The tables; once all are closed, those of the last seating in this lesson."""
        newest = max((each.created for each in self._all_tables), default="")
        return self.tables or tuple(
            each
            for each in self._all_tables
            if (each.closed or "") >= newest and each.lesson == self.setting.game
        )

    @cached_property
    def presence(self) -> Mapping[str, PageSeen]:
        return self.store.classes.presence(self.class_id)

    @cached_property
    def control(self) -> ClassControl:
        return self.store.classes.control(self.class_id)

    @cached_property
    def on_wall(self) -> wall_choice.WallChoice:
        choice = wall_choice.chosen(self.control)
        since = _seconds_since(choice.at, self.time)
        if since is None or since < LESSON_SECONDS:
            return choice
        return structs.replace(choice, shows=None, of={})

    @cached_property
    def setting(self) -> Setting:
        return setting_of(self.control.setting)

    @cached_property
    def game(self) -> LabOnDesk:
        known = desk_labs().get(self.setting.game)
        if known is None:
            raise reject("setting-not-understood")
        return known

    @cached_property
    def handles(self) -> Mapping[str, Table]:
        """Matches of the tables by table id, leaving out damaged ones."""
        return self.matches if self.tables else {}

    @cached_property
    def matches(self) -> Mapping[str, Table]:
        """Matches of `played` by table id, leaving out damaged ones."""
        found: dict[str, Table] = {}
        for row in self.played:
            try:
                table = self.session.opened.table(row)
            except SaveError:
                # no reader: for the log; the class goes on without the damaged table
                get_logger().exception("desk: a table could not be opened")
                continue
            if table is not None:
                found[row.id] = table
        return found

    @cached_property
    def whereabouts(self) -> Mapping[str, Where]:
        return {each.person: _where(self, each) for each in self.members}

    @cached_property
    def wall(self) -> list[AtWall]:
        return at_wall(self)

    # -- names ---------------------------------------------------------------------------------

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {each.person: number for number, each in enumerate(self.members, 1)}

    def name(self, person: str) -> str:
        number = self._numbers.get(person)
        if number is None:
            return self.say.render(message("desk-somebody"))
        if self.ui.hide_names:
            return self.say.render(message("desk-student", number=number))
        return self.by_person[person].label

    def sitters(self, row: TableRow, seat: int) -> list[str]:
        return [self.name(person) for person in row.seats[seat]] if seat < len(row.seats) else []

    def seat_name(self, row: TableRow, seat: int) -> str:
        names = self.sitters(row, seat)
        if names:
            return " & ".join(names)
        return self.say.render(message("desk-bot", number=seat + 1))

    def own(self, name: str) -> str:
        """Return the id of a message in the game's own wording, if it has one."""
        return own(self.say, self.setting.game, name).id

    @cached_property
    def class_say(self) -> Catalogue:
        """The texts as the class's pages say them: in its language and at its level."""
        return catalogue(nearest(self.setting.locale(self.say.locale), "desk"))

    def lesson_page(self, page: str) -> str:
        """Return the address of a page of the lesson, in the class's language and level."""
        locale = self.setting.locale(self.say.locale)
        query = urlencode({"page": page, page_address.SPEAK_QUERY: locale})
        return f"../{self.game.lesson}/?{query}"

    def shows(self, part: DeskPart) -> bool:
        return part.tab == self.ui.tab if part.tab is not None else not self.session.ended

    def render(self, template: str, **values: object) -> str:
        return str(self.templates.render(template, scene=self, **values))


class Figures(Protocol):
    """Widgets below a region's HTML: charts, boards, a replay.

    They are made when their tab is first opened, and get a scene whenever it is drawn.
    """

    widget: Any
    """The root, an ipywidget."""

    def show(self, scene: DeskScene) -> None: ...


@dataclass(frozen=True)
class DeskPart(PagePart[DeskScene]):
    """One region of the desk."""

    #: The tab that shows it; None: all. A region of another tab is not drawn.
    tab: Tab | None = None
    #: Makes the widgets below its HTML, if it has any.
    figures: Callable[[DeskSession], Figures] | None = None
