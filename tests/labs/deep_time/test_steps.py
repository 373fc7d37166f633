"""Deep time: its steps, the record of the rocks beside one's own match, and what is refused."""

import math
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import reefkit as rk
from reefkit.content import Library
from reefkit.games import games
from reefkit.games.reef import new_match, timeline
from reefkit.labs.deep_time import own_match, steps
from reefkit.labs.deep_time.charts import StepCharts, _own_bars
from reefkit.labs.deep_time.lab import LAB
from reefkit.labs.deep_time.own_match import ReefRecord
from reefkit.labs.deep_time.record import rocks
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.page import LessonLab, new_session
from reefkit.labs.setting import Setting
from reefkit.labs.storage import Storage
from reefkit.match import save
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.simulated_class import SimulatedClass
from reefkit.text import Message, catalogue
from reefkit.widgets.charts import ChartSheet, RangeChart
from tests.support.open_page import audited, region


@cache
def by_bots() -> Match:
    return rk.play("reef", ["newcomer", "specialist"], seed=2)


@pytest.fixture(scope="module")
def own() -> ReefRecord:
    return own_match.most_lost(own_match.of_match(by_bots(), "bots"), "bots")


def opened(own: ReefRecord, locale: str = "en") -> steps.DeepTimeSession:
    session = new_session(LAB, catalogue(locale), None)
    assert isinstance(session, steps.DeepTimeSession)
    session.own = own
    return session


def guess(session: steps.DeepTimeSession, *, right: bool = True) -> None:
    asked = session.scene().guess
    if asked is not None:
        values = [each for each, _ in asked.options if (each in asked.right) == right]
        do(session, "deep-time-guess", value=values[0])


def do(session: steps.DeepTimeSession, act: str, /, **values: object) -> None:
    session.do(act, values)
    assert not session.refused, session.said


# ---- The record of the rocks: every number as its source has it


def test_counts_and_rates_are_those_of_the_table():
    table = Library().table("science/fossil_coral_diversity_by_stage.csv").columns
    lived = rocks().lived.tolist()
    assert lived == table["genera_range_through"]
    assert rocks().found.sum(axis=1).tolist() == table["genera_sampled"]
    for rates, name in zip(rocks().rates()["foote"], ("origination", "extinction"), strict=True):
        for rate, told in zip(rates[:-1], table[f"{name}_per_capita"], strict=False):
            if told is not None:
                assert rate == pytest.approx(told, abs=6e-5)


def test_what_the_pages_say_of_the_great_losses_is_so(own: ReefRecord):
    facts = opened(own).scene().facts
    assert (facts["rhaetian-lost"], facts["rhaetian-of"]) == (42, 69)
    assert facts["rhaetian-drawn"] == len(rocks().views()["rhaetian"]) == 24
    assert (facts["maastrichtian-lost"], facts["maastrichtian-of"]) == (41, 150)
    assert (facts["hettangian"], facts["lazarus"]) == (39, 18)
    extinction = rocks().rates()["foote"][1]
    order = sorted((rate, each.name) for rate, each in zip(extinction, rocks().stages, strict=True))
    known = [each for each in order if not math.isnan(each[0])]
    assert [name for _, name in known[-2:]] == ["Pliensbachian", "Rhaetian"]
    assert opened(own).scene().fits == 500_000 == int(steps.GUESSES["fast"][0])
    assert facts["hettangian-found"] + facts["lazarus"] == facts["hettangian"]
    shares = [facts[f"{each}-share"] for each in ("rhaetian", "pliensbachian", "maastrichtian")]
    assert shares == [61, 41, 27]


def test_a_range_chart_has_as_many_genera_as_can_be_read():
    for key, genera in rocks().views().items():
        assert 20 <= len(genera) <= 24, key
        assert len({each.name for each in genera}) == len(genera)
    assert all(each.alive for each in rocks().views()["alive"])


