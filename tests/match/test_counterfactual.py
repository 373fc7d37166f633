"""What if, with the toy game: what stays of a record, where a bot begins, what is refused."""

from typing import Any

import pytest
from msgspec.structs import replace

from reefkit.match import counterfactual, save
from reefkit.match.changes import (
    At,
    CardRemoved,
    Change,
    Changes,
    OptionChanged,
    StateChanged,
    changes_of,
    may_turn,
)
from reefkit.match.codec import checksum, to_plain
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready, Rules, Setup, Undo
from reefkit.match.match import Match, copy_for
from reefkit.match.table import MemoryTable
from reefkit.text import Message, message
from tests.match import toy
from tests.match.toy import Dive, Hide, State

# What if, with the toy game: what stays of a record, where a bot begins, and what is refused.

SAME = OptionChanged("clock", 0)


class ToyChanges(Changes):
    """One dive a round; or all shells lost at a moment, but not while they are swapped."""

    options = ("rounds", "clock")

    def named(self, setup: Setup) -> tuple[str, ...]:
        del setup
        return ("one-dive", "robbed")

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        del rules
        swaps = change == StateChanged("robbed") and state.phase == "swap"
        return message("toy-phase") if swaps else None

    def opens(self, match: Match, change: Change) -> int | None:
        del match
        return 3 if change == StateChanged("one-dive") else None

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if change == StateChanged("one-dive"):
            return replace(setup, content={**setup.content, "dives": 1})
        return super().setup(setup, change, state)

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        del before, after
        if change == StateChanged("robbed"):
            return replace(state, hands=[[] for _ in state.hands])
        return state


class Toy(toy.Toy):
    changes = ToyChanges()


TOY = Toy()


def dives(table: MemoryTable, *seats: int) -> None:
    for seat in seats:
        table.act(seat, Dive())


def closed(table: MemoryTable, people: int = 2) -> None:
    for seat in range(people):
        table.act(seat, Ready())


def played(*bots: str | None, rounds: int = 2) -> Match:
    """Two people who dive twice a round, hide apart, and give nothing away."""
    match = Match(TOY, toy.new_setup(*(bots or (None, None)), seed=5, rounds=rounds))
    table = MemoryTable(match)
    for _ in range(rounds):
        dives(table, 0, 1, 0, 1)
        closed(table)
        table.act(0, Hide(1))
        table.act(1, Hide(2))
        table.run()
        closed(table)
        closed(table)
    table.run()
    assert match.is_over
    return match


def by(match: Match, seat: int) -> list[dict[str, Any]]:
    return [each.action for each in match.entries if each.seat == seat]


def test_a_seat_plays_as_recorded_until_that_is_illegal_and_then_its_bot_decides():
    match = played()
    course = Counterfactual(match, StateChanged("one-dive"), 1).run()
    assert course.over
    # both dive a second time in the record; the rules now know one dive a round
    assert set(course.begun) == {0, 1}
    first = course.begun[0]
    assert course.match.entries[1].action == {"do": "dive"}, "seat 2's first dive stands"
    for seat, begun in course.begun.items():
        entries = [each for each in course.match.entries[1:] if each.seat == seat]
        assert all(each.author == "person" for each in entries if each.position < begun.position)
        assert all(each.author == "bot" for each in entries if each.position >= begun.position)
    assert (first.round, first.phase) == (1, "dive")
    assert course.first == min(course.begun.values())
    rules, state = course.match.rules, course.match.state_at(first.position)
    luck = course.match.luck(0, state)
    wanted = rules.decide(rules.view(state, 0), 0, "eager", luck)
    assert course.match.action_at(first.position) == wanted, "the default style"
    assert course.stood < course.recorded


@pytest.mark.parametrize("position", [0, 4])
def test_with_another_luck_bots_play_on_alike_on_both_sides(position: int):
    match = played()
    courses = [
        Counterfactual(match, change, position, luck).run().match
        for change, luck in ((None, 0), (SAME, 0), (None, 1))
    ]
    plain, same, other = (checksum(each.state) for each in courses)
    assert plain == same != other
    for each in courses:
        assert each.is_over
        assert each.entries[:position] == match.entries[:position]
        assert {entry.author for entry in each.entries[position:]} <= {"bot", "clock"}


def test_others_go_on_as_recorded_where_one_cannot():
    match = Match(TOY, toy.new_setup(None, None, seed=5, rounds=1))
    table = MemoryTable(match)
    dives(table, 0, 0, 1)
    closed(table)
    table.act(0, Hide(1))
    table.act(1, Hide(2))
    closed(table)
    closed(table)
    course = Counterfactual(match, StateChanged("one-dive"), 0).run()
    assert set(course.begun) == {0}
    assert by(course.match, 1) == by(match, 1)
    assert course.stood == course.recorded - len(by(match, 0)) + 1


def test_a_bot_of_a_style_goes_on_in_its_style():
    match = Match(TOY, toy.new_setup("eager", "calm", seed=5))
    MemoryTable(match).run()
    course = Counterfactual(match, StateChanged("one-dive"), 0).run()
    assert set(course.begun) == {0}, "the calm one never dives"
    assert by(course.match, 1) == by(match, 1)


def test_luck_is_unchanged_where_the_same_is_drawn():
    match = played()
    course = Counterfactual(match, StateChanged("one-dive"), 0).run()

    def rolls(of: Match) -> dict[tuple[int, int | None], list[int]]:
        found: dict[tuple[int, int | None], list[int]] = {}
        for entry in of.entries:
            if entry.action == {"do": "dive"}:
                round_ = of.state_at(entry.position).round
                found.setdefault((round_, entry.seat), []).extend(entry.draws)
        return found

    was, now = rolls(match), rolls(course.match)
    assert set(now) == set(was)
    assert all(now[key] == was[key][:1] for key in now)


