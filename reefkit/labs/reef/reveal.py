"""The reveal of a card on the seat's own reef: who has been shown, and how the board looks then.

By the time the seats look, the rules have removed the dead already. The page shows the reef as it
stood before the card, and lets each builder's fate be seen one at a time.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from reefkit.games.reef import guide
from reefkit.games.reef.guide_drawn import reefs_before
from reefkit.games.reef.state import Reefs
from reefkit.labs.reef.controls.control import Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.ui import Space
from reefkit.match.table import Table
from reefkit.text import Message
from reefkit.widgets.board.picture import State

PUT_BACK = "put-back"
"""What stands in a round's queue of decks, but is no card to be drawn."""
DEPTHS = ("S", "M", "D")
_WRONG = {"missed", "it-lived"}


class Group(NamedTuple):
    """Builders that met the same fate for the same reasons, as one line of the list."""

    key: str
    builder: str
    name: Message
    tokens: tuple[str, ...]
    fate: str
    verdict: str
    spaces: tuple[Space, ...]
    reasons: tuple[Message, ...]


class Water(NamedTuple):
    """How the builders of one depth fared."""

    depth: str
    lived: int
    died: int


class Shown(NamedTuple):
    """What of a card has been revealed to the seat.

    Attributes
    ----------
    key
        Names the card and the seat in the page's memory.
    order
        The builders that are shown one at a time, as they lie on the board from the ocean down.
    number
        How many of them have been shown.
    """

    key: str
    reveal: guide.Reveal
    own: guide.SeatReveal
    order: tuple[guide.BuilderFate, ...]
    number: int

    @property
    def all(self) -> bool:
        """Whether every one of them has been shown."""
        return self.number >= len(self.order)

    @property
    def fates(self) -> tuple[guide.BuilderFate, ...]:
        """Those that have been shown."""
        return self.order[: self.number]


class Known(NamedTuple):
    """What the log says of the card, worked out once for each of its positions."""

    reveal: guide.Reveal | None
    before: Reefs


_known: WeakKeyDictionary[Table, dict[tuple[int, int], Known]] = WeakKeyDictionary()
_MOST_KNOWN = 4


def _ask(scene: Scene, card: guide.Drawn) -> Known:
    """Ask the guide of a card, or recall what it said at this position of the log."""
    kept = _known.setdefault(scene.table, {})
    at = (scene.view.position, scene.seat)
    if at not in kept:
        if len(kept) >= _MOST_KNOWN:
            kept.clear()
        found = guide.reveal(scene.table, scene.seat, card, scene.view.position)
        kept[at] = Known(found, reefs_before(scene.table, card))
    return kept[at]


def current(scene: Scene) -> guide.Drawn | None:
    """Give the card that is being resolved; none outside phase 3, or before a card is drawn."""
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return None
    found = guide.drawn(scene.table, scene.view.position)
    return found[-1] if found else None


def shown(scene: Scene) -> Shown | None:
    """Give what has been revealed of the card to the seat; none before the aftermath."""
    card = current(scene)
    if card is None or scene.turn.step != "aftermath":
        return None
    reveal = _ask(scene, card).reveal
    if reveal is None:
        return None
    own = reveal.seats[scene.seat]
    order = tuple(
        sorted(
            (fate for fate in own.builders if is_shown_alone(fate)),
            key=lambda fate: (-fate.row, fate.column, fate.level),
        )
    )
    key = f"{card.round}-{card.order}-{scene.seat}"
    return Shown(key, reveal, own, order, min(scene.ui.revealed.get(key, 0), len(order)))


def is_shown_alone(fate: guide.BuilderFate) -> bool:
    """Tell whether a builder has a turn in the reveal: it was reached, or expected to be."""
    return fate.fate != "spared" or fate.verdict in _WRONG


def waits(scene: Scene) -> bool:
    """Tell whether the seat has not seen all of the card's fates."""
    seen = shown(scene)
    return seen is not None and not seen.all


def marks(scene: Scene) -> Marks:
    """Mark the fates that have been shown, and how they were foreseen."""
    seen = shown(scene)
    if seen is None:
        return {}
    found: dict[Space, set[State]] = {}
    for fate in seen.fates:
        states = found.setdefault((fate.row, fate.column), set())
        if fate.fate == "died" and fate.level == 0:
            states.add("died")
        if fate.verdict:
            states.add("wrong" if fate.verdict in _WRONG else "right")
    return {
        space: frozenset(states - {"right"} if "wrong" in states else states)
        for space, states in found.items()
    }


def reef_before(scene: Scene) -> Reefs | None:
    """Give all reefs as they stood before the card that is resolved; none where there is none."""
    card = current(scene)
    if card is None:
        return None
    return _ask(scene, card).before


def reefs(scene: Scene) -> Reefs:
    """Give the reefs as the board shows them: those that died are still there, to be read.

    Weeds and dwellers are those of now once every fate has been shown, or while the seat places
    weeds itself.
    """
    before = reef_before(scene)
    if before is None:
        return scene.state.reefs
    now, seen = scene.state.reefs, shown(scene)
    if seen is not None and not seen.all:
        return before
    return msgspec.structs.replace(before, alga=now.alga, dwellers=now.dwellers)


def ghosts(scene: Scene) -> tuple[Reefs, Marks] | None:
    """Give the reefs before the card with the marks of its fates; none where nothing is revealed.

    A space is marked *died* when its topmost builder died; builders under it are told in the list.
    """
    if shown(scene) is None:
        return None
    return reefs(scene), marks(scene)


def groups(fates: tuple[guide.BuilderFate, ...], names: dict[str, Message]) -> list[Group]:
    """Put fates that are alike in one row of the board into one line, in the order given."""
    alike: dict[tuple[object, ...], list[guide.BuilderFate]] = {}
    for fate in fates:
        same = (fate.builder, fate.tokens, fate.fate, fate.verdict, fate.row, _said(fate.reasons))
        alike.setdefault(same, []).append(fate)
    return [
        Group(
            f"{each[0].row}-{each[0].column}-{each[0].level}",
            each[0].builder,
            names[each[0].builder],
            each[0].tokens,
            each[0].fate,
            each[0].verdict,
            tuple((fate.row, fate.column) for fate in each),
            each[0].reasons,
        )
        for each in alike.values()
    ]


def _said(reasons: tuple[Message, ...]) -> str:
    return repr([(reason.id, sorted(reason.values.items())) for reason in reasons])


def by_depth(seen: Shown) -> list[Water]:
    """Count who lived and who died in each water that the board has, of what has been shown."""
    if seen.all:
        died, lived = Counter(seen.own.died), Counter(seen.own.lived)
    else:
        died = Counter(f.depth for f in seen.fates if f.fate == "died")
        lived = Counter(f.depth for f in seen.fates if f.fate != "died")
    return [
        Water(depth, lived[depth], died[depth]) for depth in DEPTHS if lived[depth] + died[depth]
    ]
