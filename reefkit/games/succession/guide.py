"""Types of the answers of `queries`; every text in them is a message of the catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message


class SettlerCardText(Struct, frozen=True):
    """A kind of card described."""

    card: str
    colour: str
    guild: str
    number: int
    name: Message  #: As on the card (*barnacles*).
    story: Message  #: A sentence or two of natural history, or of what a disturbance is.
    eats: tuple[str, ...]  #: Kinds of settlers of which it removes one each from the rock (S9).


class PlayableCard(Struct, frozen=True):
    """A card of the viewer's hand, and whether it may be played now."""

    index: int  #: Index in the hand.
    card: str
    playable: bool  #: Whether a `LayCard` (in *hand-on*, a `HandToLeft`) of it is legal now.
    why: Message  #: Reason why it is, or is not, in one sentence.
    #: What is named when it is played: nothing, a number in the hand (crab, shrimp: optional) or a
    #: colour (nudibranch, jellyfish: compulsory).
    needs: Literal["", "number", "colour"]
    numbers: tuple[int, ...]  #: Numbers that may be named now.
    colours: tuple[str, ...]  #: Colours that may be named.


class Settled(Struct, frozen=True):
    """A settler on a round's rock (S9, S16)."""

    time: int  #: Number of the card in the round, from 1.
    turn: int  #: Turn of the round in which it was laid.
    position: int  #: Position of the log entry.
    seat: int
    card: str
    guild: str
    until: int = 0  #: Time at which it was eaten or swept away; 0 if it is still there.
    by: str = ""  #: Card that removed it: of what ate, swept or covered it; empty if none did.
    at: tuple[int, ...] = ()  #: Places that it takes; empty on a rock without end.


class RockVisit(Struct, frozen=True):
    """A predator or a disturbance on the rock, or a settler that found no room."""

    time: int
    turn: int
    position: int
    seat: int
    card: str
    guild: str
    eaten: tuple[int, ...] = ()  #: Settlers that it removed, as indices in `Rock.settled`.


class Rock(Struct, frozen=True):
    """The record of one round's rock, card by card; it serves charts and questions only."""

    round: int
    times: int  #: Number of cards laid, which is the current time; time 0 is bare rock.
    settled: tuple[Settled, ...]  #: In the order in which they came.
    visits: tuple[RockVisit, ...]  #: In the order in which they came.
    out: int  #: Seat that ended the round; −1 if none has.
    places: int = 0  #: Places on the rock; 0 if it has no end (S29).
    turned_away: tuple[RockVisit, ...] = ()  #: Settlers that found no room, in order.
