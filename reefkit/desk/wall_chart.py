"""A small chart of the number of types at every table and in the class, next to the wall."""

from __future__ import annotations

from reefkit.desk.data_view import class_ocean, small_chart
from reefkit.desk.session import DeskPart, DeskScene
from reefkit.text import message
from reefkit.widgets.acts import Acts


def _render_alive(scene: DeskScene) -> str:
    if not scene.tables:
        return ""
    ocean, title = class_ocean(scene), message("desk-types-soon")
    if ocean.has_types:
        title = message("desk-types-title")
    elif ocean.series:
        title = message("desk-types-of", what=ocean.series[0].about.name)
    return scene.render("desk_types.html", chart=small_chart(ocean, scene.say), title=title)


ALIVE = DeskPart("desk-types", _render_alive, Acts(), tab="play")
