"""The lab's whole pages, one open at a time: how to play, glossary, notes for teachers, and all."""

from __future__ import annotations

import unicodedata
from typing import Annotated, NamedTuple

from msgspec import Meta

from reefkit.assess.forms import Bank, read_bank
from reefkit.assess.items import Argument, Text
from reefkit.content import Library
from reefkit.labs.lesson import replay, survey_notes
from reefkit.labs.lesson.content import LessonEvent, Teaching, TeachingPlan, teaching, terms
from reefkit.labs.lesson.lab import AnyLab, Part
from reefkit.labs.lesson.parts import (
    data_page,
    entrance,
    experiment_page,
    match_view,
    questions,
    what_if_page,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_view import QuestionView
from reefkit.labs.session import Acts
from reefkit.match.errors import Rejection, reject
from reefkit.match.new_match import Ruling
from reefkit.text import Message, message, once

# ---- How to play, and the rulings: two whole pages, made from the content


class _Turned(NamedTuple):
    """A ruling with where it can be turned."""

    number: str
    text: Message
    where: Message


def _render_how(scene: LessonScene) -> str:
    lab = scene.lab
    return scene.render(
        "how.html", steps=lab.how(scene), practice=lab.practice, **lab.how_values(scene)
    )


# -- rulings -------------------------------------------------------------------------------------


@once
def _rulings(game: str) -> dict[str, Ruling]:
    return Library().load(f"{game}/rulings.toml", dict[str, Ruling])


def _turned(scene: LessonScene, id_: str, ruling: Ruling) -> _Turned:
    return _Turned(id_.upper(), Message(f"ruling-{id_}"), _where(scene, ruling.where))


def _where(scene: LessonScene, where: str) -> Message:
    if where == "rule":
        return message("turn-rule")
    file, _, rest = where.partition(".")
    if file == "options":
        return message("turn-option", option=scene.own_of("option", rest.replace("_", "-")))
    folder, (entry, _, key) = f"data/{scene.lab.id}", rest.rpartition(".")
    if not entry or file in {"numbers", "score", "schedule"}:
        return message("turn-number", key=rest, file="rules.toml", folder=folder)
    return message("turn-file", key=key, entry=entry, file=f"{file}.toml", folder=folder)


def _render_rulings(scene: LessonScene) -> str:
    sections: dict[str, list[_Turned]] = {}
    for id_, ruling in _rulings(scene.lab.id).items():
        sections.setdefault(ruling.section, []).append(_turned(scene, id_, ruling))
    said = [(name, scene.own_of("ruling-section", name), each) for name, each in sections.items()]
    return scene.render("rulings.html", sections=said)


def _reads_settings(scene: LessonScene) -> object:
    return scene.session.table, dict(scene.ui.settings)


def _reads_round(scene: LessonScene) -> object:
    return _reads_settings(scene), scene.has_table and (scene.round, scene.over)


HOW = Part("how", _render_how, reads=_reads_round)
RULINGS = Part("rulings", _render_rulings, reads=_reads_settings)


# ---- The glossary: a page of all terms, and the small window that a term opens where it stands

glossary_acts = Acts()
TERM_OPEN = "glossary-term"
HOOK_OPEN = "hook"
TERM_SOUGHT = "glossary-find"
TERM_LETTER = "glossary-letter"
"""What the page remembers: the term that is open, whether the lesson's question is, what is looked
for, and the letter chosen."""


class _TermEntry(NamedTuple):
    """A term as the page shows it."""

    id: str
    name: str
    letter: str  #: Under which it stands.
    see: tuple[str, ...]  #: Terms to read next.
    #: ``art``, ``mark``, ``icon``: What is drawn beside it; empty for nothing.
    art: str
    mark: str
    icon: str

    @property
    def means(self) -> Message:
        return Message(f"word-{self.id}.means")


@glossary_acts.on("term")
def _open_term(session: LessonSession, word: Annotated[str, Meta(max_length=60)]) -> None:
    if word not in terms(session.lab.id):
        raise reject("glossary-no-such")
    session.ui.settings[TERM_OPEN] = word


@glossary_acts.on("close-term")
def _close_term(session: LessonSession) -> None:
    session.ui.settings.pop(TERM_OPEN, None)


@glossary_acts.on("hook")
def _open_hook(session: LessonSession) -> None:
    session.ui.settings[HOOK_OPEN] = True


@glossary_acts.on("close-hook")
def _close_hook(session: LessonSession) -> None:
    session.ui.settings.pop(HOOK_OPEN, None)


@glossary_acts.on("glossary-open")
def _open_glossary(session: LessonSession) -> None:
    if session.pages_wait:
        raise Rejection(message("ask-pages-wait"))
    for each in (TERM_OPEN, TERM_SOUGHT, TERM_LETTER):
        session.ui.settings.pop(each, None)
    session.ui.dialog = ""
    session.ui.page = "glossary"


@glossary_acts.on("glossary-find")
def _find(session: LessonSession, value: Annotated[str, Meta(max_length=200)] = "") -> None:
    session.ui.settings[TERM_SOUGHT] = value
    session.ui.settings.pop(TERM_LETTER, None)


@glossary_acts.on("glossary-letter")
def _choose_letter(session: LessonSession, letter: Annotated[str, Meta(max_length=4)] = "") -> None:
    session.ui.settings[TERM_LETTER] = letter
    session.ui.settings.pop(TERM_SOUGHT, None)


@glossary_acts.on("glossary-print")
def _print_glossary(session: LessonSession) -> None:
    for each in (TERM_SOUGHT, TERM_LETTER):
        session.ui.settings.pop(each, None)
    session.ui.printing = "glossary"


def _entries(scene: LessonScene) -> list[_TermEntry]:
    found = []
    for id_, term in terms(scene.lab.id).items():
        name = scene.say.render(Message(f"word-{id_}"))
        found.append(_TermEntry(id_, name, _letter(name), term.see, term.art, term.mark, term.icon))
    return sorted(found, key=lambda each: _plain(each.name))


def _plain(name: str) -> str:
    split = unicodedata.normalize("NFKD", name)
    return "".join(each for each in split if not unicodedata.combining(each)).casefold()


def _letter(name: str) -> str:
    return _plain(name)[:1].upper()


def _fits(scene: LessonScene, each: _TermEntry, sought: str) -> bool:
    told = [each.name, *(scene.say.render(Message(f"word-{each.id}.{part}")) for part in _TEXTS)]
    return any(sought in _plain(text) for text in told)


_TEXTS = ("forms", "means")


def _render_glossary(scene: LessonScene) -> str:
    every = _entries(scene)
    sought = str(scene.ui.settings.get(TERM_SOUGHT, ""))
    letter = str(scene.ui.settings.get(TERM_LETTER, ""))
    shown = [each for each in every if letter in {"", each.letter}]
    if sought.strip():
        shown = [each for each in shown if _fits(scene, each, _plain(sought.strip()))]
    letters: dict[str, list[_TermEntry]] = {}
    for each in shown:
        letters.setdefault(each.letter, []).append(each)
    return scene.render(
        "glossary.html",
        letters=letters,
        initials=sorted({each.letter for each in every}),
        letter=letter,
        sought=sought,
        count=len(shown),
    )


def _render_term(scene: LessonScene) -> str:
    word = scene.ui.settings.get(TERM_OPEN)
    if word not in terms(scene.lab.id):
        return ""
    (found,) = [each for each in _entries(scene) if each.id == word]
    on_page = scene.ui.page == "glossary"
    asked = scene.asking and not QuestionView(scene.session.desk).glossed
    return scene.render("glossary_term.html", each=found, on_page=on_page, asked=asked)


GLOSSARY = Part("glossary", _render_glossary, glossary_acts, reads=_reads_settings)


# ---- For teachers: plans, talk, what to watch for, rubrics and alignment, on
# one page that prints

teachers_acts = Acts()
MOST_LINES = 20
"""More lines than any lab has to say to a teacher before the class."""


class _Rubric(NamedTuple):
    """The rubric of an open item: what is asked, and what each level says, the lowest first."""

    id: str
    asked: Message
    levels: tuple[Message, ...]
    goals: tuple[str, ...]
    model: Message | None  #: A good answer; none where there is none.


@teachers_acts.on("print-teachers")
def _print_teachers(session: LessonSession) -> None:
    if session.answers_wait:
        raise Rejection(message("teach-closed"))
    session.ui.printing = "teachers"


def _rubrics(bank: Bank) -> list[_Rubric]:
    return [
        _Rubric(
            id_,
            Message(f"item-{id_}"),
            tuple(Message(f"item-{id_}.level-{level}") for level in range(item.levels + 1)),
            item.goals,
            Message(f"item-{id_}.model") if isinstance(item, Argument) else None,
        )
        for id_, item in bank.items.items()
        if isinstance(item, Text) and item.levels
    ]


def _plans(notes: Teaching) -> list[tuple[str, TeachingPlan, list[int]]]:
    """Return the plans, each with the minutes of its sittings."""
    return [
        (name, plan, [sum(step.minutes for step in sitting) for sitting in plan.sittings])
        for name, plan in notes.plan.items()
    ]


def _events(scene: LessonScene, notes: Teaching) -> list[tuple[str, LessonEvent, list[Message]]]:
    name_of = scene.lab.card_name
    return [
        (name, event, [name_of(card) for card in event.cards])
        for name, event in notes.event.items()
    ]


def _sources(game: str, notes: Teaching, bank: Bank) -> list[tuple[Message, str]]:
    named = [(Message(f"word-{id_}"), term.source) for id_, term in terms(game).items()]
    named += [(Message(id_), source) for id_, source in notes.source.items()]
    named += [(bank.question(id_).title, item.source) for id_, item in bank.items.items()]
    return [(claim, source) for claim, source in named if source]


def _before(scene: LessonScene) -> list[Message]:
    """Return the advice for preparation, from messages `teach-before-<game>-1` and so on."""
    ids = (f"teach-before-{scene.lab.id}-{number}" for number in range(1, MOST_LINES))
    return [Message(id_) for id_ in ids if scene.say.has(id_)]


def goals(scene: LessonScene) -> list[tuple[str, Message]]:
    letters = scene.lab.goals.upper()
    return [(each, Message(f"teach-goal-{scene.lab.id}-{each}")) for each in letters]


def _render_teachers(scene: LessonScene) -> str:
    if scene.session.answers_wait:
        return scene.render("teachers_closed.html")
    game = scene.lab.id
    notes = teaching(game)
    bank = read_bank(Library(), game)
    return scene.render(
        "teachers.html",
        before=_before(scene),
        goals=goals(scene),
        plans=_plans(notes),
        events=_events(scene, notes),
        notes=notes,
        rubrics=_rubrics(bank),
        sources=_sources(game, notes, bank),
        axes="axes" in {each.name for each in scene.lab.own_pages},
    )


def _reads_notes(scene: LessonScene) -> object:
    return _reads_settings(scene), scene.session.answers_wait


TEACHERS = Part("teachers", _render_teachers, teachers_acts, reads=_reads_notes)


# ---- What opens over whatever is shown: a term of the glossary, or the lesson's question


def render_windows(scene: LessonScene) -> str:
    hook = scene.render("hook_window.html") if HOOK_OPEN in scene.ui.settings else ""
    return hook + (_render_term(scene) if TERM_OPEN in scene.ui.settings else "")


TERM = Part("help", render_windows)


# ---- The lab's whole pages, one open at a time: from the door to the notes for teachers

PAGES = (
    questions.BEFORE,
    questions.AFTER,
    questions.LATER,
    entrance.DOOR,
    entrance.NEW_MATCH,
    HOW,
    RULINGS,
    GLOSSARY,
    TEACHERS,
    entrance.RECEIPT,
    entrance.WHO,
    entrance.CLASS_JOIN,
    entrance.CLASS_HOME,
    what_if_page.WHAT_IF,
    experiment_page.EXPERIMENT,
    data_page.DATA,
)
"""The pages of every lesson; a lab's own stand in `Lab.own_pages`."""
page_acts = Acts().include(
    questions.question_acts,
    glossary_acts,
    teachers_acts,
    entrance.receipt_acts,
    entrance.class_page_acts,
)
match_acts = Acts().include(
    questions.after_acts,
    entrance.door_acts,
    entrance.new_match_acts,
    what_if_page.what_if_acts,
    experiment_page.experiment_acts,
    data_page.data_acts,
)
"""What only a lesson that plays a match may do."""


def _open_page(scene: LessonScene) -> Part | None:
    """Find the open page; a lab's own page takes precedence over a shared one."""
    pages = {page.name: page for page in (*PAGES, *scene.lab.own_pages)}
    return pages.get(scene.page)


def _render_whole(scene: LessonScene) -> str:
    page = _open_page(scene)
    if page is None:
        return ""
    said, refused = _answer(scene)
    return page.render(scene) + scene.render("whole_said.html", said=said, refused=refused)


def _reads_whole(scene: LessonScene) -> object:
    """Read the inputs of the open page; a page that declares none is always redrawn."""
    page = _open_page(scene)
    if page is None or page.reads is None:
        return object()
    return page.name, page.reads(scene), _answer(scene)


def _answer(scene: LessonScene) -> tuple[Message | None, bool]:
    """Return the answer to the last act and whether it was refused, ignoring bot moves."""
    session, move = scene.session, scene.session.bot_move
    is_answer = session.refused or move is None or session.said is not move.after
    return (session.said if is_answer else None), session.refused


WHOLE = Part("whole", _render_whole, page_acts, on=("whole",), reads=_reads_whole)


# ---- What the regions of every lesson's page may do, together


def acts_of(lab: AnyLab) -> Acts:
    acts, seen = Acts(), list[Acts]()
    playing = match_acts, match_view.cover_acts, replay.acts, survey_notes.acts
    for each in (
        *(playing if lab.plays else ()),
        *(part.acts for part in (*lab.parts, *lab.own_pages, *lab.bodies.values())),
        *lab.more_acts,
    ):
        if not any(each is other for other in seen):
            acts.include(each)
            seen.append(each)
    return acts


OPENING: tuple[Part, ...] = (
    match_view.TOP,
    WHOLE,
    questions.RAIL,
    questions.HEAD,
    questions.BODY,
    questions.FOOT,
    questions.SIDE,
    match_view.NOW,
)
"""The regions that stand before a lab's own, in reading order."""
