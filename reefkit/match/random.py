"""Random draws that repeat and are recorded (architecture.md, decision 2).

A draw is a pure function of the match key, its owner, the round, the phase, the purpose and an
index, usually the number of such draws that the owner has made in the phase. It does not depend on
the order in which players act or on the place in a batch. So two players who click in another order
get the same rolls, and a table in an ensemble equals the same table alone.

The generator is splitmix64 (Steele, Lea & Flood 2014, OOPSLA, doi 10.1145/2660193.2660195) used as
a counter-based hash: each part of the address is mixed in by one application of its finaliser.
`plain_random` draws the same words as plain integers, for thousands of single matches in a row,
where numpy costs ten times more.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import NotRequired, Protocol, TypedDict, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reefkit.match.errors import DamagedError
from reefkit.text import message

# "round" is the usual word of games, so it is used although it hides a built-in.
# ruff: noqa: A002


Words = NDArray[np.uint64]
Rolls = NDArray[np.int64]

TABLE = -1
"""Owner of draws that belong to the whole table, such as cards."""

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
MASK = (1 << 64) - 1


_MANY = 64
"""From this many owners on, each different owner is mixed only once and then looked up."""
_AT_ONCE = 1 << 15
"""Number of words mixed together; 256 kB, which fit in a processor's cache."""


def mix(words: Words) -> Words:
    """Apply the splitmix64 finaliser, a bijection on 64-bit words."""
    mixed = np.asarray(words + _GAMMA)
    flat = mixed.reshape(-1)
    for start in range(0, flat.size, _AT_ONCE):
        part = flat[start : start + _AT_ONCE]
        part ^= part >> np.uint64(30)
        part *= _MIX1
        part ^= part >> np.uint64(27)
        part *= _MIX2
        part ^= part >> np.uint64(31)
    return mixed


@cache
def address_code(phase: str, purpose: str) -> int:
    """Return a stable 64-bit FNV-1a hash of phase and purpose, identical in every process."""
    code = 0xCBF29CE484222325
    for byte in f"{phase}/{purpose}".encode():
        code = ((code ^ byte) * 0x100000001B3) & MASK
    return code


class Address(TypedDict):
    """The address of a draw, without the match key: owner, time, purpose and index."""

    owner: ArrayLike  #: Seats from 0, or `TABLE`.
    round: int
    phase: str
    purpose: str
    index: NotRequired[ArrayLike]  #: Tells draws of one owner, phase and purpose apart; default 0.


def words(key: ArrayLike, **address: Unpack[Address]) -> Words:
    """Draw 64-bit words, in the broadcast shape of key, owner and index.

    Parameters
    ----------
    key
        Match keys, unsigned 64-bit, any shape.
    address
        Owner and index broadcast against `key`.
    """
    owner, index = address["owner"], address.get("index", 0)
    moments = _time_words(key, address["round"], address["phase"], address["purpose"])
    shape = np.broadcast_shapes(np.shape(key), np.shape(owner), np.shape(index))
    return mix(moments ^ _places(owner, index)).reshape(shape)


def _time_words(key: ArrayLike, round: int, phase: str, purpose: str) -> Words:
    when = np.uint64((address_code(phase, purpose) + round * 0x9E3779B97F4A7C15) & MASK)
    return mix(np.atleast_1d(np.asarray(key, np.uint64)) ^ when)


def _places(owner: ArrayLike, index: ArrayLike) -> Words:
    owners, indices = np.asarray(owner, np.int64) + 1, np.asarray(index, np.int64)
    if indices.ndim or owners.size < _MANY:
        return mix(np.atleast_1d((owners << 32) | indices).astype(np.uint64))
    each = np.arange(int(owners.max()) + 1)  # few different owners, repeated over many tables
    return np.asarray(mix(((each << 32) | indices).astype(np.uint64))[owners])


def fan(seeds: Words, count: int) -> Words:
    """Derive `count` independent words from each word, with shape (..., count)."""
    return mix(np.asarray(seeds)[..., None] ^ (np.arange(1, count + 1, dtype=np.uint64) * _MIX2))


def below(drawn: Words, sides: ArrayLike) -> Rolls:
    """Convert words to integers from 0 to sides − 1, each as likely to within one part in 2³².

    0 sides give 0, so that a batch may have tables without anything to choose from.
    """
    high = (drawn >> np.uint64(32)).astype(np.int64)
    return (high * np.asarray(sides, np.int64)) >> 32


def key_from_seed(seed: int) -> int:
    return int(keys_from(seed, 1)[0])


def keys_from(first: int, count: int) -> Words:
    """Return the match keys of `count` consecutive seeds from `first`: uint64 (count,)."""
    seeds = np.uint64(first & MASK) + np.arange(count, dtype=np.uint64)
    return mix(seeds ^ np.uint64(address_code("seed", "match")))


