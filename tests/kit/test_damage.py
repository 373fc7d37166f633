"""Whatever is no save, or none any more, is refused by name within a second."""

# ruff: noqa: ANN401 - anything may be put into a file

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.match import save
from reefkit.match.errors import (
    DamagedError,
    NotASaveError,
    SaveError,
    TooLargeError,
    TooNewError,
    TruncatedError,
)
from reefkit.match.match import Match
from tests.kit.kits import Kit, every_game, kits, match_of
from tests.support.effort import effort
from tests.support.families import each_case

TIMES = 5
"""How much more work than a whole honest match a damaged one may cost."""
LEAST = 1.0
"""Seconds of work that any file may cost: opening a small match is too short to be a measure."""
BEGUN = 40
"""Lines of a match that has only begun."""
FIRST = 5
"""Lines of a match that is cut at each byte."""
DEEP = "[" * 100_000 + "]" * 100_000


@cache
def whole(name: str) -> bytes:
    return save.dump(match_of(kits()[name], 2))


@cache
def begun(name: str) -> bytes:
    """A save cut after some entries: to play all that stands before the last takes a second."""
    lines = whole(name).split(b"\n")[:-1][:BEGUN]
    return b"\n".join([*lines, b""])


def first_entries(name: str) -> bytes:
    return b"".join(whole(name).splitlines(keepends=True)[:FIRST])


@cache
def most_work(name: str) -> float:
    """Return the seconds of work that a file may cost, on this machine as it is now."""
    raw = whole(name)
    with counted() as work:
        save.parse(raw, {name: kits()[name].game})
    return max(LEAST, TIMES * work[0])


@contextmanager
def counted() -> Iterator[list[float]]:
    """Count seconds of work, without what collecting the garbage of earlier tests costs."""
    work: list[float] = []
    gc.disable()
    began = process_time()
    try:
        yield work
    finally:
        work.append(process_time() - began)
        gc.enable()


def opened(kit: Kit, raw: bytes) -> Match | SaveError:
    """Open what may be a save; whatever it is, it costs no more than a large match."""
    limit = most_work(kit.game.id)
    with counted() as work:
        try:
            match: Match | SaveError = save.parse(raw, {kit.game.id: kit.game})
        except SaveError as error:
            match = error
    assert work[0] < limit
    if isinstance(match, SaveError):
        said = kit.render(match.message)
        assert all(said)
        assert "Expected" not in " ".join(said)  # a program's own words
    return match


def refused(kit: Kit, raw: bytes) -> SaveError:
    result = opened(kit, raw)
    assert isinstance(result, SaveError), "it was opened"
    return result


def rewritten(raw: bytes, line: int, change: Callable[[Any], Any]) -> bytes:
    """Return a save with one line changed as JSON."""
    lines = raw.split(b"\n")
    lines[line] = json.dumps(change(json.loads(lines[line]))).encode()
    return b"\n".join(lines)


def put(path: tuple[str | int, ...], value: Any) -> Callable[[Any], Any]:
    """Make a change that puts a value somewhere in a line."""

    def change(line: Any) -> Any:
        inner = line
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        return line

    return change


@every_game
@given(data=st.data())
def test_bytes_that_changed_are_refused_by_name_or_change_nothing_of_the_match(
    kit: Kit, data: st.DataObject
):
    raw = bytearray(whole(kit.game.id))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place] = data.draw(st.integers(0, 255))
    same_play(kit, bytes(raw))


def same_play(kit: Kit, raw: bytes) -> None:
    match = opened(kit, raw)
    if isinstance(match, Match):
        original = match_of(kit, 2)
        told = [(e.position, e.seat, e.draws) for e in match.entries]
        count = original.position - (match.missing is not None)
        assert told == [(e.position, e.seat, e.draws) for e in original.entries[:count]]
        assert match.entries[-1].checksum == original.entries[count - 1].checksum


