"""A whole class of ghosts at once: they join, answer, sit, play by the rules, and answer again."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from reefkit.assess import grade
from reefkit.classroom.store import Store, StoreTable, TableRow
from reefkit.games import games
from reefkit.labs.desk.lab_records import desk_games
from reefkit.labs.desk.seating import begun
from reefkit.labs.ghosts.players import Players
from reefkit.labs.ghosts.simulated_class import SimulatedClass, simulate_class
from reefkit.labs.setting import Setting, plain_of
from reefkit.match.errors import Rejection
from reefkit.match.table import MemoryTable
from tests.labs.reef.desk import data_of
from tests.support.effort import at_length

SHORT = Setting(options={"rounds": 2}, forms=("before-short", "after-short"))


def a_class(folder: Path) -> tuple[Store, str]:
    store = Store.open(folder / "class.sqlite")
    row, _ = store.classes.create("Ghost class", ghost=True)
    return store, row.id


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> SimulatedClass:
    """Give a class of ten that has done everything."""
    store, class_id = a_class(tmp_path_factory.mktemp("ghosts"))
    return simulate_class(store, class_id, pupils=10, seed="e", setting=SHORT)


@pytest.fixture(scope="module")
def tables(played: SimulatedClass) -> list[tuple[TableRow, StoreTable]]:
    """Give its tables, each match folded anew and held against its checksums."""
    rows = played.store.classes.tables(played.class_id)
    return [(row, played.store.matches.open(str(row.match), games())) for row in rows]


def test_all_of_them_are_members_and_two_of_a_name_are_told_apart(played: SimulatedClass) -> None:
    labels = [each.label for each in played.store.classes.members(played.class_id)]
    assert len(labels) == len(set(labels)) == 10
    assert {"Sam", "Sam 2"} <= set(labels)


def test_matches_are_played_to_the_end_by_the_rules(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
) -> None:
    assert sum(len(people) for row, _ in tables for people in row.seats) >= 8
    for row, table in tables:
        match = table.match
        assert match.is_over
        authors = {n: {e.author for e in match.entries if e.seat == n} for n in range(4)}
        for seat, people in enumerate(row.seats):
            assert ("person" in authors[seat]) == bool(people)
    assert played.players.refused == []


def test_they_write_notes_and_foresee_some_losses_and_not_others(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
) -> None:
    notes, right, of = 0, 0, 0
    for _, table in tables:
        notes += sum(bool(text) for texts in table.match.state.notes for text in texts)
        for each in table.read("predictions"):
            right, of = right + each[4], of + each[5]
    assert notes > 4
    shared = [each.text for each in played.store.classes.notes(played.class_id) if each.text]
    assert 0 < len(shared) < notes, "some are shared with the teacher, and some are not"
    assert 0.4 < right / of < 0.97


def test_who_is_late_is_played_for_until_then(tmp_path: Path) -> None:
    store, class_id = a_class(tmp_path)
    ghosts = SimulatedClass(store, class_id, pupils=30, seed="e", setting=SHORT)
    late = next(ghost for ghost in ghosts.ghosts if ghost.habit == "late")
    match = begun(desk_games()["reef"], SHORT, ["A", "B"], "")
    Players(ghosts.lab, ghosts.say).play(MemoryTable(match), {0: late, 1: ghosts.ghosts[0]})
    authors = Counter()
    for entry in match.entries:
        round_ = match.state_at(entry.position).round
        if entry.seat == 0:
            authors[entry.author, min(round_, 2)] += 1
    assert {author for author, round_ in authors if round_ < 2} == {"bot"}
    assert {author for author, round_ in authors if round_ == 2} == {"person"}


def test_answers_are_those_of_composed_sheets_and_can_be_graded_again(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
) -> None:
    graded: Counter[bool | None] = Counter()
    for row, table in tables:
        for seat, people in enumerate(row.seats):
            for ghost in filter(None, map(played.of_person, people)):
                sheets = [played.before(ghost), played.after(ghost, str(row.match), table, seat)]
                for sheet in sheets:
                    by_id = {each.id: each for each in sheet.questions}
                    given = played.store.work.answers(str(played.person(ghost)), "reef", sheet.id)
                    assert {each.question for each in given} <= set(by_id)
                    tries = Counter(each.question for each in given)
                    assert max(tries.values()) <= sheet.attempts
                    for each in given:
                        graded[grade(by_id[each.question], each.raw).right] += 1
    assert graded[True] > graded[False] > 20
    assert graded[None] >= 6  # how sure they are of one answer


def test_who_is_ordinary_hands_everything_in(played: SimulatedClass) -> None:
    finished = {(f.person, f.sheet) for f in played.store.classes.finished(played.class_id)}
    for ghost in played.ghosts:
        person = str(played.person(ghost))
        sheets = {sheet for who, sheet in finished if who == person}
        if ghost.habit == "half":
            assert sheets == set()
        elif ghost.habit == "absent":
            assert sheets == {"before"}
        else:
            assert len(sheets) == 3, ghost  # before, after, and its survey
            assert "before" in sheets


def test_a_class_stops_where_it_is_wanted_to(tmp_path: Path) -> None:
    store, class_id = a_class(tmp_path)
    ghosts = simulate_class(store, class_id, pupils=4, seed="s", setting=SHORT, until="playing")
    (row,) = store.classes.tables(class_id)
    state = store.matches.open(str(row.match), games()).match.state
    assert (state.round, state.phase) == (2, "dwellers")
    assert not any(each.sheet.startswith("after") for each in store.classes.answers(class_id))
    again = SimulatedClass(store, class_id)
    assert again.ghosts == ghosts.ghosts
    assert [again.person(g) for g in again.ghosts] == [ghosts.person(g) for g in ghosts.ghosts]


def test_one_ocean_and_the_classs_own_forms_are_followed(tmp_path: Path) -> None:
    store, class_id = a_class(tmp_path)
    setting = Setting(
        options={"rounds": 1}, chance="ocean", forms=("before-short", "after-short"), size=3
    )
    store.classes.set_control(class_id, setting=plain_of(setting))
    simulate_class(store, class_id, pupils=4, seed="o", until="before").lay(rounds=None)
    rows = store.classes.tables(class_id)
    tables = [store.matches.open(str(row.match), games()) for row in rows]
    drawn = [
        [e.what.values["card"] for e in t.match.events() if e.what.id == "card-drawn"]
        for t in tables
    ]
    assert len(tables) == 2
    assert drawn[0] == drawn[1]
    asked = {each.question for each in store.classes.answers(class_id) if each.sheet == "before"}
    assert len(asked) == len(data_of("forms")["before-short"]["slots"][0]["items"])


def test_no_ghosts_come_where_there_is_no_class(tmp_path: Path) -> None:
    store, _ = a_class(tmp_path)
    with pytest.raises(Rejection) as caught:
        SimulatedClass(store, "nowhere")
    assert caught.value.message.id == "reject-ghosts-no-class"


@at_length
def test_a_class_of_thirty_takes_less_than_a_minute(tmp_path: Path) -> None:
    store, class_id = a_class(tmp_path)
    began = time.process_time()
    simulate_class(store, class_id, seed="thirty")
    assert time.process_time() - began < 60
    assert len(store.classes.members(class_id)) == 30
    assert len(store.classes.answers(class_id)) > 600
