"""Hands-on mode: the rule of each phase in sentences, which the page shows folded away."""

from __future__ import annotations

from collections.abc import Callable

from reefkit.labs.reef.scene import Scene
from reefkit.text import Message, message


def rule_lines(scene: Scene) -> list[Message]:
    return _RULES[scene.phase](scene) if scene.phase in _RULES else []


def _dwellers(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    collect = "stopped" if bool(scene.state.recruits_stopped) else "collect"
    return [
        message("draft-rule-recruiters"),
        message("draft-rule-shelter", each=each),
        message(f"draft-rule-{collect}"),
        message("draft-rule-graze"),
    ]


def _algae(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    return [
        message("draft-rule-algae", count=scene.turn.due[scene.seat]),
        message("draft-rule-empty-first"),
        message("draft-rule-one-alga"),
        message("draft-rule-support", each=each),
    ]


def _settlement(scene: Scene) -> list[Message]:
    limits = scene.play.content.rules.numbers.stack_limits
    options = scene.play.options
    found = [message("draft-rule-water")]
    if not options.free_stacking:
        found.append(message("draft-rule-settle-empty"))
    found += [
        message(
            "draft-rule-stacks",
            shallow=limits["S"],
            medium=limits["M"],
            deep=limits["D"],
        ),
        message("draft-rule-no-place"),
    ]
    if options.standing_stacks:
        found.append(message("draft-rule-raised"))
    return found


def _catastrophe(scene: Scene) -> list[Message]:
    each = scene.play.content.rules.numbers.recruiters_per_dweller
    return [
        message("draft-rule-topmost"),
        message("draft-rule-under-algae"),
        message("draft-rule-half"),
        message("draft-rule-close-up"),
        message("draft-rule-support", each=each),
    ]


def _survey(scene: Scene) -> list[Message]:
    score = scene.play.content.rules.score
    found = [
        message("draft-rule-population", builder=score.builder, dweller=score.dweller),
        message("draft-rule-weeds", points=score.alga),
        message("draft-rule-diversity", points=score.type),
        message(
            "draft-rule-resilience", points=score.resilience, builders=score.resilience_builders
        ),
        message("draft-rule-three-d", points=score.three_d, stacks=score.three_d_stacks),
        message("draft-rule-coastal", points=score.coastal, rows=score.coastal_rows),
    ]
    if not scene.play.options.standing_stacks:
        found.append(message("draft-rule-clear"))
    return found


_RULES: dict[str, Callable[[Scene], list[Message]]] = {
    "dwellers": _dwellers,
    "algae": _algae,
    "settlement": _settlement,
    "catastrophe": _catastrophe,
    "survey": _survey,
}
