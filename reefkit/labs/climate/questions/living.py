"""Templates on genes and fates: what fits where, who was ready, and why species died out."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.games.climate.content import FITTING, GENES, HABITATS
from reefkit.games.climate.play import gene_name, habitat_name
from reefkit.games.climate.state import CAUSES
from reefkit.labs.climate.questions.common import (
    genome,
    habitat,
    number,
    numbers,
    of_family,
    others_of,
    template,
    title,
)
from reefkit.labs.climate.questions.facts import DIED, PLAYED
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reefkit.labs.climate.questions.facts import Facts, Happened

FATES = ("used", "lost", "unused")
"""What becomes of a gene that was changed ahead of need."""
SOURCES = ("chance", "climate", "full-hand", "unfit")
"""What may be thought to have brought a deleterious card."""


def fits(facts: Facts) -> Iterator[Draft]:
    """Ask which habitat the genes of a round fitted."""
    for round_ in range(1, facts.rounds + 1):
        values = facts.genes(round_)
        fitting = next((n for n in range(len(HABITATS)) if values.count(n + 1) >= FITTING), None)
        none = of_family("fits", "none")
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
            title=title("fits"),
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
            moment=facts.moment(round_),
            picture=genome(values),
            minutes=0.8,
        )


def fewest_cards(values: Sequence[int], number_: int) -> int:
    """Count the fewest cards that make genes fit a habitat, whatever cards there are."""
    steps = [abs(value - (number_ + 1)) for value in values]
    return min(sum(pair) for pair in combinations(steps, FITTING))


def cards_needed(facts: Facts) -> Iterator[Draft]:
    """Ask how many cards at the fewest take the genes of a moment to a habitat."""
    adapted = [each for each in facts.own if each.id == "climate-adapted"]
    asked = [
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
    if not asked and last:
        asked = [
            (f"end-{HABITATS[n]}", last, facts.genes(last), n, facts.moment(last))
            for n in range(len(HABITATS))
        ]
    for about, round_, values, to, moment in asked:
        fewest = fewest_cards(values, to)
        if not fewest:
            continue
        # What may be thought: that all three have to fit, that one is enough, the value itself.
        steps = [abs(value - (to + 1)) for value in values]
        yield Draft(
            about=about,
            prompt=message(
                "climate-made-ask-cards", round=round_, habitat=habitat_name(to), value=to + 1
            ),
            title=title("cards-needed"),
            right=number(fewest),
            others=numbers(fewest, [sum(steps), max(steps), to + 1]),
            why=(message("climate-made-why-cards", value=to + 1, count=fewest),),
            moment=moment,
            picture=genome(values),
            ascending=True,
        )


def ready(facts: Facts) -> Iterator[Draft]:
    """Ask what became of a gene that was changed ahead of need.

    Changes towards the habitat in which the species stood are no such thing, and one that was
    changed again before it came to anything is not asked for.
    """
    for each in facts.own:
        if each.id != "climate-preadapted":
            continue
        gene = GENES.index(each.told_of("gene", "climate-gene-"))
        value = each.values["value"]
        if not isinstance(value, int) or value == facts.habitat_before(each) + 1:
            continue
        fate, round_ = _fate(facts, each, gene, value)
        if _changed_again(facts, each, gene, round_):
            continue
        yield Draft(
            about=f"round-{each.round}-entry-{each.position}",
            prompt=message(
                "climate-made-ask-ready", round=each.round, gene=gene_name(gene), value=value
            ),
            title=title("ready"),
            right=of_family("ready", fate),
            others=others_of("ready", FATES, fate),
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
            moment=facts.moment(round_),
        )


def _fate(facts: Facts, each: Happened, gene: int, value: int) -> tuple[str, int]:
    """Tell what became of a gene's value, and in which round: the last one where nothing did."""
    died = [
        one.round for one in facts.own if one.id.startswith(DIED) and one.position > each.position
    ]
    until = died[0] if died else facts.rounds + 1
    for round_ in range(each.round, until):
        if facts.genes(round_)[gene] == value == facts.habitat(round_) + 1:
            return "used", round_
    return ("lost", until) if died else ("unused", facts.rounds)


def _changed_again(facts: Facts, each: Happened, gene: int, until: int) -> bool:
    return any(
        one.position > each.position and one.round <= until
        for one in facts.own
        if any(card.startswith(f"{GENES[gene]}-") for card in one.cards()) and one.id in PLAYED
    )


def why_extinct(facts: Facts) -> Iterator[Draft]:
    """Ask why a species of the table died out."""
    for one in facts.lost:
        mine = one.seat == facts.seat
        yield Draft(
            about=f"round-{one.round}-seat-{one.seat + 1}",
            prompt=message(
                "climate-made-ask-extinct",
                whose="own" if mine else "other",
                player=facts.play.who(one.seat),
                round=one.round,
                habitat=habitat_name(one.habitat),
            ),
            title=title("why-extinct"),
            right=of_family("cause", one.cause),
            others=others_of("cause", CAUSES, one.cause),
            why=(
                message(
                    "climate-made-why-extinct",
                    habitat=habitat_name(one.habitat),
                    value=one.habitat + 1,
                    genes=list(one.genes),
                ),
            ),
            moment=facts.moment(one.round),
            picture=genome(one.genes),
        )


def deleterious(facts: Facts) -> Iterator[Draft]:
    """Ask what brought a deleterious card, or what let it come when it did."""
    for each in facts.events:
        if each.id == "climate-deleterious" and each.seat is not None:
            yield Draft(
                about=f"round-{each.round}-seat-{each.seat + 1}",
                prompt=message(
                    "climate-made-ask-deleterious",
                    round=each.round,
                    whose="own" if each.seat == facts.seat else "other",
                    player=facts.play.who(each.seat),
                ),
                title=title("deleterious"),
                right=of_family("source", "chance"),
                others=others_of("source", SOURCES, "chance"),
                why=(message("climate-made-why-deleterious"),),
                moment=each.position + 1,
                minutes=0.7,
            )


def own_extinctions(facts: Facts) -> Iterator[Draft]:
    """Ask how often the species died out."""
    if not facts.rounds:
        return
    mine = [one.round for one in facts.lost if one.seat == facts.seat]
    tokens = facts.time.seats[facts.seat].tokens[facts.rounds]
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-own-extinctions"),
        title=title("own-extinctions"),
        right=number(len(mine)),
        others=numbers(len(mine), [len(facts.lost), tokens]),
        why=(message("climate-made-why-own-extinctions", count=len(mine), rounds=list(mine)),),
        moment=facts.moment(mine[-1] if mine else facts.rounds),
        ascending=True,
        minutes=0.6,
    )


LIVING = (
    template("why-extinct", ("C",), why_extinct),
    template("ready", ("E",), ready),
    template("fits", ("A", "B"), fits),
    template("cards-needed", ("B",), cards_needed),
    template("deleterious", ("B", "E"), deleterious),
    template("own-extinctions", ("C",), own_extinctions),
)