def test_a_lazarus_genus_was_found_before_and_after_and_not_in_between():
    number = rocks().number("Hettangian")
    for each in rocks().lazarus("Hettangian"):
        assert number not in each.found
        assert min(each.found) < number < max(each.found)
        pieces = rocks().runs(each)
        assert len(pieces) > 1
        assert all(older > younger for older, younger in pieces)


# ---- One's own match, and what a collector finds of it


def test_who_finds_everything_misses_nothing(own: ReefRecord):
    told = own.told(own.sample(1, 100, 1))
    assert told[:5] == (0, 0, 0, 0, 0)


def test_bars_shrink_and_never_grow(own: ReefRecord):
    lived = own.reef
    for every, chance, seed in [(2, 100, 1), (1, 50, 1), (2, 25, 2), (3, 25, 3)]:
        sample = own.sample(every, chance, seed)
        assert sample.times == tuple(range(0, own.surveys, every))
        assert np.all(sample.counts <= lived[list(sample.times)])
        told = own.told(sample)
        for type_ in own.last_seen:
            column = own.types.index(type_)
            seen = [t for t, n in zip(sample.times, sample.counts[:, column], strict=True) if n]
            there = np.flatnonzero(lived[:, column])
            assert not seen or there[0] <= seen[0] <= seen[-1] <= there[-1], type_
        found = sample.counts.any(axis=0) & lived.any(axis=0)
        assert told.unseen == len(own.last_seen) - found.sum() == told.types - found.sum()
    assert sum(own.told(own.sample(2, 25, 2))[:3]) > 0


def test_a_gap_is_one_in_which_it_lived(own: ReefRecord):
    """What was really gone for a while, and came back, was not missed."""
    mine = own.at(0, "bots")
    lived = [[1, 1, 1, 0], [0, 1, 0, 0], [1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 1, 1]]
    found = [[1, 1, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 0, 0], [1, 1, 1, 1]]
    mine.types, mine.counts = ["one", "two", "three", "four"], np.array(lived)[:, None]
    sample = own_match.Sample((0, 1, 2, 3, 4), np.array(found))
    told = mine.told(sample)
    assert told.gaps == 2, "two and three"
    assert (told.later, told.earlier, told.wrong) == (1, 0, 2), "three begins late, too"


@pytest.mark.parametrize("seed", range(1, 5))
def test_bars_and_curve_are_those_of_the_match(seed: int):
    """A type that was gone and came back has a gap here, as it has in Reef Survivor."""
    played = rk.play("reef", ["newcomer", "specialist"], seed=seed)
    course = MemoryTable(played).course()
    charts: list[dict[str, tuple[tuple[int, int], ...]]] = []
    for seat in (0, 1):
        session = opened(own_match.of_match(played, "own", seat))
        drawn = StepCharts(session)
        if session.scene().guess:
            drawn.show(session.scene())
            assert len(drawn.widget.children) == 1, "the curve is there before the guess"
            do(session, "deep-time-guess", value=session.scene().guess.right[0])
        drawn.show(session.scene())
        [ranges], [curve] = (sheet.charts for sheet in drawn.widget.children)
        assert len(ranges.axis.places) == len(MemoryTable(played).read("disasters"))
        for view, whose in zip(ranges._views, (seat, None), strict=True):
            charts.append({bar.taxon: bar.pieces for bar in view.bars})
            assert charts[-1] == {bar.type: bar.stays for bar in timeline.bars(course, whose)}
        living = [0] * len(course.times)
        for pieces in charts[-2].values():
            for first, last in pieces:
                for survey in range(first, last + 1):
                    living[survey] += 1
        assert list(curve.measure.series[0].values) == living


def test_what_came_back_was_gone_first_and_is_not_missing_at_the_end(own: ReefRecord):
    mine = own.at(0, "bots")
    mine.types, mine.table = ["one", "two", "three"], None
    mine.counts = np.array([[1, 1, 1], [1, 0, 1], [1, 0, 0], [1, 1, 0]])[:, None]
    assert (mine.gone, mine.lost) == ({"two": 0, "three": 1}, {"three": 1})
    asked = opened(mine).scene().guess
    assert asked is not None
    assert asked.right == ("two",)
    (_, bar, _) = _own_bars(opened(mine).scene())
    assert (bar.pieces, bar.ending) == (((0, 0), (3, 3)), "")
    assert bar.gaps == (catalogue().render(Message("seen-back")),)


