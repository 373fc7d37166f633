"""Experiments: many matches of bots that differ in one thing, and what comes of it.

A level of a factor is played at as many tables as the others, with the same match keys, so that
tables of the same number have the same luck. Tables are played in chunks, by any executor; a chunk
comes back as counts of values, so that memory stays small and the result is the same bit for bit
no matter which worker played them and in which order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from reefkit.data_lab.experiment import Experiment, checked, question
from reefkit.data_lab.tally import ResultRow, result_rows, text_of
from reefkit.data_lab.workers import run, table_values
from reefkit.match.trials import Level

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


def ensemble(  # noqa: PLR0913  # what an experiment is made of
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
    """Play many matches of bots that differ in one thing, and return what comes of it.

    Parameters
    ----------
    game
        Such as ``reef``.
    asked
        A question that is ready; ``reefkit ensemble reef`` lists them. None: one of your own, by
        factor, levels and outcome.
    factor, levels, outcome
        What is varied, to which values, and what is measured; all levels are held against the
        first. Next to a question that is ready they take the place of its own.
    given
        What else is unusual, at all levels alike: a rule that is changed, such as
        ``{"rescue": False}``. It is laid over what a question that is ready has.
    tables
        How many of each level. Tables of the same number have the same luck at every level.
    seed
        Of the first table; the same seed gives the same tables.
    values
        Whether to return a row a table, in place of means and differences.
    executor
        Who plays: any `concurrent.futures.Executor`, such as ``ProcessPoolExecutor()`` or, on a
        Dask cluster, ``Client(address).get_executor()``; none: this process. The result is the
        same.

    Returns
    -------
    pandas.DataFrame
        A row a level, after 10, 100, 1,000, … tables: mean, standard deviation, quartiles, and the
        mean difference of pairs from the first level with its 95 % interval. With `values` a row a
        table: ``table`` from 1, ``factor``, ``level``, ``outcome``, ``value``; rows of one table
        had the same luck, that of the seed ``seed + table - 1``.

    Raises
    ------
    Rejection
        Saying what cannot be varied, measured or played.

    Examples
    --------
    >>> table = ensemble("reef", factor="types", levels=[1, 5], outcome="types", tables=20)
    >>> table[["tables", "level"]].values.tolist()
    [[10, '1'], [10, '5'], [20, '1'], [20, '5']]
    >>> changed = ensemble("reef", "safety", given={"rounds": 2}, tables=20)
    >>> bool((changed["mean"] == ensemble("reef", "safety", tables=20)["mean"]).any())
    False
    """
    import pandas as pd  # noqa: PLC0415  # it takes a while, and the command line needs none

    is_own = name is None and (factor or outcome)
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
        found = pd.DataFrame(table_values(wanted, executor).T, columns=map(text_of, wanted.levels))
        tall = found.rename_axis("table").reset_index().melt("table", var_name="level")
        tall.insert(1, "factor", wanted.factor)
        tall.insert(3, "outcome", wanted.outcome)
        return tall.assign(table=tall["table"] + 1)
    rows: list[ResultRow] = []
    for _, counts in run(wanted, executor):
        rows += [] if counts is None else result_rows(wanted, counts)
    return pd.DataFrame(rows, columns=list(ResultRow._fields))
