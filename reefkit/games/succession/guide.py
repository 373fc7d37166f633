"""The answers of queries as types; every text in them is a message of the catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message


class SettlerCardText(Struct, frozen=True):
    """A kind of card, as it is explained."""

    card: str
    colour: str
    guild: str
    number: int
    name: Message  #: As on the card (*barnacles*).
    story: Message  #: A sentence or two of natural history, or of what a disturbance is.
    eats: tuple[str, ...]  #: Cards of the substrate's record (S9).


class PlayableCard(Struct, frozen=True):
    """A card of the viewer's hand, and what a play of it would be now."""

    index: int  #: Its place in the hand; copies of a kind have places of their own.
    card: str
    playable: bool  #: Whether a `LayCard` (or, in *hand-on*, a `HandOn`) of it is allowed now.
    why: Message  #: Why it may, or may not, in one sentence.
    does: Message  #: What a play would do, with the names of who is struck.
    #: What the play must or may name: nothing, a number held (crab, shrimp: optional) or a colour
    #: (nudibranch, jellyfish: compulsory).
    needs: Literal["", "number", "colour"]
    #: ``numbers``, ``colours``: What may be named.
    numbers: tuple[int, ...]
    colours: tuple[str, ...]


class Settled(Struct, frozen=True):
    """One settler of a round's rock (S9, S16): the record feeds charts only."""

    time: int  #: As the how-manieth card of the round it was laid, from 1.
    turn: int  #: The turn of the round in which it was laid.
    position: int  #: The entry of the log.
    seat: int
    card: str
    guild: str
    until: int = 0  #: The time at which it was eaten or swept away; 0: it is still there.
    by: str = ""  #: What ended it: a predator's card or a disturbance's; empty: nothing has.


class RockVisit(Struct, frozen=True):
    """A predator or a disturbance on the rock."""

    time: int
    turn: int
    position: int
    seat: int
    card: str
    guild: str
    eaten: tuple[int, ...] = ()  #: Which settlers it took, as places in `Rock.settled`.


class Rock(Struct, frozen=True):
    """The record of one round's rock, card by card."""

    round: int
    times: int  #: How many cards were laid: time 0 is bare rock, and `times` is now.
    #: ``settled``, ``visits``: In the order in which they came.
    settled: tuple[Settled, ...]
    visits: tuple[RockVisit, ...]
    out: int  #: Who ended the round; −1: nobody has.
