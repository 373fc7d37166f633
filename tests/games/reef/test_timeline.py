"""A match along time: founders at 0, disasters between surveys, and why bars end."""

import math
from collections import Counter

import numpy as np
import pytest

from reefkit import ecology
from reefkit.games.reef import actions as do
from reefkit.games.reef import explain, new_match, timeline
from reefkit.games.reef.readings import losses
from reefkit.games.reef.timeline import DrawnCard, drawn
from reefkit.match.counterfactual import CardRemoved, Course, OptionTurned, StateChanged
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_queries import SEEDS
from tests.kit.kits import kits
from tests.kit.play import match_of

# A match along time: founders at 0, disasters between surveys, and why bars end.

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")


@pytest.fixture(scope="module")
def match() -> Match:
    styles = ["builder", "newcomer", "diversity-seeker"]
    made = new_match([SeatInfo(s, bot=s) for s in styles], seed=4)
    MemoryTable(made).run()
    return made


@pytest.fixture(scope="module")
def table(match: Match) -> MemoryTable:
    return MemoryTable(match)


def test_time_0_is_the_founding(match: Match, table: MemoryTable) -> None:
    placed = Counter(
        entry.action["builder"]
        for entry in match.entries
        if entry.seat == 1 and entry.action["do"] == "found"
    )
    found = timeline.timeline(table, None, 1)
    assert found.times == (0, 1, 2, 3, 4)
    assert {one.type: one.values[0] for one in found.counts if one.values[0]} == placed
    assert sum(placed.values()) == 5
    for bar in found.bars:
        assert (bar.first == 0) is (bar.type in placed)


def test_nothing_is_there_before_the_founding_and_one_time_after_it(table: MemoryTable) -> None:
    assert timeline.timeline(table, None, 0, position=0).times == ()
    assert timeline.timeline(table, None, 0, position=0).bars == ()
    opened = next(n for n in range(table.position) if table.match.state_at(n).phase != "founding")
    assert timeline.timeline(table, None, 0, position=opened).times == (0,)


def test_counts_are_the_record_and_the_table_its_sum(match: Match, table: MemoryTable) -> None:
    whole = timeline.timeline(table, None)
    parts = [timeline.timeline(table, None, seat) for seat in range(3)]
    for number, one in enumerate(whole.counts[:-1]):
        assert one.values[1:] == tuple(match.state.abundance[:4].sum(axis=1)[:, number])
        assert one.values == tuple(
            sum(part.counts[number].values[t] for part in parts) for t in range(5)
        )
    assert whole.counts[-1].type == "fleshy-alga"
    assert whole.counts[-1].values[1:] == tuple(match.state.algae[:4].sum(axis=1))


def test_disasters_stand_apart_just_before_their_survey(table: MemoryTable) -> None:
    """Rounds 1 to 4 have one, two, one and two cards; of two, the first strikes at r − 0.2."""
    times = [one.time for one in timeline.timeline(table, None).disasters]
    assert times == sorted(times)
    assert len(set(times)) == len(times)
    assert [math.ceil(time) for time in times][:2] == [1, 2]
    first, second = (timeline.time_of(DrawnCard(0, n, 2, n + 1, 2, "heatwave")) for n in (0, 1))
    assert (first, second) == (pytest.approx(1.8), pytest.approx(1.9))
    many = [timeline.time_of(DrawnCard(0, n, 2, n + 1, 40, "bad-luck")) for n in range(40)]
    assert 1 < many[0] < many[-1] < 2


def test_series_are_what_the_indices_give(table: MemoryTable) -> None:
    found = timeline.timeline(table, None)
    record = np.array(
        [
            [one.values for one in timeline.timeline(table, None, seat).counts[:-1]]
            for seat in range(3)
        ]
    ).transpose(2, 0, 1)
    series = {(one.measure, one.seat): one.values for one in found.series}
    assert series["alpha", 2] == tuple(ecology.alpha(record)[:, 2])
    assert series["hill-1", 0] == pytest.approx(np.exp(ecology.shannon(record))[:, 0])
    assert series["gamma", None] == tuple((record.sum(axis=1) > 0).sum(axis=-1))
    assert series["jaccard", None][0] == pytest.approx(
        float(ecology.mean_pairwise(ecology.jaccard(record[0])))
    )
    for one in found.series:
        assert len(one.values) == 5
        assert ENGLISH.render(one.label, strict=True)


