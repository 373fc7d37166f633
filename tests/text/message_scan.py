"""Reading our own source: which messages it makes, and with which values.

A function that puts an id together from its own parameters, as ``reject("not-now")`` makes
``reject-not-now``, is a maker of messages: its calls are read as the messages they make.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from reefkit import games
from tests.text.code_scan import called, sources


@dataclass(frozen=True)
class Maker:
    """A function that makes a message: its parameters, and its id of literal parts and parameters."""

    parameters: tuple[str, ...]
    parts: tuple[ast.expr, ...]
    passes_values: bool


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
    for path, tree in sources(root):
        nodes = list(ast.walk(tree))
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
    """Return the makers that a call in a file can mean."""
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
                    yield function, call, Maker(parameters, parts, passes)


def _given(call: ast.Call, maker: Maker) -> dict[str | None, ast.expr]:
    """Return what a call gives for the maker's parameters."""
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
        return frozenset(str(name) for name in names)
    values = given.get("values", ast.Dict([], [])) if maker is BASE["Message"] else None
    if not isinstance(values, ast.Dict):
        return None
    if not all(isinstance(key, ast.Constant) for key in values.keys):
        return None
    return frozenset(str(key.value) for key in values.keys if isinstance(key, ast.Constant))
