"""Bots of Reef Survivor: what they know, choose and forget."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import (
    GAME,
    card_draws,
    growth,
    habitats,
    new_match,
    score_sums,
)
from reefkit.games.reef.bots import STYLES, decisions
from reefkit.games.reef.bots.fears import risk
from reefkit.games.reef.bots.mind import BotView
from reefkit.games.reef.card_draws import reefs_before
from reefkit.games.reef.content import Content, DisasterEffect, default
from reefkit.games.reef.ensemble import Ensemble
from reefkit.games.reef.pick import MOST_SCORE
from reefkit.games.reef.state import Array, Nursery, Reefs, State
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match import save
from reefkit.match.codec import checksum, to_plain
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.random import Luck, keys_from
from reefkit.match.table import MemoryTable
from tests.games.reef.as_arrays import LOOKUPS, random_reefs, to_arrays
from tests.playthroughs.record import decided_otherwise
from tests.support.effort import effort

CONTENT = default()
TYPES = len(LOOKUPS.builders)


def mind_of(reefs: Reefs, *, content: Content = CONTENT, round_: int = 2) -> BotView:
    lead = reefs.leading
    lookups = LOOKUPS if content is CONTENT else Lookups(content)
    same = (reefs.depth.reshape(-1, 1, 6, 5) == lookups.depth).all(axis=(-2, -1))
    board = same.argmax(axis=-1).reshape(lead)
    keys = np.arange(np.prod(lead, dtype=int), dtype=np.uint64).reshape(lead) * np.uint64(977)
    chosen = content.rules.options
    triangle = np.zeros((*lead, len(lookups.builders)), np.uint16)
    return BotView(
        reefs, board, triangle, round_, 4, content, chosen, lookups, Luck(keys, 1, round_, "x")
    )


# ---- Bots of Reef Survivor: within the rules, blind to what is hidden, each with a style.
# Bots: always within the rules, the same for one reef and for many, blind to what is hidden, and
# each with a style.

# ruff: noqa: S311 - people who choose by chance, not secrets


EVERY_STYLE = pytest.mark.parametrize("style", STYLES)


# -- within the rules --------------------------------------------------------------------------
def people_play(match: Match, seat: int, random: Random, *, let_bot_play: float) -> MemoryTable:
    """Let a person choose by chance, bots play the others, and sometimes a bot for the person."""
    table = MemoryTable(match)
    while not match.is_over:
        table.run()
        if match.is_over:
            break
        legal = match.rules.legal(match.state, seat)
        awaited = any(seat in one.seats for one in match.rules.awaited(match.state))
        if awaited and (not legal or random.random() < let_bot_play):
            table.let_bot_play(seat)
        else:
            ready = [one for one in legal if isinstance(one, Ready)]
            table.act(seat, ready[0] if ready and random.random() < 0.5 else random.choice(legal))
    return table


@EVERY_STYLE
@pytest.mark.parametrize("seed", range(effort(2, 16)))
def test_a_bot_is_never_refused_beside_people_who_play_anything(style: str, seed: int):
    """A choice that the rules refuse would raise; so would a bot that waits for ever."""
    random = Random(seed)
    switches = ("free_stacking", "standing_stacks", "printed_supply", "rescue", "mutated_triangle")
    options: dict[str, Any] = {name: random.random() < 0.5 for name in switches}
    options["predict"] = random.choice(["none", "first", "all"])
    seats = [
        SeatInfo("Ann"),
        *(SeatInfo(f"Bot {n}", bot=style) for n in range(random.randint(1, 3))),
    ]
    match = new_match(seats, seed=seed, options=options)
    table = people_play(match, 0, random, let_bot_play=0.3)
    authors = {entry.author for entry in match.entries}
    assert {"person", "bot", "teacher"} <= authors
    assert table.match.state.round == CONTENT.rules.options.rounds


# -- one reef, or any number of them -----------------------------------------------------------
def pick_one(mind: BotView, number: int) -> BotView:
    reefs = Reefs(*(getattr(mind.reefs, n)[number].copy() for n in mind.reefs.__struct_fields__))
    single = mind_of(reefs)
    single.board = mind.board[number]
    single.luck = Luck(mind.luck._key[number], 1, 2, "x")
    return single


def nursery_of(mind: BotView) -> Nursery:
    return growth.compact(growth.spawn(mind.reefs, mind.lookups, mind.options))


def answers(style: str, mind: BotView) -> Iterator[tuple[str, Array]]:
    """Ask a bot everything, where the same question can be put to one reef and to many."""
    bot, lead = STYLES[style], mind.reefs.leading
    types = np.broadcast_to(np.arange(TYPES) > 0, (*lead, TYPES))
    yield "board", bot.board(mind)
    for index in range(3):
        yield f"founder {index}", bot.founder(mind, index, types)
        yield f"take {index}", bot.take(mind, index, types)
        dwellers = np.ones((*lead, len(LOOKUPS.dwellers)), bool)
        yield f"recruit {index}", bot.recruit(mind, np.full(lead, 3), index, dwellers)
        pool = growth.mutation_pool(mind.reefs, mind.options).reshape(*lead, -1)
        yield f"mutate {index}", bot.mutate(mind, pool, index)
    for name in ("graze", "grow", "feed", "sacrifice", "dismiss"):
        yield name, getattr(bot, name)(mind)
    present = np.arange(TYPES) * np.ones((*lead, 1), int)
    yield "type", bot.sacrifice_type(mind, (present > 2) & (present < 7))
    for kind in range(1, TYPES):
        kinds = np.full(lead, kind, np.uint8)
        free, stacks = habitats.Ground(mind.reefs, LOOKUPS, mind.options).choices(kinds)
        genes = np.zeros(lead, np.uint16)
        yield f"settle {kind}", bot.settle(mind, free, stacks, kinds, genes, kind)


@EVERY_STYLE
def test_a_bot_answers_for_one_reef_as_for_many(style: str):
    count = effort(40, 300)
    reefs = to_arrays(random_reefs(count, "bots"))
    many = dict(answers(style, mind_of(reefs)))
    for number in range(count):
        for question, answer in answers(style, pick_one(mind_of(reefs), number)):
            assert np.array_equal(answer, many[question][number]), (number, question)


@EVERY_STYLE
def test_a_bot_answers_for_a_grid_of_reefs_as_for_a_row(style: str):
    row = to_arrays(random_reefs(60, "bots"))
    names = row.__struct_fields__
    grid = Reefs(*(getattr(row, n).reshape(5, 4, 3, *getattr(row, n).shape[1:]) for n in names))
    in_row = dict(answers(style, mind_of(row)))
    for question, answer in answers(style, mind_of(grid)):
        flat = np.asarray(answer).reshape(60, *np.shape(answer)[3:])
        assert np.array_equal(flat, in_row[question]), question


@EVERY_STYLE
def test_a_bot_chooses_what_it_may_and_scores_within_bounds(style: str):
    mind = mind_of(to_arrays(random_reefs(400, "bounds")))
    pool = growth.mutation_pool(mind.reefs, mind.options).reshape(400, -1)
    asked = dict(answers(style, mind))
    for name, answer in asked.items():
        if name in {"graze", "grow", "feed", "sacrifice", "dismiss"}:
            assert answer.dtype == np.int32, name
            assert np.abs(answer).max() <= MOST_SCORE // 4, name
    assert ((asked["board"] >= 0) & (asked["board"] < len(LOOKUPS.boards))).all()
    assert ((asked["type"] > 2) & (asked["type"] < 7)).all()
    there = pool.any(axis=-1)
    assert pool[there, asked["mutate 0"][there]].all()
    for kind in range(1, TYPES):
        free = habitats.settling_pool(
            mind.reefs, np.full(400, kind, np.uint8), LOOKUPS, mind.options
        )
        chosen, some = asked[f"settle {kind}"], free.any(axis=-1)
        assert free[some, chosen[some]].all(), LOOKUPS.builders[kind]


@EVERY_STYLE
def test_what_a_bot_may_not_take_it_does_not_take(style: str):
    mind = mind_of(to_arrays(random_reefs(300, "few")))
    for kind in range(1, TYPES):
        only = np.broadcast_to(np.arange(TYPES) == kind, (300, TYPES))
        for index in range(2):
            assert (STYLES[style].take(mind, index, only) == kind).all()
            assert (STYLES[style].founder(mind, index, only) == kind).all()


# -- what a bot does not see -------------------------------------------------------------------
class Watched:
    """A bot that shows every mind to a watcher before it chooses."""

    def __init__(self, style: str, watch: Callable[[BotView], None]) -> None:
        self._bot, self._watch = STYLES[style], watch

    def __getattr__(self, name: str) -> Callable[..., object]:
        method = getattr(self._bot, name)

        def shown(mind: BotView, *given: object) -> object:
            answer = method(mind, *given)
            self._watch(mind)
            return answer

        return shown


def seats_of(styles: Sequence[str]) -> list[SeatInfo]:
    return [SeatInfo(f"Bot {n}", bot=style) for n, style in enumerate(styles)]


def test_a_bot_holds_neither_the_key_nor_other_seats_nor_the_state(monkeypatch: pytest.MonkeyPatch):
    seen: list[BotView] = []
    monkeypatch.setitem(STYLES, "builder", Watched("builder", seen.append))
    match = new_match(seats_of(["builder"] * 3), seed=5, options={"rounds": 2})
    MemoryTable(match).run()
    assert match.is_over
    key = int(match.setup.key, 16)
    assert len(seen) > 20
    for mind in seen:
        assert {f.name for f in fields(mind)} == {
            *(
                "reefs",
                "taste",
                "board",
                "triangle",
                "round",
                "rounds",
                "content",
                "options",
                "lookups",
                "luck",
            )
        }
        assert mind.reefs.kind.size == 90, "one reef, its own"
        assert not isinstance(mind.content, State | Match)
        shown = {name for name in dir(mind.luck) if not name.startswith("_")}
        assert shown == {"fan", "flat", "prefetch", "words"}
        assert key not in mind.luck.fan("anything", 50).ravel().tolist()


def test_a_bot_that_spoils_its_view_spoils_no_match(monkeypatch: pytest.MonkeyPatch):
    spoiled = []

    def spoil(mind: BotView) -> None:
        spoiled.append(mind)
        for name in ("kind", "genes", "alga", "dwellers", "depth"):
            getattr(mind.reefs, name)[...] = 0

    monkeypatch.setitem(STYLES, "vandal", Watched("builder", spoil))
    match = new_match(seats_of(["builder"] * 2), seed=8)
    table, phases_seen = MemoryTable(match), set()
    while not match.is_over:
        state = match.state
        before = checksum(state)
        for awaited in match.rules.awaited(state):
            seat = awaited.seats[0]
            match.rules.decide(
                match.rules.view(state, seat), seat, "vandal", match.luck(seat, state)
            )
        assert checksum(state) == before
        phases_seen.add(state.phase)
        table.tick()
    assert len(spoiled) > 50
    assert phases_seen >= {
        "founding",
        "dwellers",
        "algae",
        "mutations",
        "settlement",
        "catastrophe",
    }


@EVERY_STYLE
def test_what_is_hidden_changes_no_choice(style: str):
    """Canaries: other seats' predictions and notes may be anything; the bot chooses the same."""
    match = new_match(
        [SeatInfo("Ann"), SeatInfo("Bot", bot=style)], seed=3, options={"predict": "all"}
    )
    table, random, tried = MemoryTable(match), Random(3), 0
    while not match.is_over:
        state = match.state
        planted = msgspec.structs.replace(state, notes=[["canary"] * 4, state.notes[1]])
        planted.turn = msgspec.structs.replace(
            state.turn, predictions=[np.ones((6, 5, 3), bool), state.turn.predictions[1]]
        )
        if any(1 in one.seats for one in match.rules.awaited(state)):
            choice, blind = (
                match.rules.decide(match.rules.view(one, 1), 1, style, match.luck(1, state))
                for one in (state, planted)
            )
            assert choice == blind
            tried += 1
        if not table.tick():
            table.act(0, random.choice(match.rules.legal(state, 0)))
    assert tried > 20


