"""The self-check at the desk: opened by a button, told as it finds, and a band where memory is short."""

import asyncio
from pathlib import Path

import pytest

from reefkit.desk import page_head
from reefkit.labs import environment
from reefkit.labs import health as room
from reefkit.labs.environment import Served
from reefkit.labs.health import CheckFinding, CheckTarget, machine
from reefkit.labs.health.machine import bad, fine, warn
from reefkit.text import message
from tests.desk.teacher import Teacher
from tests.support.open_page import words

SERVED = Served(address="127.0.0.1", port=1, students=12)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stand in a kernel of a server of a class of twelve."""
    monkeypatch.setenv(environment.SERVER_VARIABLE, "")  # so that it is undone
    monkeypatch.setenv(environment.DATABASE_VARIABLE, str(tmp_path / "class.sqlite"))
    environment.tell_served(SERVED)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[CheckTarget]:
    """Find three things without looking, and keep what was asked."""
    asked: list[CheckTarget] = []

    def look(question: CheckTarget) -> list[CheckFinding]:
        asked.append(question)
        unknown = message("health-unknown")
        return [
            fine("token", message("health-token-alone")),
            warn("clock", unknown, message("health-clock-do")),
            bad("disk", unknown, message("health-disk-do")),
        ]

    monkeypatch.setattr(page_head, "look", lambda question: iter(look(question)))
    return asked


def test_without_a_server_there_is_nothing_to_check(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path)
    assert not teacher.see("desk-join").select('[data-act="health-look"]')
    assert "no server to check" in teacher.refused("health-look")
    assert not teacher.see("desk-windows").select("dialog")


@pytest.mark.usefixtures("server")
def test_what_stands_in_the_way_is_told_first(tmp_path: Path, found: list[CheckTarget]) -> None:
    teacher = Teacher(tmp_path)
    assert teacher.see("desk-join").select('[data-act="health-look"]')
    teacher.do("health-look")
    dialog = teacher.see("desk-windows")
    heads = [words(each) for each in dialog.select("h3")]
    assert heads == ["Room on the disk", "Clock", "Who may come in"]
    (told,) = dialog.select('[data-key="health-told"]')
    assert words(told) == "One thing stands in the way of a class of 12."
    (asked,) = found
    assert asked.served == SERVED
    assert asked.is_running
    assert asked.store == str(tmp_path / "class.sqlite")
    teacher.do("close-dialog")
    assert not teacher.see("desk-windows").select("dialog")


@pytest.mark.usefixtures("server")
def test_in_a_kernel_the_page_answers_while_it_looks(
    tmp_path: Path, found: list[CheckTarget]
) -> None:
    teacher = Teacher(tmp_path)

    async def look() -> list[str]:
        seen = []
        teacher.do("health-look")
        teacher.do("health-look")  # pressed twice it looks once
        seen.append(words(teacher.see("desk-windows")))
        task = page_head.health_ui_of(teacher.session).task
        assert task is not None
        await task
        seen.append(words(teacher.see("desk-windows")))
        return seen

    before, after = asyncio.run(look())
    assert "is being checked" in before
    assert "Check again" not in before
    assert "Check again" in after
    assert "stands in the way of a class of 12" in after
    assert len(found) == 1


@pytest.mark.usefixtures("server")
def test_the_real_checks_are_asked_at_the_desk(tmp_path: Path) -> None:
    teacher = Teacher(tmp_path)
    kept = [name for name in room.CHECKS if name in {"storage", "disk", "token", "files"}]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "CHECKS", {name: room.CHECKS[name] for name in kept})
        teacher.do("health-look")
    shown = words(teacher.see("desk-windows"))
    assert str(tmp_path / "class.sqlite") in shown
    assert "Only browsers on this computer reach the labs." in shown


@pytest.mark.usefixtures("server")
def test_memory_that_is_short_stands_over_every_tab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = Teacher(tmp_path)
    left = machine.reserve() + machine.of_page()
    monkeypatch.setattr(machine, "free", lambda: left)
    assert "short of memory" not in words(teacher.see("desk-top"))
    monkeypatch.setattr(machine, "free", lambda: left - 1)
    teacher.do("tab", tab="exports")
    assert "The computer is short of memory" in words(teacher.see("desk-top"))
