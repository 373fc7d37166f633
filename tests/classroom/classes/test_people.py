"""Members of a class: who they are, and who becomes another."""

import json
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from reefkit.classroom import match_cache
from reefkit.classroom.match_cache import MatchCache
from reefkit.classroom.store import ClassRow, Member, Store, TableRow, schema
from reefkit.classroom.store.classes import base
from reefkit.classroom.store.classes import members as members_module
from reefkit.classroom.store.classes.merging import UNDO_DAYS
from reefkit.classroom.store.classes.names import MOST_IN_CLASS, free_label, name_in_class
from reefkit.classroom.store.quotas import JOINS
from reefkit.match import save
from reefkit.match.errors import Rejection, SaveError
from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import join, lay
from tests.classroom.conftest import Opener
from tests.classroom.versions import versions
from tests.match.toy import TOYS, new_match


@pytest.fixture
def klass(store: Store) -> ClassRow:
    return store.classes.create("7b")[0]


def refusal(call: object, *given: object) -> str:
    with pytest.raises(Rejection) as caught:
        call(*given)  # type: ignore[operator]
    return caught.value.message.id


# -- joining ---------------------------------------------------------------------------------------
def test_two_sams_are_told_apart_in_the_order_they_came(store: Store, klass: ClassRow):
    members = join(store, klass, "Sam", "Mia", "sam", " Sam ", "Sam 2")
    assert [member.label for member in members] == ["Sam", "Mia", "sam 2", "Sam 3", "Sam 2 2"]
    assert store.classes.members(klass.id) == members
    assert members[0].resume_code == store.people.get(members[0].person).code  # type: ignore[union-attr]


def test_joining_again_changes_nothing(store: Store, klass: ClassRow):
    (sam,) = join(store, klass, "Sam")
    assert store.classes.join(klass.id, sam.person, "Samuel") == sam
    assert store.classes.of_person(sam.person) == [klass]
    assert store.classes.members(klass.id) == [sam]


def test_somebody_without_a_name_gets_the_one_they_join_with(store: Store, klass: ClassRow):
    person = store.people.create("")
    store.classes.join(klass.id, person.id, "Noor")
    assert store.people.get(person.id).name == "Noor"  # type: ignore[union-attr]


def test_what_cannot_join_is_told_why(
    store: Store, klass: ClassRow, monkeypatch: pytest.MonkeyPatch
):
    person = store.people.create("").id
    assert refusal(store.classes.join, "none", person, "Sam") == "reject-class-none"
    assert refusal(store.classes.join, klass.id, "nobody", "Sam") == "reject-store-no-person"
    for name in ("", " \t", "\u200f\u202e", "\u200b"):
        assert refusal(store.classes.join, klass.id, person, name) == "reject-class-name-needed"
    monkeypatch.setattr(members_module, "MOST_MEMBERS", 0)
    assert refusal(store.classes.join, klass.id, person, "Sam") == "reject-class-full"
    assert store.classes.members(klass.id) == []


def test_thirty_sams_who_join_at_once_are_told_apart(
    store: Store, klass: ClassRow, place: str, opened: Opener
):
    pages = [opened(place, patience=30) for _ in range(3)]
    people = [store.people.create("Sam").id for _ in range(30)]

    def come(number: int) -> str:
        classes = pages[number % len(pages)].classes
        found = classes.by_code(klass.code, f"visitor-{number}", "school")
        assert found is not None
        return classes.join(found.id, people[number], "Sam").label

    with ThreadPoolExecutor(6) as threads:
        labels = list(threads.map(come, range(30)))
    assert sorted(labels) == sorted(["Sam", *(f"Sam {number}" for number in range(2, 31))])
    assert {member.person for member in store.classes.members(klass.id)} == set(people)


