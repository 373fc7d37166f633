"""What questions are made of: the facts of a table's rocks, pictures to look at, and their plots.

`Facts` reads the rocks of the rounds that are finished, and who settled on them. The templates in
`choices` ask of it; a plot is a question of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from reefkit.assess.items import Curve, DrawingPicture, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import MOST_OTHERS, DraftItem, SeatFacts, Wording
from reefkit.games.succession import queries
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from reefkit.games.succession.content import SuccessionCard
    from reefkit.games.succession.queries import Rock, RockVisit, Settled


# ---- What the templates read: the rocks of a table's finished rounds, and who settled on them


class OneRock:
    """The rock of one finished round, as the templates ask about it."""

    def __init__(self, rock: Rock, rounds: int, cards: dict[str, SuccessionCard]) -> None:
        self.rock = rock
        self.cards = cards
        self.where = message("rock-where", round=rock.round, rounds=rounds)

    @property
    def about(self) -> str:
        return f"round-{self.rock.round}"

    @cached_property
    def first(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for each in self.rock.settled:
            found.setdefault(each.card, each.time)
        return found

    @property
    def kinds(self) -> list[str]:
        return list(self.first)

    def present(self, time: int) -> dict[str, int]:
        counted = queries.cover(self.rock, time)
        return {kind: counted[kind] for kind in self.kinds if counted.get(kind)}

    @cached_property
    def end(self) -> dict[str, int]:
        return self.present(self.rock.times)

    @cached_property
    def groups(self) -> dict[str, int]:
        counted = queries.guilds(self.rock, self.rock.times)
        return {guild: count for guild, count in counted.items() if count}

    @property
    def hunts(self) -> list[RockVisit]:
        return [each for each in self.rock.visits if each.guild == "predators"]

    def eaten(self, visit: RockVisit) -> list[str]:
        return list(dict.fromkeys(self.rock.settled[place].card for place in visit.eaten))

    def gone(self, visit: RockVisit) -> list[str]:
        after = self.present(visit.time)
        return [kind for kind in self.eaten(visit) if kind not in after]

    def moment_of(self, time: int) -> int:
        played: list[Settled | RockVisit] = [*self.rock.settled, *self.rock.visits]
        return 1 + max(each.position for each in played if each.time <= time)

    @property
    def moment(self) -> int:
        return self.moment_of(self.rock.times)


class Facts(SeatFacts):
    """What a table's finished rounds have to tell."""

    @cached_property
    def cards(self) -> dict[str, SuccessionCard]:
        return queries.look(self.table, self.seat, self.position).rules.content.cards

    @cached_property
    def rounds(self) -> int:
        return len(self.table.moment(self.position, self.seat).state.points)

    @cached_property
    def rocks(self) -> tuple[OneRock, ...]:
        found = queries.rocks(self.table, self.position)
        kept = [rock for rock in found if rock.round <= self.rounds and rock.settled]
        return tuple(OneRock(rock, self.rounds, self.cards) for rock in reversed(kept))


def names(kinds: Iterable[str]) -> list[Message]:
    return [name_of(kind) for kind in kinds]


def name_of(kind: str) -> Message:
    return Message("succession-guild-invaders" if kind == "invader" else f"succession-{kind}")


def one(kind: str) -> Message:
    return Message(f"succession-{kind}.one")


# ---- What questions of Succession have to look at: small charts, and a sheet of what was seen

FOLDER = Path(__file__).parents[1] / "templates"
NAMES, LONG, ROW, FOOT = 128, 320, 25, 36
"""Pixels: the column of names, the axis, a row of the chart, what stands below it."""
STEP = 4
"""Cards from tick to tick."""
COLUMN, TALL = 74, 160
"""Pixels of a column of shares."""
INKS = {"late-settlers": "#FFFFFF"}
"""Words on dark colours."""


class _BarDrawn(NamedTuple):
    """One bar of a chart of arrivals: whose, how far from the start, how long, its colour."""

    kind: str
    name: Message
    at: float
    length: float
    colour: str


