"""What a food web shows: nodes by level, and who eats whom."""

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
    """One living thing, or one kind of food."""

    id: str  #: What a touch tells.
    name: str  #: Written below it. A long word may have soft hyphens, at which it is cut.
    art: str  #: The id of its drawing in the page's sheet of symbols.
    group: str  #: The key of its colour among the palette's families.
    outline: Outline  #: The shape behind the drawing: of one feeding class, always the same.
    level: int  #: Its trophic level, 0 the lowest.
    label: str  #: What a screen reader reads of it.
    attached: tuple[str, ...] = ()  #: Drawings of what is attached to it, small at its corner.
    badge: str = ""  #: A short text over it, such as what it lacks.
    tone: Tone = "danger"  #: Of the badge.
    bleached: bool = False  #: Whether it is drawn as a bleached skeleton.
    passing: bool = False  #: Whether it is there for a while only: its outline is dashed.
    done: bool = False  #: Whether it has done what it does: it has a tick.
    chosen: bool = False  #: Whether it was picked: what it eats and who eats it stand out then.
    count: int = 1  #: How many there are.
    #: ``comes_from``, ``goes_to``: Keys of what it flies from as it appears, and to as it goes.
    comes_from: str = ""
    goes_to: str = ""


@dataclass(frozen=True)
class FoodEdge:
    """Who is eaten by whom: the arrow goes to the eater."""

    #: ``eaten``, ``eater``: The ids of nodes.
    eaten: str
    eater: str
    kind: Feeding = "sure"  #: See `Feeding`.
    amount: int = 1  #: How many of them; written at the arrow when there are several.


@dataclass(frozen=True)
class FoodLevel:
    """A trophic level and what it is called."""

    level: int
    name: str


@dataclass(frozen=True)
class WebOutcome:
    """What comes of it: a sentence, rendered, and the tone of its mark."""

    text: str
    tone: Tone = "plain"


@dataclass(frozen=True)
class FoodWeb:
    """A food web.

    Raises
    ------
    ValueError
        When two nodes have one id, or an edge leads to or from a node that is not there.
    """

    #: One for each card: those that look the same are drawn as one, with their number.
    nodes: tuple[FoodNode, ...]
    #: Who is eaten by whom; edges of what is drawn as one are laid together.
    edges: tuple[FoodEdge, ...] = ()
    #: What levels are called; a level without a name is drawn all the same.
    levels: tuple[FoodLevel, ...] = ()
    title: str = ""  #: What a screen reader calls the web.
    note: str = ""  #: Said above the picture, such as which way arrows go.
    empty: str = ""  #: Said in its place where nothing lives.
    sentences: tuple[str, ...] = ()  #: The same for who does not see it, rendered.
    #: ``outcome``, ``outcome_title``: What comes of it, listed below the picture.
    outcome: tuple[WebOutcome, ...] = ()
    outcome_title: str = ""
    #: What touching a node asks for, with its ``node``; empty where the web is only looked at.
    act: str = ""
    key: str = "web"  #: Tells it from another web of the page.

    def __post_init__(self) -> None:
        ids = {each.id for each in self.nodes}
        if len(ids) < len(self.nodes):
            raise ValueError("a node's id names one node")
        if any(each.eaten not in ids or each.eater not in ids for each in self.edges):
            raise ValueError("an edge leads from a node to a node")

    def grouped(self) -> FoodWeb:
        """Return the web in which those that look the same are one node, with their number.

        The node has the id and the label of the first of them. Amounts of edges add up.
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
