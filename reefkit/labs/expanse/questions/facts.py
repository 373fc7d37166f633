"""What questions are made of: the facts of one seat's reef, pictures to look at, and its plots.

`Facts` reads one seat's reef by its own turns, from the public log. The templates in `choices` ask
of it; a plot is a question of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from reefkit.assess.items import Curve, DrawingPicture
from reefkit.assess.plots import TrueCurve
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import MOST_OTHERS, DraftItem, SeatFacts, Wording, busiest
from reefkit.games.expanse import content as stored
from reefkit.games.expanse import queries
from reefkit.games.expanse.state import FOODS
from reefkit.games.expanse.turn import TurnEvent, happened, named
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.foodweb import FoodEdge, FoodNode, FoodWeb, Outline, foodweb_html
from reefkit.widgets.templates import Templates

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content
    from reefkit.games.expanse.queries import TurnEnd


# ---- What a question has to look at: food webs, records and ledgers, as HTML of plain values
#
# A bank's item or a question made from a match names a drawing and gives its values
# (`assess.items.DrawingPicture`). Values that do not fit draw nothing, so that a teacher's own
# item never stops a page.

FOLDER = Path(__file__).parent / "templates"
OUTLINES: dict[str, Outline] = {
    "producer": "square",
    "herbivore": "circle",
    "filter-feeder": "hexagon",
    "detritivore": "diamond",
    "predator": "triangle",
}
ROWS = ("pollution", "warming", "corals-a", "corals-b")
"""What a record can have a row of."""
HEIGHT = 264.0
"""Units of a food web's picture: its answers are to be seen with it."""


class _WhoEatsWhom(Struct, frozen=True, forbid_unknown_fields=True):
    """A food web: cards and foods level by level, the lowest first, and links (food, eater)."""

    levels: tuple[tuple[str, ...], ...]
    links: tuple[tuple[str, str], ...]


class _TurnRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of turns: rows begin with what they count, then have a number a turn."""

    turns: tuple[int, ...]
    rows: tuple[tuple[str | int, ...], ...]


class _Ledger(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a counter: the turns, the value before, and entries (turn, source, change)."""

    counter: str
    turns: tuple[int, ...]
    before: int
    entries: tuple[tuple[int, str, int], ...]


def name_of(id_: str) -> Message:
    return Message(f"expanse-food-{id_}" if id_ in FOODS else f"expanse-{id_}")


def _family(id_: str) -> str:
    kind = stored.default().cards.get(id_)
    return kind.classes[0] if kind is not None and kind.classes else "producer"


def _web(drawn: _WhoEatsWhom, say: Catalogue) -> str:
    levels = {id_: level for level, ids in enumerate(drawn.levels) for id_ in ids}
    if not {id_ for link in drawn.links for id_ in link} <= levels.keys():
        return ""
    web = FoodWeb(
        nodes=tuple(_node(id_, level, say) for id_, level in levels.items()),
        edges=tuple(FoodEdge(food, eater) for food, eater in dict.fromkeys(drawn.links)),
        title=say.render(message("expanse-drawing-web")),
        note=say.render(message("expanse-drawing-web-note")),
        sentences=tuple(say.render(each) for each in _eaten_by(drawn)),
        key="ask-web",
    )
    return str(foodweb_html(_templates(say), web, height=HEIGHT))


def _node(id_: str, level: int, say: Catalogue) -> FoodNode:
    lives, called = _family(id_), say.render(name_of(id_))
    short = f"expanse-{id_}.short"
    return FoodNode(
        id=id_,
        name=say.render(Message(short)) if say.has(short) else called,
        art=id_,
        group=lives,
        outline=OUTLINES.get(lives, "square"),
        level=level,
        label=called,
    )


def _eaten_by(drawn: _WhoEatsWhom) -> list[Message]:
    eaters: dict[str, list[Message]] = {}
    for food, eater in dict.fromkeys(drawn.links):
        eaters.setdefault(food, []).append(name_of(eater))
    return [
        message("expanse-drawing-eaten-by", food=name_of(food), eaters=found)
        for food, found in eaters.items()
    ]


def _record(drawn: _TurnRecord, say: Catalogue) -> str:
    rows = []
    for name, *numbers in drawn.rows:
        if name not in ROWS or len(numbers) != len(drawn.turns):
            return ""
        rows.append((message("expanse-drawing-row", row=name), numbers))
    return _rendered("record", say, turns=drawn.turns, rows=rows)


