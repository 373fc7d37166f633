"""Where a class sits, what it runs by, and what its teacher gives."""

import pytest

from reefkit.classroom.store import ClassControl, ClassRow, Member, Store
from reefkit.classroom.store.classes.controls import MOST_MESSAGE, REPEAT_SECONDS
from reefkit.match.errors import Rejection
from tests.classroom.classes.conftest import on_both
from tests.classroom.classes.people import join, lay
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, new_match


@pytest.fixture
def klass(store: Store) -> ClassRow:
    return store.classes.create("7b")[0]


@pytest.fixture
def four(store: Store, klass: ClassRow) -> list[Member]:
    return join(store, klass, "Sam", "Mia", "Noor", "Li")


# -- tables ----------------------------------------------------------------------------------------
@on_both
def test_a_table_is_laid_with_its_match_and_empty_seats_are_away(
    store: Store, klass: ClassRow, four: list[Member]
):
    sam, mia, noor, li = four
    table = lay(store, klass, [sam], [mia, noor], empty=1)
    assert (table.number, table.name, table.lesson) == (1, "By the window", "toy")
    assert table.seats == ((sam.person,), (mia.person, noor.person), ())
    assert table.names == ("Sam", "Mia & Noor", "Player 3")
    assert table.away == (2,)
    assert table.match is not None
    assert store.classes.tables(klass.id) == (table,)
    for member in (sam, mia, noor):
        (row,) = store.matches.of_people([member.person])
        assert (row.id, row.of_class, row.class_table) == (table.match, True, table.id)
    assert [seat.people for seat in row.seats] == list(table.seats)
    assert [seat.person for seat in row.seats] == [sam.person, mia.person, None]
    assert store.matches.of_people([li.person]) == []
    assert store.classes.table_of(klass.id, noor.person) == (table, 1)
    assert store.classes.table_of(klass.id, li.person) is None
    assert store.matches.open(table.match, TOYS).setup.seats[1].members == ("Mia", "Noor")


@on_both
def test_open_tables_are_read_by_those_who_are_in_the_class(
    store: Store, klass: ClassRow, four: list[Member]
):
    sam, mia, noor, li = four
    first, second = lay(store, klass, [sam], [mia]), lay(store, klass, [noor], empty=1)
    other, _ = store.classes.create("8c")
    (eve,) = join(store, other, "Eve")
    lay(store, other, [eve])
    everybody = [each.person for each in four]
    assert store.classes.open_to(klass.id, everybody) == (first, second)
    assert store.classes.open_to(klass.id, [eve.person, li.person]) == (first, second)
    assert store.classes.open_to(klass.id, [eve.person]) == ()
    assert store.classes.open_to(klass.id, []) == ()
    store.classes.merge(klass.id, mia.person, li.person)
    assert store.classes.open_to(klass.id, [li.person]) == store.classes.tables(klass.id)
    store.classes.close_table(first.id)
    assert [each.id for each in store.classes.open_to(klass.id, [sam.person])] == [second.id]
    store.classes.remove(klass.id, noor.person)
    assert store.classes.open_to(klass.id, [noor.person]) == ()


def test_a_table_that_cannot_be_laid_leaves_no_match(
    store: Store, klass: ClassRow, four: list[Member]
):
    people = [member.person for member in four]
    other, _ = store.classes.create("8c")
    for class_id, seats, said in (
        (klass.id, [people], "class-team-full"),
        (klass.id, [["nobody"]], "class-no-member"),
        (klass.id, [[people[0], people[0]]], "class-no-member"),
        (klass.id, [[], []], "class-no-seat"),
        (other.id, [people[:1]], "class-no-member"),
        ("none", [[]], "class-none"),
    ):
        with pytest.raises(Rejection) as caught:
            store.classes.lay_table(class_id, "T", "toy", new_match(None), seats)
        assert caught.value.message.id == f"reject-{said}"
    assert store.matches.of_people(people) == []
    assert store.classes.tables(klass.id) == ()


