"""No reader's sentence stands in Python: sentences are messages of the catalogue."""

import ast
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import reefkit
from reefkit.text import ReefkitError
from tests.support.tree import ROOT
from tests.text.code_scan import sentences, sources

PACKAGE = Path(reefkit.__file__).parent
# Only programmers read this room's errors: it may import no room of ours, so neither `text`.
FOR_PROGRAMMERS = ("ecology/",)


def error_names() -> set[str]:
    """Return the names of all errors that readers see, from every module of the package."""
    for module in pkgutil.walk_packages([str(PACKAGE)], "reefkit."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = {ReefkitError}
    while True:
        more = found | {each for error in found for each in error.__subclasses__()}
        if more == found:
            return {each.__name__ for each in found}
        found = more


def error_names_alone() -> set[str]:
    """Ask a process of its own: a module of kernels changes what widgets do where it is imported."""
    code = f"from {__name__} import error_names; print(*error_names())"
    asked = [sys.executable, "-c", code]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return set(said.split())


def errors_given_texts(root: Path, names: set[str]) -> list[str]:
    """Return the places where such an error is made with a text instead of a message."""
    found = []
    for path, tree in sources(root):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            first = node.args[0]
            is_text = isinstance(first, ast.JoinedStr) or (
                isinstance(first, ast.Constant) and isinstance(first.value, str)
            )
            if name in names and is_text:
                found.append(f"{path.relative_to(root)}:{node.lineno}: {name}")
    return found


def test_no_sentence_stands_in_the_code() -> None:
    assert sentences(PACKAGE, FOR_PROGRAMMERS) == []


def test_no_error_that_readers_see_is_made_with_a_text() -> None:
    names = error_names_alone()
    assert {"ReefkitError", "TextError"} <= names
    assert errors_given_texts(PACKAGE, names) == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('print("This reef is full")', 1),
        ('label = f"Seat {name} may not do that now"', 1),
        ('"""A docstring has many words."""', 0),
        ('class A:\n    b = 1\n    """What b is, in words."""', 0),
        ('raise ValueError("only a programmer reads this")', 0),
        ('raise ValueError(f"only a programmer reads {this} here")', 0),
        ('raise TextError("a reader sees this one")', 1),
        ('query = "SELECT key FROM matches"  # no reader: SQL', 0),
        ('# no reader: SQL\nquery = "SELECT key FROM matches"', 0),
        ('query = "SELECT key FROM matches"', 1),
        ('message("reef-died", what="boulder-coral")', 0),
        ('x = "two words"', 0),
        ('x = "i,j->ij"', 0),
    ],
)
def test_the_scan_for_sentences_sees_what_it_should(
    tmp_path: Path, source: str, count: int
) -> None:
    (tmp_path / "a.py").write_text(dedent(source), encoding="utf-8")
    assert len(sentences(tmp_path)) == count
    assert sentences(tmp_path, ("a.py",)) == []


def test_the_scan_for_errors_sees_what_it_should(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        'raise TextError("x")\nraise text.TextError(f"{x}")\nraise TextError(m)', encoding="utf-8"
    )
    assert errors_given_texts(tmp_path, {"TextError"}) == ["a.py:1: TextError", "a.py:2: TextError"]