@each_case("name", ["toy", "climate", "succession"][: effort(2, 3)])
def test_a_save_cut_at_any_byte_opens_with_the_entries_before_it(name: str):
    game, raw = kits()[name].game, first_entries(name)
    header = raw.index(b"\n")
    for length in range(len(raw)):
        cut = raw[:length]
        if length < header:
            with pytest.raises((NotASaveError, TruncatedError)) as caught:
                save.parse(cut, {name: game})
            assert isinstance(caught.value, TruncatedError) == (
                length >= len('{"format":"reefkit-match"')
            )
            continue
        match = save.parse(cut, {name: game})
        entries = cut.count(b"\n") - 1 + raw[length : length + 1].count(b"\n")
        assert match.position == max(entries, 0)
        is_whole = length == header or b"\n" in raw[length - 1 : length + 1]
        assert (match.missing is None) == is_whole
        assert match.missing is None or match.missing.values["entries"] == match.position


@every_game
def test_a_save_that_an_editor_wrote_again_opens(kit: Kit):
    raw = begun(kit.game.id)
    for again in (
        raw[:-1],
        b"\xef\xbb\xbf" + raw,
        raw + b"\n\n",
        raw.replace(b"\n", b"\r\n"),
    ):
        match = opened(kit, again)
        assert isinstance(match, Match)
        assert save.dump(match) == raw
        assert match.missing is None


@every_game
@given(data=st.data())
def test_lines_lost_doubled_or_swapped_are_refused(kit: Kit, data: st.DataObject):
    lines = begun(kit.game.id).split(b"\n")[:-1]
    one = data.draw(st.integers(1, len(lines) - 2))
    how = data.draw(st.sampled_from(["lost", "doubled", "swapped"]))
    if how == "lost":
        del lines[one]
    elif how == "doubled":
        lines.insert(one, lines[one])
    else:
        lines[one], lines[one + 1] = lines[one + 1], lines[one]
    error = refused(kit, b"\n".join(lines) + b"\n")
    assert isinstance(error, DamagedError)
    assert error.message.id == "save-position"


@every_game
@given(data=st.data())
def test_any_value_put_anywhere_is_refused_by_name_or_plays_the_same(kit: Kit, data: st.DataObject):
    raw = begun(kit.game.id)
    number = data.draw(st.integers(0, raw.count(b"\n") - 1))
    inner = json.loads(raw.split(b"\n")[number])
    path: list[str | int] = []
    while isinstance(inner, dict | list) and inner and (not path or data.draw(st.booleans())):
        keys = sorted(inner) if isinstance(inner, dict) else range(len(inner))
        path.append(data.draw(st.sampled_from(keys)))
        inner = inner[path[-1]]
    values = [None, True, -1, 0, 3, 10**9, 2**63, 2**64, 10**400, 1.5, "", "x", [], {}, [[]], [1]]
    value = data.draw(st.sampled_from(values))
    opened(kit, rewritten(raw, number, put(tuple(path), value)))


HOSTILE = {
    "nothing": b"",
    "one newline": b"\n",
    "no text": bytes(range(256)) * 50,
    "text": b"dear diary\n",
    "another JSON": b'{"cells": []}\n',
    "a list": b"[1, 2]\n",
    "a number": b"1e999\n",
    "deep": DEEP.encode() + b"\n",
    "deep objects": b'{"format":' * 50_000 + b"\n",
    "many newlines": b"\n" * 1_000_000,
    "other text encoding": '{"format": "reefkit-match"}\n'.encode("utf-16"),
    "a lone surrogate": b'{"format": "\\ud800"}\n',
    "not a number": b'{"format": NaN}\n',
    "a zip": b"PK\x03\x04" + b"\x00" * 1_000,
    "compressed": b"\x1f\x8b\x08" + b"\x00" * 1_000,
}


