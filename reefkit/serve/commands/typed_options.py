"""Parsing options typed as ``key=value`` into the types of a struct's fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from reefkit.serve.arguments import listed
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Message, message

_YES_OR_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_ONE_VALUE = (inspect.IntType, inspect.LiteralType, inspect.StrType)


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


def typed(shape: type[msgspec.Struct], pairs: dict[str, str]) -> dict[str, Any]:
    fields = {field.name: field.type for field in msgspec.structs.fields(shape)}
    found: dict[str, Any] = {}
    for name, text in pairs.items():
        if name not in fields:
            raise unknown("command-an-option", name, fields)
        type_ = inspect.type_info(fields[name])
        try:
            if isinstance(type_, inspect.BoolType):
                found[name] = _YES_OR_NO[text.lower()]
            elif isinstance(type_, _ONE_VALUE):
                found[name] = msgspec.convert(text, fields[name], strict=False)
            else:
                found[name] = tuple(listed(name, text)) if text else ()
        except (KeyError, msgspec.ValidationError) as error:
            values = {"option": name, "given": text, "expected": _expected(type_)}
            raise CommandError(message("command-option-value", **values)) from error
    return found


def _expected(type_: inspect.Type) -> Message:
    if isinstance(type_, inspect.BoolType):
        return message("command-true-or-false")
    if isinstance(type_, inspect.IntType):
        return message("command-whole-number", least=str(type_.ge), most=str(type_.le))
    if isinstance(type_, inspect.LiteralType):
        return message("command-one-of", known=[str(value) for value in type_.values])
    return message("command-names")
