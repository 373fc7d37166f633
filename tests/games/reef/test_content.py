"""Options and rulings of Reef Survivor, and a sentence for everything it says."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reefkit.games import reef as reef_game
from reefkit.games.reef import new_match
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import BuilderTrait, Content, DeckName, Tolerance, default
from reefkit.games.reef.game import new_match as any_match
from reefkit.games.reef.state import PHASES, TOTAL_PARTS
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.games.reef.guided import Guided, do, reef, spaces

# Rulings and options that are about more than one phase: seats, supply, absence, undo.

SUPPLY = {"printed_supply": True}


def printed(**numbers: int) -> Content:
    """Print other numbers of some pieces than the game does."""
    content, replace = default(), msgspec.structs.replace
    named = {name.replace("_", "-"): number for name, number in numbers.items()}
    algae = named.get("algae", content.rules.numbers.fleshy_algae_printed)
    rules = replace(
        content.rules, numbers=replace(content.rules.numbers, fleshy_algae_printed=algae)
    )

    def changed(entries: dict[str, object]) -> dict[str, object]:
        return {n: replace(e, printed=named.get(n, e.printed)) for n, e in entries.items()}

    tokens = replace(content.mutations, token=changed(content.mutations.token))
    return replace(
        content,
        organisms=changed(content.organisms),
        dwellers=changed(content.dwellers),
        mutations=tokens,
        rules=rules,
    )


# -- R1 ----------------------------------------------------------------------------------------
def test_pieces_are_unlimited_unless_the_option_says_otherwise():
    """R1."""
    table = Guided("", content=printed(finger_coral=2))
    table.act(
        0, do.ChooseBoard("ramp"), *(do.PlaceFounder("finger-coral", 1, c) for c in range(1, 6))
    )


def test_a_founder_that_ran_out_is_another():
    """R1: one of each builder lies in the Triangle."""
    table = Guided("", "", content=printed(finger_coral=3), options=SUPPLY)
    table.act(0, do.ChooseBoard("ramp"), do.PlaceFounder("finger-coral", 1, 1))
    table.act(1, do.ChooseBoard("ramp"), do.PlaceFounder("finger-coral", 1, 1))
    assert table.why_not(0, do.PlaceFounder("finger-coral", 1, 2)) == "supply-out"
    assert "finger-coral" not in {
        a.builder for a in table.legal(0) if isinstance(a, do.PlaceFounder)
    }
    table.act(0, do.PlaceFounder("boulder-coral", 1, 2))


def test_a_dweller_that_ran_out_is_another():
    """R1: seats are served in their order, whoever clicks first."""
    drawn = reef("ramp", rows={1: "Fi"})
    table = Guided(drawn, drawn, phase="dwellers", content=printed(fish=3), options=SUPPLY)
    assert table.why_not(1, do.Recruit({"fish": 1})) == "supply-out"
    table.act(1, do.Recruit({"snail": 2}))
    table.act(0, do.Recruit({"fish": 2}))


def test_algae_that_ran_out_are_not_placed():
    """R1."""
    table = Guided(
        reef("ramp"), reef("ramp"), phase="algae", content=printed(algae=7), options=SUPPLY
    )
    table.act(0, do.Grow(spaces(1)))
    assert table.why_not(1, do.Grow(spaces(1, "123"))) == "algae-too-many"
    table.act(1, do.Grow(spaces(1, "12")))
    table.ready()
    assert table.state.reefs.alga.sum() == 7


def test_a_token_that_ran_out_is_not_placed():
    """R1."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "So"})
    table = Guided(drawn, phase="mutations", content=printed(heat=1), options=SUPPLY)
    table.rolls(mutation=[8, 8]).act(0, do.Mutate(1, 1), do.Mutate(1, 2))
    assert table.standing() == {(1, 1): "Fivh", (1, 2): "Sov"}


def test_juveniles_that_ran_out_are_not_spawned():
    """R1."""
    drawn = reef("ramp", {(1, 1): "Fi+", (1, 2): "Fi", (1, 3): "So"})
    table = Guided(drawn, phase="mutations", content=printed(finger_coral=4), options=SUPPLY)
    table.rolls(mutation=[12, 12]).act(0, do.Mutate(1, 3), do.Mutate(1, 3), Ready())
    assert sorted(code[:2] for code in table.nursery()) == ["Fi", "So"]


