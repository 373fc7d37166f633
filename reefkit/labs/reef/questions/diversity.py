"""Templates on diversity and time: what lives on a reef, how reefs differ, who came and went."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from reefkit.assess.items import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef import growth
from reefkit.games.reef.content import DEPTHS
from reefkit.games.reef.explain import WATERS, Cause
from reefkit.games.reef.state import in_sentence, name_of
from reefkit.games.reef.timeline import RangeBar, id_in, number_in
from reefkit.labs.reef.questions.facts import (
    Facts,
    counted,
    first_of,
    names,
    organism,
    organisms,
    template,
    time_name,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


# ---- What the types of a reef were lost to, as options to choose from

_OTHERWISE = ("support", "built-over", "weeds")
"""Causes that are no card; *weeds* is never one: an alga covers a builder and does not kill it."""


class _Gone(Struct, frozen=True):
    """A type that a reef lost between two surveys, to one cause alone."""

    type: str
    round: int  #: The first round at whose survey it was missing.
    key: str  #: ``card-<id>``, ``support`` or ``built-over``.
    cause: Cause


def _gone_at(facts: Facts, round_: int) -> list[str]:
    return facts.in_order(facts.present(round_ - 1) - facts.present(round_))


def _gone(facts: Facts, type_: str, round_: int) -> _Gone | None:
    """Return what a type was lost to; None if several causes did or the record is unsure."""
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
    told = [one.event.what for one in facts.told_of_all if one.round == round_]
    mine = [one.event.what for one in facts.told if one.round == round_]
    return any(what.id == "dwellers-stolen" for what in told) or any(
        what.id == "books-dwellers-left" and id_in(what, "organism") == type_ for what in mine
    )


def _cause_option(key: str) -> NamedOption:
    card = key.removeprefix("card-")
    label = message("made-cause-card", card=name_of("card", card))
    return NamedOption(key, label if key != card else Message(f"made-cause-{key}"))


def _other_causes(facts: Facts, key: str) -> tuple[NamedOption, ...]:
    cards = [f"card-{card}" for card in facts.cards_struck]
    keys = [each for each in [*cards[:2], *_OTHERWISE, *cards[2:]] if each != key]
    return first_of([_cause_option(each) for each in keys])


def _leaving(facts: Facts) -> dict[tuple[int, str], tuple[str, int, int]]:
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
    return {at: told for at, told in found.items() if at not in unsure}


def _is_card(what: Message) -> bool:
    reason = what.values.get("reason")
    return isinstance(reason, Message) and reason.id.startswith("card-")


# ---- Templates on diversity: within a reef, of the table, and between reefs and surveys


def _own_types(facts: Facts) -> Iterator[Draft]:
    alphas = [len(facts.present(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(alphas, 1):
        with_algae = count + (facts.algae(round_, facts.seat) > 0)
        tokens = sum(facts.abundance(each, round_) for each in facts.present(round_))
        elsewhere = [len(facts.present(round_, seat)) for seat in facts.others]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-own-types", round=round_),
            **counted(count, [with_algae, *alphas, *elsewhere, tokens]),
            why=(
                message(
                    "made-why-types",
                    count=count,
                    types=names(facts.in_order(facts.present(round_))),
                ),
            ),
            moment=facts.surveys[round_],
            board_at=facts.surveys[round_],
        )


def _table_types(facts: Facts) -> Iterator[Draft]:
    if not facts.others:
        return
    gammas = [len(facts.present_anywhere(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(gammas, 1):
        alphas = [len(facts.present(round_, seat)) for seat in facts.seats]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-table-types", round=round_),
            **counted(count, [max(alphas), sum(alphas), *gammas]),
            why=(
                message(
                    "made-why-table-types",
                    count=count,
                    types=names(facts.in_order(facts.present_anywhere(round_))),
                    sum=sum(alphas),
                    shared="yes" if sum(alphas) > count else "no",
                ),
            ),
            moment=facts.surveys[round_],
        )


def _missing_types(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds + 1 if facts.others else 1):
        here, anywhere = facts.present(round_), facts.present_anywhere(round_)
        count = len(anywhere - here)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-missing-types", round=round_),
            **counted(count, [len(here), len(anywhere), len(facts.types) - len(here)]),
            why=(
                message(
                    "made-why-missing-types",
                    alpha=len(here),
                    gamma=len(anywhere),
                    count=count,
                    types=names(facts.in_order(anywhere - here)),
                ),
            ),
            moment=facts.surveys[round_],
            board_at=facts.surveys[round_],
        )


def _lost_types(facts: Facts) -> Iterator[Draft]:
    for round_ in range(2, facts.rounds + 1):
        before, after = facts.present(round_ - 1), facts.present(round_)
        lost, gained = before - after, after - before
        values = [len(gained), abs(len(before) - len(after)), len(before & after), len(before)]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-lost-types", before=round_ - 1, round=round_),
            **counted(len(lost), values),
            why=(
                message(
                    "made-why-lost-types",
                    count=len(lost),
                    types=names(facts.in_order(lost)),
                    gained=len(gained),
                    newcomers=names(facts.in_order(gained)),
                ),
            ),
            moment=facts.surveys[round_],
            board_at=facts.surveys.get(round_ - 1),
        )


def _turnover(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        mine = facts.present(round_)
        for other in facts.others:
            theirs = facts.present(round_, other)
            count = len(mine ^ theirs)
            values = [len(mine & theirs), len(mine | theirs), len(mine), len(theirs)]
            yield Draft(
                about=f"round-{round_}-seat-{other + 1}",
                prompt=message("made-ask-turnover", round=round_, player=facts.name(other)),
                **counted(count, values),
                why=(
                    message(
                        "made-why-turnover",
                        player=facts.name(other),
                        mine=names(facts.in_order(mine - theirs)),
                        theirs=names(facts.in_order(theirs - mine)),
                        both=names(facts.in_order(mine & theirs)),
                    ),
                ),
                moment=facts.surveys[round_],
            )


def _kept_most(facts: Facts) -> Iterator[Draft]:
    for round_ in range(2, facts.rounds + 1 if facts.others else 2):
        kept = [
            len(facts.present(round_ - 1, seat) & facts.present(round_, seat))
            for seat in facts.seats
        ]
        reefs = [NamedOption(f"seat-{seat + 1}", _reef(facts, seat)) for seat in facts.seats]
        best = [seat for seat in facts.seats if kept[seat] == max(kept)]
        if len(reefs) == 2:
            reefs.append(NamedOption("both", message("made-both-reefs")))
            best = [2] if len(best) == 2 else best
        if len(best) != 1:
            continue
        shares = [
            message("made-kept", player=facts.name(seat), kept=kept[seat]) for seat in facts.seats
        ]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-kept-most", before=round_ - 1, round=round_),
            right=reefs[best[0]],
            others=first_of([each for n, each in enumerate(reefs) if n != best[0]]),
            why=(message("made-why-kept-most", shares=shares),),
            moment=facts.surveys[round_],
        )


def _reef(facts: Facts, seat: int) -> Message:
    if seat == facts.seat:
        return message("made-your-reef")
    return message("made-reef-of", player=facts.name(seat))


DIVERSITY = (
    template("turnover", ("E",), _turnover),
    template("kept-most", ("E",), _kept_most),
    template("missing-types", ("E",), _missing_types),
    template("table-types", ("E",), _table_types),
    template("lost-types", ("D", "E"), _lost_types),
    template("own-types", ("A", "E"), _own_types),
)


# ---- Templates on the living reef: its water, its shelter, its weeds, and what
# its builders carry


def _water(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        by_water = _by_water(facts, round_)
        everywhere = set().union(*by_water.values())
        for depth, there in by_water.items():
            elsewhere = facts.in_order(frozenset(everywhere - there))
            for type_ in facts.in_order(frozenset(there)) if len(elsewhere) > 1 else ():
                yield Draft(
                    about=f"round-{round_}-{WATERS[depth]}-{type_}",
                    prompt=message(
                        "made-ask-water", round=round_, water=name_of("water", WATERS[depth])
                    ),
                    right=organism(type_),
                    others=first_of([organism(each) for each in elsewhere]),
                    why=(_lives_in(facts, type_),),
                    moment=facts.surveys[round_],
                    board_at=facts.surveys[round_],
                )


def _by_water(facts: Facts, round_: int) -> dict[str, set[str]]:
    reef, builders = facts.reef_at(round_), facts.play.lookups.builders
    return {
        depth: {builders[int(kind)] for kind in reef.kind[reef.depth == n].ravel() if kind}
        for n, depth in enumerate(DEPTHS)
    }


def _lives_in(facts: Facts, type_: str) -> Message:
    waters = [name_of("water", WATERS[each]) for each in facts.content.organisms[type_].depths]
    return message("made-why-water", organisms=organisms(type_), waters=waters)


def _shelter(facts: Facts) -> Iterator[Draft]:
    each = facts.content.rules.numbers.recruiters_per_dweller
    dwellers = list(facts.content.dwellers)
    for round_ in range(facts.rounds, 0, -1):
        reef, lookups = facts.reef_at(round_), facts.play.lookups
        room = int(growth.dweller_room(reef, lookups))
        open_ = reef.kind * ~reef.alga[..., None]
        count = int(lookups.among("recruiter", open_).sum())
        builders = int((reef.kind != 0).sum())
        there = sum(facts.abundance(one, round_) for one in dwellers)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-shelter", round=round_, count=count),
            **counted(room, [count, -(-count // each), there, builders // each, builders]),
            why=(message("made-why-shelter", count=count, each=each, room=room),),
            moment=facts.surveys[round_],
            board_at=facts.surveys[round_],
        )


def _weeds(facts: Facts) -> Iterator[Draft]:
    mine = [facts.algae(round_, facts.seat) for round_ in range(1, facts.rounds + 1)]
    for round_, count in enumerate(mine, 1):
        elsewhere = [facts.algae(round_, seat) for seat in facts.others]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-weeds", round=round_),
            **counted(count, [*mine, *elsewhere]),
            why=(message("made-why-weeds", count=count),),
            moment=facts.surveys[round_],
            board_at=facts.surveys[round_],
        )


def _carriers(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        found = _carried(facts, round_)
        builders = {type_ for types in found.values() for type_ in types}
        builders |= {t for t in facts.present(round_) if t in facts.content.organisms}
        for token, types in found.items():
            without = facts.in_order(frozenset(builders - types))
            if len(types) != 1 or len(without) < 2:
                continue
            (type_,) = types
            yield Draft(
                about=f"round-{round_}-{token}",
                prompt=message(
                    "made-ask-carriers", round=round_, token=in_sentence("token", token)
                ),
                right=organism(type_),
                others=first_of([organism(each) for each in without]),
                why=(
                    message(
                        "made-why-carriers",
                        organisms=organisms(type_),
                        token=in_sentence("token", token),
                    ),
                ),
                moment=facts.surveys[round_],
                board_at=facts.surveys[round_],
            )


def _carried(facts: Facts, round_: int) -> dict[str, set[str]]:
    reef, lookups = facts.reef_at(round_), facts.play.lookups
    found: dict[str, set[str]] = {}
    for kind, genes in zip(reef.kind.ravel(), reef.genes.ravel(), strict=True):
        for token in lookups.token_names(int(genes)) if kind else ():
            found.setdefault(token, set()).add(lookups.builders[int(kind)])
    return found


def _leavers(facts: Facts) -> Iterator[Draft]:
    for (round_, type_), (key, count, moment) in _leaving(facts).items():
        cards = [f"card-{card}" for card in facts.cards_struck]
        keys = ["support", *cards[:1], "hunger", *cards[1:], "built-over"]
        yield Draft(
            about=f"round-{round_}-{type_}",
            prompt=message(
                "made-ask-leavers",
                round=round_,
                count=count,
                organism=name_of("organism", type_),
                organisms=organisms(type_),
            ),
            right=_cause_option(key),
            others=first_of([_cause_option(each) for each in keys if each != key]),
            why=(_why_left(key),),
            moment=moment,
        )


def _why_left(key: str) -> Message:
    if key == "support":
        return message("made-why-left-support")
    return message("made-why-rule", rule=Message(f"{key}.rule"))


def _score_change(facts: Facts) -> Iterator[Draft]:
    points = {
        (row.round, row.part): row.points
        for row in facts.record.scores
        if row.seat == facts.seat + 1 and row.part != "team-bonus"
    }
    parts = list(dict.fromkeys(part for _, part in points))
    for round_ in range(2, facts.rounds + 1):
        change = {part: points[round_, part] - points[round_ - 1, part] for part in parts}
        order = sorted(parts, key=lambda part: -abs(change[part]))
        if abs(change[order[0]]) == abs(change[order[1]]):
            continue
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-score-change", before=round_ - 1, round=round_),
            right=_part(order[0]),
            others=first_of([_part(part) for part in order[1:]]),
            why=(
                message(
                    "made-why-score-change",
                    changes=[
                        message(
                            "made-change",
                            part=name_of("part", part),
                            before=points[round_ - 1, part],
                            after=points[round_, part],
                        )
                        for part in order
                        if change[part]
                    ],
                ),
            ),
            moment=facts.surveys[round_],
        )


def _part(part: str) -> NamedOption:
    return NamedOption(part, name_of("part", part))


LIVING = (
    template("carriers", ("B",), _carriers),
    template("leavers", ("E",), _leavers),
    template("score-change", ("E",), _score_change),
    template("water", ("A",), _water),
    template("shelter", ("A", "E"), _shelter),
    template("weeds", ("E",), _weeds),
)


# ---- Templates on time: when types were there, what became of them, and what took them


def _last_seen(facts: Facts) -> Iterator[Draft]:
    gone_ = [bar for bar in facts.own.bars if bar.last < facts.rounds]
    for bar in (gone_ or facts.own.bars) if facts.rounds else ():
        others = sorted(range(facts.rounds + 1), key=lambda time: abs(time - bar.last))[1:]
        yield Draft(
            about=bar.type,
            prompt=message("made-ask-last-seen", organisms=organisms(bar.type)),
            right=_time(bar.last),
            others=tuple(_time(time) for time in others),
            why=_why_last(facts, bar),
            moment=facts.surveys[min(bar.last + 1, facts.rounds)],
            ascending=True,
        )


def _time(time: int) -> NamedOption:
    return NamedOption(str(time), time_name(time))


def _why_last(facts: Facts, bar: RangeBar) -> tuple[Message, ...]:
    if bar.last == facts.rounds:
        return (message("made-why-standing", organisms=organisms(bar.type), round=bar.last),)
    said = message("made-why-gone", organisms=organisms(bar.type), round=bar.last + 1)
    return (said, *(cause.text for cause in facts.causes(bar.type, bar.last + 1)))


def _fate_at_table(facts: Facts) -> Iterator[Draft]:
    for bar in facts.own.bars if facts.others else ():
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
            continue  # lost there too by the latest survey: extirpated, and then extinct
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
            moment=facts.surveys[bar.last + 1],
        )


def _refuge(facts: Facts, seat: int) -> NamedOption:
    return NamedOption(f"seat-{seat + 1}", message("made-refuge", player=facts.name(seat)))


def _gone_why(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        for type_ in _gone_at(facts, round_):
            found = _gone(facts, type_, round_)
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
                right=_cause_option(found.key),
                others=_other_causes(facts, found.key),
                why=(found.cause.text, *_reasons(found.cause.reasons)),
                moment=facts.surveys[round_],
                board_at=facts.surveys.get(round_ - 1),
            )


def _reasons(reasons: tuple[Message, ...]) -> tuple[Message, ...]:
    return (message("made-why-reasons", reasons=list(reasons)),) if reasons else ()


def _dip(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds + 1):
        before, after = len(facts.present(round_ - 1)), len(facts.present(round_))
        lost = [_gone(facts, type_, round_) for type_ in _gone_at(facts, round_)]
        known = [one for one in lost if one is not None]
        if after >= before or len(known) < len(lost):
            continue
        (key, count), *rest = Counter(one.key for one in known).most_common()
        if rest and rest[0][1] == count:
            continue
        yield Draft(
            about=f"round-{round_}",
            prompt=message(
                "made-ask-dip", before=before, after=after, round=round_, lost=len(lost)
            ),
            right=_cause_option(key),
            others=_other_causes(facts, key),
            why=tuple(one.cause.text for one in known),
            moment=facts.surveys[round_],
        )


def _time_passed(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        values = [*range(facts.rounds, 0, -1), facts.rounds + 1, facts.rounds + 2]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-time-passed", round=round_),
            right=_duration(facts, round_),
            others=tuple(_duration(facts, n) for n in values if n != round_),
            why=(message("made-why-time-passed", one=_length(facts, 1)),),
            moment=facts.surveys[round_],
            ascending=True,
            minutes=0.5,
        )


def _range_length(facts: Facts) -> Iterator[Draft]:
    for bar in facts.own.bars:
        span = bar.last - bar.first
        values = [bar.last, facts.rounds, bar.last + 1, span + 1, span - 1, span + 2, span + 3]
        others = [n for n in dict.fromkeys(values) if n > 0 and n != span]
        if not span:
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
            moment=facts.surveys[max(bar.last, 1)],
            ascending=True,
        )


def _duration(facts: Facts, count: int) -> NamedOption:
    return NamedOption(str(count), _length(facts, count))


def _length(facts: Facts, count: int) -> Message:
    return Message(f"made-span-{facts.play.options.round_label}", {"count": count})


RANGES = (
    template("gone-why", ("C",), _gone_why),
    template("fate-at-table", ("D", "E"), _fate_at_table),
    template("dip", ("C", "D"), _dip),
    template("range-length", ("D",), _range_length),
    template("last-seen", ("D",), _last_seen),
    template("time-passed", ("D",), _time_passed),
)
