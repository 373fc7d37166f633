"""The one primitive for every choice, held against counting by hand."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from reefkit.games.reef.pick import MOST_SCORE, best, count_true, drawn, nth, pick, ranked

# The one primitive for every choice, held against counting by hand.

PLACES = st.sampled_from([1, 5, 12, 30, 32, 33, 90, 96])
MASKS = PLACES.flatmap(lambda n: arrays(bool, (3, 4, n)))


@given(MASKS)
def test_counting_is_what_a_loop_counts(mask: np.ndarray):
    for at in np.ndindex(mask.shape[:-1]):
        assert count_true(mask)[at] == sum(map(bool, mask[at]))
    assert (count_true(mask, 2) == count_true(mask).sum(axis=-1)).all()


@given(MASKS, st.data())
def test_the_nth_is_found_or_minus_one(mask: np.ndarray, data: st.DataObject):
    rank = data.draw(arrays(np.int64, mask.shape[:-1], elements=st.integers(0, 100)))
    found = nth(mask, rank)
    for at in np.ndindex(mask.shape[:-1]):
        true = np.nonzero(mask[at])[0]
        assert found[at] == (true[rank[at]] if rank[at] < len(true) else -1)


@given(MASKS, st.data())
def test_what_is_drawn_is_in_the_mask(mask: np.ndarray, data: st.DataObject):
    luck = data.draw(arrays(np.uint64, mask.shape[:-1]))
    place = drawn(mask, luck)
    for at in np.ndindex(mask.shape[:-1]):
        assert mask[at][place[at]] if mask[at].any() else place[at] == -1


def test_every_place_of_a_mask_is_drawn_alike():
    mask = np.zeros((60_000, 90), bool)
    mask[:, [0, 31, 32, 63, 64, 89]] = True
    luck = np.random.default_rng(1).integers(0, 2**64, 60_000, np.uint64)
    places, times = np.unique(drawn(mask, luck), return_counts=True)
    assert places.tolist() == [0, 31, 32, 63, 64, 89]
    assert (abs(times - 10_000) < 500).all()


@given(MASKS, st.data())
def test_picking_takes_the_best_and_the_first_of_a_tie(mask: np.ndarray, data: st.DataObject):
    score = data.draw(
        arrays(np.int32, mask.shape, elements=st.integers(-3, 3) | st.just(MOST_SCORE - 1))
    )
    wanted = data.draw(arrays(np.int64, mask.shape[:-1], elements=st.integers(0, 100)))
    chosen = pick(mask, wanted, score)
    first = best(mask, score)
    places = ranked(score)
    for at in np.ndindex(mask.shape[:-1]):
        order = sorted(range(mask.shape[-1]), key=lambda n: (-int(score[at][n]), n))
        assert places[at].tolist() == order
        allowed = [place for place in order if mask[at][place]]
        assert set(np.nonzero(chosen[at])[0]) == set(allowed[: wanted[at]])
        assert first[at] == (allowed[0] if allowed else -1)
