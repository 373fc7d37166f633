"""Why each point of a match's plots lies where it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.games.reef.guide_told import id_in
from reefkit.games.reef.play import name_of
from reefkit.labs.reef.questions.common import names, organisms, time_name
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reefkit.games.reef.guide import Bar
    from reefkit.labs.reef.questions.facts import Facts


def strikers(facts: Facts) -> dict[str, tuple[int, ...]]:
    """Give the rounds in which each disaster struck: a card that does nothing itself is none."""
    found: dict[str, set[int]] = {}
    for card in facts.drawn:
        effects = facts.content.cards[card.card].effects
        if any(effect.do != "draw" for effect in effects):
            found.setdefault(card.card, set()).add(card.round)
    return {card: tuple(sorted(rounds)) for card, rounds in found.items()}


def range_reasons(facts: Facts, struck: dict[str, tuple[int, ...]]) -> dict[str, Message]:
    """Say why each bar begins and ends where it does, and when each disaster struck."""
    found = {}
    for bar in facts.own.bars:
        found[f"{bar.type}/first"] = _why_first(bar)
        found[f"{bar.type}/last"] = why_last(facts, bar)
        found[f"{bar.type}/ending"] = _why_ending(facts, bar)
    for card, rounds in struck.items():
        name = name_of("card", card)
        found[f"disaster/{card}"] = message(
            "made-point-disaster", card=name, rounds=list(rounds), count=len(rounds)
        )
    return found


def _why_first(bar: Bar) -> Message:
    if not bar.first:
        return message("made-point-founder", organisms=organisms(bar.type))
    return message("made-point-first", organisms=organisms(bar.type), round=bar.first)


def why_last(facts: Facts, bar: Bar) -> Message:
    """Say what ended a bar: the greatest cause, and what was behind it."""
    if bar.last == facts.rounds:
        return message("made-point-standing", organisms=organisms(bar.type), round=bar.last)
    round_ = bar.last + 1
    causes = facts.causes(bar.type, round_)
    gone = organisms(bar.type)
    if not causes:
        return message("made-point-gone", organisms=gone, round=round_)
    behind = _behind(facts, bar.type, round_) if causes[0].cause == "support" else ""
    if behind:
        card = name_of("card", behind)
        return message("made-point-unsheltered", organisms=gone, round=round_, card=card)
    return message("made-point-gone-to", organisms=gone, round=round_, cause=causes[0].text)


def _behind(facts: Facts, type_: str, round_: int) -> str:
    """Give the card after which dwellers lost their shelter; none where no card had struck."""
    card = ""
    for one in facts.told_of_all:
        if one.round != round_ or one.phase != "catastrophe":
            continue
        what = one.event.what
        if what.id == "card-drawn":
            card = id_in(what, "card")
        mine = one.event.seat == facts.seat and id_in(what, "organism") == type_
        if what.id == "dweller-left" and mine:
            return card
    return ""


def _why_ending(facts: Facts, bar: Bar) -> Message:
    many = organisms(bar.type)
    if bar.ending != "extirpated":
        return Message(f"made-point-{bar.ending}", {"organisms": many, "round": facts.rounds})
    later = range(bar.last + 1, facts.rounds + 1)
    refuge = next(
        seat
        for seat in facts.others
        if any(bar.type in facts.present(time, seat) for time in later)
    )
    return message("made-point-extirpated", organisms=many, player=facts.name(refuge))


def value_reasons(facts: Facts) -> dict[str, Message]:
    """Say what each point of the reef's curve counts, and what changed since the one before."""
    return {
        f"value/{time}": _why_value(facts, time, [facts.present(n) for n in (time - 1, time)])
        for time in range(facts.rounds + 1)
    }


def region_reasons(facts: Facts) -> dict[str, Message]:
    """Say what each point of the table's curve counts, and what changed since the one before."""
    return {
        f"value/{time}": _why_value(
            facts, time, [facts.present_anywhere(n) for n in (time - 1, time)]
        )
        for time in range(facts.rounds + 1)
    }


def _why_value(facts: Facts, time: int, types: list[frozenset[str]]) -> Message:
    before, here = types
    if not time:
        before = here
    return message(
        "made-point-value",
        time=time_name(time),
        count=len(here),
        types=names(facts.in_order(here)),
        lost=len(before - here),
        gone=names(facts.in_order(before - here)),
        gained=len(here - before),
        newcomers=names(facts.in_order(here - before)),
    )


def loss_reasons(ends: Sequence[Bar], rounds: int) -> dict[str, Message]:
    """Say which types a round took for good, and of which rounds there are none."""
    found = {}
    for round_ in range(1, rounds + 1):
        gone = [bar.name for bar in ends if bar.last + 1 == round_]
        found[f"loss/{round_}"] = message(
            "made-point-loss", round=round_, count=len(gone), types=gone
        )
    return found
