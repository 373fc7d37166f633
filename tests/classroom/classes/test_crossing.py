"""A back-up that somebody has written reaches no other class, whatever ids it names."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

from reefkit.classroom.store import ClassRow, Member, Store, TableRow, schema
from reefkit.match import save
from reefkit.match.errors import Rejection, SaveError
from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from tests.classroom.classes.people import join, lay
from tests.match.toy import TOYS

Raw = dict[str, Any]


class Two:
    """A class of an evil teacher, and another, of which all ids are known."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.mine, _ = store.classes.create("Mine", "Mr Evil")
        self.theirs, _ = store.classes.create("Theirs", "Ms Bay")
        (self.eve,) = join(store, self.mine, "Eve")
        self.sam, self.mia = join(store, self.theirs, "Sam", "Mia")
        self.table = lay(store, self.theirs, [self.sam], [self.mia])
        self.my_table = lay(store, self.mine, [self.eve])
        store.work.answer(self.sam.person, "toy", "before", "q", "a")
        store.work.answer(self.eve.person, "toy", "before", "q", "b")
        store.classes.set_control(self.theirs.id, message="Look up")
        store.work.remember(f"person:{self.sam.person}", "shuffle", "s")
        store.work.remember(f"match:{self.table.match}", "page", 1)

    def file(self, of: ClassRow | None = None) -> Raw:
        raw: Raw = json.loads(self.store.classes.export((of or self.mine).id))
        return raw

    def bring(self, raw: Raw | bytes) -> None:
        data = raw if isinstance(raw, bytes) else packed(raw)
        self.store.classes.take_in(data, TOYS, at=self.mine.id)

    def seen(self) -> list[Any]:
        """Give all rows that are the other class's."""
        people, matches = [self.sam.person, self.mia.person], [self.table.match]
        scopes = [f"class:{self.theirs.id}", f"match:{self.table.match}"]
        scopes += [f"person:{person}" for person in people]
        rows = []
        with self.store._database.read() as connection:
            for table in schema.metadata.sorted_tables:
                for name, whose in (
                    ("class_id", [self.theirs.id]),
                    ("person", people),
                    ("match", matches),
                    ("scope", scopes),
                ):
                    if name in table.c:
                        found = connection.execute(select(table).where(table.c[name].in_(whose)))
                        rows += [(table.name, *row) for row in found]
            for table in (schema.classes, schema.people, schema.matches):
                ids = [self.theirs.id, *people, *matches]
                found = connection.execute(select(table).where(table.c.id.in_(ids)))
                rows += [(table.name, *row) for row in found]
        return sorted(map(repr, rows))


def packed(raw: Raw) -> bytes:
    return json.dumps(raw, separators=(",", ":")).encode()


@pytest.fixture
def two(store: Store) -> Two:
    return Two(store)


def doubled(raw: Raw, first: str, second: Raw) -> bytes:
    return packed({**raw, "of": second}).replace(b'"of":', b'"of":' + first.encode() + b',"of":', 1)


@pytest.mark.parametrize("first", ["0", "null", "{}", '{"id":"x"}', "MINE"])
def test_a_file_that_names_two_classes_changes_neither(two: Two, first: str) -> None:
    raw = two.file()
    raw["control"] = [{"key": "paused", "time": "2026-03-01T13:00:00+00:00", "value": "true"}]
    theirs = {**raw["of"], "id": two.theirs.id}
    first = first.replace("MINE", packed(raw["of"]).decode())
    before = two.seen()
    with pytest.raises((SaveError, Rejection)):
        two.bring(doubled(raw, first, theirs))
    assert two.seen() == before
    assert not two.store.classes.control(two.theirs.id).paused


def test_a_file_of_another_class_that_is_here_is_refused_at_a_desk(two: Two) -> None:
    raw = two.file(two.theirs)
    raw["control"] = [{"key": "paused", "time": "2026-03-01T13:00:00+00:00", "value": "true"}]
    before = two.seen()
    with pytest.raises(Rejection) as caught:
        two.bring(raw)
    assert caught.value.message.id == "reject-export-restore-other"
    assert two.seen() == before
    two.store.classes.take_in(packed(raw), TOYS)  # whoever runs the server
    assert two.store.classes.control(two.theirs.id).paused


