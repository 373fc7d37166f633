"""The reveal of a card's effects on the seat's reef.

The rules have removed the dead before the seats look. The page therefore shows the reef from before
the card, and reveals the builders' fates one at a time.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from reefkit.games.reef import after_card, card_draws
from reefkit.games.reef.card_draws import reefs_before
from reefkit.games.reef.state import PlayState, Reefs
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.reef.scene import Marks, Scene, SpaceIndex
from reefkit.match.table import Table
from reefkit.match.table_queries import View
from reefkit.text import Message, message
from reefkit.widgets.board.picture import State

PUT_BACK = "put-back"
"""Entry in a round's queue of decks that is not a card to draw."""

DEPTHS = ("S", "M", "D")

_WRONG = {"missed", "it-lived"}


class _DepthCount(NamedTuple):
    """Numbers of builders of one depth zone that lived and died."""

    depth: str
    lived: int
    died: int


class _RevealedCard(NamedTuple):
    """What has been revealed of a card to the seat."""

    key: str  #: Identifies the card and the seat in the page's state.
    reveal: after_card.Reveal
    own: after_card.SeatReveal
    #: The builders that are revealed one at a time, from the ocean row towards land.
    order: tuple[after_card.BuilderFate, ...]
    number: int  #: Number of `order` revealed so far.
    alone: int  #: Number of them that were revealed one at a time, before *Show all*.
    passed: bool  #: Whether the seat has looked at all and gone on.
    #: Effects on builders that the card did not kill: overgrowth by algae, lost mutations.
    harmed: tuple[Message, ...]

    @property
    def all(self) -> bool:
        return self.number >= len(self.order)

    @property
    def fates(self) -> tuple[after_card.BuilderFate, ...]:
        return self.order[: self.number]


_Known = tuple[after_card.Reveal | None, Reefs]
"""What the log says of a card, and the reefs before it; cached by position and seat."""

_known: WeakKeyDictionary[Table, dict[tuple[int, int], _Known]] = WeakKeyDictionary()

_MOST_KNOWN = 4


def _ask(scene: Scene, card: card_draws.DrawnCard, position: int) -> _Known:
    cache = _known.setdefault(scene.table, {})
    at = (position, scene.seat)
    if at not in cache:
        if len(cache) >= _MOST_KNOWN:
            cache.clear()
        found = after_card.reveal(scene.table, scene.seat, card, position)
        cache[at] = (found, reefs_before(scene.table, card))
    return cache[at]


def _open_card(table: Table, view: View) -> card_draws.DrawnCard | None:
    """Return the card being resolved; None outside phase 3 or before a card is drawn."""
    turn: PlayState | None = view.state.turn
    if view.state.phase != "catastrophe" or turn is None or turn.card < 0:
        return None
    found = card_draws.drawn(table, view.position)
    return found[-1] if found else None


def current_card(scene: Scene) -> card_draws.DrawnCard | None:
    return _open_card(scene.table, scene.view)


def _is_past(scene: Scene, card: card_draws.DrawnCard) -> bool:
    if not scene.replaying:
        return False
    last = _open_card(scene.table, scene.now)
    return last is None or (last.position, last.index) != (card.position, card.index)


def shown_fates(scene: Scene) -> _RevealedCard | None:
    return _fates_at(scene, scene.view)


def _fates_at(scene: Scene, view: View) -> _RevealedCard | None:
    card = _open_card(scene.table, view)
    if card is None or view.state.turn.step != "aftermath":
        return None
    reveal, before = _ask(scene, card, view.position)
    if reveal is None:
        return None
    own = reveal.seats[scene.seat]
    order = _order(own)
    key = _key(card, scene.seat)
    known = len(order) if _is_past(scene, card) else scene.ui.revealed.get(key, 0)
    return _RevealedCard(
        key=key,
        reveal=reveal,
        own=own,
        order=order,
        number=min(known, len(order)),
        alone=min(scene.ui.revealed.get(alone_key(key), known), known, len(order)),
        passed=known > len(order),
        harmed=_harmed(scene, card.card, before[scene.seat], view.state.reefs[scene.seat]),
    )


def alone_key(key: str) -> str:
    """Return where the page's state has how many were revealed before *Show all*."""
    return f"{key}-alone"


def _harmed(scene: Scene, card: str, before: Reefs, now: Reefs) -> tuple[Message, ...]:
    covered = int((now.kind[now.alga & ~before.alga] != 0).sum())
    lookups = scene.play.lookups
    effects = scene.play.content.cards[card].effects
    tokens = [lookups.bit[effect.token] for effect in effects if effect.do == "lose-token"]
    robbed = sum(int(((before.genes & np.uint16(bit)) != 0).sum()) for bit in tokens)
    counts = {"after-covered": covered, "after-robbed": robbed}
    return tuple(message(name, count=count) for name, count in counts.items() if count)


def _key(card: card_draws.DrawnCard, seat: int) -> str:
    return f"{card.round}-{card.order}-{seat}"


def _order(own: after_card.SeatReveal) -> tuple[after_card.BuilderFate, ...]:
    """Order the builders of a reef that are revealed one at a time, from the ocean row inwards."""
    shown = (fate for fate in own.builders if is_shown_alone(fate))
    return tuple(sorted(shown, key=lambda fate: (-fate.row, fate.column, fate.level)))


def is_shown_alone(fate: after_card.BuilderFate) -> bool:
    """Return whether a builder has its own step in the reveal: hit, or wrongly predicted."""
    return fate.fate != "spared" or fate.verdict in _WRONG


