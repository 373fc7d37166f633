"""What is marked of pictures, sums and boxes made by hand."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from reefkit.games.reef import marking, new_match, picture
from reefkit.games.reef.card_marking import mark_card
from reefkit.games.reef.content import DisasterCard, DisasterEffect
from reefkit.games.reef.hands_on import sentence
from reefkit.games.reef.marking import MarkedReef
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.settlement_marking import mark_settlement
from reefkit.games.reef.state import TOTAL_PARTS, BoardFinding, Reefs
from reefkit.games.reef.state import Step as Play
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.games.reef import oracle
from tests.games.reef.as_arrays import LOOKUPS, chance, plain, random_reefs, to_arrays, to_reef
from tests.games.reef.guided import reef
from tests.games.reef.oracle import Builder, Reef
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

Found = tuple[Any, ...]
"""A finding shortly: its id, and what it has of place, names and numbers."""


@cache
def _play(options: tuple[tuple[str, bool], ...]) -> Play:
    match = new_match([SeatInfo("Ann")], seed=1, options={"hands_on": True, **dict(options)})
    rules = match.rules
    assert isinstance(rules, ReefRules)
    return rules.stepping(rules.start())


def right_tally(before: Reef) -> list[int]:
    reef = to_arrays([before])[0]
    return marking.right_tally(_play(()), reef)


def mark(
    before: Reef, step: Step, given: Reef, tally: list[int] | None = None
) -> tuple[Reef, list[BoardFinding]]:
    """Return the mended reef and what was found."""
    play = _play(tuple(sorted(step.options.items())))
    arrays = to_arrays([before, given])
    old, new = arrays[0], arrays[1]
    if step.phase == "survey":
        said = right_tally(before) if tally is None else tally
        marked = marking.mark_survey(play, old, new, said)
    else:
        marked = _marked(play, step, before, (old, new))
    kept = [plain(to_reef(old)), plain(to_reef(new))]
    assert kept == [plain(before), plain(given)], "a marker changed what it was given"
    return to_reef(marked.reef), marked.findings


def mark_own_card(before: Reef, card: DisasterCard, given: Reef) -> tuple[Reef, list[BoardFinding]]:
    """Mark a card of a teacher's own, which the oracle does not know."""
    arrays = to_arrays([before, given])
    marked = mark_card(_play(()), arrays[0], arrays[1], card, [-1] * len(card.effects))
    return to_reef(marked.reef), marked.findings


def _marked(play: Play, step: Step, before: Reef, boards: tuple[Reefs, Reefs]) -> MarkedReef:
    if step.phase == "dwellers":
        room = oracle.recruit_limit(before, recruitment_problem=step.no_recruits)
        return marking.mark_dwellers(play, *boards, room)
    if step.phase == "algae":
        due = oracle.algae_to_place(before, ALGAE_EACH_ROUND)
        return marking.mark_algae(play, *boards, due)
    if step.phase == "settlement":
        pairs = [(LOOKUPS.kind[b.kind], LOOKUPS.genes_of(sorted(b.tokens))) for b in step.juveniles]
        return mark_settlement(play, *boards, pairs)
    card = LOOKUPS.content.cards[step.card]
    row = -1 if step.roll is None else (step.roll - 1) % 6
    return mark_card(play, *boards, card, [row] * len(card.effects))


def drawn(spaces: dict[tuple[int, int], str], fill: str = "", **dwellers: int) -> Reef:
    return to_reef(picture.read(reef(spaces=spaces, fill=fill, **dwellers), LOOKUPS))


def found(before: Reef, step: Step, given: Reef, tally: list[int] | None = None) -> list[Found]:
    """Mark a board, check that the mended one is legal, and shorten the findings."""
    mended, findings = mark(before, step, given, tally)
    assert explains(before, step, mended)
    english = catalogue("en")
    for finding in findings:
        assert english.render(sentence(finding), strict=True)
    return [
        tuple(
            part for part in (one.id, (one.row, one.column), one.names, one.numbers)
            if part not in {(), (0, 0)}
        )
        for one in findings
    ]  # fmt: skip


