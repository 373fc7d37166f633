"""An experiment: one game, one factor, its levels, and an outcome."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from reefkit.games import games
from reefkit.match.errors import reject
from reefkit.match.trials import Factor, Level, Trials, trials_of

LEAST_LEVELS, MOST_LEVELS = 2, 6

LEAST_TABLES = 10

MOST_SEED = 2**62
"""Largest seed of an experiment; later tables have larger ones."""


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """One factor varied in one game, with everything else equal."""

    game: Annotated[str, Meta(max_length=40)]
    factor: Annotated[str, Meta(max_length=60)]
    levels: Annotated[
        tuple[Level, ...], Meta(max_length=20)
    ]  #: The others are compared with the first.
    outcome: Annotated[str, Meta(max_length=60)]
    tables: int = 1_000  #: Number of tables per level.
    seed: int = 1  #: Seed of the first table; the others follow it.
    given: dict[str, Level] = {}  #: Other non-default settings, equal for all levels.

    @property
    def key(self) -> str:
        """Key of the experiment for caching its results."""
        plain = msgspec.json.encode(self, order="sorted")
        return hashlib.sha256(plain).hexdigest()[:32]


def trials_named(game: str) -> Trials:
    """Return a game's trials.

    Raises
    ------
    Rejection
        If there is no such game, or it has no trials.
    """
    known = {name: found for name, one in games().items() if (found := trials_of(one))}
    if game not in known:
        raise reject("experiment-no-game", given=game, known=sorted(known))
    return known[game]


def question(game: str, id_: str, tables: int = 1_000, seed: int = 1) -> Experiment:
    """Return the experiment of a predefined question.

    Raises
    ------
    Rejection
        If the game has no question with that id.
    """
    questions = {each.id: each for each in trials_named(game).questions}
    if id_ not in questions:
        raise reject("experiment-no-question", given=id_, known=list(questions))
    one = questions[id_]
    return checked(
        Experiment(game, one.factor, one.levels, one.outcome, tables, seed, dict(one.given))
    )


def checked(experiment: Experiment) -> Experiment:
    """Return a valid experiment with its levels parsed.

    Raises
    ------
    Rejection
        If it is invalid.
    """
    trials = trials_named(experiment.game)
    factors = trials.factors()
    if experiment.factor not in factors:
        raise reject("experiment-no-factor", given=experiment.factor, known=list(factors))
    if experiment.outcome not in trials.outcomes:
        raise reject("experiment-no-outcome", given=experiment.outcome, known=list(trials.outcomes))
    if not LEAST_LEVELS <= len(experiment.levels) <= MOST_LEVELS:
        raise reject("experiment-levels", least=LEAST_LEVELS, most=MOST_LEVELS)
    levels = tuple(_read(factors[experiment.factor], each) for each in experiment.levels)
    if len(set(levels)) < len(levels):
        raise reject("experiment-levels-equal")
    for name in experiment.given:
        if name not in factors or name == experiment.factor:
            raise reject("experiment-no-factor", given=name, known=list(factors))
    given = {name: _read(factors[name], each) for name, each in experiment.given.items()}
    if not LEAST_TABLES <= experiment.tables <= trials.most:
        raise reject("experiment-tables", least=LEAST_TABLES, most=trials.most)
    if not 0 <= experiment.seed <= MOST_SEED:
        raise reject("experiment-seed", most=MOST_SEED)
    return msgspec.structs.replace(experiment, levels=levels, given=given)


def _read(factor: Factor, given: object) -> Level:
    level = factor.read(given)
    if level is None:
        raise reject(
            f"experiment-level-{factor.kind}",
            factor=factor.id,
            given=str(given),
            least=factor.least,
            most=factor.most,
            known=list(factor.choices),
        )
    return level
