"""The content of the Reef Survivor lab beside the game's own: what it teaches with, as types."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.assess.bank import BANK_FILE
from reefkit.assess.form import FORMS_FILE
from reefkit.content import Library
from reefkit.text import Catalogue
from reefkit.widgets.glossary import Glossary, Term

Goal = Literal["A", "B", "C", "D", "E"]
"""The learning goals of the lab (rules page, section 5)."""
Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]
Minutes = Annotated[int, Meta(ge=1, le=600)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a plan: what the class does, and for how long."""

    id: str
    minutes: Minutes


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan for the time there is: one list of steps a sitting."""

    sittings: Annotated[tuple[tuple[Step, ...], ...], Meta(min_length=1, max_length=6)]
    minutes: Minutes
    rounds: Annotated[int, Meta(ge=1, le=9)]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, and the cards that it stands behind."""

    cards: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)]


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """A performance expectation of the Next Generation Science Standards."""

    code: Annotated[str, Meta(pattern="^(MS|HS)-(LS|ESS)[0-9]-[0-9]$")]
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


FILES: dict[str, object] = {
    "reef/glossary.toml": dict[str, Term],
    "reef/teaching.toml": Teaching,
    "reef/questions-before.toml": BANK_FILE,
    "reef/questions-after.toml": BANK_FILE,
    "reef/forms.toml": FORMS_FILE,
}
"""Every file of the lab's own content and its type; a test loads each of them."""


@cache
def terms() -> dict[str, Term]:
    """Load the glossary once a process."""
    return Library().load("reef/glossary.toml", dict[str, Term])


@cache
def teaching() -> Teaching:
    """Load what the teacher notes are made of once a process."""
    return Library().load("reef/teaching.toml", Teaching)


def glossary(say: Catalogue) -> Glossary:
    """Give the glossary as a catalogue says it."""
    return Glossary(say, terms())