def test_a_type_was_lost_in_the_round_after_it_was_last_seen(own: ReefRecord):
    """As in the questions of Reef Survivor, and where the bars of its chart end."""
    for seat in (0, 1):
        mine = own_match.of_match(by_bots(), "own", seat)
        course = MemoryTable(by_bots()).course()
        ends = [bar.last + 1 for bar in timeline.bars(course, seat) if bar.last < mine.surveys - 1]
        taken = [ends.count(round_) for round_ in range(1, mine.surveys)]
        assert [lost for lost, _ in mine.losses()] == taken
        assert [share > 0 for share in mine.shares()] == [False, *map(bool, taken)]
        extinction = mine.rates()[1]
        assert all(taken[at - 1] for at, rate in enumerate(extinction) if rate > 0)
    scene = opened(own).scene()
    assert scene.own_losses is not None
    assert scene.own_losses["lost"] == [*own.lost.values()].count(scene.own_losses["round"] - 1) > 0
    assert scene.facts["first-round"] == min(own.gone.values()) + 1


def play_reef(folder: Path) -> str:
    """Play a short match of Reef Survivor on a page, and return the id of the match."""
    played = rk.lab("reef", folder)
    seats = [SeatInfo("Ada"), SeatInfo("Bot", bot="builder")]
    table = opening.begin(played.session, new_match(seats, options={"rounds": 2}))
    while not table.view(None).over:
        if not table.tick(hurried=True):
            try:
                table.do_for_me(0)
            except Rejection:  # nobody predicts for somebody else
                do(played.session, "predict")
    played.session.changed()
    played.storage.lasting.close()
    return str(played.storage.match)


def test_the_last_match_of_reef_survivor_is_the_data(tmp_path: Path):
    first = play_reef(tmp_path)
    page = LessonLab(LAB, tmp_path, "en")
    (kept,) = own_match.kept(page.storage)
    assert (page.session.own.key, page.session.own.surveys) == (f"own:{first}", 3)
    do(page.session, "deep-time-bots")
    made = page.session.own
    assert made.origin == "bots"
    guess(page.session)
    do(page.session, "deep-time-step", step=4)
    guess(page.session, right=False)
    given = dict(page.session.done.guesses)
    page.storage.lasting.close()

    page = LessonLab(LAB, tmp_path, "en")  # the same reef and answers another day
    assert (page.session.done.step, page.session.done.guesses) == (4, given)
    assert page.session.own.key == made.key
    assert np.array_equal(page.session.own.counts, made.counts)
    do(page.session, "deep-time-match", match=kept.id)
    assert page.session.own.id == kept.id
    assert page.session.table is None  # it is read, and not opened
    page.storage.lasting.close()

    second = play_reef(tmp_path)
    page = LessonLab(LAB, tmp_path, "en")  # a new match is looked at first
    assert (page.session.done.step, page.session.own.key) == (0, f"own:{second}")
    assert list(page.session.done.guesses) == ["rates"]


def test_the_first_visit_begins_before_and_the_next_where_the_steps_were_left(tmp_path: Path):
    page = LessonLab(LAB, tmp_path, "en")
    assert page.session.ui.part == "before"
    do(page.session, "part", part="play")
    do(page.session, "deep-time-step", step=5)
    assert 'data-key="idea-now"' not in region(steps.SAMPLE, page.session.scene())
    guess(page.session)
    assert 'data-key="idea-now"' in region(steps.SAMPLE, page.session.scene())
    do(page.session, "idea", value="more than half", when="now")
    page.storage.lasting.close()

    page = LessonLab(LAB, tmp_path, "en")
    assert page.session.ui.part == "play"
    assert "more than half" in region(steps.SAMPLE, page.session.scene())
    do(page.session, "idea-compare")
    assert "more than half" not in region(steps.SAMPLE, page.session.scene()), "it stays as it is"
    page.storage.lasting.close()


