"""How a match of Reef Survivor is written as text."""

from reefkit.games.reef import content, new_match, picture
from reefkit.match.match import Match
from tests.playthroughs.transcript import Teller


def reefs(match: Match) -> list[str]:
    """Draw all reefs side by side."""
    lookups = match.rules.lookups  # type: ignore[attr-defined]
    names = [seat.name for seat in match.setup.seats]
    pictures = [picture.write(match.state.reefs[seat], lookups) for seat in range(len(names))]
    return picture.side_by_side(pictures, names).splitlines()


TELLER = Teller(content.Content, content.default, content.check, new_match, reefs)
