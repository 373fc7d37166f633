"""The match itself: positions, copies without a key, entries of others, and older rules."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from reefkit.match import match as match_module
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import DamagedError, Rejection, SetupError, TooNewError
from reefkit.match.game import Ready, Resume, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.match.toy import TOY, TOYS, Toy, new_match, new_setup
from tests.match.toy_types import Dive, Note


def whole(seed: int = 1) -> Match:
    match = new_match("eager", "calm", seed=seed, rounds=3)
    MemoryTable(match).run()
    return match


def rejected(id_: str) -> pytest.RaisesContext[Rejection]:
    return pytest.raises(Rejection, check=lambda error: error.message.id == f"reject-{id_}")


def test_every_position_can_be_looked_at_and_no_other() -> None:
    match = whole()
    assert to_plain(match.state_at(0)) == to_plain(match.rules.start())
    assert match.state_at(match.position) is match.state
    for position in (-1, match.position + 1, 10**9):
        with rejected("no-such-position"):
            match.state_at(position)
        with rejected("no-such-position"):
            match.steps(0, position)
        with rejected("no-such-position"):
            match.events(position)
    assert match.steps(0, match.position) == []


def test_nobody_looks_on_from_a_seat_that_is_none() -> None:
    match = whole()
    for seat in (-1, 2, 64):
        with rejected("no-such-seat"):
            match.steps(seat)


def test_a_set_up_of_another_game_or_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        Match(TOY, replace(new_setup(None), game="reef"))
    assert caught.value.message.id == "setup-other-game"
    with pytest.raises(SetupError) as caught:
        new_match("hal")
    assert caught.value.message.id == "setup-no-such-bot"


def test_a_copy_without_the_key_can_be_read_and_not_played_on() -> None:
    match = new_match(None, "eager")
    match.act(0, Dive())
    copy = Match(TOY, replace(match.setup, key=""), match.entries)
    assert to_plain(copy.state) == to_plain(match.state)
    with rejected("no-key"):
        copy.act(0, Dive())
    with rejected("no-key"):
        MemoryTable(copy).tick()
    match.act(0, Dive())
    copy.take(match.entries[-1])
    assert to_plain(copy.state) == to_plain(match.state)


def test_an_entry_of_elsewhere_is_taken_only_where_and_as_it_was_made() -> None:
    match, other = new_match(None, None), new_match(None, None)
    entry = match.propose(0, Dive())
    before = save.dump(other)
    wrong = {
        "position": replace(entry, position=1),
        "seat": replace(entry, seat=1),
        "checksum": replace(entry, checksum="0" * 16),
        "draws": replace(entry, draws=[entry.draws[0] % 6 + 1]),
        "no draws": replace(entry, draws=[]),
        "a draw more": replace(entry, draws=[*entry.draws, 1]),
        "action": replace(entry, action={"do": "ready"}),
        "state": replace(entry, state=to_plain(match.state)),
    }
    for changed in wrong.values():
        with pytest.raises(DamagedError):
            other.take(changed)
        assert save.dump(other) == before
    other.take(entry)
    assert to_plain(other.state.hands) == [entry.draws, []]


def test_a_log_holds_so_many_entries_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_ENTRIES", 2)
    match = new_match(None)
    match.act(0, Dive())
    match.act(0, Dive())
    with rejected("log-full"):
        match.act(0, Ready())
    assert match.position == 2


# -- older rules: version 2 of the toy counts hands twice ----------------------------------------

NEWER = Toy(2)


def test_a_match_of_older_rules_that_still_agree_is_read_whole_and_played_on() -> None:
    match = new_match(None, None)
    match.act(0, Dive())
    newer = save.parse(save.dump(match), {"toy": NEWER})
    assert newer.older_rules
    assert not newer.broken_off
    assert newer.agrees_to == 1
    with rejected("nothing-to-resume"):
        newer.resume()
    newer.act(1, Dive())
    assert newer.position == 2


def broken() -> tuple[Match, Match]:
    """Give a match of the first rules in its second round, and the newer rules' reading of it."""
    match = new_match(None, None, rounds=3)
    table = MemoryTable(match)
    for seat in (0, 1):
        table.set_away(seat)
    while len([e for e in match.entries if e.state is not None]) < 2:
        table.tick()
    match.act(0, Note("second round"))
    return match, save.parse(save.dump(match), {"toy": NEWER})


