"""The page *Data*: the explorer of one's match, the class, an experiment and real series."""

from __future__ import annotations

import asyncio
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from markupsafe import Markup
from msgspec import Meta
from traitlets.log import get_logger

from reefkit.assess.items import MOST_PIN
from reefkit.data_lab.choices import ExplorerChoices, GraphChoices, of_pin
from reefkit.data_lab.experiment_picture import experiment_datasets
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets, datasets
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import experiment_page, questions, what_if_page
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_view import PLOTS
from reefkit.labs.session import Acts, in_background
from reefkit.match.errors import Rejection, reject
from reefkit.text import Catalogue, Message, ReefkitError, message
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.data_lab.explorer import Explorer
    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.save_queue import QueuedTable

PAGE = "data"
"""The whole page's name."""
GRAPHS = "data-graphs"
"""Under which name the graphs of a reader are kept with their work."""
ASIDE = "data-graphs-aside"
"""Under which name they are kept while questions set up others."""
STEP = "data-step"
"""What the page remembers of the question whose graph is set up."""
CLASS = "data-class"
"""What the page remembers of a class that its reader asked for."""


def _withheld(scene: LessonScene) -> Message | None:
    if not scene.has_table:
        return message("data-page-no-match")
    if scene.covered:
        return message("data-plots-first")
    try:
        scene.lab.check_record(scene)
    except Rejection as why:
        return why.message
    return None


# ---- The tables of the class, read a match at a time while the page answers

data_acts = Acts()


class _ReadableTables:
    """The class's tables as those here may read them: none before a reader asks for them.

    Nobody learns from a table that is ahead what comes, since tables of one class may draw the same
    cards: while one's own match goes on, the others are read as they stood when they came to the
    round that it is in.

    Attributes
    ----------
    found
        Their datasets, as they were read last.
    tables
        Themselves, as they were read then.
    done, of
        How many tables have been read, of how many; 0 of 0 while none is being read.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.found: list[Dataset] = []
        self.tables: list[TableOfClass] = []
        self.done = self.of = 0
        self._opened: dict[str, QueuedTable] = {}
        self._read: object = None

    def ask(self, say: Catalogue, before: int | None) -> None:
        if self.of or self._read == (say, before):
            return
        self._read = (say, before)
        if in_background(partial(self._run, say, before)) is None:  # a plain program: at once
            for _ in self._steps(say, before):
                pass

    def opened(self, scene: LessonScene, leads: BackReference) -> OpenedMoment:
        """Show the moment of a table that a row leads back to.

        Raises
        ------
        Rejection
            When the table is not open to those here any more.
        """
        membership = self.session.membership
        there = {row.id for row in membership.open_tables()} if membership is not None else set()
        table = next((each for each in self.tables if each.id == leads["table"]), None)
        if table is None or table.id not in there:
            raise reject("data-table-gone")
        adapter: LabOnDesk = pkgutil.resolve_name(scene.lab.desk)(scene.lab)
        return adapter.opened(as_seen(table), leads, table.name, scene.say)

    def again(self) -> None:
        self._read = None

    def _steps(self, say: Catalogue, before: int | None) -> Iterator[None]:
        membership, storage = self.session.membership, self.session.storage
        rows = membership.open_tables() if membership is not None else ()
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
                yield
            self.tables, self.found = tables, class_datasets(tables, say)
        finally:
            self.done = self.of = 0

    async def _run(self, say: Catalogue, before: int | None) -> None:
        steps = self._steps(say, before)
        try:
            while await asyncio.to_thread(next, steps, True) is None:
                self.session.changed()
        except ReefkitError as error:
            self.session.refuse(error.message)
        except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
            # no reader: for the log of the kernel
            get_logger().exception("lesson: the class could not be read")
            self.session.refuse(message("lab-fault"))
        self.session.changed()


@data_acts.on("data-class")
def _ask_class(session: LessonSession) -> None:
    session.ui.settings.setdefault(CLASS, _ReadableTables(session))


@data_acts.on("data-plots")
def _to_plots(session: LessonSession) -> None:
    session.acts.call(session, "part", {"part": "after"}, None)
    desk = session.desk
    for number, each in enumerate(desk.open_sheet.asked, 1):
        if each.kind in PLOTS and desk.sitting.standing(each.id).may_answer:
            desk.go("ask", number)
            return


@data_acts.on("data-replays")
def _to_replays(session: LessonSession) -> None:
    replays = what_if_page.replays_done(session)
    if replays is None:
        raise reject("data-no-graph")
    found = what_if_page.replays_dataset(session, replays)
    graphs = [each for each in _choices_kept(session).graphs if each.dataset != found.id][:3]
    first = msgspec.convert({"dataset": found.id, **found.begins}, GraphChoices)
    chosen = ExplorerChoices(graphs=(first, *graphs))
    session.work.remember(GRAPHS, msgspec.to_builtins(chosen))
    session.show(PAGE)


def _choices_kept(session: LessonSession) -> ExplorerChoices:
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


def _reading(session: LessonSession) -> _ReadableTables | None:
    found = session.ui.settings.get(CLASS)
    return found if isinstance(found, _ReadableTables) else None


def _shows_class(scene: LessonScene) -> bool:
    """Return whether class data may be offered; it waits for the reader's own plots."""
    return scene.class_view.is_in_class and (not scene.has_table or _withheld(scene) is None)


