"""A class votes on a question, talks, and votes again: at the desk, on its pages and on the wall."""

import csv
import io
import zipfile
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from msgspec import structs

from reefkit.assess.voting import VoteResult
from reefkit.desk.class_vote import vote_now, votes_kept
from reefkit.desk.item_analysis import totals
from reefkit.desk.page import PARTS
from reefkit.desk.session import DeskSession
from reefkit.labs.class_vote import VOTES, cast, running_vote, votes_of
from reefkit.simulated_class.rehearsal import PACES, Rehearsal
from reefkit.simulated_class.simulated_class import simulate_class
from tests.desk.pupils import PUPILS, SchoolClass, desk_of, wall_of, whole_class
from tests.labs.reef.page import ReefPage
from tests.labs.reef.student import ClassRoom, look
from tests.support.open_page import audited, one, words

CHOICE, TIERS = "storm-waves", "germs-and-drug"
"""A question with answers, and one with answers and reasons."""

RIGHT = "branches"


class Room(ClassRoom):
    """A class with a page for each student, and its teacher's desk."""

    def __init__(self, folder: Path, *names: str) -> None:
        super().__init__(folder)
        self.desk = desk_of(SchoolClass(self.store, self.id))
        self.pages = {name: self.pupil(name) for name in names}

    def lead(self, act: str, **values: object) -> None:
        self.desk.do(act, values)
        assert not self.desk.refused, self.desk.said
        look(*self.pages.values())

    def vote(self, **chosen: str) -> None:
        for name, option in chosen.items():
            self.pages[name].do("vote", option=option, person=self.person(name))

    @property
    def result(self) -> VoteResult:
        """What has been voted so far."""
        counted = vote_now(self.desk.scene())
        assert counted is not None
        return counted.result

    @property
    def wall(self) -> BeautifulSoup:
        return wall_of(self.desk)


def region_of(desk: DeskSession, name: str) -> BeautifulSoup:
    part = next(each for each in PARTS if each.name == name)
    return audited(str(part.render(desk.scene())), set(desk.acts.names))


def panel(page: ReefPage) -> BeautifulSoup:
    return page.html("help")


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path, "Ana", "Ben", "Cem", "Dea")


def test_a_class_votes_talks_and_votes_again(room: Room):
    room.lead("vote-begin", question=CHOICE)
    for page in room.pages.values():
        assert len(panel(page).select('[data-key="vote"] input')) == 4
    room.vote(Ana=RIGHT, Ben="crust", Cem="crust")
    assert "3 of 4 have voted" in words(room.wall)
    room.vote(Cem="dome")  # a vote can be changed
    assert "3 of 4 have voted" in words(room.wall)
    room.lead("vote-stage", stage="talk")
    assert "evidence" in words(one(room.wall, '[data-key="talk-moves"]'))
    assert "evidence" in words(panel(room.pages["Ben"]))
    room.lead("vote-stage", stage="second")
    assert panel(room.pages["Ben"]).select('[data-act="vote-keep"]')
    assert not panel(room.pages["Dea"]).select('[data-act="vote-keep"]')
    mine = one(panel(room.pages["Ben"]), ".rk-answer-row:has(.rk-answer-yours)")
    assert "your first vote" in words(mine)
    room.vote(Ben=RIGHT, Cem="crust", Dea=RIGHT)
    ana = room.pages["Ana"]
    ana.do("vote-keep", person=room.person("Ana"))
    assert not panel(ana).select('[data-act="vote-keep"]')
    room.lead("vote-stage", stage="shown")
    wall = room.wall
    counts = {
        option: [words(each).split()[-1] for each in wall.select(
            f'[data-key="vote-option-{option}"] .rk-said-count'
        )]
        for option in (RIGHT, "crust", "dome", "eel")
    }  # fmt: skip
    assert counts == {RIGHT: ["1", "3"], "crust": ["1", "1"], "dome": ["1", "0"], "eel": ["0", "0"]}
    change = {key: words(one(wall, f'[data-key="vote-{key}"] b')) for key in (
        "right-right", "wrong-right", "right-wrong", "wrong-wrong"
    )}  # fmt: skip
    assert list(change.values()) == ["1", "1", "0", "1"]
    assert wall.select(".rk-said-right") == [one(wall, f'[data-key="vote-option-{RIGHT}"]')]
    assert "the right one" in words(panel(room.pages["Cem"]))
    room.lead("vote-stage", stage="ended")
    assert room.desk.focus == f"tab-{room.desk.ui.tab}"
    assert not panel(room.pages["Cem"]).select('[data-key="vote"]')
    assert not room.wall.select('[data-key="vote-wall"]')
    (kept,) = votes_kept(room.desk.scene())
    assert (kept.result.right, kept.result.voted) == ((1, 3), (3, 4))


