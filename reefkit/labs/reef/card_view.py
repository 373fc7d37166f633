"""The resolved card: its region, its text for screen readers, and the legend of the marks."""

from __future__ import annotations

from reefkit.games.reef import card_text
from reefkit.games.reef.after_card import BuilderFate
from reefkit.labs.reef.card_reveal import (
    PUT_BACK,
    by_depth,
    current_card,
    reasons_text,
    shown_fates,
)
from reefkit.labs.reef.growth.arrivals import arrivals
from reefkit.labs.reef.scene import Part, Scene
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.cards import scene_html


def _render_card(scene: Scene) -> str:
    drawn = current_card(scene)
    if drawn is None:
        return ""
    seen, turn = shown_fates(scene), scene.turn
    done = seen is not None and seen.all
    own = seen.own if seen is not None and done and seen.own.predicted else None
    verdicts = [fate.verdict for fate in own.builders] if own is not None else []
    legend = "predict" if turn.step == "predict" and scene.is_awaited else ""
    return scene.render(
        "card.html",
        drawn=drawn,
        of=drawn.of + sum(deck != PUT_BACK for deck in turn.queue),
        picture=scene_html(drawn.card),
        story=card_text.card_story(scene.play, drawn.card),
        rows=[row + 1 for row in turn.rows[scene.seat] if row >= 0],
        own=own,
        done=done,
        predicted=seen is not None and seen.own.predicted,
        missed=verdicts.count("missed"),
        lived=verdicts.count("it-lived"),
        points=sum(each[2] for each in scene.state.prediction_score[scene.seat]),
        legend="reveal" if seen is not None and seen.order else legend,
    )


CARD_PART = Part("card", _render_card, on=("card",))


def card_line(scene: Scene) -> str:
    drawn = current_card(scene)
    if drawn is None:
        return ""
    story = card_text.card_story(scene.play, drawn.card)
    return scene.render("card_line.html", picture=scene_html(drawn.card), story=story)


def _spoken(scene: Scene) -> list[Message]:
    drawn = current_card(scene)
    if scene.replaying:
        return []
    if drawn is None:
        taking = scene.phase == "triangle"  # the log tells of each who takes
        return [
            one for one in arrivals(scene).sentences if one.id != "arrived-triangle" or not taking
        ]
    story, seen = card_text.card_story(scene.play, drawn.card), shown_fates(scene)
    rows = [row + 1 for row in scene.turn.rows[scene.seat] if row >= 0]
    texts = [message("after-card-said", card=story.name), *story.clauses]
    texts += [message("after-card-row", row=row, **scene.whose) for row in rows]
    if seen is None:
        return texts
    texts += [each.sentence for each in seen.fates[: seen.alone]]
    if seen.all:
        at_once = seen.fates[seen.alone :]
        texts += [each.sentence for each in at_once if each.fate == "died"]
        waters = by_depth(seen)
        lived, died = sum(each.lived for each in waters), sum(each.died for each in waters)
        total = message("after-total", died=died, lived=lived)
        living = [each for each in at_once if each.fate != "died"]
        texts += [total, *_living(living), *seen.own.moved, *seen.harmed]
    return texts


def _living(fates: list[BuilderFate]) -> list[Message]:
    """Say in one sentence how many lived for each reason; of a single one where it stands, too."""
    if len(fates) < 2:
        return [each.sentence for each in fates]
    alike: dict[str, list[BuilderFate]] = {}
    for each in fates:
        alike.setdefault(reasons_text(each.reasons), []).append(each)
    why = [
        message("after-voice-why", count=len(some), reasons=list(some[0].reasons))
        for some in sorted(alike.values(), key=len, reverse=True)
    ]
    return [message("after-voice-lived", why=why)]


def _check_record(scene: Scene) -> None:
    """Refuse to hand out the record while a point is to be plotted or a card to be looked at."""
    if scene.plot_due is not None:
        raise reject("record-plot-first")
    if scene.withholds:
        raise reject("record-look-first")


class DisasterReport:
    """The disaster card that lies open."""

    line = staticmethod(card_line)
    spoken = staticmethod(_spoken)
    check_record = staticmethod(_check_record)
