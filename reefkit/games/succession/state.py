"""The state of a table of Succession: whose cards lie where, and what waits for whom.

Cards are named by their kind (`data/succession/cards.toml`), for the copies of a kind are alike;
``""`` is a card that whoever looks may not see. The deck keeps no order: a draw picks one of it.
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
"""Where a table may stand.

setup : everybody says Ready, then cards are dealt.
start : one of `starters` plays `opening`, the lowest card (S2), at the start and after a starfish.
turn : `player` plays a card or draws one.
drawn : `player` plays the card just drawn, or keeps it where it may.
follow : `player` laid a card that its follower may follow at once, and may lay that.
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
    """A table between two actions; lists of seats have one item a seat.

    Attributes
    ----------
    round
        From 1; 0 before the first deal.
    phase
        One of `PHASES`.
    step
        Actions taken so far; with it bots' luck differs from one decision to the next.
    turn
        Turns begun in the round.
    player
        Whose turn or choice it is; in *upgrade*, who laid the card; `NOBODY` where there is none.
    direction
        1 clockwise (to the next seat), −1 the other way.
    colour
        The colour in play, kept by itself (S12).
    hands
        Cards by seat, in the order in which they came.
    deck
        Cards to draw, in no order.
    pile
        Discards, the top one last.
    gone
        Cards that left the round: swept by a storm, starfish after many turns (S14, S15).
    starters, opening
        Who may start, and with which card; empty in other phases.
    drawn
        The card that `player` has just drawn; empty in other phases.
    coming
        Whose turn comes when nothing more is claimed.
    passed
        Who has passed in the open upgrade window, or cannot claim in it.
    uncalled
        Who has one card and did not say so; `NOBODY` where nobody can be caught.
    limited
        Who may play no number above `limit` on its next turn (sedimentation).
    limit
        That number.
    given
        What each seat hands on; empty where it has not chosen yet.
    draws
        Cards drawn or dealt in the match: the address of the next draw.
    ready
        Who has said Ready.
    points
        By finished round, what was left in each hand.
    out
        By finished round, who went out; `NOBODY` where the round was scored as it stood (S14).
    notes
        Each seat's note of each round; nobody else sees it.
    """

    round: int
    phase: str
    step: int
    turn: int
    player: int
    direction: int
    colour: str
    hands: list[list[str]]
    deck: list[str]
    pile: list[str]
    gone: list[str]
    starters: list[int]
    opening: str
    drawn: str
    coming: int
    passed: list[bool]
    uncalled: int
    limited: int
    limit: int
    given: list[str]
    draws: int
    ready: list[bool]
    points: list[list[int]]
    out: list[int]
    notes: list[list[str]]


def new_state(seats: int, rounds: int) -> State:
    """Make the table before the first deal."""
    return State(
        round=0,
        phase="setup",
        step=0,
        turn=0,
        player=NOBODY,
        direction=1,
        colour="green",
        hands=[[] for _ in range(seats)],
        deck=[],
        pile=[],
        gone=[],
        starters=[],
        opening=HIDDEN,
        drawn=HIDDEN,
        coming=NOBODY,
        passed=[False] * seats,
        uncalled=NOBODY,
        limited=NOBODY,
        limit=0,
        given=[HIDDEN] * seats,
        draws=0,
        ready=[False] * seats,
        points=[],
        out=[],
        notes=[[""] * rounds for _ in range(seats)],
    )
