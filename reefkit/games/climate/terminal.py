"""Climate Change in a terminal: the land as a map of letters, and a table of the species."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from reefkit.games.climate.content import HABITATS, LETTERS, load
from reefkit.games.climate.game import GAME
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.step import Step, gene_name, habitat_name
from reefkit.match.match import Match
from reefkit.match.terminal import GameTerminal
from reefkit.text import Catalogue, message
from reefkit.text.layout import hanging, table


def land(play: Step) -> Iterator[str]:
    """Yield the map's rows: each cell as the letter of its habitat and the number of its seat."""
    places = play.world.places
    for row, cells in groupby(play.world.cells, lambda cell: places[cell][0]):
        shown = [f"{LETTERS[play.habitat(cell)]}{_on(play, cell)}" for cell in cells]
        yield (" " * (row % 2) + " ".join(shown)).rstrip()


def _on(play: Step, cell: int) -> str:
    cells = play.state.cells
    return str(cells.index(cell) + 1) if cell in cells else " "


def tokens(play: Step, seat: int) -> str:
    """Return the letters of the habitats whose tokens a seat has."""
    owned = play.state.tokens[seat]
    return "".join(letter for letter, token in zip(LETTERS, owned, strict=True) if token)


def _draw(match: Match, position: int, say: Catalogue) -> Iterator[str]:
    rules = match.rules
    if not isinstance(rules, ClimateRules):
        raise TypeError("the match is of another game")
    play = rules.stepping(match.state_at(position))
    state = play.state
    yield say.render(message("climate-shown-climate", climate=state.climate))
    yield from (f"  {line}" for line in land(play))
    key = [
        message("report-code", code=letter, name=habitat_name(number))
        for number, letter in enumerate(LETTERS[: len(HABITATS)])
    ]
    yield from hanging("", say.render(message("climate-shown-key", key=key)), 2, 0)
    head = [say.render(message("report-seat"))]
    head += [say.render(gene_name(gene)) for gene in range(3)]
    head += [
        say.render(message(f"climate-shown-{what}")) for what in ("tokens", "cards", "extinctions")
    ]
    rows = [
        [
            f"{seat + 1} {play.who(seat)}",
            *map(str, state.genes[seat]),
            tokens(play, seat) or "–",
            str(len(state.hands[seat])),
            str(state.extinctions[seat]),
        ]
        for seat in play.seats
    ]
    yield from table(head, rows)


TERMINAL = GameTerminal(GAME, load, "climate-round", _draw)
