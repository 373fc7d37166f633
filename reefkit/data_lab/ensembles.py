"""Experiments: many matches of bots that differ in one thing, and what comes of it.

A level of a factor is played at as many tables as the others, with the same match keys, so that
tables of the same number have the same luck. Tables are played in chunks, by any executor; a chunk
comes back as counts of values, so that memory stays small and the result is the same bit for bit
whoever worked and in which order.
"""

from __future__ import annotations

import hashlib
import logging
import math
import multiprocessing
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from itertools import pairwise
from statistics import NormalDist
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias, TypeVar

import msgspec
import numpy as np
from msgspec import Meta, Struct

from reefkit.games import games
from reefkit.match.errors import reject
from reefkit.match.trials import Factor, Level, Trials, trials_of

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


# ---- What is asked: one game, one factor, its levels, and what is measured

LEAST_LEVELS, MOST_LEVELS = 2, 6
LEAST_TABLES = 10
MOST_SEED = 2**62


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """One factor varied in one game, all else alike."""

    game: Annotated[str, Meta(max_length=40)]
    factor: Annotated[str, Meta(max_length=60)]
    levels: Annotated[
        tuple[Level, ...], Meta(max_length=20)
    ]  #: The first is what others are held against.
    outcome: Annotated[str, Meta(max_length=60)]
    tables: int = 1_000  #: Of each level.
    seed: int = 1  #: Of the first table; the others follow on it.
    given: dict[str, Level] = {}  #: What else is otherwise than usual, in all levels alike.

    @property
    def key(self) -> str:
        """The same for the same question: what a cache keeps its result under."""
        plain = msgspec.json.encode(self, order="sorted")
        return hashlib.sha256(plain).hexdigest()[:32]


def trials_named(game: str) -> Trials:
    """Return a game's trials.

    Raises
    ------
    Rejection
        When there is no such game, or none can be made in it.
    """
    known = {name: found for name, one in games().items() if (found := trials_of(one))}
    if game not in known:
        raise reject("experiment-no-game", given=game, known=sorted(known))
    return known[game]


def question(game: str, id_: str, tables: int = 1_000, seed: int = 1) -> Experiment:
    """Return the experiment of a question that is ready.

    Raises
    ------
    Rejection
        When the game has none of that name.
    """
    asked = {each.id: each for each in trials_named(game).questions}
    if id_ not in asked:
        raise reject("experiment-no-question", given=id_, known=list(asked))
    one = asked[id_]
    return checked(
        Experiment(game, one.factor, one.levels, one.outcome, tables, seed, dict(one.given))
    )


def checked(asked: Experiment) -> Experiment:
    """Return the experiment with its levels read; it can be played.

    Raises
    ------
    Rejection
        Saying what cannot be.
    """
    trials = trials_named(asked.game)
    factors = trials.factors()
    if asked.factor not in factors:
        raise reject("experiment-no-factor", given=asked.factor, known=list(factors))
    if asked.outcome not in trials.outcomes:
        raise reject("experiment-no-outcome", given=asked.outcome, known=list(trials.outcomes))
    if not LEAST_LEVELS <= len(asked.levels) <= MOST_LEVELS:
        raise reject("experiment-levels", least=LEAST_LEVELS, most=MOST_LEVELS)
    levels = tuple(_read(factors[asked.factor], each) for each in asked.levels)
    if len(set(levels)) < len(levels):
        raise reject("experiment-levels-equal")
    for name in asked.given:
        if name not in factors or name == asked.factor:
            raise reject("experiment-no-factor", given=name, known=list(factors))
    given = {name: _read(factors[name], each) for name, each in asked.given.items()}
    if not LEAST_TABLES <= asked.tables <= trials.most:
        raise reject("experiment-tables", least=LEAST_TABLES, most=trials.most)
    if not 0 <= asked.seed <= MOST_SEED:
        raise reject("experiment-seed", most=MOST_SEED)
    return msgspec.structs.replace(asked, levels=levels, given=given)


def _read(factor: Factor, given: object) -> Level:
    level = factor.read(given)
    if level is None:
        raise reject(
            f"experiment-level-{factor.kind}",
            factor=factor.id,
            given=str(given),
            least=factor.least,
            most=factor.most,
            known=list(factor.choices),
        )
    return level


