"""Phases, cards and the survey on random reefs: the engine against the oracle."""

from dataclasses import dataclass, field
from itertools import combinations
from random import Random

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import cards, catastrophe, growth, habitats, new_match, survey
from reefkit.games.reef.content import DisasterEffect, Options
from reefkit.games.reef.state import Array, Reefs
from reefkit.match.game import SeatInfo
from tests.games.reef import oracle
from tests.games.reef.as_arrays import (
    LOOKUPS,
    builder_of,
    chance,
    mask_of_spaces,
    mask_of_spots,
    plain,
    random_reefs,
    spaces_of,
    spots_of,
    to_arrays,
    to_reef,
)
from tests.support.effort import effort

# Phases 1 and 2 on random reefs: the array engine against the slow reading of the rules page.

REEFS = effort(400, 5_000)
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
    for _ in range(effort(300, 10_000)):
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
        pool = habitats.settling_pool(reefs, kinds, LOOKUPS, options)
        empty, _ = habitats.settling_pools(reefs, kinds, LOOKUPS, options)
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
    habitats.place_juveniles(reefs, np.array(spaces), np.array(kinds), np.array(genes))
    for number, after in enumerate(expected):
        assert plain(to_reef(reefs[number])) == plain(after), number


@ALL_OPTIONS
def test_juveniles_that_settle_one_after_the_other_find_what_the_ones_before_left(options: Options):
    """The bots' quick ground keeps its pools up to date; the oracle works them out each time."""
    drawn, reefs = _reefs(options)
    random = chance("ground")
    ground = habitats.Ground(reefs, LOOKUPS, options)
    now = [reef.copy() for reef in drawn]
    for _ in range(12):
        kinds = [random.choice(list(oracle.KINDS)) for _ in now]
        numbers = np.array([LOOKUPS.kind[kind] for kind in kinds], np.uint8)
        pool = habitats.to_mask(ground.pool(numbers))
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


# Each card on random reefs: the array engine and the slow reading of the rules page agree.
#
# A card is carried out as a played match does it, effect by effect, on all reefs at once; wherever
# the card leaves a choice, chance chooses for the owner, and the oracle is told the same choice.

CARD_REEFS = effort(600, 6_000)
CARDS = LOOKUPS.content.cards


@dataclass
class Choices:
    """What chance chose for one reef, for the oracle to hear."""

    victims: set[oracle.Spot] = field(default_factory=set)
    algae: list[oracle.Space] = field(default_factory=list)


def _owner_chooses(
    reefs: Reefs, effect: DisasterEffect, fate: cards.Fate, made: list[Choices], random: Random
) -> None:
    """Choose victims of a *half* and of a tie at random, and remove them."""
    doomed = np.zeros(reefs.kind.shape, bool)
    for number in np.nonzero(fate.due > 0)[0] if effect.do == "kill" else ():
        pool = sorted(spots_of(fate.pool[number]))
        made[number].victims = set(random.sample(pool, int(fate.due[number])))
        doomed[number] = mask_of_spots(made[number].victims)
    for number in np.nonzero(fate.kinds.any(axis=-1))[0]:
        kind = np.array(random.choice(np.nonzero(fate.kinds[number])[0].tolist()))
        doomed[number] = cards.of_kind(reefs[number], effect, LOOKUPS, kind)
        made[number].victims = spots_of(doomed[number])
    growth.remove_builders(reefs, doomed)


def _owner_grows(reefs: Reefs, due: Array, made: list[Choices], random: Random) -> None:
    """Put algae one by one where the engine says that the next may go (R5)."""
    for number, count in enumerate(due.tolist()):
        for _ in range(count):
            reef = reefs[number]
            empty, over = growth.growing_pool(reef)
            space = random.choice(sorted(spaces_of(empty if empty.any() else over)))
            made[number].algae.append(space)
            growth.add_algae(reef, mask_of_spaces([space]))


