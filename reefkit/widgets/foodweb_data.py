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

    id: str  #: Sent when the node is touched.
    name: str  #: Shown below the node; a long word may have soft hyphens, at which it is split.
    art: str  #: Id of its drawing.
    group: str  #: Family of the palette that determines its colour.
    outline: Outline  #: Shape behind the drawing, which shows the feeding class.
    level: int  #: Trophic level, from 0.
    label: str  #: Text for screen readers.
    attached: tuple[str, ...] = ()  #: Ids of small drawings of attached organisms, at its corner.
    badge: str = ""  #: Short text above the node, such as what it lacks.
    tone: Tone = "danger"  #: Colour of the badge.
    bleached: bool = False  #: Whether it is drawn as a bleached skeleton.
    passing: bool = False  #: Whether it stays for a limited time, shown by a dashed outline.
    done: bool = False  #: Whether it has acted, shown by a tick.
    chosen: bool = False  #: Whether it was picked, which emphasises what it eats and what eats it.
    count: int = 1  #: Number of equal nodes that it represents.
    comes_from: str = ""  #: ``data-key`` of the element from which it flies when it appears.
    goes_to: str = ""  #: ``data-key`` of the element to which it flies when it disappears.


@dataclass(frozen=True)
class FoodEdge:
    """An arrow from what is eaten to the eater."""

    eaten: str  #: Id of a node.
    eater: str  #: Id of a node.
    kind: Feeding = "sure"  #: See `Feeding`.
    amount: int = 1  #: Number eaten; shown at the arrow if it is more than 1.


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
        If two nodes have the same id, or an edge names an unknown node.
    """

    #: One node for each card; equal nodes are drawn as one, with their number.
    nodes: tuple[FoodNode, ...]
    edges: tuple[FoodEdge, ...] = ()
    levels: tuple[FoodLevel, ...] = ()  #: Names of levels; a level may have none.
    title: str = ""  #: Name of the web for screen readers.
    note: str = ""  #: Shown above the picture, such as the direction of arrows.
    empty: str = ""  #: Shown instead of the picture if there are no nodes.
    sentences: tuple[str, ...] = ()  #: Text equivalent of the picture: rendered sentences.
    outcome: tuple[WebOutcome, ...] = ()  #: Consequences, listed below the picture.
    outcome_title: str = ""
    act: str = ""  #: Act of touching a node, sent with its id as ``node``; empty if only shown.
    key: str = "web"  #: Distinguishes it from other webs on the page.

    def __post_init__(self) -> None:
        ids = {each.id for each in self.nodes}
        if len(ids) < len(self.nodes):
            raise ValueError("a node's id names one node")
        if any(each.eaten not in ids or each.eater not in ids for each in self.edges):
            raise ValueError("an edge leads from a node to a node")

    def grouped(self) -> FoodWeb:
        """Return the web with equal nodes merged into one, with their number.

        Nodes are equal if only `id`, `label` and `count` differ; those of the first stay, and the
        counts are added. Edges of the same kind between the same nodes are merged, and their
        amounts added.
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
