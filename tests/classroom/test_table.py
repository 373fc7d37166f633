"""A match in the store: several pages play it, none loses or doubles an entry."""

import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reefkit.classroom.store import Store, StoreTable, match_rows
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import ConflictError, DamagedError, Rejection
from reefkit.match.fold import entry_line
from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from tests.classroom.conftest import Opener
from tests.match.toy import TOYS, Dive, new_match

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def table(store: Store) -> StoreTable:
    return store.matches.create(new_match(None, None))


@pytest.fixture
def other(place: str, table: StoreTable, opened: Opener) -> StoreTable:
    return opened(place).matches.open(table.id, TOYS)


def test_two_pages_see_each_others_moves(table: StoreTable, other: StoreTable):
    table.act(0, Dive())
    assert other.position == 1
    other.act(1, Dive())
    assert [step.seat for step in table.since(0)] == [0, 1]
    assert to_plain(table.view(None)) == to_plain(other.view(None))
    assert save.dump(table.match) == save.dump(other.match) == table.dump()


def test_two_tables_of_one_store_see_each_others_moves(store: Store, table: StoreTable):
    other = store.matches.open(table.id, TOYS)
    table.act(0, Dive())
    assert other.position == 1
    other.act(1, Dive())
    assert table.position == 2


def test_what_is_told_is_in_the_store(table: StoreTable, place: str, opened: Opener):
    table.act(0, Dive())
    assert opened(place).matches.open(table.id, TOYS).match.entries == table.match.entries


def test_a_stale_page_conflicts_and_then_agrees(table: StoreTable, other: StoreTable):
    expected = other.position
    table.act(0, Dive())
    with pytest.raises(ConflictError):
        other.append(expected, 1, Dive())
    other.append(expected + 1, 1, Dive())
    assert table.position == 2


def test_a_page_that_read_before_anothers_move_loses_and_tries_again(
    table: StoreTable, other: StoreTable, monkeypatch: pytest.MonkeyPatch
):
    """The other moves between this page's reading and writing: the row's key decides."""
    refresh = other.refresh

    def late() -> None:
        refresh()
        monkeypatch.setattr(other, "refresh", refresh)
        table.act(0, Dive())

    expected = other.position
    monkeypatch.setattr(other, "refresh", late)
    with pytest.raises(ConflictError):
        other.append(expected, 1, Dive())
    assert other.position == 1
    monkeypatch.setattr(other, "refresh", late)
    other.act(1, Dive())
    assert [entry.seat for entry in other.match.entries] == [0, 0, 1]
    assert table.position == 3


def test_a_move_that_comes_while_a_page_reads_is_seen_at_the_next_look(
    table: StoreTable, other: StoreTable, monkeypatch: pytest.MonkeyPatch
):
    read = other._fresh_lines

    def slow() -> list[str]:
        lines = read()
        monkeypatch.setattr(other, "_fresh_lines", read)
        table.act(1, Dive())
        return lines

    table.act(0, Dive())
    monkeypatch.setattr(other, "_fresh_lines", slow)
    assert other.position == 1
    assert other.position == 2


def test_two_pages_let_a_bot_move_once(store: Store, place: str, opened: Opener):
    one = store.matches.create(new_match("eager", "calm"))
    other = opened(place).matches.open(one.id, TOYS)
    for _ in range(500):
        for page in (one, other):
            page.tick()
        if one.match.is_over:
            break
    assert one.position == other.position
    alone = new_match("eager", "calm")
    MemoryTable(alone).run()
    assert [e.action for e in one.match.entries] == [e.action for e in alone.entries]


def test_threads_on_one_store_lose_and_double_nothing(store: Store):
    table = store.matches.create(new_match(*[None] * 4))
    failed: list[BaseException] = []

    def play(seat: int) -> None:
        try:
            page = store.matches.open(table.id, TOYS)
            dived = 0
            while dived < 2:
                try:
                    page.act(seat, Dive())
                except ConflictError:
                    continue
                dived += 1
        except BaseException as error:  # noqa: BLE001 - a thread must hand it over
            failed.append(error)

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert failed == []
    assert table.position == 8
    assert sorted(entry.seat or 0 for entry in table.match.entries) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_pages_of_a_store_agree_on_deadlines(store: Store):
    now = [NOON]
    match = new_match(None, None, clock=30, seed=3)
    one = store.matches.create(match, clock=lambda: now[0])
    for _ in range(2):  # the tide takes one shell at most
        one.act(0, Dive())
    for seat in (0, 1):
        one.act(seat, Ready())
    for number, seat in enumerate((0, 1)):
        one.act(seat, {"do": "hide", "number": number + 1})
    one.act(0, {"do": "give", "to": 1, "shells": [0]})
    now[0] += timedelta(seconds=29)
    other = store.matches.open(one.id, TOYS, clock=lambda: now[0])
    assert one.tick() == other.tick() == []
    now[0] += timedelta(seconds=1)
    assert [step.author for step in other.tick()] == ["clock"]
    assert one.tick() == []
    assert one.position == other.position


def test_an_unknown_match_is_named(store: Store):
    for call in (
        lambda: store.matches.open("nowhere", TOYS),
        lambda: store.matches.append("nowhere", []),
        lambda: store.export([], ["nowhere"]),
    ):
        with pytest.raises(Rejection) as caught:
            call()
        assert caught.value.message.id == "reject-store-no-match"


