"""Experiments: many matches played by bots, alike but for one factor, and their outcomes.

Each level of a factor is played at the same number of tables, with the same match keys, so that
tables with the same number have equal luck. Tables are played in chunks, by any executor; a chunk
returns counts of values, so that memory stays small and the result is the same bit for bit
regardless of the workers and their order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from reefkit.data_lab.experiment import Experiment, checked, question, trials_named
from reefkit.data_lab.tally import ResultRow, result_rows
from reefkit.data_lab.workers import run, table_values
from reefkit.match.arguments import checks_arguments
from reefkit.match.errors import reject
from reefkit.match.trials import Level

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


@checks_arguments
def ensemble(  # noqa: PLR0913  # an experiment has many parts
    game: str,
    name: str | None = None,
    *,
    factor: str = "",
    levels: Sequence[Level] = (),
    outcome: str = "",
    given: Mapping[str, Level] | None = None,
    tables: int = 1_000,
    seed: int = 1,
    values: bool = False,
    executor: Executor | None = None,
) -> pd.DataFrame:
    """Play many matches by bots that are alike but for one factor, and return the outcomes.

    Parameters
    ----------
    game
        Id of the game, such as ``reef``.
    name
        A predefined question, such as ``safety``; one that is none is refused with those there are.
        None: your own, with factor, levels and outcome.
    factor, levels, outcome
        The factor, its levels, and the measured outcome; levels are compared with the first. With
        `name` they replace those of the question.
    given
        Other settings, equal for all levels: a changed rule, such as ``{"rescue": False}``. They
        are added to those of a predefined question.
    tables
        Number of tables per level. Tables with the same number have equal luck at every level.
    seed
        Seed of the first table; the same seed gives the same tables.
    values
        Whether to return one row per table and level instead of means and differences.
    executor
        Any `concurrent.futures.Executor`, such as ``ProcessPoolExecutor()`` or, on a Dask cluster,
        ``Client(address).get_executor()``; None: this process. The result is the same.

    Returns
    -------
    pandas.DataFrame
        One row per level, after 10, 100, 1,000, … and all tables: ``mean``, ``sd``, quartiles
        ``q25``, ``median``, ``q75`` as `numpy.quantile` gives them (the median of an even number
        of tables is midway between the middle two), the mean paired ``difference`` from the first
        level with its 95 % interval, and the share of pairs in which this level was higher. With
        `values` one row per table and level: ``table`` from 1, ``factor``, ``level``, ``outcome``,
        ``value``; rows with the same table had equal luck, from the seed ``seed + table - 1``.

    Raises
    ------
    Rejection
        If a game, question, factor, level, outcome or setting is invalid, or workers keep dying.

    Examples
    --------
    >>> import reefkit as rk
    >>> table = rk.ensemble("reef", factor="types", levels=[1, 5], outcome="types", tables=20)
    >>> table[["tables", "level"]].values.tolist()
    [[10, 1], [10, 5], [20, 1], [20, 5]]
    >>> changed = rk.ensemble("reef", "safety", given={"rounds": 2}, tables=20)
    >>> bool((changed["mean"] == rk.ensemble("reef", "safety", tables=20)["mean"]).any())
    False
    """
    import pandas as pd  # noqa: PLC0415  # slow, and not needed by the command line

    own = {"factor": factor, "levels": levels, "outcome": outcome}
    is_own = name is None and any(own.values())
    if is_own and (missing := [each for each, value in own.items() if not value]):
        trials = trials_named(game)
        kinds = {"varied": list(trials.factors()), "measured": list(trials.outcomes)}
        raise reject("experiment-lacks", missing=missing, **kinds)
    if not name and not is_own:
        known = [each.id for each in trials_named(game).questions]
        raise reject("experiment-unnamed", known=known)
    ready = Experiment(game, "", (), "") if is_own else question(game, name or "")
    wanted = checked(
        Experiment(
            game,
            factor or ready.factor,
            tuple(levels) or ready.levels,
            outcome or ready.outcome,
            tables,
            seed,
            {**ready.given, **(given or {})},
        )
    )
    if values:
        found = pd.DataFrame(table_values(wanted, executor).T, columns=wanted.levels)
        tall = found.rename_axis("table").reset_index().melt("table", var_name="level")
        tall.insert(1, "factor", wanted.factor)
        tall.insert(3, "outcome", wanted.outcome)
        return tall.assign(table=tall["table"] + 1).infer_objects()  # a level that is a number
    rows: list[ResultRow] = []
    for _, counts in run(wanted, executor):
        rows += [] if counts is None else result_rows(wanted, counts)
    return pd.DataFrame(rows, columns=list(ResultRow._fields))
