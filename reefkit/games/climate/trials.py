"""Experiments with Climate Change: their factors and outcomes."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from reefkit.games.climate.content import LEAST_SEATS, MOST_SEATS, Content, default
from reefkit.games.climate.course import PERCENT, course, course_of
from reefkit.games.climate.game import GAME
from reefkit.games.climate.rules import ClimateRules
from reefkit.match.course import Course
from reefkit.match.game import Rules
from reefkit.match.match import Match
from reefkit.match.trials import Factor, Level, Levels, ReadyQuestion, Trials

_PEOPLE: dict[str, Level] = {"human_change_from": 5}


class _ClimateTrials(Trials):
    """Experiments with human-made warming, harmful mutations, steps, bots and rounds."""

    outcomes = {  # noqa: RUF012  # never changed
        "extinctions": 10,
        "adapted": 100,
        "habitats": 4,
        "first-extinction": 20,
    }
    options = ("human_change_from", "warming_bias", "rounds")
    seats = (3, LEAST_SEATS, MOST_SEATS)
    bots = ("wanderer", "adapter", "hoarder")
    most = 10_000
    chunk = 50
    questions = (
        ReadyQuestion("people", "human_change_from", (0, 5), "extinctions"),
        ReadyQuestion("early", "human_change_from", (0, 15, 10, 5, 1), "extinctions"),
        ReadyQuestion("warming", "warming_bias", (50, 75, 100), "extinctions", _PEOPLE),
        ReadyQuestion("harmful", "harmful", (0, 2, 6), "adapted"),
        ReadyQuestion("steps", "steps", (1, 2), "extinctions", _PEOPLE),
        ReadyQuestion("bots", "bot", ("wanderer", "adapter", "hoarder"), "extinctions"),
    )

    def factors(self) -> dict[str, Factor]:
        own = (Factor("harmful", 0, 10), Factor("steps", 1, 2))
        found = super().factors()
        found["rounds"] = Factor("rounds", 1, found["rounds"].most)
        return {name: found[name] for name in self.options} | {x.id: x for x in own} | found

    def content(self, levels: Levels) -> Content:
        content = default()
        if "harmful" in levels:
            cards = {
                name: replace(card, copies=levels["harmful"], copies_few=levels["harmful"])
                if card.does == "deleterious"
                else card
                for name, card in content.cards.items()
            }
            content = replace(content, cards=cards)
        if "steps" in levels:
            numbers = replace(content.rules.numbers, steps=levels["steps"])
            content = replace(content, rules=replace(content.rules, numbers=numbers))
        return content

    def course(self, rules: Rules, seed: int) -> Course:
        rules = cast("ClimateRules", rules)
        return course_of(rules.play_out(seed).state, rules.content.rules.numbers.dealt)

    def outcome(self, course: Course, outcome: str) -> float:
        rounds = len(course.times) - 1
        if outcome == "extinctions":
            return round(10 * course["lost"].last() / max(rounds, 1), 3)
        if outcome == "habitats":
            return float(course["tokens"].mean[-1])
        if outcome == "first-extinction":
            lost = course["lost"].values > 0
            return float(lost.argmax() if lost.any() else rounds + 1)
        fitting, living = (course[name].values[:rounds].sum() for name in ("fitting", "living"))
        return round(PERCENT * fitting / max(living, 1.0), 1)

    def of_match(self, match: Match, outcome: str) -> float:
        return self.outcome(course(match), outcome)


TRIALS = _ClimateTrials(GAME)
