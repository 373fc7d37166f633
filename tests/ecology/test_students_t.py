"""Quantiles of Student's t distribution, compared with SciPy."""

import pytest
from scipy.special import stdtrit

from reefkit.ecology.students_t import t_quantile


@pytest.mark.parametrize("freedom", [1, 1.5, 2, 2.7, 5, 9, 57.3, 200, 5_000, 1e7])
@pytest.mark.parametrize("confidence", [0.5, 0.95, 0.99])
def test_quantiles_are_those_of_scipy(freedom: float, confidence: float):
    expected = stdtrit(freedom, (1 + confidence) / 2)
    assert t_quantile(freedom, confidence) == pytest.approx(expected, rel=1e-7)
