"""Blank axes on paper: range chart, diversity curve and scoreboard to fill in by hand."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from reefkit.labs.reef.board_picture import acts
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.labs.reef.setup_charts import content_of
from reefkit.match.errors import reject

AXES_SHEETS = ("ranges", "curve", "scores")

MOST_ROUNDS = 7
"""As many as the printed scoreboard has."""

SEATS = 4

LEFT, TOP, WIDTH, HIGH = 176, 12, 500, 24
"""Where the range chart begins, how wide its time is, and how high a type's row: in units."""

CURVE = 300
"""Units that the curve's axis is high."""


class _Tick(NamedTuple):
    """A mark of an axis: its number, and where it is."""

    number: int
    at: float


@acts.on("print-axes")
def _print_axes(session: ReefSession, sheet: Annotated[str, Meta(max_length=20)]) -> None:
    if sheet not in AXES_SHEETS:
        raise reject("lab-not-understood")
    session.printing = f"axes-{sheet}"


def _rounds_of(scene: Scene) -> int:
    if scene.has_table:
        return scene.rules.options.rounds
    return content_of(scene).rules.options.rounds


def _type_ticks(types: int) -> list[_Tick]:
    top = types + types % 2
    return [_Tick(n, TOP + CURVE * (1 - n / top)) for n in range(0, top + 1, 2)]


def _render_axes(scene: Scene) -> str:
    content, rounds = content_of(scene), _rounds_of(scene)
    names = [*content.organisms, *content.dwellers]
    players = [scene.name(seat) for seat in scene.seats] if scene.has_table else [""] * SEATS
    label = (
        scene.rules.options.round_label if scene.has_table else content.rules.options.round_label
    )
    return scene.render(
        "axes.html",
        types=[(name, TOP + HIGH * (number + 0.5)) for number, name in enumerate(names)],
        times=[_Tick(n, LEFT + WIDTH * n / rounds) for n in range(rounds + 1)],
        counts=_type_ticks(len(names)),
        rounds=max(rounds, MOST_ROUNDS),
        players=players,
        label=label,
        frame={"left": LEFT, "top": TOP, "width": WIDTH, "row": HIGH, "curve": CURVE},
    )


AXES_PAGE = Part("axes", _render_axes, acts)
