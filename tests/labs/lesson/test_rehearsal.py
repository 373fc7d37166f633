"""A rehearsal makes what pages need once, and leaves nothing that anybody could see."""

from __future__ import annotations

import logging
import random
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import ipycanvas.canvas  # type: ignore[import-untyped]  # noqa: F401  # it makes a widget at its import
import numpy as np
import psutil  # type: ignore[import-untyped]
import pytest
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]
from jinja2 import Environment

from reefkit.labs import preload
from reefkit.labs.lesson.kind import kinds
from reefkit.labs.lesson.page import LessonLab
from reefkit.text import catalogue
from reefkit.widgets import templates
from reefkit.widgets.templates import Templates


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down which templates are compiled."""
    found: list[str] = []
    compile_ = Environment.compile

    def compiling(self: Environment, source: str, name: str = "", *rest: object) -> object:
        found.append(name)
        return compile_(self, source, name, *rest)  # type: ignore[call-overload]

    monkeypatch.setattr(Environment, "compile", compiling)
    return found


def test_after_a_rehearsal_a_page_compiles_nothing_and_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: list[str]
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    monkeypatch.setattr(preload, "ENTRIES", 30)
    templates._environment.cache_clear()
    monkeypatch.setattr(templates._COMPILED, "_kept", {})

    def seen() -> tuple[object, ...]:
        files = [each.path for each in psutil.Process().open_files()]
        state = (random.getstate(), str(np.random.get_state()))  # noqa: NPY002
        return set(_instances), threading.active_count(), list(scratch.iterdir()), files, state

    before = seen()
    step = next(step for step in preload.steps(["en"]) if step.args[0].id == "succession")  # type: ignore[attr-defined]
    step()
    assert seen() == before
    assert {"door.html", "top.html", "parts.html"} <= set(compiled)
    compiled.clear()
    lab = LessonLab(kinds()["succession"], tmp_path)
    lab.session.do("quick-start", {})
    assert lab.session.table is not None
    assert compiled == []
    lab.storage.lasting.close()


IN_A_FRESH_PROCESS = """
from ipywidgets.widgets.widget import _instances
from reefkit.labs import preload
preload.ENTRIES = 3
next(step for step in preload.steps(["en"]) if step.args[0].id == "reef")()
import ipycanvas.canvas
manager = ipycanvas.canvas._CANVAS_MANAGER
assert list(_instances.values()) == [manager], _instances
assert manager.comm is not None
assert (manager._commands_cache, manager._caching) == ([], False)
"""


def test_what_a_library_made_at_its_import_stays_open() -> None:
    """Without its manager no canvas is painted: the first board of a kernel would stay blank."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROCESS], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_every_lesson_is_gone_through_at_every_level() -> None:
    found = [step.args for step in preload.steps()]  # type: ignore[attr-defined]
    assert {(kind.id, locale) for kind, locale in found} == {
        (id_, locale) for id_ in kinds() for locale in ("en", "en-simple")
    }


def test_a_fault_is_logged_and_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("tide")

    monkeypatch.setattr(preload, "_go_through", fail)
    with caplog.at_level(logging.ERROR):
        preload.rehearse(["en"])
    assert caplog.text.count("could not be gone through") == len(kinds())


def test_templates_of_two_languages_are_compiled_once_and_said_twice(
    compiled: list[str], tmp_path: Path
) -> None:
    (tmp_path / "one.html").write_text("{{ t('lab-about') }}", encoding="utf-8")
    usual, simple = (Templates(catalogue(each), tmp_path) for each in ("en", "en-simple"))
    said = [each.render("one.html") for each in (usual, simple, usual)]
    assert compiled == ["one.html"]
    assert said[0] == said[2] != said[1]


def test_a_template_that_changed_is_compiled_again(compiled: list[str], tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "one.html").write_text(text, encoding="utf-8")
        templates._environment.cache_clear()
        assert Templates(catalogue(), tmp_path).render("one.html") == text
    assert compiled == ["one.html", "one.html"]
