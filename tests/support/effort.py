"""How hard the tests try: quickly on every change, at length in ``make proof``."""

import os

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
