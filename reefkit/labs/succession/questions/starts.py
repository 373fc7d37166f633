"""Templates on new starts and on the card order as a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.labs.succession.questions.common import kind, kinds, template, title
from reefkit.labs.succession.questions.facts import one
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.succession.questions.facts import Facts


def against(facts: Facts) -> Iterator[Draft]:
    """Ask which kind came before another although its number is higher."""
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
                    prompt=message(
                        "rock-ask-against", where=rock.where, name=Message(f"succession-{late}")
                    ),
                    title=title("against"),
                    right=kind(right),
                    others=kinds(others),
                    why=(
                        message(
                            "rock-why-against",
                            early=Message(f"succession-{right}"),
                            high=rock.cards[right].number,
                            early_time=rock.first[right],
                            late=Message(f"succession-{late}"),
                            low=low,
                            late_time=at,
                        ),
                    ),
                    moment=rock.moment_of(at),
                )


def after_visit(facts: Facts) -> Iterator[Draft]:
    """Ask who settled next after something had been cleared away."""
    for rock in facts.rocks:
        for visit in rock.rock.visits:
            came = next((each for each in rock.rock.settled if each.time > visit.time), None)
            if came is None or not visit.eaten:
                continue
            before = [each for each in rock.kinds if each != came.card]
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-next", where=rock.where, one=one(visit.card), time=visit.time
                ),
                title=title("next"),
                right=kind(came.card),
                others=kinds(before),
                why=(
                    message(
                        "rock-why-next", name=Message(f"succession-{came.card}"), time=came.time
                    ),
                ),
                moment=rock.moment_of(came.time),
                minutes=0.8,
            )


STARTS = (
    template("against", ("E",), against),
    template("next", ("E",), after_visit),
)
