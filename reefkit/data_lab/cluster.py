"""Workers past one machine: those of a Dask cluster, as an executor like any other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

from reefkit.match.errors import reject

SECONDS = 10
"""How long a scheduler may take to answer."""


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
        distributed = import_module("distributed")  # the extra ``cluster``
    except ImportError as error:
        raise reject("experiment-no-cluster") from error
    try:
        client = distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise reject("experiment-scheduler", address=address) from error
    with client:
        yield client.get_executor(pure=False, retries=3)
