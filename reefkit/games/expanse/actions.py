"""The actions of a seat in Blue Expanse, each one committed decision.

Cards on a reef are given by id (`state.ReefCard.id`), cards in a hand by kind, cards on offer by
deck and slot. Choices while a card acts are asked one target at a time (`state.Ask`), so that the
log follows the play and a choice can be undone.
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
    """Roll the die or dice and move the token."""


class Bid(Struct, frozen=True, forbid_unknown_fields=True):
    """A raise of the price of one card on offer, paid in cards of the hand."""

    deck: Offered
    slot: Slot
    by: Annotated[int, Meta(ge=1, le=99)]


class Raise(Action, frozen=True, tag="raise"):
    """In another's turn: raise the price of up to two cards with currency of their kind."""

    bids: Annotated[tuple[Bid, ...], Meta(min_length=1, max_length=2)]


class NoBid(Action, frozen=True, tag="pass"):
    """Raise nothing."""


class TakeCard(Action, frozen=True, tag="take"):
    """Take an open card of the tile's deck; compulsory on a bonus or malus tile."""

    slot: Slot


class Buy(Action, frozen=True, tag="buy", omit_defaults=True):
    """Buy a card on offer."""

    deck: Offered
    slot: Slot
    swapped: Count = 0  #: Cards of the other currency used, with a major port.


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of the hand, once shuffled into the player's own deck; it is free (B11)."""

    card: Kind


class AttachCard(Action, frozen=True, tag="attach"):
    """Attach a card of the reef to another."""

    card: CardId
    host: CardId


class Use(Action, frozen=True, tag="use"):
    """Use a card's offer to its owner, such as trading phytoplankton for biomass."""

    card: CardId


class Done(Action, frozen=True, tag="done"):
    """End the purchases, or the placing of research points."""


class ActCard(Action, frozen=True, tag="act"):
    """Manage: let a card act now (B5)."""

    card: CardId


class ActAll(Action, frozen=True, tag="rest", omit_defaults=True):
    """Manage: let all cards that have not acted do so: `first` in this order, then as usual."""

    first: Annotated[tuple[CardId, ...], Meta(max_length=99)] = ()
    planned: bool = False  #: Take the usual prey, as a forecast does, without asking.


class Research(Action, frozen=True, tag="research"):
    """Place research points on a card; those beyond the player's own are paid in Capital."""

    card: CardId
    points: Annotated[int, Meta(ge=1, le=99)]


class AnswerTask(Action, frozen=True, tag="answer"):
    """Answer a question with one of its options (`state.Ask.options`)."""

    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class Flow(Action, frozen=True, tag="flow", omit_defaults=True):
    """End: put currency cards of the hand under the player's own deck (B18), and end the turn."""

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
