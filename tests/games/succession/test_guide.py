"""What the guide tells of a table is what the rules then do."""

from __future__ import annotations

import pytest

from reefkit.games.succession import GAME, queries
from reefkit.games.succession import actions as do
from reefkit.games.succession.queries import Held
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.games.succession.laid_out import LaidOut, lay_out
from tests.kit.kits import kits
from tests.kit.play import cut, match_of
from tests.support.effort import effort

SEEDS = range(1, 1 + effort(3, 60))


def sight(table: LaidOut, seat: int | None) -> queries.Sight:
    view = table.rules.view(table.state, seat)
    return queries.Sight(table.rules, view, seat, table.rules.awaited(table.state))


def plays_of(held: Held) -> list[do.Play]:
    """Give the plays that the guide says are right, and none besides."""
    calls = {"": {}, "last": {"last": True}, "winner": {"winner": True}}
    colours = held.colours or (None,)
    found = [do.Play(held.card, None, colour, **calls[held.call]) for colour in colours]
    return found + [
        do.Play(held.card, number, None, **calls[held.call_with_number]) for number in held.numbers
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_guide_says_may_be_played_may_and_nothing_else(seed: int) -> None:
    whole = match_of(kits()["succession"], seed)
    said: dict[str, Message] = {}
    for position in range(0, whole.position, effort(9, 3)):
        match = cut(whole, position)
        table = MemoryTable(match)
        for seat in range(len(match.setup.seats)):
            seen = queries.look(table, seat)
            legal = match.rules.legal(match.state, seat)
            for held in queries.hand(seen):
                said |= {each.id: each for each in (held.why, held.does)}
                plays = [one for one in legal if getattr(one, "card", None) == held.card]
                assert held.playable is bool(plays)
                wanted = plays_of(held) if plays and isinstance(plays[0], do.Play) else []
                assert set(wanted) <= set(plays)
            _same_buttons(queries.can(seen), legal)
    for language in ("en", "en-simple"):
        assert all(catalogue(language).render(each, strict=True) for each in said.values())


def _same_buttons(can: queries.Can, legal: list[Action]) -> None:
    kinds = {type(each) for each in legal}
    assert can.draw is (do.DrawOne in kinds)
    assert can.follow is (do.Follow in kinds)
    assert can.upgrade is (do.Upgrade in kinds)
    assert can.pass_ is (do.Pass in kinds)
    assert can.hand_on is (do.HandOn in kinds)
    assert can.ready is (Ready in kinds)
    assert can.catch == tuple(each.seat for each in legal if isinstance(each, do.Catch))


def test_the_call_the_guide_names_is_the_one_that_is_needed() -> None:
    table = lay_out("2 7", "3 3")
    two, seven = queries.hand(sight(table, 0))
    assert (two.call, seven.playable) == ("last", False)
    alone = queries.hand(sight(lay_out("crab 2", "3 3"), 0))[0]
    assert (alone.call, alone.call_with_number, alone.numbers) == ("last", "winner", (2,))
    star = queries.hand(sight(lay_out("starfish 2", "3 3"), 0))[0]
    assert star.call == "", "five cards come before anybody could catch"


def test_why_a_card_may_not_be_played_is_why_the_rules_refuse_it() -> None:
    for table in (
        lay_out("2 7 12", "3 3"),
        lay_out("bare-patch 12 3", "3 9").play(0, "bare-patch"),
        lay_out("6 7 12 2", "5 3 3", player=1).play(1, "5").passes(1).act(0, do.Upgrade()),
    ):
        seen = sight(table, 0)
        refused = [held for held in queries.hand(seen) if not held.playable]
        assert refused
        for held in refused:
            with pytest.raises(Rejection) as caught:
                table.rules.apply(table.state, 0, do.Play(held.card), table.chance, None)
            assert caught.value.message == held.why


def test_a_spectator_has_no_hand_and_no_buttons() -> None:
    seen = sight(lay_out("2 7", "3 3"), None)
    assert queries.hand(seen) == ()
    can = queries.can(seen)
    assert not any((can.play, can.draw, can.catch, can.ready, can.must))


def test_who_can_be_caught_and_who_has_said_it_are_seen_by_all() -> None:
    silent = queries.seats(sight(lay_out("2 7", "3 3", "3 3").play(0, "2"), 1))
    assert (silent[0].catchable, silent[0].said_last) == (True, False)
    said = queries.seats(sight(lay_out("2 7", "3 3", "3 3").play(0, "2", last=True), 1))
    assert (said[0].catchable, said[0].said_last) == (False, True)
    open_ = queries.seats(sight(lay_out("5 6", "3 3", "3 3").play(0, "5"), 1))
    assert (open_[0].catchable, open_[0].said_last) == (False, False)


def test_where_the_table_stands() -> None:
    table = lay_out("5 2 2", "3 3", "3 3", points=[[3, 0, 3]], out=[1], round=2)
    now = queries.now(sight(table, 0))
    assert (now.phase, now.player, now.coming, now.window) == ("turn", 0, 1, False)
    now = queries.now(sight(table.play(0, "5"), 2))
    assert (now.phase, now.follower, now.window, now.seconds) == ("follow", "ciliates", True, 5.0)
    seats = queries.seats(sight(table, 2))
    assert [seat.place for seat in seats] == [2, 1, 2]
    assert [seat.cards for seat in seats] == [2, 2, 2]


def test_every_card_of_the_match_is_explained() -> None:
    say = [catalogue(language) for language in ("en", "en-simple")]
    plain = lay_out("2", "3", disturbances=False, invaders=False)
    assert len(queries.cards(plain.rules)) == 20
    stories = queries.cards(lay_out("2", "3").rules)
    assert len(stories) == 25
    for story in stories:
        for each in (story.name, story.one, story.story, story.does):
            assert all(one.render(each, strict=True) for one in say)
    eaten_by = {story.card: story.eaten_by for story in stories}
    assert eaten_by["mussels"] == ("starfish", "crab")
    assert eaten_by["hydroids"] == ("shrimp", "nudibranch")
    assert GAME.id == "succession"