def test_a_changed_state_is_gone_on_from_and_the_past_stays():
    match = played()
    at = 4
    course = Counterfactual(match, StateChanged("robbed"), at).run()
    assert course.match.state_at(at).hands == [[], []]
    assert checksum(course.match.state_at(at - 1)) == checksum(match.state_at(at - 1))
    assert match.state_at(at).hands != [[], []], "the match itself is left alone"
    assert not course.begun
    assert course.stood == course.recorded


def test_an_option_that_does_not_fit_the_moment_is_refused():
    match = played(rounds=2)
    last = next(n for n in range(match.position) if match.state_at(n).round == 2)
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, OptionChanged("rounds", 1), last)
    assert refused.value.message.id == "reject-what-if-not-here"
    assert Counterfactual(match, OptionChanged("rounds", 1), 2).run().match.state.round == 1


def test_a_longer_match_is_played_on_by_bots():
    match = played(rounds=2)
    course = Counterfactual(match, OptionChanged("rounds", 3), 2).run()
    assert course.over
    assert course.match.state.round == 3
    assert course.stood == course.recorded
    assert {each.round for each in course.begun.values()} == {3}


def test_nothing_is_written_into_the_match_and_it_may_be_left_half_played():
    match = played()
    before = save.dump(match)
    course = Counterfactual(match, StateChanged("one-dive"), 2)
    assert course.progress == 0
    progress = [next(steps) for steps in [course.steps()] for _ in range(5)]
    assert progress == sorted(progress)
    assert 0 < progress[-1] < 1
    assert not course.done
    assert save.dump(match) == before
    assert course.run().progress == 1
    assert save.dump(match) == before
    course.match.entries.clear()
    assert save.dump(match) == before


def test_a_choice_taken_back_was_never_made():
    match = Match(TOY, toy.new_setup(None, None, seed=5, rounds=1))
    table = MemoryTable(match)
    table.act(1, Ready())
    table.act(0, Ready())
    table.act(0, Hide(3))
    table.act(0, Undo())
    table.act(0, Hide(1))
    table.act(1, Hide(2))
    closed(table)
    closed(table)
    course = Counterfactual(match, SAME, 3).run()
    assert course.position == 2, "before the choice that was taken back"
    assert course.recorded == course.stood == match.position - 4
    assert to_plain(Undo()) not in [each.action for each in course.match.entries]
    assert checksum(course.match.state) == checksum(match.state)
    assert Counterfactual(match, SAME, 4).run().position == 4


def test_a_course_that_never_ends_is_broken_off_and_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(counterfactual, "_LONGEST_RATIO", 0)
    monkeypatch.setattr(counterfactual, "_SPARE", 6)
    course = Counterfactual(played(), SAME, 2).run()
    assert course.done
    assert not course.over
    assert course.match.position == 8


@pytest.mark.parametrize(
    ("change", "position", "why"),
    [
        (StateChanged("flying"), 0, "reject-what-if-no-such-change"),
        (OptionChanged("colour", 1), 0, "reject-what-if-no-such-change"),
        (CardRemoved("shell"), 0, "reject-what-if-no-such-change"),
        (SAME, 1_000, "reject-no-such-position"),
        (SAME, -1, "reject-no-such-position"),
    ],
)
def test_what_is_not_offered_is_refused(change: Change, position: int, why: str):
    with pytest.raises(Rejection) as refused:
        Counterfactual(played(), change, position)
    assert refused.value.message.id == why


def test_a_change_that_the_game_refuses_there_is_refused_with_its_sentence():
    match = played()
    swap = next(n for n in range(match.position) if match.state_at(n).phase == "swap")
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, StateChanged("robbed"), swap)
    assert refused.value.message.id == "toy-phase"
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, SAME, match.position)
    assert refused.value.message.id == "reject-what-if-at-end"


def test_a_copy_without_the_key_and_an_unfinished_match_are_refused():
    match = played()
    unfinished = Match(TOY, match.setup, match.entries[:-1])
    keyless = Match(TOY, replace(match.setup, key=""), match.entries)
    for each, why in (
        (copy_for(match, 0), "reject-what-if-no-key"),
        (keyless, "reject-what-if-no-key"),
        (unfinished, "reject-what-if-not-over"),
    ):
        with pytest.raises(Rejection) as refused:
            Counterfactual(each, SAME, 0)
        assert refused.value.message.id == why


def test_a_game_without_changes_of_its_own_can_have_its_options_turned():
    match = toy.new_match("eager", "calm", seed=2)
    MemoryTable(match).run()
    assert may_turn(match.game, match.setup) == ("rounds", "clock")
    known = changes_of(match.game)
    assert known.cards(match.setup) == known.named(match.setup) == ()
    assert known.opens(match, SAME) is None
    assert Counterfactual(match, OptionChanged("rounds", 1), 0).run().match.state.round == 1


class Elsewhere(ToyChanges):
    """Whoever hid at 1 means 2 now, and nobody can mean 2 any more."""

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        del then, now, seat
        if isinstance(action, Hide):
            return Hide(2) if action.number == 1 else None
        return action


def test_a_recorded_decision_is_said_as_the_game_says_it_in_the_new_course(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(Toy, "changes", Elsewhere())
    match = played(rounds=1)
    course = Counterfactual(match, SAME, 0).run()
    assert {"do": "hide", "number": 2} in by(course.match, 0)
    assert set(course.begun) == {1}, "what cannot be said is not legal"