@given(st.text(max_size=60), st.lists(st.text(max_size=60), max_size=6))
def test_labels_are_short_visible_and_never_alike(name: str, others: list[str]):
    taken: list[str] = []
    for each in [*others, name, name]:
        try:
            kept = name_in_class(each)
        except Rejection:
            continue
        taken.append(free_label(kept, taken))
    assert len({label.casefold() for label in taken}) == len(taken)
    assert all(0 < len(label) <= MOST_IN_CLASS + 4 for label in taken)
    kinds = {unicodedata.category(letter) for label in taken for letter in label}
    assert not kinds & {"Cc", "Zl", "Zp", "Cs"}
    assert not set("".join(taken)) & set("\u200b\u200e\u200f\u202e\u2066\ufeff")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"),  # Cyrillic
        ("Anna", "Ann\u0251"),
        ("Anna", "\uff21nna"),
        ("Anna", "An\u200dn\u034fa\ufe0f\u3164"),
        ("Ian", "lan"),
        ("Sam", "Sarn"),
        ("\u0410\u041d\u041d\u0410", "\u0430\u043d\u043d\u0430"),
    ],
)
def test_names_that_look_the_same_are_told_apart(one: str, other: str):
    assert free_label(name_in_class(other), [one]) == f"{name_in_class(other)} 2"
    assert free_label(name_in_class(one), [other]) == f"{one} 2"


@pytest.mark.parametrize("name", ["\u3164", "\uffa0", "\u2800", "\ufe0f\u3164"])
def test_a_name_that_looks_like_nothing_is_refused(store: Store, klass: ClassRow, name: str):
    person = store.people.create("").id
    assert refusal(store.classes.join, klass.id, person, name) == "reject-class-name-unseen"


def test_one_browser_lets_a_few_in_on_a_day_and_others_as_many(store: Store, klass: ClassRow):
    def come(visitor: str) -> Member:
        return store.classes.join(klass.id, store.people.create("").id, "Sam", visitor)

    sam = come("tablet")
    for _ in range(JOINS.count - 1):
        come("tablet")
    assert refusal(come, "tablet") == "reject-class-many-joins"
    assert store.classes.join(klass.id, sam.person, "Sam", "tablet") == sam
    come("other")
    other_class, _ = store.classes.create("7c")
    store.classes.join(other_class.id, store.people.create("").id, "Sam", "tablet")
    store._clock.now += timedelta(days=1, hours=1)  # type: ignore[attr-defined]
    come("tablet")


