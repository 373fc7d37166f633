"""What a lab teaches with beside its game: notes, glossary, sentences, graphs of real data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Annotated

from markupsafe import Markup
from msgspec import Meta, Struct

from reefkit.assess.bank import BANK_FILE, bank_files
from reefkit.assess.forms import FORMS_FILE
from reefkit.assess.item_checks import Fault
from reefkit.assess.items import Goal, Word
from reefkit.content import Library
from reefkit.content.errors import unknown_name
from reefkit.text import Catalogue, Message, message, once
from reefkit.text.languages import is_simple
from reefkit.text.messages import Value
from reefkit.widgets.graphs import MOST_SERIES, NARROW, GraphKind, MeasuredGraph, graph_svg
from reefkit.widgets.templates import Glossary, Term

# ---- Graphs of what somebody measured, from ``data/<game>/graphs.toml``: checked, and drawn

Numbers = Annotated[tuple[float, ...], Meta(min_length=2, max_length=120)]
Series = Annotated[dict[Word, Numbers], Meta(min_length=1, max_length=MOST_SERIES)]


class Graph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A graph of what somebody measured; its texts stand in the catalogue under its id.

    ``graph-<game>-<id>`` is its title; ``.x`` and ``.y`` name the axes, with their units;
    ``.measured`` tells who measured; ``.said`` is the graph in words, for who cannot see it;
    ``.series-<id>`` names a series where there are several, ``.x-<id>`` what `x` has by id.
    """

    #: ``bars`` take numbers or ids in `x`; ``line`` and ``points`` take numbers.
    kind: GraphKind
    #: What stands along. The numbers of a line rise, or fall where its axis runs backwards, as
    #: that of millions of years ago.
    x: Annotated[tuple[float | Word, ...], Meta(min_length=2, max_length=120)]
    series: Series  #: One value each of `x`, by the id of the series.
    y: tuple[float, float]  #: Where the axis of values begins and ends; 0 is within that of bars.
    source: Annotated[str, Meta(min_length=10, max_length=400)]  #: Whose it is: the credit below.
    #: The file of our content from which the numbers can be reckoned, if they can.
    data: str = ""


def graph_file(game: str) -> str:
    return f"{game}/graphs.toml"


def read_graphs(library: Library, game: str) -> dict[str, Graph]:
    """Load and check the graphs of a game; a game without the file has none.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
    """
    path, files = graph_file(game), library.files()
    if path not in files:
        return {}
    found = library.load(path, dict[Word, Graph])
    for id_, each in found.items():
        for key, problem in faults(each):
            raise library.place(path, id_, key).wrong(problem)
        if each.data and each.data not in files:
            series = [file for file in files if file.endswith(".csv")]
            raise library.place(path, id_, "data").wrong(unknown_name(each.data, series))
    return found


def faults(graph: Graph) -> Iterator[Fault]:
    numbers = [each for each in graph.x if not isinstance(each, str)]
    if numbers and len(numbers) < len(graph.x):
        yield "x", message("content-graph-mixed")
    elif graph.kind != "bars" and not numbers:
        yield "x", message("content-graph-numbers", kind=graph.kind)
    elif len(set(graph.x)) < (2 if graph.kind == "points" else len(graph.x)):
        yield "x", message("content-graph-twice")
    elif graph.kind == "line" and len({one < two for one, two in pairwise(numbers)}) > 1:
        yield "x", message("content-graph-order")
    low, high = graph.y
    if low >= high or (graph.kind == "bars" and not low <= 0 <= high):
        yield "y", message("content-graph-axis")
    for name, values in graph.series.items():
        if len(values) != len(graph.x):
            told = message("content-graph-length", count=len(values), expected=len(graph.x))
            yield f"series.{name}", told
        for each in values:
            if not low <= each <= high:
                yield f"series.{name}", message("content-graph-outside", value=str(each))


@once
def graphs_of(game: str) -> dict[str, Graph]:
    return read_graphs(Library(), game)


def _graph_message(game: str, name: str) -> Message:
    """Return the title of a graph; its attributes hold the other texts."""
    return Message(f"graph-{game}-{name}")


def graph_texts(game: str, name: str, graph: Graph) -> tuple[Message, ...]:
    parts = ["x", "y", "measured", "said"]
    parts += [f"series-{each}" for each in graph.series if len(graph.series) > 1]
    parts += [f"x-{each}" for each in graph.x if isinstance(each, str)]
    return _graph_message(game, name), *(Message(f"graph-{game}-{name}.{part}") for part in parts)


@lru_cache(maxsize=256)
def graph_html(game: str, name: str, say: Catalogue) -> Markup:
    graph = graphs_of(game).get(name)
    if graph is None:
        return Markup()

    def told(part: str) -> str:
        return say.render(Message(f"graph-{game}-{name}.{part}"))

    several = len(graph.series) > 1
    names = tuple(told(f"x-{each}") for each in graph.x if isinstance(each, str))
    drawn = MeasuredGraph(
        kind=graph.kind,
        along=names or tuple(float(each) for each in graph.x),
        series=tuple(
            (told(f"series-{each}") if several else "", values)
            for each, values in graph.series.items()
        ),
        up=graph.y,
        along_name=told("x"),
        up_name=told("y"),
        said=told("said"),
        say=say,
        large=is_simple(say.locale),
    )
    return Markup(
        '<div class="rk-graph"><p class="rk-graph-title">{}</p>'
        '<div class="rk-graph-wide">{}</div><div class="rk-graph-narrow">{}</div>'
        '<p class="rk-graph-measured">{} <span>{}</span></p></div>'
    ).format(
        say.render(_graph_message(game, name)),
        graph_svg(drawn),
        graph_svg(drawn, NARROW),
        told("measured"),
        say.render(message("graph-source", source=graph.source)),
    )


# ---- A lab's own sentence where it has one, and the shared one elsewhere


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


# ---- The content of a lab beside its game's own: what it teaches with, as types
#
# It stands beside the game's, in ``data/<game>``.

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
    """Something that happened, and the cards that it stands behind, if any."""

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
    """The teacher notes: what is told of each stands in the catalogue under its id."""

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
