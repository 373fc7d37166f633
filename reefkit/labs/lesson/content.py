"""The content of a lab beside its game's own: what it teaches with, as types.

It stands beside the game's, in ``data/<game>``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.assess.bank import BANK_FILE
from reefkit.assess.form import FORMS_FILE
from reefkit.assess.items import Goal
from reefkit.content import Library
from reefkit.text import Catalogue
from reefkit.widgets.glossary import Glossary, Term

Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]
"""The learning goals of a lab that something serves."""
Minutes = Annotated[int, Meta(ge=1, le=600)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a plan: what the class does, and for how long."""

    id: str
    minutes: Minutes


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan for the time there is: one list of steps a sitting."""

    sittings: Annotated[tuple[tuple[Step, ...], ...], Meta(min_length=1, max_length=6)]
    minutes: Minutes
    rounds: Annotated[int, Meta(ge=1, le=99)]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, and the cards that it stands behind, if any."""

    cards: Annotated[tuple[str, ...], Meta(max_length=8)] = ()


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """A performance expectation of the Next Generation Science Standards."""

    code: Annotated[str, Meta(pattern="^(K|[1-5]|MS|HS)-(LS|ESS)[0-9]-[0-9]$")]
    goals: Goals


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """What a university course may ask of its students."""

    goals: Goals


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher notes: what is told of each stands in the catalogue under its id."""

    plan: dict[str, Plan]
    event: dict[str, Event]
    standard: dict[str, Standard]
    outcome: dict[str, Outcome]
    watch: tuple[str, ...]
    extension: tuple[str, ...]


FILES: dict[str, object] = {}
"""The room has no content of its own; each lab declares what `files_of` gives for it."""


def files_of(game: str) -> dict[str, object]:
    """Give every file of a lab's own content and its type; a test loads each of them."""
    return {
        f"{game}/glossary.toml": dict[str, Term],
        f"{game}/teaching.toml": Teaching,
        f"{game}/questions-before.toml": BANK_FILE,
        f"{game}/questions-after.toml": BANK_FILE,
        f"{game}/forms.toml": FORMS_FILE,
    }


@cache
def terms(game: str) -> dict[str, Term]:
    """Load the glossary of a lab once a process; a lab without one opens no term."""
    path, library = f"{game}/glossary.toml", Library()
    return library.load(path, dict[str, Term]) if path in library.files() else {}


@cache
def teaching(game: str) -> Teaching:
    """Load what the teacher notes of a lab are made of once a process."""
    return Library().load(f"{game}/teaching.toml", Teaching)


@lru_cache(maxsize=32)
def glossary(game: str, say: Catalogue) -> Glossary:
    """Give the glossary of a lab as a catalogue says it, made once a process."""
    return Glossary(say, terms(game))
