"""The acts of a page: what its controls may do.

A browser can send anything (architecture.md, decision 8): an unknown name, a value out of range, a
button that is not on the page. What it sends is checked against the signature of the act; whatever
does not fit is refused with a sentence and changes nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Struct

from reefkit.match.errors import reject

Act = TypeVar("Act", bound=Callable[..., None])


class OpenedFile(Struct, frozen=True):
    """A file that a reader opened: its name and its bytes."""

    name: str = ""
    data: bytes = b""


class Acts:
    """The acts of one part of a page, by name.

    An act is a function of a session and of the values that its control sends, which msgspec
    converts to the types of its parameters. A parameter ``id_`` takes the value ``id``; one of type
    `OpenedFile` takes the file that was opened.
    """

    def __init__(self) -> None:
        self._known: dict[str, Callable[..., None]] = {}

    def on(self, name: str) -> Callable[[Act], Act]:
        """Have a function carry out the act of a name."""

        def keep(act: Act) -> Act:
            self._keep(name, act)
            return act

        return keep

    def _keep(self, name: str, act: Callable[..., None]) -> None:
        if name in self._known:
            raise ValueError(f"two acts are called {name}")  # no reader: a programmer's error
        self._known[name] = act

    def include(self, *others: Acts) -> Acts:
        """Take in the acts of other parts."""
        for other in dict.fromkeys(others):  # several parts may share theirs
            for name, act in other._known.items():  # noqa: SLF001  # our own class
                self._keep(name, act)
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """What the acts are called."""
        return tuple(self._known)

    def call(self, session: object, name: object, values: object, data: bytes | None) -> None:
        """Carry out what a browser asks for.

        Raises
        ------
        Rejection
            When there is no such act, or its values do not fit, or the rules do not allow it.
        """
        act = self._known.get(name) if isinstance(name, str) else None
        if act is None:
            raise reject("lab-no-such-act")
        given = dict(values) if isinstance(values, Mapping) else {}
        wanted = values_of(act)
        for file in _files_of(wanted):
            given[file] = {"name": given.get("name", ""), "data": data or b""}
        try:
            decoded = msgspec.convert(given, wanted, strict=False)
        except msgspec.ValidationError as error:
            raise reject("lab-not-understood") from error
        act(session, **msgspec.structs.asdict(decoded))


@cache
def values_of(act: Callable[..., object], *, only: bool = False) -> type[Struct]:
    """Make the type of the values that a function takes after its first argument.

    ``only`` refuses values that the function does not take.
    """
    values = list(inspect.signature(act).parameters.values())[1:]
    return msgspec.defstruct(
        act.__name__.strip("_"),
        [
            (each.name, each.annotation)
            if each.default is each.empty
            else (each.name, each.annotation, each.default)
            for each in values
        ],
        module=act.__module__,
        forbid_unknown_fields=only,
        rename=lambda name: name.removesuffix("_"),
    )


@cache
def _files_of(values: type[Struct]) -> tuple[str, ...]:
    fields = msgspec.structs.fields(values)
    return tuple(each.encode_name for each in fields if each.type is OpenedFile)