def _ledger(drawn: _Ledger, say: Catalogue) -> str:
    if drawn.counter not in ROWS[:2]:
        return ""
    lines = [
        (
            turn,
            [
                message(
                    "expanse-drawing-entry", card=name_of(card), count=abs(count), sign=_sign(count)
                )
                for at, card, count in drawn.entries
                if at == turn
            ],
        )
        for turn in drawn.turns
    ]
    return _rendered(
        "ledger",
        say,
        counter=message("expanse-drawing-ledger", counter=drawn.counter),
        before=message(
            "expanse-drawing-before", turn=min(drawn.turns, default=1) - 1, count=drawn.before
        ),
        lines=lines,
    )


def _sign(count: int) -> str:
    return "more" if count > 0 else "less"


def _rendered(name: str, say: Catalogue, **values: object) -> str:
    return str(_templates(say).render(f"drawing_{name}.html", **values))


_DRAWINGS: Mapping[str, tuple[type[Struct], Callable[[Any, Catalogue], str]]] = {
    "web": (_WhoEatsWhom, _web),
    "record": (_TurnRecord, _record),
    "ledger": (_Ledger, _ledger),
}
NAMES: Sequence[str] = tuple(_DRAWINGS)
"""What can be drawn."""


@lru_cache(maxsize=8)
def _templates(say: Catalogue) -> Templates:
    return Templates(say, FOLDER)


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Draw what an item names.

    HTML that says in words all that it shows; empty for a name or values that it does not know.
    """
    known = _DRAWINGS.get(name)
    if known is None:
        return ""
    type_, draw = known
    try:
        drawn = msgspec.convert(dict(values), type_)
    except msgspec.ValidationError:
        return ""
    return draw(drawn, say)


# ---- What the templates read: one seat's reef in a match, by its own turns, from the public log
#
# A time is the end of one of the seat's own turns, counted from 1; 0 is the start. What happens
# on a reef while others have their turns belongs to the time at which the seat's next turn ends.

SOME = "expanse-some-"
"""How the ids of the messages begin that say how much of a food."""
GONE = {
    "starved": "starved",
    "lost-to-pollution": "pollution",
    "removed": "taken",
    "died-bleached": "bleached",
    **dict.fromkeys(
        ("left", "into-deck", "sent-to-deck", "no-host", "no-host-left", "kept-away", "handed-on"),
        "else",
    ),
}
"""The events of a card that leaves a reef, and why it does: `taken` by a card that is no eater."""


class EatenMeal(NamedTuple):
    """What one card ate at once: food or cards by kind, each with how many."""

    time: int
    position: int
    eater: str
    eaten: tuple[tuple[str, int], ...]


class _LeftCard(NamedTuple):
    """A card that left the reef: why is one of `eaten` and the values of `GONE`; by which card."""

    time: int
    position: int
    card: str
    why: str
    by: str


class _Change(NamedTuple):
    """A change of pollution or warming: from which card, by how much."""

    time: int
    position: int
    card: str
    amount: int


class Facts(SeatFacts):
    """One seat's match, up to the last of its turns that has ended."""

    @cached_property
    def content(self) -> Content:
        return queries.rules_of(self.table).content

    @cached_property
    def ends(self) -> list[TurnEnd]:
        course = queries.course(self.table, self.position)
        return [each for each in course if each.seat == self.seat]

    @property
    def turns(self) -> int:
        return len(self.ends)

    @cached_property
    def over(self) -> bool:
        return bool(self.table.moment(self.position, None).over)

    def end(self, time: int) -> TurnEnd:
        return self.ends[time - 1]

    def moment(self, time: int) -> int:
        return self.end(time).position

    def reef(self, time: int) -> dict[str, int]:
        return dict(self.end(time).reefs[self.seat]) if time else {}

    def living(self, time: int) -> dict[str, int]:
        cards = self.content.cards
        return {kind: n for kind, n in self.reef(time).items() if cards[kind].classes}

    @cached_property
    def events(self) -> list[tuple[int, TurnEvent]]:
        last = [each.position for each in self.ends]
        told = happened(self.table.match, last[-1]) if last else ()
        # An entry at position n makes the state at n + 1, and a turn's end is such a state.
        return [(bisect_left(last, each.position + 1) + 1, each) for each in told]

    def _own(self, *ids: str) -> Iterator[tuple[int, TurnEvent]]:
        return (
            (time, each)
            for time, each in self.events
            if each.id in ids and each.event.seat == self.seat
        )

    @cached_property
    def meals(self) -> list[EatenMeal]:
        found = []
        for time, each in self._own("ate"):
            values = each.event.what.values
            listed = values.get("eaten", ())
            eaten: Counter[str] = Counter()
            for one in listed if isinstance(listed, list | tuple) else ():
                kind, count = _eaten(one)
                eaten[kind] += count
            found.append(
                EatenMeal(time, each.position, named(values.get("card")), tuple(eaten.items()))
            )
        return found

    def meals_at(self, time: int) -> list[EatenMeal]:
        return [each for each in self.meals if each.time == time]

    @cached_property
    def left(self) -> list[_LeftCard]:
        found = [
            _LeftCard(time, each.position, named(values.get("card")), GONE[each.id], _by(values))
            for time, each in self._own(*GONE)
            for values in [each.event.what.values]
        ]
        found += [
            _LeftCard(meal.time, meal.position, kind, "eaten", meal.eater)
            for meal in self.meals
            for kind, count in meal.eaten
            if kind not in FOODS
            for _ in range(count)
        ]
        return sorted(found, key=lambda each: each.position)

    def went(self, why: str) -> list[_LeftCard]:
        return [each for each in self.left if each.why == why]

    @cached_property
    def pollution(self) -> list[_Change]:
        found = []
        for time, each in self._own("polluted", "stored"):
            values = each.event.what.values
            count = int(str(values["count"])) * (-1 if each.id == "stored" else 1)
            found.append(_Change(time, each.position, named(values.get("card")), count))
        return found

    @cached_property
    def warming(self) -> list[_Change]:
        return [
            _Change(
                time,
                each.position,
                named(each.event.what.values.get("card")),
                int(str(each.event.what.values["count"])),
            )
            for time, each in self.events
            if each.id == "warmed"
        ]

    @cached_property
    def expelled(self) -> list[tuple[int, int]]:
        return [(time, each.position) for time, each in self._own("expelled")]

    def earned(self, card: str, currency: str) -> int:
        return sum(
            int(str(each.event.what.values["count"]))
            for _, each in self._own("earned")
            if named(each.event.what.values.get("card")) == card
            and named(each.event.what.values.get("currency")) == currency
        )

    def points_parts(self) -> tuple[tuple[str, int], ...]:
        sight = queries.look(self.table, None, self.moment(self.turns))
        return queries.points_parts(sight, self.seat)

    @staticmethod
    def card_of(each: TurnEvent) -> str:
        return named(each.event.what.values.get("card"))

    def lives(self, kind: str) -> str:
        found = self.content.cards.get(kind)
        return found.classes[0] if found is not None and found.classes else ""

    def deck(self, kind: str) -> str:
        found = self.content.cards.get(kind)
        return found.deck if found is not None else ""