@every_game
@each_case("raw", HOSTILE.values(), ids=HOSTILE)
def test_other_files_raise_not_a_save(kit: Kit, raw: bytes):
    assert isinstance(refused(kit, raw), NotASaveError)


HEADERS: dict[str, tuple[tuple[str | int, ...], Any, type[SaveError]]] = {
    "no version": (("version",), None, DamagedError),
    "version 0": (("version",), 0, DamagedError),
    "version below": (("version",), -5, DamagedError),
    "version true": (("version",), "1", DamagedError),
    "newer format": (("version",), 99, TooNewError),
    "newer rules": (("setup", "rules_version"), 99, TooNewError),
    "rules 0": (("setup", "rules_version"), 0, DamagedError),
    "another game": (("setup", "game"), "chess", NotASaveError),
    "no seats": (("setup", "seats"), [], DamagedError),
    "10^9 seats": (("setup", "seats"), 10**9, DamagedError),
    "many seats": (("setup", "seats"), [{"name": "A"}] * 100_000, DamagedError),
    "a nameless seat": (("setup", "seats"), [{"name": ""}], DamagedError),
    "an unknown bot": (("setup", "seats"), [{"name": "A", "bot": "hal"}], DamagedError),
    "a key too long": (("setup", "key"), "0" * 17, DamagedError),
    "a key that is none": (("setup", "key"), "x" * 16, DamagedError),
    "a number for a key": (("setup", "key"), 7, DamagedError),
    "no options": (("setup", "options"), {}, DamagedError),
    "another option": (("setup", "options", "cheat"), True, DamagedError),
    "10^9 rounds": (("setup", "options", "rounds"), 10**9, DamagedError),
    "rounds beyond any": (("setup", "options", "rounds"), 10**400, DamagedError),
    "no content": (("setup", "content"), {}, DamagedError),
    "content that is a list": (("setup", "content"), [], DamagedError),
    "another key": (("setup", "teacher"), "me", DamagedError),
}


@every_game
@each_case(("path", "value", "kind"), HEADERS.values(), ids=HEADERS)
def test_wrong_headers_raise_their_error(
    kit: Kit, path: tuple[str | int, ...], value: Any, kind: type[SaveError]
):
    changed = rewritten(whole(kit.game.id), 0, put(path, value))
    if kit.game.id == "toy" and path[-1] == "options":
        changed = rewritten(whole("toy"), 0, put(path, {"rounds": "many"}))
    assert type(refused(kit, changed)) is kind


ENTRIES: dict[str, tuple[tuple[str | int, ...], Any]] = {
    "position below": (("position",), -1),
    "position beyond": (("position",), 10**9),
    "no seat": (("seat",), None),
    "seat beyond": (("seat",), 10**9),
    "seat below": (("seat",), -1),
    "no action": (("action",), {}),
    "another action": (("action", "do"), "win"),
    "an undo": (("action",), {"do": "undo"}),
    "rolls too many": (("draws",), [1] * 50),
    "rolls in millions": (("draws",), [1] * 1_000_000),
    "rolls too high": (("draws",), [10**6]),
    "rolls beyond numbers": (("draws",), [2**64 - 1]),
    "rolls that are none": (("draws",), ["six"]),
    "rolls of zero": (("draws",), [0]),
    "an author who is none": (("author",), "hacker"),
    "another checksum": (("checksum",), "0" * 16),
    "no checksum": (("checksum",), ""),
    "a state": (("state",), {"round": 1}),
    "another key": (("score",), 100),
}


@every_game
@each_case("where", [1, 5, -1][:: effort(2, 1)])
@each_case(("path", "value"), ENTRIES.values(), ids=ENTRIES)
def test_wrong_entries_raise_damaged(kit: Kit, where: int, path: tuple[str | int, ...], value: Any):
    raw = begun(kit.game.id)
    line = where if where > 0 else raw.count(b"\n") - 1
    assert type(refused(kit, rewritten(raw, line, put(path, value)))) is DamagedError


