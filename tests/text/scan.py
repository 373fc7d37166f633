"""What the tests of texts read in code, templates and messages."""

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment
from jinja2 import nodes as jinja

from reefkit import games


@dataclass(frozen=True)
class Maker:
    """A function that makes a message: its parameters, and its id of literal parts and parameters."""

    parameters: tuple[str, ...]
    parts: tuple[ast.expr, ...]
    passes_values: bool
    gives: frozenset[str] = frozenset()  # values that it gives itself


@dataclass(frozen=True)
class MessageCall:
    """One message that code makes: a whole id, or the beginning of one put together."""

    place: str
    id: str
    whole: bool
    values: frozenset[str] | None  # None where they cannot be read from the source


class Calls(NamedTuple):
    """All calls of a file, and those with arguments inside each of its functions."""

    path: Path
    all: tuple[ast.Call, ...]
    inside: tuple[tuple[ast.FunctionDef, tuple[ast.Call, ...]], ...]


@cache
def _calls(root: Path) -> tuple[Calls, ...]:
    """Return the calls of every file under a folder, which is walked once a process."""
    found = []
    for path, nodes in sources(root):
        functions = [each for each in nodes if isinstance(each, ast.FunctionDef)]
        inside = tuple((each, tuple(_with_arguments(each))) for each in functions)
        found.append(
            Calls(path, tuple(each for each in nodes if isinstance(each, ast.Call)), inside)
        )
    return tuple(found)


