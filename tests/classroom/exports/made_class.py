"""A small class for tests of exports: four pupils, one table with a match of bots, a few answers."""

import csv
import io
from functools import cache

from reefkit.classroom.exports import Answered, ClassRecord, Noted, Played, Plotted, Pupil, Total
from reefkit.games.reef import new_match
from reefkit.games.reef.readings import READINGS
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message

NOON = "2026-11-20T12:00:00+00:00"
NAMES = ("Ana Lopez", "=Ben", "Noor", "Sam")


@cache
def played() -> Match:
    """Play two rounds with four bots that are called as the pupils are."""
    seats = [SeatInfo(name, bot="builder") for name in NAMES]
    match = new_match(seats, seed=3, options={"rounds": 2})
    MemoryTable(match).run()
    return match


def a_class(**changes: object) -> ClassRecord:
    """Make the class; changes replace whole fields."""
    people = [f"p{number}" for number in range(len(NAMES))]
    answer = {"lesson": "reef", "sheet": "before", "time": NOON, "title": Message("lab-fault")}
    fields: dict[str, object] = {
        "id": "c1",
        "name": "7b",
        "made": NOON,
        "pupils": tuple(
            Pupil(person=person, label=name, joined=NOON)
            for person, name in zip(people, NAMES, strict=True)
        ),
        "tables": (
            Played(
                number=1,
                name="Table 1",
                lesson="reef",
                seats=tuple((person,) for person in people),
                match=played(),
                readings=READINGS,
            ),
        ),
        "answers": (
            Answered(person="p0", question="q1", attempt=1, raw={"option": "a"}, **answer),
            Answered(
                person="p1", question="q2", attempt=2, raw={"text": "=1+1"}, points=0.5, **answer
            ),
        ),
        "totals": tuple(
            Total(
                person=person,
                lesson="reef",
                sheet=sheet,
                points=number + 0.5,
                of=10,
                asked=5,
                answered=0 if person == "p3" else 5,
            )
            for number, person in enumerate(people)
            for sheet in ("after", "before")
        ),
        "notes": (
            Noted(person="p2", lesson="reef", table=1, seat=2, round=1, text="a\nb", time=NOON),
        ),
        "plots": (Plotted(person="p2", key="value/2", value={"y": 3}, time=NOON, table=1),),
    }
    return ClassRecord(**(fields | changes))  # type: ignore[arg-type]


def read(data: bytes) -> list[dict[str, str]]:
    """Read a CSV as a program would."""
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
