"""What the guide answers: typed and frozen; every text in them is a message of the catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from reefkit.text import Message

Call = Literal["", "last", "winner"]
"""What has to be called out with a play: nothing, *Last card* or *Winner*."""


class CardStory(Struct, frozen=True):
    """A kind of card, as it is explained.

    Attributes
    ----------
    name, one
        Its name as on the card (*barnacles*), and one of them (*barnacle*).
    story
        A sentence or two of natural history, or of what a disturbance is.
    does
        What happens when it is played; a sentence for numbered cards too.
    follower
        The card that may follow it at once; empty: none.
    eats, eaten_by
        Cards of the substrate's record (S9).
    points
        What it counts when it is left in a hand.
    """

    card: str
    colour: str
    guild: str
    feeding: str
    number: int
    copies: int
    points: int
    name: Message
    one: Message
    story: Message
    does: Message
    follower: str
    eats: tuple[str, ...]
    eaten_by: tuple[str, ...]


class Held(Struct, frozen=True):
    """A card of one's hand: whether it may be laid now, why, and what it would do.

    Attributes
    ----------
    index
        Its place in the hand; copies of a kind have places of their own.
    playable
        Whether a `Play` (or, in *hand-on*, a `HandOn`) of it is allowed now.
    why
        Why it may, or may not, in one sentence.
    does
        What a play would do, with the names of who is struck.
    needs
        What the play must or may name: nothing, a number held (crab, shrimp: optional) or a
        colour (nudibranch, jellyfish: compulsory).
    numbers, colours
        What may be named.
    call
        What has to be called out with it, where nothing else is named.
    call_with_number
        What has to be called out where a number is named too.
    """

    index: int
    card: str
    playable: bool
    why: Message
    does: Message
    needs: Literal["", "number", "colour"]
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    call: Call
    call_with_number: Call


class SeatStory(Struct, frozen=True):
    """A seat as everybody may see it.

    Attributes
    ----------
    cards
        How many cards it holds.
    points
        Its points of all finished rounds; the fewest win.
    said_last
        It holds one card and has said so.
    catchable
        It holds one card, has not said so, and can be caught by the others now.
    passed
        It has passed in the open upgrade window.
    place
        Its place by points, from 1; equal points share it.
    """

    seat: int
    name: str
    bot: str
    cards: int
    points: int
    place: int
    on_turn: bool
    awaited: bool
    said_last: bool
    catchable: bool
    passed: bool


class Now(Struct, frozen=True):
    """Where the table stands.

    Attributes
    ----------
    phase
        One of `state.PHASES`.
    player
        Whose turn or choice it is, or who laid the card that others may claim; −1: nobody.
    coming
        Who comes next, as things stand; −1: nobody.
    top
        The card on top of the pile; empty: none.
    deck, pile
        How many cards lie there.
    direction
        1 clockwise, −1 the other way.
    follower
        The card that may follow or be claimed now; empty: none.
    window
        Whether a clock of seconds runs for what is awaited (follow, upgrade, more).
    seconds
        How long what is awaited has; none: for ever. What is left of it, a page works out from
        `Table.waits_since(Now.awaited)`.
    awaited
        The id of what is awaited first; empty: nothing is.
    opening
        The card that starts (in *start*); empty otherwise.
    limit
        The highest number that `player` may play this turn (sedimentation); 0: any.
    turn, restarts_until, round_until
        Turns begun in the round; after how many of the table starfish leave, and the round is
        scored as it stands (S14).
    """

    round: int
    rounds: int
    phase: str
    player: int
    coming: int
    colour: str
    top: str
    deck: int
    pile: int
    direction: int
    follower: str
    window: bool
    seconds: float | None
    awaited: str
    opening: str
    limit: int
    turn: int
    restarts_until: int
    round_until: int


class Can(Struct, frozen=True):
    """Which buttons a seat has now.

    Attributes
    ----------
    start
        The card it may start with (`Play`); empty: it may not.
    play
        Whether any card of its hand may be laid.
    draw, follow, upgrade, pass_, hand_on, ready, note
        Whether that action is allowed.
    catch
        Which seats it may catch.
    call
        What has to be called out with *Follow* or *Upgrade*.
    must
        What keeps it from saying *Ready*, or what it is asked now, as a sentence; none: nothing.
    """

    start: str
    play: bool
    draw: bool
    follow: bool
    upgrade: bool
    pass_: bool
    hand_on: bool
    ready: bool
    note: bool
    catch: tuple[int, ...]
    call: Call
    must: Message | None


class Settled(Struct, frozen=True):
    """One settler of a round's rock (S9, S16): the record feeds charts only.

    Attributes
    ----------
    time
        As the how-manieth card of the round it was laid, from 1.
    turn
        The turn of the round in which it was laid.
    position
        The entry of the log.
    until
        The time at which it was eaten or swept away; 0: it still stands.
    by
        What ended it: a predator's card or a disturbance's; empty: nothing has.
    """

    time: int
    turn: int
    position: int
    seat: int
    card: str
    guild: str
    until: int = 0
    by: str = ""


class Visit(Struct, frozen=True):
    """A predator or a disturbance on the rock.

    Attributes
    ----------
    eaten
        Which settlers it took, as places in `Rock.settled`.
    """

    time: int
    turn: int
    position: int
    seat: int
    card: str
    guild: str
    eaten: tuple[int, ...] = ()


class Rock(Struct, frozen=True):
    """The record of one round's rock, card by card.

    Attributes
    ----------
    times
        How many cards were laid: time 0 is bare rock, and `times` is now.
    settled, visits
        In the order in which they came.
    out
        Who ended the round; −1: nobody has.
    """

    round: int
    times: int
    settled: tuple[Settled, ...]
    visits: tuple[Visit, ...]
    out: int
