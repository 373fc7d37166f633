"""Templates on time: when types lived, and what caused their loss."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.items import Several
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.games.reef.timeline import RangeBar
from reefkit.labs.reef.questions.facts import (
    Facts,
    first_of,
    names,
    organisms,
    template,
    time_name,
)
from reefkit.labs.reef.questions.losses import cause_option, gone_at, loss_of, other_causes, why_not
from reefkit.labs.reef.questions.plot_facts import why_last
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


def _last_seen(facts: Facts) -> Iterator[Draft]:
    ended = [bar for bar in facts.bars if bar.last < facts.rounds]
    for bar in (ended or facts.bars) if facts.rounds else ():
        others = sorted(range(facts.rounds + 1), key=lambda time: abs(time - bar.last))[1:]
        yield Draft(
            about=bar.type,
            prompt=message("made-ask-last-seen", organisms=organisms(bar.type)),
            right=_time(bar.last),
            others=tuple(_time(time) for time in others),
            why=_why_last(facts, bar),
            why_option={
                str(time): message(
                    "made-hint-last", time=time_name(time), count=facts.abundance(bar.type, time)
                )
                for time in others
            },
            moment=facts.surveys[min(bar.last + 1, facts.rounds)],
            ascending=True,
        )


MOST_EACH = 3
"""Maximum number of types offered that lived on, and of those that did not."""


def _still_here(facts: Facts) -> Iterator[DraftItem]:
    there = [bar for bar in facts.bars if bar.last == facts.rounds]
    # Of a type of which some were built over at the end, the last board may show none.
    there.sort(key=lambda bar: bool(facts.causes(bar.type, facts.rounds + 1)))
    gone = [bar for bar in facts.bars if bar.last < facts.rounds]
    why = {bar.type: why_last(facts, bar) for bar in (*gone, *there)}
    never = [each for each in facts.types if each not in why]
    right = [bar.type for bar in there[:MOST_EACH]]
    wrong = ([bar.type for bar in gone] or never)[:MOST_EACH]
    if not facts.rounds or not right or not wrong:
        return
    options = tuple(facts.in_order(frozenset((*right, *wrong))))
    yield DraftItem(
        about="own",
        prompt=message("made-ask-still-here", round=facts.rounds),
        item=Several(goals=("D",), minutes=0.6, options=options, right=tuple(right)),
        labels=dict(zip(options, names(options), strict=True)),
        why=tuple(_why_last(facts, bar)[0] for bar in there if bar.type in options),
        why_option={each: why[each] for each in options if each in why},
        moment=facts.surveys[facts.rounds],
    )


def _time(time: int) -> NamedOption:
    return NamedOption(str(time), time_name(time))


def _why_last(facts: Facts, bar: RangeBar) -> tuple[Message, ...]:
    if bar.last == facts.rounds:
        return (message("made-why-standing", organisms=organisms(bar.type), round=bar.last),)
    text = message("made-why-gone", organisms=organisms(bar.type), round=bar.last + 1)
    return (text, *(cause.text for cause in facts.causes(bar.type, bar.last + 1)))


def _fate_at_table(facts: Facts) -> Iterator[Draft]:
    for bar in facts.bars if facts.others else ():
        if bar.last == facts.rounds:
            continue
        later = range(bar.last + 1, facts.rounds + 1)
        refuges: list[NamedOption] = []
        bare: list[NamedOption] = []
        for seat in facts.others:
            had = any(bar.type in facts.present(time, seat) for time in later)
            (refuges if had else bare).append(_refuge(facts, seat))
        extinct = NamedOption("extinct", message("made-extinct"))
        back = NamedOption("back", message("made-back"))
        if refuges and bar.type not in facts.present_anywhere(facts.rounds):
            continue  # on no reef at the end: extirpated here first, and extinct later
        right = refuges[0] if refuges else extinct
        others = [extinct] if refuges else []
        yield Draft(
            about=bar.type,
            prompt=message(
                "made-ask-fate-at-table", organisms=organisms(bar.type), time=time_name(bar.last)
            ),
            right=right,
            others=first_of([*others, *bare, back]),
            why=(
                message("made-why-extirpated" if refuges else "made-why-extinct"),
                *_why_last(facts, bar),
            ),
            why_option={
                extinct.id: message("made-hint-extinct"),
                back.id: message("made-hint-back"),
                **{
                    f"seat-{seat + 1}": message("made-hint-refuge", player=facts.name(seat))
                    for seat in facts.others
                },
            },
            moment=facts.surveys[bar.last + 1],
        )


def _refuge(facts: Facts, seat: int) -> NamedOption:
    return NamedOption(f"seat-{seat + 1}", message("made-refuge", player=facts.name(seat)))


def _gone_why(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        for type_ in gone_at(facts, round_):
            found = loss_of(facts, type_, round_)
            if found is None:
                continue
            others = other_causes(facts, found.key)
            yield Draft(
                about=f"round-{round_}-{type_}",
                prompt=message(
                    "made-ask-gone-why",
                    organisms=organisms(type_),
                    before=time_name(round_ - 1),
                    after=time_name(round_),
                ),
                right=cause_option(found.key),
                others=others,
                why=(found.cause.text, *_reasons(found.cause.reasons)),
                why_option=why_not(each.id for each in others),
                moment=facts.surveys[round_],
                board_at=facts.surveys.get(round_ - 1),
            )


def _reasons(reasons: tuple[Message, ...]) -> tuple[Message, ...]:
    return (message("made-why-reasons", reasons=list(reasons)),) if reasons else ()


def _dip(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds + 1):
        before, after = len(facts.present(round_ - 1)), len(facts.present(round_))
        lost = [loss_of(facts, type_, round_) for type_ in gone_at(facts, round_)]
        known = [one for one in lost if one is not None]
        if after >= before or len(known) < len(lost):
            continue
        (key, count), *rest = Counter(one.key for one in known).most_common()
        if rest and rest[0][1] == count:
            continue
        others = other_causes(facts, key)
        yield Draft(
            about=f"round-{round_}",
            prompt=message(
                "made-ask-dip", before=before, after=after, round=round_, lost=len(lost)
            ),
            right=cause_option(key),
            others=others,
            why=tuple(one.cause.text for one in known),
            why_option=why_not(each.id for each in others),
            moment=facts.surveys[round_],
        )


def _time_passed(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        values = [*range(facts.rounds, 0, -1), facts.rounds + 1, facts.rounds + 2]
        told = message("made-why-time-passed", one=_length(facts, 1))
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-time-passed", round=round_),
            right=_duration(facts, round_),
            others=tuple(_duration(facts, n) for n in values if n != round_),
            why=(told,),
            why_option={str(n): told for n in values},
            moment=facts.surveys[round_],
            ascending=True,
            minutes=0.5,
        )


def _range_length(facts: Facts) -> Iterator[Draft]:
    for bar in facts.bars:
        span = bar.last - bar.first
        values = [bar.last, facts.rounds, bar.last + 1, span + 1, span - 1, span + 2, span + 3]
        others = [n for n in dict.fromkeys(values) if n > 0 and n != span]
        if not span or len(bar.stays) > 1:
            continue
        yield Draft(
            about=bar.type,
            prompt=message("made-ask-range-length", organisms=organisms(bar.type)),
            right=_duration(facts, span),
            others=tuple(_duration(facts, n) for n in others),
            why=(
                message(
                    "made-why-range-length",
                    organisms=organisms(bar.type),
                    first=time_name(bar.first),
                    last=time_name(bar.last),
                    one=_length(facts, 1),
                ),
            ),
            why_option={
                str(n): message(
                    "made-hint-range", first=time_name(bar.first), last=time_name(bar.last)
                )
                for n in others
            },
            moment=facts.surveys[max(bar.last, 1)],
            ascending=True,
        )


def _duration(facts: Facts, count: int) -> NamedOption:
    return NamedOption(str(count), _length(facts, count))


def _length(facts: Facts, count: int) -> Message:
    return Message(f"made-span-{facts.play.options.round_label}", {"count": count})


RANGES = (
    template("still-here", ("D",), _still_here),
    template("gone-why", ("C",), _gone_why),
    template("fate-at-table", ("D", "E"), _fate_at_table),
    template("dip", ("C", "D"), _dip),
    template("range-length", ("D",), _range_length),
    template("last-seen", ("D",), _last_seen),
    template("time-passed", ("D",), _time_passed),
)
