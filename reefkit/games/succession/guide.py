"""The answers of queries as types; every text in them is a message of the catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message

Call = Literal["", "last", "winner"]
"""What has to be called out with a play: nothing, *Last card* or *Winner*."""


class SettlerCardText(Struct, frozen=True):
    """A kind of card, as it is explained."""

    card: str
    colour: str
    guild: str
    feeding: str
    number: int
    copies: int
    points: int  #: What it counts when it is left in a hand.
    #: ``name``, ``one``: Its name as on the card (*barnacles*), and one of them (*barnacle*).
    name: Message
    one: Message
    story: Message  #: A sentence or two of natural history, or of what a disturbance is.
    does: Message  #: What happens when it is played; a sentence for numbered cards too.
    follower: str  #: The card that may follow it at once; empty: none.
    eats: tuple[str, ...]  #: Cards of the substrate's record (S9).


class PlayableCard(Struct, frozen=True):
    """A card of one's hand: whether it may be laid now, why, and what it would do."""

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
    call: Call  #: What has to be called out with it, where nothing else is named.
    call_with_number: Call  #: What has to be called out where a number is named too.


class HandSummary(Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: int
    name: str
    bot: str
    cards: int  #: How many cards it holds.
    points: int  #: Its points of all finished rounds; the fewest win.
    place: int  #: Its place by points, from 1; equal points share it.
    on_turn: bool
    awaited: bool
    said_last: bool  #: It holds one card and has said so.
    catchable: bool  #: It holds one card, has not said so, and can be caught by the others now.
    passed: bool  #: It has passed in the open upgrade window.


class RoundNow(Struct, frozen=True):
    """Where the table is."""

    round: int
    rounds: int
    phase: str  #: One of `state.PHASES`.
    #: Whose turn or choice it is, or who laid the card that others may claim; −1: nobody.
    player: int
    coming: int  #: Who comes next, as things are; −1: nobody.
    colour: str
    top: str  #: The card on top of the pile; empty: none.
    #: ``deck``, ``pile``: How many cards lie there.
    deck: int
    pile: int
    direction: int  #: 1 clockwise, −1 the other way.
    follower: str  #: The card that may follow or be claimed now; empty: none.
    window: bool  #: Whether a clock of seconds runs for what is awaited (follow, upgrade, more).
    #: How long what is awaited has; none: for ever. What is left of it, a page works out from
    #: `Table.waits_since(Now.awaited)`.
    seconds: float | None
    awaited: str  #: The id of what is awaited first; empty: nothing is.
    opening: str  #: The card that starts (in *start*); empty otherwise.
    limit: int  #: The highest number that `player` may play this turn (sedimentation); 0: any.
    #: ``turn``, ``restarts_until``, ``round_until``: Turns begun in the round; after how many of
    #: the table starfish leave, and the round is scored as it is (S14).
    turn: int
    restarts_until: int
    round_until: int


class Can(Struct, frozen=True):
    """Which buttons a seat has now."""

    start: str  #: The card it may start with (`LayCard`); empty: it may not.
    play: bool  #: Whether any card of its hand may be laid.
    #: ``draw``, ``follow``, ``upgrade``, ``pass_``, ``hand_on``, ``ready``, ``note``: Whether that
    #: action is allowed.
    draw: bool
    follow: bool
    upgrade: bool
    pass_: bool
    hand_on: bool
    ready: bool
    note: bool
    catch: tuple[int, ...]  #: Which seats it may catch.
    call: Call  #: What has to be called out with *Follow* or *Upgrade*.
    #: What keeps it from saying *Ready*, or what it is asked now, as a sentence; none: nothing.
    must: Message | None


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
