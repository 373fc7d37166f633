"""The class that the people at a page belong to, and their table in it.

The store has the members, their seats and the teacher's instructions; every page reads them when
they change. Nothing here knows a game: the lab's session opens the table of `Membership.place`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.labs import environment, roster
from reefkit.labs.content import waits_for_teacher
from reefkit.labs.people import HEARTBEAT, PeopleHere, Somebody, plain_name
from reefkit.labs.save_queue import SaveQueue
from reefkit.labs.setting import Setting, setting_of
from reefkit.match.errors import Rejection, reject
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import (
        ClassControl,
        ClassRow,
        Member,
        PageSeen,
        Store,
        TableRow,
    )

CLASS_SETTING = "class"
"""Key of a device's setting: the class, and who joined it here."""

READ_SETTING = "class-read"
"""Key of a device's setting: the number of the teacher's latest message that was read."""

AFTER = "after"
"""Prefix of the ids of the sheets of *After*."""

SENT_TO_AFTER = "sent-to-after"
"""Key in `ClassControl.more` of the number of times the teacher sent all pages to *After*."""


class ClassPlace(NamedTuple):
    """The table and seats of the people at this page in their class."""

    table: TableRow  #: Their table, or the one they watch.
    seats: tuple[int, ...]  #: Their seats at it, in table order; empty if they watch.

    @property
    def is_open(self) -> bool:
        return not self.table.closed

    @property
    def is_away(self) -> bool:
        return self.is_open and bool(set(self.seats) & set(self.table.away))


class Membership:
    """The class of the people at one page.

    This base class is for a page that stores nothing, whose people can be in no class;
    `ClassMembership` is for all other pages.

    Attributes
    ----------
    class_row
        The class; None if nobody here is in one.
    control
        The teacher's settings and latest message; None without a class.
    members
        The members of the class, by id of the person.
    tables
        The class's tables in this lab, closed ones included, in order of their numbers.
    other_tables
        The class's open tables in other labs, if they have a match.
    watching
        Id of the table that the people here watch; empty for none.
    erased
        What was erased while the page was open: the class, or only the people here.
    """

    def __init__(self) -> None:
        self.class_row: ClassRow | None = None
        self.control: ClassControl | None = None
        self.members: dict[str, Member] = {}
        self.tables: tuple[TableRow, ...] = ()
        self.other_tables: tuple[TableRow, ...] = ()
        self.watching = ""
        self.erased: Literal["", "class", "people"] = ""
        self._read = 0

    @property
    def here(self) -> list[Somebody]:
        return []

    @property
    def labels(self) -> list[str]:
        return [self.members[each.id].label for each in self.here if each.id in self.members]

    @property
    def name_waits(self) -> bool:
        """Whether a name of the people here is hidden from the others."""
        return any(self.members[each.id].hidden for each in self.here if each.id in self.members)

    @property
    def place(self) -> ClassPlace | None:
        """Table and seats of the people here; None if they have none.

        Of several tables, an open one comes before closed ones, then that with the highest number.
        """
        mine = [each.id for each in self.here]
        for table in sorted(self.tables, key=lambda each: (bool(each.closed), -each.number)):
            seats = [n for n, sitters in enumerate(table.seats) if set(mine) & set(sitters)]
            if seats and table.match is not None:
                return ClassPlace(table, tuple(seats))
        return None

    def has_seat_in(self, lesson: str) -> bool:
        """Return whether the people here have a seat at an open table in another lab.

        `lesson`: Id of that lab.
        """
        tables = [each for each in self.other_tables if each.lesson == lesson]
        return any(each.seat_of(who.id) is not None for each in tables for who in self.here)

    @property
    def lesson_ended(self) -> bool:
        """Whether the people here had a seat, and the class has no open table left."""
        closed = all(each.closed for each in self.tables) and not self.other_tables
        return self.place is not None and closed

    @property
    def watched(self) -> ClassPlace | None:
        """The table that the people here watch; None if there is none, or it was closed."""
        found = (each for each in self.tables if each.id == self.watching and each.match)
        return next((ClassPlace(each, ()) for each in found if not each.closed), None)

    @property
    def is_seated(self) -> bool:
        place = self.place
        return place is not None and place.is_open

    @property
    def watchable(self) -> tuple[TableRow, ...]:
        return tuple(each for each in self.tables if not each.closed and each.match is not None)

    @property
    def notice(self) -> str:
        """The teacher's message to the people here, unless it was dismissed; empty for none."""
        return ""

    @property
    def sent_to_after(self) -> int:
        sent = self.control.more.get(SENT_TO_AFTER) if self.control is not None else None
        return sent if isinstance(sent, int) else 0

    @property
    def setting(self) -> Setting | None:
        """What the class plays; None without a class, or if it cannot be read (by a newer desk)."""
        if self.control is not None:
            with suppress(ReefkitError):
                return setting_of(dict(self.control.setting))
        return None

    def waits_for_after(self) -> bool:
        """Return whether pages with answers stay closed until *After* is handed in.

        They do for members of a class, and for anyone else at a member's device, but not in a
        browser that is signed in at a desk.
        """
        return False

    def is_calm(self) -> bool:
        """Return whether people in different seats of this class table share a screen.

        Then nobody at the table has a time limit, since a covered hand has to be uncovered first.
        Their pages report it (`ClassMembership.show_place`); old reports do not count.
        """
        return False

    def is_paused(self) -> bool:
        return False

    def open_tables(self) -> tuple[TableRow, ...]:
        return ()

    def come_back(self) -> None:
        """Take the seats of the people here back from the bots."""


