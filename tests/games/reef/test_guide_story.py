"""The story of a space: examples of the rules page, and every threat held against the engine."""

from __future__ import annotations

import time

import numpy as np
import pytest

from reefkit.games.reef import explain, marking
from reefkit.games.reef.content import default
from reefkit.games.reef.explain import card_fates
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Play
from reefkit.match.errors import Rejection
from reefkit.text import Message, catalogue
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_guide_places import plays

ENGLISH = catalogue("en")


def look(picture: str, phase: str = "mutations") -> Play:
    table = Guided(picture, phase=phase)
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    return rules.playing(table.state)


def said(message: Message) -> str:
    return ENGLISH.render(message, strict=True)


def fate(play: Play, card: str, row: int, column: int, level: int = 0) -> tuple[str, str]:
    found = next(t for t in explain.threats(play, 0, row, column, level) if t.card == card)
    return found.fate, said(found.sentence)


def test_a_space_tells_its_water_and_who_stands_there() -> None:
    found = explain.story(look(reef("ramp", {(5, 2): "Pl+h/Bo"})), 0, 5, 2)
    assert (found.depth, found.limit, found.alga) == ("D", 3, False)
    assert [said(one) for one in found.sentences] == [
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
def test_a_skeleton_is_told_after_mutation(builder: str, value: str) -> None:
    """R19: strong + weaker = normal, normal + weaker = delicate, delicate + stronger = normal."""
    marks = {n: t.mark for n, t in default().mutations.token.items()}
    code = builder[:2] + "".join(
        marks[{"w": "weaker", "s": "stronger"}[mark]] for mark in builder[2:]
    )
    (one,) = explain.story(look(reef("ramp", {(3, 3): code})), 0, 3, 3).builders
    assert one.skeleton == value
    assert ("delicate" in {t.id for t in one.traits}) is (value == "delicate")


def test_overgrown_and_bare_spaces() -> None:
    play = look(reef("ramp", {(3, 3): "~Bo", (3, 4): "~", (1, 1): "Fi"}))
    covered = explain.story(play, 0, 3, 3)
    assert covered.alga
    assert covered.builders[0].overgrown
    assert "neither spawns" in said(covered.sentences[-1])
    assert explain.story(play, 0, 3, 4).builders == ()
    assert explain.threats(play, 0, 3, 4) == ()


def test_what_would_kill_it_here_and_now() -> None:
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


def test_without_land_there_is_no_row_nearest_the_land() -> None:
    play = look(reef("atoll", {(2, 2): "Fi", (3, 3): "Bo"}))
    assert fate(play, "pollution", 2, 2) == (
        "safe",
        "Pollution would spare it: only a board with land is struck.",
    )
    assert fate(play, "gale-force-winds", 2, 2)[0] == "dies"


def test_a_builder_below_is_sheltered_but_from_stacked_cards() -> None:
    play = look(reef("ramp", {(6, 1): "Bo/Pl"}))
    assert fate(play, "carbon-dioxide-pulse", 6, 1, 1)[1].endswith(
        "sheltered under another builder."
    )
    assert fate(play, "oceanic-anoxic-event", 6, 1, 1)[0] == "dies"


def test_algae_of_a_card_threaten_builders_when_ground_is_scarce() -> None:
    """R5: three algae of the predator go on empty spaces as long as there are any."""
    rows = dict.fromkeys(range(1, 7), "Fi")
    full = look(reef("ramp", rows=rows), phase="mutations")
    assert fate(full, "predator-on-the-loose", 1, 1)[0] == "may-be-overgrown"
    bare = look(reef("ramp", {(1, 1): "Fi"}))
    assert fate(bare, "predator-on-the-loose", 1, 1)[0] == "safe"


def test_threats_agree_with_the_fates_by_which_predictions_are_scored() -> None:
    """Every card, every builder, on reefs of random matches."""
    checked = 0
    for _, _, play, seat in plays(most=4):
        before = play.reef(seat)
        for found in card_fates(play, seat):
            card = play.content.cards[found.card]
            if any(e.do in {"invade", "bloom"} for e in card.effects):
                continue
            dies, open_ = marking.fates(play, before, card, [-1] * len(card.effects))
            assert (found.dies == dies).all()
            assert (found.may_die == open_).all()
            assert (found.by[dies | open_] >= 0).all()
            checked += int((dies | open_).sum())
    assert checked > 300


def test_every_threat_of_every_builder_can_be_said() -> None:
    simple = catalogue("en-simple")
    ids = set()
    for _, _, play, seat in plays(most=3):
        reef_ = play.reef(seat)
        for row, column, level in np.argwhere(reef_.kind)[:6]:
            for threat in explain.threats(play, seat, int(row) + 1, int(column) + 1, int(level)):
                assert threat.reasons
                for each in (ENGLISH, simple):
                    assert each.render(threat.sentence, strict=True)
                ids |= {reason.id for reason in threat.reasons}
    assert "spared-by-chance" not in ids  # it says that a clause is not explained
    assert len(ids) > 20


def test_every_species_and_dweller_has_its_traits() -> None:
    play = look(reef("ramp", {(1, 1): "Fi"}))
    for name, builder in play.content.organisms.items():
        found = explain.species(play, name)
        assert {t.id for t in found.traits} >= {*builder.traits, *builder.tolerates}
        assert found.skeleton == builder.skeleton
        for words in (found.name, found.plural, found.story, found.skeleton_words, *found.waters):
            assert said(words)
    assert explain.species(play, "microbialite").tolerates
    snail = explain.dweller(play, "snail")
    assert snail.carbonate
    assert [said(one) for one in snail.losses] == ["Carbon dioxide pulse: all snails die."]
    assert [said(one) for one in explain.dweller(play, "fish").losses] == [
        "Predator on the loose: all fish leave."
    ]
    for wrong in (explain.species, explain.dweller):
        with pytest.raises(Rejection):
            wrong(play, "dragon")


def test_a_story_is_told_quickly() -> None:
    play = look(reef("ramp", rows=dict.fromkeys(range(1, 7), "Fi")))
    explain.story(play, 0, 1, 1)
    start = time.perf_counter()
    for column in range(1, 6):
        explain.story(play, 0, 1, column)
    assert time.perf_counter() - start < 0.25
