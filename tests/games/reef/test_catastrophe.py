"""Phase 3: how cards are drawn, and what each of them does."""

import numpy as np
import pytest
from msgspec.structs import replace

from reefkit.games.reef.content import default
from reefkit.games.reef.state import Array
from reefkit.match.game import Ready, Undo
from tests.games.reef.guided import Guided, do, reef, spaces

# Phase 3: one example for each card, and for each ruling about cards.

Stands = dict[tuple[int, int], str]


def struck(card: str, *drawn: str, **options: object) -> Guided:
    """Lay reefs, and let the round's first card be drawn."""
    long = card in {
        "carbon-dioxide-pulse",
        "oceanic-anoxic-event",
        "corrosive-waters",
        "glaciation",
    }
    return Guided(
        *drawn, phase="catastrophe", round_=3 if long else 1, deck=[card], options=options
    )


def after(card: str, drawn: str, **options: object) -> Stands:
    return struck(card, drawn, **options).standing()


# -- each card ---------------------------------------------------------------------------------
def test_predator_on_the_loose():
    table = struck("predator-on-the-loose", reef("ramp", rows={1: "Fi"}, fish=1, snail=1))
    assert table.dwellers() == {"snail": 1}
    assert table.why_not(0, Ready()) in {"not-done", "choose-first"}
    assert table.why_not(0, do.Grow(((1, 1),))) == "empty-spaces-first"
    table.act(0, do.Grow(spaces(6, "123")))
    table.ready()
    assert table.state.phase == "survey"


# What stands before a card on a ramp, and what of it stands after.
STRONG = {
    (1, 2): "Fi^",
    (1, 3): "Bo",
    (2, 1): "Mi",
    (2, 2): "Ca",
    (2, 4): "Cs",
    (3, 2): "Pl^",
    (3, 3): "Fi",
}
WEAKENED = {(2, 3): "Esv"}  # an encruster, though its skeleton is weakened
DEEP = {(5, 1): "Pl", (5, 2): "Fiv"}
BROKEN = {
    (1, 1): "Fi",
    (1, 4): "Bov",
    (1, 5): "So",
    (2, 5): "Br",
    (3, 1): "Pl",
    (3, 4): "Fiv",
    (3, 5): "By",
}
CORALS = {
    (1, 1): "Fi",
    (1, 2): "~Fi",
    (2, 1): "Bo",
    (6, 1): "So/Bo/Bo",
    **dict.fromkeys(spaces(4), "Bi"),
}
ON_A_RAMP = [
    # R4, R10, R11: empty spaces too, but not where the topmost builder tolerates nutrients.
    ("nutrification", {(1, 1): "Fi", (1, 2): "Fin", (1, 3): "Mi", (1, 4): "~Fi", (2, 1): "Fi"},
     {(1, 1): "~Fi", (1, 2): "Fin", (1, 3): "Mi", (1, 4): "~Fi", (1, 5): "~", (2, 1): "Fi"}),
    # R10: rows 1 and 2; zooxanthellae; nutrients or sediment save.
    ("pollution", {(1, 1): "Fi", (1, 2): "Fin", (1, 3): "Fis", (2, 1): "Bo", (2, 2): "Ca", (3, 1): "Bi"},
     {(1, 2): "Fin", (1, 3): "Fis", (2, 2): "Ca", (3, 1): "Bi"}),
    # R4: soft sponge and bryozoan stand the cold by nature.
    ("deep-freeze", {(6, 1): "So", (6, 2): "By", (6, 3): "Fi"}, {(6, 1): "So", (6, 2): "By", (6, 3): "Fi"}),
    # R2, R3, R19: a skeleton is judged by its value after mutation.
    ("hurricane-hit", STRONG | WEAKENED | DEEP | BROKEN, STRONG | WEAKENED | DEEP),
    # R7: a built-over builder is no target of topmost-only disasters, and moves up into the light.
    ("hurricane-hit", {(3, 1): "Pl/Pl"}, {(3, 1): "Pl"}),
    # R8: a builder under an alga is hit, and the alga stays.
    ("hurricane-hit", {(1, 1): "~Fi", (3, 1): "~Pl/Fi"}, {(1, 1): "~", (3, 1): "~Fi"}),
    ("gale-force-winds", {(2, 2): "Fi", (2, 3): "Bo", (2, 4): "Ca", (3, 3): "Pl"},
     {(2, 3): "Bo", (2, 4): "Ca", (3, 3): "Pl"}),
    # R8, R23: the commonest coral among topmost builders; corals under algae count, built-over ones
    # and other types do not. Without a coral nothing is done.
    ("coral-disease", CORALS, {k: v for k, v in CORALS.items() if "Fi" not in v} | {(1, 2): "~"}),
    ("coral-disease", {(3, 1): "Bi"}, {(3, 1): "Bi"}),
    # R16: each builder of a stack by its own traits; survivors move down; R20: algae stay.
    ("spring-hypoxia", {(1, 1): "Fi", (1, 2): "Fio", (1, 3): "Mi", (2, 1): "Fi"},
     {(1, 2): "Fio", (1, 3): "Mi", (2, 1): "Fi"}),
    ("oceanic-anoxic-event", {(6, 1): "Fi/Fio/Fi", (6, 2): "~Bi", (6, 3): "~", (3, 1): "So/Pl"},
     {(6, 1): "Fio", (6, 2): "~", (6, 3): "~", (3, 1): "So/Pl"}),
    ("corrosive-waters", {(6, 1): "Fi/So/Fia", (6, 2): "Fi/By/Fi", (6, 3): "Fic/Fi", (3, 1): "Fi/Fi"},
     {(6, 1): "So/Fia", (6, 2): "By", (6, 3): "Fic", (3, 1): "Fi/Fi"}),
    # Every *more offspring* is lost, built-over ones too, and the Triangle is exempt.
    ("reproductive-stress", {(6, 1): "By/Pl+h", (1, 1): "~Fi+", (1, 2): "So-"},
     {(6, 1): "By/Plh", (1, 1): "~Fi", (1, 2): "So-"}),
    # R20: fleshy algae too, and the spaces can be settled again.
    ("glaciation", {(1, 1): "Bo", (2, 2): "~Ca", (2, 3): "~", (3, 1): "Bi", (3, 2): "~"},
     {(3, 1): "Bi", (3, 2): "~"}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "drawn", "left"), ON_A_RAMP)
