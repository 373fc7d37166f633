"""Bots of Succession, in styles that differ in the cards they lay, and in what they overlook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from reefkit.games.succession import actions as do
from reefkit.games.succession.content import WAVES
from reefkit.games.succession.state import NOBODY
from reefkit.games.succession.step import Step
from reefkit.games.succession.turn import legal
from reefkit.match.game import Action, Ready
from reefkit.match.random import Luck

T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """Habits of a style of play; chances are from 0 to 1."""

    calls: float  #: Chance that it remembers to say *Last card* or *Winner*.
    notices: float  #: Chance that it notices that it can follow, claim or catch a seat.
    weighs: bool  #: Whether it weighs its cards; if not, it lays one at random.
    hoards: float  #: Chance that it keeps cards without a number while it can lay a numbered one.


STYLES = {
    "keeper": Style(calls=0.9, notices=0.9, weighs=True, hoards=1.0),
    "hurrier": Style(calls=0.8, notices=0.8, weighs=True, hoards=0.4),
    "newcomer": Style(calls=0.6, notices=0.5, weighs=False, hoards=0.8),
}
_CLOSE = 2
"""Most cards in a hand with which its seat is close to going out."""
_RESTARTS = 0.1
"""Chance that a bot is willing to lay a starfish when somebody is close to going out."""


@dataclass(frozen=True)
class _Bot:
    step: Step
    seat: int
    style: Style
    luck: Luck

    @property
    def hand(self) -> list[str]:
        return self.step.state.hands[self.seat]

    def happens(self, share: float, purpose: str) -> bool:
        """Decide by the bot's luck, with probability `share`."""
        word = int(self.luck.words(purpose, self.step.state.step)) >> 11
        return word < share * 2**53

    def pick(self, among: Sequence[T], purpose: str) -> T:
        return among[int(self.luck.words(purpose, self.step.state.step)) % len(among)]


def decide(step: Step, seat: int, style: str, luck: Luck) -> Action:
    bot = _Bot(step, seat, STYLES.get(style, STYLES["newcomer"]), luck)
    state = step.state
    if state.phase in {"setup", "survey"}:
        return Ready()
    if state.uncalled not in {NOBODY, seat} and bot.happens(bot.style.notices, "catch"):
        return do.Catch(state.uncalled)
    open_now = [each for each in legal(step, seat) if not isinstance(each, do.Catch)]
    chosen = _chosen(bot, open_now)
    return _called(bot, chosen, open_now)


def _chosen(bot: _Bot, open_now: list[Action]) -> Action:
    phase = bot.step.state.phase
    if phase in {"follow", "upgrade"}:
        claims = [each for each in open_now if isinstance(each, do.Follow | do.Upgrade)]
        return claims[0] if claims and bot.happens(bot.style.notices, "claim") else do.Pass()
    if phase == "hand-on":
        return _handed(bot)
    plays = [each for each in open_now if isinstance(each, do.LayCard) and _is_quiet(each)]
    rest = [each for each in open_now if not isinstance(each, do.LayCard)]
    plays = _wanted(bot, plays, may_leave=bool(rest))
    if not plays:
        return rest[0]
    if not bot.style.weighs:
        return bot.pick(plays, "play")
    return max(plays, key=lambda play: _worth(bot, play))


def _wanted(bot: _Bot, plays: list[do.LayCard], *, may_leave: bool) -> list[do.LayCard]:
    step = bot.step
    close = any(len(hand) <= _CLOSE for hand in step.state.hands)
    if not (close and bot.happens(_RESTARTS, "restart")):
        without = [play for play in plays if step.effect(play.card, "restart") is None]
        if without or may_leave:
            plays = without
    numbered = [play for play in plays if step.card(play.card).number]
    hoards = bool(numbered) and bot.happens(bot.style.hoards, "hoard")
    return numbered if hoards else plays


def _is_quiet(play: do.LayCard) -> bool:
    return not (play.last or play.winner)


def _handed(bot: _Bot) -> Action:
    if not bot.style.weighs:
        return do.HandToLeft(bot.pick(bot.hand, "hand-on"))
    return do.HandToLeft(max(bot.hand, key=lambda kind: (bot.step.card(kind).points, kind)))


def _worth(bot: _Bot, play: do.LayCard) -> tuple[int, int, int, str]:
    step = bot.step
    card = step.card(play.card)
    left = list(bot.hand)
    left.remove(play.card)
    colour = play.colour or step.state.colour
    if play.number is not None:
        named = step.by_number[play.number]
        left.remove(named)
        colour = step.card(named).colour
    elif card.number:
        colour = card.colour
    colours: Counter[str] = Counter(step.card(kind).colour for kind in left)
    fits = colours[colour] if colour in WAVES else 0
    # Laying a card whose follower others may claim is bad, unless this hand has the follower.
    opens = 1 if card.follower in left else -1 if card.follower else 0
    shed = len(bot.hand) - len(left)
    return card.points, opens + shed, fits, play.card


def _called(bot: _Bot, chosen: Action, open_now: list[Action]) -> Action:
    if not isinstance(chosen, do.LayCard | do.Follow | do.Upgrade):
        return chosen
    for each in open_now:
        is_call = isinstance(each, do.LayCard | do.Follow | do.Upgrade) and (
            each.last or each.winner
        )
        if is_call and _without_call(each) == chosen:
            return each if bot.happens(bot.style.calls, "call") else chosen
    return chosen


def _without_call(action: Action) -> Action:
    if isinstance(action, do.LayCard):
        return do.LayCard(action.card, action.number, action.colour)
    return type(action)()
