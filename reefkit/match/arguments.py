"""Arguments of the functions for notebooks, checked against what their signatures say."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import wraps
from numbers import Integral, Real
from os import PathLike
from typing import Any, ParamSpec, TypeVar

from reefkit.match.errors import reject
from reefkit.text import Catalogue

Given = ParamSpec("Given")
Result = TypeVar("Result")

_KINDS: dict[str, type | tuple[type, ...]] = {
    "int": Integral, "float": Real, "bool": bool, "str": str, "Path": (str, PathLike),
    "Mapping": Mapping, "Sequence": Sequence, "Catalogue": Catalogue, "Executor": Executor,
    "None": type(None),
}  # fmt: skip


def checks_arguments(function: Callable[Given, Result]) -> Callable[Given, Result]:
    """Let a function refuse an argument of a wrong type in one sentence.

    Checks parameters whose annotations consist of numbers, texts, lists, dictionaries, paths,
    catalogues and executors; the function itself checks others, such as a source of matches. Values
    of numpy and pandas are passed on as plain numbers, texts and lists.
    """
    signature = inspect.signature(function)
    parts = {
        name: [each.partition("[")[0] for each in str(parameter.annotation).split(" | ")]
        for name, parameter in signature.parameters.items()
    }

    @wraps(function)
    def checked(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        given = signature.bind(*args, **kwargs)
        for name, value in given.arguments.items():
            if _KINDS.keys() >= {*parts[name]}:
                given.arguments[name] = plain = _plain(value)
                if not any(_is_of(plain, kind) for kind in parts[name]):
                    kind = "Path" if "Path" in parts[name] else parts[name][0]
                    raise reject("argument", name=name, kind=kind, given=type(value).__name__)
        return function(*given.args, **given.kwargs)

    return checked


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


def _is_of(value: Any, kind: str) -> bool:
    if kind == "Sequence":
        is_list = isinstance(value, Sequence) and not isinstance(value, str | bytes)
        return is_list and all(isinstance(each, str | Real) for each in value)
    return isinstance(value, _KINDS[kind])
