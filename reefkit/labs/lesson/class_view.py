"""The table of a class as a page shows it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from reefkit.labs import environment
from reefkit.labs.class_vote import ClassVote, running_vote
from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.lab import Lab, every_lab
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import GATE


class ClassView:
    """The state of a session at the table of its class."""

    def __init__(self, session: LessonSession) -> None:
        self._session = session
        self._membership = session.membership

    @property
    def has_classes(self) -> bool:
        return environment.has_classes()

    @cached_property
    def elsewhere(self) -> Lab[Any, Any] | None:
        """The other lesson that the class does now; None if it is this one."""
        setting = self._membership.setting
        game = every_lab().get(setting.game) if setting is not None else None
        return None if game is self._session.lab else game

    @property
    def is_shared(self) -> bool:
        return class_table.is_shared(self._session)

    @property
    def is_watching(self) -> bool:
        return class_table.is_watching(self._session)

    @property
    def table_name(self) -> str:
        place = self._membership.watched or self._membership.place
        return place.table.name if place is not None and self.is_shared else ""

    @property
    def is_away(self) -> bool:
        place = self._membership.place
        return place is not None and place.is_away and self.is_shared and not self.is_watching

    @property
    def away(self) -> tuple[int, ...]:
        place = self._membership.watched or self._membership.place
        shown = place is not None and place.is_open and self.is_shared
        return place.table.away if place is not None and shown else ()

    @cached_property
    def is_closed(self) -> bool:
        """Whether the table was closed before its match was over."""
        table = self._session.table
        if table is None or not self.is_shared or self.is_watching:
            return False
        place = self._membership.place
        return (place is None or not place.is_open) and not table.view(None).over

    @property
    def is_playing(self) -> bool:
        """Whether a seat here may move: the table is neither only watched nor closed."""
        return not (self.is_watching or self.is_closed)

    @cached_property
    def at_gate(self) -> bool:
        table = self._session.table
        if table is None:
            return False
        return any(each.id.startswith(GATE) for each in table.view(None).awaited)

    @cached_property
    def vote(self) -> ClassVote | None:
        """The vote that the class holds on a question of this lesson; None without one."""
        control = self._membership.control
        vote = None if control is None else running_vote(control)
        return vote if vote is not None and vote.lesson == self._session.lab.id else None

    @property
    def is_paused(self) -> bool:
        control = self._membership.control
        return control is not None and control.paused
