"""Arguments of the functions for notebooks, checked against what their signatures say."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from functools import wraps
from numbers import Integral, Real
from os import PathLike
from typing import Any, ParamSpec, TypeVar

from reefkit.match.errors import Rejection, reject
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
    of numpy and pandas are passed on as plain numbers, texts and lists. A package that the call
    needs and that is not installed is named in one sentence too.
    """
    signature = inspect.signature(function)
    parts = {
        name: [each.partition("[")[0] for each in str(parameter.annotation).split(" | ")]
        for name, parameter in signature.parameters.items()
    }

    @wraps(function)
    def checked(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        try:
            given = signature.bind(*args, **kwargs)
        except TypeError as error:
            raise _wrong_call(function.__name__, signature, args, kwargs) from error
        for name, value in given.arguments.items():
            if _KINDS.keys() >= {*parts[name]}:
                given.arguments[name] = plain = _plain(value)
                if not any(_is_of(plain, kind) for kind in parts[name]):
                    kind = "Path" if "Path" in parts[name] else parts[name][0]
                    refused = _wrong_argument(name, kind, value)
                    in_order = _in_order(signature)
                    if name not in in_order[: len(args)] or len(in_order) < 2:
                        raise refused
                    said, call = refused.message, function.__name__
                    raise reject("argument-order", said=said, call=call, takes=in_order)
        try:
            return function(*given.args, **given.kwargs)
        except ModuleNotFoundError as error:  # an environment of a course may have no pages
            call, package = function.__name__, error.name or str(error)
            raise reject("argument-package", call=call, package=package) from error

    return checked


def _in_order(signature: inspect.Signature) -> list[str]:
    given = signature.parameters.items()
    return [name for name, one in given if one.kind is one.POSITIONAL_OR_KEYWORD]


def _wrong_argument(name: str, kind: str, value: Any) -> Rejection:
    if kind == "Sequence" and isinstance(value, str):
        return reject("argument-bare", name=name, given=repr(value)[:40])
    return reject("argument", name=name, kind=kind, given=type(value).__name__)


def _wrong_call(
    name: str, signature: inspect.Signature, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Rejection:
    takes = signature.parameters
    if unknown := [each for each in kwargs if each not in takes]:
        return reject("call-unknown", name=name, given=unknown, takes=[*takes])
    in_order = _in_order(signature)
    given = {*in_order[: len(args)], *kwargs}
    needed = [each for each in in_order if takes[each].default is inspect.Parameter.empty]
    if missing := [each for each in needed if each not in given]:
        return reject("call-missing", name=name, needed=missing)
    return reject("call-by-name", name=name, most=len(in_order), takes=[*takes])


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


def _is_of(value: Any, kind: str) -> bool:
    if kind == "Sequence":
        is_list = isinstance(value, Sequence) and not isinstance(value, str | bytes)
        return is_list and all(isinstance(each, str | Real) for each in value)
    return isinstance(value, _KINDS[kind])
