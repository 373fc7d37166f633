"""Play a match back, from one beat of its log to the next, in place of the controls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct
from traitlets.log import get_logger

from reefkit.labs.lesson.log import Moment, beats
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import FINAL, LessonSession
from reefkit.labs.session import Acts
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Message, message

# ---- Playing a match back: from one beat of its log to the next, until its end
#
# Acts move `LessonUi.moment` by hand; `Playback` moves it while the page plays back. It sleeps in
# the kernel's own loop and ends by itself, so that a page which plays nothing back sends nothing.

Sleep = Callable[[float], Awaitable[None]]

BEAT_SECONDS = 0.7
"""How long a beat is shown: long enough to see what one seat did."""

acts = Acts()


class _Position(Struct, frozen=True):
    """A place on the slider."""

    value: Annotated[int, Meta(ge=-MOST_ENTRIES, le=MOST_ENTRIES)]


class _Direction(Struct, frozen=True):
    """Which way to go."""

    by: Literal[-1, 1] = 1


def go_to(session: LessonSession, position: int) -> None:
    """Show the match as it stood after so many entries; beyond either end, at the end."""
    session.ui.moment = min(max(position, 0), session.open_table.position)
    if session.ui.tab == FINAL:
        session.ui.tab = session.lab.tabs[
            0
        ]  # the end is told beside the end only: the past shows its charts


def leave(session: LessonSession) -> None:
    """Show the present again."""
    session.ui.moment = None
    session.ui.playing_back = False


def here(session: LessonSession) -> int:
    """Give the position that is shown."""
    end = session.open_table.position
    return end if session.ui.moment is None else min(session.ui.moment, end)


def _moments(session: LessonSession) -> list[Moment]:
    """List the moments of the match that is open."""
    return session.lab.moments(session.open_table)


def step(session: LessonSession, by: int) -> bool:
    """Go one beat on or back; False where there is none."""
    now = here(session)
    stops = beats(_moments(session))
    further = [at for at in stops if at > now] if by > 0 else [at for at in stops if at < now]
    if not further:
        return False
    go_to(session, further[0] if by > 0 else further[-1])
    return True


@acts.on("replay-to", _Position)
def _replay_to(session: LessonSession, values: _Position) -> None:
    """Show a moment, and stop playing back: whoever moves the slider wants to look."""
    session.ui.playing_back = False
    go_to(session, values.value)


@acts.on("replay-step", _Direction)
def _replay_step(session: LessonSession, values: _Direction) -> None:
    """Go one beat on or back."""
    session.ui.playing_back = False
    if not step(session, values.by):
        go_to(session, here(session))


@acts.on("replay-survey", _Direction)
def _replay_survey(session: LessonSession, values: _Direction) -> None:
    """Go to the next survey, or the one before; where there is none, to that end of the match."""
    session.ui.playing_back = False
    now, table = here(session), session.open_table
    found = session.lab.surveys(_moments(session))
    if values.by > 0:
        go_to(session, next((at for at in found if at > now), table.position))
    else:
        go_to(session, next((at for at in reversed(found) if at < now), 0))


@acts.on("replay-play")
def _replay_play(session: LessonSession, values: object) -> None:
    """Play back from the moment that is shown, from the start where that is the end; or pause."""
    del values
    ui = session.ui
    if ui.playing_back:
        ui.playing_back = False
        return
    start = here(session)
    go_to(session, start if start < session.open_table.position else 0)
    ui.playing_back = True


@acts.on("replay-now")
def _replay_now(session: LessonSession, values: object) -> None:
    """Come back to the present."""
    del values
    leave(session)


class Playback:
    """Plays back what a session shows, for as long as its page asks for it.

    Parameters
    ----------
    session
        Whose `LessonUi.playing_back` asks, and whose `LessonUi.moment` is moved.
    sleep
        What waits; tests have one that does not.
    seconds
        How long a beat is shown.

    """

    def __init__(
        self,
        session: LessonSession,
        sleep: Sleep = asyncio.sleep,
        seconds: float = BEAT_SECONDS,
    ) -> None:
        self.session = session
        self.seconds = seconds
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        session.on_change(self._heard)

    @property
    def running(self) -> bool:
        """Whether something is being played back."""
        return self._task is not None and not self._task.done()

    async def run(self) -> None:
        """Show beat after beat, until the end or until the page no longer asks for it."""
        while self.asked:
            await self._sleep(self.seconds)
            try:
                self._next()
            except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
                # no reader: for the log of the kernel
                get_logger().exception("replay: a moment could not be shown")
                self.session.ui.playing_back = False
                self.session.refuse(message("past-replay-broken-off"))
                self.session.changed()

    @property
    def asked(self) -> bool:
        """Whether the page asks for more."""
        return self.session.ui.playing_back

    def _next(self) -> None:
        """Show the next beat, if the page still asks for it; stop at the end."""
        session = self.session
        if not self.asked:
            return
        at_past = session.table is not None and session.ui.moment is not None
        more = at_past and step(session, 1) and here(session) < session.open_table.position
        session.ui.playing_back = more
        session.changed()

    def _heard(self) -> None:
        """Begin, where the page asks and an event loop runs (as a kernel's does)."""
        if not self.asked or self.running:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._task = loop.create_task(self.run())


# ---- The replay: a slider over the moments of the match, in place of the controls


class _Opening(NamedTuple):
    """Where a round begins: a place to jump to."""

    position: int
    round: int
    now: bool


def _openings(found: list[Moment], shown: Moment) -> list[_Opening]:
    """Give the first moment of the set-up and of each round, and which of them is shown."""
    begun: dict[int, int] = {}
    for each in found:
        begun.setdefault(each.round, each.position)
    return [_Opening(position, round_, round_ == shown.round) for round_, position in begun.items()]


def _shown_moment(scene: LessonScene) -> Moment:
    """Give the moment that the page shows."""
    return scene.lab.moments(scene.table)[here(scene.session)]


def who(scene: LessonScene, shown: Moment) -> Message | None:
    """Say who made the last move before this moment; none at the start."""
    if shown.seat is None:
        return None
    return message("past-replay-after", player=scene.name(shown.seat))


def _render_replay(scene: LessonScene) -> str:
    """Draw the slider and its buttons."""
    found, shown = scene.lab.moments(scene.table), _shown_moment(scene)
    return scene.render(
        "replay.html",
        shown=shown,
        after=who(scene, shown),
        last=found[-1].position,
        openings=_openings(found, shown),
        playing=scene.ui.playing_back,
        what_if=scene.offers_what_if,
    )


# ---- What stands where the controls would, while nobody at this screen has anything to decide


def still(scene: LessonScene, *, gate: bool = True) -> str:
    """Draw why nobody at this screen plays at all, and the way on; empty where somebody may.

    The past that is replayed; a table of the class that is only watched, or closed, or (if `gate`)
    waits for the class.
    """
    if scene.replaying:
        return _render_replay(scene)
    standing = scene.attendance
    if standing.is_watching:
        return scene.render("class_watch.html")
    if standing.is_closed:
        return scene.render("class_closed.html")
    return scene.render("class_gate.html") if gate and standing.at_gate else ""
