"""Everything that a match of Reef Survivor says has its sentence, on both reading levels."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from reefkit.games import reef
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import BuilderTrait, DeckName, Tolerance, default
from reefkit.games.reef.rules import new_match
from reefkit.games.reef.state import PHASES, TOTAL_PARTS
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.text import Message, catalogue

LEVELS = [catalogue("en"), catalogue("en-simple")]
TRAITS = [*get_args(BuilderTrait), "strong", "delicate", *get_args(Tolerance)]
MOST_ENTRIES = 5_000
ROOM = Path(reef.__file__).parent


def said(sentence: Message) -> list[str]:
    """Render a message on each level; TextError where an id or a value is missing."""
    return [level.render(sentence, strict=True) for level in LEVELS]


def play(match: Match) -> dict[str, Message]:
    """Play bots' choices to the end, and collect one message of each id, of steps too."""
    found: dict[str, Message] = {}
    for _ in range(MOST_ENTRIES):
        if match.is_over:
            return found
        waiting = match.rules.awaited(match.state)
        for awaited in waiting:
            said(awaited.what)
            found.setdefault(awaited.what.id, awaited.what)
        seat = waiting[0].seats[0]
        view = match.rules.view(match.state, seat)
        action = match.rules.decide(view, seat, next(iter(STYLES)), match.luck(seat, match.state))
        for event in match.act(seat, action):
            said(event.what)
            found.setdefault(event.what.id, event.what)
    pytest.fail("the match did not end")


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"predict": "all", "rescue": True, "team_bonus": True}),
        (3, {"printed_supply": True, "standing_stacks": True, "rounds": 5}),
        (4, {"mutated_triangle": True, "mutate_on_collection": True, "free_stacking": True}),
        (5, {"hands_on": True}),
    ],
)
def test_a_match_is_told_in_whole_sentences(seed: int, options: dict[str, Any]) -> None:
    seats = [SeatInfo(name=name) for name in ("Ann", "Ben", "Cy")]
    found = play(new_match(seats, seed=seed, options={"rounds": 4, **options}))
    settled = {"submitted", "books-placed"} if "hands_on" in options else {"settled", "stacked"}
    assert {"card-drawn", "surveyed", "match-won", *settled} <= set(found)
    assert len(found) > 25
    for sentence in found.values():
        for text in said(sentence):
            assert "⟦" not in text
            assert text[0] == text[0].upper()
            assert text[-1] in ".”"


def test_a_death_is_told_with_its_reasons() -> None:
    names = ("organism-platy-coral", "card-hurricane-hit", "water-medium", "is-delicate")
    coral, card, *reasons = [Message(name) for name in names]
    died = Message(
        "builder-died",
        {"organism": coral, "row": 5, "column": 2, "card": card, "reasons": reasons},
    )
    english, simple = said(died)
    assert english == (
        "Platy coral at row 5, column 2 died: hurricane hit; medium water and delicate skeleton."
    )
    assert simple == (
        "Platy coral at row 5, column 2 died. The card: hurricane hit. "
        "Why: medium water and delicate skeleton."
    )


def test_a_refusal_is_told_with_its_reason() -> None:
    match = new_match([SeatInfo(name="Ann")], seed=1)
    with pytest.raises(Rejection) as caught:
        match.act(0, Ready())
    assert str(caught.value) == "Not ready yet: choose a board first."


def findings() -> set[str]:
    """Return the ids of all errors that a marker can find on a board, read from the source."""
    calls = [
        node
        for path in ROOM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "marked.find"
    ]
    texts = [ast.walk(call.args[0]) for call in calls]
    return {
        str(each.value)
        for nodes in texts
        for each in nodes
        if isinstance(each, ast.Constant) and re.fullmatch(r"[a-z-]+", str(each.value))
    }


def test_every_error_of_a_board_has_a_sentence_with_what_a_finding_knows() -> None:
    english = LEVELS[0]
    assert len(findings()) > 10
    assert {f"error-{id_}" for id_ in findings()} == {
        id_ for id_ in english.ids() if id_.startswith("error-") and id_ != "error-shown"
    }
    known = {"row", "column", "name", "expected", "given"}
    for level in LEVELS:
        assert {id_ for id_ in findings() if level.variables(f"error-{id_}") - known} == set()
    assert [part for part in TOTAL_PARTS if not english.has(f"part-{part}")] == []


def test_every_entry_of_the_content_has_its_texts() -> None:
    content = default()
    wanted = [f"organism-{id_}{end}" for id_ in [*content.organisms, *content.dwellers]
              for end in ("", ".plural", ".story")]  # fmt: skip
    wanted += [f"card-{id_}{end}" for id_ in content.cards for end in ("", ".rule", ".science")]
    wanted += [f"token-{id_}{end}" for id_ in content.mutations.token for end in ("", ".story")]
    wanted += [f"board-{id_}{end}" for id_ in content.boards for end in ("", ".story")]
    assert [id_ for id_ in wanted if not LEVELS[0].has(id_)] == []


def test_every_trait_phase_and_deck_has_its_name() -> None:
    wanted = [f"{family}-{trait}" for family in ("is", "is-not", "lacks") for trait in TRAITS]
    wanted += [f"phase-{phase}" for phase in PHASES]
    wanted += [f"deck-{deck}" for deck in get_args(DeckName)]
    assert [id_ for id_ in wanted if not LEVELS[0].has(id_)] == []
