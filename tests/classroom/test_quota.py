"""Limits and quotas: how much the store takes in."""

import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest

from reefkit.classroom.store import Met, Person, Store, file_reading, quotas, work_file
from reefkit.classroom.store.limits import MOST_BY_VISITOR
from reefkit.match.errors import Rejection, SaveError
from tests.classroom.conftest import NOON, Opener, on_sqlite
from tests.classroom.test_table import played
from tests.match.toy import TOYS

MEGABYTE = 1024 * 1024
PUPILS = 30
LARGE = file_reading.MOST_MATCH_BYTES


@pytest.fixture
def ann(store: Store) -> Person:
    return store.people.create("Ann")


def later(store: Store, **by: float) -> None:
    store._clock.now += timedelta(**by)  # type: ignore[attr-defined]


def file_of(store: Store, person: Person, megabytes: float, letters: int = 64_000) -> bytes:
    """Write a person's work as a file that has so many megabytes of new notes."""
    raw = json.loads(store.export([person.id]))
    text, time = "x" * letters, "2026-03-01T00:00:00+00:00"
    raw["people"][0].setdefault("notes", []).extend(
        {"id": secrets.token_hex(8), "lesson": "reef", "key": f"k{n}", "time": time, "text": text}
        for n in range(round(megabytes * MEGABYTE / letters))
    )
    return packed(raw)


def packed(raw: dict[str, Any]) -> bytes:
    return json.dumps(raw, separators=(",", ":")).encode()


def refusal(what: Callable[[], object]) -> str:
    with pytest.raises((Rejection, SaveError)) as caught:
        what()
    return caught.value.message.id


def size(store: Store) -> int:
    with store._database.read() as connection:
        found = connection.exec_driver_sql("SELECT sum(length(text)) FROM notes").scalar_one()
    return int(found or 0)


# -- what is kept for one person -------------------------------------------------------------------
def test_files_of_new_notes_stop_at_what_is_kept_for_one_person(store: Store, ann: Person):
    said = ""
    for data in [file_of(store, ann, 2) for _ in range(10)]:
        try:
            store.take_in(data, TOYS)
        except Rejection as rejection:
            said = rejection.message.id
            break
    assert said == "reject-store-enough"
    assert 12 * MEGABYTE < size(store) <= quotas.WORK.bytes
    assert [each.kind for each in store.limits.met()] == ["work"]


