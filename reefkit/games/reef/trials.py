"""Experiments with Reef Survivor: their factors and outcomes, on tables played in lockstep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from reefkit.games.reef import survey
from reefkit.games.reef.chunk import ALL_KINDS, Founding
from reefkit.games.reef.content import Content, Options, default
from reefkit.games.reef.ensemble import Ensemble
from reefkit.games.reef.game import GAME
from reefkit.games.reef.pick import count_true
from reefkit.games.reef.state import Reefs, State
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.match import Match
from reefkit.match.random import keys_from
from reefkit.match.trials import Factor, Levels, ReadyQuestion, Trials

Outcomes: TypeAlias = NDArray[np.float64]

MOST_FOUNDERS = 5
ANY = "any"
"""Level of a factor that is left to the bots or the content."""


class _ChunkWatch:
    """Records, while a chunk plays, numbers that its last state does not have."""

    def __init__(self, ensemble: Ensemble) -> None:
        self.ensemble = ensemble
        self.founded: NDArray[Any] = np.zeros(0)
        self.before = self.after = np.zeros(len(ensemble.chunk.keys))

    def __call__(self, phase: str) -> None:
        reefs = self.ensemble.state.reefs
        if phase == "founding":
            self.founded = survey.abundance(reefs, self.ensemble.chunk.lookups)
        elif phase == "settlement":
            self.before = self.before + _builders(reefs)
        elif phase == "catastrophe":
            self.after = self.after + _builders(reefs)


def _builders(reefs: Reefs) -> Outcomes:
    return np.asarray(count_true(reefs.kind != 0, 3).sum(axis=-1), np.float64)


def _points(state: State, watch: _ChunkWatch) -> Outcomes:
    options = watch.ensemble.chunk.options
    total = survey.totals(state.score, options.rounds, options) + state.bonus
    return np.asarray(total.mean(axis=-1))


def _types(state: State, _watch: _ChunkWatch) -> Outcomes:
    return np.asarray((state.abundance[:, -1] > 0).sum(axis=-1).mean(axis=-1))


def _region(state: State, _watch: _ChunkWatch) -> Outcomes:
    return np.asarray((state.abundance[:, -1] > 0).any(axis=-2).sum(axis=-1), np.float64)


def _survivors(_state: State, watch: _ChunkWatch) -> Outcomes:
    """Return the builders per 100 that survived phase 3, over all rounds and seats."""
    return np.asarray(np.round(100 * watch.after / np.maximum(watch.before, 1), 1))


def _first_loss(state: State, watch: _ChunkWatch) -> Outcomes:
    """Return the first survey at which a type was gone, or else rounds + 1; the mean over seats."""
    there = np.concatenate([watch.founded[:, None], state.abundance], axis=1) > 0
    lost = np.asarray((there[:, :-1] & ~there[:, 1:]).any(axis=-1))
    first = np.where(lost.any(axis=1), lost.argmax(axis=1) + 1, lost.shape[1] + 1)
    return np.asarray(first.mean(axis=-1))


_OUTCOMES = {
    "types": _types,
    "survivors": _survivors,
    "points": _points,
    "region": _region,
    "first-loss": _first_loss,
}


def _topics() -> dict[str, str]:
    found = {topic for card in default().cards.values() for topic in card.topics}
    return {topic.replace(" ", "-"): topic for topic in found}


class _ReefTrials(Trials):
    """Experiments with founders, boards, mutations, cards, seats, bots and some of the options."""

    outcomes = {  # noqa: RUF012  # never changed
        "types": 12,
        "survivors": 100,
        "points": 200,
        "region": 15,
        "first-loss": 6,
    }
    options = ("rounds", "standing_stacks", "free_stacking", "rescue", "mutated_triangle")
    seats = (4, 1, 8)
    bots = ("newcomer",)
    most = 1_000_000
    chunk = 2_000
    questions = (
        ReadyQuestion("diversity", "types", (1, 3, 5), "types"),
        ReadyQuestion("safety", "types", (1, 3, 5), "survivors"),
        ReadyQuestion("disasters", "disasters", (0, 1, 2, 3), "types"),
        ReadyQuestion("mutations", "mutations", (0, 2, 4), "survivors"),
        ReadyQuestion("boards", "board", ("fringing-reef", "atoll", "barrier-reef"), "points"),
        ReadyQuestion("builders", "builder", ("branching-coral", "boulder-coral"), "survivors"),
        ReadyQuestion("neighbours", "seats", (1, 4), "types"),
        ReadyQuestion("bots", "bot", ("newcomer", "strategist"), "points"),
    )

    def factors(self) -> dict[str, Factor]:
        content = default()
        topics = sorted(_topics())
        own = (
            Factor("types", 1, MOST_FOUNDERS),
            Factor("builder", choices=(ANY, *content.organisms), names="organism"),
            Factor("board", choices=(ANY, *content.boards), names="board"),
            Factor("mutations", 0, 6),
            Factor("disasters", 0, 4),
            Factor("topic", choices=(ANY, *topics), names="topic"),
            Factor("card", choices=(ANY, *content.cards), names="card"),
        )
        return {each.id: each for each in own} | super().factors()

    def content(self, levels: Levels) -> Content:
        content = default()
        rules = content.rules
        if "mutations" in levels:
            numbers = replace(rules.numbers, mutations_each_round=levels["mutations"])
            rules = replace(rules, numbers=numbers)
        if "disasters" in levels:
            cards = (("short",) * int(levels["disasters"]),)
            rules = replace(rules, schedule=replace(rules.schedule, cards=cards))
        return replace(content, rules=rules)

    def options_of(self, levels: Levels) -> dict[str, Any]:
        options = super().options_of(levels)
        if (card := levels.get("card", ANY)) != ANY:
            options["cards"] = (card,)
        if (topic := levels.get("topic", ANY)) != ANY:
            options["topics"] = (_topics()[str(topic)],)
        return options

    def founding(self, levels: Levels) -> Founding:
        board, builder = levels.get("board", ANY), levels.get("builder", ANY)
        lookups = self._lookups
        return Founding(
            lookups.boards.index(str(board)) if board != ANY else None,
            lookups.kind[str(builder)] if builder != ANY else ALL_KINDS,
            int(levels.get("types", 0)),
        )

    @cached_property
    def _lookups(self) -> Lookups:
        return Lookups(default())

    def play(self, levels: Levels, outcome: str, seeds: Sequence[int]) -> Outcomes:
        content = self.content(levels)
        options: Options = replace(content.rules.options, **self.options_of(levels))
        ensemble = Ensemble(
            keys_from(seeds[0], len(seeds)),
            self.styles(levels),
            content,
            options,
            founding=self.founding(levels),
        )
        ensemble.step = watch = _ChunkWatch(ensemble)
        return _OUTCOMES[outcome](ensemble.play(), watch)

    def of_match(self, match: Match, outcome: str) -> None:
        """Return None: outcomes are computed only from chunks of tables."""


TRIALS = _ReefTrials(GAME)
