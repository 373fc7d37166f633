"""The session of a lesson's page: its table, its memory, and where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.labs.keeping import PLACE
from reefkit.labs.lesson import cover, frames, in_class, speaking
from reefkit.labs.lesson.kind import Kind
from reefkit.labs.lesson.ui import FINAL, OF_A_MATCH, LessonUi
from reefkit.labs.lesson.words import naming
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action
from reefkit.match.log import Step
from reefkit.match.table import Table
from reefkit.text import Catalogue, ReefkitError, catalogue, locales

if TYPE_CHECKING:
    from reefkit.labs.assessing.desk import Desk
    from reefkit.labs.assessing.sheet import Sheet
    from reefkit.labs.lesson.papers import Papers
    from reefkit.widgets.templates import Templates


OWN = Path(__file__).parent / "templates"
LASTING = Path(__file__).parents[1] / "templates"
ASKING = Path(__file__).parents[1] / "assessing" / "templates"


def make_templates(kind: Kind, say: Catalogue) -> Templates:
    """Give a lab's templates, said in the catalogue's language; its own stand before the room's."""
    from reefkit.labs.lesson.content import glossary  # noqa: PLC0415  # with the templates
    from reefkit.widgets.templates import Templates  # noqa: PLC0415  # Jinja: when it is needed

    folders = (kind.templates, OWN, ASKING, LASTING)
    return Templates(say, *folders, glossary=glossary(kind.id, say))


class Memory(msgspec.Struct):
    """What is kept of a page beside its match: what the student did that is no decision yet."""

    plots: dict[str, float] = {}
    notes: dict[str, str] = {}
    sharing: dict[str, bool] = {}
    revealed: dict[str, int] = {}
    practice: int | None = None
    quick: bool = False
    locale: str = ""
    rounds: int = 0
    round: int = 0
    over: bool = False