def _carry_out(
    reefs: Reefs, card: str, rolls: Array, random: Random
) -> tuple[list[Choices], list[cards.Fate]]:
    """Play a card on all reefs, in place."""
    made = [Choices() for _ in range(len(rolls))]
    fates = []
    for effect in CARDS[card].effects:
        fate = cards.fate(reefs, effect, LOOKUPS)
        fates.append(fate)
        if effect.do == "invade":
            cards.invade(reefs, cards.row_of(rolls), LOOKUPS.kind[effect.builder])
        elif effect.do == "bloom":
            reefs.alga |= cards.bloom_spaces(reefs, cards.row_of(rolls))
        elif effect.do == "add-algae":
            _owner_grows(reefs, fate.due, made, random)
        else:
            cards.carry_out(reefs, effect, fate, LOOKUPS)
            _owner_chooses(reefs, effect, fate, made, random)
    return made, fates


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_to_every_reef_what_the_rules_page_says(card: str):
    before = random_reefs(CARD_REEFS, "cards")
    random = chance(card)
    rolls = np.array([random.randint(1, 12) for _ in before])
    reefs = to_arrays(before)
    made, _ = _carry_out(reefs, card, rolls, random)
    leaving = growth.overflow(reefs, LOOKUPS).tolist()
    for number, reef in enumerate(before):
        roll = int(rolls[number]) if card in oracle.ROLLED else None
        after, overflow = oracle.apply(
            reef, card, chosen=made[number].victims, algae=made[number].algae, roll=roll
        )
        assert plain(to_reef(reefs[number])) == plain(after), (number, roll, made[number])
        assert leaving[number] == overflow, number


