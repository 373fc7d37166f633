"""Checked cells: compare what a student worked out with what the match gives, and give a hint."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reefkit.labs.lesson.dataframe import Source, diversity, matrix, only_table, presence
from reefkit.match.arguments import checks_arguments
from reefkit.match.errors import reject
from reefkit.match.trials import trials_of
from reefkit.text import Catalogue, Message, message, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd  # type: ignore[import-untyped]

PLACES = ("richness", "shannon", "simpson", "evenness", "exp_shannon", "inverse_simpson")
"""Measures of one place, or of the whole table if no player is named."""
SETS = ("alpha", "beta", "gamma")
"""Measures of all places: mean alpha, Whittaker's beta, gamma."""
FOLLOWING = {"beta": ("gamma", "alpha"), "evenness": ("shannon", "richness")}
"""Measures that follow from two others: beta = gamma / alpha, evenness = shannon / ln(richness)."""
CLOSE = 0.005
"""Tolerance of a measure of diversity: two decimals are enough."""
ROUNDED = 0.0501
"""Tolerance of an experiment's outcome: half a unit of the one decimal of a percentage."""


@dataclass(frozen=True)
class Checked:
    """Result of a check: true if the number is right; its repr is a sentence about it.

    So ``assert found, found`` is a test for nbgrader whose failure shows the sentence.
    """

    right: bool
    said: str

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.said


@checks_arguments
def check(  # noqa: PLR0913  # keyword arguments of a notebook cell
    measure: str,
    value: Any,
    of: Source | pd.DataFrame = None,
    *,
    round: int | None = None,  # noqa: A002  # named like the column
    player: str = "",
    given: Mapping[str, Any] | None = None,
    say: Catalogue | None = None,
) -> Checked:
    """Say whether a number is right, or what to look at; never what it should be.

    Parameters
    ----------
    measure
        ``richness``, ``shannon``, ``simpson``, ``evenness`` (of a player's place, or of the whole
        table), ``alpha`` (the mean), ``beta`` (Whittaker's) or ``gamma``, as in `diversity`; the
        effective numbers ``exp_shannon`` (e^H) and ``inverse_simpson`` (1 / Σp²); an outcome that
        experiments with the game measure, such as ``adapted`` in Climate Change; or an exercise of
        a data notebook.
    value
        The student's number; two decimals are enough, or for rates near 0 two digits that count.
        An exercise may ask for a list or a table.
    of
        A match, as in `record`, or a table as `presence` returns it; None for the lab that was
        opened last.
    round
        Number of the round; None for the last. An outcome is always that of the whole match.
    player
        Name of the player whose place it is; empty for the whole table. Ignored for ``alpha``,
        ``beta``, ``gamma`` and outcomes.
    given
        The student's own alpha and gamma, for ``beta``; shannon and richness, for ``evenness``; or
        what an exercise builds on.
        A number that follows from them is right too, so that one slip costs one mark.
    say
        The language of the sentence; None for ``REEFKIT_LANGUAGE``, or else English.

    Raises
    ------
    ReefkitError
        If there is no such measure, round or player, or no match.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("reef", seed=3)
    >>> rk.check("gamma", 11, match)
    Right.
    >>> rk.check("gamma", 23, match)
    Not yet. You have added the places up. A type that lives at two of them is one type.
    >>> rk.check("beta", 23 / 9, match, given={"alpha": 9, "gamma": 23})
    Right for your earlier numbers, but one of those is not right yet.
    """
    words = say or words_of()
    known = [*PLACES, *SETS]
    if measure not in known and not _has_text(value):
        from reefkit.labs.lesson.exercises import EXERCISES, judge  # noqa: PLC0415  # slow to import

        game = "" if hasattr(of, "columns") else f"{only_table(of).match.game.id}-"
        if (name := game + measure) in EXERCISES:
            right, said = judge(name, of, value, given or {})
            return Checked(right, words.render(said))
    try:
        value = float("" if _has_text(value) else value)
    except (TypeError, ValueError):  # an unfilled cell, or a whole column
        kind = "text" if _has_text(value) else "no-number"
        text = message("checked-wrong", hint=Message(f"checked-{kind}"))
        return Checked(right=False, said=words.render(text))
    if measure not in known:
        return _check_outcome(measure, value, of, words)
    table = _numbers(of)
    last = table.index[-1:] if round is None else table.index[table["round"] == round]
    if not len(last):
        rounds = [str(each) for each in sorted(set(table["round"]))]
        raise reject("no-such-round", round=str(round), known=rounds)
    row = table.loc[last[-1]]
    now = table[(table["round"] == row["round"]) & (table["time"] == row["time"])]
    truth = _right_number(now, measure, player)
    if _is_close(value, truth):
        return Checked(right=True, said=words.render(Message("checked-right")))
    if given and measure in FOLLOWING:
        mine = {each: _right_number(now, each, player) for each in FOLLOWING[measure]} | {**given}
        if math.isclose(value, _following(measure, mine), abs_tol=CLOSE):
            return Checked(right=True, said=words.render(Message("checked-follows")))
    looks = {each: Message(f"checked-look-{each.replace('_', '-')}") for each in known}
    hint = (
        _hint(measure, value, truth, now)
        or _alga_hint(of, measure, row["round"], player, value)
        or _other_round_hint(table, measure, player, value)
    )
    text = message("checked-wrong", hint=hint or looks[measure])
    return Checked(right=False, said=words.render(text))


