"""The ghosts of a class: names, abilities, styles of play, and habits."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.labs.lesson.desk_adapter import Ghost, Habit, normal, pick, share
from reefkit.simulated_class.content import GhostFile, own

CLASS_SIZE = 30
"""Usual number of ghosts, and the number for which `StudentHabits` counts."""


def ghosts_of(
    seed: str, count: int = CLASS_SIZE, styles: Sequence[str] = (), file: GhostFile | None = None
) -> tuple[Ghost, ...]:
    """Return the ghosts of a class, the same for the same arguments.

    `styles`: Styles of the game's bots, of which each ghost gets one.
    `file`: Settings of ghosts; None: those of `data/ghosts.toml`.
    """
    file = file or own()
    habits = _habits(seed, count, file)
    return tuple(
        Ghost(
            number=number,
            name=file.names[number % len(file.names)],
            key=f"{seed}/{number}",
            ability=file.spread.ability * normal(seed, number, "ability"),
            style=pick(styles, seed, number, "style") if styles else "",
            care=0.55 + 0.45 * share(seed, number, "care"),
            habit=habits.get(number, ""),
        )
        for number in range(count)
    )


def _habits(seed: str, count: int, file: GhostFile) -> dict[int, Habit]:
    """Return habits by ghost; one with ``together`` shares the screen of the one before it."""
    wanted: list[Habit] = []
    for name in Habit.__args__:  # type: ignore[attr-defined]
        if name:
            wanted += [name] * (getattr(file.habits, name) * count // CLASS_SIZE)
    free = sorted(range(1, count), key=lambda number: share(seed, number, "habit"))
    found: dict[int, Habit] = {}
    for habit in reversed(wanted):
        for number in free:
            alone = habit == "together"
            near = (number - 1, number, number + 1) if alone else (number,)
            if any(each in found for each in near):
                continue
            if not alone and found.get(number + 1) == "together":
                continue  # shares a screen with this one
            found[number] = habit
            break
    return found
