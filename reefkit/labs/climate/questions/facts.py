"""What questions are made of: the facts of one seat's match, pictures to look at, and its plots.

`Facts` reads a match as one seat may see it, up to its last whole round. The templates in `choices`
ask of it; a plot is a question of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Meta, Struct

from reefkit.assess.items import Curve, DrawingPicture, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import DraftItem, SeatFacts, Wording, busiest
from reefkit.games.climate import queries
from reefkit.games.climate.content import CLIMATES, GENES, HABITATS, HIGHEST, LETTERS, SEA, Row
from reefkit.games.climate.course import course_of
from reefkit.games.climate.turn import Genes, Step, gene_name, habitat_name
from reefkit.labs.lesson.log import events_of
from reefkit.match.course import Course
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.templates import Templates
from reefkit.widgets.tiles import CORNERS, HexCell, HexMap

if TYPE_CHECKING:
    from reefkit.games.climate.state import Extinction, Survey


# ---- What a question has to look at: genomes, tracks and heaps of games, as HTML of plain values
#
# A bank's item or a question made from a match names a drawing and gives its values
# (`assess.items.DrawingPicture`); each has a template here. Values that do not fit draw nothing,
# so that a teacher's own item never stops a page.

_FOLDER = Path(__file__).parent / "templates"
HEIGHT = 46
"""Of the largest bar, in units of the drawing."""
VALUES = range(1, len(HABITATS) + 1)


class _SpeciesGenes(Struct, frozen=True, forbid_unknown_fields=True):
    """The three values of a species."""

    shape: int
    fur: int
    metabolism: int


class _RoundTrack(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat, shape, fur, metabolism, and what it did."""

    rounds: tuple[tuple[int, str, int, int, int, str], ...]


class _Steps(Struct, frozen=True, forbid_unknown_fields=True):
    """A gene, and its rounds: number, then ``up``, ``down`` or ``died`` in order."""

    gene: str
    rounds: tuple[tuple[int | str, ...], ...]


