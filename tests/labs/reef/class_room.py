"""A class without a browser: its store, and the pages of its pupils, each a session of its own."""

from collections.abc import Sequence
from pathlib import Path

from bs4 import BeautifulSoup

from reefkit.classroom.store import ClassRow, Store, TableRow
from reefkit.games.reef.rules import new_match
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson.page import Pace
from reefkit.labs.reef.scene import ReefSession
from reefkit.match.game import SeatInfo
from tests.labs.reef.desk import Desk
from tests.labs.reef.session_hands import SessionHands
from tests.labs.reef.student import Student

MOST_TURNS = 4_000


class ClassRoom:
    """A class, its teacher's hand on the store, and the pages that its pupils open.

    Parameters
    ----------
    folder
        Where the store is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store.open(folder / DATABASE)
        self.row, self.key = self.store.classes.create("Blue 7", "Ms Reed")
        self._devices = 0

    @property
    def id(self) -> str:
        """The id of the class."""
        return self.row.id

    @property
    def now(self) -> ClassRow:
        """The class as it stands."""
        found = self.store.classes.get(self.id)
        assert found is not None
        return found

    def page(self, visitor: str = "") -> Desk:
        """Open a page on a device; on a new one where none is named."""
        self._devices += 1
        desk = Desk(self.folder, visitor=visitor or f"device-{self._devices}")
        desk.session.reopen()
        return desk

    def pupil(self, *names: str) -> Desk:
        """Open a page on a device of its own, and join."""
        desk = self.page()
        first, second, third = (*names, "", "")[:3]
        desk.do("class-join", code=self.row.code, first=first, second=second, third=third)
        return desk

    def person(self, name: str) -> str:
        """Give who is called so in the class."""
        members = self.store.classes.members(self.id, removed=True)
        return next(each.person for each in members if each.label == name)

    def lay(self, *seats: Sequence[str], seed: int = 7, **options: bool | int | str) -> TableRow:
        """Lay a table and seat people by name; an empty seat is a bot's."""
        names = [" & ".join(team) or f"Bot {n}" for n, team in enumerate(seats)]
        match = new_match([SeatInfo(name) for name in names], seed=seed, options=dict(options))
        people = [[self.person(name) for name in team] for team in seats]
        number = len(self.store.classes.tables(self.id)) + 1
        return self.store.classes.lay_table(self.id, f"Table {number}", "reef", match, people)


def look(*desks: Desk) -> None:
    """Let half a second pass on some pages: each reads what the others and the class did."""
    for desk in desks:
        Pace(desk.session).step()


def text(soup: BeautifulSoup) -> str:
    """Give what a reader reads."""
    return " ".join(soup.get_text(" ").split())


def seated(room: ClassRoom, *names: str, **options: bool | int | str) -> list[Desk]:
    """Have pupils join, one a device, and sit down at one table with a bot."""
    desks = [room.pupil(name) for name in names]
    room.lay(*[[name] for name in names], [], **options)
    look(*desks)
    return desks


def play(*desks: Desk, until: str = "over", most: int = MOST_TURNS) -> None:
    """Have the pupils of some pages play what their pages ask, in turn, up to a phase."""
    students = [Student(SessionHands(desk.session)) for desk in desks]
    paces = [Pace(desk.session) for desk in desks]
    for _ in range(most):
        moved = False
        for desk, student, pace in zip(desks, students, paces, strict=True):
            moved = pace.step() or moved
            if phase(desk.session) == until:
                return
            if desk.session.awaited_here():
                moved = _decide(desk, student) or moved
                assert not desk.session.refused, (desk.said, student.did[-6:])
        assert moved, [student.did[-6:] for student in students]
    raise AssertionError([student.did[-12:] for student in students])


def _decide(desk: Desk, student: Student) -> bool:
    """Take one decision; before the game all is left to the helper but *Ready*."""
    if phase(desk.session) != "founding":
        return student.decide()
    state = desk.session.open_table.view(None).state
    desk.do("surprise" if state.boards[desk.session.seat] < 0 else "ready")
    return True


def phase(session: ReefSession) -> str:
    """Name the phase that a page's table is in."""
    return str(session.open_table.view(None).state.phase)
