"""A lab's teaching content: teacher's notes, glossary, opening question, and its own messages.

Its files are next to the game's, in ``data/<game>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from reefkit.assess.bank import BANK_FILE, bank_files
from reefkit.assess.forms import FORMS_FILE
from reefkit.assess.items import Goal, Word
from reefkit.content import Library
from reefkit.labs.lesson.measured_graphs import Graph, graph_file, read_graphs
from reefkit.labs.setting import CLASS_FORMS, LARGEST, TableSize, Way
from reefkit.text import Catalogue, Message, once
from reefkit.text.messages import Value
from reefkit.widgets.glossary_words import Glossary, Term


def own(say: Catalogue, game: str, name: str, values: Mapping[str, Value] | None = None) -> Message:
    """Return a lab's own message, ``<name>-<game>``, if there is one, and otherwise ``<name>``.

    `name` may end with a dot and an attribute.

    Examples
    --------
    >>> from reefkit.text import catalogue
    >>> own(catalogue(), "reef", "door-play").id
    'door-play'
    """
    head, dot, attribute = name.partition(".")
    mine = f"{head}-{game}{dot}{attribute}"
    id_ = mine if say.has(mine) else name
    return Message(id_, dict(values or {}))


def own_of(
    say: Catalogue, game: str, family: str, one: str, values: Mapping[str, Value] | None = None
) -> Message:
    """Return the message ``<family>-<game>-<one>`` if there is one, else ``<family>-<one>``.

    `one` may end with a dot and an attribute.
    """
    mine, shared = f"{family}-{game}-{one}", f"{family}-{one}"
    id_ = mine if say.has(mine) else shared
    return Message(id_, dict(values or {}))


def naming(say: Catalogue, names: Mapping[str, str]) -> Catalogue:
    """Return a catalogue with additional names, for those message ids that it does not have."""
    missing = tuple((id_, name) for id_, name in names.items() if not say.has(id_))
    return _naming(say, missing) if missing else say


@cache
def _naming(say: Catalogue, names: tuple[tuple[str, str], ...]) -> Catalogue:
    return say.with_names(dict(names))


Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]
"""Letters of learning goals, one to five."""
Minutes = Annotated[int, Meta(ge=1, le=600)]


class TeachingStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a plan: what the class does, and for how long."""

    id: str
    minutes: Minutes


PlanLength = Literal["30", "45", "60", "90", "two"]
"""How long a teacher has: minutes, or two lessons."""


class TeachingPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson plan, and all that a class is set to by it."""

    #: The steps of each sitting.
    sittings: Annotated[tuple[tuple[TeachingStep, ...], ...], Meta(min_length=1, max_length=6)]
    minutes: Minutes  #: Time of all sittings.
    rounds: Annotated[int, Meta(ge=0, le=99)]  #: 0 if none are played.
    length: PlanLength | None = None  #: The time for which it is the lab's first choice.
    options: dict[str, Any] = {}  #: Options of the match that it changes, by name.
    youngest: dict[str, Any] = {}  #: Those that it changes too for a class under 10.
    way: Way = "guided"
    size: TableSize = LARGEST
    forms: tuple[Word, ...] = CLASS_FORMS
    #: What students do outside the lesson: the questions before it, or the rest of those after it.
    homework: tuple[Literal["before", "after"], ...] = ()


class LessonEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """A historical event that the teacher's notes tell."""

    source: Annotated[str, Meta(max_length=400)] = ""  #: Source of the facts told.
    cards: Annotated[tuple[str, ...], Meta(max_length=8)] = ()  #: Ids of cards that represent it.


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """A performance expectation of the Next Generation Science Standards."""

    code: Annotated[str, Meta(pattern="^(K|[1-5]|MS|HS)-(LS|ESS)[0-9]-[0-9]$")]
    goals: Goals


class LearningOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """A learning outcome of a university course."""

    goals: Goals


class OpeningQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """The question that a lesson opens and ends with, about something that really happened.

    ``hook-<game>`` is the question; ``.what`` tells what happened, ``.answer`` what students can
    answer at the end of the lesson.
    """

    graph: Word  #: Id of the graph in ``graphs.toml`` that shows the event.
    #: Source of the facts told; empty if it is the graph's.
    source: Annotated[str, Meta(max_length=400)] = ""


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher's notes; their texts are in the catalogue, by id."""

    plan: dict[str, TeachingPlan]
    event: dict[str, LessonEvent]
    standard: dict[str, Standard]
    outcome: dict[str, LearningOutcome]
    watch: tuple[str, ...]
    extension: tuple[str, ...]
    hook: OpeningQuestion | None = None
    #: Sources of numbers and dates in other notes and cards, by message id.
    source: dict[str, str] = {}


def files_of(game: str) -> dict[str, object]:
    """Return the type of each file of a lab's own content, by path; a test loads each of them."""
    return {
        f"{game}/glossary.toml": dict[str, Term],
        f"{game}/teaching.toml": Teaching,
        f"{game}/forms.toml": FORMS_FILE,
        graph_file(game): dict[Word, Graph],
        **dict.fromkeys(bank_files(game).values(), BANK_FILE),
    }


@once
def terms(game: str) -> dict[str, Term]:
    path, library = f"{game}/glossary.toml", Library()
    return library.load(path, dict[str, Term]) if path in library.files() else {}


@once
def teaching(game: str) -> Teaching:
    return read_teaching(Library(), game)


def read_teaching(library: Library, game: str) -> Teaching:
    """Load and check the teacher's notes of a game.

    Raises
    ------
    ContentError
        If the file is invalid; the message names file, entry and key.
    """
    path = f"{game}/teaching.toml"
    notes = library.load(path, Teaching)
    if notes.hook is not None:
        library.require(read_graphs(library, game), notes.hook.graph, path, "hook", "graph")
    return notes


@once
def opening_question(game: str) -> OpeningQuestion | None:
    return teaching(game).hook if f"{game}/teaching.toml" in Library().files() else None


@lru_cache(maxsize=32)
def glossary(game: str, say: Catalogue) -> Glossary:
    return Glossary(say, terms(game))
