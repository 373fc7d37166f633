"""Readings of Reef Survivor: a match's log as tidy tables, one row per observation.

They have abundances, scores, disasters, losses with reasons, and predictions up to a position of
the log. Rounds, rows and columns count from 1 (round 0 is the founding), and so do seats in the
finished tables (`Reading`); types, parts and cards are given by their ids.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from reefkit.games.reef import survey
from reefkit.games.reef.course import FLESHY_ALGA, course
from reefkit.games.reef.match_events import EventRow, id_in, ids_in, number_in, told
from reefkit.games.reef.state import Array, State
from reefkit.games.reef.timeline import bars
from reefkit.match.match import Match
from reefkit.match.reading import Reading, Rows
from reefkit.text import Message

RETURNED = "returned"
"""Ending of a stay after which the type came back; each of its stays is a row of `ranges`."""


_LOST = {
    "builder-died": ("builder", "card"),
    "builder-ousted": ("builder", "card"),
    "built-over-cleared": ("builder", "built-over"),
    "books-removed": ("builder", "books"),
    "dweller-left": ("dweller", "support"),
    "juveniles-eaten": ("juvenile", "urchins"),
    "juveniles-died": ("juvenile", "no-place"),
}
"""Stage and cause of the loss that each event reports, by the event's id."""


def _disasters(match: Match, position: int) -> Rows:
    order, opened = 0, 0
    for one in told(match, position):
        if one.event.what.id == "card-drawn":
            order, opened = (order + 1 if one.round == opened else 1), one.round
            yield opened, order, id_in(one.event.what, "card")


def _losses(match: Match, position: int) -> Rows:
    for one in told(match, position):
        if one.event.what.id in _LOST:
            yield _loss(one)


def _loss(one: EventRow) -> tuple[Any, ...]:
    what = one.event.what
    stage, cause = _LOST[what.id]
    card = id_in(what, "card") or None
    reasons: Any = what.values.get("reasons", ())
    if stage == "dweller":  # it left because of a card, or because too few builders support it
        given = what.values["reason"]
        if isinstance(given, Message) and given.id.startswith("card-"):
            cause, card = "card", id_in(what, "reason")
        else:
            reasons = (given,)
    return (
        one.round,
        one.phase,
        one.event.seat or 0,
        id_in(what, "organism"),
        stage,
        number_in(what, "row") or None,
        number_in(what, "column") or None,
        number_in(what, "count") or 1,
        cause,
        card,
        tuple(each for each in reasons if isinstance(each, Message)),
    )


def _predictions(match: Match, position: int) -> Rows:
    card = ""
    for one in told(match, position):
        what = one.event.what
        if what.id == "card-drawn":
            card = id_in(what, "card")
        if what.id == "prediction-scored":
            foreseen = number_in(what, "right"), number_in(what, "of")
            yield one.round, card, one.event.seat or 0, *foreseen


def _before_cards(match: Match, position: int) -> Rows:
    """Count the individuals on each reef when each card was drawn, in order."""
    types = [each for each in _types(match) if each[1] != "alga"]
    places = {name: number for number, (name, _) in enumerate(types)}
    order, opened, at = 0, 0, -1
    counts: Array = np.zeros(0)
    for one in told(match, position):
        what = one.event.what
        if one.position != at:
            state: State = match.state_at(one.position)
            lookups = match.rules.lookups  # type: ignore[attr-defined]  # ours
            at, counts = one.position, survey.abundance(state.reefs, lookups).copy()
        if what.id in _LOST:
            _, _, seat, organism, stage, _, _, lost, *_ = _loss(one)
            counts[seat, places[organism]] -= lost * (stage != "juvenile")
        if what.id == "builders-invaded":
            place = places[id_in(what, "organism")]
            counts[one.event.seat or 0, place] += number_in(what, "count")
        if what.id == "card-drawn":
            order, opened = (order + 1 if one.round == opened else 1), one.round
            for seat, living in enumerate(counts):
                for (name, role), count in zip(types, living, strict=True):
                    yield opened, order, id_in(what, "card"), seat, name, role, int(count)


def _mutations(match: Match, position: int) -> Rows:
    for one in told(match, position):
        if (what := one.event.what).id.startswith("mutation-"):
            where = (number_in(what, name) for name in ("row", "column", "roll"))
            tokens = ("; ".join(ids_in(what, name)) for name in ("gained", "lost"))
            yield one.round, one.event.seat or 0, id_in(what, "organism"), *where, *tokens


