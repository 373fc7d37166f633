"""From a bot's choices to the actions of a match that is played."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    catastrophe,
    choices,
    growing,
    handson,
    phases,
    predicting,
    spawning,
    trading,
)
from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.mind import Bot, Mind
from reefkit.games.reef.picking import pick
from reefkit.games.reef.play import Play, places_in, spaces_in
from reefkit.games.reef.state import Array, Nursery, Reefs, Trade
from reefkit.match.chance import Luck
from reefkit.match.game import Action, Ready

SHAPE = (6, COLUMNS)


def mind_of(play: Play, seat: int, luck: Luck) -> Mind:
    """Give what a seat's bot knows; its reef is a copy, so that it may try things out."""
    reef = play.reef(seat)
    copied = Reefs(*(np.array(getattr(reef, name)) for name in reef.__struct_fields__))
    return Mind(
        copied,
        np.asarray(play.state.boards[seat]),
        play.state.triangle,
        play.state.round,
        play.options.rounds,
        play.content,
        play.options,
        play.lookups,
        luck,
    )


def decide(play: Play, seat: int, style: str, luck: Luck) -> Action:
    """Choose one action for a seat, from its view alone."""
    bot = STYLES[style]
    asked = trading.asked(play, seat)
    if asked:
        return _answer(play, seat, bot, luck, asked[0])
    if play.turn.step == "submit" and handson.by_hand(play, seat):
        return handson.model_answer(play, seat)
    if play.turn.step == "revealed":
        return Ready()  # bots neither err nor challenge (R28)
    if play.turn.dismiss[seat]:
        return _dismiss(play, seat, bot, luck)
    action = _DECIDERS[play.state.phase](play, seat, bot, luck)
    return action if action is not None else Ready()


