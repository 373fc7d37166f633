"""Exercises of the data notebooks: for a match or a table, what is right, and likely mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd  # type: ignore[import-untyped]

from reefkit.data_lab.experiment import trials_named
from reefkit.labs.lesson.dataframe import collect, matrix, only_table, presence, record
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

USUAL: dict[str, Callable[[Any], Any]] = {
    "percent": lambda right: right * 100,
    "share": lambda right: right / 100,
    "sign": lambda right: -right,
    "upside-down": lambda right: 1 / right,
}
"""Mistakes that can be made in any exercise with numbers."""


class Reply(NamedTuple):
    """What a student may answer."""

    kind: str  #: ``right``, ``follows`` (from an earlier slip), or the name of a mistake.
    value: Any  #: A number, a switch, a list, a Series, a DataFrame, or a `pandas.Interval`.
    fine: bool = False  #: Within 3 per cent instead of two decimals: for numbers near 0.
    in_order: bool = False  #: The rows of a Series have to be in this order.

    def is_met(self, value: Any) -> bool:
        """Whether a value is this one: labels in any order, and a missing cell 0 of a table."""
        right = self.value
        near = {"rtol": 0.03, "atol": 0.00005} if self.fine else {"rtol": 1e-5, "atol": 0.005}
        try:
            if isinstance(right, pd.Interval):
                return float(value) in right
            if isinstance(right, pd.Series):
                if self.in_order and not self._replace(value=[*right]).is_met([*value]):
                    return False
                if {*value.index} != {*right.index}:
                    return False
                value = value.reindex(right.index)
            if isinstance(right, pd.DataFrame):
                value = value.reindex(index=right.index, columns=right.columns).fillna(0)
                right = right.fillna(0)
            mine, its = (np.asarray(each, dtype=float) for each in (value, right))
        except (TypeError, ValueError):  # e.g. words among the numbers, or a row twice
            return False
        return mine.shape == its.shape and np.allclose(mine, its, **near, equal_nan=its.ndim > 0)

    def mistaken(self) -> Iterator[Reply]:
        """Yield what comes of this with each of the usual mistakes made."""
        right = self.value
        if not isinstance(right, bool | pd.Interval):
            right = right if hasattr(right, "reindex") else np.asarray(right, dtype=float)
            for kind, changed in USUAL.items():
                with np.errstate(divide="ignore"):
                    yield self._replace(kind=kind, value=changed(right), fine=True)
            if self.fine:
                for decimals in (3, 2, 1):
                    yield self._replace(kind="rounded", value=np.round(right, decimals))


def _climate_changes(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    changed = record("climate", of)["changed"]
    yield Reply("right", changed.sum())
    yield Reply("all", len(changed))
    yield Reply("others", (~changed).sum())


def _climate_shares(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    climate = record("climate", of)
    yield Reply("right", (climate["adapted"] / climate["living"]).tolist())
    yield Reply("counts", climate["adapted"].tolist())


def _climate_drop(of: Any, given: Mapping[str, Any]) -> Iterator[Reply]:
    climate = record("climate", of)
    table = climate.assign(share=climate["adapted"] / climate["living"], own=np.nan)
    shares = given.get("shares")
    if pd.api.types.is_list_like(shares) and len(shares) == len(table):  # type: ignore[arg-type]
        table["own"] = pd.to_numeric(list(shares), errors="coerce")  # type: ignore[arg-type]
    means = table.groupby("changed")[["share", "own"]].mean().reindex([False, True])
    share, own = means.loc[False] - means.loc[True]
    yield Reply("right", share)
    if own:  # not where all of the student's shares are alike
        yield Reply("follows", own)
    yield Reply("others", means.loc[False, "share"])
    yield Reply("after", means.loc[True, "share"])


def _climate_rates(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    climate = record("climate", of)
    sums = climate.groupby("people")[["extinctions", "living"]].sum()
    yield Reply("right", sums["extinctions"] / sums["living"], fine=True)
    yield Reply("rounds", climate.groupby("people")["extinctions"].mean(), fine=True)


def _climate_chance(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    climate = record("climate", of)
    died, lived, who = climate[["extinctions", "living", "people"]].to_numpy(dtype=int).T
    random = np.random.default_rng(0)
    every = np.array([who, *(random.permutation(who) for _ in range(4000))])
    with np.errstate(invalid="ignore"):  # there may be no people
        apart = every @ died / (every @ lived) - (1 - every) @ died / ((1 - every) @ lived)
    share = float(np.mean(apart >= apart[0] - 1e-12))
    reach = 4 * np.sqrt(share * (1 - share) / 1000) + 0.001
    yield Reply("right", pd.Interval(share - reach, share + reach, "both"))
    yield Reply("smaller", pd.Interval(1 - share - reach, 1 - share + reach, "both"))


def _narrower(trials: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    width = (trials["difference_high"] - trials["difference_low"]).dropna().to_numpy()
    yield Reply("right", width[0] / width[1])
    yield Reply("difference", width[0] - width[1])


def _background(stages: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    rates = stages["extinction"] / (stages["begins"] - stages["ends"])
    yield Reply("right", rates.median(), fine=True)
    yield Reply("mean", rates.mean(), fine=True)
    yield Reply("undivided", stages["extinction"].median(), fine=True)


def _correlation(heat: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    yield Reply("right", heat["max_monthly_mean_c"].corr(heat["bleaching_threshold_c"]))


def _margins(heat: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    margin = heat["bleaching_threshold_c"] - heat["max_monthly_mean_c"]
    both = (margin, -margin)
    yield from (Reply("right", each.round(1).value_counts()) for each in both)
    yield from (Reply("exact", each.value_counts()) for each in both)


def _succession_curve(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    counts = matrix(of).loc[1]
    yield Reply("right", (counts > 0).sum(axis=1).tolist())
    yield Reply("settlers", counts.sum(axis=1).tolist())


def _succession_order(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    settled = record("settlers", of).groupby("guild")["settled"]
    means = settled.mean().sort_values()
    yield Reply("right", means, in_order=True)
    yield Reply("unsorted", means)
    yield Reply("median", settled.median())


def _stood(of: Any) -> pd.DataFrame:
    """Return for each settler its guild, the cards that it stood, and whether it was taken."""
    settlers = record("settlers", of)
    last_card = record("laid", of).groupby("round").size()
    until = settlers["gone"].fillna(settlers["round"].map(last_card))
    table = settlers[["guild"]].assign(cards=until - settlers["settled"])
    return table.assign(taken=settlers["gone"].notna())


def _succession_rates(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    stood = _stood(of)
    taken = stood.groupby("guild")["taken"]
    yield Reply("right", taken.sum() / stood.groupby("guild")["cards"].sum(), fine=True)
    yield Reply("share", taken.mean(), fine=True)
    left = stood[stood["taken"]].groupby("guild")["cards"]
    yield Reply("stayed", left.size() / left.sum(), fine=True)


def _succession_naive(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    stood = _stood(of)
    yield Reply("right", stood[stood["taken"]]["cards"].mean())
    yield Reply("corrected", stood["cards"].sum() / stood["taken"].sum())
    yield Reply("everyone", stood["cards"].mean())


def _succession_corrected(of: Any, given: Mapping[str, Any]) -> Iterator[Reply]:
    naive, corrected, everyone = _succession_naive(of, {})
    yield corrected._replace(kind="right")
    rates = given.get("rates")
    if isinstance(rates, pd.Series) and pd.api.types.is_numeric_dtype(rates):
        lost = _stood(of).groupby("guild")["taken"].sum()  # at so many cards, by the own rates
        yield Reply("follows", (lost / rates.astype(float)).sum() / lost.sum())
    yield naive._replace(kind="naive")
    yield everyone


def _best(trials: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    means = trials.set_index("level")["mean"]
    yield from (Reply("right", each) for each in means.index[means == means.max()])
    yield Reply("lowest", means.idxmin())
    yield Reply("mean", means.max())


def _fewer(trials: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    yield Reply("right", bool(trials["difference_high"].iloc[-1] < 0))


def _change(cover: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    yield Reply("right", (cover[2006] - cover[2005]).mean())
    yield Reply("plain", cover[2006].mean() - cover[2005].mean())


def _regained(cover: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    years = cover[[2005, 2007, 2012]]
    for kind, seen in (("right", years.dropna().mean()), ("plain", years.mean())):
        yield Reply(kind, (seen[2012] - seen[2007]) / (seen[2005] - seen[2007]))
    seen = years.dropna().mean()
    yield Reply("whole", seen[2012] / seen[2005])


def _last_reefs(of: Any) -> pd.DataFrame:
    counts = matrix(of)
    return counts.loc[counts.index.get_level_values("round").max()]


def _reef_rows(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    lived = presence(of)
    yield Reply("right", lived["present"].sum())
    yield Reply("all", len(lived))
    yield Reply("types", lived["type"].nunique())


def _reef_curve(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    counts = matrix(of)
    yield Reply("right", (counts.groupby("round").sum() > 0).sum(axis=1).tolist())
    yield Reply("added", (counts > 0).sum(axis=1).groupby("round").sum().tolist())
    yield Reply("alpha", (counts > 0).sum(axis=1).groupby("round").mean().tolist())
    lived = presence(of).query("present")
    yield Reply("algae", lived.groupby("round")["type"].nunique().tolist())


def _reef_last_seen(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    every = presence(of)
    for lived in (every, every[every["role"] != "alga"]):  # an answer may have algae or not
        there = lived[lived["present"]].groupby("type")["round"]
        yield Reply("right", there.max())
        yield Reply("first", there.min())
        yield Reply("absent", lived.groupby("type")["round"].max())


def _reef_unseen(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    found = collect(of, chance=0.3, every=2, seed=1).query("present")["type"]
    roles = presence(of).query("present").groupby("type")["role"].first()
    missed = roles.drop(found.unique())
    yield Reply("right", len(missed))
    yield Reply("right", (missed != "alga").sum())
    yield Reply("seen", found.nunique())
    yield Reply("all", len(roles))


def _reef_hypothesis(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    trials = trials_named(only_table(of).match.game.id)
    builders, newcomers = (  # as `rk.play` plays them, but all four at once
        float(trials.play({"bot": style, "seats": 3}, "region", range(4)).sum())
        for style in ("builder", "newcomer")
    )
    yield Reply("right", (builders - newcomers) / 4)
    yield Reply("sums", builders - newcomers)


def _expanse_distance(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    first, second = _last_reefs(of).iloc[:2].to_numpy()
    apart, both = abs(first - second).sum(), (first + second).sum()
    yield Reply("right", apart / both if both else np.nan)
    yield Reply("similarity", 1 - apart / both if both else np.nan)
    yield Reply("undivided", apart)
    signed = abs(first.sum() - second.sum())
    yield from (Reply("signed", each / both if both else np.nan) for each in (signed, -signed))
    living = (first > 0).sum() + (second > 0).sum()
    yield Reply("kinds", ((first > 0) != (second > 0)).sum() / living if living else np.nan)


def _expanse_classes(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    lived = presence(of)

    def summed(column: str, way: str = "sum", rows: pd.DataFrame = lived) -> pd.DataFrame:
        return rows.pivot_table(index="round", columns=column, values="abundance", aggfunc=way)

    classes = summed("role")
    yield Reply("right", classes)
    yield Reply("turned", classes.T)
    yield Reply("types", summed("type"))
    for way in ("mean", "count"):
        for rows in (lived, lived[lived["present"]]):
            yield Reply(way, summed("role", way, rows))


def _expanse_connectance(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    eaten = record("eaten", of)
    links = len(eaten[["eater", "eaten"]].drop_duplicates())
    eaters, foods = {*eaten["eater"]}, {*eaten["eaten"]}
    kinds = len(eaters | foods)
    yield Reply("right", links / kinds**2, fine=True)
    yield Reply("repeated", len(eaten) / kinds**2, fine=True)
    yield Reply("unsquared", links / kinds, fine=True)
    for some in (len(eaters), len(foods)):
        yield Reply("some", links / some**2, fine=True)
    yield Reply("twice", links / (len(eaters) + len(foods)) ** 2, fine=True)


def _levels(eaten: pd.DataFrame, above: Callable[[Any, Any], float]) -> pd.Series:
    meals = [(each, rows["eaten"], rows["number"]) for each, rows in eaten.groupby("eater")]
    levels = pd.Series(1.0, index=sorted({*eaten["eater"], *eaten["eaten"]}))
    for _ in range(20):
        new = {eater: 1 + above(levels[food], number) for eater, food, number in meals}
        if levels.equals(changed := levels.index.to_series().map(new).fillna(1)):
            break
        levels = changed
    return levels


def _expanse_levels(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    eaten = record("eaten", of)
    right = _levels(eaten, lambda food, number: np.average(food, weights=number))
    yield Reply("right", right)
    yield Reply("zero", right - 1)
    yield Reply("eaters", right[right.index.isin(eaten["eater"])])
    yield Reply("once", _levels(eaten, lambda _food, _number: 1))
    for meals in (eaten, eaten.drop_duplicates(["eater", "eaten"])):
        yield Reply("unweighted", _levels(meals, lambda food, _number: food.mean()))
    yield Reply("longest", _levels(eaten, lambda food, _number: food.max()))


def _expanse_by_card(of: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    sources = record("sources", of)
    number = sources[sources["counter"] == "warming"].groupby("source")["number"]
    sums = number.sum().sort_values(ascending=False)
    yield Reply("right", sums, in_order=True)
    yield Reply("unsorted", sums)
    yield Reply("both", sources.groupby("source")["number"].sum())
    yield Reply("rows", number.count())


def _reach(trials: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    found = trials.iloc[-1]
    width = found["difference_high"] - found["difference_low"]
    yield Reply("right", width / 2)
    yield Reply("width", width)
    yield from (Reply("end", found[each]) for each in ("difference_low", "difference_high"))


def _sure(trials: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    found = trials.iloc[-1]
    yield Reply("right", bool(found["difference_low"] * found["difference_high"] > 0))


def _enough(trials: Any, given: Mapping[str, Any]) -> Iterator[Reply]:
    found = trials.iloc[-1]
    (reach, *_) = _reach(trials, given)
    halves: list[Any] = [reach.value, given.get("reach")]
    usable = [half for half in halves if pd.api.types.is_number(half) and 0 < half < np.inf]
    ratios = [half / abs(found["difference"]) for half in usable]
    for half, ratio in zip(usable, ratios, strict=True):
        kind = "right" if reach.is_met(half) else "follows"
        yield Reply(kind, np.ceil(found["tables"] * ratio**2))
    for ratio in ratios:
        yield Reply("exact", found["tables"] * ratio**2)
        yield Reply("down", np.floor(found["tables"] * ratio**2))
        yield from _rounded("unsquared", found["tables"] * ratio)
        yield from _rounded("times", ratio**2)


def _rounded(kind: str, value: float) -> Iterator[Reply]:
    yield from (Reply(kind, each) for each in (value, np.ceil(value)))


def _cover(rows: Any) -> float:
    return float(rows["hard_coral_pct"].corr(rows["macroalgae_pct"]))


def _pooled(reefs: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    each = pd.Series({name: _cover(rows) for name, rows in reefs.groupby("region")})
    yield Reply("right", _cover(reefs))
    yield Reply("mean", each.mean())
    means = reefs.groupby("region")[["hard_coral_pct", "macroalgae_pct"]].mean()
    yield Reply("regions", _cover(means))


def _by_region(reefs: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    for kind, column in (("right", "region"), ("years", "year")):
        yield Reply(kind, pd.Series({name: _cover(rows) for name, rows in reefs.groupby(column)}))


def _extinction_rate(stages: Any, _given: Mapping[str, Any]) -> Iterator[Reply]:
    stage = stages.set_index("stage").loc["Rhaetian"]
    came, lost = stage["boundary_crossers_bottom"], stage["last_appearances"]
    share = (lost - stage["single_stage_genera"]) / came
    yield Reply("right", stage["extinction"])
    yield Reply("share", share)
    yield Reply("survived", 1 - share)
    yield Reply("single", -np.log(1 - lost / came) if lost < came else np.nan)


EXERCISES: dict[str, Callable[[Any, Mapping[str, Any]], Iterator[Reply]]] = {
    "climate-changes": _climate_changes,
    "climate-shares": _climate_shares,
    "climate-drop": _climate_drop,
    "climate-rates": _climate_rates,
    "climate-chance": _climate_chance,
    "succession-curve": _succession_curve,
    "succession-order": _succession_order,
    "succession-rates": _succession_rates,
    "succession-naive": _succession_naive,
    "succession-corrected": _succession_corrected,
    "reef-rows": _reef_rows,
    "reef-curve": _reef_curve,
    "reef-last-seen": _reef_last_seen,
    "reef-unseen": _reef_unseen,
    "reef-hypothesis": _reef_hypothesis,
    "expanse-distance": _expanse_distance,
    "expanse-classes": _expanse_classes,
    "expanse-connectance": _expanse_connectance,
    "expanse-levels": _expanse_levels,
    "expanse-by-card": _expanse_by_card,
    "narrower": _narrower,
    "background": _background,
    "correlation": _correlation,
    "margins": _margins,
    "best": _best,
    "fewer": _fewer,
    "reach": _reach,
    "sure": _sure,
    "enough": _enough,
    "change": _change,
    "regained": _regained,
    "pooled": _pooled,
    "by-region": _by_region,
    "extinction-rate": _extinction_rate,
}
"""By name, with the game's id before it if a match is checked: the right reply comes first."""