def _presence(match: Match, position: int) -> Rows:
    found = course(match, position)
    algae = found["algae"].values[..., None]
    counts = np.concatenate([found["abundance"].values, algae], axis=-1).astype(int)
    types = _types(match)
    for round_, seat in np.ndindex(counts.shape[:2]):
        for (name, role), count in zip(types, counts[round_, seat].tolist(), strict=True):
            yield round_, seat, name, role, count, count > 0


def _scores(match: Match, position: int) -> Rows:
    score = course(match, position)["score"]
    rounds, seats, _ = score.values.shape
    for round_, seat in product(range(1, rounds), range(seats)):
        for part, points in zip(score.types, score.values[round_, seat], strict=True):
            yield round_, seat, part, int(points)
    for seat, bonus in enumerate(match.state_at(position).bonus):
        if bonus:
            yield rounds - 1, seat, "team-bonus", int(bonus)


REEF_MEASURES = {
    "alpha": "alpha",
    "shannon": "shannon",
    "evenness": "evenness",
    "fleshy-algae": "algae",
}
"""Id of the quantity of the course for each measure of a reef."""
TABLE_MEASURES = ("mean-alpha", "gamma", "whittaker-beta", "jaccard", "bray-curtis")
"""Measures of the whole table: ids of quantities of the course."""


def _diversity(match: Match, position: int) -> Rows:
    found = course(match, position)
    for round_ in range(len(found.times)):
        for seat in range(len(match.setup.seats)):
            for measure, id_ in REEF_MEASURES.items():
                yield round_, seat, measure, float(found[id_].of(seat)[round_])
        for measure in TABLE_MEASURES:
            yield round_, None, measure, float(found[measure].values[round_])


def _ranges(match: Match, position: int) -> Rows:
    found = course(match, position)
    for seat in (*range(len(match.setup.seats)), None):
        for bar in bars(found, seat):
            for first, last in bar.stays:
                yield bar.type, seat, first, last, bar.ending if last == bar.last else RETURNED


def _types(match: Match) -> list[tuple[str, str]]:
    content = match.setup.content
    found = [(name, "builder") for name in content["organisms"]]
    found += [(name, "dweller") for name in content["dwellers"]]
    return [*found, (FLESHY_ALGA, "alga")]


READINGS = {
    # Round 0 is the founding. `abundance`: living tokens, overgrown and built-over ones included
    # (R31); diversity counts builders and dwellers.
    "presence": Reading(
        "round:whole/seat:whole/player/type/role/abundance:whole/present:yes-no", _presence
    ),
    # ``team-bonus`` is a part of the last round, for seats that won it.
    "scores": Reading("round:whole/seat:whole/player/part/points:whole", _scores),
    # Of builders and dwellers, except ``fleshy-algae``, the number of algae on a reef (R31).
    "diversity": Reading("round:whole/seat:whole?/player/measure/value:number", _diversity),
    "ranges": Reading("type/seat:whole?/player/first:whole/last:whole/ending", _ranges),
    # `order`: number of the card in its round, from 1.
    "disasters": Reading("round:whole/order:whole/card", _disasters),
    # `cause`: ``card``, ``support`` (too few builders to shelter the dwellers, R18), ``built-over``
    # (part of the reef rock at the survey), ``urchins`` (R22), ``no-place`` (a juvenile that could
    # not settle) or ``books`` (hands-on mode: gone by the owner's own bookkeeping).
    "losses": Reading(
        "round:whole/phase/seat:whole/player/organism/stage/row:whole?/column:whole?/lost:whole/"
        "cause/card/reasons:list",
        _losses,
    ),
    # `right`: number of certain fates predicted, out of `of` (R29).
    "predictions": Reading("round:whole/card/seat:whole/player/right:whole/of:whole", _predictions),
    "before-cards": Reading(
        "round:whole/order:whole/card/seat:whole/player/type/role/abundance:whole", _before_cards
    ),
    # `gained`, `lost`: with semicolons between several.
    "mutations": Reading(
        "round:whole/seat:whole/player/organism/row:whole/column:whole/roll:whole/gained/lost",
        _mutations,
    ),
}
"""All readings of the game, by name."""
