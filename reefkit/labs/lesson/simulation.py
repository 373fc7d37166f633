"""Plays the course of *What if* slice by slice, while the page answers."""

from __future__ import annotations

import asyncio

from traitlets.log import get_logger

from reefkit.labs.lesson.parts.change_choices import finish
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import play_on
from reefkit.labs.session import in_background
from reefkit.text import ReefkitError, message


class Simulation:
    """Plays on whatever course the page asks for, until it is done, stopped or begun again.

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
        return self._task is not None and not self._task.done()

    async def run(self) -> None:
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
        trial = self.session.ui.what_if
        if trial is None or trial.course is None or self.running:
            return
        self._task = in_background(self.run)
