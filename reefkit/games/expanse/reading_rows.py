"""The rows of the tables that can be read from a match of Blue Expanse (`readings`)."""

from __future__ import annotations

from typing import NamedTuple


class TurnRow(NamedTuple):
    """A seat as it stood at the end of one of its turns.

    Attributes
    ----------
    turn, seat : int
        Which turn of the table, and whose.
    player : str
        The seat's name.
    own_turn : int
        The how-manieth turn of that seat.
    points, pollution, research : int
        Of that seat; points as if counted then.
    warming, stage : int
        Of the table.
    bleached : int
        Its corals without zooxanthellae.
    """

    turn: int
    seat: int
    player: str
    own_turn: int
    points: int
    pollution: int
    research: int
    warming: int
    stage: int
    bleached: int


class ReefRow(NamedTuple):
    """How many of a kind lay on a reef at the end of a turn; kinds that lay nowhere are left out.

    Attributes
    ----------
    turn, seat : int
        Which turn of the table; whose reef, at the end of any player's turn.
    player : str
        The seat's name.
    card, deck, feeding : str
        The kind, its deck, and its class where it lives.
    number : int
        How many.
    """

    turn: int
    seat: int
    player: str
    card: str
    deck: str
    feeding: str
    number: int


class EatenRow(NamedTuple):
    """One thing that was eaten.

    Attributes
    ----------
    turn, seat : int
        When, and on whose reef.
    player : str
        The seat's name.
    eater, eaten : str
        The card that ate; the card or food that it ate.
    number : int
        How many of it.
    """

    turn: int
    seat: int
    player: str
    eater: str
    eaten: str
    number: int


class StarvedRow(NamedTuple):
    """A card that found no whole meal and left the reef.

    Attributes
    ----------
    turn, seat : int
        When, and on whose reef.
    player, card : str
        The seat's name; the card.
    """

    turn: int
    seat: int
    player: str
    card: str


class SourceRow(NamedTuple):
    """A change of pollution or warming, and where it came from.

    Attributes
    ----------
    turn : int
        When.
    counter : str
        ``pollution`` of a seat, or ``warming`` of the table.
    seat : int or None
        Whose pollution; none for warming.
    player, source : str
        The seat's name, empty for warming; the card that it came from.
    number : int
        By how much; less than 0 where it fell.
    """

    turn: int
    counter: str
    seat: int | None
    player: str
    source: str
    number: int


class PurchaseRow(NamedTuple):
    """A card that was bought.

    Attributes
    ----------
    turn, seat : int
        When, and by whom.
    player, card, deck : str
        The seat's name; the card, and its deck.
    price : int
        What was paid, raisers' currency included.
    """

    turn: int
    seat: int
    player: str
    card: str
    deck: str
    price: int


class OfferRow(NamedTuple):
    """A card that lay open when a player began to buy, its deck being open.

    Attributes
    ----------
    turn, seat : int
        When, and to whom.
    player, card, deck : str
        The seat's name; the card, and its deck.
    price : int
        What it cost then.
    bought : bool
        Whether the player bought one of the kind in that turn.
    """

    turn: int
    seat: int
    player: str
    card: str
    deck: str
    price: int
    bought: bool
