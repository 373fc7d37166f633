"""People, their codes, and who sits where."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, insert, select

from reefkit.classroom.seating import seat
from reefkit.classroom.store import Store, schema
from reefkit.classroom.store.limits import (
    MINUTES,
    MORE_FOR_RIGHT,
    MOST_BY_ADDRESS,
    MOST_BY_ALL,
    MOST_BY_VISITOR,
)
from reefkit.classroom.store.resume_codes import new_code, printed, read_code
from reefkit.match.errors import Rejection
from reefkit.text.codes import ALPHABET, check_letter
from tests.classroom.conftest import on_sqlite

LETTERS = st.text(ALPHABET, min_size=9, max_size=9)


def test_a_person_is_found_by_id_and_by_code(store: Store):
    ann, ben = store.people.create("Ann"), store.people.create("Ben")
    assert store.people.get(ann.id) == ann
    assert store.people.by_code(ben.code, "a-visitor") == ben
    assert store.people.get("nobody") is None
    assert ann.id != ben.id
    assert ann.code != ben.code


def test_an_id_says_nothing_of_a_name(store: Store):
    ids = {store.people.create("Ann").id for _ in range(3)}
    assert len(ids) == 3


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Ann\n\tLee ", "Ann Lee"), ("x" * 500, "x" * 80), ("A\x00B", "A\ufffdB"), ("\ud800", "?")],
)
def test_names_are_one_line_that_every_database_holds(store: Store, given: str, kept: str):
    person = store.people.create(given)
    assert person.name == kept
    assert store.people.get(person.id) == person


def test_a_person_is_renamed(store: Store):
    ann = store.people.create("Ann")
    assert store.people.rename(ann.id, "Anna").name == "Anna"
    assert store.people.get(ann.id) == store.people.by_code(ann.code, "v")
    with pytest.raises(Rejection) as caught:
        store.people.rename("nobody", "Ben")
    assert caught.value.message.id == "reject-store-no-person"


def test_a_device_remembers_people_in_the_order_they_came(store: Store):
    ann = store.people.create("Ann", "here")
    ben, eve = store.people.create("Ben"), store.people.create("Eve", "there")
    store.devices.add("here", ben.id)
    store.devices.add("here", ann.id)
    assert store.devices.people_of("here") == [ann, ben]
    assert store.devices.people_of("there") == [eve]
    with pytest.raises(Rejection):
        store.devices.add("here", "nobody")


def test_leaving_a_device_forgets_whom_it_knew_and_no_work(store: Store):
    ann = store.people.create("Ann", "here")
    ben = store.people.create("Ben", "here")
    eve = store.people.create("Eve", "there")
    store.work.note(ann.id, "reef", "why", "because")
    store.devices.leave("here", ann.id)
    assert store.devices.people_of("here") == [ben]
    store.devices.leave("here")
    assert store.devices.people_of("here") == []
    assert store.devices.people_of("there") == [eve]
    assert store.people.by_code(ann.code, "elsewhere") == ann
    assert store.work.notes(ann.id, "reef")["why"].text == "because"


def test_a_code_is_typed_as_it_was_read(store: Store):
    ann = store.people.create("Ann")
    sloppy = ann.code.lower().replace("-", "  ").replace("0", "o").replace("1", "l")
    for typed in (ann.code, sloppy, f" {sloppy.replace('l', 'i')} ", ann.code.replace("-", "–")):
        assert store.people.by_code(typed, "v") == ann


@given(LETTERS)
def test_every_code_is_read_back(drawn: str):
    code = drawn + check_letter(drawn)
    assert read_code(printed(code)) == code


@given(LETTERS, st.integers(0, 9), st.sampled_from(ALPHABET))
def test_every_single_slip_is_seen(drawn: str, place: int, letter: str):
    code = drawn + check_letter(drawn)
    slip = code[:place] + letter + code[place + 1 :]
    if slip != code:
        with pytest.raises(Rejection):
            read_code(slip)


@given(LETTERS, st.integers(0, 8))
def test_every_swap_of_neighbours_is_seen(drawn: str, at: int):
    code = drawn + check_letter(drawn)
    swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
    if swapped != code:
        with pytest.raises(Rejection):
            read_code(swapped)


@given(st.text(max_size=30))
def test_whatever_is_typed_is_a_code_or_a_sentence(typed: str):
    try:
        said = read_code(typed)
    except Rejection as rejection:
        said = rejection.message.id
    assert len(said) == 10 or said == "reject-code-mistyped"


def test_guesses_are_counted_by_visitor_and_forgiven_after_a_while(store: Store):
    ann = store.people.create("Ann")
    for _ in range(MOST_BY_VISITOR):
        assert store.people.by_code(new_code(), "a-guesser") is None
    with pytest.raises(Rejection) as caught:
        store.people.by_code(ann.code, "a-guesser")
    assert caught.value.message.id == "reject-too-many-guesses"
    assert store.people.by_code(ann.code, "another") == ann
    store._clock.now += timedelta(minutes=MINUTES + 1)  # type: ignore[attr-defined]
    assert store.people.by_code(ann.code, "a-guesser") == ann


@on_sqlite
def test_guesses_are_counted_by_address_however_many_cookies_it_has(store: Store):
    ann, now = store.people.create("Ann"), store._clock()
    store.people._clock = lambda: now  # else the first is forgotten before the last
    for number in range(MOST_BY_ADDRESS):
        assert store.people.by_code(new_code(), f"cookie-{number}", "one") is None
    refused = "reject-too-many-guesses"
    for number in range(MOST_BY_ADDRESS, MORE_FOR_RIGHT * MOST_BY_ADDRESS):
        assert refusal(store, new_code(), f"cookie-{number}", "one") == refused
    assert refusal(store, ann.code, "a-new-cookie", "one") == refused
    assert _failures(store) == MORE_FOR_RIGHT * MOST_BY_ADDRESS
    assert refusal(store, new_code(), "a-new-cookie", "one") == refused
    assert _failures(store) == MORE_FOR_RIGHT * MOST_BY_ADDRESS
    assert store.people.by_code(ann.code, "a-new-cookie", "two") == ann


@on_sqlite
def test_a_right_code_is_no_guess_and_waits_for_nobody_elses(store: Store):
    ann, ben = store.people.create("Ann"), store.people.create("Ben")
    for _ in range(3 * MOST_BY_ADDRESS):
        assert store.people.by_code(ann.code, "pupil", "school") == ann
    assert _failures(store) == 0
    for number in range(MOST_BY_ADDRESS):
        assert store.people.by_code(new_code(), f"cookie-{number % 7}", "school") is None
    assert refusal(store, new_code(), "pupil", "school") == "reject-too-many-guesses"
    assert store.people.by_code(ben.code, "pupil", "school") == ben
    assert [(each.kind, each.count) for each in store.limits.met()] == [("codes", 1)]


def test_guesses_from_everywhere_are_counted_together(store: Store):
    ann, now = store.people.create("Ann"), store._clock.now.isoformat()  # type: ignore[attr-defined]
    rows = [
        {"kind": "resume", "visitor": f"v{n}", "address": f"a{n}", "time": now}
        for n in range(MORE_FOR_RIGHT * MOST_BY_ALL)
    ]
    with store._database.write() as connection:
        connection.execute(insert(schema.failures), rows[:MOST_BY_ALL])
    assert refusal(store, new_code(), "v", "a") == "reject-too-many-guesses"
    assert store.people.by_code(ann.code, "v", "a") == ann
    with store._database.write() as connection:
        connection.execute(insert(schema.failures), rows[MOST_BY_ALL:])
    assert refusal(store, ann.code, "v", "a") == "reject-too-many-guesses"


def test_what_guessing_resume_codes_finds():
    """The arithmetic of a server with ten thousand people, and all who guess together."""
    a_second, year = MORE_FOR_RIGHT * MOST_BY_ALL / (60 * MINUTES), 365 * 86400
    codes = len(ALPHABET) ** (len(new_code()) - 1)
    assert codes / 10_000 / 2 / a_second / year > 5


def refusal(store: Store, typed: str, visitor: str, address: str) -> str:
    with pytest.raises(Rejection) as caught:
        store.people.by_code(typed, visitor, address)
    return caught.value.message.id


def _failures(store: Store) -> int:
    with store._database.read() as connection:
        return connection.execute(select(func.count()).select_from(schema.failures)).scalar_one()


def test_slips_of_the_finger_are_no_guesses(store: Store):
    ann = store.people.create("Ann")
    for _ in range(2 * MOST_BY_VISITOR):
        with pytest.raises(Rejection) as caught:
            store.people.by_code(ann.code[:-1], "v")
        assert caught.value.message.id == "reject-code-mistyped"
    assert store.people.by_code(ann.code, "v") == ann


# ---- Seating: threes and fours, nobody alone, and nobody moved who need not be.
SIZES = st.sampled_from([3, 4])
CLASSES = st.integers(0, 35).map(lambda count: [f"p{n}" for n in range(count)])


def sizes(tables: list[list[str]]) -> list[int]:
    return [len(table) for table in tables]


@pytest.mark.parametrize(
    ("count", "size", "expected"),
    [
        (0, 4, []),
        (1, 4, [1]),
        (5, 4, [3, 2]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (30, 4, [4, 4, 4, 4, 4, 4, 3, 3]),
        (30, 3, [3] * 10),
        (4, 3, [2, 2]),
    ],
)
def test_a_new_class_sits_at_as_few_tables_as_hold_it(count: int, size: int, expected: list[int]):
    people = [f"p{n}" for n in range(count)]
    tables = seat(people, size)
    assert sizes(tables) == expected
    assert [person for table in tables for person in table] == people


@given(CLASSES, SIZES, st.data())
def test_whoever_comes_and_goes_all_sit_once_and_nobody_alone(
    people: list[str], size: int, data: st.DataObject
):
    tables: list[list[str]] = []
    for _ in range(4):
        here = data.draw(st.lists(st.sampled_from(people), unique=True)) if people else []
        tables = seat(here, size, tables)
        assert sorted(person for table in tables for person in table) == sorted(here)
        assert max(sizes(tables), default=0) <= size
        assert (1 in sizes(tables)) <= (len(here) == 1)
        assert seat(here, size, tables) == tables


@given(CLASSES, SIZES, st.data())
def test_when_one_comes_or_goes_at_most_one_other_moves(
    people: list[str], size: int, data: st.DataObject
):
    before = seat(people, size)
    at = {person: number for number, table in enumerate(before) for person in table}
    gone = data.draw(st.sampled_from(["late", *people]))
    here = [*people, "late"] if gone == "late" else [each for each in people if each != gone]
    after = seat(here, size, before)
    moved = [p for number, table in enumerate(after) for p in table if at.get(p, number) != number]
    assert len(moved) <= 1


def test_pairs_leave_one_over_where_the_number_is_odd():
    assert seat([*"abc"], 2) == [["a", "b"], ["c"]]
    assert seat([*"abcde"], 2, [["a", "b"], ["c", "d"]]) == [["a", "b"], ["c", "d"], ["e"]]
    assert seat([*"ac"], 2, [["a", "b"], ["c", "d"]]) == [[], ["c", "a"]]
    assert seat([*"abc"], 1, [["a"]]) == [["a"], ["b"], ["c"]]


def test_a_late_pupil_sits_where_fewest_do_and_a_lone_one_is_joined():
    full = [["a", "b", "c", "d"], ["e", "f", "g"]]
    assert seat([*"abcdefg", "late"], 4, full) == [["a", "b", "c", "d"], ["e", "f", "g", "late"]]
    both = [["a", "b", "c"], ["d", "e", "f"]]
    late = [["a", "b", "c"], ["d", "e"], ["late", "f"]]
    assert seat([*"abcdef", "late"], 3, both) == late


def test_tables_keep_their_places():
    assert seat(["c", "d"], 4, [["a", "b"], ["c", "d"]]) == [[], ["c", "d"]]
    assert seat(["d", "e"], 4, [["a", "b"], ["c", "d"]]) == [[], ["d", "e"]]
    assert seat(["x", "y"], 4, [[], []]) == [["x", "y"], []]


@pytest.mark.parametrize(("people", "size"), [(["a"], 0), (["a"], 5), (["a", "a"], 3)])
def test_what_cannot_be_seated_is_refused(people: list[str], size: int):
    with pytest.raises(ValueError):
        seat(people, size)
