"""One mistake on a board after a card, or at the survey: the one finding that names it."""

from __future__ import annotations

import pytest

from reefkit.games.reef.content import Card, Effect
from reefkit.games.reef.state import TOTAL_PARTS
from tests.games.reef.as_arrays import LOOKUPS, plain
from tests.games.reef.marks import Found, drawn, found, mark_own_card, right_tally
from tests.games.reef.outcomes import Step

# The ramp: rows 1 and 2 shallow, 3 and 4 medium, 5 and 6 deep.
RECRUITERS = {(1, 1): "Bo", (1, 2): "Bo", (1, 3): "Fi", (1, 4): "Fi"}

# -- 3 -------------------------------------------------------------------------------------------

STACKED = {
    (1, 1): "Br",
    (1, 2): "Bo",
    (3, 1): "Pl/Bo",
    (5, 1): "Pl/Fi/Bo",
    (5, 2): "Cs",
    (6, 1): "Bo",
}


@pytest.mark.parametrize(
    ("card", "spaces", "expected"),
    [
        ("calm-seas", {}, []),
        ("calm-seas", {(1, 2): ""}, [("should-have-lived", (1, 2), ("boulder-coral",))]),
        ("calm-seas", {(1, 2): "Fi"}, [("builders-changed", (1, 2))]),
        ("calm-seas", {(4, 4): "~"}, [("alga-added", (4, 4))]),
        ("hurricane-hit", {(1, 1): "", (3, 1): "Bo"}, []),
        ("hurricane-hit", {(3, 1): "Bo"}, [("should-have-died", (1, 1), ("branching-coral",))]),
        ("hurricane-hit", {(1, 1): "", (1, 2): "", (3, 1): "Bo"}, [("should-have-lived", (1, 2), ("boulder-coral",))]),
        ("oceanic-anoxic-event", {(5, 1): "", (5, 2): "", (6, 1): ""}, []),
        ("oceanic-anoxic-event", {(5, 1): "Fi/Bo", (5, 2): "", (6, 1): ""},
         [("should-have-died", (5, 1), ("finger-coral",)), ("should-have-died", (5, 1), ("boulder-coral",))]),
        ("oceanic-anoxic-event", {(5, 1): "", (6, 1): ""}, [("should-have-died", (5, 2), ("carbonate-sponge",))]),
        ("deep-freeze", {(5, 2): ""}, []),
        ("deep-freeze", {}, [("half-wrong", (1, 0))]),
        ("deep-freeze", {(5, 2): "", (6, 1): ""}, [("half-wrong", (1, 2))]),
        ("deep-freeze", {(5, 2): "", (1, 2): ""}, [("should-have-lived", (1, 2), ("boulder-coral",))]),
        ("deep-freeze", {(5, 1): "Fi/Bo"}, []),
        ("deep-freeze", {(5, 1): "Pl/Bo", (5, 2): ""}, [("should-have-lived", (5, 1), ("finger-coral",))]),
        ("predator-on-the-loose", {(2, 1): "~", (2, 2): "~", (2, 3): "~"}, []),
        ("predator-on-the-loose", {(2, 1): "~", (2, 2): "~"}, [("algae-count", (3, 2))]),
        ("glaciation", {(1, 1): "", (1, 2): ""}, []),
        ("glaciation", {(1, 1): ""}, [("should-have-died", (1, 2), ("boulder-coral",))]),
        ("reproductive-stress", {(3, 1): "Pl/Bo+h"}, [("builders-changed", (3, 1))]),
    ],
)  # fmt: skip
def test_cards(card: str, spaces: dict[tuple[int, int], str], expected: list[Found]) -> None:
    assert found(drawn(STACKED), Step("catastrophe", card), drawn(STACKED | spaces)) == expected


def test_a_mutation_that_a_card_takes_may_not_be_kept() -> None:
    more = LOOKUPS.content.mutations.token["more"].mark
    before = drawn({(3, 1): f"Bo{more}/Fi{more}", (4, 4): "Bo"})
    step = Step("catastrophe", "reproductive-stress")
    assert found(before, step, drawn({(3, 1): "Bo/Fi", (4, 4): "Bo"})) == []
    half_done = drawn({(3, 1): f"Bo/Fi{more}", (4, 4): "Bo"})
    assert found(before, step, half_done) == [("token-kept", (3, 1))]


def test_two_alike_in_a_stack_are_read_as_the_card_reads_them() -> None:
    """Only the topmost can have died, and the board looks the same whichever did."""
    before = drawn({(6, 1): "Bo/Bo/Bo", (6, 2): "Fi/Fi"})
    given = drawn({(6, 1): "Bo/Bo", (6, 2): "Fi/Fi"})
    assert found(before, Step("catastrophe", "deep-freeze"), given) == []
    assert found(before, Step("catastrophe", "deep-freeze"), before) == [("half-wrong", (1, 0))]


TIED = {(1, 1): "Bo", (1, 2): "Bo", (2, 1): "Fi", (2, 2): "Fi", (3, 3): "Cs"}


