"""How hard the tests try: quickly on every push, at length in ``make proof``.

``make proof`` loads this module as a plugin, and it runs only what differs there.
"""

import inspect
import os
import re

import pytest

PROOF = os.environ.get("REEFKIT_PROOF") == "1"


def effort(fast: int, proof: int) -> int:
    """Choose a count of tables, seeds or rounds for a test that is not Hypothesis's to count.

    Parameters
    ----------
    fast, proof
        How many in ``make test``, and how many in ``make proof``.
    """
    return proof if PROOF else fast


at_length = pytest.mark.skipif(not PROOF, reason="one of several like it; all run in make proof")
"""Marks a test, or one of its parameters, that only the long tier runs."""

COUNTS = re.compile(r"\beffort\(|\bPROOF\b|_at_length\(")
"""What a module has that takes a count or looks closer, or plays the matches of a pool that does."""


@pytest.hookimpl(trylast=True)  # Hypothesis has marked its own by then
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that run exactly so on every push (``.ci/run``)."""
    counting: dict[object, bool] = {}
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        marks = list(item.iter_markers())
        module = getattr(item, "module", None)
        if module not in counting:
            source = inspect.getsource(module) if module else ""
            counting[module] = COUNTS.search(source) is not None
        names = {each.name for each in marks}
        on_push = "slow" not in names or "smoke" in names
        differs = "hypothesis" in names or at_length.mark in marks or counting[module]
        (kept if differs or not on_push else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept
