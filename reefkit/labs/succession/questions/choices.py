"""Templates whose answer is chosen: arrivals, hunters, reading the record, new starts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.succession import queries
from reefkit.labs.succession.questions.facts import (
    FEWEST_OTHERS,
    Facts,
    OneRock,
    counted,
    kind,
    kinds,
    name_of,
    names,
    one,
    template,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.succession.queries import RockVisit


# ---- Templates on coming and living: who came when, who brought it, and how it gets its food

FEEDINGS = ("light", "grazes", "filters", "hunts")
"""The ways of feeding that are asked for: what breaks things down can live on light as well."""


def _first(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        right, *others = rock.kinds
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-first", where=rock.where),
            right=kind(right),
            others=kinds(others),
            why=(message("rock-why-first", name=name_of(right)),),
            moment=rock.moment_of(rock.first[right]),
            minutes=0.5,
        )


def _later(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        came = rock.kinds
        for place in range(FEWEST_OTHERS, len(came) - 1):
            right, here = came[place + 1], came[place]
            others = came[max(0, place - 3) : place]
            yield Draft(
                about=f"{rock.about}-{here}-{right}",
                prompt=message("rock-ask-later", where=rock.where, name=name_of(here)),
                right=kind(right),
                others=kinds(reversed(others)),
                why=(message("rock-why-later", order=names([*others, here, right])),),
                moment=rock.moment_of(rock.first[right]),
                minutes=0.7,
            )


def _feeding(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        by_way = {each: rock.cards[each].feeding for each in rock.kinds}
        for way in FEEDINGS:
            others = [each for each in rock.kinds if by_way[each] in set(FEEDINGS) - {way}]
            for right in (each for each in rock.kinds if by_way[each] == way):
                yield Draft(
                    about=f"{rock.about}-{way}-{right}",
                    prompt=Message(f"rock-ask-feeding-{way}", {"where": rock.where}),
                    right=kind(right),
                    others=kinds(others),
                    why=(
                        Message(f"rock-why-feeding-{way}"),
                        Message(f"succession-{right}.story"),
                    ),
                    moment=rock.moment_of(rock.first[right]),
                    minutes=0.7,
                )


def _yours(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        mine = {each.card for each in rock.rock.settled if each.seat == facts.seat}
        others = [each for each in rock.kinds if each not in mine]
        brought = [each for each in rock.kinds if each in mine]
        for right in brought:
            yield Draft(
                about=f"{rock.about}-{right}",
                prompt=message("rock-ask-yours", where=rock.where),
                right=kind(right),
                others=kinds(others),
                why=(message("rock-why-yours", names=names(brought)),),
                moment=rock.moment,
                minutes=0.6,
            )


ARRIVALS = (
    template("rock-later", ("A", "D"), _later),
    template("rock-first", ("A",), _first),
)
LIVING = (template("rock-feeding", ("B",), _feeding),)


# ---- Templates on who ate whom, and what that left on the rock

NOTHING = NamedOption("nothing", Message("rock-nothing"))


def _eaten_by(facts: Facts) -> Iterator[Draft]:
    predators = [name for name, card in facts.cards.items() if card.guild == "predators"]
    for rock in facts.rocks:
        ate: dict[str, set[str]] = {}
        for visit in rock.hunts:
            for prey in rock.eaten(visit):
                ate.setdefault(prey, set()).add(visit.card)
        for prey, by in ate.items():
            if len(by) > 1:
                continue
            (hunter,) = by
            visit = next(v for v in rock.hunts if v.card == hunter and prey in rock.eaten(v))
            came = [v.card for v in rock.hunts if v.card != hunter]
            yield Draft(
                about=f"{rock.about}-{prey}",
                prompt=message("rock-ask-eaten-by", where=rock.where, name=name_of(prey)),
                right=kind(hunter),
                others=kinds([*came, *(each for each in predators if each != hunter)]),
                why=(_came_and_ate(rock, visit), _diet(facts, hunter)),
                moment=rock.moment_of(visit.time),
                board_at=rock.moment_of(visit.time) - 1,
                minutes=0.7,
            )


def _ate(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        for visit in rock.hunts:
            before = list(rock.present(visit.time - 1))
            prey = rock.eaten(visit)
            spared = [each for each in reversed(before) if each not in prey]
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-ate", where=rock.where, one=one(visit.card), cards=visit.time - 1
                ),
                right=kind(prey[0]) if prey else NOTHING,
                others=(*kinds(spared, 2), NOTHING) if prey else kinds(spared),
                also_right=frozenset(prey),
                why=(_came_and_ate(rock, visit), _diet(facts, visit.card)),
                moment=rock.moment_of(visit.time),
                board_at=rock.moment_of(visit.time) - 1,
                minutes=0.8,
            )


def _kinds_lost(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        for visit in rock.hunts:
            prey, gone = rock.eaten(visit), rock.gone(visit)
            if not prey:
                continue
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-lost", where=rock.where, one=one(visit.card), cards=visit.time - 1
                ),
                **counted(len(gone), [len(prey), len(rock.present(visit.time))]),
                why=(
                    message("rock-why-lost", eaten=names(prey), count=len(gone), gone=names(gone)),
                ),
                moment=rock.moment_of(visit.time),
                board_at=rock.moment_of(visit.time) - 1,
            )


def _came_and_ate(rock: OneRock, visit: RockVisit) -> Message:
    prey = rock.eaten(visit)
    return message(
        "rock-why-ate",
        one=one(visit.card),
        cards=visit.time - 1,
        count=len(prey),
        eaten=names(prey),
    )


def _diet(facts: Facts, hunter: str) -> Message:
    prey = facts.cards[hunter].eats
    return message("rock-why-diet", one=one(hunter), count=len(prey), prey=names(prey))


HUNTERS = (
    template("rock-eaten-by", ("C",), _eaten_by),
    template("rock-ate", ("C",), _ate),
    template("rock-lost", ("C", "D"), _kinds_lost),
)


# ---- Templates on reading the record: how many kinds, whose share, which round

GROUPS = ("pioneers", "first-settlers", "late-settlers")


def _kinds_at_end(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        count = len(rock.end)
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-kinds", where=rock.where),
            **counted(count, [len(rock.kinds), sum(rock.end.values())]),
            why=(message("rock-why-kinds", count=count, names=names(rock.end)),),
            moment=rock.moment,
            board_at=rock.moment,
        )


def _most(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        if not rock.groups:
            continue
        room = {each: count * queries.ROOM[each] for each, count in rock.groups.items()}
        (right, most_room), *rest = Counter(room).most_common()
        if right not in GROUPS or (rest and rest[0][1] == most_room):
            continue
        told = [
            message(
                "rock-group-room",
                name=_group(each).label,
                count=rock.groups.get(each, 0),
                size=queries.ROOM[each],
                room=room.get(each, 0),
            )
            for each in GROUPS
        ]
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-most", where=rock.where),
            right=_group(right),
            others=tuple(_group(each) for each in GROUPS if each != right),
            why=(message("rock-why-most", told=told, group=right),),
            moment=rock.moment,
            board_at=rock.moment,
            minutes=0.8,
        )


def _group(guild: str) -> NamedOption:
    return NamedOption(guild, Message(f"succession-guild-{guild}"))


def _stood(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        lost = [each for each in rock.kinds if each not in rock.end]
        for right in rock.end:
            yield Draft(
                about=f"{rock.about}-{right}",
                prompt=message("rock-ask-stood", where=rock.where),
                right=kind(right),
                others=kinds(lost),
                why=(message("rock-why-stood", names=names(rock.end), lost=names(lost)),),
                moment=rock.moment,
                board_at=rock.moment,
                minutes=0.8,
            )


def _which_round(facts: Facts) -> Iterator[Draft]:
    counts = {rock.rock.round: len(rock.end) for rock in reversed(facts.rocks)}
    (right, count), *rest = Counter(counts).most_common() or [(0, 0)]
    if not rest or rest[0][1] == count:
        return
    alike = NamedOption("alike", message("rock-rounds-alike"))
    yield Draft(
        about="rounds",
        prompt=message("rock-ask-which-round"),
        right=_round(right),
        others=(*(_round(each) for each in counts if each != right), alike),
        why=(
            message(
                "rock-why-which-round",
                told=[message("rock-round-count", round=r, count=n) for r, n in counts.items()],
            ),
        ),
        moment=next(rock.moment for rock in facts.rocks if rock.rock.round == right),
    )


def _round(round_: int) -> NamedOption:
    return NamedOption(f"round-{round_}", message("rock-round", round=round_))


RECORDS = (
    template("rock-kinds", ("D",), _kinds_at_end),
    template("rock-most", ("D",), _most),
    template("rock-stood", ("C", "D"), _stood),
    template("rock-which-round", ("D", "E"), _which_round),
)


# ---- Templates on new starts and on the card order as a model


def _against(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        numbered = [each for each in rock.kinds if rock.cards[each].number]
        for late in numbered:
            low, at = rock.cards[late].number, rock.first[late]
            early = [
                each for each in numbered if rock.cards[each].number > low and rock.first[each] < at
            ]
            others = [each for each in numbered if each not in {*early, late}]
            for right in early[:1]:
                yield Draft(
                    about=f"{rock.about}-{late}",
                    prompt=message("rock-ask-against", where=rock.where, name=name_of(late)),
                    right=kind(right),
                    others=kinds(others),
                    why=(
                        message(
                            "rock-why-against",
                            early=name_of(right),
                            high=rock.cards[right].number,
                            early_cards=rock.first[right] - 1,
                            late=name_of(late),
                            low=low,
                            late_cards=at - 1,
                        ),
                    ),
                    moment=rock.moment_of(at),
                )


def _after_visit(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        for visit in rock.rock.visits:
            came = next((each for each in rock.rock.settled if each.time > visit.time), None)
            if came is None or not visit.eaten:
                continue
            before = [each for each in rock.kinds if each != came.card]
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-next",
                    where=rock.where,
                    one=one(visit.card),
                    cards=visit.time - 1,
                    lost=len(visit.eaten),
                ),
                right=kind(came.card),
                others=kinds(before),
                why=(
                    message(
                        "rock-why-next",
                        name=name_of(came.card),
                        cards=came.time - 1,
                    ),
                ),
                moment=rock.moment_of(came.time),
                board_at=rock.moment_of(visit.time),
                minutes=0.8,
            )


STARTS = (template("rock-next", ("E",), _after_visit),)
LAST = (
    template("rock-against", ("E",), _against),
    template("rock-yours", ("A", "D"), _yours),
)
"""What is asked where nothing else is left: hard for the youngest, or memory alone."""
