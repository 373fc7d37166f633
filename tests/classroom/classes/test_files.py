"""A class as a file, and a class erased: all of it comes back, all of it goes."""

import json
import shutil
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from reefkit.classroom.store import ClassRow, Store, TableRow, is_class_file, is_work_file, schema
from reefkit.classroom.store.classes.erasing import KINDS, NOBODY
from reefkit.classroom.store.retention import NOTICE, PUT_AWAY
from reefkit.match.errors import SaveError
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import join, lay
from tests.classroom.conftest import Opener, Watch, run_for
from tests.match.toy import TOYS, new_match

FIRST_FORM = Path(__file__).parents[2] / "data" / "classes" / "class-1.json"


class Full:
    """A class with something of every kind in it, and somebody in another class as well."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.klass, self.key = store.classes.create("Quartz 7b", "Ms Bay")
        self.other, _ = store.classes.create("8c")
        self.sam, self.mia, self.noor = join(store, self.klass, "Samphire", "Mia", "Noor")
        (self.eve,) = join(store, self.other, "Eve")
        store.classes.join(self.other.id, self.noor.person, "Noor")
        self.table = lay(store, self.klass, [self.sam, self.mia], [self.noor], empty=1)
        assert self.table.match is not None
        self.match = self.table.match
        table = store.matches.open(self.match, TOYS)
        table.set_away(2)
        table.run()
        self.solo = store.matches.create(new_match(None, seed=5), [self.sam.person]).id
        both = new_match(None, None, seed=6)
        self.shared = store.matches.create(both, [self.sam.person, self.eve.person]).id
        for member in (self.sam, self.mia, self.noor, self.eve):
            self.work(member.person)
        store.devices.add("laptop", self.sam.person)
        store.devices.add("laptop", self.eve.person)
        store.devices.add("tablet", self.sam.person)
        store.work.remember("visitor:laptop", "level", "simple")
        store.work.remember("visitor:tablet", "level", "simple")
        store.work.remember(f"match:{self.match}", "page", 1)
        store.classes.set_control(self.klass.id, message="Look up", setting={"rounds": 3})
        store.classes.seen(self.klass.id, self.sam.person, {"part": "play"})
        answer = store.work.answers(self.sam.person, "toy")[0]
        self.mark = store.classes.mark(self.klass.id, answer.id, 2, "Well seen", "Ms Bay")

    def work(self, person: str) -> None:
        """Do something of every kind."""
        work = self.store.work
        for raw in ("a\x00", {"b": None}):
            work.answer(person, "toy", "before", "q", raw, match=self.match)
        work.finish(person, "toy", "before")
        work.note(person, "toy", "why", "Kelp feeds urchins")
        work.plot(person, self.match, "ranges", {"snails": [0, 2]})
        work.remember(f"person:{person}", "shuffle", "s")


@pytest.fixture
def full(store: Store) -> Full:
    return Full(store)


@pytest.fixture(scope="module")
def written(sqlite_made: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = shutil.copy(sqlite_made, tmp_path_factory.mktemp("written") / "reefkit.sqlite")
    with closing(Store.open(path, clock=Watch())) as store:
        full = Full(store)
        return store.classes.export(full.klass.id)


def everything(store: Store, klass: ClassRow) -> Any:  # noqa: ANN401 - all kinds
    classes = store.classes
    tables = classes.tables(klass.id)
    return [
        classes.get(klass.id),
        classes.members(klass.id, removed=True),
        [(a.id, a.attempt, repr(a.raw), a.match) for a in classes.answers(klass.id)],
        classes.finished(klass.id),
        classes.notes(klass.id),
        classes.plots(klass.id),
        classes.marks(klass.id),
        classes.control(klass.id),
        tables,
        [store.matches.open(t.match, TOYS).dump() for t in tables if t.match],
    ]


def counts(store: Store) -> dict[str, int]:
    with store._database.read() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in schema.metadata.sorted_tables
        }


# -- the file --------------------------------------------------------------------------------------
@on_both
def test_a_class_comes_to_another_machine_whole_and_twice_is_as_good_as_once(
    full: Full, elsewhere: Store
):
    full.store.classes.remove(full.klass.id, full.mia.person)
    data = full.store.classes.export(full.klass.id)
    assert is_class_file(data)
    assert not is_work_file(data)
    klass, key = elsewhere.classes.take_in(data, TOYS)
    assert everything(elsewhere, klass) == everything(full.store, full.klass)
    assert elsewhere.classes.by_key(key, "v") == klass
    assert elsewhere.classes.by_key(full.key, "v") is None
    assert elsewhere.classes.by_code(klass.code, "v") == klass
    assert elsewhere.people.by_code(full.sam.resume_code, "v") is not None
    solo = elsewhere.matches.of_people([full.sam.person])
    assert {row.id for row in solo} == {full.match, full.solo, full.shared}
    before = counts(elsewhere)
    again, no_key = elsewhere.classes.take_in(data, TOYS)
    assert (again, no_key) == (klass, "")
    assert counts(elsewhere) == before
    assert elsewhere.classes.by_key(key, "v") == klass


def test_a_class_file_of_the_first_form_can_still_be_read(elsewhere: Store):
    data = FIRST_FORM.read_bytes()
    klass, _ = elsewhere.classes.take_in(data, TOYS)
    file, classes = json.loads(data), elsewhere.classes
    people = file["work"]["people"]
    assert classes.get(klass.id).name == file["of"]["name"] == "Quartz 7b"
    assert len(classes.members(klass.id, removed=True)) == len(file["members"]) == 2
    assert len(classes.answers(klass.id)) == 4, "of one who was taken out nothing is shown"
    assert [each.text for each in classes.notes(klass.id)] == [people[0]["notes"][0]["text"]]
    assert [each.value for each in classes.plots(klass.id)] == [{"snails": [0, 2]}]
    assert [each.points for each in classes.marks(klass.id).values()] == [
        file["marks"][0]["points"]
    ]
    assert [each.match for each in classes.tables(klass.id)] == [file["tables"][0]["match"]]
    assert elsewhere.people.by_code(file["merged"][0]["code"], "v") is not None


def test_what_was_made_one_stays_one_elsewhere(full: Full, elsewhere: Store):
    full.store.classes.merge(full.klass.id, full.sam.person, full.mia.person)
    elsewhere.classes.take_in(full.store.classes.export(full.klass.id), TOYS)
    sam = elsewhere.people.get(full.sam.person)
    assert sam is not None
    assert elsewhere.people.by_code(full.mia.resume_code, "v") == sam
    assert elsewhere.people.get(full.mia.person) == sam


def test_codes_that_are_taken_are_made_anew(full: Full, elsewhere: Store):
    data = full.store.classes.export(full.klass.id)
    taken, _ = elsewhere.classes.create("Mine")
    with elsewhere._database.write() as connection:
        code = full.klass.code.replace(" ", "")
        connection.execute(schema.classes.update().values(code=code))
    klass, _ = elsewhere.classes.take_in(data, TOYS)
    assert klass.code != full.klass.code
    assert elsewhere.classes.by_code(full.klass.code, "v").id == taken.id  # type: ignore[union-attr]


def test_a_back_up_of_a_class_whose_time_has_come_stays_a_while(full: Full, elsewhere: Store):
    data = full.store.classes.export(full.klass.id)
    elsewhere._clock.now += timedelta(days=300)  # type: ignore[attr-defined]
    klass, key = elsewhere.classes.take_in(data, TOYS)
    assert elsewhere.classes.by_key(key, "v") == klass
    assert elsewhere.classes.erase_expired() == []


def test_a_file_holds_nothing_of_other_classes_and_no_key_of_the_desk(full: Full):
    store = full.store
    theirs = lay(store, full.other, [full.eve], [store.classes.members(full.other.id)[1]])
    store.classes.sign_in(full.klass.id)
    data = store.classes.export(full.klass.id).decode()
    assert theirs.match is not None
    assert theirs.match not in data
    with store._database.read() as connection:
        secrets = connection.execute(select(schema.classes.c.key_hash)).scalars().all()
        secrets += connection.execute(select(schema.sign_ins.c.token_hash)).scalars().all()
    for secret in (*secrets, full.key, full.eve.resume_code, full.other.code):
        assert secret not in data


def test_a_pupils_own_file_holds_what_their_seat_saw_of_the_class(full: Full, elsewhere: Store):
    store = full.store
    key = store.matches.open(full.match, TOYS).setup.key
    own = store.export([full.sam.person], [full.match])
    assert {each["id"] for each in json.loads(own)["matches"]} == {full.solo, full.shared}
    data = store.export([full.sam.person], [full.match], TOYS)
    assert key not in data.decode()
    elsewhere.take_in(data, TOYS)
    copy = elsewhere.matches.open(full.match, TOYS)
    assert copy.match.is_copy
    assert copy.view(0) == store.matches.open(full.match, TOYS).view(0)
    assert not elsewhere.matches.rows([full.match])[0].of_class
    position = copy.position
    # What was played since comes with the next file, and where the match is nothing comes twice.
    store.matches.open(full.match, TOYS).act(0, {"do": "dive"})
    later = store.export([full.sam.person], games=TOYS)
    elsewhere.take_in(later, TOYS)
    assert elsewhere.matches.open(full.match, TOYS).position == position + 1
    assert len(elsewhere.matches.of_people([full.sam.person])) == 3
    assert store.take_in(later, TOYS).added == 0
    assert len(store.matches.of_people([full.sam.person])) == 3
    assert json.loads(store.export([full.eve.person], [full.match], TOYS))["matches"] != []
    assert key not in store.export([full.eve.person], [full.match], TOYS).decode()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("version",), 99),
        (("format",), "reefkit-work"),
        (("of", "code"), "KELP"),
        (("of", "id"), "a b"),
        (("members", 0, "label"), ""),
        (("members", 0, "extra"), 1),
        (("tables", 0, "away"), [-1]),
        (("marks", 0, "points"), 1e9),
        (("merged",), [{"person": "p", "code": "AAAAA-AAAAA", "keep": "q"}]),
        (("control", 0, "value"), "{"),
        (("work", "people", 0, "code"), "AAAAA-AAAAA"),
        (("work", "matches", 0, "save"), "{}"),
    ],
)
def test_a_file_that_is_wrong_is_named_and_changes_nothing(
    written: bytes, elsewhere: Store, path: tuple[str | int, ...], value: object
):
    raw = json.loads(written)
    at = raw
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    before = counts(elsewhere)
    with pytest.raises(SaveError) as caught:
        elsewhere.classes.take_in(json.dumps(raw).encode(), TOYS, "my-class.json")
    assert caught.value.message.values["file"] == "my-class.json"
    assert counts(elsewhere) == before


def test_names_of_a_file_are_names_and_strangers_codes_are_not_taken_over(
    full: Full, elsewhere: Store
):
    raw = json.loads(full.store.classes.export(full.klass.id))
    raw["members"][0]["label"] = "\u202eSam\x00" + "x" * 90
    raw["tables"][0]["seats"][0] = ["somebodyelse"]
    klass, _ = elsewhere.classes.take_in(json.dumps(raw).encode(), TOYS)
    label = elsewhere.classes.members(klass.id)[0].label
    assert len(label) <= 40
    assert "\u202e" not in label
    assert elsewhere.classes.tables(klass.id)[0].seats[0] == ()
    # Somebody of that id is here, whose code the file does not know.
    forged = json.loads(full.store.classes.export(full.klass.id))
    forged["work"]["people"][0]["code"] = full.mia.resume_code
    with pytest.raises(SaveError):
        full.store.classes.take_in(json.dumps(forged).encode(), TOYS)


# -- erasing ---------------------------------------------------------------------------------------
@on_both
def test_a_class_is_erased_with_all_of_its_people_work_and_matches(full: Full):
    store = full.store
    erased = store.classes.erase(full.klass.id)
    assert erased.name == "Quartz 7b"
    assert set(erased.counts) == set(KINDS)
    assert {kind: erased.counts[kind] for kind in ("people", "answers", "notes", "tables")} == {
        "people": 2,
        "answers": 4,
        "notes": 2,
        "tables": 1,
    }
    assert (erased.counts["matches"], erased.counts["marks"], erased.counts["devices"]) == (2, 1, 2)
    assert store.classes.get(full.klass.id) is None
    assert store.classes.members(full.klass.id) == []
    for person in (full.sam, full.mia):
        assert store.people.get(person.person) is None
        assert store.people.by_code(person.resume_code, "v") is None
    assert {row.id for row in store.matches.rows([full.match, full.solo, full.shared])} == {
        full.shared
    }
    assert store.work.recall("visitor:tablet", "level") is None
    assert store.work.recall("visitor:laptop", "level") == "simple"


def test_who_is_in_another_class_too_keeps_their_work(full: Full):
    store = full.store
    store.classes.erase(full.klass.id)
    for member in (full.noor, full.eve):
        assert len(store.work.answers(member.person, "toy")) == 2
        assert store.work.notes(member.person, "toy")["why"].text == "Kelp feeds urchins"
        assert store.classes.of_person(member.person) == [full.other]
    (row,) = store.matches.of_people([full.eve.person])
    assert [seat.name for seat in row.seats] == [NOBODY, "Player 2"]
    assert [seat.person for seat in row.seats] == [None, full.eve.person]
    assert store.matches.open(row.id, TOYS).setup.seats[0].name == NOBODY


def test_nothing_of_the_erased_is_left_in_the_file(sqlite_place: Path, opened: Opener):
    store = opened(sqlite_place)
    full = Full(store)
    traces = [
        full.sam.person,
        full.sam.resume_code.replace("-", ""),
        "Samphire",
        "Quartz",
        full.solo,
        full.klass.id,
    ]

    def found() -> list[str]:
        files = sqlite_place.parent.glob(f"{sqlite_place.name}*")
        held = b"".join(path.read_bytes() for path in files)
        return [trace for trace in traces if trace.encode() in held]

    assert found() == traces
    store.classes.erase(full.klass.id)
    assert found() == []


def test_the_store_keeps_a_receipt_without_a_name(full: Full):
    erased = full.store.classes.erase(full.klass.id)
    with full.store._database.read() as connection:
        (row,) = connection.execute(schema.erasures.select()).all()
    assert (row.number, row.time) == (erased.receipt, erased.when)
    assert json.loads(row.counts) == erased.counts
    for trace in ("Quartz", full.klass.id, full.sam.person):
        assert trace not in str(row)


@on_both
def test_one_pupil_is_erased_and_the_others_play_on(full: Full):
    store = full.store
    table = store.matches.open(full.match, TOYS)
    erased = store.classes.erase_person(full.klass.id, full.sam.person)
    assert (erased.name, erased.counts["people"], erased.counts["matches"]) == ("Samphire", 1, 1)
    assert [m.label for m in store.classes.members(full.klass.id, removed=True)] == ["Mia", "Noor"]
    assert store.people.get(full.sam.person) is None
    left: TableRow | None = store.classes.table(full.table.id)
    assert left is not None
    assert left.seats[0] == (full.mia.person,)
    assert left.names[0] == "Mia"
    store.classes.erase_person(full.klass.id, full.mia.person)
    left = store.classes.table(full.table.id)
    assert left is not None
    assert (left.names[0], left.away) == (NOBODY, (0, 2))
    table.act(1, {"do": "dive"})
    assert store.matches.open(full.match, TOYS).position == table.position
    assert len(store.work.answers(full.noor.person, "toy")) == 2


def test_a_pupil_of_two_classes_leaves_the_one(full: Full):
    store = full.store
    store.classes.seen(full.klass.id, full.noor.person, {"part": "play"})
    erased = store.classes.erase_person(full.klass.id, full.noor.person)
    assert erased.counts["people"] == 0
    assert store.classes.of_person(full.noor.person) == [full.other]
    assert len(store.work.answers(full.noor.person, "toy")) == 2
    assert full.noor.person not in store.classes.presence(full.klass.id)


def test_a_class_is_erased_when_its_time_has_come(full: Full):
    store = full.store
    assert store.classes.erase_expired() == []
    store.classes.extend(full.other.id, 400)
    run_for(store, 3, apart=62)
    assert run_for(store, NOTICE + PUT_AWAY + 1) == ["Quartz 7b"]
    assert store.classes.all() == [store.classes.get(full.other.id)]
    assert store.classes.erase_expired() == []


def test_those_who_were_made_one_are_erased_with_both_their_codes(full: Full):
    store = full.store
    store.classes.merge(full.klass.id, full.sam.person, full.mia.person)
    store.classes.erase_person(full.klass.id, full.sam.person)
    assert store.people.by_code(full.mia.resume_code, "v") is None
    assert store.people.get(full.mia.person) is None
    assert counts(store)["merged"] == 0