# ---- Three questions that lead from one's own curve to the class's and to the rocks'


def _steps_of(scene: LessonScene) -> tuple[str, ...]:
    if _withheld(scene) is not None:
        return ()
    if _shows_class(scene) and scene.class_view.watchable:
        return "own", "class", "rocks"
    has_places = scene.lab.has_places and len(scene.table.setup.seats) > 1
    return ("own", "places", "rocks") if has_places else ()


@data_acts.on("data-step")
def _take_step(
    session: LessonSession, step: Literal["", "own", "class", "places", "rocks"]
) -> None:
    scene, before = session.scene(), session.ui.settings.get(STEP, "")
    if step and step not in _steps_of(scene):
        raise reject("lab-not-understood")
    if not before:
        session.work.remember(ASIDE, session.work.recall(GRAPHS))
    if step == "class":
        session.ui.settings.setdefault(CLASS, _ReadableTables(session))
    made = _graphs_of(scene, step) if step else session.work.recall(ASIDE)
    session.work.remember(GRAPHS, made)
    session.ui.settings[STEP] = step


def _graphs_of(scene: LessonScene, step: str) -> object:
    lab, table = scene.lab, scene.table
    starts_anew = any(each[0] != each[1] for each in lab.lived(table).samples)
    places = {"x": "time", "y": "richness", "panel": "round" if starts_anew else ""}
    own = [table.setup.seats[seat].name for seat in scene.session.here]
    whole = [scene.say.render(message("data-whole-table"))]
    mine = {**places, "dataset": "match-diversity", "colour": "player", "kind": "line"}
    rocks = {"dataset": "coral-stages", "x": "time", "y": "richness", "kind": "line"}
    of_class = {**mine, "dataset": "class-diversity", "colour": "table"}
    graphs = {"own": [mine], "class": [of_class], "places": [mine], "rocks": [mine, rocks]}[step]
    named = {"own": own, "class": whole, "places": [], "rocks": own}[step]
    filters = [{"column": "player", "texts": named}] if named and lab.has_places else []
    return {"graphs": graphs, "filters": filters}


# ---- The page


def _render(scene: LessonScene) -> str:
    return scene.render(
        "data.html",
        withheld=_withheld(scene),
        plots_first=scene.covered,
        offers_class=_shows_class(scene) and bool(scene.class_view.watchable),
        reading=_reading(scene.session),
        argument=questions.takes_graph(scene.session),
        steps=_steps_of(scene),
        step=scene.session.ui.settings.get(STEP, ""),
    )


DATA = Part(PAGE, _render, data_acts)


