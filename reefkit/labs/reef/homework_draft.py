"""The set-up that a student prepares, stored with their work."""

from __future__ import annotations

import msgspec

from reefkit.games.reef import content as stored
from reefkit.games.reef import sight
from reefkit.labs.reef.homework_code import (
    Founder,
    SetUp,
    decode,
    encode,
    founders_left,
    is_whole,
    try_out,
)
from reefkit.labs.reef.scene import InHand, ReefSession, Scene, SpaceIndex
from reefkit.match.errors import Rejection, reject
from reefkit.match.table import Table
from reefkit.match.table_queries import View
from reefkit.text import Message, message

KEY = "homework"

PAGE = "homework"


class HomeworkTable:
    """A set-up that is being prepared, at a table of its own that applies the rules.

    Attributes
    ----------
    table
        A table with one seat.
    hand
        What is in hand: a builder, or nothing.
    """

    def __init__(self, setup: SetUp, who: str) -> None:
        self.content = stored.default()
        self.who = who
        self.hand = InHand()
        self.setup = setup
        self.table = try_out(setup, self.content)

    def put(self, setup: SetUp) -> None:
        """Replace the set-up.

        Raises
        ------
        Rejection
            If the rules do not allow it; the set-up is unchanged.
        """
        self.table = try_out(setup, self.content)
        self.setup = setup

    @property
    def whole(self) -> bool:
        return is_whole(self.setup, self.content)

    @property
    def left(self) -> int:
        return founders_left(self.setup, self.content)

    @property
    def code(self) -> str:
        return encode(self.setup, self.content) if self.whole else ""

    def surprised(self) -> SetUp:
        """Return the set-up with a board and all missing builders chosen by the helper, a bot."""
        table = try_out(self.setup, self.content)
        table.do_for_me(0, ready=False)
        state = table.view(0).state
        lookups = sight.rules_of(table).stepping(state).lookups
        kinds = state.reefs[0].kind[..., 0].tolist()
        places = {(each.row, each.column) for each in self.setup.founders}
        found = (
            Founder(row, column, lookups.builders[kind])
            for row, line in enumerate(kinds, 1)
            for column, kind in enumerate(line, 1)
            if kind and (row, column) not in places
        )
        return SetUp(lookups.boards[int(state.boards[0])], (*self.setup.founders, *found))


class HomeworkScene(Scene):
    """A scene of the homework's own table, for the functions that draw the set-up of a match."""

    def __init__(self, session: ReefSession, desk: HomeworkTable) -> None:
        super().__init__(session, session.templates)
        self.desk = desk
        self.seat, self.here = 0, (0,)

    @property
    def hand(self) -> InHand:
        return self.desk.hand

    @property
    def has_table(self) -> bool:
        return True

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def replaying(self) -> bool:
        return False

    @property
    def view(self) -> View:
        return self.now

    @property
    def shown_seat(self) -> int:
        return 0

    def name(self, seat: int) -> str:
        return self.say.render(message("homework-whose"))


def desk_of(session: ReefSession) -> HomeworkTable:
    """Return the visitor's homework; a stored set-up that the rules no longer allow is dropped."""
    desk = session.ui.settings.get(KEY)
    if isinstance(desk, HomeworkTable) and desk.who == session.work.who:
        return desk
    try:
        desk = HomeworkTable(_stored(session), session.work.who)
    except Rejection:  # boards or builders have changed since
        desk = HomeworkTable(SetUp(), session.work.who)
    session.ui.settings[KEY] = desk
    return desk


def _stored(session: ReefSession) -> SetUp:
    stored = session.work.recall(KEY)
    try:
        return msgspec.convert(stored, SetUp) if stored is not None else SetUp()
    except msgspec.ValidationError:
        return SetUp()  # stored by another version


def store_draft(session: ReefSession, setup: SetUp) -> None:
    desk_of(session).put(setup)
    session.work.keep(KEY, msgspec.to_builtins(setup))


def waiting(session: ReefSession) -> SetUp | None:
    """Return the prepared set-up if it is complete."""
    desk = desk_of(session)
    return desk.setup if desk.whole else None


def take_code(session: ReefSession, typed: str) -> None:
    setup = decode(typed, desk_of(session).content)
    store_draft(session, setup)
    desk_of(session).hand.builder = None
    session.tell(message("homework-taken", board=Message(f"board-{setup.board}")))


def lay_out(table: Table, seat: int, setup: SetUp) -> Rejection | None:
    """Play a set-up for a seat of a match that begins; *Ready* is left to the student.

    Returns
    -------
    Rejection or None
        The rejection of the first action that the match does not allow, such as a builder that has
        run out. The actions before it are played; the student plays the rest.
    """
    for action in setup.actions():
        try:
            table.act(seat, action)
        except Rejection as error:
            return error
    return None


def place(setup: SetUp, builder: str, space: SpaceIndex) -> SetUp:
    return msgspec.structs.replace(setup, founders=(*setup.founders, Founder(*space, builder)))


def take_back(setup: SetUp, space: SpaceIndex) -> SetUp:
    rest = tuple(each for each in setup.founders if (each.row, each.column) != space)
    if len(rest) == len(setup.founders):
        raise reject("found-no-builder")
    return msgspec.structs.replace(setup, founders=rest)
