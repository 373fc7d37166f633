"""What is explained of a match: catastrophes and stories of spaces."""

import time
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    after_card,
    card_draws,
    card_marking,
    card_text,
    new_match,
    queries,
    sight,
    space_notes,
    type_notes,
)
from reefkit.games.reef.card_forecast import card_fates
from reefkit.games.reef.content import COLUMNS, default
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Step
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_queries import SEEDS, plays
from tests.kit.kits import kits, match_of

# After a card: held against what was told, what was scored, and the rules page's cards.

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")


def bots(seed: int, count: int = 3) -> Match:
    seats = [SeatInfo(f"Bot {n}", bot="builder") for n in range(count)]
    match = new_match(seats, seed=seed)
    MemoryTable(match).run()
    return match


def struck(card: str, *pictures: str, **options: object) -> MemoryTable:
    table = Guided(*pictures, phase="catastrophe", deck=[card], options=options)
    return MemoryTable(table.match)


def said(reveal: after_card.Reveal | None, seat: int = 0) -> list[str]:
    assert reveal is not None
    return [ENGLISH.render(one.sentence, strict=True) for one in reveal.seats[seat].builders]


def test_survivors_have_their_reason_too():
    table = struck("hurricane-hit", reef("ramp", {(1, 1): "Fi", (2, 1): "Bo", (5, 1): "Pl"}))
    (drawn,) = card_draws.drawn(table)
    assert (drawn.card, drawn.round, drawn.order) == ("hurricane-hit", 1, 1)
    first, *others = said(after_card.reveal(table, None, drawn))
    assert first.startswith("Finger coral at row 1, column 1 died: shallow water")
    assert others == [
        "Boulder coral at row 2, column 1 lived: shallow water and strong skeleton.",
        "Platy coral at row 5, column 1 was spared: the card does not reach deep water.",
    ]


def test_a_prediction_is_held_against_what_happened():
    """Missed ones come first, then those that lived; the score is the engine's."""
    picture = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi", (2, 1): "Bo", (5, 1): "Pl"})
    table = struck("hurricane-hit", picture, reef("ramp", {(1, 1): "Bo"}), predict="all")
    (drawn,) = card_draws.drawn(table)
    assert after_card.reveal(table, 0, drawn) is None, "nothing is shown while somebody predicts"
    table.act(0, do.Predict(((1, 1, 0), (5, 1, 0))))
    assert after_card.reveal(table, 0, drawn) is None
    table.act(1, do.Predict(()))
    found = after_card.reveal(table, 0, drawn)
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
    assert mine.lost == (("finger-coral", 2),)


def test_half_is_the_owners_choice_and_scores_no_verdict():
    table = struck("heatwave", reef("ramp", {(1, 1): "Fi", (1, 2): "Bo"}), predict="all")
    (drawn,) = card_draws.drawn(table)
    table.act(0, do.Predict(((1, 1, 0),)))
    assert after_card.reveal(table, 0, drawn) is None, "the owner has still to choose"
    table.act(0, do.Sacrifice(((1, 2, 0),)))
    found = after_card.reveal(table, 0, drawn)
    assert found is not None
    assert {one.verdict for one in found.seats[0].builders} == {""}
    assert "chosen by its owner" in said(found)[0]
    assert said(found)[1].endswith("and this is one of them.")


def test_whom_a_mutation_saved_is_known():
    table = struck("hurricane-hit", reef("ramp", {(1, 1): "Fi^", (1, 2): "Bo^", (5, 1): "Fi^"}))
    (drawn,) = card_draws.drawn(table)
    # The boulder coral is strong by nature, and deep water is out of reach.
    assert after_card.saved_by_mutation(table, drawn, 0) == ((1, 1, "finger-coral", ("stronger",)),)
    table = struck("hurricane-hit", reef("ramp", {(1, 1): "Fi^h"}))
    (drawn,) = card_draws.drawn(table)
    assert after_card.saved_by_mutation(table, drawn, 0) == ((1, 1, "finger-coral", ("stronger",)),)
    waiting = struck("heatwave", reef("ramp", {(1, 1): "Fih", (1, 2): "Bo"}), predict="all")
    assert after_card.saved_by_mutation(waiting, card_draws.drawn(waiting)[0], 0) == ()


