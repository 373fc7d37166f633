"""Predictions: a seat marks whom it expects to lose before a card acts (section 5, R29)."""

from __future__ import annotations

from reefkit.games.reef.actions import Predict
from reefkit.games.reef.content import Card
from reefkit.games.reef.marking_cards import fates
from reefkit.games.reef.play import Play, mask_of_places, places_in
from reefkit.games.reef.state import Array
from reefkit.match.errors import reject


def predictable(card: Card) -> bool:
    """Tell whether a card can be predicted: not one that only draws others.

    A card that rolls a row is predicted once every reef knows its row.
    """
    return not any(effect.do == "draw" for effect in card.effects)


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


def certain(play: Play, seat: int) -> tuple[Array, Array]:
    """Give the certain deaths and the certain survivals on a seat's reef (R29).

    What an owner will still choose among is neither; a pool from which nothing is lost survives.
    """
    reef, rows = play.reef(seat), play.turn.rows[seat]
    dies, open_ = fates(play, reef, play.card, rows)
    return dies, (reef.kind != 0) & ~dies & ~open_


def reveal(play: Play) -> None:
    """Hold the predictions against the certain deaths and survivals, and keep the score."""
    for seat, mask in enumerate(play.turn.predictions):
        if mask is None:
            continue
        dies, lives = certain(play, seat)
        right = int((mask & dies).sum() + (~mask & lives).sum())
        of = int((dies | lives).sum())
        play.state.prediction_score[seat].append([play.state.round, play.turn.card, right, of])
        play.say("prediction-scored", seat, player=play.who(seat), right=right, of=of)
    play.turn.predictions = [None] * len(play.seats)
    play.turn.ready = [False] * len(play.seats)
    play.turn.step = "effect"
