"""Facts of a table's rocks, from which questions are made, and their wording.

`Facts` reads the rocks of the finished rounds; the templates in the sibling modules ask about them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from reefkit.assess.plots import TrueRanges
from reefkit.assess.question import MatchChart, NamedOption
from reefkit.assess.question_maker import MOST_OTHERS, SeatFacts, Wording
from reefkit.games.succession import queries
from reefkit.games.succession.course import course_of
from reefkit.games.succession.settlement_record import how_lost, spans
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.succession.content import Content, SuccessionCard
    from reefkit.games.succession.guide import Rock, RockVisit, Settled
    from reefkit.games.succession.state import State
    from reefkit.match.course import Course


class OneRock:
    """The rock of one finished round, with what the templates ask about."""

    def __init__(self, rock: Rock, course: Course, rounds: int, content: Content) -> None:
        self.rock, self.course = rock, course
        self.content, self.cards = content, content.cards
        self.where = message("rock-where", round=rock.round, rounds=rounds)

    @property
    def about(self) -> str:
        return f"round-{self.rock.round}"

    @cached_property
    def first(self) -> dict[str, int]:
        """Time of each kind's first settler, in order of arrival."""
        found: dict[str, int] = {}
        for each in self.rock.settled:
            found.setdefault(each.card, each.time)
        return found

    @property
    def kinds(self) -> list[str]:
        return list(self.first)

    @property
    def arrivals(self) -> tuple[MatchChart, ...]:
        """The chart of who came when, card by card."""
        pieces = {each: spans(self.rock, each) for each in self.kinds}
        lost = {each: how_lost(self.rock, self.content, each) for each in pieces}
        plot = TrueRanges(
            rounds=self.rock.times,
            ranges={each: (own[0][0], own[-1][1]) for each, own in pieces.items()},
            stays=pieces,
        )
        labels = {each: name_of(each) for each in pieces}
        labels |= {
            f"{each}/ending": Message(f"succession-page-end-{how}")
            for each, how in lost.items()
            if how
        }
        labels["measure"] = message("succession-page-chart-came")
        unit = message("succession-page-time")
        return (MatchChart(id=f"rock-came:{self.about}", plot=plot, labels=labels, unit=unit),)

    def came(self, kind: str) -> Message:
        return message(
            "rock-hint-came", name=name_of(kind), where=self.where, card=self.first[kind]
        )

    def left(self, kind: str, time: int) -> Message:
        """Tell how many settlers of a kind lived on after the card of a time."""
        return message("rock-hint-left", name=name_of(kind), count=self.present(time).get(kind, 0))

    def present(self, time: int) -> dict[str, int]:
        """Return the number of living settlers of each kind at a time, in order of arrival."""
        living = self.course["living"]
        counted = dict(zip(living.types, map(int, living.values[time]), strict=True))
        return {kind: counted[kind] for kind in self.kinds if counted[kind]}

    @cached_property
    def end(self) -> dict[str, int]:
        return self.present(self.rock.times)

    @property
    def hunts(self) -> list[RockVisit]:
        return [each for each in self.rock.visits if each.guild == "predators"]

    def eaten(self, visit: RockVisit) -> list[str]:
        return list(dict.fromkeys(self.rock.settled[place].card for place in visit.eaten))

    def gone(self, visit: RockVisit) -> list[str]:
        """Return the kinds that a visit removed entirely."""
        after = self.present(visit.time)
        return [kind for kind in self.eaten(visit) if kind not in after]

    def moment_of(self, time: int) -> int:
        """Return the position of the match just after the last card laid up to a time."""
        rock = self.rock
        played: list[Settled | RockVisit] = [*rock.settled, *rock.visits, *rock.turned_away]
        return 1 + max(each.position for each in played if each.time <= time)

    @property
    def moment(self) -> int:
        return self.moment_of(self.rock.times)


class Facts(SeatFacts):
    """Facts of a table's finished rounds."""

    @cached_property
    def content(self) -> Content:
        return queries.rules_of(self.table).content

    @property
    def cards(self) -> dict[str, SuccessionCard]:
        return self.content.cards

    @cached_property
    def rocks(self) -> tuple[OneRock, ...]:
        """The rocks of the finished rounds on which something settled, the latest first."""
        state: State = self.table.moment(self.position, self.seat).state
        rounds = len(state.points)
        return tuple(
            OneRock(rock, course_of(rock, state, self.content), rounds, self.content)
            for rock in reversed(queries.rocks(self.table, self.position)[:rounds])
            if rock.settled
        )


def names(kinds: Iterable[str]) -> list[Message]:
    return [name_of(kind) for kind in kinds]


def name_of(kind: str) -> Message:
    """Return the name of a kind; the card ``invader`` has the name of its guild."""
    return Message("succession-guild-invaders" if kind == "invader" else f"succession-{kind}")


def one(kind: str) -> Message:
    return Message(f"succession-{kind}.one")


_WORDING = Wording("rock")
template, counted = _WORDING.template, _WORDING.counted
FEWEST_OTHERS = 2


def kind(card: str) -> NamedOption:
    return NamedOption(card, name_of(card))


def kinds(cards: Iterable[str], most: int = MOST_OTHERS) -> tuple[NamedOption, ...]:
    return tuple(kind(each) for each in list(dict.fromkeys(cards))[:most])
