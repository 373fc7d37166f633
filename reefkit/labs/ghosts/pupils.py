"""Who the ghosts are: names, abilities, ways to play, and habits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from reefkit.labs.ghosts.chance import normal, pick, share
from reefkit.labs.ghosts.content import GhostFile, own

Habit = Literal["", "absent", "late", "half", "strange", "quiet", "together"]
CLASS_SIZE = 30


class Ghost(Struct, frozen=True):
    """One simulated student.

    Attributes
    ----------
    number
        From 0, in the order in which they come.
    name
        As typed on joining; names may be alike.
    key
        Whose chance is theirs: the class's seed and the number.
    ability
        On the scale of the item model, 0 in the middle.
    style
        The bot whose play they come nearest to.
    care
        From 0 to 1: how seldom they choose at random what the bot would have weighed.
    habit
        What is out of the ordinary with them; empty for nothing.
    """

    number: int
    name: str
    key: str
    ability: float
    style: str
    care: float
    habit: Habit = ""


def ghosts_of(
    seed: str, count: int = CLASS_SIZE, styles: Sequence[str] = (), file: GhostFile | None = None
) -> tuple[Ghost, ...]:
    """Make the ghosts of a class, the same for the same seed.

    Parameters
    ----------
    seed
        Any text.
    count
        How many.
    styles
        The bots of the game.
    file
        What they are made of; none: our own.
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
    """Give habits to some; who shares a screen comes right after somebody without a habit."""
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
                continue  # somebody sits with this one
            found[number] = habit
            break
    return found