class ClassMembership(Membership):
    """The class of the people at a page whose work is in a store.

    `lesson`: Id of the lab, whose tables are opened here. `address`: The visitor's network address,
    by which wrong codes are counted; empty if unknown.
    """

    def __init__(
        self, lasting: SaveQueue, people: PeopleHere, lesson: str, address: str = ""
    ) -> None:
        super().__init__()
        self.lasting = lasting
        self.people = people
        self.lesson = lesson
        self.address = address
        self.unnamed = "–"  #: What others read in place of a name that waits for the teacher.
        self._joined: tuple[str, ...] = ()
        self._invited: dict[str, ClassRow | None] = {}
        self._whose: tuple[object, ...] | None = None
        self._seen: tuple[object, ...] | None = None
        self._version: str | None = None
        self._news = False
        self._sign: tuple[tuple[object, list[str]], datetime] | None = None
        self._signs: tuple[tuple[int, str], Mapping[str, PageSeen]] | None = None

    # -- state ---------------------------------------------------------------------------------

    @property
    def here(self) -> list[Somebody]:
        chosen = self.people.chosen
        found = [each for each in self.people.here if each.id in self.members]
        if chosen is not None and chosen in found and chosen.id not in self._joined:
            return [chosen]
        return [each for each in found if each.id in self._joined] or found[-1:]

    @property
    def notice(self) -> str:
        control = self.control
        if control is None or control.message_number <= self._read:
            return ""
        if control.message_table and not self._sits_at(control.message_table):
            return ""
        return control.says(self.lasting.clock())

    def _sits_at(self, table: str) -> bool:
        found = [each for each in (*self.tables, *self.other_tables) if each.id == table]
        return any(row.seat_of(each.id) is not None for row in found for each in self.here)

    def waits_for_after(self) -> bool:
        if not self.people.ids or environment.teaches():
            return False
        return self.lasting.read(self._waits_for_after, self.class_row is not None)

    def _waits_for_after(self, store: Store) -> bool:
        classes = {each: store.classes.of_person(each) for each in self.people.ids}
        members = [each for each, found in classes.items() if found]
        current = self.people.current
        alone = self.people.ids if current is None else [current.id]
        here = [each.id for each in self.here] or alone
        whose = here if set(here) <= set(members) else members
        return not all(self._handed_in(store, each, classes[each]) for each in whose)

    def _handed_in(self, store: Store, person: str, classes: Sequence[ClassRow]) -> bool:
        """Return whether *After* is handed in: for a match of these classes, or for any if none."""
        rows = (table for row in classes for table in store.classes.tables(row.id))
        played = [
            row for row in rows if row.lesson == self.lesson and row.seat_of(person) is not None
        ]
        names = tuple(f"{AFTER}:{row.match}:" for row in played) or (AFTER,)
        return any(sheet.startswith(names) for sheet in store.work.finished(person, self.lesson))

    def is_calm(self) -> bool:
        row, place = self.class_row, self.place
        if row is None or place is None:
            return False
        seats = {each: n for n, sitters in enumerate(place.table.seats) for each in sitters}
        seen = self.lasting.read(lambda store: self._signs_of(store, row.id, seats), {})
        now, lately = self.lasting.clock(), timedelta(seconds=3 * HEARTBEAT)
        values = {
            each: seen[each]
            for each in seats
            if each in seen and abs(now - datetime.fromisoformat(seen[each].time)) < lately
        }
        return any(
            seats.get(str(other), seats[person]) != seats[person]
            for person, page in values.items()
            for other in page.place.get("with", ())
        )

    def _signs_of(
        self, store: Store, class_id: str, people: Mapping[str, int]
    ) -> Mapping[str, PageSeen]:
        key = (store.changes(*people), class_id)
        if self._signs is None or self._signs[0] != key:
            self._signs = (key, store.classes.presence(class_id))
        return self._signs[1]

    def is_paused(self) -> bool:
        self._ask()
        return self.control is not None and self.control.paused

    def open_tables(self) -> tuple[TableRow, ...]:
        row, people = self.class_row, [each.id for each in self.here]
        if row is None:
            return ()
        found = self.lasting.read(lambda store: store.classes.open_to(row.id, people), ())
        return tuple(each for each in found if each.lesson == self.lesson and each.match)

    # -- joining -------------------------------------------------------------------------------

    def invited(self, link: str) -> roster.NameAsked | None:
        """Return the names to choose from in the class of a link; None if there is no list.

        `link`: The long form of a join code, which is looked up once: a wrong one is a guess.
        """
        if link not in self._invited:
            self._invited[link] = self.lasting.read(
                lambda store: store.classes.by_code(
                    link, self.people.visitor, self.address, "link"
                ),
                None,
            )
        row = self._invited[link]
        if row is None:
            return None
        return self.lasting.read(lambda store: roster.listed(store, row.id), None)

    def asks(
        self, typed: str, names: Sequence[str], choices: Sequence[str], link: str = ""
    ) -> list[roster.NameAsked | None]:
        """Return for each name what is to be asked before `join`; None if nothing is.

        `typed`, `names`, `choices`, `link`: As in `join`.

        Raises
        ------
        Rejection
            As `join`.
        """
        found = self._open_class(typed, link)
        here = {each.id: each.name.casefold() for each in self.people.here}
        members = self.lasting.ask(lambda store: store.classes.members(found.id))
        mine = {here[each.person] for each in members if each.person in here}

        def ask(store: Store, name: str, choice: str) -> roster.NameAsked | None:
            is_known = not name or bool(choice) or name.casefold() in mine
            return None if is_known else roster.asked(store, found.id, name)

        given = list(zip(map(plain_name, names), choices, strict=True))
        return self.lasting.ask(lambda store: [ask(store, *each) for each in given])

    def join(
        self,
        typed: str,
        names: Sequence[str],
        *,
        choices: Sequence[str] = (),
        mine: bool = False,
        link: str = "",
    ) -> ClassRow:
        """Join the class of a code, with one to three names.

        `choices`: For each name the id of the expected member who it is, `roster.NEW`, or nothing.
        `mine`: Whether earlier work on this device belongs to the first person. `link`: The code in
        the page's address; if it is the long form of the typed one, it is used.

        Raises
        ------
        Rejection
            If there are no classes here, no open class has the code, too many codes were tried, or
            a name is invalid.
        """
        found = self._open_class(typed, link)
        here = self._join(found, names, choices, mine=mine)
        self._joined = tuple(each.id for each in here)
        stored = {"class": found.id, "people": list(self._joined)}
        self.lasting.write(
            lambda store: store.work.remember(self.people.scope, CLASS_SETTING, stored)
        )
        self.people.chosen = here[0] if len(here) == 1 else None
        self.watching, self._whose, self._seen = "", None, None
        self._ask()
        return found

    def _open_class(self, typed: str, link: str) -> ClassRow:
        if not environment.has_classes():
            raise reject("solo-no-class")
        found = self._class_of(typed, link)
        if found is None:
            raise reject("class-no-code")
        return found

    def _join(
        self, found: ClassRow, names: Sequence[str], choices: Sequence[str], *, mine: bool
    ) -> list[Somebody]:
        ask = self.lasting.ask
        members = {each.person: each for each in ask(lambda store: store.classes.members(found.id))}
        if not {"", roster.NEW, *members}.issuperset(choices):
            raise reject("class-no-member")
        given = zip_longest(map(plain_name, names), choices, fillvalue="")
        wanted = [
            (members[choice].label if choice in members else name, choice)
            for name, choice in given
            if name or choice in members
        ]
        if not wanted:
            raise reject("class-name")
        if len({name.casefold() for name, _ in wanted}) < len(wanted):
            raise reject("class-same-name")
        here = [
            self._somebody(found, name, choice, members, mine=mine and not n)
            for n, (name, choice) in enumerate(wanted)
        ]
        ids = [each.id for each in here]
        if not all(ids):  # created while the store could not be reached
            raise reject("class-not-now")
        visitor = self.people.visitor
        joins = [
            (each, self.unnamed, visitor, name)
            if waits_for_teacher(name)
            else (each, name, visitor)
            for each, (name, _) in zip(ids, wanted, strict=True)
        ]
        ask(lambda store: [store.classes.join(found.id, *each) for each in joins])
        return here

    def _class_of(self, typed: str, link: str = "") -> ClassRow | None:
        from reefkit.classroom.store.codes import is_long_form  # noqa: PLC0415  # slow: SQLAlchemy

        found, visitor = None, self.people.visitor
        if is_long_form(link, typed):
            found = self._class_of(link)
        return found or self.lasting.ask(
            lambda store: store.classes.by_code(typed, visitor, self.address)
        )

    def _somebody(
        self, found: ClassRow, name: str, choice: str, members: Mapping[str, Member], *, mine: bool
    ) -> Somebody:
        """Return a member with that name on this device, the expected one, or a new person."""
        people, called = self.people, name.casefold()
        for each in people.here:
            if each.id in members and (each.id == choice or each.name.casefold() == called):
                return each
        alone, ask = people.at_work, self.lasting.ask
        person = choice if choice in members else ""
        if not choice:
            person = ask(lambda store: roster.expected(store, found.id, name))
        if person:
            earlier = alone.id if mine and alone in people.here and alone.id not in members else ""
            visitor = people.visitor
            ask(lambda store: store.classes.come_as(found.id, person, visitor, earlier))
            people.look_again()
            come = people.with_id(person)
            if come is None:
                raise reject("class-not-now")
            return come
        # A name is no proof on a shared device: earlier work is theirs only if they said so.
        if mine and alone in people.here:
            people.rename(alone, name)
            return alone
        return people.come(name)

    # -- reading -------------------------------------------------------------------------------

    def look(self) -> bool:
        """Read the class, and return whether anything changed since the last call."""
        self._ask()
        news, self._news = self._news, False
        return news

    def _ask(self) -> None:
        if self.people.ids:
            self.lasting.read(self._read_store, None)
        elif self.class_row is not None:
            self._forget()

    def _read_store(self, store: Store) -> None:
        """Read only what may have changed, since a page polls twice a second."""
        row = self.class_row
        changes = store.changes(*(self.people.ids if row is None else [row.id]))
        whose = (*self.people.ids, self.people.chosen)
        if (changes, whose) == self._seen:
            return
        # Set after each read succeeded, so that what a fault cut short is read at the next look.
        if whose != self._whose:
            self._find(store)
            self._whose = whose
        if self.class_row is not None:
            version = store.classes.version(self.class_row.id)
            if version != self._version:
                self._read_class(store, self.class_row.id)
                self._version = version
        self._seen = (changes, whose)

    def _find(self, store: Store) -> None:
        """Find the class: the current person's, else the one joined on this device."""
        stored = self._stored(store)
        read = store.work.recall(self.people.scope, READ_SETTING)
        self._read = read if type(read) is int else 0
        self._joined = tuple(str(each) for each in stored.get("people", ()))
        chosen = self.people.chosen
        named = None
        if chosen is None or chosen.id in self._joined:
            named = store.classes.get(str(stored["class"])) if "class" in stored else None
        ids = [chosen.id] if chosen is not None and chosen.id else self.people.ids[::-1]
        found = [named] if named else [row for each in ids for row in store.classes.of_person(each)]
        if not found:
            self._forget()
        elif self.class_row is None or self.class_row.id != found[0].id:
            self.class_row, self._version, self._news = found[0], None, True  # the latest joined
            self.erased = ""

    def _read_class(self, store: Store, class_id: str) -> None:
        classes, self._news, before = store.classes, True, self.members
        former, self.class_row = self.class_row, classes.get(class_id)
        mine = [each.id for each in self.here]
        if self.class_row is None and former is not None:
            self.erased = "class"
        self.members = {each.person: each for each in classes.members(class_id)}
        for each in self.people.here:
            was, member = before.get(each.id), self.members.get(each.id)
            if was is not None and member is not None and member.name != was.name:
                each.name = member.name  # the teacher has renamed them
        parted = before and self.members.keys() - before.keys()  # one may have been split in two
        if parted or self.class_row is None or not self.members.keys() & set(self.people.ids):
            self._look_again(store)
        if self.class_row is None or not self.members.keys() & set(self.people.ids):
            if self.class_row and mine and not any(map(self.people.with_id, mine)):
                self.erased = "people"
            self._forget()  # removed from the class, or the class was erased
            return
        self.control = classes.control(class_id)
        tables = classes.tables(class_id)
        self.tables = tuple(each for each in tables if each.lesson == self.lesson)
        others = (each for each in tables if each.lesson != self.lesson)
        self.other_tables = tuple(each for each in others if each.match and not each.closed)
        if self.is_seated or self.watched is None:
            self.watching = ""

    def _stored(self, store: Store) -> dict[str, Any]:
        stored = store.work.recall(self.people.scope, CLASS_SETTING)
        return stored if isinstance(stored, dict) else {}

    def _look_again(self, store: Store) -> None:
        """Update the identities of those here, as the teacher may have merged two students."""
        self.people.look_again()
        found = [store.people.get(str(each)) for each in self._stored(store).get("people", ())]
        self._joined = tuple(each.id for each in found if each is not None)

    def _forget(self) -> None:
        self._news = self._news or self.class_row is not None
        self.class_row = self.control = None
        self.members, self.watching, self._version = {}, "", None
        self.tables = self.other_tables = ()

    # -- acts of the people here ----------------------------------------------------------------

    def watch(self, table: str) -> None:
        """Watch a table of the class; an empty id stops watching.

        Raises
        ------
        Rejection
            If the class has no such table, or the people here have seats of their own.
        """
        if table and self.is_seated:
            raise reject("class-seated")
        before, self.watching = self.watching, table
        if table and self.watched is None:
            self.watching = before
            raise reject("class-no-table")
        self._news = True

    def come_back(self) -> None:
        place = self.place
        if place is None:
            return
        table, away = place.table.id, set(place.seats) & set(place.table.away)
        self.lasting.ask(lambda store: [store.classes.back(table, seat) for seat in away])
        self._seen = None
        self._ask()

    def dismiss(self, number: int) -> None:
        if self.control is None or not self._read < number <= self.control.message_number:
            return
        self._read = number
        self.lasting.write(
            lambda store: store.work.remember(self.people.scope, READ_SETTING, number)
        )

    def show_place(self, place: Mapping[str, Any]) -> None:
        """Report to the desk where on the page the people here are.

        A report is written only if it differs from the last one, or `HEARTBEAT` seconds after it,
        since every write makes all pages of the server read. One that cannot be written is dropped.
        A report of people who share a screen lists all of them.
        """
        row, people = self.class_row, [each.id for each in self.here]
        if row is None or not people:
            return
        shown = {**place, "with": people} if len(people) > 1 else dict(place)
        now = self.lasting.clock()
        last, when = self._sign or (None, now)
        if last == (shown, people) and abs((now - when).total_seconds()) < HEARTBEAT:
            return
        self._sign = ((shown, people), now)
        self.lasting.read(lambda store: _give_sign(store, row.id, people, shown), None)


def _give_sign(store: Store, class_id: str, people: list[str], values: dict[str, Any]) -> None:
    for person in people:
        with suppress(Rejection):  # erased just now; the next look reports it
            store.classes.seen(class_id, person, values)