def _founding(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = mind_of(play, seat, luck)
    if play.state.boards[seat] < 0:
        return do.ChooseBoard(play.lookups.boards[int(bot.board(mind))])
    if not play.turn.due[seat]:
        return None
    index = play.content.rules.numbers.founders - play.turn.due[seat]
    left = play.stock()
    allowed = founders_allowed(mind, None if left is None else left.builders)
    kind = bot.founder(mind, index, allowed)
    pool = founding_pool(mind, kind)
    space = int(bot.settle(mind, pool, np.asarray(kind), np.array(0, np.uint16), index))
    return do.Found(play.lookups.builders[int(kind)], space // COLUMNS + 1, space % COLUMNS + 1)


def founding_pool(mind: Mind, kind: Array) -> Array:
    """Give the empty spaces where a founder could live: bool (..., 30)."""
    free, _ = phases.settling_pools(mind.reefs, np.asarray(kind), mind.lookups, mind.options)
    return free


def founders_allowed(mind: Mind, left: Array | None) -> Array:
    """Give the types that have an empty space to live in: bool (..., types + 1)."""
    lead = mind.reefs.leading
    depth = mind.reefs.depth.reshape(*lead, -1)
    empty = mind.reefs.empty.reshape(*lead, -1)
    waters = np.stack([((depth == d) & empty).any(axis=-1) for d in range(3)], axis=-1)
    allowed = np.asarray((waters[..., :, None] & mind.lookups.lives).any(axis=-2))
    return allowed if left is None else np.asarray(allowed & (left > 0))


def _dwellers(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = mind_of(play, seat, luck)
    room = growing.recruit_room(play, seat)
    if room and not play.turn.done[seat]:
        quota = np.array(play.turn.quota[seat]) if play.turn.quota else None
        counts = choices.recruits(bot, mind, np.array(room), quota)
        named = {n: int(c) for n, c in zip(play.lookups.dwellers, counts, strict=True) if c}
        if named:
            return do.Recruit(named)
    if play.turn.due[seat]:
        mask = choices.grazing(bot, mind, np.array(play.turn.due[seat]))
        return do.Graze(tuple(spaces_in(mask.reshape(SHAPE))))
    return None


def _algae(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mask = choices.growth(bot, mind_of(play, seat, luck), np.array(play.turn.due[seat]))
    return do.Grow(tuple(spaces_in(mask.reshape(SHAPE))))


def _mutations(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mind = mind_of(play, seat, luck)
    pool = phases.mutation_pool(mind.reefs, play.options).reshape(-1)
    place = int(bot.mutate(mind, pool, play.turn.done[seat]))
    row, rest = divmod(place, COLUMNS * 3)
    return do.Mutate(row + 1, rest // 3 + 1, rest % 3)


def _spawning(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mind = mind_of(play, seat, luck)
    mask = pick(play.turn.pool[seat].reshape(-1), np.array(play.turn.due[seat]), bot.feed(mind))
    return do.Feed(tuple(places_in(mask.reshape(*SHAPE, 3))))


def _triangle(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = mind_of(play, seat, luck)
    names = play.lookups.builders
    if play.turn.due[seat]:
        allowed = np.arange(len(names)) > 0
        if play.turn.quota and any(play.turn.quota[seat][1:]):
            allowed &= np.array(play.turn.quota[seat]) > 0
        return do.Take(names[int(bot.take(mind, play.turn.done[seat], allowed))])
    if spawning.may_rescue(play, seat):
        saved = [a for a in spawning.legal_triangle(play, seat) if isinstance(a, do.Rescue)]
        if saved:
            return saved[int(luck.words("rescue")) % len(saved)]
    return None


def _migration(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    del play, seat, bot, luck  # bots answer offers and make none
    return None


def _answer(play: Play, seat: int, bot: Bot, luck: Luck, trade: Trade) -> Action:
    nursery = play.state.nursery
    gained = [int(nursery.kind[trade.by, slot]) for slot in trade.give]
    given = [int(nursery.kind[seat, slot]) for slot in trade.want]
    if bot.accepts(mind_of(play, seat, luck), gained, given):
        return do.Accept(trade.id)
    return do.Decline(trade.id)


def _settlement(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if play.turn.done[seat] and not spawning.placeable(play, seat, must=True):
        return None  # one pass, as in an ensemble; stacking again is never forced
    mind = mind_of(play, seat, luck)
    waiting = play.state.nursery[seat]
    nursery = Nursery(*(np.array(getattr(waiting, n)) for n in waiting.__struct_fields__))
    placed = [
        (int(slot), int(space) // COLUMNS + 1, int(space) % COLUMNS + 1)
        for slot, space in zip(*choices.settle_all(bot, mind, nursery), strict=True)
        if space >= 0
    ]
    return do.Settle(tuple(placed)) if placed else None


def _catastrophe(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    turn = play.turn
    mind = mind_of(play, seat, luck)
    if turn.step == "predict":
        dies, _ = predicting.certain(play, seat)
        return do.Predict(tuple(places_in(dies)))
    if turn.step == "effect" and turn.pool_kinds[seat]:
        kinds = np.isin(np.arange(len(play.lookups.builders)), turn.pool_kinds[seat])
        return do.SacrificeType(play.lookups.builders[int(bot.sacrifice_type(mind, kinds))])
    if turn.step == "effect" and turn.due[seat]:
        if catastrophe.effect_in_force(play).do == "add-algae":
            return _algae(play, seat, bot, luck)
        mask = pick(turn.pool[seat].reshape(-1), np.array(turn.due[seat]), bot.sacrifice(mind))
        return do.Sacrifice(tuple(places_in(mask.reshape(*SHAPE, 3))))
    return None


def _dismiss(play: Play, seat: int, bot: Bot, luck: Luck) -> Action:
    mind = mind_of(play, seat, luck)
    count = np.array(play.turn.dismiss[seat])
    left = phases.dismiss(mind.reefs, count, choices.leaving(bot, mind))
    return do.Dismiss({n: int(c) for n, c in zip(play.lookups.dwellers, left, strict=True) if c})


def _survey(play: Play, seat: int, bot: Bot, luck: Luck) -> Action | None:
    del play, seat, bot, luck  # a bot writes no note
    return None


_DECIDERS = {
    "founding": _founding,
    "dwellers": _dwellers,
    "algae": _algae,
    "mutations": _mutations,
    "spawning": _spawning,
    "triangle": _triangle,
    "migration": _migration,
    "settlement": _settlement,
    "catastrophe": _catastrophe,
    "survey": _survey,
}
