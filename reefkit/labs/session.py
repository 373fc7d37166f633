"""`Session`, the state and acts of one open page, and `PagePart`, one region of a page.

A session knows no game. It carries out acts, keeps the message that answers the last one, and calls
its listeners after each change, so that a page draws itself again.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from reefkit.labs.environment import remote_address
from reefkit.labs.membership import ClassMembership, Membership
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.match.log import VisibleEntry
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, ReefkitError
from reefkit.widgets.acts import Acts

Scene = TypeVar("Scene")


@dataclass(frozen=True)
class PagePart(Generic[Scene]):
    """One region of a page, drawn from that page's scene."""

    #: Name of its region, or the name that opens a whole page.
    name: str
    #: Returns its HTML for a scene; empty hides the region.
    render: Callable[[Scene], str]
    acts: Acts = field(default_factory=Acts)  #: Acts of its controls.
    #: Layouts of the page (`LessonScene.screen`) in which it is shown; ``match`` stands for all of
    #: an open match's. In others it is not rendered. Empty for all.
    on: tuple[str, ...] = ()
    #: Returns a key of what the region reads of a scene, besides the language; the region is
    #: rendered again only if the key differs. None to render it at each drawing.
    reads: Callable[[Scene], object] | None = None


def in_background(run: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None] | None:
    """Start a coroutine as a task; return None, and start nothing, if no event loop runs."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop.create_task(run())


Changed = Callable[[], None]
TakeFile = Callable[[str, str, bytes], None]
"""Hands a file to the reader: its name, its MIME type and its bytes."""


class Session:
    """One open page and its table.

    `storage`: Where work is stored; None for memory only.

    Attributes
    ----------
    table
        The open table; None before a match is set up or opened.
    here
        The seats that play at this screen.
    seat
        The seat whose turn it is at this screen, and whose view is shown.
    drawn
        Table and position of the last drawing; None before the first.
    said
        The sentence that answers the last act; None if there is nothing to say.
    refused
        Whether `said` is a refusal.
    printing, focus
        Keys of the element that the page prints, and of the one that gets the keyboard focus, at
        the next drawing; then the page clears them.
    membership
        The class of the people at this page.
    """

    def __init__(self, acts: Acts, say: Catalogue, storage: Storage | None = None) -> None:
        self.acts = acts
        self.say = say
        self.table: Table | None = None
        self.here: tuple[int, ...] = ()
        self.seat = 0
        self.drawn: tuple[Table | None, int] | None = None
        self.said: Message | None = None
        self._told: tuple[Message | None, object] = (None, None)
        self._was_awaited = False
        self.refused = False
        self.printing = self.focus = ""
        self.storage = storage
        self.membership = (
            Membership()
            if storage is None
            else ClassMembership(storage.lasting, storage.people, storage.lab, remote_address())
        )
        self._memory = StudentWork()
        self._changed: list[Changed] = []
        self._left: list[Changed] = []
        self._take_file: TakeFile | None = None

    def on_change(self, call: Changed) -> None:
        self._changed.append(call)

    def changed(self) -> None:
        """Redraw the page."""
        with self._at_rest():
            state = (self.table, 0 if self.table is None else self.table.match.position)
            for call in list(self._changed):
                call()
            self.drawn = state  # not set if a drawing fails, so that the next look draws again

    def on_file(self, call: TakeFile | None) -> TakeFile | None:
        """Register a callback for files that the reader asks for; return the previous one.

        A page has the browser save the file.
        """
        before, self._take_file = self._take_file, call
        return before

    def give_file(self, name: str, mime: str, data: bytes) -> None:
        """Hand a file to the reader.

        Raises
        ------
        Rejection
            If no callback takes files.
        """
        if self._take_file is None:
            raise reject("lab-no-files")
        self._take_file(name, mime, data)

    # -- acts ----------------------------------------------------------------------------------

    def do(
        self,
        name: str,
        values: Mapping[str, Any],
        data: bytes | None = None,
        at: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """Carry out an act, and redraw; a refusal becomes the message on the page.

        `name`, `values`, `data`: As `Acts.call` takes them. `at`: Context manager around the act,
        with which a piece puts the page at the piece's place.
        """
        self.said, self.refused = None, False
        if self.storage is not None:
            self.storage.lasting.retry()
        with self._at_rest():
            try:
                with at():
                    self.acts.call(self, name, values, data)
            except ReefkitError as error:
                self.refuse(error.message)
            self.changed()

    @contextmanager
    def _at_rest(self) -> Iterator[None]:
        """Read other pages' moves once, rather than at each use of the table within the context."""
        with ExitStack() as stack:
            if self.table is not None:
                with suppress(ReefkitError):  # reported when the table is next used
                    stack.enter_context(self.table.snapshot())
            yield

    def refuse(self, why: Message) -> None:
        self.said, self.refused = why, True

    def tell(self, what: Message) -> None:
        self.said, self.refused = what, False

    def end_sentence(self, stage: object) -> None:
        """Take back a sentence that has stood since another stage."""
        said, then = self._told
        if self.said is said and stage != then:
            self.said, self.refused = None, False
        self._told = (self.said, stage)

    # -- stored work ---------------------------------------------------------------------------

    @property
    def work(self) -> StudentWork:
        return self._memory if self.storage is None else self.storage.work

    @property
    def must_say_who(self) -> bool:
        return self.storage is not None and self.storage.people.must_say_who

    def on_leave(self, call: Changed) -> None:
        self._left.append(call)

    def left(self) -> None:
        """Tell the page that everybody has left the computer."""
        for call in list(self._left):
            call()

    def look_around(self) -> bool:
        """Read changes that are not in the table; return whether there are any. `Pace` polls it."""
        return False

    @property
    def polls_between_bots(self) -> int:
        """Polls of the table per move of a bot; with 0, bots move at once."""
        return 1

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait until the reader has closed what the page shows."""
        return False

    def follow(self, entry: VisibleEntry) -> None:
        """Note the first entry of a move that a bot or the clock made; does nothing here."""

    # -- the table -----------------------------------------------------------------------------

    def sit(self, table: Table, here: Sequence[int], seat: int | None = None) -> None:
        """Open a table, with the seats that play at this screen.

        `seat`: The seat whose turn it is here; by default the first.

        Raises
        ------
        Rejection
            If the table has no such seat.
        """
        for each in here:
            table.match.check_viewer(each)
        self.table = table
        self.here = tuple(here)
        self.seat = seat if seat in self.here else (self.here[0] if self.here else 0)
        self.next_seat()

    @property
    def open_table(self) -> Table:
        """The open table; raises a `Rejection` if no match is open."""
        if self.table is None:
            raise reject("lab-no-table")
        return self.table

    def play(self, action: Action) -> list[VisibleEntry]:
        """Play an action of the seat whose turn it is here.

        Raises
        ------
        Rejection
            If there is no table, the seat is not at this screen, or the action is not allowed.
        """
        table = self.open_table
        if self.seat not in self.here:
            raise reject("lab-not-here")
        steps = table.act(self.seat, action)
        self.next_seat()
        return steps

    def awaited_here(self) -> tuple[int, ...]:
        """Return the seats at this screen that the table waits for."""
        if self.table is None:
            return ()
        waits = {seat for each in self.table.view(None).awaited for seat in each.seats}
        return tuple(seat for seat in self.here if seat in waits)

    def next_seat(self) -> None:
        """Pass the screen to the next awaited seat here, unless `seat` is awaited itself.

        After the last seat comes the first.
        """
        waiting = self.awaited_here()
        if waiting and not self._was_awaited and self.refused:
            self.said, self.refused = None, False  # "not your turn" is no longer true
        self._was_awaited = bool(waiting)
        if waiting and self.seat not in waiting:
            later = [seat for seat in waiting if seat > self.seat]
            self.seat = later[0] if later else waiting[0]
            self.on_pass()

    def choose_seat(self, seat: int) -> None:
        """Give the screen to a seat that the reader chose.

        Raises
        ------
        Rejection
            If it does not play at this screen.
        """
        if seat not in self.here:
            raise reject("lab-not-here")
        if seat != self.seat:
            self.seat = seat
            self.on_pass()

    def on_pass(self) -> None:
        """Clear what the previous seat had in hand; does nothing here."""


Sleep = Callable[[float], Awaitable[None]]


class PollLoop(ABC):
    """A loop that runs as a task of the kernel's event loop.

    `sleep`: How to wait; tests inject another.
    """

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = in_background(self._run)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    @abstractmethod
    async def _run(self) -> None:
        """Alternate waiting and work, until the task is cancelled."""
