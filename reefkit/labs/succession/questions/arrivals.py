"""Templates on arrivals and ways of life: which kind came when, who laid it, and its food."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question_maker import Draft
from reefkit.games.succession.settlement_record import covered
from reefkit.labs.succession.questions.facts import (
    FEWEST_OTHERS,
    Facts,
    kind,
    kinds,
    name_of,
    names,
    template,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


FEEDINGS = ("light", "grazes", "filters", "hunts")
"""Ways of feeding in questions; decomposers are left out, as some also live on light."""


def _first(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        right, *others = rock.kinds
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-first", where=rock.where),
            right=kind(right),
            others=kinds(others),
            why=(message("rock-why-first", name=name_of(right)),),
            why_option={each: rock.came(each) for each in others},
            moment=rock.moment_of(rock.first[right]),
            charts=rock.arrivals,
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
                why_option={each: rock.came(each) for each in others},
                moment=rock.moment_of(rock.first[right]),
                charts=rock.arrivals,
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
                    why_option={
                        each: Message(f"rock-why-feeding-{by_way[each]}") for each in others
                    },
                    moment=rock.moment_of(rock.first[right]),
                    charts=(),
                    minutes=0.7,
                )


def your_arrivals(facts: Facts) -> Iterator[Draft]:
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
                why_option={
                    each.card: message(
                        "rock-hint-yours", player=facts.name(each.seat), name=name_of(each.card)
                    )
                    for each in rock.rock.settled
                    if each.card in others
                },
                moment=rock.moment,
                charts=(),
                minutes=0.6,
            )


def _covered(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        for come in rock.rock.settled:
            whom = [each.card for each in covered(rock.rock, come.time)]
            left = [each for each in rock.present(come.time) if each not in {*whom, come.card}]
            for right in dict.fromkeys(whom):
                yield Draft(
                    about=f"{rock.about}-card-{come.time}-{right}",
                    prompt=message(
                        "rock-ask-covered",
                        where=rock.where,
                        name=name_of(come.card),
                        cards=come.time - 1,
                    ),
                    right=kind(right),
                    others=kinds(left),
                    also_right=frozenset(whom),
                    why=(
                        message(
                            "rock-why-covered",
                            name=name_of(come.card),
                            whom=names(dict.fromkeys(whom)),
                        ),
                    ),
                    why_option={each: rock.left(each, come.time) for each in left},
                    moment=rock.moment_of(come.time),
                    board_at=rock.moment_of(come.time - 1),
                    minutes=0.7,
                )


ARRIVALS = (
    template("rock-covered", ("A",), _covered),
    template("rock-later", ("A", "D"), _later),
    template("rock-first", ("A",), _first),
)
LIVING = (template("rock-feeding", ("B",), _feeding),)
