"""One language or reading level, and the one function that renders messages in it.

A catalogue finds its messages in the ``.ftl`` files of a folder, parses a message when it is first
rendered, and converts its values for Fluent. Rendered sentences are cached.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, cached_property, partial, wraps
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, TypeVar, cast

from babel.lists import format_list
from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNumber, fluent_number
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from reefkit.text.fluent_values import (
    HYPHEN,
    LARGEST_NUMBER,
    Gendered,
    capitalised,
    common_gender,
    gender_of,
    mark,
    number_message,
    shortened,
)
from reefkit.text.languages import BASE_LOCALE, GROUPED_FROM, LANGUAGE_VARIABLE, chain, language
from reefkit.text.languages import CATALOGUES as _CATALOGUES
from reefkit.text.layout import for_terminal
from reefkit.text.messages import Message, Value, message, plain
from reefkit.text.pseudo import PSEUDO_LOCALE, pseudo_join, pseudo_resource
from reefkit.text.references import VariableNames, parsed
from reefkit.text.sentence_cache import CatalogueSentences

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class ReefkitError(Exception):
    """Base class of the project's errors, whose text is a message of the catalogue.

    A page renders `message` in its reader's language; ``str(error)`` renders it in the language of
    the environment (`words_of`), for terminals and tracebacks, without what these would obey.
    """

    message: Message

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        try:
            return for_terminal(words_of().render(self.message))
        except ReefkitError:  # a teacher's texts are broken, or there is no such language
            with suppress(ReefkitError):
                plainly = Catalogue(BASE_LOCALE, _ours(BASE_LOCALE)).render(self.message)
                return for_terminal(plainly)
            return repr(self.message)


class TextError(ReefkitError):
    """An unreadable catalogue, an unknown locale or a message that cannot be rendered."""


# Replaces an empty value, to find out whether its sentence shows it.
_SLOT = "\ufffc"


class WordFault(Exception):  # noqa: N818  # named like `StoreFault`
    """A sentence would show a word of the program, such as ``None``, or an empty value."""


# Bytes. Far above the size of a room's or game's catalogue.
LARGEST_FILE = 1_000_000


# In a Fluent file only a message or a term begins a line in this way.
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Source:
    """One catalogue file.

    Parameters
    ----------
    file
        Name of the file in error messages.
    text
        Its text, with line feeds as the only line ends.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text

    @cached_property
    def parts(self) -> Mapping[str, str]:
        """Unparsed text of each message and term, by id; ids of terms begin with a hyphen."""
        found = list(_ENTRY.finditer(self.text))
        bounds = pairwise([*(each.start() for each in found), len(self.text)])
        return {
            each[1]: self.text[start:end] for each, (start, end) in zip(found, bounds, strict=True)
        }

    @cached_property
    def resource(self) -> ast.Resource:
        try:
            resource = FluentParser().parse(self.text)
        except RecursionError as error:
            raise TextError(message("text-too-deep", file=self.file)) from error
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise _malformed(entry, self.text, self.file)
        return resource

    def entries(self) -> Iterator[ast.Message | ast.Term]:
        yield from _entries(self.resource)


def _entries(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    for entry in resource.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            yield entry


def read_folder(folder: Path, label: str) -> list[Source]:
    """Return the catalogue files in a folder, sorted by name; empty if there is no such folder.

    Raises
    ------
    TextError
        If a file cannot be read, is too large, or is not UTF-8.
    """
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.iterdir() if path.suffix == ".ftl")
    return [read_file(path, f"{label}/{path.name}") for path in paths]


def read_file(path: Path, label: str) -> Source:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise TextError(message("text-unreadable", file=label)) from error
    if len(data) > LARGEST_FILE:
        raise TextError(message("text-too-large", file=label, limit=LARGEST_FILE))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TextError(message("text-not-unicode", file=label, line=line)) from error
    # The parser accepts only line feeds as line ends.
    return Source(label, text.replace("\r\n", "\n").replace("\r", "\n"))


