"""How a match of Climate Change is written as text."""

from itertools import groupby

from reefkit.games.climate import content, new_match
from reefkit.games.climate.content import LETTERS
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.turn import Step
from reefkit.match.match import Match
from tests.playthroughs.teller import Teller


def table(match: Match) -> list[str]:
    """Draw the land with the species' numbers on it, and what each seat has."""
    assert isinstance(match.rules, ClimateRules)
    play = match.rules.playing(match.state)
    lines = [*land(play), *(seat_line(play, seat) for seat in play.seats)]
    return [line.rstrip() for line in lines]


def land(play: Step) -> list[str]:
    """Draw the land row by row; `R2` is the second seat's species in tropical forest."""
    lines = [f"climate {play.state.climate}"]
    places = play.world.places
    for row, cells in groupby(play.world.cells, lambda cell: places[cell][0]):
        shown = [f"{LETTERS[play.habitat(cell)]}{_on(play, cell)}" for cell in cells]
        lines.append(" " * (row % 2) + " ".join(shown))
    return lines


def _on(play: Step, cell: int) -> str:
    cells = play.state.cells
    return str(cells.index(cell) + 1) if cell in cells else " "


def seat_line(play: Step, seat: int) -> str:
    """Write a seat's genes, tokens, cards and extinctions."""
    state = play.state
    genes = "".join(map(str, state.genes[seat]))
    tokens = "".join(
        letter for letter, token in zip(LETTERS, state.tokens[seat], strict=True) if token
    )
    cards = " ".join(play.cards.kind(card) for card in state.hands[seat])
    lost = f"extinct {state.extinctions[seat]}"
    return f"{seat + 1} {play.who(seat)}: genes {genes}, tokens {tokens}, {lost}, cards {cards}"


TELLER = Teller(content.Content, content.default, content.check, new_match, table)
