"""The true points of a match's plots, and a student's points compared with them.

Times are whole numbers of surveys: 0 is the reef as it was founded, 1 the survey after round 1.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message

Ending = Literal["standing", "extirpated", "extinct"]


class TrueRanges(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true range chart of one reef or table."""

    rounds: int  #: The last survey; time runs from 0 to it.
    #: First and last appearance of each taxon (id), as times of surveys.
    ranges: dict[str, tuple[int, int]]
    #: What became of each taxon after its last appearance; empty when that is not asked.
    endings: dict[str, Ending] = {}
    #: The rounds in which each disaster (id) struck; empty when that is not asked.
    disasters: dict[str, tuple[int, ...]] = {}
    #: Taxa whose bars the student is shown from the start and does not draw.
    given: tuple[str, ...] = ()
    #: Why, by point: ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending``, ``disaster/<id>``.
    reasons: dict[str, Message] = {}


class TrueCurve(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true curve of one measure through time."""

    #: The measure at times 0, 1, … (its length is one more than the rounds played).
    values: tuple[float, ...]
    #: Where the axis ends: the same whatever the values are, so that it gives nothing away.
    most: float
    tolerance: float = 0.0  #: How far a point may lie from the truth: 0 for counts.
    #: The rounds in which a taxon went extinct, to be marked; None when that is not asked.
    losses: tuple[int, ...] | None = None
    #: What the student reads off, survey by survey: individuals by taxon (id). Empty for none.
    counts: tuple[dict[str, int], ...] = ()
    given: tuple[int, ...] = ()  #: Times whose points are shown from the start.
    reasons: dict[str, Message] = {}  #: Why, by point: ``value/<time>``, ``loss/<round>``.


class RangeAnswer(Struct, frozen=True, kw_only=True):
    """A student's range chart; whatever is missing or null is not answered."""

    ranges: dict[str, tuple[float | None, float | None] | None] = {}  #: ``[first, last]`` by taxon.
    endings: dict[str, str | None] = {}  #: The ending chosen, by taxon.
    disasters: dict[str, tuple[float | None, ...] | None] = {}  #: The rounds marked, by disaster.


class CurveAnswer(Struct, frozen=True, kw_only=True):
    """A student's curve; whatever is missing or null is not answered."""

    #: The value set, by time (JSON's keys are texts: ``"2"``).
    values: dict[str, float | None] = {}
    #: The rounds marked as those of an extinction; null for not answered, ``[]`` for none.
    losses: tuple[float, ...] | None = None
