"""What lies beside the reefs: decks, the ring and its stages, currency, victory points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from reefkit.games.expanse import tasks
from reefkit.games.expanse.content import Numbers, RulesFile
from reefkit.games.expanse.effects import CountPoints, Study
from reefkit.games.expanse.state import CURRENCIES, DECKS, HIDDEN, SOLD, Pile, Purse, ReefCard, Task
from reefkit.games.expanse.tasks import (
    Step,
    card_many,
    card_name,
    card_one,
    effects_of,
    fresh,
    holds,
    is_complete,
    times,
)
from reefkit.match.errors import reject
from reefkit.match.random import TABLE
from reefkit.text import Message, message

# ---- Cards that are drawn, taken and shuffled: the decks in the middle, and a player's own
#
# A deck is a list of layers, the top one first. A layer keeps no order (it is sorted, so that the
# order tells nothing): a draw takes one of the top layer at random. Shuffling a deck makes one
# layer of it; what is shuffled under it is a layer more. No layer is ever empty.


def _pick(step: Step, layers: list[list[str]], purpose: str, owner: int) -> str:
    if not layers:
        return HIDDEN
    kind = layers[0].pop(step.roll(len(layers[0]), purpose, owner))
    if not layers[0]:
        del layers[0]
    return kind


def _shuffled(layers: list[list[str]], more: Iterable[str] = ()) -> list[list[str]]:
    every = sorted([*(kind for layer in layers for kind in layer), *more])
    return [every] if every else []


def put_under(layers: list[list[str]], kinds: Iterable[str]) -> None:
    under = sorted(kinds)
    if under:
        layers.append(under)


# -- a player's own deck ------------------------------------------------------------------------


def first_deck(rules: RulesFile) -> list[list[str]]:
    numbers = rules.numbers
    return _shuffled([], ["biomass"] * numbers.deck_biomass + ["capital"] * numbers.deck_capital)


def draw(step: Step, seat: int, count: int) -> int:
    place = step.seat(seat)
    came = [_pick(step, place.deck, "draw", seat) for _ in range(count) if place.deck]
    place.hand += came
    player = step.who(seat)
    if len(came) < count:
        step.say("expanse-drew-fewer", seat, player=player, count=len(came), wanted=count)
    elif came:
        step.say("expanse-drew", seat, player=player, count=len(came))
    if came:
        cards = [
            message("expanse-counted", count=count, one=card_one(kind), many=card_many(kind))
            for kind, count in sorted(Counter(came).items())
        ]
        step.say("expanse-drew-these", seat, only=(seat,), player=player, cards=cards)
    return len(came)


def to_deck(step: Step, seat: int, *kinds: str) -> None:
    place = step.seat(seat)
    place.deck = _shuffled(place.deck, kinds)


def hand_to_deck(step: Step, seat: int, kind: str) -> int:
    place = step.seat(seat)
    count = place.hand.count(kind)
    place.hand = [each for each in place.hand if each != kind]
    if count:
        to_deck(step, seat, *[kind] * count)
    return count


def held_in_deck(step: Step, seat: int, kinds: Iterable[str]) -> list[str]:
    deck = {kind for layer in step.seat(seat).deck for kind in layer}
    return sorted(deck & set(kinds))


def deck_top(step: Step, seat: int, kind: str) -> None:
    place = step.seat(seat)
    (every,) = _shuffled(place.deck)
    every.remove(kind)
    place.deck = [[kind], *([every] if every else [])]


# -- the middle ---------------------------------------------------------------------------------


def first_piles(rules: RulesFile, kinds: Mapping[str, tuple[str, int, int]]) -> dict[str, Pile]:
    piles: dict[str, Pile] = {}
    for name in DECKS:
        slots = getattr(rules.numbers.slots, name)
        ours = [(kind, stage, n) for kind, (deck, stage, n) in kinds.items() if deck == name]
        now = [kind for kind, stage, n in ours for _ in range(n) if stage <= 1]
        later = [kind for kind, stage, n in ours for _ in range(n) if stage > 1]
        piles[name] = Pile([HIDDEN] * slots, _shuffled([], now), sorted(later), [0] * slots)
    return piles


def first_lain(numbers: Numbers) -> dict[str, list[int]]:
    """Return the time on offer of each slot, 0 at first; empty if no card makes room (B36)."""
    if not numbers.unbought:
        return {}
    return {name: [0] * getattr(numbers.slots, name) for name in SOLD}


def fill(step: Step, deck: str) -> None:
    pile = step.pile(deck)
    for slot, kind in enumerate(pile.open):
        if kind == HIDDEN:
            pile.raised[slot] = 0
            if deck in step.state.lain:
                step.state.lain[deck][slot] = 0
            pile.open[slot] = _pick(step, pile.deck, f"pile-{deck}", TABLE)


def open_slots(step: Step, deck: str) -> list[int]:
    return [slot for slot, kind in enumerate(step.pile(deck).open) if kind != HIDDEN]


def take_open(step: Step, deck: str, slot: int) -> str:
    pile = step.pile(deck)
    kind, pile.open[slot] = pile.open[slot], HIDDEN
    fill(step, deck)
    return kind


def take_from(step: Step, deck: str) -> str:
    return _pick(step, step.pile(deck).deck, f"pile-{deck}", TABLE)


def search(step: Step, deck: str, kind: str) -> bool:
    pile = step.pile(deck)
    layers = _shuffled(pile.deck)
    if not layers or kind not in layers[0]:
        return False
    layers[0].remove(kind)
    pile.deck = _shuffled(layers)
    return True


def give_back(step: Step, kind: str) -> None:
    """Set a card aside to go under its deck at End, shuffled with other returned cards."""
    step.pile(step.kind(kind).deck).returned.append(kind)


def _make_room(step: Step) -> None:
    """Remove cards from the offer that stayed unbought for too long (B36)."""
    went = []
    for deck in step.state.opened if step.state.lain else ():
        pile, lain = step.pile(deck), step.state.lain[deck]
        for slot in open_slots(step, deck):
            lain[slot] += 1
            if lain[slot] >= step.content.rules.numbers.unbought:
                went.append(pile.open[slot])
                pile.returned.append(pile.open[slot])
                pile.open[slot] = HIDDEN
    if went:
        step.say("expanse-made-room", count=len(went), cards=[card_one(kind) for kind in went])


def settle_piles(step: Step) -> None:
    _make_room(step)
    for deck in DECKS:
        pile = step.pile(deck)
        put_under(pile.deck, pile.returned)
        pile.returned = []
        fill(step, deck)
        pile.raised = [0] * len(pile.raised)


def join_decks(step: Step, stage: int) -> None:
    for deck in DECKS:
        pile = step.pile(deck)
        come = [kind for kind in pile.waiting if step.kind(kind).stage <= stage]
        if come:
            pile.waiting = [kind for kind in pile.waiting if step.kind(kind).stage > stage]
            pile.deck = _shuffled(pile.deck, come)
            fill(step, deck)


def _is_currency(kind: str) -> bool:
    return kind in CURRENCIES


# ---- The four stages: how one begins, up to the mass bleaching

LAST_STAGE = 4
"""The stage of the mass bleaching."""


def reach_stage(step: Step, stage: int) -> None:
    state = step.state
    while state.stage < min(stage, LAST_STAGE):
        state.stage += 1
        step.say("expanse-stage", stage=state.stage, name=Message(f"expanse-stage-{state.stage}"))
        join_decks(step, state.stage)
        if state.stage == LAST_STAGE:
            tasks.do_later(step, Task("bleaching", state.player))


# ---- Tokens that move round the ring, and what passing the start brings


def tile_of(step: Step, seat: int) -> str:
    return step.content.rules.tiles[step.seat(seat).tile]


def move_token(step: Step, seat: int, count: int) -> None:
    """Move a token; each time it passes or lands on start, a loop ends."""
    place, ring = step.seat(seat), step.content.rules.tiles
    loops, place.tile = divmod(place.tile + count, len(ring))
    step.say_of(
        "expanse-moved",
        seat,
        count=count,
        tile=Message(f"expanse-tile-{ring[place.tile]}"),
        number=place.tile,
    )
    for _ in range(loops):
        _loop(step, seat)
    reach_stage(
        step, 1 + sum(place.loops >= needed for needed in step.content.rules.numbers.stage_loops)
    )


def _loop(step: Step, seat: int) -> None:
    numbers, place = step.content.rules.numbers, step.seat(seat)
    place.loops += 1
    place.limit += numbers.loop_limit
    step.say_of(
        "expanse-loop", seat, loops=place.loops, count=numbers.loop_capital, limit=place.limit
    )
    to_deck(step, seat, *["capital"] * numbers.loop_capital)
    draw(step, seat, numbers.loop_draw)


# ---- What a player can pay with, and paying
#
# Currency is cards of the hand and temporary cards beside it (B7). Temporary ones are spent
# first, for they are lost otherwise; those of the hand go under the player's deck at its next
# End.

OTHER_CURRENCY = {"biomass": "capital", "capital": "biomass"}


def in_hand(step: Step, seat: int, currency: str) -> int:
    return step.seat(seat).hand.count(currency)


def _beside(step: Step, seat: int, currency: str) -> int:
    return sum(int(getattr(each, currency)) for each in _purses(step, seat))


def _purses(step: Step, seat: int) -> tuple[Purse, ...]:
    """List the temporary currency spendable now; currency made while buying waits (B27)."""
    place, state = step.seat(seat), step.state
    buying = state.player == seat and state.phase == "buy"
    return (place.purse,) if buying else (place.purse, place.made)


def spendable(step: Step, seat: int, currency: str) -> int:
    return in_hand(step, seat, currency) + _beside(step, seat, currency)


def _purse(step: Step, seat: int) -> tuple[int, int]:
    return spendable(step, seat, "biomass"), spendable(step, seat, "capital")


def pay(step: Step, seat: int, currency: str, count: int) -> None:
    """Spend so much of a currency: what would be lost first, then what stays longer, then cards.

    Raises
    ------
    Rejection
        When the player has less.
    """
    if count > spendable(step, seat, currency):
        raise reject("expanse-cannot-pay", count=count, currency=card_name(currency))
    left = count
    for temporary in _purses(step, seat):
        left -= _take(temporary, currency, left)
    spend_cards(step, seat, currency, left)


def spend_cards(step: Step, seat: int, currency: str, count: int) -> None:
    place = step.seat(seat)
    for _ in range(count):
        place.hand.remove(currency)
        place.spent.append(currency)


def _take(temporary: Purse, currency: str, most: int) -> int:
    taken = min(most, getattr(temporary, currency))
    setattr(temporary, currency, getattr(temporary, currency) - taken)
    return int(taken)


def age_currency(step: Step, seat: int) -> None:
    """Drop the temporary currency of earlier turns and keep what this turn made (B18)."""
    place = step.seat(seat)
    place.purse, place.made = place.made, Purse()


# ---- Victory points: what each card counts, and what was gained for good

RESEARCH = "research"
"""The reason of points that were gained for good."""


def _points_of_card(step: Step, seat: int, card: ReefCard) -> int:
    if fresh(card):
        return 0
    points = step.kind(card.kind).points
    for effect in effects_of(step, card, CountPoints):
        if holds(step, seat, card, effect):
            points += effect.count * times(step, seat, card, effect.per)
    if is_complete(step, card):
        points += sum(each.points for each in effects_of(step, card, Study) if not each.repeats)
    return points


def points_by_part(step: Step, seat: int) -> list[tuple[str, int]]:
    """Return what a player's points come from: kinds of cards, and research.

    Each card of the reef that counts, in its order; then ``research``, where there is any.
    """
    place = step.seat(seat)
    counted = [(card.kind, _points_of_card(step, seat, card)) for card in place.reef]
    counted += [(RESEARCH, place.points)]
    return [(why, points) for why, points in counted if points]


def victory_points(step: Step, seat: int) -> int:
    return sum(each for _, each in points_by_part(step, seat))
