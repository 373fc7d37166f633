"""Bots: always within the rules, the same for one reef and for many, blind to what is hidden, and each with a style."""

# ruff: noqa: S311 - people who choose by chance, not secrets

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import growth, new_match
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.bots.styles import Mind
from reefkit.games.reef.state import MOST_SCORE, Array, Nursery, Reefs, State
from reefkit.match.codec import checksum
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.random import Luck
from reefkit.match.table import MemoryTable
from tests.games.reef.as_arrays import LOOKUPS, random_reefs, to_arrays
from tests.games.reef.minds import CONTENT, TYPES, mind_of
from tests.support.effort import effort

EVERY_STYLE = pytest.mark.parametrize("style", STYLES)


# -- within the rules --------------------------------------------------------------------------


def people_play(match: Match, seat: int, random: Random, *, stand_in: float) -> MemoryTable:
    """Let a person choose by chance, bots play the others, and sometimes a bot for the person."""
    table = MemoryTable(match)
    while not match.is_over:
        table.run()
        if match.is_over:
            break
        legal = match.rules.legal(match.state, seat)
        awaited = any(seat in one.seats for one in match.rules.awaited(match.state))
        if awaited and (not legal or random.random() < stand_in):
            table.stand_in(seat)
        else:
            ready = [one for one in legal if isinstance(one, Ready)]
            table.act(seat, ready[0] if ready and random.random() < 0.5 else random.choice(legal))
    return table


@EVERY_STYLE
@pytest.mark.parametrize("seed", range(effort(2, 60)))
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
    table = people_play(match, 0, random, stand_in=0.3)
    authors = {entry.author for entry in match.entries}
    assert {"person", "bot", "teacher"} <= authors
    assert table.match.state.round == CONTENT.rules.options.rounds


# -- one reef, or any number of them -----------------------------------------------------------


def pick_one(mind: Mind, number: int) -> Mind:
    reefs = Reefs(*(getattr(mind.reefs, n)[number].copy() for n in mind.reefs.__struct_fields__))
    single = mind_of(reefs)
    single.board = mind.board[number]
    single.luck = Luck(mind.luck._key[number], 1, 2, "x")
    return single


def nursery_of(mind: Mind) -> Nursery:
    return growth.compact(growth.spawn(mind.reefs, mind.lookups, mind.options))


def answers(style: str, mind: Mind) -> Iterator[tuple[str, Array]]:
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
        pool = growth.settling_pool(mind.reefs, kinds, LOOKUPS, mind.options)
        yield f"settle {kind}", bot.settle(mind, pool, kinds, np.zeros(lead, np.uint16), kind)


@EVERY_STYLE
def test_a_bot_answers_for_one_reef_as_for_many(style: str):
    count = effort(40, 1_000)
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
        free = growth.settling_pool(mind.reefs, np.full(400, kind, np.uint8), LOOKUPS, mind.options)
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

    def __init__(self, style: str, watch: Callable[[Mind], None]) -> None:
        self._bot, self._watch = STYLES[style], watch

    def __getattr__(self, name: str) -> Callable[..., object]:
        method = getattr(self._bot, name)

        def shown(mind: Mind, *given: object) -> object:
            answer = method(mind, *given)
            self._watch(mind)
            return answer

        return shown


def seats_of(styles: Sequence[str]) -> list[SeatInfo]:
    return [SeatInfo(f"Bot {n}", bot=style) for n, style in enumerate(styles)]


def test_a_bot_holds_neither_the_key_nor_other_seats_nor_the_state(monkeypatch: pytest.MonkeyPatch):
    seen: list[Mind] = []
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

    def spoil(mind: Mind) -> None:
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
