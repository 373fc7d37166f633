"""What a region of the desk is: HTML from a scene, and perhaps a figure of widgets behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.ui import Tab
from reefkit.labs.part import PagePart

if TYPE_CHECKING:
    from reefkit.labs.desk.session import DeskSession


class Figures(Protocol):
    """Widgets that stand behind a region's HTML: charts, boards, a replay.

    They are made when their tab is first opened, and shown a scene whenever it is drawn there.
    """

    widget: Any
    """The root, an ipywidget."""

    def show(self, scene: DeskScene) -> None:
        """Bring the widgets to a scene; change only what differs."""
        ...


@dataclass(frozen=True)
class Part(PagePart[DeskScene]):
    """One region of the desk.

    Attributes
    ----------
    tab
        The tab on which it is shown; none: on all. A region of another tab is not even drawn.
    figures
        Makes the widgets that stand behind its HTML; none where it has none.
    """

    tab: Tab | None = None
    figures: Callable[[DeskSession], Figures] | None = None
