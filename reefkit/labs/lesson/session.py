"""`LessonSession`: the open match of a lesson's page, its language, and the open part.

The locale that a person chose is stored twice: in the store for the person, and in the browser for
the front page and the next lesson. From the browser the lab server reads it
(`reefkit.serve.visitors`) and passes it to the kernel.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from reefkit.assess.bank import PARTS, Part
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.environment import forgets
from reefkit.labs.lesson import class_table, dataframe, papers
from reefkit.labs.lesson.content import glossary, naming, own
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.lesson.page_memory import (
    DATA,
    EXPERIMENT,
    FINAL,
    OF_A_MATCH,
    SHELL,
    TEACHERS,
    LessonUi,
)
from reefkit.labs.lesson.papers import Papers, name_of
from reefkit.labs.lesson.personal_bests import note_records
from reefkit.labs.membership import ClassMembership, ClassPlace, Membership
from reefkit.labs.question_sheet import QuestionSheet
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.session import Session
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import Rejection, StoreFault, reject
from reefkit.match.game import Action
from reefkit.match.log import VisibleEntry
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, locales, message
from reefkit.text.languages import LANGUAGE_VARIABLE, nearest, tag
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.labs.setting import Setting
    from reefkit.widgets.templates import Templates

LANGUAGE = "language"
"""Key of a person's setting: the locale they chose."""


def language_here() -> str:
    """Return the locale that the server named, or else English."""
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else "en"


def is_chosen_here() -> bool:
    """Return whether the reader chose that locale in this browser."""
    return os.environ.get(LANGUAGE_CHOSEN_VARIABLE) == "1"


POLLS = {"calm": 4, "brisk": 2, "at-once": 0}
"""Polls of the table per move of a bot, by pace; with 0, bots move at once."""


class _FollowedMove(NamedTuple):
    """The latest move of a bot: consecutive entries of one seat, as the viewer may know them."""

    start: int  #: Position of its first entry.
    end: int  #: Position after its last entry.
    seat: int
    lines: tuple[Message, ...]  #: What the bot did and why, in the last round and phase.
    after: Message | None  #: Message that the page showed before the move.


OWN_TEMPLATES = Path(__file__).parent / "templates"
PAGE_TEMPLATES = Path(__file__).parents[1] / "templates"


def make_templates(lab: AnyLab, say: Catalogue) -> Templates:
    """Make a lab's templates for a language; templates in the lab's own folder come first."""
    from reefkit.widgets.templates import Templates  # noqa: PLC0415  # Jinja is slow to import

    folders = (lab.templates, OWN_TEMPLATES, PAGE_TEMPLATES)
    return Templates(say, *folders, glossary=glossary(lab.id, say))