# ---- Books kept by hand: the one finding that names a mistake, and no legal outcome called wrong.
# Books kept by hand: no legal outcome is called wrong, and what is mended is a legal one, near by.
#
# Outcomes come from the slow oracle, with every choice that the rules leave to the owner.

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
    """Return random reefs; in most of those for settlement the nursery has some room."""
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
def test_no_legal_outcome_is_called_wrong(phase: str, card: str, options: dict[str, bool]):
    random = chance(f"legal {phase} {card} {sorted(options)}")
    count = effort(25 if card else 75, 400)
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
):
    """A right board with a few mistakes is nearer than its repair only where juveniles compete."""
    random = chance(f"damage {phase} {card} {sorted(options)}")
    tangled = 0
    count = effort(25 if card else 50, 400)
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
def test_a_board_that_has_nothing_to_do_with_the_reef_is_mended_all_the_same(phase: str):
    random = chance(f"other {phase}")
    for before, other in zip(
        random_reefs(effort(25, 300), "one"), random_reefs(effort(25, 300), "other"),
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
def test_no_legal_outcome_is_nearer_than_the_mended_one(phase: str, card: str):
    random = chance(f"nearest {phase} {card}")
    every = {"dwellers": all_dwellers, "algae": all_algae, "catastrophe": all_cards}[phase]
    wrong = 0
    for made in random_reefs(effort(70, 400), f"nearest {card}"):
        before, step = small(made, phase, random), Step(phase, card)
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


# One mistake on a board after a card, or at the survey: the one finding that names it.

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
def test_cards(card: str, spaces: dict[tuple[int, int], str], expected: list[Found]):
    assert found(drawn(STACKED), Step("catastrophe", card), drawn(STACKED | spaces)) == expected


def test_a_mutation_that_a_card_takes_may_not_be_kept():
    more = LOOKUPS.content.mutations.token["more"].mark
    before = drawn({(3, 1): f"Bo{more}/Fi{more}", (4, 4): "Bo"})
    step = Step("catastrophe", "reproductive-stress")
    assert found(before, step, drawn({(3, 1): "Bo/Fi", (4, 4): "Bo"})) == []
    half_done = drawn({(3, 1): f"Bo/Fi{more}", (4, 4): "Bo"})
    assert found(before, step, half_done) == [("token-kept", (3, 1))]


def test_two_alike_in_a_stack_are_read_as_the_card_reads_them():
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
def test_a_tie_of_the_coral_disease(dead: list[tuple[int, int]], expected: list[Found]):
    given = drawn({space: what for space, what in TIED.items() if space not in dead})
    assert found(drawn(TIED), Step("catastrophe", "coral-disease"), given) == expected


def test_a_row_that_was_not_invaded_is_found_where_nothing_stood_too():
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


def test_fish_that_stay_when_the_predator_comes_are_too_many():
    before = drawn(RECRUITERS, fish=1, snail=1)
    step = Step("catastrophe", "predator-on-the-loose")
    spaces = RECRUITERS | {(2, 1): "~", (2, 2): "~", (2, 3): "~"}
    given = drawn(spaces, fish=1, snail=1)
    assert found(before, step, drawn(spaces, snail=1)) == []
    assert found(before, step, given) == [("dwellers-extra", ("fish",), (1,))]


TWICE = DisasterCard(
    "short",
    (
        DisasterEffect("kill", who=("delicate",)),
        DisasterEffect("kill", share="half", unless=("cold",)),
    ),
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
def test_a_card_that_strikes_one_stack_twice(after: dict[tuple[int, int], str], wrong: list[str]):
    before = drawn({(6, 1): "Pl/Fi", (6, 2): "Bo"})
    mended, findings = mark_own_card(before, TWICE, drawn(after))
    assert [finding.id for finding in findings] == wrong
    assert len(mended.stacks) == 1
    assert wrong or plain(mended) == plain(drawn(after))


# -- 4 -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("off", [-1, 1])
def test_a_tally_that_is_off_by_one(part: int, off: int):
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
def test_what_is_built_over_is_cleared(space: str, expected: list[Found]):
    assert found(drawn({(5, 1): "Pl/Fi/Bo"}), Step("survey"), drawn({(5, 1): space})) == expected


def test_dwellers_of_what_was_built_over_leave():
    before = drawn({(5, 1): "Pl/Fi/Bo", (1, 1): "Bo"}, fish=1, snail=1)
    cleared = {(5, 1): "Pl", (1, 1): "Bo"}
    assert found(before, Step("survey"), drawn(cleared, fish=1)) == []
    assert found(before, Step("survey"), drawn(cleared, snail=1)) == []
    kept = drawn(cleared, fish=1, snail=1)
    assert found(before, Step("survey"), kept) == [("dwellers-left", (1, 0))]


# One mistake on an otherwise right board: the one finding that names it, at its place.

# The ramp: rows 1 and 2 shallow, 3 and 4 medium, 5 and 6 deep.
BO, FI = Builder("boulder-coral"), Builder("finger-coral")
BRANCH, PLATY = Builder("branching-coral"), Builder("platy-coral")


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
):
    before = drawn(RECRUITERS | {(2, 1): "~", (2, 2): "~", (2, 3): "~"})
    given = drawn(RECRUITERS | spaces, **dwellers)
    assert found(before, Step("dwellers"), given) == expected


def test_a_dweller_that_vanished_is_missed():
    before = drawn(RECRUITERS, fish=2)
    given = drawn(RECRUITERS, fish=1)
    assert found(before, Step("dwellers"), given) == [("dwellers-lost", ("fish",), (1,))]


def test_after_a_recruitment_problem_every_new_dweller_is_one_too_many():
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
def test_algae(given: dict[tuple[int, int], str], expected: list[Found]):
    assert found(drawn(RECRUITERS), Step("algae"), drawn(given)) == expected


def test_an_alga_that_was_there_does_not_go():
    before = drawn({**RECRUITERS, (3, 3): "~"})
    assert found(before, Step("algae"), drawn(grown(5))) == [("alga-removed", (3, 3))]


def full(algae: int, **dwellers: int) -> Reef:
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
def test_dwellers_that_lose_support_leave(given: Reef, expected: list[Found]):
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
):
    before = drawn(ON_RAMP | {(2, 2): "~"})
    given = drawn(ON_RAMP | {(2, 2): "~"} | spaces)
    assert found(before, Step("settlement", juveniles=tuple(juveniles)), given) == expected


