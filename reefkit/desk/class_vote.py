"""Voting on a question from the desk: what is worth it, both votes, and what talking changed."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, structs

from reefkit.assess.answer_parts import sayable
from reefkit.assess.bank import Bank
from reefkit.assess.question import NamedOption, Question
from reefkit.assess.question_page import shown
from reefkit.assess.voting import Advice, VoteResult, advice, count_votes, may_be_voted_on
from reefkit.desk.item_analysis import Assessed
from reefkit.desk.item_table import item_lines
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.class_vote import VOTES, ClassVote, Stage, cast, running_vote, votes_of
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.errors import reject
from reefkit.text import Message
from reefkit.widgets.acts import Acts

vote_acts = Acts()

MOST_VOTES = 100
"""Most votes kept with a class; the oldest are forgotten, their answers are not."""

OFFERED = 3
"""Number of questions offered for a vote."""

STAGES: tuple[Stage, ...] = get_args(Stage)


@vote_acts.on("vote-begin")
def _begin(session: DeskSession, question: Annotated[str, Meta(max_length=200)] = "") -> None:
    scene = session.scene()
    item = scene.game.bank.items.get(question)
    if item is None or not may_be_voted_on(item):
        raise reject("lab-not-understood")
    if running_vote(scene.control) is not None:
        raise reject("desk-vote-runs")
    vote = ClassVote(secrets.token_hex(6), scene.game.id, question)
    _keep(scene, (*votes_of(scene.control), vote))
    session.choose_for_wall(shows=None, of={})  # by itself it shows a vote that runs


@vote_acts.on("vote-stage")
def _go_to(session: DeskSession, stage: Literal["talk", "second", "shown", "ended"]) -> None:
    scene = session.scene()
    vote = running_vote(scene.control)
    if vote is None or STAGES.index(stage) <= STAGES.index(vote.stage):
        raise reject("lab-not-understood")
    _set_stage(scene, vote, stage)
    if stage == "ended":
        session.focus = f"tab-{session.ui.tab}"  # the band goes


def end_vote(scene: DeskScene) -> None:
    """End the vote that runs, if any."""
    vote = running_vote(scene.control)
    if vote is not None:
        _set_stage(scene, vote, "ended")


def _set_stage(scene: DeskScene, vote: ClassVote, stage: Stage) -> None:
    _keep(scene, (*votes_of(scene.control)[:-1], structs.replace(vote, stage=stage)))


def _keep(scene: DeskScene, votes: tuple[ClassVote, ...]) -> None:
    more = {**scene.control.more, VOTES: msgspec.to_builtins(votes[-MOST_VOTES:])}
    scene.store.classes.set_control(scene.class_id, more=more)


class CountedVote(NamedTuple):
    """A vote with its question and what was voted."""

    vote: ClassVote
    question: Question
    result: VoteResult
    #: Options and reasons, each with its letter, in the order of all pages.
    tiers: tuple[tuple[str, tuple[tuple[str, NamedOption], ...]], ...]
    right: frozenset[str]  #: Ids of the right options.
    of: int  #: Number of students who could vote now.

    @property
    def voted(self) -> int:
        """Number of students who took part in the vote that is open, or was the last."""
        return self.result.voted[self.vote.sheets.index(self.vote.sheet)]

    def percent(self, option: str, number: int) -> int:
        """Return the share of an option in the first vote (0) or the second (1)."""
        count = self.result.counts.get(option, (0, 0))[number]
        return round(100 * count / max(1, self.result.voted[number]))


def vote_now(scene: DeskScene) -> CountedVote | None:
    """Count the vote that runs; None if there is none."""
    vote = running_vote(scene.control)
    return next(iter(_counted(scene, () if vote is None else (vote,))), None)


def votes_kept(scene: DeskScene) -> list[CountedVote]:
    """Count the votes in which somebody took part, without the one that runs."""
    ended = tuple(each for each in votes_of(scene.control) if each.stage == "ended")
    return [each for each in _counted(scene, ended) if any(each.result.voted)]


def _counted(scene: DeskScene, votes: tuple[ClassVote, ...]) -> list[CountedVote]:
    if not votes:
        return []
    sheets = [sheet for each in votes for sheet in each.sheets]
    answers = scene.store.classes.answers(scene.class_id, sheets)
    here = sum(each.here for each in scene.whereabouts.values())
    found = []
    for vote in votes:
        lab = desk_labs().get(vote.lesson)
        if lab is None or vote.question not in lab.bank.items:
            continue
        question = lab.bank.question(vote.question)
        result = count_votes(question, *(cast(answers, sheet) for sheet in vote.sheets))
        asked = shown(question, vote.id)
        found.append(
            CountedVote(
                vote,
                question,
                result,
                (
                    ("answer", tuple(zip("ABCDEFGHIJ", asked.options, strict=False))),
                    ("reason", tuple(zip("123456789", asked.reasons, strict=False))),
                ),
                frozenset(each.key for each in sayable(question) if each.right),
                max(here, *result.voted),
            )
        )
    return found


class Offer(NamedTuple):
    """A question of *Before* that may be worth a vote."""

    line: dict[str, Any]  #: As `item_table.item_lines` makes it.
    advice: Advice | None  #: None where the line has no verdict.


def offers(assessed: Assessed) -> list[Offer]:
    """List the questions most worth a vote, those with the commonest wrong answers first."""
    bank = assessed.papers.bank
    found = [
        Offer(line, None if line["no_verdict"] else advice(line["percent"] / 100))
        for line in item_lines(assessed, "before")
        if line["percent"] is not None
        and line["mistake"] is not None
        and may_be_voted_on(bank.items[line["item"]])
    ]
    share = {each.line["item"]: each.line["mistaken"] / each.line["students"] for each in found}
    found.sort(
        key=lambda each: (
            each.advice is None,
            each.advice != "vote",
            -share[each.line["item"]],
        )
    )
    return found[:OFFERED]


def _questions(bank: Bank) -> dict[str, Question]:
    return {id_: bank.question(id_) for id_, item in bank.items.items() if may_be_voted_on(item)}


def vote_values(scene: DeskScene, assessed: Assessed) -> dict[str, object]:
    """Return what the tab *Before* shows of votes."""
    return {
        "offers": offers(assessed),
        "others": _questions(assessed.papers.bank),
        "as_read": scene.class_say.render,
        "runs": running_vote(scene.control) is not None,
        "kept": votes_kept(scene),
    }


def vote_band(scene: DeskScene) -> str:
    counted = vote_now(scene)
    return (
        ""
        if counted is None
        else scene.render(
            "desk_vote.html",
            counted=counted,
            prompt=scene.class_say.render(counted.question.prompt),
        )
    )


def vote_on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    counted = vote_now(scene)
    if counted is None:
        return None
    lab = desk_labs()[counted.vote.lesson]
    picture = lab.question_picture(counted.question, scene.say)
    title = Message(f"desk-vote-wall-{counted.vote.stage}")
    return title, scene.render("wall_vote.html", counted=counted, picture=picture)
