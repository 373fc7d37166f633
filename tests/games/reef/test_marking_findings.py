"""One mistake on an otherwise right board: the one finding that names it, at its place."""

from __future__ import annotations

import pytest

from tests.games.reef.as_arrays import plain
from tests.games.reef.marks import Found, drawn, found, mark
from tests.games.reef.oracle import Builder, Reef
from tests.games.reef.outcomes import Step

# The ramp: rows 1 and 2 shallow, 3 and 4 medium, 5 and 6 deep.
BO, FI = Builder("boulder-coral"), Builder("finger-coral")
BRANCH, PLATY = Builder("branching-coral"), Builder("platy-coral")
RECRUITERS = {(1, 1): "Bo", (1, 2): "Bo", (1, 3): "Fi", (1, 4): "Fi"}

# -- 1A ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "dwellers", "expected"),
    [
        ({(2, 1): "~"}, {"fish": 1, "snail": 1}, []),
        ({(2, 2): "~"}, {"snail": 2}, []),
        ({(2, 1): "~", (2, 2): "~"}, {"fish": 1}, []),
        ({}, {"fish": 2, "snail": 1}, [("dwellers-too-many", (1, 2)), ("grazed-too-many", (2, 3))]),
        ({(2, 1): "~", (2, 2): "~"}, {"fish": 2}, [("grazed-too-few", (2, 1))]),
        ({}, {"urchin": 2}, [("grazed-too-many", (2, 3))]),
        ({(2, 1): "~", (5, 5): "~"}, {"fish": 2}, [("alga-added", (5, 5))]),
        ({(2, 1): "~", (1, 4): ""}, {"fish": 2}, [("builders-changed", (1, 4))]),
        ({(2, 1): "~", (5, 5): "Bo"}, {"fish": 2}, [("builders-changed", (5, 5))]),
        ({(2, 1): "~", (1, 1): "Bo+h"}, {"fish": 2}, [("builders-changed", (1, 1))]),
    ],
)  # fmt: skip
def test_dwellers(
    spaces: dict[tuple[int, int], str], dwellers: dict[str, int], expected: list[Found]
) -> None:
    before = drawn(RECRUITERS | {(2, 1): "~", (2, 2): "~", (2, 3): "~"})
    given = drawn(RECRUITERS | spaces, **dwellers)
    assert found(before, Step("dwellers"), given) == expected


def test_a_dweller_that_vanished_is_missed() -> None:
    before = drawn(RECRUITERS, fish=2)
    given = drawn(RECRUITERS, fish=1)
    assert found(before, Step("dwellers"), given) == [("dwellers-lost", ("fish",), (1,))]


def test_after_a_recruitment_problem_every_new_dweller_is_one_too_many() -> None:
    given = drawn(RECRUITERS, snail=1)
    step = Step("dwellers", no_recruits=True)
    assert found(drawn(RECRUITERS), step, given) == [("dwellers-too-many", (1, 0))]


# -- 1B ------------------------------------------------------------------------------------------


def grown(count: int, more: dict[tuple[int, int], str] | None = None) -> dict[tuple[int, int], str]:
    return RECRUITERS | {(6, column): "~" for column in range(1, count + 1)} | (more or {})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (grown(5), []),
        (grown(5, {(5, 1): "~"}), [("algae-count", (5, 6))]),
        (grown(4), [("algae-count", (5, 4))]),
        (grown(4, {(1, 1): "~Bo"}), [("alga-too-soon", (1, 1))]),
        (grown(5, {(1, 1): "~Bo"}), [("algae-count", (5, 6))]),
        (grown(5, {(1, 2): ""}), [("builders-changed", (1, 2))]),
        (grown(5, {(1, 3): "Bo"}), [("builders-changed", (1, 3))]),
    ],
)
def test_algae(given: dict[tuple[int, int], str], expected: list[Found]) -> None:
    assert found(drawn(RECRUITERS), Step("algae"), drawn(given)) == expected


def test_an_alga_that_was_there_does_not_go() -> None:
    before = drawn({**RECRUITERS, (3, 3): "~"})
    assert found(before, Step("algae"), drawn(grown(5))) == [("alga-removed", (3, 3))]


def full(algae: int, **dwellers: int) -> Reef:
    """A reef without an empty space: finger corals everywhere, so many of row 6 overgrown."""
    return drawn({(6, column): "~Fi" for column in range(1, algae + 1)}, fill="Fi", **dwellers)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (full(5, fish=10, snail=2), []),
        (full(5, fish=9, snail=3), []),
        (full(5, fish=10, snail=5), [("dwellers-left", (3, 0))]),
        (full(5, fish=10, snail=1), [("dwellers-left", (3, 4))]),
        (full(5, fish=10, snail=2, urchin=1), [("dwellers-extra", ("urchin",), (1,))]),
    ],
)
def test_dwellers_that_lose_support_leave(given: Reef, expected: list[Found]) -> None:
    assert found(full(0, fish=10, snail=5), Step("algae"), given) == expected


