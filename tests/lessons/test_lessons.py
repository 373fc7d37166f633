"""Every lesson runs from its first cell to its last in a kernel of its own."""

import re
from pathlib import Path

import nbformat
import pytest

import reefkit as rk
from reefkit.games.reef import content, terminal
from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.lab import labs
from reefkit.match import save
from reefkit.serve.pages import find_lessons
from reefkit.text import catalogue
from tests.support.effort import at_length
from tests.support.kernels import executed
from tests.support.tree import ROOT

LESSONS = sorted((ROOT / "lessons").rglob("*.ipynb"))
MOST_CODE_CELLS = 6
MOST_PIECES = 10
"""A lab notebook in steps has a cell for each piece of the page."""
MOST_EXERCISES = 15
DATA = [path for path in LESSONS if path.stem.endswith("-data")]
"""Notebooks with exercises: the students', and the teachers' with what is right."""
IN_STEPS = [path for path in LESSONS if path.stem.endswith("-in-steps")]
LONGEST_CELL = 12


def printed(notebook: nbformat.NotebookNode) -> list[str]:
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return ["".join(out.get("text", "") for out in cell.outputs) for cell in cells]


def test_there_is_a_lesson():
    assert LESSONS


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_is_a_narrative(path: Path):
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    told = [cell for cell in notebook.cells if cell.cell_type == "markdown"]
    if path in DATA:
        solutions = [cell for cell in code if cell.metadata.get("nbgrader", {}).get("solution")]
        assert 10 <= len(solutions) <= MOST_EXERCISES
        assert sum("<summary>Hint</summary>" in cell.source for cell in told) == len(solutions)
    else:
        assert 0 < len(code) <= (MOST_PIECES if path in IN_STEPS else MOST_CODE_CELLS)
        assert len(code) < len(told)
    assert all(len(cell.source.splitlines()) <= LONGEST_CELL for cell in code)
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)


def test_the_lab_opens_in_a_notebook(
    kernel: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The page is an output of widgets; what it looks like is for tests with a browser."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = ROOT / "lessons" / "reef-survivor" / "reef-survivor.ipynb"
    notebook = executed(path, tmp_path)
    (shown,) = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    view = shown["data"]["application/vnd.jupyter.widget-view+json"]
    state = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    assert "rk-page" in state[view["model_id"]]["state"]["_dom_classes"]


@pytest.mark.parametrize("path", IN_STEPS, ids=lambda path: path.stem)
def test_every_step_shows_its_piece(
    path: Path, kernel: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    notebook = executed(path, tmp_path)
    shown = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    state = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    ids = [each["data"]["application/vnd.jupyter.widget-view+json"]["model_id"] for each in shown]
    assert len(set(ids)) == MOST_PIECES - 1
    assert all("rk-page-piece" in state[each]["state"]["_dom_classes"] for each in ids)


def test_every_game_has_its_notebooks():
    lessons = {each.lesson for each in labs().values()}
    assert {path.parent.name for path in IN_STEPS} == lessons
    for folder in ("", "teachers/"):
        paths = {f"{name}/{folder}{name}-data.ipynb" for name in lessons}
        assert paths <= {path.relative_to(ROOT / "lessons").as_posix() for path in DATA}


def _cleared(source: str) -> str:
    """Leave out what nbgrader leaves out: solutions, for which a comment stands, and hidden tests."""
    kinds = {"SOLUTION": "# your code here", "HIDDEN TESTS": ""}
    for kind, stub in kinds.items():
        source = re.sub(f"### BEGIN {kind}\n.*?### END {kind}", stub, source, flags=re.DOTALL)
    return source.strip()


@pytest.mark.parametrize("path", [each for each in DATA if each.parent.name == "teachers"], ids=str)
def test_students_get_what_a_teacher_has_without_the_solutions(path: Path):
    theirs, ours = (
        nbformat.read(each, as_version=4)
        for each in (path, path.parent.parent / path.name)
    )  # fmt: skip
    assert [_cleared(cell.source) for cell in theirs.cells] == [c.source for c in ours.cells]
    assert [cell.metadata for cell in theirs.cells] == [cell.metadata for cell in ours.cells]
    assert not any("### " in cell.source for cell in ours.cells if cell.cell_type == "code")
    marked = [cell.metadata.nbgrader for cell in ours.cells if "nbgrader" in cell.metadata]
    ids = [each.grade_id for each in marked]
    assert len(set(ids)) == len(ids) == 2 * sum(each.grade for each in marked)
    assert all(each.schema_version == 3 and each.solution != each.grade for each in marked)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path,
            id=f"{path.parent.name}-{path.stem}",
            marks=() if path.parent.name == "teachers" else at_length,
        )
        for path in DATA
    ],
)
def test_a_data_notebook_runs_from_top_to_bottom(path: Path, kernel: None, tmp_path: Path):
    """Each solution passes its hidden test; without them the cells say what to look at."""
    cells = executed(path, tmp_path).cells
    shown = " ".join(out.get("text", "") + str(out.get("data", "")) for cell in cells
                     for out in cell.get("outputs", []))  # fmt: skip
    assert ("Not yet." in shown) == (path.parent.name != "teachers")


def test_no_solution_is_served():
    published = {each.notebook for each in find_lessons(ROOT / "lessons")}
    for path in DATA:
        assert path.relative_to(ROOT / "lessons").as_posix() not in published


@pytest.mark.parametrize("game", ["reef", "succession"])
def test_a_match_taken_into_a_notebook_opens_there(game: str, kernel: None, tmp_path: Path):
    match = rk.play(game, seed=3)
    made = match_setup.notebook_of(save.dump(match), catalogue())
    path = tmp_path / "mine.ipynb"
    path.write_bytes(made)
    cells = executed(path, tmp_path).cells
    shown = [out.data["text/plain"] for cell in cells for out in cell.get("outputs", [])]
    assert f"[{len(rk.presence(match))} rows x 8 columns]" in shown[0]
    assert "richness" in shown[1]
    assert all(name in shown[2] for name in match.game.readings)


def test_a_match_of_bots_is_told_as_text(kernel: None, tmp_path: Path):
    """What the cells print is what the same match gives here."""
    path = ROOT / "lessons" / "reef-survivor" / "bots-play.ipynb"
    _, boards, tables, losses = printed(executed(path, tmp_path))
    match = terminal.play(["builder", "diversity-seeker", "specialist", "strategist"], seed=1)
    assert boards.rstrip("\n") == terminal.boards(match).rstrip("\n")
    assert boards.count("fish ") == 4
    assert terminal.scores(match) in tables
    assert terminal.diversity(match) in tables
    assert losses.rstrip("\n") == terminal.losses(match)
    assert len(losses.splitlines()) > 2


def test_losses_add_up():
    match = terminal.play(["builder", "newcomer"], seed=2)
    counts = [int(line.split()[-1]) for line in terminal.losses(match).splitlines()[1:]]
    died = [e for e in match.events() if e.what.id in {"builder-died", "builder-ousted"}]
    assert counts == sorted(counts, reverse=True)
    assert sum(counts) == len(died) > 0
    assert len(counts) <= len(content.default().cards)
