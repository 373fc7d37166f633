"""The record of the rock: when each settler came, and when and how it was lost (S9, S16).

It is read from the log alone, for charts and questions, and never changes the card game. Time is
the number of cards laid in the round; at time 0 the rock is bare. Each round has its own rock, and
a reshuffle of the deck does not clear it.
"""

from __future__ import annotations

from collections.abc import Iterable
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
ROOM = {"pioneers": 2, "first-settlers": 4, "late-settlers": 6, "invaders": 6}
"""Places that one settler takes, by guild: late settlers grow large (S25)."""


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
    places: int = 0  #: Places on the rock; 0 if it has no end (S29).
    times: int = 0  #: Number of cards read.
    settled: list[Settled] = field(default_factory=list)
    visits: list[RockVisit] = field(default_factory=list)
    turned_away: list[RockVisit] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.places -= self.places % 2  # settlers take pairs of places

    def take(self, one: LaidCard) -> None:
        """Add a card: it settles if there is room, or visits the rock and removes settlers.

        It removes the latest settler of each kind it eats; one that sweeps, the latest of all.
        """
        card = self.content.cards[one.card]
        self.times = one.time
        place = (one.time, one.turn, one.position, one.seat, one.card, card.guild)
        if card.number or card.settles:
            at = self._make_room(one, card.guild) if self.places else ()
            if at is None:
                self.turned_away.append(RockVisit(*place))
            else:
                self.settled.append(Settled(*place, at=at))
            return
        taken = [self._latest({prey}) for prey in card.eats]
        if any(effect.do == "sweep" for effect in card.effects):
            taken.append(self._latest(set(self.content.cards)))
        eaten = tuple(sorted(each for each in taken if each is not None))
        self._remove(eaten, one)
        self.visits.append(RockVisit(*place, eaten=eaten))

    def record(self, out: int) -> Rock:
        return Rock(
            round=self.round,
            times=self.times,
            settled=tuple(self.settled),
            visits=tuple(self.visits),
            out=out,
            places=self.places,
            turned_away=tuple(self.turned_away),
        )

    def _remove(self, gone: Iterable[int], by: LaidCard) -> None:
        for each in gone:
            self.settled[each] = replace(self.settled[each], until=by.time, by=by.card)

    def _make_room(self, one: LaidCard, guild: str) -> tuple[int, ...] | None:
        """Return the places that a settler takes; None if there are too few (S29).

        It takes free places, then covers settlers of earlier guilds, the earliest first.
        """
        living = [number for number, each in enumerate(self.settled) if not each.until]
        taken = {place for number in living for place in self.settled[number].at}
        found = [place for place in range(self.places) if place not in taken]
        if len(found) >= ROOM[guild]:
            return _side_by_side(found, ROOM[guild], row_length(self.places))
        ranks = {number: GUILDS.index(self.settled[number].guild) for number in living}
        earlier = [number for number in living if ranks[number] < GUILDS.index(guild)]
        covered: list[int] = []
        for number in sorted(earlier, key=lambda each: (ranks[each], each)):
            found += self.settled[number].at
            covered.append(number)
            if len(found) >= ROOM[guild]:
                self._remove(covered, one)
                return tuple(sorted(found[: ROOM[guild]]))
        return None

    def _latest(self, kinds: set[str]) -> int | None:
        for place in range(len(self.settled) - 1, -1, -1):
            one = self.settled[place]
            if one.card in kinds and not one.until:
                return place
        return None


def row_length(places: int) -> int:
    """Return the number of places in each of the two rows of a rock, an even number."""
    return -(-places // 4) * 2


def _side_by_side(free: list[int], wanted: int, row: int) -> tuple[int, ...]:
    """Return `wanted` places side by side in a row, or else the first ones."""
    for start in range(len(free) - wanted + 1):
        found = free[start : start + wanted]
        if found[-1] - found[0] == wanted - 1 and found[0] // row == found[-1] // row:
            return tuple(found)
    return tuple(free[:wanted])


def rocks_of_match(match: Match, position: int | None = None) -> tuple[Rock, ...]:
    """Return the records of all rounds begun by a position (None: the current one).

    Raises
    ------
    DamagedError
        If a seat's copy has unknown cards.
    """
    content = content_of(match)
    state: State = match.state_at(match.position if position is None else position)
    places = int(match.setup.options.get("places", 0))
    growing = [GrowingRock(content, number, places) for number in range(1, state.round + 1)]
    for one in laid(match, position):
        growing[one.round - 1].take(one)
    return tuple(
        each.record(state.out[number] if number < len(state.out) else NOBODY)
        for number, each in enumerate(growing)
    )


def rock_with(rock: Rock, content: Content, cards: Iterable[LaidCard]) -> Rock:
    """Return the record of a rock as it would be after more cards."""
    growing = GrowingRock(
        content, rock.round, rock.places, rock.times,
        list(rock.settled), list(rock.visits), list(rock.turned_away),
    )  # fmt: skip
    for one in cards:
        growing.take(one)
    return growing.record(rock.out)


def rock_of_match(match: Match, round_: int | None = None, position: int | None = None) -> Rock:
    """Return the record of one round (None: the latest) by a position (None: the current one).

    Before the first deal the rock is bare.
    """
    found = rocks_of_match(match, position)
    number = len(found) if round_ is None else round_
    if not 1 <= number <= len(found):
        return Rock(round=number, times=0, settled=(), visits=(), out=NOBODY)
    return found[number - 1]


def covered(rock: Rock, time: int) -> list[Settled]:
    """List the settlers that the settler of a time covered."""
    came = any(each.time == time for each in rock.settled)
    return [each for each in rock.settled if each.until == time] if came else []


def places_for(rock: Rock, guild: str) -> int:
    """Return the number of places that are free or taken by settlers of earlier guilds."""
    staying = GUILDS[GUILDS.index(guild) :]
    living = (each for each in rock.settled if not each.until)
    return rock.places - sum(len(each.at) for each in living if each.guild in staying)


def spans(record: Rock, card: str) -> tuple[tuple[int, int], ...]:
    """Return beginning and end of each period in which a kind lived, in cards played."""
    found: list[tuple[int, int]] = []
    for each in record.settled:
        if each.card != card:
            continue
        end = each.until or record.times
        if found and each.time <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((each.time, end))
    return tuple(found)


def how_lost(record: Rock, content: Content, card: str) -> str:
    """Return what became of the last of a kind: eaten, swept or covered; empty if none ended."""
    own = [each for each in record.settled if each.card == card]
    if not own or not all(each.until for each in own):
        return ""
    by = content.cards[max(own, key=lambda each: each.until).by]
    if by.guild in GUILDS:
        return "covered"
    return "eaten" if card in by.eats else "swept"


def standing(rock: Rock, time: int | None = None) -> tuple[Settled, ...]:
    """List the settlers on a rock at a time (None: the last one)."""
    at = rock.times if time is None else time
    return tuple(
        each for each in rock.settled if each.time <= at and not (each.until and each.until <= at)
    )


def settlers(content: Content) -> tuple[str, ...]:
    return tuple(kind for kind, card in content.cards.items() if card.number or card.settles)