# Chance, style and fear: what sets one bot apart from another.


# -- chance ------------------------------------------------------------------------------------
def surprise(counted: Array) -> float:
    expected, freedom = counted.mean(), counted.size - 1
    return float((((counted - expected) ** 2 / expected).sum() - freedom) / np.sqrt(2 * freedom))


def test_a_newcomers_choices_are_even_and_independent_of_each_other():
    """A draw that forgets its seat or its index repeats itself."""
    state = Ensemble(keys_from(0, 2_000), ["newcomer"] * 2, CONTENT, CONTENT.rules.options).play()
    pairs = state.boards[:, 0].astype(int) * 5 + state.boards[:, 1]
    assert surprise(np.bincount(pairs, minlength=25)) < 4
    mind = mind_of(to_arrays(random_reefs(1, "even") * 4_000))
    types = np.broadcast_to(np.arange(TYPES) > 0, (4_000, TYPES))
    one, other = (STYLES["newcomer"].founder(mind, index, types) - 1 for index in (0, 1))
    assert surprise(np.bincount(one * 11 + other, minlength=121)) < 4


def test_a_newcomers_algae_grow_anywhere_alike():
    reefs = to_arrays(random_reefs(1, "even") * 6_000)
    reefs.alga[...], reefs.kind[...] = False, 0
    grown = decisions.algae_growth(STYLES["newcomer"], mind_of(reefs), np.full(6_000, 5))
    assert (grown.sum(axis=-1) == 5).all()
    assert surprise(grown.sum(axis=0)) < 4


