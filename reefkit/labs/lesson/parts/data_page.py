"""The page *Data*: an explorer of the reader's match, the class, an experiment and real series."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from markupsafe import Markup

from reefkit.data_lab.choices import ExplorerChoices
from reefkit.data_lab.experiment_picture import experiment_datasets
from reefkit.data_lab.pins import of_pin
from reefkit.labs.lesson.dataframe import datasets
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import experiment_page, question_acts, what_if_page
from reefkit.labs.lesson.parts.class_tables import (
    CLASS,
    GRAPHS,
    PAGE,
    ReadableTables,
    class_reading,
    data_acts,
    explorer_choices,
    reason_withheld,
    shows_class,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.data_lab.explorer import Explorer


ASIDE = "data-graphs-aside"
"""Key under which the reader's own graphs are stored while a ready-made question replaces them."""

STEP = "data-step"
"""Key of the page's setting with the ready-made question (`_steps_of`) whose graph is shown."""


def _steps_of(scene: LessonScene) -> tuple[str, ...]:
    if reason_withheld(scene) is not None:
        return ()
    if shows_class(scene) and scene.membership.watchable:
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
        session.ui.settings.setdefault(CLASS, ReadableTables(session))
    made = _graphs_of(scene, step) if step else session.work.recall(ASIDE)
    session.work.remember(GRAPHS, made)
    session.ui.settings[STEP] = step


def _graphs_of(scene: LessonScene, step: str) -> object:
    lab, table = scene.lab, scene.table
    own = [table.setup.seats[seat].name for seat in scene.session.here]
    curve = {"x": "time", "y": "richness", "kind": "line"}
    mine = {**curve, "dataset": "match-diversity", "colour": "player"}
    region = {**curve, "dataset": "match-region", "y": "gamma"}
    rocks = {**curve, "dataset": "coral-stages"}
    of_class = {**curve, "dataset": "class-diversity", "colour": "table"}
    if lab.has_places:
        of_class |= {"dataset": "class-region", "y": "gamma"}
    graphs = {"own": [mine], "class": [of_class], "places": [mine, region], "rocks": [mine, rocks]}
    named = own if step in {"own", "rocks"} else []
    filters = [{"column": "player", "texts": named}] if named and lab.has_places else []
    return {"graphs": graphs[step], "filters": filters}


def _render(scene: LessonScene) -> str:
    return scene.render(
        "data.html",
        withheld=reason_withheld(scene),
        plots_first=scene.covered,
        offers_class=shows_class(scene) and bool(scene.membership.watchable),
        reading=class_reading(scene.session),
        argument=question_acts.takes_graph(scene.session),
        steps=_steps_of(scene),
        step=scene.session.ui.settings.get(STEP, ""),
    )


DATA = Part(PAGE, _render, data_acts)


class DataExplorer:
    """The explorer below the page's head; made when the page is first opened.

    The tables of the match and of the class have only what every seat may know. They are read again
    in each round of the match, and when the page is opened again.

    Attributes
    ----------
    widget
        The region of the explorer.
    explorer
        The explorer; None before the page is first opened.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.widget = frame("rk-at-data")
        self.explorer: Explorer | None = None
        self._shown: object = None
        self._step: object = ""
        self._pictures: dict[str, Markup] = {}
        self._pictures_of: object = None  # key of the tables that they were drawn from
        question_acts.draw_graphs(session, self.picture)

    def show(self, scene: LessonScene) -> None:
        reading = class_reading(scene.session)
        if scene.page != PAGE:
            self._shown = None
            if reading is not None:
                reading.again()
            return
        key, read = self._tables(
            scene, [each.dataset for each in explorer_choices(self.session).graphs]
        )
        step, self._step = self._step, scene.session.ui.settings.get(STEP, "")
        if self._shown == key and self.explorer is not None:
            if step != self._step:
                self.explorer.choices = explorer_choices(self.session)
            self._offer_pin()
            return
        self._shown = key
        from reefkit.data_lab import series as real  # noqa: PLC0415  # pandas is slow to import

        self._bring([*read(), *(real.series(each) for each in real.SERIES)], scene)
        self._offer_pin()

    def picture(self, scene: LessonScene, pin: str) -> Markup:
        """Draw a graph that is pinned to an argument; empty for the id of a point of a chart."""
        chosen = of_pin(pin)
        if chosen is None:
            return Markup()
        known, read = self._tables(scene, [chosen.graphs[0].dataset])
        if self._pictures_of != known:
            self._pictures, self._pictures_of = {}, known
        if pin not in self._pictures:
            from reefkit.data_lab.drawing import pinned_svg  # noqa: PLC0415  # pandas: as below

            self._pictures[pin] = pinned_svg(chosen, lambda _: read(), scene.say)
        return self._pictures[pin]

    def _tables(
        self, scene: LessonScene, names: Sequence[str]
    ) -> tuple[object, Callable[[], list[Dataset]]]:
        """Return a key that changes whenever the tables do, and a function that reads them."""
        is_there = reason_withheld(scene) is None
        when = scene.rules.when(scene.now.state)[0] if is_there else None
        of_class = self._of_class(scene, when, names)
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
            self.explorer.offers_pin = question_acts.takes_graph(self.session) > 0

    def _of_class(
        self, scene: LessonScene, when: int | None, names: Sequence[str]
    ) -> list[Dataset]:
        if not shows_class(scene):
            return []
        session = self.session
        if any(each.startswith("class-") for each in names):
            session.ui.settings.setdefault(CLASS, ReadableTables(session))
        reading = class_reading(session)
        if reading is None:
            return []
        before = None
        # A seated reader sees other tables only up to the round that their own has reached.
        if scene.membership.is_seated:
            is_own = scene.has_table and scene.class_view.is_shared
            before = (when or 0) if is_own else 0
            before = None if is_own and scene.now.over else before
        reading.ask(scene.say, before)
        return reading.found

    def _bring(self, found: list[Dataset], scene: LessonScene) -> None:
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # pandas: as above

        if self.explorer is not None and self.explorer.say is scene.say:
            self.explorer.replace(found, explorer_choices(self.session))
            return
        if self.explorer is not None:
            self.explorer.close()
        self.explorer = Explorer(found, explorer_choices(self.session), scene.say)
        self.explorer.on_change(self._keep)
        self.explorer.on_open(self._open)
        self.explorer.on_pin(self._pin)
        self.widget.children = (self.explorer,)

    def _pin(self, graph: str) -> None:
        question_acts.pin_graph(self.session, graph)
        self.session.changed()

    def _keep(self, choices: ExplorerChoices) -> None:
        self.session.work.remember(GRAPHS, msgspec.to_builtins(choices))

    def _open(self, _dataset: Dataset, _row: int, leads: BackReference) -> OpenedMoment | None:
        session, reading = self.session, class_reading(self.session)
        if "table" in leads:
            if reading is None:
                raise reject("data-table-gone")
            return reading.opened(session.scene(), leads)
        session.do("replay-to", {"value": leads["position"]})
        session.answering.focus = "replay-now"  # the pressed button is no longer on the page
        session.do("page", {"page": ""})
        seat = leads.get("seat")
        if session.lab.has_places and seat is not None:
            session.ui.looking = None if seat == session.seat else int(seat)
            session.changed()
        return None
