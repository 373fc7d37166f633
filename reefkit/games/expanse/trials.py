"""Experiments with Blue Expanse: their factors and outcomes."""

from __future__ import annotations

from typing import cast

from reefkit.games.expanse.course import course_of, end_of
from reefkit.games.expanse.game import GAME
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.match.course import Course
from reefkit.match.game import Rules
from reefkit.match.trials import Factor, ReadyQuestion, Trials


class _ExpanseTrials(Trials):
    """Experiments with dice, turns, raising, research, seats and bots.

    Unless an experiment varies them, there are 2 dice and 12 turns.
    """

    outcomes = {  # noqa: RUF012  # never changed
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
    usual = {"dice": 2, "turns": 12}  # noqa: RUF012  # never changed

    def factors(self) -> dict[str, Factor]:
        found = super().factors()
        found["turns"] = Factor("turns", 1, 30)
        return {name: found[name] for name in self.options} | found

    def course(self, rules: Rules, seed: int) -> Course:
        rules = cast("ExpanseRules", rules)
        state = rules.play_out(seed).state
        end = end_of(rules, state, state, state.turn)
        return course_of([end], rules.content)

    def outcome(self, course: Course, outcome: str) -> float:
        quantities = {"pollution": "polluted", "warming": "warmed", "turns-played": "turn"}
        return float(course[quantities.get(outcome, outcome)].mean[-1])


TRIALS = _ExpanseTrials(GAME)
