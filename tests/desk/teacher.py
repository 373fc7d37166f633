"""A desk without a browser: a class in a real store, its acts, and its regions as parsed HTML."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bs4 import BeautifulSoup

from reefkit.classroom.store import Store, TableRow
from reefkit.desk.page import PARTS, DeskPage, Running, all_acts
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.match.table import Table
from reefkit.text import catalogue
from tests.support.open_page import OpenPage

NAMES = ("Ana", "Ben", "Carlos", "Dina", "Emre", "Fatima", "Gus", "Hana", "Ivan", "Jin", "Kofi")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
ADDRESS = "http://10.0.0.7:8866/"


class Watch:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let time go by."""
        self.now += timedelta(seconds=seconds)


class Teacher(OpenPage):
    """A teacher at the desk of a class.

    Parameters
    ----------
    folder
        Where the store's file stands.
    pupils
        How many have joined, by the names of `NAMES`; all of them are here.
    """

    def __init__(self, folder: Path, pupils: int = 0, *, locale: str = "en") -> None:
        self.watch = Watch()
        self.store = Store.open(folder / "class.sqlite", clock=self.watch)
        self.row, self.key = self.store.classes.create("Biology 9B", "Ms Okafor")
        self.people = [self.join(name) for name in NAMES[:pupils]]
        self.session = DeskSession(
            all_acts(),
            catalogue(locale),
            self.store,
            self.row.id,
            addresses=(ADDRESS,),
            clock=self.watch,
        )
        self.running = Running(self.session)

    def join(self, name: str, **place: object) -> str:
        """Have somebody join, whose page is open; give their id."""
        person = self.store.people.create(name).id
        self.store.classes.join(self.row.id, person, name)
        self.seen(person, **place)
        return person

    def seen(self, *people: str, **place: object) -> None:
        """Have pages give a sign."""
        for person in people:
            self.store.classes.seen(self.row.id, person, {"part": "before", **place})

    @property
    def scene(self) -> DeskScene:
        """The class as it is read now."""
        return self.session.scene()

    @property
    def tables(self) -> tuple[TableRow, ...]:
        """The open tables."""
        return self.scene.tables

    def handle(self, number: int = 0) -> Table:
        """Give the match of a table, as the desk has it open."""
        scene = self.scene
        return scene.handles[scene.tables[number].id]

    def quick_class(self, **choices: str) -> None:
        """Choose how the class plays: bots found the reefs, two rounds; then seat it."""
        for name, value in {"way": "quick", **choices}.items():
            self.do("settings-choose", name=name, value=value)
        self.do("settings-option", name="rounds", value="2")
        self.do("lesson-seat")

    def see(self, name: str) -> BeautifulSoup:
        """Draw a region; all it says are messages, and all it does are acts."""
        part = next(each for each in PARTS if each.name == name)
        return self.read(str(part.render(self.scene)))

    def press(self, region: str, key: str) -> None:
        """Press the button of a region that has a key."""
        super().press(self.see(region), key)

    def page(self) -> DeskPage:
        """Open the desk as a page of widgets."""
        page = DeskPage(self.session)
        page.draw()
        return page
