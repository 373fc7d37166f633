"""Forty processes write one store at once: a thousand records and more, none lost, none twice."""

from collections import Counter

import pytest

from reefkit.classroom.store import Store
from reefkit.match.game import Ready
from tests.classroom.warm import LESSON, SHEET, warm
from tests.match.toy import TOYS, new_match
from tests.support.effort import effort

pytestmark = pytest.mark.slow

WRITERS = 40
RECORDS = effort(26, 50)
TOGETHER = 2
"""So many share a match, and answer in as many tabs of one person."""


def surveyed(store: Store) -> str:
    """Put in a match that waits at its survey, where a seat may type without end."""
    table = store.matches.create(new_match(None))
    for action in (Ready(), {"do": "hide", "number": 1}, Ready()):
        table.act(0, action)
    assert table.match.state.phase == "survey"
    return table.id


def test_forty_writers_lose_and_double_nothing(place: str, store: Store):
    groups = [(surveyed(store), store.people.create().id) for _ in range(WRITERS // TOGETHER)]
    begun = store.matches.rows([groups[0][0]])[0].entries
    writers = [(f"w{number}", *groups[number // TOGETHER]) for number in range(WRITERS)]
    with warm() as process:
        process.order(
            *(
                {
                    "do": "write",
                    "place": place,
                    "match": match,
                    "person": person,
                    "name": name,
                    "count": RECORDS,
                }
                for name, match, person in writers
            )
        )
        assert [process.hear() for _ in writers] == [["ended", "0"]] * WRITERS
    records = 0
    for match, person in groups:
        names = [name for name, *group in writers if group == [match, person]]
        entries = store.matches.open(match, TOYS).match.entries[begun:]
        notes = [entry.action["text"] for entry in entries]
        answers = store.work.answers(person, LESSON, SHEET)
        sent = Counter(f"{name}-{number}" for name in names for number in range(RECORDS))
        assert Counter([*notes, *(answer.raw for answer in answers)]) == sent
        assert sorted(answer.attempt for answer in answers) == list(range(1, len(answers) + 1))
        for name in names:
            mine = [note for note in notes if note.startswith(f"{name}-")]
            assert mine == [f"{name}-{n}" for n in range(0, RECORDS, 2)], "each in its own order"
        records += len(notes) + len(answers)
    assert records == WRITERS * RECORDS
