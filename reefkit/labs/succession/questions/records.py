"""Templates on reading the record: how many kinds, whose share, which round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.labs.succession.questions.common import kind, kinds, number, numbers, template, title
from reefkit.labs.succession.questions.facts import names
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.succession.questions.facts import Facts

GROUPS = ("pioneers", "first-settlers", "late-settlers")


def kinds_at_end(facts: Facts) -> Iterator[Draft]:
    """Ask how many kinds stood on a rock when the round ended."""
    for rock in facts.rocks:
        count = len(rock.end)
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-kinds", where=rock.where),
            title=title("kinds"),
            right=number(count),
            others=numbers(count, [len(rock.kinds), sum(rock.end.values())]),
            why=(message("rock-why-kinds", count=count, names=names(rock.end)),),
            moment=rock.moment,
            ascending=True,
        )


def most(facts: Facts) -> Iterator[Draft]:
    """Ask which group had most of a rock at the end, where one had."""
    for rock in facts.rocks:
        if not rock.groups:
            continue
        (right, count), *rest = Counter(rock.groups).most_common()
        if right not in GROUPS or (rest and rest[0][1] == count):
            continue
        told = [
            message("rock-group-count", name=_group(each).label, count=rock.groups.get(each, 0))
            for each in GROUPS
        ]
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-most", where=rock.where),
            title=title("most"),
            right=_group(right),
            others=tuple(_group(each) for each in GROUPS if each != right),
            why=(message("rock-why-most", told=told),),
            moment=rock.moment,
            minutes=0.8,
        )


def _group(guild: str) -> Named:
    return Named(guild, Message(f"succession-guild-{guild}"))


def stood(facts: Facts) -> Iterator[Draft]:
    """Ask which kind still stood when the round ended; the others had settled and were gone."""
    for rock in facts.rocks:
        lost = [each for each in rock.kinds if each not in rock.end]
        for right in rock.end:
            yield Draft(
                about=f"{rock.about}-{right}",
                prompt=message("rock-ask-stood", where=rock.where),
                title=title("stood"),
                right=kind(right),
                others=kinds(lost),
                why=(message("rock-why-stood", names=names(rock.end), lost=names(lost)),),
                moment=rock.moment,
                minutes=0.8,
            )


def which_round(facts: Facts) -> Iterator[Draft]:
    """Ask after which round most kinds stood on the rock, where one had most."""
    counts = {rock.rock.round: len(rock.end) for rock in reversed(facts.rocks)}
    (right, count), *rest = Counter(counts).most_common() or [(0, 0)]
    if not rest or rest[0][1] == count:
        return
    alike = Named("alike", message("rock-rounds-alike"))
    yield Draft(
        about="rounds",
        prompt=message("rock-ask-which-round"),
        title=title("which-round"),
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


def _round(round_: int) -> Named:
    return Named(f"round-{round_}", message("rock-round", round=round_))


RECORDS = (
    template("kinds", ("D",), kinds_at_end),
    template("most", ("D",), most),
    template("stood", ("C", "D"), stood),
    template("which-round", ("D", "E"), which_round),
)