@pytest.mark.parametrize(
    ("dead", "expected"),
    [
        ([(1, 1), (1, 2)], []),
        ([(2, 1), (2, 2)], []),
        ([], [("tie-wrong", ("boulder-coral",), (2, 0))]),
        ([(2, 1)], [("tie-wrong", ("finger-coral",), (2, 1))]),
        ([(1, 1), (2, 2)], [("tie-wrong", ("boulder-coral",), (2, 2))]),
        ([(2, 1), (2, 2), (1, 1)], [("tie-wrong", ("finger-coral",), (2, 3))]),
        ([(1, 1), (1, 2), (3, 3)], [("should-have-lived", (3, 3), ("carbonate-sponge",))]),
    ],
)
def test_a_tie_of_the_coral_disease(dead: list[tuple[int, int]], expected: list[Found]) -> None:
    given = drawn({space: what for space, what in TIED.items() if space not in dead})
    assert found(drawn(TIED), Step("catastrophe", "coral-disease"), given) == expected


def test_a_row_that_was_not_invaded_is_found_where_nothing_stood_too() -> None:
    before = drawn({(3, 1): "Bo", (3, 2): "Fi", (3, 3): "~"})
    step = Step("catastrophe", "invasive-species", roll=9)
    invaded = {(3, column): "Fi" for column in range(1, 6)}
    assert found(before, step, drawn(invaded)) == []
    assert found(before, step, before) == [
        ("should-have-died", (3, 1), ("boulder-coral",)),
        ("builders-changed", (3, 3)),
        ("builders-changed", (3, 4)),
        ("builders-changed", (3, 5)),
        ("alga-added", (3, 3)),
    ]
    assert found(before, step, drawn({**invaded, (3, 5): ""})) == [("builders-changed", (3, 5))]


def test_fish_that_stay_when_the_predator_comes_are_too_many() -> None:
    before = drawn(RECRUITERS, fish=1, snail=1)
    step = Step("catastrophe", "predator-on-the-loose")
    spaces = RECRUITERS | {(2, 1): "~", (2, 2): "~", (2, 3): "~"}
    given = drawn(spaces, fish=1, snail=1)
    assert found(before, step, drawn(spaces, snail=1)) == []
    assert found(before, step, given) == [("dwellers-extra", ("fish",), (1,))]


TWICE = Card(
    "short", (Effect("kill", who=("delicate",)), Effect("kill", share="half", unless=("cold",)))
)
"""First all delicate builders on top, then half of what is topmost now."""


@pytest.mark.parametrize(
    ("after", "wrong"),
    [
        ({(6, 1): "Fi", (6, 2): ""}, []),
        ({(6, 2): "Bo"}, []),
        ({(6, 1): "Fi", (6, 2): "Bo"}, ["half-wrong"]),
        ({}, ["half-wrong"]),
        ({(6, 1): "Pl/Fi"}, ["should-have-died"]),
    ],
)
def test_a_card_that_strikes_one_stack_twice(
    after: dict[tuple[int, int], str], wrong: list[str]
) -> None:
    before = drawn({(6, 1): "Pl/Fi", (6, 2): "Bo"})
    mended, findings = mark_own_card(before, TWICE, drawn(after))
    assert [finding.id for finding in findings] == wrong
    assert len(mended.stacks) == 1
    assert wrong or plain(mended) == plain(drawn(after))


# -- 4 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("off", [-1, 1])
def test_a_tally_that_is_off_by_one(part: int, off: int) -> None:
    before = drawn({**RECRUITERS, (5, 1): "Pl/Fi/Bo"}, fish=2)
    given = drawn({**RECRUITERS, (5, 1): "Pl"}, fish=2)
    tally = right_tally(before)
    assert found(before, Step("survey"), given, tally) == []
    tally[part] += off
    assert found(before, Step("survey"), given, tally) == [
        ("tally-wrong", (TOTAL_PARTS[part],), (tally[part] - off, tally[part]))
    ]


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("Pl", []),
        ("Pl/Fi/Bo", [("built-over-left", (5, 1))]),
        ("Pl/Fi", [("builders-changed", (5, 1))]),
        ("Bo", [("builders-changed", (5, 1))]),
        ("~Pl", [("alga-added", (5, 1))]),
    ],
)
def test_what_is_built_over_is_cleared(space: str, expected: list[Found]) -> None:
    assert found(drawn({(5, 1): "Pl/Fi/Bo"}), Step("survey"), drawn({(5, 1): space})) == expected


def test_dwellers_of_what_was_built_over_leave() -> None:
    before = drawn({(5, 1): "Pl/Fi/Bo", (1, 1): "Bo"}, fish=1, snail=1)
    cleared = {(5, 1): "Pl", (1, 1): "Bo"}
    assert found(before, Step("survey"), drawn(cleared, fish=1)) == []
    assert found(before, Step("survey"), drawn(cleared, snail=1)) == []
    kept = drawn(cleared, fish=1, snail=1)
    assert found(before, Step("survey"), kept) == [("dwellers-left", (1, 0))]
