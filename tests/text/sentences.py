"""How long a sentence of the easier reading level may be, in any language."""

import re

MOST_WORDS = 12
"""A value counts as one word."""


def sentences(text: str) -> list[str]:
    """Give the sentences, and parts of sentences between colons or semicolons, of a text."""
    return re.split(r"[.!?:;](?:\s|$)", text)
