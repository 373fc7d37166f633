"""Templates on reading the record: number of kinds, shares, and rounds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.succession import settlement_record
from reefkit.labs.succession.questions.facts import (
    Facts,
    counted,
    kind,
    kinds,
    name_of,
    names,
    template,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


GROUPS = ("pioneers", "first-settlers", "late-settlers")


def _kinds_at_end(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        count, came, settlers = len(rock.end), len(rock.kinds), sum(rock.end.values())
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-kinds", where=rock.where),
            **counted(count, [came, settlers], came=came, settlers=settlers),
            why=(message("rock-why-kinds", count=count, names=names(rock.end)),),
            moment=rock.moment,
            board_at=rock.moment,
        )


def _most(facts: Facts) -> Iterator[Draft]:
    for rock in facts.rocks:
        if not rock.end:
            continue
        counts = {each: int(rock.course[each].last()) for each in settlement_record.GUILDS}
        room = {each: int(rock.course[f"room-{each}"].last()) for each in counts}
        (right, most_room), *rest = Counter(room).most_common()
        if right not in GROUPS or (rest and rest[0][1] == most_room):
            continue
        rows = [
            message(
                "rock-group-room",
                name=_group(each).label,
                count=counts[each],
                size=settlement_record.ROOM[each],
                room=room[each],
            )
            for each in GROUPS
        ]
        yield Draft(
            about=rock.about,
            prompt=message("rock-ask-most", where=rock.where),
            right=_group(right),
            others=tuple(_group(each) for each in GROUPS if each != right),
            why=(message("rock-why-most", told=rows, group=right),),
            why_option={
                each: message("rock-hint-most", name=_group(each).label, room=room[each])
                for each in GROUPS
            },
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
                why_option={
                    each: message("rock-hint-gone", name=name_of(each), card=rock.first[each])
                    for each in lost
                },
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
        why_option={
            alike.id: message("rock-hint-alike"),
            **{
                _round(r).id: message("rock-hint-round", round=r, count=n)
                for r, n in counts.items()
            },
        },
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