@on_both
def test_who_moves_leaves_the_seat_they_had(store: Store, klass: ClassRow, four: list[Member]):
    sam, mia, noor, li = four
    first, second = lay(store, klass, [sam], [mia]), lay(store, klass, [noor], [li], seed=2)
    moved = store.classes.sit(second.id, 0, [noor.person, sam.person])
    assert moved.seats == ((noor.person, sam.person), (li.person,))
    assert moved.names == ("Noor & Sam", "Li")
    left = store.classes.table(first.id)
    assert left is not None
    assert (left.seats, left.away) == (((), (mia.person,)), (0,))
    assert left.names == ("Sam", "Mia")  # what Sam's seat did is still told by its name
    swapped = store.classes.sit(second.id, 1, [sam.person])
    assert swapped.seats == ((noor.person,), (sam.person,))
    assert store.classes.table_of(klass.id, li.person) is None
    store.classes.close_table(second.id)
    store.classes.sit(first.id, 0, [sam.person])
    closed = store.classes.table(second.id)
    assert closed is not None
    assert closed.seats[1] == (sam.person,)  # a closed table keeps who played there
    assert closed.closed is not None
    assert store.classes.table_of(klass.id, sam.person) == (store.classes.table(first.id), 0)
    for seat in (-1, 2):
        with pytest.raises(Rejection):
            store.classes.sit(first.id, seat, [])


def test_who_is_away_comes_back(store: Store, klass: ClassRow, four: list[Member]):
    sam, mia, noor, _ = four
    table = lay(store, klass, [sam], [mia], empty=1)
    assert store.classes.set_away(table.id, [0, 9]).away == (0, 2)
    assert store.classes.back(table.id, 0).away == (2,)
    assert store.classes.back(table.id, 2).away == (2,)  # nobody is there to be back
    assert store.classes.away(table.id, 0).away == (0, 2)
    assert store.classes.away(table.id, 1).away == (0, 1, 2)
    assert store.classes.back(table.id, 0).away == (1, 2)
    assert store.classes.sit(table.id, 1, [mia.person, noor.person]).away == (2,)
    assert store.classes.sit(table.id, 2, [noor.person]).away == ()
    with pytest.raises(Rejection):
        store.classes.back("none", 0)


def test_a_class_differs_once_something_changed_that_its_pages_show(
    store: Store, klass: ClassRow, four: list[Member]
):
    sam, mia, noor, _ = four
    table = lay(store, klass, [sam], [mia])
    seen = {store.classes.version(klass.id)}
    for change in (
        lambda: store.classes.sit(table.id, 0, [noor.person]),
        lambda: store.classes.set_away(table.id, [1]),
        lambda: store.classes.back(table.id, 0),
        lambda: store.classes.set_control(klass.id, paused=True),
        lambda: store.classes.rename_member(klass.id, sam.person, "Samira"),
        lambda: store.classes.remove(klass.id, sam.person),
        lambda: store.classes.rename(klass.id, "7 b"),
        lambda: store.classes.close_table(table.id),
    ):
        before = store.classes.version(klass.id)
        assert before in seen
        change()  # type: ignore[no-untyped-call]
        seen.add(store.classes.version(klass.id))
    assert len(seen) == 8  # coming back to a seat that is not away changed nothing
    now = store.classes.version(klass.id)
    store.classes.seen(klass.id, mia.person, {"part": "play"})
    store.work.answer(mia.person, "toy", "before", "q", 1)
    store.classes.set_control(klass.id, paused=True)
    store.classes.set_away(table.id, [1])
    assert store.classes.version(klass.id) == now


# -- control and presence --------------------------------------------------------------------------
@on_both
def test_what_the_teacher_sets_is_what_every_page_reads(
    store: Store, klass: ClassRow, place: str, opened: Opener
):
    page = opened(place)
    assert page.classes.control(klass.id) == ClassControl()
    store.classes.set_control(klass.id, paused=True, setting={"rounds": 2})
    store.classes.set_control(klass.id, message="Look up")
    again = store.classes.set_control(klass.id, message="Look up", released=["toy/before"])
    assert page.classes.control(klass.id) == again
    assert again.message_time
    assert again == ClassControl(
        paused=True,
        message="Look up",
        message_time=again.message_time,
        message_number=2,
        setting={"rounds": 2},
        released=("toy/before",),
    )
    assert store.classes.set_control(klass.id, message="x" * 9999).message == "x" * MOST_MESSAGE
    assert store.classes.control("none") == ClassControl()


