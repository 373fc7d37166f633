"""The story of one's own match in a few sentences, each read from the record."""

from __future__ import annotations

from collections import Counter

from reefkit.games.reef.play import name_of
from reefkit.labs.reef.rows import Record
from reefkit.text import Message, message

_STANDING = "standing"


def tale(record: Record, seat: int, totals: tuple[int, ...]) -> list[Message]:
    """Tell a seat's match.

    Parameters
    ----------
    record
        The match's record.
    seat
        From 0.
    totals
        Each seat's points at the end.
    """
    told = [_place(seat, totals), _longest(record, seat), _worst(record, seat)]
    told += [_foresaw(record, seat), _ended(record, seat), _richness(record, seat)]
    return [each for each in told if each is not None]


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


def _longest(record: Record, seat: int) -> Message:
    """Say which type lasted longest: of those that lasted as long, the most abundant at the end."""
    bars = [row for row in record.ranges if row.seat == seat + 1]
    if not bars:
        return message("final-empty")
    span = max(row.last - row.first for row in bars)
    longest = [row for row in bars if row.last - row.first == span]
    counts: Counter[str] = Counter()
    for row in record.presence:
        if row.seat == seat + 1:
            counts[row.type] += row.abundance
    best = max(longest, key=lambda row: counts[row.type])
    return message(
        "final-longest",
        organism=name_of("organism", best.type),
        others=len(longest) - 1,
        rounds=span + 1,
        first=best.first,
        last=best.last,
    )


def _worst(record: Record, seat: int) -> Message:
    killed: Counter[tuple[int, str]] = Counter()
    for row in record.losses:
        if row.seat == seat + 1 and row.stage == "builder" and row.cause == "card" and row.card:
            killed[row.round, row.card] += row.lost
    if not killed:
        return message("final-spared")
    (round_, card), count = killed.most_common(1)[0]
    return message("final-worst", card=name_of("card", card), round=round_, count=count)


def _foresaw(record: Record, seat: int) -> Message | None:
    mine = [row for row in record.predictions if row.seat == seat + 1 and row.of]
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


def _ended(record: Record, seat: int) -> Message | None:
    bars = [row for row in record.ranges if row.seat == seat + 1]
    gone = [row for row in bars if row.ending != _STANDING]
    if not bars:
        return None
    if not gone:
        return message("final-none-ended")
    names = [name_of("organism", row.type) for row in gone]
    return message("final-ended", count=len(gone), names=names)


def _richness(record: Record, seat: int) -> Message | None:
    if not record.rounds:
        return None
    first = len(record.types(1).get(seat + 1, ()))
    last = len(record.types(record.rounds).get(seat + 1, ()))
    change = "more" if last > first else "fewer" if last < first else "same"
    return message("final-richness", first=first, last=last, change=change)
