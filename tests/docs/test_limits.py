"""The table of limits tells what the code has: each number is looked up where it stands."""

from __future__ import annotations

import re
from importlib import import_module
from operator import attrgetter

import pytest

from tests.support.tree import ROOT

PAGE = (ROOT / "docs" / "deployers" / "threat-model.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| [^|]+ \| ([\d.,]+)(?: (KB|MB|GB))? \| `(reefkit[\w.]+)\.([A-Z_]+(?:\.[a-z]+)?)` \|$",
    re.MULTILINE,
)
UNITS = {"": 1, "KB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30}
TABLE = PAGE.partition("## Limits\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(("number", "unit", "module", "name"), ROW.findall(TABLE))
def test_a_limit_is_what_the_page_says(number: str, unit: str, module: str, name: str) -> None:
    told = float(number.replace(",", "")) * UNITS[unit]
    assert attrgetter(name)(import_module(module)) == told


def test_every_row_of_the_table_is_looked_up() -> None:
    assert len(ROW.findall(TABLE)) == TABLE.count("\n| ") - 1 > 20
