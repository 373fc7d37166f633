"""The substrate's record: who settled when, and what came of it (S9, S16).

Read from a log and nothing else; it feeds charts and questions, and never changes the card game.
Time is counted in cards laid in the round; time 0 is bare rock. Each round has a rock of its own,
and a reshuffle of the deck does not clear it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from msgspec.structs import replace

from reefkit import ecology
from reefkit.games.succession.actions import Follow, Play, Upgrade
from reefkit.games.succession.content import Content
from reefkit.games.succession.guide_types import Rock, Settled, Visit
from reefkit.games.succession.state import NOBODY, State
from reefkit.match.errors import DamagedError
from reefkit.text import message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reefkit.match.match import Match

GUILDS = ("pioneers", "first-settlers", "late-settlers", "invaders")
"""Guilds that settle, the earliest first."""


class Laid(NamedTuple):
    """A card laid in a match, as the log tells it."""

    round: int
    turn: int
    time: int
    position: int
    seat: int
    card: str


class Series(NamedTuple):
    """A rock through time: one value a time, from 0 (bare) to `Rock.times` (now).

    Attributes
    ----------
    total, richness
        Settlers that stand, and kinds of them: int64 (times + 1,).
    shannon
        Shannon's entropy of the kinds, natural logarithm: float64 (times + 1,).
    guilds
        Settlers that stand by guild, in the order of `GUILDS`: int64 (times + 1, guilds).
    kinds
        Settlers that stand by kind, in the order of `settlers`: int64 (times + 1, kinds).
    """

    total: NDArray[np.int64]
    richness: NDArray[np.int64]
    shannon: NDArray[np.float64]
    guilds: NDArray[np.int64]
    kinds: NDArray[np.int64]


def content_of(match: Match) -> Content:
    """Give the content that a match of Succession was set up with."""
    content = match.rules.content  # type: ignore[attr-defined]
    if not isinstance(content, Content):
        raise TypeError("the match is of another game")
    return content


def laid(match: Match, position: int | None = None) -> list[Laid]:
    """List every card laid in a match by a position (none: by now), in order."""
    content = content_of(match)
    by_number = {card.number: kind for kind, card in content.cards.items() if card.number}
    found: list[Laid] = []
    for at in range(match.position if position is None else position):
        action, seat = match.action_at(at), match.entries[at].seat
        if seat is None or not isinstance(action, Play | Follow | Upgrade):
            continue
        before: State = match.state_at(at)
        if isinstance(action, Play):
            kinds = [action.card]
            if action.number is not None:
                kinds.append(by_number.get(action.number, ""))
        else:
            top = before.pile[-1] if before.pile else ""
            kinds = [content.cards[top].follower if top in content.cards else ""]
        if not set(kinds) <= content.cards.keys():  # only a copy that was made up has such
            raise DamagedError(message("save-copy-wrong"))
        for number, kind in enumerate(kinds, 1):
            found.append(Laid(before.round, before.turn, before.laid + number, at, seat, kind))
    return found


@dataclass
class _Growing:
    """A rock while its cards are read."""

    content: Content
    round: int
    times: int = 0
    settled: list[Settled] = field(default_factory=list)
    visits: list[Visit] = field(default_factory=list)

    def take(self, one: Laid) -> None:
        """Read one card: it settles, or it takes some that have settled."""
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
        self.visits.append(Visit(*place, eaten=eaten))

    def _latest(self, kinds: set[str]) -> int | None:
        """Find the latest of some kinds that still stands."""
        for place in range(len(self.settled) - 1, -1, -1):
            one = self.settled[place]
            if one.card in kinds and not one.until:
                return place
        return None


def rocks(match: Match, position: int | None = None) -> tuple[Rock, ...]:
    """Give the record of every round that has begun by a position (none: by now).

    Raises
    ------
    DamagedError
        When a seat's copy tells of cards that there are none of.
    """
    content = content_of(match)
    state: State = match.state_at(match.position if position is None else position)
    growing = [_Growing(content, number) for number in range(1, state.round + 1)]
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


def rock(match: Match, round_: int | None = None, position: int | None = None) -> Rock:
    """Give the record of one round (none: the latest); before the first deal, bare rock."""
    found = rocks(match, position)
    number = len(found) if round_ is None else round_
    if not 1 <= number <= len(found):
        return Rock(round=number, times=0, settled=(), visits=(), out=NOBODY)
    return found[number - 1]


# -- what stands at a time ----------------------------------------------------------------------


def standing(rock: Rock, time: int | None = None) -> tuple[Settled, ...]:
    """List the settlers that stand at a time (none: now), in the order in which they came."""
    at = rock.times if time is None else time
    return tuple(
        each for each in rock.settled if each.time <= at and not (each.until and each.until <= at)
    )


def cover(rock: Rock, time: int | None = None) -> dict[str, int]:
    """Count the settlers that stand at a time (none: now) by kind; kinds without any left out."""
    return dict(Counter(each.card for each in standing(rock, time)))


def guilds(rock: Rock, time: int | None = None) -> dict[str, int]:
    """Count the settlers that stand at a time (none: now) by guild, each of `GUILDS` named."""
    counts = Counter(each.guild for each in standing(rock, time))
    return {guild: counts[guild] for guild in GUILDS}


def settlers(content: Content) -> tuple[str, ...]:
    """List the kinds that settle, in the order of the content."""
    return tuple(kind for kind, card in content.cards.items() if card.number or card.settles)


def series(rock: Rock, content: Content) -> Series:
    """Give a rock through time."""
    kinds = settlers(content)
    counts = np.zeros((rock.times + 1, len(kinds)), np.int64)
    for each in rock.settled:
        counts[each.time : each.until or rock.times + 1, kinds.index(each.card)] += 1
    of_guild = np.array(
        [[content.cards[kind].guild == guild for guild in GUILDS] for kind in kinds]
    )
    return Series(
        total=counts.sum(axis=1),
        richness=np.asarray(ecology.richness(counts), np.int64),
        shannon=np.asarray(ecology.shannon(counts), np.float64),
        guilds=counts @ of_guild.astype(np.int64),
        kinds=counts,
    )
