"""The self-check of storage, and of the limits that were met since yesterday."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from reefkit.classroom.store import Store
from reefkit.labs import health
from reefkit.labs.health import durability, machine
from reefkit.labs.health.machine import CheckFinding, CheckTarget
from reefkit.text import catalogue
from tests.labs.health.asking import asked, told
from tests.support.faults import full_disk, held

# ---- The self-check of storage finds what is wrong, by the real thing wherever it can be had.
posix = pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")


def test_a_place_that_cannot_be_written_is_found(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    finding = durability.storage(asked(tmp_path / "file" / "reefkit.sqlite"))
    assert finding.verdict == "bad"
    assert "another place with --database" in told(finding)
    assert durability.after_restart(asked(tmp_path / "file" / "reefkit.sqlite")).verdict == "bad"


def test_a_database_that_another_program_holds_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(durability, "PATIENCE", 0.05)
    place = tmp_path / "reefkit.sqlite"
    Store.open(place).close()
    with held(place):
        finding = durability.storage(asked(place))
    assert finding.verdict == "bad"
    assert "Another program is using" in told(finding)
    assert durability.storage(asked(place)).verdict == "fine"


def test_a_damaged_database_is_found(tmp_path: Path):
    place = tmp_path / "reefkit.sqlite"
    store = Store.open(place)
    for number in range(300):
        store.work.remember("visitor:x", f"key-{number}", "y" * 500)
    store.close()
    content = bytearray(place.read_bytes())
    middle = len(content) * 3 // 4
    content[middle : middle + 8192] = b"\xa5" * 8192
    place.write_bytes(content)
    finding = durability.storage(asked(place))
    assert finding.verdict == "bad"
    assert "damaged" in told(finding)


def test_a_full_disk_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A real one where this account may mount one; everywhere what the system says of it."""
    usage = shutil.disk_usage(tmp_path)
    for left, verdict in (
        (durability.LITTLE_DISK - 1, "bad"),
        (durability.SOME_DISK - 1, "warn"),
        (1 << 40, "fine"),
    ):
        monkeypatch.setattr(
            durability.shutil, "disk_usage", lambda _, left=left: usage._replace(free=left)
        )
        assert durability.disk(asked(tmp_path / "none" / "yet" / "x.sqlite")).verdict == verdict


def test_a_full_file_system_is_found_for_real(tmp_path: Path):
    with full_disk(tmp_path) as fill:
        place = tmp_path / "reefkit.sqlite"
        Store.open(place).close()
        assert "in memory" in told(durability.after_restart(asked(place)))  # gone with a restart
        fill()
        finding = durability.storage(asked(place))
        assert finding.verdict == "bad"
        assert "no room left" in told(finding)
        assert durability.disk(asked(place)).verdict == "bad"


@pytest.mark.parametrize(
    ("folder", "word"),
    [
        ("OneDrive - School", "copies this folder"),
        ("Dropbox", "copies this folder"),
        ("box", "copies"),
    ],
)
def test_a_folder_that_is_copied_to_the_internet_is_found(tmp_path: Path, folder: str, word: str):
    finding = durability.storage(asked(tmp_path / folder / "reefkit.sqlite"))
    assert finding.verdict == "warn"
    assert word in told(finding)


@pytest.mark.parametrize(("system", "check", "verdict"), [
    ("nfs4", durability.storage, "warn"), ("cifs", durability.storage, "warn"), ("9p", durability.storage, "warn"),
    ("fuse.sshfs", durability.storage, "warn"), ("ext4", durability.storage, "fine"),
    ("tmpfs", durability.after_restart, "warn"), ("overlay", durability.after_restart, "warn"),
])  # fmt: skip
def test_a_file_system_that_does_not_fit_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    check: Callable[[CheckTarget], CheckFinding],
    verdict: str,
):
    own = Mounted("x", str(tmp_path.resolve()), system.upper(), "rw")
    root = Mounted("y", "/", "ext4", "rw")
    monkeypatch.setattr(durability.psutil, "disk_partitions", lambda **_: [root, own])
    monkeypatch.setattr(durability, "reread_elsewhere", reread_here)
    assert durability.file_system(tmp_path / "x") == system
    assert durability.file_system(tmp_path.parent / "x") == "ext4"
    assert check(asked(tmp_path / "reefkit.sqlite")).verdict == verdict


class Mounted(NamedTuple):
    """A file system as psutil tells of it."""

    device: str
    mountpoint: str
    fstype: str
    opts: str


