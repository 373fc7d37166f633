"""What a seat can do in Blue Expanse. One action is one committed decision.

Cards on a reef are named by their number (`state.Card.id`), cards in a hand by their kind, cards on
offer by deck and slot. What an owner may choose while a card acts is asked one target at a time
(`state.Ask`), so that the log reads as play does and a choice can be taken back.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.match.game import Action

CardId = Annotated[int, Meta(ge=0, le=100_000)]
Kind = Annotated[str, Meta(min_length=1, max_length=60)]
Slot = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=99)]
Offered = Literal["resource", "biomass", "humanitarian"]
"""Decks whose cards are bought."""


class RollDie(Action, frozen=True, tag="roll"):
    """Roll the die and move."""


class Bid(Struct, frozen=True, forbid_unknown_fields=True):
    """By how many currency cards a raiser makes a card on offer dearer."""

    deck: Offered
    slot: Slot
    by: Annotated[int, Meta(ge=1, le=99)]


class Raise(Action, frozen=True, tag="raise"):
    """In another's turn: play currency of their kind on up to two cards on offer."""

    bids: Annotated[tuple[Bid, ...], Meta(min_length=1, max_length=2)]


class NoBid(Action, frozen=True, tag="pass"):
    """Raise nothing."""


class TakeCard(Action, frozen=True, tag="take"):
    """Take a card of the tile's deck: on a bonus or malus tile, one must be taken."""

    slot: Slot


class Buy(Action, frozen=True, tag="buy", omit_defaults=True):
    """Buy a card on offer."""

    #: ``deck``, ``slot``: Which.
    deck: Offered
    slot: Slot
    swapped: Count = 0  #: How many cards of the other currency pay for it, with a major port.


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of the hand that had gone into one's own deck; it is free (B11)."""

    card: Kind


class AttachCard(Action, frozen=True, tag="attach"):
    """Attach a card of one's reef to another of one's cards."""

    card: CardId
    host: CardId


class Use(Action, frozen=True, tag="use"):
    """Do what a card offers its owner at will, such as trading phytoplankton for biomass."""

    card: CardId


class Done(Action, frozen=True, tag="done"):
    """Buy no more; or place no more research."""


class ActCard(Action, frozen=True, tag="act"):
    """Manage: let a card act now (B5)."""

    card: CardId


class ActAll(Action, frozen=True, tag="rest"):
    """Manage: let all cards that have not acted do so, in the usual order."""


class Research(Action, frozen=True, tag="research"):
    """Manage: place research points on a card; what they cost is paid in capital."""

    card: CardId
    points: Annotated[int, Meta(ge=1, le=99)]


class AnswerTask(Action, frozen=True, tag="answer"):
    """Answer what is asked: one of its options (`state.Ask.options`)."""

    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class Flow(Action, frozen=True, tag="flow", omit_defaults=True):
    """End: put so many currency cards of the hand under one's own deck (B18), and end the turn."""

    biomass: Count = 0
    capital: Count = 0


ExpanseAction = (
    RollDie
    | Raise
    | NoBid
    | TakeCard
    | Buy
    | PlayCard
    | AttachCard
    | Use
    | Done
    | ActCard
    | ActAll
    | Research
    | AnswerTask
    | Flow
)
