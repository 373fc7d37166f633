"""The record of the rock: when each settler came, and when and how it was lost (S9, S16).

It is read from the log alone, for charts and questions, and never changes the card game. Time is
the number of cards laid in the round; at time 0 the rock is bare. Each round has its own rock, and
a reshuffle of the deck does not clear it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from reefkit.games.succession.actions import Follow, LayCard, Upgrade
from reefkit.games.succession.content import Content
from reefkit.games.succession.guide import Rock, RockVisit, Settled
from reefkit.games.succession.state import NOBODY, State
from reefkit.match.errors import DamagedError
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.text import message

GUILDS = ("pioneers", "first-settlers", "late-settlers", "invaders")
"""Guilds that settle, the earliest first."""
ROOM = {"pioneers": 1, "first-settlers": 2, "late-settlers": 3, "invaders": 3}
"""Relative area that one settler covers on charts, by guild: late settlers grow large (S25)."""


class LaidCard(NamedTuple):
    """A card laid in a match, from the log."""

    round: int
    turn: int
    time: int  #: Number of the card in the round, from 1.
    position: int  #: Position of the log entry.
    seat: int
    card: str


def content_of(match: Match) -> Content:
    content = match.rules.content  # type: ignore[attr-defined]
    if not isinstance(content, Content):
        raise TypeError("the match is of another game")
    return content


def laid(match: Match, position: int | None = None) -> list[LaidCard]:
    """List the cards laid in a match up to a position (None: the current one), in order.

    Raises
    ------
    DamagedError
        If a card is unknown, as in a damaged copy of a seat's view.
    """
    content = content_of(match)
    found: list[LaidCard] = []
    for at in range(match.position if position is None else position):
        action, seat = match.action_at(at), match.entries[at].seat
        if seat is None:
            continue
        cards = cards_laid(content, match.state_at(at), seat, action, at)
        if any(each.card not in content.cards for each in cards):  # a copy that was made up
            raise DamagedError(message("save-copy-wrong"))
        found += cards
    return found


def cards_laid(
    content: Content, state: State, seat: int, action: Action | None, position: int = 0
) -> list[LaidCard]:
    """List the cards that a seat's action lays in a state."""
    if not isinstance(action, LayCard | Follow | Upgrade):
        return []
    kinds = _kinds_laid(content, action, state.pile[-1] if state.pile else "")
    return [
        LaidCard(state.round, state.turn, time, position, seat, kind)
        for time, kind in enumerate(kinds, state.laid + 1)
    ]


def _kinds_laid(content: Content, action: Action, top: str) -> list[str]:
    """List the cards an action lays on `top`; a predator brings the one it names."""
    if not isinstance(action, LayCard):
        return [content.cards[top].follower if top in content.cards else ""]
    kinds = [action.card]
    if action.number is not None:
        named = (kind for kind, card in content.cards.items() if card.number == action.number)
        kinds.append(next(named, ""))
    return kinds


@dataclass
class GrowingRock:
    """The record of a round's rock while cards are added to it."""

    content: Content
    round: int
    times: int = 0  #: Number of cards read.
    settled: list[Settled] = field(default_factory=list)
    visits: list[RockVisit] = field(default_factory=list)

    def take(self, one: LaidCard) -> None:
        """Add a card: it settles, or visits the rock and removes settlers.

        It removes the latest settler of each kind it eats; one that sweeps, the latest of all.
        """
        card = self.content.cards[one.card]
        self.times = one.time
        place = (one.time, one.turn, one.position, one.seat, one.card, card.guild)
        if card.number or card.settles:
            self.settled.append(Settled(*place))
            return
        taken = [self._latest({prey}) for prey in card.eats]
        if any(effect.do == "sweep" for effect in card.effects):
            taken.append(self._latest(set(self.content.cards)))
        eaten = tuple(sorted(each for each in taken if each is not None))
        for each in eaten:
            self.settled[each] = replace(self.settled[each], until=one.time, by=one.card)
        self.visits.append(RockVisit(*place, eaten=eaten))

    def _latest(self, kinds: set[str]) -> int | None:
        for place in range(len(self.settled) - 1, -1, -1):
            one = self.settled[place]
            if one.card in kinds and not one.until:
                return place
        return None


def rocks_of_match(match: Match, position: int | None = None) -> tuple[Rock, ...]:
    """Return the records of all rounds begun by a position (None: the current one).

    Raises
    ------
    DamagedError
        If a seat's copy has unknown cards.
    """
    content = content_of(match)
    state: State = match.state_at(match.position if position is None else position)
    growing = [GrowingRock(content, number) for number in range(1, state.round + 1)]
    for one in laid(match, position):
        growing[one.round - 1].take(one)
    return tuple(
        Rock(
            round=each.round,
            times=each.times,
            settled=tuple(each.settled),
            visits=tuple(each.visits),
            out=state.out[number] if number < len(state.out) else NOBODY,
        )
        for number, each in enumerate(growing)
    )


def rock_of_match(match: Match, round_: int | None = None, position: int | None = None) -> Rock:
    """Return the record of one round (None: the latest) by a position (None: the current one).

    Before the first deal the rock is bare.
    """
    found = rocks_of_match(match, position)
    number = len(found) if round_ is None else round_
    if not 1 <= number <= len(found):
        return Rock(round=number, times=0, settled=(), visits=(), out=NOBODY)
    return found[number - 1]


def standing(rock: Rock, time: int | None = None) -> tuple[Settled, ...]:
    """List the settlers on a rock at a time (None: the last one)."""
    at = rock.times if time is None else time
    return tuple(
        each for each in rock.settled if each.time <= at and not (each.until and each.until <= at)
    )


def settlers(content: Content) -> tuple[str, ...]:
    return tuple(kind for kind, card in content.cards.items() if card.number or card.settles)