def test_what_a_card_leaves_standing(card: str, drawn: Stands, left: Stands):
    assert after(card, reef("ramp", drawn)) == left


@pytest.mark.parametrize(
    ("card", "drawn", "left"),
    [
        ("nutrification", {(1, 1): "Fi"}, {(1, 1): "Fi"}),
        ("pollution", {(1, 1): "Bi"}, {(1, 1): "Bi"}),
        ("spring-hypoxia", {(1, 1): "Fi"}, {(1, 1): "Fi"}),
        ("gale-force-winds", {(2, 2): "Fi", (2, 3): "Bo", (2, 4): "Ca", (3, 3): "Pl"}, {(3, 3): "Pl"}),
    ],
)  # fmt: skip
def test_what_a_card_leaves_standing_without_land(card: str, drawn: Stands, left: Stands):
    assert after(card, reef("atoll", drawn)) == left


@pytest.mark.parametrize(
    ("card", "water", "saving"), [("deep-freeze", 6, "Fic"), ("heatwave", 1, "Fih")]
)
def test_half_is_rounded_down_and_the_owner_chooses(card: str, water: int, saving: str):
    """R9: half of those that do not tolerate it."""
    row = {(water, column): "Fi" for column in range(1, 4)}
    drawn = reef("ramp", {**row, (water, 4): saving, (3, 1): "Fi"})
    table = struck(card, drawn)
    assert table.why_not(0, do.Sacrifice(((water, 4, 0),))) == "not-in-pool"
    said = table.refused(0, do.Sacrifice(((water, 1, 0), (3, 1, 0))))
    assert (said.id, said.values) == ("reject-not-in-pool", {"row": 3, "column": 1})
    assert table.why_not(0, do.Sacrifice(((water, 1, 0), (water, 2, 0)))) == "sacrifice-too-many"
    assert table.why_not(0, do.Sacrifice(())) == "nothing-chosen"
    table.act(0, do.Sacrifice(((water, 2, 0),)))
    assert (water, 2) not in table.standing()
    assert len(table.standing()) == 4


def test_half_of_one_is_none():
    table = struck("heatwave", reef("ramp", {(1, 1): "Fi"}))
    assert table.legal(0) == [Ready()]
    assert table.standing() == {(1, 1): "Fi"}


