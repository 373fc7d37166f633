"""The story of a seat's match in a few sentences."""

from __future__ import annotations

from collections import Counter

from reefkit.games.reef import timeline
from reefkit.games.reef.state import name_of
from reefkit.labs.reef.scene import Scene, TableReadings
from reefkit.text import Message, message

_STANDING = "standing"


def tale(record: TableReadings, seat: int, totals: tuple[int, ...]) -> list[Message]:
    """Return the sentences of a seat's story.

    `seat`: From 0. `totals`: Each seat's points at the end.
    """
    texts = [_place(seat, totals), _longest(record, seat), _worst(record, seat)]
    texts += [_foresaw(record, seat), _ended(record, seat), _richness(record, seat)]
    return [each for each in texts if each is not None]


def _place(seat: int, totals: tuple[int, ...]) -> Message | None:
    if len(totals) < 2:
        return None
    mine = totals[seat]
    return message(
        "final-place",
        place=1 + sum(points > mine for points in totals),
        of=len(totals),
        points=mine,
        shared="yes" if totals.count(mine) > 1 else "no",
    )


def _longest(record: TableReadings, seat: int) -> Message:
    """Name the type that lasted longest; of several, the one most abundant over all surveys."""
    bars = timeline.bars(record.course.at(slice(1, None)), seat)
    stays = [(bar.type, *stay) for bar in bars for stay in bar.stays]
    if not stays:
        return message("final-empty")
    span = max(last - first for _, first, last in stays)
    longest = [stay for stay in stays if stay[2] - stay[1] == span]
    living = record.course["abundance"]
    counts = dict(zip(living.types, living.of(seat)[1:].sum(axis=0), strict=True))
    best, first, last = max(longest, key=lambda stay: counts[stay[0]])
    return message(
        "final-longest",
        organism=name_of("organism", best),
        others=len(longest) - 1,
        rounds=span + 1,
        first=first,
        last=last,
    )


def _worst(record: TableReadings, seat: int) -> Message:
    killed = _killed(record, seat)
    if not killed:
        return message("final-spared")
    (round_, card), count = killed.most_common(1)[0]
    return message("final-worst", card=name_of("card", card), round=round_, count=count)


def _killed(record: TableReadings, seat: int) -> Counter[tuple[int, str]]:
    killed: Counter[tuple[int, str]] = Counter()
    for row in record.losses:
        if row.seat == seat + 1 and row.stage == "builder" and row.cause == "card" and row.card:
            killed[row.round, row.card] += row.lost
    return killed


def _foresaw(record: TableReadings, seat: int) -> Message | None:
    """Name the card whose victims were foreseen best; where nobody dies, no guess is one."""
    killed = _killed(record, seat)
    rows = [row for row in record.predictions if row.seat == seat + 1 and row.of]
    mine = [row for row in rows if killed[row.round, row.card]]
    if not mine:
        return None
    best = max(mine, key=lambda row: (row.right / row.of, row.of))
    return message(
        "final-foresaw",
        card=name_of("card", best.card),
        round=best.round,
        right=best.right,
        of=best.of,
    )


def predicted(scene: Scene) -> list[Message]:
    """List how many builders the reader judged right at each card."""
    return [
        message(
            "final-foreseen",
            card=name_of("card", row.card),
            round=row.round,
            right=row.right,
            of=row.of,
        )
        for row in TableReadings(scene.table).predictions
        if row.seat == scene.seat + 1 and row.of
    ]


def _ended(record: TableReadings, seat: int) -> Message | None:
    bars = [row for row in record.ranges if row.seat == seat + 1]
    if not bars:
        return None
    standing = {row.type for row in bars if row.ending == _STANDING}
    gone = [row.type for row in bars if row.type not in standing]
    # What came and went between two surveys has no bar, such as a card's urchins.
    passed = [
        row.organism
        for row in record.losses
        if row.seat == seat + 1 and row.stage != "juvenile" and row.organism not in standing
    ]
    types = list(dict.fromkeys([*gone, *passed]))
    if not types:
        return message("final-none-ended")
    names = [name_of("organism", each) for each in types]
    return message("final-ended", count=len(types), names=names)


def _richness(record: TableReadings, seat: int) -> Message | None:
    if not record.rounds:
        return None
    first = len(record.types(1).get(seat + 1, ()))
    last = len(record.types(record.rounds).get(seat + 1, ()))
    change = "more" if last > first else "fewer" if last < first else "same"
    return message("final-richness", first=first, last=last, change=change)
