"""A rehearsal: the ghosts of a class act step by step while the teacher leads the lesson.

They join one after another, answer once a plan is chosen, wait to be seated, play unless the class
is paused, stop at gates, and answer again when their match is over. Seats without people are left
to the desk's bots.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.classroom.match_cache import MatchCache
from reefkit.labs.class_vote import ClassVote, cast, running_vote
from reefkit.labs.lesson.desk_adapter import Ghost, chance, pick
from reefkit.labs.setting import CLASS_FORMS
from reefkit.match.deadlines import Clock
from reefkit.match.table import Table, utc_now
from reefkit.simulated_class.answering import answer
from reefkit.simulated_class.players import LATE_ROUND
from reefkit.simulated_class.simulated_class import SimulatedClass
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


Stage = Literal["choosing", "coming", "waiting", "playing", "after", "done", "ended"]
SIGN_SECONDS = 20.0
"""Seconds after which a ghost's page tells the desk again that it is open, if nothing changed."""


class RehearsalPace(NamedTuple):
    """How fast a rehearsal goes; numbers are per step."""

    seconds: float  #: Seconds between two steps.
    arrive: int  #: Most ghosts that join.
    write: int  #: Most ghosts that answer a question or hand in a sheet.
    moves: float  #: Most decisions at a table; a fraction is the probability of one more.


PACES: Mapping[str, RehearsalPace] = {
    "still": RehearsalPace(1.0, 0, 0, 0.0),
    "slow": RehearsalPace(1.5, 1, 2, 0.4),
    "quick": RehearsalPace(0.6, 3, 6, 1.0),
    "hurry": RehearsalPace(0.4, 10, 12, 2.0),
}
"""Paces to choose from; with ``slow`` a match takes about as long as in a real class."""


class Rehearsal:
    """A class of ghosts that act whenever `step` is called.

    `opened`: Cache of the class's matches, shared with the desk so that they are read only once.
    """

    def __init__(self, haunt: SimulatedClass, opened: MatchCache, clock: Clock = utc_now) -> None:
        self.haunt = haunt
        self._opened = opened
        self._clock = clock
        self._steps = 0
        self._until = math.inf
        self._idle: set[tuple[int, str]] = set()
        self._last_shown: dict[int, tuple[dict[str, Any], datetime]] = {}
        self._next = 0

    def step(self, pace: RehearsalPace = PACES["quick"], budget: float = math.inf) -> int:
        """Have the ghosts act once; return the number of arrivals, answers and decisions.

        `budget`: Seconds after which no answer or decision is begun, as a desk's page waits for it.

        Raises
        ------
        ReefkitError
            If the store fails.
        """
        self._steps += 1
        self._until = time.perf_counter() + budget
        haunt = self.haunt
        control = haunt.store.classes.control(haunt.class_id)
        seated = self._seated()
        done = self._arrive(pace.arrive, seated)
        here = self._here()
        done += self._vote(pace.write, here, running_vote(control))
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

    @property
    def _waits_for_plan(self) -> bool:
        setting = self.haunt.setting
        return not setting.plan and setting.forms == CLASS_FORMS

    # -- presence and seats ----------------------------------------------------------------------

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
        """Return how far the class is: what its ghosts are doing, or are waiting for."""
        haunt = self.haunt
        coming = [ghost for ghost in haunt.ghosts if ghost.habit != "late"]
        answering = any((ghost.number, "before") not in self._idle for ghost in coming)
        seated = self._seated()
        if not seated:
            then: Stage = "choosing" if self._waits_for_plan else "coming"
            if not answering and any(
                each.closed for each in haunt.store.classes.tables(haunt.class_id)
            ):
                return "ended"
            return then if answering else "waiting"
        rows = self._rows(seated)
        if not all(self._table(row).view(None).over for row in rows):
            return "playing"
        here = {ghost.number for ghost in self._here()}
        played = {
            (number, row.match or "") for number, (row, _) in seated.items() if number in here
        }
        return "done" if played <= self._idle else "after"

    def told(self) -> Message:
        """Return a sentence on how many ghosts have joined, and what they are doing."""
        came = sum(self.haunt.person(ghost) is not None for ghost in self.haunt.ghosts)
        now = message(f"ghosts-stage-{self.stage()}")
        return message("ghosts-now", here=came, of=len(self.haunt.ghosts), now=now)

    # -- actions ---------------------------------------------------------------------------------

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
        if not seated and self._waits_for_plan:
            return 0
        for offset in range(len(here)):
            if done >= most or self._time_is_up:
                break
            ghost = here[(self._next + offset) % len(here)]
            done += self._written(ghost, seated.get(ghost.number))
        self._next += most
        return done

    def _vote(self, most: int, here: list[Ghost], vote: ClassVote | None) -> int:
        """Have some vote who have not; in the second vote they know more, as from the talk."""
        haunt = self.haunt
        if vote is None or not vote.is_open or vote.lesson != haunt.lab.id:
            return 0
        answers = haunt.store.classes.answers(haunt.class_id, vote.sheets)
        voted = cast(answers, vote.sheet)
        waiting = [
            (ghost, person) for ghost in here if (person := haunt.person(ghost)) not in voted
        ]
        question, attempt = haunt.lab.papers().bank.question(vote.question), 1 + vote.is_second
        for ghost, person in waiting[:most]:
            raw = answer(ghost, question, haunt.say, after=False, attempt=attempt)
            haunt.store.work.answer(person or "", vote.lesson, vote.sheet, vote.question, raw)
        return len(waiting[:most])

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
            last = self._last_shown.get(ghost.number)
            if last is not None:
                since = abs((now - last[1]).total_seconds())
                if since < (SIGN_SECONDS if last[0] == place else 3.0):
                    continue
            self._last_shown[ghost.number] = (place, now)
            person = self.haunt.person(ghost)
            if person is not None:
                self.haunt.store.classes.seen(self.haunt.class_id, person, place)

    def _place(self, ghost: Ghost, place: tuple[TableRow, int] | None) -> dict[str, Any]:
        shown, _ = self._last_shown.get(ghost.number, ({}, None))
        found: dict[str, Any] = {"part": "after" if shown.get("part") == "after" else "before"}
        if place is not None:
            table = self._table(place[0])
            round_, phase = table.rules.when(table.match.state)
            over = table.view(None).over
            found = {"part": "after"} if over else {"part": "play", "phase": phase, "round": round_}
        group = [self.haunt.person(each) for each in self.haunt.beside(ghost)]
        if any(group):
            found["with"] = [each for each in group if each is not None]
        return found