class DataExplorer:
    """The explorer below the page's head: none is made before the page is first opened.

    The tables of the match and of the class are readings, which hold what every seat may know; they
    are made anew with each round of the match, and when the page is opened again.

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
        self._step: object = ""
        self._pictures: dict[str, Markup] = {}
        self._pictures_of: object = None  # the tables that they were drawn from
        questions.draw_graphs(session, self.picture)

    def show(self, scene: LessonScene) -> None:
        reading = _reading(scene.session)
        if scene.page != PAGE:
            self._shown = None
            if reading is not None:
                reading.again()
            return
        key, read = self._tables(
            scene, [each.dataset for each in _choices_kept(self.session).graphs]
        )
        step, self._step = self._step, scene.session.ui.settings.get(STEP, "")
        if self._shown == key and self.explorer is not None:
            if step != self._step:
                self.explorer.choices = _choices_kept(self.session)
            self._offer_pin()
            return
        self._shown = key
        from reefkit.data_lab import series as real  # noqa: PLC0415  # pandas: not before it is seen

        self._bring([*read(), *(real.series(each) for each in real.SERIES)], scene)
        self._offer_pin()

    def picture(self, scene: LessonScene, pin: str) -> Markup:
        chosen = of_pin(pin)
        if chosen is None:
            return Markup()
        known, read = self._tables(scene, [chosen.graphs[0].dataset])
        if self._pictures_of != known:
            self._pictures, self._pictures_of = {}, known
        if pin not in self._pictures:
            from reefkit.data_lab.drawing import pinned_svg  # noqa: PLC0415  # bqplot: as below

            self._pictures[pin] = pinned_svg(chosen, lambda _: read(), scene.say)
        return self._pictures[pin]

    def _tables(
        self, scene: LessonScene, asked: Sequence[str]
    ) -> tuple[object, Callable[[], list[Dataset]]]:
        """Return a key that changes whenever the tables do, and a function that reads them."""
        is_there = _withheld(scene) is None
        when = scene.rules.when(scene.now.state)[0] if is_there else None
        of_class = self._of_class(scene, when, asked)
        trial = experiment_page.trial_done(scene.session)
        known = (trial.asked, trial.tables) if trial is not None else None
        replays = what_if_page.replays_done(scene.session)
        pairs = (id(replays), len(replays.ends)) if replays is not None else None
        over = is_there and scene.now.over

        def read() -> list[Dataset]:
            found = [*(datasets(scene.table, scene.say) if is_there else []), *of_class]
            if trial is not None and trial.counts is not None:
                found += experiment_datasets(scene.say, trial.asked, trial.counts, trial.results)
            if replays is not None:
                found.append(what_if_page.replays_dataset(scene.session, replays))
            return found

        return (
            scene.say, scene.session.table, when, over, known, pairs, tuple(map(id, of_class)),
        ), read  # fmt: skip

    def _offer_pin(self) -> None:
        if self.explorer is not None:
            self.explorer.offers_pin = questions.takes_graph(self.session) > 0

    def _of_class(
        self, scene: LessonScene, when: int | None, asked: Sequence[str]
    ) -> list[Dataset]:
        if not _shows_class(scene):
            return []
        session = self.session
        if any(each.startswith("class-") for each in asked):
            session.ui.settings.setdefault(CLASS, _ReadableTables(session))
        reading = _reading(session)
        if reading is None:
            return []
        before = None
        if scene.class_view.is_seated:
            is_own = scene.has_table and scene.class_view.is_shared
            before = (when or 0) if is_own else 0
            before = None if is_own and scene.now.over else before
        reading.ask(scene.say, before)
        return reading.found

    def _bring(self, found: list[Dataset], scene: LessonScene) -> None:
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # bqplot: as above

        if self.explorer is not None and self.explorer.say is scene.say:
            self.explorer.replace(found, _choices_kept(self.session))
            return
        if self.explorer is not None:
            self.explorer.close()
        self.explorer = Explorer(found, _choices_kept(self.session), scene.say)
        self.explorer.on_change(self._keep)
        self.explorer.on_open(self._open)
        self.explorer.on_pin(self._pin)
        self.widget.children = (self.explorer,)

    def _pin(self, graph: str) -> None:
        questions.pin_graph(self.session, graph)
        self.session.changed()

    def _keep(self, choices: ExplorerChoices) -> None:
        self.session.work.remember(GRAPHS, msgspec.to_builtins(choices))

    def _open(self, _dataset: Dataset, _row: int, leads: BackReference) -> OpenedMoment | None:
        session, reading = self.session, _reading(self.session)
        if "table" in leads:
            if reading is None:
                raise reject("data-table-gone")
            return reading.opened(session.scene(), leads)
        session.do("replay-to", {"value": leads["position"]})
        session.desk.focus = "replay-now"  # the button that was pressed stays behind
        session.do("page", {"page": ""})
        seat = leads.get("seat")
        if session.lab.has_places and seat is not None:
            session.ui.looking = None if seat == session.seat else int(seat)
            session.changed()
        return None