class _Climates(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, and ``warmer``, ``colder`` or ``same``."""

    rounds: tuple[tuple[int, str], ...]


class _Stands(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds: number, habitat (empty for none), and whether a new species began in it."""

    rounds: tuple[tuple[int, str, bool], ...]


class _Heaps(Struct, frozen=True, forbid_unknown_fields=True):
    """Games in which 0, 1, 2 … species died out, without and with human-induced change."""

    without: tuple[int, ...]
    with_: tuple[int, ...] = msgspec.field(name="with")


class _MarkedLand(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of the land in a climate, as its file has them, and the cell that is marked."""

    board: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]
    climate: Annotated[int, Meta(ge=1, le=CLIMATES)]
    cell: Annotated[int, Meta(ge=1)]

    def __post_init__(self) -> None:
        if self.cell > sum(letter != SEA for row in self.board for letter in row):
            raise ValueError("no such cell")


class _HeapBar(NamedTuple):
    """One bar of a heap: how many died out, in how many games, and its height."""

    dead: int
    games: int
    height: float


def _genome(drawn: _SpeciesGenes) -> dict[str, object]:
    values = (drawn.shape, drawn.fur, drawn.metabolism)
    genes = [(name, _gene(name), value) for name, value in zip(GENES, values, strict=True)]
    heads = [(Message(f"climate-habitat-{name}.letter"), _habitat(name)) for name in HABITATS]
    return {"genes": genes, "heads": heads, "values": VALUES, "habitats": HABITATS}


def _track(drawn: _RoundTrack) -> dict[str, object]:
    return {
        "rows": [
            (number, _habitat(habitat), values, Message(f"climate-drawing-did-{did}"))
            for number, habitat, *values, did in drawn.rounds
        ],
        "genes": [_gene(name) for name in GENES],
    }


def _steps(drawn: _Steps) -> dict[str, object]:
    return {
        "gene": _gene(drawn.gene),
        "rows": [
            (number, [Message(f"climate-drawing-step-{each}") for each in steps or ("none",)])
            for number, *steps in drawn.rounds
        ],
    }


def _climates(drawn: _Climates) -> dict[str, object]:
    return {"rows": [(each, Message(f"climate-drawing-went-{way}")) for each, way in drawn.rounds]}


def _stands(drawn: _Stands) -> dict[str, object]:
    runs: list[tuple[list[int], str, bool]] = []
    for number, habitat, new in drawn.rounds:
        if runs and not new and runs[-1][1] == habitat:
            runs[-1][0].append(number)
        else:
            runs.append(([number], habitat, new))
    return {
        "rows": [
            (
                f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else str(rounds[0]),
                (_habitat(habitat) if habitat else None),
                new,
            )
            for rounds, habitat, new in runs
        ]
    }


def _land(drawn: _MarkedLand) -> dict[str, object]:
    places = [
        (row, column, letter)
        for row, letters in enumerate(drawn.board, 1)
        for column, letter in enumerate(letters, 1)
        if letter != SEA
    ]
    cells = tuple(
        HexCell(number, row, column, HABITATS[LETTERS.index(letter)], letter, "")
        for number, (row, column, letter) in enumerate(places, 1)
    )
    marked = cells[drawn.cell - 1]
    return {
        "land": HexMap(cells, ""),
        "marked": marked,
        "habitat": _habitat(marked.ground),
        "climate": drawn.climate,
        "corners": CORNERS,
    }


def _heaps(drawn: _Heaps) -> dict[str, object]:
    most = max((1, *drawn.without, *drawn.with_))

    def bars(games: Sequence[int]) -> list[_HeapBar]:
        return [
            _HeapBar(n, count, round(HEIGHT * count / most, 1)) for n, count in enumerate(games)
        ]

    return {
        "heaps": (("without", bars(drawn.without)), ("with", bars(drawn.with_))),
        "columns": range(max(len(drawn.without), len(drawn.with_))),
        "height": HEIGHT,
    }


def _gene(name: str) -> Message:
    return Message(f"climate-gene-{name}")


def _habitat(name: str) -> Message:
    return Message(f"climate-habitat-{name}")


_DRAWINGS: Mapping[str, tuple[type[Struct], Callable[[Any], dict[str, object]]]] = {
    "genome": (_SpeciesGenes, _genome),
    "track": (_RoundTrack, _track),
    "steps": (_Steps, _steps),
    "climates": (_Climates, _climates),
    "stands": (_Stands, _stands),
    "heaps": (_Heaps, _heaps),
    "land": (_MarkedLand, _land),
}
NAMES = tuple(_DRAWINGS)
"""What can be drawn."""


@lru_cache(maxsize=8)
def _templates(say: Catalogue) -> Templates:
    return Templates(say, _FOLDER)


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Draw what an item names.

    HTML that says in words all that it shows; empty for a name or values that it does not know.
    """
    known = _DRAWINGS.get(name)
    if known is None:
        return ""
    type_, told = known
    try:
        drawn = msgspec.convert(dict(values), type_)
    except msgspec.ValidationError:
        return ""
    return str(_templates(say).render(f"drawing_{name}.html", **told(drawn)))


# ---- What the templates read: one seat's match, as it may see it, up to its last whole round

DIED = "climate-extinct-"
"""How the ids of the events of an extinction begin."""
PLAYED = ("climate-adapted", "climate-preadapted")
"""The events of a species whose genes are changed by cards."""


class MatchEvent(NamedTuple):
    """One event of the match."""

    position: int  #: The entry of the log that brought it about.
    round: int  #: When, from 1.
    seat: int | None  #: Whom it happened to; none: the table.
    #: ``id``, ``values``: The event's message.
    id: str
    values: Mapping[str, object]

    def cards(self) -> tuple[str, ...]:
        found = self.values.get("cards", ())
        told = found if isinstance(found, list | tuple) else ()
        return tuple(e.id.removeprefix("climate-card-") for e in told if isinstance(e, Message))

    def told_of(self, value: str, family: str) -> str:
        found = self.values.get(value)
        return found.id.removeprefix(family) if isinstance(found, Message) else ""


class Facts(SeatFacts):
    """One seat's match.

    Rounds are read up to the last one that has ended: what a question asks stays true while the
    match goes on.
    """

    @cached_property
    def play(self) -> Step:
        return queries.look(self.table, self.seat, self.position)

    @cached_property
    def course(self) -> Course:
        return course_of(self.play.state, self.play.numbers.dealt)

    @property
    def rounds(self) -> int:
        return len(self.course.times) - 1

    def count(self, quantity: str, time: int) -> int:
        """Return a quantity of the course at a time; of seats, the own one's."""
        return int(self.course[quantity].of(self.seat)[time])

    def survey(self, round_: int) -> Survey:
        return self.play.state.record[round_ - 1]

    def climate(self, round_: int) -> int:
        """Return the climate of a round; rounds count from 1."""
        return self.count("climate", round_ - 1)

    def genes(self, round_: int, seat: int | None = None) -> Genes:
        """Return the genes at the end of a round, 0 for the start; the own seat's by default."""
        whose = self.seat if seat is None else seat
        one, two, three = (int(self.course[gene].of(whose)[round_]) for gene in GENES)
        return (one, two, three)

    def habitat(self, round_: int, seat: int | None = None) -> int:
        """Return the habitat index (from 0) at the end of a round; −1 for none."""
        found = self.course["habitat"].of(self.seat if seat is None else seat)[round_]
        return -1 if np.isnan(found) else int(found) - 1

    @property
    def lost(self) -> list[Extinction]:
        return [one for one in self.play.state.lost if one.round <= self.rounds]

    @cached_property
    def events(self) -> list[MatchEvent]:
        return [each for each in self._all if 0 < each.round <= self.rounds]

    @cached_property
    def _all(self) -> list[MatchEvent]:
        told = events_of(self.table.match, self.position, self.seat)
        return [
            MatchEvent(each.position, each.round, each.event.seat, what.id, what.values)
            for each in told
            for what in [each.event.what]
        ]

    @cached_property
    def own(self) -> list[MatchEvent]:
        return [each for each in self.events if each.seat == self.seat]

    def land(self, climate: int, cell: int) -> DrawingPicture:
        rules = queries.rules_of(self.table)
        board = rules.content.map[rules.options.map].boards[climate - 1]
        return DrawingPicture(
            name="land", values={"board": board, "climate": climate, "cell": cell}
        )

    def moment(self, round_: int) -> int:
        """Return the position at which a round had ended: the next began, or the match was over.

        A round that is not over yet gives the position that the facts were read at.
        """
        after = [each.position + 1 for each in self._all if each.id == "climate-round"]
        return after[round_] if round_ < len(after) else self.position

    def genes_before(self, event: MatchEvent) -> Genes:
        one, two, three = self.table.match.state_at(event.position).genes[self.seat]
        return (one, two, three)

    def habitat_before(self, event: MatchEvent) -> int:
        state = self.table.match.state_at(event.position)
        return int(self.play.world.habitats[state.climate][state.cells[self.seat]])

    def steps_of(self, gene: str) -> list[list[str]]:
        found: list[list[str]] = [[] for _ in range(self.rounds)]
        for each in self.own:
            here = found[each.round - 1]
            if each.id.startswith(DIED):
                here.append("died")
            elif each.id in PLAYED:
                here += [card.removeprefix(f"{gene}-") for card in each.cards() if _of(card, gene)]
        return found

    @property
    def liveliest(self) -> str:
        return max(GENES, key=lambda gene: sum(len(each) for each in self.steps_of(gene)))


def _of(card: str, gene: str) -> bool:
    return card.startswith(f"{gene}-")


# ---- What the templates have in common: their options

_WORDING = Wording("climate-made")
template, counted = _WORDING.template, _WORDING.counted
choice, chosen = _WORDING.choice, _WORDING.chosen


def habitat(number_: int) -> NamedOption:
    return NamedOption(HABITATS[number_], habitat_name(number_))


def other_habitats(right: int) -> tuple[NamedOption, ...]:
    return tuple(habitat(n) for n in range(len(HABITATS)) if n != right)


def genome(values: Sequence[int]) -> DrawingPicture:
    return DrawingPicture(name="genome", values=dict(zip(GENES, values, strict=True)))


# ---- The plots of one's own match: a gene, the climate, and the habitats that a species lived in
#
# Times are rounds: 0 is the start. A long match shows all but a few points from the start, so
# that what is to be drawn takes a minute or two; the drawing above tells what happened in those
# rounds.

MOST_POINTS = 6
"""So many points a student sets; the rest are given."""


def _way(steps: list[str], before: int, after: int) -> str:
    return "died" if "died" in steps else "same" if before == after else "changed"


def _gene_plot(facts: Facts) -> Iterator[DraftItem]:
    if not facts.rounds:
        return
    gene = facts.liveliest
    steps = facts.steps_of(gene)
    drawn = busiest([len(each) for each in steps], MOST_POINTS)
    place = GENES.index(gene)
    values = [facts.genes(round_)[place] for round_ in range(facts.rounds + 1)]
    reasons = {
        f"value/{round_}": message(
            "climate-made-point-gene",
            round=round_,
            gene=gene_name(place),
            before=values[round_ - 1],
            after=values[round_],
            way=_way(steps[round_ - 1], values[round_ - 1], values[round_]),
        )
        for round_ in drawn
    }
    rows: tuple[tuple[int | str, ...], ...] = tuple(
        (round_, *steps[round_ - 1]) for round_ in drawn
    )
    yield DraftItem(
        about=f"rounds-{drawn[0]}-to-{drawn[-1]}",
        prompt=message("climate-made-ask-gene-plot", gene=gene_name(place)),
        item=_curve(
            values,
            HIGHEST,
            reasons,
            DrawingPicture(name="steps", values={"gene": gene, "rounds": rows}),
        ),
        labels={"measure": gene_name(place)},
        why=(message("climate-made-why-gene-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.moment(drawn[-1]),
    )


def _climate_plot(facts: Facts) -> Iterator[DraftItem]:
    if facts.rounds < 2:
        return
    climates = [facts.climate(round_) for round_ in range(1, facts.rounds + 1)]
    values = [climates[0], *climates]
    turned = [0, *(int(new != old) for old, new in pairwise(climates))]
    drawn = busiest(turned, MOST_POINTS)
    ways = {
        round_: "warmer" if values[round_] > values[round_ - 1] else "colder"
        for round_ in range(1, facts.rounds + 1)
        if values[round_] != values[round_ - 1]
    }
    reasons = {
        f"value/{round_}": message(
            "climate-made-point-climate",
            round=round_,
            way=ways.get(round_, "same"),
            climate=values[round_],
        )
        for round_ in drawn
    }
    rows = tuple((round_, ways.get(round_, "same")) for round_ in drawn)
    yield DraftItem(
        about=f"rounds-{drawn[0]}-to-{drawn[-1]}",
        prompt=message("climate-made-ask-climate-plot"),
        item=_curve(
            values, CLIMATES, reasons, DrawingPicture(name="climates", values={"rounds": rows})
        ),
        labels={"measure": message("climate-made-measure-climate")},
        why=(message("climate-made-why-climate-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.moment(drawn[-1]),
    )


def _curve(
    values: Sequence[int], most: int, reasons: dict[str, Message], picture: DrawingPicture
) -> Curve:
    plot = TrueCurve(
        values=tuple(float(value) for value in values),
        most=float(most),
        given=tuple(time for time in range(len(values)) if f"value/{time}" not in reasons),
        reasons=reasons,
    )
    return Curve(goals=("A",), minutes=2.0, points=2, plot=plot, picture=picture)


def _habitat_plot(facts: Facts) -> Iterator[DraftItem]:
    stood = [facts.habitat(round_) for round_ in range(facts.rounds + 1)]
    ranges = {
        HABITATS[each]: (stood.index(each), len(stood) - 1 - stood[::-1].index(each))
        for each in sorted(set(stood) - {-1})
    }
    if len(ranges) < 2 or "savannah" not in ranges:
        return
    died = tuple(sorted({one.round for one in facts.lost if one.seat == facts.seat}))
    struck = {"own-extinction": died} if died else {}
    labels = {id_: habitat_name(HABITATS.index(id_)) for id_ in ranges}
    labels["own-extinction"] = message("climate-made-own-extinction")
    plot = TrueRanges(
        rounds=facts.rounds,
        ranges=ranges,
        disasters=struck,
        given=("savannah",),
        reasons=_bar_reasons(ranges, labels, died),
    )
    rows = tuple(_row(facts, round_, died) for round_ in range(1, facts.rounds + 1))
    yield DraftItem(
        about="own",
        prompt=message("climate-made-ask-habitat-plot"),
        item=RangeChartItem(
            goals=("A", "C"),
            minutes=2.5,
            points=3,
            plot=plot,
            picture=DrawingPicture(name="stands", values={"rounds": rows}),
        ),
        labels=labels,
        why=(message("climate-made-why-habitat-plot"),),
        unit=message("climate-made-unit-rounds"),
        moment=facts.moment(facts.rounds),
    )


def _row(facts: Facts, round_: int, died: tuple[int, ...]) -> tuple[int | str | bool, ...]:
    here = facts.habitat(round_)
    return (round_, HABITATS[here] if here >= 0 else "", round_ in died)


def _bar_reasons(
    ranges: dict[str, tuple[int, int]], labels: dict[str, Message], died: tuple[int, ...]
) -> dict[str, Message]:
    found = {}
    for id_, (first, last) in ranges.items():
        for end, round_ in (("first", first), ("last", last)):
            found[f"{id_}/{end}"] = message(
                "climate-made-point-habitat", end=end, habitat=labels[id_], round=round_
            )
    if died:
        found["disaster/own-extinction"] = message(
            "climate-made-point-died", rounds=list(died), count=len(died)
        )
    return found


PLOTS = (
    template("gene-plot", ("B", "C"), _gene_plot),
    template("climate-plot", ("A", "D"), _climate_plot),
    template("habitat-plot", ("A", "C"), _habitat_plot),
)
