"""A bot's choices, as masks for any number of tables and as actions of a played match.

An ensemble carries the masks out directly (architecture.md, decision 3). In a played match `decide`
converts them to actions, which the rules check like a person's.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import catastrophe, growth, hands_on, migration, spawning
from reefkit.games.reef.bots.mind import Bot, BotView
from reefkit.games.reef.bots.styles import STYLES
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.habitats import Ground
from reefkit.games.reef.pick import MOST_SCORE, count_true, pick, ranked
from reefkit.games.reef.state import (
    SPACES,
    Array,
    Nursery,
    Reefs,
    Step,
    Trade,
    places_in,
    spaces_in,
)
from reefkit.match.game import Action, Ready
from reefkit.match.random import Luck


def recruits(bot: Bot, mind: BotView, room: Array, quota: Array | None = None) -> Array:
    """Return the dwellers that a bot collects, up to `room` in all: int16 (..., dweller types)."""
    dwellers = mind.reefs.dwellers
    counts = np.zeros((dwellers.size // dwellers.shape[-1], dwellers.shape[-1]), np.int16)
    rows = np.flatnonzero(room)
    if rows.size:
        room, some = np.ravel(room)[rows], mind.flat(rows)
        most = None if quota is None else np.reshape(quota, counts.shape)[rows]
        collected = counts[rows]
        for index in range(int(room.max())):
            allowed = np.ones(collected.shape, bool) if most is None else collected < most
            more = (room > index) & allowed.any(axis=-1)
            kind = bot.recruit(some, room, index, allowed)
            collected += (np.arange(collected.shape[-1]) == kind[:, None]) & more[:, None]
        counts[rows] = collected
    return counts.reshape(dwellers.shape)


def picked(scores: Callable[[BotView], Array], mind: BotView, mask: Array, due: Array) -> Array:
    """Return the `due` places of a mask (..., places) with the highest of a bot's scores.

    If few reefs have any due, scores are computed only for these.
    """
    rows = np.flatnonzero(due)
    if 2 * rows.size > np.size(due):
        return pick(mask, due, scores(mind))
    chosen = np.zeros(mask.shape, bool)
    if rows.size:
        flat, places = mask.reshape(-1, mask.shape[-1]), chosen.reshape(-1, mask.shape[-1])
        places[rows] = pick(flat[rows], np.ravel(due)[rows], scores(mind.flat(rows)))
    return chosen


def grazing(bot: Bot, mind: BotView, due: Array) -> Array:
    mask = mind.reefs.alga.reshape(*mind.reefs.leading, SPACES)
    return picked(bot.graze, mind, mask, due)


def algae_growth(bot: Bot, mind: BotView, due: Array) -> Array:
    lead = mind.reefs.leading
    free = ~mind.reefs.alga.reshape(*lead, SPACES)
    empty = mind.reefs.empty.reshape(*lead, SPACES)
    score = np.clip(bot.grow(mind), -MOST_SCORE // 4, MOST_SCORE // 4)
    return pick(free, due, (score + empty * np.int32(MOST_SCORE // 2 + 1)).astype(np.int32))


def _settling_order(bot: Bot, mind: BotView, nursery: Nursery) -> Array | None:
    """Return the order in which slots settle, filled ones first; None for that of the nursery."""
    order = bot.order(mind, nursery)
    there = nursery.kind != 0
    if order is None:
        if not (there[..., 1:] & ~there[..., :-1]).any():
            return None
        return ranked(there)
    filled_first = ranked(np.take_along_axis(there, order, axis=-1))
    return np.take_along_axis(order, filled_first, axis=-1)


def settle_all(bot: Bot, mind: BotView, nursery: Nursery) -> tuple[Array, Array]:
    """Settle the juveniles of reefs one after the other, changing `mind.reefs` in place.

    Reefs are sorted by number of juveniles, the most first, so that those that still have one are
    always the first ones. Return the order of the slots, and the space of each juvenile in that
    order (−1 if it did not settle), both int (..., slots).
    """
    order = _settling_order(bot, mind, nursery)
    lead, slots = nursery.kind.shape[:-1], nursery.kind.shape[-1]
    kinds, genes = nursery.kind, nursery.genes
    if order is None:
        order = np.broadcast_to(np.arange(slots), kinds.shape)
    else:
        kinds = np.take_along_axis(kinds, order, axis=-1)
        genes = np.take_along_axis(genes, order, axis=-1)
    kinds, genes = kinds.reshape(-1, slots), genes.reshape(-1, slots)
    waiting = count_true(kinds != 0).astype(np.int16)
    sequence = np.argsort(-waiting, kind="stable")
    sorted_mind = mind.flat(sequence)
    ground = Ground(sorted_mind.reefs, mind.lookups, mind.options)
    spaces = _settle_prefixes(
        bot,
        sorted_mind,
        ground,
        (kinds.take(sequence, axis=0).T.copy(), genes.take(sequence, axis=0).T.copy()),
    )
    back = np.empty_like(sequence)
    back[sequence] = np.arange(len(sequence))
    for name in ("kind", "genes"):
        array = getattr(sorted_mind.reefs, name)
        getattr(mind.reefs, name)[...] = array.take(back, axis=0).reshape(*lead, *array.shape[1:])
    return order, spaces.T[back].reshape(*lead, slots)


def _settle_prefixes(
    bot: Bot, mind: BotView, ground: Ground, juveniles: tuple[Array, Array]
) -> Array:
    """Settle one juvenile per reef and step; return their spaces or −1: int8 (slots, reefs)."""
    kinds, genes = juveniles
    spaces = np.full(kinds.shape, -1, np.int8)
    for index in range(len(kinds)):
        active = int(np.count_nonzero(kinds[index]))
        if not active:
            break
        if active < len(mind.board):
            mind, ground = mind.head(slice(0, active)), ground.head(slice(0, active))
        kind, tokens = kinds[index, :active], genes[index, :active]
        free, stacks = ground.choices(kind)
        if not (free | stacks).any():
            continue
        chosen = bot.settle(mind, free, stacks, kind, tokens, index)
        spaces[index, :active] = chosen
        ground.settle(chosen, kind, tokens)
    return spaces


def leaving(bot: Bot, mind: BotView) -> Array:
    """Return the dweller types in the order in which they leave: int (..., dweller types)."""
    return ranked(bot.dismiss(mind))


SHAPE = (6, COLUMNS)


def _mind_of(play: Step, seat: int, luck: Luck) -> BotView:
    reef = play.reef(seat)
    copied = Reefs(*(np.array(getattr(reef, name)) for name in reef.__struct_fields__))
    return BotView(
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


def decide(play: Step, seat: int, style: str, luck: Luck) -> Action:
    """Choose an action for a seat by a style of play, from the seat's view."""
    bot = STYLES[style]
    trade = migration.trades_to_answer(play, seat)
    if trade:
        return _answer(play, seat, bot, luck, trade[0])
    if play.turn.step == "submit" and hands_on.by_hand(play, seat):
        return hands_on.model_answer(play, seat)
    if play.turn.step == "revealed":
        return Ready()  # bots do not challenge (R28)
    if play.turn.dismiss[seat]:
        return _dismiss(play, seat, bot, luck)
    action = _DECIDERS[play.state.phase](play, seat, bot, luck)
    return action if action is not None else Ready()


