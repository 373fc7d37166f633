"""What Succession is set up with: bots, options, rulings."""

from collections import Counter
from functools import cache
from statistics import median

import pytest
from msgspec.structs import replace

from reefkit.content import ContentError
from reefkit.games.succession import GAME, content, new_match
from reefkit.games.succession.content import CardEffect
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.support.effort import effort

# Bots play well enough to end, forget now and then, and differ; options and content are checked.

GAMES = effort(4, 40)


@cache
def played(styles: tuple[str, ...], seed: int) -> Match:
    """Play a round of bots, once a process."""
    seats = [SeatInfo(f"P{n}", bot=style) for n, style in enumerate(styles)]
    match = new_match(seats, seed=seed, options={"rounds": 1})
    MemoryTable(match).run()
    return match


@pytest.mark.parametrize("style", GAME.bots)
def test_a_round_of_bots_lasts_about_as_long_as_a_table_has_time_for(style: str):
    matches = [played((style,) * 3, seed) for seed in range(GAMES)]
    assert median(match.state.turn / 3 for match in matches) < 40
    assert sum(match.state.out[0] >= 0 for match in matches) > GAMES / 2


def test_bots_forget_to_call_now_and_then_so_that_students_can_catch_them():
    said: Counter[str] = Counter()
    for seed in range(GAMES):
        for event in played(("keeper", "hurrier", "newcomer"), seed).events():
            said[event.what.id.removeprefix("succession-")] += 1
    assert said["called-last"] > said["caught"] > 0
    assert said["laid-follow"] > 0
    assert said["laid-upgrade"] > 0


def test_styles_differ():
    shares = {}
    for style in GAME.bots:
        rows = [
            row
            for seed in range(4)
            for row in GAME.readings["laid"].read(played((style,) * 3, seed), None)
        ]
        shares[style] = [row.card for row in rows]
    assert len({tuple(cards) for cards in shares.values()}) == len(GAME.bots)


@pytest.mark.parametrize(
    ("kind", "change", "id_"),
    [
        ("bacteria", {"number": 0}, "succession-card-number"),
        ("crab", {"number": 7}, "succession-card-number"),
        ("diatoms", {"number": 1}, "content-not-unique"),
        ("diatoms", {"effects": (CardEffect("skip"),)}, "succession-card-plain"),
        ("brown-algae", {"follower": "crabs"}, "content-unknown-reference"),
        ("crab", {"eats": ("whales",)}, "content-unknown-reference"),
        ("crab", {"effects": (CardEffect("draw"),)}, "succession-card-effect"),
        ("jellyfish", {"effects": (CardEffect("patch"),)}, "succession-card-effect"),
    ],
)
def test_content_that_cannot_be_played_is_refused_by_name(
    kind: str, change: dict[str, object], id_: str
):
    stored = content.default()
    cards = {**stored.cards, kind: replace(stored.cards[kind], **change)}
    with pytest.raises(ContentError) as caught:
        content.check(replace(stored, cards=cards))
    assert caught.value.message.id == id_


def test_too_few_cards_to_deal_are_refused():
    stored = content.default()
    cards = {kind: replace(card, copies=1) for kind, card in stored.cards.items()}
    with pytest.raises(ContentError) as caught:
        content.check(replace(stored, cards=cards))
    assert caught.value.message.id == "succession-content-size"


def test_a_table_changes_nothing_of_our_own_content():
    before = content.default()
    played(("keeper",) * 2, 1)
    assert content.default() is before


def test_an_option_takes_starfish_out_of_the_deck():
    decks = [
        new_match([SeatInfo("A"), SeatInfo("B")], seed=1, options={"starfish": number}).state.deck
        for number in range(5)
    ]
    assert [deck.count("starfish") for deck in decks] == [0, 1, 2, 3, 4]
    assert len(decks[4]) - len(decks[0]) == 4


def test_open_hands_are_seen_by_all_and_the_deck_by_nobody():
    for is_open in (True, False):
        match = new_match(
            [SeatInfo("A"), SeatInfo("B"), SeatInfo("C", bot="keeper")],
            seed=1, options={"open_hands": is_open},
        )  # fmt: skip
        for seat in range(3):
            match.act(seat, Ready())
        seen = match.rules.view(match.state, 0)
        assert all(seen.hands[0])
        assert all(map(all, seen.hands)) is is_open
        assert not any(seen.deck)
