"""The page *Data* in every game: the match's own tables beside real series, and nothing hidden."""

from itertools import islice
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.classroom.store import Store
from reefkit.data_lab.categories import MOST_COLOURS, categories
from reefkit.data_lab.dataset import Dataset, label_name
from reefkit.data_lab.drawing import look
from reefkit.data_lab.explorer import Explorer, acts
from reefkit.data_lab.series import SERIES
from reefkit.games import games
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets, datasets
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.labs.lesson.parts import experiment_page
from reefkit.labs.lesson.parts.data_page import DATA
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import Storage
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue, message
from reefkit.widgets.art import art
from tests.kit.kits import Ticking, cut, kits, match_of, seats_of
from tests.kit.test_views import forks
from tests.labs.lesson.test_every_lab import GAMES, SECRETIVE, do, lab_of, planted
from tests.support.effort import at_length, effort
from tests.support.open_page import audited, words
from tests.support.open_page import one as only

OWN = ["match-diversity", "match-region", "match-presence"]
"""Tables of all games; those without a reef for each seat have no region."""


class Opened:
    """A page that stands at *Data*, in the middle of a match."""

    def __init__(self, match: Match, position: int, seat: int = 0, locale: str = "en") -> None:
        self.match = cut(match, position)
        self.session = new_session(lab_of(match.game.id), catalogue(locale), None)
        self.session.sit(MemoryTable(self.match, Ticking()), [seat])
        self.page = LessonPage(self.session)
        self.open()

    def open(self) -> None:
        do(self.session, "page", page="data")

    @property
    def explorer(self) -> Explorer:
        assert self.page.data.explorer is not None
        return self.page.data.explorer

    def tables(self) -> dict[str, str]:
        """Give the match's tables as they would be saved, made anew."""
        do(self.session, "page", page="glossary")
        self.open()
        found = self.explorer.datasets.items()
        return {key: str(each.frame.to_csv()) for key, each in found if key not in SERIES}


def half(game: str, share: float = 0.6) -> Opened:
    match = match_of(kits()[game], 2)
    return Opened(match, int(match.position * share))


def shown(session: LessonSession) -> BeautifulSoup:
    return audited(DATA.render(session.scene()), set(session.acts.names))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", pytest.param("en-simple", marks=at_length)])
def test_it_opens_before_there_is_a_match_and_in_its_midst(game: str, locale: str):
    session = new_session(lab_of(game), catalogue(locale), None)
    page = LessonPage(session)
    do(session, "page", page="data")
    assert page.data.explorer is not None
    assert list(page.data.explorer.datasets) == list(SERIES)
    assert shown(session).select_one('[data-key="data-withheld"]')
    assert "data-page" not in shown(session).get_text()
    match = match_of(kits()[game], 2)
    for position in (int(match.position * 0.6), match.position):
        opened = Opened(match, position, locale=locale)
        own = [each for each in OWN if each in opened.explorer.datasets]
        assert list(opened.explorer.datasets)[: len(own)] == own
        assert (OWN[1] in own) == (game in {"reef", "expanse"})
        assert list(opened.explorer.datasets)[-len(SERIES) :] == list(SERIES)
        first = opened.explorer.choices.graphs[0].dataset
        assert first == ("climate" if game == "climate" else OWN[0]), "one's own match, not flat"
        lived = opened.explorer.datasets["match-presence"]
        assert {"round", "player", "type", "abundance"} <= {each.name for each in lived.variables}
        assert len(lived) > 0
        assert not shown(opened.session).select('[data-key="data-withheld"]')


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_the_match_round_by_round_and_keeps_the_graph(game: str):
    opened = half(game, 0.2)
    explorer, before = opened.explorer, opened.explorer.datasets["match-presence"]
    explorer.act("data-source", {"graph": "0", "value": "coral-stages"})
    explorer.act("data-sum", {"graph": "0", "summary": "mean", "checked": True})
    chosen = explorer.choices
    opened.session.changed()
    assert explorer.datasets["match-presence"] is before, "nothing new, so nothing is read again"
    table = opened.session.open_table
    for seat in seats_of(table.match.rules):
        table.set_away(seat)
    rules, known = table.match.rules, len(before)
    began = rules.when(table.match.state)[0]
    while rules.when(table.match.state)[0] == began and table.tick(hurried=True):
        pass
    for is_over in (False, True):
        while is_over and table.tick(hurried=True):
            pass
        assert table.view(None).over == is_over
        opened.session.changed()
        assert len(explorer.datasets["match-presence"]) > known, "what was surveyed is there"
        known = len(explorer.datasets["match-presence"])
    assert opened.explorer is explorer
    assert explorer.choices == chosen
    do(opened.session, "page", page="")
    do(opened.session, "page", page="data")
    assert explorer.choices == chosen
    do(opened.session, "language", locale="en-simple")
    assert opened.explorer is not explorer
    assert opened.explorer.choices == chosen