def _eaten(told: object) -> tuple[str, int]:
    if isinstance(told, Message) and told.id.startswith(SOME):
        return told.id.removeprefix(SOME), int(str(told.values.get("count", 1)))
    return named(told), 1


def _by(values: object) -> str:
    return named(values.get("by")) if isinstance(values, dict) else ""


# ---- What the templates have in common: their options

_WORDING = Wording("expanse-made")
template, counted = _WORDING.template, _WORDING.counted
choice, chosen = _WORDING.choice, _WORDING.chosen


def one(kind: str) -> Message:
    return name_of(kind) if kind in FOODS else Message(f"expanse-{kind}.one")


def many(kind: str) -> Message:
    return name_of(kind) if kind in FOODS else Message(f"expanse-{kind}.many")


def names(kinds: Iterable[str]) -> list[Message]:
    return [name_of(kind) for kind in kinds]


def kind(id_: str) -> NamedOption:
    return NamedOption(id_, name_of(id_))


def kinds(ids: Iterable[str], most: int = MOST_OTHERS) -> tuple[NamedOption, ...]:
    return tuple(kind(each) for each in list(dict.fromkeys(ids))[:most])


def turn(time: int) -> NamedOption:
    return NamedOption(str(time), message("expanse-made-turn", turn=time))


def way(before: int, after: int) -> str:
    return "more" if after > before else "fewer" if after < before else "as-many"


def other_turns(facts: Facts, right: int, wanted: Iterable[int] = ()) -> tuple[NamedOption, ...]:
    near = sorted(range(1, facts.turns + 1), key=lambda time: (abs(time - right), time))
    several = [time for time in dict.fromkeys([*wanted, *near]) if time != right]
    return tuple(turn(time) for time in several)