def new_key() -> int:
    """Generate an unguessable key for a class's match."""
    return secrets.randbits(64)


class Chance(Protocol):
    """Source of a rule's rolls: live, or as the log recorded them."""

    def roll(self, sides: ArrayLike, **address: Unpack[Address]) -> Rolls:
        """Roll dice: integers from 1 to `sides` (1 if 0), in the arguments' broadcast shape."""
        ...


class KeyedChance:
    """Live chance of one match, or of many at once (keys of any shape).

    Parameters
    ----------
    key
        Match keys, unsigned 64-bit, any shape.
    table_key
        Keys for the draws of the whole table, of the same shape; `key` if None.
    """

    def __init__(self, key: ArrayLike, table_key: ArrayLike | None = None) -> None:
        self.key = np.asarray(key, np.uint64)
        self.table_key = self.key if table_key is None else np.asarray(table_key, np.uint64)
        self.drawn: list[int] = []
        self.recording = self.key.ndim == 0

    def roll(self, sides: ArrayLike, **address: Unpack[Address]) -> Rolls:
        """Roll, and record the result if this is the chance of a single match."""
        key = self.key
        if self.table_key is not key:
            key = np.where(np.asarray(address["owner"]) == TABLE, self.table_key, key)
        result = below(words(key, **address), sides) + 1
        if self.recording:
            self.drawn.extend(np.ravel(result).tolist())
        return result


class RecordedChance:
    """The rolls recorded in an entry of the log, returned in the same order."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self.drawn = list(drawn)
        self._next = 0

    def roll(self, sides: ArrayLike, **address: Unpack[Address]) -> Rolls:
        """Return the next recorded rolls.

        Raises
        ------
        DamagedError
            If too few are recorded, or one is impossible with such a die.
        """
        most, _, _ = np.broadcast_arrays(sides, address["owner"], address.get("index", 0))
        part = self.drawn[self._next : self._next + most.size]
        result = np.asarray(part, np.int64)
        if (
            result.size < most.size
            or (result < 1).any()
            or (result > np.maximum(np.ravel(most), 1)).any()
        ):
            raise DamagedError(message("save-draws-wrong", purpose=address["purpose"]))
        self._next += most.size
        return result.reshape(most.shape)

    def finish(self) -> None:
        """Check that every recorded roll was used.

        Raises
        ------
        DamagedError
            If some are left over.
        """
        if self._next != len(self.drawn):
            raise DamagedError(message("save-draws-left", count=len(self.drawn) - self._next))


class Luck:
    """A bot's random words, drawn from the match key for seats in one phase and round.

    Two pages that see the same bot's turn draw the same words, and so propose the same action
    (decision 9). The bot never sees the key.
    """

    def __init__(self, key: ArrayLike, owner: ArrayLike, round: int, phase: str) -> None:
        self._key = np.asarray(key, np.uint64)
        self._owner = np.asarray(owner, np.int64)
        self._round = round
        self._phase = phase
        self._drawn: dict[str, Words] = {}
        self._when: dict[str, Words] = {}

    def prefetch(self, purpose: str, count: int) -> None:
        """Draw the words of the first `count` indices at once, for `words` to look up."""
        drawn = words(
            self._key[..., None],
            owner=self._owner[..., None],
            round=self._round,
            phase=self._phase,
            purpose=f"bot {purpose}",
            index=np.arange(count),
        )
        self._drawn[purpose] = drawn

    def flat(self, lead: tuple[int, ...], sequence: NDArray[np.int64]) -> Luck:
        """Return the luck of some views: indices into the flattened leading axes `lead`."""
        key = np.broadcast_to(self._key, lead).reshape(-1)[sequence]
        owner = np.broadcast_to(self._owner, lead).reshape(-1)[sequence]
        return Luck(key, owner, self._round, self._phase)

    def __getitem__(self, where: slice) -> Luck:
        part = Luck(self._key[where], self._owner[where], self._round, self._phase)
        part._drawn = {purpose: drawn[where] for purpose, drawn in self._drawn.items()}
        part._when = {purpose: mixed[where] for purpose, mixed in self._when.items()}
        return part

    def words(self, purpose: str, index: ArrayLike = 0) -> Words:
        ready = self._drawn.get(purpose)
        at = np.asarray(index)
        if ready is not None and at.ndim == 0 and at < ready.shape[-1]:
            return np.asarray(ready[..., at])
        if purpose not in self._when:
            moments = _time_words(self._key, self._round, self._phase, f"bot {purpose}")
            self._when[purpose] = moments
        shape = np.broadcast_shapes(self._key.shape, self._owner.shape, at.shape)
        return mix(self._when[purpose] ^ _places(self._owner, at)).reshape(shape)

    def fan(self, purpose: str, count: int, index: ArrayLike = 0) -> Words:
        return fan(self.words(purpose, index), count)