def test_a_vote_ends_with_its_lesson(room: Room):
    room.lead("lesson-seat")
    room.lead("vote-begin", question=CHOICE)
    room.vote(Ana=RIGHT)
    room.lead("lesson-end")
    assert not room.wall.select('[data-key="vote-wall"]')
    assert not panel(room.pages["Ana"]).select('[data-key="vote"]')
    assert len(votes_kept(room.desk.scene())) == 1


def test_nothing_tells_what_was_voted_before_it_is_shown(room: Room):
    room.lead("vote-begin", question=CHOICE)
    before = room.wall.select_one(".rk-said-list")
    room.vote(Ana="crust", Ben="crust")
    for stage in ("talk", "second"):
        assert room.wall.select_one(".rk-said-list") == before
        assert not region_of(room.desk, "desk-top").select(".rk-said-list")
        room.lead("vote-stage", stage=stage)
    for page in room.pages.values():
        assert "the right one" not in words(panel(page))
    shown = str(panel(room.pages["Dea"]))
    assert "checked" not in shown
    assert "first vote" not in shown


def test_the_order_of_answers_is_the_same_on_all_pages_and_the_wall(room: Room):
    room.lead("vote-begin", question=TIERS)
    orders = {
        tuple(words(each) for each in panel(page).select(".rk-answer-words"))
        for page in room.pages.values()
    }
    orders.add(tuple(words(each) for each in room.wall.select(".rk-said-words")))
    assert len(orders) == 1
    room.vote(Ana="before-drug")
    room.vote(Ana="chance", Ben="before-drug")
    room.lead("vote-stage", stage="shown")
    assert room.result.right == (1, 0)


def test_who_comes_late_or_reloads_finds_the_vote_as_it_stands(room: Room):
    room.lead("vote-begin", question=CHOICE)
    room.vote(Ana="crust")
    again = room.page("device-1")  # Ana's
    chosen = one(panel(again), "input[checked]")
    assert chosen["value"] == "crust"
    late = room.pupil("Eli")
    late.do("vote", option="eel", person=room.person("Eli"))
    room.lead("vote-stage", stage="talk")
    look(late)
    assert "your vote" in words(panel(late))


def test_nobody_has_to_vote_and_what_goes_on_is_kept(room: Room):
    room.lay(["Ana"], ["Ben"])
    look(*room.pages.values())
    ana = room.pages["Ana"]
    position = ana.session.open_table.position
    room.lead("vote-begin", question=CHOICE)
    ana.do("vote-close")
    assert not panel(ana).select('[data-key="vote"]')
    assert ana.html("top").select('[data-key="class-vote"]')
    ana.do("vote-open")
    assert panel(ana).select('[data-key="vote"]')
    ana.do("vote-close")
    room.lead("vote-stage", stage="talk")  # the class is called again
    assert panel(ana).select('[data-key="vote"]')
    assert ana.session.open_table.position == position


def test_a_vote_says_only_what_its_sender_may(room: Room):
    ana, mine = room.pages["Ana"], room.person("Ana")
    ana.refused("vote", option=RIGHT, person=mine)  # none runs
    room.lead("vote-begin", question=CHOICE)
    for values in (
        {"option": RIGHT, "person": room.person("Ben")},  # another's
        {"option": RIGHT},
        {"option": "whale", "person": mine},
        {"option": "", "person": mine},
    ):
        ana.refused("vote", **values)
    room.store.work.answer(mine, "reef", "vote-1:other", CHOICE, {"option": RIGHT})
    room.lead("vote-stage", stage="talk")
    assert "closed" in ana.refused("vote", option=RIGHT, person=mine)
    assert room.result.voted == (0, 0)


def test_people_at_one_screen_vote_each_for_themselves(room: Room):
    both = room.pupil("Fay", "Gus")
    room.lead("vote-begin", question=CHOICE)
    look(both)
    assert len(panel(both).select("fieldset")) == 2
    both.do("vote", option=RIGHT, person=room.person("Fay"))
    both.do("vote", option="eel", person=room.person("Gus"))
    assert room.result.counts == {RIGHT: (1, 0), "eel": (1, 0)}