# -- styles ------------------------------------------------------------------------------------
def played(styles: Sequence[str], tables: int, first: int = 0, content: Content = CONTENT) -> State:
    return Ensemble(keys_from(first, tables), styles, content, content.rules.options).play()


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("strategist", "newcomer", 0.9),
        ("diversity-seeker", "newcomer", 0.9),
        ("builder", "newcomer", 0.9),
        ("specialist", "newcomer", 0.75),
        ("strategist", "diversity-seeker", 0.6),
        ("strategist", "builder", 0.6),
        ("strategist", "specialist", 0.7),
    ],
)
def test_the_order_of_the_league(better: str, worse: str, share: float):
    """A coarse copy of the table in docs/reference/bots.md, four standard errors and more below it."""
    count = effort(600, 4_000)
    points = played([better, worse, better, worse], count).score.sum(axis=(1, 3))
    won = points[:, ::2].max(axis=1) > points[:, 1::2].max(axis=1)
    assert won.mean() > share


def founders(style: str) -> Array:
    """Count the founders of each type: int (reefs, types)."""
    ensemble = Ensemble(keys_from(0, 200), [style] * 4, CONTENT, CONTENT.rules.options)
    found: list[Array] = []

    def keep(phase: str) -> None:
        if phase == "founding":
            kind = ensemble.state.reefs.kind.reshape(800, -1)
            found.append(np.stack([(kind == k).sum(axis=-1) for k in range(1, TYPES)], axis=-1))

    ensemble.step = keep
    ensemble.play()
    return found[0]