def test_hurricane_near_miss():
    drawn = {(1, 1): "Fi", (1, 2): "Fin"}
    table = struck("hurricane-near-miss", reef("ramp", drawn, urchin=1))
    assert table.dwellers() == {}
    assert table.standing() == {(1, 1): "~Fi", (1, 2): "Fin", (1, 3): "~", (1, 4): "~", (1, 5): "~"}
    away = struck("hurricane-near-miss", reef("atoll", drawn | {(2, 2): "Fi"}, urchin=1))
    assert away.dwellers() == {}  # also without land
    assert not away.state.reefs.alga.any()


def test_urchin_disease():
    table = struck("urchin-disease", reef("ramp", rows={1: "Fi"}, urchin=1, fish=1))
    assert table.dwellers() == {"fish": 1}
    assert table.why_not(0, do.Grow(spaces(6, "123"))) == "algae-too-many"
    table.act(0, do.Grow(spaces(6, "12")))


def test_coral_disease_leaves_a_tie_to_the_owner():
    table = struck("coral-disease", reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (3, 1): "Bi"}))
    assert table.why_not(0, do.SacrificeType("bivalve")) == "not-tied"
    assert table.why_not(0, do.SacrificeType("kelp")) == "not-tied"
    table.act(0, do.SacrificeType("boulder-coral"))
    assert table.standing() == {(1, 1): "Fi", (3, 1): "Bi"}


def test_tsunami_pools_shallow_and_medium():
    """R23: rounded down once; needs no land."""
    drawn = {(2, 2): "Fi", (3, 3): "Pl", (3, 2): "So", (3, 4): "Bo", (2, 4): "Ca", (6, 1): "Pl"}
    for board in ("ramp", "atoll"):
        table = struck("tsunami", reef(board, drawn))
        chosen = [a for a in table.legal(0) if isinstance(a, do.Sacrifice)]
        assert {a.places[0][:2] for a in chosen} == {(2, 2), (3, 3), (3, 2)}
        table.act(0, chosen[0])
        assert len(table.standing()) == 5


def test_recruitment_problem_stops_collecting_in_the_next_round():
    drawn = reef("ramp", rows={1: "Fi"}, fish=1)
    table = struck("recruitment-problem", drawn, rounds=3)
    table.ready()
    table.ready()
    assert (table.state.round, table.state.phase) == (2, "algae")  # nothing to do in 1A: passed
    assert table.dwellers() == {"fish": 1}
    assert bool(table.state.recruits_stopped)


def test_no_dweller_is_collected_after_a_recruitment_problem_but_they_graze():
    drawn = reef("ramp", {(6, 1): "~"}, rows={1: "Fi"}, fish=1)
    table = struck("recruitment-problem", drawn)
    table.ready()
    table.ready()
    assert table.state.phase == "dwellers"
    assert table.why_not(0, do.Recruit({"fish": 1})) == "recruits-stopped"
    table.act(0, do.Graze(((6, 1),)))


def test_invasive_species():
    """Everything on the row goes, algae and stacks too; dwellers stay while they are supported."""
    drawn = reef("ramp", {(6, 1): "By/Pl", (6, 2): "~Fi+", (6, 3): "~", (5, 1): "Bo"}, snail=1)
    table = Guided(drawn, phase="settlement", deck=["invasive-species"], juveniles=[["Fi"]])
    table.act(0, do.Settle(((0, 1, 1),)))
    table.rolls(row=[12]).ready(0)
    assert table.standing() == {**dict.fromkeys(spaces(6), "Fi"), (5, 1): "Bo", (1, 1): "Fi"}
    assert table.dwellers() == {"snail": 1}
    assert [e["row"] for e in table.events("row-rolled")] == [6]


def test_each_reef_rolls_a_row_of_its_own():
    drawn = reef("ramp", {(2, 1): "Bo"})
    table = Guided(
        drawn, drawn, phase="settlement", deck=["invasive-species"], juveniles=[["Fi"], ["Fi"]]
    )
    table.act(0, do.Settle(((0, 3, 1),)), Ready())
    table.act(1, do.Settle(((0, 3, 1),)))
    table.rolls(row=[8, 3]).ready(1)
    assert table.standing(0) == {**dict.fromkeys(spaces(2), "Fi"), (3, 1): "Fi"}
    assert table.standing(1) == {**dict.fromkeys(spaces(3), "Fi"), (2, 1): "Bo"}


