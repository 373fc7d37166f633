"""Play a match back, from one beat of its log to the next, and follow what bots do now."""

from __future__ import annotations

import os
from itertools import accumulate
from typing import Annotated, Literal, NamedTuple, get_args

from msgspec import Meta

from reefkit.labs.environment import PACE_VARIABLE
from reefkit.labs.lesson.class_table import check_plays, has_others
from reefkit.labs.lesson.log import Moment, beats, card_beats, lapse_stops
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import FINAL, LessonSession
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Message, message
from reefkit.widgets.match_widgets import ReplayView, replay_html

# ---- Playing a match back: from one beat of its log to the next, until its end
#
# While it plays back the page asks for the next beat itself (`data-after`), so that a page which
# plays nothing back, or is closed, sends nothing.

acts = Acts()


def go_to(session: LessonSession, position: int) -> None:
    """Show the match after `position` entries; beyond either end, clamp to that end."""
    session.ui.moment = min(max(position, 0), session.open_table.position)
    if session.ui.tab == FINAL:
        session.ui.tab = session.lab.tabs[
            0
        ]  # the end is told beside the end only: the past shows its charts


def leave(session: LessonSession) -> None:
    session.ui.moment = None
    session.ui.playing_back = session.ui.lapse = False


def here(session: LessonSession) -> int:
    end = session.open_table.position
    return end if session.ui.moment is None else min(session.ui.moment, end)


def _moments(session: LessonSession) -> list[Moment]:
    return session.lab.moments(session.open_table)


def beside(session: LessonSession) -> tuple[int, int]:
    now, found = here(session), _moments(session)
    stops = beats(found)
    if session.ui.lapse:
        stops = lapse_stops(stops, card_beats(found, stops))
    earlier, later = [at for at in stops if at < now], [at for at in stops if at > now]
    return earlier[-1] if earlier else 0, later[0] if later else session.open_table.position


@acts.on("replay-to")
def _replay_to(
    session: LessonSession, value: Annotated[int, Meta(ge=-MOST_ENTRIES, le=MOST_ENTRIES)]
) -> None:
    """Show a moment and stop playback, as moving the slider means wanting to look."""
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
    leave(session)


# ---- The replay: a slider over the moments of the match, in place of the controls


class _Opening(NamedTuple):
    """Where a round begins: a place to jump to."""

    position: int
    round: int
    now: bool


def _openings(found: list[Moment], shown: Moment) -> list[_Opening]:
    begun: dict[int, int] = {}
    for each in found:
        begun.setdefault(each.round, each.position)
    return [_Opening(position, round_, round_ == shown.round) for round_, position in begun.items()]


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
        openings=_openings(found, shown),
        what_if=scene.offers_what_if,
        beside=scene.lab.beside_replay(scene),
    )


# ---- What stands where the controls would, while nobody at this screen has anything to decide


def still(scene: LessonScene, *, gate: bool = True) -> str:
    """Draw why nobody at this screen plays at all, and the way on; empty where somebody may.

    The past that is replayed; a table of the class that is only watched, or closed, or (if `gate`)
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


# ---- Bots that can be followed: what each did and why, how fast they move, and skipping ahead

PaceName = Literal["calm", "brisk", "at-once"]
PACES: tuple[PaceName, ...] = get_args(PaceName)
USUAL: PaceName = "brisk"
PACE = "pace"
"""The setting of a person that names how fast bots move."""
MOST_LETTERS = 90
"""Letters of a bot's move that stand beside *Now*, in its last sentences: the log has them all."""
MOST_SKIPPED = 200
"""Entries that one press skips: more than any phase asks of all bots."""


def pace_kept(session: LessonSession) -> str:
    """Return the bots' pace: the reader's choice, else the server's, else the default."""
    found = session.work.recall(PACE) or os.environ.get(PACE_VARIABLE)
    return found if found in PACES else USUAL


@acts.on("bots-pace")
def _choose_pace(session: LessonSession, value: PaceName) -> None:
    session.ui.pace = value
    session.work.remember(PACE, value)


@acts.on("bots-skip")
def _skip(session: LessonSession) -> None:
    session.check_present()
    check_plays(session)
    if has_others(session):
        raise reject("lab-not-understood")
    table = session.open_table
    for _ in range(MOST_SKIPPED):
        steps = [] if session.awaited_here() else table.tick(hurried=True)
        if not steps:
            break
        session.follow(steps[0])
    session.next_seat()


def _last_told(lines: list[str]) -> list[str]:
    letters = accumulate(map(len, reversed(lines)))
    fit = sum(1 for each in letters if each <= MOST_LETTERS)
    return lines[-max(fit, 1) :]


def followed_html(scene: LessonScene) -> str:
    bots, standing = scene.table.bot_seats, scene.class_view
    if not bots or has_others(scene.session) or scene.over or scene.replaying:
        return ""
    if standing.is_closed:
        return ""
    move, said = scene.session.bot_move, scene.session.said
    if scene.withholds:
        move = None
    if move is not None and said is not None and (scene.session.refused or said is not move.after):
        move = None  # the reader was answered since
    lines = [] if move is None else [scene.say.render(each) for each in move.lines]
    return scene.render(
        "followed.html",
        move=move,
        told=(told := _last_told(lines)),
        more=len(lines) - len(told),
        named=move is not None and any(scene.name(move.seat) in each for each in told),
        paces=PACES,
        skips=not (scene.is_awaited or (standing.is_paused and standing.is_shared))
        and any(seat in bots for seat in scene.awaited_seats),
    )
