"""`reveal`: which builders a card killed on every reef, which lived, why, and who predicted it.

Deaths are read from the events. Builders that could have died, and the effect that would have
killed them, come from the masks by which predictions are scored (`card_marking.strikes`), for the
reef as it was when the card was drawn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import Struct

from reefkit.games.reef import cards
from reefkit.games.reef.card_draws import DrawnCard, StruckCard, struck_by
from reefkit.games.reef.card_forecast import why_spared
from reefkit.games.reef.card_marking import strikes
from reefkit.games.reef.cards import rolls_row
from reefkit.games.reef.content import DEPTHS, DisasterEffect
from reefkit.games.reef.match_events import id_in, number_in
from reefkit.games.reef.state import Array, Reefs, Step
from reefkit.match.table import Table
from reefkit.text import Message, message

Outcome = Literal["died", "lived", "spared"]
Verdict = Literal["", "right", "missed", "it-lived"]


class BuilderFate(Struct, frozen=True):
    """What a card did to one builder."""

    row: int  #: Row before the card, from 1.
    column: int  #: Column before the card, from 1.
    level: int  #: 0 is the topmost.
    depth: str  #: S, M or D.
    builder: str
    tokens: tuple[str, ...]  #: Ids of its mutation tokens.
    #: ``died``; ``lived`` (reached by the card, but saved by a trait or its owner); or ``spared``
    #: (not reached by any effect).
    fate: Outcome
    #: The viewer's prediction: ``right``, ``missed`` (the builder died unmarked) or ``it-lived``
    #: (it was marked); empty without a prediction, or if the owner had a choice (R29).
    verdict: Verdict
    reasons: tuple[Message, ...]
    sentence: Message


class SeatReveal(Struct, frozen=True):
    """What a card did to one reef."""

    seat: int
    player: str
    #: All builders, wrong predictions first: missed ones, then those that lived.
    builders: tuple[BuilderFate, ...]
    predicted: bool  #: Whether the viewer's own prediction is among the verdicts.
    right: int  #: Number of certain fates that the seat predicted; 0 if it predicted nothing.
    of: int  #: Number of certain fates; 0 if the seat predicted nothing.
    died: dict[str, int]  #: Number of builders that died, by depth (S, M, D).
    lived: dict[str, int]  #: Number of all other builders, by depth (S, M, D).
    #: Types of builders and dwellers with the number lost, the largest first.
    lost: tuple[tuple[str, int], ...]
    moved: tuple[Message, ...]  #: Events about dwellers that left and invaders that settled.
    algae: int  #: Spaces overgrown by the card, less those it freed.


class Reveal(Struct, frozen=True):
    """What a card did to the table."""

    drawn: DrawnCard
    seats: tuple[SeatReveal, ...]


_DEATHS = {"builder-died", "builder-ousted", "books-removed"}
_CAME = {"alga-came", "alga-came-over", "alga-grew", "alga-overgrew", "books-alga-came"}
_WENT = {"alga-went", "alga-went-over", "books-alga-went"}
_LEFT = {"dweller-left", "books-dwellers-left"}


class _Case(Struct):
    """One reef before a card, with the events and the prediction of its seat."""

    play: Step
    seat: int
    before: Reefs
    told: list[Message]
    rolled: int | None
    marked: Array | None


def reveal(
    handle: Table, viewer: int | None, drawn: DrawnCard, position: int | None = None
) -> Reveal | None:
    """Return what a card did to every reef; None until it is resolved.

    Of the predictions only the viewer's own is included.

    Raises
    ------
    Rejection
        If there is no such viewer or position.
    """
    end = handle.position if position is None else position
    struck = struck_by(handle, drawn, end)
    if struck is None:
        return None
    marked = None if viewer is None else _marked(handle, viewer, struck)
    seats = []
    for seat in struck.play.seats:
        texts = [one.event.what for one in struck.told if one.event.seat == seat]
        case = _Case(
            play=struck.play,
            seat=seat,
            before=struck.before[seat],
            told=texts,
            rolled=_rolled(texts),
            marked=marked if seat == viewer else None,
        )
        seats.append(_seat(case))
    return Reveal(drawn, tuple(seats))


def _rolled(texts: list[Message]) -> int | None:
    rows = [number_in(what, "row") for what in texts if what.id == "row-rolled"]
    return rows[0] if rows else None


def saved_by_mutation(
    handle: Table, drawn: DrawnCard, seat: int, position: int | None = None
) -> tuple[tuple[int, int, str, tuple[str, ...]], ...]:
    """List the builders that only their mutations saved: row, column, type, and these mutations.

    Rows and columns count from 1. Of several mutations those are named without which alone it would
    have died; all, if any of them was enough. Empty until the card is resolved.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    struck = struck_by(handle, drawn, handle.position if position is None else position)
    if struck is None:
        return ()
    play, before = struck.play, struck.before[seat]
    card = play.content.cards[drawn.card]
    row = _rolled([one.event.what for one in struck.told if one.event.seat == seat]) or 0
    rows = [row - 1 if rolls_row(effect) else -1 for effect in card.effects]
    bits = play.lookups.bit

    def reached(without: int) -> Array:
        kept = before.genes & ~np.array(without, before.genes.dtype)
        reef = msgspec.structs.replace(before, genes=kept)
        found = [strike.dies | strike.open for strike in strikes(play, reef, card, rows)]
        return np.any(found, axis=0)

    saved = reached(sum(bits.values())) & ~reached(0)
    needed = {name: reached(bit) for name, bit in bits.items()} if saved.any() else {}

    def mutations(at: tuple[int, ...]) -> tuple[str, ...]:
        own = play.lookups.token_names(before.genes[at])
        return tuple([name for name in own if needed[name][at]] or own)

    return tuple(
        (at[0] + 1, at[1] + 1, play.lookups.builders[before.kind[at]], mutations(at))
        for at in (tuple(map(int, each)) for each in np.argwhere(saved))
    )


