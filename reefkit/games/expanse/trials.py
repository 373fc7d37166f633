"""Trials of Blue Expanse: what experiments vary and measure."""

from __future__ import annotations

from typing import cast

from reefkit.games.expanse.game import GAME
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.match.game import Rules
from reefkit.match.match import Match
from reefkit.match.trials import Factor, ReadyQuestion, Trials


class _ExpanseTrials(Trials):
    """Dice, turns, raised prices, research, seats and bots; as usual two dice and twelve turns."""

    outcomes = {  # noqa: RUF012  # never written to
        "points": 60,
        "kinds": 15,
        "pollution": 20,
        "warming": 20,
        "turns-played": 60,
    }
    options = ("research", "turns", "dice", "raising")
    seats = (3, 2, 5)
    bots = ("grower", "hunter", "newcomer")
    questions = (
        ReadyQuestion("research", "research", (0, 1, 3), "points"),
        ReadyQuestion("turns", "turns", (8, 12, 16), "kinds"),
        ReadyQuestion("industry", "bot", ("grower", "investor"), "pollution"),
        ReadyQuestion("warming", "bot", ("grower", "investor"), "warming"),
        ReadyQuestion("dice", "dice", (1, 2), "kinds"),
        ReadyQuestion("raising", "raising", (False, True), "points"),
    )
    usual = {"dice": 2, "turns": 12}  # noqa: RUF012  # never written to

    def factors(self) -> dict[str, Factor]:
        found = super().factors()
        found["turns"] = Factor("turns", 1, 30)
        return {name: found[name] for name in self.options} | found

    def measure(self, rules: Rules, seed: int, outcome: str) -> float:
        rules = cast("ExpanseRules", rules)
        return _read(rules, rules.play_out(seed).state, outcome)

    def of_match(self, match: Match, outcome: str) -> float | None:
        rules = cast("ExpanseRules", match.rules)
        return _read(rules, match.state, outcome) if match.is_over else None


def _read(rules: ExpanseRules, state: State, outcome: str) -> float:
    seats, cards = state.seats, rules.content.cards
    if outcome == "points":
        return sum(state.final) / len(seats)
    if outcome == "kinds":
        kinds = [{each.kind for each in seat.reef if cards[each.kind].classes} for seat in seats]
        return sum(map(len, kinds)) / len(seats)
    if outcome == "pollution":
        return sum(seat.polluted for seat in seats) / len(seats)
    if outcome == "warming":
        return float(state.warmed)
    return float(state.turn)


TRIALS = _ExpanseTrials(GAME)
