"""After a card: held against what was told, what was scored, and the rules page's cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from reefkit.games.reef import actions as do
from reefkit.games.reef import explain, new_match, queries, timeline
from reefkit.games.reef.content import default
from reefkit.games.reef.readings import losses
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_guide_places import SEEDS
from tests.kit.kits import kits
from tests.kit.play import match_of

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")


def bots(seed: int, count: int = 3) -> Match:
    seats = [SeatInfo(f"Bot {n}", bot="builder") for n in range(count)]
    match = new_match(seats, seed=seed)
    MemoryTable(match).run()
    return match


def struck(card: str, *pictures: str, **options: object) -> MemoryTable:
    """Give a table at which one card has been drawn and nothing yet been answered."""
    table = Guided(*pictures, phase="catastrophe", deck=[card], options=options)
    return MemoryTable(table.match)


def said(reveal: timeline.Reveal | None, seat: int = 0) -> list[str]:
    assert reveal is not None
    return [ENGLISH.render(one.sentence, strict=True) for one in reveal.seats[seat].builders]


def test_survivors_have_their_reason_too() -> None:
    table = struck("hurricane-hit", reef("ramp", {(1, 1): "Fi", (2, 1): "Bo", (5, 1): "Pl"}))
    (drawn,) = timeline.drawn(table)
    assert (drawn.card, drawn.round, drawn.order) == ("hurricane-hit", 1, 1)
    first, *others = said(timeline.reveal(table, None, drawn))
    assert first.startswith("Finger coral at row 1, column 1 died: shallow water")
    assert others == [
        "Boulder coral at row 2, column 1 lived: shallow water and strong skeleton.",
        "Platy coral at row 5, column 1 was spared: the card does not reach deep water.",
    ]


def test_a_prediction_is_held_against_what_happened() -> None:
    """Missed ones come first, then those that lived; the score is the engine's."""
    picture = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi", (2, 1): "Bo", (5, 1): "Pl"})
    table = struck("hurricane-hit", picture, reef("ramp", {(1, 1): "Bo"}), predict="all")
    (drawn,) = timeline.drawn(table)
    assert timeline.reveal(table, 0, drawn) is None, "nothing is shown while somebody predicts"
    table.act(0, do.Predict(((1, 1, 0), (5, 1, 0))))
    assert timeline.reveal(table, 0, drawn) is None
    table.act(1, do.Predict(()))
    found = timeline.reveal(table, 0, drawn)
    assert found is not None
    mine, other = found.seats
    verdicts = [(one.row, one.column, one.verdict) for one in mine.builders]
    assert verdicts == [(1, 2, "missed"), (5, 1, "it-lived"), (1, 1, "right"), (2, 1, "right")]
    assert (mine.right, mine.of) == (2, 4)
    assert mine.predicted
    assert not other.predicted, "another's prediction stays its own"
    assert {one.verdict for one in other.builders} == {""}
    assert mine.died == {"S": 2, "M": 0, "D": 0}
    assert mine.lived == {"S": 1, "M": 0, "D": 1}
    assert [(lost.type, lost.count) for lost in mine.lost] == [("finger-coral", 2)]


def test_half_is_the_owners_choice_and_scores_no_verdict() -> None:
    table = struck("heatwave", reef("ramp", {(1, 1): "Fi", (1, 2): "Bo"}), predict="all")
    (drawn,) = timeline.drawn(table)
    table.act(0, do.Predict(((1, 1, 0),)))
    assert timeline.reveal(table, 0, drawn) is None, "the owner has still to choose"
    table.act(0, do.Sacrifice(((1, 2, 0),)))
    found = timeline.reveal(table, 0, drawn)
    assert found is not None
    assert {one.verdict for one in found.seats[0].builders} == {""}
    assert "chosen by its owner" in said(found)[0]
    assert said(found)[1].endswith("and this is one of them.")


def test_cards_of_the_whole_stack_judge_each_builder() -> None:
    """R16: the topmost tolerates low oxygen and lives, the one below dies."""
    mark = default().mutations.token["low-oxygen"].mark
    table = Guided(
        reef("ramp", {(6, 1): f"Bo{mark}/Pl"}),
        phase="catastrophe",
        round_=3,
        deck=["oceanic-anoxic-event"],
    )
    handle = MemoryTable(table.match)
    (drawn,) = timeline.drawn(handle)
    found = timeline.reveal(handle, None, drawn)
    assert found is not None
    assert [(one.level, one.fate) for one in found.seats[0].builders] == [(1, "died"), (0, "lived")]


def test_algae_and_dwellers_are_counted() -> None:
    full = {(r, c): "Bo" for r in (1, 2) for c in range(1, 5)}
    table = struck("hurricane-near-miss", reef("ramp", full, urchin=2, fish=1))
    (drawn,) = timeline.drawn(table)
    found = timeline.reveal(table, None, drawn)
    assert found is not None
    assert found.seats[0].algae == 5
    assert ("urchin", 2) in [(lost.type, lost.count) for lost in found.seats[0].lost]