def test_invasive_fleshy_algae_move_to_the_nearest_space_without_one():
    """R5: over builders too, from column 1 to 5, ties to the lower row, then the lower column."""
    drawn = reef("ramp", {(2, 3): "~", (2, 1): "Fi", (1, 3): "Bo"})
    table = Guided(drawn, phase="settlement", deck=["invasive-fleshy-algae"], juveniles=[["Fi"]])
    table.act(0, do.Settle(((0, 6, 1),)))
    table.rolls(row=[2]).ready(0)
    expected = {(2, 1): "~Fi", (2, 2): "~", (2, 3): "~", (2, 4): "~", (2, 5): "~", (1, 3): "~Bo"}
    assert table.standing() == {**expected, (6, 1): "Fi"}


def test_a_dweller_that_a_teacher_says_is_of_carbonate_dies_with_the_snails():
    """R15: what `carbonate` says of a dweller is what the card goes by, not its name."""
    urchin = replace(default().dwellers["urchin"], carbonate=True)
    content = replace(default(), dwellers={**default().dwellers, "urchin": urchin})
    drawn = reef("ramp", {(3, n): "Fi" for n in (1, 2, 3, 4, 5)}, urchin=1, snail=1)
    pulse = ["carbon-dioxide-pulse"]
    plain = Guided(drawn, phase="catastrophe", round_=3, deck=pulse)
    assert plain.dwellers() == {"urchin": 1}
    table = Guided(drawn, phase="catastrophe", round_=3, deck=pulse, content=content)
    assert table.dwellers() == {}
    assert [each["organism"].id for each in table.events("dweller-left")] == [
        "organism-snail",
        "organism-urchin",
    ]


# -- rulings for all cards ---------------------------------------------------------------------


def test_dwellers_without_support_leave_once_when_all_of_the_card_is_done():
    """R18: the owner chooses; a choice of one type only is none."""
    drawn = {(1, 1): "Fi", (1, 2): "Fi", (3, 1): "Bi", (3, 2): "Bi"}
    table = struck(
        "gale-force-winds", reef("ramp", drawn, fish=1, snail=1), reef("ramp", drawn, fish=2)
    )
    assert table.dwellers(1) == {"fish": 1}
    assert table.why_not(0, Ready()) == "not-done"
    assert table.legal(0) == [do.Dismiss({"fish": 1}), do.Dismiss({"snail": 1})]
    table.act(0, do.Dismiss({"snail": 1}))
    assert table.dwellers(0) == {"fish": 1}
    table.ready()
    assert table.state.phase == "survey"


def test_owners_choose_at_the_same_time_and_may_choose_one_by_one():
    """R25."""
    row = reef("ramp", dict.fromkeys([*spaces(1), *spaces(2, "1")], "Fi"))
    table = struck("heatwave", row, row)
    table.act(1, do.Sacrifice(((1, 1, 0), (1, 2, 0))))
    assert [e["reasons"][-1].id for e in table.events("builder-died")] == ["reason-chosen"] * 2
    table.act(0, do.Sacrifice(((2, 1, 0),)))
    table.act(1, do.Sacrifice(((1, 3, 0),)))
    assert table.awaits() == {0}
    assert len(table.standing(1)) == 3
    table.undo(0)
    assert table.why_not(0, do.Sacrifice(((2, 1, 0), (2, 1, 0)))) == "same-twice"
    table.act(0, do.Sacrifice(((2, 1, 0), (1, 4, 0), (1, 5, 0))))
    assert table.awaits() == {0, 1}
    assert set(table.standing(0)) == set(spaces(1, "123"))


def test_a_choice_that_let_the_card_go_on_stands():
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi"})
    table = struck("heatwave", drawn, drawn)
    table.act(0, do.Sacrifice(((1, 1, 0),)))
    table.undo(0)
    assert table.standing(0) == {(1, 1): "Fi", (1, 2): "Fi"}
    table.act(0, do.Sacrifice(((1, 2, 0),)))
    table.act(1, do.Sacrifice(((1, 1, 0),)))
    assert table.why_not(1, Undo()) == "undo-moved-on"
    table.ready(1)
    assert table.why_not(1, Undo()) == "undo-ready"


