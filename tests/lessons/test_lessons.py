"""Every lesson runs from its first cell to its last in a kernel of its own, in each of its languages."""

import ast
import re
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

import nbformat
import pytest
from bs4 import BeautifulSoup
from markupsafe import escape
from nbconvert import HTMLExporter
from playwright.sync_api import Page

import reefkit as rk
from reefkit.games.reef import content, match_text
from reefkit.labs.lesson import match_files
from reefkit.labs.lesson.lab import labs
from reefkit.match import save
from reefkit.serve.lesson_list import find_lessons
from reefkit.text import catalogue
from tests.support.effort import at_length
from tests.support.families import each_case
from tests.support.kernels import executed
from tests.support.tree import ROOT
from tests.text.test_spanish import ENGLISH_WORDS, FORMAL, NAMES

FOLDER = ROOT / "lessons"
LESSONS = sorted(FOLDER.rglob("*.ipynb"))
SPANISH = [path for path in LESSONS if "es" in path.relative_to(FOLDER).parts]
ENGLISH = [path for path in LESSONS if path not in SPANISH]
CHOSEN = 'import os\n\nos.environ["REEFKIT_LANGUAGE"] = "es"\n'
"""How the first cell of a Spanish notebook begins, if nothing else in it names a language."""
LABELS = {"title", "xlabel", "ylabel"}
"""What of code a reader sees on a chart."""
MOST_CODE_CELLS = 6
MOST_PIECES = 10
"""A lab notebook in steps has a cell for each piece of the page."""
MOST_EXERCISES = 15
DATA = [path for path in LESSONS if path.stem.endswith("-data")]
"""Notebooks with exercises: the students', and the teachers' with what is right."""
# The code of a Spanish one is held to be the English one's: one of them, read, stands for all.
AT_ONCE = [
    path
    for path in DATA
    if path.parent.name == "teachers" and (path in ENGLISH or path.stem == "reef-survivor-data")
]
IN_STEPS = [path for path in LESSONS if path.stem.endswith("-in-steps")]
LONGEST_CELL = 12


class Told(NamedTuple):
    """What every notebook of a language says in the same words."""

    hint: str
    wrong: str
    stub: str


IN_ENGLISH = Told("<summary>Hint</summary>", "Not yet.", "# your code here")
IN_SPANISH = Told("<summary>Pista</summary>", "Todavía no.", "# tu código aquí")


def told(path: Path) -> Told:
    return IN_SPANISH if path in SPANISH else IN_ENGLISH


def english(path: Path) -> Path:
    """Return the notebook of which one is a translation."""
    return FOLDER.joinpath(*(each for each in path.relative_to(FOLDER).parts if each != "es"))


def named(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def printed(notebook: nbformat.NotebookNode) -> list[str]:
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return ["".join(out.get("text", "") for out in cell.outputs) for cell in cells]


def test_there_is_a_lesson():
    assert LESSONS


@each_case("path", LESSONS, ids=named)
def test_a_lesson_is_a_narrative(path: Path):
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    prose = [cell for cell in notebook.cells if cell.cell_type == "markdown"]
    if path in DATA:
        solutions = [cell for cell in code if cell.metadata.get("nbgrader", {}).get("solution")]
        assert 10 <= len(solutions) <= MOST_EXERCISES
        assert sum(told(path).hint in cell.source for cell in prose) == len(solutions)
    else:
        assert 0 < len(code) <= (MOST_PIECES if path in IN_STEPS else MOST_CODE_CELLS)
        assert len(code) < len(prose)
    lines = [cell.source.removeprefix(CHOSEN).splitlines() for cell in code]
    assert all(len(each) <= LONGEST_CELL for each in lines)
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)


