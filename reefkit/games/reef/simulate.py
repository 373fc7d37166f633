"""Thousands of tables, in chunks, on several processes, with progress.

Chunks keep memory small and the processor's cache warm; every table is the one that its seed would
give alone, whatever the chunks.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from reefkit.games.reef import content as stored
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.ensemble import CHUNK, Ensemble, keys_from
from reefkit.games.reef.state import Array
from reefkit.games.reef.survey import totals

Progress = Callable[[int], object]


@dataclass(frozen=True, slots=True)
class Results:
    """What is kept of every table.

    Attributes
    ----------
    points : int64 (tables, seats)
        Over all rounds, the team bonus included.
    rounds : int16 (tables, rounds, seats)
        Points of each round.
    richness : int16 (tables, rounds, seats)
        Types of builders and dwellers on each reef at each survey (R31): alpha diversity.
    gamma : int16 (tables, rounds)
        Types on the table.
    boards : int8 (tables, seats)
    struck : uint8 (tables, rounds, cards)
        How often each card struck.
    """

    points: Array
    rounds: Array
    richness: Array
    gamma: Array
    boards: Array
    struck: Array


Job = tuple[int, int, Sequence[str], Content, Options]
"""First seed, number of tables, styles, content and options of a chunk."""


def _play_chunk(job: Job) -> Results:
    first, count, styles, content, options = job
    state = Ensemble(keys_from(first, count), styles, content, options).play()
    present = state.abundance > 0
    return Results(
        totals(state.score, options.rounds, options) + state.bonus,
        state.score.sum(axis=-1, dtype=np.int16),
        present.sum(axis=-1, dtype=np.int16),
        present.any(axis=-2).sum(axis=-1, dtype=np.int16),
        state.boards,
        state.struck,
    )


def simulate(
    tables: int,
    styles: Sequence[str],
    *,
    options: Options | None = None,
    content: Content | None = None,
    first_seed: int = 0,
    processes: int = 1,
    chunk: int = CHUNK,
    progress: Progress | None = None,
) -> Results:
    """Play so many tables of bots and give their results.

    Parameters
    ----------
    tables
        How many; table n has the seed `first_seed` + n.
    styles
        The bot at each seat.
    processes
        How many work at once; 1 works in this process.
    progress
        Called with the number of tables of each finished chunk.
    """
    content = content or stored.default()
    options = options or content.rules.options
    jobs: list[Job] = [
        (first_seed + start, min(chunk, tables - start), tuple(styles), content, options)
        for start in range(0, tables, chunk)
    ]
    parts = []
    for part in _run(jobs, processes):
        parts.append(part)
        if progress is not None:
            progress(len(part.points))
    fields = Results.__dataclass_fields__
    return Results(*(np.concatenate([getattr(part, name) for part in parts]) for name in fields))


def _run(jobs: list[Job], processes: int) -> Iterator[Results]:
    if processes == 1:
        yield from map(_play_chunk, jobs)
        return
    # spawn: a fresh process holds nothing of its parent's memory, threads or secrets
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        yield from pool.map(_play_chunk, jobs)
