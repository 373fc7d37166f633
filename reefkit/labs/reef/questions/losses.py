"""Causes of loss of the types of a reef, as options to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from reefkit.assess.question import NamedOption
from reefkit.games.reef.explain import Cause
from reefkit.games.reef.match_events import id_in, number_in
from reefkit.games.reef.state import name_of
from reefkit.labs.reef.questions.facts import Facts, first_of
from reefkit.text import Message, message

_OTHER_CAUSES = ("support", "built-over", "weeds")
"""Options other than cards; *weeds* is always wrong: an alga covers a builder but kills none."""


class _Gone(Struct, frozen=True):
    """A type that a reef lost between two surveys, to a single cause."""

    type: str
    round: int  #: First round at whose survey it was missing.
    key: str  #: ``card-<id>``, ``support`` or ``built-over``.
    cause: Cause


def gone_at(facts: Facts, round_: int) -> list[str]:
    """List the types that the reef lost between the surveys of the last round and this one."""
    return facts.in_order(facts.present(round_ - 1) - facts.present(round_))


def loss_of(facts: Facts, type_: str, round_: int) -> _Gone | None:
    """Return the cause of a type's loss; None if there were several or the record is unsure."""
    found = facts.causes(type_, round_)
    if len(found) != 1 or found[0].count < facts.abundance(type_, round_ - 1):
        return None
    cause = found[0]
    if cause.cause == "books" and cause.card is None:
        return None
    if type_ in facts.content.dwellers and any(
        _taken(facts, type_, n) for n in (round_ - 1, round_)
    ):
        return None
    key = cause.cause if cause.card is None else f"card-{cause.card}"
    return _Gone(type_, round_, key, cause)


def _taken(facts: Facts, type_: str, round_: int) -> bool:
    events = [one.event.what for one in facts.all_events if one.round == round_]
    mine = [one.event.what for one in facts.told if one.round == round_]
    return any(what.id == "dwellers-stolen" for what in events) or any(
        what.id == "books-dwellers-left" and id_in(what, "organism") == type_ for what in mine
    )


def cause_option(key: str) -> NamedOption:
    card = key.removeprefix("card-")
    label = message("made-cause-card", card=name_of("card", card))
    return NamedOption(key, label if key != card else Message(f"made-cause-{key}"))


def other_causes(facts: Facts, key: str) -> tuple[NamedOption, ...]:
    cards = [f"card-{card}" for card in facts.cards_struck]
    keys = [each for each in [*cards[:2], *_OTHER_CAUSES, *cards[2:]] if each != key]
    return first_of([cause_option(each) for each in keys])


def why_not(keys: Iterable[str]) -> dict[str, Message]:
    """Return feedback on causes that were not the one."""
    return {key: _why_not(key) for key in keys}


def _why_not(key: str) -> Message:
    if key.startswith("card-"):
        return message("made-why-rule", rule=Message(f"{key}.rule"))
    return message("made-hint-cause", cause=key)


def leaving(facts: Facts) -> dict[tuple[int, str], tuple[str, int, int]]:
    """Return cause, number and last position of dwellers that left, by round and type.

    A type that left for several causes in a round, or by a correction of the board, is left out.
    """
    found: dict[tuple[int, str], tuple[str, int, int]] = {}
    unsure: set[tuple[int, str]] = set()
    for one in facts.told:
        what = one.event.what
        at = one.round, id_in(what, "organism")
        if what.id == "books-dwellers-left":
            unsure.add(at)
        if what.id != "dweller-left":
            continue
        card = id_in(what, "reason") if _is_card(what) else ""
        key = f"card-{card}" if card else "support"
        before, count, _ = found.get(at, (key, 0, 0))
        if before != key:
            unsure.add(at)
        found[at] = key, count + number_in(what, "count", 1), one.position + 1
    return {at: loss for at, loss in found.items() if at not in unsure}


def _is_card(what: Message) -> bool:
    reason = what.values.get("reason")
    return isinstance(reason, Message) and reason.id.startswith("card-")
