"""Content files: finding and reading them, parsing TOML and CSV, and saying where a fault stands.

A teacher's TOML file is laid over ours; a series of measurements is typed column by column.
"""

from __future__ import annotations

import csv
import io
import math
import os
import re
import stat
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from reefkit.text import Message, ReefkitError, Value, message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


# ---- The error for content that cannot be used, and where in the content it stands

_LONGEST_SHOWN = 60
_LONGEST_REASON = 200
_MOST_SHOWN = 15


class ContentError(ReefkitError):
    """Content that cannot be used; its message names file, entry, key and what was expected."""

    @property
    def file(self) -> str:
        return str(self.message.values.get("file", ""))

    @property
    def entry(self) -> str:
        return str(self.message.values.get("entry", ""))

    @property
    def key(self) -> Value:
        return self.message.values.get("key", "")


class EntryPlace(NamedTuple):
    """Where something stands in the content."""

    file: str  #: The file, as named to a reader.
    entry: str = ""  #: The table of the file, or an empty text for the whole file.
    key: str | Message = ""  #: The key in it, or an empty text for the whole entry.

    def wrong(self, problem: Message) -> ContentError:
        """Return the error that says what is wrong here.

        `problem`: what is wrong, as the end of a sentence that begins with the place.
        """
        if self.key:
            return ContentError(
                message(
                    "content-in-key",
                    file=self.file,
                    entry=self.entry,
                    key=self.key,
                    problem=problem,
                )
            )
        if self.entry:
            return ContentError(
                message("content-in-entry", file=self.file, entry=self.entry, problem=problem)
            )
        return ContentError(message("content-in-file", file=self.file, problem=problem))


def require(known: Collection[str], name: str, place: EntryPlace) -> None:
    """Require that a name which content gives is one that exists.

    `place`: where it is given; `Library.place` finds out in which of two files.

    Raises
    ------
    ContentError
        When there is no such name; it suggests the nearest, or lists what exists.
    """
    if name not in known:
        raise place.wrong(unknown_name(name, known))


def refer(known: Collection[str], given: str, file: str, entry: str, key: str) -> None:
    if given not in known:
        where = {"file": file, "entry": entry, "key": key}
        raise ContentError(
            message("content-unknown-reference", **where, given=given, expected=sorted(known))
        )


def unknown_name(name: str, known: Iterable[str]) -> Message:
    names = list(known)
    near = close(name, names)
    if near:
        return message("content-unknown-name-near", given=printable(name), near=near)
    return message("content-unknown-name", given=printable(name), expected=choices(names))


def close(name: str, known: Iterable[str]) -> str:
    # A name can be as long as a file; comparing such a one takes long and finds nothing.
    near = get_close_matches(name[:_LONGEST_SHOWN], list(known), n=1)
    return printable(near[0]) if near else ""


def choices(values: Iterable[object]) -> str:
    shown = [printable(str(each)) for each in values]
    more = ["…"] if len(shown) > _MOST_SHOWN else []
    return ", ".join(shown[:_MOST_SHOWN] + more)


def printable(text: str, most: int = _LONGEST_SHOWN) -> str:
    if not text:
        return '""'
    line = text if text.isprintable() else text.encode("unicode_escape").decode("ascii")
    return line if len(line) <= most else line[: most - 1] + "…"


# ---- Where content lies, and reading a file of it without being led astray

SUFFIXES = (".toml", ".csv")
# Content is written by hand; a file beyond this is not.
LARGEST_FILE = 1_000_000


_PACKAGE = Path(__file__).resolve().parents[1]


def shipped_folder(name: str) -> Path | None:
    if (_PACKAGE / name).is_dir():
        return _PACKAGE / name
    # In a folder of installed packages a neighbour of that name is somebody else's.
    is_checkout = (_PACKAGE.parent / "pyproject.toml").is_file()
    beside = _PACKAGE.parent / name
    return beside if is_checkout and beside.is_dir() else None


def data_folder() -> Path:
    """Return the folder of our own content.

    Raises
    ------
    ContentError
        When it is not there.
    """
    found = shipped_folder("data")
    if found is None:
        raise ContentError(message("content-no-data", folder=str(_PACKAGE / "data")))
    return found


def listed(root: Path) -> list[str]:
    """Return the content files under a folder, as paths with forward slashes, sorted.

    Hidden files and folders are passed over, and so is what is neither TOML nor CSV.
    """
    found: list[str] = []
    for folder, below, names in os.walk(root):
        below[:] = [each for each in below if not each.startswith(".")]
        found += [
            Path(folder, name).relative_to(root).as_posix()
            for name in names
            if name.endswith(SUFFIXES) and not name.startswith(".")
        ]
    return sorted(found)


