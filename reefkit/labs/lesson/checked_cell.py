"""A checked cell: whether a number worked out by hand is right, or what to look at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.labs.lesson.dataframe import Source, diversity
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, catalogue, message

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

PLACES = ("richness", "shannon", "simpson", "evenness")
"""Measures of one place, or of all together where no player is named."""
SETS = ("alpha", "beta", "gamma")
"""Measures of all places: mean alpha, Whittaker's beta, gamma."""
CLOSE = 0.005
"""How far a number may be off: two decimals are enough."""


@dataclass(frozen=True)
class Checked:
    """Whether a number is right, and a sentence about it; as the last line of a cell it is shown.

    It is true where the number is right, so that ``assert rk.check("gamma", 9)`` is a test, as
    nbgrader wants one.
    """

    right: bool
    said: str

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.said


def check(  # noqa: PLR0913  # a cell names what it means
    measure: str,
    value: float,
    of: Source = None,
    *,
    round: int | None = None,  # noqa: A002  # as the column is called
    player: str = "",
    say: Catalogue | None = None,
) -> Checked:
    """Say whether a number is right, or what to look at; never what it should be.

    Parameters
    ----------
    measure
        ``richness``, ``shannon``, ``simpson``, ``evenness`` (of a player's place, or of all
        together), ``alpha`` (the mean), ``beta`` (Whittaker's) or ``gamma``, as in `diversity`.
    value
        What the student found; two decimals are enough.
    of
        Whose record, as in `record`; none: the lab that was opened last.
    round
        Which round; none: the last.
    player
        Whose place; empty: all together.
    say
        The language of the sentence; none: English.

    Raises
    ------
    ReefkitError
        When there is no such measure, round or player, or no match.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("reef", seed=3)
    >>> rk.check("gamma", 11, match)
    Right.
    >>> rk.check("gamma", 23, match)
    Not yet. You have added the places up. A type that lives at two of them is one type.
    """
    words = say or catalogue()
    known = [*PLACES, *SETS]
    if measure not in known:
        raise reject("no-such-measure", measure=measure, known=known)
    table = diversity(of)
    last = table.index[-1:] if round is None else table.index[table["round"] == round]
    if not len(last):
        rounds = [str(each) for each in sorted(set(table["round"]))]
        raise reject("no-such-round", round=str(round), known=rounds)
    row = table.loc[last[-1]]
    now = table[(table["round"] == row["round"]) & (table["time"] == row["time"])]
    truth = _read(now, measure, player)
    if _is(value, truth):
        return Checked(right=True, said=words.render(Message("checked-right")))
    looks = {each: Message(f"checked-look-{each}") for each in known}
    hint = _hint(measure, value, truth, now) or _elsewhen(table, measure, player, value)
    said = message("checked-wrong", hint=hint or looks[measure])
    return Checked(right=False, said=words.render(said))


def _read(now: pd.DataFrame, measure: str, player: str) -> float:
    found = now[now["player"] == ("" if measure in SETS else player)]
    if found.empty:
        raise reject(
            "no-such-player", player=player, known=[each for each in now["player"] if each]
        )
    return float(found["richness" if measure == "gamma" else measure].iloc[0])


def _is(value: float, truth: float) -> bool:
    if math.isnan(truth):
        return math.isnan(value)
    return math.isclose(value, truth, abs_tol=CLOSE)


def _hint(measure: str, value: float, truth: float, now: pd.DataFrame) -> Message | None:
    """Recognize what is often done instead."""
    places, whole = now[now["player"] != ""], now[now["player"] == ""].iloc[0]
    others = {
        "gamma": [("added", places["richness"].sum()), ("mean", whole["alpha"])],
        "alpha": [("together", whole["richness"]), ("sum", places["richness"].sum())],
        "beta": [("upside-down", 1 / truth if truth else math.nan)],
        "shannon": [("base-2", truth / math.log(2)), ("base-10", truth / math.log(10))],
        "simpson": [("dominance", 1 - truth)],
    }
    for name, other in others.get(measure, ()):
        if _is(value, float(other)):
            return Message(f"checked-{measure}-{name}")
    return None


def _elsewhen(table: pd.DataFrame, measure: str, player: str, value: float) -> Message | None:
    """Recognize the number of another round."""
    for (round_, _time), then in table.groupby(["round", "time"]):
        if (then["player"] == player).any() and _is(value, _read(then, measure, player)):
            return message("checked-other-round", round=str(round_))
    return None
