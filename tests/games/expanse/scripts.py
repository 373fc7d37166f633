"""How a match of the game is written as text, and what is played to be recorded."""

from collections import Counter
from collections.abc import Iterator

from reefkit.games.expanse import GAME, content, new_match, scoring
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.evaluation import judged_by
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.match.game import Action, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.random import Luck
from tests.playthroughs.scripts import Script, every_style
from tests.playthroughs.transcript import Teller


def table(match: Match) -> list[str]:
    """Tell what each player has, and what lies on each reef."""
    state: State = match.state
    rules = match.rules
    assert isinstance(rules, ExpanseRules)
    step = rules.stepping(state)
    lines = [f"turn {state.turn}, stage {state.stage}, warming {state.warming}, tax {state.pool}"]
    for number, (seat, place) in enumerate(zip(match.setup.seats, state.seats, strict=True)):
        bleached = sum(card.bleached for card in place.reef)
        lines.append(
            f"{seat.name}: {scoring.victory_points(step, number)} VP, tile {place.tile}, "
            f"pollution {place.pollution}, research {place.research}, {bleached} bleached, "
            f"hand {' '.join(sorted(place.hand))}"
        )
        kinds = Counter(card.kind for card in place.reef)
        lines.append("  " + (", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items())) or "-"))
    return lines


TELLER = Teller(content.Content, content.default, content.check, new_match, table)


def weighed(
    rules: ExpanseRules, state: State, seat: int, style: str, luck: Luck
) -> Iterator[float]:
    """Yield what a bot makes of each card: on its reef, alone and in pairs; taken; studied."""
    judge = judged_by(rules.stepping(state), seat, style, luck)
    kinds = sorted(rules.content.cards)
    yield from (judge.most_capital(), judge.spare_capital(), judge.lacks_eaters, judge.last_turn)
    for kind, other in zip(kinds, kinds[state.step % 5 + 1 :] + kinds, strict=False):
        yield judge.worth(judge.reef + Counter([kind]))
        yield judge.worth(judge.reef + Counter([kind, kind, other]))
        yield judge.taking(kind)
    for card in (card for place in state.seats for card in place.reef):
        yield judge.price_of(card)
        yield judge.placing(card.id, 2)


# ---- Who plays what in the recorded matches of Blue Expanse.
ANN, BO, CY = (SeatInfo(name) for name in ("Ann", "Bo", "Cy"))
SHORT = {"rules.numbers.die": 24}
"""A die with more sides: loops come soon, and with them every stage."""


def learners(match: Match, seat: int) -> Iterator[Action]:
    """Ann tries what is not allowed; Bo takes back what he can."""
    state: State = match.state
    if state.phase == "setup" and seat == 0:
        yield do.RollDie()
    if state.phase == "buy" and seat == 0 and state.ask is None and state.turn == 1:
        yield do.RollDie()
        yield do.ActCard(1)
        yield do.Buy("resource", 7)
        yield do.Buy("humanitarian", 0)
        yield do.AttachCard(99, 98)
        yield do.PlayCard("whale-shark")
    if seat != 1 or state.ask is not None or match.entries[-1].action["do"] == "undo":
        return
    if state.phase == "buy" and state.turn < 6:
        yield do.Done()
        yield Undo()
    acts = [each for each in match.rules.legal(state, 1) if isinstance(each, do.ActCard)]
    if state.phase == "manage" and len(acts) > 1:
        yield acts[-1]
        yield Undo()


def raisers(match: Match, seat: int) -> Iterator[Action]:
    """Everybody makes the first card dearer for the others, as far as it can; Cy bids twice."""
    state: State = match.state
    if state.phase != "raise" or state.turn > 9 or state.seats[seat].raised:
        return
    bid = do.Bid("resource", 0, 1)
    if seat == 2:
        yield do.Raise((bid, bid))
    if "biomass" in state.seats[seat].hand:
        yield do.Raise((bid,))


def hurried(match: Match, seat: int) -> Iterator[Action]:
    """Bo says Ready twice; otherwise both play as growers do."""
    if match.state.phase == "setup" and seat == 1:
        yield Ready()
        yield Ready()


SCRIPTS = {
    "first-match": Script(
        [
            "Three people: Ann tries what is not allowed, Bo takes back what he can.",
            "Stages, pollution, warming and the bleaching come, and points are counted.",
        ],
        [ANN, BO, CY],
        33,
        {"turns": 7},
        content=SHORT,
        policy=learners,
        style="grower",
        game="expanse",
        holds=("! Ann roll", "! Ann buy", "! Ann play", "> Bo undo", "stage 4"),
    ),
    "dearer": Script(
        ["Three people make cards dearer for one another; nobody does it twice in a turn."],
        [ANN, BO, CY],
        32,
        {"turns": 5},
        policy=raisers,
        style="hunter",
        game="expanse",
        holds=("! Cy raise", "> Ann raise", "> Bo raise"),
    ),
    "industry": Script(
        ["Three investors: pollution takes animals, warming zooxanthellae, research is placed."],
        [SeatInfo(name, bot="investor") for name in ("Ann", "Bo", "Cy")],
        33,
        {"turns": 9},
        content=SHORT,
        game="expanse",
        holds=("(bot) research", "pollution", "Warming is", "Factory ship"),
    ),
    "growers": Script(
        ["Two at one screen grow reefs with two dice; Bo says Ready twice."],
        [ANN, BO],
        34,
        {"dice": 2, "turns": 9},
        policy=hurried,
        style="grower",
        game="expanse",
        holds=("! Bo ready", "stage 4", "makes 1 coralline algae"),
    ),
    "makes-room": Script(
        ["Prices are raised on every tile, and cards that nobody buys make room (B36)."],
        [ANN, BO, CY],
        36,
        {"turns": 6},
        policy=raisers,
        style="grower",
        game="expanse",
        holds=("no longer on offer", "> Ann raise", "stage 4"),
    ),
    "chance": Script(
        ["Five newcomers, raising off: what they buy starves, bleaches and comes back."],
        [SeatInfo(name, bot="newcomer") for name in ("Ann", "Bo", "Cy", "Di", "Eli")],
        35,
        {"raising": False, "turns": 5},
        content=SHORT,
        game="expanse",
        holds=("starv", "bleach", "into"),
    ),
    "styles": Script(
        ["Rules 2: a bot of every style."],
        every_style(GAME),
        37,
        {"turns": 6},
        content=SHORT,
        game="expanse",
        holds=("> hunter", "> investor", "stage 4"),
    ),
}
