"""How somebody joins a class: a code, a name, and who that is on a device that several may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.identity import People, Somebody
from reefkit.labs.lasting import Lasting
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow

MOST_NAME = 36


class Asked(NamedTuple):
    """What somebody who joins has typed.

    Attributes
    ----------
    code
        The code of the class.
    names
        One to three names; empty ones are nobody's.
    mine
        Whether what was done on this device so far is the first one's.
    address
        Where the visitor comes from, as the server says it; empty for unknown.
    """

    code: str
    names: tuple[str, ...]
    mine: bool = False
    address: str = ""


def join(lasting: Lasting, people: People, asked: Asked) -> tuple[ClassRow, list[Somebody]]:
    """Join the class of a code; give the class, and who joined.

    Parameters
    ----------
    lasting, people
        The page's way to the store, and the people of its device.
    asked
        What was typed.

    Raises
    ------
    Rejection
        When no open class has the code, too many were tried, or a name is none.
    StoreFault
        When the store cannot be asked.
    """
    names = [each for each in map(plain_name, asked.names) if each]
    if not names:
        raise reject("class-name")
    if len({each.casefold() for each in names}) < len(names):
        raise reject("class-same-name")
    found = lasting.ask(
        lambda store: store.classes.by_code(asked.code, people.visitor, asked.address)
    )
    if found is None:
        raise reject("class-no-code")
    members = {each.person for each in lasting.ask(lambda store: store.classes.members(found.id))}
    here = [
        _somebody(people, name, members, mine=asked.mine and not n) for n, name in enumerate(names)
    ]
    for each, name in zip(here, names, strict=True):
        if not each.id:  # made while the store could not take it
            raise reject("class-not-now")
        _admit(lasting, found.id, each.id, name)
    return found, here


def _admit(lasting: Lasting, class_id: str, person: str, name: str) -> None:
    lasting.ask(lambda store: store.classes.join(class_id, person, name))


def _somebody(people: People, name: str, members: set[str], *, mine: bool) -> Somebody:
    """Give who joins: somebody of the class who is called so here, or somebody new.

    A name alone is no proof on a device that several use: who did something here and is in no
    class yet has to say that it was them.
    """
    called = name.casefold()
    for each in people.here:
        if each.id in members and each.name.casefold() == called:
            return each
    alone = people.at_work
    if mine and alone in people.here:
        people.rename(alone, name)
        return alone
    return people.come(name)


def plain_name(typed: str) -> str:
    """Give a name as it is kept: no signs that are not printed, one line, not longer than fits."""
    shown = "".join(each if each.isprintable() else " " for each in typed)
    return " ".join(shown.split())[:MOST_NAME].strip()
