"""How a match of Succession is written as text."""

from reefkit.games.succession import content, new_match, queries
from reefkit.games.succession.state import State
from reefkit.match.match import Match
from tests.playthroughs.teller import Teller


def table(match: Match) -> list[str]:
    """Tell what each hand kept, and what stands on the rock."""
    state: State = match.state
    rock = queries.rock(match)
    stands = ", ".join(f"{count} {kind}" for kind, count in queries.cover(rock).items())
    eaten = sum(bool(one.until) for one in rock.settled)
    return [
        *(
            f"{seat.name}: {state.points[-1][number]} ({' '.join(state.hands[number])})"
            for number, seat in enumerate(match.setup.seats)
        ),
        f"after {state.turn} turns and {rock.times} cards, {eaten} eaten: {stands}",
    ]


TELLER = Teller(content.Content, content.default, content.check, new_match, table)
