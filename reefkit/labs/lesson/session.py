"""The session of a lesson's page: its table, its language, what it remembers, and where it is."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE, LANGUAGE_VARIABLE
from reefkit.labs.lesson import class_table, dataframe
from reefkit.labs.lesson.content import naming, own
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.session import Acts, Session
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action, Ready, Undo
from reefkit.match.log import VisibleEntry
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, locales, message
from reefkit.text.languages import is_simple, nearest, own_name, simple, spoken, tag, usual

if TYPE_CHECKING:
    from reefkit.labs.assessing.answer_session import AnswerSession, QuestionSheet
    from reefkit.labs.lesson.papers import Papers
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.what_if import Trial
    from reefkit.widgets.templates import Templates


# ---- What the page remembers and the match does not: what is chosen, open, marked and looked at

FINAL = "final"
"""The tab that a match which is over opens with."""


@dataclass
class LessonUi:
    """One page's own memory."""

    #: What the seat whose turn it is has in hand, as the lab makes it (`Lab.new_hand`); forgotten
    #: when the screen passes on.
    hand: Any
    tab: str  #: Which evidence is open: one of the lab's tabs, or `FINAL`.
    part: str = "play"  #: Which part of the lab is open: ``before``, ``play`` or ``after``.
    item: str = ""  #: The question that is open in such a part, by id; empty for none.
    #: Why the open part cannot show its questions; none when it can.
    trouble: Message | None = None
    #: The part that asked for the moment that is replayed, to come back to; empty for none.
    back: str = ""
    #: Before a match: which whole page is open (``door``, ``new``, ``how``, ``sheets``,
    #: ``rulings``); during one: empty, or such a page laid over it.
    page: str = "door"
    dialog: str = ""  #: Which dialog is open, with what it is about; empty for none.
    about: Any = None  #: What on the board was touched, so that its story is open; none for none.
    looking: int | None = None  #: Whose board is shown: a neighbour's, or none for one's own.
    #: The position of the log that is replayed; none when the page shows the present.
    moment: int | None = None
    playing_back: bool = False
    #: The seat at this screen whose hand lies open; none while the next has not asked for it
    #: (`reefkit.labs.lesson.session`).
    uncovered: int | None = None
    #: How many of a card's fates have been shown, by (round, card number in the round).
    revealed: dict[str, int] = field(default_factory=dict)
    #: What the student plotted, by (seat, survey): value of the point.
    plots: dict[str, float] = field(default_factory=dict)
    #: Strategy notes as typed and not kept in the match yet, by round and seat.
    notes: dict[str, str] = field(default_factory=dict)
    #: Whether the teacher may read such a note once it is kept, where that was chosen already.
    sharing: dict[str, bool] = field(default_factory=dict)
    quick: bool = False  #: Whether this match was begun with *Quick start*.
    practice: int | None = None  #: A number while a practice round is played; none outside it.
    #: The key of the element that the page is to print, once; the page empties it.
    printing: str = ""
    invited: str = ""  #: The code of a class that the page's address named; empty for none.
    #: What is set on the page *What if* and what came of it; none before it was open.
    what_if: Trial | None = None
    #: What parts of the page remember under names of their own. Names that begin with one of
    #: `OF_A_MATCH` are forgotten with the match.
    settings: dict[str, object] = field(default_factory=dict)


OF_A_MATCH = ("picked", "plot-", "books-", "log-")
"""How settings begin that are about one match, and say nothing of the next."""


# ---- Hidden hands on one screen: after each pass the next seat's hand is
# covered until it asks for it
#
# While it is covered, the scene sees the table as somebody who only watches it: whatever a region
# draws, nothing secret can be in it.

cover_acts = Acts()


def _cover_next(session: LessonSession) -> None:
    """Cover what lies open, as where the screen passes on."""
    session.ui.uncovered = None