def test_what_cannot_be_voted_on_is_refused_and_one_vote_runs_at_a_time(room: Room):
    for question in ("", "whale", "new-trait-before"):
        room.desk.do("vote-begin", {"question": question})
        assert room.desk.refused
    room.lead("vote-begin", question=CHOICE)
    room.desk.do("vote-begin", {"question": TIERS})
    assert "running" in room.desk.say.render(room.desk.said)
    room.lead("vote-stage", stage="second")
    room.desk.do("vote-stage", {"stage": "talk"})  # never back
    assert room.desk.refused
    more = {**room.desk.scene().control.more, VOTES: [{"stage": "x"}]}
    room.store.classes.set_control(room.id, more=more)
    assert running_vote(room.desk.scene().control) is None


def test_before_offers_three_questions_and_says_if_answers_are_few(tmp_path: Path):
    session = desk_of(whole_class(tmp_path, PUPILS[:4]))
    session.do("assess-leaf", {"part": "before", "leaf": "vote"})
    page = region_of(session, "before")
    offered = page.select(".rk-vote-offer")
    assert 1 <= len(offered) <= 3
    assert all("Too few answers for a verdict" in words(each) for each in offered)
    assert "no vote needed" not in words(page)
    assert not page.select(".rk-vote-offer .rk-button-primary")
    assert len(page.select("option")) > 20
    session.do("vote-begin", {"question": str(page.select("option")[0]["value"])})
    assert not session.refused
    assert "A vote is running" in words(region_of(session, "before"))


def test_votes_are_kept_beside_gain_and_exported_but_are_no_points(room: Room):
    files: dict[str, bytes] = {}
    room.desk.on_file(lambda name, _mime, data: files.update({name: data}))
    room.lead("vote-begin", question=CHOICE)
    room.vote(Ana="crust", Ben=RIGHT)
    room.lead("vote-stage", stage="second")
    room.vote(Ana=RIGHT)
    room.lead("vote-stage", stage="ended")
    assert {each.sheet for each in totals(room.desk)} == {"before", "after"}
    room.lead("assess-leaf", part="after", leaf="gain")
    kept = words(one(region_of(room.desk, "after"), '[data-key="gain-votes"] tbody'))
    assert "1 of 2 right 1 of 1 right 1 0" in kept
    room.lead("export-named", checked=True)
    room.lead("export-zip")
    (archive,) = files.values()
    with zipfile.ZipFile(io.BytesIO(archive)) as bundle:
        rows = list(csv.DictReader(io.StringIO(bundle.read("answers.csv").decode("utf-8-sig"))))
        about = bundle.read("dictionary.csv").decode("utf-8-sig")
    found = [(each["pupil"], each["sheet"], each["question"], each["right"]) for each in rows]
    assert found == [
        ("Ana", "vote-1", CHOICE, "false"),
        ("Ben", "vote-1", CHOICE, "true"),
        ("Ana", "vote-2", CHOICE, "true"),
    ]
    assert "vote-1 and vote-2" in about


def test_two_who_are_merged_have_one_vote_and_an_answer_of_a_file_is_none(room: Room):
    room.lead("vote-begin", question=CHOICE)
    room.vote(Ana="crust", Ben=RIGHT)
    room.store.classes.merge(room.id, room.person("Ana"), room.person("Ben"))
    assert room.result.voted == (1, 0)
    vote = votes_of(room.desk.scene().control)[0]
    answers = room.store.classes.answers(room.id, vote.sheets)
    assert cast(answers, vote.sheet) == {room.person("Ana"): {"option": RIGHT}}
    from_file = [structs.replace(each, taken=each.time) for each in answers]
    assert cast(from_file, vote.sheet) == {}


def test_simulated_students_vote_talk_and_vote_again(tmp_path: Path):
    room = Room(tmp_path)
    haunt = simulate_class(room.store, room.id, pupils=12, seed="seed", until="before")
    rehearsal = Rehearsal(haunt, room.desk.opened)
    room.lead("vote-begin", question=CHOICE)
    rehearsal.step(PACES["still"])
    assert room.result.voted == (0, 0)
    rehearsal.step(PACES["quick"])
    rehearsal.step(PACES["hurry"])
    room.lead("vote-stage", stage="talk")
    rehearsal.step(PACES["hurry"])
    first = room.result
    assert first.voted[0] >= 10
    assert first.voted[1] == 0
    room.lead("vote-stage", stage="second")
    rehearsal.step(PACES["hurry"])
    both = room.result
    assert both.voted[1] >= 10
    assert both.right[1] >= both.right[0]
    assert votes_kept(room.desk.scene()) == []  # it still runs