def test_a_bar_ends_by_what_killed_the_last(match: Match, table: MemoryTable) -> None:
    """Of every bar that ended, causes are told, and they are as many as the last were."""
    ended = 0
    for seat in range(3):
        found = timeline.timeline(table, None, seat)
        values = {one.type: one.values for one in found.counts}
        for bar in found.bars:
            if bar.ending == "standing":
                continue
            causes = explain.causes(table, seat, bar.type, bar.last + 1)
            assert sum(one.count for one in causes) >= values[bar.type][bar.last]
            for one in causes:
                assert all(say.render(one.text, strict=True) for say in (ENGLISH, SIMPLE))
            ended += 1
    assert ended > 2


def test_every_loss_has_its_cause_in_one_interval() -> None:
    for seed in SEEDS:
        match = match_of(kits()["reef"], seed)
        table = MemoryTable(match)
        lost = Counter({"": 0})
        for row in losses(match):
            lost[row.organism] += 0 if row.stage == "juvenile" else row.lost
        for type_ in lost:
            told = sum(
                one.count
                for round_ in range(1, match.state.round + 2)
                for one in explain.causes(table, None, type_, round_)
            )
            assert told == lost[type_], type_


def test_the_card_is_the_cause() -> None:
    table = Guided(
        reef("ramp", {(1, 1): "Fi", (1, 2): "Fi"}), phase="catastrophe", deck=["hurricane-hit"]
    )
    handle = MemoryTable(table.match)
    (cause,) = explain.causes(handle, 0, "finger-coral", 1)
    assert ENGLISH.render(cause.text) == "2 finger corals were lost to hurricane hit."
    assert (cause.cause, cause.card) == ("card", "hurricane-hit")
    assert cause.reasons
    assert explain.causes(handle, 0, "finger-coral", 2) == ()
    assert explain.causes(handle, 0, "boulder-coral", 1) == ()


def test_what_is_taken_back_leaves_no_trace() -> None:
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"))
    assert timeline.timeline(MemoryTable(table.match), 0, 0).times == ()


# What may be changed in a finished match of Reef Survivor.


@pytest.fixture(scope="module")
def finished() -> Match:
    seats = [SeatInfo("Ana", bot="builder"), SeatInfo("Ben", bot="diversity-seeker")]
    made = new_match(seats, seed=3, options={"rounds": 3, "predict": "none"})
    MemoryTable(made).run()
    return made


def opening(match: Match, round_: int) -> int:
    return next(at for at in range(match.position) if match.state_at(at).round == round_)


def test_a_removed_card_does_not_strike_again_and_others_come_by_the_same_luck(
    finished: Match,
) -> None:
    at = opening(finished, 2)
    struck = [each.card for each in drawn(MemoryTable(finished), finished.position)]
    later = [
        each.card for each in drawn(MemoryTable(finished), finished.position) if each.round >= 2
    ]
    course = Course(finished, CardRemoved(later[0]), at).run()
    now = drawn(MemoryTable(course.match), course.match.position)
    assert later[0] not in [each.card for each in now if each.round >= 2]
    first = [each.card for each in now if each.round < 2]
    assert first == struck[: len(first)]
    assert course.begun


def test_cleared_algae_are_gone_from_every_reef_and_nothing_is_left_to_graze(
    finished: Match,
) -> None:
    at = opening(finished, 2)
    assert finished.state_at(at).reefs.alga.any()
    course = Course(finished, StateChanged("algae-cleared"), at)
    assert not course.match.state_at(at).reefs.alga.any()
    assert not any(course.match.state_at(at).turn.due)
    assert course.run().over
    assert finished.state_at(at).reefs.alga.any()


def test_half_as_many_algae_grow(finished: Match) -> None:
    course = Course(finished, StateChanged("algae-fewer"), opening(finished, 1)).run()

    def grown(of: Match) -> int:
        return sum(len(each.action["spaces"]) for each in of.entries if each.action["do"] == "grow")

    assert 0 < grown(course.match) < grown(finished)


def test_a_change_of_counting_changes_points_and_no_decision(finished: Match) -> None:
    course = Course(finished, OptionTurned("scoring", "product"), 0).run()
    assert not course.begun
    assert np.array_equal(course.match.state.abundance, finished.state.abundance)


def test_a_change_is_made_between_two_rounds(finished: Match) -> None:
    middle = next(at for at in range(finished.position) if finished.state_at(at).phase == "algae")
    for change, at in (
        (CardRemoved("tsunami"), middle),
        (StateChanged("algae-cleared"), 0),
        (OptionTurned("rescue", value=True), opening(finished, 2) + 3),
    ):
        with pytest.raises(Rejection) as refused:
            Course(finished, change, at)
        assert refused.value.message.id == "what-if-reef-opening"
