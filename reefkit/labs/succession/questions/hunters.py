"""Templates on who ate whom, and what that left on the rock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.labs.succession.questions.common import kind, kinds, number, numbers, template, title
from reefkit.labs.succession.questions.facts import names, one
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.succession.guide import Visit
    from reefkit.labs.succession.questions.facts import Facts, OneRock

NOTHING = Named("nothing", Message("rock-nothing"))


def eaten_by(facts: Facts) -> Iterator[Draft]:
    """Ask which hunter ate a kind that only one kind of hunter ate on that rock."""
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
                prompt=message(
                    "rock-ask-eaten-by", where=rock.where, name=Message(f"succession-{prey}")
                ),
                title=title("eaten-by"),
                right=kind(hunter),
                others=kinds([*came, *(each for each in predators if each != hunter)]),
                why=(_came_and_ate(rock, visit), _diet(facts, hunter)),
                moment=rock.moment_of(visit.time),
                minutes=0.7,
            )


def ate(facts: Facts) -> Iterator[Draft]:
    """Ask what a hunter ate on its visit: a kind, or nothing."""
    for rock in facts.rocks:
        for visit in rock.hunts:
            before = list(rock.present(visit.time - 1))
            prey = rock.eaten(visit)
            spared = [each for each in reversed(before) if each not in prey]
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-ate", where=rock.where, one=one(visit.card), time=visit.time
                ),
                title=title("ate"),
                right=kind(prey[0]) if prey else NOTHING,
                others=(*kinds(spared, 2), NOTHING) if prey else kinds(spared),
                also_right=frozenset(prey),
                why=(_came_and_ate(rock, visit), _diet(facts, visit.card)),
                moment=rock.moment_of(visit.time),
                minutes=0.8,
            )


def kinds_lost(facts: Facts) -> Iterator[Draft]:
    """Ask how many kinds a visit took the last one of."""
    for rock in facts.rocks:
        for visit in rock.hunts:
            prey, gone = rock.eaten(visit), rock.gone(visit)
            if not prey:
                continue
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-lost", where=rock.where, one=one(visit.card), time=visit.time
                ),
                title=title("lost"),
                right=number(len(gone)),
                others=numbers(len(gone), [len(prey), len(rock.present(visit.time))]),
                why=(
                    message("rock-why-lost", eaten=names(prey), count=len(gone), gone=names(gone)),
                ),
                moment=rock.moment_of(visit.time),
                ascending=True,
            )


def taken(facts: Facts) -> Iterator[Draft]:
    """Ask how many settlers hunters and disturbances took off a rock in all."""
    for rock in facts.rocks:
        by = Counter(each.by for each in rock.rock.settled if each.until)
        count = sum(by.values())
        told = [
            message("rock-taken-by", name=Message(f"succession-{card}"), count=times)
            for card, times in by.items()
        ]
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-taken", where=rock.where),
            title=title("taken"),
            right=number(count),
            others=numbers(count, [len(rock.rock.visits), sum(rock.end.values())]),
            why=(message("rock-why-taken", count=count, told=told),),
            moment=rock.moment,
            ascending=True,
        )


def _came_and_ate(rock: OneRock, visit: Visit) -> Message:
    prey = rock.eaten(visit)
    return message(
        "rock-why-ate",
        one=one(visit.card),
        time=visit.time,
        count=len(prey),
        eaten=names(prey),
    )


def _diet(facts: Facts, hunter: str) -> Message:
    prey = facts.cards[hunter].eats
    return message("rock-why-diet", one=one(hunter), count=len(prey), prey=names(prey))


HUNTERS = (
    template("eaten-by", ("C",), eaten_by),
    template("ate", ("C",), ate),
    template("lost", ("C", "D"), kinds_lost),
    template("taken", ("C", "E"), taken),
)
