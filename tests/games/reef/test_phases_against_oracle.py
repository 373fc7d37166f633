"""Phases 1 and 2 on random reefs: the array engine against the slow reading of the rules page."""

from __future__ import annotations

from itertools import combinations

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import growth
from reefkit.games.reef.content import Options
from reefkit.games.reef.state import Reefs
from tests.games.reef import oracle
from tests.games.reef.as_arrays import (
    LOOKUPS,
    builder_of,
    chance,
    plain,
    random_reefs,
    spaces_of,
    spots_of,
    to_arrays,
    to_reef,
)
from tests.support.effort import effort

REEFS = effort(800, 20_000)
PLAIN = LOOKUPS.content.rules.options
STANDING = msgspec.structs.replace(PLAIN, standing_stacks=True)
FREE = msgspec.structs.replace(PLAIN, free_stacking=True)
BOTH = msgspec.structs.replace(FREE, standing_stacks=True)
ALL_OPTIONS = pytest.mark.parametrize(
    "options", [PLAIN, STANDING, FREE, BOTH], ids=["plain", "standing", "free", "both"]
)


def _reefs(options: Options) -> tuple[list[oracle.Reef], Reefs]:
    drawn = random_reefs(REEFS, "phases", standing_stacks=options.standing_stacks)
    return drawn, to_arrays(drawn)


# -- pieces ------------------------------------------------------------------------------------


def _possible_tokens(kind: str) -> set[frozenset[str]]:
    """Every set of tokens that rolls can leave on a builder, by the oracle."""
    found = {frozenset[str]()}
    fresh = set(found)
    while fresh:
        after = {
            oracle.mutate(oracle.Builder(kind, tokens), roll).tokens
            for tokens in fresh
            for roll in range(1, 13)
        }
        fresh = after - found
        found |= fresh
    return found


@pytest.mark.parametrize("kind", oracle.KINDS)
def test_every_roll_changes_every_builder_as_the_rules_page_says(kind: str):
    """All builders, all sets of tokens that can come about, all faces of the die."""
    possible = sorted(_possible_tokens(kind), key=sorted)
    for tokens in possible:
        genes = LOOKUPS.genes_of(sorted(tokens))
        for roll in range(1, 13):
            expected = oracle.mutate(oracle.Builder(kind, tokens), roll)
            after = LOOKUPS.mutated[roll, LOOKUPS.kind[kind], genes]
            assert builder_of(LOOKUPS.kind[kind], int(after)) == expected, (tokens, roll)


@pytest.mark.parametrize("kind", oracle.KINDS)
def test_skeleton_offspring_and_tolerances_are_those_of_the_rules_page(kind: str):
    number = np.uint8(LOOKUPS.kind[kind])
    for tokens in _possible_tokens(kind):
        builder = oracle.Builder(kind, tokens)
        genes = np.array(LOOKUPS.genes_of(sorted(tokens)), np.uint16)
        value = int(LOOKUPS.skeleton_value(number, genes))
        assert ("delicate", "normal", "strong")[value + 1] == oracle.skeleton(builder)
        assert int(LOOKUPS.offspring(genes)) == oracle.offspring(builder)
        for what in sorted(oracle.TOLERANCES):
            assert bool(LOOKUPS.has(what, number, genes)) == oracle.tolerates(builder, what)
        for trait in ("carbonate", "zooxanthellae", "encruster", "recruiter", "coral"):
            expected = getattr(oracle.KINDS[kind], trait)
            assert bool(LOOKUPS.has(trait, number, genes)) == expected, trait


def test_mutating_one_place_changes_that_builder_alone():
    before = random_reefs(REEFS, "phases")
    reefs = to_arrays(before)
    random = chance("mutate")
    places, rolls, expected = [], [], []
    for reef in before:
        can = oracle.active(reef)
        after, roll = reef.copy(), random.randint(1, 12)
        if not can:
            places.append(-1)
        else:
            (row, column, level), builder = random.choice(can)
            places.append(((row - 1) * 5 + column - 1) * 3 + level)
            after.stacks[row, column][level] = oracle.mutate(builder, roll)
        rolls.append(roll)
        expected.append(after)
    growth.mutate_builders(reefs, np.array(places), np.array(rolls), LOOKUPS)
    for number, after in enumerate(expected):
        assert plain(to_reef(reefs[number])) == plain(after), number


# -- phase 1 -----------------------------------------------------------------------------------


def test_recruiters_support_and_the_dwellers_beyond_it():
    drawn, reefs = _reefs(PLAIN)
    counted = growth.recruiters(reefs, LOOKUPS)
    room = growth.dweller_room(reefs, LOOKUPS)
    overflow = growth.overflow(reefs, LOOKUPS)
    due = growth.grazing_due(reefs)
    for number, reef in enumerate(drawn):
        assert counted[number] == oracle.recruiters(reef)
        assert room[number] == oracle.support(reef)
        assert overflow[number] == oracle.overflow(reef) == 0
        assert room[number] - reefs.dwellers[number].sum() == oracle.recruit_limit(reef)
        assert due[number] == oracle.grazing(reef)[1]


