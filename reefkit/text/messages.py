"""An id with named values: what code says instead of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral, Real
from typing import TypeAlias, Union

import msgspec

Scalar: TypeAlias = Union[str, int, float, bool, "Message"]
Value: TypeAlias = Union[str, int, float, bool, "Message", Sequence[Scalar]]


class Message(msgspec.Struct, frozen=True):
    """A sentence not yet said: logs, events, rejections and errors carry this and never prose."""

    id: str  #: The message's id in the catalogues, or ``id.attribute`` for one of its attributes.
    #: What the sentence speaks of, by name. A value is a text, a number, a yes or no, another
    #: message (rendered first, in the same language: this is how names travel) or a list of these,
    #: which is read out as a list of the language.
    values: dict[str, Value] = {}  # msgspec copies an empty default for each message


def message(identifier: str, /, **values: object) -> Message:
    """Make a message, turning numpy's scalars and arrays into what a log can store.

    Returns
    -------
    Message
        The message with plain values only.

    Raises
    ------
    TypeError
        When a value is of a kind that no sentence can hold.

    Examples
    --------
    >>> message("reef-losses", count=2, organism=message("organism-boulder-coral")).id
    'reef-losses'
    """
    return Message(identifier, {name: plain(value) for name, value in values.items()})


def plain(value: object) -> Value:
    if isinstance(value, (str, bool, Message)):
        return _plain_scalar(value)
    to_list = getattr(value, "tolist", None)  # numpy's scalars and arrays alike
    if to_list is not None:
        value = to_list()
    if isinstance(value, (list, tuple)):
        return [_plain_scalar(each) for each in value]
    if isinstance(value, (set, frozenset)):
        # A set's order differs from process to process, and a log must not.
        raise TypeError("give a sentence a list, not a set: a set has no order")
    return _plain_scalar(value)


def _plain_scalar(value: object) -> Scalar:
    if isinstance(value, (bool, Message)):
        return value
    if isinstance(value, str):
        return str(value)  # numpy's text and other kinds of text become plain
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