def read_text(root: Path, path: str, label: str) -> str | None:
    """Read a file of content.

    Raises
    ------
    ContentError
        When the path leaves the folder or passes a symbolic link, or the file is no plain file,
        is too large, cannot be read or is not Unicode.
    """
    place = EntryPlace(label)
    target = _target(root, path, place)
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise place.wrong(message("content-unreadable")) from error
    if not stat.S_ISREG(kind):
        raise place.wrong(message("content-not-a-file"))
    return _decoded(_contents(target, place), place)


def missing(path: str, known: Iterable[str], label: str) -> ContentError:
    near = close(path, known)
    if near:
        return EntryPlace(label).wrong(message("content-no-file-near", near=near))
    return EntryPlace(label).wrong(message("content-no-file"))


def _target(root: Path, path: str, place: EntryPlace) -> Path:
    """Return the file that a path means, refusing unsafe parts and symbolic links."""
    parts = path.split("/")
    if any(part in {"", ".", ".."} or set(part) & {"\\", ":", "\0"} for part in parts):
        raise place.wrong(message("content-bad-path"))
    target = root
    for part in parts:
        target = target / part
        try:
            linked = target.is_symlink()
        except OSError as error:  # a name longer than any file's
            raise place.wrong(message("content-unreadable")) from error
        if linked:
            raise place.wrong(message("content-symbolic-link"))
    return target


def _contents(target: Path, place: EntryPlace) -> bytes:
    try:
        with target.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)  # it may have grown since it was looked at
    except OSError as error:
        raise place.wrong(message("content-unreadable")) from error
    if len(data) > LARGEST_FILE:
        raise place.wrong(message("content-too-large", limit=LARGEST_FILE))
    return data


def _decoded(data: bytes, place: EntryPlace) -> str:
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise place.wrong(message("content-not-unicode", line=line)) from error


# ---- Parsing TOML, and laying a teacher's file over ours

Step: TypeAlias = str | int
Tree: TypeAlias = dict[str, Any]

_REMOVE = "remove"
_MOST_KEY_PARTS = 32
# Strings and comments, in which dots mean nothing. Every part is matched once, so this is linear.
_QUOTED = re.compile(
    r'"""(?:[^\\"]|\\.|"(?!""))*+"{3,5}'
    r"|'''(?:[^']|'(?!''))*+'{3,5}"
    r'|"(?:[^\\"\n]|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*+",
    re.DOTALL,
)
_LONG_KEY = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{_MOST_KEY_PARTS}}}")


class Document(NamedTuple):
    """A file of content with a teacher's file laid over it."""

    content: Tree  #: What is in force.
    #: ``ours``, ``theirs``: How our file and the teacher's are named to a reader.
    ours: str
    theirs: str
    base: Tree
    overlay: Tree

    def file(self, steps: tuple[Step, ...]) -> str:
        """Return which of the two files says what stands at a place.

        A key that an entry of ours lacks is ours to blame, one that a teacher's new entry lacks
        the teacher's.
        """
        if not self.base:
            return self.theirs if self.overlay else self.ours
        over: object = self.overlay
        for step in steps:
            if not isinstance(over, dict):  # a list or a value of the teacher's, whole
                return self.theirs
            if step not in over:
                new_entry = bool(self.overlay) and steps[0] in self.overlay
                return self.theirs if new_entry and steps[0] not in self.base else self.ours
            over = over[step]
        return self.theirs if steps else self.ours

    def place(self, steps: tuple[Step, ...]) -> EntryPlace:
        if not steps:
            return EntryPlace(self.file(steps))
        return EntryPlace(self.file(steps), printable(str(steps[0])), _key_name(steps[1:]))


def parsed(text: str, label: str) -> Tree:
    """Parse a TOML file.

    Raises
    ------
    ContentError
        When it is no TOML, with the line; or when its keys have more parts than any content needs.
    """
    # The parser's memory grows with the square of a dotted key's parts: 100,000 end the process.
    # A quoted part of a key is a part like any other, so what is quoted becomes a bare word.
    if _LONG_KEY.search(_QUOTED.sub("0", text)):
        raise EntryPlace(label).wrong(message("content-too-deep"))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = printable(str(error), _LONGEST_REASON)  # with line and column, in English
        raise EntryPlace(label).wrong(message("content-syntax", reason=reason)) from error
    except RecursionError as error:
        raise EntryPlace(label).wrong(message("content-too-deep")) from error
    except ValueError as error:  # a number of thousands of digits
        raise EntryPlace(label).wrong(message("content-number-too-long")) from error