def test_older_rules_are_shown_as_far_as_checksums_agree() -> None:
    match, newer = broken()
    first = next(entry.position for entry in match.entries if entry.state is not None)
    assert newer.broken_off
    assert newer.agrees_to == first
    assert newer.position == match.position
    assert to_plain(newer.state_at(first)) == to_plain(match.state_at(first))
    assert to_plain(newer.state) == to_plain(match.state_at(first))
    assert newer.steps(0)[:first] == match.steps(0)[:first]
    assert {step.action is None for step in newer.steps(0)[first:]} == {True}
    assert save.dump(newer) == save.dump(match), "nothing of the file is lost"


def test_a_match_that_broke_off_waits_to_be_resumed() -> None:
    _, newer = broken()
    with rejected("resume-first"):
        newer.act(0, Ready())
    table = MemoryTable(newer)
    table.set_away(0)
    assert table.tick() == []


def test_it_goes_on_from_its_last_survey_to_its_end() -> None:
    match, newer = broken()
    last = [entry for entry in match.entries if entry.state is not None][-1]
    table = MemoryTable(newer)
    table.resume()
    assert to_plain(newer.state) == last.state
    assert not newer.broken_off
    assert not newer.older_rules
    assert [event.what.id for event in newer.events(newer.position - 1)] == ["match-resumed"]
    for seat in (0, 1):
        table.set_away(seat)
    table.run()
    assert newer.is_over
    loaded = save.parse(save.dump(newer), {"toy": NEWER})
    assert save.dump(loaded) == save.dump(newer)
    assert loaded.agrees_to == loaded.position
    assert to_plain(loaded.state) == to_plain(newer.state)
    assert loaded.is_over
    with rejected("nothing-to-resume"):
        loaded.resume()


def test_what_was_played_after_resuming_must_agree_to_the_letter() -> None:
    _, newer = broken()
    newer.resume()
    newer.act(0, Note("on we go"))
    lines = save.dump(newer).split(b"\n")
    lines[-2] = lines[-2].replace(newer.entries[-1].checksum.encode(), b"0" * 16)
    with pytest.raises(DamagedError):
        save.parse(b"\n".join(lines), {"toy": NEWER})


def test_a_third_version_resumes_what_the_second_had_resumed() -> None:
    _, newer = broken()
    table = MemoryTable(newer)
    newer.resume()
    for seat in (0, 1):
        table.set_away(seat)
    while len([e for e in newer.entries if e.state is not None]) < 3:
        table.tick()
    newest = save.parse(save.dump(newer), {"toy": Toy(3)})
    assert newest.broken_off
    assert newest.agrees_to == newer.position - 1, "only the third count is another one"
    newest.resume()
    assert newest.state.round == 3
    again = save.parse(save.dump(newest), {"toy": Toy(3)})
    assert to_plain(again.state) == to_plain(newest.state)


def test_the_older_rules_cannot_read_what_newer_ones_resumed() -> None:
    _, newer = broken()
    newer.resume()
    with pytest.raises(TooNewError):
        save.parse(save.dump(newer), TOYS)


def test_a_match_broken_off_before_its_first_survey_cannot_go_on() -> None:
    match = whole()
    first = next(entry.position for entry in match.entries if entry.state is not None)
    short = Match(TOY, match.setup, match.entries[: first + 1])
    entries = [*short.entries[:-1], replace(short.entries[-1], state=None)]
    newer = Match(NEWER, match.setup, entries)
    assert newer.broken_off
    with rejected("no-survey-stored"):
        newer.resume()


def test_a_stored_survey_that_was_changed_is_not_gone_on_from() -> None:
    match, _ = broken()
    entries = list(match.entries)
    where = [n for n, entry in enumerate(entries) if entry.state is not None][-1]
    state = dict(entries[where].state or {})
    state["points"] = [[99, 99], [0, 0]]
    for stored in (state, {"round": 1}, {**state, "hands": [[[[]]]]}):
        entries[where] = replace(entries[where], state=stored)
        newer = Match(NEWER, match.setup, entries)
        before = save.dump(newer)
        with pytest.raises(DamagedError):
            newer.resume()
        assert save.dump(newer) == before


def test_nobody_resumes_a_match_of_the_present_rules() -> None:
    match = whole()
    stored = next(entry for entry in match.entries if entry.state is not None)
    forged = replace(
        match.entries[-1],
        position=match.position,
        seat=None,
        action=to_plain(Resume(stored.position, 1)),
        checksum=stored.checksum,
        draws=[],
    )
    with pytest.raises(DamagedError):
        match.take(forged)


def test_a_seat_has_up_to_three_members_and_a_name() -> None:
    for wrong in ({"name": ""}, {"name": "A", "members": ["a"] * 4}, {"name": "x" * 41}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, SeatInfo)
    assert msgspec.convert({"name": "Reds", "members": ["a", "b", "c"]}, SeatInfo).bot is None
