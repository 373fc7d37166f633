"""The boards of a table for the desk: small on the wall, large when a match is reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import numpy as np

from reefkit.games.reef import guide, survey
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.play import name_of
from reefkit.games.reef.state import Reefs, State
from reefkit.labs.desk.games import Dweller, Reef
from reefkit.labs.reef.parts.board import label, spaces_of
from reefkit.match.table import Table
from reefkit.text import Catalogue, message
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.still import still_svg
from reefkit.widgets.small_board import small_board_svg

WALL_SCALE = 0.66
"""How large a board on the wall is: four of a table stand side by side in a card."""


def small_boards(
    table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
) -> tuple[str, ...]:
    """Draw each seat's board small, now or at a position, as SVG labelled with its name."""
    view = table.view(None) if position is None else table.moment(position, None)
    state: State = view.state
    lookups = guide.rules_of(table).lookups
    return tuple(
        _small(lookups, state.reefs[seat], say.render(message("board-of", player=name)))
        for seat, name in enumerate(names)
    )


def reef_at(table: Table, seat: int, position: int, say: Catalogue) -> Reef:
    """Show one seat's reef at a moment, large.

    Raises
    ------
    Rejection
        When the table has no such seat, or the log no such position.
    """
    table.match.check_viewer(seat)
    state: State = table.moment(position, None).state
    rules, reefs = guide.rules_of(table), state.reefs[seat]
    lookups = rules.lookups
    spaces = tuple(spaces_of(lookups, reefs))
    picture = Picture(
        spaces=spaces,
        title="",
        ocean=say.render(message("board-ocean")),
        shore=say.render(message("board-land" if reefs.land else "board-ocean")),
        land=bool(reefs.land),
    )
    return Reef(
        picture=str(still_svg(picture)),
        said=tuple(label(say, space) for space in spaces if not space.empty),
        dwellers=tuple(
            Dweller(name, name_of("organism", name), int(count))
            for name, count in zip(lookups.dwellers, reefs.dwellers, strict=True)
            if count
        ),
        types=int((survey.abundance(reefs, lookups) > 0).sum()),
        algae=int(reefs.alga.sum()),
        points=int(rules.points(state)[seat]),
    )


def _small(lookups: Lookups, reefs: Reefs, title: str) -> str:
    """Draw one small reef, or recall it: of a wall of thirty one or two change at a time."""
    shown = (reefs.kind, reefs.alga, reefs.depth)
    key = b"".join(np.ascontiguousarray(each).tobytes() for each in shown), title
    known = _drawn.setdefault(lookups, {})
    if key not in known:
        if len(known) >= _MOST_DRAWN:
            known.clear()
        picture = Picture(tuple(spaces_of(lookups, reefs)), "", land=bool(reefs.land))
        known[key] = str(small_board_svg(picture, label=title, scale=WALL_SCALE))
    return known[key]


_drawn: WeakKeyDictionary[Lookups, dict[tuple[bytes, str], str]] = WeakKeyDictionary()
_MOST_DRAWN = 256
