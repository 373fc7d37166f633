"""Templates on predation: who ate whom, and what was left on the rock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.labs.succession.questions.facts import (
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

    from reefkit.games.succession.guide import RockVisit

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
                why_option={each: _diet(facts, each) for each in predators},
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
                why_option={
                    NOTHING.id: message("rock-hint-ate", count=len(visit.eaten)),
                    **{each: rock.left(each, visit.time) for each in spared},
                },
                moment=rock.moment_of(visit.time),
                board_at=rock.moment_of(visit.time) - 1,
                minutes=0.8,
            )


def _kinds_lost(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        for visit in rock.hunts:
            prey, gone = rock.eaten(visit), rock.gone(visit)
            left = len(rock.present(visit.time))
            if not prey:
                continue
            yield Draft(
                about=f"{rock.about}-card-{visit.time}",
                prompt=message(
                    "rock-ask-lost", where=rock.where, one=one(visit.card), cards=visit.time - 1
                ),
                **counted(len(gone), [len(prey), left], prey=len(prey), left=left),
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
