"""The tree: lengths of functions, links, and one meaning for a class name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import NamedTuple

import pytest

from tests.support.families import each_case
from tests.support.tree import ROOT, project_files, text_of

LONGEST_FUNCTION = 60
# A longer one stands here with the reason why it is one piece.
LONG_FUNCTIONS: dict[str, str] = {}

CODE = tuple(path for path in project_files("*.py", "*.css", "*.js") if path.parts[0] != "tests")
PYTHON = tuple(path for path in CODE if path.suffix == ".py")


def _lines_of_code(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count a function's lines, its docstring apart: explaining is free."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function, clean=False) is not None:
        docstring = function.body[0]
        lines -= (docstring.end_lineno or docstring.lineno) - docstring.lineno + 1
    return lines


class _Module(NamedTuple):
    functions: dict[str, int]  #: Their lines, by name.
    classes: list[str]
    programs: list[str]  #: Strings that may be ones; what an f-string fills in is read as 0.


def _module(source: str) -> _Module:
    tree = ast.parse(source)
    found = _Module({}, [each.name for each in tree.body if isinstance(each, ast.ClassDef)], [])
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.functions[node.name] = _lines_of_code(node)
        elif isinstance(node, ast.JoinedStr | ast.Constant):
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            text = "".join(str(e.value) if isinstance(e, ast.Constant) else "0" for e in parts)
            found.programs.extend([text] * ("reefkit" in text and "import" in text))
    return found


@cache
def _modules() -> dict[Path, _Module]:
    return {path: _module(text_of(path)) for path in project_files("*.py")}


def test_there_is_code_to_judge():
    assert Path("reefkit/__init__.py") in PYTHON


def test_functions_are_short():
    long = {
        f"{path}:{name}": lines
        for path in PYTHON
        for name, lines in _modules()[path].functions.items()
        if lines > LONGEST_FUNCTION
    }
    assert {name: lines for name, lines in long.items() if name not in LONG_FUNCTIONS} == {}
    assert set(LONG_FUNCTIONS) <= set(long), "a function that is no longer long needs no reason"


def test_a_docstring_does_not_count_as_code():
    source = 'def one():\n    """Say.\n\n    More.\n    """\n    return 1\n'
    assert _module(source).functions == {"one": 2}


def _absent_in_programs(module: _Module) -> list[str]:
    """List the names of the package that a program in a string imports, reads or sets in vain."""
    names: list[str] = []
    for program in module.programs:
        try:
            nodes = list(ast.walk(ast.parse(program)))
        except SyntaxError:
            continue
        imported = {
            each.asname or each.name: f"{node.module}.{each.name}"
            for node in nodes
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith("reefkit.")
            for each in node.names
            if each.name != "*"
        }
        names += imported.values()
        names += [
            f"{imported[node.value.id]}.{node.attr}"
            for node in nodes
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in imported
        ]
    return [each for each in names if not _exists(each)]


def _exists(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def test_programs_in_strings_name_what_exists():
    """No linter reads them, and to set an absent name of a module changes nothing."""
    lines = ["import sys", "from reefkit.serve import kernels as k", "k.SECONDS_AWAY = {0}"]
    assert _absent_in_programs(_module(f"RUN = f{';'.join(lines)!r}")) == []
    lines[-1] = "k.SECONDS_ABSENT = 1"
    assert _absent_in_programs(_module(f"RUN = {';'.join(lines)!r}")) == [
        "reefkit.serve.kernels.SECONDS_ABSENT"
    ]
    found = {str(path): _absent_in_programs(each) for path, each in _modules().items()}
    assert {path: absent for path, absent in found.items() if absent} == {}


def test_nothing_reads_outside_the_project():
    # In pieces, so that this file does not find itself.
    outside = [".." + "/shared", *(f"/{folder}/" for folder in ("work", "opt", "root"))]
    pattern = re.compile("|".join(rf"(?<![\w.]){re.escape(place)}" for place in outside))
    texts = {str(path): text_of(path) for path in project_files()}
    near = {path: text for path, text in texts.items() if any(each in text for each in outside)}
    found = {path: pattern.findall(text) for path, text in near.items()}
    assert {path: places for path, places in found.items() if places} == {}


@each_case("name", ["reefkit", "lessons"])
def test_no_page_loads_from_outside(name: str):
    outside = re.compile(r"https?://(?:cdn|unpkg|fonts)\b")
    files = project_files(name)
    assert files
    assert [str(path) for path in files if outside.search(text_of(path))] == []


def test_notebooks_are_kept_without_outputs():
    kept = project_files("*.ipynb")
    assert [str(path) for path in kept if '"output_type"' in text_of(path)] == []


@pytest.mark.parametrize(
    "name", ["README.md", "CREDITS.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSES/README.md"]
)
def test_links_between_pages_lead_somewhere(name: str):
    page = ROOT / name
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text_of(Path(name)))
    assert [link for link in links if not (page.parent / link).exists()] == []


# ---- One word for each thing: what the page of house words says, and that class names mean one.
PAGE = (ROOT / "docs" / "contributors" / "words.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([a-z -]+) \| [^|]+ \| `(reefkit[\w.]+)` \|$", re.MULTILINE)
MOST_WORDS = 44
MOST_SHARED = 12

GAME = "a game's own of what every game has; nobody reads two of them at once"
LAB = "a lab's own of what every lab has; nobody reads two of them at once"
SHARED = {
    "Charts": LAB,
    "Content": GAME,
    "Facts": LAB,
    "InHand": LAB,
    "Numbers": GAME,
    "Options": GAME,
    "RulesFile": GAME,
    "Scene": LAB,
    "State": GAME,
    "Step": GAME,
    "Style": GAME,
}
"""Names of classes in several modules, each with the reason why it stays."""


def shared_names() -> dict[str, set[str]]:
    """Find the class names that several modules of the package define, with these modules."""
    places: dict[str, set[str]] = defaultdict(set)
    for path, module in _modules().items():
        for name in module.classes if path.parts[0] == "reefkit" else ():
            places[name].add(str(path))
    return {name: found for name, found in places.items() if len(found) > 1}


def test_a_class_name_means_one_thing():
    assert {name: at for name, at in shared_names().items() if name not in SHARED} == {}


def test_a_name_that_is_shared_no_more_needs_no_reason():
    assert set(SHARED) - set(shared_names()) == set()
    assert len(SHARED) <= MOST_SHARED


@each_case(("word", "home"), ROW.findall(PAGE))
def test_a_house_word_lives_where_the_page_says(word: str, home: str):
    assert word
    assert resolve_name(home) is not None


def test_the_words_can_be_learned():
    words = [word for word, _ in ROW.findall(PAGE)]
    assert len(words) == PAGE.count("\n| ") - 1 <= MOST_WORDS
    assert len(set(words)) == len(words)
