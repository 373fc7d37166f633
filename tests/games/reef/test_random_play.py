"""Whole matches played at random: what must hold after every single action.

People choose any legal action, bots decide now and then, choices are taken back, and nonsense is
tried. After each action the events' ledger and the table agree, reefs are lawful, dwellers are
supported, no card is lost, and at each survey the oracle counts the score again.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from reefkit.ecology import first_appearance, last_appearance
from reefkit.games.reef import cards, new_match
from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import Content, default
from reefkit.games.reef.state import TRADED, TRIANGLE, State, stock
from reefkit.match.codec import checksum
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Event, Ready, SeatInfo, Undo
from tests.games.reef import oracle
from tests.games.reef.as_arrays import chance, to_reef
from tests.games.reef.ledger import Ledger
from tests.support.effort import effort

SWITCHES = (
    "printed_supply",
    "mutated_triangle",
    "mutate_on_collection",
    "free_stacking",
    "standing_stacks",
    "reshuffle_each_draw",
    "rescue",
)
PARTS = ("population", "algae", "diversity", "resilience", "three_d", "coastal")


def _scarce(content: Content) -> Content:
    """Print so few pieces that the box runs out."""
    replace = msgspec.structs.replace
    tokens = {name: replace(t, printed=2) for name, t in content.mutations.token.items()}
    numbers = replace(content.rules.numbers, fleshy_algae_printed=18)
    return replace(
        content,
        organisms={name: replace(o, printed=9) for name, o in content.organisms.items()},
        dwellers={name: replace(d, printed=3) for name, d in content.dwellers.items()},
        mutations=replace(content.mutations, token=tokens),
        rules=replace(content.rules, numbers=numbers),
    )


class RandomPlay(RuleBasedStateMachine):
    """A match of people who play anything that is legal."""

    @initialize(
        seed=st.integers(0, 2**32),
        seats=st.integers(1, 4),
        switches=st.sets(st.sampled_from(SWITCHES)),
        predict=st.sampled_from(["none", "first", "all"]),
    )
    def begin(self, seed: int, seats: int, switches: set[str], predict: str):
        content = _scarce(default()) if "printed_supply" in switches else default()
        options: dict[str, Any] = {name: name in switches for name in SWITCHES}
        people = [SeatInfo(f"Seat {n + 1}") for n in range(seats)]
        self.match = new_match(
            people,
            seed=seed,
            options={**options, "predict": predict, "rounds": 5},
            content=content,
        )
        self.lookups = self.match.rules.lookups
        self.ledger = self._new_ledger()
        self.cards = cards.in_force(content, self.match.rules.options, self.lookups).astype(int)

    def _new_ledger(self) -> Ledger:
        ledger = Ledger(len(self.match.setup.seats))
        ledger.names = [seat.name for seat in self.match.setup.seats]
        return ledger

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # -- what happens --------------------------------------------------------------------------

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=st.integers(0, 2**32), count=st.integers(1, 40))
    def people_play(self, seed: int, count: int):
        random = chance(str(seed))
        for _ in range(count):
            if self.match.is_over:
                return
            seat = random.choice(self._awaited())
            choices = self.match.rules.legal(self.state, seat)
            if Ready() in choices and len(choices) > 1 and random.random() < 0.2:
                choices = [Ready()]
            self._act(seat, random.choice(choices))

    @precondition(lambda self: not self.match.is_over)
    @rule(style=st.sampled_from(sorted(STYLES)), count=st.integers(1, 30))
    def bots_stand_in(self, style: str, count: int):
        """R25: a bot decides for a seat that is away."""
        for _ in range(count):
            if self.match.is_over:
                return
            seat = self._awaited()[0]
            rules, luck = self.match.rules, self.match.luck(seat, self.state)
            self._act(seat, rules.decide(rules.view(self.state, seat), seat, style, luck))

    @rule(seat=st.integers(0, 3))
    def somebody_takes_back(self, seat: int):
        if seat >= len(self.match.setup.seats):
            return
        before = checksum(self.state)
        try:
            self.match.act(seat, Undo())
        except Rejection:
            assert checksum(self.state) == before
            return
        self.ledger = self._new_ledger()
        self.ledger.post(self.match.events())
        self._check()

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 2**32))
    def somebody_tries_what_was_legal_before(self, seat: int, seed: int):
        """An old choice again: it is either allowed, or refused and nothing changes."""
        if seat >= len(self.match.setup.seats) or not self.match.entries:
            return
        action = chance(str(seed)).choice(self.match.entries).action
        if action["do"] == "undo":
            return
        before = checksum(self.state)
        try:
            self.match.propose(seat, dict(action))
        except Rejection:
            assert checksum(self.state) == before
            return
        self._act(seat, dict(action))

    def _awaited(self) -> list[int]:
        return sorted({s for one in self.match.rules.awaited(self.state) for s in one.seats})

    def _act(self, seat: int, action: Action | dict[str, Any]) -> None:
        before = self.state
        told = self.match.act(seat, action)
        self.ledger.post(told)
        self._check()
        self._check_returns(before, told)
        if self.match.rules.is_survey(before, self.state):
            self._check_survey()

    # -- what must hold ------------------------------------------------------------------------

    def _check(self) -> None:
        self.ledger.check(self.state, self.lookups)
        self._check_reefs()
        self._check_cards()
        if self.match.rules.options.printed_supply:
            self._check_supply()

    def _check_reefs(self) -> None:
        """Depths, stacks, tokens and algae are lawful; dwellers are supported (R18)."""
        state, turn = self.state, self.state.turn
        assert turn is not None
        for seat in range(len(self.match.setup.seats)):
            reef = to_reef(state.reefs[seat])
            over = oracle.overflow(reef)
            dwellers, reef.dwellers = reef.dwellers, {}
            standing = self.match.rules.options.standing_stacks
            assert oracle.illegal(reef, standing_stacks=standing) == []
            assert min(dwellers.values()) >= 0
            midway = state.phase == "algae" and turn.due[seat]
            midway = midway or (state.phase == "catastrophe" and turn.step == "effect")
            if not midway:
                assert over == turn.dismiss[seat], (state.phase, turn.step)

    def _check_cards(self) -> None:
        """Every card is in a deck, among the discards, in hand or set aside."""
        turn = self.state.turn
        assert turn is not None
        held = self.state.deck.astype(int) + self.state.discard
        for card in {turn.card, turn.setting_aside} - {-1}:
            held[card] += 1
        assert (held == self.cards).all()

    def _check_supply(self) -> None:
        """R1: no more pieces are in play than were printed; one of each is in the Triangle."""
        left = stock(self.state, self.lookups)
        content, state = self.match.rules.content, self.state
        for number, organism in enumerate(content.organisms.values(), 1):
            used = (state.reefs.kind == number).sum() + (state.nursery.kind == number).sum()
            assert used + 1 + left.builders[number] == organism.printed
        for number, dweller in enumerate(content.dwellers.values()):
            assert state.reefs.dwellers[:, number].sum() + 1 <= dweller.printed
        for number, token in enumerate(content.mutations.token.values()):
            genes = (state.reefs.genes, state.nursery.genes, state.triangle)
            marked = sum(int(((g >> number) & 1).sum()) for g in genes)
            assert marked <= token.printed, (self.lookups.tokens[number], marked)
        assert state.reefs.alga.sum() <= content.rules.numbers.fleshy_algae_printed

    def _check_returns(self, before: State, told: list[Event]) -> None:
        """A type that was not on a reef comes by founding, a juvenile, a rescue or invasion only.

        And a juvenile of a seat's own has a parent there.
        """
        names, state = self.lookups.builders, self.state
        takes = [e.what.values["organism"].id for e in told if e.what.id == "triangle-taken"]
        for seat, booked in enumerate(self.ledger.seats):
            was = {names[k] for k in np.unique(before.reefs.kind[seat])}
            now = {names[k] for k in np.unique(state.reefs.kind[seat])}
            assert now - was <= booked.came
            own = (state.nursery.kind[seat] != 0) & (state.nursery.origin[seat] < TRIANGLE)
            fresh = {names[k] for k in np.unique(state.nursery.kind[seat][own])}
            if (before.nursery.kind[seat] == 0).all():
                assert fresh <= now
        for origin in (TRIANGLE, TRADED):
            came = self._nursery_of(state, origin) - self._nursery_of(before, origin)
            if origin == TRIANGLE:
                assert {f"organism-{name}" for name in came} <= set(takes)
            elif came:
                assert any(e.what.id == "offer-accepted" for e in told)

    def _nursery_of(self, state: State, origin: int) -> set[str]:
        there = (state.nursery.kind != 0) & (state.nursery.origin == origin)
        return {self.lookups.builders[k] for k in np.unique(state.nursery.kind[there])}

    def _check_survey(self) -> None:
        """The oracle counts the score and who is present once more."""
        state, round_ = self.state, self.state.round - 1
        names = (*self.lookups.builders[1:], *self.lookups.dwellers)
        for seat in range(len(self.match.setup.seats)):
            reef = to_reef(state.reefs[seat])
            points = dict(zip(PARTS, state.score[round_, seat].tolist(), strict=True))
            assert points == oracle.score(reef)
            there = zip(names, state.abundance[round_, seat].tolist(), strict=True)
            assert {n: c for n, c in there if c} == oracle.abundances(reef)
            assert state.algae[round_, seat] == len(reef.algae)
        presence = state.abundance[: state.round].swapaxes(0, 1) > 0
        first, last = first_appearance(presence), last_appearance(presence)
        assert (first <= last).all()
        assert ((first == -1) == ~presence.any(axis=1)).all()


TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = settings(
    max_examples=effort(6, 600),
    stateful_step_count=effort(40, 80),
    # Seeds do not shrink to anything simpler, and trying takes minutes.
    phases=[phase for phase in Phase if phase not in {Phase.shrink, Phase.explain}],
)