def test_each_style_founds_in_its_way():
    assert ((founders("diversity-seeker") > 0).sum(axis=-1) == 5).all()
    assert ((founders("specialist") > 0).sum(axis=-1) <= 2).all()
    recruiting = np.array([LOOKUPS.having["recruiter"] >> k & 1 for k in range(1, TYPES)])
    assert ((founders("specialist") * recruiting).sum(axis=-1) == 5).all()


def test_each_style_gets_what_it_wants():
    types = len(LOOKUPS.builders) - 1
    last = {s: played([s] * 4, effort(300, 1_500)).abundance[:, -1] for s in STYLES}
    many = {s: one[..., :types].sum(axis=-1).mean() for s, one in last.items()}
    kinds = {s: (one[..., :types] > 0).sum(axis=-1).mean() for s, one in last.items()}
    urchins = {s: one[..., types + LOOKUPS.dweller["urchin"]].max() for s, one in last.items()}
    assert many["builder"] > max(many["specialist"], many["diversity-seeker"], many["newcomer"])
    assert kinds["diversity-seeker"] > max(kinds["specialist"], kinds["newcomer"]) + 1
    assert kinds["specialist"] < min(kinds[s] for s in STYLES if s != "specialist")
    tolerated = CONTENT.rules.numbers.juvenile_eaters_tolerated
    assert max(urchins[s] for s in STYLES if s != "newcomer") <= tolerated