def test_a_mutated_copy_is_mended_where_it_stands():
    step = Step("settlement", juveniles=(BO,))
    mended, _ = mark(drawn({}), step, drawn({(4, 2): "Bo+h"}))
    assert plain(mended) == plain(drawn({(4, 2): "Bo"}))


def test_a_stack_has_to_wait_for_a_forgotten_juvenile_not_to_move():
    """One of two was stacked, and the other forgotten where the last empty space is."""
    before = drawn({(5, 1): ""}, fill="Bo")
    step = Step("settlement", juveniles=(FI, FI))
    given = drawn({(5, 1): "", (5, 2): "Fi/Bo"}, fill="Bo")
    assert found(before, step, given) == [("not-settled", ("finger-coral",))]
    mended, _ = mark(before, step, given)
    assert plain(mended) == plain(drawn({(5, 1): "Fi", (5, 2): "Fi/Bo"}, fill="Bo"))


def test_a_stack_that_is_full_takes_no_more():
    before = drawn({}, fill="Bo")
    step = Step("settlement", juveniles=(FI,))
    given = drawn({(1, 1): "Fi/Bo"}, fill="Bo")
    assert found(before, step, given) == [("stack-too-high", (1, 1), ("finger-coral",))]
    standing = Step("settlement", juveniles=(PLATY,), options={"standing_stacks": True})
    given = drawn({(3, 1): "Pl/Bo"}, fill="Bo")  # one step up it is shallow
    assert found(before, standing, given) == [("wrong-water", (3, 1), ("platy-coral",))]


def test_dwellers_stay_as_they_are_while_juveniles_settle():
    before, given = drawn(RECRUITERS, fish=1), drawn(RECRUITERS, fish=1, snail=1)
    assert found(before, Step("settlement"), given) == [("dwellers-changed",)]