@every_game
@each_case("roll", [2**63 - 1, 2**63, 2**64 - 1, 10**6, 0, -1, 1.5, None])
def test_impossible_rolls_raise_damaged(kit: Kit, roll: object):
    raw = begun(kit.game.id)
    lines = raw.split(b"\n")
    rolled = [n for n, line in enumerate(lines[:-1]) if n and json.loads(line).get("draws")]
    assert rolled
    for line in (rolled[0], rolled[-1]):
        changed = rewritten(raw, line, put(("draws", 0), roll))
        assert type(refused(kit, changed)) is DamagedError


@every_game
def test_a_survey_whose_stored_state_was_changed_is_damaged(kit: Kit):
    raw = whole(kit.game.id)
    stored = [n for n, line in enumerate(raw.split(b"\n")) if b'"state"' in line]
    assert stored
    for line in (*stored[:1], *stored[1 :: effort(len(stored), 1)]):
        for change in (put(("state", "round"), 2**40), lambda one: {**one, "state": None}):
            assert type(refused(kit, rewritten(raw, line, change))) is DamagedError


@every_game
def test_deep_and_long_lines_in_the_middle_are_damaged(kit: Kit):
    lines = whole(kit.game.id).split(b"\n")
    for bad in (DEEP.encode(), b'{"action":' * 50_000, b"", b"\x00" * 4_096, b"9" * 1_000_000):
        error = refused(kit, b"\n".join([*lines[:3], bad, *lines[4:]]))
        assert type(error) is DamagedError


@every_game
def test_files_too_large_and_logs_too_long_are_refused_unread(kit: Kit, tmp_path: Path):
    lines = whole(kit.game.id).split(b"\n")
    long = b"\n".join([lines[0], *[lines[1]] * (save.MOST_ENTRIES + 1), b""])
    assert type(refused(kit, long)) is TooLargeError
    assert type(refused(kit, b" " * (save.MOST_BYTES + 1))) is TooLargeError
    bomb = tmp_path / "bomb.jsonl"
    with bomb.open("wb") as file:
        file.truncate(10**12)  # a hole: it takes no room, and is read as a terabyte of nothing
    with pytest.raises(TooLargeError):
        save.load(bomb, {kit.game.id: kit.game})


@every_game
def test_a_file_that_cannot_be_read_is_named(kit: Kit, tmp_path: Path):
    for path, said in ((tmp_path / "nowhere.jsonl", "missing"), (tmp_path, "unreadable")):
        with pytest.raises(SaveError) as caught:
            save.load(path, {kit.game.id: kit.game})
        assert caught.value.message.id == f"save-{said}"
        assert path.name in kit.render(caught.value.message)[0]


def altered(state: Any, place: str, value: Any) -> Any:
    """Return a copy of a state with another value at a place."""
    copy = deepcopy(state)
    *way, last = place.split(".")
    at = copy
    for step in way:
        at = getattr(at, step) if hasattr(at, step) else at[int(step) if step.isdigit() else step]
    where = int(last) if isinstance(at, list) else last
    old = at[where] if isinstance(at, (list, dict)) else getattr(at, last)
    new = value(old) if callable(value) else value
    if isinstance(at, (list, dict)):
        at[where] = new
    else:
        setattr(at, last, new)
    return copy


@pytest.mark.parametrize(
    ("name", "phase"), [(name, phase) for name, kit in kits().items() for phase in kit.wrong]
)
def test_a_state_that_no_match_could_hold_is_refused(name: str, phase: str):
    match = match_of(kits()[name], 3)
    found = (match.state_at(position) for position in range(match.position, 0, -1))
    state: Any = next(each for each in found if each.phase == phase)
    match.rules.check(state)
    passed = []
    for place, values in kits()[name].wrong[phase].items():
        for value in values:
            try:
                match.rules.check(altered(state, place, value))
            except DamagedError:
                continue
            passed.append((place, value))
    assert passed == []
