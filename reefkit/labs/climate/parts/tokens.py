"""Below the charts: whose species has lived in which habitats, and what happened last."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.climate.scene import ClimateScene
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.log import log_lines
from reefkit.text import Message

LATEST = 4
"""Lines of what happened that stand on the page; the log has all."""


class SeatTokens(NamedTuple):
    """A seat's line: which habitats' tokens it has, how often its species died out."""

    seat: int
    name: str
    tokens: tuple[int, ...]
    habitats: list[Message]
    extinctions: int
    turn: bool
    shown: bool


def render(scene: ClimateScene) -> str:
    """Draw the tokens of all seats, and the latest lines of the log."""
    if not scene.has_table or scene.page:
        return ""
    state = scene.state
    seats = []
    for seat in scene.seats:
        have = tuple(number for number, one in enumerate(state.tokens[seat]) if one)
        seats.append(
            SeatTokens(
                seat=seat,
                name=scene.name(seat),
                tokens=have,
                habitats=[scene.habitats[each].name for each in have],
                extinctions=state.extinctions[seat],
                turn=state.seat == seat and not scene.over,
                shown=scene.shown_seat == seat,
            )
        )
    lines = log_lines(scene.table, scene.viewer, scene.kind.told)
    until = [line for line in lines if line.position < scene.view.position]
    return scene.render(
        "climate_tokens.html",
        seats=seats,
        habitats=scene.habitats,
        happened=until[-LATEST:][::-1],
    )


PART = Part("climate-tokens", render)
