"""A small class to try things with: who is in it, and a table they sit at."""

from reefkit.classroom.store import ClassRow, Member, Store, TableRow
from tests.match.toy import new_match


def join(store: Store, klass: ClassRow, *names: str) -> list[Member]:
    people = [store.people.create(name) for name in names]
    return [
        store.classes.join(klass.id, person.id, name)
        for person, name in zip(people, names, strict=True)
    ]


def lay(
    store: Store, klass: ClassRow, *seats: list[Member], empty: int = 0, seed: int = 1
) -> TableRow:
    """Lay a table with somebody at each seat, and empty seats beyond."""
    match = new_match(*[None] * (len(seats) + empty), seed=seed)
    sitters = [[member.person for member in seat] for seat in seats]
    return store.classes.lay_table(klass.id, "By the window", "toy", match, sitters)