def is_covered(session: LessonSession) -> bool:
    """Tell whether the hand of the seat at this screen is covered now.

    It is where hands are secret, several seats play here, and the seat has not asked for its hand;
    a match that is over has no secrets.
    """
    if not session.lab.secret_hands or session.table is None or len(session.here) < 2:
        return False
    return session.ui.uncovered != session.seat and not session.table.view(None).over


def _check_open(session: LessonSession) -> None:
    """Check that the hand of the seat at this screen lies open: nobody plays it for another."""
    if is_covered(session):
        who = session.open_table.setup.seats[session.seat].name
        raise reject("hand-covered", player=who)


@cover_acts.on("show-hand")
def _show_hand(session: LessonSession, values: object) -> None:
    """Show the hand of the seat at this screen."""
    del values
    session.ui.uncovered = session.seat


@cover_acts.on("cover-hand")
def _cover_hand(session: LessonSession, values: object) -> None:
    """Cover the hand again, as when somebody leaves the screen for a moment."""
    del values
    _cover_next(session)


def render_cover(scene: LessonScene) -> str:
    """Draw what stands in place of the controls while the hand is covered; nothing while open."""
    return scene.render("covered.html") if scene.covered_hand else ""


# ---- What the controls of every game can do: say *Ready*, undo, and be helped

helped = Acts()
turn_acts = Acts()


@turn_acts.on("ready")
def _ready(session: LessonSession, values: object) -> None:
    """Close the phase for this seat."""
    del values
    session.play(Ready())
    session.ui.hand = session.lab.new_hand()


@turn_acts.on("undo")
def _undo(session: LessonSession, values: object) -> None:
    """Take the latest choice back."""
    del values
    session.play(Undo())
    session.ui.hand = session.lab.new_hand()
    session.tell(message("play-undone"))


@helped.on("do-for-me")
def _do_for_me(session: LessonSession, values: object) -> None:
    """Let the seat's helper decide what is left of this step."""
    del values
    if session.seat not in session.here:
        raise reject("lab-not-here")
    session.check_present()
    _check_open(session)
    session.open_table.do_for_me(session.seat)
    session.next_seat()
    session.tell(message("play-done-for-you"))


turn_acts.include(helped)


# ---- Which language and reading level a page speaks: chosen by its reader, and remembered
#
# The match remembers it as the page does. What somebody chose on purpose is kept for the person
# too, whatever lab and machine they come to, and by the browser, for the door and the next
# lesson: there the lab server knows it again (`reefkit.serve.visitors`) and tells the page's
# kernel.

LANGUAGE = "language"
"""The setting of a person that names the locale they chose."""
SHELL = ("lab-skip", "lab-away", "lab-lost", "lab-ended", "lab-waiting", "lab-continue")
"""What stands round a lesson's page, where the server has written it."""


def language_here() -> str:
    """Give the locale that a lab server asks for, or English."""
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else "en"


def is_chosen_here() -> bool:
    """Tell whether that is what the reader chose in this browser, and no mere guess."""
    return os.environ.get(LANGUAGE_CHOSEN_VARIABLE) == "1"


def others(session: LessonSession) -> list[tuple[str, str, str]]:
    """List the languages to which a page can change: each with its locale, its tag and its name.

    The reading level stays as it is.
    """
    here = session.say.locale
    return [
        (simple(each) if is_simple(here) else each, tag(each), own_name(each))
        for each in spoken(session.lab.id)
        if each != usual(here)
    ]


def choose(session: LessonSession, locale: str) -> None:
    """Speak as the reader asks, and remember it for the person.

    Raises
    ------
    Rejection
        When the lab does not speak it.
    """
    if usual(locale) not in spoken(session.lab.id):
        raise reject("lab-not-understood")
    session.speak(locale)
    session.chose = locale
    keep(session)


