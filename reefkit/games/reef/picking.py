"""One primitive for every choice: pick k of a mask, the best by a score (DESIGN.md, decision 3).

Halves, algae, grazing, mutation targets, juveniles that are eaten: each is a mask of what may be
chosen and a number. A person names the choice; a bot scores the candidates; chance shuffles them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reefkit.match.chance import Words, below

Mask = NDArray[np.bool_]
Scores = NDArray[np.int32]
Counts = NDArray[Any]

MOST_SCORE = 1 << 22
"""Scores lie strictly between −MOST_SCORE and MOST_SCORE."""

_INDEX_BITS = 7
_MANY = 16_384


def _words_of(mask: Mask) -> NDArray[np.uint32]:
    """Pack the last axis into 32-bit words, the first place lowest: uint32 (..., words)."""
    packed = np.packbits(mask, axis=-1, bitorder="little")
    pad = -packed.shape[-1] % 4
    if pad:
        packed = np.concatenate([packed, np.zeros((*packed.shape[:-1], pad), np.uint8)], axis=-1)
    return np.ascontiguousarray(packed).view("<u4").astype(np.uint32, copy=False)


def count(mask: Mask, axes: int = 1) -> NDArray[np.int64]:
    """Count the true of the last axes together: six times quicker than a sum of truth values."""
    flat = mask.reshape(*mask.shape[: mask.ndim - axes], -1)
    words = _words_of(flat)
    ones = np.bitwise_count(words).astype(np.int64)
    if ones.shape[-1] == 1:
        return ones[..., 0]
    return ones.sum(axis=-1)


def some(mask: Mask) -> Mask:
    """Tell where the last axis holds any true."""
    words = _words_of(mask)
    result: Mask = words[..., 0] != 0
    for number in range(1, words.shape[-1]):
        result = result | (words[..., number] != 0)
    return result


def pick(mask: Mask, count: Counts, score: Scores) -> Mask:
    """Pick the `count` best of the last axis, among those in the mask; ties go to the first.

    Parameters
    ----------
    mask : bool (..., places)
        At most 128 places.
    count : int (...)
        How many; more than there are picks all.
    score : int32 (..., places)

    Returns
    -------
    bool (..., places)
    """
    places = mask.shape[-1]
    order = (np.int32(MOST_SCORE) - score).astype(np.uint32)
    order <<= np.uint32(_INDEX_BITS)
    order |= np.arange(places, dtype=np.uint32)
    order[~mask] = np.uint32(0xFFFFFFFF)
    last = np.clip(np.asarray(count, np.int64), 0, places)
    ranked = np.sort(order, axis=-1)
    limit = np.take_along_axis(ranked, np.maximum(last - 1, 0)[..., None], axis=-1)
    chosen: Mask = (order <= limit) & mask & (last > 0)[..., None]
    return chosen


def best(mask: Mask, score: Scores) -> NDArray[np.int64]:
    """Give the place of the best score in the mask (the first of a tie); −1 where it is empty."""
    shown = np.where(mask, score, np.int32(-MOST_SCORE))
    place = shown.argmax(axis=-1)
    return np.where(mask.any(axis=-1), place, -1)


def nth(mask: Mask, rank: Counts) -> NDArray[np.int64]:
    """Give the place of the rank-th true (from 0) of the last axis; −1 where there is none.

    Few masks are counted along, which takes few calls; many are halved as words, which moves
    little memory.
    """
    if mask.size > _MANY:
        return _nth_of(_words_of(mask), rank)
    running = mask.cumsum(axis=-1, dtype=np.uint8)
    hit = mask & (running == (np.asarray(rank) + 1).astype(np.uint8)[..., None])
    return np.where(hit.any(axis=-1), hit.argmax(axis=-1), -1)


def drawn(mask: Mask, luck: Words) -> NDArray[np.int64]:
    """Draw one true of the last axis by a random word; −1 where there is none."""
    if mask.size <= _MANY:
        return nth(mask, below(luck, count(mask)))
    words = _words_of(mask)
    return _nth_of(words, below(luck, np.bitwise_count(words).sum(axis=-1, dtype=np.int64)))


def _nth_of(words: NDArray[np.uint32], rank: Counts) -> NDArray[np.int64]:
    left = np.asarray(rank).astype(np.int16)
    place = np.full(left.shape, -1, np.int64)
    for number in range(words.shape[-1]):
        word = words[..., number]
        here = np.bitwise_count(word).astype(np.int16)
        found = (place < 0) & (left < here) & (left >= 0)
        place = np.where(found, 32 * number + _nth_bit(word, left), place)
        left = left - here
    return place


def _nth_bit(word: NDArray[np.uint32], rank: NDArray[np.int16]) -> NDArray[np.int64]:
    """Give the place of the rank-th bit that is set, where there is one.

    The word is halved five times: by how many bits its lower half holds.
    """
    place = np.zeros(word.shape, np.int64)
    for width in (16, 8, 4, 2, 1):
        low = word & np.uint32((1 << width) - 1)
        fewer = np.bitwise_count(low).astype(np.int16)
        upper = rank >= fewer
        rank = rank - fewer * upper
        place = place + width * upper
        word = np.where(upper, word >> np.uint32(width), low)
    return place


def shuffled(words: Words) -> Scores:
    """Turn random words into scores within ±MOST_SCORE / 4, so that `pick` picks by chance."""
    return ((words >> np.uint64(43)).astype(np.int32) - np.int32(MOST_SCORE >> 2)).astype(np.int32)
