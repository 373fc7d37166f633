"""Templates on genes and fates: what fits where, who was preadapted, why species died out."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from reefkit.assess.items import DrawingPicture
from reefkit.assess.question_maker import Draft
from reefkit.games.climate.content import FITTING, GENES, HABITATS
from reefkit.games.climate.step import gene_name, habitat_name
from reefkit.labs.climate.questions.facts import (
    DIED,
    PLAYED,
    Facts,
    MatchEvent,
    choice,
    chosen,
    counted,
    genome,
    habitat,
    template,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FATES = ("used", "lost", "unused")
"""Fates of a gene that was changed ahead of need."""
MOST_ROWS = 7
"""Maximum number of rounds in the table of a question, so that its options are seen below."""
SOURCES = ("chance", "climate", "full-hand", "unfit")
"""Possible reasons for drawing a deleterious card; ``chance`` is the right one."""


def _fits(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds + 1):
        values = facts.genes(round_)
        fitting = next((n for n in range(len(HABITATS)) if values.count(n + 1) >= FITTING), None)
        none = choice("fits", "none")
        if fitting is None:
            right, others = none, tuple(habitat(value - 1) for value in sorted(set(values)))
        else:
            near = {value - 1 for value in values} - {fitting}
            order = sorted(range(len(HABITATS)), key=lambda n, near=near: n not in near)  # type: ignore[misc]
            chosen = [n for n in order if n != fitting][:2]
            right, others = habitat(fitting), (*(habitat(n) for n in chosen), none)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("climate-made-ask-fits", round=round_),
            right=right,
            others=others,
            why=(
                message("climate-made-why-fits-none")
                if fitting is None
                else message(
                    "climate-made-why-fits",
                    habitat=habitat_name(fitting),
                    value=fitting + 1,
                    count=values.count(fitting + 1),
                ),
            ),
            why_option={
                "none": message("climate-made-not-none"),
                **{
                    each: message(
                        "climate-made-not-fits",
                        habitat=habitat_name(n),
                        value=n + 1,
                        count=values.count(n + 1),
                    )
                    for n, each in enumerate(HABITATS)
                },
            },
            moment=facts.end_of(round_),
            picture=genome(values),
            minutes=0.8,
        )


def _fewest_cards(values: Sequence[int], number_: int) -> int:
    steps = [abs(value - (number_ + 1)) for value in values]
    return min(sum(pair) for pair in combinations(steps, FITTING))


def _steps(fewest: int, steps: Sequence[int], value: int) -> dict[str, Any]:
    """Return the options, with wrong ones: all three genes must fit, the farthest, the value."""
    every, most = sum(steps), max(steps)
    numbers = [every, most, value]
    return counted(fewest, numbers, **{"all-genes": every, "farthest": most, "value": value})


def _cards_needed(facts: Facts) -> Iterator[Draft]:
    adapted = [each for each in facts.own if each.id == "climate-adapted"]
    options = [
        (
            f"round-{each.round}-entry-{each.position}",
            each.round,
            facts.genes_before(each),
            HABITATS.index(each.told_of("habitat", "climate-habitat-")),
            each.position + 1,
        )
        for each in adapted
    ]
    last = facts.rounds
    if not options and last:
        options = [
            (f"end-{HABITATS[n]}", last, facts.genes(last), n, facts.end_of(last))
            for n in range(len(HABITATS))
        ]
    for about, round_, values, to, moment in options:
        fewest = _fewest_cards(values, to)
        if not fewest:
            continue
        steps = [abs(value - (to + 1)) for value in values]
        yield Draft(
            about=about,
            prompt=message(
                "climate-made-ask-cards", round=round_, habitat=habitat_name(to), value=to + 1
            ),
            **_steps(fewest, steps, to + 1),
            why=(message("climate-made-why-cards", value=to + 1, count=fewest),),
            moment=moment,
            picture=genome(values),
        )


def _ready(facts: Facts) -> Iterator[Draft]:
    for each in facts.own:
        if each.id != "climate-preadapted":
            continue
        gene = GENES.index(each.told_of("gene", "climate-gene-"))
        value = each.values["value"]
        if not isinstance(value, int) or value == facts.habitat_before(each) + 1:
            continue
        fate, round_ = _fate(facts, each, gene, value)
        seen = range(each.round, min(round_ + 2, facts.rounds) + 1)
        if _changed_again(facts, each, gene, round_) or len(seen) > MOST_ROWS:
            continue
        rows = tuple(_row(facts, number) for number in seen)
        hint = message(
            "climate-made-hint-ready",
            round=each.round,
            gene=gene_name(gene),
            value=value,
            habitat=habitat_name(value - 1),
        )
        yield Draft(
            about=f"round-{each.round}-entry-{each.position}",
            prompt=message(
                "climate-made-ask-ready", round=each.round, gene=gene_name(gene), value=value
            ),
            **chosen("ready", FATES, fate),
            why=(
                message(
                    "climate-made-why-ready",
                    fate=fate,
                    round=round_,
                    gene=gene_name(gene),
                    habitat=habitat_name(value - 1),
                ),
                message("climate-made-why-no-foresight"),
            ),
            why_option={one: hint for one in FATES if one != fate},
            moment=facts.end_of(round_),
            picture=DrawingPicture(name="track", values={"rounds": rows}),
        )


def _row(facts: Facts, round_: int) -> tuple[int | str, ...]:
    died = any(one.round == round_ and one.seat == facts.seat for one in facts.lost)
    here, before = facts.habitat(round_), facts.habitat(round_ - 1)
    did = "extinct" if died else "stayed" if here == before else "moved"
    return (round_, HABITATS[here], *facts.genes(round_), did)


def _fate(facts: Facts, each: MatchEvent, gene: int, value: int) -> tuple[str, int]:
    died = [
        one.round for one in facts.own if one.id.startswith(DIED) and one.position > each.position
    ]
    until = died[0] if died else facts.rounds + 1
    for round_ in range(each.round, until):
        if facts.genes(round_)[gene] == value == facts.habitat(round_) + 1:
            return "used", round_
    return ("lost", until) if died else ("unused", facts.rounds)


def _changed_again(facts: Facts, each: MatchEvent, gene: int, until: int) -> bool:
    return any(
        one.position > each.position and one.round <= until
        for one in facts.own
        if any(card.startswith(f"{GENES[gene]}-") for card in one.cards()) and one.id in PLAYED
    )


def _saving_cards(facts: Facts) -> Iterator[Draft]:
    own = [one for one in facts.lost if one.seat == facts.seat]
    for one in own or facts.lost:
        fewest = _fewest_cards(one.genes, one.habitat)
        steps = [abs(value - (one.habitat + 1)) for value in one.genes]
        yield Draft(
            about=f"round-{one.round}-seat-{one.seat + 1}",
            prompt=message(
                "climate-made-ask-saving",
                whose="own" if one.seat == facts.seat else "other",
                player=facts.play.who(one.seat),
                round=one.round,
                habitat=habitat_name(one.habitat),
                value=one.habitat + 1,
            ),
            **_steps(fewest, steps, one.habitat + 1),
            why=(message("climate-made-why-saving", value=one.habitat + 1, count=fewest),),
            moment=facts.end_of(one.round),
            board_at=facts.moment(one.round - 1),
            picture=genome(one.genes),
        )


def _deleterious(facts: Facts) -> Iterator[Draft]:
    for each in facts.own:
        if each.id == "climate-deleterious":
            yield Draft(
                about=f"round-{each.round}-entry-{each.position}",
                prompt=message("climate-made-ask-deleterious", round=each.round),
                **chosen("source", SOURCES, "chance"),
                why=(message("climate-made-why-deleterious"),),
                why_option={
                    source: message(
                        "climate-made-not-source",
                        source=source,
                        round=each.round,
                        climate=facts.climate(each.round),
                    )
                    for source in SOURCES
                },
                moment=each.position + 1,
                board_at=each.position,
                picture=DrawingPicture(name="card", values={"card": "deleterious"}),
                minutes=0.7,
            )


def _own_extinctions(facts: Facts) -> Iterator[Draft]:
    if not facts.rounds:
        return
    mine = [one.round for one in facts.lost if one.seat == facts.seat]
    tokens = facts.count("tokens", facts.rounds)
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-own-extinctions"),
        **counted(len(mine), [len(facts.lost), tokens], table=len(facts.lost), tokens=tokens),
        why=(message("climate-made-why-own-extinctions", count=len(mine), rounds=list(mine)),),
        moment=facts.end_of(mine[-1] if mine else facts.rounds),
        minutes=0.6,
    )


LIVING = (
    template("saving-cards", ("B", "C"), _saving_cards),
    template("ready", ("E",), _ready),
    template("fits", ("A", "B"), _fits),
    template("cards-needed", ("B",), _cards_needed),
    template("deleterious", ("B", "E"), _deleterious),
    template("own-extinctions", ("C",), _own_extinctions),
)