def change_level(session: LessonSession) -> None:
    """Say everything in easier words, or in the usual ones again."""
    here, wished = session.say.locale, session.chose
    to_level = usual if is_simple(here) else simple
    session.speak(to_level(here))
    # A lab that does not speak the reader's language yet does not make the next one forget it.
    is_nearest = bool(wished) and nearest(wished, session.lab.id) == here
    session.chose = to_level(wished if is_nearest else here)
    keep(session)


def keep(session: LessonSession) -> None:
    """Keep for the person what was chosen, once there is somebody to keep it for."""
    storage, locale = session.storage, session.chose
    somebody = None if storage is None else storage.people.current
    if storage is None or somebody is None or not (locale and somebody.id):
        return
    if session.kept_language == (somebody.id, locale):
        return
    scope = somebody.scope
    session.kept_language = (somebody.id, locale)
    if storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None) != locale:
        storage.lasting.write(lambda store: store.work.remember(scope, LANGUAGE, locale))


def _recall(session: LessonSession) -> None:
    """Speak as the person who works at the page once chose; nothing where nobody is known."""
    storage = session.storage
    somebody = None if storage is None else storage.people.current
    if storage is None or somebody is None or not somebody.id:
        return
    scope = somebody.scope
    found = storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None)
    if isinstance(found, str) and found in locales():
        session.speak(nearest(found, session.lab.id))
        session.chose, session.kept_language = found, (somebody.id, found)


def speech(session: LessonSession) -> dict[str, object]:
    """Give what a browser is to know of the page's language.

    Returns
    -------
    dict
        ``lang``, the language's tag; ``keep``, the locale that the browser is to remember, empty
        for none; ``texts``, what stands round the page, by id, and its title.
    """
    say = session.say
    texts = {each: say.render(message(each)) for each in SHELL}
    texts["title"] = say.render(own(say, session.lab.id, "lesson-title"))
    return {"lang": tag(say.locale), "keep": session.chose, "texts": texts}


# ---- The session of a lesson's page: its table, its memory, and where it is

OWN_TEMPLATES = Path(__file__).parent / "templates"
SAVE_TEMPLATES = Path(__file__).parents[1] / "templates"
QUESTION_TEMPLATES = Path(__file__).parents[1] / "assessing" / "templates"


def make_templates(lab: AnyLab, say: Catalogue) -> Templates:
    """Give a lab's templates, said in the catalogue's language; its own stand before the room's."""
    from reefkit.labs.lesson.content import glossary  # noqa: PLC0415  # with the templates
    from reefkit.widgets.templates import Templates  # noqa: PLC0415  # Jinja: when it is needed

    folders = (lab.templates, OWN_TEMPLATES, QUESTION_TEMPLATES, SAVE_TEMPLATES)
    return Templates(say, *folders, glossary=glossary(lab.id, say))


class _Memory(msgspec.Struct):
    """What is kept of a page beside its match: what the student did that is no decision yet."""

    plots: dict[str, float] = {}
    notes: dict[str, str] = {}
    sharing: dict[str, bool] = {}
    revealed: dict[str, int] = {}
    practice: int | None = None
    quick: bool = False
    locale: str = ""
    rounds: int = 0
    round: int = 0
    over: bool = False