def test_the_juveniles_of_the_triangle_are_of_a_type_that_is_lacking():
    mind = mind_of(to_arrays(random_reefs(300, "take")))
    types = np.broadcast_to(np.arange(TYPES) > 0, (300, TYPES))
    there = np.stack([(mind.reefs.kind == k).any(axis=(1, 2, 3)) for k in range(TYPES)], axis=-1)
    there[:, 0] = True
    lacks_two = (~there).sum(axis=-1) >= 2
    one, other = (STYLES["diversity-seeker"].take(mind, index, types) for index in (0, 1))
    reef = np.arange(300)
    assert lacks_two.sum() > 50
    assert not there[reef, one][lacks_two].any()
    assert not there[reef, other][lacks_two].any()
    assert (one != other)[lacks_two].all()


# -- what bots fear ----------------------------------------------------------------------------
def with_card(*effects: DisasterEffect) -> Content:
    cards = {name: msgspec.structs.replace(c, effects=effects) for name, c in CONTENT.cards.items()}
    return msgspec.structs.replace(CONTENT, cards=cards)


def danger(board: str, builder: str, card: str) -> Array:
    """Return the danger of a type on each space (row, column) when only one card is in the deck."""
    options = msgspec.structs.replace(CONTENT.rules.options, rounds=1, cards=(card,))
    ahead, _ = risk(LOOKUPS, options)
    return ahead[1, LOOKUPS.boards.index(board), LOOKUPS.kind[builder]].reshape(6, 5)


def test_the_danger_of_a_card_is_what_its_row_in_the_rules_says():
    ramp = LOOKUPS.depth[LOOKUPS.boards.index("ramp")]
    shallow, deep = ramp == 0, ramp == 2
    assert np.array_equal(danger("ramp", "finger-coral", "gale-force-winds"), shallow * 1.0)
    assert not danger("ramp", "boulder-coral", "gale-force-winds").any()
    atoll = LOOKUPS.depth[LOOKUPS.boards.index("atoll")] == 0
    assert np.array_equal(danger("atoll", "boulder-coral", "gale-force-winds"), atoll * 1.0)
    assert np.array_equal(danger("ramp", "finger-coral", "heatwave"), shallow * 0.5)
    assert np.array_equal(danger("ramp", "finger-coral", "deep-freeze"), deep * 0.5)
    assert not danger("ramp", "soft-sponge", "deep-freeze").any()
    assert np.allclose(danger("ramp", "soft-sponge", "invasive-species"), 1 / 6)
    assert not danger("ramp", "finger-coral", "invasive-species").any()
    assert not danger("ramp", "finger-coral", "calm-seas").any()


@pytest.mark.parametrize("style", ["builder", "specialist", "diversity-seeker", "strategist"])
@pytest.mark.parametrize("water", "SMD")
def test_a_teachers_own_cards_change_where_bots_settle(style: str, water: str):
    reefs = to_arrays(random_reefs(400, "fear"))
    kinds = np.full(400, LOOKUPS.kind["finger-coral"], np.uint8)
    depth, number = reefs.depth.reshape(400, 30), "SMD".index(water)
    empty = reefs.empty.reshape(400, 30)
    choice = (empty & (depth == number)).any(axis=-1) & (empty & (depth != number)).any(axis=-1)
    assert choice.sum() > 50
    shares = []
    for do in ((DisasterEffect(do="kill", depths=(water,)),), ()):
        mind = mind_of(reefs, content=with_card(*do))
        free, stacks = habitats.Ground(reefs, LOOKUPS, mind.options).choices(kinds)
        space = STYLES[style].settle(mind, free, stacks, kinds, np.zeros(400, np.uint16), 0)
        shares.append((depth[np.arange(400), space] == number)[choice].mean())
    feared, calm = shares
    assert feared <= calm / 2
    assert feared < 0.25