def test_who_was_taken_out_takes_no_place(
    store: Store, klass: ClassRow, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(members_module, "MOST_MEMBERS", 2)
    one, two = join(store, klass, "A", "B")
    person = store.people.create("").id
    assert refusal(store.classes.join, klass.id, person, "C") == "reject-class-full"
    store.classes.set_removed(klass.id, [one.person, two.person], removed=True)
    join(store, klass, "C", "D")


def test_who_was_taken_out_comes_back_by_the_teacher_alone(store: Store, klass: ClassRow):
    sam, mia = join(store, klass, "Sam", "Mia")
    table = lay(store, klass, [sam], [mia])
    assert store.classes.remove(klass.id, sam.person).removed
    assert store.classes.members(klass.id) == [mia]
    assert [each.label for each in store.classes.members(klass.id, removed=True)] == ["Sam", "Mia"]
    assert store.classes.of_person(sam.person) == []
    assert store.classes.table_of(klass.id, sam.person) is None
    assert store.classes.table(table.id).away == (0,)  # type: ignore[union-attr]
    assert refusal(store.classes.join, klass.id, sam.person, "Sam") == "reject-class-taken-out"
    assert store.classes.take_back(klass.id, sam.person) == sam
    assert refusal(store.classes.remove, klass.id, "nobody") == "reject-class-no-member"


@on_both
def test_a_new_name_is_at_the_seat_too_and_the_match_goes_on(store: Store, klass: ClassRow):
    sam, mia, noor = join(store, klass, "Sam", "Mia", "Noor")
    table = lay(store, klass, [sam, mia], [noor])
    assert table.names == ("Sam & Mia", "Noor")
    assert table.match is not None
    played = store.matches.open(table.match, TOYS)
    played.act(1, {"do": "dive"})
    assert store.classes.rename_member(klass.id, mia.person, "Noor").label == "Noor 2"
    assert store.people.get(mia.person).name == "Noor"  # type: ignore[union-attr]
    assert store.classes.table(table.id).names == ("Sam & Noor 2", "Noor")  # type: ignore[union-attr]
    anew = store.matches.open(table.match, TOYS)
    assert anew.setup.seats[0].members == ("Sam", "Noor 2")
    cache = MatchCache(store, TOYS)  # whatever the names were called, earlier or later in a list
    for name, seat in (("Zoe", "Sam & Zoe"), ("Abe", "Sam & Abe"), ("Noor", "Sam & Noor 2")):
        store.classes.rename_member(klass.id, mia.person, name)
        row = store.classes.table(table.id)
        assert row is not None
        assert cache.table(row).setup.seats[0].name == seat  # type: ignore[union-attr]
    played.act(0, {"do": "dive"})
    assert anew.view(None) == store.matches.open(table.match, TOYS).view(None)
    assert anew.position == 2
    # A file from before is still the same match.
    assert store.matches.create(played.match, id=table.match).id == table.match


def test_a_page_has_so_many_matches_open_and_closes_what_was_longest_not_asked_for(
    store: Store, klass: ClassRow, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(match_cache, "MOST_OPEN", 2)
    (sam,) = join(store, klass, "Sam")
    first, second, third = (lay(store, klass, [sam]).match or "" for _ in range(3))
    cache = MatchCache(store, TOYS)
    opened = {each: cache.match(each) for each in (first, second)}
    assert cache.match(first) is opened[first]
    cache.match(third)
    assert cache.match(first) is opened[first], "it was asked for after the second"
    assert cache.match(second) is not opened[second]


def test_names_do_not_break_what_a_seat_may_be_called(store: Store, klass: ClassRow):
    long = join(store, klass, "A" * 500, "B" * 500, "C" * 500)
    table = lay(store, klass, long)
    (name,) = table.names
    assert len(name) <= 40
    assert name.count(" & ") == 2
    assert table.match is not None
    assert store.matches.open(table.match, TOYS).setup.seats[0].name == name


# -- two made one ----------------------------------------------------------------------------------
@on_both
def test_all_that_two_did_is_one_persons(store: Store, klass: ClassRow):
    keep, other = join(store, klass, "Sam", "Sam")
    work = store.work
    for person, raw in ((keep, "first"), (other, "second"), (keep, "third"), (other, "fourth")):
        work.answer(person.person, "reef", "before", "q1", raw)
    alone = work.answer(keep.person, "reef", "before", "q2", "x")
    work.answer(other.person, "reef", "before", "q3", "y")
    work.finish(other.person, "reef", "before")
    work.finish(keep.person, "reef", "before")
    work.finish(other.person, "reef", "after")
    handed = work.finished(other.person, "reef")
    for person, text in ((keep, "one"), (other, "two")):
        work.note(person.person, "reef", "why", text)
        work.plot(person.person, "a-match", "ranges", text)
        work.remember(f"person:{person.person}", "shuffle", text)
    work.remember(f"person:{other.person}", "level", "simple")
    mark = store.classes.mark(klass.id, work.answers(other.person, "reef")[0].id, 2, "well seen")
    merged = store.classes.merge(klass.id, keep.person, other.person)
    assert (merged.person, merged.label) == (keep.person, "Sam")
    given = work.answers(keep.person, "reef")
    numbered = {a.attempt: a.raw for a in given if a.question == "q1"}
    assert numbered == {1: "first", 2: "second", 3: "third", 4: "fourth"}
    assert alone in given
    assert len(given) == 6
    assert work.finished(keep.person, "reef") == handed
    assert versions(store, "notes", keep.person, "why") == ["one", "two"]
    assert versions(store, "plots", keep.person, "ranges") == ["one", "two"]
    kept = work.recall_all(f"person:{keep.person}")
    assert kept == {"shuffle": "one", f"shuffle/{other.person}": "two", "level": "simple"}
    assert store.classes.marks_of(keep.person, [klass.id]) == {mark.answer: mark}
    assert store.classes.members(klass.id) == [merged]


@on_both
def test_codes_devices_and_ids_of_both_lead_to_one(store: Store, klass: ClassRow):
    keep, other = join(store, klass, "Sam", "Sam")
    for visitor, person in (("a", keep), ("b", other), ("c", keep), ("c", other)):
        store.devices.add(visitor, person.person)
    store.classes.merge(klass.id, keep.person, other.person)
    sam = store.people.get(keep.person)
    assert sam is not None
    assert store.people.by_code(other.resume_code, "v") == sam
    assert store.people.by_code(keep.resume_code, "v") == sam
    assert [store.devices.people_of(visitor) for visitor in "abc"] == [[sam]] * 3
    # A page that was open meanwhile goes on under the id it knows, and nothing is lost.
    late = store.work.answer(other.person, "reef", "before", "q", "late")
    assert late.person == keep.person
    assert store.work.answers(other.person, "reef") == [late]
    store.work.note(other.person, "reef", "k", "late")
    assert store.work.notes(keep.person, "reef")["k"].text == "late"
    assert store.people.get(other.person) == sam
    assert store.classes.of_person(other.person) == [klass]
    store.classes.seen(klass.id, other.person, {"part": "play"})
    assert list(store.classes.presence(klass.id)) == [keep.person]
    store.devices.add("d", other.person)
    table = store.matches.create(new_match(None), [other.person])
    assert [row.id for row in store.matches.of_people([other.person])] == [table.id]
    # And so after a third.
    (third,) = join(store, klass, "Sam")
    store.classes.merge(klass.id, third.person, keep.person)
    for code in (keep.resume_code, other.resume_code, third.resume_code):
        assert store.people.by_code(code, "v").id == third.person  # type: ignore[union-attr]


def test_of_two_seats_that_of_the_one_who_stays_stands(store: Store, klass: ClassRow):
    keep, other, mia = join(store, klass, "Sam", "Sam", "Mia")
    first, second = lay(store, klass, [mia], [keep]), lay(store, klass, [other], seed=2)
    store.classes.merge(klass.id, keep.person, other.person)
    assert store.classes.table_of(klass.id, other.person) == (first, 1)
    assert store.classes.table(second.id).away == (0,)  # type: ignore[union-attr]


def test_who_has_no_seat_gets_the_others(store: Store, klass: ClassRow):
    other, keep, mia = join(store, klass, "Sam", "Sam", "Mia")
    table = lay(store, klass, [other, mia], empty=1)
    store.classes.merge(klass.id, keep.person, other.person)
    found, seat = store.classes.table_of(klass.id, keep.person) or (None, None)
    assert found is not None
    assert (found.id, seat) == (table.id, 0)
    assert found.seats[0] == (keep.person, mia.person)
    assert found.names[0] == "Sam 2 & Mia"


@pytest.mark.parametrize("removed", [(), (0,), (1,)])
def test_who_is_made_one_is_in_the_class_if_either_was(
    store: Store, klass: ClassRow, removed: tuple[int, ...]
):
    both = join(store, klass, "Sam", "Sam")
    for each in removed:
        store.classes.remove(klass.id, both[each].person)
    store.classes.merge(klass.id, both[0].person, both[1].person)
    assert [each.label for each in store.classes.members(klass.id)] == ["Sam"]


def test_what_cannot_be_made_one_stays_two(store: Store, klass: ClassRow):
    sam, mia = join(store, klass, "Sam", "Mia")
    stranger = store.people.create("Eve").id
    merge = store.classes.merge
    assert refusal(merge, klass.id, sam.person, sam.person) == "reject-class-merge-self"
    assert refusal(merge, klass.id, sam.person, stranger) == "reject-class-no-member"
    assert refusal(merge, "none", sam.person, mia.person) == "reject-class-none"
    assert store.classes.members(klass.id) == [sam, mia]


# -- and two again ---------------------------------------------------------------------------------
def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return all rows but what only tells pages to look, and the numbers that databases count."""
    found = {}
    with store._database.read() as connection:
        for table in schema.metadata.sorted_tables:
            rows = [dict(row) for row in connection.execute(select(table)).mappings()]
            for row in rows:
                row.pop("number", None)
            found[table.name] = sorted(
                (row for row in rows if row.get("key") != base.VERSION), key=str
            )
    return found


def work_of_both(store: Store, klass: ClassRow, keep: Member, other: Member) -> None:
    """Have both answer, hand in, write, plot and come on devices, of which they share one."""
    work = store.work
    for person, raw in ((keep, "first"), (other, "second"), (keep, "third"), (other, "fourth")):
        work.answer(person.person, "reef", "before", "q1", raw)
    for person in (other, keep):
        work.finish(person.person, "reef", "before")
        work.note(person.person, "reef", "why", person.label)
        work.plot(person.person, "a-match", "ranges", person.label)
        work.remember(f"person:{person.person}", "shuffle", person.label)
        store.devices.add("shared", person.person)
        store.devices.add(person.person, person.person)
        store.classes.seen(klass.id, person.person, {"part": person.label})
    work.finish(other.person, "reef", "after")
    work.remember(f"person:{other.person}", "level", "simple")
    store.matches.create(new_match(None), [other.person])
    store.classes.mark(klass.id, work.answers(other.person, "reef")[0].id, 2, "well seen")


@on_both
@pytest.mark.parametrize(
    ("seated", "removed"), [("apart", ()), ("other", (0,)), ("closed", (1,)), ("team", ())]
)
def test_two_made_one_by_mistake_are_two_again_with_all_that_was_theirs(
    store: Store, klass: ClassRow, seated: str, removed: tuple[int, ...]
):
    keep, other, mia = join(store, klass, "Sam", "Sam", "Mia")
    apart, _ = store.classes.create("8a")
    store.classes.join(apart.id, other.person, "Samira")  # of whom the other class is theirs alone
    work_of_both(store, klass, keep, other)
    if seated == "apart":
        lay(store, klass, [mia], [keep])
        lay(store, klass, [other, mia], seed=2)
    elif seated == "other":
        lay(store, klass, [mia, other], empty=1)
    elif seated == "closed":
        store.classes.close_table(lay(store, klass, [keep, mia], [other]).id)
    else:
        lay(store, klass, [keep, other, mia])
    for each in removed:
        store.classes.remove(klass.id, (keep, other)[each].person)
    before = everything(store)
    store.classes.merge(klass.id, keep.person, other.person)
    ((merged, known),) = store.classes.merged(klass.id).items()
    assert (merged, known.label, known.keep) == (other.person, "Sam 2", keep.person)
    assert store.classes.undo_merge(klass.id, other.person).label == "Sam 2"
    assert everything(store) == before
    assert store.classes.merged(klass.id) == {}
    assert refusal(store.classes.undo_merge, klass.id, other.person) == "reject-class-merge-stays"


def test_what_was_done_since_a_merge_stays_where_it_was_done(store: Store, klass: ClassRow):
    keep, other, mia = join(store, klass, "Sam", "Sam", "Mia")
    work_of_both(store, klass, keep, other)
    table = lay(store, klass, [other], empty=1)
    store.classes.merge(klass.id, keep.person, other.person)
    store.work.answer(keep.person, "reef", "before", "q1", "fifth")
    store.work.remember(f"person:{keep.person}", "level", "usual")
    store.classes.sit(table.id, 0, [mia.person])
    store.classes.rename_member(klass.id, mia.person, "Sam 2")
    store.devices.leave(other.person)
    assert store.classes.undo_merge(klass.id, other.person).label == "Sam 2 2"
    answers = {a.raw: a.attempt for a in store.work.answers(keep.person, "reef")}
    assert answers == {"first": 1, "third": 2, "fifth": 3}
    assert {a.raw for a in store.work.answers(other.person, "reef")} == {"second", "fourth"}
    levels = [store.work.recall(f"person:{who.person}", "level") for who in (keep, other)]
    assert levels == ["usual", "simple"]
    assert store.classes.table(table.id).seats[0] == (mia.person,)  # type: ignore[union-attr]
    assert store.classes.table_of(klass.id, other.person) is None
    assert store.devices.people_of(other.person) == []


def test_merges_are_undone_one_after_the_other_within_a_week(store: Store, klass: ClassRow):
    one, two, three = join(store, klass, "Sam", "Sam", "Sam")
    before = everything(store)
    store.classes.merge(klass.id, two.person, three.person)
    store.classes.merge(klass.id, one.person, two.person)
    assert list(store.classes.merged(klass.id)) == [two.person]
    assert refusal(store.classes.undo_merge, klass.id, three.person) == "reject-class-merge-stays"
    for each in (two, three):
        store.classes.undo_merge(klass.id, each.person)
    assert everything(store) == before
    for each in (two, three):
        store.classes.merge(klass.id, one.person, each.person)
    assert list(store.classes.merged(klass.id)) == [three.person]
    for each in (three, two):
        store.classes.undo_merge(klass.id, each.person)
    assert everything(store) == before
    store.classes.merge(klass.id, one.person, two.person)
    store._clock.now += timedelta(days=UNDO_DAYS)  # type: ignore[attr-defined]
    assert store.classes.merged(klass.id) == {}
    assert refusal(store.classes.undo_merge, klass.id, two.person) == "reject-class-merge-stays"
    store.classes.merge(klass.id, one.person, three.person)
    assert f"person:{two.person}" not in {row["scope"] for row in everything(store)["settings"]}


def test_of_somebody_merged_and_erased_nothing_is_left(store: Store, klass: ClassRow):
    keep, other = join(store, klass, "Sam", "Zebulon")
    work_of_both(store, klass, keep, other)
    store.classes.merge(klass.id, keep.person, other.person)
    assert "Zebulon" in json.dumps(everything(store))
    store.classes.erase_person(klass.id, keep.person)
    assert "Zebulon" not in json.dumps(everything(store))
    assert store.classes.merged(klass.id) == {}


# ---- A back-up that somebody has written reaches no other class, whatever ids it names.
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
        """Return all rows that are the other class's."""
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
def test_a_file_that_names_two_classes_changes_neither(two: Two, first: str):
    raw = two.file()
    raw["control"] = [{"key": "paused", "time": "2026-03-01T13:00:00+00:00", "value": "true"}]
    theirs = {**raw["of"], "id": two.theirs.id}
    first = first.replace("MINE", packed(raw["of"]).decode())
    before = two.seen()
    with pytest.raises((SaveError, Rejection)):
        two.bring(doubled(raw, first, theirs))
    assert two.seen() == before
    assert not two.store.classes.control(two.theirs.id).paused


def test_a_file_of_another_class_that_is_here_is_refused_at_a_desk(two: Two):
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
    raw["tables"][0] |= {"id": "newtable", "match": two.table.match}


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
            "id": "newmark", "answer": answer.id, "points": 0.0, "by": "Mr Evil",
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
    raw["of"] |= {"id": "newclass", "code": two.theirs.code.replace(" ", "")}


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
def test_nothing_of_another_class_is_changed(two: Two, change: Callable[[Raw, Two], None]):
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


def test_a_students_own_file_plays_nothing_on_at_a_class_s_table(two: Two):
    """Whoever has a back-up knows a match whole, key included, and might bring it as a file."""
    before, raw = two.seen(), two.file()
    plays_on(raw, two)
    work = raw["work"]
    two.store.take_in(packed(work), TOYS)
    assert two.seen() == before


def test_work_in_a_file_adds_nothing_to_a_class_s_match(two: Two):
    """A back-up draws on no match of another class, a student's own file on no class's match."""
    before, drawn = two.seen(), {"key": "ranges", "time": "2026-03-01T00:00:00+00:00", "value": "1"}
    backup, own = two.file(), json.loads(two.store.export([two.sam.person]))
    for work, matches in ((backup["work"], (two.table.match, "z" * 20)), (own, (two.table.match,))):
        work["people"][0]["plots"] = [
            {**drawn, "id": f"{n}plot", "match": match} for n, match in enumerate(matches)
        ]
    two.bring(backup)
    assert two.store.take_in(packed(own), TOYS).added == 0
    assert two.seen() == before
    taken = two.store.take_in(packed(two.file()["work"]), TOYS)
    assert (taken.added, taken.matches) == (0, (two.my_table.match,))


def test_a_class_of_a_file_is_erased_in_its_time_however_late_the_file_says(two: Two):
    raw = two.file()
    raw["of"] |= {"id": "newclass", "expires": "9999-01-01T00:00:00+00:00"}
    two.bring(raw)
    row = two.store.classes.get("newclass")
    assert row is not None
    assert row.expires < "2030"
