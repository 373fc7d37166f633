"""The evidence beside the board: tabs over the live charts, the score and the log."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.text import Message, message

acts = Acts()
TABS = ("ranges", "population", "score", "log")
FINAL = "final"
"""The tab that a match which is over opens with."""
CHARTS = ("ranges", "population")
"""Tabs that show charts, which are widgets of their own below this region."""
MOST_CAUSES = 3
"""Causes that are told of one point; the log has all."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
"""The key of a reef's curve."""


class TabName(Struct, frozen=True):
    """Which evidence to open."""

    tab: Literal["final", "ranges", "population", "score", "log"]


@acts.on("tab", TabName)
def open_tab(session: ReefSession, values: TabName) -> None:
    """Open one kind of evidence."""
    session.ui.tab = values.tab
    session.ui.settings.pop("log-phase", None)


class Mark(Struct, frozen=True):
    """What was picked in a chart: a bar, its end, a point or a disaster, and when."""

    kind: Literal["bar", "ending", "point", "disaster"]
    key: Annotated[str, Meta(max_length=80)]
    time: Annotated[float, Meta(ge=0, le=99)]
    measure: Annotated[str, Meta(max_length=20)] = ""


@acts.on("chart-picked", Mark)
def chart_picked(session: ReefSession, values: Mark) -> None:
    """Tell which card and which rule made what was picked."""
    session.ui.settings["picked"] = (values.kind, values.key, values.time)
    session.ui.settings["picked-measure"] = values.measure


@acts.on("chart-forget")
def chart_forget(session: ReefSession, values: object) -> None:
    """Close what was told of the chart."""
    del values
    session.ui.settings.pop("picked", None)


def told(scene: Scene) -> list[Message]:
    """Say why a bar ends or a curve dips, and what a disaster does."""
    picked = scene.ui.settings.get("picked")
    if not isinstance(picked, tuple) or scene.ui.tab not in CHARTS or scene.covered:
        return []
    kind, key, time = picked
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


def render(scene: Scene) -> str:
    """Draw the tabs, and what is no chart below them."""
    if not scene.has_table or scene.phase == "founding":
        return ""
    tabs = (FINAL, *TABS) if scene.phase == "over" and not scene.replaying else TABS
    covered = scene.covered and scene.ui.tab in CHARTS
    context = {"tabs": tabs, "body": _body(scene), "told": told(scene), "covered": covered}
    return scene.render(
        "evidence.html", **context, hand=hand.of_pick(scene), by_hand=hand.last(scene)
    )


def _body(scene: Scene) -> str:
    from reefkit.labs.reef.parts.all import BODIES  # noqa: PLC0415  # bodies are parts too

    body = BODIES.get(scene.ui.tab)
    return body.render(scene) if body is not None else ""


PART = Part("evidence", render, acts)
