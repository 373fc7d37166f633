"""What pupils are called in a class, so that two Sams are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from reefkit.classroom.store.values import plain_name
from reefkit.match.errors import reject

MOST_IN_CLASS = 36
"""How long a name may be in a class: with a number it is still no longer than a seat's."""


def name_in_class(name: str) -> str:
    """Give a pupil's name as a class keeps it.

    Raises
    ------
    Rejection
        When nothing is left of it.
    """
    kept = plain_name(unicodedata.normalize("NFC", name))[:MOST_IN_CLASS].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in kept):
        raise reject("class-name-needed")
    return kept


def free_label(name: str, taken: Iterable[str]) -> str:
    """Give the name, or the name with the first number that makes it nobody else's."""
    others = {_alike(label) for label in taken}
    label, number = name, 1
    while _alike(label) in others:
        number += 1
        label = f"{name} {number}"
    return label


def _alike(label: str) -> str:
    """Give what two labels have in common that a reader would take for the same."""
    return " ".join(unicodedata.normalize("NFKC", label).casefold().split())
