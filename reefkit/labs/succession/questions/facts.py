"""What the templates read: the rocks of a table's finished rounds, and who settled on them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.games.succession import guide
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reefkit.games.succession.content import Card
    from reefkit.games.succession.guide import Rock, Settled, Visit
    from reefkit.match.table import Table


class OneRock:
    """The rock of one finished round, as the templates ask about it.

    Parameters
    ----------
    rock
        Its record.
    rounds
        How many rounds are finished: of one alone the page says *your rock*.
    cards
        The content's cards.
    """

    def __init__(self, rock: Rock, rounds: int, cards: dict[str, Card]) -> None:
        self.rock = rock
        self.cards = cards
        self.where = message("rock-where", round=rock.round, rounds=rounds)

    @property
    def about(self) -> str:
        """Name it within its match."""
        return f"round-{self.rock.round}"

    @cached_property
    def first(self) -> dict[str, int]:
        """The time at which each kind first settled, the earliest first."""
        found: dict[str, int] = {}
        for each in self.rock.settled:
            found.setdefault(each.card, each.time)
        return found

    @property
    def kinds(self) -> list[str]:
        """All kinds that settled, the earliest first."""
        return list(self.first)

    def present(self, time: int) -> dict[str, int]:
        """Count the settlers that stood at a time, by kind, in the order of their coming."""
        counted = guide.cover(self.rock, time)
        return {kind: counted[kind] for kind in self.kinds if counted.get(kind)}

    @cached_property
    def end(self) -> dict[str, int]:
        """What stood when the round ended, by kind."""
        return self.present(self.rock.times)

    @cached_property
    def groups(self) -> dict[str, int]:
        """What stood when the round ended, by guild."""
        counted = guide.guilds(self.rock, self.rock.times)
        return {guild: count for guild, count in counted.items() if count}

    @property
    def hunts(self) -> list[Visit]:
        """The visits of predators, in order."""
        return [each for each in self.rock.visits if each.guild == "predators"]

    def eaten(self, visit: Visit) -> list[str]:
        """Give the kinds of which a visit took one or more."""
        return list(dict.fromkeys(self.rock.settled[place].card for place in visit.eaten))

    def gone(self, visit: Visit) -> list[str]:
        """Give the kinds of which a visit took the last one."""
        after = self.present(visit.time)
        return [kind for kind in self.eaten(visit) if kind not in after]

    def moment_of(self, time: int) -> int:
        """Give after how many entries of the log the card of a time lay there."""
        played: list[Settled | Visit] = [*self.rock.settled, *self.rock.visits]
        return 1 + max(each.position for each in played if each.time <= time)

    @property
    def moment(self) -> int:
        """After how many entries of the log its last card lay there."""
        return self.moment_of(self.rock.times)


class Facts:
    """What a table's finished rounds have to tell.

    Parameters
    ----------
    table
        The table.
    seat
        Who is asked, from 0.
    position
        As it could be told after so many entries of the log; none: now.
    """

    def __init__(self, table: Table, seat: int, position: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position if position is None else position

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The cards of the match."""
        return guide.look(self.table, self.seat, self.position).rules.content.cards

    @cached_property
    def rounds(self) -> int:
        """How many rounds are finished and scored."""
        return len(self.table.moment(self.position, self.seat).state.points)

    @cached_property
    def rocks(self) -> tuple[OneRock, ...]:
        """The rocks of the finished rounds on which something settled, the latest first."""
        found = guide.rocks(self.table, self.position)
        kept = [rock for rock in found if rock.round <= self.rounds and rock.settled]
        return tuple(OneRock(rock, self.rounds, self.cards) for rock in reversed(kept))

    def name(self, seat: int) -> str:
        """Give the name of a seat."""
        return self.table.setup.seats[seat].name


def names(kinds: Iterable[str]) -> list[Message]:
    """Name kinds of cards, one after the other."""
    return [Message(f"succession-{kind}") for kind in kinds]


def one(kind: str) -> Message:
    """Name one of a kind, as in *a crab came*."""
    return Message(f"succession-{kind}.one")
