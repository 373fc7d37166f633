"""Random communities, sets of reefs and records, for Hypothesis."""

import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

COUNT = st.one_of(st.just(0), st.integers(0, 200))
# Per cent cover and the like: any amount, absent types among them.
AMOUNT = st.one_of(st.just(0.0), st.floats(1e-6, 1e6))


def communities(
    min_types: int = 0, elements: st.SearchStrategy[float] = COUNT
) -> st.SearchStrategy[np.ndarray]:
    """Counts of one community, shape (taxa,)."""
    counts = st.lists(elements, min_size=min_types, max_size=12)
    return counts.map(lambda given: np.array(given, dtype=np.float64))


def living(elements: st.SearchStrategy[float] = COUNT) -> st.SearchStrategy[np.ndarray]:
    """Counts of one community with at least one individual."""
    return communities(1, elements).filter(lambda counts: counts.sum() > 0)


def sets_of_reefs(min_reefs: int = 0, max_reefs: int = 5) -> st.SearchStrategy[np.ndarray]:
    """Counts of a set of reefs, shape (reefs, taxa); empty reefs are common."""
    shapes = st.tuples(st.integers(min_reefs, max_reefs), st.integers(0, 8))
    few = st.one_of(st.just(0), st.integers(0, 20))
    return shapes.flatmap(lambda shape: npst.arrays(np.int64, shape, elements=few))


def records() -> st.SearchStrategy[np.ndarray]:
    """Presence through time, shape (time, taxa)."""
    shapes = st.tuples(st.integers(0, 8), st.integers(0, 8))
    return shapes.flatmap(lambda shape: npst.arrays(np.bool_, shape))


@st.composite
def records_with_edges(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A record, who lived before it, and who lives on after it."""
    record = draw(records())
    masks = npst.arrays(np.bool_, record.shape[1])
    return record, draw(masks), draw(masks)
