"""Who is in a class: names told apart, taken out and let in again, and two made one."""

import unicodedata
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.classes import members as members_module
from reefkit.classroom.store.classes.members import MOST_IN_CLASS, free_label, name_in_class
from reefkit.match.errors import Rejection
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import join, lay
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, new_match


@pytest.fixture
def klass(store: Store) -> ClassRow:
    return store.classes.create("7b")[0]


def refusal(call: object, *given: object) -> str:
    with pytest.raises(Rejection) as caught:
        call(*given)  # type: ignore[operator]
    return caught.value.message.id


# -- joining ---------------------------------------------------------------------------------------
def test_two_sams_are_told_apart_in_the_order_they_came(store: Store, klass: ClassRow) -> None:
    members = join(store, klass, "Sam", "Mia", "sam", " Sam ", "Sam 2")
    assert [member.label for member in members] == ["Sam", "Mia", "sam 2", "Sam 3", "Sam 2 2"]
    assert store.classes.members(klass.id) == members
    assert members[0].resume_code == store.people.get(members[0].person).code  # type: ignore[union-attr]


def test_joining_again_changes_nothing(store: Store, klass: ClassRow) -> None:
    (sam,) = join(store, klass, "Sam")
    assert store.classes.join(klass.id, sam.person, "Samuel") == sam
    assert store.classes.of_person(sam.person) == [klass]
    assert store.classes.members(klass.id) == [sam]


def test_somebody_without_a_name_gets_the_one_they_join_with(store: Store, klass: ClassRow) -> None:
    person = store.people.create("")
    store.classes.join(klass.id, person.id, "Noor")
    assert store.people.get(person.id).name == "Noor"  # type: ignore[union-attr]


def test_what_cannot_join_is_told_why(
    store: Store, klass: ClassRow, monkeypatch: pytest.MonkeyPatch
) -> None:
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
) -> None:
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
def test_labels_are_short_visible_and_never_alike(name: str, others: list[str]) -> None:
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


def test_who_was_taken_out_comes_back_by_the_teacher_alone(store: Store, klass: ClassRow) -> None:
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
def test_a_new_name_is_at_the_seat_too_and_the_match_goes_on(store: Store, klass: ClassRow) -> None:
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
    played.act(0, {"do": "dive"})
    assert anew.view(None) == store.matches.open(table.match, TOYS).view(None)
    assert anew.position == 2
    # A file from before is still the same match.
    assert store.matches.create(played.match, id=table.match).id == table.match


def test_names_do_not_break_what_a_seat_may_be_called(store: Store, klass: ClassRow) -> None:
    long = join(store, klass, "A" * 500, "B" * 500, "C" * 500)
    table = lay(store, klass, long)
    (name,) = table.names
    assert len(name) <= 40
    assert name.count(" & ") == 2
    assert table.match is not None
    assert store.matches.open(table.match, TOYS).setup.seats[0].name == name
    store.matches.name_seat(table.match, 0, "Crew", ("A", "B"))
    assert store.matches.open(table.match, TOYS).setup.seats[0].name == "Crew"
    assert refusal(store.matches.name_seat, table.match, 9, "X") == "reject-store-no-match"
    assert refusal(store.matches.name_seat, "none", 0, "X") == "reject-store-no-match"


# -- two made one ----------------------------------------------------------------------------------
@on_both
def test_all_that_two_did_is_one_persons(store: Store, klass: ClassRow) -> None:
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
    assert [n.text for n in work.note_history(keep.person, "reef", "why")] == ["one", "two"]
    assert [p.value for p in work.plot_history(keep.person, "a-match", "ranges")] == ["one", "two"]
    kept = work.recall_all(f"person:{keep.person}")
    assert kept == {"shuffle": "one", f"shuffle/{other.person}": "two", "level": "simple"}
    assert store.classes.marks_of(keep.person) == {mark.answer: mark}
    assert store.classes.members(klass.id) == [merged]


@on_both
def test_codes_devices_and_ids_of_both_lead_to_one(store: Store, klass: ClassRow) -> None:
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


def test_of_two_seats_that_of_the_one_who_stays_stands(store: Store, klass: ClassRow) -> None:
    keep, other, mia = join(store, klass, "Sam", "Sam", "Mia")
    first, second = lay(store, klass, [mia], [keep]), lay(store, klass, [other], seed=2)
    store.classes.merge(klass.id, keep.person, other.person)
    assert store.classes.table_of(klass.id, other.person) == (first, 1)
    assert store.classes.table(second.id).away == (0,)  # type: ignore[union-attr]


def test_who_has_no_seat_gets_the_others(store: Store, klass: ClassRow) -> None:
    other, keep, mia = join(store, klass, "Sam", "Sam", "Mia")
    table = lay(store, klass, [other, mia], empty=1)
    store.classes.merge(klass.id, keep.person, other.person)
    found, seat = store.classes.table_of(klass.id, keep.person) or (None, None)
    assert found is not None
    assert (found.id, seat) == (table.id, 0)
    assert found.seats[0] == (keep.person, mia.person)
    assert found.names[0] == "Sam 2 & Mia"


def test_what_cannot_be_made_one_stays_two(store: Store, klass: ClassRow) -> None:
    sam, mia = join(store, klass, "Sam", "Mia")
    stranger = store.people.create("Eve").id
    merge = store.classes.merge
    assert refusal(merge, klass.id, sam.person, sam.person) == "reject-class-merge-self"
    assert refusal(merge, klass.id, sam.person, stranger) == "reject-class-no-member"
    assert refusal(merge, "none", sam.person, mia.person) == "reject-class-none"
    assert store.classes.members(klass.id) == [sam, mia]
