"""A text format for reefs, used in tests, documentation, bug reports and hands-on submissions.

For example::

    ramp, land
    6 | D .     | D .     | D Pl/Bo | D .     | D .
    5 | D .     | D .     | D .     | D .     | D .
    4 | M .     | M Pl+h  | M .     | M .     | M .
    3 | M ~     | M .     | M .     | M .     | M .
    2 | S .     | S .     | S Fi    | S ~Fi   | S .
    1 | S Bo    | S .     | S .     | S .     | S .
    fish 1, snail 0, urchin 0

The first line has the name of the board, and whether it has land. Each row has five spaces: the
letter of the water (S, M, D); ``~`` for a fleshy alga; the builders, topmost first, each by the
code of `organisms.toml` and the marks of its tokens from `mutations.toml`; ``.`` without a builder.
The last line counts the dwellers; without it there are none. Extra spaces are ignored.
"""

from __future__ import annotations

import re

from reefkit.games.reef.content import COLUMNS, DEPTHS, LEVELS, ROWS
from reefkit.games.reef.state import Reefs, blank_reefs
from reefkit.games.reef.type_arrays import Lookups
from reefkit.text import Message, ReefkitError, message

OWN_BOARD = "own"
"""Name of a board that is not in the content."""


class PictureError(ReefkitError):
    """A text is not a picture of a reef; the message names the line and what was expected."""


def _wrong(id_: str, line: int, given: str) -> PictureError:
    return PictureError(
        message("picture-wrong", line=line, given=given[:40], expected=Message(id_))
    )


def builder_code(kind: int, genes: int, lookups: Lookups) -> str:
    content = lookups.content
    tokens = content.mutations.token
    marks = "".join(tokens[name].mark for name in lookups.token_names(genes))
    return content.organisms[lookups.builders[kind]].code + marks


def _read_builder(text: str, line: int, lookups: Lookups) -> tuple[int, int]:
    content = lookups.content
    codes = {content.organisms[n].code: k for n, k in lookups.kind.items()}
    marks = {t.mark: lookups.bit[n] for n, t in content.mutations.token.items()}
    kind = codes.get(text[:2])
    if kind is None or any(mark not in marks for mark in text[2:]):
        raise _wrong("picture-builder", line, text)
    return kind, sum({marks[mark] for mark in text[2:]})


def _write_space(reefs: Reefs, row: int, column: int, lookups: Lookups) -> str:
    stack = [
        builder_code(int(k), int(g), lookups)
        for k, g in zip(reefs.kind[row, column], reefs.genes[row, column], strict=True)
        if k
    ]
    alga = "~" if reefs.alga[row, column] else ""
    return (
        f"{DEPTHS[int(reefs.depth[row, column])]} {alga}{'/'.join(stack) or ('' if alga else '.')}"
    )


def board_name(reefs: Reefs, lookups: Lookups) -> str:
    for number, name in enumerate(lookups.boards):
        same = (lookups.depth[number] == reefs.depth).all()
        if same and bool(lookups.land[number]) == bool(reefs.land):
            return name
    return OWN_BOARD


def write(reefs: Reefs, lookups: Lookups) -> str:
    land = "land" if reefs.land else "no land"
    cells = [
        [_write_space(reefs, row, column, lookups) for column in range(COLUMNS)]
        for row in range(ROWS)
    ]
    width = max(len(cell) for row in cells for cell in row)
    lines = [f"{board_name(reefs, lookups)}, {land}"]
    for row in reversed(range(ROWS)):
        shown = " | ".join(cell.ljust(width) for cell in cells[row])
        lines.append(f"{row + 1} | {shown}".rstrip())
    counts = zip(lookups.dwellers, reefs.dwellers, strict=True)
    lines.append(", ".join(f"{name} {int(count)}" for name, count in counts))
    return "\n".join(lines)


def read(text: str, lookups: Lookups) -> Reefs:
    """Read one reef (no leading axes) from a picture.

    Raises
    ------
    PictureError
        If a line is wrong; the message names the line and what was expected.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(lines) not in {ROWS + 1, ROWS + 2}:
        raise _wrong("picture-lines", len(lines), lines[-1] if lines else "")
    reefs = blank_reefs((), len(lookups.dwellers))
    board = re.fullmatch(r"([\w-]+)\s*,\s*(no land|land)", lines[0])
    if board is None:
        raise _wrong("picture-board", 1, lines[0])
    reefs.land[...] = board[2] == "land"
    for number, line in enumerate(lines[1 : ROWS + 1], 2):
        _read_row(reefs, line, number, lookups)
    if board[1] != OWN_BOARD and board[1] != board_name(reefs, lookups):
        raise _wrong("picture-board", 1, lines[0])
    if len(lines) == ROWS + 2:
        _read_dwellers(reefs, lines[-1], lookups)
    return reefs


def _read_row(reefs: Reefs, line: str, number: int, lookups: Lookups) -> None:
    parts = [part.strip() for part in line.split("|")]
    row = ROWS + 1 - number + 1
    if len(parts) != COLUMNS + 1 or parts[0] != str(row):
        raise _wrong("picture-row", number, line)
    for column, part in enumerate(parts[1:]):
        found = re.fullmatch(r"([SMD])\s*(~?)\s*([^\s~]*)", part)
        if found is None:
            raise _wrong("picture-space", number, part)
        stack = [] if found[3] in {"", "."} else found[3].split("/")
        if len(stack) > LEVELS:
            raise _wrong("picture-space", number, part)
        reefs.depth[row - 1, column] = DEPTHS.index(found[1])
        reefs.alga[row - 1, column] = bool(found[2])
        for level, code in enumerate(stack):
            kind, genes = _read_builder(code, number, lookups)
            reefs.kind[row - 1, column, level] = kind
            reefs.genes[row - 1, column, level] = genes


def _read_dwellers(reefs: Reefs, line: str, lookups: Lookups) -> None:
    for part in line.split(","):
        found = re.fullmatch(r"\s*([\w-]+)\s+(\d{1,3})\s*", part)
        if found is None or found[1] not in lookups.dweller:
            raise _wrong("picture-dwellers", ROWS + 2, part)
        reefs.dwellers[lookups.dweller[found[1]]] = int(found[2])


def side_by_side(pictures: list[str], titles: list[str]) -> str:
    blocks = [[t, *p.splitlines()] for t, p in zip(titles, pictures, strict=True)]
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) for block in blocks]
    rows = []
    for number in range(height):
        parts = [
            (block[number] if number < len(block) else "").ljust(width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        rows.append("    ".join(parts).rstrip())
    return "\n".join(rows)


__all__ = [
    "OWN_BOARD",
    "PictureError",
    "board_name",
    "builder_code",
    "read",
    "side_by_side",
    "write",
]
