"""What holds of every match of Reef Survivor, whatever is played."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec.structs import replace

from reefkit.ecology import first_appearance, last_appearance
from reefkit.games.reef import (
    GAME,
    after_card,
    card_draws,
    content,
    decks,
    new_match,
)
from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import Content, default
from reefkit.games.reef.flow import ROUND
from reefkit.games.reef.state import TRADED, TRIANGLE, State, stock
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match import save
from reefkit.match.codec import checksum, to_plain
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Action, Event, Onward, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.reef import oracle
from tests.games.reef.as_arrays import chance, to_reef
from tests.playthroughs import record
from tests.playthroughs.transcript import Playthrough, parse, write
from tests.support.effort import effort

COLUMNS = range(1, 6)
BUILDERS_CAME = {"founder-placed", "settled", "stacked", "rescued"}
BUILDERS_WENT = {"builder-died", "builder-ousted", "built-over-cleared"}
ALGAE_CAME = {"alga-grew", "alga-overgrew", "alga-came", "alga-came-over"}
ALGAE_WENT = {"alga-eaten", "alga-eaten-over", "alga-went", "alga-went-over", "rescued"}


class LedgerError(AssertionError):
    """An event that cannot be: it takes what is not there, or brings an alga to an alga."""


class Seat:
    """What one seat has, by the events."""

    def __init__(self) -> None:
        self.builders: Counter[tuple[int, int, str]] = Counter()
        self.algae: set[tuple[int, int]] = set()
        self.dwellers: Counter[str] = Counter()
        self.juveniles = 0
        self.came: set[str] = set()
        """Builder types that came since `Ledger.post` was last called."""


class Ledger:
    """What every seat has, by the events told so far."""

    def __init__(self, seats: int) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.names: list[str] = []

    def post(self, events: Iterable[Event]) -> None:
        for seat in self.seats:
            seat.came = set()
        for event in events:
            if event.seat is not None:
                self._book(self.seats[event.seat], event.what.id, event.what.values)

    def _book(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ == "board-chosen":
            seat.builders.clear()
        self._book_builders(seat, id_, values)
        self._book_algae(seat, id_, values)
        if id_ == "dweller-recruited":
            seat.dwellers[_name(values)] += values["count"]
        if id_ == "dweller-left":
            _take(seat.dwellers, _name(values), values["count"])
        self._book_juveniles(seat, id_, values)

    def _book_builders(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ in BUILDERS_CAME:
            seat.builders[values["row"], values["column"], _name(values)] += 1
            seat.came.add(_name(values))
        if id_ in BUILDERS_WENT:
            _take(seat.builders, (values["row"], values["column"], _name(values)), 1)
        if id_ == "builders-invaded":
            for column in COLUMNS[: values["count"]]:
                seat.builders[values["row"], column, _name(values)] += 1
                seat.came.add(_name(values))

    def _book_algae(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        space = (values.get("row", 0), values.get("column", 0))
        if id_ in ALGAE_WENT:
            if space not in seat.algae:
                raise LedgerError(id_, space)
            seat.algae.remove(space)
        if id_ in ALGAE_CAME:
            if space in seat.algae:
                raise LedgerError(id_, space)
            seat.algae.add(space)

    def _book_juveniles(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ in {"spawned", "triangle-taken"}:
            seat.juveniles += values["count"]
        if id_ in {"juveniles-eaten", "juveniles-died"}:
            seat.juveniles -= values["count"]
        if id_ in {"settled", "stacked"}:
            seat.juveniles -= 1
        if id_ == "offer-accepted":
            maker = self.seats[self.names.index(values["other"])]
            given, wanted = _juveniles(values["give"]), _juveniles(values["want"])
            maker.juveniles += wanted - given
            seat.juveniles += given - wanted

    # -- against the table ---------------------------------------------------------------------

    def check(self, state: State, lookups: Lookups) -> None:
        """Hold the ledger against the table.

        Raises
        ------
        LedgerError
            When something stands that did not come, or is gone that did not go.
        """
        for number, seat in enumerate(self.seats):
            standing: Counter[tuple[int, int, str]] = Counter()
            kinds = state.reefs.kind[number].copy()
            if state.turn is not None:
                kinds[state.turn.doomed[number]] = 0  # told, and removed with the last of them
            for row, column, level in np.argwhere(kinds):
                name = lookups.builders[kinds[row, column, level]]
                standing[int(row) + 1, int(column) + 1, name] += 1
            algae = {(int(r) + 1, int(c) + 1) for r, c in np.argwhere(state.reefs.alga[number])}
            there = zip(lookups.dwellers, state.reefs.dwellers[number].tolist(), strict=True)
            pairs: list[tuple[str, object, object]] = [
                ("builders", standing, +seat.builders),
                ("algae", algae, seat.algae),
                ("dwellers", {n: c for n, c in there if c}, dict(+seat.dwellers)),
                ("juveniles", int((state.nursery.kind[number] != 0).sum()), seat.juveniles),
            ]
            for what, shown, booked in pairs:
                if shown != booked:
                    raise LedgerError(number, what, shown, booked)


def _name(values: dict[str, Any]) -> str:
    name: str = values["organism"].id
    return name.removeprefix("organism-")


def _take(counter: Counter[Any], what: object, count: int) -> None:
    if counter[what] < count:
        raise LedgerError(what, counter[what], count)
    counter[what] -= count


def _juveniles(listed: list[Any]) -> int:
    return sum(one.id.startswith("organism-") for one in listed)


# ---- Whole matches of Reef Survivor: random, recorded, and of a class with gates.
# Whole matches played at random: what must hold after every single action.
#
# People choose any legal action, bots decide now and then, choices are taken back, and nonsense is
# tried. After each action the events' ledger and the table agree, reefs are lawful, dwellers are
# supported, no card is lost, and at each survey the oracle counts the score again.

SWITCHES = (
    "printed_supply",
    "mutated_triangle",
    "mutate_on_collection",
    "mutate_at_spawning",
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
            people, seed=seed, options={**options, "predict": predict, "rounds": 5}, content=content
        )
        self.lookups = self.match.rules.lookups
        self.ledger = self._new_ledger()
        self.cards = decks.in_force(content, self.match.rules.options, self.lookups).astype(int)

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
    max_examples=effort(6, 24),
    stateful_step_count=effort(40, 60),
    # Seeds do not shrink to anything simpler, and trying takes minutes.
    phases=[phase for phase in Phase if phase not in {Phase.shrink, Phase.explain}],
)


# What the recorded matches of Reef Survivor have of their own; `tests.playthroughs` plays them.

FOLDER = Path(record.__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
LONGEST = 400


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def cards_of(played: Playthrough) -> set[str]:
    """Play a match and name the cards that struck in it."""
    match = played.match()
    for move in played.moves:
        if not move.refused:
            match.act(move.seat, move.action)
    names = list(match.setup.content["cards"])
    return {
        name for name, count in zip(names, match.state.struck.sum(axis=0), strict=True) if count
    }


def test_recordings_are_short_enough_to_be_read():
    assert [path.name for path in FILES if len(read(path).splitlines()) > LONGEST] == []


def test_every_card_strikes_in_a_recorded_match():
    struck = set().union(*(cards_of(parse(read(path))) for path in FILES))
    assert struck == set(content.default().cards)


def test_another_seed_is_another_match():
    path = FOLDER / "rescue.txt"
    played = parse(read(path))
    played.seed += 1
    assert write(played) != read(path)


def test_a_small_box_serves_fewer_than_are_asked_for():
    """R1: eight fleshy algae for two reefs that place five each."""
    first_round = read(FOLDER / "printed-supply.txt").partition("scored")[0]
    assert first_round.count("Ann: A fleshy alga grew") == 5
    assert first_round.count("Bo: A fleshy alga grew") == 3


# A class that goes on together: gates before each phase and card (R44), and one ocean (R45).

OCEAN, OTHER_OCEAN = "00c0ffee00c0ffee", "0ddba110ddba1100"


def table_of(*styles: str | None, seed: int = 1, ocean: str = "", **options: object) -> MemoryTable:
    """Lay a table of bots, or of people where a style is none."""
    seats = [SeatInfo(f"P{number}", bot=style) for number, style in enumerate(styles)]
    match = new_match(seats, seed=seed, options={"rounds": 2, "gates": True, **options})
    return MemoryTable(Match(GAME, replace(match.setup, table_key=ocean)))


def play(table: MemoryTable) -> list[str]:
    """Play to the end, opening every gate, and list the gates."""
    gates = []
    while not table.view(None).over:
        table.run()
        if table.gate is not None:
            gates.append(table.gate)
            table.onward()
    return gates


def drawn_cards(table: MemoryTable) -> list[object]:
    return [e.what.values["card"] for e in table.match.events() if e.what.id == "card-drawn"]


def test_a_table_waits_before_every_phase_and_every_card():
    gates = play(table_of("builder", "newcomer"))
    expected = []
    for round_, drawn in ((1, 1), (2, 2)):
        for phase in ROUND:
            opens = [f"card-{n + 1}" for n in range(drawn)] if phase == "catastrophe" else [phase]
            expected += [f"gate-{round_}-{each}" for each in opens]
    assert gates == expected


def test_gates_change_nothing_of_what_is_played():
    for seed in (1, 2, 3):
        with_gates = table_of("builder", "diversity-seeker", "newcomer", seed=seed)
        without = table_of("builder", "diversity-seeker", "newcomer", seed=seed, gates=False)
        play(with_gates)
        assert play(without) == []
        assert to_plain(with_gates.match.state) == to_plain(without.match.state)


def test_a_card_waits_for_the_class_when_all_of_a_table_have_predicted():
    """Until it strikes nobody is told what it does (R44); then all goes as without the gate."""
    table = table_of(None, "builder", strike=True)
    without = table_of(None, "builder")
    table.set_away(0)
    without.set_away(0)
    while table.gate != "gate-1-strike-1":
        table.run()
        if table.gate != "gate-1-strike-1":
            table.onward()
    card = card_draws.drawn(table)[-1]
    assert after_card.reveal(table, None, card) is None
    assert table.view(None).state.turn.card >= 0
    assert table.view(1).state.turn.predictions[0] is None
    gates = play(table)
    assert gates[0] == "gate-1-strike-1"
    assert after_card.reveal(table, None, card) is not None
    assert "gate-2-strike-1" in gates
    play(without)
    assert to_plain(table.match.state) == to_plain(without.match.state)


def test_cards_that_another_card_draws_have_gates_of_their_own():
    for seed in range(200):
        table = table_of("builder", seed=seed, cards=["bad-luck", "calm-seas", "glaciation"])
        found = Counter(gate.rpartition("-card-")[0] for gate in play(table) if "card" in gate)
        if len(drawn_cards(table)) > 3:
            assert found.total() == len(drawn_cards(table))
            return
    raise AssertionError("no bad luck in two hundred matches")


def test_the_card_is_not_there_before_its_gate_opens():
    table = table_of("builder", "builder")
    while table.gate != "gate-1-card-1":
        table.run()
        if table.gate != "gate-1-card-1":
            table.onward()
    state = table.view(None).state
    assert (state.phase, state.turn.card, int(state.cards_drawn)) == ("catastrophe", -1, 0)
    assert drawn_cards(table) == []
    [step] = table.onward()
    assert (step.seat, step.author) == (None, "teacher")
    assert "card-drawn" in [event.what.id for event in step.events]
    assert table.match.entries[-1].draws


def test_at_a_gate_nobody_is_awaited_and_nobody_may_move():
    table = table_of(None, "builder")
    table.set_away(0)
    table.run()
    [awaited] = table.view(0).awaited
    assert (awaited.id, awaited.seats, awaited.seconds) == ("gate-1-dwellers", (), None)
    assert awaited.what.id == "step-gate"
    assert table.tick() == []
    assert table.match.rules.legal(table.match.state, 0) == []
    with pytest.raises(Rejection) as caught:
        table.act(0, Ready())
    assert caught.value.message.id == "reject-at-gate"
    with pytest.raises(Rejection) as caught:
        table.act(0, Undo())
    assert caught.value.message.id == "reject-undo-ready"


def test_a_seat_opens_no_gate_whatever_its_page_sends():
    table = table_of("builder", None)
    table.set_away(1)
    table.run()
    for seat, author in ((1, "person"), (1, "teacher"), (None, "person"), (None, "bot")):
        with pytest.raises(Rejection) as caught:
            table.append(table.position, seat, {"do": "onward"}, author)
        assert caught.value.message.id == "reject-gate-not-yours"
    assert table.gate == "gate-1-dwellers"


def test_of_two_desks_that_open_one_gate_one_does():
    table = table_of("builder", "builder")
    table.run()
    assert table.onward("gate-1-dwellers")
    assert table.onward("gate-1-dwellers") == []
    assert table.gate is None
    table.run()
    assert table.onward("gate-1-dwellers") == []
    assert table.gate == "gate-1-algae"
    table.onward()
    with pytest.raises(Rejection) as caught:
        table.onward()
    assert caught.value.message.id == "reject-no-gate"


def test_a_log_whose_gate_a_seat_opened_is_damaged():
    table = table_of("builder", "builder")
    table.run()
    table.onward()
    match = table.match
    last = match.entries[-1]
    assert isinstance(last.action, dict)
    assert last.action == to_plain(Onward())
    for wrong in (replace(last, seat=0), replace(last, author="person")):
        with pytest.raises(DamagedError):
            Match(GAME, match.setup, [*match.entries[:-1], wrong])


def test_a_match_with_gates_is_saved_and_read_again():
    table = table_of("builder", "newcomer", ocean=OCEAN)
    play(table)
    again = save.parse(save.dump(table.match), {"reef": GAME})
    assert again.setup == table.setup
    assert to_plain(again.state) == to_plain(table.match.state)


def test_a_set_up_from_before_there_were_gates_has_none():
    match = table_of("builder", gates=False).match
    setup = to_plain(match.setup)
    del setup["options"]["gates"], setup["content"]["rules"]["options"]["gates"]
    older = Match(GAME, replace(match.setup, options=setup["options"], content=setup["content"]))
    MemoryTable(older).run()
    assert older.is_over


# -- one ocean -------------------------------------------------------------------------------------
def test_tables_of_one_ocean_draw_the_same_cards_and_roll_their_own_dice():
    tables = [
        table_of(*["builder"] * count, seed=seed, ocean=OCEAN, mutated_triangle=True, gates=False)
        for count, seed in ((2, 5), (4, 6), (3, 7))
    ]
    for table in tables:
        table.run()
    for one, other in pairwise(tables):
        assert drawn_cards(one) == drawn_cards(other)
        assert (one.match.state.triangle == other.match.state.triangle).all()
    rolled = {tuple(roll for e in t.match.entries for roll in e.draws) for t in tables}
    assert len(rolled) == len(tables)


def test_another_ocean_has_other_cards():
    drawn = {
        str(drawn_cards(table))
        for ocean in (OCEAN, OTHER_OCEAN, "")
        if play(table := table_of("builder", seed=4, ocean=ocean, rounds=4))
    }
    assert len(drawn) == 3


def test_one_ocean_leaves_a_reefs_own_rolls_alone():
    first = [
        next(entry.draws for entry in table.match.entries if entry.draws)
        for ocean in (OCEAN, OTHER_OCEAN, "")
        if play(table := table_of("builder", seed=8, ocean=ocean))
    ]
    assert first[0] == first[1] == first[2]
