"""How a match of the game is written as text, and what is played to be recorded."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from reefkit.games.succession import GAME, content, new_match, queries, settlement_record
from reefkit.games.succession import actions as do
from reefkit.games.succession.state import State
from reefkit.match.game import Action, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from tests.playthroughs.scripts import Script, every_style
from tests.playthroughs.transcript import Teller


def table(match: Match) -> list[str]:
    """Tell what each hand kept, and what stands on the rock."""
    state: State = match.state
    rock = queries.rock(match)
    came = Counter(one.card for one in settlement_record.standing(rock))
    stands = ", ".join(f"{count} {kind}" for kind, count in came.items())
    eaten = sum(bool(one.until) for one in rock.settled)
    return [
        *(
            f"{seat.name}: {state.points[-1][number]} ({' '.join(state.hands[number])})"
            for number, seat in enumerate(match.setup.seats)
        ),
        f"after {state.turn} turns and {rock.times} cards, {eaten} eaten: {stands}",
    ]


TELLER = Teller(content.Content, content.default, content.check, new_match, table)


# ---- Who plays what in the recorded matches of Succession.
ANN, BO, CY = (SeatInfo(name) for name in ("Ann", "Bo", "Cy"))


def learners(match: Match, seat: int) -> Iterator[Action]:
    """Ann tries what is not allowed; Bo passes a window and takes it back."""
    state = match.state
    if seat == 0 and state.phase == "turn" and state.turn < 8:
        yield do.Pass()
        yield do.Follow()
        yield do.LayCard("whales")
        for kind in sorted(set(state.hands[0])):
            yield do.LayCard(kind, last=True)
            break
    if seat == 1 and state.phase == "upgrade" and match.entries[-1].action["do"] != "undo":
        yield do.Pass()
        yield Undo()
    if seat == 0 and state.phase == "survey" and not state.notes[0][state.round - 1]:
        yield do.RockNote("Blue was everywhere at the end.")


def silent(match: Match, seat: int) -> Iterator[Action]:
    """Ann never calls; Bo catches her whenever he can, and accuses her when he cannot."""
    state = match.state
    if seat == 1 and state.phase == "turn" and state.turn == 2:
        yield do.Catch(0)
        yield do.Catch(1)
    if seat == 1 and state.uncalled == 0:
        yield do.Catch(0)
    if seat == 0 and state.phase not in {"setup", "survey"}:
        rules = match.rules
        view = rules.view(state, 0)
        action = rules.decide(view, 0, "keeper", match.luck(0, state))
        if isinstance(action, do.LayCard | do.Follow | do.Upgrade):
            yield replace(action, last=False, winner=False)


def ready(match: Match, seat: int) -> Iterator[Action]:
    """Say Ready twice, and play on before the deal."""
    if match.state.phase == "setup" and seat == 0:
        yield do.DrawOne()
        yield do.RockNote("too early")
        yield Ready()
        yield Ready()


SCRIPTS = {
    "first-round": Script(
        [
            "Three people: Ann tries what is not allowed, Bo takes a pass in a window back.",
            "Cards, calls and turns are refused in sentences; a note is kept.",
        ],
        [ANN, BO, CY],
        21,
        {"rounds": 2},
        policy=learners,
        style="keeper",
        game="succession",
        holds=("! Ann pass", "! Ann follow", "> Bo undo", "> Ann note", "Upgrade:"),
    ),
    "silent": Script(
        ["Ann never says Last card or Winner; Bo catches her, and forgets nothing (S8, S18)."],
        [ANN, BO],
        72,
        {"rounds": 1},
        policy=silent,
        style="keeper",
        game="succession",
        holds=("> Bo catch", "! Bo catch", "forgot to say Winner", "caught Ann"),
    ),
    "variations": Script(
        ["Storms, ice, mud, bare patches and invaders, in a round of four bots (S1, S15)."],
        [SeatInfo(name, bot="hurrier") for name in ("Ann", "Bo", "Cy", "Di")],
        23,
        {"rounds": 2, "disturbances": True, "invaders": True},
        {"rules.numbers.round_until": 20, "rules.numbers.restarts_until": 8},
        game="succession",
        holds=("storm swept", "Mud came down", "Ice scrapes", "handed", "an invader"),
    ),
    "long-round": Script(
        ["Newcomers draw and draw: the deck runs out, starfish leave, the round is stopped (S14)."],
        [SeatInfo(name, bot="newcomer") for name in ("Ann", "Bo", "Cy")],
        47,
        {"rounds": 1},
        {
            "rules.numbers.round_until": 25,
            "rules.numbers.restarts_until": 4,
            "cards.starfish.copies": 12,
            "cards.nudibranch.copies": 12,
        },
        game="succession",
        holds=("became a new one", "leave it", "ends as it stands"),
    ),
    "race": Script(
        ["In class, the first of those who tie presses and starts (S2); Ann says Ready early."],
        [ANN, BO, CY],
        25,
        {"rounds": 1, "start": "press"},
        policy=ready,
        style="keeper",
        game="succession",
        holds=("The first to play it starts", "! Ann draw", "! Ann note", "! Ann ready"),
    ),
    "styles": Script(
        ["A bot of every style, with everything that can be shuffled in."],
        every_style(GAME),
        26,
        {"rounds": 2, "disturbances": True, "invaders": True},
        game="succession",
        holds=("> keeper", "> hurrier"),
    ),
}
