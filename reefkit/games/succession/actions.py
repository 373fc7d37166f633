"""The actions of a seat in Succession, each one committed decision.

Cards are given by kind (``brown-algae``). `last` and `winner` are the calls made with a play (S8):
*Last card* with the card that leaves one in the hand, *Winner* with the last. A wrong call is
refused, and nothing changes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.match.game import Action

Seat = Annotated[int, Meta(ge=0, le=63)]
Kind = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=1, le=99)]


class LayCard(Action, frozen=True, tag="play", omit_defaults=True):
    """Lay a card: the opening one, one on a turn, the one just drawn, one more, or a patch's."""

    card: Kind
    #: Crab and shrimp: the number discarded with it, if any (S5, S12).
    number: Number | None = None
    #: Nudibranch and jellyfish: the colour in play from now on.
    colour: Literal["green", "yellow", "blue"] | None = None
    last: bool = False
    winner: bool = False


class DrawOne(Action, frozen=True, tag="draw"):
    """Draw a card instead of playing one."""


class Follow(Action, frozen=True, tag="follow", omit_defaults=True):
    """Lay the follower on the seat's own card at once, such as a ciliate on brown algae."""

    last: bool = False
    winner: bool = False


class Upgrade(Action, frozen=True, tag="upgrade", omit_defaults=True):
    """Claim the follower on another seat's card."""

    last: bool = False
    winner: bool = False


class Pass(Action, frozen=True, tag="pass"):
    """Decline an option: to follow, upgrade, lay one more card, or play the card just drawn.

    On an ordinary turn it is legal only if there is nothing to draw and nothing to play (S11).
    """


class Catch(Action, frozen=True, tag="catch"):
    """Catch a seat that has one card and did not call *Last card*; the first to do so counts."""

    seat: Seat


class HandToLeft(Action, frozen=True, tag="hand-on"):
    """Ice scour: choose the card for the left neighbour; nobody else sees it."""

    card: Kind


class RockNote(Action, frozen=True, tag="note"):
    """After a round: a short note on the rock; nobody else sees it."""

    text: Annotated[str, Meta(max_length=2_000)]


SuccessionAction = LayCard | DrawOne | Follow | Upgrade | Pass | Catch | HandToLeft | RockNote