def test_who_has_reached_it_loses_nothing_and_is_told(
    store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    ben = store.people.create("Ben")
    monkeypatch.setattr(quotas, "WORK", quotas.Quota(6, MEGABYTE))
    store.work.answer(ann.id, "reef", "before", "q", "a")
    store.work.plot(ann.id, "m", "p", 1)
    for number in range(4):
        store.work.note(ann.id, "reef", "k", f"{number}")
    more = [
        lambda: store.work.answer(ann.id, "reef", "before", "q", "b"),
        lambda: store.work.note(ann.id, "reef", "k", "more"),
        lambda: store.work.plot(ann.id, "m", "p", 2),
        lambda: store.take_in(file_of(store, ann, 0.1), TOYS),
    ]
    assert {refusal(each) for each in more} == {"reject-store-enough"}
    (met,) = store.limits.met()
    assert (met.kind, met.count) == ("work", 4)
    assert store.work.notes(ann.id, "reef")["k"].text == "3"
    assert store.work.note(ann.id, "reef", "k", "3").text == "3"
    assert store.take_in(store.export([ann.id]), TOYS).added == 0
    assert store.work.finish(ann.id, "reef", "before")
    store.work.answer(ben.id, "reef", "before", "q", "c")


def test_bytes_are_counted_and_not_letters(
    store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(quotas, "WORK", quotas.Quota(9, 3_000))
    store.work.note(ann.id, "reef", "k", "\N{OCTOPUS}" * 700)
    note = lambda: store.work.note(ann.id, "reef", "k", "x" * 300)  # noqa: E731
    assert refusal(note) == "reject-store-enough"


def test_a_file_of_too_much_is_refused_before_anything_is_written(
    store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(store._database, "write", pytest.fail)
    for patched, name in ((quotas.Quota(3, MEGABYTE), "WORK"), (3, "MOST_ROWS")):
        monkeypatch.setattr(work_file, name, patched)
        data = file_of(store, ann, 0.3)
        said = refusal(lambda data=data: work_file.read_work_file(data, TOYS, "mine"))  # type: ignore[misc]
        assert said == "reject-store-enough"
        monkeypatch.undo()
    raw = json.loads(store.export([ann.id]))
    raw["people"] = [{**raw["people"][0], "id": f"p{n}"} for n in range(work_file.MOST_PEOPLE + 1)]
    assert refusal(lambda: store.take_in(packed(raw), TOYS)) == "work-many-people"


def test_settings_of_files_are_of_a_fixed_list_and_few(store: Store, ann: Person):
    lessons = [f"reef/place:{n:04}" for n in range(2 * work_file.MOST_SETTINGS)]
    others = ["shuffle/x", "class", "reef/current/x", "hub", "reef/taken"]
    raw = json.loads(store.export([ann.id]))
    for keys in (lessons, lessons[::-1]):
        raw["people"][0]["settings"] = [
            {"key": key, "time": f"2026-03-01T00:{n // 60:02}:{n % 60:02}+00:00", "value": f"{n}"}
            for n, key in enumerate([*keys, *others])
        ]
        store.take_in(packed(raw), TOYS)
        kept = store.work.recall_all(f"person:{ann.id}")
        assert len(kept) == work_file.MOST_SETTINGS
        assert set(kept) <= set(lessons)


def test_a_code_of_somebody_else_in_a_file_is_a_wrong_guess(store: Store, ann: Person):
    raw = json.loads(store.export([ann.id]))
    eve = ("eve", "school")
    for n in range(MOST_BY_VISITOR):
        raw["people"][0]["id"] = f"new{n}"
        store.take_in(packed(raw), TOYS, by=eve)
    raw["people"][0]["id"] = "last"
    assert refusal(lambda: store.take_in(packed(raw), TOYS, by=eve)) == "reject-too-many-guesses"
    assert refusal(lambda: store.people.by_code(ann.code, *eve)) == "reject-too-many-guesses"
    assert store.people.by_code(ann.code, "other", "school") == ann
    assert store.people.get("last") is None


def test_what_a_diligent_student_does_in_a_year_is_far_from_it(store: Store, ann: Person):
    """Four lessons, each begun anew every month for ten months: 280 questions, three tries each."""
    with store._database.write() as connection:
        quotas.check_room(connection, ann.id, 4 * 10 * 70 * 3, 4 * 10 * 70 * 3 * 600)


# -- how much of late ------------------------------------------------------------------------------
@on_sqlite
def test_thirty_pupils_behind_one_address_open_a_file_each(store: Store):
    for number in range(PUPILS):
        pupil = store.people.create(f"Pupil {number}")
        data = file_of(store, pupil, 1)
        store.take_in(data, TOYS, by=(f"cookie-{number}", "school"))
    assert store.limits.met() == []


def test_what_one_visitor_opens_is_bounded(store: Store, ann: Person):
    data, ann_here = store.export([ann.id]), ("cookie", "school")
    for _ in range(quotas.BY_VISITOR.count):
        store.take_in(data, TOYS, by=ann_here)
    assert refusal(lambda: store.take_in(data, TOYS, by=ann_here)) == "reject-files-often"
    store.take_in(data, TOYS, by=("other", "school"))
    later(store, minutes=quotas.FILE_MINUTES + 1)
    store.take_in(data, TOYS, by=ann_here)
    (met,) = store.limits.met()
    assert met == Met("files", 1, met.first, met.last)


def opens(store: Store, kilobytes: int, by: tuple[str, str]) -> None:
    store.allow_file((b" " * 1023 + b"\n") * kilobytes, "mine.reef", by)


def test_bytes_of_an_address_are_bounded_whatever_visitor_says_it_is(store: Store):
    for number in range(quotas.BY_ADDRESS.bytes // LARGE):
        opens(store, LARGE // 1024, (f"cookie-{number}", "one"))
    assert refusal(lambda: opens(store, 1, ("fresh", "one"))) == "reject-files-often"
    opens(store, 1, ("fresh", "two"))
    later(store, minutes=quotas.FILE_MINUTES + 1)
    opens(store, 1, ("fresh", "one"))


@on_sqlite
def test_all_that_a_server_takes_in_on_a_day_is_bounded(store: Store):
    for number in range(quotas.BY_ALL.bytes // LARGE):
        opens(store, LARGE // 1024, (f"v{number}", f"a{number}"))
    assert refusal(lambda: opens(store, 1, ("fresh", "fresh"))) == "reject-files-often"
    later(store, hours=25)
    opens(store, 1, ("fresh", "fresh"))


def test_no_address_is_kept_and_its_count_is_forgotten(store: Store):
    opens(store, 1, ("cookie-of-ann", "192.0.2.7"))
    assert "192.0.2.7" not in dump(store)
    assert "cookie-of-ann" not in dump(store)
    rows = dump(store).count("server:files")
    later(store, minutes=quotas.FILE_MINUTES + 1)
    opens(store, 1, ("other", "192.0.2.8"))
    assert dump(store).count("server:files") == rows


def dump(store: Store) -> str:
    with store._database.read() as connection:
        return str(connection.exec_driver_sql("SELECT * FROM settings").all())


# -- one file --------------------------------------------------------------------------------------
def test_a_file_larger_than_all_of_a_students_work_is_refused_unread(store: Store, ann: Person):
    data = store.export([ann.id])
    data += b" " * (file_reading.MOST_WORK_BYTES + 1 - len(data))
    assert refusal(lambda: store.take_in(data, TOYS)) == "work-too-large"
    assert [each.kind for each in store.limits.met()] == ["files"]


def test_matches_of_files_are_bounded_too(
    store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    table = store.matches.create(played(12).match, [ann.id, None])
    raw = json.loads(store.export([ann.id]))
    match = raw["matches"][0]
    monkeypatch.setattr(quotas, "MATCHES", quotas.Quota(5, MEGABYTE))
    raw["matches"] = [{**match, "id": f"copy{n}"} for n in range(9)]
    assert refusal(lambda: store.take_in(packed(raw), TOYS)) == "reject-store-enough"
    assert [row.id for row in store.matches.of_people([ann.id])] == [table.id]


JUNK = "[[],[],{},{}]"
HOSTILE: dict[str, Callable[[str], str]] = {
    "deep": lambda text: text.replace('"people"', '"people":' + "[" * 5_000 + "]" * 5_000 + ',"people"', 1),
    "deep-answer": lambda text: text.replace('"raw":"\\"a\\""', '"raw":"' + "[" * 500 + "]" * 500 + '"', 1),
    "huge-float": lambda text: text.replace('"attempt":1', '"attempt":1e999', 1),
    "huge-integer": lambda text: text.replace('"attempt":1', '"attempt":' + "9" * 1_000_000, 1),
    "not-a-number": lambda text: text.replace('"attempt":1', '"attempt":NaN', 1),
    "a-fraction": lambda text: text.replace('"attempt":1', '"attempt":1.5', 1),
    "half-a-letter": lambda text: text.replace('"Ann"', '"\\ud800"', 1),
    "a-million-keys": lambda text: "{" + ",".join(f'"k{n}":0' for n in range(1_000_000)) + "," + text[1:],
    "a-million-things": lambda text: text.replace('"people":[', '"people":[' + "{}," * 1_000_000, 1),
    "answers-of-nothing": lambda text: text.replace('"answers":[', '"answers":[' + "[]," * 1_000_000, 1),
    "doubled": lambda text: text.replace('"attempt":1', '"attempt":2,"attempt":1', 1),
    "doubled-by-another-spelling": lambda text: text.replace('"people"', '"p\\u0065ople":[],"people"', 1),
    "form-doubled": lambda text: text.replace("{", '{"format":"reefkit-class",', 1),
    "a-form-that-is-a-list": lambda text: text.replace('"reefkit-work"', JUNK, 1),
    "a-version-of-a-million-figures": lambda text: text.replace('"version":1', '"version":' + "9" * 1_000_000, 1),
    "a-value-of-a-thousand-figures": lambda text: text.replace('"raw":"\\"a\\""', '"raw":"' + "9" * 60_000 + '"', 1),
    "a-match-of-one-line": lambda text: text.replace('"save":"', '"save":"' + "[]," * 400_000, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_a_sentence_and_changes_nothing(store: Store, ann: Person, name: str):
    store.work.answer(ann.id, "reef", "before", "q", "a")
    store.matches.create(played(12).match, [ann.id, None])
    good = store.export([ann.id]).decode()
    bad = HOSTILE[name](good)
    assert bad != good
    with pytest.raises(SaveError) as caught:
        store.take_in(bad.encode(), TOYS, "mine.json")
    assert caught.value.message.values["file"] == "mine.json"
    assert store.export([ann.id]).decode().partition('"people"')[2] == good.partition('"people"')[2]


@pytest.mark.parametrize("depth", [65, 500, 900])
def test_an_answer_is_never_so_deep_that_a_desk_could_not_read_it(
    store: Store, ann: Person, depth: int
):
    """Each level is a call of its own to whoever reads it, and a desk has many calls open."""
    raw: Any = None
    for _ in range(depth):
        raw = [raw]
    answer = lambda: store.work.answer(ann.id, "reef", "before", "q", raw)  # noqa: E731
    assert refusal(answer) == "reject-store-too-large"
    text = json.dumps(["[" * 900, '"]' * 900])  # figures of a text nest nothing
    assert store.work.answer(ann.id, "reef", "before", "q", text).raw == text


# ---- How often limits were met: counted once by all who share a store, and forgotten after a day.
TOGETHER = 8
HUNDREDTHS = 10


def at(store: Store, **later: float) -> str:
    store._clock.now = NOON + timedelta(**later)  # type: ignore[attr-defined]
    return (NOON + timedelta(**later, seconds=1)).isoformat()


def test_what_was_met_is_counted_by_kind(store: Store):
    assert store.limits.met() == []
    first = at(store)
    store.limits.note("pages")
    second = at(store, minutes=1)
    store.limits.note("files", 7)
    last = at(store, hours=3)
    store.limits.note("pages", 2)
    assert store.limits.met() == [Met("files", 7, second, second), Met("pages", 3, first, last)]


def test_what_is_older_than_a_day_counts_no_more(store: Store):
    at(store)
    store.limits.note("pages", 100)
    first = at(store, hours=20)
    store.limits.note("pages", 2)
    at(store, hours=25)
    assert store.limits.met() == [Met("pages", 2, first, first)]
    last = at(store, hours=26)
    store.limits.note("pages")
    assert store.limits.met() == [Met("pages", 3, first, last)]
    at(store, hours=60)
    assert store.limits.met() == []


def test_a_figure_never_grows_however_long_it_is_counted(store: Store):
    for hour in range(100):
        at(store, hours=hour)
        store.limits.note("pages")
    assert store.limits.met()[0].count <= 25
    with store._database.read() as connection:
        value = connection.exec_driver_sql("SELECT value FROM settings").scalar_one()
    assert len(value) < 2_500


def test_servers_that_note_at_once_lose_nothing(place: str, opened: Opener):
    def note(store: Store) -> None:
        for _ in range(HUNDREDTHS):
            store.limits.note("messages", 3)

    stores = [opened(place, patience=30.0) for _ in range(TOGETHER)]
    with ThreadPoolExecutor(TOGETHER) as pool:
        list(pool.map(note, stores))
    (met,) = stores[0].limits.met()
    assert met.count == TOGETHER * HUNDREDTHS * 3


def test_a_kind_is_a_name(store: Store):
    with pytest.raises(Rejection):
        store.limits.note("two words")
