"""Experiments with Succession: their factors and outcomes."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from reefkit.games.succession.content import Content, default
from reefkit.games.succession.course import course_of
from reefkit.games.succession.game import GAME
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.settlement_record import GrowingRock, cards_laid
from reefkit.games.succession.step import Step
from reefkit.match.course import Course
from reefkit.match.game import Action, Rules
from reefkit.match.trials import Factor, Levels, ReadyQuestion, Trials


class _SuccessionTrials(Trials):
    """Experiments with disturbances, invaders, starfish, storms, seats and bots, over one round."""

    outcomes = {  # noqa: RUF012  # never changed
        "late": 100,
        "kinds": 20,
        "lost": 20,
        "cards": 80,
        "points": 40,
    }
    options = ("disturbances", "invaders", "starfish")
    usual = {"rounds": 1}  # noqa: RUF012  # never changed
    seats = (3, 2, 6)
    bots = ("keeper", "hurrier", "newcomer")
    questions = (
        ReadyQuestion("disturbances", "disturbances", (False, True), "late"),
        ReadyQuestion("invaders", "invaders", (False, True), "kinds"),
        ReadyQuestion("storms", "storms", (0, 2, 6), "late", {"disturbances": True}),
        ReadyQuestion("starfish", "starfish", (0, 2, 4), "cards"),
        ReadyQuestion("bots", "bot", ("newcomer", "keeper"), "points"),
    )

    def factors(self) -> dict[str, Factor]:
        found = super().factors()
        own = Factor("storms", 0, 10)
        return {name: found[name] for name in self.options} | {own.id: own} | found

    def content(self, levels: Levels) -> Content:
        content = default()
        if "storms" not in levels:
            return content
        cards = {
            kind: replace(card, copies=levels["storms"])
            if any(effect.do == "sweep" for effect in card.effects)
            else card
            for kind, card in content.cards.items()
        }
        return replace(content, cards=cards)

    def course(self, rules: Rules, seed: int) -> Course:
        rules = cast("SuccessionRules", rules)
        content, rock = rules.content, GrowingRock(rules.content, 1, rules.options.places)

        def watch(step: Step, seat: int, action: Action) -> None:
            # Not read off the pile: what was laid may be shuffled into the deck at once.
            for each in cards_laid(content, step.state, seat, action):
                rock.take(each)

        return course_of(rock, rules.play_out(seed, watch=watch).state, content)

    def outcome(self, course: Course, outcome: str) -> float:
        if outcome == "points":
            points = course["points"].mean
            return float(points[-1] - points[0])
        return round(course[_ENDS[outcome]].last(), 1)


_ENDS = {"cards": "laid", "lost": "eaten", "kinds": "kinds", "late": "share-late-settlers"}
"""Quantity of the course whose last value is each outcome."""

TRIALS = _SuccessionTrials(GAME)