@pytest.mark.parametrize("game", SECRETIVE)
def test_its_tables_hold_nothing_that_is_hidden_from_a_seat(game: str):
    kit = kits()[game]
    match = match_of(kit, 2)
    for position in (match.position // 3, match.position * 3 // 4):
        for owner in seats_of(match.rules)[: effort(1, 2)]:
            opened = Opened(match, position, seat=(owner + 1) % len(match.setup.seats))
            told = []
            for number in (3, 8):
                with planted(kit, opened.match, owner, number):
                    told.append(opened.tables())
            assert told[0], "the match's tables are there"
            assert told[0] == told[1], (position, owner)


@pytest.mark.parametrize("game", [name for name in GAMES if kits()[name].secrets is not None])
def test_its_tables_do_not_tell_what_another_chose_in_secret(game: str):
    for one, other, owner in islice(forks(kits()[game]), effort(1, 3)):
        seat = (owner + 1) % len(one.setup.seats)
        told = [Opened(each, each.position, seat).tables() for each in (one, other)]
        assert told[0] == told[1], owner


def test_its_tables_wait_as_the_files_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(LessonSession, "charts_are_covered", True)
    match = match_of(kits()["reef"], 2)
    whole = Opened(match, match.position)
    assert list(whole.explorer.datasets) == list(SERIES)
    withheld = shown(whole.session).select_one('[data-key="data-withheld"]')
    assert withheld is not None
    assert "plots" in withheld.get_text()


def test_a_row_opens_the_board_as_it_was_then():
    opened = half("climate")
    data = opened.explorer.datasets["match-presence"]
    leads = data.opens(0) if data.opens else None
    assert leads is not None
    opened.explorer.act("data-source", {"graph": "0", "value": data.id})
    opened.explorer.act("data-row", {"dataset": data.id, "row": "0"})
    sent: list[str] = []
    opened.page.panels["controls"].focus = sent.append
    opened.explorer.act("data-open", {"dataset": data.id, "row": "0"})
    assert (opened.session.ui.page, opened.session.ui.moment) == ("", leads["position"])
    assert sent == ["replay-now"], "the keyboard goes along"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_names_is_said_in_the_readers_language(game: str):
    """All but who plays, and sentences."""
    pseudo, match = catalogue("x-pseudo"), match_of(kits()[game], 2)
    people = {"player", "reasons", *(["type"] if game == "climate" else [])}
    for data in (*datasets(match), *class_datasets([at(match)])):
        for name in (each.name for each in data.variables if not each.is_measured):
            texts = [] if name in {*people, "table"} else data.codes(name)[1]
            said = {each: label_name(data, name, each, pseudo) for each in texts}
            assert [each for each, one in said.items() if one[0] != "["] == [], (data.id, name)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_that_has_a_round_or_a_turn_opens_the_board_of_then(game: str):
    counted = [
        data
        for data in datasets(match_of(kits()[game], 2))
        if {"round", "turn"} & {each.name for each in data.variables}
    ]
    assert len(counted) > 2
    for data in counted:
        when = "round" if data.variable("round") else "turn"
        leads = [data.opens(row) if data.opens else None for row in (0, len(data) - 1)]
        told = [each["round"] for each in leads if each is not None]
        assert told == [int(data.frame[when].iloc[row]) for row in (0, -1)], data.id


def test_a_point_after_a_card_opens_the_rock_after_that_card():
    match = match_of(kits()["succession"], 2)
    table = MemoryTable(match)
    (data,) = (each for each in datasets(match) if each.id == "match-diversity")
    assert data.opens is not None
    begins = data.frame.groupby("round")["time"].transform("min")
    times = data.frame["time"] - begins  # of the round
    for row, (number, time) in enumerate(zip(data.frame["round"], times, strict=True)):
        leads = data.opens(row)
        assert leads is not None
        then = int(leads["position"])
        before, now = (table.moment(max(0, each), None).state for each in (then - 1, then))
        assert (now.round, now.laid) >= (number, time) > (before.round, before.laid)


@pytest.mark.parametrize("game", ["reef", "expanse"])
def test_a_player_has_the_colour_and_sign_of_their_seat_in_the_data(game: str):
    match = match_of(kits()[game], 3)
    for data in datasets(match):
        if data.variable("player") is None:
            continue
        _, players = categories(data, "player", MOST_COLOURS)
        found = {each.label: look(players, number) for number, each in enumerate(players)}
        for mark, seat in zip(art().palette.seats, match.setup.seats, strict=False):
            if seat.name in found:
                assert found[seat.name] == (mark.colour, mark.shape), data.id
        assert len(set(found.values())) == len(found), "the whole table looks like no player"


def test_a_row_of_another_seat_opens_that_seats_board():
    opened = half("expanse")
    data = opened.explorer.datasets["match-presence"]
    for seat in (1, 0):
        row = int((data.frame["seat"] == seat + 1).argmax())
        opened.explorer.act("data-open", {"dataset": data.id, "row": str(row)})
        assert opened.session.ui.looking == (seat or None)
        do(opened.session, "page", page="data")


# ---- The class: what is open at its tables, and never more than one's own table has come to


def at(match: Match, name: str = "Cowrie", before: int | None = None) -> TableOfClass:
    names = [f"{name} {seat}" for seat in seats_of(match.rules)]
    return TableOfClass(name, name, MemoryTable(match, Ticking()), names, before)


def saved(found: list[Dataset]) -> dict[str, str]:
    return {each.id: str(each.frame.to_csv()) for each in found}


def begins(match: Match, round_: int) -> int:
    moments = lab_of(match.game.id).moments(MemoryTable(match))
    return next(each.position for each in moments if each.round >= round_)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_ahead_is_read_as_it_stood_when_ones_round_began(game: str):
    match = match_of(kits()[game], 2)
    last = match.rules.when(match.state)[0]
    for round_ in {1, last // 2 + 1, last}:
        early = cut(match, begins(match, round_))
        assert saved(class_datasets([at(match, before=round_)])) == saved(
            class_datasets([at(early)])
        )
    assert saved(class_datasets([at(match, before=1)])) != saved(class_datasets([at(match)]))


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_hidden_at_a_table_is_in_no_table_of_its_class(game: str):
    kit = kits()[game]
    match = match_of(kit, 2)
    forked = cut(match, match.position * 3 // 4)
    for owner in seats_of(match.rules)[: effort(1, 2)]:
        told = []
        for number in (3, 8):
            with planted(kit, forked, owner, number):
                told.append(saved(class_datasets([at(forked), at(match, "Heron")])))
        assert told[0], "the class's tables are there"
        assert told[0] == told[1], owner
    for one, other, owner in islice(forks(kit) if kit.secrets is not None else (), effort(1, 2)):
        assert saved(class_datasets([at(one)])) == saved(class_datasets([at(other)])), owner


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_a_class_have_the_columns_of_a_match_under_its_own_names(game: str):
    match = match_of(kits()[game], 2)
    own = {each.id.removeprefix("match-"): each for each in datasets(match)}
    found = {each.id.removeprefix("class-"): each for each in class_datasets([at(match)])}
    assert set(found) == {name for name, each in own.items() if len(each)}
    for name, each in found.items():
        columns = [one for one in own[name].frame if (name, one) != ("presence", "present")]
        assert list(each.frame) == ["table", *columns]
        assert each.title.values["name"] == own[name].title
        text = each.frame.to_csv()
        assert not any(f",{seat.name}," in text for seat in match.setup.seats)
    assert found["presence"].frame["abundance"].sum() == own["presence"].frame["abundance"].sum()


class InClass:
    """A page of Sam, who sits at a table of a class in play, beside one that is ahead."""

    def __init__(self, folder: Path, round_: int | None = 2) -> None:
        self.store = Store.open(folder / "reefkit.sqlite")
        self.row = self.store.classes.create("Blue 7")[0]
        match = match_of(kits()["climate"], 2)
        storage = Storage(folder / "reefkit.sqlite", games(), "climate", "sam", patience=0.5)
        self.session = new_session(lab_of("climate"), catalogue("en"), storage)
        self.page = LessonPage(self.session)
        do(self.session, "class-join", code=self.row.code, first="Sam")
        self.sam = self.store.classes.members(self.row.id)[0].person
        none = [[] for _ in match.setup.seats[1:]]
        lay = self.store.classes.lay_table
        early = cut(match, match.position if round_ is None else begins(match, round_))
        self.own = lay(self.row.id, "Heron", "climate", early, [[self.sam], *none])
        self.other = lay(self.row.id, "Cowrie", "climate", match, [[], *none])
        secret = self.store.classes.create("Secret class")[0]
        lay(secret.id, "Canary", "climate", match, [[], *none])
        self.session.look_around()
        do(self.session, "page", page="data")

    def of_class(self) -> dict[str, Dataset]:
        assert self.page.data.explorer is not None
        found = self.page.data.explorer.datasets
        return {key: each for key, each in found.items() if key.startswith("class-")}

    def again(self) -> dict[str, Dataset]:
        do(self.session, "page", page="glossary")
        do(self.session, "page", page="data")
        return self.of_class()


def test_a_student_brings_in_the_class_as_far_as_ones_own_table_has_come(tmp_path: Path):
    sam = InClass(tmp_path)
    assert not sam.of_class(), "nothing is read before it is asked for"
    assert shown(sam.session).select_one('[data-act="data-class"]')
    do(sam.session, "data-class")
    assert not shown(sam.session).select('[data-act="data-class"]')
    lived = sam.of_class()["class-presence"]
    assert set(lived.frame["table"]) == {"Heron", "Cowrie"}
    assert lived.frame["round"].max() < 2
    assert lived.beside == message("data-class-ahead")
    text = "".join(saved(list(sam.of_class().values())).values())
    assert ",Sam," in text
    assert "Canary" not in text
    # A graph of the class that was kept brings it in again, on another day too.
    assert sam.page.data.explorer is not None
    sam.page.data.explorer.act("data-source", {"graph": "0", "value": "class-presence"})
    sam.session.ui.settings.pop("data-class")
    sam.again()
    assert sam.page.data.explorer.choices.graphs[0].dataset == "class-presence"


def test_a_class_is_open_to_those_who_are_in_it(tmp_path: Path):
    sam = InClass(tmp_path)
    do(sam.session, "data-class")
    sam.store.classes.close_table(sam.other.id)
    sam.session.look_around()
    assert set(sam.again()["class-presence"].frame["table"]) == {"Heron"}
    sam.store.classes.remove(sam.row.id, sam.sam)
    sam.session.look_around()
    assert not sam.again()
    assert not shown(sam.session).select('[data-act="data-class"]')


def test_the_class_waits_for_ones_own_plots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    sam = InClass(tmp_path, None)
    do(sam.session, "data-class")
    assert sam.of_class()["class-presence"].beside is None, "one's own match is over: all is open"
    monkeypatch.setattr(LessonSession, "charts_are_covered", True)
    assert not sam.again()


def opened_moment(explorer: Explorer, dataset: str, row: int) -> BeautifulSoup:
    explorer.act("data-open", {"dataset": dataset, "row": str(row)})
    return audited(explorer.foot.html, set(acts.names))


def test_a_row_of_the_class_opens_its_tables_board_beside_it(tmp_path: Path):
    sam = InClass(tmp_path)
    do(sam.session, "data-class")
    explorer, lived = sam.page.data.explorer, sam.of_class()["class-presence"]
    assert explorer is not None
    at_cowrie = [row for row in range(len(lived)) if lived.frame["table"][row] == "Cowrie"]
    moment = only(opened_moment(explorer, lived.id, at_cowrie[-1]), '[data-key="data-moment"]')
    assert "Cowrie: " in words(moment)
    assert moment.select("svg")
    assert sam.session.ui.page == "data", "nobody leaves their own table for it"
    assert sam.session.ui.moment is None
    # A table that was closed since is not looked into any more.
    sam.store.classes.close_table(sam.other.id)
    foot = opened_moment(explorer, lived.id, at_cowrie[0])
    assert not foot.select('[data-key="data-moment"]')
    assert explorer.said == message("reject-data-table-gone")


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_class_opens_a_board_no_further_than_ones_own_round(game: str):
    match = match_of(kits()[game], 2)
    lab, whole = lab_of(game), MemoryTable(match)
    for round_ in (None, match.rules.when(match.state)[0] // 2 + 1):
        table = at(match, before=round_)
        ends = match.position if round_ is None else begins(match, round_)
        for data in class_datasets([at(cut(match, 1), "Heron"), table]):
            rows = (data.frame["table"] == "Cowrie").to_numpy().nonzero()[0]
            when = next((each for each in ("round", "turn") if each in data.frame), "")
            for row in map(int, rows[[0, len(rows) // 2, -1]] if len(rows) else ()):
                leads = data.opens(row) if data.opens else None
                assert (leads is not None) == bool(when), data.id
                if leads is None:
                    continue
                assert leads["table"] == "Cowrie"
                assert leads["round"] == int(data.frame[when].iloc[row]), data.id
                assert leads["position"] <= ends
                shown = desk_labs()[game].opened(as_seen(table), leads, "Cowrie", catalogue("en"))
                name = lab.moments(whole)[leads["position"]].name.id
                assert (shown.title.id, shown.title.values["moment"].id) == ("data-moment", name)
                assert all(picture.startswith("<svg") for picture, _ in shown.pictures)
                one_seat = "seat" in leads or not lab.has_places
                assert len(shown.pictures) == (1 if one_seat else len(match.setup.seats))
                assert not any(seat.name in str(shown) for seat in match.setup.seats)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_board_of_the_class_tells_nothing_that_is_hidden_at_its_table(game: str):
    kit = kits()[game]
    match = match_of(kit, 2)
    forked, adapter = cut(match, match.position * 3 // 4), desk_labs()[game]
    for owner in seats_of(match.rules)[: effort(1, 2)]:
        told = []
        for number in (3, 8):
            with planted(kit, forked, owner, number):
                leads = {"position": forked.position, "seat": owner}
                told.append(adapter.opened(as_seen(at(forked)), leads, "Heron", catalogue("en")))
        assert told[0] == told[1], owner


# ---- Three questions


def asked(session: LessonSession) -> list[str]:
    buttons = shown(session).select('[data-key="data-steps"] [aria-pressed]')
    return [str(each["data-step"]) for each in buttons]


@pytest.mark.parametrize("game", GAMES)
def test_three_questions_lead_from_ones_own_curve_to_the_rocks_and_back(game: str):
    match = match_of(kits()[game], 4)
    opened = Opened(match, match.position, locale="en-simple")
    session, explorer = opened.session, opened.explorer
    explorer.act("data-source", {"graph": "0", "value": "match-diversity"})
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "shannon"})
    assert asked(session) == (["own", "places", "rocks"] if lab_of(game).has_places else [])
    whole = explorer.datasets["match-diversity"].frame
    mine = int((whole["player"] == match.setup.seats[0].name).sum())
    for step in asked(session):
        do(session, "data-step", step=step)
        assert shown(session).select_one('[data-key="data-asked"]')
        cards = explorer.cards[: len(explorer.choices.graphs)]
        assert all(each.worked.kind == "line" and each.worked.marks for each in cards)
        assert cards[0].worked.shown == (len(whole) if step == "places" else mine)
        tables = [each.worked.dataset.id for each in cards]
        beside = {"places": ["match-region"], "rocks": ["coral-stages"]}
        assert tables == ["match-diversity", *beside.get(step, [])]
    if asked(session):
        do(session, "data-step", step="")
    assert explorer.choices.graphs[0].y == "shannon"
    assert not explorer.choices.filters
    session.do("data-step", {"step": "class"})
    assert session.refused, "there is no class here"


def test_in_a_class_the_second_question_is_about_its_tables(tmp_path: Path):
    sam = InClass(tmp_path)
    assert asked(sam.session) == ["own", "class", "rocks"]
    do(sam.session, "data-step", step="class")
    assert sam.page.data.explorer is not None
    worked = sam.page.data.explorer.cards[0].worked
    assert worked.dataset.id == "class-diversity", "its players share one place"
    assert [each.label for each in worked.categories] == ["Heron", "Cowrie"]
    assert worked.shown == len(worked.dataset)


# ---- An experiment


def test_an_experiment_is_a_table_once_it_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(experiment_page, "folder_here", lambda: tmp_path)
    session = new_session(lab_of("climate"), catalogue("en"))
    page = LessonPage(session)
    do(session, "page", page="experiment")
    levels = len(experiment_page.trial_here(session).expected)
    for level in range(levels):
        do(session, "experiment-draw", level=str(level), value="3")
    do(session, "page", page="data")
    assert page.data.explorer is not None
    assert list(page.data.explorer.datasets) == list(SERIES)
    do(session, "experiment-run", tables="10")
    found = page.data.explorer.datasets
    assert list(found)[:2] == ["experiment-tables", "experiment-steps"]
    assert len(found["experiment-tables"]) == 10 * levels
    assert len(found["experiment-steps"]) == levels


CLOSED = """
import sys
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.text import catalogue
session = new_session(labs()["reef"], catalogue())
page = LessonPage(session)
page.draw()
session.do("page", {"page": "how"})
print(page.data.explorer, {"pandas", "reefkit.data_lab.explorer"} & {*sys.modules} or "")
"""
