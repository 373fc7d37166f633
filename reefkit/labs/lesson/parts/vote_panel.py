"""The question on which the class votes, over whatever the page shows; nobody has to vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from msgspec import Meta

from reefkit.assess.answer_parts import sayable
from reefkit.assess.question import Question
from reefkit.assess.question_page import shown
from reefkit.labs.answer_draft import choose, chosen
from reefkit.labs.class_vote import ClassVote, cast, running_vote
from reefkit.labs.lesson.class_acts import membership_of
from reefkit.labs.lesson.class_view import ClassView
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.people import Somebody
from reefkit.match.errors import reject
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

vote_acts = Acts()

CLOSED = "vote-closed"
"""Key of the page's setting with the vote, at its stage, whose panel the reader has closed."""

Id = Annotated[str, Meta(max_length=80)]


class _Voter(NamedTuple):
    """One of the people here, and what they vote."""

    somebody: Somebody
    chosen: list[str]  #: Ids of the options chosen now.
    before: list[str]  #: Those of the first vote, once it is closed.


@vote_acts.on("vote")
def _vote(session: LessonSession, option: Id, person: Id = "") -> None:
    vote = _open_vote(session, person)
    asked = shown(_question(session, vote), vote.id)
    if option not in {each.id for each in (*asked.options, *asked.reasons)}:
        raise reject("lab-not-understood")

    def put(store: Store) -> None:
        last = _last(store, person, vote, vote.sheet)
        answer = choose(asked, last, option, on=True)
        if answer != last:
            store.work.answer(person, vote.lesson, vote.sheet, vote.question, answer)

    membership_of(session).lasting.ask(put)


@vote_acts.on("vote-keep")
def _keep(session: LessonSession, person: Id = "") -> None:
    """Vote a second time as the first time."""
    vote = _open_vote(session, person)
    first, second = vote.sheets

    def put(store: Store) -> None:
        answer = _last(store, person, vote, first)
        if vote.sheet != second or answer is None:
            raise reject("lab-not-understood")
        store.work.answer(person, vote.lesson, second, vote.question, answer)

    membership_of(session).lasting.ask(put)


def _open_vote(session: LessonSession, person: str) -> ClassVote:
    membership = membership_of(session)
    row = membership.class_row
    if row is None or not person or person not in [each.id for each in membership.here]:
        raise reject("lab-not-understood")
    vote = running_vote(membership.lasting.ask(lambda store: store.classes.control(row.id)))
    if vote is None or not vote.is_open or vote.lesson != session.lab.id:
        raise reject("vote-closed")
    return vote


@vote_acts.on("vote-close")
def _close(session: LessonSession) -> None:
    session.ui.settings[CLOSED] = ClassView(session).vote


@vote_acts.on("vote-open")
def _open(session: LessonSession) -> None:
    session.ui.settings.pop(CLOSED, None)


def _last(store: Store, person: str, vote: ClassVote, sheet: str) -> dict[str, Any] | None:
    return cast(store.work.answers(person, vote.lesson, sheet), sheet).get(person)


def _question(session: LessonSession, vote: ClassVote) -> Question:
    bank = session.lab.papers().bank
    if vote.question not in bank.items:
        raise reject("vote-closed")
    return bank.question(vote.question)


def is_closed(scene: LessonScene) -> bool:
    """Return whether the class votes and the reader has closed the panel."""
    vote = scene.class_view.vote
    return vote is not None and scene.ui.settings.get(CLOSED) == vote


def render_vote(scene: LessonScene) -> str:
    vote, session = scene.class_view.vote, scene.session
    if vote is None or is_closed(scene):
        return ""
    question, first, now = _question(session, vote), vote.sheets[0], vote.sheet
    asked = shown(question, vote.id)

    def read(store: Store) -> list[_Voter]:
        return [
            _Voter(
                each,
                chosen(_last(store, each.id, vote, now)),
                chosen(_last(store, each.id, vote, first)) if now != first else [],
            )
            for each in session.membership.here
        ]

    return scene.render(
        "vote_window.html",
        vote=vote,
        question=question,
        tiers=(("answer", "ABCDEFGHIJ", asked.options), ("reason", "123456789", asked.reasons)),
        right=[each.key for each in sayable(question) if each.right],
        voters=session.storage.lasting.read(read, []) if session.storage is not None else [],
        refused=session.said if session.refused else None,
    )