# ---- The plots of one's own match: kinds of living things, pollution, and the warming of all
#
# Kinds are counted at a few looks through the match, as divers survey a reef now and then.
# Pollution and warming are drawn over a few turns in a row, those in which most happened, from a
# ledger that says which card brought how much.

LOOKS = 6
MOST_POINTS = 6
"""So many points a student sets; the rest are given."""
AXIS = 20
"""By what an axis grows."""
MOST_ENTRIES = 60
"""Of a ledger that is still read with ease, and that a drawing may hold."""


def _kinds_plot(facts: Facts) -> Iterator[DraftItem]:
    if facts.turns < LOOKS:
        return
    times = [round(look * facts.turns / LOOKS) for look in range(LOOKS + 1)]
    seen = tuple(facts.living(time) for time in times)
    there = list(dict.fromkeys(kind for look in seen for kind in look))
    plot = TrueCurve(
        values=tuple(float(len(look)) for look in seen),
        most=axis(max(len(look) for look in seen)),
        counts=seen,
        given=(0,),
        reasons={
            f"value/{look}": message(
                "expanse-made-point-kinds", look=look, count=len(kinds), names=names(kinds)
            )
            for look, kinds in enumerate(seen)
            if look
        },
    )
    yield DraftItem(
        about=f"turns-{facts.turns}",
        prompt=message("expanse-made-ask-kinds-plot", turns=facts.turns),
        item=Curve(goals=("A", "E"), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": message("expanse-made-measure-kinds"),
            **{
                f"time-{look}": message("expanse-made-look", look=look, turn=times[look])
                for look in range(LOOKS + 1)
            },
        },
        why=(message("expanse-made-why-kinds-plot"),),
        unit=message("expanse-made-unit-looks"),
        moment=facts.moment(facts.turns),
    )


def axis(most: int) -> float:
    """Return where an axis ends, rounded up so that it does not give the answer away."""
    return float(-(-(most + 1) // AXIS) * AXIS)


def _pollution_plot(facts: Facts) -> Iterator[DraftItem]:
    values = [0, *(each.pollution[facts.seat] for each in facts.ends)]
    yield from _counted(facts, "pollution", values, facts.pollution)


def _warming_plot(facts: Facts) -> Iterator[DraftItem]:
    values = [0, *(each.warming for each in facts.ends)]
    yield from _counted(facts, "warming", values, facts.warming)


def ledger(changes: Iterable[_Change]) -> tuple[tuple[int, str, int], ...]:
    found: Counter[tuple[int, str, bool]] = Counter()
    for each in changes:
        found[each.time, each.card, each.amount > 0] += each.amount
    return tuple((time, card, amount) for (time, card, _), amount in found.items())


def _counted(
    facts: Facts, counter: str, values: list[int], changes: Sequence[_Change]
) -> Iterator[DraftItem]:
    if not any(values):
        return
    times = range(1, facts.turns + 1)
    drawn = busiest([sum(each.time == time for each in changes) for time in times], MOST_POINTS)
    entries = ledger(each for each in changes if each.time in drawn)
    if len(entries) > MOST_ENTRIES:
        return
    picture = DrawingPicture(
        name="ledger",
        values={
            "counter": counter,
            "turns": tuple(drawn),
            "before": values[drawn[0] - 1],
            "entries": entries,
        },
    )
    plot = TrueCurve(
        values=tuple(float(value) for value in values),
        most=axis(max(values)),
        given=tuple(time for time in range(len(values)) if time not in drawn),
        reasons={
            f"value/{time}": message(
                "expanse-made-point-counter",
                turn=time,
                before=values[time - 1],
                after=values[time],
                way=way(values[time - 1], values[time]),
                counter=counter,
            )
            for time in drawn
        },
    )
    yield DraftItem(
        about=f"turns-{drawn[0]}-to-{drawn[-1]}",
        prompt=message(f"expanse-made-ask-{counter}-plot"),
        item=Curve(goals=("D",), minutes=2.0, points=2, plot=plot, picture=picture),
        labels={
            "measure": message("expanse-made-measure", counter=counter),
            **{
                f"time-{time}": message("expanse-made-when", turn=time)
                for time in range(len(values))
            },
        },
        why=(message(f"expanse-made-why-{counter}-plot"),),
        unit=message("expanse-made-unit-turns"),
        moment=facts.moment(drawn[-1]),
    )


PLOTS = (
    template("kinds-plot", ("A", "E"), _kinds_plot),
    template("pollution-plot", ("D", "E"), _pollution_plot),
    template("warming-plot", ("B", "D"), _warming_plot),
)