def test_an_entry_that_was_changed_is_named_and_takes_nothing_with_it(
    store: Store, table: StoreTable
):
    table.act(0, Dive())
    entry = table.match.propose(1, Dive())
    line = entry_line(entry).decode().replace(entry.checksum, "0" * 16)
    row = {"match": table.id, "position": 1, "time": "", "survey": False, "line": line.strip()}
    with store._database.write() as connection:
        from reefkit.classroom.store import schema  # noqa: PLC0415

        connection.execute(schema.entries.insert().values(**row))
    for _ in range(2):
        with pytest.raises(DamagedError):
            table.act(1, Dive())
    assert table.match.position == 1
    with pytest.raises(DamagedError):
        store.matches.open(table.id, TOYS)


def test_a_log_grows_to_what_can_be_opened_again_and_no_further(
    store: Store, table: StoreTable, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(save, "MOST_BYTES", len(table.dump()) + 250)
    other = store.matches.open(table.id, TOYS)
    table.act(0, Dive())
    for page in (table, other):
        with pytest.raises(Rejection) as caught:
            page.act(0, Dive())
        assert caught.value.message.id == "reject-log-full"
    assert store.matches.open(table.id, TOYS).position == 1


# -- putting whole matches in ----------------------------------------------------------------------
def played(entries: int) -> MemoryTable:
    table = MemoryTable(new_match("eager", "calm"), lambda: NOON)
    for _ in range(entries):
        table.tick()
    return table


def test_a_match_that_was_played_in_memory_goes_in_whole(store: Store):
    memory = played(20)
    ann = store.people.create("Ann")
    table = store.matches.create(memory.match, [None, ann.id])
    (row,) = store.matches.of_people([ann.id])
    assert (row.id, row.game, row.entries) == (table.id, "toy", 20)
    assert [(seat.name, seat.person) for seat in row.seats] == [
        (memory.setup.seats[0].name, None),
        (memory.setup.seats[1].name, ann.id),
    ]
    assert row.surveyed == sum(entry.state is not None for entry in memory.match.entries) > 0
    assert row.updated == NOON.isoformat()
    assert store.matches.open(table.id, TOYS).dump() == memory.dump()


def test_the_same_match_again_adds_what_is_new_and_nothing_else(store: Store):
    id_ = "a-match"
    for count in (5, 9, 9, 3):
        table = store.matches.create(played(count).match, id=id_)
        assert table.id == id_
        assert table.position == max(count, 5 if count == 5 else 9)
    assert len(store.matches.rows([id_])) == 1


def test_where_two_logs_went_apart_both_are_kept(store: Store):
    id_ = "a-match"
    one, two = played(8), played(8)
    one.act(0, Ready())
    two.act(1, Ready())
    assert store.matches.create(one.match, id=id_).id == id_
    beside = store.matches.create(two.match, id=id_).id
    assert beside != id_
    assert store.matches.create(two.match, id=id_).id == beside
    assert store.matches.open(id_, TOYS).dump() == one.dump()
    assert store.matches.open(beside, TOYS).dump() == two.dump()


def test_a_match_holds_another_of_its_set_up_that_is_no_longer(store: Store):
    id_ = store.matches.create(played(8).match).id
    apart, alike = played(8), played(9)
    apart.act(0, Ready())
    others = [played(8), played(5), alike, apart, MemoryTable(new_match("eager", "calm", seed=9))]
    with store._database.read() as connection:
        held = [match_rows.holds(connection, id_, each.match) for each in others]
        assert not match_rows.holds(connection, "none", alike.match)
    assert held == [True, True, False, False, False]


def test_entries_kept_aside_are_put_in_once(store: Store):
    table = store.matches.create(new_match("eager", "calm"))
    entries = played(6).match.entries
    for part in (entries[:2], entries[:4], entries[1:6], entries[5:]):
        store.matches.append(table.id, part)
        store.matches.append(table.id, part)
    assert table.match.position == 0
    assert table.position == 6
    assert table.match.entries == entries


def test_entries_kept_aside_do_not_go_where_others_stand_or_leave_a_gap(store: Store):
    table = store.matches.create(new_match(None, None), clock=lambda: NOON)
    entries = played(6).match.entries
    table.act(0, Dive())
    for part in (entries[:2], entries[3:4]):
        with pytest.raises(ConflictError):
            store.matches.append(table.id, part)
    assert table.position == 1


def test_nobody_unknown_is_seated(store: Store):
    with pytest.raises(Rejection):
        store.matches.create(new_match(None, None), ["nobody", None])


def test_matches_are_listed_the_latest_first(store: Store):
    ann = store.people.create("Ann")
    tables = [
        store.matches.create(
            new_match(None, None), [ann.id, ann.id], clock=lambda n=n: NOON + timedelta(hours=n)
        )
        for n in (2, 3, 1)
    ]
    for table in tables:
        table.act(0, Dive())
    listed = [row.id for row in store.matches.of_people([ann.id])]
    assert listed == [tables[n].id for n in (1, 0, 2)]
    assert [row.id for row in store.matches.rows([tables[0].id, "nowhere"])] == [tables[0].id]


def test_looking_at_a_table_that_nobody_changed_reads_nothing(
    sqlite_place: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    table = opened(sqlite_place).matches.create(new_match(None, None))
    table.act(0, Dive())
    table.view(0)

    def read() -> list[str]:
        raise AssertionError("nobody changed it")

    monkeypatch.setattr(table, "_fresh_lines", read)
    for _ in range(3):
        assert table.view(0).position == 1


def test_a_store_tells_whether_anybody_wrote(store: Store, place: str, opened: Opener):
    other = opened(place)
    ann = other.people.create("Ann")
    # A server may have business of its own between two looks; hardly so twenty times over.
    assert any(store.changes() == store.changes() for _ in range(20))
    for write in (
        lambda: other.work.answer(ann.id, "reef", "before", "q", 1),
        lambda: store.people.rename(ann.id, "Anna"),
        lambda: other.classes.create("7b"),
    ):
        before = store.changes()
        write()  # type: ignore[no-untyped-call]
        assert store.changes() != before
