"""What Reef Survivor's evidence tells: why a bar ends or a curve dips, and the sums behind it."""

from __future__ import annotations

import re

from reefkit.games.reef import guide
from reefkit.labs.lesson.front import Values
from reefkit.labs.lesson.parts.evidence import picked
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, message

TABS = ("ranges", "population", "score", "log")
CHARTS = ("ranges", "population")
"""Tabs that show charts, which are widgets of their own below this region."""
MOST_CAUSES = 3
"""Causes that are told of one point; the log has all."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
"""The key of a reef's curve."""


def told(scene: Scene) -> list[Message]:
    """Say why a bar ends or a curve dips, and what a disaster does."""
    mark = picked(scene)
    if mark is None:
        return []
    kind, key, time = mark
    if kind == "disaster":
        card = str(key).split("-", 2)[-1]
        known = card in scene.rules.content.cards
        return [Message(f"card-{card}.rule"), Message(f"card-{card}.science")] if known else []
    if kind == "bar":
        time = _last_seen(scene, str(key), float(time))
    return _losses(scene, str(key), int(time) + (kind != "point"), is_type=kind != "point")


def _last_seen(scene: Scene, key: str, otherwise: float) -> float:
    """Give when a type was last there: what a whole bar is asked about is how it ended."""
    told = guide.timeline(scene.table, scene.seat, scene.shown_seat, position=scene.view.position)
    return next((float(bar.last) for bar in told.bars if bar.type == key), otherwise)


def _losses(scene: Scene, key: str, round_: int, *, is_type: bool) -> list[Message]:
    """Say what was lost before a survey: of one type, or of a reef's or the table's types."""
    lookups = scene.play.lookups
    types = [*lookups.builders[1:], *lookups.dwellers]
    seat: int | None = scene.shown_seat
    of_reef = _REEF.fullmatch(key)
    if of_reef is not None:
        seat = int(of_reef[1])
        if seat not in scene.seats:
            return []
    elif key in {"gamma", "beta"}:
        seat = None
    if is_type and key not in types:
        return []
    found = [
        cause
        for each in ([key] if key in types else types)
        for cause in guide.causes(scene.table, seat, each, round_, scene.view.position)
    ]
    found.sort(key=lambda cause: -cause.count)
    return [cause.text for cause in found[:MOST_CAUSES]] or [message("seen-nothing-lost")]


def is_there(scene: Scene) -> bool:
    """Tell whether the reefs are founded: before that there is nothing to chart."""
    return scene.phase != "founding"


def values(scene: Scene) -> Values:
    """Give the sum that is opened from the chart, or from what was picked."""
    return {"hand": hand.of_pick(scene), "by_hand": hand.last(scene)}
