"""A class of simulated students in a store: all at once, or step by step as a teacher leads."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, get_args

from traitlets.log import get_logger

from reefkit.classroom.match_cache import MatchCache
from reefkit.classroom.seating import seat as spread
from reefkit.games import games
from reefkit.labs.lesson.desk_adapter import Ghost, chance, desk_labs, pick, table_names
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.papers import Papers, after_sheet, as_set, sheet_of
from reefkit.labs.session import PollLoop, Sleep
from reefkit.labs.setting import Setting, setting_of
from reefkit.labs.student_work import NotePlace, StudentWork, given_of
from reefkit.match.errors import reject
from reefkit.match.match import Match
from reefkit.match.table import Clock, MemoryTable, Table, utc_now
from reefkit.simulated_class.students import (
    CLASS_SIZE,
    LATE_ROUND,
    Players,
    ghosts_of,
    next_written,
)
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, TableRow
    from reefkit.labs.student_work import QuestionSheet


# ---- A class of ghosts in a store: all at once, or step by step under a teacher's eyes

Until = Literal["joined", "before", "seated", "playing", "over"]
"""How far a whole class is taken: to the end, or so that there is something left to rehearse."""
GHOSTS_SETTING = "ghosts"
"""The class's setting that says who of it are ghosts."""
PLAYED_TO = LATE_ROUND
"""The round at which a class stops that is to be found playing."""
SHARED_NOTES = 0.6
"""How many of their notes ghosts share with the teacher."""
_SECONDS = 7
"""Between two moves at a table, as the log of a match that was played at once says it."""


