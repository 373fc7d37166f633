"""The data notebooks in nbgrader: validated by students, given out and marked by a teacher."""

import csv
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import nbformat
import pytest

from tests.lessons.test_lessons import IN_ENGLISH
from tests.lessons.test_marks import ANSWERS, GAMES
from tests.support.tree import ROOT

BUILDS_ON = {
    "beta": {"alpha", "gamma"},
    "evenness": {"shannon", "gamma"},
    "drop": {"shares"},
    "enough": {"unsure"},
}
"""Exercises that nobody can answer who has no number, or 0, in an earlier one."""


class Copy(NamedTuple):
    """A student's copy: what stands in the cells for answers, and which earn no mark."""

    answers: dict[str, str | None]  #: None where the cell was deleted; a name may be missing.
    lost: set[str]
    seed: int | None = None  #: Of the match, if it is not the one that was given out.


def _copies(game: str, solved: dict[str, str]) -> dict[str, Copy]:
    """Return by student: nothing done, all solved, with another seed too, and ten wrong copies.

    A third of the exercises is wrong in each; the last two leave these cells empty or delete them.
    What is right is answered in several ways, and may follow from an earlier slip.
    """
    copies = {
        "untouched": Copy({}, {*solved}),
        "solved": Copy({**solved}, set()),
        "neighbour": Copy({**solved}, set(), seed=7),
    }
    for number in range(10):
        answers, lost, unanswered = dict[str, str | None](), set[str](), set[str]()
        for place, name in enumerate(solved):
            right, wrong = ANSWERS[game][name]["right"], ANSWERS[game][name]["wrong"]
            if (place + number) % 3:
                answers[name] = right[0 if name in BUILDS_ON else number % len(right)]
                continue
            lost.add(name)
            if number < 8:
                answers[name] = wrong[(-1 - number // 3) % len(wrong)]
            elif number == 9:
                answers[name] = None
            if (answers.get(name) or "= nan").endswith(("= 0", "= nan")):
                unanswered.add(name)
        lost |= {name for name in solved if BUILDS_ON.get(name, set()) & unanswered}
        copies[f"wrong-{number}"] = Copy(answers, lost)
    return copies


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


def _configuration() -> str:
    """Return what the lecturers' page puts into nbgrader_config.py."""
    page = (ROOT / "docs" / "teachers" / "course.md").read_text("utf-8")
    (block,) = [each for each in page.split("```")[1::2] if "get_config()" in each]
    return block.removeprefix("python\n")


@pytest.fixture
def course(kernel: None, tmp_path: Path) -> Path:
    """Return the folder of a course that sets each game's data notebook as an assignment."""
    for game in GAMES:
        folder = tmp_path / "source" / game
        folder.mkdir(parents=True)
        name = f"{game}-data.ipynb"
        (folder / name).write_bytes((ROOT / "lessons" / game / "teachers" / name).read_bytes())
    (tmp_path / "nbgrader_config.py").write_text(_configuration(), encoding="utf-8")
    return tmp_path


def _hand_in(course: Path, game: str, student: str, copy: Copy) -> Path:
    """Hand in what was given out, with a student's answers in it."""
    name = f"{game}-data.ipynb"
    notebook = nbformat.read(course / "release" / game / name, as_version=4)
    if copy.seed is not None:
        first = next(cell for cell in notebook.cells if cell.cell_type == "code")
        first.source = re.sub(r"seed=\d+", f"seed={copy.seed}", first.source)
    for cell in [*notebook.cells]:
        marked = cell.metadata.get("nbgrader")
        if marked and marked.solution and marked.grade_id in copy.answers:
            answer = copy.answers[marked.grade_id]
            if answer is None:
                notebook.cells.remove(cell)
            else:
                cell.source += f"\n{answer}"
    handed = course / "submitted" / student / game / name
    handed.parent.mkdir(parents=True)
    nbformat.write(notebook, handed)
    return handed


@pytest.mark.parametrize("game", GAMES)
def test_nbgrader_gives_the_marks_of_a_fair_teacher(course: Path, game: str):
    """A point for each exercise that is right, and a sentence for each that is not."""
    source = nbformat.read(course / "source" / game / f"{game}-data.ipynb", as_version=4)
    solved = {
        cell.metadata.nbgrader.grade_id: cell.source
        for cell in source.cells
        if cell.metadata.get("nbgrader", {}).get("solution")
    }
    copies = _copies(game, solved)
    _nbgrader(course, "generate_assignment", game)
    handed = {name: _hand_in(course, game, name, copy) for name, copy in copies.items()}
    for name, copy in copies.items():
        said = _nbgrader(course, "validate", str(handed[name]))
        assert ("passes all the tests" in said) == (not copy.lost), name
    log = _nbgrader(course, "autograde", game, "--create")
    assert "partial credit" not in log
    _nbgrader(course, "export")
    graded = csv.DictReader((course / "grades.csv").read_text("utf-8").splitlines())
    marks = {each["student_id"]: float(each["score"]) for each in graded}
    assert marks == {name: len(solved) - len(copy.lost) for name, copy in copies.items()}
    _nbgrader(course, "generate_feedback", game)
    for name, copy in copies.items():
        feedback = (course / "feedback" / name / game / f"{game}-data.html").read_text("utf-8")
        told = feedback.count(f"</span>: {IN_ENGLISH.wrong}")
        assert told == (0 if None in copy.answers.values() else len(copy.lost)), name