class LessonSession(Session):
    """A page of a lesson: its table, its memory, and where its matches are kept.

    Parameters
    ----------
    kind
        What the lab brings.
    say, storage
        As `Session` has them; no storage keeps matches in memory alone.

    Attributes
    ----------
    drawn
        The position of the match that was drawn last.
    followed
        The table of the class, and the seats there, to which the page went last.
    papers
        The bank and forms that the teacher chose; none: the lesson's own.
    laid, drawn_first
        Sheets that were composed, each with what it was composed for.
    chose, kept_language
        The locale that the reader chose on purpose, empty for none; and for whom it is kept.
    """

    def __init__(self, kind: Kind, say: Catalogue, storage: Storage | None = None) -> None:
        super().__init__(kind.acts(), say, storage)
        self.kind = kind
        self.ui = LessonUi(kind.new_hand(), kind.tabs[0])
        self.drawn: int | None = None
        self.followed: tuple[str, tuple[int, ...]] | None = None
        self.asked_by_class: tuple[object, ...] | None = None
        self.papers: Papers | None = None
        self.laid: tuple[object, Sheet] | None = None
        self.drawn_first: tuple[object, Sheet] | None = None
        self.templates = make_templates(kind, say)
        self.chose = ""
        self.kept_language: tuple[str, str] | None = None
        self._was_over = False
        self._place: dict[str, str] = {"part": self.ui.part}

    @cached_property
    def desk(self) -> Desk:
        """The desk of *Before* and *After*."""
        from reefkit.labs.assessing.desk import Desk  # noqa: PLC0415  # when it is needed

        return Desk(lambda: self.work)

    def scene(self) -> Any:
        """Read the session for one drawing, or for one act's look at the table."""
        return self.kind.new_scene(self, self.templates)

    @property
    def hand(self) -> Any:
        """What the seat whose turn it is has in hand."""
        return self.ui.hand

    def play(self, action: Action) -> list[Step]:
        """Play an action of the seat whose turn it is here.

        Raises
        ------
        Rejection
            When the page shows the past, the seat's hand is covered, or as `Session` has it.
        """
        cover.check_open(self)
        return self.play_for(self.seat, action)

    def play_for(self, seat: int, action: Action) -> list[Step]:
        """Play an action of any seat here, as where all may answer at once; the turn stays.

        Raises
        ------
        Rejection
            As `play` has it.
        """
        self.check_present()
        in_class.check_plays(self)
        table = self.open_table
        if seat not in self.here:
            raise reject("lab-not-here")
        try:
            steps = table.act(seat, action)
        except Rejection as error:
            raise in_class.quicker(self, seat, action, error) from error
        self.next_seat()
        return steps

    def check_present(self) -> None:
        """Check that the page shows the present: nobody plays in the past.

        Raises
        ------
        Rejection
            When it shows the past.
        """
        if self.ui.moment is not None:
            raise reject("replaying")

    def on_pass(self) -> None:
        """Forget what the last seat had in hand, and show the board of the next."""
        self.ui.hand = self.kind.new_hand()
        self.ui.looking = None
        self.ui.about = None
        cover.cover(self)

    def sit(self, table: Table, here: Sequence[int], seat: int | None = None) -> None:
        """Take a table, and forget what was in hand at the last one."""
        self.ui.hand = self.kind.new_hand()
        self.ui.page = ""
        self.ui.moment = self.ui.looking = self.ui.about = None
        self.ui.playing_back = False
        self.ui.what_if = None
        cover.cover(self)
        super().sit(table, here, seat)
        frames.opened(self)

    def look_around(self) -> bool:
        """Read what changed in the class, and go where it says; tell whether anything changed."""
        return in_class.attend(self)

    def speak(self, locale: str) -> None:
        """Say the whole page in another language or reading level.

        Raises
        ------
        Rejection
            When the page does not speak it.
        """
        if locale not in locales():
            raise reject("lab-not-understood")
        self.say = naming(catalogue(locale), self.kind.names())
        self.templates = make_templates(self.kind, self.say)

    def reopen(self) -> None:
        """Open again the match that was open when the page was left, as after a reload."""
        if self.storage is None:
            return
        if not self.chose:
            speaking.recall(self)
        if in_class.attend(self, arriving=True):
            return
        kept = self.storage.recall()
        if kept is None:
            return
        try:
            table = self.storage.open(kept.match)
            seats = enumerate(table.setup.seats)
            people = tuple(seat for seat, who in seats if who.bot is None)
            self.sit(table, [seat for seat in kept.here if seat in people] or people, kept.seat)
        except ReefkitError as error:
            self.table = None
            self.refuse(error.message)
            return
        memory = self.remember(kept.page)
        self.ui.practice = memory.practice
        if memory.locale in locales() and not self.chose:
            self.speak(memory.locale)

    def remember(self, page: Mapping[str, object]) -> Memory:
        """Take up what the page remembered of the open match; what it knew of another is gone.

        Parameters
        ----------
        page
            As it was kept; nothing of it for a match that begins, or where it is damaged.
        """
        try:
            memory = msgspec.convert(page, Memory)
        except msgspec.ValidationError:
            memory = Memory()  # of an older page, or damaged: the match itself is whole
        ui = self.ui
        ui.plots, ui.notes, ui.revealed = memory.plots, memory.notes, memory.revealed
        ui.sharing = memory.sharing
        ui.quick, ui.practice, ui.dialog = memory.quick, None, ""
        self.kind.take_hand(ui.hand, page)
        for name in [each for each in ui.settings if each.startswith(OF_A_MATCH)]:
            del ui.settings[name]
        ui.tab = self.kind.tabs[0] if ui.tab == FINAL else ui.tab
        self._was_over = False
        return memory

    def changed(self) -> None:
        """Keep what the page remembers, then draw."""
        try:
            self._keep()
            over = self.table is not None and self.table.view(None).over
        except ReefkitError as error:
            # The file was damaged or taken away while it was open: said, and nothing is lost here.
            self.refuse(error.message)
            over = self._was_over
        if over and not self._was_over:
            self.ui.tab = FINAL
        self._was_over = over
        self.drawn = None if self.table is None else self.table.match.position
        super().changed()
        self._keep_place()
        speaking.keep(self)

    def _keep(self) -> None:
        if self.storage is None:
            return
        if self.storage.table is None or self.storage.table is not self.table:
            return
        ui, match = self.ui, self.open_table.match
        memory = Memory(
            ui.plots,
            ui.notes,
            ui.sharing,
            ui.revealed,
            ui.practice,
            ui.quick,
            self.say.locale,
            self.kind.rounds(match.setup.options),
            int(match.rules.when(match.state)[0]),
            match.is_over,
        )
        page: dict[str, object] = {
            **msgspec.to_builtins(memory),
            **self.kind.keep_hand(ui.hand),
        }
        self.storage.remember(self.here, self.seat, page)

    # -- where on the page -----------------------------------------------------------------------

    def place(self) -> dict[str, str]:
        """Give the part of the lab and the question that are open, or the class to be joined."""
        if self.ui.invited and self.ui.page == in_class.JOIN:
            return {"part": self.ui.part, "join": self.ui.invited}
        item = self.ui.item if self.ui.part != "play" else ""
        return {"part": self.ui.part, "item": item} if item else {"part": self.ui.part}

    def go_to(self, place: Mapping[str, Any]) -> None:
        """Go to the part and the question that an address or another machine names."""
        part, item = place.get("part"), place.get("item")
        if part not in {"before", "play", "after"}:
            return
        self.ui.part = part
        if part == "play":
            return
        from reefkit.labs.lesson.papers import lay  # noqa: PLC0415  # when there is a sheet to lay

        self.ui.page = ""
        lay(self)
        if isinstance(item, str) and self.desk.sheet is not None:
            self.desk.open_question(item)

    def greet(self) -> None:
        """Speak as somebody who has just come by a code once chose."""
        speaking.recall(self)

    def show(self, page: str) -> None:
        """Open one of the lab's whole pages."""
        self.ui.page = page

    def _keep_place(self) -> None:
        """Keep the place for another machine, once there is somebody to come back to it."""
        storage = self.storage
        if storage is None or storage.people.current is None:
            return
        place = self.place()
        if place != self._place:
            self._place = place
            storage.work.remember(PLACE, place)