def judge(name: str, of: Any, value: Any, given: Mapping[str, Any]) -> tuple[bool, Message]:
    """Return whether a value is right for an exercise, and a sentence about it."""
    replies = [*EXERCISES[name](of, given)]
    if asked := _asked_instead(replies[0].value, value):
        return False, message("checked-wrong", hint=asked)
    if found := next((each for each in replies if each.is_met(value)), None):
        if found.kind in {"right", "follows"}:
            return True, Message(f"checked-{found.kind}")
        hint = f"checked-{name}-{found.kind}"
    else:
        usual = next((each for each in replies[0].mistaken() if each.is_met(value)), None)
        hint = f"checked-{usual.kind}" if usual else f"checked-look-{name}"
    return False, message("checked-wrong", hint=Message(hint))


def _asked_instead(right: Any, value: Any) -> Message | None:
    for kind, name in ((pd.DataFrame, "table"), (pd.Series, "series")):
        if isinstance(right, kind):
            return None if isinstance(value, kind) else Message(f"checked-no-{name}")
    if isinstance(right, list):
        is_list = pd.api.types.is_list_like(value) and len(value) == len(right)
        return None if is_list else message("checked-no-list", count=len(right))
    name = "switch" if isinstance(right, bool) else "number"
    is_one = pd.api.types.is_bool if name == "switch" else pd.api.types.is_number
    return None if is_one(value) else Message(f"checked-no-{name}")
