"""`reefkit class`: classes from the command line of the machine where they are kept."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from tests.serve.conftest import Run

KEY = r"(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}"


@pytest.fixture
def class_(run: Run, tmp_path: Path) -> Run:
    """Run a task at a store of the test's own."""
    return lambda *given: run("class", *given, "--database", str(tmp_path / "work.sqlite"))


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Store]:
    """Open the same store, as the lab server sees it."""
    store = Store.open(tmp_path / "work.sqlite")
    yield store
    store.close()


def key_in(said: str) -> str:
    (found,) = re.findall(KEY, said)
    return str(found)


def test_a_class_is_made_and_listed(class_: Run, stored: Store):
    assert "no class yet" in class_("list").out
    made = class_("new", "Biology 9b", "--teacher", "Ms Ray", "--days", "30")
    assert made.code == 0
    row = stored.classes.by_key(key_in(made.out), "visitor")
    assert row is not None
    assert (row.name, row.teacher) == ("Biology 9b", "Ms Ray")
    assert row.code in made.out
    listed = class_("list").out
    assert row.code in listed
    assert row.id in listed
    assert not re.search(KEY, listed)


def test_a_new_key_ends_the_old_one_and_every_sign_in(class_: Run, stored: Store):
    old = key_in(class_("new", "9b").out)
    (row,) = stored.classes.all()
    token = stored.classes.sign_in(row.id)
    for called in ("9B", row.code, row.code.lower().replace(" ", ""), row.id):
        new = key_in(class_("new-key", called).out)
        assert stored.classes.by_key(old, "visitor") is None
        old = new
    assert stored.classes.by_key(old, "visitor") is not None
    assert stored.classes.signed_in(token) is None


def test_a_class_is_erased_only_by_somebody_who_is_sure(class_: Run, stored: Store):
    class_("new", "9b")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    asked = class_("erase", "9b")
    assert asked.code == 2
    assert "1 student" in asked.err
    assert stored.classes.get(row.id) is not None
    erased = class_("erase", "9b", "--sure")
    assert "Receipt" in erased.out
    assert stored.classes.all() == []


def test_a_class_moves_to_another_machine(class_: Run, run: Run, stored: Store, tmp_path: Path):
    class_("new", "9b", "--teacher", "Ms Ray")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    file = tmp_path / "class.json"
    assert class_("back-up", "9b", "--to", str(file)).code == 0
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR
    again = class_("back-up", "9b", "--to", str(file))
    assert "is there already" in again.err
    assert class_("back-up", "9b", "--to", str(file), "--force").code == 0

    other = str(tmp_path / "other.sqlite")
    restored = run("class", "restore", str(file), "--database", other)
    assert restored.code == 0
    there = Store.open(other)
    moved = there.classes.by_key(key_in(restored.out), "visitor")
    assert moved is not None
    assert (moved.name, moved.teacher) == ("9b", "Ms Ray")
    assert [each.name for each in there.classes.members(moved.id)] == ["Mia"]
    there.close()
    twice = run("class", "restore", str(file), "--database", other)
    assert "is here already" in twice.out
    assert not re.search(KEY, twice.out)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "Say what to do: new, list, new-key, erase, back-up, and restore."),
        (("marks",), "There is no task of “reefkit class” “marks”."),
        (("new",), "Say what the class is called"),
        (("new", "9b", "9c"), "Give one class, with quotation marks"),
        (("new", "9b", "--days", "0"), "--days needs a whole number from 1 to 1000"),
        (("erase",), "Say which class: reefkit class erase CLASS."),
        (("erase", "8a"), "There is no class “8a”. You can choose from"),
        (("new-key", "Twins"), "2 classes are called “Twins”."),
        (("back-up", "Only"), "Say where the back-up goes: --to FILE."),
        (("back-up", "Only", "--to", "no/such/folder/x"), "no/such/folder/x cannot be read or written."),
        (("restore",), "Say which file"),
        (("restore", "nothing.json"), "nothing.json cannot be read or written."),
        (("restore", "junk.json"), "junk.json"),
    ],
)  # fmt: skip
def test_what_the_command_refuses(
    class_: Run, stored: Store, tmp_path: Path, given: tuple[str, ...], said: str
):
    for name in ("Twins", "Twins", "Only"):
        stored.classes.create(name)
    (tmp_path / "junk.json").write_text('{"format": "x"}', encoding="utf-8")
    refused = class_(*given)
    assert refused.code == 2
    assert said in refused.err
    assert "Traceback" not in refused.err
    assert len(stored.classes.all()) == 3