def test_dwellers_that_lose_their_support_leave_in_the_order_the_owner_says():
    drawn, _ = _reefs(PLAIN)
    random = chance("leave")
    covered = []
    for reef in drawn:
        reef = reef.copy()  # noqa: PLW2901 - the reef as an alga more leaves it
        reef.algae |= set(random.sample(oracle.SPACES, 10))
        covered.append(reef)
    reefs = to_arrays(covered)
    overflow = growth.overflow(reefs, LOOKUPS)
    order = np.array([random.sample(range(3), 3) for _ in covered])
    left = growth.remove_dwellers(reefs, overflow, order)
    lost = 0
    for number, reef in enumerate(covered):
        due = oracle.overflow(reef)
        leaving: dict[str, int] = {}
        for kind in order[number]:
            name = LOOKUPS.dwellers[kind]
            leaving[name] = min(due - sum(leaving.values()), reef.dwellers.get(name, 0))
        after = oracle.leave(reef, {n: c for n, c in leaving.items() if c})
        assert plain(to_reef(reefs[number])) == plain(after)
        assert left[number].sum() == due
        lost += due
    assert lost > len(covered) // 10


def test_algae_grow_on_empty_spaces_while_there_is_one_and_never_on_an_alga():
    """R5."""
    drawn, reefs = _reefs(PLAIN)
    empty, over = growth.growing_pool(reefs)
    for number, reef in enumerate(drawn):
        pool = empty[number] if empty[number].any() else over[number]
        assert spaces_of(pool) == oracle.alga_spaces(reef)
        assert min(5, int((~reefs.alga[number]).sum())) == oracle.algae_to_place(reef, 5)


@ALL_OPTIONS
def test_the_builders_that_may_mutate(options: Options):
    drawn, reefs = _reefs(options)
    pool = growth.mutation_pool(reefs, options)
    for number, reef in enumerate(drawn):
        can = oracle.active(reef, standing_stacks=options.standing_stacks)
        assert spots_of(pool[number]) == {spot for spot, _ in can}


# -- phase 2 -----------------------------------------------------------------------------------