def test_the_lab_opens_in_a_notebook(kernel: None, tmp_path: Path):
    """The page is an output of widgets; what it looks like is for tests with a browser."""
    path = ROOT / "lessons" / "reef-survivor" / "reef-survivor.ipynb"
    notebook = executed(path, tmp_path)
    (shown,) = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    view = shown["data"]["application/vnd.jupyter.widget-view+json"]
    state = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    assert "rk-page" in state[view["model_id"]]["state"]["_dom_classes"]


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path,
            id=named(path),
            marks=() if path in ENGLISH or path.stem == "succession-in-steps" else at_length,
        )
        for path in IN_STEPS
    ],
)
def test_every_step_shows_its_piece(path: Path, kernel: None, tmp_path: Path):
    notebook = executed(path, tmp_path)
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    shown = [out for out in outputs if "data" in out]
    state = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    ids = [each["data"]["application/vnd.jupyter.widget-view+json"]["model_id"] for each in shown]
    assert len(set(ids)) == MOST_PIECES - 1
    assert all("rk-page-piece" in state[each]["state"]["_dom_classes"] for each in ids)
    speeches = [each["state"]["speech"] for each in state.values() if each["state"].get("speech")]
    assert {each["lang"] for each in speeches} == {"es" if path in SPANISH else "en"}


def test_a_saved_notebook_in_steps_is_exported_with_its_pictures(
    kernel: None, tmp_path: Path, jupyter_page: Page
):
    """As JupyterLab saves it, without the state of its widgets; printed, no picture is cut."""
    source = nbformat.read(FOLDER / "reef-survivor" / "reef-survivor-in-steps.ipynb", as_version=4)
    opened = next(cell for cell in source.cells if cell.id == "open")
    opened.source += '\nreef.controls.session.do("quick-start", {})'
    path = tmp_path / "steps.ipynb"
    nbformat.write(source, path)
    notebook = executed(path, tmp_path)
    del notebook.metadata["widgets"]
    html, _ = HTMLExporter().from_notebook_node(notebook)
    assert "Box(children" not in html
    exported = BeautifulSoup(html, "html.parser").select(".jp-OutputArea-output img")
    data = [str(each["src"]).removeprefix("data:image/svg+xml;base64,") for each in exported]
    pictures = [b64decode(each).decode() for each in data]
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", []) if "data" in out]
    sentences = [out["data"]["text/plain"] for out in outputs]
    assert len(pictures) == len(sentences) == MOST_PIECES - 1
    for picture, sentence in zip(pictures, sentences, strict=True):
        assert f"<title>{escape(sentence)}</title>" in picture
        assert "No match is open" not in sentence
    path.with_suffix(".html").write_text(html, encoding="utf-8")
    jupyter_page.set_viewport_size({"width": 698, "height": 1000})  # A4 within half an inch
    jupyter_page.goto(path.with_suffix(".html").as_uri(), wait_until="domcontentloaded")
    jupyter_page.emulate_media(media="print")
    images = jupyter_page.locator(".jp-OutputArea-output img").all()
    sides = [image.bounding_box() for image in images]
    room = jupyter_page.locator(".jp-OutputArea-output:has(img)").first.bounding_box()
    assert room is not None
    assert all(each and each["width"] <= room["width"] and each["height"] < 900 for each in sides)
    assert jupyter_page.pdf(format="A4").startswith(b"%PDF")


def test_every_game_has_its_notebooks():
    lessons = {each.lesson for each in labs().values()}
    assert {path.parent.name for path in IN_STEPS if path in ENGLISH} == lessons
    for folder in ("", "teachers/"):
        paths = {f"{name}/{folder}{name}-data.ipynb" for name in lessons}
        assert paths <= {path.relative_to(ROOT / "lessons").as_posix() for path in DATA}


def _cleared(source: str, words: Told) -> str:
    """Leave out what nbgrader leaves out: solutions, for which a comment stands, and hidden tests."""
    kinds = {"SOLUTION": words.stub, "HIDDEN TESTS": ""}
    for kind, stub in kinds.items():
        source = re.sub(f"### BEGIN {kind}\n.*?### END {kind}", stub, source, flags=re.DOTALL)
    return source.strip()


