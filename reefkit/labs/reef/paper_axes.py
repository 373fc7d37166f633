"""Blank axes on paper: range chart, diversity curve and scoreboard to fill in by hand."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.labs.reef.board_picture import acts
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.labs.reef.setup_charts import content_of
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.plots.blank_axes import blank_curve, blank_ranges

AXES_SHEETS = ("ranges", "curve", "scores")

FEWEST_ROUNDS = 7
"""Minimum number of rounds on the printed scoreboard."""

SEATS = 4
"""Number of columns without names if there is no match."""


@acts.on("print-axes")
def _print_axes(session: ReefSession, sheet: Annotated[str, Meta(max_length=20)]) -> None:
    if sheet not in AXES_SHEETS:
        raise reject("lab-not-understood")
    session.printing = f"axes-{sheet}"


def _rounds_of(scene: Scene) -> int:
    if scene.has_table:
        return scene.rules.options.rounds
    return content_of(scene).rules.options.rounds


def _render_axes(scene: Scene) -> str:
    content, rounds = content_of(scene), _rounds_of(scene)
    names = [*content.organisms, *content.dwellers]
    players = [scene.name(seat) for seat in scene.seats] if scene.has_table else [""] * SEATS
    label = (
        scene.rules.options.round_label if scene.has_table else content.rules.options.round_label
    )
    say, top = scene.say, len(names) + len(names) % 2
    time = say.render(message(f"seen-time-{label}"))
    rows = [(say.render(message(f"organism-{name}")), name) for name in names]
    levels = [(n, str(n)) for n in range(0, top + 1, 2)]
    times, types = [str(n) for n in range(rounds + 1)], say.render(message("axes-types"))
    ranges_label, curve_label = (say.render(message(f"axes-{each}")) for each in AXES_SHEETS[:2])
    return scene.render(
        "axes.html",
        ranges=blank_ranges(rows, rounds, time, label=ranges_label, row=24),
        curve=blank_curve(times, levels, time, types, label=curve_label),
        rounds=max(rounds, FEWEST_ROUNDS),
        players=players,
    )


AXES_PAGE = Part("axes", _render_axes, acts)
