"""The regions around the board: the head, what to do now, evidence, log and the end of a match."""

from __future__ import annotations

from copy import deepcopy
from typing import Annotated, Literal

from msgspec import Meta

from reefkit.labs.lesson import match_setup, replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.lesson.scene import LessonScene, board_cache_key, now_asked
from reefkit.labs.lesson.session import FINAL, LessonSession
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.game import Ready, Undo
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Message, message
from reefkit.text.languages import is_simple, nearest, own_name, simple, spoken, tag, usual
from reefkit.widgets.match_widgets import Event as LogEvent
from reefkit.widgets.match_widgets import LogFilter, LogView, log_html
from reefkit.widgets.templates import icon, token

# ---- The head of the page: the lab, who plays, what is saved; below it what the lab puts there

top_acts = Acts()

EXPERIMENT = "experiment"
"""The page of experiments, which a game has that says what they may vary."""

PAGES = frozenset(["door", "glossary", "teachers"])
"""The whole pages of every lesson by name, beside the lab's own."""
OF_A_GAME = frozenset(["", "new", "how", "rulings", EXPERIMENT, "data"])
"""Those of a lesson that plays a match, which is the empty one."""


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
    session.desk.focus = "ask-title"


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
    # A lab that does not speak the reader's language yet does not make the next one forget it.
    is_nearest = bool(wished) and nearest(wished, session.lab.id) == here
    session.chose = to_level(wished if is_nearest else here)


def languages(session: LessonSession) -> list[tuple[str, str, str]]:
    """List the languages to which a page can change: each with its locale, its tag and its name.

    The reading level stays as it is.
    """
    here = session.say.locale
    return [
        (simple(each) if is_simple(here) else each, tag(each), own_name(each))
        for each in spoken(session.lab.id)
        if each != usual(here)
    ]


def _render_top(scene: LessonScene) -> str:
    lab = scene.lab
    return scene.render(
        "top.html",
        bar=lab.bar(scene) if scene.has_table and not scene.page else "",
        more=[each for each in lab.more if each in _pages_of(scene.session)],
        simple=is_simple(scene.say.locale),
        languages=languages(scene.session),
        # A match that cannot be saved can still be taken away as a file, by those who play it here.
        save_match=scene.has_table and match_setup.whole_here(scene.session),
    )


TOP = Part("top", _render_top, top_acts)


# ---- The bar marked *Now*: one sentence says what to do and why, or what the last act came to


def sentence(scene: LessonScene) -> Message:
    return _standing(scene) or _asked(scene)


def _standing(scene: LessonScene) -> Message | None:
    if scene.replaying:
        return message("play-replaying")
    if scene.over:
        return scene.own("play-over")
    if scene.class_view.is_closed:
        return message("class-table-gone")
    if scene.class_view.is_paused and scene.class_view.is_shared:
        return message("class-paused-title")
    own = scene.lab.standing(scene)  # what all may answer at once is asked over a cover
    if own is None and scene.covered_hand:
        return message("cover-title", player=scene.name(scene.seat))
    return own


def _asked(scene: LessonScene) -> Message:
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
        followed=replay.followed_html(scene),
        refused=scene.session.refused,
    )


NOW = Part("now", _render_now, replay.acts, on=("match",))


# ---- The record: the log with reasons, the way into the replay, and the match as files

MOST_LINES = 40
"""Newest lines that are shown until all are asked for: a page of 600 is slow to draw."""
MOST_ROUNDS = 1_000
WHOSE = ("own", "all")
_FILTERS = {"seat": "log-seat", "round": "log-round", "phase": "log-phase"}
_EVERY = ""
"""What a filter that lets everything through is set to."""

record_acts = Acts().include(match_setup.file_acts)