class _Memory(msgspec.Struct):
    """What is stored of a page with its match, besides the log.

    The last three fields are for lists of matches, made without replaying the matches
    (`reefkit.labs.resumable`).
    """

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
    """A page of a lesson: its match, the state of its regions, and its place in a class.

    Attributes
    ----------
    followed
        Id and seats of the class table that the page opened last; None without one.
    class_questions
        Forms, feedback and attempts that the class asks with; None outside a class.
    asks_later
        Whether the class has opened the part *Later*.
    papers
        Bank and forms chosen by the teacher; None for the lesson's own.
    returned_sheet
        Texts of an earlier match that are open since the teacher returned one; None for none.
    bot_move
        The latest move of a bot; None if there was none.
    chose
        The locale that the reader chose; empty if they chose none.
    stored_language
        Id of the person for whom `chose` was stored last, and that locale.
    """

    def __init__(
        self, lab: AnyLab, acts: Acts, say: Catalogue, storage: Storage | None = None
    ) -> None:
        super().__init__(acts, say, storage)
        self.lab = lab
        self.ui = LessonUi(lab.new_hand(), lab.tabs[0])
        self.followed: tuple[str, tuple[int, ...]] | None = None
        self._sent: tuple[str, int] | None = None
        self._is_behind = False
        self.class_questions: tuple[object, ...] | None = None
        self.asks_later = False
        self.papers: Papers | None = None
        self.returned_sheet: QuestionSheet | None = None
        self._sheets: dict[str, tuple[object, QuestionSheet]] = {}
        self.templates = make_templates(lab, say)
        self.bot_move: _FollowedMove | None = None
        self.chose = ""
        self.stored_language: tuple[str, str] | None = None
        self._spoken_here = language_here()
        self._was_over = False
        self._place: dict[str, str] = {"part": self.ui.part}

    @cached_property
    def answering(self) -> AnswerSession:
        return AnswerSession(lambda: self.work)

    @property
    def focus(self) -> str:
        return self.answering.focus

    @focus.setter
    def focus(self, key: str) -> None:
        self.answering.focus = key

    def scene(self) -> Any:
        return self.lab.scene_class(self, self.templates)

    def scene_to_draw(self) -> Any:
        self.open_sheet_of_part()
        return self.scene()

    @property
    def hand(self) -> Any:
        return self.ui.hand

    @property
    def polls_between_bots(self) -> int:
        """Polls per move of a bot (`POLLS`); 1 if people at other pages follow the bots too."""
        return 1 if class_table.has_others(self) else POLLS[self.ui.pace]

    @property
    def holds_bots(self) -> bool:
        table = self.table
        if table is None or class_table.has_others(self):
            return False
        return bool(table.bot_seats & set(table.awaited_seats)) and self.lab.holds_bots(self)

    def follow(self, entry: VisibleEntry) -> None:
        """Note what a bot did and why in `bot_move`, as far as the viewer may know it.

        `entry`: The entry just appended; if it follows the last one noted and is of the same seat,
        both are one move. Entries of people here and of the clock are ignored.
        """
        table, seat, last = self.open_table, entry.seat, self.bot_move
        if seat is None or seat in self.here:
            return
        goes_on = last is not None and last.seat == seat and last.end == entry.position
        start = last.start if last is not None and goes_on else entry.position
        viewer = None if self.hand_is_covered else self.seat
        lines = log_lines(table, viewer, self.lab.lines)
        news = [each for each in lines if each.position >= start]
        news = [each for each in news if each.seat == seat] or news
        news = [each for each in news if each[2:4] == news[-1][2:4]]  # one round and phase
        if news:
            texts = tuple(each.text for each in news)
            self.bot_move = _FollowedMove(start, table.position, seat, texts, self.said)

    def play(self, action: Action) -> list[VisibleEntry]:
        """Play an action of the seat whose turn it is here.

        Raises
        ------
        Rejection
            If the seat's hand is covered, or as `play_for`.
        """
        self.check_open()
        return self.play_for(self.seat, action)

    def play_for(self, seat: int, action: Action) -> list[VisibleEntry]:
        """Play an action of any seat at this screen, for phases in which all may act at once.

        Raises
        ------
        Rejection
            If the seat may not move here (`check_may_move`), or the action is not allowed.
        StoreFault
            As `check_may_move`, or if a class table cannot store the action.
        """
        self.check_may_move(seat)
        table = self.open_table
        try:
            steps = table.act(seat, action)
        except Rejection as error:
            raise class_table.quicker(self, seat, action, error) from error
        self.bot_move = None
        self.next_seat()
        return steps

    def check_may_move(self, seat: int) -> None:
        """Check that a seat may move here, and take this screen's seats back from bots.

        Raises
        ------
        Rejection
            If the page shows an earlier moment, the seat is not at this screen, or the class table
            is closed, paused or only watched.
        StoreFault
            If the seat cannot be taken back from a bot.
        """
        self.check_present()
        class_table.check_plays(self)
        if seat not in self.here:
            raise reject("lab-not-here")

    def check_present(self) -> None:
        """Raise a `Rejection` if the page shows an earlier moment."""
        if self.ui.moment is not None:
            raise reject("replaying")

    def on_pass(self) -> None:
        self.ui.hand = self.lab.new_hand()
        self.ui.looking = None
        self.ui.about = None
        self.ui.uncovered = None

    def sit(self, table: Table, here: Sequence[int], seat: int | None = None) -> None:
        self.ui.hand = self.lab.new_hand()
        self.ui.page = ""
        self.ui.moment = self.ui.looking = self.ui.about = None
        self.ui.playing_back = self.ui.lapse = False
        self.ui.what_if = self.bot_move = None
        self.ui.uncovered = None
        super().sit(table, here, seat)
        # People who share a screen have no time limit.
        table.has_no_deadline = lambda: len(self.here) > 1 or class_table.is_calm(self)
        table.at_once = lambda: not self.polls_between_bots
        dataframe.note_opened(self)

    # -- a hidden hand: after each pass it is covered until the next seat asks to see it

    @property
    def hand_is_covered(self) -> bool:
        """Whether the hand of the seat at this screen is covered now.

        It is covered if hands are secret, several seats play at this screen, the seat has not asked
        to see its hand, and the match is not over. The scene then sees the table as a spectator
        does, so that no region can draw a secret.
        """
        if self.table is None or len(self.here) < 2 or not self.lab.hides_hands(self.table):
            return False
        return self.ui.uncovered != self.seat and not self.table.view(None).over

    def check_open(self) -> None:
        """Raise a `Rejection` if the hand of the seat at this screen is covered."""
        if self.hand_is_covered:
            raise reject("hand-covered", player=self.open_table.setup.seats[self.seat].name)

    # -- the language that a person chose, stored for every lab and machine they use

    def speak(self, locale: str) -> None:
        """Change the language or reading level of the whole page.

        Raises
        ------
        Rejection
            If there is no such locale.
        """
        if locale not in locales():
            raise reject("lab-not-understood")
        self.say = naming(catalogue(locale), self.lab.names())
        self.templates = make_templates(self.lab, self.say)

    def speech(self) -> dict[str, object]:
        """Return the values that the browser needs to change the page's language.

        ``lang`` is the language's tag; ``keep`` the locale that the browser is to remember, or
        empty; ``texts`` the sentences of `SHELL` by id.
        """
        texts = {each: self.say.render(message(each)) for each in SHELL}
        if forgets():
            texts["lab-away"] = self.say.render(message("lab-away-forgets"))
        return {"lang": tag(self.say.locale), "keep": self.chose, "texts": texts}

    def greet(self) -> None:
        storage = self.storage
        somebody = None if storage is None else storage.people.current
        if storage is None or somebody is None or not somebody.id:
            return
        scope = somebody.scope
        found = storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None)
        if isinstance(found, str) and found in locales():
            self.speak(nearest(found, self.lab.id))
            self.chose, self.stored_language = found, (somebody.id, found)

    def _keep_language(self) -> None:
        storage, locale = self.storage, self.chose
        somebody = None if storage is None else storage.people.current
        if storage is None or somebody is None or not (locale and somebody.id):
            return
        if self.stored_language == (somebody.id, locale):
            return
        scope = somebody.scope
        self.stored_language = (somebody.id, locale)
        if storage.lasting.read(lambda store: store.work.recall(scope, LANGUAGE), None) != locale:
            storage.lasting.write(lambda store: store.work.remember(scope, LANGUAGE, locale))

    # -- the match that is open, and what the page remembers of it

    def reopen(self) -> None:
        if self.storage is None:
            return
        if not self.chose:
            self.greet()
        if self.look_around(arriving=True):
            return
        remembered = self.storage.recall()
        if remembered is None:
            setting = self.membership.setting
            if setting is not None and setting.game == self.lab.id and self.lab.plays:
                self._go_home()
            return
        try:
            table = self.storage.open(remembered.match)
            seats = enumerate(table.setup.seats)
            people = tuple(seat for seat, who in seats if who.bot is None)
            self.sit(
                table,
                [seat for seat in remembered.here if seat in people] or people,
                remembered.seat,
            )
        except ReefkitError as error:
            self.table = None
            self.refuse(error.message)
            return
        memory = self.remember(remembered.page)
        self.ui.practice = memory.practice
        if memory.locale in locales() and not self.chose and self._spoken_here == language_here():
            self.speak(memory.locale)

    def remember(self, page: Mapping[str, object]) -> _Memory:
        """Restore what the page stored with the open match, in place of the previous match's.

        The result is what was stored: the practice round and the locale are not restored here.

        `page`: As stored; empty for a new match. If it is damaged, nothing is restored.
        """
        try:
            memory = msgspec.convert(page, _Memory)
        except msgspec.ValidationError:
            memory = _Memory()  # stored by an older version, or damaged; the log is intact
        ui = self.ui
        ui.plots, ui.notes, ui.revealed = memory.plots, memory.notes, memory.revealed
        ui.sharing = memory.sharing
        ui.quick, ui.practice, ui.dialog = memory.quick, None, ""
        for name in self.lab.stored_hand:
            value = page.get(name)
            if type(value) is type(getattr(ui.hand, name)):
                setattr(ui.hand, name, value)
        for name in [each for each in ui.settings if each.startswith(OF_A_MATCH)]:
            del ui.settings[name]
        ui.tab = self.lab.tabs[0] if ui.tab == FINAL else ui.tab
        self._was_over = False
        return memory

    def changed(self) -> None:
        """Store what the page remembers, and redraw; at the end of a match, open its final tab."""
        table, control = self.table, self.membership.control
        when = None if table is None else table.rules.when(table.match.state)
        self.end_sentence((when, control is not None and control.paused))
        try:
            self._keep()
            over = self.table is not None and self.table.view(None).over
        except ReefkitError as error:
            # The file was damaged or removed while open: report it and go on.
            self.refuse(error.message)
            over = self._was_over
        if over and not self._was_over:
            self.ui.tab = FINAL
            self._note_records()
        self._was_over = over
        super().changed()
        self._keep_place()
        self._keep_language()

    def _note_records(self) -> None:
        """Store the personal bests of a person who plays alone here, except in practice."""
        watching = class_table.is_watching(self)
        if len(self.here) != 1 or watching or self.ui.practice is not None:
            return
        if self.storage is not None and self.storage.people.must_say_who:
            return  # a record needs one person, and a seat may have several
        try:
            note_records(self.lab, self.open_table, self.seat, self.work)
        except ReefkitError as error:
            self.refuse(error.message)

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
            **{name: getattr(ui.hand, name) for name in self.lab.stored_hand},
        }
        self.storage.remember(self.here, self.seat, page)

    # -- the place on the page -------------------------------------------------------------------

    def place(self) -> dict[str, str]:
        if self.ui.invited and self.ui.page == class_table.JOIN_PAGE:
            return {"part": self.ui.part, "join": self.ui.invited}
        item = self.ui.item if self.ui.part != "play" else ""
        return {"part": self.ui.part, "item": item} if item else {"part": self.ui.part}

    def go_to(self, place: Mapping[str, Any]) -> None:
        """Open a place in the form of `place`, or a page that a desk opens; ignore another."""
        part, item, page = place.get("part"), place.get("item"), place.get("page")
        graphs = self.lab.plays and not self.pages_wait
        experiments = graphs and self.lab.game.trials
        if page == TEACHERS or (page == EXPERIMENT and experiments) or (page == DATA and graphs):
            self.ui.part, self.ui.page = "play", page
            return
        if part not in {*PARTS, "play"}:
            return
        self.ui.part = part
        if part == "play":
            return
        self.ui.page = ""
        self.open_sheet_of_part()
        if isinstance(item, str) and self.answering.sheet is not None:
            self.answering.open_question(item)

    def show(self, page: str) -> None:
        self.ui.page = page

    def _keep_place(self) -> None:
        storage = self.storage
        if storage is None or storage.people.current is None:
            return
        place = self.place()
        if place != self._place:
            self._place = place
            storage.work.remember(PLACE, place)

    # -- the question sheet of *Before* and *After* ------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.table is not None and bool(self.table.view(None).over)

    @property
    def seat_to_move(self) -> int | None:
        """The seat at this screen that *After* asks about.

        Of several seats, the one that the person chose, or else the only one with the person's
        name; None if there is no such seat.
        """
        if self.table is None or not self.here:
            return None
        if len(self.here) == 1:
            return self.here[0]
        chosen = self.work.recall(f"seat:{name_of(self.table)}")
        if chosen is None and self.storage is not None and self.storage.people.current is not None:
            name, seats = self.storage.people.current.name, self.table.setup.seats
            named = [seat for seat in self.here if seats[seat].name == name]
            return named[0] if len(named) == 1 else None
        return chosen if chosen in self.here else None

    def open_sheet_of_part(self) -> None:
        """Open the question sheet of the open part, or set `ui.trouble` to why it cannot be opened.

        Called before every drawing, since the part, the person or the match may have changed.
        """
        ui, answering = self.ui, self.answering
        ui.trouble = None
        if not self._answers_returned:
            self.returned_sheet = None
        if ui.part == "play":
            return
        try:
            if ui.part == "later" and not self.asks_later:
                raise reject("later-not-open")
            if ui.part == "after" and self.later_is_begun:
                raise reject("later-first")
            part: Part = ui.part  # type: ignore[assignment]  # "play" returned above
            sheet = self.returned_sheet or self.sheet_of(part)
            if sheet is None:
                answering.put_away()
            elif answering.lay(sheet):
                self.tell(message("ask-other-questions"))
        except ReefkitError as error:  # a changed bank or form, or unreadable work
            ui.trouble = error.message
            answering.put_away()
        asks = answering.sheet is not None and answering.stage == "ask"
        ui.item = answering.question.id if asks else ""

    def open_returned(self, id_: str, question: str) -> None:
        """Open a text of an earlier match that the teacher returned.

        `id_`: Id of its sheet.

        Raises
        ------
        ReefkitError
            If it is not returned, or the match cannot be read any more.
        """
        if self.storage is None or question not in self.work.earlier_returned("after").get(id_, ()):
            raise reject("ask-no-question")
        table = self.storage.read_shared(id_.split(":")[1])
        chosen = self.papers or self.lab.papers()
        sheet = papers.returned_sheet(chosen, self.work, id_, table)
        self.answering.lay(sheet)
        if self.answering.open_question(question):
            self.returned_sheet = sheet

    @property
    def _answers_returned(self) -> bool:
        """Whether texts of an earlier match are answered, until their result or another part."""
        sheet, answering = self.returned_sheet, self.answering
        return (
            sheet is not None
            and self.ui.part == "after"
            and answering.stage == "ask"
            and bool(self.work.finished(sheet.id))
        )

    def sheet_of(self, part: Part) -> QuestionSheet | None:
        """Return the sheet of a part; None while it is not known whose it is, or of which match."""
        if self.must_say_who:
            return None
        of_match = part == "after" and self.lab.plays
        seat = self.seat_to_move if of_match else None
        if of_match and (seat is None or not self.is_over):
            return None
        key = (self.work.who, id(self.table), seat)
        known = self._sheets.get(part)
        if known is None or known[0] != key:
            chosen = self.papers or self.lab.papers()
            if seat is None:
                title = own(self.say, self.lab.id, f"part-{part}")
                sheet = papers.sheet_of(chosen, part, self.work, title)
            else:
                sheet = papers.after_sheet(chosen, self.work, self.open_table, seat)
            known = self._sheets[part] = (key, sheet)
        return known[1]

    @property
    def pages_wait(self) -> bool:
        """Whether the pages that teach are closed because a part tests what is known without them.

        They are closed if *Before* gives no feedback, until it is handed in. Outside *Before* they
        are open once a match is, since players need them, and in a lesson without a match.
        *Later* closes them in the same way, and once it is begun everywhere but in a match.
        """
        if self.ui.part == "later" or self.later_is_begun:
            return self._tests("later")
        if self.ui.part != "before" and (self.table is not None or not self.lab.plays):
            return False
        return self._tests("before")

    @property
    def later_is_begun(self) -> bool:
        """Whether *Later* has answers and is not handed in, and no match is going on."""
        if not self.asks_later or (self.table is not None and not self.is_over):
            return False
        return self._tests("later") and bool(self.work.answers("later"))

    def _tests(self, part: Part) -> bool:
        """Return whether a part is asked without feedback, and is not handed in."""
        if part == "later" and not self.asks_later:
            return False
        try:
            known = self.papers or self.lab.papers()
            if known.feedback(part) != "none" or self.work.finished(part):
                return False
            return self.sheet_of(part) is not None
        except ReefkitError:  # the sheet itself says what is wrong with it
            return False

    @property
    def answers_wait(self) -> bool:
        """Whether the teacher's notes and the answer to the lesson's opening question are closed.

        Members of a class may read them once they have handed in *After*
        (`Membership.waits_for_after`).
        """
        return self.membership.waits_for_after()

    @property
    def charts_are_covered(self) -> bool:
        """Whether the charts are covered because *After* asks for a plot of this match.

        They are covered from the moment *After* is begun until each plot was checked for the last
        time or *After* is handed in (rules page, 5).
        """
        try:
            seat, work = self.seat_to_move, self.work
            if seat is None or not self.is_over:
                return False
            id_ = papers.after_id(self.open_table, seat)
            place = work.recall(f"place:{id_}")
            begun = isinstance(place, dict) and place.get("stage", "begin") != "begin"
            if not begun or work.finished(id_):
                return False
            sheet = self.sheet_of("after")
            if sheet is None:
                return False
            sitting = sheet.sitting(work)
            plots = (each for each in sitting.questions.values() if each.kind in papers.PLOTS)
            return any(sitting.standing(each.id).may_answer for each in plots)
        except ReefkitError:  # the sheet reports its own fault
            return False

    # -- in a class: polled for changes twice a second --------------------------------------------

    def look_around(self, *, arriving: bool = False) -> bool:
        """Read changes of the class, and open its table or part; return whether it changed.

        `arriving`: Whether the page was just opened. The person then takes the seat back from the
        bot, and the result is whether a table of the class, played or watched, is open.
        """
        membership = self.membership
        if not isinstance(membership, ClassMembership):
            return False
        changed = membership.look() or (self._is_behind and not membership.lasting.fails())
        if changed or arriving:
            self._is_behind = False
            try:
                self._follow(membership, arriving=arriving)
            except ReefkitError as error:
                self._is_behind = isinstance(error, StoreFault)  # try again once the store answers
                self.refuse(error.message)
            self._go_where_sent(membership, arriving=arriving)
        membership.show_place(self._whereabouts())
        return class_table.is_shared(self) if arriving else changed

    def _go_where_sent(self, membership: Membership, *, arriving: bool) -> None:
        """Go to *After* when the teacher sends all pages there; pages opened later stay."""
        sent, klass = membership.sent_to_after, membership.class_row
        known = (klass.id if klass is not None else "", sent)
        before = self._sent or known
        if not arriving and before[0] == known[0] and sent > before[1]:
            self.ui.part, self.ui.page = "after", ""
            self.tell(message("class-to-after"))
        self._sent = known

    def _whereabouts(self) -> dict[str, Any]:
        found: dict[str, Any] = {"part": self.ui.part}
        if self.ui.part != "play":
            return {**found, "item": self.ui.item} if self.ui.item else found
        if self.table is None or not class_table.is_shared(self):
            return found
        if class_table.is_watching(self):
            return {**found, "watching": True}
        match = self.table.match
        round_, phase = match.rules.when(match.state)
        return {**found, "phase": phase, "round": int(round_)}

    def invite(self, code: str) -> None:
        if not code or self.storage is None:
            return
        self.ui.invited = code
        row = self.membership.class_row
        if row is None or not row.has_code(code):
            self.ui.part, self.ui.page = "play", class_table.JOIN_PAGE

    def _follow(self, membership: Membership, *, arriving: bool) -> None:
        self._ask_as_set(membership)
        place = membership.watched or membership.place
        if place is None:
            self.followed = None
            if class_table.is_shared(self):
                self._leave_table()
                if not membership.erased:  # the head says that, and what is left
                    self.tell(message("class-table-gone"))
            return
        if self._is_at(place):
            if place.table.names != self._names_of():
                self._take(place, self.seat)
            class_table.hand_over(self, place)
            return
        key = (place.table.id, place.seats)
        is_new = place.is_open and (self.followed != key or self.table is None)
        if not (arriving or is_new):
            return  # the class's match is over, and the people here opened another
        moved = class_table.is_shared(self) and not class_table.is_watching(self)
        self._take(place, None)
        self.followed = key
        # *After* has no questions yet; *Before* and *Later* may be done.
        ends = self.ui.part == "after" or self.work.finished(self.ui.part)
        if is_new and not arriving and ends:
            self.ui.part = "play"
        if place.seats and place.is_open:
            membership.come_back()
        class_table.hand_over(self, membership.watched or membership.place or place)
        self.tell(self._place_text(place, moved=moved))

    def _place_text(self, place: ClassPlace, *, moved: bool) -> Message:
        table = place.table.name
        if not place.seats:
            return message("class-watch-begun", table=table)
        over = bool(self.open_table.view(None).over)
        if over or not place.is_open:
            return message("class-table-kept", table=table) if over else message("class-table-gone")
        names = place.table.names
        others = [name for seat, name in enumerate(names) if seat not in self.here]
        if moved:
            return message("class-moved", table=table)
        return message("class-sat-down", table=table, others=others)

    def _names_of(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.open_table.setup.seats)

    def _is_at(self, place: ClassPlace) -> bool:
        table = self.table
        if not isinstance(table, QueuedTable) or table.id != place.table.match:
            return False
        return table.shared and tuple(self.here) == place.seats

    def _take(self, place: ClassPlace, seat: int | None) -> None:
        storage = self.storage
        if storage is None or place.table.match is None:
            return
        ui = self.ui
        again = seat is not None
        stored_page, stored_hand = ui.page, ui.hand
        table = storage.open_shared(place.table.match, place.seats)
        table.paused = self.membership.is_paused
        remembered = storage.recall(place.table.match) if place.seats else None
        self.sit(table, place.seats, seat if again or remembered is None else remembered.seat)
        self.remember(remembered.page if remembered is not None else {})
        if again:
            ui.page, ui.hand = stored_page, stored_hand

    def _leave_table(self) -> None:
        if self.storage is not None:
            self.storage.table = None
        self.table, self.here, self.seat = None, (), 0
        self.on_pass()
        self._go_home()

    def settle(self) -> None:
        if self.table is None and self.ui.part == "play":
            self._go_home()

    def _go_home(self) -> None:
        self.ui.page = "door" if self.membership.class_row is None else class_table.HOME_PAGE

    def _speak_as_set(self, setting: Setting | None) -> None:
        """Speak the class's language, unless the reader chose one."""
        own = language_here()
        wanted = own if setting is None else setting.locale(own)
        if not self.chose and wanted != self._spoken_here:
            self._spoken_here = wanted
            self.speak(nearest(wanted, self.lab.id))

    def _ask_as_set(self, membership: Membership) -> None:
        self._speak_as_set(membership.setting)
        if membership.control is None:
            if self.class_questions is not None:
                self.class_questions = self.papers = None
                self.asks_later = False
                self._sheets.clear()
            return
        setting = membership.setting
        if setting is None or setting.game != self.lab.id:
            return  # of a newer desk, or another lesson: the lesson's own questions
        self.asks_later = setting.later
        wanted = (setting.forms, setting.feedback, setting.attempts)
        if wanted == self.class_questions:
            return
        self.papers = papers.as_set(self.lab.papers(), setting)
        self.class_questions = wanted
        self._sheets.clear()
