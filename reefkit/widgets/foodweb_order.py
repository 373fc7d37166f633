"""The order of nodes within the levels of a food web, so that few arrows cross.

The order is found by barycentres, swept up and down: Sugiyama, Tagawa and Toda (1981), "Methods for
visual understanding of hierarchical system structures", IEEE Transactions on Systems, Man, and
Cybernetics 11: 109-125.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.widgets.foodweb_data import FoodWeb

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Point = tuple[float, float]

_SWEEPS = 3
"""Number of sweeps, each up and down again."""


def ordered(web: FoodWeb) -> dict[int, list[str]]:
    """Return the ids of the nodes of each level, from left to right.

    The same web always has the same order.
    """
    levels: dict[int, list[str]] = {}
    for node in web.nodes:
        levels.setdefault(node.level, []).append(node.id)
    near: dict[str, list[str]] = {node.id: [] for node in web.nodes}
    for edge in web.edges:
        near[edge.eaten].append(edge.eater)
        near[edge.eater].append(edge.eaten)
    up = sorted(levels)
    for _ in range(_SWEEPS):
        for level in (*up[1:], *up[-2::-1]):
            shares = _shares(levels)
            levels[level] = sorted(levels[level], key=lambda one: _middle(one, near, shares))
    return levels


def _shares(levels: Mapping[int, Sequence[str]]) -> dict[str, float]:
    return {
        one: (number + 0.5) / len(ids)
        for ids in levels.values()
        for number, one in enumerate(ids)
    }  # fmt: skip


def _middle(one: str, near: Mapping[str, Sequence[str]], shares: Mapping[str, float]) -> float:
    next_to = [shares[each] for each in near[one]]
    return sum(next_to) / len(next_to) if next_to else shares[one]


def spread(wishes: Sequence[float], cell: float, ends: tuple[float, float]) -> list[float]:
    """Return positions close to the wanted ones, in their order and at least a cell apart.

    Neighbours that would overlap form a group at the mean of the positions wanted by its members.
    All have to fit: ``len(wishes) * cell`` must not exceed the distance between the ends.

    `wishes`: The wanted positions, from left to right.
    `ends`: Left and right end; the first and last position are at least half a cell within them.
    """
    left, right = ends
    groups: list[tuple[int, float]] = []  # number of members, and wished position of the first
    for wish in wishes:
        count, start = 1, wish
        while groups and groups[-1][1] + groups[-1][0] * cell > start:
            before, first = groups.pop()
            # The mean of the members' wishes for the group's first position.
            start = (before * first + count * (start - before * cell)) / (before + count)
            count += before
        groups.append((count, start))
    found: list[float] = []
    for count, start in groups:
        found += [start + number * cell for number in range(count)]
    for number in range(len(found)):
        least = left + cell * (number + 0.5)
        found[number] = max(found[number], least)
    for number in range(1, len(found) + 1):
        most = right - cell * (number - 0.5)
        found[-number] = min(found[-number], most)
    return found
