"""Templates on who settles after a visit, and on kinds that came against the card order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question_maker import Draft
from reefkit.labs.succession.questions.arrivals import your_arrivals
from reefkit.labs.succession.questions.facts import (
    Facts,
    kind,
    kinds,
    name_of,
    one,
    template,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator


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
                            early_card=rock.first[right],
                            late=name_of(late),
                            low=low,
                            late_card=at,
                        ),
                    ),
                    why_option={
                        each: message(
                            "rock-hint-number",
                            name=name_of(each),
                            number=rock.cards[each].number,
                            card=rock.first[each],
                        )
                        for each in others
                    },
                    moment=rock.moment_of(at),
                    charts=rock.arrivals,
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
                why_option={each: rock.came(each) for each in before},
                moment=rock.moment_of(came.time),
                board_at=rock.moment_of(visit.time),
                minutes=0.8,
            )


STARTS = (template("rock-next", ("E",), _after_visit),)
LAST = (
    template("rock-against", ("E",), _against),
    template("rock-yours", ("A", "D"), your_arrivals),
)
"""Templates at the end of their group: hard for the youngest, or about memory alone."""
