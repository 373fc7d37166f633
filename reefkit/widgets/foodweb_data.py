"""Data of a food web: nodes by level, and who eats whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Outline = Literal["square", "circle", "hexagon", "diamond", "triangle"]
Tone = Literal["plain", "ok", "warn", "danger"]
Feeding = Literal["sure", "may", "short"]
"""`sure`: is eaten this turn. `may`: could be eaten, if somebody chooses so. `short`: is eaten, or
would be, and is too little."""


@dataclass(frozen=True)
class FoodNode:
    """A living thing, or a kind of food."""

    id: str  #: Sent when it is touched.
    name: str  #: Shown below it; a long word may have soft hyphens, at which it is split.
    art: str  #: Id of its drawing in the page's sheet of symbols.
    group: str  #: Key of its colour among the palette's families.
    outline: Outline  #: Shape behind the drawing, the same for all of a feeding class.
    level: int  #: Trophic level, from 0.
    label: str  #: Text for screen readers.
    attached: tuple[str, ...] = ()  #: Drawings of attached organisms, small at its corner.
    badge: str = ""  #: Short text above it, such as what it lacks.
    tone: Tone = "danger"  #: Colour of the badge.
    bleached: bool = False  #: Whether it is drawn as a bleached skeleton.
    passing: bool = False  #: Whether it is there for a limited time: its outline is dashed.
    done: bool = False  #: Whether it has acted: it has a tick.
    chosen: bool = False  #: Whether it was picked, which emphasises what it eats and what eats it.
    count: int = 1  #: Number of equal ones.
    comes_from: str = ""  #: Key of the element from which it flies as it appears.
    goes_to: str = ""  #: Key of the element to which it flies as it goes.


@dataclass(frozen=True)
class FoodEdge:
    """An arrow from what is eaten to the eater."""

    eaten: str  #: Id of a node.
    eater: str  #: Id of a node.
    kind: Feeding = "sure"  #: See `Feeding`.
    amount: int = 1  #: Number eaten; shown at the arrow if above 1.


@dataclass(frozen=True)
class FoodLevel:
    """A trophic level and its name."""

    level: int
    name: str


@dataclass(frozen=True)
class WebOutcome:
    """A consequence: a rendered sentence, and the tone of its mark."""

    text: str
    tone: Tone = "plain"


@dataclass(frozen=True)
class FoodWeb:
    """A food web.

    Raises
    ------
    ValueError
        If two nodes have the same id, or an edge has an unknown node.
    """

    #: One for each card; equal ones are drawn as one, with their number.
    nodes: tuple[FoodNode, ...]
    edges: tuple[FoodEdge, ...] = ()  #: Edges of nodes drawn as one are merged.
    levels: tuple[FoodLevel, ...] = ()  #: Names of levels; levels without a name are drawn too.
    title: str = ""  #: Name of the web for screen readers.
    note: str = ""  #: Shown above the picture, such as the direction of arrows.
    empty: str = ""  #: Shown instead of the picture if nothing lives.
    sentences: tuple[str, ...] = ()  #: Text equivalent, rendered.
    outcome: tuple[WebOutcome, ...] = ()  #: Consequences, listed below the picture.
    outcome_title: str = ""
    act: str = ""  #: Act of touching a node, sent with its ``node``; empty: for display only.
    key: str = "web"  #: Distinguishes it from other webs on the page.

    def __post_init__(self) -> None:
        ids = {each.id for each in self.nodes}
        if len(ids) < len(self.nodes):
            raise ValueError("a node's id names one node")
        if any(each.eaten not in ids or each.eater not in ids for each in self.edges):
            raise ValueError("an edge leads from a node to a node")

    def grouped(self) -> FoodWeb:
        """Return the web with equal nodes merged into one, with their number.

        It has the id and label of the first of them. Amounts of edges are added.
        """
        first: dict[FoodNode, str] = {}
        counts: dict[str, int] = {}
        stands_for: dict[str, str] = {}
        for node in self.nodes:
            name = first.setdefault(replace(node, id="", label="", count=1), node.id)
            stands_for[node.id] = name
            counts[name] = counts.get(name, 0) + node.count
        nodes = [replace(each, count=counts[each.id]) for each in self.nodes if each.id in counts]
        amounts: dict[tuple[str, str, Feeding], int] = {}
        for edge in self.edges:
            ends = (stands_for[edge.eaten], stands_for[edge.eater], edge.kind)
            amounts[ends] = amounts.get(ends, 0) + edge.amount
        edges = (FoodEdge(*ends, amount) for ends, amount in amounts.items())
        return replace(self, nodes=tuple(nodes), edges=tuple(edges))