def test_a_reef_with_losses_is_ones_own_or_one_of_the_class_or_a_made_one(
    own: ReefRecord, monkeypatch: pytest.MonkeyPatch
):
    say, least = catalogue(), own_match.LEAST_LOSSES
    assert len(own.lost) >= least
    bare = own.at(own.seat, "own")
    bare.counts = own.counts[:1]  # as if nothing had been lost yet
    lost_many = own.at(own.seat, "class")

    def chosen(*reefs: ReefRecord) -> ReefRecord:
        monkeypatch.setattr(own_match, "_reefs", lambda *_: iter(reefs))
        return own_match.with_losses(None, "", say)

    assert chosen(own.at(own.seat, "own"), lost_many).origin == "own"
    assert chosen(bare, bare.at(0, "match"), lost_many).origin == "class"
    found = chosen(bare, bare.at(0, "class"))
    assert (found.origin, found.too_few) == ("bots", False)
    assert chosen().origin == "bots"


def test_ones_own_reef_is_shown_first_and_says_what_was_lost(own: ReefRecord):
    bare = own.at(own.seat, "own")
    bare.counts = own.counts[:1]
    session = opened(bare)
    assert session.scene().guess is None
    html = "".join(region(part, session.scene()) for part in LAB.parts)
    assert catalogue().render(session.scene().lost) in html
    do(session, "deep-time-more")
    assert not session.own.too_few
    html = "".join(region(part, session.scene()) for part in LAB.parts)
    assert 'data-act="deep-time-more"' not in html
    session.own = bare
    do(session, "deep-time-step", step=3)
    assert not session.own.too_few, "all that is asked later is about losses"


def test_the_reefs_of_a_class_are_read_for_those_who_have_none(tmp_path: Path):
    storage = Storage(tmp_path / "class.sqlite", games(), LAB.id)
    store = storage.lasting.ask(lambda store: store)
    row, _ = store.classes.create("8a")
    simulated = SimulatedClass(store, row.id, pupils=3, setting=Setting(options={"rounds": 2}))
    for ghost in simulated.ghosts:
        simulated.join(ghost)
    simulated.lay(None)
    (found,) = own_match._reefs(storage, row.id)
    assert (found.origin, found.surveys, len(found.seats)) == ("class", 3, 4)
    assert list(own_match._reefs(storage, "")) == []
    storage.lasting.close()


def test_what_was_lost_first_is_guessed_on_the_reef(own: ReefRecord):
    session = opened(own)
    asked = session.scene().guess
    assert asked is not None
    times = [own.gone.get(each, 99) for each, _ in asked.options]
    assert [each for each, _ in asked.options if own.gone.get(each) == min(times)] == [*asked.right]
    assert min(times) == min(own.gone.values()), "one option alone is right"
    guess(session, right=False)
    html = "".join(region(part, session.scene()) for part in LAB.parts)
    assert catalogue().render(Message("deep-time-guess-wrong")) in html
    session.own = own.at(own.seat, "class")
    assert not session.scene().guessed


@pytest.mark.parametrize("data", [b"", b"no match", b'{"kind": "reefkit"}'])
def test_a_file_that_is_none_changes_nothing(own: ReefRecord, data: bytes):
    session = opened(own)
    session.do("deep-time-file", {"name": "mine"}, data)
    assert session.refused
    assert session.say.render(session.said or Message("x"), strict=True)
    assert session.own is own


def test_a_match_of_another_game_is_none(own: ReefRecord):
    session = opened(own)
    session.do("deep-time-file", {"name": "mine"}, save.dump(rk.play("climate", seed=1)))
    assert session.refused
    assert session.own is own
    session.do("deep-time-file", {"name": "mine"}, save.dump(by_bots()))
    assert not session.refused
    assert session.own.origin == "file"
    assert np.array_equal(session.own.counts, own.counts)


# ---- The steps on the page

