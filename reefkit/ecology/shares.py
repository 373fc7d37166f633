"""Shares of the taxa in a community, and their logarithms, for every index that weighs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from reefkit.ecology.checks import Floats


def shares_of(amounts: Floats) -> Floats:
    """Share of each taxon among all individuals of its community.

    Parameters
    ----------
    amounts : ndarray of float64, shape (..., taxa)
        Checked counts (`as_counts`).

    Returns
    -------
    ndarray of float64, shape (..., taxa)
        They sum to 1; 0 everywhere in an empty community.

    """
    totals = amounts.sum(axis=-1, keepdims=True)
    shares: Floats = np.divide(amounts, totals, out=np.zeros_like(amounts), where=totals > 0.0)
    return shares


def logarithms_of(shares: Floats) -> Floats:
    """Natural logarithm of each share.

    Parameters
    ----------
    shares : ndarray of float64
        From 0 to 1.

    Returns
    -------
    ndarray of float64, same shape
        0 for an absent taxon, so that its term, share times logarithm, vanishes.

    """
    return np.log(np.where(shares > 0.0, shares, 1.0))
