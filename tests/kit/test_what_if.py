"""What if, over every game: nothing changed is the same course, and every change can be played."""

# ruff: noqa: S311 - play and damage at random, not secrets

from random import Random
from typing import Any

import pytest

from reefkit.match import save
from reefkit.match.codec import checksum
from reefkit.match.counterfactual import (
    CardRemoved,
    Change,
    Course,
    OptionTurned,
    StateChanged,
    changes_of,
    may_turn,
    refused,
)
from reefkit.match.errors import Rejection
from reefkit.match.match import Match
from tests.kit.kits import Kit, every_game
from tests.kit.play import match_of
from tests.support.effort import effort

SEEDS = effort(2, 12)
CHANGES = effort(3, 30)
ENTRIES = 150
"""Courses of longer matches are left to the long tier."""
NUMBERS = {"rounds": (1, 2, 3), "dice": (1, 2)}
TOO_LATE = "reject-what-if-not-here"
TEXTS = {"scoring": ("sum", "product")}


def match_for(kit: Kit, number: int) -> Match:
    """Give a finished match, short ones in the short tier."""
    seeds = range(1 + 10 * number, 11 + 10 * number)
    found = [match_of(kit, seed) for seed in seeds[:3]]
    short = [each for each in found if each.position <= ENTRIES]
    return (short or found)[0]


def same(match: Match) -> OptionTurned:
    name = may_turn(match.game, match.setup)[0]
    return OptionTurned(name, match.setup.options[name])


def allowed(match: Match, change: Change) -> list[int]:
    return [at for at in range(match.position) if refused(match, change, at) is None]


def stood(match: Match) -> list[tuple[int | None, dict[str, Any], list[int]]]:
    """List who decided what and what was drawn, without choices that were taken back."""
    return [
        (entry.seat, entry.action, list(entry.draws))
        for entry, one in zip(match.entries, match._fold.folded, strict=True)
        if one.undone_by is None
    ]


def read_all(match: Match) -> dict[str, list[Any]]:
    readings = match.game.readings
    return {name: [repr(row) for row in each.read(match, None)] for name, each in readings.items()}


@every_game
@pytest.mark.parametrize("number", range(SEEDS))
def test_a_change_that_changes_nothing_gives_the_very_same_course(kit: Kit, number: int) -> None:
    match = match_for(kit, number)
    change, random = same(match), Random(number)
    before = save.dump(match)
    for position in {0, *random.sample(allowed(match, change), 2)}:
        course = Course(match, change, position).run()
        assert course.over
        assert not course.begun
        assert course.stood == course.recorded
        assert stood(course.match) == stood(match), position
        assert checksum(course.match.state) == checksum(match.state)
        assert read_all(course.match) == read_all(match)
    assert save.dump(match) == before


def changes(match: Match) -> list[Change]:
    """List what may be changed, options by some of their values."""
    known, found = changes_of(match.game), list[Change]()
    for name in may_turn(match.game, match.setup):
        now = match.setup.options[name]
        values: tuple[object, ...] = (not now,) if isinstance(now, bool) else ()
        values = values or NUMBERS.get(name, ()) or TEXTS.get(name, ()) or (0, 1)
        found += [OptionTurned(name, value) for value in values if value != now]
    found += [CardRemoved(card) for card in known.cards(match.setup)]
    return [*found, *(StateChanged(id_) for id_ in known.named(match.setup))]


@every_game
@pytest.mark.parametrize("number", range(SEEDS))
def test_every_change_can_be_played_to_its_end_and_read(kit: Kit, number: int) -> None:
    match = match_for(kit, number)
    random = Random(number)
    offered = changes(match)
    tried = 0
    for change in random.sample(offered, min(CHANGES, len(offered))):
        where = allowed(match, change)
        for position in random.sample(where, min(1, len(where))):
            try:
                course = Course(match, change, position).run()
            except Rejection as why:
                if why.message.id == TOO_LATE and isinstance(change, OptionTurned):
                    continue  # fewer rounds than have been played
                raise
            tried += 1
            assert course.over, (change, position)
            assert course.stood <= course.recorded
            for at in range(course.position, course.match.position + 1):
                course.match.rules.check(course.match.state_at(at))
            simulated = [
                entry.position for entry in course.match.entries[course.position :]
                if entry.author == "bot" and entry.seat in course.begun
                and entry.position >= course.begun[entry.seat].position
            ]  # fmt: skip
            assert bool(simulated) is bool(course.begun)
            read_all(course.match)
    assert tried or not offered
