"""The data notebooks in nbgrader: validated by a student, given out and marked by a teacher."""

import csv
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import nbformat
import pytest

from tests.lessons.test_lessons import IN_ENGLISH
from tests.lessons.test_marks import ANSWERS, GAMES
from tests.support.tree import ROOT


def _nbgrader(folder: Path, *command: str) -> str:
    """Run nbgrader in the folder of a course, and return what it writes."""
    bin_ = Path(sys.executable).parent  # it calls alembic
    run = subprocess.run(
        [sys.executable, "-m", "nbgrader", *command],
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout + run.stderr


@pytest.fixture
def course(kernel: None, tmp_path: Path) -> Path:
    """Return the folder of a course that sets each game's data notebook as an assignment."""
    for game in GAMES:
        folder = tmp_path / "source" / game
        folder.mkdir(parents=True)
        name = f"{game}-data.ipynb"
        (folder / name).write_bytes((ROOT / "lessons" / game / "teachers" / name).read_bytes())
    patience = "c = get_config()\nc.Execute.timeout = 300\nc.Execute.iopub_timeout = 300\n"
    (tmp_path / "nbgrader_config.py").write_text(patience, encoding="utf-8")
    return tmp_path


def _hand_in(course: Path, game: str, answers: dict[str, str]) -> Path:
    """Hand in what was given out, with answers in the cells for solutions."""
    name = f"{game}-data.ipynb"
    notebook = nbformat.read(course / "release" / game / name, as_version=4)
    for cell in notebook.cells:
        marked = cell.metadata.get("nbgrader")
        if marked and marked.solution and answers:
            cell.source = answers[marked.grade_id]
    handed = course / "submitted" / "ana" / game / name
    handed.parent.mkdir(parents=True)
    nbformat.write(notebook, handed)
    return handed


KINDS = ("solved", "untouched", "wrong")


@pytest.mark.parametrize(("game", "kind"), [*product(GAMES, KINDS)])
def test_nbgrader_marks_what_is_handed_in(course: Path, game: str, kind: str):
    source = nbformat.read(course / "source" / game / f"{game}-data.ipynb", as_version=4)
    solved = {
        cell.metadata.nbgrader.grade_id: cell.source
        for cell in source.cells
        if cell.metadata.get("nbgrader", {}).get("solution")
    }
    wrong = {name: ANSWERS[game][name]["wrong"][0] for name in solved}
    answers = {"untouched": {}, "solved": solved, "wrong": wrong}[kind]
    _nbgrader(course, "generate_assignment", game)
    handed = _hand_in(course, game, answers)
    if kind != "wrong":  # a wrong answer may look right until the hidden tests run
        said = _nbgrader(course, "validate", str(handed))
        assert ("passes all the tests" in said) == (kind == "solved")
        assert said.count(f"AssertionError: {IN_ENGLISH.wrong}") == len(solved) - len(answers)
    log = _nbgrader(course, "autograde", game, "--create")
    assert "partial credit" not in log
    _nbgrader(course, "export")
    (graded,) = csv.DictReader((course / "grades.csv").read_text("utf-8").splitlines())
    marks = len(solved) if kind == "solved" else 0
    assert (float(graded["score"]), float(graded["max_score"])) == (marks, len(solved))
    _nbgrader(course, "generate_feedback", game)
    feedback = (course / "feedback" / "ana" / game / f"{game}-data.html").read_text("utf-8")
    assert feedback.count(f"</span>: {IN_ENGLISH.wrong}") == len(solved) - marks