def test_a_card_places_what_the_box_still_has():
    """R1: what the row gave back may be placed again."""
    drawn = reef("ramp", rows={6: "Fi", 1: "Fi"})
    table = Guided(
        drawn,
        phase="settlement",
        juveniles=[["So"]],
        deck=["invasive-species"],
        content=printed(finger_coral=14),
        options=SUPPLY,
    )
    table.act(0, do.Settle(((0, 3, 1),)))
    table.rolls(row=[4]).ready(0)
    invaded = {space for space, what in table.standing().items() if space[0] == 4}
    assert invaded == {(4, 1), (4, 2), (4, 3)}
    assert [e["count"] for e in table.events("builders-invaded")] == [3]


def test_an_alga_card_places_what_the_box_still_has():
    """R1, R11."""
    table = Guided(
        reef("ramp", {(6, 1): "~"}),
        reef("ramp"),
        phase="catastrophe",
        deck=["nutrification"],
        content=printed(algae=8),
        options=SUPPLY,
    )
    assert set(table.standing(0)) == {(6, 1), *spaces(1)}
    assert set(table.standing(1)) == set(spaces(1, "12"))


# -- R25 ---------------------------------------------------------------------------------------
def test_seats_act_in_any_order_and_get_the_same_rolls():
    """R25, and chance that does not depend on who clicks first."""
    drawn = reef("ramp", {(1, 1): "Fi", (3, 1): "Bi"})
    tables = [Guided(drawn, drawn, phase="mutations") for _ in range(2)]
    moves = [do.Mutate(1, 1), do.Mutate(3, 1)]
    for move in moves:
        tables[0].act(0, move)
        tables[0].act(1, move)
    tables[1].act(1, *moves)
    tables[1].act(0, *moves)
    for seat in (0, 1):
        assert tables[0].picture(seat) == tables[1].picture(seat)


def test_a_bot_decides_for_a_seat_that_is_away_and_the_record_says_so():
    """R25."""
    match = new_match([SeatInfo("Ann"), SeatInfo("Ben")], seed=3)
    table = MemoryTable(match)
    table.act(0, do.ChooseBoard("ramp"))
    table.set_away(1)
    table.run()
    assert (match.state.boards >= 0).all()
    authors = {(entry.seat, entry.author) for entry in match.entries}
    assert authors == {(0, "person"), (1, "bot")}
    table.set_away(1, away=False)
    assert table.tick() == []
    table.let_bot_play(0)
    assert match.entries[-1].author == "teacher"


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 9])
def test_any_number_of_bots_plays_to_the_end(seats: int):
    people = [SeatInfo(f"Bot {n}", bot="newcomer") for n in range(seats)]
    match = new_match(people, seed=seats, options={"rounds": 3})
    MemoryTable(match).run()
    assert match.is_over
    assert (match.state.score.sum(axis=-1).any(axis=0)).all()


# -- undo --------------------------------------------------------------------------------------
def test_a_seat_takes_back_its_own_choices_while_others_go_on():
    drawn = reef("ramp", rows={1: "Fi"})
    table = Guided(drawn, drawn, phase="dwellers")
    table.act(0, do.Recruit({"fish": 1}))
    table.act(1, do.Recruit({"urchin": 2}))
    table.act(0, do.Recruit({"snail": 1}))
    table.undo(0)
    assert (table.dwellers(0), table.dwellers(1)) == ({"fish": 1}, {"urchin": 2})
    table.undo(0)
    table.undo(1)
    assert (table.dwellers(0), table.dwellers(1)) == ({}, {})


def test_algae_that_covered_a_recruiter_are_taken_back_with_what_they_did():
    """R18 undone: the dweller that left is back."""
    full = reef("ramp", fill="So", rows={2: "Fi"}, fish=2)
    table = Guided(full, phase="algae")
    table.act(0, do.Grow(spaces(2)))
    assert table.dwellers() == {}
    table.undo(0)
    assert table.dwellers() == {"fish": 2}
    assert not table.state.reefs.alga.any()


def test_ready_is_not_taken_back():
    table = Guided(reef("ramp"), reef("ramp"), phase="algae")
    table.act(0, do.Grow(spaces(1)), Ready())
    assert table.why_not(0, Undo()) == "undo-ready"


def test_a_survey_is_not_taken_back():
    """The entry that came to the survey stores the state; a note after it can go."""
    table = Guided(reef("ramp"), phase="survey")
    table.act(0, do.StrategyNote("Hm"))
    table.undo(0)
    assert table.state.notes[0][0] == ""
    assert table.why_not(0, Undo()) == "undo-ready"