def test_algae_are_eaten_over_builders_first_and_grow_where_least_is_lost():
    reefs = to_arrays(random_reefs(300, "algae"))
    for style in ("builder", "specialist", "diversity-seeker", "strategist"):
        mind = mind_of(reefs)
        over = (reefs.alga & (reefs.kind[..., 0] != 0)).reshape(300, 30)
        eaten = decisions.grazing(STYLES[style], mind, over.sum(axis=-1))
        assert (eaten == over).mean() > 0.95, style


# Seats that nobody sits at: bots decide for all of them, under every option.

OPTIONS: dict[str, dict[str, object]] = {
    "as it is": {},
    "every prediction": {"predict": "all"},
    "hands-on": {"hands_on": True, "predict": "all"},
    "hands-on with standing stacks": {"hands_on": True, "standing_stacks": True},
    "gates": {"gates": True, "predict": "all"},
    "hands-on with gates": {"hands_on": True, "gates": True},
    "printed supply": {"printed_supply": True, "reshuffle_each_draw": True},
    "mutations": {"mutated_triangle": True, "mutate_on_collection": True},
    "free stacking": {"free_stacking": True, "rescue": True, "team_bonus": True},
    "a clock": {"clock": 60, "scoring": "product", "plot_first": "always"},
    "two topics": {"topics": ["storms", "climate"], "rounds": 5},
}


def left_alone(seats: int = 4, seed: int = 1, **options: object) -> Match:
    """Play a match whose people have all gone away; only gates are opened."""
    infos = [SeatInfo(f"P{number}") for number in range(seats)]
    match = new_match(infos, seed=seed, options={"rounds": 2, **options})
    table = MemoryTable(match)
    for seat in range(seats):
        table.set_away(seat)
    while not match.is_over:
        before = match.position
        table.run()
        if table.gate is not None:
            table.onward()
        assert match.position > before, "nobody moves any more"
    return match


@pytest.mark.parametrize("name", OPTIONS)
def test_four_seats_that_are_away_play_a_whole_match(name: str):
    match = left_alone(seed=len(name), **OPTIONS[name])
    authors = {entry.author for entry in match.entries}
    assert authors == ({"bot", "teacher"} if match.rules.options.gates else {"bot"})  # type: ignore[attr-defined]
    assert {entry.seat for entry in match.entries} - {None} == {0, 1, 2, 3}
    done = {str(entry.action["do"]) for entry in match.entries}
    assert {"found", "mutate", "settle", "ready"} <= done or "submit" in done


def test_predictions_and_books_are_made_for_them_too():
    match = left_alone(seed=3, hands_on=True, predict="all")
    for seat in range(4):
        done = {str(e.action["do"]) for e in match.entries if e.seat == seat}
        assert {"submit", "predict", "mutate"} <= done


def test_who_comes_back_decides_again():
    match = new_match([SeatInfo("Ana"), SeatInfo("Bo")], seed=5, options={"rounds": 2})
    table = MemoryTable(match)
    table.set_away(0)
    table.set_away(1)
    while match.state.round < 2:
        assert table.tick()
    table.set_away(0, away=False)
    table.run()
    assert {seat for each in table.view(0).awaited for seat in each.seats} == {0}
    position = table.position
    table.act(0, table.rules.legal(match.state, 0)[0])
    assert match.entries[position].author == "person"


# What a page explains of a match, from a seat's copy of it as from the match itself.


def copy_of(match: Match, seat: int) -> MemoryTable:
    return MemoryTable(save.parse(save.seat_copy(match, seat), {GAME.id: GAME}))


@pytest.mark.parametrize("options", [{}, {"gates": True}, {"hands_on": True, "predict": "all"}])
def test_a_copy_explains_cards_and_scores_as_the_match_does(options: dict[str, object]):
    match = left_alone(3, seed=4, **options)
    table, copy = MemoryTable(match), copy_of(match, 1)
    assert card_draws.drawn(copy) == card_draws.drawn(table)
    for card in card_draws.drawn(table):
        there, here = (reefs_before(each, card) for each in (table, copy))
        assert to_plain(here) == to_plain(there)
    for round_ in (1, 2):
        for seat in range(3):
            assert score_sums.score_of(copy, 1, round_, seat) == score_sums.score_of(
                table, 1, round_, seat
            )


def test_bots_that_are_asked_again_decide_as_they_did():
    assert decided_otherwise("reef") == []
