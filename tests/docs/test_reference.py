"""The pages of reference say what the code says now: ``python -m tests.docs.reference`` renews them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reefkit.games.climate.content import Card
from tests.docs.reference import attributes, formats, help_of, written


@pytest.mark.parametrize(
    ("path", "text"), [pytest.param(*each, id=each[0].name) for each in written()]
)
def test_a_page_is_as_the_code_is(path: Path, text: str):
    assert path.read_text(encoding="utf-8") == text, "python -m tests.docs.reference"


def test_every_file_of_content_is_told_with_its_keys():
    told = formats()
    assert "### data/reef/organisms.toml" in told
    for field in msgspec.structs.fields(Card):
        assert f"| `{field.encode_name}` |" in told
    assert "`changes`, `deleterious`, `neutral`" in told


def test_what_a_docstring_says_of_a_key_is_read():
    assert attributes(Card)["by"].startswith("Of a card that changes a gene")
    assert attributes(Card)["copies"] == "How many there are in the deck."
    assert "--network" in help_of("serve")
