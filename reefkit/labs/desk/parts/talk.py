"""Predictions to talk about: what the class foresaw of a card, and what hardly anybody did."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession

if TYPE_CHECKING:
    from reefkit.labs.desk.games import Foreseen

acts = Acts()
ON_THE_WALL = "talk"
SHOWN = 3
LEAST = 3
"""Of fewer who were asked, a share says little and names too much."""


class Fate(NamedTuple):
    """A kind of fate over all tables.

    Attributes
    ----------
    row
        One table's row of it: what it is about.
    right, of
        How many foresaw it, of how many that had such a builder.
    """

    row: Foreseen
    right: int
    of: int

    @property
    def wrong(self) -> int:
        """How many did not foresee it."""
        return self.of - self.right


@acts.on("talk-project")
def project(session: DeskSession, values: object) -> None:
    """Put the predictions on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


def fates(scene: DeskScene) -> list[Fate]:
    """Add up what the tables foresaw of one card: of the latest round that half of them played.

    Where tables draw cards of their own, it is the card that most students met in that round.
    """
    summed: dict[tuple[int, str, str, bool], Fate] = {}
    told: dict[int, set[str]] = {}
    asked: dict[tuple[int, str], int] = {}
    for id_, table in scene.handles.items():
        for row in scene.game.foreseen(table):
            told.setdefault(row.round, set()).add(id_)
            asked[row.round, row.card] = asked.get((row.round, row.card), 0) + row.of
            key = (row.round, row.card, row.type, row.died)
            before = summed.get(key, Fate(row, 0, 0))
            summed[key] = Fate(before.row, before.right + row.right, before.of + row.of)
    half = [each for each, ids in told.items() if 2 * len(ids) >= len(scene.handles)]
    if not half:
        return []
    latest = max(half)
    card = max((at for at in asked if at[0] == latest), key=lambda at: asked[at])
    found = [each for key, each in summed.items() if key[:2] == card and each.of >= LEAST]
    return sorted(found, key=lambda each: (-each.right / each.of, -each.of, each.row.type))


def worth(found: list[Fate]) -> list[Fate]:
    """Choose which are shown: what most foresaw, and what fewest did, the best foreseen first."""
    if len(found) <= SHOWN:
        return found
    return [*found[: SHOWN - 2], *found[-2:]]


def render(scene: DeskScene) -> str:
    """Draw the predictions."""
    large = scene.ui.projecting == ON_THE_WALL
    if (scene.ui.projecting and not large) or not scene.tables:
        return ""
    found = fates(scene)
    hardest = max(found, key=lambda each: each.wrong, default=None)
    return scene.render(
        "desk_talk.html",
        shown=found if large else worth(found),
        hardest=hardest if hardest is not None and hardest.wrong else None,
        large=large,
    )


PART = Part("desk-talk", render, acts, tab="play")