@record_acts.on("log-filter")
def _choose_filter(
    session: LessonSession,
    name: Literal["seat", "round", "phase"],
    value: Annotated[str, Meta(max_length=20)] = "",
) -> None:
    rounds = [str(number) for number in range(1, MOST_ROUNDS)]
    phases = (_EVERY, *session.lab.phases)
    known = {"seat": WHOSE, "round": (_EVERY, *rounds), "phase": phases}
    if value not in known[name]:
        raise reject("lab-not-understood")
    session.ui.settings[_FILTERS[name]] = value
    session.ui.settings.pop("log-all", None)


@record_acts.on("log-all")
def _show_all(session: LessonSession) -> None:
    session.ui.settings["log-all"] = not session.ui.settings.get("log-all", False)


@record_acts.on("log-see")
def _see(session: LessonSession, position: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]) -> None:
    session.ui.playing_back = False
    session.ui.looking = None
    replay.go_to(session, position)


@record_acts.on("replay-open")
def _open_replay(session: LessonSession) -> None:
    replay.go_to(session, session.open_table.position)


def _filters(scene: LessonScene) -> tuple[LogFilter, ...]:
    say, settings = scene.say, scene.ui.settings

    def told(name: str, options: list[tuple[str, Message]], label: Message) -> LogFilter:
        chosen = str(settings.get(_FILTERS[name], options[0][0] if name != "seat" else WHOSE[1]))
        said = tuple((value, say.render(each)) for value, each in options)
        return LogFilter(name, say.render(label), chosen, said)

    every = (_EVERY, message("past-log-every"))
    come = scene.table.match.rules.when(scene.now.state)[0]
    rounds = [(str(at), message("charts-whole", value=at)) for at in range(1, come + 1)]
    phases = [(each, scene.own_of("phase", each)) for each in scene.lab.phases]
    found = [
        told(
            "seat",
            [(each, scene.own(f"past-log-seat-{each}")) for each in WHOSE],
            message("past-log-seat"),
        ),
        told("round", [every, *rounds], scene.own("past-log-round")),
    ]
    if phases:
        found.append(told("phase", [every, *phases], message("past-log-phase")))
    return tuple(found)


def _event(scene: LessonScene, line: LogLine) -> LogEvent:
    say, moment = scene.say, scene.ui.moment
    place = scene.own("past-log-place", round=line.round)
    picture = token(line.organism, 28) if line.organism else ""
    if line.seat is not None:
        player = scene.name(line.seat)
        place = scene.own("past-log-place-of", player=player, round=line.round)
        picture = picture or icon(f"seat-{line.seat % 6}", 16)
    where = [say.render(place)]
    if line.phase:
        where.append(say.render(scene.own_of("phase", line.phase)))
    standing: Literal["", "here", "later"] = ""
    if moment is not None and line.moment >= moment:
        standing = "here" if line.moment == moment else "later"
    return LogEvent(
        say.render(line.text), picture, when=" · ".join(where), standing=standing,
        key=f"{line.position}-{line.number}", moment=line.moment,
    )  # fmt: skip


def _log(scene: LessonScene) -> LogView:
    filters = _filters(scene)
    chosen = {each.name: each.value for each in filters}
    found = [
        line
        for line in reversed(scene.lines)
        if (chosen["seat"] != WHOSE[0] or line.seat in {scene.seat, None})
        and chosen["round"] in {_EVERY, str(line.round)}
        and chosen.get("phase", _EVERY) in {_EVERY, line.phase}
    ]
    everything = bool(scene.ui.settings.get("log-all", False))
    lines = found if everything else found[:MOST_LINES]
    return LogView(
        tuple(_event(scene, each) for each in lines), len(found), filters, MOST_LINES, everything,
        scene.templates.render("replay_open.html"),
    )  # fmt: skip


def _render_record(scene: LessonScene) -> str:
    return scene.render(
        "record.html",
        log=log_html(scene.templates, _log(scene)),
        readings=tuple(scene.lab.game.readings),
        whole=match_setup.whole_here(scene.session),
        copied=match_setup.is_copied(scene.session),
    )


RECORD = Part("log", _render_record, record_acts)


