"""Carrying a card out: deaths, stacks that close up, algae, and dwellers without support."""

from collections.abc import Collection, Sequence

from .board import Reef, Space, Spot, add_algae, overflow
from .cards import fate
from .fates import Fate
from .pieces import Builder


def close_up(reef: Reef, deaths: Collection[Spot]) -> None:
    """Take the dead out of `reef` in place; survivors of a stack move down (R16).

    Levels count from the top, so a survivor keeps its order and the alga above stays (R8).
    """
    for row, column in list(reef.stacks):
        stack = reef.stacks[row, column]
        living = [
            builder for level, builder in enumerate(stack) if (row, column, level) not in deaths
        ]
        if living:
            reef.stacks[row, column] = living
        else:
            del reef.stacks[row, column]


def _check_choice(fated: Fate, chosen: set[Spot]) -> None:
    """Refuse a choice of victims that the card does not leave open."""
    if fated.alternatives:
        if chosen not in fated.alternatives:
            message = f"not one of the tied types: {sorted(chosen)}"
            raise ValueError(message)
    elif len(chosen) != fated.pool_deaths or not chosen <= fated.pool:
        message = f"{fated.pool_deaths} have to be chosen of the pool, not {sorted(chosen)}"
        raise ValueError(message)


def apply(
    reef: Reef,
    card: str,
    *,
    chosen: Collection[Spot] = (),
    algae: Sequence[Space] = (),
    roll: int | None = None,
) -> tuple[Reef, int]:
    """Return the reef after a card, and how many dwellers then have to leave.

    Parameters
    ----------
    reef : Reef
        The reef before the card; it is not changed.
    card : str
        Id of the card.
    chosen : collection of (row, column, level)
        The owner's victims: of the pool of a *half* card, or one of the tied coral types.
    algae : sequence of (row, column)
        Where the owner puts the algae that the card adds, in order (R5).
    roll : int, optional
        The reef's roll for the two *Invasive* cards.

    Returns
    -------
    (Reef, int)
        The reef, its dwellers still there, and the number without support: they are counted once,
        when all of the card is done (R18), and leave by `board.leave`.

    Raises
    ------
    ValueError
        If a choice is not one that the card leaves open.
    """
    fated = fate(reef, card, roll)
    victims = set(chosen)
    _check_choice(fated, victims)
    after = reef.copy()
    for row, column, level, token in fated.tokens_lost:
        builder = after.stacks[row, column][level]
        after.stacks[row, column][level] = Builder(builder.kind, builder.tokens - {token})
    close_up(after, fated.deaths | victims)
    after.algae -= fated.algae_removed
    for space, builder in fated.builders_placed.items():
        after.stacks[space] = [builder]
    after.algae |= set(fated.algae_placed)
    after = add_algae(after, list(algae), fated.algae_to_choose)
    for name, number in fated.dwellers_lost.items():
        after.dwellers[name] -= number
    return after, overflow(after)