LETTER, BESIDE = 6.4, 33
"""Pixels of a letter beside a bar, on average, and of what stands between a name and its bar."""


def cuts(chart: RangeChart) -> list[str]:
    """Return the names that have no room."""
    room = (chart.axis.left - BESIDE) / LETTER
    return [each.name for each in chart.bars() if len(each.name) > room]


@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_every_step_says_all_that_it_says(own: ReefRecord, locale: str):
    session = opened(own, locale)
    charts = StepCharts(session)
    for number, name in enumerate(steps.STEPS):
        do(session, "deep-time-step", step=number)
        for looked in (False, True):
            if looked and name == "draw":
                do(session, "deep-time-look")
            if looked:
                guess(session)
            scene = session.scene()
            assert scene.answers == looked
            assert scene.screen == "steps"
            html = "".join(region(part, scene) for part in LAB.parts)
            page = audited(html, set(session.acts.names))
            assert "⟦" not in html
            title = page.select_one('[data-key="step-title"]')
            assert title is not None
            assert (session.say.render(scene.whose) in title.text) == (name not in {"draw", "fast"})
            assert catalogue(locale).render(Message(f"deep-time-title-{name}")) in html
            if (name, locale) == ("gaps", "en"):
                assert "a gap means gone" in html
                assert "it may mean only missed" in html
            above = region(steps.STEP, scene)
            answer = {"draw": "falls", "gaps": "sampled"}.get(name)
            assert answer is None or (f'data-key="{answer}"' in above) == looked
            charts.show(scene)
            assert bool(charts.widget.children) == (name != "fast")
            sheets = [each for each in charts.widget.children if isinstance(each, ChartSheet)]
            drawn = [each for sheet in sheets for each in sheet.charts]
            ranges = [each for each in drawn if isinstance(each, RangeChart)]
            assert [cut for each in ranges for cut in cuts(each)] == []
        if name in {"record", "rates", "gaps"}:
            assert 'data-key="curious-' in html
            assert "CC BY 4.0" in html


def test_each_axis_says_which_time_it_counts(own: ReefRecord):
    session = opened(own)
    charts = StepCharts(session)
    do(session, "deep-time-step", step=2)
    charts.show(session.scene())
    real, mine = charts.widget.children
    assert real.charts[0].axis.ends_at == (250.0, 0.0)
    assert mine.charts[0].axis.ends_at == (0.0, 4.0)
    assert "ago" in real.charts[0].axis.label
    assert "Rounds" in mine.charts[0].axis.label
    assert len(real.charts[1].table().rows) == 41


def test_a_collector_draws_nothing_anew_but_what_was_found(own: ReefRecord):
    session = opened(own)
    charts = StepCharts(session)
    do(session, "deep-time-step", step=3)
    charts.show(session.scene())
    before = charts.widget.children
    do(session, "deep-time-sample", name="every", value=2)
    do(session, "deep-time-sample", name="chance", value=25)
    do(session, "deep-time-collect")
    charts.show(session.scene())
    assert charts.widget.children == before
    sample = session.scene().sample
    lived, found = (each.charts[0] for each in before)
    bars = found.bars()
    assert [bar.name for bar in bars] == [bar.name for bar in lived.bars()]
    found_types = {own.types[n] for n, column in enumerate(sample.counts.T) if column.any()}
    assert {bar.taxon for bar in bars if bar.pieces} == found_types
    # To survey 2 of 4: a collector cannot say who was gone and who lived on.
    do(session, "deep-time-sample", name="every", value=3)
    do(session, "deep-time-sample", name="chance", value=100)
    charts.show(session.scene())
    ends = {bar.ending for bar in found.bars() if bar.pieces}
    assert ends == {catalogue().render(Message("deep-time-find-last"))}


