"""Where a choice may go, and what is done for a person who asks for help."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match, open_spaces, repeats
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Step
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.kit.kits import kits, match_of
from tests.playthroughs.told import told_otherwise
from tests.support.effort import effort

# Where a choice may go: held against what the rules list and refuse, at random positions.

SEEDS = range(1, 1 + effort(4, 20))


def plays(*, most: int = 25) -> Iterator[tuple[ReefRules, Any, Step, int]]:
    """Return positions of random matches, each with one seat's play."""
    for seed in SEEDS:
        match = match_of(kits()["reef"], seed)
        rules = match.rules
        assert isinstance(rules, ReefRules)
        random = Random(seed)  # noqa: S311 - a sample, not a secret
        for position in sorted(random.sample(range(match.position), min(most, match.position))):
            state = match.state_at(position)
            for seat in range(len(match.setup.seats)):
                yield rules, state, rules.stepping(rules.view(state, seat)), seat


def test_open_spaces_are_what_the_rules_list():
    seen: set[str] = set()
    for rules, state, play, seat in plays():
        listed: dict[str, set[tuple[int, ...]]] = {}
        for action in rules.legal(state, seat):
            name = str(type(action).__struct_config__.tag)
            for field in ("spaces", "places", "corals"):
                listed.setdefault(name, set()).update(getattr(action, field, ()))
            if isinstance(action, do.Mutate):
                listed[name].add((action.row, action.column, action.level))
        for kind in (do.Graze, do.Grow, do.Mutate, do.Sacrifice, do.Predict, do.Feed):
            name, found = str(kind.__struct_config__.tag), open_spaces.open_spaces(play, seat, kind)
            assert set(found) == listed.get(name, set()), (name, state.phase)
            seen |= {name} if found else set()
    assert {"graze", "grow", "mutate", "predict"} <= seen


def test_settling_spaces_are_what_the_rules_allow():
    tried = 0
    for rules, state, play, seat in plays(most=60):
        by_hand = play.options.hands_on and not play.is_bot(seat)
        if state.phase != "settlement" or state.turn.ready[seat] or by_hand:
            continue
        for group in open_spaces.nursery(play, seat):
            open_ = open_spaces.settling_spaces(play, seat, group.slots[0])
            for space in product(range(1, 7), range(1, 6)):
                action = do.Settle(((group.slots[0], *space),))
                try:
                    rules.apply(state, seat, action, KeyedChance(0), None)
                    accepted = True
                except Rejection:
                    accepted = False
                assert accepted is (space in open_)
                tried += 1
    assert tried > 500


def test_placing_alike_is_legal_and_goes_as_far_as_it_may():
    placed = 0
    for rules, state, play, seat in plays(most=60):
        by_hand = play.options.hands_on and not play.is_bot(seat)
        if state.phase != "settlement" or state.turn.ready[seat] or by_hand:
            continue
        for group in open_spaces.nursery(play, seat):
            action = repeats.place_alike(play, seat, group.slots[0], (1, 1))
            if action is None:
                continue
            after = rules.apply(state, seat, action, KeyedChance(0), None)
            alike = [g for g in open_spaces.nursery(play, seat) if g.builder == group.builder]
            count = sum(g.count for g in alike if g.tokens == group.tokens)
            left = count - len(action.juveniles)
            placed += len(action.juveniles)
            if left and int(play.reef(seat).height[0, 0]) <= 1:
                later = rules.stepping(after)
                again = repeats.place_alike(later, seat, _slot(later, seat, group), (1, 1))
                assert again is None or int(later.reef(seat).height[0, 0]) > 1
    assert placed > 30


def _slot(play: Step, seat: int, group: open_spaces.Juveniles) -> int:
    for other in open_spaces.nursery(play, seat):
        if (other.builder, other.tokens) == (group.builder, group.tokens):
            return other.slots[0]
    raise AssertionError(group)


def settling(picture: str, *juveniles: str, **options: object) -> Step:
    table = Guided(picture, phase="settlement", juveniles=[juveniles], options=options)
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    return rules.stepping(table.state)


def test_same_depth_first_then_nearest():
    """On the ramp rows 1 and 2 are shallow, 3 and 4 medium: shallow row 1 comes before row 3."""
    play = settling(reef("ramp", {(2, 3): "Fi"}), *["Fi"] * 4)
    action = repeats.place_alike(play, 0, 0, (2, 3), most=4)
    assert action is not None
    assert [place[1:] for place in action.juveniles] == [(1, 3), (2, 2), (2, 4), (1, 2)]


def test_other_depths_follow_when_the_depth_is_full():
    play = settling(reef("ramp", rows={1: "Fi", 2: "Fi"}), "Fi", "Fi")
    action = repeats.place_alike(play, 0, 0, (2, 3))
    assert action is not None
    assert [place[1:] for place in action.juveniles] == [(3, 3), (3, 2)]


def test_stacking_alike_only_after_stacking():
    """R17: stacking is never forced, so nothing is stacked unless the student stacked first."""
    full = reef("ramp", {(6, 1): "Fi/Fi"}, rows=dict.fromkeys(range(1, 7), "Fi"))
    play = settling(full, *["Fi"] * 3)
    assert repeats.place_alike(play, 0, 0, (5, 5)) is None
    action = repeats.place_alike(play, 0, 0, (6, 1))
    assert action is not None
    assert [place[1:] for place in action.juveniles] == [(6, 1), (5, 1), (5, 1)]