def test_every_death_is_told_with_its_reason():
    table = struck("hurricane-hit", reef("ramp", {(3, 2): "Pl", (1, 1): "Fi", (1, 2): "Bo"}))
    died = {(e["row"], e["column"]): e for e in table.events("builder-died")}
    assert set(died) == {(3, 2), (1, 1)}
    assert died[3, 2]["card"].id == "card-hurricane-hit"
    assert [r.id for r in died[3, 2]["reasons"]] == ["water-medium", "is-delicate"]
    lived = {(e["row"], e["column"]): e for e in table.events("builder-lived")}
    assert [r.id for r in lived[1, 2]["reasons"]] == ["water-shallow", "is-strong"]


def test_who_was_never_in_danger_was_not_saved_by_a_tolerance():
    """Pollution looks for zooxanthellae: a carbonate alga has none, whatever it tolerates."""
    table = struck("pollution", reef("ramp", {(1, 1): "Cas", (1, 2): "Fis"}))
    lived = {(e["row"], e["column"]): e for e in table.events("builder-lived")}
    assert [r.id for r in lived[1, 1]["reasons"]] == ["reason-row", "is-not-zooxanthellae"]
    assert [r.id for r in lived[1, 2]["reasons"]] == ["reason-row", "is-sediment"]


def test_both_tolerances_that_cards_ask_for_are_told():
    table = struck("carbon-dioxide-pulse", reef("ramp", {(1, 1): "Caah", (1, 2): "Caa"}))
    (lived,) = table.events("builder-lived")
    assert [r.id for r in lived["reasons"]] == ["water-shallow", "is-acid", "is-heat"]


# Phase 3: how cards are drawn: the schedule, *Bad luck*, reshuffling, and subsets of a deck.

QUIET = reef("atoll", {(2, 2): "So"})


def names(table: Guided) -> list[str]:
    return [e["card"].id.removeprefix("card-") for e in table.events("card-drawn")]


def pile(table: Guided, counts: Array) -> set[str]:
    return {table.lookups.cards[n] for n in np.nonzero(counts)[0]}


def catastrophe(*cards: str, round_: int = 2, **options: object) -> Guided:
    """Play to the catastrophe of a round, with the cards to be drawn named in their order."""
    table = Guided(
        QUIET,
        phase="settlement",
        round_=round_,
        juveniles=[["Fi"]],
        options={"rounds": 7, **options},
    )
    return settled(table.rolls(card=list(cards)))


def settled(table: Guided) -> Guided:
    table.act(0, do.Settle(((0, 6, 1),)), Ready())
    return table


def run(table: Guided) -> Guided:
    while table.state.phase == "catastrophe":
        table.act(0, table.legal(0)[0])
    return table


@pytest.mark.parametrize(
    ("round_", "cards"),
    [
        (1, ["calm-seas"]),
        (2, ["calm-seas", "heatwave"]),
        (3, ["glaciation"]),
        (4, ["heatwave", "tsunami"]),
        (5, ["calm-seas", "glaciation"]),
        (6, ["tsunami", "corrosive-waters"]),
        (7, ["heatwave", "oceanic-anoxic-event"]),
    ],
)
def test_short_and_long_cards_by_round(round_: int, cards: list[str]):
    table = run(catastrophe(*cards, round_=round_))
    assert names(table) == cards
    struck = table.state.struck[round_ - 1]
    assert pile(table, struck) == pile(table, table.state.discard) == set(cards)


def test_cards_come_one_at_a_time_and_everybody_says_ready_between():
    table = catastrophe("calm-seas", "deep-freeze")
    assert names(table) == ["calm-seas"]
    table.ready()
    assert names(table) == ["calm-seas", "deep-freeze"]
    assert table.state.phase == "catastrophe"


def test_bad_luck_draws_two_at_once_before_the_next_scheduled_card():
    table = run(catastrophe("bad-luck", "calm-seas", "heatwave", "tsunami"))
    assert names(table) == ["bad-luck", "calm-seas", "heatwave", "tsunami"]
    assert table.events("card-draws-more")[0]["count"] == 2
    assert len(pile(table, table.state.discard)) == 4


def test_bad_luck_is_set_aside_while_it_resolves():
    """R24: it is neither in the deck nor among the discards, so it cannot come twice."""
    table = Guided(
        QUIET, phase="settlement", round_=1, juveniles=[["Fi"]], deck=["bad-luck", "calm-seas"]
    )
    settled(table.rolls(card=["bad-luck", "calm-seas", "calm-seas"]))
    seen = []
    while table.state.phase == "catastrophe":
        seen.append((pile(table, table.state.deck), pile(table, table.state.discard)))
        table.ready()
    assert seen == [({"calm-seas"}, set()), (set(), set()), (set(), set())]
    assert names(table) == ["bad-luck", "calm-seas", "calm-seas"]
    assert pile(table, table.state.discard) == {"bad-luck", "calm-seas"}


