"""What the controls of a page may do: names, typed values, and who carries them out.

A browser can send anything (DESIGN.md, decision 8): a name that is none, a value out of range, a
button that is not on the page. Each act declares its values as a struct; whatever does not fit is
refused with a sentence and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from reefkit.match.errors import reject

Handler = Callable[[Any, Any], None]


class Nothing(Struct, frozen=True):
    """The values of an act that takes none; what a browser adds is not read."""


class OpenedFile(Struct, frozen=True):
    """The values of an act that is given a file: its name and its bytes."""

    name: str = ""
    data: bytes = b""


class Acts:
    """The acts of one part of a page, by name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[type[Struct], Handler]] = {}

    def on(self, name: str, values: type[Struct] = Nothing) -> Callable[[Handler], Handler]:
        """Register what carries an act out: a function of the session and its decoded values."""

        def keep(handler: Handler) -> Handler:
            if name in self._known:
                raise ValueError(f"two acts are called {name}")  # no reader: a programmer's error
            self._known[name] = (values, handler)
            return handler

        return keep

    def include(self, *others: Acts) -> Acts:
        """Take over the acts of other parts, and give this registry."""
        for other in others:
            for name, (values, handler) in other._known.items():  # noqa: SLF001  # our own class
                self.on(name, values)(handler)
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all acts."""
        return tuple(self._known)

    def call(self, session: object, name: object, values: object, data: bytes | None) -> None:
        """Carry out what a browser asks for.

        Raises
        ------
        Rejection
            When there is no such act, or its values do not fit, or the rules do not allow it.
        """
        known = self._known.get(name) if isinstance(name, str) else None
        if known is None:
            raise reject("lab-no-such-act")
        wanted, handler = known
        given = dict(values) if isinstance(values, Mapping) else {}
        if wanted is OpenedFile:
            given = {"name": given.get("name", ""), "data": data or b""}
        try:
            decoded = msgspec.convert(given, wanted, strict=False)
        except msgspec.ValidationError as error:
            raise reject("lab-not-understood") from error
        handler(session, decoded)
