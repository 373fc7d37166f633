"""Classes that have played: real matches in a real store, bots deciding for every pupil."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from reefkit.classroom.store import Store
from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.labs.desk.page import Desk
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.student_work import NotePlace
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable

TABLES = ("Turtle", "Manta", "Octopus", "Seahorse", "Dugong", "Nautilus", "Cowrie", "Heron")
PUPILS = (
    *("Ada", "Ben", "Cleo", "Dara", "Eli", "Fay", "Gus", "Hana", "Ivo", "June", "Kofi", "Lena"),
    *("Mia", "Noor", "Omar", "Pia", "Quin", "Rosa", "Sam", "Tariq", "Uma", "Vik", "Wren", "Xia"),
    *("Yara", "Zoe", "Amir", "Bea", "Caro", "Deniz", "Emil", "Fitz"),
)


def played(
    names: Sequence[str],
    seed: int,
    *,
    rounds: int = 2,
    to_round: int = 99,
    notes: Mapping[tuple[int, int], str] | None = None,
) -> Match:
    """Play a match with people's seats, all of them away, until a round has been surveyed.

    `notes` are the strategies that are written down at a survey, by round and seat.
    """
    match = new_match([SeatInfo(name) for name in names], seed=seed, options={"rounds": rounds})
    table = MemoryTable(match)
    for seat in range(len(names)):
        table.set_away(seat)
    to_write = dict(notes or {})
    while match.state.phase != "over" and match.state.round <= to_round:
        for round_, seat in list(to_write):
            if match.state.phase == "survey" and match.state.round == round_:
                table.act(seat, do.Note(to_write.pop((round_, seat))))
        table.tick()
    return match


def a_class(folder: Path, matches: Sequence[Match], *, share: bool = False) -> Desk:
    """Lay a class in a new store, whose tables have played these matches.

    With `share` everybody lets the teacher read all of their notes.
    """
    store = Store.open(folder / "class.sqlite")
    klass, _ = store.classes.create("Biology 9B", "Ms Okafor")
    for number, match in enumerate(matches):
        seats = []
        for info in match.setup.seats:
            person = store.people.create(info.name)
            store.classes.join(klass.id, person.id, info.name)
            seats.append([person.id])
        row = store.classes.lay_table(klass.id, TABLES[number], "reef-survivor", match, seats)
        for seat, texts in enumerate(match.state.notes if share else ()):
            for round_, text in enumerate(texts, 1):
                key = NotePlace(str(row.match), seat, round_).key
                store.work.note(seats[seat][0], "reef", key, text)
    return Desk(store, klass.id)


def session_of(folder: Path, matches: Sequence[Match], *, share: bool = False) -> DeskSession:
    """Give the session of a desk of such a class."""
    return a_class(folder, matches, share=share).session