def _marked(handle: Table, viewer: int, struck: StruckCard) -> Array | None:
    places = None
    for step in handle.match.standing(viewer, struck.drawn.position, struck.end):
        action = step.action or {}
        mine = step.seat == viewer and action.get("do") == "predict"
        if mine and step.position > struck.drawn.position:
            places = action["places"]
    if places is None:
        return None
    mask = np.zeros(struck.before.kind.shape[1:], bool)
    for row, column, level in places:
        mask[row - 1, column - 1, level] = True
    return mask


def _seat(case: _Case) -> SeatReveal:
    builders = _builders(case)
    order = ("missed", "it-lived", "right", "")
    fates = ("died", "lived", "spared")
    builders.sort(key=lambda one: (order.index(one.verdict), fates.index(one.fate)))
    died = Counter(one.depth for one in builders if one.fate == "died")
    lived = Counter(one.depth for one in builders if one.fate != "died")
    scored = [what for what in case.told if what.id == "prediction-scored"]
    return SeatReveal(
        seat=case.seat,
        player=case.play.who(case.seat),
        builders=tuple(builders),
        predicted=case.marked is not None,
        right=number_in(scored[0], "right") if scored else 0,
        of=number_in(scored[0], "of") if scored else 0,
        died={depth: died[depth] for depth in DEPTHS},
        lived={depth: lived[depth] for depth in DEPTHS},
        lost=_lost(case.told),
        moved=tuple(what for what in case.told if what.id in _LEFT | {"builders-invaded"}),
        algae=sum((what.id in _CAME) - (what.id in _WENT) for what in case.told),
    )


def _lost(texts: list[Message]) -> tuple[tuple[str, int], ...]:
    counts: Counter[str] = Counter()
    for what in texts:
        if what.id in _DEATHS:
            counts[id_in(what, "organism")] += 1
        elif what.id in _LEFT:
            counts[id_in(what, "organism")] += number_in(what, "count", 1)
    return tuple(counts.most_common())