class SimulatedClass:
    """The ghosts of one class, and what they have done.

    Parameters
    ----------
    store, class_id
        Where the class stands.
    pupils
        How many ghosts, where the class has none yet.
    seed
        Whose chance is theirs; empty makes one. A class that has ghosts keeps its own.
    setting
        How the class plays; none: as its desk has set it, whenever that is asked.
    say
        The language that they write in.

    Raises
    ------
    Rejection
        When there is no such class, or no ghosts can play its game.
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that a class of ghosts is made of)
        self,
        store: Store,
        class_id: str,
        *,
        pupils: int = CLASS_SIZE,
        seed: str = "",
        setting: Setting | None = None,
        say: Catalogue | None = None,
    ) -> None:
        self.store = store
        self.class_id = class_id
        self.say = say or catalogue()
        self._setting = setting
        lab = labs().get(self.setting.game)
        if store.classes.get(class_id) is None or lab is None:
            raise reject("ghosts-no-class")
        self.lab = lab
        self.players = Players(lab, self.say)
        kept = store.work.recall(self._scope, GHOSTS_SETTING)
        if not isinstance(kept, dict):
            kept = {"seed": seed or secrets.token_hex(8), "pupils": pupils, "people": {}}
            store.work.remember(self._scope, GHOSTS_SETTING, kept)
        self._kept: dict[str, Any] = kept
        styles = lab.game.bots
        self.ghosts = ghosts_of(str(kept["seed"]), int(kept["pupils"]), styles)
        self._works: dict[int, StudentWork] = {}
        self._sheets: dict[tuple[int, str], QuestionSheet] = {}

    @property
    def _scope(self) -> str:
        return f"class:{self.class_id}"

    @property
    def setting(self) -> Setting:
        if self._setting is not None:
            return self._setting
        return setting_of(self.store.classes.control(self.class_id).setting)

    # -- who is there ----------------------------------------------------------------------------

    def person(self, ghost: Ghost) -> str | None:
        found = self._kept["people"].get(str(ghost.number))
        return None if found is None else str(found)

    def of_person(self, person: str) -> Ghost | None:
        return next((ghost for ghost in self.ghosts if self.person(ghost) == person), None)

    def join(self, ghost: Ghost) -> None:
        if self.person(ghost) is not None:
            return
        person = self.store.people.create(ghost.name).id
        self.store.classes.join(self.class_id, person, ghost.name)
        self._kept["people"][str(ghost.number)] = person
        self.store.work.remember(self._scope, GHOSTS_SETTING, self._kept)

    def beside(self, ghost: Ghost) -> tuple[Ghost, ...]:
        here = {each.number: each for each in self.ghosts}
        near = [here.get(ghost.number + 1), here.get(ghost.number - 1)]
        if ghost.habit == "together":
            return tuple(each for each in near[1:] if each is not None)
        return tuple(each for each in near[:1] if each is not None and each.habit == "together")

    # -- answering -------------------------------------------------------------------------------

    def before(self, ghost: Ghost) -> QuestionSheet:
        key = (ghost.number, "before")
        if key not in self._sheets:
            self._sheets[key] = sheet_of(self._papers(), "before", self.work(ghost))
            self._read(ghost, self._sheets[key].id)
        return self._sheets[key]

    def after(self, ghost: Ghost, match: str, table: Table, seat: int) -> QuestionSheet:
        key = (ghost.number, match)
        if key not in self._sheets:
            self._sheets[key] = after_sheet(self._papers(), self.work(ghost), table, seat)
            self._read(ghost, self._sheets[key].id)
        return self._sheets[key]

    def _papers(self) -> Papers:
        return as_set(self.lab.papers(), self.setting)

    def work(self, ghost: Ghost) -> StudentWork:
        if ghost.number not in self._works:
            self._works[ghost.number] = StudentWork(self.person(ghost) or "")
        return self._works[ghost.number]

    def _read(self, ghost: Ghost, sheet: str) -> None:
        person, lesson, work = self.person(ghost) or "", self.lab.id, self.work(ghost)
        finished = self.store.work.finished(person, lesson)
        for each in (sheet, f"{sheet}/survey"):
            stored = self.store.work.answers(person, lesson, each)
            work.set_answers(each, map(given_of, stored))
            if each in finished:
                work.finish(each, finished[each])

    def write(self, ghost: Ghost, sheet: QuestionSheet, match: str | None = None) -> str | None:
        """Have a ghost do the next thing with a sheet.

        Returns
        -------
        str or None
            The question that was answered, empty for handing in; None once all is done.
        """
        person, work = self.person(ghost), self.work(ghost)
        written = next_written(ghost, sheet, work, self.say)
        if written is None or person is None:
            return None
        lesson = self.lab.id
        if not written.question:
            self.store.work.finish(person, lesson, written.sheet)
            work.finish(written.sheet)
            return ""
        given = work.answer(written.sheet, written.question, written.raw)
        self.store.work.answer(
            person,
            lesson,
            written.sheet,
            written.question,
            written.raw,
            attempt=given.attempt,
            match=match,
        )
        return written.question

    def write_all(self, ghost: Ghost, sheet: QuestionSheet, match: str | None = None) -> None:
        while self.write(ghost, sheet, match) is not None:
            pass

    # -- sitting down ----------------------------------------------------------------------------

    def teams(self) -> list[tuple[Ghost, ...]]:
        found: list[tuple[Ghost, ...]] = []
        for ghost in self.ghosts:
            if ghost.habit == "absent":
                continue
            if ghost.habit == "together" and found and self.beside(ghost):
                found[-1] = (*found[-1], ghost)
            else:
                found.append((ghost,))
        return found

    def lay(self, rounds: int | None = 0) -> None:
        """Seat the class, and play its tables: to the beginning of a round (0: not at all).

        Each match is played in memory and then put into the store whole: thirty students take
        seconds and not the minutes that a disk would.
        """
        setting, game = self.setting, desk_labs()[self.lab.id]
        teams = {str(team[0].number): team for team in self.teams()}
        groups = spread(tuple(teams), setting.size)
        ocean = secrets.token_hex(8) if setting.chance == "ocean" else ""
        for name, group in zip(table_names(self.say, len(groups)), groups, strict=True):
            seated = [teams[each] for each in group]
            seats = [
                seated[n][0].name if n < len(seated) else f"{n + 1}" for n in range(setting.size)
            ]
            match = game.begin(setting, seats, ocean)
            self._play(match, seated, rounds)
            people = [tuple(filter(None, map(self.person, team))) for team in seated]
            row = self.store.classes.lay_table(self.class_id, name, self.lab.id, match, people)
            for seat in range(len(seated)):
                self.share_notes(row, seat, MemoryTable(match))

    def share_notes(self, row: TableRow, seat: int, table: Table) -> None:
        notes = self.lab.notes(table, seat)
        for ghost in filter(None, map(self.of_person, row.seats[seat])):
            for round_, text in enumerate(notes, 1):
                place = NotePlace(row.match or "", seat, round_)
                if text and chance(SHARED_NOTES, ghost.key, round_, "shares"):
                    person = self.person(ghost) or ""
                    self.store.work.note(person, self.lab.id, place.key, text)

    def _play(self, match: Match, seated: list[tuple[Ghost, ...]], rounds: int | None) -> None:
        if rounds == 0:
            return
        stamps = _stamps()
        table = MemoryTable(match, lambda: next(stamps))
        self.players.play(table, {n: team[0] for n, team in enumerate(seated)}, rounds)

    def write_after(self) -> None:
        for row in self.store.classes.tables(self.class_id):
            if row.match is None or row.closed is not None:
                continue
            table = self.store.matches.open(row.match, games())
            if not table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                for ghost in filter(None, map(self.of_person, people)):
                    self.write_all(ghost, self.after(ghost, row.match, table, seat), row.match)


def simulate_class(  # noqa: PLR0913 (one a choice of the teacher)
    store: Store,
    class_id: str,
    *,
    pupils: int = CLASS_SIZE,
    setting: Setting | None = None,
    seed: str = "",
    until: Until = "over",
    say: Catalogue | None = None,
) -> SimulatedClass:
    """Fill a class with ghosts, and take it as far as is wanted, all at once.

    `until`: ``joined``, ``before`` (answered), ``seated``, ``playing`` (in the second round) or
    ``over`` (played, and answered after it).

    Returns
    -------
    Haunt
        The ghosts, who can go on step by step.

    Raises
    ------
    ReefkitError
        When there is no such class, its setting does not fit its game, or the store fails.
    """
    ghosts = SimulatedClass(store, class_id, pupils=pupils, seed=seed, setting=setting, say=say)
    order: tuple[Until, ...] = get_args(Until)
    far = order.index(until)
    for ghost in ghosts.ghosts:
        ghosts.join(ghost)
    if far >= order.index("before"):
        for ghost in ghosts.ghosts:
            ghosts.write_all(ghost, ghosts.before(ghost))
    if far >= order.index("seated"):
        ghosts.lay({"seated": 0, "playing": PLAYED_TO}.get(until))
    if until == "over":
        ghosts.write_after()
    return ghosts


def _stamps() -> Iterator[datetime]:
    time = utc_now() - timedelta(hours=1)
    while True:
        time = min(time + timedelta(seconds=_SECONDS), utc_now())
        yield time


# ---- The ghosts of a class under a teacher's eyes: step by step, as the teacher leads the lesson
#
# They come one after another, answer, wait to be seated, play where nobody is paused, stop at
# gates, and answer again when their table is done. What a bot does for absent seats is the desk's
# business.

Stage = Literal["coming", "waiting", "playing", "after", "done"]
SIGN_SECONDS = 20.0
"""How often a page that stands still tells that it is open."""


class _RehearsalPace(NamedTuple):
    """How much happens, and how often."""

    seconds: float  #: Between two steps.
    #: ``arrive``, ``write``: How many come in, and how many do something with a sheet, in one step.
    arrive: int
    write: int
    #: How many decisions are taken at a table in one step; below 1 it is a probability.
    moves: float


PACES: Mapping[str, _RehearsalPace] = {
    "still": _RehearsalPace(1.0, 0, 0, 0.0),
    "slow": _RehearsalPace(1.5, 1, 2, 0.4),
    "quick": _RehearsalPace(0.6, 3, 6, 1.0),
    "hurry": _RehearsalPace(0.4, 10, 12, 2.0),
}
"""The paces that a teacher can choose; with ``slow`` a match takes about as long as in a class."""


class Rehearsal:
    """One class of ghosts, going on whenever `step` is called.

    `opened`: The class's matches; a desk's own, so that what is read once serves both.
    """

    def __init__(self, haunt: SimulatedClass, opened: MatchCache, clock: Clock = utc_now) -> None:
        self.haunt = haunt
        self._opened = opened
        self._clock = clock
        self._steps = 0
        self._until = math.inf
        self._idle: set[tuple[int, str]] = set()
        self._told: dict[int, tuple[dict[str, Any], datetime]] = {}
        self._next = 0

    def step(self, pace: _RehearsalPace = PACES["quick"], budget: float = math.inf) -> int:
        """Go on a little; give how many things were done.

        `pace`: How much.
        `budget`: Seconds after which nothing more is begun: a desk's page waits meanwhile.

        Raises
        ------
        ReefkitError
            When the store fails.
        """
        self._steps += 1
        self._until = time.perf_counter() + budget
        haunt = self.haunt
        control = haunt.store.classes.control(haunt.class_id)
        seated = self._seated()
        done = self._arrive(pace.arrive, seated)
        here = self._here()
        done += self._write(pace.write, here, seated)
        if not control.paused and pace.moves:
            numbers = {ghost.number for ghost in here}
            rows = self._rows(seated)
            turn = self._steps % max(len(rows), 1)
            done += sum(self._play(row, pace.moves, numbers) for row in rows[turn:] + rows[:turn])
        self._tell(here, self._seated())
        return done

    @property
    def _time_is_up(self) -> bool:
        return time.perf_counter() >= self._until

    # -- who is where ----------------------------------------------------------------------------

    def _here(self) -> list[Ghost]:
        members = {each.person for each in self.haunt.store.classes.members(self.haunt.class_id)}
        return [
            ghost
            for ghost in self.haunt.ghosts
            if self.haunt.person(ghost) in members
            and not (ghost.habit == "absent" and (ghost.number, "before") in self._idle)
        ]

    def _seated(self) -> dict[int, tuple[TableRow, int]]:
        found: dict[int, tuple[TableRow, int]] = {}
        by_person = {self.haunt.person(ghost): ghost for ghost in self.haunt.ghosts}
        for row in self.haunt.store.classes.tables(self.haunt.class_id):
            if row.closed is None and row.match is not None:
                for seat, people in enumerate(row.seats):
                    for person in people:
                        if (ghost := by_person.get(person)) is not None:
                            found[ghost.number] = (row, seat)
        return found

    def _rows(self, seated: Mapping[int, tuple[TableRow, int]]) -> list[TableRow]:
        return list({row.id: row for row, _ in seated.values()}.values())

    def _table(self, row: TableRow) -> Table:
        table = self._opened.table(row)
        assert table is not None  # noqa: S101  # `_seated` leaves out those without a match
        return table

    def stage(self) -> Stage:
        haunt = self.haunt
        coming = [ghost for ghost in haunt.ghosts if ghost.habit != "late"]
        if any((ghost.number, "before") not in self._idle for ghost in coming):
            return "coming"
        seated = self._seated()
        if not seated:
            return "waiting"
        rows = self._rows(seated)
        if not all(self._table(row).view(None).over for row in rows):
            return "playing"
        here = {ghost.number for ghost in self._here()}
        played = {
            (number, row.match or "") for number, (row, _) in seated.items() if number in here
        }
        return "done" if played <= self._idle else "after"

    def told(self) -> Message:
        came = sum(self.haunt.person(ghost) is not None for ghost in self.haunt.ghosts)
        now = message(f"ghosts-stage-{self.stage()}")
        return message("ghosts-now", here=came, of=len(self.haunt.ghosts), now=now)

    # -- what they do ----------------------------------------------------------------------------

    def _arrive(self, most: int, seated: Mapping[int, tuple[TableRow, int]]) -> int:
        tables = [self._table(row) for row in self._rows(seated)]
        late = any(table.rules.when(table.match.state)[0] >= LATE_ROUND for table in tables)
        coming = [
            ghost
            for ghost in self.haunt.ghosts
            if self.haunt.person(ghost) is None and (late or ghost.habit != "late")
        ]
        for ghost in coming[:most]:
            self.haunt.join(ghost)
        return len(coming[:most])

    def _write(
        self, most: int, here: list[Ghost], seated: Mapping[int, tuple[TableRow, int]]
    ) -> int:
        done = 0
        for offset in range(len(here)):
            if done >= most or self._time_is_up:
                break
            ghost = here[(self._next + offset) % len(here)]
            done += self._written(ghost, seated.get(ghost.number))
        self._next += most
        return done

    def _written(self, ghost: Ghost, place: tuple[TableRow, int] | None) -> bool:
        haunt = self.haunt
        if place is None:
            key, match = (ghost.number, "before"), None
            if key in self._idle:
                return False
            sheet = haunt.before(ghost)
        else:
            row, seat = place
            key, match = (ghost.number, row.match or ""), row.match
            table = self._table(row)
            if key in self._idle or match is None or not table.view(None).over:
                return False
            sheet = haunt.after(ghost, match, table, seat)
        if haunt.write(ghost, sheet, match) is None:
            self._idle.add(key)
            return False
        return True

    def _play(self, row: TableRow, moves: float, here: set[int]) -> int:
        table, haunt = self._table(row), self.haunt
        count = int(moves) + chance(moves % 1, "moves", row.id, self._steps)
        done = 0
        for _ in range(count):
            if self._time_is_up:
                break
            waiting = {s for each in table.view(None).awaited for s in each.seats}
            ghosts = {
                seat: ghost
                for seat, people in enumerate(row.seats)
                if seat in waiting - set(row.away)
                for ghost in filter(None, map(haunt.of_person, people))
                if ghost.number in here
            }
            if not ghosts:
                if not table.tick():
                    break
                continue
            seat = pick(sorted(ghosts), "turn", row.id, table.position, self._steps)
            writes = table.rules.when(table.match.state)[1] == "survey"
            haunt.players.move(table, seat, ghosts[seat])
            if writes:
                haunt.share_notes(row, seat, table)
            done += 1
        return done

    # -- signs of life ---------------------------------------------------------------------------

    def _tell(self, here: Iterable[Ghost], seated: Mapping[int, tuple[TableRow, int]]) -> None:
        now = self._clock()
        for ghost in here:
            place = self._place(ghost, seated.get(ghost.number))
            told = self._told.get(ghost.number)
            if told is not None:
                since = abs((now - told[1]).total_seconds())
                if since < (SIGN_SECONDS if told[0] == place else 3.0):
                    continue
            self._told[ghost.number] = (place, now)
            person = self.haunt.person(ghost)
            if person is not None:
                self.haunt.store.classes.seen(self.haunt.class_id, person, place)

    def _place(self, ghost: Ghost, place: tuple[TableRow, int] | None) -> dict[str, Any]:
        found: dict[str, Any] = {"part": "before"}
        if place is not None:
            table = self._table(place[0])
            round_, phase = table.rules.when(table.match.state)
            over = table.view(None).over
            found = {"part": "after"} if over else {"part": "play", "phase": phase, "round": round_}
        beside = [self.haunt.person(each) for each in self.haunt.beside(ghost)]
        if any(beside):
            found["with"] = [each for each in beside if each is not None]
        return found


# ---- A desk leads the ghosts of its class: one page of it at a time, in the background


PACE_SETTING, LED_SETTING = "ghosts-pace", "ghosts-led"
"""The class's settings that say how quick the ghosts are, and which page leads them."""
FIRST_PACE = "quick"
LEASE_SECONDS = 8.0
"""After so long without a sign from the page that led, another one does."""
RENEW_SECONDS = 3.0
STEP_SECONDS = 0.25
"""Seconds of a step, so that the page answers in between."""


