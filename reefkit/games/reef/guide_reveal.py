"""What a page is told after a card: the types of the answer, see `guide_catastrophe`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.games.reef.guide_drawn import Drawn
from reefkit.text import Message

Outcome = Literal["died", "lived", "spared"]
Verdict = Literal["", "right", "missed", "it-lived"]


class BuilderFate(Struct, frozen=True):
    """What a card did to one builder.

    Attributes
    ----------
    row, column, level, depth
        Where it stood before the card; depth is S, M or D.
    fate
        ``died``; ``lived``: the card reached it, and a trait or its owner saved it; ``spared``: no
        clause of the card reached it.
    verdict
        ``right``, ``missed`` (it died and was not marked) or ``it-lived`` (it was marked); empty
        where nothing was predicted or its owner chose (R29).
    """

    row: int
    column: int
    level: int
    depth: str
    builder: str
    tokens: tuple[str, ...]
    fate: Outcome
    verdict: Verdict
    reasons: tuple[Message, ...]
    sentence: Message


class Lost(Struct, frozen=True):
    """How many of one type a reef lost."""

    type: str
    name: Message
    count: int


class SeatReveal(Struct, frozen=True):
    """What a card did to one reef.

    Attributes
    ----------
    builders
        Those the card judges, the wrongly foreseen first: missed, then those that lived.
    predicted
        Whether the viewer's own prediction is among the verdicts.
    right, of
        How many certain fates the seat foresaw; 0 of 0 where it was not asked.
    died, lived
        Builders by the letter of their water.
    algae
        Spaces overgrown by the card, less those it freed.
    """

    seat: int
    player: str
    builders: tuple[BuilderFate, ...]
    predicted: bool
    right: int
    of: int
    died: dict[str, int]
    lived: dict[str, int]
    lost: tuple[Lost, ...]
    algae: int


class Reveal(Struct, frozen=True):
    """What a card did to the table."""

    drawn: Drawn
    seats: tuple[SeatReveal, ...]