def _builders(case: _Case) -> list[BuilderFate]:
    """Return the fate of every builder, including built-over ones: predictions count them all."""
    play, before = case.play, case.before
    card = play.content.cards[play.lookups.cards[play.turn.card]]
    rows = [(case.rolled or 0) - 1 if rolls_row(effect) else -1 for effect in card.effects]
    shape = before.kind.shape
    sure, open_, by = np.zeros(shape, bool), np.zeros(shape, bool), np.full(shape, -1)
    replaced = np.zeros(shape, bool)
    for number, strike in enumerate(strikes(play, before, card, rows)):
        by[(strike.dies | strike.open) & (by < 0)] = number
        sure |= strike.dies
        open_ |= strike.open & ~sure
        # In hands-on mode no event reports a builder that was replaced by its own type.
        if strike.effect.do == "invade":
            replaced |= strike.dies
    dead = _dead(case, sure, open_) | replaced
    found = []
    for row, column, level in np.argwhere(before.kind):
        at = (int(row), int(column), int(level))
        effect = card.effects[by[at]] if by[at] >= 0 else None
        found.append(_builder(case, at, effect, died=bool(dead[at]), chosen=bool(open_[at])))
    return found


def _dead(case: _Case, sure: Array, open_: Array) -> Array:
    """Return which builders died, from the number of deaths reported by space and type.

    Certain deaths come first, then those among which the owner could choose, then the topmost.
    """
    before = case.before
    dead = np.zeros(before.kind.shape, bool)
    counts = Counter(
        (number_in(what, "row") - 1, number_in(what, "column") - 1, id_in(what, "organism"))
        for what in case.told
        if what.id in _DEATHS
    )
    for (row, column, name), count in counts.items():
        kind = case.play.lookups.kind.get(name, 0)
        levels = [n for n in range(before.kind.shape[-1]) if before.kind[row, column, n] == kind]
        levels.sort(key=lambda n: (not sure[row, column, n], not open_[row, column, n], n))
        dead[row, column, levels[:count]] = True
    return dead


def _builder(
    case: _Case,
    at: tuple[int, int, int],
    effect: DisasterEffect | None,
    *,
    died: bool,
    chosen: bool,
) -> BuilderFate:
    play, before = case.play, case.before
    row, column, level = place = (at[0] + 1, at[1] + 1, at[2])
    name = play.lookups.builders[int(before.kind[at])]
    card = play.content.cards[play.lookups.cards[play.turn.card]]
    fate: Outcome = "died" if died else "lived"
    if died:
        reasons = _why_died(case, place, effect, chosen=chosen)
    elif effect is not None:
        reasons = [*cards.reasons_of_place(play, before, effect, place), _left_alive(effect)]
    else:
        reasons = why_spared(play, before, card, place, case.rolled)
        fate = "spared" if reasons[0].id.startswith("spared-") else "lived"
    values: dict[str, Any] = {"organism": play.organism(int(before.kind[at])), "reasons": reasons}
    values |= {"row": row, "column": column}
    return BuilderFate(
        row=row,
        column=column,
        level=level,
        depth=DEPTHS[int(before.depth[at[:2]])],
        builder=name,
        tokens=tuple(play.lookups.token_names(int(before.genes[at]))),
        fate=fate,
        verdict="" if chosen else _verdict(case.marked, at, died=died),
        reasons=tuple(reasons),
        sentence=Message(f"fate-{fate}", values),
    )


def _why_died(
    case: _Case, place: tuple[int, int, int], effect: DisasterEffect | None, *, chosen: bool
) -> list[Message]:
    if effect is None:
        return [message("fate-by-books")]
    if effect.do == "invade":
        return [message("fate-row-rolled", row=place[0])]
    return cards.why_died(case.play, case.before, effect, place, chosen=chosen)


def _left_alive(effect: DisasterEffect) -> Message:
    if effect.do == "kill-commonest":
        return message("spared-other-type")
    return message("spared-by-choice")


def _verdict(marked: Array | None, at: tuple[int, int, int], *, died: bool) -> Verdict:
    if marked is None:
        return ""
    if bool(marked[at]) == died:
        return "right"
    return "missed" if died else "it-lived"
