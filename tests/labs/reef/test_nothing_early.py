"""No key, no feedback and no score reaches the browser before its time: every message is read.

The oracle is another bank: the same questions with other keys. As long as nothing may be told, a
page that asks the one must send the very messages of a page that asks the other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import zip_longest

import comm
import pytest
from comm.base_comm import BaseComm

from reefkit.assess import Form
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.papers import Papers
from reefkit.labs.student_work import StudentWork
from tests.labs.assessing import bank
from tests.labs.reef.asking_desk import AskingDesk
from tests.labs.reef.test_before import ACTS, KINDS

ID = re.compile(r"[0-9a-f]{32}")
SENT: list[str] = []


class Recorded(BaseComm):
    """A connection to a browser that keeps all that is sent."""

    def publish_msg(
        self,
        msg_type: str,
        data: object = None,
        metadata: object = None,
        buffers: object = None,
        **keys: object,
    ) -> None:
        told = [msg_type, self.comm_id, data, metadata, keys, bool(buffers)]
        SENT.append(json.dumps(told, default=str, sort_keys=True, ensure_ascii=False))


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(comm, "create_comm", Recorded)
    SENT.clear()
    yield
    SENT.clear()


def opened(feedback: str, *, other_keys: bool = False) -> AskingDesk:
    """Open a page in a browser that keeps every message."""
    desk = AskingDesk()
    session = desk.session
    session._memory = StudentWork("somebody")  # one student at both pages
    form = bank.form(feedback=feedback)
    asked = bank.bank(other_keys=other_keys)
    session.papers = Papers(asked, {"before": form}, lambda *_: (), bank.texts())
    Page(session).draw()
    assert isinstance(form, Form)
    return desk


def read() -> list[str]:
    """Give what was sent, with ids of models by the order of their first appearance."""
    known: dict[str, str] = {}
    name: Callable[[re.Match[str]], str] = lambda found: known.setdefault(  # noqa: E731
        found.group(), f"model-{len(known)}"
    )
    return [ID.sub(name, each) for each in SENT]


def answer_all(desk: AskingDesk) -> None:
    """Answer every question, and look at each again."""
    desk.do("part", part="before")
    desk.do("ask-begin")
    for id_, number in KINDS.items():
        desk.do("ask-open", number=number)
        if id_ == "deepest":
            desk.do("ask-rate", question="how-sure", step=2)
        ACTS[id_](desk)
        desk.do("ask-send")
    for number in KINDS.values():
        desk.do("ask-open", number=number)


def finish(desk: AskingDesk) -> None:
    """Hand in, look at the result, at each question again, and answer the survey."""
    desk.do("ask-end")
    if desk.session.desk.stage == "end":
        desk.do("ask-end")
    for number in KINDS.values():
        desk.do("ask-open", number=number)
    desk.do("ask-result")
    desk.do("ask-survey")
    desk.do("ask-survey-rate", question="liked-it", step=3)
    desk.do("ask-survey-send")


def sent_by(feedback: str, *, other_keys: bool, whole: bool) -> list[str]:
    desk = opened(feedback, other_keys=other_keys)
    SENT.clear()  # what the first page of a process makes for all
    answer_all(desk)
    if whole:
        finish(desk)
    return read()


@pytest.mark.parametrize(("feedback", "whole"), [("end", False), ("none", False), ("none", True)])
def test_what_is_sent_does_not_depend_on_the_keys(feedback: str, *, whole: bool) -> None:
    own = sent_by(feedback, other_keys=False, whole=whole)
    other = sent_by(feedback, other_keys=True, whole=whole)
    assert len(own) > 50, "a page in a browser sends more than that"
    different = [pair for pair in zip_longest(own, other) if pair[0] != pair[1]]
    assert different == []
    for secret in bank.SECRETS:
        assert not [each for each in own if secret in each]


def test_at_the_end_it_is_told() -> None:
    """The oracle can tell: once all may be told, the two pages differ."""
    own = sent_by("end", other_keys=False, whole=True)
    other = sent_by("end", other_keys=True, whole=True)
    assert own != other
    for secret in ("TAUGHT-", "LEVEL-"):
        assert [each for each in own if secret in each]


def test_told_at_once_nothing_is_told_of_a_question_before_its_answer() -> None:
    desk = opened("now")
    desk.do("part", part="before")
    desk.do("ask-begin")
    for id_, number in KINDS.items():
        desk.do("ask-open", number=number)
        ACTS[id_](desk)
        said = "\n".join(SENT)
        assert f"TAUGHT-{id_}" not in said
        assert f"HINTED-{id_}" not in said
        desk.do("ask-send")
    assert "HINTED-deepest" in "\n".join(SENT)
