"""The tables of the class as data, read one match at a time in the background."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from reefkit.assess.answers import MOST_PIN
from reefkit.data_lab.choices import ExplorerChoices, GraphChoices
from reefkit.data_lab.pins import of_pin
from reefkit.labs.answer_feedback import PLOTS
from reefkit.labs.lesson.background import BackgroundSteps
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets
from reefkit.labs.lesson.parts import what_if_page
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection, reject
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.queued_table import QueuedTable

data_acts = Acts()


class ReadableTables:
    """The class's tables as data, as far as the people here may see them; read on request.

    Tables of one class may draw the same cards, so a table that is ahead could reveal what comes.
    While the reader's match goes on, the others are therefore read as they were at the start of the
    round that this match is in.

    Attributes
    ----------
    found
        Datasets of the last reading.
    tables
        Tables of the last reading.
    done, of
        Number of tables read so far, and of tables to read; both 0 between readings.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.found: list[Dataset] = []
        self.tables: list[TableOfClass] = []
        self.done = self.of = 0
        self._opened: dict[str, QueuedTable] = {}
        self._read: object = None
        self._reading: BackgroundSteps | None = None

    def ask(self, say: Catalogue, before: int | None) -> None:
        """Read the tables, unless they were read with the same arguments or are being read.

        `before`: First round that is left out; None to read all.
        """
        if self.of or self._read == (say, before):
            return
        self._read = (say, before)
        self._reading = BackgroundSteps(self.session, self._steps(say, before))

    def opened(self, scene: LessonScene, leads: BackReference) -> OpenedMoment:
        """Return the moment of a table that a row leads back to.

        Raises
        ------
        Rejection
            If the table is no longer open to the people here.
        """
        there = {row.id for row in self.session.membership.open_tables()}
        table = next((each for each in self.tables if each.id == leads["table"]), None)
        if table is None or table.id not in there:
            raise reject("data-table-gone")
        adapter: LabOnDesk = scene.lab.desk
        return adapter.opened(as_seen(table), leads, table.name, scene.say)

    def again(self) -> None:
        """Make the next `ask` read the tables again."""
        self._read = None

    def _steps(self, say: Catalogue, before: int | None) -> Iterator[bool]:
        storage, rows = self.session.storage, self.session.membership.open_tables()
        tables = []
        self.done, self.of = 0, len(rows)
        try:
            for row in rows:
                if storage is None or row.match is None:
                    continue
                if row.match not in self._opened:
                    self._opened[row.match] = storage.read_shared(row.match)
                opened = self._opened[row.match]
                tables.append(TableOfClass(row.id, row.name, opened, row.names, before))
                self.done += 1
                yield True
            self.tables, self.found = tables, class_datasets(tables, say)
        finally:
            self.done = self.of = 0


@data_acts.on("data-class")
def _ask_class(session: LessonSession) -> None:
    session.ui.settings.setdefault(CLASS, ReadableTables(session))


@data_acts.on("data-plots")
def _to_plots(session: LessonSession) -> None:
    session.acts.call(session, "part", {"part": "after"}, None)
    answering = session.answering
    for number, each in enumerate(answering.open_sheet.asked, 1):
        if each.kind in PLOTS and answering.sitting.standing(each.id).may_answer:
            answering.go("ask", number)
            return


@data_acts.on("data-replays")
def _to_replays(session: LessonSession) -> None:
    replays = what_if_page.replays_done(session)
    if replays is None:
        raise reject("data-no-graph")
    found = what_if_page.replays_dataset(session, replays)
    graphs = [each for each in explorer_choices(session).graphs if each.dataset != found.id][:3]
    first = msgspec.convert({"dataset": found.id, **found.begins}, GraphChoices)
    chosen = ExplorerChoices(graphs=(first, *graphs))
    session.work.remember(GRAPHS, msgspec.to_builtins(chosen))
    session.show(PAGE)


def explorer_choices(session: LessonSession) -> ExplorerChoices:
    try:
        return msgspec.convert(session.work.recall(GRAPHS), ExplorerChoices)
    except msgspec.ValidationError:
        return ExplorerChoices()


@data_acts.on("data-graph")
def _open_graph(session: LessonSession, point: Annotated[str, Meta(max_length=MOST_PIN)]) -> None:
    chosen = of_pin(point)
    if chosen is None:
        raise reject("data-no-graph")
    session.work.remember(GRAPHS, msgspec.to_builtins(chosen))
    session.show(PAGE)


def class_reading(session: LessonSession) -> ReadableTables | None:
    found = session.ui.settings.get(CLASS)
    return found if isinstance(found, ReadableTables) else None


def shows_class(scene: LessonScene) -> bool:
    """Return whether data of the class may be offered: if those of the open match may be shown."""
    if scene.membership.class_row is None:
        return False
    return not scene.has_table or reason_withheld(scene) is None


PAGE = "data"
"""Name of the whole page."""


GRAPHS = "data-graphs"
"""Key under which a reader's graphs are stored with their work."""


CLASS = "data-class"
"""Key of the page's setting with its `ReadableTables`."""


def reason_withheld(scene: LessonScene) -> Message | None:
    """Say why the match's data may not be shown yet; None if they may."""
    if not scene.has_table:
        return message("data-page-no-match")
    if scene.covered:
        return message("data-plots-first")
    try:
        scene.check_record()
    except Rejection as why:
        return why.message
    return None
