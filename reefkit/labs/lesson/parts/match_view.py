"""The evidence region, and the acts of a turn's buttons and of a covered hand."""

from __future__ import annotations

from copy import deepcopy
from typing import Annotated, Literal

from msgspec import Meta

from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.labs.lesson.parts.match_record import RECORD, record_acts
from reefkit.labs.lesson.scene import LessonScene, board_cache_key
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.game import Ready, Undo
from reefkit.text import message
from reefkit.text.csv_files import chosen_separator
from reefkit.widgets.acts import Acts

LOG = "log"
"""The tab of the record, the same in every lesson."""

MOST_TIME = 99
"""Limit on time in charts: more rounds than a match of any game has."""

evidence_acts = Acts()


@evidence_acts.on("tab")
def _open_tab(session: LessonSession, tab: Annotated[str, Meta(max_length=20)]) -> None:
    if tab not in {FINAL, *session.lab.tabs}:
        raise reject("lab-not-understood")
    session.ui.tab = tab
    session.ui.settings.pop("log-phase", None)


@evidence_acts.on("chart-picked")
def _chart_picked(
    session: LessonSession,
    kind: Literal["bar", "ending", "point", "disaster"],
    key: Annotated[str, Meta(max_length=80)],
    time: Annotated[float, Meta(ge=0, le=MOST_TIME)],
    measure: Annotated[str, Meta(max_length=20)] = "",
) -> None:
    session.ui.settings["picked"] = (kind, key, time)
    session.ui.settings["picked-measure"] = measure


@evidence_acts.on("chart-forget")
def _chart_forget(session: LessonSession) -> None:
    session.ui.settings.pop("picked", None)


def picked(scene: LessonScene) -> tuple[str, str, float] | None:
    """Return kind, key and time of the point selected in a chart.

    None if there is none, the open tab has no charts, or the charts are covered.
    """
    found = scene.ui.settings.get("picked")
    if not isinstance(found, tuple) or scene.ui.tab not in scene.lab.charts_in or scene.covered:
        return None
    kind, key, time = found
    return str(kind), str(key), float(time)


def _render_evidence(scene: LessonScene) -> str:
    lab = scene.lab
    if scene.phase == lab.no_evidence_in:
        return ""
    ended = scene.over and not scene.replaying
    return scene.render(
        "evidence.html",
        tabs=[
            (tab, scene.own("tab-final") if tab == FINAL else scene.own_of("tab", tab))
            for tab in ((FINAL, *lab.tabs) if ended else lab.tabs)
        ],
        body=_body(scene),
        told=lab.told(scene) if picked(scene) is not None else [],
        covered=scene.covered and scene.ui.tab in lab.charts_in,
        **lab.values("evidence", scene),
    )


def _body(scene: LessonScene) -> str:
    bodies = {LOG: RECORD, **scene.lab.bodies}
    body = bodies.get(scene.ui.tab)
    return body.render(scene) if body is not None else ""


def _evidence_reads(scene: LessonScene) -> object:
    ui = scene.ui
    # Copies, since the page changes these in place.
    before = dict(ui.settings), dict(ui.plots), deepcopy(ui.hand)
    files = chosen_separator()
    return board_cache_key(scene), scene.covered, ui.tab, ui.practice, ui.dialog, files, *before


EVIDENCE = Part(
    "evidence",
    _render_evidence,
    evidence_acts.include(record_acts),
    on=("play", "over"),
    reads=_evidence_reads,
)

helped = Acts()
"""The act that lets a bot decide for the seat, also for labs that do not have `turn_acts`."""

turn_acts = Acts()


@turn_acts.on("ready")
def _ready(session: LessonSession) -> None:
    session.play(Ready())
    session.ui.hand = session.lab.new_hand()


@turn_acts.on("undo")
def _undo(session: LessonSession) -> None:
    session.play(Undo())
    session.ui.hand = session.lab.new_hand()
    session.tell(message("play-undone"))


def help_seat(session: LessonSession, *, ready: bool = True) -> bool:
    """Have a bot decide as `Table.do_for_me` does; return whether it did anything."""
    session.check_may_move(session.seat)
    session.check_open()
    steps = session.open_table.do_for_me(session.seat, ready=ready)
    session.next_seat()
    session.tell(message("play-done-for-you"))
    return bool(steps)


@helped.on("do-for-me")
def _do_for_me(session: LessonSession) -> None:
    help_seat(session)


turn_acts.include(helped)

cover_acts = Acts()


@cover_acts.on("show-hand")
def _show_hand(session: LessonSession) -> None:
    session.ui.uncovered = session.seat


@cover_acts.on("cover-hand")
def _cover_hand(session: LessonSession) -> None:
    session.ui.uncovered = None


def render_cover(scene: LessonScene) -> str:
    return scene.render("covered.html") if scene.covered_hand else ""
