"""Templates on time: when types were there, what became of them, and what took them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.labs.reef.questions.common import first_of, organisms, template, time_name, title
from reefkit.labs.reef.questions.losses import (
    cause_option,
    gone,
    gone_at,
    other_causes,
    texts,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.reef.guide import Bar
    from reefkit.labs.reef.questions.facts import Facts


def last_seen(facts: Facts) -> Iterator[Draft]:
    """Ask when a type of the reef was last seen, one that is gone if any is."""
    gone_ = [bar for bar in facts.own.bars if bar.last < facts.rounds]
    for bar in (gone_ or facts.own.bars) if facts.rounds else ():
        others = sorted(range(facts.rounds + 1), key=lambda time: abs(time - bar.last))[1:]
        yield Draft(
            about=bar.type,
            prompt=message("made-ask-last-seen", organisms=organisms(bar.type)),
            title=title("last-seen"),
            right=_time(bar.last),
            others=tuple(_time(time) for time in others[:3]),
            why=_why_last(facts, bar),
            moment=facts.surveys[min(bar.last + 1, facts.rounds)],
            ascending=True,
        )


def _time(time: int) -> Named:
    return Named(str(time), time_name(time))


def _why_last(facts: Facts, bar: Bar) -> tuple[Message, ...]:
    if bar.last == facts.rounds:
        return (message("made-why-standing", organisms=organisms(bar.type), round=bar.last),)
    said = message("made-why-gone", organisms=organisms(bar.type), round=bar.last + 1)
    return (said, *texts(facts.causes(bar.type, bar.last + 1)))


def fate_at_table(facts: Facts) -> Iterator[Draft]:
    """Ask whether a type that a reef lost was extirpated there or extinct at the table."""
    for bar in facts.own.bars if facts.others else ():
        if bar.last == facts.rounds:
            continue
        later = range(bar.last + 1, facts.rounds + 1)
        refuges: list[Named] = []
        bare: list[Named] = []
        for seat in facts.others:
            had = any(bar.type in facts.present(time, seat) for time in later)
            (refuges if had else bare).append(_refuge(facts, seat))
        extinct = Named("extinct", message("made-extinct"))
        back = Named("back", message("made-back"))
        right = refuges[0] if refuges else extinct
        others = [extinct] if refuges else []
        yield Draft(
            about=bar.type,
            prompt=message(
                "made-ask-fate-at-table", organisms=organisms(bar.type), time=time_name(bar.last)
            ),
            title=title("fate-at-table"),
            right=right,
            others=first_of([*others, *bare, back]),
            why=(
                message("made-why-extirpated" if refuges else "made-why-extinct"),
                *_why_last(facts, bar),
            ),
            moment=facts.surveys[bar.last + 1],
        )


def _refuge(facts: Facts, seat: int) -> Named:
    return Named(f"seat-{seat + 1}", message("made-refuge", player=facts.name(seat)))


def gone_why(facts: Facts) -> Iterator[Draft]:
    """Ask what took a type from the reef, where one cause alone did."""
    for round_ in range(facts.rounds, 0, -1):
        for type_ in gone_at(facts, round_):
            found = gone(facts, type_, round_)
            if found is None:
                continue
            yield Draft(
                about=f"round-{round_}-{type_}",
                prompt=message(
                    "made-ask-gone-why",
                    organisms=organisms(type_),
                    before=time_name(round_ - 1),
                    after=time_name(round_),
                ),
                title=title("gone-why"),
                right=cause_option(found.key),
                others=other_causes(facts, found.key),
                why=(found.cause.text, *_reasons(found.cause.reasons)),
                moment=facts.surveys[round_],
            )


def _reasons(reasons: tuple[Message, ...]) -> tuple[Message, ...]:
    return (message("made-why-reasons", reasons=list(reasons)),) if reasons else ()


def dip(facts: Facts) -> Iterator[Draft]:
    """Ask what made the curve of diversity fall: the cause of most of the types that were lost."""
    for round_ in range(1, facts.rounds + 1):
        before, after = len(facts.present(round_ - 1)), len(facts.present(round_))
        lost = [gone(facts, type_, round_) for type_ in gone_at(facts, round_)]
        known = [one for one in lost if one is not None]
        if after >= before or len(known) < len(lost):
            continue
        (key, count), *rest = Counter(one.key for one in known).most_common()
        if rest and rest[0][1] == count:
            continue
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-dip", before=before, after=after, round=round_),
            title=title("dip"),
            right=cause_option(key),
            others=other_causes(facts, key),
            why=tuple(one.cause.text for one in known),
            moment=facts.surveys[round_],
        )


def time_passed(facts: Facts) -> Iterator[Draft]:
    """Ask how much time had passed by a survey."""
    for round_ in range(facts.rounds, 0, -1):
        values = [*range(facts.rounds, 0, -1), facts.rounds + 1, facts.rounds + 2]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-time-passed", round=round_),
            title=title("time-passed"),
            right=_duration(facts, round_),
            others=tuple(_duration(facts, n) for n in values if n != round_)[:3],
            why=(message("made-why-time-passed", one=_length(facts, 1)),),
            moment=facts.surveys[round_],
            ascending=True,
            minutes=0.5,
        )


def range_length(facts: Facts) -> Iterator[Draft]:
    """Ask how long a type was there, from its first to its last appearance."""
    for bar in facts.own.bars:
        span = bar.last - bar.first
        values = [bar.last, facts.rounds, bar.last + 1, span + 1, span - 1, span + 2, span + 3]
        others = [n for n in dict.fromkeys(values) if n > 0 and n != span]
        if not span:
            continue
        yield Draft(
            about=bar.type,
            prompt=message("made-ask-range-length", organisms=organisms(bar.type)),
            title=title("range-length"),
            right=_duration(facts, span),
            others=tuple(_duration(facts, n) for n in others)[:3],
            why=(
                message(
                    "made-why-range-length",
                    organisms=organisms(bar.type),
                    first=time_name(bar.first),
                    last=time_name(bar.last),
                    one=_length(facts, 1),
                ),
            ),
            moment=facts.surveys[max(bar.last, 1)],
            ascending=True,
        )


def _duration(facts: Facts, count: int) -> Named:
    return Named(str(count), _length(facts, count))


def _length(facts: Facts, count: int) -> Message:
    return Message(f"made-span-{facts.play.options.round_label}", {"count": count})


RANGES = (
    template("gone-why", ("C",), gone_why),
    template("fate-at-table", ("D", "E"), fate_at_table),
    template("dip", ("C", "D"), dip),
    template("range-length", ("D",), range_length),
    template("last-seen", ("D",), last_seen),
    template("time-passed", ("D",), time_passed),
)
