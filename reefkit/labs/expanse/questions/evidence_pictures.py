"""The evidence of a question as HTML: food webs, records and ledgers.

An item, or a question made from a match, names a drawing and gives its values
(`assess.items.DrawingPicture`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

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


def name_of(id_: str) -> Message:
    return Message(f"expanse-food-{id_}" if id_ in FOODS else f"expanse-{id_}")


def _family(id_: str) -> str:
    kind = stored.default().cards.get(id_)
    return kind.classes[0] if kind is not None and kind.classes else "producer"


def _web(
    templates: Templates,
    levels: tuple[tuple[str, ...], ...],
    links: tuple[tuple[str, str], ...],
) -> str:
    """Draw cards and foods level by level, the lowest first, and links (food, eater)."""
    say = templates.say
    heights = {id_: level for level, ids in enumerate(levels) for id_ in ids}
    if not {id_ for link in links for id_ in link} <= heights.keys():
        return ""
    web = FoodWeb(
        nodes=tuple(_node(id_, level, say) for id_, level in heights.items()),
        edges=tuple(FoodEdge(food, eater) for food, eater in dict.fromkeys(links)),
        title=say.render(message("expanse-drawing-web")),
        note=say.render(message("expanse-drawing-web-note")),
        sentences=tuple(say.render(each) for each in _eaten_by(links)),
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


def _eaten_by(links: Sequence[tuple[str, str]]) -> list[Message]:
    eaters: dict[str, list[Message]] = {}
    for food, eater in dict.fromkeys(links):
        eaters.setdefault(food, []).append(name_of(eater))
    return [
        message("expanse-drawing-eaten-by", food=name_of(food), eaters=found)
        for food, found in eaters.items()
    ]


def _record(
    templates: Templates, turns: tuple[int, ...], rows: tuple[tuple[str | int, ...], ...]
) -> str:
    """Draw a table of turns: a row begins with what it counts, then has one number per turn."""
    if any(name not in ROWS or len(numbers) != len(turns) for name, *numbers in rows):
        return ""
    told = [(message("expanse-drawing-row", row=name), numbers) for name, *numbers in rows]
    return str(templates.render("drawing_record.html", turns=turns, rows=told))


def _ledger(
    templates: Templates,
    counter: str,
    turns: tuple[int, ...],
    before: int,
    entries: tuple[tuple[int, str, int], ...],
) -> str:
    """Draw what changed a counter: its value before the turns, entries (turn, source, change)."""
    if counter not in ROWS[:2]:
        return ""
    lines = [
        (
            turn,
            [
                message(
                    "expanse-drawing-entry", card=name_of(card), count=abs(count), sign=_sign(count)
                )
                for at, card, count in entries
                if at == turn
            ],
        )
        for turn in turns
    ]
    first = min(turns, default=1)
    return str(
        templates.render(
            "drawing_ledger.html",
            counter=message("expanse-drawing-ledger", counter=counter),
            before=message("expanse-drawing-before", turn=first - 1, count=before),
            lines=lines,
        )
    )


def _sign(count: int) -> str:
    return "more" if count > 0 else "less"


_DRAWINGS: Drawings = {"web": _web, "record": _record, "ledger": _ledger}
NAMES: Sequence[str] = tuple(_DRAWINGS)
"""Names of all drawings."""


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    return draw(_DRAWINGS, FOLDER, name, values, say)
