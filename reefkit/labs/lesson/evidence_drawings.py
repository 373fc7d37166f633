"""The evidence of a question as HTML, drawn from the values that its item gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from reefkit.text import Catalogue
from reefkit.widgets.acts import values_of
from reefkit.widgets.templates import Templates

Drawings = Mapping[str, Callable[..., str]]
"""What draws, by name: each takes the templates, then the values that an item has to give."""


@lru_cache(maxsize=24)
def evidence_templates(folder: Path, say: Catalogue) -> Templates:
    return Templates(say, folder)


def draw(
    drawings: Drawings, folder: Path, name: str, values: Mapping[str, Any], say: Catalogue
) -> str:
    """Draw the evidence that an item names.

    The HTML includes everything shown as text; it is empty if the name or values are invalid, so
    that a teacher's item cannot stop a page.
    """
    if name not in drawings:
        return ""
    drawn = drawings[name]
    try:
        given = msgspec.convert(dict(values), values_of(drawn, only=True))
    except msgspec.ValidationError:
        return ""
    return str(drawn(evidence_templates(folder, say), **msgspec.structs.asdict(given)))
