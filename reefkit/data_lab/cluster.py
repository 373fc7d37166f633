"""Workers past one machine: those of a Dask cluster, as an executor like any other."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from reefkit.match.errors import reject

SECONDS = 10
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
        client = distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise reject("experiment-scheduler", address=address) from error
    with client:
        yield client.get_executor(pure=False, retries=3)
