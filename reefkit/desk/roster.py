"""The names of a class at the desk: adding them, slips with their codes, names that look alike."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from reefkit.classroom.exports.roster_file import ListedName, read_names
from reefkit.desk.joining import JoinAddress, continue_address, qr_svg
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.people import plain_name
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts, OpenedFile

if TYPE_CHECKING:
    from reefkit.classroom.store import Member

MOST_NAMES = 60
"""Most names to add at once, more than a class has: a longer list was pasted by mistake."""

READ = "names-read"
"""Key of the page's setting with the names of the file that was opened last, one a line."""

SLIPS = "slips"
MOST_ALIKE = 3
"""Most pairs of names that are shown as alike."""
SLIP_SQUARE = 2.6
"""Pixels of a square of the QR code on a slip."""

roster_acts = Acts()


def _names(data: bytes) -> list[ListedName]:
    read = (ListedName(*map(plain_name, each)) for each in read_names(data))
    names = [each for each in read if each.whole]
    if not names:
        raise reject("class-name-needed")
    if len(names) > MOST_NAMES:
        raise reject("desk-many-names", most=MOST_NAMES)
    return names


@roster_acts.on("names-open")
def _open_file(session: DeskSession, file: OpenedFile) -> None:
    names = _names(file.data)
    session.ui.settings[READ] = "\n".join(each.line for each in names)
    session.tell(message("desk-names-read", count=len(names), file=file.name))
    session.focus = f"add-name-{len(session.scene().members)}"


def add_names(session: DeskSession, typed: str) -> Member | None:
    """Add those of the names that are new, and return the member if only one name was given.

    Raises
    ------
    Rejection
        If there are no names, too many, or only ones that are in the class.
    """
    names, store = _names(typed.encode()), session.store
    known = Counter(each.name.casefold() for each in session.scene().members)
    added = []
    for each in names:
        name = each.whole
        known[name.casefold()] -= 1
        if known[name.casefold()] < 0 or len(names) == 1:
            person = store.people.create(name).id
            here = session.class_id, person, name
            added.append(store.classes.join(*here, last=each.last, listed=True))
    session.ui.settings.pop(READ, None)
    if not added:
        raise reject("desk-names-known", count=len(names))
    if len(names) == 1:
        return added[0]
    session.tell(message("desk-people-added", count=len(added)))
    return None


@roster_acts.on("names-show")
def _show(session: DeskSession, *, checked: bool = False) -> None:
    session.store.classes.set_control(session.class_id, shows_roster=checked)


@roster_acts.on("names-print")
def _print(session: DeskSession) -> None:
    session.printing = SLIPS


def roster_values(scene: DeskScene) -> dict[str, object]:
    """Return what the region of the people shows of the roster."""
    awaited = {each.person for each in scene.store.classes.awaited(scene.class_id)}
    address = continue_address(scene.session.addresses, scene.session.word)
    prints = scene.session.printing == SLIPS
    return {
        "awaited": awaited,
        "alike": () if scene.ui.hide_names else _alike(scene, awaited),
        "names_read": scene.ui.settings.get(READ, ""),
        "slips": scene.members if prints else (),
        "slip_address": address,
        "slip_picture": _picture(scene, address) if prints and address else "",
    }


def _picture(scene: DeskScene, address: JoinAddress) -> str:
    label = scene.say.render(message("desk-slip-qr"))
    return qr_svg(address.link, label, SLIP_SQUARE)


def _alike(scene: DeskScene, awaited: set[str]) -> list[tuple[Member, Member]]:
    """Return pairs that may be one student: the first is the one to keep."""
    from reefkit.classroom.store.classes.names import Likeness, likeness  # noqa: PLC0415

    found = []
    for first, second in combinations(scene.members, 2):
        like = likeness(first.name, second.name)
        is_waiting = (first.person in awaited) != (second.person in awaited)
        if like >= Likeness.ALIKE or (like == Likeness.PART and is_waiting):
            found.append((first, second))
    return found[:MOST_ALIKE]