# -- two rounds, by hand -----------------------------------------------------------------------
def test_an_overgrown_reef_without_a_move_passes_every_phase():
    """R26: and it may be extirpated without the match coming to a stop."""
    table = Guided(
        reef("ramp", fill="~"),
        reef("ramp", {(3, 1): "So"}),
        phase="algae",
        deck=["calm-seas"],
        options={"rounds": 2},
    )
    assert table.awaits() == {1}
    table.act(1, do.Grow(spaces(6)), Ready())
    table.rolls(mutation=[12, 12]).act(1, do.Mutate(3, 1), do.Mutate(3, 1), Ready())
    passed = {e.what.id for e in table.told if e.seat == 0 and e.what.id.startswith("pass-")}
    assert passed == {"pass-algae", "pass-mutations", "pass-spawning", "pass-triangle"}
    table.ready()
    table.act(1, *[a for a in table.legal(1) if isinstance(a, do.Settle)][:1])
    table.ready()
    while table.state.phase == "catastrophe":
        table.ready()
    assert table.points(0) == [0, -30, 2, 0, 0, 0]


# Everything that a match of Reef Survivor says has its sentence, on both reading levels.

LEVELS = [catalogue("en"), catalogue("en-simple")]
TRAITS = [*get_args(BuilderTrait), "strong", "delicate", *get_args(Tolerance)]
MOST_ENTRIES = 5_000
ROOM = Path(reef_game.__file__).parent


def said(sentence: Message) -> list[str]:
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
def test_a_match_is_told_in_whole_sentences(seed: int, options: dict[str, Any]):
    seats = [SeatInfo(name=name) for name in ("Ann", "Ben", "Cy")]
    found = play(any_match(seats, seed=seed, options={"rounds": 4, **options}))
    settled = {"submitted", "books-placed"} if "hands_on" in options else {"settled", "stacked"}
    assert {"card-drawn", "surveyed", "match-won", *settled} <= set(found)
    assert len(found) > 25
    for sentence in found.values():
        for text in said(sentence):
            assert "⟦" not in text
            assert text[0] == text[0].upper()
            assert text[-1] in ".”"


def test_a_death_is_told_with_its_reasons():
    names = ("organism-platy-coral", "card-hurricane-hit", "water-medium", "is-delicate")
    coral, card, *reasons = [Message(name) for name in names]
    died = Message(
        "builder-died", {"organism": coral, "row": 5, "column": 2, "card": card, "reasons": reasons}
    )
    english, simple = said(died)
    assert english == (
        "Platy coral at row 5, column 2 died: hurricane hit; medium water and delicate skeleton."
    )
    assert simple == (
        "Platy coral at row 5, column 2 died. The card: hurricane hit. "
        "Why: medium water and delicate skeleton."
    )


def test_a_refusal_is_told_with_its_reason():
    match = any_match([SeatInfo(name="Ann")], seed=1)
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


def test_every_error_of_a_board_has_a_sentence_with_what_a_finding_knows():
    english = LEVELS[0]
    assert len(findings()) > 10
    assert {f"error-{id_}" for id_ in findings()} == {
        id_ for id_ in english.ids() if id_.startswith("error-") and id_ != "error-shown"
    }
    known = {"row", "column", "name", "expected", "given"}
    for level in LEVELS:
        assert {id_ for id_ in findings() if level.variables(f"error-{id_}") - known} == set()
    assert [part for part in TOTAL_PARTS if not english.has(f"part-{part}")] == []


def test_every_entry_of_the_content_has_its_texts():
    content = default()
    wanted = [f"organism-{id_}{end}" for id_ in [*content.organisms, *content.dwellers]
              for end in ("", ".plural", ".story")]  # fmt: skip
    wanted += [f"card-{id_}{end}" for id_ in content.cards for end in ("", ".rule", ".science")]
    wanted += [f"token-{id_}{end}" for id_ in content.mutations.token for end in ("", ".story")]
    wanted += [f"board-{id_}{end}" for id_ in content.boards for end in ("", ".story")]
    assert [id_ for id_ in wanted if not LEVELS[0].has(id_)] == []


def test_every_trait_phase_and_deck_has_its_name():
    wanted = [f"{family}-{trait}" for family in ("is", "is-not", "lacks") for trait in TRAITS]
    wanted += [f"phase-{phase}" for phase in PHASES]
    wanted += [f"deck-{deck}" for deck in get_args(DeckName)]
    assert [id_ for id_ in wanted if not LEVELS[0].has(id_)] == []
