"""Why each builder died or lived, and what each reef lost to a card."""

from __future__ import annotations

from collections import Counter

from reefkit.games.reef import after_card, type_notes
from reefkit.games.reef.state import name_of
from reefkit.labs.reef.card_reveal import current_card, fate_groups, is_shown_alone, shown_fates
from reefkit.labs.reef.scene import Part, Scene
from reefkit.text import message


def _render_why(scene: Scene) -> str:
    seen = shown_fates(scene)
    if seen is None:
        return _standing_text(scene) if current_card(scene) is not None else ""
    own = seen.own
    names = {
        each.builder: type_notes.species(scene.play, each.builder).name for each in own.builders
    }
    first = [fate for fate in own.builders if is_shown_alone(fate)]
    safe = [fate for fate in own.builders if not is_shown_alone(fate)]
    lines = tuple(first) if seen.all else seen.fates[::-1]
    return scene.render(
        "why.html",
        seen=seen,
        scored=own.predicted,
        lines=fate_groups(lines, names),
        safe=safe,
        safe_lines=fate_groups(tuple(safe), names),
        losses=[
            _losses(scene, each)
            for each in seen.reveal.seats
            if seen.all and not _is_still_to_look(scene, each)
        ],
    )


def _is_still_to_look(scene: Scene, each: after_card.SeatReveal) -> bool:
    if each.seat == scene.seat or each.seat not in scene.here or scene.replaying:
        return False
    return not scene.turn.ready[each.seat]


def _standing_text(scene: Scene) -> str:
    play, control, drawn = scene.play, scene.control, current_card(scene)
    effects = () if drawn is None else play.content.cards[drawn.card].effects
    asked = {one for each in effects for one in (*each.who, *each.unless, *each.unless_all)}
    reefs = scene.state.reefs if control is None else control.reefs(scene)
    kinds = Counter(int(kind) for kind in reefs[scene.seat].kind.flat if kind)
    found = [
        (type_notes.species(play, play.lookups.builders[k]), n) for k, n in sorted(kinds.items())
    ]
    return scene.render(
        "stands.html",
        found=sorted(found, key=lambda one: asked.isdisjoint(each.id for each in one[0].traits)),
        asked=asked,
    )


def _losses(scene: Scene, each: after_card.SeatReveal) -> list[str]:
    say = scene.say.render
    lost = [
        message("after-lost", count=count, organism=name_of("organism", type_))
        for type_, count in each.lost
    ]
    scored = message("after-right-of-short", right=each.right, of=each.of)
    own = "yes" if each.seat == scene.seat else "no"
    return [
        each.player,
        say(message("after-lost-all", lost=lost)) if lost else say(message("after-lost-nothing")),
        say(message("after-algae-change", count=abs(each.algae), sign=_sign(each.algae))),
        say(scored if each.predicted else message("after-no-prediction", own=own)),
    ]


def _sign(change: int) -> str:
    return "more" if change > 0 else "fewer" if change < 0 else "same"


WHY_PART = Part("why", _render_why, on=("card",))
