"""*What if* in a class: at one's own finished table, in the server's kernel, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.games import games
from reefkit.labs.lesson.what_if import finish, play_on, refusal, trial_of
from reefkit.match import save
from reefkit.match.counterfactual import Course, OptionTurned
from reefkit.match.errors import Rejection
from tests.labs.reef.class_room import ClassRoom, look, seated
from tests.labs.reef.desk import Desk


@pytest.fixture
def tables(tmp_path: Path) -> tuple[ClassRoom, list[Desk]]:
    """Two pupils of a class and a bot, their match played to its end by the bots."""
    room = ClassRoom(tmp_path)
    desks = seated(room, "Sam", "Mia", rounds=1, predict="none")
    table = desks[0].session.open_table
    for seat in range(len(table.setup.seats)):
        table.set_away(seat)
    table.run()
    look(*desks)
    return room, desks


def test_who_played_replays_in_the_servers_kernel_and_the_stored_match_stays(
    tables: tuple[ClassRoom, list[Desk]],
) -> None:
    _, (sam, mia) = tables
    session = sam.session
    assert session.open_table.shared  # type: ignore[attr-defined]
    assert refusal(session) is None
    before = save.dump(session.open_table.match)
    sam.do("what-if-open")
    sam.do("what-if-set", name="change", value="card:hurricane-hit")
    sam.do("what-if-set", name="guess", value="same")
    sam.do("what-if-run")
    trial = trial_of(session)
    for _ in play_on(trial):
        pass
    finish(session, trial)
    result = trial.result
    assert result is not None
    assert result.course.over
    assert save.dump(session.open_table.match) == before
    assert save.dump(mia.session.open_table.match) == before
    assert result.table is not session.open_table


def test_a_copy_that_went_home_is_refused_with_a_sentence(
    tables: tuple[ClassRoom, list[Desk]],
) -> None:
    _, (sam, _) = tables
    copy = save.parse(sam.session.open_table.seat_copy(0), games())
    session = sam.session
    first = OptionTurned("scoring", "product")
    with pytest.raises(Rejection) as refused:
        Course(copy, first, 0)
    assert refused.value.message.id == "reject-what-if-no-key"
    assert session.say.has("reject-what-if-no-key")