def _malformed(junk: ast.Junk, text: str, label: str) -> TextError:
    annotation = junk.annotations[0]
    at = annotation.span.start if annotation.span is not None else 0
    wanted = next((str(each) for each in annotation.arguments or [] if each), "")
    return TextError(
        message(
            "text-malformed",
            file=label,
            line=text.count("\n", 0, at) + 1,
            code=annotation.code or "",
            wanted=wanted,
        )
    )


def refuse_faults(sources: Sequence[Source]) -> None:
    """Check that the files of one locale are valid and define every id only once.

    Raises
    ------
    TextError
        If a file is malformed, or an id is defined twice, so that one text would never be shown.
    """
    seen: dict[tuple[type, str], str] = {}
    for source in sources:
        for entry in source.entries():
            key = (type(entry), entry.id.name)
            if key in seen:
                raise TextError(
                    message("text-repeated", id=entry.id.name, file=source.file, other=seen[key])
                )
            seen[key] = source.file


# Levels of messages within messages. Names in lists in reasons need three; the limit guards against
# values made to exhaust the stack.
_DEEPEST = 8
# Spanish words before which "y" becomes "e".
_SOUNDS_LIKE_Y = re.compile("h?[ií](?![aeo])", re.IGNORECASE)
# Attribute of a name's message with its grammatical gender.
_GENDER = "gender"


CONTENT_VARIABLE = "REEFKIT_CONTENT"
"""Environment variable with the folder of a teacher's own content and texts."""
_own_folder = Path(os.environ[CONTENT_VARIABLE]) if os.environ.get(CONTENT_VARIABLE) else None


def own_folder() -> Path | None:
    return _own_folder


def use_content(folder: str | Path | None) -> None:
    """Use a teacher's folder over the packaged one (None: no folder), here and in child processes.

    What was read before is unchanged: a match keeps its content, a page its catalogue.

    Raises
    ------
    TextError
        If there is no such folder.
    """
    global _own_folder  # noqa: PLW0603  # one process has one content, as it has one environment
    try:
        found = None if folder is None else Path(folder).expanduser().resolve()
        is_there = found is None or found.is_dir()
    except (OSError, RuntimeError, ValueError):  # a name that no folder has
        is_there = False
    if not is_there:
        raise TextError(message("text-no-overlay", folder=str(folder)))
    _own_folder = found
    if found is None:
        os.environ.pop(CONTENT_VARIABLE, None)
    else:
        os.environ[CONTENT_VARIABLE] = str(found)


Given = ParamSpec("Given")
Made = TypeVar("Made")


