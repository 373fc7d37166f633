"""What a lab keeps of a visitor outlives the page, and nobody reaches what is another's."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from reefkit.games import games
from reefkit.games.reef.rules import new_match
from reefkit.labs.environment import VISITOR_VARIABLE, shown_place
from reefkit.labs.storage import Storage
from reefkit.match.errors import SaveError
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match


def a_match(*names: str, seed: int = 1) -> Match:
    """Set up a table of people and a bot."""
    seats = [SeatInfo(name) for name in names or ("Ana",)]
    return new_match([*seats, SeatInfo("Bo", bot="builder")], seed=seed)


def storage_at(folder: Path, visitor: str = "own") -> Storage:
    """Open the storage of a visitor, as a page does."""
    return Storage(folder / "reefkit.sqlite", games(), "reef", visitor, patience=0.05)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    """Give an empty storage."""
    return storage_at(tmp_path)


def test_a_match_is_opened_again_as_it_was_left(storage: Storage, tmp_path: Path) -> None:
    table = storage.create(a_match())
    table.run()
    storage.remember((0,), 0, {"plots": {"0-1": 4.5}, "quick": True})
    again = storage_at(tmp_path)
    kept = again.recall()
    assert kept is not None
    assert (kept.here, kept.seat) == ((0,), 0)
    assert kept.page == {"plots": {"0-1": 4.5}, "quick": True}
    opened = again.open(kept.match)
    assert opened.match.entries == table.match.entries
    assert opened.match.position > 0


def test_a_match_of_another_lesson_is_neither_listed_nor_opened_here(
    storage: Storage, tmp_path: Path
) -> None:
    table = storage.create(a_match())
    other = Storage(tmp_path / "reefkit.sqlite", games(), "climate", patience=0.05)
    assert [row.id for row in storage_at(tmp_path).rows()] == [table.id]
    assert other.rows() == []
    with pytest.raises(SaveError, match="no match of that name"):
        other.open(table.id)
    with pytest.raises(SaveError, match="another game"):
        other.take_in(table.dump())


def test_nothing_is_remembered_before_the_first_match(storage: Storage, tmp_path: Path) -> None:
    storage.remember((0,), 0, {})
    assert storage.recall() is None
    assert storage.rows() == []


def test_a_visitor_who_was_never_here_costs_no_look_at_the_store(tmp_path: Path) -> None:
    place = tmp_path / "reefkit.sqlite"
    storage = Storage(place, games(), "reef", "new", nobody_yet=True)
    assert storage.recall() is None
    assert storage.rows() == []
    assert storage.people.here == []
    assert not storage.people.must_say_who
    storage.leave()
    assert not storage.lasting.is_open
    assert not place.exists()


def test_the_store_is_the_owners_alone(storage: Storage, tmp_path: Path) -> None:
    storage.create(a_match())
    assert stat.S_IMODE((tmp_path / "reefkit.sqlite").stat().st_mode) == 0o600


def test_leaving_keeps_the_match(storage: Storage) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {})
    storage.leave()
    assert storage.recall() is None
    assert len(storage.rows()) == 1


@pytest.mark.parametrize("match", ["", "../other", "/etc/passwd", "0" * 16, "a" * 200, "x\0y"])
def test_an_id_that_is_no_match_of_ours_is_refused(storage: Storage, match: str) -> None:
    storage.create(a_match())
    with pytest.raises(SaveError) as refused:
        storage.open(match)
    assert refused.value.message.id == "save-not-here"


def test_another_visitor_neither_lists_nor_opens_a_match(storage: Storage, tmp_path: Path) -> None:
    mine = storage.create(a_match()).id
    other = storage_at(tmp_path, "other")
    other.create(a_match())
    assert [row.id for row in other.rows()] == [other.match]
    with pytest.raises(SaveError):
        other.open(mine)
    assert [row.id for row in storage_at(tmp_path).rows()] == [mine]


@pytest.mark.parametrize(
    "damage", ["text", 7, [], {}, {"here": [-1], "page": {}}, {"here": 4, "page": {}}, {"page": 3}]
)
def test_a_damaged_memory_is_no_memory(storage: Storage, tmp_path: Path, damage: object) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {"quick": True})
    scope = f"match:{storage.match}"
    storage.lasting.ask(lambda store: store.work.remember(scope, "page", damage))
    kept = storage_at(tmp_path).recall()
    assert kept is not None
    assert (kept.here, kept.page) == ((), {})


def test_two_tabs_add_to_what_is_remembered_and_neither_undoes_the_other(
    storage: Storage, tmp_path: Path
) -> None:
    storage.create(a_match())
    storage.remember((0,), 0, {"notes": {"0-1": "first"}})
    tab = storage_at(tmp_path)
    kept = tab.recall()
    assert kept is not None
    tab.open(kept.match)
    storage.remember((0,), 0, {"notes": {"0-1": "first", "0-2": "second"}})
    tab.remember((0,), 0, {"notes": {"0-1": "first"}, "plots": {"0-1": 3.0}})
    found = storage_at(tmp_path).recall()
    assert found is not None
    assert found.page["notes"] == {"0-1": "first", "0-2": "second"}
    assert found.page["plots"] == {"0-1": 3.0}
    tab.remember((0,), 0, {"plots": {"0-1": 3.0}})  # it takes its own note away, and no other
    found = storage_at(tmp_path).recall()
    assert found is not None
    assert found.page["notes"] == {"0-2": "second"}


def test_a_file_that_is_no_match_makes_none(storage: Storage) -> None:
    with pytest.raises(SaveError):
        storage.take_in(b"not a match")
    assert storage.rows() == []


def test_an_opened_file_becomes_a_match_of_its_own(storage: Storage) -> None:
    table = storage.create(a_match())
    first = storage.match
    copy = storage.take_in(table.dump())
    assert storage.match != first
    assert copy.match.setup == table.match.setup
    assert {row.id for row in storage.rows()} == {first, storage.match}


def test_a_server_names_the_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(VISITOR_VARIABLE, "one")
    one = Storage.for_visitor("reef", games())
    one.create(a_match())
    assert len(Storage.for_visitor("reef", games()).rows()) == 1
    monkeypatch.delenv(VISITOR_VARIABLE)
    own = Storage.for_visitor("reef", games())
    assert own.rows() == []
    assert own.lasting.place == one.lasting.place == str(tmp_path / "home" / "reefkit.sqlite")
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "elsewhere.sqlite"))
    Storage.for_visitor("reef", games()).create(a_match())
    assert (tmp_path / "elsewhere.sqlite").exists()


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("/home/x/reefkit.sqlite", "/home/x/reefkit.sqlite"),
        ("postgresql+psycopg://ana:secret@host:5432/labs", "postgresql+psycopg://host:5432/labs"),
        ("postgresql://host/labs?password=secret", "postgresql://host/labs"),
    ],
)
def test_a_place_is_told_without_its_password(place: str, shown: str) -> None:
    assert shown_place(place) == shown
