"""A class that goes on together: gates before each phase and card (R44), and one ocean (R45)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from reefkit.games.reef import GAME, new_match
from reefkit.games.reef.rules import ROUND
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Onward, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable

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


def cards(table: MemoryTable) -> list[object]:
    return [e.what.values["card"] for e in table.match.events() if e.what.id == "card-drawn"]


def test_a_table_waits_before_every_phase_and_every_card() -> None:
    gates = play(table_of("builder", "newcomer"))
    expected = []
    for round_, drawn in ((1, 1), (2, 2)):
        for phase in ROUND:
            opens = [f"card-{n + 1}" for n in range(drawn)] if phase == "catastrophe" else [phase]
            expected += [f"gate-{round_}-{each}" for each in opens]
    assert gates == expected


def test_gates_change_nothing_of_what_is_played() -> None:
    for seed in (1, 2, 3):
        with_gates = table_of("builder", "diversity-seeker", "newcomer", seed=seed)
        without = table_of("builder", "diversity-seeker", "newcomer", seed=seed, gates=False)
        play(with_gates)
        assert play(without) == []
        assert to_plain(with_gates.match.state) == to_plain(without.match.state)


def test_cards_that_another_card_draws_have_gates_of_their_own() -> None:
    for seed in range(200):
        table = table_of("builder", seed=seed, cards=["bad-luck", "calm-seas", "glaciation"])
        found = Counter(gate.rpartition("-card-")[0] for gate in play(table) if "card" in gate)
        if len(cards(table)) > 3:
            assert found.total() == len(cards(table))
            return
    raise AssertionError("no bad luck in two hundred matches")


def test_the_card_is_not_there_before_its_gate_opens() -> None:
    table = table_of("builder", "builder")
    while table.gate != "gate-1-card-1":
        table.run()
        if table.gate != "gate-1-card-1":
            table.onward()
    state = table.view(None).state
    assert (state.phase, state.turn.card, int(state.cards_drawn)) == ("catastrophe", -1, 0)
    assert cards(table) == []
    [step] = table.onward()
    assert (step.seat, step.author) == (None, "teacher")
    assert "card-drawn" in [event.what.id for event in step.events]
    assert table.match.entries[-1].draws


def test_at_a_gate_nobody_is_awaited_and_nobody_may_move() -> None:
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


def test_a_seat_opens_no_gate_whatever_its_page_sends() -> None:
    table = table_of("builder", None)
    table.set_away(1)
    table.run()
    for seat, author in ((1, "person"), (1, "teacher"), (None, "person"), (None, "bot")):
        with pytest.raises(Rejection) as caught:
            table.append(table.position, seat, {"do": "onward"}, author)
        assert caught.value.message.id == "reject-gate-not-yours"
    assert table.gate == "gate-1-dwellers"


def test_of_two_desks_that_open_one_gate_one_does() -> None:
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


def test_a_log_whose_gate_a_seat_opened_is_damaged() -> None:
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


def test_a_match_with_gates_is_saved_and_read_again() -> None:
    table = table_of("builder", "newcomer", ocean=OCEAN)
    play(table)
    again = save.parse(save.dump(table.match), {"reef": GAME})
    assert again.setup == table.setup
    assert to_plain(again.state) == to_plain(table.match.state)


def test_a_set_up_from_before_there_were_gates_has_none() -> None:
    match = table_of("builder", gates=False).match
    setup = to_plain(match.setup)
    del setup["options"]["gates"], setup["content"]["rules"]["options"]["gates"]
    older = Match(GAME, replace(match.setup, options=setup["options"], content=setup["content"]))
    MemoryTable(older).run()
    assert older.is_over


# -- one ocean -------------------------------------------------------------------------------------


def test_tables_of_one_ocean_draw_the_same_cards_and_roll_their_own_dice() -> None:
    tables = [
        table_of(*["builder"] * count, seed=seed, ocean=OCEAN, mutated_triangle=True, gates=False)
        for count, seed in ((2, 5), (4, 6), (3, 7))
    ]
    for table in tables:
        table.run()
    for one, other in pairwise(tables):
        assert cards(one) == cards(other)
        assert (one.match.state.triangle == other.match.state.triangle).all()
    rolled = {tuple(roll for e in t.match.entries for roll in e.draws) for t in tables}
    assert len(rolled) == len(tables)


def test_another_ocean_has_other_cards() -> None:
    drawn = {
        str(cards(table))
        for ocean in (OCEAN, OTHER_OCEAN, "")
        if play(table := table_of("builder", seed=4, ocean=ocean, rounds=4))
    }
    assert len(drawn) == 3


def test_one_ocean_leaves_a_reefs_own_rolls_alone() -> None:
    first = [
        next(entry.draws for entry in table.match.entries if entry.draws)
        for ocean in (OCEAN, OTHER_OCEAN, "")
        if play(table := table_of("builder", seed=8, ocean=ocean))
    ]
    assert first[0] == first[1] == first[2]
