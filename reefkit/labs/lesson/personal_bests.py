"""Personal bests, stored with the person's work; nobody is compared with anybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from reefkit.labs.lesson.keepsake import RECORDS, OwnRecord, RecordStanding, types_alive
from reefkit.labs.lesson.papers import name_of
from reefkit.text import Message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.labs.student_work import StudentWork
    from reefkit.match.table import Table


def note_records(lab: AnyLab, table: Table, seat: int, work: StudentWork) -> None:
    """Store the personal bests that a seat reached in this match; repeating it changes nothing.

    A best is kept per length of the match: points, most types alive at a time, and most rounds that
    one type survived. A copy of what a seat saw sets none.
    """
    desk: LabOnDesk | None = lab.desk
    if desk is None or table.match.is_copy:
        return
    held, match = _held(work), name_of(table)
    for key, (value, of) in _results(lab, desk, table, seat).items():
        last = held.get(key)
        is_less = key.startswith("points") and lab.fewest_win
        if last is None or (value < last.value if is_less else value > last.value):
            held[key] = RecordStanding(value, match, of)
    work.remember(RECORDS, msgspec.to_builtins(held))


def _results(lab: AnyLab, desk: LabOnDesk, table: Table, seat: int) -> dict[str, tuple[int, str]]:
    rounds, record = lab.rounds(table.setup.options), desk.record(table)
    found = {f"points-{rounds}": (desk.standing(table).points[seat], "")}
    lived = types_alive(record, seat)
    if lived.size:
        found[f"types-{rounds}"] = (int(lived.sum(axis=1).max()), "")
        longest = [_longest(lived[:, number]) for number in range(lived.shape[1])]
        best = int(np.argmax(longest))
        if longest[best] > 1:
            # Alive at n times in a row means n - 1 rounds survived.
            found[f"survivor-{rounds}"] = (longest[best] - 1, record.taxa[best].name.id)
    return found


def _longest(lived: NDArray[np.bool_]) -> int:
    longest = here = 0
    for now in lived:
        here = here + 1 if now else 0
        longest = max(longest, here)
    return longest


def _held(work: StudentWork) -> dict[str, RecordStanding]:
    try:
        return msgspec.convert(work.recall(RECORDS) or {}, dict[str, RecordStanding])
    except msgspec.ValidationError:
        return {}  # stored by an older version, or damaged


def own_records(lab: AnyLab, table: Table, work: StudentWork) -> list[OwnRecord]:
    rounds, match = lab.rounds(table.setup.options), name_of(table)
    return [
        OwnRecord(
            key.rpartition("-")[0],
            each.value,
            rounds,
            Message(each.of) if each.of else None,
            each.match == match,
        )
        for key, each in _held(work).items()
        if key.endswith(f"-{rounds}")
    ]