@pytest.mark.parametrize("card", [c for c in CARDS if c not in oracle.ROLLED])
def test_a_card_foretells_who_dies_who_is_chosen_among_and_how_many(card: str):
    before = random_reefs(CARD_REEFS, "cards")
    reefs = to_arrays(before)
    fates = [cards.fate(reefs, effect, LOOKUPS) for effect in CARDS[card].effects]
    struck = 0
    for number, reef in enumerate(before):
        expected = oracle.fate(reef, card)
        dies = set().union(*(spots_of(fate.dies[number]) for fate in fates))
        pool = set().union(*(spots_of(fate.pool[number]) for fate in fates))
        assert dies == expected.deaths, number
        assert pool == (expected.pool if expected.pool_deaths else set()), number
        due = sum(int(fate.due[number]) for fate in fates)
        assert due == expected.pool_deaths + expected.algae_to_choose, number
        tied = [
            spots_of(cards.of_kind(reefs[number], effect, LOOKUPS, np.array(kind)))
            for effect, fate in zip(CARDS[card].effects, fates, strict=True)
            for kind in np.nonzero(fate.kinds[number])[0]
        ]
        assert tied == expected.alternatives, number
        struck += bool(dies or pool or due or tied)
    harmless = {
        "nutrification",
        "recruitment-problem",
        "reproductive-stress",
        "bad-luck",
        "calm-seas",
    }
    assert (struck > CARD_REEFS // 10) == (card not in harmless | {"hurricane-near-miss"}), struck


@pytest.mark.parametrize("card", [c for c in CARDS if c != "bad-luck"])
def test_what_a_prediction_is_held_against_is_certain(card: str):
    """R29: deaths and survivals that no choice of the owner can change."""
    before = random_reefs(CARD_REEFS, "cards")[: CARD_REEFS // 8]
    reefs = to_arrays(before)
    rules = new_match([SeatInfo("Ann")], seed=1).rules
    play = rules.stepping(rules.start())
    play.turn.card = LOOKUPS.cards.index(card)
    for number, reef in enumerate(before):
        play.state.reefs.put(0, reefs[number])
        play.state.reefs.depth[0], play.state.reefs.land[0] = (
            reefs.depth[number],
            reefs.land[number],
        )
        roll = number % 12 + 1 if card in oracle.ROLLED else None
        play.turn.rows = [[-1 if roll is None else (roll - 1) % 6] * len(play.card.effects)]
        dies, lives = catastrophe.certain_fates(play, 0)
        expected = oracle.fate(reef, card, roll)
        assert spots_of(dies) == expected.deaths, number
        assert spots_of(lives) == oracle.certain_survivors(reef, expected), number


def test_the_engine_and_the_oracle_know_the_same_cards_boards_and_builders():
    assert set(CARDS) == set(oracle.CARDS)
    assert {c for c, card in CARDS.items() if card.deck == "long"} == set(oracle.LONG_TERM)
    assert set(LOOKUPS.boards) == set(oracle.BOARDS)
    for number, name in enumerate(LOOKUPS.boards):
        rows, land = oracle.BOARDS[name]
        shown = ["".join("SMD"[d] for d in row) for row in LOOKUPS.depth[number]]
        assert (shown, bool(LOOKUPS.land[number])) == (rows, land), name
    assert list(LOOKUPS.builders[1:]) == list(oracle.KINDS)
    assert LOOKUPS.dwellers == oracle.DWELLERS


def test_a_row_is_rolled_by_twelve_faces_two_for_each_row():
    rows = cards.row_of(np.arange(1, 13)) + 1
    assert rows.tolist() == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("card", sorted(oracle.ROLLED))
@pytest.mark.parametrize("roll", range(1, 13))
def test_a_card_that_rolls_a_row_does_the_same_for_every_face(card: str, roll: int):
    before = random_reefs(CARD_REEFS, "cards")[:100]
    reefs = to_arrays(before)
    _carry_out(reefs, card, np.full(len(before), roll), chance("rows"))
    for number, reef in enumerate(before):
        after, _ = oracle.apply(reef, card, roll=roll)
        assert plain(to_reef(reefs[number])) == plain(after), number


def test_the_nearest_space_without_an_alga_is_found_as_the_ruling_says():
    """R5: fewest steps; ties to the lower row, then the lower column."""
    spaces = oracle.SPACES
    for here, rank in zip(spaces, cards.nearest_first(), strict=True):
        by_rank = [spaces[index] for index in np.argsort(rank)]
        by_rule = sorted(
            spaces, key=lambda s: (abs(s[0] - here[0]) + abs(s[1] - here[1]), s[0], s[1])
        )
        assert by_rank == by_rule


# The survey on random reefs: score by part, who is present, and the points of a match.

SCORED_REEFS = effort(800, 10_000)
PARTS = ("population", "algae", "diversity", "resilience", "three_d", "coastal")
POSITIVE = sorted(oracle.POSITIVE)
OPTIONS = LOOKUPS.content.rules.options


def _built_up(random: Random) -> oracle.Reef:
    """Draw a reef that is near to a bonus: full rows, tall stacks, a few algae."""
    reef = oracle.new_reef(random.choice(sorted(oracle.BOARDS)))
    for space in oracle.SPACES:
        limit = {"S": 1, "M": 2, "D": 3}[reef.depth(space)]
        height = random.choice([0, limit, limit, limit])
        if height:
            reef.stacks[space] = [
                oracle.Builder(random.choice(["boulder-coral", "finger-coral"]))
                for _ in range(height)
            ]
    reef.algae = set(random.sample(oracle.SPACES, random.choice([0, 0, 1, 3, 8, 20])))
    return reef


def test_every_part_of_the_score_is_what_the_rules_page_gives():
    random = chance("score")
    drawn = [
        *random_reefs(SCORED_REEFS, "score"),
        *(_built_up(random) for _ in range(SCORED_REEFS)),
    ]
    shown = survey.score(to_arrays(drawn), LOOKUPS)
    won = dict.fromkeys(PARTS, 0)
    for number, reef in enumerate(drawn):
        expected = oracle.score(reef)
        assert dict(zip(PARTS, shown[number].tolist(), strict=True)) == expected, number
        for part, points in expected.items():
            won[part] += points != 0
    assert all(count > SCORED_REEFS // 40 for part, count in won.items() if part != "resilience"), (
        won
    )


def _carriers(random: Random) -> oracle.Reef:
    """Draw a reef of few types with many tokens, near to the resilience bonus from both sides."""
    reef = oracle.new_reef("ramp")
    tokens = random.sample(POSITIVE, random.randint(3, len(POSITIVE)))
    each = random.choice([1, 1, 2, 3])
    for space in random.sample(oracle.SPACES, random.randint(3, 12)):
        carried = random.sample(tokens, min(random.randint(0, each), len(tokens)))
        bad = random.sample(["weaker", "fewer"], random.randint(0, 2))
        if "stronger" in carried:
            bad = [mark for mark in bad if mark != "weaker"]
        if "more" in carried:
            bad = [mark for mark in bad if mark != "fewer"]
        kind = random.choice(["finger-coral", "finger-coral", "soft-sponge"])
        reef.stacks[space] = [oracle.Builder(kind, frozenset([*carried, *bad]))]
    reef.algae = set(random.sample(oracle.SPACES, random.choice([0, 3])))
    return reef


def test_resilience_is_a_matching_tried_out_by_hand():
    """R13, R21: against a search of every assignment."""
    random = chance("resilience")
    drawn = [_carriers(random) for _ in range(SCORED_REEFS)]
    shown = survey.score(to_arrays(drawn), LOOKUPS)[:, 3]
    expected = [oracle.score(reef)["resilience"] for reef in drawn]
    assert shown.tolist() == expected
    assert SCORED_REEFS // 10 < sum(points > 0 for points in expected) < SCORED_REEFS * 9 // 10


def test_who_is_present_and_how_many():
    """R31: overgrown and built-over included, algae apart."""
    drawn = random_reefs(SCORED_REEFS, "score")
    counted = survey.abundance(to_arrays(drawn), LOOKUPS)
    names = (*LOOKUPS.builders[1:], *LOOKUPS.dwellers)
    for number, reef in enumerate(drawn):
        there = {n: c for n, c in zip(names, counted[number].tolist(), strict=True) if c}
        assert there == oracle.abundances(reef), number


@pytest.mark.parametrize("scoring", ["sum", "product"])
def test_points_over_all_rounds(scoring: str):
    """R27: a product counts a round as at least 1."""
    random = chance(scoring)
    options = msgspec.structs.replace(OPTIONS, scoring=scoring)
    for _ in range(200):
        rounds, seats = random.randint(1, 7), random.randint(1, 5)
        points = [[random.randint(-8, 60) for _ in range(seats)] for _ in range(rounds)]
        score = np.zeros((rounds + 1, seats, 6), np.int16)
        score[:rounds, :, 0] = points
        score[rounds] = 99
        total = survey.totals(score, rounds, options)
        expected = [
            oracle.game_score([by_seat[n] for by_seat in points], product=scoring == "product")
            for n in range(seats)
        ]
        assert total.tolist() == expected


def test_the_team_bonus_wants_every_seat_to_win_a_round():
    """R27: ties count for each of the tied."""
    random = chance("team")
    given = 0
    for _ in range(400):
        rounds, seats = random.randint(1, 7), random.randint(1, 5)
        points = [[random.randint(0, 4) for _ in range(seats)] for _ in range(rounds)]
        score = np.zeros((rounds, seats, 6), np.int16)
        score[:, :, 2] = points
        expected = oracle.team_bonus([[r[n] for r in points] for n in range(seats)])
        assert survey.team_bonus(score, rounds, 5).tolist() == [expected] * seats
        given += expected > 0
    assert 40 < given < 360


# The oracle itself: what is no comparison with the engine but tells other tests of damage.


def builder(text: str) -> oracle.Builder:
    kind, *tokens = text.split(" +")
    return oracle.Builder(kind, frozenset(tokens))


def reef(
    board: str, stacks: dict[tuple[int, int], str] | None = None, **rest: object
) -> oracle.Reef:
    """Set up a reef; a stack is written topmost first, ``"bivalve / soft-sponge +heat"``."""
    made = oracle.new_reef(board)
    for space, text in (stacks or {}).items():
        made.stacks[space] = [builder(part) for part in text.split(" / ")]
    for name, value in rest.items():
        setattr(made, name, value)
    return made