@pytest.mark.parametrize("path", [e for e in DATA if e.parent.name == "teachers"], ids=named)
def test_students_get_what_a_teacher_has_without_the_solutions(path: Path):
    theirs, ours = (
        nbformat.read(each, as_version=4)
        for each in (path, path.parent.parent / path.name)
    )  # fmt: skip
    cleared = [_cleared(cell.source, told(path)) for cell in theirs.cells]
    assert cleared == [cell.source for cell in ours.cells]
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
            id=named(path),
            marks=() if path in AT_ONCE else at_length,
        )
        for path in DATA
    ],
)
def test_a_data_notebook_runs_from_top_to_bottom(path: Path, kernel: None, tmp_path: Path):
    """Each solution passes its check; without one the check fails with a sentence.

    No check ends in a result of its own: nbgrader would take a number for points.
    """
    cells = executed(path, tmp_path, errors=True).cells
    checks = [cell for cell in cells if cell.metadata.get("nbgrader", {}).get("grade")]
    failed = [out for cell in checks for out in cell.outputs if out.output_type == "error"]
    assert len(failed) == (0 if path.parent.name == "teachers" else len(checks))
    assert {each.ename for each in failed} <= {"AssertionError"}
    assert all(each.evalue.startswith(told(path).wrong) for each in failed)
    kinds = {out.output_type for cell in checks for out in cell.outputs} - {"error"}
    assert kinds <= {"stream", "display_data"}
    code = [cell for cell in cells if cell.cell_type == "code" and cell not in checks]
    assert not [out for cell in code for out in cell.outputs if out.output_type == "error"]


@pytest.mark.parametrize("path", DATA, ids=named)
def test_a_data_notebook_needs_only_the_small_wheel(path: Path):
    """`reefkit-core` brings numpy and pandas, and no widgets."""
    code = "\n".join(
        each.source for each in nbformat.read(path, 4).cells if each.cell_type == "code"
    )
    asked = set[str]()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            asked |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            asked |= {f"{node.module}"}
    assert asked <= {"os", "numpy", "pandas", "reefkit", "reefkit.data_lab.series"}


class _Bare(ast.NodeTransformer):
    """Takes what a translation may change out of code: sentences, charts' labels, languages."""

    def visit_Assert(self, node: ast.Assert) -> ast.Assert:
        self.generic_visit(node)
        if isinstance(node.msg, ast.Constant):
            node.msg = None
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        node.keywords = [each for each in node.keywords if each.arg not in {*LABELS, "language"}]
        return node


def bare(source: str) -> str:
    """Return code as a translation leaves it; comments are none of it."""
    return ast.unparse(_Bare().visit(ast.parse(_renamed(source.removeprefix(CHOSEN)))))


def _renamed(source: str) -> str:
    """Give what a notebook names itself its English name."""
    alike = {IN_SPANISH.stub: IN_ENGLISH.stub, "mi-partida": "my-match", '"Roca ': '"Rock '}
    for ours, theirs in alike.items():
        source = source.replace(ours, theirs)
    return source


def spans(prose: str) -> set[str]:
    """Return the code that stands in sentences."""
    return set(re.findall(r"(?<!`)`([^`\n]+)`(?!`)", _renamed(prose)))