def test_a_second_bad_luck_is_replaced():
    """R24: where the deck has more than one, a card drawn by one never is another."""
    table = Guided(
        QUIET, phase="settlement", juveniles=[["Fi"]], deck=["bad-luck", "heatwave", "tsunami"]
    )
    table.state.deck[table.lookups.cards.index("bad-luck")] = 3
    settled(table.rolls(card=["bad-luck"]))
    run(table)
    assert sorted(names(table)) == ["bad-luck", "heatwave", "tsunami"]


def test_the_discards_come_back_when_a_draw_finds_the_deck_empty():
    table = Guided(
        QUIET,
        phase="settlement",
        round_=2,
        juveniles=[["Fi"]],
        deck=["calm-seas", "heatwave"],
        options={"rounds": 7},
    )
    settled(table)
    run(table)
    assert sorted(names(table)) == ["calm-seas", "heatwave"]
    assert pile(table, table.state.deck) == set()
    again = Guided(
        QUIET,
        phase="settlement",
        round_=2,
        juveniles=[["Fi"]],
        deck=["calm-seas"],
        options={"rounds": 7},
    )
    run(settled(again))
    assert names(again) == ["calm-seas", "calm-seas"]


def test_the_card_in_hand_is_not_shuffled_back():
    """The second draw by *Bad luck* finds the deck empty while nothing lies on the discards."""
    table = Guided(QUIET, phase="settlement", juveniles=[["Fi"]], deck=["bad-luck", "calm-seas"])
    settled(table.rolls(card=["bad-luck"]))
    table.ready()
    assert pile(table, table.state.discard) == set()
    assert table.state.turn is not None
    assert table.lookups.cards[table.state.turn.card] == "calm-seas"


def test_each_card_goes_back_at_once_with_the_option():
    table = run(catastrophe("heatwave", "heatwave", reshuffle_each_draw=True))
    assert names(table) == ["heatwave", "heatwave"]
    assert not table.state.discard.any()
    assert table.state.deck.sum() == len(table.lookups.cards)


def test_bad_luck_goes_back_after_what_it_drew_with_the_option():
    """R24."""
    table = catastrophe("bad-luck", "calm-seas", "heatwave", round_=1, reshuffle_each_draw=True)
    bad_luck = table.lookups.cards.index("bad-luck")
    while table.state.phase == "catastrophe":
        assert table.state.deck[bad_luck] == 0
        table.act(0, table.legal(0)[0])
    assert table.state.deck.sum() == len(table.lookups.cards)


def test_a_teacher_may_play_with_some_cards_only():
    table = Guided("", options={"cards": ["heatwave", "glaciation"]})
    assert pile(table, table.state.deck) == {"heatwave", "glaciation"}


def test_a_teacher_may_play_with_some_topics_only():
    table = Guided("", options={"topics": ["storms"]})
    assert pile(table, table.state.deck) == {
        "hurricane-near-miss",
        "hurricane-hit",
        "gale-force-winds",
        "tsunami",
    }


def test_a_deck_of_nothing_but_bad_luck_draws_nothing():
    """R24."""
    table = Guided(
        QUIET, phase="settlement", juveniles=[["Fi"]], options={"cards": ["bad-luck", "glaciation"]}
    )
    assert pile(table, table.state.deck) == {"glaciation"}
    settled(table)
    assert table.state.phase == "survey"
    assert table.events("card-none")[0]["deck"].id == "deck-short"


def test_a_draw_cannot_be_taken_back():
    table = catastrophe("calm-seas")
    assert table.why_not(0, Undo()) == "undo-ready"


# -- predictions -------------------------------------------------------------------------------
def predicting(card: str, *drawn: str, **options: object) -> Guided:
    long = card in {"glaciation", "oceanic-anoxic-event", "carbon-dioxide-pulse"}
    chosen = {"predict": "first", **options}
    return Guided(*drawn, phase="catastrophe", round_=3 if long else 1, deck=[card], options=chosen)


