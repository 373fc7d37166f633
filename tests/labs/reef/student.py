"""Students who press what a page offers, and a class of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from bs4 import BeautifulSoup, Tag

from reefkit.classroom.store import ClassRow, Store, TableRow
from reefkit.games.reef.game import new_match
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.reef import board_picture, controls
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.scene import ReefSession
from reefkit.labs.roster import NEW
from reefkit.match.game import SeatInfo
from tests.labs.reef.page import ReefPage
from tests.support.open_page import region

Space = tuple[int, int]


class Hands(Protocol):
    """How a student sees and touches a page."""

    def controls(self) -> str: ...

    def bright(self) -> list[Space]: ...

    def press(self, key: str) -> None:
        """Press the control with this key (`data-key`)."""
        ...

    def touch(self, space: Space) -> None: ...


def key_of(control: Tag) -> str:
    return str(control["data-key"])


def enabled(soup: BeautifulSoup, query: str) -> list[Tag]:
    return [each for each in soup.select(query) if each.get("aria-disabled") != "true"]


@dataclass
class Student:
    """One student, and how many decisions the page asked of it."""

    hands: Hands  #: How it touches the page.
    did: list[str] = field(default_factory=list)  #: What it did, in order.
    _touched: int = 0

    def decide(self) -> bool:
        """Take one decision; tell whether there was one to take."""
        soup = BeautifulSoup(self.hands.controls(), "html.parser")
        for choose in (
            self._predict, self._choose, self._press_filled, self._alike, self._touch, self._go_on
        ):  # fmt: skip
            if choose(soup):
                return True
        return False

    def _press(self, control: Tag) -> bool:
        self.did.append(key_of(control))
        self._touched = 0
        self.hands.press(key_of(control))
        return True

    def _predict(self, soup: BeautifulSoup) -> bool:
        if not enabled(soup, '[data-act="predict"]') or self._touched >= 2:
            return False
        return self._touch(soup)

    def _choose(self, soup: BeautifulSoup) -> bool:
        """Collect dwellers while the reef shelters more; choose from a list where one is due."""
        for query in ('[data-key^="more-recruit-"]', '[data-key^="more-dismiss-"]'):
            for each in enabled(soup, query):
                return self._press(each)
        for each in enabled(soup, '[data-act="triangle-choose"][aria-pressed="false"]'):
            if not soup.select('[data-act="triangle-choose"][aria-pressed="true"]'):
                return self._press(each)
        for query in ('[data-act="reveal-all"]', '[data-act="sacrifice-type"]'):
            for each in enabled(soup, query):
                return self._press(each)
        return False

    def _press_filled(self, soup: BeautifulSoup) -> bool:
        for each in enabled(soup, ".rk-button-primary"):
            return self._press(each)
        return False

    def _go_on(self, soup: BeautifulSoup) -> bool:
        """Say *Ready* where something else on the page is filled, such as a point to be drawn."""
        for each in enabled(soup, '[data-act="ready"], [data-act="survey-ready"]'):
            return self._press(each)
        return False

    def _alike(self, soup: BeautifulSoup) -> bool:
        for each in enabled(soup, '[data-act$="-alike"]'):
            return self._press(each)
        return False

    def _touch(self, soup: BeautifulSoup) -> bool:
        del soup
        bright = self.hands.bright()
        if not bright:
            return False
        space = bright[self._touched % len(bright)]
        self._touched += 1
        self.did.append(f"touch {space[0]} {space[1]}")
        self.hands.touch(space)
        return True


# ---- A student's hands without a browser: what it presses and touches goes to the session itself.
MOST_DECISIONS = 600


class SessionHands:
    """Hands on a session.

    Parameters
    ----------
    session
        Whose controls are pressed; a page may listen to it.
    """

    def __init__(self, session: ReefSession) -> None:
        self.session = session

    def controls(self) -> str:
        return region(controls.CONTROLS_PART, self.session.scene())

    def bright(self) -> list[Space]:
        """List the spaces that can be touched: those that say so, or builders to predict."""
        scene = self.session.scene()
        predicting = 'data-act="predict"' in self.controls()
        return [
            (space.row, space.column)
            for space in board_picture.picture(scene).spaces
            if "selectable" in space.states or (predicting and space.stack)
        ]

    def press(self, key: str) -> None:
        """Press a control."""
        button = BeautifulSoup(self.controls(), "html.parser").select_one(f'[data-key="{key}"]')
        assert button is not None, key
        given = {
            str(name).removeprefix("data-"): value
            for name, value in button.attrs.items()
            if str(name).startswith("data-") and name not in {"data-act", "data-key"}
        }
        self.session.do(str(button["data-act"]), given)

    def touch(self, space: Space) -> None:
        self.session.do("pick", {"row": space[0], "column": space[1]})


@dataclass
class Whole:
    """A match played to its end."""

    student: Student  #: Who played it.
    #: How many decisions each round asked of the student; to press + until a number is right is
    #: one.
    rounds: Counter[int] = field(default_factory=Counter)


def play_whole(session: ReefSession) -> Whole:
    """Play the open match to its end, bots moving on when the student has nothing to decide."""
    session.ui.pace = "at-once"
    student, pace = Student(SessionHands(session)), Pace(session)
    whole = Whole(student)
    for _ in range(MOST_DECISIONS):
        scene = session.scene()
        if step_of(scene) == "over":
            return whole
        if student.decide():
            again = student.did[-2:-1] == student.did[-1:] and student.did[-1].startswith("more-")
            whole.rounds[scene.state.round] += not again
        else:
            assert pace.step(), f"nothing to do after {student.did[-12:]}"
    raise AssertionError(f"no end after {len(student.did)} decisions: {student.did[-12:]}")


# ---- A class without a browser: its store, and the pages of its pupils, each a session of its own.
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
        return self.row.id

    @property
    def now(self) -> ClassRow:
        """The class as it stands."""
        found = self.store.classes.get(self.id)
        assert found is not None
        return found

    def page(self, visitor: str = "") -> ReefPage:
        """Open a page on a device; on a new one where none is named."""
        self._devices += 1
        desk = ReefPage(self.folder, visitor=visitor or f"device-{self._devices}")
        desk.session.reopen()
        return desk

    def pupil(self, *names: str) -> ReefPage:
        """Open a page on a device of its own, and join."""
        desk = self.page()
        fields = dict(zip(("first", "second", "third"), (*names, "", ""), strict=False))
        new = {f"is_{each}": NEW for each in fields}
        desk.do("class-join", code=self.row.code, **fields, **new)
        return desk

    def expect(self, *names: str) -> list[str]:
        """Add names at the desk; give the ids of their members."""
        people = [self.store.people.create(name).id for name in names]
        for person, name in zip(people, names, strict=True):
            self.store.classes.join(self.id, person, name)
        return people

    def person(self, name: str) -> str:
        members = self.store.classes.members(self.id, removed=True)
        return next(each.person for each in members if each.label == name)

    def lay(self, *seats: Sequence[str], seed: int = 7, **options: bool | int | str) -> TableRow:
        """Lay a table and seat people by name; an empty seat is a bot's."""
        names = [" & ".join(team) or f"Bot {n}" for n, team in enumerate(seats)]
        match = new_match([SeatInfo(name) for name in names], seed=seed, options=dict(options))
        people = [[self.person(name) for name in team] for team in seats]
        number = len(self.store.classes.tables(self.id)) + 1
        return self.store.classes.lay_table(self.id, f"Table {number}", "reef", match, people)


