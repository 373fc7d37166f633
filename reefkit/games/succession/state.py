"""The state of a table of Succession.

Cards are given by kind (`data/succession/cards.toml`), since copies of a kind are identical; ``""``
is a card hidden from the viewer, or no card. The deck has no order: a draw picks a card at random.
"""

from __future__ import annotations

from msgspec import Struct

PHASES = (
    "setup",
    "start",
    "turn",
    "drawn",
    "follow",
    "upgrade",
    "more",
    "patch",
    "hand-on",
    "survey",
    "over",
)
"""Phases of a table.

setup : everybody says Ready, then cards are dealt.
start : one of `starters` lays `opening`, the lowest card (S2): in a new round, or after a starfish.
turn : `player` plays a card or draws one.
drawn : `player` has just drawn a card, and plays it if it matches, or keeps it (S3). Its legal
    actions are secret, so that keeping a predator reveals nothing.
follow : `player` laid a card that has a follower, and may lay the follower at once. A player
    without the follower is asked too, so that nothing of its hand is revealed.
upgrade : any other seat may claim the follower, until all have passed or the time is up (S4).
more : `player` claimed the follower, and may lay one more card of the colour in play.
patch : `player` laid a bare patch, and must lay a card of the patch's colour at once.
hand-on : ice scour: everybody chooses a card for the left neighbour, in secret.
survey : the round has been scored; everybody may write a note, and says Ready.
over : all rounds are played.
"""

HIDDEN = ""
NOBODY = -1


class State(Struct):
    """A table between two actions; lists of seats have one item per seat."""

    round: int  #: From 1; 0 before the first deal.
    phase: str  #: One of `PHASES`.
    step: int  #: Number of actions so far; it makes bots' luck differ between decisions.
    turn: int  #: Number of the turn in the round, over all seats; 0 before the first.
    #: Seat whose turn or choice it is; in *upgrade*, the one that laid the card; `NOBODY` if none.
    player: int
    direction: int  #: 1 clockwise (to the next seat), −1 anticlockwise.
    colour: str  #: Colour in play; it stays when cards without colour are laid (S12).
    hands: list[list[str]]  #: Cards by seat, in the order in which they came.
    deck: list[str]  #: Cards to draw, in no order.
    pile: list[str]  #: Discards, the top one last.
    #: Cards that left the round: swept by a storm, or starfish after many turns (S14, S15).
    gone: list[str]
    starters: list[int]  #: Seats that may start; empty in other phases.
    opening: str  #: Card with which they may start; empty in other phases.
    drawn: str  #: Card that `player` has just drawn; empty in other phases.
    coming: int  #: Seat whose turn comes next; `NOBODY` while that is open.
    #: By seat, whether it has passed, or may not claim, in *upgrade*; whether it has chosen, in
    #: *hand-on*.
    passed: list[bool]
    called: bool  #: Whether `player` called *Last card* with the card that it laid last.
    uncalled: int  #: Seat with one card that did not say so; `NOBODY` if none can be caught.
    limit: int  #: Highest number that may be played this turn (sedimentation); 0 for any.
    limit_next: int  #: The limit of the next turn.
    given: list[str]  #: Card that each seat hands on; empty until it has chosen.
    laid: int  #: Number of cards laid in the round, which is the time of `guide.Rock`.
    draws: int  #: Number of random numbers drawn in the match, which is the index of the next.
    ready: list[bool]  #: Seats that have said Ready.
    points: list[list[int]]  #: By finished round, the points left in each hand.
    #: By finished round, the seat that laid its last card; `NOBODY` if it was scored early (S14).
    out: list[int]
    notes: list[list[str]]  #: Notes of each seat by round; nobody else sees them.


def new_state(seats: int, rounds: int, deck: list[str]) -> State:
    return State(
        round=0,
        phase="setup",
        step=0,
        turn=0,
        player=NOBODY,
        direction=1,
        colour="green",
        hands=[[] for _ in range(seats)],
        deck=deck,
        pile=[],
        gone=[],
        starters=[],
        opening=HIDDEN,
        drawn=HIDDEN,
        coming=NOBODY,
        passed=[False] * seats,
        called=False,
        uncalled=NOBODY,
        limit=0,
        limit_next=0,
        given=[HIDDEN] * seats,
        laid=0,
        draws=0,
        ready=[False] * seats,
        points=[],
        out=[],
        notes=[[""] * rounds for _ in range(seats)],
    )
