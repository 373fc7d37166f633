"""How a match of the game is written as text, and what is played to be recorded."""

from collections.abc import Iterator

from reefkit.games.climate import GAME, content, new_match
from reefkit.games.climate.actions import Adapt, Draw, MoveSpecies, PlaceSpecies, Preadapt
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.step import Step
from reefkit.games.climate.terminal import land, tokens
from reefkit.match.game import Action, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from tests.playthroughs.scripts import Script, every_style
from tests.playthroughs.transcript import Teller


def table(match: Match) -> list[str]:
    """Draw the land with the species' numbers on it, and what each seat has."""
    assert isinstance(match.rules, ClimateRules)
    play = match.rules.stepping(match.state)
    lines = [
        f"climate {play.state.climate}",
        *land(play),
        *(seat_line(play, seat) for seat in play.seats),
    ]
    return [line.rstrip() for line in lines]


def seat_line(play: Step, seat: int) -> str:
    """Write a seat's genes, tokens, cards and extinctions."""
    state = play.state
    genes = "".join(map(str, state.genes[seat]))
    cards = " ".join(play.cards.kind(card) for card in state.hands[seat])
    lost = f"extinct {state.extinctions[seat]}"
    return f"{seat + 1} {play.who(seat)}: genes {genes}, tokens {tokens(play, seat)}, {lost}, cards {cards}"


TELLER = Teller(content.Content, content.default, content.check, new_match, table)


# ---- Who plays what in the recorded matches of Climate Change.
ANN, BO, CY = (SeatInfo(name) for name in ("Ann", "Bo", "Cy"))


def learners(match: Match, seat: int) -> Iterator[Action]:
    """Ann tries what is not allowed, and takes a preadaptation back; Bo plays as a bot would."""
    state = match.state
    if seat != 0:
        return
    if state.phase == "placing":
        yield Draw()
        yield PlaceSpecies(1)
        yield PlaceSpecies(99)
    elif state.step == "draw" and state.round < 4:
        yield Ready()
        yield MoveSpecies(1)
        early = [each for each in match.rules.legal(state, seat) if isinstance(each, Preadapt)]
        if early and match.entries[-1].action["do"] != "undo":
            yield early[0]
            yield Undo()
    elif state.step == "act" and state.round < 4 and state.must:
        yield Ready()
        yield Draw()
        yield Adapt(tuple(state.hands[0][:1]))
        yield MoveSpecies(1)


def reckless(match: Match, seat: int) -> Iterator[Action]:
    """Ann walks into what kills her, and ends turns without adapting."""
    state = match.state
    if seat != 0 or state.step != "act":
        return
    if state.must:
        habitats = match.rules.world.habitats[state.climate]  # type: ignore[attr-defined]
        plain = [
            each
            for each in match.rules.legal(state, seat)
            if isinstance(each, MoveSpecies) and not each.cards
        ]
        yield max(plain, key=lambda move: habitats[move.cell])
    elif match.rules.remaining_task(state, seat) is None:
        yield Ready()


SCRIPTS = {
    "first-rounds": Script(
        [
            "Two people: Ann tries what is not allowed, and takes a preadaptation back.",
            "Cells, cards and turns are refused in sentences.",
        ],
        [ANN, BO],
        11,
        {"rounds": 5},
        policy=learners,
        style="wanderer",
        game="climate",
        holds=("! Ann draw", "! Ann move", "> Ann undo", "is not savannah"),
    ),
    "reckless": Script(
        ["Ann moves without adapting, so her species dies out and starts again (C7, C9)."],
        [ANN, SeatInfo("Bo", bot="hoarder")],
        12,
        {"rounds": 6},
        policy=reckless,
        style="wanderer",
        game="climate",
        holds=("another choice would have saved it", "> Ann place", "extinct 1"),
    ),
    "people": Script(
        ["People change the climate from round 2 on, and most changes warm it (C6, C12)."],
        [
            SeatInfo("Ann", bot="adapter"),
            SeatInfo("Bo", bot="wanderer"),
            SeatInfo("Cy", bot="newcomer"),
        ],
        13,
        {"rounds": 8, "human_change_from": 2, "warming_bias": 90},
        game="climate",
        holds=("People changed the climate", "it could go no further", "climate 5"),
    ),
    "small-deck": Script(
        ["A deck of few cards runs out and is shuffled again; hands hold three cards at most."],
        [ANN, BO, CY],
        14,
        {"rounds": 6},
        {
            "cards.shape-up.copies": 2,
            "cards.shape-down.copies": 1,
            "cards.fur-up.copies": 2,
            "cards.fur-down.copies": 1,
            "cards.metabolism-up.copies": 2,
            "cards.metabolism-down.copies": 1,
            "cards.neutral.copies_few": 2,
            "rules.numbers.hand_limit": 3,
        },
        style="wanderer",
        game="climate",
        holds=("The deck was empty", "harmful mutation", "more than 3 cards"),
    ),
    "four-tokens": Script(
        ["With no last round, the game goes on until somebody has all four tokens (C13)."],
        [SeatInfo("Ann", bot="wanderer"), SeatInfo("Bo", bot="adapter")],
        15,
        {"rounds": 0},
        game="climate",
        holds=("has all four habitat tokens and wins",),
    ),
    "styles": Script(
        ["A bot of every style."],
        every_style(GAME),
        16,
        {"rounds": 9, "human_change_from": 3, "warming_bias": 60},
        game="climate",
        holds=("> hoarder", "> adapter"),
    ),
}
