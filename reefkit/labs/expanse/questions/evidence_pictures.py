"""The evidence of a question as HTML: food webs, records and ledgers.

An item, or a question made from a match, names a drawing and gives its values
(`assess.items.DrawingPicture`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from reefkit.games.expanse import content as stored
from reefkit.games.expanse.state import FOODS
from reefkit.labs.lesson.evidence_drawings import Drawings, draw
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.foodweb import foodweb_html
from reefkit.widgets.foodweb_data import FoodEdge, FoodNode, FoodWeb, Outline
from reefkit.widgets.templates import Templates

FOLDER = Path(__file__).parent / "templates"
OUTLINES: dict[str, Outline] = {
    "producer": "square",
    "herbivore": "circle",
    "filter-feeder": "hexagon",
    "detritivore": "diamond",
    "predator": "triangle",
}
ROWS = ("pollution", "warming", "corals-a", "corals-b")
"""Rows that a record may have."""
HEIGHT = 264.0
"""Height of a food web's picture in SVG units; its answers fit below it."""


class _WhoEatsWhom(Struct, frozen=True, forbid_unknown_fields=True):
    """A food web: cards and foods level by level, the lowest first, and links (food, eater)."""

    levels: tuple[tuple[str, ...], ...]
    links: tuple[tuple[str, str], ...]


class _TurnRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of turns; each row begins with what it counts, then has one number per turn."""

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


def _web(drawn: _WhoEatsWhom, templates: Templates) -> str:
    say = templates.say
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
    return str(foodweb_html(templates, web, height=HEIGHT))


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


def _record(drawn: _TurnRecord, templates: Templates) -> str:
    rows = []
    for name, *numbers in drawn.rows:
        if name not in ROWS or len(numbers) != len(drawn.turns):
            return ""
        rows.append((message("expanse-drawing-row", row=name), numbers))
    return str(templates.render("drawing_record.html", turns=drawn.turns, rows=rows))


def _ledger(drawn: _Ledger, templates: Templates) -> str:
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
    before = message(
        "expanse-drawing-before", turn=min(drawn.turns, default=1) - 1, count=drawn.before
    )
    return str(
        templates.render(
            "drawing_ledger.html",
            counter=message("expanse-drawing-ledger", counter=drawn.counter),
            before=before,
            lines=lines,
        )
    )


def _sign(count: int) -> str:
    return "more" if count > 0 else "less"


_DRAWINGS: Drawings = {
    "web": (_WhoEatsWhom, _web),
    "record": (_TurnRecord, _record),
    "ledger": (_Ledger, _ledger),
}
NAMES: Sequence[str] = tuple(_DRAWINGS)
"""Names of all drawings."""


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    return draw(_DRAWINGS, FOLDER, name, values, say)
