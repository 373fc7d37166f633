"""Blank axes on paper: a range chart, a diversity curve and a scoreboard to fill in by hand."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.traits import content_of
from reefkit.match.errors import reject

acts = Acts()
SHEETS = ("ranges", "curve", "scores")
MOST_ROUNDS = 7
"""As many as the printed scoreboard has."""
SEATS = 4
LEFT, TOP, WIDTH, HIGH = 176, 12, 500, 24
"""Where the range chart begins, how wide its time is, and how high a type's row: in units."""
CURVE = 300
"""Units that the curve's axis is high."""


class SheetName(Struct, frozen=True):
    """One of the sheets."""

    sheet: Annotated[str, Meta(max_length=20)]


class Tick(NamedTuple):
    """A mark of an axis: its number, and where it stands."""

    number: int
    at: float


@acts.on("print-axes", SheetName)
def print_axes(session: ReefSession, values: SheetName) -> None:
    """Print one sheet of blank axes."""
    if values.sheet not in SHEETS:
        raise reject("lab-not-understood")
    session.ui.printing = f"axes-{values.sheet}"


def rounds_of(scene: Scene) -> int:
    """Give the rounds of the open match, or as many as a match has by default."""
    if scene.has_table:
        return scene.rules.options.rounds
    return content_of(scene).rules.options.rounds


def time_ticks(rounds: int) -> list[Tick]:
    """Give the marks of time: 0, the founding, and each survey."""
    return [Tick(n, LEFT + WIDTH * n / rounds) for n in range(rounds + 1)]


def type_ticks(types: int) -> list[Tick]:
    """Give the marks of richness: every second number, up to all types there are."""
    top = types + types % 2
    return [Tick(n, TOP + CURVE * (1 - n / top)) for n in range(0, top + 1, 2)]


def render(scene: Scene) -> str:
    """Draw the sheets, when they are open."""
    if scene.ui.page != "axes":
        return ""
    content, rounds = content_of(scene), rounds_of(scene)
    names = [*content.organisms, *content.dwellers]
    players = [scene.name(seat) for seat in scene.seats] if scene.has_table else [""] * SEATS
    label = (
        scene.rules.options.round_label if scene.has_table else content.rules.options.round_label
    )
    return scene.render(
        "axes.html",
        types=[(name, TOP + HIGH * (number + 0.5)) for number, name in enumerate(names)],
        times=time_ticks(rounds),
        counts=type_ticks(len(names)),
        rounds=max(rounds, MOST_ROUNDS),
        players=players,
        label=label,
        frame={"left": LEFT, "top": TOP, "width": WIDTH, "row": HIGH, "curve": CURVE},
    )


PAGE = Part("axes", render, acts)
