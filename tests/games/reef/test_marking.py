"""Books kept by hand: no legal outcome is called wrong, and what is mended is a legal one, near by.

Outcomes come from the slow oracle, with every choice that the rules leave to the owner.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.reef import oracle
from tests.games.reef.as_arrays import chance, plain, random_reefs
from tests.games.reef.marks import mark
from tests.games.reef.outcomes import (
    ALGAE_EACH_ROUND,
    Step,
    apart,
    damage,
    desertions,
    draw,
    draw_step,
    explains,
)
from tests.support.effort import effort

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.reef.oracle import Reef

CASES = [
    ("dwellers", "", {}),
    ("algae", "", {}),
    ("settlement", "", {}),
    ("settlement", "", {"free_stacking": True}),
    ("settlement", "", {"standing_stacks": True}),
    ("settlement", "", {"free_stacking": True, "standing_stacks": True}),
    ("survey", "", {}),
    ("survey", "", {"standing_stacks": True}),
    *(("catastrophe", card, {}) for card in oracle.CARDS),
]
IDS = [" ".join([phase, card, *options]).strip() for phase, card, options in CASES]


def reefs_for(phase: str, card: str, options: dict[str, bool], count: int) -> list[Reef]:
    """Give random reefs; in most of those for settlement the nursery has some room."""
    standing = options.get("standing_stacks", False)
    found = random_reefs(count, f"books {phase} {card}", standing_stacks=standing)
    if phase != "settlement":
        return found
    random = chance(f"room {sorted(options)}")
    cleared = []
    for one in found:
        reef = one.copy()
        reef.algae = set(random.sample(sorted(reef.algae), len(reef.algae) // 2))
        reef.dwellers = {}
        cleared.append(reef)
    return cleared


@pytest.mark.parametrize(("phase", "card", "options"), CASES, ids=IDS)
def test_no_legal_outcome_is_called_wrong(phase: str, card: str, options: dict[str, bool]) -> None:
    random = chance(f"legal {phase} {card} {sorted(options)}")
    count = effort(25 if card else 75, 4_000)
    changed = 0
    for before in reefs_for(phase, card, options, count):
        step = draw_step(phase, random, card, **options)
        after = draw(before, step, random)
        assert explains(before, step, after)
        mended, findings = mark(before, step, after)
        assert findings == [], (plain(before), step, plain(after))
        assert plain(mended) == plain(after)
        changed += plain(before) != plain(after)
    idle = {"calm-seas", "bad-luck", "recruitment-problem"}
    assert changed > count // 5 or card in idle or options.get("standing_stacks")


@pytest.mark.parametrize(("phase", "card", "options"), CASES, ids=IDS)
def test_whatever_is_submitted_is_mended_to_a_legal_outcome_near_by(
    phase: str, card: str, options: dict[str, bool]
) -> None:
    """A right board with a few mistakes is nearer than its repair only where juveniles compete."""
    random = chance(f"damage {phase} {card} {sorted(options)}")
    tangled = 0
    count = effort(25 if card else 50, 4_000)
    for before in reefs_for(phase, card, options, count):
        step = draw_step(phase, random, card, **options)
        right = draw(before, step, random)
        given = right
        for _ in range(random.choice([1, 1, 2, 3, 6])):
            given = damage(given, random, step.juveniles)
        mended, findings = mark(before, step, given)
        assert explains(before, step, mended), (plain(before), step, plain(given), plain(mended))
        assert (findings == []) == (plain(mended) == plain(given)), (plain(before), plain(given))
        further = apart(mended, given) > apart(right, given)
        tangled += further
        assert not further or phase == "settlement" or card == "coral-disease", (
            plain(before),
            step,
            plain(given),
            plain(mended),
            plain(right),
        )
        again, none = mark(before, step, mended)
        assert none == []
        assert plain(again) == plain(mended)
    assert tangled <= count // 40


@pytest.mark.parametrize("phase", ["dwellers", "algae", "settlement", "survey"])
def test_a_board_that_has_nothing_to_do_with_the_reef_is_mended_all_the_same(phase: str) -> None:
    random = chance(f"other {phase}")
    for before, other in zip(
        random_reefs(effort(25, 2_000), "one"), random_reefs(effort(25, 2_000), "other"),
        strict=True,
    ):  # fmt: skip
        step = draw_step(phase, random)
        given = other.copy()
        given.board, given.land = before.board, before.land
        mended, _ = mark(before, step, given)
        assert explains(before, step, mended)


# -- fewest changes, against all legal outcomes --------------------------------------------------


def all_dwellers(before: Reef, step: Step) -> Iterator[Reef]:
    room = oracle.recruit_limit(before, recruitment_problem=step.no_recruits)
    for more in product(range(room + 1), repeat=len(oracle.DWELLERS)):
        if sum(more) <= room:
            after = before.copy()
            for name, number in zip(oracle.DWELLERS, more, strict=True):
                after.dwellers[name] = after.dwellers.get(name, 0) + number
            pool, due = oracle.grazing(after)
            for eaten in combinations(sorted(pool), due):
                yield oracle.graze(after, set(eaten))


def all_algae(before: Reef, _step: Step) -> Iterator[Reef]:
    free = [space for space in oracle.SPACES if space not in before.algae]
    due = oracle.algae_to_place(before, ALGAE_EACH_ROUND)
    for chosen in combinations(sorted(free, key=lambda space: not before.is_empty(space)), due):
        try:
            grown = oracle.add_algae(before, list(chosen), ALGAE_EACH_ROUND)
        except ValueError:
            continue
        yield from desertions(grown)


def all_cards(before: Reef, step: Step) -> Iterator[Reef]:
    fated = oracle.fate(before, step.card, step.roll)
    for victims in combinations(sorted(fated.pool), fated.pool_deaths):
        yield from desertions(oracle.apply(before, step.card, chosen=set(victims))[0])


def small(reef: Reef, phase: str, random: Random) -> Reef:
    """Make a reef of so few pieces that all its outcomes can be listed."""
    after = reef.copy()
    spaces = list(oracle.SPACES)
    random.shuffle(spaces)
    if phase == "algae":
        after.algae = set(spaces[8:])
    elif phase == "dwellers":
        after.algae = set(spaces[: random.randint(0, 5)])
    else:
        after.stacks = {space: after.stacks[space] for space in spaces[:14] if after.stack(space)}
    after.dwellers = {}
    for _ in range(min(oracle.support(after), 4)):
        name = random.choice(oracle.DWELLERS)
        after.dwellers[name] = after.dwellers.get(name, 0) + 1
    return after


@pytest.mark.parametrize(
    ("phase", "card"),
    [
        ("dwellers", ""),
        ("algae", ""),
        ("catastrophe", "deep-freeze"),
        ("catastrophe", "heatwave"),
        ("catastrophe", "tsunami"),
    ],
)
def test_no_legal_outcome_is_nearer_than_the_mended_one(phase: str, card: str) -> None:
    random = chance(f"nearest {phase} {card}")
    every = {"dwellers": all_dwellers, "algae": all_algae, "catastrophe": all_cards}[phase]
    wrong = 0
    for reef in random_reefs(effort(70, 3_000), f"nearest {card}"):
        before, step = small(reef, phase, random), Step(phase, card)
        if phase == "dwellers" and oracle.recruit_limit(before) > 3:
            continue
        given = draw(before, step, random)
        for _ in range(random.choice([1, 2, 3, 5])):
            given = damage(given, random)
        mended, findings = mark(before, step, given)
        nearest = min(apart(one, given) for one in every(before, step))
        assert apart(mended, given) == nearest, (plain(before), plain(given), plain(mended))
        wrong += bool(findings)
    assert wrong > 10
