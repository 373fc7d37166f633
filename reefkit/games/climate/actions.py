"""The actions of a seat in Climate Change, each one committed decision.

Cells count from 1. Cards are given by their numbers; `Cards.kind` says what a card is. *Ready*
(`reefkit.match.game`) ends the turn: a species that is then not adapted where it is dies out.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.games.climate.content import ANIMALS, MOST_CARDS, MOST_CELLS
from reefkit.match.game import Action

Cell = Annotated[int, Meta(ge=1, le=MOST_CELLS)]
CardNumber = Annotated[int, Meta(ge=0, le=MOST_CARDS - 1)]
CardNumbers = Annotated[tuple[CardNumber, ...], Meta(max_length=40)]


class PlaceSpecies(Action, frozen=True, tag="place", omit_defaults=True):
    """Put the species on a free savannah cell: at set-up, and for a new start (C7)."""

    cell: Cell
    #: Index in `ANIMALS`; None keeps the current one. It affects only the picture.
    animal: Annotated[int, Meta(ge=0, le=len(ANIMALS) - 1)] | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card and roll the die. In a turn only preadaptation may come before it (C9)."""


class MoveSpecies(Action, frozen=True, tag="move"):
    """Move to a cell, and adapt there with these cards, if any.

    Once per turn; one step, or up to two in the round after a change. Superfluous cards are
    refused, and the move with them.
    """

    cell: Cell
    cards: CardNumbers = ()


class Adapt(Action, frozen=True, tag="adapt"):
    """Adapt with these cards to the habitat the species is in; it cannot move after that (C16)."""

    cards: CardNumbers


class Preadapt(Action, frozen=True, tag="preadapt"):
    """Change one gene with these cards, all in one direction; once per turn."""

    cards: CardNumbers


class Exchange(Action, frozen=True, tag="exchange"):
    """Lay these cards aside and draw as many; once per turn, while the species fits (C24)."""

    cards: Annotated[CardNumbers, Meta(min_length=1)]


ClimateAction = PlaceSpecies | Draw | MoveSpecies | Adapt | Preadapt | Exchange