def once(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """Cache the results of a function that reads content, separately for each `own_folder`."""

    @cache
    def kept(_folder: Path | None, *given: Any, **named: Any) -> Made:  # noqa: ANN401
        return make(*given, **named)

    @wraps(make)
    def found(*given: Given.args, **named: Given.kwargs) -> Made:
        return kept(_own_folder, *given, **named)  # type: ignore[arg-type]

    return found


def catalogue(locale: str = BASE_LOCALE, overlay: Path | None = None) -> Catalogue:
    """Return the catalogue of a locale, with a teacher's messages over the packaged ones.

    Parameters
    ----------
    locale
        A language, or a language and a reading level: ``en``, ``en-simple``, ``es``, ``es-simple``;
        messages that it lacks are those of its chain (`reefkit.text.languages.chain`). ``x-pseudo``
        is made from ``en``. An overlay's folders are locales too.
    overlay
        A teacher's folder; its ``text/<locale>/*.ftl`` add and replace messages. None for the
        folder in use (`own_folder`), whose catalogues are read once per process.

    Raises
    ------
    TextError
        If the locale is unknown, the overlay is not a folder, or a file is unreadable. In a
        teacher's files, also if one is malformed; packaged ones are parsed message by message.
    """
    if overlay is not None and not overlay.is_dir():
        raise TextError(message("text-no-overlay", folder=str(overlay)))
    return _packaged(locale) if overlay is None else _known(locale, overlay)


def words_of(locale: str | None = None) -> Catalogue:
    """Return the catalogue of a locale; None: that of ``REEFKIT_LANGUAGE``, or else English.

    Raises
    ------
    TextError
        If there is no such locale; the message lists the known ones.
    """
    return catalogue(locale or os.environ.get(LANGUAGE_VARIABLE) or BASE_LOCALE)


def locales(overlay: Path | None = None) -> tuple[str, ...]:
    """Return the locales that can be requested, sorted by name.

    The folders under ``text/`` of a teacher's folder are locales too: of `overlay`, or of the one
    in use if None (`own_folder`).
    """
    overlay = overlay or _own_folder
    folders = [_CATALOGUES] if overlay is None else [_CATALOGUES, overlay / "text"]
    found = {each.name for folder in folders if folder.is_dir() for each in folder.iterdir()
             if each.is_dir() and not each.name.startswith((".", "_"))}  # fmt: skip
    return tuple(sorted(found | {PSEUDO_LOCALE}))


class Catalogue:
    """The messages of one locale.

    Parameters
    ----------
    sources
        Files; later ones replace messages of earlier ones.
    names
        Texts for ids without a message, such as names from the content, by id.
    """

    #: Whether a sentence that shows an empty value raises `WordFault`; for tests.
    refuses_empty: ClassVar[bool] = False

    def __init__(
        self,
        locale: str,
        sources: Sequence[Source],
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.locale = locale
        self._sources = tuple(sources)
        self._names = dict(names or {})
        self._language = language(locale)
        self._grouped_from = GROUPED_FROM.get(self._language.language, 0)
        self.decimal, comma = get_decimal_symbol(self._language), get_group_symbol(self._language)
        self._figures = str.maketrans({".": self.decimal, ",": comma, "-": "−"})
        self._sentences = CatalogueSentences(partial(self._render, strict=False, depth=0))
        self._parts: dict[str, str] = {}
        for source in self._sources:
            self._parts |= source.parts
        # Only requested entries and those they refer to: a page needs a tenth of a catalogue.
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._bundle = FluentBundle(
            [str(self._language)],
            functions={"CAP": capitalised, "GENDER": gender_of},
            use_isolating=False,
        )

    def with_names(self, names: Mapping[str, str]) -> Catalogue:
        """Return a copy of the catalogue with names for ids that have no message.

        `names` has the names from the content by id: ``{"organism-table-coral": "table coral"}``. A
        name is also used for the attributes of its id, such as the plural.
        """
        return Catalogue(self.locale, self._sources, {**self._names, **names})

    def ids(self) -> tuple[str, ...]:
        found = set(self._names)
        for name in self._parts:
            entry = self._entry(name)
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.add(name)
                # A gender is never shown, and languages have different ones.
                found.update(f"{name}.{each}" for each in _attributes(entry) if each != _GENDER)
        return tuple(sorted(found))

    def has(self, identifier: str, /) -> bool:
        return self._pattern(identifier) is not None or self._name(identifier) is not None

    def defines(self, reference: str) -> bool:
        """Return whether a reference of a message has a text: ``id``, ``-term.attribute``."""
        name, _, attribute = reference.partition(".")
        entry = self._entry(name)
        if entry is None or not attribute:
            return entry is not None and entry.value is not None
        return attribute in _attributes(entry)

    def references(self, identifier: str) -> tuple[str, ...]:
        """Return the ids of the messages and terms that a message or term refers to."""
        return parsed(self._parts[identifier])[1] if identifier in self._parts else ()

    def variables(self, identifier: str, /) -> frozenset[str]:
        """Return the names of all values used in any variant of a message; none if it is unknown.

        `identifier` is an id or ``id.attribute``.
        """
        pattern = self._pattern(identifier)
        names = VariableNames(self._entries)
        if pattern is not None:
            names.visit(pattern)
        return frozenset(names.found)

    def render(self, message: Message, *, strict: bool = False) -> str:
        """Return the sentence of a message.

        A missing message is shown as ``⟦id⟧`` and a missing value as ``⟦$name⟧``, so that a page
        never fails because of them. With `strict`, which tests and checks use, they are errors.

        Raises
        ------
        TextError
            With `strict` only, if the id or a value is missing or cannot be shown.
        """
        return self._render(message, strict=True, depth=0) if strict else self._sentences(message)

    def figure(self, value: float, digits: int = 10, *, grouped: bool = True) -> str:
        """Format a number for a drawing, a table or a field in this language.

        `digits` is the most significant digits shown; a number with more before the point is
        rounded to a whole number. With `grouped`, numbers from 10,000 have their thousands
        separated (years have four digits).

        Examples
        --------
        >>> catalogue("es").figure(-0.5), catalogue("es").figure(2016.0)
        ('−0,5', '2016')
        >>> catalogue("en").figure(12345.678, digits=4)
        '12,346'
        """
        if not math.isfinite(value):
            return self.render(Message(number_message(value) or ""))
        comma = "," if grouped and abs(value) >= 10_000 else ""
        kind = ".0f" if 10**digits <= abs(value) < LARGEST_NUMBER else f".{digits}g"
        return f"{value or 0:{comma}{kind}}".translate(self._figures)

    def _render(self, message_: Message, *, strict: bool, depth: int) -> str:
        if self._pattern(message_.id) is None:
            return self._without_pattern(message_, strict=strict, depth=depth)
        if depth >= _DEEPEST:
            return self._failed(message_.id, strict=strict)
        try:
            values = {
                name: self._value(plain(value), strict=strict, depth=depth)
                for name, value in message_.values.items()
            }
        except TypeError:  # a value of an unsupported type
            return self._failed(message_.id, strict=strict)
        text, failed = self._format(message_.id, values)
        if not failed:
            return text
        if strict:
            raise TextError(message("text-not-rendered", id=message_.id))
        return self._marked(message_.id, values)

    def _without_pattern(self, text: Message, *, strict: bool, depth: int) -> str:
        name = self._name(text.id)
        if name is not None:
            return shortened(name)
        base, _, attribute = text.id.partition(".")
        if not strict and attribute and self._pattern(base) is not None:
            return self._render(Message(base, text.values), strict=strict, depth=depth)
        return self._failed(text.id, strict=strict)

    def _format(
        self, identifier: str, values: Mapping[str, str | FluentNumber]
    ) -> tuple[str, bool]:
        name, _, attribute = identifier.partition(".")
        compiled = self._bundle.get_message(name)
        pattern = compiled.attributes[attribute] if attribute else compiled.value
        if pattern is None:
            return "", True
        if self.refuses_empty and "" in values.values():
            self._check_slots(identifier, pattern, values)
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(values))
        except (ArithmeticError, TypeError, RecursionError):
            return "", True
        if any(not isinstance(each, str) and cast("float", each) < 0 for each in values.values()):
            text = HYPHEN.sub("−", str(text))  # a minus sign before a number
        return str(text), bool(errors)

    def _check_slots(
        self, identifier: str, pattern: object, values: Mapping[str, str | FluentNumber]
    ) -> None:
        filled = {name: _SLOT if each == "" else each for name, each in values.items()}
        text, _ = self._bundle.format_pattern(cast("Any", pattern), filled)
        if _SLOT in str(text):
            empty = sorted(name for name, each in values.items() if each == "")
            raise WordFault(f"{identifier}: {', '.join(empty)} is empty")

    def _marked(self, identifier: str, values: Mapping[str, str | FluentNumber]) -> str:
        missing = sorted(self.variables(identifier) - values.keys())
        marks = {name: mark(f"${name}") for name in missing}
        text, failed = self._format(identifier, {**values, **marks})
        if failed:
            return mark(identifier)
        # A value that only selects a variant leaves no trace in the text: show it at the end.
        unseen = [each for each in marks.values() if each not in text]
        return " ".join([text, *unseen])

    def _value(self, value: Value, *, strict: bool, depth: int) -> str | FluentNumber:
        if isinstance(value, Message):
            text = shortened(self._render(value, strict=strict, depth=depth + 1))
            return self._with_gender(text, value, depth=depth)
        if isinstance(value, str):
            return shortened(value)
        if isinstance(value, bool):
            return "true" if value else "false"  # so that a message can select on it
        if isinstance(value, (int, float)):
            instead = number_message(value)
            if instead is None:
                apart = abs(value) >= self._grouped_from
                return cast(
                    "FluentNumber", fluent_number(value or 0, useGrouping=apart)
                )  # never "-0"
            return self._render(Message(instead), strict=strict, depth=depth)
        return self._list(value, strict=strict, depth=depth)

    def _list(self, values: Sequence[Value], *, strict: bool, depth: int) -> str:
        if not values:
            return self._render(Message("list-empty"), strict=strict, depth=depth)
        items = []
        for value in values:
            shown = self._value(value, strict=strict, depth=depth)
            if not isinstance(shown, str):
                shown = shown.format(self._language)
            items.append(shown)
        if self.locale == PSEUDO_LOCALE:
            return shortened(pseudo_join(items, self._join))
        return Gendered(shortened(self._join(items)), common_gender(items))

    def _with_gender(self, text: str, message_: Message, *, depth: int) -> str:
        name = message_.id.partition(".")[0]
        entry = self._entry(name)
        if entry is None or _GENDER not in _attributes(entry):
            return text
        own = replace(message_, id=f"{name}.{_GENDER}")
        return Gendered(text, self._render(own, strict=False, depth=depth + 1))

    def _join(self, items: Sequence[str]) -> str:
        joined = format_list(items, locale=self._language)
        last = items[-1]
        if self._language.language == "es" and len(items) > 1 and _SOUNDS_LIKE_Y.match(last):
            joined = joined.removesuffix(f"y {last}") + f"e {last}"  # not "y hi…"
        return joined

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        if name not in self._entries and name in self._parts:
            self._parse(name)
        return self._entries.get(name)

    def _parse(self, name: str) -> None:
        found: dict[str, ast.Message | ast.Term] = {}
        waiting = [name]
        while waiting:
            each = waiting.pop()
            if each in found or each in self._entries or each not in self._parts:
                continue
            resource, references = parsed(self._parts[each])
            if self.locale == PSEUDO_LOCALE:
                resource = pseudo_resource(resource)
            self._bundle.add_resource(resource, allow_overrides=True)
            found[each] = next(_entries(resource))
            waiting += references
        # Last, so that an entry found by another thread has all that it refers to.
        self._entries |= found

    def _pattern(self, identifier: str) -> ast.Pattern | None:
        name, dot, attribute = identifier.partition(".")
        entry = self._entry(name)
        if not isinstance(entry, ast.Message):
            return None
        if not dot:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def _name(self, identifier: str) -> str | None:
        base = identifier.partition(".")[0]
        return None if base in self._parts else self._names.get(base)

    def _failed(self, identifier: str, *, strict: bool) -> str:
        if strict:
            raise TextError(message("text-not-rendered", id=identifier))
        return mark(identifier)


def _attributes(entry: ast.Message | ast.Term) -> list[str]:
    return [each.id.name for each in entry.attributes]


@once
def _packaged(locale: str) -> Catalogue:
    return _known(locale, _own_folder)


def _known(locale: str, overlay: Path | None) -> Catalogue:
    known = locales(overlay)
    if locale not in known:
        raise TextError(
            message(
                "text-unknown-locale", locale=locale, known=[e for e in known if e != PSEUDO_LOCALE]
            )
        )
    return read_catalogue(locale, overlay)


def read_catalogue(locale: str, overlay: Path | None = None) -> Catalogue:
    """Return the packaged catalogue of a locale, with the messages of an overlay over it."""
    sources = []
    for each in chain(BASE_LOCALE if locale == PSEUDO_LOCALE else locale):
        sources += _ours(each)
        if overlay is not None:
            own = read_folder(overlay / "text" / each, f"{overlay.resolve().name}/text/{each}")
            refuse_faults(own)
            sources += own
    return Catalogue(locale, sources)


@cache
def _ours(locale: str) -> list[Source]:
    return read_folder(_CATALOGUES / locale, f"reefkit/text/catalogues/{locale}")
