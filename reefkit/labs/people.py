"""The people of a device: who is here, who works now, and how they come and leave."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from reefkit.labs.environment import remote_address
from reefkit.labs.save_queue import SaveQueue
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.classroom.store import (
        Person,
        Store,
    )

MOST_PEOPLE = 40
"""Limit on the people of a device; more than ever share one."""

SHUFFLE = "shuffle"
"""Key of a person's setting: the random key by which their questions are shuffled."""

CAME = "came"
"""Key of a device's setting: who typed their code at the server's front page, and when."""

ASKED_ABOUT = "asked-about"
"""Key of a device's setting: ids of the people whose names may be exchanged by `PeopleHere.own`."""

MINUTES_TO_COME = 5
"""Minutes after a code was typed in which the next page opens as that person.

A page takes some time to load.
"""


@dataclass(eq=False)
class Somebody:
    """One person of this device."""

    name: str = ""  #: Their name here; may be empty.
    id: str = ""  #: The store's id; empty before the person is stored.
    code: str = ""  #: The resume code; empty before the person is stored.
    #: Random key by which questions are shuffled for the person.
    key: str = field(default_factory=lambda: secrets.token_hex(8))

    @property
    def scope(self) -> str:
        return f"person:{self.id}"


class PeopleHere:
    """The people of a device; `enter`, `welcome` and `leave` raise `StoreFault` without the store.

    `nobody_yet`: Whether the device is new, so that the store need not be asked. `chosen`: The
    person who said that they work here; None if nobody did.
    """

    def __init__(self, lasting: SaveQueue, visitor: str, *, nobody_yet: bool = False) -> None:
        self.lasting = lasting
        self.visitor = visitor
        self.chosen: Somebody | None = None
        self._here: list[Somebody] = []
        self._nobody_yet = self._known = nobody_yet
        self._next = Somebody()

    @property
    def scope(self) -> str:
        return f"visitor:{self.visitor}"

    @property
    def here(self) -> list[Somebody]:
        """The people of this device, those added at this page last.

        The store is asked until it has answered once; `look_again` asks it again.
        """
        if not self._known:
            found = self.lasting.read(self._look_up, None)
            if found is not None:
                mine = {each.id for each in self._here}
                self._here = [*(each for each in found if each.id not in mine), *self._here]
                self._known = True
        return list(self._here)

    @property
    def current(self) -> Somebody | None:
        """The person who works now; None if it is not known which of several."""
        if self.chosen is not None:
            return self.chosen
        here = self.here
        return here[0] if len(here) == 1 else None

    @property
    def at_work(self) -> Somebody:
        """The current person, or else one who is stored with the first thing they do."""
        return self.current or self._next

    @property
    def must_say_who(self) -> bool:
        return self.current is None and len(self.here) > 1

    @property
    def ids(self) -> list[str]:
        return [each.id for each in self.here if each.id]

    def look_again(self) -> None:
        """Read the people again, since the teacher may have merged or removed some."""
        found = self.lasting.read(self._look_up, None)
        if found is None:
            return
        people = {each.id: each for each in self._here}
        self._here, self._known = [people.get(each.id, each) for each in found], True
        if self.chosen not in self._here:
            self.chosen = None

    def with_id(self, id_: str) -> Somebody | None:
        return next((each for each in self.here if id_ and each.id == id_), None)

    def named(self, name: str) -> Somebody:
        """Return the person with a name, adding one if there is none."""
        wanted = name.strip().casefold()
        for each in self.here:
            if each.name.strip().casefold() == wanted:
                return each
        return self.come(name.strip())

    def come(self, name: str = "") -> Somebody:
        """Add a new person, stored now or when the store can be reached.

        Raises
        ------
        Rejection
            If there are too many already.
        """
        somebody = self._next if not self.here else Somebody()
        somebody.name = name
        self.admit(somebody)
        return somebody

    def admit(self, somebody: Somebody) -> None:
        """Have a person stored, unless they are or will be.

        Raises
        ------
        Rejection
            If several people are here and nobody said who works, or there are too many already.
        """
        here = self.here
        if somebody in here:
            return
        if somebody is self._next and here:
            raise reject("lasting-say-who")
        if len(here) >= MOST_PEOPLE:
            raise reject("lasting-full", most=MOST_PEOPLE)
        if somebody is self._next:
            self._next = Somebody()
        self._here.append(somebody)
        unknown = not self._known
        self.lasting.write(lambda store: self._make(store, somebody, unknown=unknown))

    def rename(self, somebody: Somebody, name: str) -> None:
        somebody.name = name.strip()
        self.lasting.write(lambda store: store.people.rename(somebody.id, somebody.name))

    def sit_together(self, names: Sequence[str]) -> list[Somebody]:
        """Return the people with these names, adding those that are missing.

        If one person without a name is alone here, they get the first name, and `asked_about` lists
        the people until one of them owns the earlier work.
        """
        here = self.here
        was_alone = len(here) == 1 and not here[0].name
        if was_alone:
            self.rename(here[0], names[0])
        found = [self.named(each) for each in names]
        if was_alone:
            self.lasting.write(
                lambda store: store.work.remember(
                    self.scope, ASKED_ABOUT, [each.id for each in found]
                )
            )
        return found

    @property
    def asked_about(self) -> list[Somebody]:
        """The people of whom one did the work that was done here before they had names.

        The work is stored with the first until `own` is called; empty if it is known whose it is.
        """
        ids = self.lasting.read(lambda store: store.work.recall(self.scope, ASKED_ABOUT), None)
        return [each for each in self.here if each.id in (ids or ())]

    def own(self, owner: Somebody | None) -> None:
        """Note who did the work that was done here before people had names.

        `owner`: One of `asked_about`; they and the first of these exchange names, and seats of
            matches that all of them play. None if it was
        somebody else, who then has no name again.

        Raises
        ------
        Rejection
            If the person is not one of `asked_about`.
        """
        asked = self.asked_about
        if not asked or (owner is not None and owner not in asked):
            raise reject("lasting-nobody")
        first, name, seated = asked[0], asked[0].name, {}
        if owner is None:
            self.rename(first, "")
            seated = {first: self.come(name)}
        elif owner is not first:
            self.rename(first, owner.name)
            self.rename(owner, name)
            seated = {first: owner, owner: first}
        self.lasting.write(
            lambda store: store.matches.reseat(
                {one.id: other.id for one, other in seated.items()}, [each.id for each in asked]
            )
        )
        self.lasting.write(lambda store: store.work.forget(self.scope, ASKED_ABOUT))

    def enter(self, typed: str) -> Somebody:
        """Add the person of a resume code to this device, and make them current.

        Raises
        ------
        Rejection
            If nobody has the code, it is mistyped, or too many were tried.
        """
        person = self.lasting.ask(
            lambda store: store.people.by_code(typed, self.visitor, remote_address())
        )
        if person is None:
            raise reject("lasting-no-code")
        return self.welcome(person)

    def welcome(self, person: Person) -> Somebody:
        """Add a stored person to this device, and make them current."""
        found = self.with_id(person.id)
        if found is None:
            found = self.lasting.ask(lambda store: _known(store, person))
            self.lasting.ask(lambda store: store.devices.add(self.visitor, person.id))
            self._here.append(found)
        self.chosen = found
        return found

    def arrived(self) -> Somebody | None:
        """Return who typed a code at the front page in the last minutes, and make them current.

        None if nobody did; a second call returns None too.
        """
        if self._nobody_yet:
            return None
        found = self.lasting.read(lambda store: store.work.recall(self.scope, CAME), None)
        if found is None:
            return None
        self.lasting.write(lambda store: store.work.forget(self.scope, CAME))
        id_, when = found
        since = abs(self.lasting.clock() - datetime.fromisoformat(when))
        if since > timedelta(minutes=MINUTES_TO_COME):
            return None
        self.chosen = self.with_id(id_)
        return self.chosen

    def leave(self) -> None:
        """Forget everybody here; their work is stored, and their codes find it.

        Raises
        ------
        Rejection
            If something waits to be stored, since nobody could find it again.
        """
        if self.lasting.waiting:
            raise reject("lasting-leave-unsaved")
        self.lasting.ask(lambda store: store.devices.leave(self.visitor))
        self.lasting.ask(lambda store: store.work.forget(self.scope))
        self._here, self._known, self.chosen, self._next = [], True, None, Somebody()

    def _look_up(self, store: Store) -> list[Somebody]:
        return [_known(store, person) for person in store.devices.people_of(self.visitor)]

    def _make(self, store: Store, somebody: Somebody, *, unknown: bool) -> None:
        """Store a person, or if unknown when added, take the only one that the device has."""
        if not somebody.id:
            there = store.devices.people_of(self.visitor) if unknown else []
            if len(there) == 1:
                known = _known(store, there[0])
                somebody.id, somebody.code, somebody.key = known.id, known.code, known.key
                return
            person = store.people.create(somebody.name, visitor=self.visitor)
            somebody.code, somebody.id = person.code, person.id
        store.work.remember(somebody.scope, SHUFFLE, somebody.key)


def _known(store: Store, person: Person) -> Somebody:
    key = store.work.recall(f"person:{person.id}", SHUFFLE)
    return Somebody(person.name, person.id, person.code, str(key) if key else person.id)


MOST_NAME = 36

HEARTBEAT = 20.0
"""Seconds between two signs that a page is open, if nothing else changes."""


def plain_name(typed: str) -> str:
    """Return a name without line breaks and invisible characters, cut to `MOST_NAME` characters."""
    shown = "".join(each if each.isprintable() else " " for each in typed)
    return " ".join(shown.split())[:MOST_NAME].strip()
