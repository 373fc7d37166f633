"""What a seat can do in Succession. One action is one committed decision.

Cards are named by their kind (``brown-algae``). `last` and `winner` are what is called out with the
play (S8): *Last card* with the one that leaves one card, *Winner* with the one that leaves none. A
call that is not true is refused, and nothing changes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.match.game import Action

Seat = Annotated[int, Meta(ge=0, le=63)]
Kind = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=1, le=99)]


class LayCard(Action, frozen=True, tag="play", omit_defaults=True):
    """Lay a card: the opening one, on one's turn, the one just drawn, one more, a patch's."""

    card: Kind  #: Which card of the hand.
    #: Crab and shrimp: which number is discarded with it; none: none is (S5, S12).
    number: Number | None = None
    #: Nudibranch and jellyfish: the colour that is in play from now on.
    colour: Literal["green", "yellow", "blue"] | None = None
    #: ``last``, ``winner``: What is called out with the play.
    last: bool = False
    winner: bool = False


class DrawOne(Action, frozen=True, tag="draw"):
    """Draw a card instead of playing one."""


class Follow(Action, frozen=True, tag="follow", omit_defaults=True):
    """Lay the follower on one's own card at once: a ciliate on one's brown algae."""

    last: bool = False
    winner: bool = False


class Upgrade(Action, frozen=True, tag="upgrade", omit_defaults=True):
    """Claim the follower on somebody else's card."""

    last: bool = False
    winner: bool = False


class Pass(Action, frozen=True, tag="pass"):
    """Let go by what one may do but need not: follow, upgrade, lay one more, play what was drawn.

    On an ordinary turn only where there is nothing to draw and nothing to play (S11).
    """


class Catch(Action, frozen=True, tag="catch"):
    """Say that a seat has one card and did not say so; the first in the log counts."""

    seat: Seat


class HandToLeft(Action, frozen=True, tag="hand-on"):
    """Ice scour: choose the card that goes to the left neighbour; nobody else sees it."""

    card: Kind


class RockNote(Action, frozen=True, tag="note"):
    """After a round: a short note on what one saw on the rock; nobody else sees it."""

    text: Annotated[str, Meta(max_length=2_000)]


SuccessionAction = LayCard | DrawOne | Follow | Upgrade | Pass | Catch | HandToLeft | RockNote
