"""The head of the page, and the bar marked *Now*."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.labs import environment
from reefkit.labs.lesson import followed_bots, match_files, replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.page_memory import EXPERIMENT
from reefkit.labs.lesson.scene import LessonScene, now_asked
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.languages import is_simple, nearest, own_name, simple, spoken, tag, usual
from reefkit.widgets.acts import Acts

top_acts = Acts()

PAGES = frozenset(["door", "glossary", "teachers"])
"""Names of the whole pages of every lesson."""

OF_A_GAME = frozenset(["", "new", "how", "rulings", EXPERIMENT, "data"])
"""Names of the further whole pages of lessons with a match; empty stands for the match itself."""


def _pages_of(session: LessonSession) -> frozenset[str]:
    own = {each.name for each in session.lab.own_pages}
    if session.pages_wait:
        return (PAGES | OF_A_GAME | own).difference(session.lab.more)
    if not session.lab.plays:
        return PAGES | own
    without = () if session.lab.game.trials else (EXPERIMENT,)
    return (PAGES | OF_A_GAME | own).difference(without)


@top_acts.on("page")
def _open_page(session: LessonSession, page: Annotated[str, Meta(max_length=20)] = "") -> None:
    page = page if page in _pages_of(session) else ""
    session.ui.page = page if page or session.table is not None else "door"
    if page in {"door", "new", ""}:
        session.ui.part = "play"


@top_acts.on("part")
def _open_part(session: LessonSession, part: Literal["before", "play", "after", "later"]) -> None:
    ui = session.ui
    if part != "play":
        replay.leave(session)
    ui.part, ui.back = part, ""
    ui.page = "door" if part == "play" and session.table is None else ""
    session.answering.focus = "ask-title"


@top_acts.on("language")
def _change_language(session: LessonSession, locale: Annotated[str, Meta(max_length=40)]) -> None:
    if usual(locale) not in spoken(session.lab.id):
        raise reject("lab-not-understood")
    session.speak(locale)
    session.chose = locale


@top_acts.on("simple-words")
def _simple_words(session: LessonSession) -> None:
    here, wished = session.say.locale, session.chose
    to_level = usual if is_simple(here) else simple
    session.speak(to_level(here))
    # Keep the reader's chosen language for the next lab even if this one does not have it.
    is_nearest = bool(wished) and nearest(wished, session.lab.id) == here
    session.chose = to_level(wished if is_nearest else here)


def languages(session: LessonSession) -> list[tuple[str, str, str]]:
    """List the languages that a page can change to: locale, tag and name.

    The reading level stays the same.
    """
    here = session.say.locale
    return [
        (simple(each) if is_simple(here) else each, tag(each), own_name(each))
        for each in spoken(session.lab.id)
        if each != usual(here)
    ]


def _render_top(scene: LessonScene) -> str:
    lab, pages = scene.lab, _pages_of(scene.session)
    return scene.render(
        "top.html",
        home=environment.front_page(),
        bar=lab.bar(scene) if scene.has_table and not scene.page else "",
        more=[each for each in lab.more if each in pages],
        simple=is_simple(scene.say.locale),
        languages=languages(scene.session),
        # A match that the store cannot save can still be downloaded by its players.
        save_match=scene.has_table and match_files.whole_here(scene.session),
    )


TOP = Part("top", _render_top, top_acts)


def title(scene: LessonScene) -> list[Message]:
    """Return what the page's title names: the turn, the part or page, and the lesson."""
    page, lesson = scene.page, scene.own("lesson-title")
    if page in {"", "door", "new", "before", "after", "later"}:
        part = scene.own(f"lab-part-{scene.ui.part}")
        return [*([_turn(scene)] if not page else []), part, lesson]
    found = [each for each in (f"lab-page-{page}", f"{page}-title") if scene.say.has(each)]
    return [*map(message, found[:1]), lesson]


def _turn(scene: LessonScene) -> Message:
    if scene.over:
        return message("title-over")
    turn = "waits" if not scene.is_awaited else "own" if len(scene.here) == 1 else "of"
    who = scene.awaited_names if turn == "waits" else scene.name(scene.seat)
    return message("title-now", round=scene.round, turn=turn, who=who)


def _render_notice(scene: LessonScene) -> str:
    return scene.render("notice.html") if scene.membership.notice else ""


NOTICE = Part("notice", _render_notice)
"""The teacher's message. Its panel is outside the grid of regions, so that it can stay in sight."""


def sentence(scene: LessonScene) -> Message:
    """Return the sentence of the *Now* bar."""
    return _standing(scene) or _question(scene)


def _standing(scene: LessonScene) -> Message | None:
    if scene.replaying:
        return message("play-replaying")
    if scene.over:
        return scene.own("play-over")
    if scene.class_view.is_closed:
        return message("class-table-gone")
    if scene.class_view.is_paused and scene.class_view.is_shared:
        return message("class-paused-title")
    own = scene.lab.standing(scene)  # what all may answer at once comes before a covered hand
    if own is None and scene.covered_hand:
        return message("cover-title", player=scene.name(scene.seat))
    return own


def _question(scene: LessonScene) -> Message:
    if scene.class_view.at_gate:
        return message("class-gate-now")
    if scene.class_view.is_watching:
        return message("class-watch-now", table=scene.class_view.table_name, waits=scene.waiting)
    if not scene.is_awaited:
        return scene.waiting
    return scene.lab.now(scene) or now_asked(scene)


def _render_now(scene: LessonScene) -> str:
    turns = len(scene.here) > 1 and not scene.over
    hides = turns and scene.lab.hides_hands(scene.table)
    return scene.render(
        "now.html",
        sentence=sentence(scene),
        player=scene.name(scene.seat) if turns else "",
        open_hand=hides and not scene.covered_hand,
        passed=turns and not hides and scene.is_awaited and not scene.replaying,
        seconds=None if scene.lab.counts_seconds else scene.seconds_of_seat,
        said=scene.session.said,
        begins=scene.lab.begins(scene) if scene.is_awaited and not scene.replaying else "",
        followed=followed_bots.followed_html(scene),
        refused=scene.session.refused,
    )


NOW = Part("now", _render_now, replay.acts, on=("match",))
