"""What a match's plots look like in truth, and each point of a student's own held against it.

Times are whole numbers of surveys: 0 is the reef as it was founded, 1 the survey after round 1.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message

Ending = Literal["standing", "extirpated", "extinct"]


class RangePlot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true range chart of one reef or table.

    Parameters
    ----------
    rounds
        The last survey; time runs from 0 to it.
    ranges
        First and last appearance of each taxon (id), as times of surveys.
    endings
        What became of each taxon after its last appearance; empty when that is not asked.
    disasters
        The rounds in which each disaster (id) struck; empty when that is not asked.
    given
        Taxa whose bars the student is shown from the start and does not draw.
    reasons
        Why, by point: ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending``,
        ``disaster/<id>``.
    """

    rounds: int
    ranges: dict[str, tuple[int, int]]
    endings: dict[str, Ending] = {}
    disasters: dict[str, tuple[int, ...]] = {}
    given: tuple[str, ...] = ()
    reasons: dict[str, Message] = {}


class CurvePlot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true curve of one measure through time.

    Parameters
    ----------
    values
        The measure at times 0, 1, … (its length is one more than the rounds played).
    most
        Where the axis ends: the same whatever the values are, so that it gives nothing away.
    tolerance
        How far a point may lie from the truth: 0 for counts.
    losses
        The rounds in which a taxon went extinct, to be marked; None when that is not asked.
    counts
        What the student reads off, survey by survey: individuals by taxon (id). Empty for none.
    given
        Times whose points are shown from the start.
    reasons
        Why, by point: ``value/<time>``, ``loss/<round>``.
    """

    values: tuple[float, ...]
    most: float
    tolerance: float = 0.0
    losses: tuple[int, ...] | None = None
    counts: tuple[dict[str, int], ...] = ()
    given: tuple[int, ...] = ()
    reasons: dict[str, Message] = {}


class RangeAnswer(Struct, frozen=True, kw_only=True):
    """A student's range chart; whatever is missing or null is not answered.

    Parameters
    ----------
    ranges
        ``[first, last]`` by taxon.
    endings
        The ending chosen, by taxon.
    disasters
        The rounds marked, by disaster.
    """

    ranges: dict[str, tuple[float | None, float | None] | None] = {}
    endings: dict[str, str | None] = {}
    disasters: dict[str, tuple[float | None, ...] | None] = {}


class CurveAnswer(Struct, frozen=True, kw_only=True):
    """A student's curve; whatever is missing or null is not answered.

    Parameters
    ----------
    values
        The value set, by time (JSON's keys are texts: ``"2"``).
    losses
        The rounds marked as those of an extinction; null for not answered, ``[]`` for none.
    """

    values: dict[str, float | None] = {}
    losses: tuple[float, ...] | None = None
