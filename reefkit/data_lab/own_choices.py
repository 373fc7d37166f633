"""What a reader may change in how a table of their own was read."""

from __future__ import annotations

from datetime import time
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from reefkit.data_lab.dataset import shown
from reefkit.data_lab.own_table import FIRST_VALUES, KINDS, OwnTable, TableChoices
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.local_time import full_time, long_date
from reefkit.text.table_cells import ENCODINGS, SEPARATORS

ReadField: TypeAlias = Literal[
    "separator", "decimal", "dates", "header", "units", "missing", "encoding", "sheet"
]
_SEPARATORS = dict(zip(("comma", "semicolon", "tab", "bar", "blank"), SEPARATORS, strict=True))
_OTHER_COLUMNS = {"separator", "header", "encoding", "sheet"}
"""Fields with another value of which the columns are others."""
_LINES = 20
"""Lines that may be chosen as the line of names."""
_LONGEST = 48


def changed(choices: TableChoices, field: ReadField, value: str) -> TableChoices:
    """Return choices with one field changed by a control of `preview`."""
    given: object = value
    if field == "separator":
        given = _SEPARATORS.get(value, "")
    elif field == "missing":
        given = tuple(value.split())
    try:
        made = msgspec.convert({field: given}, TableChoices, strict=False)
    except msgspec.ValidationError as error:
        raise reject("data-not-understood") from error
    kinds = {} if field in _OTHER_COLUMNS else choices.kinds
    columns = choices.columns if kinds is choices.kinds else ()
    return replace(choices, **{field: getattr(made, field)}, kinds=kinds, columns=columns)


def preview(table: OwnTable, say: Catalogue) -> dict[str, object]:
    """Return what a template shows of a table, and each choice with its options."""
    found, cells = table.found, table.cells
    lines = [
        (str(line), f"{line}: {', '.join(row)}"[:_LONGEST])
        for line, row in zip(cells.lines[:_LINES], cells.rows, strict=False)
    ]
    separator = next((key for key, each in _SEPARATORS.items() if each == found.separator), "")
    fields: list[tuple[str, str, list[tuple[str, object]]]] = [
        ("header", str(found.header), [("0", message("data-read-none")), *lines]),
        (
            "units",
            str(found.units).lower(),
            [("true", message("data-yes")), ("false", message("data-no"))],
        ),
        ("decimal", found.decimal, [(each, each) for each in ".,"]),
    ]
    if separator:
        fields.insert(
            0,
            ("separator", separator, [(each, message(f"data-sep-{each}")) for each in _SEPARATORS]),
        )
        known = dict.fromkeys((found.encoding, *ENCODINGS))
        fields.append(("encoding", found.encoding, [(each, each) for each in known]))
    if found.dates:
        orders = ("day-first", "month-first")
        fields.append(
            ("dates", found.dates, [(each, message(f"data-dates-{each}")) for each in orders])
        )
    if len(cells.sheets) > 1:
        fields.append(("sheet", found.sheet, [(each, each) for each in cells.sheets]))
    return {
        "id": table.dataset.id,
        "title": table.dataset.title,
        "notes": table.notes,
        "fields": fields,
        "missing": " ".join(found.missing or ()),
        "kinds": KINDS,
        "columns": [
            {
                "name": name,
                "kind": found.kinds.get(name, ""),
                "values": _values(table, name, say),
            }
            for name in table.names
        ],
    }


def now_text(before: OwnTable, after: OwnTable, field: ReadField, say: Catalogue) -> Message | None:
    """Return which columns a choice has made text, and how to go back; None if there are none."""
    kinds, frame = after.found.kinds, after.dataset.frame
    texts = [name for name in kinds if kinds[name] == "text" and frame[name].any()]
    lost = [f"“{name}”" for name in texts if before.found.kinds.get(name, "text") != "text"]
    if field in _OTHER_COLUMNS or not lost:
        return None
    shown: Any = preview(before, say)
    now = {name: dict(options)[value] for name, value, options in shown["fields"]}
    return message(
        "data-read-now-text", columns=lost, count=len(lost),
        field=message(f"data-choose-{field}"), before=now.get(field, shown["missing"]),
    )  # fmt: skip


def _values(table: OwnTable, name: str, say: Catalogue) -> list[str]:
    """Return the first values of a column: as understood, or as written if it is not open."""
    if name not in table.dataset.frame:
        return [each[:_LONGEST] for each in table.firsts[name]]
    values = table.dataset.frame[name].dropna().head(FIRST_VALUES)
    if values.dtype.kind == "M":
        has_clock = any(each.time() != time() for each in values)
        return [(full_time if has_clock else long_date)(each, say.locale) for each in values]
    return [shown(table.dataset, name, each, say)[:_LONGEST] for each in values]
