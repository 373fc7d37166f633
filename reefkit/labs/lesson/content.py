"""What a lab teaches with besides its game: notes, glossary, sentences, graphs of real data.

It is next to the game's, in ``data/<game>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.assess.bank import BANK_FILE, bank_files
from reefkit.assess.forms import FORMS_FILE
from reefkit.assess.items import Goal, Word
from reefkit.content import Library
from reefkit.labs.lesson.measured_graphs import Graph, graph_file, read_graphs
from reefkit.text import Catalogue, Message, once
from reefkit.text.messages import Value
from reefkit.widgets.glossary_words import Glossary, Term


def own(say: Catalogue, game: str, name: str, values: Mapping[str, Value] | None = None) -> Message:
    """Return the message that a lab says: ``<name>-<game>`` where there is one, else ``<name>``.

    Parameters
    ----------
    say
        The catalogue.
    game
        The lab's game.
    name
        What is said; an attribute may follow a dot.
    values
        What it speaks of.

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
    """Return the message of one of a family: ``<family>-<game>-<one>``, else ``<family>-<one>``.

    `family`, `one`: Such as ``phase`` and ``settling``; an attribute may follow a dot.
    """
    mine, shared = f"{family}-{game}-{one}", f"{family}-{one}"
    id_ = mine if say.has(mine) else shared
    return Message(id_, dict(values or {}))


def naming(say: Catalogue, names: Mapping[str, str]) -> Catalogue:
    """Return a catalogue that says these names too.

    `names`: What content calls its own things, by message.

    Returns
    -------
    Catalogue
        The same one where it says all of them already.
    """
    missing = tuple((id_, name) for id_, name in names.items() if not say.has(id_))
    return _naming(say, missing) if missing else say


@cache
def _naming(say: Catalogue, names: tuple[tuple[str, str], ...]) -> Catalogue:
    return say.with_names(dict(names))


Goals = Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=5)]
"""The learning goals of a lab that something serves."""
Minutes = Annotated[int, Meta(ge=1, le=600)]


class TeachingStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a plan: what the class does, and for how long."""

    id: str
    minutes: Minutes


class TeachingPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan for the time there is: one list of steps a sitting."""

    sittings: Annotated[tuple[tuple[TeachingStep, ...], ...], Meta(min_length=1, max_length=6)]
    minutes: Minutes
    rounds: Annotated[int, Meta(ge=0, le=99)]  #: 0 where none are played.


class LessonEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, and the cards that it is behind, if any."""

    source: Annotated[str, Meta(max_length=400)] = ""  #: Who found out what is told.
    cards: Annotated[tuple[str, ...], Meta(max_length=8)] = ()


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """A performance expectation of the Next Generation Science Standards."""

    code: Annotated[str, Meta(pattern="^(K|[1-5]|MS|HS)-(LS|ESS)[0-9]-[0-9]$")]
    goals: Goals


class LearningOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """What a university course may ask of its students."""

    goals: Goals


class OpeningQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson opens on, and what it comes back to: something real, and a question about it.

    ``hook-<game>`` is the question; ``.what`` tells what happened, ``.answer`` what the lesson
    makes it possible to say in the end.
    """

    graph: Word  #: The graph that shows it, of ``graphs.toml``.
    #: Who found out what is told; left out where it is whose the graph is.
    source: Annotated[str, Meta(max_length=400)] = ""


class Teaching(Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher notes: what is told of each is in the catalogue under its id."""

    plan: dict[str, TeachingPlan]
    event: dict[str, LessonEvent]
    standard: dict[str, Standard]
    outcome: dict[str, LearningOutcome]
    watch: tuple[str, ...]
    extension: tuple[str, ...]
    hook: OpeningQuestion | None = None
    #: Who found out what other notes and cards claim with a number or a date, by message.
    source: dict[str, str] = {}


def files_of(game: str) -> dict[str, object]:
    """Return every file of a lab's own content and its type; a test loads each of them."""
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
    """Load and check what the teacher notes of a game are made of.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
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