# -- 2D ------------------------------------------------------------------------------------------

ON_RAMP = {(3, 1): "Bo"}


@pytest.mark.parametrize(
    ("juveniles", "spaces", "expected"),
    [
        ([BO], {(1, 1): "Bo"}, []),
        ([BO], {}, [("not-settled", ("boulder-coral",))]),
        ([BO, FI], {(1, 1): "Bo"}, [("not-settled", ("finger-coral",))]),
        ([BRANCH], {(3, 3): "Br"}, [("wrong-water", (3, 3), ("branching-coral",))]),
        ([PLATY], {(1, 3): "Pl"}, [("wrong-water", (1, 3), ("platy-coral",))]),
        ([BO], {(2, 2): "~Bo"}, [("settled-on-alga", (2, 2), ("boulder-coral",))]),
        ([FI], {(3, 1): "Fi/Bo"}, [("stacked-too-soon", (3, 1), ("finger-coral",))]),
        ([FI], {(1, 1): "Fi/Fi"}, [("not-a-juvenile", (1, 1), ("finger-coral",))]),
        ([], {(1, 1): "Bo"}, [("not-a-juvenile", (1, 1), ("boulder-coral",))]),
        ([BO], {(1, 1): "Bo", (1, 2): "Bo"}, [("not-a-juvenile", (1, 2), ("boulder-coral",))]),
        ([BO], {(1, 1): "Bo+h"}, [("not-a-juvenile", (1, 1), ("boulder-coral",))]),
        ([BO], {(1, 1): "Bo", (3, 1): ""}, [("builders-changed", (3, 1))]),
        ([FI], {(1, 1): "Fi", (3, 1): "Bo/Cs"}, [("builders-changed", (3, 1))]),
        ([FI], {(3, 1): "Bo/Fi"}, [("builders-changed", (3, 1)), ("stacked-too-soon", (3, 1), ("finger-coral",))]),
        ([BO], {(1, 1): "Bo", (4, 4): "~"}, [("alga-added", (4, 4))]),
        ([BO], {(1, 1): "Bo", (2, 2): ""}, [("alga-removed", (2, 2))]),
    ],
)  # fmt: skip
def test_settlement(
    juveniles: list[Builder], spaces: dict[tuple[int, int], str], expected: list[Found]
) -> None:
    before = drawn(ON_RAMP | {(2, 2): "~"})
    given = drawn(ON_RAMP | {(2, 2): "~"} | spaces)
    assert found(before, Step("settlement", juveniles=tuple(juveniles)), given) == expected


def test_a_mutated_copy_is_mended_where_it_stands() -> None:
    step = Step("settlement", juveniles=(BO,))
    mended, _ = mark(drawn({}), step, drawn({(4, 2): "Bo+h"}))
    assert plain(mended) == plain(drawn({(4, 2): "Bo"}))


def test_a_stack_has_to_wait_for_a_forgotten_juvenile_not_to_move() -> None:
    """One of two was stacked, and the other forgotten where the last empty space is."""
    before = drawn({(5, 1): ""}, fill="Bo")
    step = Step("settlement", juveniles=(FI, FI))
    given = drawn({(5, 1): "", (5, 2): "Fi/Bo"}, fill="Bo")
    assert found(before, step, given) == [("not-settled", ("finger-coral",))]
    mended, _ = mark(before, step, given)
    assert plain(mended) == plain(drawn({(5, 1): "Fi", (5, 2): "Fi/Bo"}, fill="Bo"))


def test_a_stack_that_is_full_takes_no_more() -> None:
    before = drawn({}, fill="Bo")
    step = Step("settlement", juveniles=(FI,))
    given = drawn({(1, 1): "Fi/Bo"}, fill="Bo")
    assert found(before, step, given) == [("stack-too-high", (1, 1), ("finger-coral",))]
    standing = Step("settlement", juveniles=(PLATY,), options={"standing_stacks": True})
    given = drawn({(3, 1): "Pl/Bo"}, fill="Bo")  # one step up it is shallow
    assert found(before, standing, given) == [("wrong-water", (3, 1), ("platy-coral",))]


def test_dwellers_stay_as_they_are_while_juveniles_settle() -> None:
    before, given = drawn(RECRUITERS, fish=1), drawn(RECRUITERS, fish=1, snail=1)
    assert found(before, Step("settlement"), given) == [("dwellers-changed",)]
