"""Options as they are typed, ``key=value``, turned into what their structure holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from reefkit.serve.arguments import listed
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Message, message

_YES_OR_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def pairs_of(pairs: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(message("command-option-form", given=pair))
        if key.strip() in found:
            raise CommandError(message("command-twice", option=key.strip()))
        found[key.strip()] = value.strip()
    return found


def typed(shape: type, pairs: dict[str, str]) -> dict[str, Any]:
    structure = inspect.type_info(shape)
    if not isinstance(structure, inspect.StructType):
        raise TypeError("options are a structure")
    fields = {field.name: field.type for field in structure.fields}
    found = {}
    for name, text in pairs.items():
        if name not in fields:
            raise unknown("command-an-option", name, fields)
        try:
            found[name] = _value(fields[name], name, text)
        except (ValueError, msgspec.ValidationError) as error:
            raise CommandError(
                message(
                    "command-option-value",
                    option=name,
                    given=text,
                    expected=_expected(fields[name]),
                )
            ) from error
    return found


def _value(type_: inspect.Type, name: str, text: str) -> bool | int | str | tuple[str, ...]:
    if isinstance(type_, inspect.BoolType):
        if text.lower() not in _YES_OR_NO:
            raise ValueError(text)
        return _YES_OR_NO[text.lower()]
    if isinstance(type_, inspect.IntType):
        number = int(text) if len(text) <= 20 else None
        least, most = type_.ge, type_.le
        if number is None or (least is not None and number < least):
            raise ValueError(text)
        if most is not None and number > most:
            raise ValueError(text)
        return number
    if isinstance(type_, inspect.LiteralType):
        if text not in type_.values:
            raise ValueError(text)
        return text
    if isinstance(type_, inspect.StrType):
        return text
    return tuple(listed(name, text)) if text else ()


def _expected(type_: inspect.Type) -> Message:
    if isinstance(type_, inspect.BoolType):
        return message("command-true-or-false")
    if isinstance(type_, inspect.IntType):
        return message("command-whole-number", least=str(type_.ge), most=str(type_.le))
    if isinstance(type_, inspect.LiteralType):
        return message("command-one-of", known=[str(value) for value in type_.values])
    return message("command-names")
