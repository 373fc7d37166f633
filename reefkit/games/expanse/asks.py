"""Choices that owners make while cards act: asked one target at a time, and only where it matters.

Options stand in the usual order, the one first that a player would mostly choose: a preview, and a
seat whose time is up, take that one.
"""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.expanse import tasks
from reefkit.games.expanse.matching import attached_to
from reefkit.games.expanse.state import Ask, Card, Task
from reefkit.games.expanse.step import Step

STOP, YES, NO = "stop", "yes", "no"
Owned = tuple[int, Card]
"""A card, after the seat whose reef it lies on."""


def question(
    step: Step, task: Task, what: str, options: Sequence[str], left: int = 1, seat: int = -1
) -> None:
    """Ask the owner of a task, or another seat, in the words of ``ask-expanse-<what>``."""
    asked = task.seat if seat < 0 else seat
    card = step.card(task.seat, task.card) if task.card else None
    kind = card.kind if card is not None else ""
    tasks.ask(step, task, Ask(asked, what, list(options), task.card, kind, left))


def option_of(card: Card) -> str:
    """Give the option that names a card."""
    return f"card:{card.id}"


def chosen_card(step: Step, option: str) -> Owned | None:
    """Give the card that an option names, wherever it lies; none where it is gone."""
    id_ = int(option.removeprefix("card:"))
    for seat in step.seats:
        card = step.card(seat, id_)
        if card is not None:
            return seat, card
    return None


def next_card(
    step: Step, task: Task, what: str, among: Sequence[Owned], left: int, *, may: bool = False
) -> str:
    """Give the next card that is to be chosen, or ask and give an empty text.

    Nothing is asked where all that can be chosen will be, or where all are alike.

    Parameters
    ----------
    among
        What can be chosen, at least one card.
    left
        How many are still to be chosen, this one included.
    may
        The owner may also choose none.
    """
    if not may and (len(among) <= left or len({likeness(step, *each) for each in among}) == 1):
        return option_of(usual(step, task.seat, among)[0][1])
    options = [option_of(card) for _, card in usual(step, task.seat, among)]
    stops = [STOP] if may else []
    ours = any(seat == task.seat for seat, _ in among)
    question(step, task, what, [*stops, *options] if ours else [*options, *stops], left)
    return ""


def likeness(step: Step, seat: int, card: Card) -> tuple[object, ...]:
    """Give all that tells a card from another of its kind; cards alike are not asked about."""
    host = step.card(seat, card.host) if card.host else None
    return (*_looks(step, seat, card), *(_looks(step, seat, host) if host is not None else ()))


def _looks(step: Step, seat: int, card: Card) -> tuple[object, ...]:
    company = tuple(sorted(each.kind for each in attached_to(step, seat, card)))
    marks = (card.acted, card.failed, card.idle, card.bleached, card.expelled, card.handed)
    counts = (card.stored, tuple(card.placed), card.ends)
    return (seat, card.kind, card.copy, company, *marks, *counts)


def usual(step: Step, seat: int, among: Sequence[Owned]) -> list[Owned]:
    """Put cards in the order in which a player would lose them; of others, the dearest first."""
    return sorted(
        among,
        key=lambda each: (
            worth(step, *each) if each[0] == seat else -worth(step, *each),
            each[1].id,
        ),
    )


def worth(step: Step, seat: int, card: Card) -> int:
    """Give roughly what a card is worth to its owner: for the usual order alone."""
    kind = step.kind(card.kind)
    company = sum(2 + step.kind(each.kind).points for each in attached_to(step, seat, card))
    value = 8 * kind.points + 3 * kind.cost + 4 * company - 4 * (kind.deck == "malus")
    value -= card.acted + 40 * card.failed + 20 * bool(card.ends == 1)
    return value - 100 * (card.copy == "turn")