def test_each_seat_predicts_before_the_card_is_carried_out():
    """Right are those marked that die, and those not marked that live."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "So", (3, 1): "Pl", (6, 1): "Fi"})
    table = predicting("hurricane-hit", drawn, drawn)
    assert table.awaits() == {0, 1}
    assert table.standing(0)[1, 1] == "Fi"
    assert table.why_not(0, do.Predict(((5, 5, 0),))) == "no-builder-there"
    assert table.why_not(0, Ready()) in {"choose-first", "not-done"}
    table.act(0, do.Predict(((1, 1, 0), (3, 1, 0), (6, 1, 0))))
    assert (1, 1) in table.standing(0)
    table.act(1, do.Predict(()))
    assert (1, 1) not in table.standing(0)
    scores = [(e["right"], e["of"]) for e in table.events("prediction-scored")]
    assert scores == [(3, 5), (2, 5)]
    card = table.lookups.cards.index("hurricane-hit")
    assert table.state.prediction_score == [[[1, card, 3, 5]], [[1, card, 2, 5]]]


def test_a_half_card_counts_only_what_is_certain():
    """R29: the owner chooses after the prediction."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "Fih", (3, 1): "Bi"})
    table = predicting("heatwave", drawn)
    table.act(0, do.Predict(((1, 1, 0), (1, 3, 0))))
    (scored,) = table.events("prediction-scored")
    assert (scored["right"], scored["of"]) == (1, 2)  # of the two that certainly live
    table.act(0, do.Sacrifice(((1, 2, 0),)))
    assert (1, 1) in table.standing()


def test_half_of_one_is_a_certain_survival():
    """R29."""
    table = predicting("heatwave", reef("ramp", {(1, 1): "Fi"}))
    table.act(0, do.Predict(()))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(1, 1)]


def test_a_tie_is_not_certain():
    """R29."""
    table = predicting("coral-disease", reef("ramp", {(1, 1): "Fi", (1, 2): "Bo", (1, 3): "So"}))
    table.act(0, do.Predict(((1, 1, 0),)))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(1, 1)]


def test_predictions_are_hidden_until_all_are_in():
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi"})
    table = predicting("gale-force-winds", drawn, drawn)
    table.act(0, do.Predict(((1, 2, 0),)))
    rules = table.match.rules
    for seat, sees in ((0, True), (1, False), (None, False)):
        turn = rules.view(table.state, seat).turn
        assert (turn.predictions[0] is not None) == sees
    assert table.match.steps(1)[-1].action is None
    assert table.match.steps(1)[-1].events == ()


@pytest.mark.parametrize(("predict", "asked"), [("none", 0), ("first", 1), ("all", 2)])
def test_the_first_card_of_a_round_or_all_or_none_are_predicted(predict: str, asked: int):
    table = Guided(
        QUIET,
        phase="catastrophe",
        round_=2,
        deck=["calm-seas", "deep-freeze"],
        options={"predict": predict},
    )
    while table.state.phase == "catastrophe":
        table.act(0, table.legal(0)[0])
    assert len(table.events("prediction-scored")) == asked


def test_a_card_that_only_draws_others_is_not_predicted_and_the_next_one_is():
    table = Guided(
        QUIET,
        phase="settlement",
        juveniles=[["Fi"]],
        deck=["bad-luck", "invasive-fleshy-algae", "calm-seas"],
        options={"predict": "first"},
    )
    settled(table.rolls(card=["bad-luck", "invasive-fleshy-algae", "calm-seas"]))
    table.ready()
    assert table.legal(0)[0] == do.Predict(())


def test_a_card_that_rolls_a_row_is_predicted_once_the_row_is_known():
    drawn = reef("ramp", {(2, 1): "Bo", (3, 1): "Pl"})
    table = Guided(
        drawn,
        phase="settlement",
        juveniles=[["Fi"]],
        deck=["invasive-species"],
        options={"predict": "first"},
    )
    settled(table.rolls(row=[8]))
    assert [e["row"] for e in table.events("row-rolled")] == [2]
    table.act(0, do.Predict(((2, 1, 0),)))
    assert [(e["right"], e["of"]) for e in table.events("prediction-scored")] == [(3, 3)]


def test_bots_are_not_asked_to_predict():
    drawn = reef("ramp", {(1, 1): "Fi"})
    table = Guided(
        drawn,
        drawn,
        phase="catastrophe",
        deck=["gale-force-winds"],
        options={"predict": "all"},
        bots={1: "newcomer"},
    )
    assert table.awaits() == {0}
