"""A reef's score, with each part as lines that add up to it.

It is computed apart from `survey.score`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reefkit.games.reef import hands_on
from reefkit.games.reef.actions import Space
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.course import FLESHY_ALGA, surveyed
from reefkit.games.reef.queries import best_matching
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import (
    TOTAL_PARTS,
    Reefs,
    State,
    Step,
    name_of,
    spaces_in,
)
from reefkit.match.table import Table
from reefkit.text import Message, message


class ScoreLine(Struct, frozen=True):
    """One line of a sum."""

    text: Message
    number: int  #: Number of things counted.
    points: int  #: Points; 0 in lines that count towards a bonus.
    spaces: tuple[Space, ...] = ()  #: Spaces counted; empty for dwellers and bonuses.


class ScorePart(Struct, frozen=True):
    """One part of a round's score."""

    part: str  #: One of `state.TOTAL_PARTS`.
    label: Message
    points: int
    rows: tuple[ScoreLine, ...]


class ReefScore(Struct, frozen=True):
    """A reef's score in a round, by part."""

    total: int
    parts: tuple[ScorePart, ...]


def score_now(play: Step, seat: int) -> ReefScore | None:
    """Return the score that the reef would have now; None while the seat tallies by hand."""
    tallies = hands_on.by_hand(play, seat) and play.turn.step in {"submit", "revealed"}
    if play.state.phase == "survey" and tallies:
        return None
    return _score_of_reef(play, play.reef(seat))


def score_of(handle: Table, viewer: int | None, seat: int, round_: int) -> ReefScore | None:
    """Return a seat's score in a round (from 1); None if it is not public yet.

    Raises
    ------
    Rejection
        If there is no such viewer.
    """
    state: State = handle.view(viewer).state
    if not 1 <= round_ <= surveyed(state):
        return None
    rules, match = rules_of(handle), handle.match
    positions = [
        entry.position + 1
        for entry in match.entries
        if entry.state is not None and match.state_at(entry.position + 1).round == round_
    ]
    play = rules.stepping(match.state_at(positions[-1]))
    reef = play.reef(seat).copy()
    # In hands-on mode dwellers may have gone to another seat before the score (R28).
    reef.dwellers[...] = state.abundance[round_ - 1, seat, len(play.content.organisms) :]
    return _score_of_reef(play, reef)


def _score_of_reef(play: Step, reef: Reefs) -> ReefScore:
    parts = []
    for name in TOTAL_PARTS:
        rows = tuple(_LINES[name](play, reef))
        points = sum(row.points for row in rows)
        parts.append(ScorePart(name, name_of("part", name), points, rows))
    return ReefScore(sum(part.points for part in parts), tuple(parts))


def _scoring(play: Step, reef: Reefs) -> list[tuple[str, int, tuple[Space, ...]]]:
    """List the types of builders that are not overgrown, with count and spaces."""
    shown = reef.kind * ~reef.alga[..., None]
    found = []
    for kind, name in enumerate(play.lookups.builders):
        there = shown == kind
        if kind and there.any():
            found.append((name, int(there.sum()), tuple(spaces_in(there.any(axis=-1)))))
    return found


def _dwelling(play: Step, reef: Reefs) -> list[tuple[str, int]]:
    counts = zip(play.lookups.dwellers, reef.dwellers, strict=True)
    return [(name, int(count)) for name, count in counts if count]


def _population(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    lines = [
        ScoreLine(_counted(name, count), count, worth.builder * count, spaces)
        for name, count, spaces in _scoring(play, reef)
    ]
    for name, count in _dwelling(play, reef):
        lines.append(ScoreLine(_counted(name, count), count, worth.dweller * count))
    return lines


def _counted(name: str, count: int) -> Message:
    one, many = name_of("organism", name), Message(f"organism-{name}.plural")
    return message("sum-counted", count=count, organism=one, organisms=many)


def _algae(play: Step, reef: Reefs) -> list[ScoreLine]:
    count = int(reef.alga.sum())
    text = message("sum-algae", count=count)
    worth = play.content.rules.score.alga
    return [ScoreLine(text, count, worth * count, tuple(spaces_in(reef.alga)))] if count else []


def _diversity(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score.type
    lines = [
        ScoreLine(name_of("organism", name), 1, worth, spaces)
        for name, _, spaces in _scoring(play, reef)
    ]
    lines += [ScoreLine(name_of("organism", name), 1, worth) for name, _ in _dwelling(play, reef)]
    scoring = {name for name, _, _ in _scoring(play, reef)}
    for kind, name in enumerate(play.lookups.builders):
        there = (reef.kind == kind).any(axis=-1)
        if kind and name not in scoring and there.any():
            text = message("sum-type-overgrown", organism=name_of("organism", name))
            lines.append(ScoreLine(text, 1, 0, tuple(spaces_in(there))))
    if reef.alga.any():
        text = message("sum-alga-as-type", organism=name_of("organism", FLESHY_ALGA))
        lines.append(ScoreLine(text, 1, worth, tuple(spaces_in(reef.alga))))
    return lines


def _resilience(play: Step, reef: Reefs) -> list[ScoreLine]:
    needed = play.content.rules.score.resilience_builders
    kind, pairs = best_matching(play, reef, needed)
    lines = []
    for (row, column, _), token in pairs:
        text = message(
            "sum-resilient",
            organism=play.organism(kind),
            row=row,
            column=column,
            token=name_of("token", token),
        )
        lines.append(ScoreLine(text, 1, 0, ((row, column),)))
    return [*lines, _bonus(len(pairs), needed, play.content.rules.score.resilience)]


def _three_d(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    stacks = spaces_in((reef.kind[..., 2] != 0) & ~reef.alga)
    lines = [
        ScoreLine(message("sum-stack", row=row, column=column), 1, 0, ((row, column),))
        for row, column in stacks
    ]
    return [*lines, _bonus(len(stacks), worth.three_d_stacks, worth.three_d)]


def _coastal(play: Step, reef: Reefs) -> list[ScoreLine]:
    worth = play.content.rules.score
    if not bool(reef.land):
        return [ScoreLine(message("sum-no-land"), 0, 0)]
    tops = reef.open_tops
    rows = [row for row in range(1, ROWS + 1) if tops[row - 1].all()]
    lines = [
        ScoreLine(
            message("sum-row", row=row),
            1,
            0,
            tuple((row, column) for column in range(1, COLUMNS + 1)),
        )
        for row in rows
    ]
    return [*lines, _bonus(len(rows), worth.coastal_rows, worth.coastal)]


def _bonus(count: int, needed: int, points: int) -> ScoreLine:
    if count >= needed:
        return ScoreLine(message("sum-bonus", points=points), count, points)
    return ScoreLine(message("sum-no-bonus", count=count, needed=needed), count, 0)


_LINES: dict[str, Callable[[Step, Reefs], list[ScoreLine]]] = {
    "population": _population,
    "algae": _algae,
    "diversity": _diversity,
    "resilience": _resilience,
    "three-d": _three_d,
    "coastal": _coastal,
}
