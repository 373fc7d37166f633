"""How a match of Blue Expanse is written as text."""

from collections import Counter

from reefkit.games.expanse import content, new_match, supply
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.match.match import Match
from tests.playthroughs.teller import Teller


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
            f"{seat.name}: {supply.victory_points(step, number)} VP, tile {place.tile}, "
            f"pollution {place.pollution}, research {place.research}, {bleached} bleached, "
            f"hand {' '.join(sorted(place.hand))}"
        )
        kinds = Counter(card.kind for card in place.reef)
        lines.append("  " + (", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items())) or "-"))
    return lines


TELLER = Teller(content.Content, content.default, content.check, new_match, table)
