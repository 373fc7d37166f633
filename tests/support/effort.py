"""How hard the tests try: quickly on every change, at length in ``make proof``."""

import os

PROOF = os.environ.get("REEFKIT_PROOF") == "1"


def effort(fast: int, proof: int) -> int:
    """Choose a count of tables, seeds or rounds for a test that is not Hypothesis's to count.

    Parameters
    ----------
    fast, proof
        How many in ``make test``, and how many in ``make proof``.
    """
    return proof if PROOF else fast
