"""The page *Data*: the explorer of the match that is open and of real series."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reefkit.labs.lesson.dataframe import datasets
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection
from reefkit.text import Message, message
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.data_lab.choices import ExplorerChoices
    from reefkit.data_lab.dataset import BackReference, Dataset
    from reefkit.data_lab.explorer import Explorer

PAGE = "data"
"""The whole page's name."""
GRAPHS = "data-graphs"
"""Under which name the graphs of a reader are kept with their work."""


def withheld(scene: LessonScene) -> Message | None:
    """Say why the tables of the match are not there, as for its files; none where they are."""
    if not scene.has_table:
        return message("data-page-no-match")
    if scene.covered:
        return message("reject-plot-drawn-first")
    try:
        scene.lab.check_record(scene)
    except Rejection as why:
        return why.message
    return None


def _render(scene: LessonScene) -> str:
    """Draw what stands above the explorer."""
    return scene.render("data.html", withheld=withheld(scene))


DATA = Part(PAGE, _render)


class DataExplorer:
    """The explorer below the page's head: none is made before the page is first opened.

    The tables of the match are its readings, which hold what every seat may know; they are made
    anew with each of its rounds, and when the page is opened again.

    Attributes
    ----------
    widget
        What stands on the page.
    explorer
        The explorer; none before the page is first opened.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.widget = frame("rk-at-data")
        self.explorer: Explorer | None = None
        self._shown: object = None

    def show(self, scene: LessonScene) -> None:
        """Bring the tables to the match where the page is open."""
        if scene.page != PAGE:
            self._shown = None
            return
        is_there = withheld(scene) is None
        when = scene.rules.when(scene.now.state)[0] if is_there else None
        key = (scene.say, scene.session.table, when, is_there and scene.now.over)
        if self._shown == key:
            return
        self._shown = key
        from reefkit.data_lab import series as real  # noqa: PLC0415  # pandas: not before it is seen

        found = datasets(scene.table, scene.say) if is_there else []
        self._bring([*found, *(real.series(each) for each in real.SERIES)], scene)

    def _bring(self, found: list[Dataset], scene: LessonScene) -> None:
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # bqplot: as above

        if self.explorer is not None and self.explorer.say is scene.say:
            self.explorer.replace(found, self._kept())
            return
        if self.explorer is not None:
            self.explorer.close()
        self.explorer = Explorer(found, self._kept(), scene.say)
        self.explorer.on_change(self._keep)
        self.explorer.on_open(self._open)
        self.widget.children = (self.explorer,)

    def _keep(self, choices: ExplorerChoices) -> None:
        self.session.work.remember(GRAPHS, msgspec.to_builtins(choices))

    def _kept(self) -> ExplorerChoices:
        from reefkit.data_lab.choices import ExplorerChoices  # noqa: PLC0415  # as above

        try:
            return msgspec.convert(self.session.work.recall(GRAPHS), ExplorerChoices)
        except msgspec.ValidationError:  # nothing was kept yet
            return ExplorerChoices()

    def _open(self, _dataset: Dataset, _row: int, leads: BackReference) -> None:
        """Show the board as it was then."""
        self.session.do("replay-to", {"value": leads["position"]})
        self.session.do("page", {"page": ""})
