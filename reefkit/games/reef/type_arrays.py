"""`Lookups`: the content as arrays, with types and sets of tokens as numbers.

Builder types are numbered from 1 in the order of `organisms.toml`; 0 is an empty level. Tokens are
bits of a 16-bit word in the order of `mutations.toml`. A set of types is a 32-bit word, so that
membership can be tested by a shift.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.content import (
    COLUMNS,
    DEPTHS,
    ROWS,
    Content,
    DisasterEffect,
)

Kinds = NDArray[np.uint8]
Genes = NDArray[np.uint16]
Mask = NDArray[np.bool_]

SKELETONS = {"delicate": -1, "normal": 0, "strong": 1}
TOLERANCES = ("acid", "cold", "heat", "low-oxygen", "nutrients", "sediment")


def _kind_set(members: list[bool]) -> int:
    """Encode a set of types as bits: bit n is type n, counted from 1."""
    return sum(1 << number for number, member in enumerate(members, 1) if member)


def _member(kinds: int, kind: Kinds) -> Mask:
    narrow = np.uint16 if kinds < 1 << 16 else np.uint32  # 16-bit words are twice as fast
    return ((narrow(kinds) >> kind) & narrow(1)).astype(bool)


class Lookups:
    """Arrays and tables for the rules, built once from a match's content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.builders = ("", *content.organisms)
        self.dwellers = tuple(content.dwellers)
        self.tokens = tuple(content.mutations.token)
        self.cards = tuple(content.cards)
        self.boards = tuple(content.boards)
        self.kind = {name: number for number, name in enumerate(self.builders) if name}
        self.dweller = {name: number for number, name in enumerate(self.dwellers)}
        self.bit = {name: 1 << number for number, name in enumerate(self.tokens)}
        self._compile_builders(content)
        self._compile_tokens(content)
        self._compile_boards(content)
        self.short = np.array([c.deck == "short" for c in content.cards.values()])
        self.copies = np.array([c.copies for c in content.cards.values()], np.uint8)

    def _compile_builders(self, content: Content) -> None:
        organisms = list(content.organisms.values())
        self.skeleton = np.array([0, *(SKELETONS[o.skeleton] for o in organisms)], np.int8)
        self.lives = np.zeros((len(DEPTHS), len(self.builders)), bool)
        for number, organism in enumerate(organisms, 1):
            for depth in organism.depths:
                self.lives[DEPTHS.index(depth), number] = True
        self.suits = np.where(self.lives, np.uint32(0xFFFFFFFF), np.uint32(0))
        names = ("carbonate", "zooxanthellae", "encruster", "recruiter", "coral")
        self.having = {name: _kind_set([name in o.traits for o in organisms]) for name in names}
        self.natural_tolerances = {
            name: _kind_set([name in o.tolerates for o in organisms]) for name in TOLERANCES
        }
        self.eaters = np.array([d.eats_juveniles for d in content.dwellers.values()])

    def taken(self, effect: DisasterEffect) -> list[int]:
        """List the numbers of the dwellers an effect removes, by name or as carbonate (R15)."""
        of_carbonate = effect.do == "dwellers" and "carbonate" in effect.who
        return [
            number
            for number, (name, one) in enumerate(self.content.dwellers.items())
            if name in effect.dwellers or (of_carbonate and one.carbonate)
        ]

    def _compile_tokens(self, content: Content) -> None:
        tokens = content.mutations.token
        self.positive = sum(self.bit[n] for n, t in tokens.items() if t.positive)
        self.tolerance_bits = {
            name: sum(self.bit[n] for n, t in tokens.items() if t.tolerance == name)
            for name in TOLERANCES
        }
        self.up = {s: self._scale_bits(content, s, 1) for s in ("skeleton", "offspring")}
        self.down = {s: self._scale_bits(content, s, -1) for s in ("skeleton", "offspring")}
        self.mutated = self._mutation_table(content)

    def _scale_bits(self, content: Content, scale: str, step: int) -> int:
        tokens = content.mutations.token.items()
        return sum(self.bit[n] for n, t in tokens if t.scale == scale and t.step == step)

    def _mutation_table(self, content: Content) -> NDArray[np.uint16]:
        """Tabulate the tokens after a roll, by type and tokens before: uint16 (13, types, sets).

        Roll 0 changes nothing. By the rules of section 1, a step on a scale removes a token of the
        opposite step if there is one; a step beyond the end of the skeleton scale, a token that the
        builder has, or a tolerance that it has by nature adds nothing.
        """
        genes = np.arange(1 << len(self.tokens), dtype=np.uint16)
        table = np.empty((13, len(self.builders), len(genes)), np.uint16)
        table[:] = genes
        for roll, given in content.mutations.roll.items():
            for kind in range(1, len(self.builders)):
                for name in given:
                    table[int(roll), kind] = self._with_token(table[int(roll), kind], kind, name)
        return table

    def _with_token(self, genes: Genes, kind: int, name: str) -> Genes:
        token, bit = self.content.mutations.token[name], np.uint16(self.bit[name])
        if not token.scale:
            natural = bool(token.tolerance) and self.natural_tolerances[token.tolerance] >> kind & 1
            return genes if natural else genes | bit
        opposite = np.uint16((self.down if token.step > 0 else self.up)[token.scale])
        at_end = token.scale == "skeleton" and int(self.skeleton[kind]) == token.step
        added = genes if at_end else genes | bit
        return np.where(genes & opposite, genes & ~opposite, added).astype(np.uint16)

    def _compile_boards(self, content: Content) -> None:
        boards = list(content.boards.values())
        self.depth = np.array(
            [[[DEPTHS.index(x) for x in row] for row in reversed(b.rows)] for b in boards], np.uint8
        ).reshape(-1, ROWS, COLUMNS)
        self.land = np.array([b.land for b in boards])
        limits = content.rules.numbers.stack_limits
        self.limits = np.array([limits[d] for d in DEPTHS], np.uint8)  # type: ignore[index]

    def has(self, trait: str, kind: Kinds, genes: Genes) -> Mask:
        """Return which builders have a trait that a card names, including by mutation (R4, R19)."""
        if trait in self.having:
            return self.among(trait, kind)
        if trait in TOLERANCES:
            bits = np.uint16(self.tolerance_bits[trait])
            return _member(self.natural_tolerances[trait], kind) | ((genes & bits) != 0)
        value = self.skeleton_value(kind, genes)
        return (value > 0) if trait == "strong" else ((value < 0) & (kind != 0))

    def among(self, trait: str, kind: Kinds) -> Mask:
        return _member(self.having[trait], kind)

    def skeleton_value(self, kind: Kinds, genes: Genes) -> NDArray[np.int8]:
        """Return the skeleton after mutation: −1 delicate, 0 normal, 1 strong."""
        up = (genes & np.uint16(self.up["skeleton"])) != 0
        down = (genes & np.uint16(self.down["skeleton"])) != 0
        moved: NDArray[Any] = self.skeleton[kind] + up - down.view(np.int8)
        return np.clip(moved, -1, 1).astype(np.int8)

    def offspring(self, genes: Genes) -> NDArray[np.int8]:
        """Return the number of juveniles of one spawning: 1, with tokens also 0 or 2."""
        up = (genes & np.uint16(self.up["offspring"])) != 0
        down = (genes & np.uint16(self.down["offspring"])) != 0
        return (1 + up.astype(np.int8) - down).astype(np.int8)

    def token_names(self, genes: int) -> list[str]:
        return [name for name, bit in self.bit.items() if int(genes) & bit]

    def genes_of(self, names: list[str]) -> int:
        """Return the bits of the tokens; an unknown name raises KeyError."""
        return sum(self.bit[name] for name in names)
