"""The wall: a window of its own that shows a class what it is doing, and has no controls."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

import msgspec

from reefkit.desk import assessment, class_vote, data_tab, joining, review, talk, text_scoring
from reefkit.desk.data_view import DataChoice
from reefkit.desk.following import Following
from reefkit.desk.lesson_plan import clock_of, ended_at, ended_today
from reefkit.desk.match_review import ReviewChoice
from reefkit.desk.session import (
    LESSON_SECONDS,
    DeskPart,
    DeskScene,
    DeskSession,
    make_templates,
    of_class,
    silent,
)
from reefkit.desk.wall import TableCards
from reefkit.desk.wall_choice import Shown
from reefkit.labs.class_vote import running_vote
from reefkit.labs.page import Page
from reefkit.text import Catalogue, Message, catalogue, locales, message
from reefkit.text.languages import LANGUAGE_VARIABLE, nearest, tag
from reefkit.widgets.acts import Acts
from reefkit.widgets.panel import frame
from reefkit.widgets.pictured import for_all_to_see

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, TableRow

WALL_PAGE = "wall"
"""Value of ``page`` in the address of the wall."""

Draw = Callable[[DeskScene], tuple[Message, str] | None]
"""Returns a title and HTML; None if there is nothing to show."""


class WallStage(NamedTuple):
    """What the wall shows."""

    shows: Shown
    title: Message
    html: str


def _draw_join(scene: DeskScene) -> tuple[Message, str]:
    title = "desk-join-title" if scene.klass.open else "desk-join-shut"
    if ended_today(scene):
        title = "desk-wall-ended"
    return message(title), joining.render_join(scene)


def _draw_tables(scene: DeskScene) -> tuple[Message, str] | None:
    return (of_class(scene.wall).title, "") if scene.wall else None


DRAWS: Mapping[Shown, Draw] = {
    "join": _draw_join,
    "tables": _draw_tables,
    "talk": talk.on_wall,
    "data": data_tab.on_wall,
    "item": assessment.item_on_wall,
    "gain": assessment.gain_on_wall,
    "review": review.on_wall,
    "vote": class_vote.vote_on_wall,
    "text": text_scoring.text_on_wall,
}


def phase_of(scene: DeskScene) -> Shown:
    """Return what the wall shows of itself: a vote, or the code, the tables, a card, the data.

    Once the tables of an earlier lesson are over, it is the code again.
    """
    if running_vote(scene.control) is not None:
        return "vote"
    if not scene.wall:
        return "join"
    if all(each.standing.over for each in scene.wall):
        today = any(silent(scene, each.table) < LESSON_SECONDS for each in scene.wall)
        return "data" if today else "join"
    card = talk.card_of(scene)
    is_common = card is not None and card.is_now and 2 * card.tables >= card.of
    return "talk" if is_common else "tables"


class WallScene(DeskScene):
    """A class as read for one drawing of the wall."""

    is_wall = True

    def shows(self, part: DeskPart) -> bool:
        del part
        return True

    def seat_name(self, row: TableRow, seat: int) -> str:
        if self.ui.hide_names:
            return self.say.render(message("desk-seat-own", table=row.name, seat=seat + 1))
        return super().seat_name(row, seat)

    @cached_property
    def stage(self) -> WallStage | None:
        if self.is_erased:
            return None
        follows = phase_of(self)
        for shows in (self.on_wall.shows or follows, follows, "join"):
            drawn = DRAWS[shows](self)
            if drawn is not None:
                return WallStage(shows, *drawn)
        return None


class WallSession(DeskSession):
    """The session of a wall, which takes no act, and speaks as the class's own pages do."""

    def __init__(self, acts: Acts, say: Catalogue, *of_desk: Any, **options: Any) -> None:  # noqa: ANN401  # as `DeskSession`
        super().__init__(acts, say, *of_desk, **options)
        self._own = say.locale

    def scene(self) -> WallScene:
        scene = WallScene(self, self.templates)
        wanted = self._own if scene.is_erased else scene.setting.locale(self._own)
        if nearest(wanted, "desk") != self.say.locale:
            self.say = scene.say = catalogue(nearest(wanted, "desk"))
            self.templates = scene.templates = make_templates(self.say)
        choice = scene.on_wall
        self.ui.hide_names = not choice.names
        for key, kind in (("data", DataChoice), ("review", ReviewChoice)):
            of = choice.of if choice.shows == key else {}
            self.ui.settings[key] = _choice(of, kind)
        return scene

    def scene_to_draw(self) -> WallScene:
        return self.scene()


def _choice(of: Mapping[str, Any], kind: type[Any]) -> object:
    try:
        return msgspec.convert(of, kind)
    except msgspec.ValidationError:
        return kind()


def _title(scene: WallScene) -> Message:
    return message("reject-desk-no-class") if scene.stage is None else scene.stage.title


def _render_head(scene: WallScene) -> str:
    if scene.stage is None:
        return scene.say.render(_title(scene))
    clock = clock_of(scene) if ended_at(scene) is None else None
    legend = scene.game.legend() if scene.stage.shows == "tables" else ()
    return scene.render("wall_head.html", stage=scene.stage, clock=clock, legend=legend)


def _render_stage(scene: WallScene) -> str:
    return "" if scene.stage is None else for_all_to_see(scene.stage.html)


PARTS = (
    DeskPart("wall-head", _render_head),  # type: ignore[arg-type]  # drawn by `WallScene` only
    DeskPart("wall-stage", _render_stage),  # type: ignore[arg-type]  # as above
)


class WallPage(Page):
    """The widgets of a wall."""

    def __init__(self, session: WallSession) -> None:
        super().__init__(session, PARTS, urlencode({"page": WALL_PAGE}))
        self.tables = TableCards(session)
        self.compose([*self.panels.values(), frame(children=[self.tables.widget])])

    def title(self, scene: WallScene) -> list[Message]:
        return [_title(scene)]

    def update(self, scene: WallScene) -> None:
        shows = "" if scene.stage is None else scene.stage.shows
        self.panels["wall-head"].speech = {"lang": tag(scene.say.locale), "texts": {}}
        self.areas._dom_classes = ("rk-desk", "rk-wall", f"rk-wall-{shows}")  # noqa: SLF001
        if shows == "tables":
            self.attempt(self.tables.show, scene)


def say_of(locale: str | None) -> Catalogue:
    """Return the texts of a desk or wall: of `locale`, or else of the server's language."""
    named = locale or os.environ.get(LANGUAGE_VARIABLE, "")
    return catalogue(nearest(named if named in locales() else "en", "desk"))


class Wall:
    """One wall, shown as a notebook's output; parameters as those of `Desk`."""

    def __init__(
        self,
        store: Store,
        class_id: str,
        locale: str | None = None,
        addresses: tuple[str, ...] = (),
        word: str = "",
    ) -> None:
        say = say_of(locale)
        self.session = WallSession(Acts(), say, store, class_id, addresses, word=word)
        self.page = WallPage(self.session)
        self.following = Following(self.session)
        self.page.draw()

    def _repr_mimebundle_(self, **options: object) -> object:
        self.following.start()
        return self.page._repr_mimebundle_(**options)  # as IPython asks
