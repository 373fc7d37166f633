"""The session of a desk page: a class, its store, and what is open of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from reefkit.games import games
from reefkit.labs.acts import Acts
from reefkit.labs.desk.opened import Opened
from reefkit.labs.desk.ui import TABS, DeskUi
from reefkit.labs.session import Session
from reefkit.match.errors import reject
from reefkit.match.table import Clock, utc_now
from reefkit.text import Catalogue, catalogue, locales

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reefkit.classroom.store import ClassRow, Store
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.ghosts.leading import Leading
    from reefkit.widgets.templates import Templates

TEMPLATES = Path(__file__).parent / "templates"


def make_templates(say: Catalogue) -> Templates:
    """Give the desk's templates, said in the catalogue's language."""
    from reefkit.widgets.templates import Templates  # noqa: PLC0415  # Jinja: when it is needed

    return Templates(say, TEMPLATES)


class DeskSession(Session):
    """A desk page.

    Parameters
    ----------
    acts, say
        As `Session` has them.
    store
        Where the class stands.
    class_id
        Which class it is: the server's word, never a browser's.
    addresses
        Where students' devices find the server.
    word
        What they must show there once; empty where nothing is asked for.
    clock
        What time it is.

    Attributes
    ----------
    ui
        What the page remembers.
    opened
        The matches that are open.
    ended
        The class as it was, once it is erased from this desk: then only the receipt is shown.
    leading
        What leads the ghosts, where the class has any and this desk may.
    """

    def __init__(  # noqa: PLR0913  # what a class, its teacher and a page are known by
        self,
        acts: Acts,
        say: Catalogue,
        store: Store,
        class_id: str,
        addresses: tuple[str, ...] = (),
        *,
        word: str = "",
        clock: Clock = utc_now,
    ) -> None:
        super().__init__(acts, say)
        self.clock = clock
        self.store = store
        self.class_id = class_id
        self.addresses, self.word = addresses, word
        self.ui = DeskUi()
        self.ended: ClassRow | None = None
        self.leading: Leading | None = None
        self.opened = Opened(store, games(), clock)
        self.templates = make_templates(say)

    def scene(self) -> DeskScene:
        """Read the class for one drawing, or for one act's look at it."""
        from reefkit.labs.desk.scene import DeskScene  # noqa: PLC0415  # a scene reads a session

        return DeskScene(self, self.templates)

    def speak(self, locale: str) -> None:
        """Say the whole page in another language or reading level.

        Raises
        ------
        Rejection
            When the page does not speak it.
        """
        if locale not in locales():
            raise reject("lab-not-understood")
        self.say = catalogue(locale)
        self.templates = make_templates(self.say)

    def place(self) -> dict[str, str]:
        """Give which tab is open."""
        return {"part": self.ui.tab}

    def go_to(self, place: Mapping[str, Any]) -> None:
        """Open the tab that an address names."""
        part = place.get("part")
        if part in TABS:
            self.ui.tab = part