def test_cards_of_the_whole_stack_judge_each_builder():
    """R16: the topmost tolerates low oxygen and lives, the one below dies."""
    mark = default().mutations.token["low-oxygen"].mark
    table = Guided(
        reef("ramp", {(6, 1): f"Bo{mark}/Pl"}),
        phase="catastrophe",
        round_=3,
        deck=["oceanic-anoxic-event"],
    )
    handle = MemoryTable(table.match)
    (drawn,) = card_draws.drawn(handle)
    found = after_card.reveal(handle, None, drawn)
    assert found is not None
    assert [(one.level, one.fate) for one in found.seats[0].builders] == [(1, "died"), (0, "lived")]


def test_algae_and_dwellers_are_counted():
    full = {(r, c): "Bo" for r in (1, 2) for c in range(1, 5)}
    table = struck("hurricane-near-miss", reef("ramp", full, urchin=2, fish=1))
    (drawn,) = card_draws.drawn(table)
    found = after_card.reveal(table, None, drawn)
    assert found is not None
    assert found.seats[0].algae == 5
    assert ("urchin", 2) in found.seats[0].lost


def test_what_is_revealed_is_what_was_told_in_whole_matches():
    """Of every card of random matches: deaths, predictions' scores, and every sentence."""
    cards: Counter[str] = Counter()
    judged = 0
    for match in [*(match_of(kits()["reef"], seed) for seed in SEEDS), bots(4), bots(5)]:
        table = MemoryTable(match)
        lost = Counter(
            (row.round, row.seat - 1, row.organism)
            for row in READINGS["losses"].read(match)
            if row.stage == "builder" and row.phase == "catastrophe"
        )
        shown: Counter[tuple[int, int, str]] = Counter()
        for viewer, drawn in [
            (n, d) for d in card_draws.drawn(table) for n in range(len(table.setup.seats))
        ]:
            found = after_card.reveal(table, viewer, drawn)
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
    assert judged >= 5


def test_every_card_can_be_told():
    play = sight.look(MemoryTable(bots(4, 1)), None, 0)
    for name in default().cards:
        card = card_text.card_story(play, name)
        texts = [card.name, card.term, card.rule, *card.clauses, card.science, card.talk]
        for say in (ENGLISH, SIMPLE):
            assert all(say.render(text, strict=True) for text in texts)
        assert ENGLISH.render(card.talk).endswith("?")
    assert len({ENGLISH.render(card_text.card_story(play, n).talk) for n in default().cards}) == 22
    with pytest.raises(Rejection):
        card_text.card_story(play, "meteorite")


def test_a_card_for_boards_with_or_without_land_says_so_once_a_clause():
    play = sight.look(MemoryTable(bots(4, 1)), None, 0)
    clauses = card_text.card_story(play, "gale-force-winds").clauses
    assert [ENGLISH.render(each).partition(":")[0] for each in clauses] == [
        "On a board with land, shallow water",
        "On a board without land, shallow water",
    ]


def test_rolls_are_told_in_their_order():
    table = Guided(reef("ramp", {(1, 1): "Fi", (1, 2): "~Bo", (5, 5): "Pl"}), phase="mutations")
    table.rolls(mutation=[1, 4])
    table.act(0, do.Mutate(1, 1), do.Mutate(5, 5))
    handle = MemoryTable(table.match)
    first, second = queries.rolls(handle, 0)
    assert (first.roll, first.builder, first.gained) == (1, "finger-coral", ("stronger",))
    assert (second.row, second.column, second.gained) == (5, 5, ("fewer",))


def test_cards_that_one_entry_draws_are_told_each_on_its_own_reef():
    """Bots wait for nobody, so the second card of round 2 may come with the first, on what is left."""
    several = 0
    for seed in range(1, 9):
        table = MemoryTable(bots(seed, 1))
        cards = card_draws.drawn(table)
        for one, other in pairwise(cards):
            if one.position != other.position or one.round != other.round:
                continue
            first, second = (after_card.reveal(table, None, card) for card in (one, other))
            assert first is not None
            assert second is not None
            gone = sum(b.fate == "died" for b in first.seats[0].builders)
            came = COLUMNS if one.card == "invasive-species" else 0
            left = len(first.seats[0].builders) - gone + came
            assert len(second.seats[0].builders) == left
            several += gone > 0
    assert several


