"""Playing the tables of an experiment with an executor: local processes, or a Dask cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from copy import deepcopy
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np

from reefkit.data_lab.experiment import Experiment, checked, trials_named
from reefkit.data_lab.shared_runs import NICE, StoredResults, Turns
from reefkit.data_lab.tally import TableCounts, empty, play_chunk, play_values
from reefkit.match.errors import reject

MOST_PROCESSES = 8

AHEAD = 4
"""Chunks queued per worker, so that none is idle and few are lost when cancelled; an executor other
than `LocalProcesses` counts as `MOST_PROCESSES` workers."""

TRIES = 3
"""Successive deaths of local workers after which a run is given up; one of other workers ends
it."""


def _yield_processor() -> None:
    with suppress(OSError, AttributeError):
        os.nice(NICE)


class LocalProcesses:
    """Processes of this machine, started when needed and again after they died.

    `count`: Number of processes, at most `MOST_PROCESSES`; None for one per core.
    """

    def __init__(self, count: int | None = None) -> None:
        self.count = max(1, min(count or os.cpu_count() or 1, MOST_PROCESSES))
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawn: a new process has nothing of its parent's memory, threads or secrets
            self._pool = ProcessPoolExecutor(
                self.count, multiprocessing.get_context("spawn"), _yield_processor
            )
        return self._pool

    def close(self) -> None:
        """End the processes; unfinished work is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


Workers: TypeAlias = Executor | LocalProcesses | Turns

_Came = TypeVar("_Came")


def chunks_of(start: int, stop: int, size: int) -> list[tuple[int, int]]:
    """Cut tables into chunks of a first number and a count.

    Cuts are at multiples of the size, so that a resumed run has the same chunks.
    """
    cuts = [start, *range((start // size + 1) * size, stop, size), stop]
    return [(first, last - first) for first, last in pairwise(cuts)]


def _played(
    play: Callable[[Experiment, int, int], _Came],
    experiment: Experiment,
    chunks: Sequence[tuple[int, int]],
    workers: Workers | None,
) -> Iterator[_Came]:
    """Play chunks and yield results in order; those that workers lost are played again."""
    if workers is None or isinstance(workers, Turns):
        for chunk in chunks:
            with workers.turn() if workers is not None else nullcontext():
                played = play(experiment, *chunk)
            yield played
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
                    running.append((left[0], pool.submit(play, experiment, *left[0])))
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


SHARE = 10
"""Factor by which a page's chunks are smaller than a worker's, so that pages take turns soon and a
run stops soon."""


class RunProgress(NamedTuple):
    """The progress of a run."""

    tables: int  #: Tables of each level that are over.
    counts: TableCounts | None  #: All outcomes so far, at the end of a step; else None.


STEPS = (10, 100, 1_000, 10_000, 100_000, 1_000_000)


def steps_of(experiment: Experiment) -> list[int]:
    """Return the numbers of tables after which results are shown: 10, 100, 1,000, …, and all."""
    return [step for step in STEPS if step < experiment.tables] + [experiment.tables]


def run(
    experiment: Experiment,
    workers: Workers | None = None,
    start: TableCounts | None = None,
    results: StoredResults | None = None,
) -> Iterator[RunProgress]:
    """Play an experiment in growing steps; nothing is played after the caller stops iterating.

    Parameters
    ----------
    workers
        Any `concurrent.futures.Executor`, such as that of a Dask client; processes of this machine;
        the queue in which its pages take turns; None: this process alone.
    start
        Outcomes at the end of an earlier step, to be continued.
    results
        Store in which a step's outcomes are looked up, and stored after they were played.

    Yields
    ------
    RunProgress
        After each chunk, and after each step with its outcomes.

    Raises
    ------
    Rejection
        If the experiment is invalid, or workers keep dying.
    """
    experiment = checked(experiment)
    size = trials_named(experiment.game).chunk
    if isinstance(workers, Turns):
        size = max(1, size // SHARE)
    counts = empty(len(experiment.levels)) if start is None else start
    for step in steps_of(experiment):
        if step <= counts.tables:
            continue
        found = None if results is None else results.find(experiment, step)
        if found is None:
            found = deepcopy(counts)
            for each in _played(
                play_chunk, experiment, chunks_of(counts.tables, step, size), workers
            ):
                found.add(each)
                yield RunProgress(found.tables, None)
            if results is not None:
                results.store(experiment, found)
        counts = found
        yield RunProgress(step, counts)


def table_values(experiment: Experiment, workers: Workers | None = None) -> np.ndarray:
    """Play an experiment, and return the outcome of every table: float64 (levels, tables).

    Tables in one column had equal luck. `workers` and errors are those of `run`.
    """
    experiment = checked(experiment)
    chunks = chunks_of(0, experiment.tables, trials_named(experiment.game).chunk)
    found: np.ndarray = np.hstack(list(_played(play_values, experiment, chunks, workers)))
    return found


DASK_SECONDS = 10
"""Most seconds to wait for a scheduler's answer."""


def load_dask() -> ModuleType:
    """Import Dask's client, and restore Tornado's log settings, which the import changes.

    Raises
    ------
    ImportError
        If the extra ``cluster`` is not installed.
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
    """Yield an executor for the workers of a Dask scheduler.

    Work lost by a worker is repeated by another.

    Raises
    ------
    Rejection
        If the package is not installed, or no scheduler answers.
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
