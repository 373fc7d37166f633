"""The page *Data* in every game: the match's own tables beside real series, and nothing hidden."""

import subprocess
import sys
from itertools import islice

import pytest
from bs4 import BeautifulSoup

from reefkit.data_lab.explorer import Explorer
from reefkit.data_lab.series import SERIES
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.labs.lesson.parts.data_page import DATA
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.kit.kits import Ticking, cut, kits, match_of, seats_of
from tests.kit.test_views import forks
from tests.labs.lesson.test_every_lab import GAMES, SECRETIVE, do, lab_of, planted
from tests.support.open_page import audited

OWN = ["match-diversity", "match-presence"]


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
@pytest.mark.parametrize("locale", ["en", "en-simple"])
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
        assert list(opened.explorer.datasets)[:2] == OWN
        assert list(opened.explorer.datasets)[-len(SERIES) :] == list(SERIES)
        assert opened.explorer.choices.graphs[0].dataset == OWN[0], "one's own match comes first"
        lived = opened.explorer.datasets["match-presence"]
        assert {"round", "player", "type", "abundance"} <= {each.name for each in lived.variables}
        assert len(lived) > 0
        assert not shown(opened.session).select('[data-key="data-withheld"]')


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_the_match_round_by_round_and_keeps_the_graph(game: str):
    opened = half(game, 0.4)
    explorer, before = opened.explorer, opened.explorer.datasets["match-presence"]
    explorer.act("data-source", {"graph": "0", "value": "coral-stages"})
    explorer.act("data-sum", {"graph": "0", "summary": "mean", "checked": True})
    chosen = explorer.choices
    opened.session.changed()
    assert explorer.datasets["match-presence"] is before, "nothing new, so nothing is read again"
    table = opened.session.open_table
    for seat in seats_of(table.match.rules):
        table.set_away(seat)
    while not table.view(None).over and table.tick(hurried=True):
        pass
    opened.session.changed()
    assert opened.explorer is explorer
    assert len(explorer.datasets["match-presence"]) > len(before)
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
        for owner in seats_of(match.rules)[:2]:
            opened = Opened(match, position, seat=(owner + 1) % len(match.setup.seats))
            told = []
            for number in (3, 8):
                with planted(kit, opened.match, owner, number):
                    told.append(opened.tables())
            assert told[0], "the match's tables are there"
            assert told[0] == told[1], (position, owner)


@pytest.mark.parametrize("game", [name for name in GAMES if kits()[name].secrets is not None])
def test_its_tables_do_not_tell_what_another_chose_in_secret(game: str):
    for one, other, owner in islice(forks(kits()[game]), 3):
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
    opened.explorer.act("data-open", {"dataset": data.id, "row": "0"})
    assert (opened.session.ui.page, opened.session.ui.moment) == ("", leads["position"])


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


def test_a_page_that_was_never_opened_makes_no_explorer():
    done = subprocess.run(  # our own Python
        [sys.executable, "-c", CLOSED], capture_output=True, check=True, text=True
    )
    assert done.stdout.split() == ["None"]