def _has_text(value: Any) -> bool:
    """Whether it is a text, or has texts where numbers belong: "12" is no number."""
    import numpy as np  # noqa: PLC0415  # slow to import

    return any(isinstance(each, str) for each in np.asarray(value, dtype=object).flat)


def _numbers(of: Source | pd.DataFrame) -> pd.DataFrame:
    """Return the diversity of all named places and then of the region, as player ""."""
    import numpy as np  # noqa: PLC0415  # slow to import
    import pandas as pd  # noqa: PLC0415  # slow to import

    counts = matrix(of)
    region = diversity(counts, "region").assign(player="").rename(columns={"gamma": "richness"})
    both = pd.concat([diversity(counts).dropna(subset="player"), region], ignore_index=True)
    return both.assign(
        exp_shannon=np.exp(both["shannon"]), inverse_simpson=1 / (1 - both["simpson"])
    )


def _check_outcome(
    measure: str, value: float, of: Source | pd.DataFrame, words: Catalogue
) -> Checked:
    known = [*PLACES, *SETS]
    match = None if hasattr(of, "columns") else only_table(of).match
    if match is not None and (trials := trials_of(match.game)) is not None:
        known += trials.outcomes
        if measure in trials.outcomes:
            truth = trials.of_match(match, measure)
            if truth is None:
                raise reject("measure-untold", measure=measure)
            if math.isclose(value, truth, abs_tol=ROUNDED):
                return Checked(right=True, said=words.render(Message("checked-right")))
            is_share = truth and math.isclose(value * 100, truth, abs_tol=ROUNDED)
            kind = "share" if is_share else f"look-{match.game.id}-{measure}"
            text = message("checked-wrong", hint=Message(f"checked-{kind}"))
            return Checked(right=False, said=words.render(text))
    raise reject("no-such-measure", measure=measure, known=known)


def _right_number(now: pd.DataFrame, measure: str, player: str) -> float:
    found = now[now["player"] == ("" if measure in SETS else player)]
    if found.empty:
        raise reject(
            "no-such-player", player=player, known=[each for each in now["player"] if each]
        )
    return float(found["richness" if measure == "gamma" else measure].iloc[0])


def _following(measure: str, numbers: Mapping[str, float]) -> float:
    """Derive a measure from the student's other numbers; NaN if they do not determine it."""
    above, below = FOLLOWING[measure]
    try:
        whole, part = float(numbers[above]), float(numbers[below])
        found = whole / (part if measure == "beta" else math.log(part))
    except (TypeError, ValueError, ZeroDivisionError):
        return math.nan
    return found or math.nan  # 0 where the student's numbers are 0


def _is_close(value: float, truth: float) -> bool:
    if math.isnan(truth):
        return math.isnan(value)
    return math.isclose(value, truth, abs_tol=CLOSE)


def _as_typed(value: float, other: float) -> bool:
    """Whether a number is another, to about the decimals that it was given with."""
    decimals = len(f"{value!r}".partition(".")[2])
    return math.isclose(value, other, abs_tol=min(CLOSE, 0.5 * 10**-decimals + 0.0005))


def _hint(measure: str, value: float, truth: float, now: pd.DataFrame) -> Message | None:
    if math.isnan(truth):
        return Message(f"checked-undefined-{'beta' if measure in SETS else 'evenness'}")
    places, whole = now[now["player"] != ""], now[now["player"] == ""].iloc[0]
    some = truth if truth > 0 else math.nan
    others = {
        "gamma": [("added", places["richness"].sum()), ("mean", whole["alpha"])],
        "alpha": [("together", whole["richness"]), ("sum", places["richness"].sum())],
        "beta": [("upside-down", 1 / some)],
        "shannon": [("base-2", truth / math.log(2)), ("base-10", truth / math.log(10))],
        "simpson": [("dominance", 1 - truth)],
        "exp_shannon": [("index", math.log(some))],
        "inverse_simpson": [("index", 1 - 1 / some), ("dominance", 1 / some)],
    }
    for name, other in others.get(measure, ()):
        if _as_typed(value, float(other)):
            return Message(f"checked-{measure.replace('_', '-')}-{name}")
    return None


def _alga_hint(
    of: Source | pd.DataFrame, measure: str, round_: int, player: str, value: float
) -> Message | None:
    """Say so if fleshy algae were counted, which are in `presence` and not in `matrix`."""
    lived: pd.DataFrame = of if hasattr(of, "columns") else presence(of)
    if not {"role", "round"} <= {*lived} or not (lived["role"] == "alga").any():
        return None
    now = _numbers(lived[lived["round"] == round_].drop(columns="role"))
    found = _as_typed(value, _right_number(now, measure, player))
    return Message("checked-algae") if found else None


def _other_round_hint(
    table: pd.DataFrame, measure: str, player: str, value: float
) -> Message | None:
    for (round_, _time), then in table.groupby(["round", "time"]):
        if (then["player"] == player).any() and _as_typed(
            value, _right_number(then, measure, player)
        ):
            return message("checked-other-round", round=str(round_))
    return None