def reread_here(place: str, scope: str, key: str) -> str:
    store = Store.open(place)
    try:
        return str(store.work.recall(scope, key))
    finally:
        store.close()


def test_what_is_not_there_after_a_restart_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Another program puts an older copy of the file back, as some that synchronise do."""
    place = tmp_path / "reefkit.sqlite"
    Store.open(place).close()
    older = place.read_bytes()

    def put_back(found: str, scope: str, key: str) -> str:
        for each in tmp_path.glob("reefkit.sqlite*"):
            each.unlink()
        place.write_bytes(older)
        return lasting_reread(found, scope, key)

    lasting_reread = durability.reread_elsewhere
    monkeypatch.setattr(durability, "reread_elsewhere", put_back)
    finding = durability.after_restart(asked(place))
    assert finding.verdict == "bad"
    assert "Do not begin a class" in told(finding)


def test_a_server_that_forgets_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(durability, "reread_elsewhere", reread_here)
    question = asked(tmp_path / "x.sqlite")
    finding = durability.after_restart(
        CheckTarget(store=question.store, served=question.served, forgets=True)
    )
    assert "forgets everything" in told(finding)


def test_a_database_of_its_own_server_is_checked(postgres_url: str):
    assert durability.storage(asked(postgres_url, students=20)).verdict == "fine"
    finding = durability.storage(asked(postgres_url, students=200))
    assert finding.verdict == "warn"
    assert "max_connections" in told(finding)
    secret = postgres_url.partition("://")[2].partition("@")[0].partition(":")[2]
    for each in health.look(asked(postgres_url)):
        assert each.verdict != "bad" or each.check == "memory", told(each)
        assert secret not in told(each) + str(each.figures)


@posix
def test_what_other_accounts_may_read_or_take_away_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    place = tmp_path / "own" / "reefkit.sqlite"
    Store.open(place).close()
    assert durability.permissions(asked(place)).verdict == "fine"
    place.chmod(0o644)
    assert f'chmod 600 "{place}"' in told(durability.permissions(asked(place)))
    place.chmod(0o600)
    place.parent.chmod(0o777)
    assert f'chmod 700 "{place.parent}"' in told(durability.permissions(asked(place)))
    place.parent.chmod(0o1777)  # as /tmp: each takes away its own files only
    assert durability.permissions(asked(place)).verdict == "fine"
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert "root" in told(durability.permissions(asked(place)))


# ---- The self-check tells which limits were met since yesterday, and what a teacher can do.
KINDS = [
    "pages-of-one", "pages", "memory", "pages-of-address", "sockets", "frames", "messages", "size",
    "unread", "states", "connections", "bodies", "restores", "work", "files", "codes",
]  # fmt: skip
"""All that servers and stores note."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "reefkit.sqlite"


def note(place: Path, **counts: int) -> None:
    store = Store.open(place)
    for kind, count in counts.items():
        store.limits.note(kind.replace("_", "-"), count)
    store.close()


def test_nothing_met_is_fine(place: Path) -> None:
    assert told(machine.limits_met(asked(place))) == "fine: No limit was met since yesterday."


def test_what_was_met_is_told_with_what_to_do(place: Path) -> None:
    note(place, pages=2, codes=60, files=1)
    finding = machine.limits_met(asked(place))
    assert finding.verdict == "warn"
    assert finding.figures == {"pages": 2, "codes": 60, "files": 1}
    said = told(finding)
    assert said.index("wrong too often (60 times since 20") < said.index("takes (2 times since 20")
    assert "or were too large (once since 20" in said
    assert "door once all are in" in said
    assert "a larger --students" in said


def test_a_limit_that_nobody_foresaw_is_told_by_its_name(place: Path) -> None:
    note(place, whatever=3)
    assert "another limit (“whatever”) was met (3 times" in told(machine.limits_met(asked(place)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_limit_has_its_sentence(place: Path, kind: str) -> None:
    assert catalogue().has(f"limit-{kind}")
    note(place, **{kind: 1})
    assert "another limit" not in told(machine.limits_met(asked(place)))


def test_all_of_them_together_fit_into_a_sentence(place: Path) -> None:
    note(place, **dict.fromkeys(KINDS, 1234))
    said = told(machine.limits_met(asked(place)))
    assert said.count("1,234 times") == len(KINDS)
    assert "…" not in said


def test_a_store_that_cannot_be_read_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    finding = machine.limits_met(asked(tmp_path / "file" / "reefkit.sqlite"))
    assert finding.verdict == "warn"
    assert "could not be looked at" in told(finding)