@pytest.mark.parametrize("wrong", [{"paused": "yes"}, {"setting": []}, {"released": [1]}])
def test_what_is_no_control_changes_nothing(
    store: Store, klass: ClassRow, wrong: dict[str, object]
):
    with pytest.raises(Rejection):
        store.classes.set_control(klass.id, hide_names=True, **wrong)
    with pytest.raises(Rejection):
        store.classes.set_control("none", paused=True)
    assert store.classes.control(klass.id) == ClassControl()


@on_both
def test_where_members_are_is_noted_and_seldom_written(
    store: Store, klass: ClassRow, four: list[Member]
):
    sam, mia, *_ = four
    stranger = store.people.create("Eve").id
    store.classes.seen(klass.id, sam.person, {"part": "before", "item": 3})
    first = store.classes.presence(klass.id)[sam.person]
    assert first.place == {"part": "before", "item": 3}
    store.classes.seen(klass.id, sam.person, {"part": "before", "item": 3})
    store.classes.seen(klass.id, stranger, {"part": "play"})
    assert store.classes.presence(klass.id) == {sam.person: first}
    for _ in range(REPEAT_SECONDS):
        store.classes.seen(klass.id, sam.person, {"part": "before", "item": 3})
    assert store.classes.presence(klass.id)[sam.person].time > first.time
    store.classes.seen(klass.id, sam.person, {"part": "play"})
    store.classes.remove(klass.id, mia.person)
    store.classes.seen(klass.id, mia.person, {"part": "play"})
    assert {who: seen.place for who, seen in store.classes.presence(klass.id).items()} == {
        sam.person: {"part": "play"}
    }


# -- work and marks --------------------------------------------------------------------------------
@on_both
def test_the_work_of_a_class_is_that_of_its_people_and_nobody_elses(
    store: Store, klass: ClassRow, four: list[Member]
):
    sam, mia, noor, _ = four
    stranger = store.people.create("Eve").id
    for person in (mia.person, sam.person, stranger, noor.person):
        store.work.answer(person, "toy", "before", "q", person)
        store.work.finish(person, "toy", "before")
        for text in ("one", "two"):
            store.work.note(person, "toy", "why", text)
            store.work.plot(person, "m", "ranges", [text])
    store.classes.remove(klass.id, noor.person)
    who = [mia.person, sam.person]
    assert [answer.person for answer in store.classes.answers(klass.id)] == who
    assert store.classes.answers(klass.id)[0] == store.work.answers(mia.person, "toy")[0]
    assert [(f.person, f.lesson, f.sheet) for f in store.classes.finished(klass.id)] == [
        (person, "toy", "before") for person in who
    ]
    assert [(n.person, n.key, n.text) for n in store.classes.notes(klass.id)] == [
        (person, "why", "two") for person in who
    ]
    assert [(p.person, p.match, p.value) for p in store.classes.plots(klass.id)] == [
        (person, "m", ["two"]) for person in who
    ]


@on_both
def test_the_latest_mark_stands(store: Store, klass: ClassRow, four: list[Member]):
    sam = four[0]
    answer = store.work.answer(sam.person, "toy", "after", "q", "because").id
    first = store.classes.mark(klass.id, answer, 1, "Say why", "Ms Bay")
    assert store.classes.mark(klass.id, answer, 1.0, "Say why", "Ms Bay") == first
    second = store.classes.mark(klass.id, answer, 2, "Well said")
    assert (second.points, second.text, second.by) == (2.0, "Well said", "")
    assert store.classes.marks(klass.id) == {answer: second}
    assert store.classes.marks_of(sam.person, [klass.id]) == {answer: second}
    assert store.classes.marks_of(sam.person, ["another"]) == {}
    assert store.classes.marks_of(four[1].person, [klass.id]) == {}


def test_only_answers_of_the_class_are_marked_and_only_with_points(
    store: Store, klass: ClassRow, four: list[Member]
):
    mine = store.work.answer(four[0].person, "toy", "after", "q", "x").id
    theirs = store.work.answer(store.people.create("Eve").id, "toy", "after", "q", "x").id
    for answer, points in ((theirs, 1.0), ("none", 1.0), (mine, -1), (mine, float("nan"))):
        with pytest.raises(Rejection):
            store.classes.mark(klass.id, answer, points)
    assert store.classes.marks(klass.id) == {}
