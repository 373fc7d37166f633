"""Templates on the living reef: its water, its shelter, its weeds, and what its builders carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.games.reef import phases
from reefkit.games.reef.content import DEPTHS
from reefkit.games.reef.guide_species import WATERS
from reefkit.games.reef.play import name_of
from reefkit.labs.reef.questions.common import (
    first_of,
    number,
    numbers,
    organism,
    organisms,
    template,
    title,
)
from reefkit.labs.reef.questions.losses import cause_option, leaving
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.reef.questions.facts import Facts


def water(facts: Facts) -> Iterator[Draft]:
    """Ask which type stood in a water of the reef, where one of those asked did."""
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
                    title=title("water"),
                    right=organism(type_),
                    others=first_of([organism(each) for each in elsewhere]),
                    why=(_lives_in(facts, type_),),
                    moment=facts.surveys[round_],
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


def shelter(facts: Facts) -> Iterator[Draft]:
    """Ask how many dwellers the builders of the reef could shelter at a survey."""
    each = facts.content.rules.numbers.recruiters_per_dweller
    dwellers = list(facts.content.dwellers)
    for round_ in range(facts.rounds, 0, -1):
        reef, lookups = facts.reef_at(round_), facts.play.lookups
        room = int(phases.room(reef, lookups))
        open_ = reef.kind * ~reef.alga[..., None]
        count = int(lookups.among("recruiter", open_).sum())
        builders = int((reef.kind != 0).sum())
        there = sum(facts.abundance(one, round_) for one in dwellers)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-shelter", round=round_, count=count),
            title=title("shelter"),
            right=number(room),
            others=numbers(room, [count, -(-count // each), there, builders // each, builders]),
            why=(message("made-why-shelter", count=count, each=each, room=room),),
            moment=facts.surveys[round_],
            ascending=True,
        )


def weeds(facts: Facts) -> Iterator[Draft]:
    """Ask how many spaces of the reef fleshy algae had overgrown at a survey."""
    mine = [facts.algae(round_, facts.seat) for round_ in range(1, facts.rounds + 1)]
    for round_, count in enumerate(mine, 1):
        elsewhere = [facts.algae(round_, seat) for seat in facts.others]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-weeds", round=round_),
            title=title("weeds"),
            right=number(count),
            others=numbers(count, [*mine, *elsewhere]),
            why=(message("made-why-weeds", count=count),),
            moment=facts.surveys[round_],
            ascending=True,
        )


def carriers(facts: Facts) -> Iterator[Draft]:
    """Ask which type of the reef carried a mutation, where one alone did."""
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
                prompt=message("made-ask-carriers", round=round_, token=name_of("token", token)),
                title=title("carriers"),
                right=organism(type_),
                others=first_of([organism(each) for each in without]),
                why=(
                    message(
                        "made-why-carriers",
                        organisms=organisms(type_),
                        token=name_of("token", token),
                    ),
                ),
                moment=facts.surveys[round_],
            )


def _carried(facts: Facts, round_: int) -> dict[str, set[str]]:
    """Give the types that carry each mutation at a survey, all levels counted."""
    reef, lookups = facts.reef_at(round_), facts.play.lookups
    found: dict[str, set[str]] = {}
    for kind, genes in zip(reef.kind.ravel(), reef.genes.ravel(), strict=True):
        for token in lookups.token_names(int(genes)) if kind else ():
            found.setdefault(token, set()).add(lookups.builders[int(kind)])
    return found


def leavers(facts: Facts) -> Iterator[Draft]:
    """Ask what dwellers left the reef for, where all of a round had one reason."""
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
            title=title("leavers"),
            right=cause_option(key),
            others=first_of([cause_option(each) for each in keys if each != key]),
            why=(_why_left(key),),
            moment=moment,
        )


def _why_left(key: str) -> Message:
    if key == "support":
        return message("made-why-left-support")
    return message("made-why-rule", rule=Message(f"{key}.rule"))


def score_change(facts: Facts) -> Iterator[Draft]:
    """Ask which part of the seat's score changed most between two surveys."""
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
            title=title("score-change"),
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


def _part(part: str) -> Named:
    return Named(part, name_of("part", part))


LIVING = (
    template("carriers", ("B",), carriers),
    template("leavers", ("E",), leavers),
    template("score-change", ("E",), score_change),
    template("water", ("A",), water),
    template("shelter", ("A", "E"), shelter),
    template("weeds", ("E",), weeds),
)
