"""Readings of what struck a reef: the disasters, what was lost to them and why, who foresaw it."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.reef.readings_told import Told, told
from reefkit.match.match import Match
from reefkit.text import Message


class DisasterRow(NamedTuple):
    """A disaster card that was drawn.

    Attributes
    ----------
    round : int
        From 1.
    order : int
        Which card of its round it was, from 1.
    card : str
        The card's id in `cards.toml`.
    """

    round: int
    order: int
    card: str


class LossRow(NamedTuple):
    """Organisms that a reef lost at one time, in one place, for one cause.

    Fleshy algae that were eaten are no loss, nor are dwellers that another seat took.

    Attributes
    ----------
    round : int
        From 1.
    phase : str
        Id of the phase.
    seat : int
        From 1.
    player : str
        The seat's name.
    organism : str
        Id of the type.
    stage : str
        ``builder``, ``dweller`` or ``juvenile``.
    row, column : int or None
        Where it stood, from 1; none for what has no place.
    lost : int
        How many were lost.
    cause : str
        ``card``, ``support`` (too few builders to shelter the dwellers, R18), ``built-over`` (part
        of the reef rock at the survey), ``urchins`` (R22), ``no-place`` (a juvenile that could not
        settle) or ``books`` (hands-on mode: gone by the owner's own bookkeeping).
    card : str or None
        The card's id, where a card is the cause.
    reasons : tuple of Message
        Why this one: the water or row, what it is, what it lacks.
    """

    round: int
    phase: str
    seat: int
    player: str
    organism: str
    stage: str
    row: int | None
    column: int | None
    lost: int
    cause: str
    card: str | None
    reasons: tuple[Message, ...]


class PredictionRow(NamedTuple):
    """How well a seat foresaw a card (R29).

    Attributes
    ----------
    round : int
        From 1.
    card : str
        The card's id.
    seat : int
        From 1.
    player : str
        The seat's name.
    right, of : int
        Of how many certain fates how many were foreseen; 0 of 0 where nothing was certain.
    """

    round: int
    card: str
    seat: int
    player: str
    right: int
    of: int


_LOST = {
    "builder-died": ("builder", "card"),
    "builder-ousted": ("builder", "card"),
    "built-over-cleared": ("builder", "built-over"),
    "books-removed": ("builder", "books"),
    "dweller-left": ("dweller", "support"),
    "juveniles-eaten": ("juvenile", "urchins"),
    "juveniles-died": ("juvenile", "no-place"),
}
"""Stage and cause of what each event tells to be lost."""


def disasters(match: Match, position: int | None = None) -> list[DisasterRow]:
    """List the cards that struck, in order, those that other cards drew included (R24)."""
    rows: list[DisasterRow] = []
    for one in told(match, position):
        if one.event.what.id == "card-drawn":
            order = sum(row.round == one.round for row in rows) + 1
            rows.append(DisasterRow(one.round, order, _id_in(one, "card", "card")))
    return rows


def losses(match: Match, position: int | None = None) -> list[LossRow]:
    """List what was lost, in the order in which it happened, with the reasons."""
    return [_loss(match, one) for one in told(match, position) if one.event.what.id in _LOST]


def predictions(match: Match, position: int | None = None) -> list[PredictionRow]:
    """List the predictions that were held against a card."""
    rows: list[PredictionRow] = []
    card = ""
    for one in told(match, position):
        what = one.event.what
        if what.id == "card-drawn":
            card = _id_in(one, "card", "card")
        if what.id == "prediction-scored":
            right, of = _number(what, "right"), _number(what, "of")
            rows.append(PredictionRow(one.round, card, *_who(match, one), right or 0, of or 0))
    return rows


def _loss(match: Match, one: Told) -> LossRow:
    what = one.event.what
    stage, cause = _LOST[what.id]
    card = _id_in(one, "card", "card") if "card" in what.values else None
    reasons = _listed(what.values.get("reasons"))
    if stage == "dweller":  # its reason is a card, or that too few builders are left
        given = what.values["reason"]
        if isinstance(given, Message) and given.id.startswith("card-"):
            cause, card = "card", given.id.removeprefix("card-")
        else:
            reasons = (given,)
    return LossRow(
        one.round,
        one.phase,
        *_who(match, one),
        _id_in(one, "organism", "organism"),
        stage,
        _number(what, "row"),
        _number(what, "column"),
        _number(what, "count") or 1,
        cause,
        card,
        tuple(each for each in reasons if isinstance(each, Message)),
    )


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, tuple | list) else ()


def _who(match: Match, one: Told) -> tuple[int, str]:
    seat = one.event.seat or 0
    return seat + 1, match.setup.seats[seat].name


def _number(what: Message, name: str) -> int | None:
    value = what.values.get(name)
    return value if isinstance(value, int) else None


def _id_in(one: Told, name: str, family: str) -> str:
    """Give the id of the content's entry whose name an event holds."""
    value = one.event.what.values[name]
    return value.id.removeprefix(f"{family}-") if isinstance(value, Message) else str(value)
