"""Bots that play Blue Expanse: a newcomer, and three with a plan that can be seen from outside.

The *grower* feeds a reef from below and keeps it clean, the *hunter* wants predators on top of it,
the *investor* earns with what people build. All weigh what a card would make of their reef
(`weighing.Reef`); they differ in what counts for them (`Style`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import paying
from reefkit.games.expanse.choices import legal
from reefkit.games.expanse.effects import Attach, Gain, Idle, Remove, Shed
from reefkit.games.expanse.moving import tile_of
from reefkit.games.expanse.step import Step
from reefkit.games.expanse.weighing import Reef, kinds_of
from reefkit.match.chance import Luck
from reefkit.match.game import Action

T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """How a bot plays.

    Attributes
    ----------
    plans
        Whether it weighs what it buys; if not, it buys at random.
    buys
        How often it buys one more card that it wants, a share.
    raises
        How often it makes a card dearer for others, a share.
    industry, predators
        What a point of a humanitarian card, and of a predator, counts for it.
    harm
        What a turn's pollution and warming counts against, in points for each.
    income
        What a currency card a turn counts.
    biomass
        What share of a full hand it wants to be Biomass.
    """

    plans: bool = True
    buys: float = 1.0
    raises: float = 0.1
    industry: float = 1.0
    predators: float = 1.0
    harm: float = 0.6
    income: float = 0.6
    biomass: float = 0.6


STYLES = {
    "newcomer": Style(plans=False, buys=0.9, raises=0.08),
    "grower": Style(industry=0.6, harm=1.2, income=0.3, biomass=0.75),
    "hunter": Style(predators=1.6, industry=0.8, biomass=0.65, raises=0.15),
    "investor": Style(industry=1.3, harm=0.25, income=1.0, biomass=0.4),
}
WANTS = 0.15
"""A card that adds less than this to what a reef is worth is not bought."""
ROOM = 0.4
"""What a piece of food that nobody eats yet counts, while no loop is done."""
HORIZON = 8.0
"""Turns over which what a reef brings each turn is counted, while no loop is done."""


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

    def reef(self) -> Counter[str]:
        """Give its own reef in kinds; what is expelled or bleached will be gone."""
        place = self.step.seat(self.seat)
        return kinds_of(card.kind for card in place.reef if not card.copy and not card.expelled)

    def worth(self, kinds: Counter[str]) -> float:
        """Weigh a reef: its points in some turns, and what it brings until the end."""
        content, stage = self.step.content, self.step.state.stage
        reef = Reef(content, kinds)
        reef.live()
        left = HORIZON * (4 - stage) / 3
        style = self.style
        value = reef.points() - 0.5 * reef.leaving()
        for kind, count in reef.kinds.items():
            about = content.cards[kind]
            if about.deck == "humanitarian":
                value += (style.industry - 1) * (1 + about.points) * count
            elif "predator" in about.classes:
                value += (style.predators - 1) * about.points * count
        income = reef.gains("capital", stage) + reef.gains("biomass", stage)
        income += 0.8 * reef.gains("refill", stage)
        harm = reef.gains("pollution", stage) + reef.gains("warming", stage)
        value += left / HORIZON * (style.income * income - style.harm * harm)
        return value + ROOM * left / HORIZON * reef.spare()


def decide(step: Step, seat: int, style: str, luck: Luck) -> Action:
    """Choose for a bot, from what its seat may see."""
    bot = _Bot(step, seat, STYLES.get(style, STYLES["newcomer"]), luck)
    if step.state.ask is not None:
        options = step.state.ask.options  # the usual choice stands first
        return do.Answer(options[0] if bot.style.plans else bot.pick(options, "answer"))
    open_now = legal(step, seat)
    return _CHOOSE.get(step.state.phase, _any)(bot, open_now)


def _any(bot: _Bot, open_now: list[Action]) -> Action:
    return bot.pick(open_now, "any")


# -- others' turns ------------------------------------------------------------------------------


def _raise(bot: _Bot, open_now: list[Action]) -> Action:
    """Make one card dearer by one, where there is more in the hand than it will spend itself."""
    bids = [each for each in open_now if isinstance(each, do.Raise)]
    if not bids or not bot.happens(bot.style.raises, "raises"):
        return do.Pass()
    if not bot.style.plans:
        return bot.pick(bids, "raise")
    step, other = bot.step, bot.step.state.player
    theirs = kinds_of(card.kind for card in step.seat(other).reef if not card.copy)
    small = [each for each in bids if sum(bid.by for bid in each.bids) == 1]
    before = bot.worth(theirs)

    def gain(each: do.Raise) -> float:
        kind = step.pile(each.bids[0].deck).open[each.bids[0].slot]
        return bot.worth(theirs + Counter([kind])) - before

    return max(small, key=gain, default=do.Pass())


# -- one's own turn -----------------------------------------------------------------------------


def _take(bot: _Bot, open_now: list[Action]) -> Action:
    """Take the bonus or malus card that does the least harm and the most good."""
    if not bot.style.plans:
        return bot.pick(open_now, "take")
    opened = bot.step.pile(tile_of(bot.step, bot.seat)).open
    taking = [each for each in open_now if isinstance(each, do.Take)]
    return max(taking, key=lambda each: _good(bot, opened[each.slot]))


def _good(bot: _Bot, kind: str) -> float:
    """Weigh a bonus or malus card roughly: what it gains, less what it takes."""
    weights = {"pollution": -0.5, "warming": -0.5, "research": 0.5, "refill": 0.6}
    place, total = bot.step.seat(bot.seat), 0.0
    animals = sum(bot.step.kind(card.kind).animal for card in place.reef)
    for effect in bot.step.kind(kind).effects:
        if isinstance(effect, Attach) and effect.needs:
            hosts = [card for card in place.reef if card.kind in effect.to.kinds]
            total += 0.0 if hosts else -total
        elif isinstance(effect, Gain) and effect.stage <= bot.step.state.stage:
            total += weights.get(effect.what, 0.5) * effect.count
        elif isinstance(effect, Remove) and not effect.others and not effect.may:
            total -= 2.0 * min(animals, sum(each.count for each in effect.takes))
        elif isinstance(effect, Idle | Shed):
            total -= 1.0
        else:
            total += 0.1
    return total


def _buy(bot: _Bot, open_now: list[Action]) -> Action:
    """Attach what lies loose, play what is held, buy; what is attached stays where it is."""
    loose = {card.id for card in bot.step.seat(bot.seat).reef if not card.host}
    attaching = [each for each in open_now if isinstance(each, do.Attach) and each.card in loose]
    playing = [each for each in open_now if isinstance(each, do.Play)]
    buying = [each for each in open_now if isinstance(each, do.Buy) and not each.swapped]
    if attaching or (playing and not bot.style.plans):
        return bot.pick([*attaching, *playing], "free")
    if not bot.style.plans:
        wants = buying and bot.happens(bot.style.buys, "buys")
        return bot.pick(buying, "buy") if wants else do.Done()
    return _best(bot, [*playing, *buying]) or do.Done()


def _best(bot: _Bot, able: Sequence[do.Play | do.Buy]) -> Action | None:
    """Give the card whose coming, alone or with a second one, makes most of the reef."""
    kinds = {each: _kind(bot, each) for each in able}
    mine = bot.reef()
    now = bot.worth(mine)
    budget = {each: paying.held(bot.step, bot.seat, each) for each in ("biomass", "capital")}
    best: tuple[float, Action] | None = None
    for first in able:
        alone = bot.worth(mine + Counter([kinds[first]])) - now
        gain = max([alone, *_pairs(bot, first, kinds, mine, now, budget)])
        gain /= 1 + 0.15 * _price(bot, first, kinds[first])
        if gain > WANTS and (best is None or gain > best[0]):
            best = gain, first
    return best[1] if best is not None else None


def _pairs(
    bot: _Bot,
    first: do.Play | do.Buy,
    kinds: dict[do.Play | do.Buy, str],
    mine: Counter[str],
    now: float,
    budget: dict[str, int],
) -> list[float]:
    """Weigh a card with each other one that can be paid as well: half of what both add."""
    found = []
    for second, kind in kinds.items():
        if second == first:
            continue
        cost = Counter({_currency(first): _price(bot, first, kinds[first])})
        cost[_currency(second)] += _price(bot, second, kind)
        if all(cost[each] <= budget[each] for each in budget):
            found.append((bot.worth(mine + Counter([kinds[first], kind])) - now) / 2)
    return found


def _kind(bot: _Bot, action: do.Play | do.Buy) -> str:
    if isinstance(action, do.Play):
        return action.card
    return bot.step.pile(action.deck).open[action.slot]


def _currency(action: do.Play | do.Buy) -> str:
    return "capital" if isinstance(action, do.Buy) and action.deck == "humanitarian" else "biomass"


def _price(bot: _Bot, action: do.Play | do.Buy, kind: str) -> int:
    return 0 if isinstance(action, do.Play) else bot.step.kind(kind).cost


def _manage(bot: _Bot, open_now: list[Action]) -> Action:
    del bot, open_now
    return do.Rest()


def _research(bot: _Bot, open_now: list[Action]) -> Action:
    """Place what can be placed where most is: a point counts for whoever places it."""
    del bot
    return max(
        (each for each in open_now if isinstance(each, do.Research)),
        key=lambda each: (each.points, -each.card),
        default=do.Done(),
    )


def _end(bot: _Bot, open_now: list[Action]) -> Action:
    """Put currency away that it has too much of, so that something else may come."""
    place = bot.step.seat(bot.seat)
    if not bot.style.plans:
        return bot.pick(open_now, "flow") if len(place.hand) >= place.limit else do.Flow()
    biomass, capital = (place.hand.count(each) for each in ("biomass", "capital"))
    wanted = round(place.limit * bot.style.biomass)
    return do.Flow(max(0, biomass - wanted), max(0, capital - (place.limit - wanted)))


_CHOOSE: dict[str, Callable[[_Bot, list[Action]], Action]] = {
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}
