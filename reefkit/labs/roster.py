"""Names of those who join a class, compared with the members whom the teacher expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs import environment

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, Store
    from reefkit.classroom.store.classes.names import Likeness

NEW = "new"
"""The choice of somebody who is nobody that is expected."""


class NameAsked(NamedTuple):
    """What somebody is asked on joining: whether they are a member of the class."""

    people: tuple[Member, ...] = ()  #: Those to choose from; empty if no name may be shown.
    likely: str = ""  #: The one of them who is probably meant; empty if there is none, or several.
    is_here: bool = False  #: Whether somebody with the name has come on another device.


def listed(store: Store, class_id: str) -> NameAsked | None:
    """Return the expected members to choose from; None if there are none, or they are not shown."""
    if not store.classes.control(class_id).shows_roster:
        return None
    people = store.classes.awaited(class_id)
    return NameAsked(_sorted(people)) if people else None


def expected(store: Store, class_id: str, name: str) -> str:
    """Return the id of the expected member with exactly this name; empty if there is none."""
    from reefkit.classroom.store.classes.names import Likeness  # noqa: PLC0415  # slow: SQLAlchemy

    people = store.classes.awaited(class_id)
    same = (each.person for each in people if _likeness(name, each) == Likeness.SAME)
    return next(same, "")


def asked(store: Store, class_id: str, name: str) -> NameAsked | None:
    """Return what to ask somebody who types a name; None if nothing.

    A name that is `expected` is not asked about. Where the list is not shown, only a name with the
    same words as the typed one is; the others are asked for their whole name.
    """
    from reefkit.classroom.store.classes.names import Likeness  # noqa: PLC0415  # as above

    people = store.classes.awaited(class_id)
    like = {each.person: _likeness(name, each) for each in people}
    if Likeness.SAME in like.values():
        return None
    shown = listed(store, class_id)
    alike = [each for each in people if like[each.person] >= Likeness.ALIKE]
    meant = alike or [each for each in people if like[each.person] == Likeness.PART]
    is_here = not environment.has_accounts() and any(
        _likeness(name, each) == Likeness.SAME for each in store.classes.members(class_id)
    )
    if shown is None and not meant and not is_here:
        return None
    people_shown = _sorted(alike) if shown is None else shown.people
    likely = meant[0].person if len(meant) == 1 and (alike or shown) else ""
    return NameAsked(people_shown, likely, is_here)


def _likeness(name: str, member: Member) -> Likeness:
    from reefkit.classroom.store.classes.names import likeness  # noqa: PLC0415  # as above

    return max(likeness(name, member.name), likeness(name, member.label))


def _sorted(people: list[Member]) -> tuple[Member, ...]:
    from reefkit.classroom.store.classes.names import without_accents  # noqa: PLC0415  # as above

    return tuple(sorted(people, key=lambda each: without_accents(each.label)))
