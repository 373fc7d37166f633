"""The architecture page and the code agree: packages, decisions, and names in docstrings."""

import builtins
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

from tests.support.tree import project_files, text_of

PAGE = Path("docs/contributors/architecture.md")
DRAWING = Path("docs/_static/packages.svg")
CITATION = re.compile(
    r"architecture(?:\.md)?,\s+(?:#\s+)?decisions?\s+(?:#\s+)?(\d+(?:(?:, | and )\d+)*)"
)
DECISION = re.compile(r"^### (\d+)\. ", re.MULTILINE)
NAME = re.compile(r"(?<!`)`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)`(?!`)")
MODULES = project_files("reefkit/*.py")
OTHERS = {"rk", "concurrent", "futures", "Executor", "p_i", "uuid", "jupyter_client"}
"""Names that docstrings use of the standard library, of Jupyter, and in formulas."""


def layers() -> list[list[str]]:
    """Return the packages by layer, top first, as import-linter enforces them."""
    settings = tomllib.loads(text_of(Path("pyproject.toml")))["tool"]["importlinter"]
    (contract,) = [each for each in settings["contracts"] if each["id"] == "arrows"]
    return [re.findall(r"\w+", layer) for layer in contract["layers"]]


def test_every_cited_decision_exists():
    decisions = set(DECISION.findall(text_of(PAGE)))
    cited = {
        (str(path), number)
        for path in project_files("*.py", "*.md", "*.js", "*.toml")
        for numbers in CITATION.findall(text_of(path))
        for number in re.findall(r"\d+", numbers)
    }
    assert len(cited) > 20
    assert {each for each in cited if each[1] not in decisions} == set()


def test_no_other_plan_is_cited():
    word = "DESIGN" + ".md"
    assert [
        str(path) for path in project_files("reefkit", "tests", "docs") if word in text_of(path)
    ] == []


def test_page_and_drawing_have_the_packages_in_the_order_of_their_imports():
    enforced = layers()
    packages = {path.parts[1] for path in project_files("reefkit/*/*.py")}
    assert {name for layer in enforced for name in layer} == packages
    drawn = re.findall(r'class="name"[^>]*>(\w+)<', text_of(DRAWING))
    assert drawn == [name for layer in enforced for name in layer]
    heights = dict(zip(drawn, re.findall(r'y="(\d+)" class="name"', text_of(DRAWING)), strict=True))
    assert [len({heights[name] for name in layer}) for layer in enforced] == [1] * len(enforced)
    rows = re.findall(r"^\| (`.+?`) \| ", text_of(PAGE).split("## Six words")[0], re.MULTILINE)
    assert [re.findall(r"\w+", row) for row in rows] == enforced


def names_in(code: CodeType) -> Iterator[str]:
    """Yield every name and every short text that compiled code uses."""
    yield from (*code.co_names, *code.co_varnames, code.co_name)
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from names_in(each)
        else:
            yield from (
                text
                for text in (each if isinstance(each, tuple) else [each])
                if isinstance(text, str)
            )


def test_names_in_docstrings_and_comments_exist():
    """A backquoted name is a file, or a name that some module of the package defines or uses."""
    files = {path.name for path in project_files()}
    known = (
        OTHERS
        | set(dir(builtins))
        | {part for path in MODULES for part in path.with_suffix("").parts}
    )
    for path in MODULES:
        known |= set(names_in(compile(text_of(path), str(path), "exec")))
    stale = [
        f"{path}: {name}"
        for path in MODULES
        for name in NAME.findall(text_of(path))
        if name not in files and not {*name.split(".")} <= known
    ]
    assert stale == []