# ---- The evidence beside the board: tabs over the live charts, the log, and
# what else the lab has

LOG = "log"
"""The tab of the record: it is the same in every lesson."""


MOST_TIME = 99
"""More rounds than a match of any game has."""


evidence_acts = Acts()


@evidence_acts.on("tab")
def _open_tab(session: LessonSession, tab: Annotated[str, Meta(max_length=20)]) -> None:
    if tab not in {FINAL, *session.lab.tabs}:
        raise reject("lab-not-understood")
    session.ui.tab = tab
    session.ui.settings.pop("log-phase", None)


@evidence_acts.on("chart-picked")
def _chart_picked(
    session: LessonSession,
    kind: Literal["bar", "ending", "point", "disaster"],
    key: Annotated[str, Meta(max_length=80)],
    time: Annotated[float, Meta(ge=0, le=MOST_TIME)],
    measure: Annotated[str, Meta(max_length=20)] = "",
) -> None:
    session.ui.settings["picked"] = (kind, key, time)
    session.ui.settings["picked-measure"] = measure


@evidence_acts.on("chart-forget")
def _chart_forget(session: LessonSession) -> None:
    session.ui.settings.pop("picked", None)


def picked(scene: LessonScene) -> tuple[str, str, float] | None:
    found = scene.ui.settings.get("picked")
    if not isinstance(found, tuple) or scene.ui.tab not in scene.lab.charts_in or scene.covered:
        return None
    kind, key, time = found
    return str(kind), str(key), float(time)


def _render_evidence(scene: LessonScene) -> str:
    lab = scene.lab
    if not lab.has_evidence(scene):
        return ""
    ended = scene.over and not scene.replaying
    return scene.render(
        "evidence.html",
        tabs=[
            (tab, scene.own("tab-final") if tab == FINAL else scene.own_of("tab", tab))
            for tab in ((FINAL, *lab.tabs) if ended else lab.tabs)
        ],
        body=_body(scene),
        told=lab.told(scene) if picked(scene) is not None else [],
        covered=scene.covered and scene.ui.tab in lab.charts_in,
        **lab.evidence_values(scene),
    )


def _body(scene: LessonScene) -> str:
    bodies = {LOG: RECORD, **scene.lab.bodies}
    body = bodies.get(scene.ui.tab)
    return body.render(scene) if body is not None else ""


def _evidence_reads(scene: LessonScene) -> object:
    ui = scene.ui
    beside = dict(ui.settings), dict(ui.plots), deepcopy(ui.hand)
    return board_cache_key(scene), scene.covered, ui.tab, ui.practice, ui.dialog, *beside


EVIDENCE = Part(
    "evidence",
    _render_evidence,
    evidence_acts.include(record_acts),
    on=("play", "over"),
    reads=_evidence_reads,
)


# ---- What the controls of every game can do: say *Ready*, undo, be helped, cover the hand

helped = Acts()
turn_acts = Acts()


@turn_acts.on("ready")
def _ready(session: LessonSession) -> None:
    session.play(Ready())
    session.ui.hand = session.lab.new_hand()


@turn_acts.on("undo")
def _undo(session: LessonSession) -> None:
    session.play(Undo())
    session.ui.hand = session.lab.new_hand()
    session.tell(message("play-undone"))


@helped.on("do-for-me")
def _do_for_me(session: LessonSession) -> None:
    if session.seat not in session.here:
        raise reject("lab-not-here")
    session.check_present()
    session.check_open()
    session.open_table.do_for_me(session.seat)
    session.next_seat()
    session.tell(message("play-done-for-you"))


turn_acts.include(helped)


cover_acts = Acts()


@cover_acts.on("show-hand")
def _show_hand(session: LessonSession) -> None:
    session.ui.uncovered = session.seat


@cover_acts.on("cover-hand")
def _cover_hand(session: LessonSession) -> None:
    session.ui.uncovered = None


def render_cover(scene: LessonScene) -> str:
    return scene.render("covered.html") if scene.covered_hand else ""
