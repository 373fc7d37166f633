"""What a seat can do in Climate Change. One action is one committed decision.

Cells count from 1. Cards are given by their numbers, as they are in the seat's hand; a number is
one piece of paper, and `Cards.kind` says what is printed on it. *Ready* (`reefkit.match.game`) ends
the turn: a species that is not adapted where it is then is extinct.
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
    #: Which of the five animals it is; none: as before, or by seat. Nothing depends on it.
    animal: Annotated[int, Meta(ge=0, le=len(ANIMALS) - 1)] | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card and roll the die. Only preadaptation may come before it in a turn (C9)."""


class MoveSpecies(Action, frozen=True, tag="move"):
    """Move to a cell, and adapt there by these cards (none: not now, or not needed).

    Once a turn, one step, or up to two in the round after a change; who stays sends none. Cards
    that could be left out are refused, and with them the move.
    """

    cell: Cell
    cards: CardNumbers = ()


class Adapt(Action, frozen=True, tag="adapt"):
    """Adapt by these cards to the habitat that the species is in; it moves no more (C16)."""

    cards: CardNumbers


class Preadapt(Action, frozen=True, tag="preadapt"):
    """Change one gene by these cards, all of that gene and of one direction; once a turn."""

    cards: CardNumbers


ClimateAction = PlaceSpecies | Draw | MoveSpecies | Adapt | Preadapt
