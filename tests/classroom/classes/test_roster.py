"""Members whom the teacher expects, and who comes as them."""

import pytest

from reefkit.classroom.store import ClassRow, Store
from reefkit.classroom.store.classes.names import Likeness, likeness
from reefkit.classroom.store.quotas import JOINS
from reefkit.match.errors import Rejection
from tests.classroom.classes.people import join, lay


@pytest.fixture
def klass(store: Store) -> ClassRow:
    return store.classes.create("7b")[0]


def awaited(store: Store, klass: ClassRow) -> list[str]:
    return [each.label for each in store.classes.awaited(klass.id)]


def refusal(store: Store, klass: ClassRow, person: str, visitor: str = "v") -> str:
    with pytest.raises(Rejection) as caught:
        store.classes.come_as(klass.id, person, visitor)
    return caught.value.message.id


def test_who_comes_is_the_member_and_no_other_can_be(store: Store, klass: ClassRow):
    zoe, sam = join(store, klass, "Zoë Lindqvist", "Sam")
    assert awaited(store, klass) == ["Zoë Lindqvist", "Sam"]
    assert store.classes.come_as(klass.id, zoe.person, "her-phone") == zoe
    assert [each.id for each in store.devices.people_of("her-phone")] == [zoe.person]
    assert awaited(store, klass) == ["Sam"]
    assert refusal(store, klass, zoe.person) == "reject-class-name-taken"
    assert refusal(store, klass, "nobody") == "reject-class-name-taken"
    store.devices.leave("her-phone")  # one's work stays one's own without any device
    store.classes.seen(klass.id, zoe.person, {})
    assert refusal(store, klass, zoe.person) == "reject-class-name-taken"
    store.classes.remove(klass.id, sam.person)
    assert refusal(store, klass, sam.person) == "reject-class-name-taken"


@pytest.mark.parametrize("how", ["answer", "note", "plot", "hand-in", "setting", "page", "merge"])
def test_whoever_has_begun_is_not_expected(store: Store, klass: ClassRow, how: str):
    (zoe,) = join(store, klass, "Zoe")
    match how:
        case "answer":
            store.work.answer(zoe.person, "reef", "before", "q", {"text": "Depth."})
        case "note":
            store.work.note(zoe.person, "reef", "m/0/1", "Mine.")
        case "plot":
            store.work.plot(zoe.person, "reef", "q", {})
        case "hand-in":
            store.work.finish(zoe.person, "reef", "before")
        case "setting":
            store.work.remember(f"person:{zoe.person}", "language", "es")
        case "page":
            store.classes.seen(klass.id, zoe.person, {})
        case "merge":
            (other,) = join(store, klass, "Zoe")
            store.classes.merge(klass.id, zoe.person, other.person)
    assert awaited(store, klass) == []
    assert refusal(store, klass, zoe.person) == "reject-class-name-taken"


def test_a_seat_that_a_bot_plays_waits_for_the_member(store: Store, klass: ClassRow):
    (zoe,) = join(store, klass, "Zoe")
    lay(store, klass, [zoe], empty=1)
    assert awaited(store, klass) == ["Zoe"]


def test_earlier_work_on_the_device_becomes_the_member_s(store: Store, klass: ClassRow):
    (zoe,) = join(store, klass, "Zoë")
    alone = store.people.create("", visitor="her-phone")
    store.work.answer(alone.id, "reef", "before", "q", {"text": "Depth."})
    store.classes.come_as(klass.id, zoe.person, "her-phone", alone.id)
    assert [each.question for each in store.work.answers(zoe.person, "reef", "before")] == ["q"]
    assert [each.id for each in store.devices.people_of("her-phone")] == [zoe.person]
    assert store.people.get(alone.id).id == zoe.person  # type: ignore[union-attr]
    assert store.classes.members(klass.id) == [zoe]
    assert not store.classes.merged(klass.id)  # nothing that the desk offers to undo


def test_one_browser_cannot_come_as_the_whole_class(store: Store, klass: ClassRow):
    members = join(store, klass, *(f"Student {number}" for number in range(JOINS.count + 1)))
    for each in members[:-1]:
        store.classes.come_as(klass.id, each.person, "one")
    assert refusal(store, klass, members[-1].person, "one") == "reject-class-many-joins"
    assert awaited(store, klass) == [members[-1].label]


@pytest.mark.parametrize(
    ("one", "other", "like"),
    [
        ("zoë  LINDQVIST", "Zoë Lindqvist", Likeness.SAME),
        ("Zoe Lindqvist", "Zoë Lindqvist", Likeness.ALIKE),
        ("Lindqvist, Zoë", "Zoë Lindqvist", Likeness.ALIKE),
        ("Mueller Jorg", "Jörg Müller", Likeness.ALIKE),
        ("Soren OBrien", "Søren O\u2019Brien", Likeness.ALIKE),
        ("José García", "García López, José", Likeness.PART),
        ("Zoe", "Zoë Lindqvist", Likeness.PART),
        ("Zoe L.", "Zoë Lindqvist", Likeness.PART),
        ("Zoe M.", "Zoë Lindqvist", Likeness.OTHER),
        ("Zoran", "Zoë Lindqvist", Likeness.OTHER),
        ("Αντώνης", "Αντωνης", Likeness.ALIKE),
        ("王小明", "王小明", Likeness.SAME),
        ("...", "Zoë", Likeness.OTHER),
    ],
)
def test_names_that_may_be_one_person_s_are_told(one: str, other: str, like: Likeness):
    assert likeness(one, other) == likeness(other, one) == like
