"""Happy moments of a round: rescues by mutation, bleaching escaped, and returns of types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from reefkit.games.reef import card_draws
from reefkit.games.reef.card_draws import reefs_before
from reefkit.games.reef.course import surveyed
from reefkit.games.reef.state import Reefs, name_of
from reefkit.labs.lesson.background import BackgroundSteps
from reefkit.labs.reef.saved_lives import SavedLife, first_saved, saved_elsewhere
from reefkit.labs.reef.scene import Scene, TableReadings
from reefkit.match.table import Table
from reefkit.text import Message, message

SHOWN_BY = 2
"""Round by whose survey every student has seen a life that a mutation saved."""
BLEACHING = "heatwave"
"""The card that bleaches corals."""


class _Highlight(NamedTuple):
    """A happy moment of a round."""

    key: str
    drawing: str  #: Id of the organism drawn next to it.
    sentence: Message
    mutations: tuple[str, ...] = ()  #: Those that saved it, drawn next to it.
    why: Message | None = None


_known: WeakKeyDictionary[Table, dict[tuple[int, int], tuple[_Highlight, ...]]] = (
    WeakKeyDictionary()
)


def highlights_of(scene: Scene) -> tuple[_Highlight, ...]:
    """Return the happy moments of the current round; empty before its survey."""
    cache = _known.setdefault(scene.table, {})
    at = (scene.state.round, scene.seat)
    if at not in cache and surveyed(scene.state) >= scene.state.round:
        seats = sorted(scene.seats, key=lambda seat: seat != scene.seat)
        life = first_saved(scene.table, seats, scene.view.position)
        there = [*_bleached(scene), *_returned(scene)]
        if life is not None and life.round == scene.state.round:
            there.insert(0, _saved(scene, "" if life.seat == scene.seat else "-near", life))
        cache[at] = tuple(there)
        if life is None and scene.round == min(SHOWN_BY, scene.rounds):

            def take(found: tuple[str, SavedLife]) -> None:
                whose, life = found
                cache[at] = (_saved(scene, f"-{whose}", life), *cache[at])

            lives = saved_elsewhere(scene.session, scene.round)
            scene.ui.settings["saved-elsewhere"] = BackgroundSteps(scene.session, lives, take)
    return cache.get(at, ())


def _saved(scene: Scene, whose: str, life: SavedLife) -> _Highlight:
    text = Message(
        f"survey-smile-saved{whose}",
        {
            "player": scene.name(life.seat) if whose == "-near" else "",
            "organism": name_of("organism", life.builder),
            "disaster": name_of("disaster", life.card),
            "row": life.row,
            "column": life.column,
        },
    )
    names = [name_of("token", each) for each in life.mutations]
    why = message("survey-smile-without", mutations=names)
    return _Highlight("saved", life.builder, text, life.mutations, why)


def _bleached(scene: Scene) -> Iterator[_Highlight]:
    for card in card_draws.drawn(scene.table, scene.view.position):
        if card.round != scene.state.round or card.card != BLEACHING:
            continue
        before = _corals(scene, reefs_before(scene.table, card)[scene.seat])
        if before and before <= _corals(scene, scene.play.reef(scene.seat), shallow=False):
            kinds = scene.play.lookups.builders
            text = message("survey-smile-bleached", count=len(before))
            yield _Highlight("bleached", kinds[min(before)], text)
            return


def _corals(scene: Scene, reef: Reefs, *, shallow: bool = True) -> set[int]:
    there = scene.play.lookups.has("coral", reef.kind, reef.genes)
    if shallow:
        there &= (reef.depth == 0)[..., np.newaxis]
    return {int(kind) for kind in reef.kind[there]}


def _returned(scene: Scene) -> Iterator[_Highlight]:
    record, seat = TableReadings(scene.table, scene.view.position), scene.seat + 1
    round_ = scene.state.round
    now, last = record.types(round_), record.types(round_ - 1)
    once: set[str] = set()
    for each in range(1, round_ - 1):
        once |= record.types(each).get(seat, frozenset())
    elsewhere: set[str] = set()
    for other, types in last.items():
        elsewhere |= types if other != seat else frozenset()
    gone = (once & elsewhere) - last.get(seat, frozenset())
    back = sorted(gone & now.get(seat, frozenset()))
    if back:
        text = message("survey-smile-back", organism=name_of("organism", back[0]))
        yield _Highlight("back", back[0], text)
