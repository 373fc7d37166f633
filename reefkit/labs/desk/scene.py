"""One reading of a class, from which every part of the desk is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from traitlets.log import get_logger

from reefkit.labs.desk.games import DeskGame, desk_games
from reefkit.labs.desk.standings import AtWall, at_wall
from reefkit.labs.desk.whereabouts import Where, where
from reefkit.labs.lesson.words import own
from reefkit.labs.setting import Setting, setting_of
from reefkit.match.errors import SaveError, reject
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from reefkit.classroom.store import ClassRow, Control, Member, Seen, TableRow
    from reefkit.labs.desk.session import DeskSession
    from reefkit.match.table import Table
    from reefkit.widgets.templates import Templates


class DeskScene:
    """What one drawing of the desk reads: each thing once.

    Parameters
    ----------
    session
        The page's session.
    templates
        What renders a part's HTML.
    """

    def __init__(self, session: DeskSession, templates: Templates) -> None:
        self.session = session
        self.templates = templates
        self.store = session.store
        self.class_id = session.class_id
        self.ui = session.ui
        self.say = session.say

    @cached_property
    def time(self) -> datetime:
        """What time it is, for the whole of this drawing."""
        return self.session.clock()

    @cached_property
    def klass(self) -> ClassRow:
        """The class itself."""
        row = self.store.classes.get(self.class_id)
        if row is None:
            raise reject("desk-no-class")
        return row

    @cached_property
    def members(self) -> tuple[Member, ...]:
        """Everybody in the class, in the order they joined."""
        return tuple(self.store.classes.members(self.class_id))

    @cached_property
    def by_person(self) -> Mapping[str, Member]:
        """The members by person's id."""
        return {each.person: each for each in self.members}

    @cached_property
    def tables(self) -> tuple[TableRow, ...]:
        """The tables that are laid and not closed, by number."""
        rows = self.store.classes.tables(self.class_id)
        return tuple(sorted((each for each in rows if not each.closed), key=lambda row: row.number))

    @cached_property
    def presence(self) -> Mapping[str, Seen]:
        """When and where each person was last seen."""
        return self.store.classes.presence(self.class_id)

    @cached_property
    def control(self) -> Control:
        """What holds for all pages of the class."""
        return self.store.classes.control(self.class_id)

    @cached_property
    def setting(self) -> Setting:
        """What the teacher chose."""
        return setting_of(self.control.setting)

    @cached_property
    def game(self) -> DeskGame:
        """The game that the class plays."""
        known = desk_games().get(self.setting.game)
        if known is None:
            raise reject("setting-not-understood")
        return known

    @cached_property
    def handles(self) -> Mapping[str, Table]:
        """The open matches of the tables, by table's id; one that is damaged is left out."""
        found: dict[str, Table] = {}
        for row in self.tables:
            try:
                table = self.session.opened.table(row)
            except SaveError:
                # no reader: for the log; the class goes on without the table that is damaged
                get_logger().exception("desk: a table could not be opened")
                continue
            if table is not None:
                found[row.id] = table
        return found

    @cached_property
    def whereabouts(self) -> Mapping[str, Where]:
        """Where everybody is, by person."""
        return {each.person: where(self, each) for each in self.members}

    @cached_property
    def wall(self) -> list[AtWall]:
        """How the tables stand, by number."""
        return at_wall(self)

    # -- names ---------------------------------------------------------------------------------

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {each.person: number for number, each in enumerate(self.members, 1)}

    def name(self, person: str) -> str:
        """Give the name that a person has on the page: a number while names are hidden."""
        number = self._numbers.get(person)
        if number is None:
            return self.say.render(message("desk-somebody"))
        if self.ui.hide_names:
            return self.say.render(message("desk-student", number=number))
        return self.by_person[person].label

    def sitters(self, row: TableRow, seat: int) -> list[str]:
        """Give the names of those who sit at a seat of a table; none where a bot plays it."""
        return [self.name(person) for person in row.seats[seat]] if seat < len(row.seats) else []

    def seat_name(self, row: TableRow, seat: int) -> str:
        """Give what a seat is called: who sits there, or a bot."""
        names = self.sitters(row, seat)
        if names:
            return " & ".join(names)
        return self.say.render(message("desk-bot", number=seat + 1))

    def own(self, name: str) -> str:
        """Give the id of a sentence as the class's game says it, or as all games do."""
        return own(self.say, self.setting.game, name).id

    def render(self, template: str, **values: object) -> str:
        """Render one of the desk's templates with the scene and further values."""
        return str(self.templates.render(template, scene=self, **values))
