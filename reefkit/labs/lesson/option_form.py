"""The options of a game as a form, read from the type of the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import (
    Any,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, type_info

from reefkit.labs.lesson.content import own_of
from reefkit.labs.setting import How, OptionChoice
from reefkit.match.codec import to_plain
from reefkit.match.errors import reject
from reefkit.match.game import Plain
from reefkit.text import Catalogue
from reefkit.text.typed_number import only_number

MOST_STEPS = 12
"""A number with at most this many values is chosen from a list, others are typed."""


def _nothing(_name: str) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class OptionSet:
    """The options of a game, and how a form shows them."""

    game: str
    in_force: Callable[[], Struct]  #: Returns the default options, as the content sets them.
    #: Names of options that classes change most, in the order of the form; others are folded away.
    for_classes: tuple[str, ...] = ()
    at_the_desk: tuple[str, ...] = ()  #: Names of options that only the teacher's desk sets.
    #: Returns the values to choose from, by name of an option that takes several at once.
    several: Callable[[str], tuple[str, ...]] = _nothing
    #: Returns the label of a value of such an option. Arguments: catalogue, option, value.
    labels: Callable[[Catalogue, str, str], str] = field(default=lambda _say, _option, each: each)

    def defaults(self) -> Plain:
        plain: Plain = to_plain(self.in_force())
        return plain

    @property
    def type(self) -> type[Struct]:
        return type(self.in_force())

    def check(self, name: str, value: object) -> object:
        """Convert an option's value sent by a browser.

        Raises
        ------
        Rejection
            If there is no such option, or the value is invalid.
        """
        known = {each.name: each.type for each in msgspec.structs.fields(self.type)}
        if name not in known:
            raise reject("lab-not-understood")
        if isinstance(value, str) and isinstance(type_info(known[name]), IntType):
            value = only_number(value)
        try:
            return msgspec.to_builtins(msgspec.convert(value, known[name], strict=False))
        except msgspec.ValidationError as error:
            raise reject("new-option") from error

    def choices(self, say: Catalogue, now: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
        """Return every option that the desk does not set: those in `for_classes`, then the others.

        `now`: The values chosen, by option.
        """
        fields = {each.name: each.type for each in getattr(type_info(self.type), "fields", ())}
        order = [*self.for_classes, *(each for each in fields if each not in self.for_classes)]
        return tuple(
            self._choice(say, name, fields[name], now[name])
            for name in order
            if name not in self.at_the_desk
        )

    def _choice(
        self, say: Catalogue, name: str, kind: msgspec.inspect.Type, now: object
    ) -> OptionChoice:
        slug = name.replace("_", "-")
        how, values, least, most = self._shape(say, name, kind)
        return OptionChoice(
            name=name,
            title=say.render(own_of(say, self.game, "option", slug)),
            about=say.render(own_of(say, self.game, "option", f"{slug}.about")),
            how=how,
            values=values,
            # The page compares texts, except for switches and options with several values.
            now=str(now) if how == "choice" else now,
            least=least,
            most=most,
            folded=name not in self.for_classes,
        )

    def _shape(
        self, say: Catalogue, name: str, kind: msgspec.inspect.Type
    ) -> tuple[How, tuple[tuple[str, str], ...], int, int]:
        if isinstance(kind, BoolType):
            return "switch", (), 0, 0
        if isinstance(kind, LiteralType):
            written = get_args(get_type_hints(self.type)[name])  # in order; msgspec sorts them
            slug = name.replace("_", "-")
            shape = (
                (str(v), say.render(own_of(say, self.game, "option", f"{slug}-{v}")))
                for v in written
            )
            return "choice", tuple(shape), 0, 0
        if isinstance(kind, IntType):
            least, most = kind.ge or 0, kind.le or 0
            if most - least < MOST_STEPS:
                numbers = range(least, most + 1)
                return "choice", tuple((str(n), str(n)) for n in numbers), 0, 0
            return "number", (), least, most
        held = self.several(name)
        return "several", tuple((each, self.labels(say, name, each)) for each in held), 0, 0
