"""The course of a match of Reef Survivor: time 0 is the founding, time r the survey of round r."""

from __future__ import annotations

from bisect import bisect_left
from typing import cast
from weakref import WeakKeyDictionary

import numpy as np

from reefkit import ecology
from reefkit.games.reef import survey
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import TOTAL_PARTS, Array, State, name_of
from reefkit.match.course import Course, Lived, Quantity
from reefkit.match.match import Match
from reefkit.text import Message, message

_round_one_at: WeakKeyDictionary[Match, int] = WeakKeyDictionary()
"""Position at which round 1 began, by match; undo never goes back before it."""


FLESHY_ALGA = "fleshy-alga"
"""Id of fleshy algae in `presence`; their role is ``alga``."""


def surveyed(state: State) -> int:
    """Return the number of rounds whose scores are public."""
    by_hand = state.turn is not None and state.turn.step in {"submit", "revealed"}
    told_of = state.phase == "over" or (state.phase == "survey" and not by_hand)
    return state.round if told_of else max(state.round - 1, 0)


def founding(match: Match, position: int | None = None) -> State | None:
    """Return the state as round 1 began, with all reefs founded; None before that position."""
    end = match.position if position is None else position
    if match not in _round_one_at:
        opened = bisect_left(range(end + 1), 1, key=lambda at: match.state_at(at).round)
        if opened > end:
            return None
        _round_one_at[match] = opened
    return match.state_at(_round_one_at[match]) if _round_one_at[match] <= end else None


def course(match: Match, position: int | None = None) -> Course:
    """Return the course of a match up to a position of its log (None: the current one).

    It has no times before round 1.
    """
    rules = cast("ReefRules", match.rules)
    state: State = match.state_at(match.position if position is None else position)
    return course_of(founding(match, position), state, rules)


def course_of(founded: State | None, state: State, rules: ReefRules) -> Course:
    """Return the course of a state, which may be a seat's view.

    `founded` is the state as round 1 began (`founding`); None before.
    """
    rounds = surveyed(state) if founded is not None else 0
    living, algae = state.abundance[:rounds], state.algae[:rounds]
    if founded is not None:
        first = survey.abundance(founded.reefs, rules.lookups).astype(living.dtype)
        bare = founded.reefs.alga.sum(axis=(-2, -1)).astype(algae.dtype)
        living = np.concatenate([first[None], living])
        algae = np.concatenate([bare[None], algae])
    times, seats, types = living.shape
    content = rules.content
    dwellers = np.arange(types) >= len(content.organisms)
    score = np.zeros((times, seats, len(TOTAL_PARTS)))
    score[1:] = state.score[:rounds]
    points = np.zeros((times, seats))
    for round_ in range(1, rounds + 1):
        points[round_] = survey.totals(state.score, round_, rules.options)
    if rounds:
        points[-1] += state.bonus
    measures = _measures(living) if times else {}
    counts = {"population": living.sum(axis=-1), "dwellers": living[..., dwellers].sum(axis=-1)}
    found = [
        Quantity(
            id_,
            message("index-evenness") if id_ == "evenness" else name_of("measure", id_),
            np.asarray(values, np.float64),
            "table" if np.ndim(values) == 1 else "seat",
            whole=id_ in {"alpha", "gamma", "population", "dwellers"},
        )
        for id_, values in (measures | counts).items()
    ]
    order = (*content.organisms, *content.dwellers)
    return Course(
        np.arange(times, dtype=np.float64),
        Message(f"seen-time-{rules.options.round_label}"),
        (
            *found,
            Quantity("algae", message("measure-fleshy-algae"), algae.astype(np.float64), "seat"),
            Quantity("living", message("what-if-reef-living"), living.sum((1, 2), np.float64)),
            Quantity(
                "abundance",
                message("measure-population"),
                living.astype(np.float64),
                "seat-type",
                types=order,
            ),
            Quantity("points", message("data-name-points"), points, "seat"),
            Quantity("score", message("data-name-points"), score, "seat-type", types=TOTAL_PARTS),
        ),
    )


def _measures(living: Array) -> dict[str, Array]:
    return {
        "alpha": ecology.alpha(living),
        "shannon": ecology.shannon(living),
        "evenness": ecology.pielou_evenness(living),
        "hill-1": ecology.hill_number(living, 1),
        "hill-2": ecology.hill_number(living, 2),
        "mean-alpha": ecology.mean_alpha(living),
        "gamma": ecology.gamma(living),
        "whittaker-beta": ecology.whittaker_beta(living),
        "jaccard": ecology.mean_pairwise(ecology.jaccard(living)),
        "bray-curtis": ecology.mean_pairwise(ecology.bray_curtis(living)),
    }


def lived(match: Match, position: int | None = None) -> Lived:
    found = course(match, position)
    living, algae = found["abundance"], found["algae"].values
    counts = np.concatenate([living.values, algae[..., None]], axis=-1).astype(np.int64)
    roles = dict.fromkeys(living.types, "builder")
    roles |= dict.fromkeys(match.setup.content["dwellers"], "dweller") | {FLESHY_ALGA: "alga"}
    return Lived(counts, roles, range(len(counts)))
