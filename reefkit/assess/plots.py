"""The true values of a match's plots, and a student's plots.

Times are numbers of surveys: 0 is the start of the match, 1 the survey after round 1.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message

Ending = Literal["standing", "extirpated", "extinct"]


class TrueRanges(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true range chart of one reef or table."""

    rounds: int  #: Time of the last survey; time runs from 0.
    ranges: dict[str, tuple[int, int]]  #: First and last appearance by taxon, as times of surveys.
    #: Fate of each taxon after its last appearance; empty if not asked.
    endings: dict[str, Ending] = {}
    #: Rounds in which each disaster struck; empty if not asked.
    disasters: dict[str, tuple[int, ...]] = {}
    given: tuple[str, ...] = ()  #: Taxa whose bars are shown from the start and not drawn.
    #: First and last appearance of each stay of a given taxon that went and came back.
    stays: dict[str, tuple[tuple[int, int], ...]] = {}
    #: Pieces of bars in charts, which end at the disaster that ended a taxon, not at the survey
    #: before it.
    pieces: dict[str, tuple[tuple[float, float], ...]] = {}
    #: Reasons by point: ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending``, ``disaster/<id>``.
    reasons: dict[str, Message] = {}
    #: What to look at to correct a wrong point: by ``first``, ``last``, ``ending``, ``disaster``.
    hints: dict[str, Message] = {}


class TrueCurve(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The true curve of one measure through time."""

    values: tuple[float, ...]  #: At times 0, 1, …, one more than the rounds played.
    most: float  #: End of the axis, independent of the values, so that it gives nothing away.
    #: Accepted difference from the true value; 0 for whole numbers: the nearest one counts.
    tolerance: float = 0.0
    #: Rounds in which a taxon went extinct, to be marked; None if not asked.
    losses: tuple[int, ...] | None = None
    #: Individuals by taxon at each survey, for the student to read; empty if none.
    counts: tuple[dict[str, int], ...] = ()
    given: tuple[int, ...] = ()  #: Times whose points are shown from the start.
    #: Reasons by point: ``value/<time>``, ``loss/<round>``, ``loss/none`` if there was none.
    reasons: dict[str, Message] = {}
    #: What to look at to correct a wrong point: by ``value``, ``loss``.
    hints: dict[str, Message] = {}


class RangeAnswer(Struct, frozen=True, kw_only=True):
    """A student's range chart; missing and null values are unanswered."""

    ranges: dict[str, tuple[float | None, float | None] | None] = {}  #: ``[first, last]`` by taxon.
    endings: dict[str, str | None] = {}  #: The chosen ending, by taxon.
    disasters: dict[str, tuple[float | None, ...] | None] = {}  #: The rounds marked, by disaster.


class CurveAnswer(Struct, frozen=True, kw_only=True):
    """A student's curve; missing and null values are unanswered."""

    values: dict[str, float | None] = {}  #: Values by time; JSON keys are strings: ``"2"``.
    #: The rounds marked as extinctions; null if unanswered, ``[]`` for none.
    losses: tuple[float, ...] | None = None
