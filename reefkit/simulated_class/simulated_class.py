"""A class of simulated students, called ghosts, in a store: done at once or step by step."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, get_args

from reefkit.classroom.seating import seat as spread
from reefkit.games import games
from reefkit.labs.lesson.desk_adapter import Ghost, chance, desk_labs, table_names
from reefkit.labs.lesson.lab import every_lab
from reefkit.labs.lesson.papers import Papers, after_sheet, as_set, sheet_of
from reefkit.labs.setting import Setting, setting_of
from reefkit.labs.student_work import NotePlace, StudentWork, given_of
from reefkit.match.errors import reject
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table, utc_now
from reefkit.simulated_class.ghosts import CLASS_SIZE, ghosts_of
from reefkit.simulated_class.players import LATE_ROUND, Players
from reefkit.simulated_class.students import next_written
from reefkit.text import Catalogue, catalogue

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, TableRow
    from reefkit.labs.question_sheet import QuestionSheet


Until = Literal["joined", "before", "seated", "playing", "over"]
"""Stage to which a class is taken (see `simulate_class`)."""
GHOSTS_SETTING = "ghosts"
"""Key of the class setting that lists its ghosts."""
PLAYED_TO = LATE_ROUND
"""Round at whose beginning matches stop if a class is taken to ``playing``."""
SHARED_NOTES = 0.6
"""Probability that a ghost shares a note with the teacher."""
_SECONDS = 7
"""Seconds between two entries in the log of a match that was played at once."""


class SimulatedClass:
    """The ghosts of one class, and their joining, answering, seating and playing.

    Parameters
    ----------
    pupils
        Number of ghosts, if the class has none yet; ghosts that it has are kept.
    seed
        Seed of their choices, if the class has none yet; empty: a random one.
    setting
        How the class plays; None: the desk's current setting.
    say
        Language in which they write.

    Raises
    ------
    Rejection
        If there is no such class, or its game has no lab.
    """

    def __init__(  # noqa: PLR0913 (one argument per choice)
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
        lab = every_lab().get(self.setting.game)
        if store.classes.get(class_id) is None or lab is None:
            raise reject("ghosts-no-class")
        self.lab = lab
        self.players = Players(lab, self.say)
        stored = store.work.recall(self._scope, GHOSTS_SETTING)
        if not isinstance(stored, dict):
            stored = {"seed": seed or secrets.token_hex(8), "pupils": pupils, "people": {}}
            store.work.remember(self._scope, GHOSTS_SETTING, stored)
        self._stored: dict[str, Any] = stored
        styles = lab.game.bots
        self.ghosts = ghosts_of(str(stored["seed"]), int(stored["pupils"]), styles)
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

    @property
    def has_changed(self) -> bool:
        """Whether the class has another lesson, or other ghosts, than when these were made."""
        stored = self.store.work.recall(self._scope, GHOSTS_SETTING, {})
        return self.setting.game != self.lab.id or stored.get("seed") != self._stored["seed"]

    # -- people ----------------------------------------------------------------------------------

    def person(self, ghost: Ghost) -> str | None:
        """Return the id of the person that a ghost is in the store; None before it joins."""
        found = self._stored["people"].get(str(ghost.number))
        return None if found is None else str(found)

    def of_person(self, person: str) -> Ghost | None:
        return next((ghost for ghost in self.ghosts if self.person(ghost) == person), None)

    def join(self, ghost: Ghost) -> None:
        if self.person(ghost) is not None:
            return
        person = self.store.people.create(ghost.name).id
        self.store.classes.join(self.class_id, person, ghost.name)
        self._stored["people"][str(ghost.number)] = person
        self.store.work.remember(self._scope, GHOSTS_SETTING, self._stored)

    def beside(self, ghost: Ghost) -> tuple[Ghost, ...]:
        """Return the ghosts that share a screen with a ghost."""
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
        """Have a ghost answer the next question of a sheet, or hand it in.

        Returns
        -------
        str or None
            Id of the question that was answered, "" if the sheet was handed in; None if nothing is
            left to do, or the ghost has not joined.
        """
        person, work = self.person(ghost), self.work(ghost)
        written = next_written(ghost, sheet, work, self.say)
        if written is None or person is None:
            return None
        (of, question, raw), lesson = written, self.lab.id
        if not question:
            self.store.work.finish(person, lesson, of)
            work.finish(of)
            return ""
        attempt = work.answer(of, question, raw).attempt
        self.store.work.answer(person, lesson, of, question, raw, attempt=attempt, match=match)
        return question

    def write_all(self, ghost: Ghost, sheet: QuestionSheet, match: str | None = None) -> None:
        while self.write(ghost, sheet, match) is not None:
            pass

    # -- seats -----------------------------------------------------------------------------------

    def teams(self) -> list[tuple[Ghost, ...]]:
        """Return the ghosts of each screen, in order; absent ones are left out."""
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
        """Seat the class, and play its tables up to the beginning of a round.

        Each match is played in memory and then stored as a whole: thirty students take seconds
        rather than minutes.

        `rounds`: 0: not at all; None: to the end of the match.
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
        """Have the ghosts of a seat share some of its notes, as `SHARED_NOTES` says."""
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
        """Have all ghosts whose match is over answer the form after the game."""
        for row in self.store.classes.tables(self.class_id):
            if row.match is None or row.closed is not None:
                continue
            table = self.store.matches.open(row.match, games())
            if not table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                for ghost in filter(None, map(self.of_person, people)):
                    self.write_all(ghost, self.after(ghost, row.match, table, seat), row.match)


def simulate_class(  # noqa: PLR0913 (one argument per choice of the teacher)
    store: Store,
    class_id: str,
    *,
    pupils: int = CLASS_SIZE,
    setting: Setting | None = None,
    seed: str = "",
    until: Until = "over",
    say: Catalogue | None = None,
) -> SimulatedClass:
    """Fill a class with ghosts, and take it to a stage at once.

    `until`: ``joined``, ``before`` (the form before the game is answered), ``seated``, ``playing``
    (the second round begins) or ``over`` (matches are over, and the form after them is answered).
    Each includes those before it. From there, ghosts can go on step by step.

    Raises
    ------
    ReefkitError
        If there is no such class, its setting does not fit its game, or the store fails.
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