def test_a_drawing_is_held_against_the_record(own: ReefRecord):
    session = opened(own)
    session.do("deep-time-drawn", {"values": {"210": 80}})
    assert session.refused
    assert not session.done.looked
    drawn = {"210": 80, "180": 40, "150": 100, "120": 150, "90": 150, "60": 60, "30": 90, "0": 99}
    do(session, "deep-time-drawn", values=drawn)
    falls = session.scene().falls
    assert [(each.start, each.end, each.drawn) for each in falls] == [
        (210, 180, True), (120, 90, False), (90, 60, True),
    ]  # fmt: skip
    assert [each.share for each in falls] == [29, 22, 17], "as one reads them off the line"
    assert session.work.recall(steps.STORE)["drawn"] == drawn
    charts = StepCharts(session)
    do(session, "deep-time-step", step=1)
    charts.show(session.scene())
    ((chart,),) = (each.charts for each in charts.widget.children)
    times = [float(str(row.cells[0])) for row in chart.table().rows]
    assert times == sorted(times, reverse=True)
    do(session, "deep-time-again")
    assert (session.done.drawn, session.done.looked) == ({}, False)


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("deep-time-step", {"step": 6}),
        ("deep-time-step", {"step": -1}),
        ("deep-time-drawn", {"values": {"210": 1e9}}),
        ("deep-time-drawn", {"values": "all"}),
        ("deep-time-sample", {"name": "every", "value": 50}),
        ("deep-time-sample", {"name": "seed", "value": 1}),
        ("deep-time-guess", {"value": 7}),
        ("deep-time-guess", {"value": "no-type"}),
        ("deep-time-match", {"match": "somebody-elses"}),
        ("quick-start", {}),
        ("new-begin", {}),
        ("after-match", {"match": "x"}),
        ("chart-picked", {}),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    own: ReefRecord, act: str, values: dict[str, object]
):
    session = opened(own)
    before = repr(session.done)
    session.do(act, values)
    assert session.refused
    assert repr(session.done) == before
    assert session.own is own


def test_what_is_kept_is_taken_up_as_far_as_it_fits(own: ReefRecord):
    session = opened(own)
    session.work.remember(steps.STORE, {"step": 99, "drawn": {"210": 50, "7": 1}, "looked": "yes"})
    session._done = None
    assert session.done == steps.StepsDone(drawn={"210": 50.0})


# ---- The parts of a lesson without a match of its own


def test_after_asks_without_a_match_and_leads_back_to_the_steps(own: ReefRecord):
    session = opened(own)
    do(session, "part", part="after")
    session.open_sheet_of_part()
    assert session.answering.sheet is not None
    assert {each.source for each in session.answering.sheet.asked} == {"bank"}
    do(session, "ask-begin")
    for _ in session.answering.sheet.asked:
        do(session, "ask-skip")
        if session.answering.open_numbers:
            do(session, "ask-begin")
    for _ in range(2):  # open questions are asked for once more
        do(session, "ask-end")
    html = "".join(region(part, session.scene()) for part in LAB.parts)
    assert catalogue().render(Message("postlab-to-steps")) in html
    models = [each.model for each in session.answering.sheet.asked if each.model is not None]
    shown = audited(html, set(session.acts.names)).select(".rk-ask-model .rk-ask-quote")
    assert [each.text for each in shown] == [session.say.render(each) for each in models] != []
    answer = catalogue().render(Message("hook-deep-time.answer"))[:20]
    assert answer not in html
    do(session, "idea-compare")
    html = "".join(region(part, session.scene()) for part in LAB.parts)
    assert answer in html


def test_pages_of_a_match_are_none_of_its(own: ReefRecord):
    session = opened(own)
    for page in ("new", "how", "rulings", ""):
        do(session, "page", page=page)
        assert session.ui.page == "door"
    for page in ("glossary", "teachers"):
        do(session, "page", page=page)
        assert session.ui.page == page


def test_a_lesson_opens_in_a_notebook_and_has_questions_as_pieces(tmp_path: Path):
    page = rk.lab("deep-time", tmp_path)
    assert page.session.lab is LAB
    assert set(dir(page)) >= {"before", "after"}
    with pytest.raises(AttributeError):
        _ = page.board
    assert Storage(tmp_path / "x", games(), LAB.id).rows() == []