class _PartDrawn(NamedTuple):
    """One part of a column of shares: how high it stands and is, in percent, and its colours."""

    top: float
    height: float
    share: int
    colour: str
    ink: str


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Draw a picture that an item names.

    HTML, escaped.
    """
    draw = _DRAWN.get(name)
    return "" if draw is None else draw(values, _templates(say))


@lru_cache(maxsize=8)
def _templates(say: Catalogue) -> Templates:
    return Templates(say, FOLDER)


def _arrivals(values: Mapping[str, Any], templates: Templates) -> str:
    turns = int(values["turns"])
    charts = []
    for rock, settlers, first in zip(
        values["rocks"], values["settlers"], values["first"], strict=True
    ):
        bars = [
            _BarDrawn(
                kind,
                called,
                LONG * time / turns,
                LONG * (turns - time) / turns,
                art().family(kind),
            )
            for kind, called, time in zip(settlers, names(settlers), first, strict=True)
        ]
        said = [message("rock-drawn-arrivals", rock=rock or "none", turns=turns)]
        said += [
            message("rock-drawn-arrival", name=each.name, time=time)
            for each, time in zip(bars, first, strict=True)
        ]
        charts.append((rock, said, bars))
    ticks = [(LONG * at / turns, at) for at in range(0, turns + 1, STEP)]
    sizes = {"names": NAMES, "long": LONG, "row": ROW, "foot": FOOT}
    return templates.render("drawn_arrivals.html", charts=charts, ticks=ticks, **sizes)


def _shares(values: Mapping[str, Any], templates: Templates) -> str:
    guilds = list(values["guilds"])
    shares = [list(map(int, each)) for each in values["shares"]]
    palette = art().palette.families
    called = [Message(f"succession-guild-{guild}") for guild in guilds]
    charts = []
    for place, rock in enumerate(values["rocks"]):
        mine = shares[place * len(guilds) : (place + 1) * len(guilds)]
        said = [message("rock-drawn-shares", rock=rock or "none")]
        said += [
            message(
                "rock-drawn-share",
                name=name,
                shares=[message("rock-drawn-percent", share=each) for each in row],
            )
            for name, row in zip(called, mine, strict=True)
        ]
        columns = []
        for look in zip(*mine, strict=True):
            below, parts = 0, []
            for guild, share in zip(guilds, look, strict=True):
                below += share
                colours = (palette[guild], INKS.get(guild, "#10303D"))
                parts.append(_PartDrawn(100 - below, share, share, *colours))
            columns.append([each for each in parts if each.share])
        charts.append((rock, said, columns))
    legend = [(palette[guild], name) for guild, name in zip(guilds, called, strict=True)]
    sizes = {"column": COLUMN, "tall": TALL}
    return templates.render("drawn_shares.html", charts=charts, legend=legend, **sizes)


def _looks(values: Mapping[str, Any], templates: Templates) -> str:
    rows = [
        (number, card, list(zip(kinds, names(kinds), strict=True)))
        for number, (card, kinds) in enumerate(
            zip(values["cards"], values["kinds"], strict=True), 1
        )
    ]
    return templates.render("drawn_looks.html", rows=rows)


_DRAWN: dict[str, Callable[[Mapping[str, Any], Templates], str]] = {
    "arrivals": _arrivals,
    "shares": _shares,
    "looks": _looks,
}


# ---- What the templates have in common: their options

_WORDING = Wording("rock")
template, counted = _WORDING.template, _WORDING.counted
FEWEST_OTHERS = 2


def kind(card: str) -> NamedOption:
    return NamedOption(card, name_of(card))


def kinds(cards: Iterable[str], most: int = MOST_OTHERS) -> tuple[NamedOption, ...]:
    return tuple(kind(each) for each in list(dict.fromkeys(cards))[:most])


# ---- The plots of a rock: who was there, and how many kinds, at six looks through a round
#
# A rock that is looked at now and then is what settlement panels give a biologist: what comes and
# goes between two looks is not seen.

LOOKS = 6
FEWEST_CARDS = 12
"""Cards of a round that is worth six looks."""
BARS = 5
"""Bars to draw; those of other kinds are given."""


class _Looks(NamedTuple):
    """A rock as it was seen."""

    rock: OneRock  #: The rock.
    times: tuple[int, ...]  #: When it was looked at, in cards laid: 0 first, bare rock.
    seen: tuple[dict[str, int], ...]  #: What stood there at each look, by kind.

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        found = {}
        for kind in self.rock.kinds:
            at = [look for look, there in enumerate(self.seen) if kind in there]
            if at:
                found[kind] = (at[0], at[-1])
        return dict(sorted(found.items(), key=lambda pair: pair[1][0]))


def _looks_at(facts: Facts) -> _Looks | None:
    for rock in facts.rocks:
        if rock.rock.times < FEWEST_CARDS:
            continue
        times = tuple(round(look * rock.rock.times / LOOKS) for look in range(LOOKS + 1))
        return _Looks(rock, times, tuple(rock.present(time) for time in times))
    return None


def _range_plot(facts: Facts) -> Iterator[DraftItem]:
    looks = _looks_at(facts)
    if looks is None or len(looks.ranges) < 2:
        return
    ranges, wanted = looks.ranges, _to_draw(looks.ranges)
    plot = TrueRanges(
        rounds=LOOKS,
        ranges=ranges,
        given=tuple(each for each in ranges if each not in wanted),
        reasons=_range_reasons(looks),
    )
    item = RangeChartItem(
        goals=("A", "D"), minutes=2.5, points=2, plot=plot, picture=_sheet(looks, wanted)
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-range-plot", where=looks.rock.where),
        item=item,
        labels={**dict(zip(ranges, names(ranges), strict=True)), **_names_of_looks()},
        why=(message("rock-why-range-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


def _names_of_looks() -> dict[str, Message]:
    return {f"time-{look}": message("rock-drawn-look", look=look) for look in range(LOOKS + 1)}


def _to_draw(ranges: dict[str, tuple[int, int]]) -> list[str]:
    every = list(ranges)
    if len(every) <= BARS:
        return every
    return [every[round(place * (len(every) - 1) / (BARS - 1))] for place in range(BARS)]


def _sheet(looks: _Looks, wanted: list[str]) -> DrawingPicture:
    return DrawingPicture(
        name="looks",
        values={
            "cards": looks.times[1:],
            "kinds": tuple(
                tuple(each for each in there if each in wanted) for there in looks.seen[1:]
            ),
        },
    )


def _range_reasons(looks: _Looks) -> dict[str, Message]:
    found = {}
    for kind, (first, last) in looks.ranges.items():
        name = name_of(kind)
        time = looks.rock.first[kind]
        found[f"{kind}/first"] = message("rock-point-first", name=name, look=first, cards=time - 1)
        found[f"{kind}/last"] = (
            message("rock-point-standing", name=name, look=last)
            if last == LOOKS
            else message("rock-point-gone", name=name, look=last)
        )
    return found


def _curve_plot(facts: Facts) -> Iterator[DraftItem]:
    looks = _looks_at(facts)
    if looks is None:
        return
    there = dict.fromkeys(kind for seen in looks.seen for kind in seen)
    plot = TrueCurve(
        values=tuple(float(len(seen)) for seen in looks.seen),
        most=float(sum(bool(card.number) or card.settles for card in facts.cards.values())),
        counts=looks.seen,
        given=(0,),
        reasons={
            f"value/{look}": message(
                "rock-point-value", look=look, count=len(seen), names=names(seen)
            )
            for look, seen in enumerate(looks.seen)
        },
    )
    yield DraftItem(
        about=looks.rock.about,
        prompt=message("rock-ask-curve-plot", where=looks.rock.where),
        item=Curve(goals=("D",), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": message("rock-measure"),
            **_names_of_looks(),
        },
        why=(message("rock-why-curve-plot"),),
        unit=message("rock-look-axis"),
        moment=looks.rock.moment,
    )


PLOTS = (
    template("rock-range-plot", ("A", "D"), _range_plot),
    template("rock-curve-plot", ("D",), _curve_plot),
)
