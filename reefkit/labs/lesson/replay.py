"""Playback of a match's log, one beat at a time.

During playback the page requests each next beat itself (`data-after`), so that a page that is not
playing back, or is closed, sends nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.labs.lesson.moments import Moment, beats, lapse
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.moment_slider import ReplayView, replay_html

acts = Acts()


def go_to(session: LessonSession, position: int) -> None:
    """Show the match after `position` entries, clamped to the length of its log."""
    session.ui.moment = min(max(position, 0), session.open_table.position)
    if session.ui.tab == FINAL:
        # The final page is about the end only; earlier moments show charts.
        session.ui.tab = session.lab.tabs[0]


def leave(session: LessonSession) -> None:
    """Return to the present."""
    session.ui.moment = None
    session.ui.playing_back = session.ui.lapse = False


def here(session: LessonSession) -> int:
    """Return the position that is shown."""
    end = session.open_table.position
    return end if session.ui.moment is None else min(session.ui.moment, end)


def _moments(session: LessonSession) -> list[Moment]:
    return session.lab.moments(session.open_table)


def beside(session: LessonSession) -> tuple[int, int]:
    """Return the beats before and after the position shown, or else the start and the end."""
    now, found = here(session), _moments(session)
    stops = lapse(found) if session.ui.lapse else beats(found)
    earlier, later = [at for at in stops if at < now], [at for at in stops if at > now]
    return earlier[-1] if earlier else 0, later[0] if later else session.open_table.position


@acts.on("replay-to")
def _replay_to(
    session: LessonSession, value: Annotated[int, Meta(ge=-MOST_ENTRIES, le=MOST_ENTRIES)]
) -> None:
    """Show a moment, and stop playback: moving the slider means that the reader wants to look."""
    session.ui.playing_back = False
    go_to(session, value)


@acts.on("replay-tick")
def _replay_tick(
    session: LessonSession, value: Annotated[int, Meta(ge=-MOST_ENTRIES, le=MOST_ENTRIES)]
) -> None:
    if session.ui.playing_back:
        go_to(session, value)
        session.ui.playing_back = here(session) < session.open_table.position


@acts.on("replay-survey")
def _replay_survey(session: LessonSession, by: Literal[-1, 1] = 1) -> None:
    session.ui.playing_back = False
    now, table = here(session), session.open_table
    found = session.lab.surveys(_moments(session))
    if by > 0:
        go_to(session, next((at for at in found if at > now), table.position))
    else:
        go_to(session, next((at for at in reversed(found) if at < now), 0))


@acts.on("replay-play")
def _replay_play(session: LessonSession) -> None:
    ui = session.ui
    if ui.playing_back:
        ui.playing_back = False
        return
    start = here(session)
    go_to(session, start if start < session.open_table.position else 0)
    ui.playing_back = True


@acts.on("replay-now")
def _replay_now(session: LessonSession) -> None:
    """Return to the present; for a match that is over, to its end."""
    leave(session)
    if session.open_table.view(None).over:
        session.ui.tab = FINAL


def _shown_moment(scene: LessonScene) -> Moment:
    return scene.lab.moments(scene.table)[here(scene.session)]


def _who(scene: LessonScene, shown: Moment) -> Message | None:
    if shown.seat is None:
        return None
    return message("past-replay-after", player=scene.name(shown.seat))


def render(scene: LessonScene) -> str:
    found, shown = scene.lab.moments(scene.table), _shown_moment(scene)
    after, (earlier, later) = _who(scene, shown), beside(scene.session)
    view = ReplayView(
        scene.say.render(shown.name), shown.position, found[-1].position, earlier, later,
        playing=scene.ui.playing_back, note="" if after is None else scene.say.render(after),
        lapse=scene.ui.lapse,
    )  # fmt: skip
    return scene.render(
        "replay.html",
        shown=shown,
        last=view.last,
        slider=replay_html(scene.templates, view),
        moments=found,
        what_if=scene.offers_what_if,
        beside="" if scene.lab.open_card is None else scene.lab.open_card.line(scene),
    )


def still(scene: LessonScene, *, gate: bool = True) -> str:
    """Draw why nobody at this screen can play now, and what to do about it; empty if they can.

    Reasons are a replay, and a table of the class that is only watched, is closed, or (if `gate`)
    waits for the class.
    """
    if scene.replaying:
        return render(scene)
    standing = scene.class_view
    if standing.is_watching:
        return scene.render("class_watch.html")
    if standing.is_closed:
        return scene.render("class_closed.html")
    return scene.render("class_gate.html") if gate and standing.at_gate else ""
