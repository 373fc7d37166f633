"""Adapting and preadapting as arithmetic on genes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from reefkit.games.climate.content import (
    FITTING,
    HIGHEST,
    LOWEST,
)
from reefkit.games.climate.lookups import GENE_STEPS, Have

Genes = tuple[int, int, int]
"""Values of the three genes, or changes of them."""
NOTHING: Genes = (0, 0, 0)


def fitting(genes: Sequence[int], habitat: int) -> int:
    """Count the genes that have a habitat's value (habitats from 0, values from 1)."""
    value = habitat + 1
    return (genes[0] == value) + (genes[1] == value) + (genes[2] == value)


def is_adapted(genes: Sequence[int], habitat: int) -> bool:
    return fitting(genes, habitat) >= FITTING


@cache
def ways_to_adapt(genes: Genes, habitat: int, have: Have) -> tuple[Genes, ...]:
    """List the ways to adapt to a habitat with a hand, those with the fewest cards first.

    A way is the change of each gene. It brings only as many genes to the habitat's value as are
    missing, so no card is superfluous (C9). An adapted species has one way, `NOTHING`.
    """
    value = habitat + 1
    away = [value - gene for gene in genes]
    missing = FITTING - away.count(0)
    if missing <= 0:
        return (NOTHING,)
    able = [gene for gene, by in enumerate(away) if by and have[2 * gene + (by < 0)] >= abs(by)]
    groups = (
        [(gene,) for gene in able]
        if missing == 1
        else [(one, other) for one in able for other in able if one < other]
    )
    found = [
        (
            away[0] if 0 in group else 0,
            away[1] if 1 in group else 0,
            away[2] if 2 in group else 0,
        )
        for group in groups
    ]
    return tuple(sorted(found, key=lambda way: (cost_of_change(way), way)))


def can_change(genes: Sequence[int], step: int) -> bool:
    """Return whether a card of this step changes a gene, within its range."""
    gene, down = divmod(step, 2)
    return step < GENE_STEPS and LOWEST <= genes[gene] + (-1 if down else 1) <= HIGHEST


def cost_of_change(change: Sequence[int]) -> int:
    """Return the number of cards that a change takes: each changes a gene by 1."""
    return abs(change[0]) + abs(change[1]) + abs(change[2])


def changed_genes(genes: Sequence[int], change: Sequence[int]) -> Genes:
    return (genes[0] + change[0], genes[1] + change[1], genes[2] + change[2])


@cache
def preadaptations(genes: Genes, habitat: int, have: Have) -> tuple[Genes, ...]:
    """List the changes of one gene by which a species may preadapt where it is (C9, C17).

    Two genes must stay fitting: if all three fit, any may change; if two fit, only the third.
    """
    found: list[Genes] = []
    if not is_adapted(genes, habitat):
        return ()
    for step in range(GENE_STEPS):
        gene, down = divmod(step, 2)
        for count in range(1, have[step] + 1):
            by = -count if down else count
            change = (by if gene == 0 else 0, by if gene == 1 else 0, by if gene == 2 else 0)
            after = changed_genes(genes, change)
            if LOWEST <= after[gene] <= HIGHEST and is_adapted(after, habitat):
                found.append(change)
    return tuple(found)