def _with_arguments(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and node.args:
            yield node


GAMES = tuple(each.parent.name for each in Path(games.__file__).parent.glob("*/__init__.py"))

BASE = {
    # The id of `message` is given by position only: no name of a value is kept from it.
    "message": Maker(("",), (ast.Name(""),), passes_values=True),
    "Message": Maker(("id", "values"), (ast.Name("id"),), passes_values=False),
}


@cache
def message_calls(root: Path) -> tuple[MessageCall, ...]:
    """Return every making of a message whose id, or its beginning, can be read from the source."""
    makers, inside_makers = _makers(root)
    calls = []
    for file in _calls(root):
        for node in file.all:
            if node not in inside_makers:
                place = f"{file.path.relative_to(root)}:{node.lineno}"
                for maker in _known(makers, file.path, called(node)):
                    calls += _read(node, maker, place)
    return tuple(calls)


def _makers(root: Path) -> tuple[dict[str, list[Maker]], set[ast.Call]]:
    """Return the makers by name, and the calls inside them: those of makers by makers too."""
    makers = {name: [maker] for name, maker in BASE.items()}
    inside: set[ast.Call] = set()
    while True:
        found = [
            (file.path, each) for file in _calls(root) for each in _making(file, makers, inside)
        ]
        if not found:
            return makers, inside
        for path, (function, call, maker) in found:
            inside.add(call)
            if function.name not in BASE:
                makers.setdefault(_named(path, function.name), []).append(maker)


def _named(path: Path, name: str) -> str:
    """Return by what a function is known.

    A private one, and how an object is made, is its own file's alone, a game's its own.
    """
    if name.startswith("_"):
        return f"{path}:{name}"
    return f"{_game(path)}:{name}" if _game(path) else name


def _game(path: Path) -> str:
    """Return the game in whose folder a file lies, empty for none: no game calls another's."""
    folders = path.parts[:-1]
    rooms = pairwise(folders)
    return next((name for room, name in rooms if room in {"games", "labs"} and name in GAMES), "")


def _known(makers: dict[str, list[Maker]], path: Path, name: str) -> list[Maker]:
    own = makers.get(_named(path, name), [])
    return own or makers.get(name, [])


def _making(
    file: Calls, makers: dict[str, list[Maker]], known: set[ast.Call]
) -> Iterator[tuple[ast.FunctionDef, ast.Call, Maker]]:
    """Yield functions with the call in which their parameters become an id, as a maker."""
    for function, calls in file.inside:
        parameters = _parameters(function)
        for call in calls:
            if call in known:
                continue
            for maker in _known(makers, file.path, called(call)):
                parts = _parts(maker, _given(call, maker))
                names = set().union(*map(_names, parts))
                if names and names <= set(parameters):
                    passes = function.args.kwarg is not None
                    own = {each.arg for each in call.keywords if each.arg} - set(maker.parameters)
                    yield function, call, Maker(parameters, parts, passes, maker.gives | own)


def _given(call: ast.Call, maker: Maker) -> dict[str | None, ast.expr]:
    given: dict[str | None, ast.expr] = dict(zip(maker.parameters, call.args, strict=False))
    return given | {each.arg: each.value for each in call.keywords if each.arg in maker.parameters}


def _parts(maker: Maker, given: dict[str | None, ast.expr]) -> tuple[ast.expr, ...]:
    """Return the parts of the id that a maker makes of what it is given."""
    parts: list[ast.expr] = []
    for part in maker.parts:
        inner = part.value if isinstance(part, ast.FormattedValue) else part
        source = given.get(inner.id, ast.Constant(None)) if isinstance(inner, ast.Name) else inner
        parts += source.values if isinstance(source, ast.JoinedStr) else [source]
    return tuple(parts)


def _parameters(function: ast.FunctionDef) -> tuple[str, ...]:
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return tuple(each.arg for each in arguments if each.arg != "self")


def _names(part: ast.expr) -> set[str | None]:
    """Return the name that stands for a part of an id, None for anything that is no name."""
    inner = part.value if isinstance(part, ast.FormattedValue) else part
    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
        return set()
    return {inner.id if isinstance(inner, ast.Name) else None}


def _read(node: ast.Call, maker: Maker, place: str) -> list[MessageCall]:
    given = _given(node, maker)
    values = _values(node, maker, given)
    written = [("", True)]
    for part in maker.parts:
        inner = part.value if isinstance(part, ast.FormattedValue) else part
        source = given.get(inner.id) if isinstance(inner, ast.Name) else inner
        written = [
            (text + more, whole)
            for text, complete in written
            for more, whole in (_written(source) if complete else [("", False)])
        ]
    put_together = any(isinstance(each, ast.JoinedStr) for each in given.values())
    return [
        MessageCall(place, text, whole, values)
        for text, whole in written
        if whole or text or put_together
    ]


def _written(node: ast.expr | None) -> list[tuple[str, bool]]:
    """Return what an expression can be, as far as the source says, and whether that is all of it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value, True)]
    if isinstance(node, ast.IfExp):
        return _written(node.body) + _written(node.orelse)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return [(str(node.values[0].value), False)]
    return [("", False)]


def _values(
    node: ast.Call, maker: Maker, given: dict[str | None, ast.expr]
) -> frozenset[str] | None:
    """Return the names of the values that a call gives, or None where the source does not say."""
    names = [each.arg for each in node.keywords if each.arg not in maker.parameters]
    if None in names or any(isinstance(each, ast.Starred) for each in node.args):
        return None
    if maker.passes_values:
        return maker.gives | {str(name) for name in names}
    values = given.get("values", ast.Dict([], [])) if maker is BASE["Message"] else None
    if not isinstance(values, ast.Dict):
        return None
    if not all(isinstance(key, ast.Constant) for key in values.keys):
        return None
    return frozenset(str(key.value) for key in values.keys if isinstance(key, ast.Constant))


# ---- Reading our own source: which texts stand in it, and which of them are sentences.
# Three words in a row are a sentence, or a part of one.
SENTENCE = re.compile(r"[A-Za-z']{2,}[,;:]? [A-Za-z']+[,;:]? [A-Za-z']{2,}")
# Says, with its reason, why a text of several words is none that a reader sees.
EXEMPT = "# no reader:"


@cache
def sources(root: Path) -> tuple[tuple[Path, tuple[ast.AST, ...]], ...]:
    """Return the nodes of every Python file under a folder, which is parsed once a process."""
    paths = sorted(root.rglob("*.py"))
    return tuple(
        (path, tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))) for path in paths
    )


def texts(root: Path) -> set[str]:
    """Return every text in the source that is no docstring: ids may stand in tables too."""
    found = set()
    for _, nodes in sources(root):
        documentation = _documentation(nodes)
        for node in nodes:
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text and node not in documentation:
                found.add(node.value)
    return found


def sentences_in_code(root: Path, leave_out: tuple[str, ...] = ()) -> list[str]:
    """Return every sentence that stands in the source where a reader could meet it.

    Left out are docstrings, what is raised for programmers (built-in errors), the given folders,
    and lines that say ``# no reader:`` and why.
    """
    found = []
    for path, nodes in sources(root):
        name = path.relative_to(root).as_posix()
        if name.startswith(leave_out):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        passed_over = _documentation(nodes) | _raised_for_programmers(nodes) | _inside_others(nodes)
        for node in nodes:
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


def _documentation(nodes: tuple[ast.AST, ...]) -> set[ast.AST]:
    """Return texts that stand alone as a statement: docstrings, of attributes too."""
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def _raised_for_programmers(nodes: tuple[ast.AST, ...]) -> set[ast.AST]:
    """Return all nodes inside the raising of a built-in error."""
    found: set[ast.AST] = set()
    for node in nodes:
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            error = getattr(builtins, called(node.exc), None)
            if isinstance(error, type) and issubclass(error, Exception):
                found |= set(ast.walk(node.exc))
    return found


def _inside_others(nodes: tuple[ast.AST, ...]) -> set[ast.AST]:
    """Return the pieces of texts with places, which are read whole."""
    joined = (node for node in nodes if isinstance(node, ast.JoinedStr))
    return {each for node in joined for each in node.values if isinstance(each, ast.Constant)}


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "0" for each in node.values]
        return "".join(str(part) for part in parts)
    return ""


# ---- Reading our own templates: which words stand in them, and which messages they say.
SPOKEN = {
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
    "label",
}
# Two letters in a row, or a lone word: signs such as × and − are none.
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {"Reefkit"}
# In expressions only ids, classes and file names stand, and all of these begin small.
SAID = re.compile(r"^[A-Z][a-z]+|[a-z]+[.,;:] [A-Za-z]|[.?!]$")
SILENT = {"style", "script"}
# What says a message in a template: as it is, or with the glossary's terms to be opened.
SAYING = {"t", "gloss"}
PLACE = re.compile(r"\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
ENVIRONMENT = Environment(autoescape=True)


@cache
def templates(root: Path) -> tuple[tuple[Path, str, jinja.Template], ...]:
    """Return every template under a folder, with its source and parsed; a folder is read once."""
    paths = sorted([*root.rglob("*.html"), *root.rglob("*.html.j2")])
    found = [(path, path.read_text(encoding="utf-8")) for path in paths]
    return tuple((path, source, ENVIRONMENT.parse(source)) for path, source in found)


def words(root: Path) -> list[str]:
    """Return every word of a template that a reader would see and no catalogue says."""
    found = []
    for path, source, tree in templates(root):
        reader = _CardRisks()
        # Lines stay as they are, so that a word can be found again.
        reader.feed(PLACE.sub(_blank, source))
        reader.close()
        told = reader.found + [
            (each.lineno, each.value)
            for each in tree.find_all(jinja.Const)
            if isinstance(each.value, str)
            and (SENTENCE.search(each.value) or SAID.search(each.value))
        ]
        name = path.relative_to(root).as_posix()
        found += [f"{name}:{line}: {text}" for line, text in sorted(told) if text not in NAMES]
    return found


def template_calls(root: Path) -> list[MessageCall]:
    """Return every message that a template says by ``t("…")`` or ``gloss``, as far as its id can be read."""
    return [
        MessageCall(f"{path.relative_to(root).as_posix()}:{call.lineno}", text, whole, values)
        for path, _, tree in templates(root)
        for call in tree.find_all(jinja.Call)
        if isinstance(call.node, jinja.Name) and call.node.name in SAYING and call.args
        for values in [None if call.dyn_kwargs else frozenset(each.key for each in call.kwargs)]
        for text, whole in _written_in(call.args[0])
        if text
    ]


def template_texts(root: Path) -> set[str]:
    """Return every text in the expressions of templates: ids may stand in lists too."""
    return {
        each.value
        for _, _, tree in templates(root)
        for each in tree.find_all(jinja.Const)
        if isinstance(each.value, str)
    }


def _blank(place: re.Match[str]) -> str:
    """Return what stands in for a place: a sign that is no letter for a value, else nothing."""
    return ("•" if place.group().startswith("{{") else " ") + "\n" * place.group().count("\n")


def _written_in(node: jinja.Node | None) -> Iterator[tuple[str, bool]]:
    """Return what an expression can be, as far as the template says, and whether that is all."""
    if isinstance(node, jinja.Const) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, jinja.CondExpr):
        yield from _written_in(node.expr1)
        yield from _written_in(node.expr2)
    elif isinstance(node, jinja.Or):
        yield from _written_in(node.left)
        yield from _written_in(node.right)
    elif isinstance(node, jinja.Concat):
        yield from ((text, False) for text, _ in _written_in(node.nodes[0]))


class _CardRisks(HTMLParser):
    """Collects the words between tags and in attributes that are spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, str]] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in SILENT
        for name, value in attrs:
            if name in SPOKEN and value and WORD.search(value):
                self.found.append((self.getpos()[0], value))

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in SILENT and self._silent > 0

    def handle_data(self, data: str) -> None:
        if not self._silent and WORD.search(data):
            self.found.append((self.getpos()[0], data.strip()))
