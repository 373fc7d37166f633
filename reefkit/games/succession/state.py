"""The state of a table of Succession: whose cards lie where, and what waits for whom.

A `Step` is the new state while it is being made, with its chance and who listens.

Cards are named by their kind (`data/succession/cards.toml`), for the copies of a kind are alike;
``""`` is a card that the viewer may not see. The deck keeps no order: a draw picks one of it.
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
"""Where a table may be.

setup : everybody says Ready, then cards are dealt.
start : one of `starters` plays `opening`, the lowest card (S2), at the start and after a starfish.
turn : `player` plays a card or draws one.
drawn : `player` has just drawn a card, and plays it where it matches or keeps it (S3). What it may
    do is its own secret, so that a kept predator is not told.
follow : `player` laid a card that its follower may follow at once, and may lay that. A player
    without the follower is asked too, so that nothing of its hand is told.
upgrade : any other seat may claim the follower, until all have passed or the clock ran out (S4).
more : `player` upgraded, and may lay one more card of the colour.
patch : `player` laid a bare patch, and lays a green card at once.
hand-on : ice scour: everybody chooses a card for the left neighbour, in secret.
survey : the round is scored; everybody may write a note, and says Ready.
over : all rounds are played.
"""

HIDDEN = ""
NOBODY = -1


class State(Struct):
    """A table between two actions; lists of seats have one item a seat."""

    round: int  #: From 1; 0 before the first deal.
    phase: str  #: One of `PHASES`.
    step: int  #: Actions taken so far; with it bots' luck differs from one decision to the next.
    turn: int  #: Turns begun in the round.
    #: Whose turn or choice it is; in *upgrade*, who laid the card; `NOBODY` where there is none.
    player: int
    direction: int  #: 1 clockwise (to the next seat), −1 the other way.
    colour: str  #: The colour in play, kept by itself (S12).
    hands: list[list[str]]  #: Cards by seat, in the order in which they came.
    deck: list[str]  #: Cards to draw, in no order.
    pile: list[str]  #: Discards, the top one last.
    #: Cards that left the round: swept by a storm, starfish after many turns (S14, S15).
    gone: list[str]
    #: ``starters``, ``opening``: Who may start, and with which card; empty in other phases.
    starters: list[int]
    opening: str
    drawn: str  #: The card that `player` has just drawn; empty in other phases.
    coming: int  #: Whose turn comes when nothing more is claimed.
    #: Who has passed in the open upgrade window, or cannot claim in it; in *hand-on*, who has
    #: chosen.
    passed: list[bool]
    called: bool  #: Whether `player` called *Last card* with the card laid last.
    uncalled: int  #: Who has one card and did not say so; `NOBODY` where nobody can be caught.
    #: ``limit``, ``limit_next``: The highest number that may be played on this turn, and on the
    #: next one (sedimentation); 0 where any may.
    limit: int
    limit_next: int
    given: list[str]  #: What each seat hands on; empty where it has not chosen yet.
    laid: int  #: Cards laid in the round: the time of the substrate's record.
    draws: int  #: Cards drawn or dealt in the match: the address of the next draw.
    ready: list[bool]  #: Who has said Ready.
    points: list[list[int]]  #: By finished round, what was left in each hand.
    #: By finished round, who went out; `NOBODY` where the round was scored as it stood (S14).
    out: list[int]
    notes: list[list[str]]  #: Each seat's note of each round; nobody else sees it.


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