# The story of a space: examples of the rules page, and every threat held against the engine.

CATALOGUE = catalogue("en")


def look(picture: str, phase: str = "mutations") -> Step:
    table = Guided(picture, phase=phase)
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    return rules.stepping(table.state)


def told(message: Message) -> str:
    return CATALOGUE.render(message, strict=True)


def fate(play: Step, card: str, row: int, column: int, level: int = 0) -> tuple[str, str]:
    found = next(t for t in space_notes.threats(play, 0, row, column, level) if t.card == card)
    return found.fate, told(found.sentence)


def test_a_space_tells_its_water_and_who_stands_there():
    found = space_notes.story(look(reef("ramp", {(5, 2): "Pl+h/Bo"})), 0, 5, 2)
    assert (found.depth, found.limit, found.alga) == ("D", 3, False)
    assert [told(one) for one in found.sentences] == [
        "Row 5, column 2: deep water.",
        "2 builders stand here, one on the other; up to 3 have room.",
    ]
    top, below = found.builders
    assert (top.species.id, top.level, top.topmost, top.offspring) == ("platy-coral", 0, True, 2)
    assert [token.id for token in top.tokens] == ["more", "heat"]
    assert [t.id for t in top.traits if t.by == "mutation"] == ["heat"]
    assert below.species.id == "boulder-coral"
    assert not below.topmost


@pytest.mark.parametrize(
    ("builder", "value"),
    [
        ("Bo", "strong"),
        ("Bow", "normal"),
        ("Fiw", "delicate"),
        ("Pls", "normal"),
        ("Pl", "delicate"),
    ],
)
def test_a_skeleton_is_told_after_mutation(builder: str, value: str):
    """R19: strong + weaker = normal, normal + weaker = delicate, delicate + stronger = normal."""
    marks = {n: t.mark for n, t in default().mutations.token.items()}
    code = builder[:2] + "".join(
        marks[{"w": "weaker", "s": "stronger"}[mark]] for mark in builder[2:]
    )
    (one,) = space_notes.story(look(reef("ramp", {(3, 3): code})), 0, 3, 3).builders
    assert one.skeleton == value
    assert ("delicate" in {t.id for t in one.traits}) is (value == "delicate")


def test_overgrown_and_bare_spaces():
    play = look(reef("ramp", {(3, 3): "~Bo", (3, 4): "~", (1, 1): "Fi"}))
    covered = space_notes.story(play, 0, 3, 3)
    assert covered.alga
    assert covered.builders[0].overgrown
    assert "neither spawns" in told(covered.sentences[-1])
    assert space_notes.story(play, 0, 3, 4).builders == ()
    assert space_notes.threats(play, 0, 3, 4) == ()


def test_what_would_kill_it_here_and_now():
    """The rules page: heatwave takes half of the shallow that do not tolerate heat, and so on."""
    mark = default().mutations.token["heat"].mark
    play = look(reef("ramp", {(1, 1): "Fi", (1, 2): f"Fi{mark}", (2, 1): "Bo", (4, 1): "Pl"}))
    kind, sentence = fate(play, "heatwave", 1, 1)
    assert kind == "may-die"
    assert sentence.startswith(
        "Heatwave may kill it: shallow water, no tolerance of heat, and half"
    )
    assert fate(play, "heatwave", 1, 2) == (
        "safe",
        "Heatwave would spare it: shallow water and tolerance of heat.",
    )
    assert fate(play, "heatwave", 4, 1) == (
        "safe",
        "Heatwave would spare it: the card does not reach medium water.",
    )
    assert fate(play, "hurricane-hit", 1, 1)[0] == "dies"
    assert fate(play, "hurricane-hit", 2, 1) == (
        "safe",
        "Hurricane hit would spare it: shallow water and strong skeleton.",
    )
    assert fate(play, "hurricane-hit", 4, 1)[0] == "dies"
    assert fate(play, "pollution", 4, 1)[1].endswith("the card does not reach row 4.")
    assert fate(play, "invasive-species", 4, 1)[0] == "may-die"
    assert fate(play, "invasive-fleshy-algae", 4, 1)[0] == "may-be-overgrown"
    assert fate(play, "nutrification", 1, 1)[0] == "overgrown"
    assert fate(play, "urchin-disease", 1, 1)[0] == "safe"
    assert fate(play, "glaciation", 2, 1)[0] == "dies"
    assert fate(play, "coral-disease", 1, 1)[0] == "dies"
    assert fate(play, "coral-disease", 4, 1)[1].endswith("another type is more abundant.")


