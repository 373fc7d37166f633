"""The votes of a class on questions, as they are kept with the class.

What students vote are answers of theirs, each vote on a sheet of its own. So they are merged,
backed up and erased with all other answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from reefkit.classroom.store import Answer, ClassControl

Stage = Literal["first", "talk", "second", "shown", "ended"]
"""``first`` and ``second``: students vote; ``talk`` between them; ``shown``: both on the wall."""

VOTES = "votes"
"""Key in `ClassControl.more` for all votes of the class, `ClassVote` each, the latest last."""


class ClassVote(Struct, frozen=True):
    """A vote of a class on a question of a bank."""

    id: str
    lesson: str
    question: str
    stage: Stage = "first"

    @property
    def is_open(self) -> bool:
        return self.stage in {"first", "second"}

    @property
    def is_second(self) -> bool:
        """Whether the second vote was begun, or left out."""
        return self.stage not in {"first", "talk"}

    @property
    def sheets(self) -> tuple[str, str]:
        """Ids of the sheets of the first and the second vote."""
        return f"vote-1:{self.id}", f"vote-2:{self.id}"

    @property
    def sheet(self) -> str:
        """Id of the sheet of the vote that is open, or was the last."""
        return self.sheets[self.is_second]


def votes_of(control: ClassControl) -> tuple[ClassVote, ...]:
    try:
        return msgspec.convert(control.more.get(VOTES, ()), tuple[ClassVote, ...])
    except msgspec.ValidationError:
        return ()


def running_vote(control: ClassControl) -> ClassVote | None:
    """Return the vote that was begun and has not been ended; None if there is none."""
    last = votes_of(control)[-1:]
    return next((each for each in last if each.stage != "ended"), None)


def cast(answers: Iterable[Answer], sheet: str) -> dict[str, Any]:
    """Return the latest answer of each person on a sheet; one from a file is no vote."""
    return {each.person: each.raw for each in answers if each.sheet == sheet and each.taken is None}