@ALL_OPTIONS
def test_every_builder_spawns_its_offspring_mutations_included(options: Options):
    drawn, reefs = _reefs(options)
    nursery = growth.spawn(reefs, LOOKUPS, options)
    spawned = 0
    for number, reef in enumerate(drawn):
        litters: dict[oracle.Spot, list[oracle.Builder]] = {}
        for kind, genes, parent in zip(
            nursery.kind[number], nursery.genes[number], nursery.parent[number], strict=True
        ):
            if not kind:
                assert (genes, parent) == (0, -1)
                continue
            space, level = divmod(int(parent), 3)
            spot = (space // 5 + 1, space % 5 + 1, level)
            litters.setdefault(spot, []).append(builder_of(kind, genes))
        assert litters == oracle.spawn(reef, standing_stacks=options.standing_stacks)
        spawned += len(litters)
    assert spawned > REEFS
    assert not nursery.origin.any()


@ALL_OPTIONS
def test_urchins_above_five_eat_all_the_juveniles_of_a_coral_each(options: Options):
    """R22."""
    drawn, reefs = _reefs(options)
    random = chance("urchins")
    reefs.dwellers[:, LOOKUPS.dweller["urchin"]] = [random.randint(0, 14) for _ in drawn]
    nursery = growth.spawn(reefs, LOOKUPS, options)
    pool, due = growth.eating_due(reefs, nursery, LOOKUPS)
    hungry = 0
    for number, reef in enumerate(drawn):
        reef = reef.copy()  # noqa: PLW2901 - the reef with those urchins
        reef.dwellers["urchin"] = int(reefs.dwellers[number, LOOKUPS.dweller["urchin"]])
        corals, eaten = oracle.urchin_feeding(reef, standing_stacks=options.standing_stacks)
        assert due[number] == eaten
        if eaten:
            hungry += 1
            assert spots_of(pool[number]) == corals
    assert hungry > REEFS // 10


def test_what_urchins_eat_is_gone_and_nothing_else():
    drawn, reefs = _reefs(PLAIN)
    nursery = growth.spawn(reefs, LOOKUPS, PLAIN)
    random = chance("feed")
    corals = np.zeros((len(drawn), 90), bool)
    for number, reef in enumerate(drawn):
        for row, column, level in oracle.spawn(reef):
            corals[number, ((row - 1) * 5 + column - 1) * 3 + level] = random.random() < 0.5
    growth.eat_juveniles(nursery, corals)
    for number, reef in enumerate(drawn):
        eaten = spots_of(corals[number])
        left = [
            b for spot, litter in oracle.spawn(reef).items() if spot not in eaten for b in litter
        ]
        there = nursery.kind[number] != 0
        shown = [
            builder_of(k, g)
            for k, g in zip(nursery.kind[number][there], nursery.genes[number][there], strict=True)
        ]
        assert shown == left


def test_the_lowest_total_and_the_lowest_last_round_take_from_the_triangle():
    random = chance("takers")
    for _ in range(effort(500, 20_000)):
        seats = random.randint(1, 6)
        totals = [random.randint(-3, 4) for _ in range(seats)]
        last = [random.randint(-3, 4) for _ in range(seats)]
        takes = growth.takers(np.array(totals), np.array(last), random.randint(2, 7))
        assert takes.tolist() == oracle.takers(totals, last)
        assert not growth.takers(np.array(totals), np.array(last), 1).any()


@ALL_OPTIONS
def test_where_each_kind_of_juvenile_may_and_must_settle(options: Options):
    """R17, R30 and the option `free_stacking`, for all builders on all reefs."""
    drawn, reefs = _reefs(options)
    stacking = 0
    for kind in oracle.KINDS:
        kinds = np.full(len(drawn), LOOKUPS.kind[kind], np.uint8)
        pool = growth.settling_pool(reefs, kinds, LOOKUPS, options)
        empty, _ = growth.settling_pools(reefs, kinds, LOOKUPS, options)
        for number, reef in enumerate(drawn):
            expected = oracle.legal_spaces(
                reef,
                kind,
                free_stacking=options.free_stacking,
                standing_stacks=options.standing_stacks,
            )
            assert spaces_of(pool[number]) == expected.spaces, (number, kind)
            assert bool(empty[number].any()) == expected.must, (number, kind)
            stacking += bool(expected.spaces) and not expected.must
    assert stacking > REEFS // 10


def test_a_juvenile_lands_on_top_and_moves_nothing():
    drawn, reefs = _reefs(FREE)
    random = chance("settle")
    spaces, kinds, genes, expected = [], [], [], []
    for reef in drawn:
        builder = oracle.Builder(random.choice(list(oracle.KINDS)))
        for _ in range(3):
            builder = oracle.mutate(builder, random.randint(1, 12))
        legal = oracle.legal_spaces(reef, builder.kind, free_stacking=True).spaces
        space = random.choice(sorted(legal)) if legal else None
        spaces.append(-1 if space is None else (space[0] - 1) * 5 + space[1] - 1)
        kinds.append(LOOKUPS.kind[builder.kind])
        genes.append(LOOKUPS.genes_of(sorted(builder.tokens)))
        expected.append(reef if space is None else oracle.settle(reef, space, builder))
    growth.place_juveniles(reefs, np.array(spaces), np.array(kinds), np.array(genes))
    for number, after in enumerate(expected):
        assert plain(to_reef(reefs[number])) == plain(after), number


@ALL_OPTIONS
def test_juveniles_that_settle_one_after_the_other_find_what_the_ones_before_left(
    options: Options,
):
    """The bots' quick ground keeps its pools up to date; the oracle works them out each time."""
    drawn, reefs = _reefs(options)
    random = chance("ground")
    ground = growth.Ground(reefs, LOOKUPS, options)
    now = [reef.copy() for reef in drawn]
    for _ in range(12):
        kinds = [random.choice(list(oracle.KINDS)) for _ in now]
        numbers = np.array([LOOKUPS.kind[kind] for kind in kinds], np.uint8)
        pool = growth.to_mask(ground.pool(numbers))
        chosen = np.full(len(now), -1)
        for number, (reef, kind) in enumerate(zip(now, kinds, strict=True)):
            legal = oracle.legal_spaces(
                reef,
                kind,
                free_stacking=options.free_stacking,
                standing_stacks=options.standing_stacks,
            ).spaces
            assert spaces_of(pool[number]) == legal, (number, kind)
            if legal and random.random() < 0.8:
                row, column = random.choice(sorted(legal))
                chosen[number] = (row - 1) * 5 + column - 1
                now[number] = oracle.settle(reef, (row, column), oracle.Builder(kind))
        ground.settle(chosen, numbers, np.zeros(len(now), np.uint16))
    for number, reef in enumerate(now):
        assert plain(to_reef(reefs[number])) == plain(reef), number


@pytest.mark.parametrize("options", [PLAIN, STANDING], ids=["plain", "standing"])
def test_only_the_topmost_stays_after_the_survey(options: Options):
    drawn, reefs = _reefs(options)
    growth.clear_built_over(reefs, options)
    for number, reef in enumerate(drawn):
        after = oracle.survey_cleanup(reef, standing_stacks=options.standing_stacks)
        assert plain(to_reef(reefs[number])) == plain(after)


def test_survivors_of_a_stack_move_down_for_every_way_to_die():
    """R16: all eight ways to remove builders of a stack of three, tokens move along."""
    stack = [oracle.Builder("bivalve", frozenset({token})) for token in ("heat", "cold", "acid")]
    reef = oracle.new_reef("ramp")
    reef.stacks[6, 1] = stack
    reef.algae.add((6, 1))
    for size in range(4):
        for dead in combinations(range(3), size):
            reefs = to_arrays([reef])
            mask = np.zeros(reefs.kind.shape, bool)
            mask[0, 5, 0, list(dead)] = True
            growth.remove_builders(reefs, mask)
            after = to_reef(reefs[0])
            living = [builder for level, builder in enumerate(stack) if level not in dead]
            assert after.stack((6, 1)) == living, dead
            assert after.algae == {(6, 1)}