def test_without_land_there_is_no_row_nearest_the_land():
    play = look(reef("atoll", {(2, 2): "Fi", (3, 3): "Bo"}))
    assert fate(play, "pollution", 2, 2) == (
        "safe",
        "Pollution would spare it: only a board with land is struck.",
    )
    assert fate(play, "gale-force-winds", 2, 2)[0] == "dies"


def test_a_builder_below_is_sheltered_but_from_stacked_cards():
    play = look(reef("ramp", {(6, 1): "Bo/Pl"}))
    assert fate(play, "carbon-dioxide-pulse", 6, 1, 1)[1].endswith(
        "sheltered under another builder."
    )
    assert fate(play, "oceanic-anoxic-event", 6, 1, 1)[0] == "dies"


def test_algae_of_a_card_threaten_builders_when_ground_is_scarce():
    """R5: three algae of the predator go on empty spaces as long as there are any."""
    rows = dict.fromkeys(range(1, 7), "Fi")
    full = look(reef("ramp", rows=rows), phase="mutations")
    assert fate(full, "predator-on-the-loose", 1, 1)[0] == "may-be-overgrown"
    bare = look(reef("ramp", {(1, 1): "Fi"}))
    assert fate(bare, "predator-on-the-loose", 1, 1)[0] == "safe"


def test_threats_agree_with_the_fates_by_which_predictions_are_scored():
    """Every card, every builder, on reefs of random matches."""
    checked = 0
    for _, _, play, seat in plays(most=4):
        before = play.reef(seat)
        for found in card_fates(play, seat):
            card = play.content.cards[found.card]
            if any(e.do in {"invade", "bloom"} for e in card.effects):
                continue
            dies, open_ = card_marking.fates(play, before, card, [-1] * len(card.effects))
            assert (found.dies == dies).all()
            assert (found.may_die == open_).all()
            assert (found.by[dies | open_] >= 0).all()
            checked += int((dies | open_).sum())
    assert checked > 300


def test_every_threat_of_every_builder_can_be_said():
    simple = catalogue("en-simple")
    ids = set()
    for _, _, play, seat in plays(most=3):
        reef_ = play.reef(seat)
        for row, column, level in np.argwhere(reef_.kind)[:6]:
            for threat in space_notes.threats(
                play, seat, int(row) + 1, int(column) + 1, int(level)
            ):
                assert threat.reasons
                for each in (CATALOGUE, simple):
                    assert each.render(threat.sentence, strict=True)
                ids |= {reason.id for reason in threat.reasons}
    assert "spared-by-chance" not in ids  # it says that a clause is not explained
    assert len(ids) > 20


def test_every_species_and_dweller_has_its_traits():
    play = look(reef("ramp", {(1, 1): "Fi"}))
    for name, builder in play.content.organisms.items():
        found = type_notes.species(play, name)
        assert {t.id for t in found.traits} >= {*builder.traits, *builder.tolerates}
        assert found.skeleton == builder.skeleton
        for words in (found.name, found.plural, found.story, found.skeleton_words, *found.waters):
            assert told(words)
    assert type_notes.species(play, "microbialite").tolerates
    snail = type_notes.dweller(play, "snail")
    assert snail.carbonate
    assert [told(one) for one in snail.losses] == ["Carbon dioxide pulse: all snails die."]
    assert [told(one) for one in type_notes.dweller(play, "fish").losses] == [
        "Predator on the loose: all fish leave."
    ]
    for wrong in (type_notes.species, type_notes.dweller):
        with pytest.raises(Rejection):
            wrong(play, "dragon")


def test_a_story_is_told_quickly():
    play = look(reef("ramp", rows=dict.fromkeys(range(1, 7), "Fi")))
    space_notes.story(play, 0, 1, 1)
    start = time.process_time()
    for column in range(1, 6):
        space_notes.story(play, 0, 1, column)
    assert time.process_time() - start < 0.25
