"""Whole matches of Blue Expanse: random, against the referee, and changed."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from reefkit.games.expanse import GAME, bots, decks, evaluation, new_match
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.counters import warming_step
from reefkit.games.expanse.game import new_match as any_match
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.saved_state import all_cards, expected_cards
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, Ask, State, Task
from reefkit.games.expanse.step import Step
from reefkit.match.changes import At, CardRemoved, Changes, OptionChanged, StateChanged, changes_of
from reefkit.match.codec import copy_state
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.match.plain_random import PlainLuck
from reefkit.match.table import MemoryTable
from tests.games.endless import longest
from tests.games.expanse import oracle
from tests.games.expanse.laid_out import lay_out
from tests.games.expanse.oracle import Referee
from tests.kit.kits import kits, match_of
from tests.playthroughs.record import decided_otherwise
from tests.support.effort import effort

# What holds of every table of Blue Expanse, whatever is played: properties of random matches.

KIT = kits()["expanse"]
SEEDS = range(1, 1 + effort(3, 20))
every_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def states(match: Match) -> tuple[State, ...]:
    return tuple(match.state_at(position) for position in range(match.position + 1))


def rules_of(match: Match) -> ExpanseRules:
    """Return the rules of a match."""
    rules = match.rules
    assert isinstance(rules, ExpanseRules)
    return rules


@every_seed
def test_every_card_is_always_somewhere_and_once(seed: int):
    match = match_of(KIT, seed)
    rules = rules_of(match)
    start = rules.start()
    for state in states(match):
        assert all_cards(state) == expected_cards(state, start, rules.content.rules)
        numbers = [card.id for place in state.seats for card in place.reef]
        assert len(set(numbers)) == len(numbers)


@every_seed
def test_no_counter_is_ever_below_zero_and_what_was_reached_stays_reached(seed: int):
    before: State | None = None
    for state in states(match_of(KIT, seed)):
        assert min(state.warming, state.pool, state.last) >= 0
        for place in state.seats:
            assert min(place.pollution, place.research, place.loops) >= 0
            assert min(place.purse.biomass, place.purse.capital) >= 0
            assert min(place.made.biomass, place.made.capital) >= 0
            food = place.food
            assert min(food.plankton, food.coralline_algae, food.detritus) >= 0
            assert all(card.stored >= 0 for card in place.reef)
        if before is not None and before.turn <= state.turn:
            assert state.stage >= before.stage
            assert state.warmed >= before.warmed
        before = state


@every_seed
def test_what_lies_attached_has_a_host_on_the_same_reef(seed: int):
    for state in states(match_of(KIT, seed)):
        if state.queue:  # a removal is being carried out
            continue
        for place in state.seats:
            here = {card.id for card in place.reef}
            assert all(card.host in here for card in place.reef if card.host)


@every_seed
def test_copies_and_food_of_a_turn_are_gone_when_the_next_begins(seed: int):
    for state in states(match_of(KIT, seed)):
        if state.phase == "move" and not state.queue and state.rolled == 0:
            for place in state.seats:
                assert all(card.copy != "turn" for card in place.reef)
                assert place.food.plankton == place.food.detritus == 0
                assert place.spent == [] or place is not state.seats[state.player - 1]


@every_seed
def test_slots_are_full_while_their_deck_has_cards(seed: int):
    for state in states(match_of(KIT, seed)):
        if state.phase == "setup":
            continue
        for pile in state.piles.values():
            assert HIDDEN not in pile.open or not pile.deck


@every_seed
def test_everybody_has_as_many_turns_and_as_many_after_the_bleaching(seed: int):
    match = match_of(KIT, seed)
    last: Counter[int] = Counter()
    for before, after in pairwise(states(match)):
        if before.last and (after.turn > before.turn or after.phase == "over"):
            last[before.player] += 1
    turns = 2 if match.setup.options["turns"] else 1  # B33
    assert last == dict.fromkeys(range(len(match.setup.seats)), turns)
    turns = [place.turns for place in match.state.seats]
    assert max(turns) - min(turns) <= 1


@every_seed
def test_every_state_and_every_view_of_it_could_come_from_a_file(seed: int):
    match = match_of(KIT, seed)
    for position in range(0, match.position + 1, 7):
        state = match.state_at(position)
        match.rules.check(state)
        for seat in [*range(len(state.seats)), None]:
            match.rules.check(match.rules.view(state, seat))


def test_random_matches_meet_every_kind_of_action_stage_and_question():
    """In the first of them, as many as it takes."""
    missing = {"ready", "undo", "roll", "raise", "pass", "take", "buy", "play", "attach", "use"}
    missing |= {"done", "act", "rest", "research", "answer", "flow"}
    stages, asked = set[int](), set[str]()
    for seed in range(1, 16):
        match = match_of(KIT, seed)
        missing -= {entry.action["do"] for entry in match.entries}
        stages |= {state.stage for state in states(match)}
        asked |= {state.ask.what for state in states(match) if state.ask}
        if not missing and len(asked) > 4 and stages == {1, 2, 3, 4}:
            return
    pytest.fail(f"{missing} was not done, {stages}, {asked}")


# -- what a file may not bring ------------------------------------------------------------------
def _lose_a_card(state: State) -> None:
    state.piles["resource"].deck[0].pop()


def _double_a_card(state: State) -> None:
    state.seats[0].hand.append("dugong")


def _make_money(state: State) -> None:
    state.seats[0].hand[0] = "capital" if state.seats[0].hand[0] == "biomass" else "biomass"


def _unknown_task(state: State) -> None:
    state.queue = [Task("win", 0)]


def _two_of_a_number(state: State) -> None:
    cards = [card for place in state.seats for card in place.reef]
    cards[0].id = cards[1].id


@pytest.mark.parametrize(
    "damage", [_lose_a_card, _double_a_card, _make_money, _unknown_task, _two_of_a_number]
)
def test_a_state_that_no_match_could_hold_is_damaged(damage: object):
    match = match_of(KIT, 1)
    state = copy_state(match.state_at(match.position // 2))
    match.rules.check(state)
    assert callable(damage)
    damage(state)
    with pytest.raises(DamagedError):
        match.rules.check(state)


# -- decks --------------------------------------------------------------------------------------
def test_a_draw_takes_one_of_the_top_layer_at_random():
    drawn: Counter[str] = Counter()
    table = lay_out()
    for _ in range(200):
        table.seat().deck, table.seat().hand = [["biomass", "capital"], ["biomass"]], []
        decks.draw(table.step, 0, 1)
        drawn[table.seat().hand[0]] += 1
        assert [len(layer) for layer in table.seat().deck] == [1, 1]
    assert set(drawn) == set(CURRENCIES)
    assert min(drawn.values()) > 70


def test_an_owner_sees_what_her_deck_holds_and_others_how_many():
    table = lay_out(2).holds(0, 1, 1, "whale-shark")
    table.seat().deck = [["capital"], ["biomass", "dugong"]]
    own, other = (table.rules.view(table.state, seat).seats[0] for seat in (0, 1))
    assert (own.hand, own.deck) == (table.seat().hand, table.seat().deck)
    assert other.hand == [HIDDEN] * 3
    assert other.deck == [[HIDDEN], [HIDDEN] * 2]
    nobody = table.rules.view(table.state, None)
    assert [set(place.hand) for place in nobody.seats] == [{HIDDEN}, {HIDDEN}]


# Matches of bots, held to a referee that was written from the rules page alone; and their ends.

TABLES = [
    ("newcomer", "grower"),
    ("hunter", "investor", "newcomer"),
    ("grower", "hunter", "investor", "newcomer"),
    ("newcomer",) * 5,
]
BOT_SEEDS = range(1, 1 + effort(1, 6))


def fast(styles: tuple[str, ...]) -> ExpanseRules:
    seats = [SeatInfo(f"Bot {seat + 1}", bot=style) for seat, style in enumerate(styles)]
    return rules_of(any_match(seats, seed=1, options={"dice": 2}))


@pytest.mark.parametrize("seed", BOT_SEEDS)
@pytest.mark.parametrize("styles", TABLES, ids=len)
def test_a_match_is_as_the_page_says(styles: tuple[str, ...], seed: int):
    referee = Referee()
    step = fast(styles).play_out(seed, watch=referee)
    referee.ended(step)
    assert referee.bought > 0


def test_the_referee_has_seen_what_it_judges():
    referees = [Referee() for _ in range(2)]
    for seed, referee in enumerate(referees):
        referee.ended(fast(("newcomer",) * 4).play_out(seed, watch=referee))
    assert sum(each.expelled for each in referees)
    assert sum(each.starved for each in referees)
    assert sum(each.thresholds["told"] for each in referees)


def test_the_page_has_every_card_that_is_bought():
    cards = fast(("newcomer", "newcomer")).content.cards
    bought = {k for k, c in cards.items() if c.deck in {"resource", "biomass", "humanitarian"}}
    assert set(oracle.POINTS) == bought


@pytest.mark.parametrize("style", evaluation.STYLES)
def test_a_bot_reads_nothing_that_its_view_hides(style: str):
    rules = fast((style,) * 3)
    seen = 0

    def watch(step: Step, seat: int, action: Action) -> None:
        nonlocal seen
        state = step.state
        if state.phase == "setup" or state.step % 9:
            return
        luck = PlainLuck(7, seat, *rules.when(state))
        views = rules.stepping(rules.view(state, seat)), rules.stepping(state)
        one, other = (bots.decide(each, seat, style, luck) for each in views)  # type: ignore[arg-type]
        assert one == other
        seen += 1

    fast((style,) * 3).play_out(5, watch=watch)
    assert seen > 10


def test_matches_of_chance_end():
    one = longest("expanse", range(effort(4, 40)), turns=6)
    assert one.state.phase == "over"
    assert all(place.turns <= 9 for place in one.state.seats)


# What may be changed in a finished match of Blue Expanse.

RESEARCH = StateChanged("bleaching-research")


@pytest.fixture(scope="module")
def match() -> Match:
    seats = [
        SeatInfo(name, bot=style) for name, style in zip(("Ana", "Ben"), GAME.bots, strict=False)
    ]
    made = new_match(seats, seed=2, options={"dice": 2, "turns": 18})
    MemoryTable(made).run()
    return made


def opening(match: Match, turn: int) -> int:
    return next(
        at for at in range(match.position)
        if match.state_at(at).turn == turn and match.state_at(at).phase == "move"
    )  # fmt: skip


def kinds_on_offer(state: State) -> set[str]:
    found = {
        kind
        for pile in state.piles.values()
        for kind in [*pile.open, *pile.waiting, *pile.returned]
    }
    return found | {kind for pile in state.piles.values() for layer in pile.deck for kind in layer}


def test_the_bleaching_research_is_complete_from_stage_3_on(match: Match):
    at = changes_of(GAME).opens(match, RESEARCH)
    assert at is not None
    assert (match.state_at(at - 1).stage, match.state_at(at).stage >= 3) == (2, True)
    course = Counterfactual(match, RESEARCH, at).run()
    assert course.over
    was, now = (
        warming_step(each.rules.stepping(each.state_at(at)))  # type: ignore[attr-defined]
        for each in (match, course.match)
    )
    assert now > was
    thresholds = [
        each.what.values["every"]
        for each in course.match.events(at)
        if each.what.id == "expanse-threshold-warming"
    ]
    assert set(thresholds) <= {now}
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, RESEARCH, at - 1)
    assert refused.value.message.id == "what-if-expanse-stage"


def test_with_another_luck_no_turn_is_played_as_recorded(match: Match):
    course = Counterfactual(match, None, opening(match, 8), 0).run()
    assert (course.over, course.stood) == (True, 0)


def test_a_removed_card_is_on_offer_no_more_and_stays_where_it_was_bought(match: Match):
    at = opening(match, 8)
    was: State = match.state_at(at)
    reefs = {card.kind for place in was.seats for card in place.reef if not card.copy}
    kind = min(reefs & kinds_on_offer(was))
    course = Counterfactual(match, CardRemoved(kind), at)
    now: State = course.match.state_at(at)
    assert kind not in kinds_on_offer(now)
    assert [[card.kind for card in place.reef] for place in now.seats] == [
        [card.kind for card in place.reef] for place in was.seats
    ]
    course.run()
    bought = [
        course.match.state_at(entry.position).piles[entry.action["deck"]].open[entry.action["slot"]]
        for entry in course.match.entries[at:]
        if entry.action["do"] == "buy"
    ]
    assert bought
    assert kind not in bought


def test_a_removed_card_that_lies_open_leaves_its_slot(match: Match):
    at = opening(match, 8)
    for name, pile in match.state_at(at).piles.items():
        kind = next(kind for kind in pile.open if kind)
        course = Counterfactual(match, CardRemoved(kind), at)
        now: State = course.match.state_at(at)
        assert kind not in kinds_on_offer(now)
        assert now.piles[name].open.count("") == pile.open.count("") + pile.open.count(kind)


def test_a_card_that_nobody_has_yet_is_left_out_whole(match: Match):
    course = Counterfactual(match, CardRemoved("whale-shark"), 0)
    assert "whale-shark" in course.match.setup.options["without"]
    assert "whale-shark" not in kinds_on_offer(course.match.state_at(0))
    assert course.run().over


def test_a_purchase_is_of_the_kind_wherever_it_lies_now(match: Match):
    known = changes_of(GAME)
    entry = next(each for each in match.entries if each.action["do"] == "buy")
    state: State = match.state_at(entry.position)
    deck, slot = entry.action["deck"], entry.action["slot"]
    then, buy = At(match.rules, state), do.Buy(deck, slot)
    assert known.again(then, then, entry.seat or 0, buy) == buy
    turned = match.state_at(entry.position)
    piles = {**turned.piles, deck: type(turned.piles[deck])(**{
        name: getattr(turned.piles[deck], name) for name in turned.piles[deck].__struct_fields__
    })}  # fmt: skip
    kinds = state.piles[deck].open
    piles[deck].open = [*kinds[1:], kinds[0]]
    moved = type(turned)(**{name: getattr(turned, name) for name in turned.__struct_fields__})
    moved.piles = piles
    found = known.again(then, At(match.rules, moved), entry.seat or 0, buy)
    assert isinstance(found, do.Buy)
    assert moved.piles[deck].open[found.slot] == kinds[slot]
    piles[deck].open = [""] * len(kinds)
    assert known.again(then, At(match.rules, moved), entry.seat or 0, buy) is None


def test_within_a_turn_no_card_is_removed(match: Match):
    within = next(at for at in range(match.position) if match.state_at(at).phase == "buy")
    for change in (CardRemoved("coral"), OptionChanged("raising", value=False)):
        with pytest.raises(Rejection) as refused:
            Counterfactual(match, change, within)
        assert refused.value.message.id == "what-if-expanse-turn"


def test_a_turn_is_counted_where_it_begins(match: Match):
    known = changes_of(GAME)
    within = next(at for at in range(match.position) if match.state_at(at).phase == "buy")
    for at, turns in ((opening(match, 8), [4, None]), (within, [None, None])):
        state: State = match.state_at(at)
        seats = (state.player, 1 - state.player)
        assert [known.turn(match.rules, state, seat) for seat in seats] == turns


def test_what_was_on_offer_is_read_as_it_lay_open(match: Match):
    state = next(each for each in states(match) if each.phase == "buy")
    rows = [each for each in GAME.readings["offers"].read(match, None) if each.turn == state.turn]
    opened = (kind for deck in state.opened for kind in state.piles[deck].open)
    assert [each.card for each in rows] == [kind for kind in opened if kind != HIDDEN]


def test_an_answer_is_given_again_to_its_question_only(match: Match):
    known, state = changes_of(GAME), match.state_at(opening(match, 8))
    whether, which = (
        At(match.rules, replace(state, ask=Ask(0, what, ["yes", "no"])))
        for what in ("copy", "serve")
    )
    answer = do.AnswerTask("yes")
    assert known.again(whether, whether, 0, answer) == answer
    assert known.again(whether, which, 0, answer) is None


def test_what_if_gives_a_turn_back_to_who_played_it(monkeypatch: pytest.MonkeyPatch):
    people = [SeatInfo("Ana", bot="grower"), SeatInfo("Ben", bot="hunter")]
    match = new_match(people, seed=3, options={"turns": 8, "dice": 2, "raising": False})
    MemoryTable(match).run()
    course = Counterfactual(match, CardRemoved("coral"), position=0).run()
    assert course.over
    assert set(course.begun) == {0, 1}
    monkeypatch.setattr(type(changes_of(GAME)), "turn", Changes.turn)
    alone = Counterfactual(match, CardRemoved("coral"), position=0).run()
    assert course.stood > 2 * alone.stood


def test_bots_that_are_asked_again_decide_as_they_did():
    assert decided_otherwise("expanse") == []
