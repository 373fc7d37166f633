"""Layout of rendered text in lines of a fixed width: headings, hanging paragraphs, tables.

The width does not depend on the terminal, so that a match is printed in the same lines everywhere.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 100
RULE = "─"

_CONTROLS = {code: 0x2400 + code for code in range(32)} | {0x09: " ", 0x0A: "\n", 0x7F: 0x2421}
_OBEYED = [*range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
_FOR_TERMINAL = _CONTROLS | dict.fromkeys(_OBEYED, 0xFFFD)


def for_terminal(text: str) -> str:
    r"""Return a text with signs in place of characters that a terminal would obey.

    Examples
    --------
    >>> for_terminal("\x1b[2JBob")
    '␛[2JBob'
    """
    return text.translate(_FOR_TERMINAL)


def heading(text: str) -> str:
    return f"{RULE * 2} {text} ".ljust(WIDTH, RULE)


def hanging(label: str, text: str, indent: int, label_width: int) -> list[str]:
    """Wrap a text next to its label; its further lines are aligned with its first.

    There are `indent` spaces before the label, which is padded to `label_width` characters.
    """
    start = " " * indent + label.ljust(label_width)
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def table(
    head: Sequence[str], rows: Sequence[Sequence[str]], *, texts: int = 1, indent: int = 2
) -> list[str]:
    """Lay out a table: the first `texts` columns aligned left, the others, numbers, right.

    There are `indent` spaces before every line.
    """
    widths = [max(len(cell) for cell in column) for column in zip(head, *rows, strict=True)]
    lines = []
    for row in (head, *rows):
        cells = [
            cell.ljust(width) if number < texts else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((" " * indent + "  ".join(cells)).rstrip())
    return lines


def runs(numbers: Sequence[int]) -> list[str]:
    """Return whole numbers as texts in ascending order, with three or more in a row as a range.

    Examples
    --------
    >>> runs([1, 2, 3, 5])
    ['1–3', '5']
    """
    ordered = sorted(numbers)
    found: list[str] = []
    while ordered:
        length = 1
        while length < len(ordered) and ordered[length] == ordered[0] + length:
            length += 1
        if length >= 3:
            found.append(f"{ordered[0]}–{ordered[length - 1]}")
        else:
            found += [str(number) for number in ordered[:length]]
        ordered = ordered[length:]
    return found


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
