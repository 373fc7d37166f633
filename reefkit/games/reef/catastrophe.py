"""Phase 3 of a played match: predictions, disaster cards, and the choices they leave to owners.

Cards are drawn and resolved one at a time: people predict which builders die (if the options say
so; section 5, R29), the effects are carried out in order with the owners' choices, dwellers that
lost their support leave (R18), and every seat says *Ready* for the next card.
"""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import cards, decks, growth, hands_on
from reefkit.games.reef.actions import Predict, Sacrifice, SacrificeType
from reefkit.games.reef.card_marking import fates
from reefkit.games.reef.content import COLUMNS, DeckName, DisasterEffect, decks_due
from reefkit.games.reef.pick import count_true
from reefkit.games.reef.state import (
    Array,
    Reefs,
    Step,
    first_of,
    mask_of_places,
    name_of,
    places_in,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action


def predict(play: Step, seat: int, action: Predict) -> None:
    if play.turn.step != "predict":
        raise reject("no-prediction-now")
    mask = mask_of_places(action.places)
    empty = mask & (play.reef(seat).kind == 0)
    if empty.any():
        row, column, _ = places_in(empty)[0]
        raise reject("no-builder-there", row=row, column=column)
    play.turn.predictions[seat] = mask
    play.say_of("prediction-made", seat, only=(seat,), count=int(mask.sum()))


def certain_fates(play: Step, seat: int) -> tuple[Array, Array]:
    """Return the certain deaths and the certain survivals on a seat's reef (R29): bool (6, 5, 3).

    Builders among which the owner has to choose are neither.
    """
    reef, rows = play.reef(seat), play.turn.rows[seat]
    dies, open_ = fates(play, reef, play.card, rows)
    return dies, (reef.kind != 0) & ~dies & ~open_


def score_predictions(play: Step) -> None:
    for seat, mask in enumerate(play.turn.predictions):
        if mask is None:
            continue
        dies, lives = certain_fates(play, seat)
        right = int((mask & dies).sum() + (~mask & lives).sum())
        of = int((dies | lives).sum())
        play.state.prediction_score[seat].append([play.state.round, play.turn.card, right, of])
        play.say_of("prediction-scored", seat, right=right, of=of)
    play.turn.predictions = [None] * len(play.seats)
    play.turn.ready = [False] * len(play.seats)
    play.turn.step = "effect"


def open_catastrophe(play: Step) -> None:
    play.turn.queue = list(decks_due(play.content.rules, play.options, play.state.round))
    play.turn.predicted = 0
    play.turn.card = -1
    play.turn.step = ""
    play.turn.setting_aside = -1


def advance(play: Step) -> bool:
    """Go on to the next effect, card or gate; return False if the phase is over."""
    turn = play.turn
    if turn.step in {"", "aftermath"}:
        if turn.step == "aftermath":
            _put_card_away(play)
        _put_back(play)
        if play.options.gates and turn.queue:
            turn.step = "gate"
            return True
        return draw(play)
    if turn.step == "predict":
        if play.options.strike:
            turn.step = "gate"
        else:
            score_predictions(play)
        return True
    return _next_effect(play)


def effect_in_force(play: Step) -> DisasterEffect:
    return play.card.effects[play.turn.effect]


def has_more(play: Step) -> bool:
    return bool(play.turn.queue)


def _put_back(play: Step) -> None:
    """Discard the card that was set aside, once the cards that it drew are resolved (R24)."""
    state, turn = play.state, play.turn
    while turn.queue and turn.queue[0] == "put-back":
        turn.queue.pop(0)
        aside = np.array(turn.setting_aside)
        decks.put_away(state, aside, back=play.options.reshuffle_each_draw)
        turn.setting_aside = -1


def draw(play: Step) -> bool:
    """Draw the next card of the queue; return False if the queue is empty."""
    state, turn = play.state, play.turn
    if not turn.queue:
        return False
    deck = turn.queue.pop(0)
    name: DeckName = "short" if deck.startswith("short") else "long"
    card = decks.draw(state, name, play.chance, play.lookups, extra=deck.endswith("+"))
    turn.step = ""
    if int(card) < 0:
        play.say("card-none", deck=name_of("deck", name))
        return True
    turn.card = int(card)
    state.struck[state.round - 1, turn.card] += 1
    play.say("card-drawn", card=name_of("card", play.lookups.cards[turn.card]))
    _begin_card(play)
    return True


def _begin_card(play: Step) -> None:
    turn = play.turn
    turn.effect = -1
    _clear_choices(play)
    _roll_rows(play)
    people = [s for s in play.seats if not play.is_bot(s)]
    asks = play.options.predict == "all" or (
        play.options.predict == "first" and turn.predicted == 0
    )
    turn.step = "effect"
    if asks and people and (not any(effect.do == "draw" for effect in play.card.effects)):
        turn.step = "predict"
        turn.predicted += 1
        turn.ready = [play.is_bot(seat) for seat in play.seats]


def _clear_choices(play: Step) -> None:
    turn, count = play.turn, len(play.seats)
    turn.ready = [False] * count
    turn.due = [0] * count
    turn.pool[:] = False
    turn.doomed[:] = False
    turn.pool_kinds = [[] for _ in play.seats]
    turn.predictions = [None] * count


def _next_effect(play: Step) -> bool:
    turn = play.turn
    while turn.effect + 1 < len(play.card.effects):
        turn.effect += 1
        _strike(play, effect_in_force(play))
        if any(turn.due) or any(turn.pool_kinds):
            return True
    if not play.card.effects:
        play.say("card-nothing", card=name_of("card", play.lookups.cards[turn.card]))
    hands_on.open_books(play)
    if turn.step != "submit":
        open_aftermath(play)
    return True


def open_aftermath(play: Step) -> None:
    turn = play.turn
    for seat in play.seats:
        growth.settle_support(play, seat)
    turn.step = "aftermath"
    turn.ready = [play.is_bot(s) and not turn.dismiss[s] for s in play.seats]


def _roll_rows(play: Step) -> None:
    """Roll rows for *invade* and *bloom* before predictions, so that players can predict them."""
    state = play.state
    seats = np.arange(len(play.seats))
    play.turn.rows = [[] for _ in play.seats]
    for effect in play.card.effects:
        if not cards.rolls_row(effect):
            for seat in play.seats:
                play.turn.rows[seat].append(-1)
            continue
        roll = play.roll("row", seats, np.repeat(state.rows_rolled, len(seats)))
        state.rows_rolled += np.uint8(1)
        for seat in play.seats:
            row = int(cards.row_of(roll[seat]))
            play.turn.rows[seat].append(row)
            play.say_of("row-rolled", seat, roll=int(roll[seat]), row=row + 1)


def _strike(play: Step, effect: DisasterEffect) -> None:
    """Carry out one effect, and open the choices it leaves to owners.

    Reefs of seats in hands-on mode are not changed until their submissions are in.
    """
    guided = [seat for seat in play.seats if not hands_on.by_hand(play, seat)]
    if _strike_table(play, effect) or not guided:
        return
    reefs = play.state.reefs[guided]
    before = reefs.copy()
    fate = cards.fate(reefs, effect, play.lookups)
    if effect.do == "add-algae":
        due = dict(zip(guided, fate.due, strict=True))
        growth.ask_for_algae(play, [int(due.get(seat, 0)) for seat in play.seats])
    elif cards.rolls_row(effect):
        _strike_rows(play, effect, reefs, guided)
    elif effect.do == "overgrow":
        _overgrow(play, effect, reefs)
    else:
        cards.carry_out(reefs, effect, fate, play.lookups)
        _ask_owners(play, effect, fate, guided)
    play.state.reefs.put(guided, reefs)
    for number, seat in enumerate(guided):
        cards.say_strike(play, seat, before[number], effect, fate.dies[number])


def _strike_table(play: Step, effect: DisasterEffect) -> bool:
    state, turn = play.state, play.turn
    card = name_of("card", play.lookups.cards[turn.card])
    if effect.do == "draw":
        turn.setting_aside = turn.card
        turn.queue[:0] = [f"{effect.deck}+"] * effect.count + ["put-back"]
        play.say("card-draws-more", count=effect.count, card=card)
    elif effect.do == "no-recruits":
        state.stopping[...] = True
        play.say("recruits-stop", card=card)
    else:
        return False
    return True


def _ask_owners(play: Step, effect: DisasterEffect, fate: cards.Fate, guided: list[int]) -> None:
    turn = play.turn
    turn.pool[guided] = fate.pool
    for number, seat in enumerate(guided):
        if effect.do == "kill":
            turn.due[seat] = int(fate.due[number])
        turn.pool_kinds[seat] = [int(kind) for kind in np.nonzero(fate.kinds[number])[0]]


def _overgrow(play: Step, effect: DisasterEffect, reefs: Reefs) -> None:
    spaces = cards.overgrown_spaces(reefs, effect, play.lookups)
    left = play.stock()
    if left is not None:
        need = [int(n) for n in count_true(spaces, 2)]
        spaces = first_of(spaces, np.array(play.limited(left.algae, need)))
    reefs.alga |= spaces


def _strike_rows(play: Step, effect: DisasterEffect, reefs: Reefs, guided: list[int]) -> None:
    row = np.array([play.turn.rows[seat][play.turn.effect] for seat in guided])
    need = [COLUMNS] * len(guided)
    most = None
    if effect.do == "bloom":
        if (left := play.stock()) is not None:
            most = np.array(play.limited(left.algae, need))
        reefs.alga |= cards.bloom_spaces(reefs, row, most)
        return
    kind = play.lookups.kind[effect.builder]
    cards.clear(reefs, cards.in_row(row))
    if play.options.printed_supply:
        # The builders cleared from the row are back in the supply.
        play.state.reefs.put(guided, reefs)
    if (left := play.stock()) is not None:
        most = np.array(play.limited(left.builders[kind], need))
    cards.invade(reefs, row, kind, most)


def sacrifice(play: Step, seat: int, action: Sacrifice) -> None:
    turn = play.turn
    mask = mask_of_places(action.places)
    if not mask.any():
        raise reject("nothing-chosen")
    if (mask & ~turn.pool[seat]).any():
        row, column, _ = places_in(mask & ~turn.pool[seat])[0]
        raise reject("not-in-pool", row=row, column=column)
    if int(mask.sum()) > turn.due[seat]:
        raise reject("sacrifice-too-many", left=turn.due[seat])
    turn.doomed[seat] |= mask
    turn.pool[seat] &= ~mask
    turn.due[seat] -= int(mask.sum())
    cards.say_deaths(play, seat, play.reef(seat), effect_in_force(play), mask, chosen=True)
    if not turn.due[seat]:
        growth.remove_builders(play.reef(seat), turn.doomed[seat])
        turn.doomed[seat] = False
        turn.pool[seat] = False


def sacrifice_type(play: Step, seat: int, action: SacrificeType) -> None:
    turn = play.turn
    kind = play.lookups.kind.get(action.builder)
    if kind is None or kind not in turn.pool_kinds[seat]:
        raise reject("not-tied", builder=action.builder)
    reef = play.reef(seat)
    effect = effect_in_force(play)
    dies = cards.of_kind(reef, effect, play.lookups, np.array(kind))
    cards.say_deaths(play, seat, reef, effect, dies, chosen=True)
    growth.remove_builders(reef, dies)
    turn.pool_kinds[seat] = []


def waits_for(play: Step, seat: int) -> bool:
    turn = play.turn
    if not turn.step:
        return False
    if turn.step == "predict":
        return turn.predictions[seat] is None and not turn.ready[seat]
    if turn.step == "effect":
        return bool(turn.due[seat] or turn.pool_kinds[seat])
    return not turn.ready[seat] or turn.dismiss[seat] > 0


def legal_catastrophe(play: Step, seat: int) -> list[Action]:
    turn = play.turn
    if turn.step == "predict":
        if turn.predictions[seat] is not None or turn.ready[seat]:
            return []
        builders = places_in(play.reef(seat).kind != 0)
        return [Predict(()), *(Predict((place,)) for place in builders)]
    choices: list[Action] = []
    if turn.step == "effect":
        if effect_in_force(play).do == "add-algae":
            return growth.legal_grow(play, seat)
        if turn.due[seat]:
            choices += [Sacrifice((place,)) for place in places_in(turn.pool[seat])]
        names = play.lookups.builders
        choices += [SacrificeType(names[kind]) for kind in turn.pool_kinds[seat]]
    return choices


def _put_card_away(play: Step) -> None:
    if play.turn.card >= 0 and play.turn.card != play.turn.setting_aside:
        card = np.array(play.turn.card)
        decks.put_away(play.state, card, back=play.options.reshuffle_each_draw)
    play.turn.card = -1
