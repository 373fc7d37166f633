"""Who plays what in the recorded matches: people with a script, who else do as a bot would."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from reefkit.games.reef import GAME, picture
from reefkit.games.reef import actions as do
from reefkit.match.game import Action, Game, SeatInfo, Undo
from reefkit.match.match import Match

Policy = Callable[[Match, int], Iterator[Action]]
"""What a seat tries before it does as a bot would: refused ones are recorded as refused."""


def by_themselves(match: Match, seat: int) -> Iterator[Action]:
    del match, seat
    yield from ()


@dataclass(frozen=True)
class Script:
    """One recorded match."""

    about: list[str]
    seats: list[SeatInfo]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    content: dict[str, Any] = field(default_factory=dict)
    policy: Policy = by_themselves
    style: str = "builder"
    """As which bot people play, where the policy says nothing."""
    game: str = "reef"
    holds: tuple[str, ...] = ()
    """What the match is recorded for: pieces of its text."""


def traders(match: Match, seat: int) -> Iterator[Action]:
    """Ann offers swaps and gifts, Bo makes another offer instead, Cy declines and then accepts."""
    state = match.state
    if state.phase == "founding" and not match.position:
        yield do.PlaceFounder("bivalve", 1, 1)
        yield do.ChooseBoard("mangrove")
        yield do.ChooseBoard("atoll")
    elif state.phase == "founding" and seat == 0 and match.position == 1:
        yield do.PlaceFounder("branching-coral", 1, 1)
        yield Undo()
    if state.phase != "migration":
        return
    made, round_ = state.turn.trades_made, state.round
    asked = [trade for trade in state.turn.trades if trade.to == seat]
    legal = match.rules.legal(state, seat)
    swaps = [one for one in legal if isinstance(one, do.TradeOffer) and one.want]
    gifts = [one for one in legal if isinstance(one, do.TradeOffer) and not one.want]
    if asked and seat == 1 and made[1] == 0 and swaps:
        yield do.Counter(asked[0].id, swaps[-1].give, ())
    elif asked:
        yield do.Decline(asked[0].id) if seat == 2 and round_ == 1 else do.Accept(asked[0].id)
    elif seat == 0 and made[0] == 0:
        yield do.TradeOffer(0, (0,))
        yield from swaps[:1]
    elif seat == 1 and made[1] == 1:
        yield from [one for one in gifts if one.to == 2][:1]
    elif seat == 2 and made[2] == 0 and made[1]:
        yield from gifts[:1]
        yield do.TradeOffer(1, (99,))


def wrong_books(match: Match, seat: int) -> Iterator[Action]:
    """Ann forgets an alga in 1B and Bo catches it; Bo challenges once too often."""
    state = match.state
    if state.turn.step == "submit" and seat == 0 and state.phase == "algae":
        right = next(one for one in match.rules.legal(state, seat) if isinstance(one, do.Submit))
        lookups = match.rules.lookups  # type: ignore[attr-defined]
        reef = picture.read(right.board, lookups)
        row, column = next(zip(*reef.alga.nonzero(), strict=True))
        reef.alga[row, column] = False
        yield do.Submit("a reef")
        yield do.Submit(picture.write(reef, lookups))
    if state.turn.step == "revealed" and seat == 1 and state.turn.challenged[0] < 0:
        if state.phase == "algae":
            yield do.Challenge(1)
            yield do.Challenge(0)
        elif state.phase == "dwellers" and match.entries[-1].action["do"] != "challenge":
            yield do.Challenge(0)


def rescuers(match: Match, seat: int) -> Iterator[Action]:
    if match.state.phase == "triangle":
        legal = match.rules.legal(match.state, seat)
        yield from [one for one in legal if isinstance(one, do.Rescue)][:1]


def foreseers(match: Match, seat: int) -> Iterator[Action]:
    """Expect to lose nothing, or the first builder."""
    state = match.state
    if state.phase == "catastrophe" and state.turn.step == "predict":
        legal = match.rules.legal(state, seat)
        yield legal[min(seat, len(legal) - 1)]
    if state.phase == "survey" and not state.notes[seat][state.round - 1]:
        yield do.StrategyNote("Next time, deeper.")


def every_style(game: Game) -> list[SeatInfo]:
    """Return a seat for each style of bot of a game."""
    return [SeatInfo(f"{style} {number}", bot=style) for number, style in enumerate(game.bots, 1)]


ANN, BO, CY = SeatInfo("Ann"), SeatInfo("Bo"), SeatInfo("Cy")
SCRIPTS = {
    "storms": Script(
        ["One reef in five rounds of wind, waves and rain."],
        [SeatInfo("Ann", bot="newcomer")],
        1,
        {
            "rounds": 5,
            "cards": [
                "hurricane-near-miss",
                "hurricane-hit",
                "gale-force-winds",
                "tsunami",
                "nutrification",
                "spring-hypoxia",
                "glaciation",
                "corrosive-waters",
            ],
        },
    ),
    "warmth": Script(
        ["One reef in five rounds of heat, cold and poison."],
        [SeatInfo("Bo", bot="diversity-seeker")],
        2,
        {
            "rounds": 5,
            "cards": [
                "pollution",
                "deep-freeze",
                "heatwave",
                "calm-seas",
                "reproductive-stress",
                "recruitment-problem",
                "carbon-dioxide-pulse",
                "oceanic-anoxic-event",
            ],
        },
    ),
    "neighbours-from-afar": Script(
        ["One reef in five rounds of disease, invaders and missing fish; Bad luck draws more."],
        [SeatInfo("Cy", bot="newcomer")],
        10,
        {
            "rounds": 5,
            "cards": [
                "predator-on-the-loose",
                "urchin-disease",
                "coral-disease",
                "invasive-species",
                "invasive-fleshy-algae",
                "bad-luck",
                "glaciation",
                "oceanic-anoxic-event",
            ],
        },
        {"rules.numbers.founders": 3},
        holds=("more cards are drawn",),
    ),
    "trades": Script(
        [
            "Three people trade juveniles: an offer, another in its place, a gift, refusals.",
            "Ann also picks a board that does not exist, and takes a founder back.",
        ],
        [ANN, BO, CY],
        4,
        {"rounds": 2, "predict": "none", "mutated_triangle": True, "mutate_on_collection": True},
        policy=traders,
        holds=("! Ann board", "> Ann undo", "> Bo counter", "> Cy decline", "> Ann accept"),
    ),
    "catch-an-error": Script(
        ["Hands-on: Ann and Bo keep their own books; Ann places an alga too few, and Bo sees it."],
        [ANN, BO],
        5,
        {"rounds": 1, "hands_on": True, "predict": "none", "cards": ["heatwave", "hurricane-hit"]},
        policy=wrong_books,
        holds=("> Bo challenge", "Bo found an error", "it was right", "Put right"),
    ),
    "standing-stacks": Script(
        ["Stacks stay, stacking is free, rounds are multiplied, and a team bonus is to be won."],
        [SeatInfo("Ann", bot="builder"), SeatInfo("Bo", bot="specialist")],
        6,
        {
            "rounds": 3,
            "standing_stacks": True,
            "free_stacking": True,
            "scoring": "product",
            "team_bonus": True,
        },
        holds=("Every seat won a round", "settled on top of"),
    ),
    "printed-supply": Script(
        ["The box holds few tokens, so seats are served in turn (R1)."],
        [SeatInfo("Ann", bot="builder"), SeatInfo("Bo", bot="builder")],
        7,
        {"rounds": 2, "printed_supply": True, "reshuffle_each_draw": True},
        {
            "rules.numbers.fleshy_algae_printed": 8,
            "dwellers.fish.printed": 1,
            "organisms.bivalve.printed": 3,
            "organisms.boulder-coral.printed": 5,
        },
    ),
    "rescue": Script(
        ["Weeds cover the reefs whole, and a juvenile of the Coral Triangle is a rescue (R26)."],
        [ANN, BO],
        8,
        {"rounds": 1, "rescue": True, "predict": "none"},
        {"rules.numbers.algae_each_round": 30},
        policy=rescuers,
        holds=("> Ann rescue", "> Bo rescue"),
    ),
    "predictions": Script(
        ["Two people foresee every card, wrongly, and keep notes."],
        [ANN, BO],
        9,
        {
            "rounds": 2,
            "predict": "all",
            "cards": ["hurricane-hit", "deep-freeze", "pollution", "glaciation"],
        },
        policy=foreseers,
        holds=("> Ann predict", "> Bo note", "correctly"),
    ),
    "styles": Script(
        ["Bots of every style but builder, who plays elsewhere, two rounds long."],
        every_style(GAME)[1:],
        17,
        {"rounds": 2, "mutated_triangle": True, "predict": "none"},
        holds=("> strategist", "> diversity-seeker"),
    ),
}