def test_the_nursery_is_grouped_and_says_where_each_may_go():
    """Branching corals live in shallow water alone; here it is full, one to a space."""
    play = settling(reef("ramp", rows={1: "Fi", 2: "Fi"}), "Br", "Fi+", "Fi", "Fi+")
    groups = [(g.builder, g.tokens, g.count, g.where) for g in open_spaces.nursery(play, 0)]
    assert groups == [
        ("branching-coral", (), 1, "nowhere"),
        ("finger-coral", ("more",), 2, "empty"),
        ("finger-coral", (), 1, "empty"),
    ]
    assert open_spaces.settling_spaces(play, 0, 0) == []
    with pytest.raises(Rejection) as caught:
        open_spaces.settling_spaces(play, 0, 9)
    assert caught.value.message.id == "reject-no-such-juvenile"


def test_algae_and_grazers_go_to_the_nearest():
    table = Guided(reef("ramp", {(1, 2): "Fi"}), phase="algae")
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    table.act(0, do.Grow(((1, 1),)))
    action = repeats.grow_alike(rules.stepping(table.state), 0, (1, 1))
    assert action == do.Grow(((2, 1), (1, 3), (2, 2), (3, 1)))
    table.act(0, action)
    grazed = Guided(
        reef(
            "ramp",
            {
                (1, 1): "~Fi",
                (1, 2): "~",
                (6, 5): "~Bo",
                (2, 2): "Bo",
                (3, 3): "Bo",
                (4, 4): "Bo",
                (5, 5): "Bo",
            },
            fish=2,
        ),
        phase="dwellers",
    )
    play = rules.stepping(grazed.state)
    assert repeats.graze_alike(play, 0, (1, 1)) == do.Graze(((1, 1), (6, 5)))
    assert int(np.count_nonzero(grazed.state.reefs.alga)) == 3


# *Do this phase for me*, and readings that tell no more than the table does.


def table_of(*bots: str | None, **options: object) -> MemoryTable:
    seats = [SeatInfo(f"Seat {n + 1}", bot=bot) for n, bot in enumerate(bots)]
    return MemoryTable(new_match(seats, seed=5, options=options))


def to_phase(table: MemoryTable, phase: str) -> None:
    """Let the helper play both seats until a phase opens."""
    for _ in range(400):
        state = table.view(None).state
        if state.phase == phase:
            return
        seat = table.view(None).awaited[0].seats[0]
        table.let_bot_play(seat)
    raise AssertionError(phase)


def test_a_phase_is_done_for_me_and_no_more():
    table = table_of(None, None, rounds=1)
    table.do_for_me(0)
    view = table.view(0)
    assert view.state.phase == "founding"
    assert int((view.state.reefs.kind[0] != 0).sum()) == 5
    assert [each.seats for each in view.awaited] == [(1,)]
    assert {one.author for one in table.match.entries} == {"helper"}
    assert table.remaining_task(1) is not None


def test_help_with_algae_can_be_taken_back():
    table = table_of(None, None, rounds=1)
    to_phase(table, "algae")
    before = table.view(0).state.reefs.alga[0].copy()
    table.do_for_me(0, ready=False)
    assert int(table.view(0).state.reefs.alga[0].sum()) == int(before.sum()) + 5
    table.act(0, Undo())
    assert (table.view(0).state.reefs.alga[0] == before).all()
    table.do_for_me(0)
    with pytest.raises(Rejection) as caught:
        table.act(0, Undo())
    assert caught.value.message.id == "reject-undo-ready"


def test_nobody_predicts_for_a_student():
    table = table_of(None, None, rounds=1, predict="all", cards=["heatwave", "glaciation"])
    to_phase(table, "catastrophe")
    assert table.view(0).state.turn.step == "predict"
    with pytest.raises(Rejection) as caught:
        table.do_for_me(0)
    assert caught.value.message.id == "reject-predict-yourself"
    assert catalogue("en").render(caught.value.message, strict=True)


def test_nobody_keeps_a_students_books_nor_writes_its_note():
    table = table_of(None, None, rounds=1, hands_on=True, predict="none")
    to_phase(table, "algae")
    with pytest.raises(Rejection) as caught:
        table.do_for_me(0)
    assert caught.value.message.id == "reject-submit-yourself"
    guided = table_of(None, None, rounds=1, predict="none")
    to_phase(guided, "survey")
    guided.do_for_me(0)
    assert guided.match.state.notes[0] == [""]


def test_a_tally_by_hand_is_read_when_it_is_closed():
    """In hands-on mode no reading tells what the seats still count for themselves."""
    table = table_of(None, None, rounds=1, hands_on=True, predict="none")
    to_phase(table, "survey")
    assert table.view(0).state.turn.step == "submit"
    for name in ("presence", "scores", "diversity", "ranges"):
        at = "last" if name == "ranges" else "round"
        rows = [row for row in table.read(name) if getattr(row, at)]  # 0: as founded
        assert rows == [], name
    for seat in (0, 1):
        table.let_bot_play(seat)
    assert table.view(0).state.turn.step == "revealed"
    assert table.read("scores") == []
    open_at = table.position
    for seat in (0, 1):
        table.act(seat, Ready())
    assert len(table.read("scores")) == 12
    assert table.read("scores", open_at) == []


def test_a_tally_in_guided_play_is_read_at_once():
    table = table_of(None, None, rounds=1, predict="none")
    to_phase(table, "survey")
    assert len(table.read("scores")) == 12


def test_the_helper_answers_an_offer():
    table = table_of(None, None, rounds=1, predict="none")
    to_phase(table, "migration")
    table.act(0, do.TradeOffer(1, (0,)))
    table.do_for_me(1)
    assert table.match.state.turn.trades == []


def test_a_reading_the_game_does_not_have_is_refused():
    with pytest.raises(Rejection) as caught:
        table_of(None).read("tides")
    assert caught.value.message.id == "reject-no-such-reading"


def test_all_that_is_told_of_recorded_matches_is_told_as_it_was():
    assert told_otherwise("reef") == []