def test_what_is_revealed_is_what_was_told_in_whole_matches() -> None:
    """Of every card of random matches: deaths, predictions' scores, and every sentence."""
    cards: Counter[str] = Counter()
    judged = 0
    for match in [*(match_of(kits()["reef"], seed) for seed in SEEDS), bots(4), bots(5)]:
        table = MemoryTable(match)
        lost = Counter(
            (row.round, row.seat - 1, row.organism)
            for row in losses(match)
            if row.stage == "builder" and row.phase == "catastrophe"
        )
        shown: Counter[tuple[int, int, str]] = Counter()
        for viewer, drawn in [
            (n, d) for d in timeline.drawn(table) for n in range(len(table.setup.seats))
        ]:
            found = timeline.reveal(table, viewer, drawn)
            assert found is not None
            cards[drawn.card] += 1
            mine = found.seats[viewer]
            for one in mine.builders:
                shown[drawn.round, viewer, one.builder] += one.fate == "died"
                for say in (ENGLISH, SIMPLE):
                    assert say.render(one.sentence, strict=True)
                assert one.reasons
                assert "spared-by-chance" not in {reason.id for reason in one.reasons}
            if mine.predicted and mine.of:
                wrong = sum(one.verdict in {"missed", "it-lived"} for one in mine.builders)
                assert wrong == mine.of - mine.right, (drawn, viewer)
                judged += 1
        if match.setup.options["hands_on"]:  # books do not tell of a coral replaced by its like
            assert all(shown[key] >= count for key, count in lost.items())
        else:
            assert +shown == lost
    assert len(cards) > 12
    assert judged > 5


def test_every_card_can_be_told() -> None:
    play = timeline.look(MemoryTable(bots(4, 1)), None, 0)
    for name in default().cards:
        card = explain.card_story(play, name)
        texts = [card.name, card.term, card.rule, *card.clauses, card.science, card.talk]
        for say in (ENGLISH, SIMPLE):
            assert all(say.render(text, strict=True) for text in texts)
        assert ENGLISH.render(card.talk).endswith("?")
    assert len({ENGLISH.render(explain.card_story(play, n).talk) for n in default().cards}) == 22
    with pytest.raises(Rejection):
        explain.card_story(play, "meteorite")


def test_a_card_reaches_what_its_clauses_name() -> None:
    table = struck("calm-seas", reef("ramp", {(1, 1): "Fi"}))
    play = timeline.look(table, 0)
    assert {row for row, _ in explain.reached(play, 0, "pollution")} == {1, 2}
    assert {row for row, _ in explain.reached(play, 0, "deep-freeze")} == {5, 6}
    assert explain.reached(play, 0, "calm-seas") == ()
    table.act(0, Ready())


def test_rolls_spawning_and_what_happened() -> None:
    table = Guided(reef("ramp", {(1, 1): "Fi", (1, 2): "~Bo", (5, 5): "Pl"}), phase="mutations")
    table.rolls(mutation=[1, 4])
    table.act(0, do.Mutate(1, 1), do.Mutate(5, 5))
    handle = MemoryTable(table.match)
    first, second = queries.rolls(handle, 0)
    assert (first.roll, first.builder, first.gained) == (1, "finger-coral", ("stronger",))
    assert (second.row, second.column, second.gained) == (5, 5, ("fewer",))
    play = timeline.look(handle, 0)
    assert [(one.row, one.column, one.reason.id) for one in queries.silent(play, 0)] == [
        (1, 2, "silent-overgrown"),
        (5, 5, "silent-fewer"),
    ]
    newest = queries.happened(handle, 0)
    assert [one.icon for one in newest[:2]] == ["platy-coral", "finger-coral"]
    assert queries.happened(handle, 0, since=handle.position) == ()
    assert len(queries.happened(handle, None, position=1)) < len(newest)


def test_cards_that_one_entry_draws_are_told_each_on_its_own_reef() -> None:
    """Bots wait for nobody, so the second card of round 2 may come with the first, on what is left."""
    several = 0
    for seed in range(1, 9):
        table = MemoryTable(bots(seed, 1))
        cards = timeline.drawn(table)
        for one, other in pairwise(cards):
            if one.position != other.position or one.round != other.round:
                continue
            first, second = (timeline.reveal(table, None, card) for card in (one, other))
            assert first is not None
            assert second is not None
            gone = sum(b.fate == "died" for b in first.seats[0].builders)
            tops = sum(b.level == 0 for b in first.seats[0].builders)
            left = sum(b.level == 0 for b in second.seats[0].builders)
            assert left >= tops - gone
            if gone and all(b.level == 0 for b in first.seats[0].builders):
                several += 1
                assert left < tops or one.card in {"invasive-species", "glaciation"}
    assert several
