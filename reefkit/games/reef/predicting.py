"""Predictions: a seat marks whom it expects to lose before a card acts (section 5, R29)."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import cards
from reefkit.games.reef.actions import Predict
from reefkit.games.reef.content import Card
from reefkit.games.reef.play import Play, mask_of_places, places_in
from reefkit.games.reef.state import Array, Reefs
from reefkit.match.errors import reject


def predictable(card: Card) -> bool:
    """Tell whether a card can be predicted: it neither rolls a row nor draws other cards."""
    return not any(cards.rolls_row(e) or e.do == "draw" for e in card.effects)


def predict(play: Play, seat: int, action: Predict) -> None:
    """Mark the builders a seat expects to lose; hidden from others until all are in."""
    if play.turn.step != "predict":
        raise reject("no-prediction-now")
    mask = mask_of_places(action.places)
    empty = mask & (play.reef(seat).kind == 0)
    if empty.any():
        row, column, _ = places_in(empty)[0]
        raise reject("no-builder-there", row=row, column=column)
    play.turn.predictions[seat] = mask
    play.say("prediction-made", seat, player=play.who(seat), only=(seat,), count=int(mask.sum()))


def certain(play: Play, reef: Reefs) -> tuple[Array, Array]:
    """Give the certain deaths and the certain survivals of the card in force (R29).

    What an owner will still choose among is neither; a pool from which nothing is lost survives.
    """
    after = reef.copy()
    dies, open_ = np.zeros(reef.kind.shape, bool), np.zeros(reef.kind.shape, bool)
    for effect in play.card.effects:
        fate = cards.fate(after, effect, play.lookups)
        dies |= fate.dies
        if int(fate.due) and effect.do == "kill":
            open_ |= fate.pool
        for kind in np.nonzero(fate.kinds)[0]:
            open_ |= cards.of_kind(after, effect, play.lookups, np.array(kind))
    return dies, (reef.kind != 0) & ~dies & ~open_


def reveal(play: Play) -> None:
    """Hold the predictions against the certain deaths and survivals, and keep the score."""
    for seat, mask in enumerate(play.turn.predictions):
        if mask is None:
            continue
        dies, lives = certain(play, play.reef(seat))
        right = int((mask & dies).sum() + (~mask & lives).sum())
        of = int((dies | lives).sum())
        play.state.prediction_score[seat].append([play.state.round, play.turn.card, right, of])
        play.say("prediction-scored", seat, player=play.who(seat), right=right, of=of)
    play.turn.predictions = [None] * len(play.seats)
    play.turn.ready = [False] * len(play.seats)
    play.turn.step = "effect"
