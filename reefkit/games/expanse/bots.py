"""Bots that play Blue Expanse: the newcomer, who does whatever the rules allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.choices import legal
from reefkit.games.expanse.step import Step
from reefkit.match.chance import Luck
from reefkit.match.game import Action

T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """How a bot plays; each share is between 0 and 1.

    Attributes
    ----------
    buys
        How often it buys one more card that it can pay for.
    raises
        How often it makes a card dearer for others.
    """

    buys: float
    raises: float


STYLES = {"newcomer": Style(buys=0.9, raises=0.08)}


@dataclass(frozen=True)
class _Bot:
    step: Step
    seat: int
    style: Style
    luck: Luck

    def happens(self, share: float, purpose: str) -> bool:
        word = int(self.luck.words(purpose, self.step.state.step)) >> 11
        return word < share * 2**53

    def pick(self, among: Sequence[T], purpose: str) -> T:
        return among[int(self.luck.words(purpose, self.step.state.step)) % len(among)]


def decide(step: Step, seat: int, style: str, luck: Luck) -> Action:
    """Choose for a bot, from what its seat may see."""
    bot = _Bot(step, seat, STYLES.get(style, STYLES["newcomer"]), luck)
    open_now = legal(step, seat)
    phase = step.state.phase if step.state.ask is None else ""
    return _CHOOSE.get(phase, _any)(bot, open_now)


def _any(bot: _Bot, open_now: list[Action]) -> Action:
    return bot.pick(open_now, "any")


def _raise(bot: _Bot, open_now: list[Action]) -> Action:
    bids = [each for each in open_now if isinstance(each, do.Raise)]
    return (
        bot.pick(bids, "raise") if bids and bot.happens(bot.style.raises, "raises") else do.Pass()
    )


def _buy(bot: _Bot, open_now: list[Action]) -> Action:
    """Attach what lies loose, play what is held, buy; what is attached stays where it is."""
    loose = {card.id for card in bot.step.seat(bot.seat).reef if not card.host}
    attaching = [each for each in open_now if isinstance(each, do.Attach) and each.card in loose]
    playing = [each for each in open_now if isinstance(each, do.Play)]
    buying = [each for each in open_now if isinstance(each, do.Buy) and not each.swapped]
    if attaching or playing:
        return bot.pick([*attaching, *playing], "free")
    return bot.pick(buying, "buy") if buying and bot.happens(bot.style.buys, "buys") else do.Done()


def _manage(bot: _Bot, open_now: list[Action]) -> Action:
    del bot, open_now
    return do.Rest()


def _research(bot: _Bot, open_now: list[Action]) -> Action:
    del bot
    return max(
        (each for each in open_now if isinstance(each, do.Research)),
        key=lambda each: (each.points, -each.card),
        default=do.Done(),
    )


def _end(bot: _Bot, open_now: list[Action]) -> Action:
    """Put currency away only where the hand is full of it, so that something else may come."""
    place = bot.step.seat(bot.seat)
    if len(place.hand) < place.limit:
        return do.Flow()
    return bot.pick(open_now, "flow")


_CHOOSE: dict[str, Callable[[_Bot, list[Action]], Action]] = {
    "raise": _raise,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}
