"""Reading our own source: which texts stand in it, and which of them are sentences."""

import ast
import builtins
import re
from functools import cache
from pathlib import Path

# Three words in a row are a sentence, or a part of one.
SENTENCE = re.compile(r"[A-Za-z']{2,}[,;:]? [A-Za-z']+[,;:]? [A-Za-z']{2,}")
# Says, with its reason, why a text of several words is none that a reader sees.
EXEMPT = "# no reader:"


@cache
def sources(root: Path) -> tuple[tuple[Path, ast.Module], ...]:
    """Return every Python file under a folder, parsed; a folder is read once a process."""
    paths = sorted(root.rglob("*.py"))
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def texts(root: Path) -> set[str]:
    """Return every text in the source that is no docstring: ids may stand in tables too."""
    found = set()
    for _, tree in sources(root):
        documentation = _documentation(tree)
        for node in ast.walk(tree):
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text and node not in documentation:
                found.add(node.value)
    return found


def sentences(root: Path, leave_out: tuple[str, ...] = ()) -> list[str]:
    """Return every sentence that stands in the source where a reader could meet it.

    Left out are docstrings, what is raised for programmers (built-in errors), the given folders,
    and lines that say ``# no reader:`` and why.
    """
    found = []
    for path, tree in sources(root):
        name = path.relative_to(root).as_posix()
        if name.startswith(leave_out):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        passed_over = _documentation(tree) | _raised_for_programmers(tree) | _inside_others(tree)
        for node in ast.walk(tree):
            if node in passed_over or not (text := _text(node)) or not SENTENCE.search(text):
                continue
            first, last = node.lineno, node.end_lineno or node.lineno  # type: ignore[attr-defined]
            if not any(EXEMPT in line for line in lines[max(0, first - 2) : last]):
                found.append(f"{name}:{first}: {text}")
    return sorted(set(found))


def called(node: ast.Call) -> str:
    """Return the name of the function or method that is called."""
    function = node.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _documentation(tree: ast.Module) -> set[ast.AST]:
    """Return texts that stand alone as a statement: docstrings, of attributes too."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def _raised_for_programmers(tree: ast.Module) -> set[ast.AST]:
    """Return all nodes inside the raising of a built-in error."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            error = getattr(builtins, called(node.exc), None)
            if isinstance(error, type) and issubclass(error, Exception):
                found |= set(ast.walk(node.exc))
    return found


def _inside_others(tree: ast.Module) -> set[ast.AST]:
    """Return the pieces of texts with places, which are read whole."""
    joined = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    return {each for node in joined for each in node.values if isinstance(each, ast.Constant)}


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "0" for each in node.values]
        return "".join(str(part) for part in parts)
    return ""