def laid_over(base: Tree, overlay: Tree, label: str, steps: tuple[str, ...] = ()) -> Tree:
    """Lay a teacher's file over ours, entry by entry and key by key.

    Tables are merged at every depth; any other value, lists too, replaces ours whole. A table that
    says ``remove = true``, and nothing else, takes ours away.

    `steps`: where in the files the two stand.

    Returns
    -------
    dict
        A new tree; ours keeps its order, and what is new follows.

    Raises
    ------
    ContentError
        When there is nothing to remove, or a table both removes and says something.
    """
    merged = dict(base)
    for key, value in overlay.items():
        here = (*steps, key)
        if not isinstance(value, dict):
            merged[key] = value
        elif _REMOVE in value:
            _check_removal(value, base, label, here)
            del merged[key]
        else:
            under = base.get(key)
            merged[key] = laid_over(under if isinstance(under, dict) else {}, value, label, here)
    return merged


def _key_name(steps: tuple[Step, ...]) -> str | Message:
    name: str | Message = ""
    for step in steps:
        if isinstance(step, int):
            name = message("content-item", of=name, item=step + 1)
        elif isinstance(name, Message):
            name = message("content-key-inside", of=name, key=printable(step))
        else:
            name = printable(f"{name}.{printable(step)}" if name else step)
    return name


def _check_removal(value: Tree, base: Tree, label: str, steps: tuple[str, ...]) -> None:
    place = EntryPlace(label, printable(steps[0]), _key_name(steps[1:]))
    if value != {_REMOVE: True} or value[_REMOVE] is not True:
        raise place.wrong(message("content-remove-alone"))
    if steps[-1] not in base:
        raise place.wrong(
            message("content-nothing-to-remove", problem=unknown_name(steps[-1], base))
        )


# ---- Reading series of measurements: CSV files, typed column by column

Cell: TypeAlias = str | int | float | None

# Not "007", which is a code, and not what Python also takes for numbers: "nan", "1_000", " 1".
_WHOLE = re.compile(r"-?(?:0|[1-9]\d{0,17})")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,17})(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?")


@dataclass(frozen=True)
class SeriesTable:
    """A series: named columns of equal length."""

    #: The cells by column, in the file's order. All cells of a column are whole numbers, numbers or
    #: texts; a cell left empty is None.
    columns: dict[str, list[Cell]]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), []))

    def rows(self) -> list[dict[str, Cell]]:
        return [
            dict(zip(self.columns, cells, strict=True))
            for cells in zip(*self.columns.values(), strict=True)
        ]


def read_table(text: str, label: str) -> SeriesTable:
    """Read a CSV file with a header line.

    Raises
    ------
    ContentError
        When it has no header, a column without a name or a name twice, a row with too many or too
        few cells, or quotation marks that do not match.
    """
    place = EntryPlace(label)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(reader, [])
        _check_header(header, place)
        rows = []
        for row in reader:
            if row and len(row) != len(header):
                raise place.wrong(
                    message(
                        "content-cells", line=reader.line_num, expected=len(header), given=len(row)
                    )
                )
            if row:  # an empty line is no row
                rows.append(row)
    except csv.Error as error:
        raise place.wrong(message("content-not-csv", line=reader.line_num)) from error
    columns = zip(*rows, strict=True) if rows else [()] * len(header)
    return SeriesTable({name: _typed(cells) for name, cells in zip(header, columns, strict=True)})


def _check_header(header: list[str], place: EntryPlace) -> None:
    if not header:
        raise place.wrong(message("content-no-header"))
    for position, name in enumerate(header):
        if not name.strip():
            raise place.wrong(message("content-nameless-column", column=position + 1))
        if name in header[:position]:
            raise place.wrong(message("content-repeated-column", column=printable(name)))


def _typed(cells: tuple[str, ...]) -> list[Cell]:
    filled = [cell for cell in cells if cell]
    if all(_WHOLE.fullmatch(cell) for cell in filled):
        return [int(cell) if cell else None for cell in cells]
    if all(_NUMBER.fullmatch(cell) and math.isfinite(float(cell)) for cell in filled):
        return [float(cell) if cell else None for cell in cells]
    return [cell or None for cell in cells]
