"""Trials of Succession: what experiments vary and measure."""

from __future__ import annotations

from typing import cast

from reefkit.games.succession import bots, turn
from reefkit.games.succession.content import Content, default
from reefkit.games.succession.course import course, course_of
from reefkit.games.succession.game import GAME
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.settlement_record import GrowingRock, LaidCard, kinds_laid
from reefkit.games.succession.step import Step
from reefkit.match.course import Course
from reefkit.match.game import Rules
from reefkit.match.match import Match
from reefkit.match.plain_random import PlainChance, PlainLuck
from reefkit.match.random import key_from_seed
from reefkit.match.trials import Factor, Levels, ReadyQuestion, Trials, changed

MOST_CHOICES = 20_000


class _SuccessionTrials(Trials):
    """Disturbances, invaders, starfish, sorts of cards, seats and bots; one round a match."""

    outcomes = {  # noqa: RUF012  # never written to
        "late": 100,
        "kinds": 20,
        "lost": 20,
        "cards": 80,
        "points": 40,
    }
    options = ("disturbances", "invaders", "starfish")
    usual = {"rounds": 1}  # noqa: RUF012  # never written to
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
            kind: changed(card, copies=levels["storms"])
            if any(effect.do == "sweep" for effect in card.effects)
            else card
            for kind, card in content.cards.items()
        }
        return changed(content, cards=cards)

    def measure(self, rules: Rules, seed: int, outcome: str) -> float:
        step, rock = _play_out(cast("SuccessionRules", rules), seed)
        return _outcome(course_of(rock, step.state, step.content), outcome)

    def of_match(self, match: Match, outcome: str) -> float | None:
        return _outcome(course(match), outcome) if match.is_over else None


_ENDS = {"cards": "laid", "lost": "eaten", "kinds": "kinds", "late": "share-late-settlers"}
"""The quantities of the course whose last value is an outcome."""


def _outcome(found: Course, outcome: str) -> float:
    if outcome == "points":
        points = found["points"].mean
        return float(points[-1] - points[0])
    return round(found[_ENDS[outcome]].last(), 1)


def _play_out(rules: SuccessionRules, seed: int) -> tuple[Step, GrowingRock]:
    key = key_from_seed(seed)
    step = rules.stepping(rules.start(), PlainChance(key))
    state = step.state
    rock = GrowingRock(rules.content, 0)
    for position in range(MOST_CHOICES):
        if state.phase == "over":
            return step, rock
        seat = turn.awaited_seats(step)[0]
        before = state.laid
        style = rules.setup.seats[seat].bot or ""
        luck = PlainLuck(key, seat, *rules.when(state))
        action = bots.decide(step, seat, style, luck)  # type: ignore[arg-type]
        top = state.pile[-1] if state.pile else ""
        turn.act(step, seat, action)
        if state.round != rock.round:
            rock, before = GrowingRock(rules.content, state.round), 0
        # Not read off the pile: what was laid may have been shuffled into the deck at once.
        kinds = kinds_laid(rules.content, action, top) if state.laid > before else ()
        for time, kind in enumerate(kinds, before + 1):
            rock.take(LaidCard(state.round, state.turn, time, position, seat, kind))
    raise RuntimeError(f"the match of seed {seed} does not end")


TRIALS = _SuccessionTrials(GAME)