def has_to_look(scene: Scene) -> bool:
    """Return whether the seat has to look at the card's effects before it goes on."""
    seen = shown_fates(scene)
    return seen is not None and not seen.passed


def withholds(scene: Scene) -> bool:
    """Return whether the page hides what the open card did: until the seat has revealed it all."""
    seen = _fates_at(scene, scene.now)
    if seen is not None:
        return not seen.all
    open_ = _open_card(scene.table, scene.now)
    return open_ is not None and scene.now.state.turn.step == "effect"


def lines_before(lines: list[LogLine]) -> list[LogLine]:
    """Return the lines up to the latest drawn card, without its effects."""
    drawn = [n for n, line in enumerate(lines) if line.text.id == "card-drawn"]
    return lines[: drawn[-1] + 1] if drawn else lines


def reveal_marks(scene: Scene) -> Marks:
    seen = shown_fates(scene)
    if seen is None:
        return {}
    found: dict[SpaceIndex, set[State]] = {}
    for fate in seen.fates:
        states = found.setdefault((fate.row, fate.column), set())
        if fate.fate == "died" and fate.level == 0:
            states.add("died")
        if fate.verdict:
            states.add("wrong" if fate.verdict in _WRONG else "right")
    if seen.all:
        for row in invaded_rows(scene, scene.seat):
            for column in np.nonzero(scene.state.reefs.kind[scene.seat, row, :, 0])[0]:
                states = found.setdefault((row + 1, int(column) + 1), set())
                states.discard("died")
                states.add("settled")
    return {
        space: frozenset(states - {"right"} if "wrong" in states else states)
        for space, states in found.items()
    }


def invaded_rows(scene: Scene, seat: int) -> list[int]:
    """Return the rows of a reef, from 0, that the open card gave to an invader."""
    effects, rows = scene.play.card.effects, scene.turn.rows[seat]
    return [row for effect, row in zip(effects, rows, strict=True) if effect.do == "invade"]


def reef_before(scene: Scene) -> Reefs | None:
    card = current_card(scene)
    if card is None:
        return None
    return _ask(scene, card, scene.view.position)[1]


def reveal_reefs(scene: Scene) -> Reefs:
    """Return the reefs as the board shows them, with the builders that died.

    Algae are the present ones before the first fate can be revealed, while seats may place algae,
    and once all are revealed; dwellers and invaders only once all are revealed.
    """
    before = reef_before(scene)
    if before is None:
        return scene.state.reefs
    now, seen = scene.state.reefs, shown_fates(scene)
    if seen is None:
        return msgspec.structs.replace(before, alga=now.alga)
    if not seen.all:
        return before
    shown = before.copy()
    for seat in scene.seats:
        rows = invaded_rows(scene, seat)
        shown.kind[seat, rows] = now.kind[seat, rows]
        shown.genes[seat, rows] = now.genes[seat, rows]
    return msgspec.structs.replace(shown, alga=now.alga, dwellers=now.dwellers)


def open_reefs(scene: Scene) -> Reefs:
    """Return the present reefs, or those from before the card while its effects are hidden."""
    before = reef_before(scene) if withholds(scene) else None
    return scene.state.reefs if before is None else before


def fate_groups(
    fates: tuple[after_card.BuilderFate, ...], names: dict[str, Message]
) -> list[dict[str, object]]:
    """Group fates that are alike in type, tokens, fate, verdict, row and reasons."""
    alike: dict[tuple[object, ...], list[after_card.BuilderFate]] = {}
    for fate in fates:
        same = (
            fate.builder,
            fate.tokens,
            fate.fate,
            fate.verdict,
            fate.row,
            reasons_text(fate.reasons),
        )
        alike.setdefault(same, []).append(fate)
    return [
        {
            "key": f"{each[0].row}-{each[0].column}-{each[0].level}",
            "builder": each[0].builder,
            "name": names[each[0].builder],
            "tokens": each[0].tokens,
            "fate": each[0].fate,
            "verdict": each[0].verdict,
            "spaces": tuple((fate.row, fate.column) for fate in each),
            "reasons": tuple(map(_clause, each[0].reasons)),
        }
        for each in alike.values()
    ]


_CLAUSES = {
    "water-": "fate-lives-in",
    "reason-row": "fate-lives-in-row",
    "reason-commonest": "fate-is",
    "lacks-coral": "",
    "is-not-coral": "",
    "lacks-": "fate-lacks",
    "is-not-": "fate-lacks",
    "is-coral": "fate-is",
    "is-": "fate-has",
}
"""Clauses of reasons that are nouns, by the beginning of their id; the first that fits."""


def _clause(reason: Message) -> Message:
    found = next((to for begin, to in _CLAUSES.items() if reason.id.startswith(begin)), "")
    return message(found, what=reason, **reason.values) if found else reason


def reasons_text(reasons: tuple[Message, ...]) -> str:
    return repr([(reason.id, sorted(reason.values.items())) for reason in reasons])


def by_depth(seen: _RevealedCard) -> list[_DepthCount]:
    """Count those revealed by depth zone; once all are, all builders of the reef."""
    if seen.all:
        died, lived = Counter(seen.own.died), Counter(seen.own.lived)
    else:
        died = Counter(f.depth for f in seen.fates if f.fate == "died")
        lived = Counter(f.depth for f in seen.fates if f.fate != "died")
    return [
        _DepthCount(depth, lived[depth], died[depth])
        for depth in DEPTHS
        if lived[depth] + died[depth]
    ]