# ---- What is kept of the tables: how often each value came, and each difference of a pair

Counts: TypeAlias = dict[float, int]


class TableCounts(Struct):
    """What came of so many tables of each level."""

    tables: int
    values: list[Counts]  #: By level, how many tables had a value.
    #: By level, how many pairs of tables with the same luck had a difference from the first level.
    apart: list[Counts]

    def add(self, more: TableCounts) -> None:
        """Take in further tables."""
        self.tables += more.tables
        for mine, others in ((self.values, more.values), (self.apart, more.apart)):
            for counts, new in zip(mine, others, strict=True):
                for value, count in new.items():
                    counts[value] = counts.get(value, 0) + count


def empty(levels: int) -> TableCounts:
    """Return what came of no tables."""
    return TableCounts(0, [{} for _ in range(levels)], [{} for _ in range(levels)])


def _play_values(asked: Experiment, first: int, count: int) -> list[np.ndarray]:
    trials = trials_named(asked.game)
    seeds = range(asked.seed + first, asked.seed + first + count)
    return [
        trials.play({**asked.given, asked.factor: level}, asked.outcome, seeds)
        for level in asked.levels
    ]


def play_chunk(asked: Experiment, first: int, count: int) -> TableCounts:
    """Play so many tables of each level, from a number on, and count what came."""
    return counted(_play_values(asked, first, count))


def counted(found: Sequence[np.ndarray]) -> TableCounts:
    """Count what came: by level, a value a table; those of the same number had the same luck."""
    apart = [np.round(values - found[0], 9) for values in found]
    return TableCounts(
        len(found[0]), [_counted(each) for each in found], [_counted(each) for each in apart]
    )


def _counted(values: np.ndarray) -> Counts:
    return {float(value): count for value, count in Counter(values.tolist()).items()}


# ---- Who works: any executor; by itself processes of this machine

Progress: TypeAlias = Callable[[int], object]
MOST_PROCESSES = 8
AHEAD = 4
"""Chunks that wait for each worker, so that none is idle and few are lost by a cancel."""
TRIES = 3
"""How often workers that died are started anew in a row before it is given up."""
NICE = 10


def _stand_back() -> None:
    with suppress(OSError, AttributeError):
        os.nice(NICE)


