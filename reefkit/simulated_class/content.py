"""The settings of the simulated class in `data/ghosts.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.assess.items import Goal
from reefkit.content import Library
from reefkit.text import once

PATH = "ghosts.toml"
Width = Annotated[float, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=10)]


class Spread(Struct, frozen=True, forbid_unknown_fields=True):
    """Standard deviations on the scale of the item response model of `answering`."""

    ability: Width  #: Of ability, between students.
    concept: Width  #: Of one student's ability, between concepts.
    item: Width  #: Of difficulty, between items.
    gain: Width  #: Of the gain by playing, between students and goals.


class StudentHabits(Struct, frozen=True, forbid_unknown_fields=True):
    """Number of students with each unusual habit, in a class of thirty."""

    absent: Count
    late: Count
    half: Count
    strange: Count
    quiet: Count
    together: Count


class GhostFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `ghosts.toml`; `gains` has the mean gain by playing, by learning goal."""

    names: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=36)], ...], Meta(min_length=30)
    ]
    spread: Spread
    gains: dict[Goal, Annotated[float, Meta(ge=-3, le=3)]]
    habits: StudentHabits


FILES: dict[str, object] = {PATH: GhostFile}
"""Every file of this package and its type."""


@once
def own() -> GhostFile:
    return Library().load(PATH, GhostFile)