def look(*desks: ReefPage) -> None:
    """Let half a second pass on some pages: each reads what the others and the class did."""
    for desk in desks:
        Pace(desk.session).step()


def text(soup: BeautifulSoup) -> str:
    return " ".join(soup.get_text(" ").split())


def seated(room: ClassRoom, *names: str, **options: bool | int | str) -> list[ReefPage]:
    """Have pupils join, one a device, and sit down at one table with a bot."""
    desks = [room.pupil(name) for name in names]
    room.lay(*[[name] for name in names], [], **options)
    look(*desks)
    return desks


def play(*desks: ReefPage, until: str = "over", pressing: bool = False) -> None:
    """Have the pupils of some pages play in turn, up to a phase.

    Their helpers decide, or with `pressing` they press what their pages ask, which takes longer.
    """
    students = [Student(SessionHands(desk.session)) for desk in desks]
    paces = [Pace(desk.session) for desk in desks]
    for _ in range(MOST_TURNS):
        moved = False
        for desk, student, pace in zip(desks, students, paces, strict=True):
            moved = pace.step() or moved
            if phase(desk.session) == until:
                return
            if desk.session.awaited_here():
                helped = not pressing or phase(desk.session) == "founding"
                if helped and _is_helped(desk.session):
                    moved = True
                    continue
                moved = student.decide() or moved
                assert not desk.session.refused, (desk.said, student.did[-6:])
        assert moved, [student.did[-6:] for student in students]
    raise AssertionError([student.did[-12:] for student in students])


def _is_helped(session: ReefSession) -> bool:
    """Have the helper decide, where it may: nobody predicts for somebody else."""
    table = session.open_table
    refused = table.match.rules.refuses_help(table.match.state, session.seat)
    return refused is None and bool(table.do_for_me(session.seat))


def phase(session: ReefSession) -> str:
    return str(session.open_table.view(None).state.phase)
