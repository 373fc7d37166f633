"""Templates on the living reef: water, shelter, algae, mutations and scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef import growth
from reefkit.games.reef.content import DEPTHS
from reefkit.games.reef.state import in_sentence, name_of
from reefkit.games.reef.type_notes import WATERS
from reefkit.labs.reef.questions.facts import (
    Facts,
    counted,
    first_of,
    organism,
    organisms,
    template,
)
from reefkit.labs.reef.questions.losses import cause_option, leaving, why_not
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


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
                    why_option={
                        each: _lives_in(facts, each, "made-hint-water") for each in elsewhere
                    },
                    moment=facts.surveys[round_],
                    board_at=facts.surveys[round_],
                )


def _by_water(facts: Facts, round_: int) -> dict[str, set[str]]:
    reef, builders = facts.reef_at(round_), facts.play.lookups.builders
    return {
        depth: {builders[int(kind)] for kind in reef.kind[reef.depth == n].ravel() if kind}
        for n, depth in enumerate(DEPTHS)
    }


def _lives_in(facts: Facts, type_: str, id_: str = "made-why-water") -> Message:
    waters = [name_of("water", WATERS[each]) for each in facts.content.organisms[type_].depths]
    return Message(id_, {"organisms": organisms(type_), "waters": waters})


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
            **counted(
                room,
                [count, -(-count // each), there, builders // each, builders],
                givers=count,
                dwellers=there,
                builders=builders,
            ),
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
                why_option={
                    each: message("made-hint-carriers", organisms=organisms(each), round=round_)
                    for each in without
                },
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
    for (round_, type_), (key, count, moment) in leaving(facts).items():
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
            right=cause_option(key),
            others=first_of([cause_option(each) for each in keys if each != key]),
            why=(_why_left(key),),
            why_option=why_not(keys),
            moment=moment,
        )


def _why_left(key: str) -> Message:
    if key == "support":
        return message("made-why-left-support")
    return message("made-why-rule", rule=Message(f"{key}.rule"))


def _score_change(facts: Facts) -> Iterator[Draft]:
    score = facts.course["score"]
    parts = score.types
    points = {
        (round_, part): int(score.of(facts.seat)[round_, number])
        for round_ in range(1, facts.rounds + 1)
        for number, part in enumerate(parts)
    }
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
            why_option={
                part: message(
                    "made-hint-score",
                    part=name_of("part", part),
                    before=points[round_ - 1, part],
                    after=points[round_, part],
                )
                for part in parts
            },
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