@pytest.mark.parametrize("path", SPANISH, ids=named)
def test_a_translated_notebook_is_the_same_in_other_words(path: Path):
    ours, theirs = (nbformat.read(each, as_version=4).cells for each in (path, english(path)))
    about = [[(c.id, c.cell_type, c.metadata) for c in cells] for cells in (ours, theirs)]
    assert about[0] == about[1]
    cells = list(zip(ours, theirs, strict=True))
    code = [(mine, its) for mine, its in cells if mine.cell_type == "code"]
    assert [bare(mine.source) for mine, _ in code] == [bare(its.source) for _, its in code]
    chosen = code[0][0].source.startswith(CHOSEN)
    assert chosen or all('language="es"' in mine.source for mine, _ in code)
    prose = [(mine.source, its.source) for mine, its in cells if mine.cell_type == "markdown"]
    assert [mine for mine, its in prose if not spans(its) <= spans(mine)] == []
    said = [mine for mine, _ in prose] + re.findall("#.*", "\n".join(m.source for m, _ in code))
    for each in said:
        words = NAMES.sub("", re.sub("```.*?```", "", each, flags=re.DOTALL))
        assert ENGLISH_WORDS.findall(words) + FORMAL.findall(each) == [], each
        assert each.count("?") == each.count("¿"), each


def test_no_solution_and_no_translation_is_served():
    published = {each.notebook for each in find_lessons(FOLDER)}
    for path in [*DATA, *SPANISH]:
        assert path.relative_to(FOLDER).as_posix() not in published


@pytest.mark.parametrize(("game", "language"), [("reef", "en"), ("succession", "es")])
def test_a_match_taken_into_a_notebook_opens_there(
    game: str, language: str, kernel: None, tmp_path: Path
):
    match = rk.play(game, seed=3)
    made = match_files.notebook_of(save.dump(match), catalogue(language))
    asked = 'rk.tables(match).keys(), str(rk.check("gamma", 99, match))'
    made = made.replace(b"rk.tables(match).keys()", asked.replace('"', '\\"').encode())
    path = tmp_path / "mine.ipynb"
    path.write_bytes(made)
    cells = executed(path, tmp_path).cells
    results = [out for cell in cells[2:] for out in cell.get("outputs", [])]
    shown = [out.data["text/plain"] for out in results]
    assert f"[{len(rk.presence(match))} rows x 8 columns]" in shown[0]
    assert "richness" in shown[1]
    assert all(name in shown[2] for name in match.game.readings)
    assert (IN_SPANISH if language == "es" else IN_ENGLISH).wrong in shown[2]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_match_of_bots_is_told_as_text(language: str, kernel: None, tmp_path: Path):
    """What the cells print is what the same match gives here."""
    path = FOLDER / "reef-survivor" / ("" if language == "en" else language) / "bots-play.ipynb"
    _, boards, tables, losses = printed(executed(path, tmp_path))
    bots = ["builder", "diversity-seeker", "specialist", "strategist"]
    match = match_text.play(bots, seed=1, language=language)
    assert boards.rstrip("\n") == match_text.boards(match, language).rstrip("\n")
    assert boards.count("fish " if language == "en" else "pez ") == 4
    assert match_text.scores(match, language) in tables
    assert match_text.diversity(match, language) in tables
    assert losses.rstrip("\n") == match_text.losses(match, language)
    assert len(losses.splitlines()) > 2


@each_case("path", LESSONS, ids=named)
def test_what_a_notebook_takes_from_reefkit_is_there(path: Path):
    """Read from the code: a name that has moved is found without a kernel."""
    cells = nbformat.read(path, as_version=4).cells
    tree = ast.parse("\n".join(cell.source for cell in cells if cell.cell_type == "code"))
    names: dict[str, object] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) and "reefkit" in ast.unparse(node):
            exec(ast.unparse(node), names)  # noqa: S102
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert node.value.id not in names or hasattr(names[node.value.id], node.attr), node.attr


def test_losses_add_up():
    match = match_text.play(["builder", "newcomer"], seed=2)
    counts = [int(line.split()[-1]) for line in match_text.losses(match).splitlines()[1:]]
    died = [e for e in match.events() if e.what.id in {"builder-died", "builder-ousted"}]
    assert counts == sorted(counts, reverse=True)
    assert sum(counts) == len(died) > 0
    assert len(counts) <= len(content.default().cards)