def _founding(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = _mind_of(play, seat, luck)
    if play.state.boards[seat] < 0:
        return do.ChooseBoard(play.lookups.boards[int(bot.board(mind))])
    if not play.turn.due[seat]:
        return None
    index = play.content.rules.numbers.founders - play.turn.due[seat]
    left = play.stock()
    ground = Ground(mind.reefs, mind.lookups, mind.options)
    allowed = founders_allowed(ground, None if left is None else left.builders)
    kind = bot.founder(mind, index, allowed)
    pool, _ = ground.pools(np.asarray(kind))
    none = np.zeros_like(pool)
    space = int(bot.settle(mind, pool, none, np.asarray(kind), np.array(0, np.uint16), index))
    return do.PlaceFounder(
        play.lookups.builders[int(kind)], space // COLUMNS + 1, space % COLUMNS + 1
    )


def founders_allowed(ground: Ground, left: Array | None) -> Array:
    """Return the types that can live in an empty space and are in the box: (..., types + 1)."""
    allowed = np.asarray((ground.homes & ground.free[..., None]) != 0)
    return allowed if left is None else np.asarray(allowed & (left > 0))


def _dwellers(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = _mind_of(play, seat, luck)
    room = growth.recruit_room(play, seat)
    if room and not play.turn.done[seat]:
        quota = np.array(play.turn.quota[seat]) if play.turn.quota else None
        counts = recruits(bot, mind, np.array(room), quota)
        named = {n: int(c) for n, c in zip(play.lookups.dwellers, counts, strict=True) if c}
        if named:
            return do.Recruit(named)
    if play.turn.due[seat]:
        mask = grazing(bot, mind, np.array(play.turn.due[seat]))
        return do.Graze(tuple(spaces_in(mask.reshape(SHAPE))))
    return None


def _algae(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mask = algae_growth(bot, _mind_of(play, seat, luck), np.array(play.turn.due[seat]))
    return do.Grow(tuple(spaces_in(mask.reshape(SHAPE))))


def _mutations(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mind = _mind_of(play, seat, luck)
    pool = growth.mutation_pool(mind.reefs, play.options).reshape(-1)
    place = int(bot.mutate(mind, pool, play.turn.done[seat]))
    row, rest = divmod(place, COLUMNS * 3)
    return do.Mutate(row + 1, rest // 3 + 1, rest % 3)


def _spawning(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if not play.turn.due[seat]:
        return None
    mind = _mind_of(play, seat, luck)
    mask = pick(play.turn.pool[seat].reshape(-1), np.array(play.turn.due[seat]), bot.feed(mind))
    return do.Feed(tuple(places_in(mask.reshape(*SHAPE, 3))))


def _triangle(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    mind = _mind_of(play, seat, luck)
    names = play.lookups.builders
    if play.turn.due[seat]:
        allowed = np.arange(len(names)) > 0
        if play.turn.quota and any(play.turn.quota[seat][1:]):
            allowed &= np.array(play.turn.quota[seat]) > 0
        return do.TakeJuveniles(names[int(bot.take(mind, play.turn.done[seat], allowed))])
    if spawning.may_rescue(play, seat):
        saved = [a for a in spawning.legal_triangle(play, seat) if isinstance(a, do.Rescue)]
        if saved:
            return saved[int(luck.words("rescue")) % len(saved)]
    return None


def _migration(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    del play, seat, bot, luck  # bots answer offers and make none
    return None


def _answer(play: Step, seat: int, bot: Bot, luck: Luck, trade: Trade) -> Action:
    nursery = play.state.nursery
    gained = [int(nursery.kind[trade.by, slot]) for slot in trade.give]
    given = [int(nursery.kind[seat, slot]) for slot in trade.want]
    if bot.accepts(_mind_of(play, seat, luck), gained, given):
        return do.Accept(trade.id)
    return do.Decline(trade.id)


def _settlement(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    if play.turn.done[seat] and not spawning.placeable(play, seat, must=True):
        return None  # settles once, as in an ensemble; stacking is never compulsory
    return _settling(play, seat, bot, luck)


def settle_rest(play: Step, seat: int, style: str, luck: Luck) -> do.Settle | None:
    """Choose where the rest of a nursery settles, also of which some have been placed by hand."""
    return _settling(play, seat, STYLES[style], luck)


def _settling(play: Step, seat: int, bot: Bot, luck: Luck) -> do.Settle | None:
    mind = _mind_of(play, seat, luck)
    waiting = play.state.nursery[seat]
    nursery = Nursery(*(np.array(getattr(waiting, n)) for n in waiting.__struct_fields__))
    placed = [
        (int(slot), int(space) // COLUMNS + 1, int(space) % COLUMNS + 1)
        for slot, space in zip(*settle_all(bot, mind, nursery), strict=True)
        if space >= 0
    ]
    return do.Settle(tuple(placed)) if placed else None


def _catastrophe(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
    turn = play.turn
    mind = _mind_of(play, seat, luck)
    if turn.step == "predict":
        dies, _ = catastrophe.certain_fates(play, seat)
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


def _dismiss(play: Step, seat: int, bot: Bot, luck: Luck) -> Action:
    mind = _mind_of(play, seat, luck)
    count = np.array(play.turn.dismiss[seat])
    left = growth.remove_dwellers(mind.reefs, count, leaving(bot, mind))
    return do.Dismiss({n: int(c) for n, c in zip(play.lookups.dwellers, left, strict=True) if c})


def _survey(play: Step, seat: int, bot: Bot, luck: Luck) -> Action | None:
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
