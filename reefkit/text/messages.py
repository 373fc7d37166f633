"""`Message`: the id of a sentence with its named values, which code uses in place of text."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral, Real
from typing import TypeAlias, Union

import msgspec

Scalar: TypeAlias = Union[str, int, float, bool, "Message"]
Value: TypeAlias = Union[str, int, float, bool, "Message", Sequence[Scalar]]


class Message(msgspec.Struct, frozen=True):
    """A sentence before it is rendered; logs, events, rejections and errors have no other texts."""

    id: str  #: The message's id in the catalogues, or ``id.attribute`` for one of its attributes.
    #: Values by name: a text, a number, a boolean, another message (rendered first, in the same
    #: language, such as a name) or a list of these, which is joined as the language does ("a and
    #: b").
    values: dict[str, Value] = {}  # msgspec copies an empty default for each message


def message(identifier: str, /, **values: object) -> Message:
    """Make a message; numpy scalars and arrays become plain values, which a log can store.

    Raises
    ------
    TypeError
        If a value has an unsupported type, such as a set, a dictionary or None.

    Examples
    --------
    >>> message("reef-losses", count=2, organism=message("organism-boulder-coral")).id
    'reef-losses'
    """
    return Message(identifier, {name: plain(value) for name, value in values.items()})


def plain(value: object) -> Value:
    if isinstance(value, (str, bool, Message)):
        return _plain_scalar(value)
    to_list = getattr(value, "tolist", None)  # a numpy scalar or array
    if to_list is not None:
        value = to_list()
    if isinstance(value, (list, tuple)):
        return [_plain_scalar(each) for each in value]
    if isinstance(value, (set, frozenset)):
        # The order of a set differs from process to process; a log must be the same in all.
        raise TypeError("give a sentence a list, not a set: a set has no order")
    return _plain_scalar(value)


def _plain_scalar(value: object) -> Scalar:
    if isinstance(value, (bool, Message)):
        return value
    if isinstance(value, str):
        return str(value)  # a subclass, such as a numpy text, becomes a plain str
    to_plain = getattr(value, "item", None)
    if to_plain is not None:
        value = to_plain()
    if isinstance(value, bool):
        return value
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        return float(value)
    raise TypeError(f"no sentence can hold a {type(value).__name__}")
