"""Plays the course of *What if* while the page answers: slice by slice, in its kernel's loop."""

from __future__ import annotations

import asyncio

from traitlets.log import get_logger

from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import finish, play_on
from reefkit.text import ReefkitError, message


class Simulation:
    """Plays on whatever course the page asks for, until it is done, stopped or begun anew.

    Parameters
    ----------
    session
        Whose `LessonUi.what_if` is played on.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self._task: asyncio.Task[None] | None = None
        session.on_change(self._heard)

    @property
    def running(self) -> bool:
        """Whether a course is being played."""
        return self._task is not None and not self._task.done()

    async def run(self) -> None:
        """Play course after course for as long as the page asks for one."""
        session = self.session
        while (trial := session.ui.what_if) is not None and trial.course is not None:
            try:
                for _ in play_on(trial):
                    session.changed()  # the progress
                    await asyncio.sleep(0)
                finish(session, trial)
            except ReefkitError as error:
                trial.course = None
                session.refuse(error.message)
            except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
                # no reader: for the log of the kernel
                get_logger().exception("lab: a course could not be played")
                trial.course = None
                session.refuse(message("lab-fault"))
            session.changed()

    def _heard(self) -> None:
        """Begin, where the page asks and an event loop runs (as a kernel's does)."""
        trial = self.session.ui.what_if
        if trial is None or trial.course is None or self.running:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._task = loop.create_task(self.run())