class LessonSession(Session):
    """A page of a lesson: its table, its memory, and where its matches are kept.

    Parameters
    ----------
    lab
        What the lab brings.
    acts
        What the page's controls may do.
    say, storage
        As `Session` has them; no storage keeps matches in memory alone.

    Attributes
    ----------
    drawn
        The position of the match that was drawn last.
    followed
        The table of the class, and the seats there, to which the page went last.
    papers
        The bank and forms that the teacher chose; none: the lesson's own.
    laid, drawn_first
        Sheets that were composed, each with what it was composed for.
    chose, kept_language
        The locale that the reader chose on purpose, empty for none; and for whom it is kept.
    """

    def __init__(
        self, lab: AnyLab, acts: Acts, say: Catalogue, storage: Storage | None = None
    ) -> None:
        super().__init__(acts, say, storage)
        self.lab = lab
        self.ui = LessonUi(lab.new_hand(), lab.tabs[0])
        self.drawn: int | None = None
        self.followed: tuple[str, tuple[int, ...]] | None = None
        self.asked_by_class: tuple[object, ...] | None = None
        self.papers: Papers | None = None
        self.laid: tuple[object, QuestionSheet] | None = None
        self.drawn_first: tuple[object, QuestionSheet] | None = None
        self.templates = make_templates(lab, say)
        self.chose = ""
        self.kept_language: tuple[str, str] | None = None
        self._was_over = False
        self._place: dict[str, str] = {"part": self.ui.part}

    @cached_property
    def desk(self) -> AnswerSession:
        """The desk of *Before* and *After*."""
        from reefkit.labs.assessing.answer_session import AnswerSession  # noqa: PLC0415  # when it is needed

        return AnswerSession(lambda: self.work)

    def scene(self) -> Any:
        """Read the session for one drawing, or for one act's look at the table."""
        return self.lab.scene_class(self, self.templates)

    @property
    def hand(self) -> Any:
        """What the seat whose turn it is has in hand."""
        return self.ui.hand

    def play(self, action: Action) -> list[VisibleEntry]:
        """Play an action of the seat whose turn it is here.

        Raises
        ------
        Rejection
            When the page shows the past, the seat's hand is covered, or as `Session` has it.
        """
        _check_open(self)
        return self.play_for(self.seat, action)

    def play_for(self, seat: int, action: Action) -> list[VisibleEntry]:
        """Play an action of any seat here, as where all may answer at once; the turn stays.

        Raises
        ------
        Rejection
            As `play` has it.
        """
        self.check_present()
        class_table.check_plays(self)
        table = self.open_table
        if seat not in self.here:
            raise reject("lab-not-here")
        try:
            steps = table.act(seat, action)
        except Rejection as error:
            raise class_table.quicker(self, seat, action, error) from error
        self.next_seat()
        return steps

    def check_present(self) -> None:
        """Check that the page shows the present: nobody plays in the past.

        Raises
        ------
        Rejection
            When it shows the past.
        """
        if self.ui.moment is not None:
            raise reject("replaying")

    def on_pass(self) -> None:
        """Forget what the last seat had in hand, and show the board of the next."""
        self.ui.hand = self.lab.new_hand()
        self.ui.looking = None
        self.ui.about = None
        _cover_next(self)

    def sit(self, table: Table, here: Sequence[int], seat: int | None = None) -> None:
        """Take a table, and forget what was in hand at the last one."""
        self.ui.hand = self.lab.new_hand()
        self.ui.page = ""
        self.ui.moment = self.ui.looking = self.ui.about = None
        self.ui.playing_back = False
        self.ui.what_if = None
        _cover_next(self)
        super().sit(table, here, seat)
        dataframe.note_opened(self)

    def look_around(self) -> bool:
        """Read what changed in the class, and go where it says; tell whether anything changed."""
        return class_table.attend(self)

    def speak(self, locale: str) -> None:
        """Say the whole page in another language or reading level.

        Raises
        ------
        Rejection
            When the page does not speak it.
        """
        if locale not in locales():
            raise reject("lab-not-understood")
        self.say = naming(catalogue(locale), self.lab.names())
        self.templates = make_templates(self.lab, self.say)

    def reopen(self) -> None:
        """Open again the match that was open when the page was left, as after a reload."""
        if self.storage is None:
            return
        if not self.chose:
            _recall(self)
        if class_table.attend(self, arriving=True):
            return
        kept = self.storage.recall()
        if kept is None:
            return
        try:
            table = self.storage.open(kept.match)
            seats = enumerate(table.setup.seats)
            people = tuple(seat for seat, who in seats if who.bot is None)
            self.sit(table, [seat for seat in kept.here if seat in people] or people, kept.seat)
        except ReefkitError as error:
            self.table = None
            self.refuse(error.message)
            return
        memory = self.remember(kept.page)
        self.ui.practice = memory.practice
        if memory.locale in locales() and not self.chose:
            self.speak(memory.locale)

    def remember(self, page: Mapping[str, object]) -> _Memory:
        """Take up what the page remembered of the open match; what it knew of another is gone.

        Parameters
        ----------
        page
            As it was kept; nothing of it for a match that begins, or where it is damaged.
        """
        try:
            memory = msgspec.convert(page, _Memory)
        except msgspec.ValidationError:
            memory = _Memory()  # of an older page, or damaged: the match itself is whole
        ui = self.ui
        ui.plots, ui.notes, ui.revealed = memory.plots, memory.notes, memory.revealed
        ui.sharing = memory.sharing
        ui.quick, ui.practice, ui.dialog = memory.quick, None, ""
        self.lab.take_hand(ui.hand, page)
        for name in [each for each in ui.settings if each.startswith(OF_A_MATCH)]:
            del ui.settings[name]
        ui.tab = self.lab.tabs[0] if ui.tab == FINAL else ui.tab
        self._was_over = False
        return memory

    def changed(self) -> None:
        """Keep what the page remembers, then draw."""
        try:
            self._keep()
            over = self.table is not None and self.table.view(None).over
        except ReefkitError as error:
            # The file was damaged or taken away while it was open: said, and nothing is lost here.
            self.refuse(error.message)
            over = self._was_over
        if over and not self._was_over:
            self.ui.tab = FINAL
        self._was_over = over
        self.drawn = None if self.table is None else self.table.match.position
        super().changed()
        self._keep_place()
        keep(self)

    def _keep(self) -> None:
        if self.storage is None:
            return
        if self.storage.table is None or self.storage.table is not self.table:
            return
        ui, match = self.ui, self.open_table.match
        memory = _Memory(
            ui.plots,
            ui.notes,
            ui.sharing,
            ui.revealed,
            ui.practice,
            ui.quick,
            self.say.locale,
            self.lab.rounds(match.setup.options),
            int(match.rules.when(match.state)[0]),
            match.is_over,
        )
        page: dict[str, object] = {
            **msgspec.to_builtins(memory),
            **self.lab.keep_hand(ui.hand),
        }
        self.storage.remember(self.here, self.seat, page)

    # -- where on the page -----------------------------------------------------------------------

    def place(self) -> dict[str, str]:
        """Give the part of the lab and the question that are open, or the class to be joined."""
        if self.ui.invited and self.ui.page == class_table.JOIN_PAGE:
            return {"part": self.ui.part, "join": self.ui.invited}
        item = self.ui.item if self.ui.part != "play" else ""
        return {"part": self.ui.part, "item": item} if item else {"part": self.ui.part}

    def go_to(self, place: Mapping[str, Any]) -> None:
        """Go to the part and the question that an address or another machine names."""
        part, item = place.get("part"), place.get("item")
        if part not in {"before", "play", "after"}:
            return
        self.ui.part = part
        if part == "play":
            return
        from reefkit.labs.lesson.papers import lay  # noqa: PLC0415  # when there is a sheet to lay

        self.ui.page = ""
        lay(self)
        if isinstance(item, str) and self.desk.sheet is not None:
            self.desk.open_question(item)

    def greet(self) -> None:
        """Speak as somebody who has just come by a code once chose."""
        _recall(self)

    def show(self, page: str) -> None:
        """Open one of the lab's whole pages."""
        self.ui.page = page

    def _keep_place(self) -> None:
        """Keep the place for another machine, once there is somebody to come back to it."""
        storage = self.storage
        if storage is None or storage.people.current is None:
            return
        place = self.place()
        if place != self._place:
            self._place = place
            storage.work.remember(PLACE, place)
