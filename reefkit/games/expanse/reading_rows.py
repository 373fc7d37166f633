"""The rows of the readings of a match."""

from __future__ import annotations

from typing import NamedTuple


class TurnRow(NamedTuple):
    """A seat as it stood at the end of one of its turns."""

    #: ``turn``, ``seat``: Which turn of the table, and whose.
    turn: int
    seat: int
    player: str  #: The seat's name.
    own_turn: int  #: The how-manieth turn of that seat.
    #: ``points``, ``pollution``, ``research``: Of that seat; points as if counted then.
    points: int
    pollution: int
    research: int
    #: ``warming``, ``stage``: Of the table.
    warming: int
    stage: int
    bleached: int  #: Its corals without zooxanthellae.


class KindRow(NamedTuple):
    """How many of a kind lay on a reef when a turn ended; kinds that lay nowhere are left out."""

    #: ``turn``, ``seat``: Which turn of the table; whose reef, at the end of any player's turn.
    turn: int
    seat: int
    player: str  #: The seat's name.
    #: ``card``, ``deck``, ``feeding``: The kind, its deck, and its class where it lives.
    card: str
    deck: str
    feeding: str
    number: int  #: How many.


class EatenRow(NamedTuple):
    """One thing that was eaten."""

    #: ``turn``, ``seat``: When, and on whose reef.
    turn: int
    seat: int
    player: str  #: The seat's name.
    #: ``eater``, ``eaten``: The card that ate; the card or food that it ate.
    eater: str
    eaten: str
    number: int  #: How many of it.


class StarvedRow(NamedTuple):
    """A card that found no whole meal and left the reef."""

    #: ``turn``, ``seat``: When, and on whose reef.
    turn: int
    seat: int
    #: ``player``, ``card``: The seat's name; the card.
    player: str
    card: str


class SourceRow(NamedTuple):
    """A change of pollution or warming, and where it came from."""

    turn: int  #: When.
    counter: str  #: ``pollution`` of a seat, or ``warming`` of the table.
    seat: int | None  #: Whose pollution; none for warming.
    #: ``player``, ``source``: The seat's name, empty for warming; the card that it came from.
    player: str
    source: str
    number: int  #: By how much; less than 0 where it fell.


class PurchaseRow(NamedTuple):
    """A card that was bought."""

    #: ``turn``, ``seat``: When, and by whom.
    turn: int
    seat: int
    #: ``player``, ``card``, ``deck``: The seat's name; the card, and its deck.
    player: str
    card: str
    deck: str
    price: int  #: What was paid, raisers' currency included.


class OfferRow(NamedTuple):
    """A card that lay open when a player began to buy, its deck being open."""

    #: ``turn``, ``seat``: When, and to whom.
    turn: int
    seat: int
    #: ``player``, ``card``, ``deck``: The seat's name; the card, and its deck.
    player: str
    card: str
    deck: str
    price: int  #: What it cost then.
    bought: bool  #: Whether the player bought one of the kind in that turn.