class LocalProcesses:
    """Processes of this machine, started when they are needed and anew when they have died."""

    def __init__(self, count: int | None = None) -> None:
        self.count = max(1, min(count or os.cpu_count() or 1, MOST_PROCESSES))
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """Return the processes."""
        if self._pool is None:
            # spawn: a fresh process holds nothing of its parent's memory, threads or secrets
            self._pool = ProcessPoolExecutor(
                self.count, multiprocessing.get_context("spawn"), _stand_back
            )
        return self._pool

    def close(self) -> None:
        """End the processes; what they were at is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


Workers: TypeAlias = Executor | LocalProcesses
_Came = TypeVar("_Came")


def chunks_of(start: int, stop: int, size: int) -> list[tuple[int, int]]:
    """Cut tables into chunks at multiples of the size, so that all runs have the same."""
    cuts = [start, *range((start // size + 1) * size, stop, size), stop]
    return [(first, last - first) for first, last in pairwise(cuts)]


def _played(
    play: Callable[[Experiment, int, int], _Came],
    asked: Experiment,
    chunks: Sequence[tuple[int, int]],
    workers: Workers | None,
) -> Iterator[_Came]:
    """Play chunks and yield results in order; those that workers lost are played again."""
    if workers is None:
        yield from (play(asked, *chunk) for chunk in chunks)
        return
    left = deque(chunks)
    running: deque[tuple[tuple[int, int], Future[_Came]]] = deque()
    many = AHEAD * (workers.count if isinstance(workers, LocalProcesses) else MOST_PROCESSES)
    failed = 0
    try:
        while left or running:
            try:
                pool = workers.pool() if isinstance(workers, LocalProcesses) else workers
                while left and len(running) < many:
                    running.append((left[0], pool.submit(play, asked, *left[0])))
                    left.popleft()
                came = running[0][1].result()
            except BrokenExecutor as error:
                failed += 1
                if failed >= TRIES or not isinstance(workers, LocalProcesses):
                    raise reject("experiment-workers-died", tries=failed) from error
                workers.close()
                left.extendleft(chunk for chunk, _ in reversed(running))
                running.clear()
                continue
            failed = 0
            running.popleft()
            yield came
    finally:
        for _, future in running:
            future.cancel()


STEPS = (10, 100, 1_000, 10_000, 100_000, 1_000_000)


def steps_of(asked: Experiment) -> list[int]:
    """Return after how many tables one looks: ten, a hundred, a thousand, and so on."""
    return [step for step in STEPS if step < asked.tables] + [asked.tables]


def run(
    asked: Experiment, workers: Workers | None = None, progress: Progress | None = None
) -> Iterator[tuple[int, TableCounts]]:
    """Play an experiment in growing steps, and give what has come of it after each.

    Parameters
    ----------
    workers
        Any `concurrent.futures.Executor`, such as that of a Dask client, or processes of this
        machine; none: this process alone.
    progress
        Told after each chunk how many tables of each level are over.

    Yields
    ------
    int, TableCounts
        After how many tables; the tally grows on with the next step.

    Raises
    ------
    Rejection
        When it cannot be played.
    """
    asked = checked(asked)
    size = trials_named(asked.game).chunk
    tally, done = empty(len(asked.levels)), 0
    for step in steps_of(asked):
        for each in _played(play_chunk, asked, chunks_of(done, step, size), workers):
            tally.add(each)
            if progress is not None:
                progress(tally.tables)
        done = step
        yield step, tally


def _table_values(asked: Experiment, workers: Workers | None = None) -> np.ndarray:
    """Play an experiment, and return what came of every table: float64 (levels, tables).

    Tables of one column had the same luck. `workers` and errors are those of `run`.
    """
    asked = checked(asked)
    chunks = chunks_of(0, asked.tables, trials_named(asked.game).chunk)
    found: np.ndarray = np.hstack(list(_played(_play_values, asked, chunks, workers)))
    return found


# ---- What can be read from a tally

CONFIDENCE = 0.95


class _ValueSpread(NamedTuple):
    """How values lie."""

    tables: int
    mean: float
    deviation: float  #: The standard deviation of a sample; NaN of one value.
    #: ``low``, ``middle``, ``high``: Below which a quarter, half and three quarters lie.
    low: float
    middle: float
    high: float


class _PairedEffect(NamedTuple):
    """A level held against the first, pair by pair of tables with the same luck."""

    mean: float  #: The mean difference.
    #: ``low``, ``high``: Its 95 % interval.
    low: float
    high: float
    more: float  #: In what share of the pairs this level had more, …
    fewer: float  #: … and in what share less.

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def spread(counts: Mapping[float, int]) -> _ValueSpread:
    """Read how values lie."""
    values = sorted(counts)
    number = sum(counts.values())
    mean = math.fsum(value * counts[value] for value in values) / number
    squares = math.fsum(counts[value] * (value - mean) ** 2 for value in values)
    deviation = math.sqrt(squares / (number - 1)) if number > 1 else math.nan
    quarters = [_quantile(values, counts, number * share) for share in (0.25, 0.5, 0.75)]
    return _ValueSpread(number, mean, deviation, *quarters)


def _quantile(values: Sequence[float], counts: Mapping[float, int], rank: float) -> float:
    below = 0
    for value in values:
        below += counts[value]
        if below >= rank:
            return value
    return values[-1]


def effect(counts: Mapping[float, int]) -> _PairedEffect:
    """Return a paired difference with its interval.

    The interval is Student's for the mean of paired differences (Student 1908, Biometrika 6:1–25,
    doi 10.1093/biomet/6.1.1): mean ± t · s / √n with n − 1 degrees of freedom. It takes the mean of
    n differences for normal, which with skewed values holds the better the more tables there are.
    """
    found = spread(counts)
    half = t_quantile(found.tables - 1) * found.deviation / math.sqrt(found.tables)
    more = sum(count for value, count in counts.items() if value > 0)
    fewer = sum(count for value, count in counts.items() if value < 0)
    return _PairedEffect(
        found.mean, found.mean - half, found.mean + half, more / found.tables, fewer / found.tables
    )


@cache
def t_quantile(degrees: int, confidence: float = CONFIDENCE) -> float:
    """Return between which −t and t Student's distribution holds a share.

    By the expansion in 1 / degrees of Abramowitz & Stegun 1964, *Handbook of Mathematical
    Functions*, 26.7.5; for 9 degrees and more it is right to three decimals.
    """
    x = float(NormalDist().inv_cdf((1 + confidence) / 2))
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return math.fsum(term / float(degrees) ** power for power, term in enumerate(terms))


class ResultRow(NamedTuple):
    """A level after a step: tidy, one row each."""

    tables: int  #: So many tables of each level were over.
    factor: str
    level: str
    outcome: str
    #: ``mean``, ``deviation``, ``low``, ``median``, ``high``: See `_ValueSpread`.
    mean: float
    deviation: float
    low: float
    median: float
    high: float
    #: ``difference``, ``difference_low``, ``difference_high``, ``more``: See `_PairedEffect`;
    #: none for the first level.
    difference: float | None
    difference_low: float | None
    difference_high: float | None
    more: float | None


class ValueRow(NamedTuple):
    """How many tables of a level had a value."""

    factor: str
    level: str
    outcome: str
    value: float
    tables: int


def text_of(level: Level) -> str:
    """Return a level as it is typed."""
    return ("true" if level else "false") if isinstance(level, bool) else str(level)


def result_rows(asked: Experiment, tally: TableCounts) -> list[ResultRow]:
    """Return what has come of it, a row a level."""
    rows = []
    for number, level in enumerate(asked.levels):
        found = spread(tally.values[number])
        held: tuple[float | None, ...] = (None, None, None, None)
        if number:
            held = effect(tally.apart[number])[:4]
        rows.append(
            ResultRow(found.tables, asked.factor, text_of(level), asked.outcome, *found[1:], *held)
        )
    return rows


def value_rows(asked: Experiment, tally: TableCounts) -> list[ValueRow]:
    """Return every value that came, and at how many tables of each level."""
    return [
        ValueRow(asked.factor, text_of(level), asked.outcome, value, counts[value])
        for level, counts in zip(asked.levels, tally.values, strict=True)
        for value in sorted(counts)
    ]


# ---- In a notebook: `rk.ensemble`


def ensemble(  # noqa: PLR0913  # what an experiment is made of
    game: str,
    asked: str | None = None,
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
        first. Beside a question that is ready they take the place of its own.
    given
        What else is otherwise than usual, at all levels alike: a rule that is changed, such as
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

    is_own = asked is None and (factor or outcome)
    ready = Experiment(game, "", (), "") if is_own else question(game, asked or "")
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
        found = pd.DataFrame(_table_values(wanted, executor).T, columns=map(text_of, wanted.levels))
        tall = found.rename_axis("table").reset_index().melt("table", var_name="level")
        tall.insert(1, "factor", wanted.factor)
        tall.insert(3, "outcome", wanted.outcome)
        return tall.assign(table=tall["table"] + 1)
    rows: list[ResultRow] = []
    for _, tally in run(wanted, executor):
        rows += result_rows(wanted, tally)
    return pd.DataFrame(rows, columns=list(ResultRow._fields))


# ---- Workers past one machine: those of a Dask cluster, as an executor like any other


DASK_SECONDS = 10
"""How long a scheduler may take to answer."""


def load_dask() -> ModuleType:
    """Import Dask's cluster, and leave Tornado's logs as they are: it takes them over by import.

    Raises
    ------
    ImportError
        When the extra ``cluster`` is not installed.
    """
    logs = [logging.getLogger(name) for name in ("tornado", "tornado.application")]
    were = [(log.level, log.propagate, list(log.handlers)) for log in logs]
    try:
        return import_module("distributed")
    finally:
        for log, (level, propagate, handlers) in zip(logs, were, strict=True):
            log.setLevel(level)
            log.propagate, log.handlers[:] = propagate, handlers


@contextmanager
def scheduler(address: str) -> Iterator[Executor]:
    """Give the executor of the workers at a Dask scheduler.

    What a worker that ends was at is played again by another.

    Raises
    ------
    Rejection
        When the package is not installed, or no scheduler answers.
    """
    try:
        distributed = load_dask()
    except ImportError as error:
        raise reject("experiment-no-cluster") from error
    try:
        client = distributed.Client(address, timeout=DASK_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise reject("experiment-scheduler", address=address) from error
    with client:
        yield client.get_executor(pure=False, retries=3)
