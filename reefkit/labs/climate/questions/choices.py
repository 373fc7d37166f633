"""Templates whose answer is chosen: genes and fates, places on the map, the pace of the climate."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from reefkit.assess.items import Ordering
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft, DraftItem
from reefkit.games.climate.content import FITTING, GENES, HABITATS
from reefkit.games.climate.turn import gene_name, habitat_name
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
    other_habitats,
    template,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


# ---- Templates on genes and fates: what fits where, who was ready, and why species died out

FATES = ("used", "lost", "unused")
"""What becomes of a gene that was changed ahead of need."""
SOURCES = ("chance", "climate", "full-hand", "unfit")
"""What may be thought to have brought a deleterious card."""


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
            moment=facts.moment(round_),
            picture=genome(values),
            minutes=0.8,
        )


def _fewest_cards(values: Sequence[int], number_: int) -> int:
    steps = [abs(value - (number_ + 1)) for value in values]
    return min(sum(pair) for pair in combinations(steps, FITTING))


def _cards_needed(facts: Facts) -> Iterator[Draft]:
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
        fewest = _fewest_cards(values, to)
        if not fewest:
            continue
        # What may be thought: that all three have to fit, that one is enough, the value itself.
        steps = [abs(value - (to + 1)) for value in values]
        yield Draft(
            about=about,
            prompt=message(
                "climate-made-ask-cards", round=round_, habitat=habitat_name(to), value=to + 1
            ),
            **counted(fewest, [sum(steps), max(steps), to + 1]),
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
        if _changed_again(facts, each, gene, round_):
            continue
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
            moment=facts.moment(round_),
        )


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
    for one in facts.lost:
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
            **counted(fewest, [sum(steps), max(steps), one.habitat + 1]),
            why=(message("climate-made-why-saving", value=one.habitat + 1, count=fewest),),
            moment=facts.moment(one.round),
            board_at=facts.moment(one.round - 1),
            picture=genome(one.genes),
        )


def _deleterious(facts: Facts) -> Iterator[Draft]:
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
                **chosen("source", SOURCES, "chance"),
                why=(message("climate-made-why-deleterious"),),
                moment=each.position + 1,
                board_at=each.position,
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
        **counted(len(mine), [len(facts.lost), tokens]),
        why=(message("climate-made-why-own-extinctions", count=len(mine), rounds=list(mine)),),
        moment=facts.moment(mine[-1] if mine else facts.rounds),
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


# ---- Templates on the map: where a species stood, what became of its cell, how habitats moved

FEWEST_STAGES = 3
"""Fewer habitats than these make no order that could be wrong in an interesting way."""


def _cell_turned(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in _changes(facts):
        cell = facts.survey(round_).cells[facts.seat]
        if not cell:
            continue
        was, now = (facts.play.world.habitats[climate][cell] for climate in (before, after))
        if was == now:
            continue
        yield Draft(
            about=f"round-{round_}",
            prompt=message(
                "climate-made-ask-cell",
                round=round_,
                cell=cell,
                habitat=habitat_name(was),
                before=before,
                after=after,
            ),
            right=habitat(now),
            others=other_habitats(now),
            why=(message("climate-made-why-cell", cell=cell, habitat=habitat_name(now)),),
            picture=facts.land(before, cell),
            moment=facts.moment(round_),
            minutes=0.8,
        )


def _changes(facts: Facts) -> Iterator[tuple[int, int, int]]:
    for round_ in range(1, facts.rounds):
        before, after = facts.climate(round_), facts.climate(round_ + 1)
        if before != after:
            yield round_, before, after


def _cells_of(facts: Facts, climate: int) -> list[int]:
    world = facts.play.world
    return [
        sum(world.habitats[climate][cell] == each for cell in world.cells)
        for each in range(len(HABITATS))
    ]


def _habitat_change(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in _changes(facts):
        was, now = _cells_of(facts, before), _cells_of(facts, after)
        differences = [new - old for old, new in zip(was, now, strict=True)]
        for way, sign in (("gained", 1), ("lost", -1)):
            sizes = [sign * each for each in differences]
            most = max(sizes)
            if most <= 0 or sizes.count(most) > 1:
                continue
            right = sizes.index(most)
            yield Draft(
                about=f"round-{round_}-{way}",
                prompt=message(
                    "climate-made-ask-cells", way=way, round=round_, before=before, after=after
                ),
                right=habitat(right),
                others=other_habitats(right),
                why=(
                    message(
                        "climate-made-why-cells",
                        way=way,
                        habitat=habitat_name(right),
                        before=was[right],
                        after=now[right],
                        warmer="yes" if after > before else "no",
                    ),
                ),
                moment=facts.moment(round_),
                board_at=facts.moment(round_ - 1),
            )


def _route(facts: Facts) -> Iterator[DraftItem]:
    order = ["savannah"]
    moment = 0
    for each in facts.own:
        if each.id.startswith(DIED):
            order = ["savannah"]
        elif each.id == "climate-token":
            order.append(each.told_of("habitat", "climate-habitat-"))
            moment = each.position + 1
    if len(order) < FEWEST_STAGES:
        return
    names = [habitat_name(HABITATS.index(each)) for each in order]
    yield DraftItem(
        about="-".join(order),
        prompt=message("climate-made-ask-route"),
        item=msgspec.structs.replace(_ORDER, options=tuple(order)),
        labels=dict(zip(order, names, strict=True)),
        why=(message("climate-made-why-route", habitats=names),),
        moment=moment,
    )


_ORDER = Ordering(options=("savannah", "tundra"), goals=("A",), minutes=0.8)

PLACES = (
    template("cell-turned", ("A", "C"), _cell_turned),
    template("habitat-change", ("A",), _habitat_change),
    template("route", ("A", "C"), _route),
)


# ---- Templates on the climate through time, on people's part in it, and on rates

WAYS = ("warmer", "colder", "same")


def _climate_step(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds):
        before, after = facts.climate(round_), facts.climate(round_ + 1)
        right = "same" if before == after else "warmer" if after > before else "colder"
        yield Draft(
            about=f"round-{round_}",
            prompt=message("climate-made-ask-step", round=round_, next=round_ + 1),
            **chosen("step", WAYS, right),
            why=(
                message(
                    "climate-made-why-step", round=round_, before=before, after=after, way=right
                ),
            ),
            moment=facts.moment(round_),
            minutes=0.5,
        )


def _times_changed(facts: Facts) -> Iterator[Draft]:
    if facts.rounds < 2:
        return
    found = list(_changes(facts))
    up = sum(after > before for _, before, after in found)
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-times-changed", rounds=facts.rounds),
        **counted(len(found), [up, len(found) - up, facts.rounds - 1 - len(found)]),
        why=(
            message(
                "climate-made-why-times-changed",
                count=len(found),
                up=up,
                down=len(found) - up,
                chances=facts.rounds - 1,
            ),
        ),
        moment=facts.moment(facts.rounds),
        minutes=0.8,
    )


def _still_adapted(facts: Facts) -> Iterator[Draft]:
    for round_, before, after in _changes(facts):
        adapted, living = (facts.count(name, round_) for name in ("fitting", "living"))
        if adapted == living:
            continue
        yield Draft(
            about=f"round-{round_ + 1}",
            prompt=message(
                "climate-made-ask-adapted",
                round=round_ + 1,
                before=before,
                after=after,
                count=living,
            ),
            **counted(adapted, [living - adapted, living, 0], most=living),
            why=(
                message(
                    "climate-made-why-adapted",
                    adapted=adapted,
                    living=living,
                    left=living - adapted,
                ),
            ),
            moment=facts.moment(round_),
            board_at=facts.moment(round_),
        )


def rate(facts: Facts) -> Iterator[Draft]:
    if not facts.lost:
        return
    dead, rounds, seats = len(facts.lost), facts.rounds, len(facts.play.seats)
    right = _share(dead, rounds)
    # Some with a point in the wrong place: among whole numbers the right one would stand out.
    values = [float(dead), round(right * 10, 2), _share(rounds, dead), _share(dead, seats)]
    values += [round(right / 10, 2), 0.5, 2.0]
    others = [each for each in dict.fromkeys(values) if each != right]
    yield Draft(
        about="all-rounds",
        prompt=message("climate-made-ask-rate", count=dead, rounds=rounds),
        right=_rate(right),
        others=tuple(_rate(each) for each in others),
        why=(message("climate-made-why-rate", count=dead, rounds=rounds, rate=right),),
        moment=facts.moment(rounds),
        ascending=True,
    )


def _share(count: int, of: int) -> float:
    return round(count / of, 2) if of else 0.0


def _rate(value: float) -> NamedOption:
    return NamedOption(f"{value:.2f}", message("climate-made-number", count=value))


SPEED = (
    template("still-adapted", ("C", "D"), _still_adapted),
    template("times-changed", ("D",), _times_changed),
    template("climate-step", ("D",), _climate_step),
    template("rate", ("D",), rate),
)