class _LedClass(Protocol):
    """The page that leads: a desk."""

    store: Store
    class_id: str
    clock: Clock
    opened: MatchCache
    ended: bool  #: Whether the class is erased.

    def refuse(self, why: Message) -> None:
        """Say on the page what went wrong."""


class Leading(PollLoop):
    """The ghosts of a desk's class, where it has any.

    `sleep`: How to wait; tests inject another.

    Attributes
    ----------
    rehearsal
        The ghosts; none while this page does not lead them.
    """

    def __init__(self, session: _LedClass, sleep: Sleep = asyncio.sleep) -> None:
        super().__init__(sleep)
        self.session = session
        self.rehearsal: Rehearsal | None = None
        self._name = secrets.token_hex(4)
        self._renewed: datetime | None = None

    @property
    def _scope(self) -> str:
        return f"class:{self.session.class_id}"

    @property
    def pace(self) -> str:
        kept = self.session.store.work.recall(self._scope, PACE_SETTING)
        return kept if isinstance(kept, str) and kept in PACES else FIRST_PACE

    def set_pace(self, pace: str) -> None:
        self.session.store.work.remember(self._scope, PACE_SETTING, pace)

    @property
    def leads(self) -> bool:
        now = self.session.clock()
        if self._renewed is not None and abs((now - self._renewed).total_seconds()) < RENEW_SECONDS:
            return True
        led = self.session.store.work.recall(self._scope, LED_SETTING)
        if isinstance(led, dict) and led.get("by") != self._name:
            try:
                since = abs((now - datetime.fromisoformat(str(led.get("at")))).total_seconds())
            except (TypeError, ValueError):
                since = LEASE_SECONDS
            if since < LEASE_SECONDS:
                self._renewed = None
                return False
        return self._renew(now)

    def _renew(self, now: datetime) -> bool:
        led = {"by": self._name, "at": now.isoformat()}
        self.session.store.work.remember(self._scope, LED_SETTING, led)
        self._renewed = now
        return True

    def step(self) -> _RehearsalPace:
        """Go on a little, and say at what pace; nothing happens where another page leads.

        Raises
        ------
        ReefkitError
            When the store fails.
        """
        session = self.session
        row = session.store.classes.get(session.class_id)
        if session.ended or row is None or not row.ghost or not self.leads:
            self.rehearsal = None
            return PACES["still"]
        if self.rehearsal is None:
            haunt = SimulatedClass(session.store, session.class_id)
            self.rehearsal = Rehearsal(haunt, session.opened, session.clock)
        pace = PACES[self.pace]
        self.rehearsal.step(pace, STEP_SECONDS)
        return pace

    # -- in the background -----------------------------------------------------------------------

    def start(self) -> None:
        row = self.session.store.classes.get(self.session.class_id)
        if row is not None and row.ghost:
            super().start()

    async def _run(self) -> None:
        seconds = PACES["still"].seconds
        while True:
            await self._sleep(seconds)
            try:
                seconds = self.step().seconds
            except ReefkitError as error:
                self.session.refuse(error.message)
                seconds = LEASE_SECONDS
            except Exception:  # noqa: BLE001  # a task's own fault would vanish, and the ghosts with it
                # no reader: for the log
                get_logger().exception("ghosts: a step failed")
                seconds = LEASE_SECONDS