def sits_in(raw: Raw, two: Two) -> None:
    raw["members"] += [
        {**raw["members"][0], "person": two.sam.person, "label": "Sam", "removed": True}
    ]


def lays_their_table(raw: Raw, two: Two) -> None:
    raw["tables"][0]["id"] = two.table.id


def sits_at_their_match(raw: Raw, two: Two) -> None:
    for each in raw["work"]["matches"]:
        each["id"] = two.table.match
    raw["tables"][0] |= {"id": "new-table", "match": two.table.match}


def plays_on(raw: Raw, two: Two) -> None:
    """Bring their very match, whose log and key somebody has, with a decision more."""
    table = two.store.matches.open(str(two.table.match), TOYS)
    whole = {row["id"]: row for row in two.file(two.theirs)["work"]["matches"]}
    ahead = MemoryTable(table.match)
    ahead.act(0, Ready())
    theirs = {**whole[two.table.match], "people": [raw["members"][0]["person"], None]}
    theirs["save"] = save.dump(ahead.match).decode()
    theirs["settings"] = [{"key": "page", "time": "2026-03-01T13:00:00+00:00", "value": "2"}]
    raw["work"]["matches"].append(theirs)


def marks_their_answer(raw: Raw, two: Two) -> None:
    (answer,) = two.store.work.answers(two.sam.person, "toy")
    raw["marks"] = [
        {
            "id": "new-mark", "answer": answer.id, "points": 0.0, "by": "Mr Evil",
            "time": "2026-03-01T13:00:00+00:00", "text": "Nothing",
        }
    ]  # fmt: skip


def takes_their_place(raw: Raw, two: Two) -> None:
    """Say that their people were made one with one of one's own."""
    raw["merged"] = [
        {"person": two.sam.person, "code": "0000000000", "keep": raw["members"][0]["person"]},
        {
            "person": "nobody",
            "code": two.sam.resume_code.replace("-", ""),
            "keep": raw["members"][0]["person"],
        },
    ]


def answers_for_them(raw: Raw, two: Two) -> None:
    """Bring an answer under the id of theirs."""
    (answer,) = two.store.work.answers(two.sam.person, "toy")
    raw["work"]["people"][0]["answers"] = [
        {
            "id": answer.id, "lesson": "toy", "sheet": "before", "question": "q", "attempt": 1,
            "time": "2026-03-01T00:00:00+00:00", "raw": '"forged"',
        }
    ]  # fmt: skip


def takes_their_code(raw: Raw, two: Two) -> None:
    raw["of"] |= {"id": "new-class", "code": two.theirs.code.replace(" ", "")}


CROSSING: list[Callable[[Raw, Two], None]] = [
    sits_in,
    lays_their_table,
    sits_at_their_match,
    plays_on,
    marks_their_answer,
    takes_their_place,
    answers_for_them,
    takes_their_code,
]


@pytest.mark.parametrize("change", CROSSING, ids=lambda each: each.__name__)
def test_nothing_of_another_class_is_changed(two: Two, change: Callable[[Raw, Two], None]) -> None:
    before, raw = two.seen(), two.file()
    change(raw, two)
    with suppress(SaveError, Rejection):
        two.bring(raw)
    assert two.seen() == before
    assert two.store.classes.by_code(two.theirs.code, "v") == two.theirs
    assert two.store.people.by_code(two.sam.resume_code, "v") is not None
    mine: tuple[TableRow, ...] = two.store.classes.tables(two.mine.id)
    assert two.table.match not in [each.match for each in mine]
    members: list[Member] = two.store.classes.members(two.mine.id)
    assert [each.label for each in members] == ["Eve"]


def test_a_students_own_file_plays_nothing_on_at_a_class_s_table(two: Two) -> None:
    """Whoever has a back-up knows a match whole, key included, and might bring it as a file."""
    before, raw = two.seen(), two.file()
    plays_on(raw, two)
    work = raw["work"]
    two.store.take_in(packed(work), TOYS)
    assert two.seen() == before


def test_a_class_of_a_file_is_erased_in_its_time_however_late_the_file_says(two: Two) -> None:
    raw = two.file()
    raw["of"] |= {"id": "new-class", "expires": "9999-01-01T00:00:00+00:00"}
    two.bring(raw)
    row = two.store.classes.get("new-class")
    assert row is not None
    assert row.expires < "2030"
