"""The record and the replay: the log with reasons, files and DataFrame, and any moment played back."""

import csv
import doctest
import io
import math
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reefkit.classroom.store.quotas import FILES_SCOPE
from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match, picture
from reefkit.games.reef.game import GAME
from reefkit.games.reef.match_events import told
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import dataframe, match_files, opening
from reefkit.labs.lesson.moments import beats
from reefkit.labs.lesson.parts import match_record, match_view
from reefkit.labs.reef import board_picture, controls, record
from reefkit.labs.reef.timeline import log_lines, moments, surveys
from reefkit.match.codec import checksum
from reefkit.match.errors import SaveError
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, ReefkitError, catalogue
from reefkit.text.csv_files import write_csv
from tests.games.reef.books import SHELTER
from tests.games.reef.guided import LOOKUPS, reef
from tests.labs.reef.page import BooksPage, ReefPage
from tests.support.families import each_case

# ---- The record: the log with reasons, match files, CSV, and the record as a DataFrame.
STYLES = {"Ana": None, "Ben": None, "Cora": "builder"}


@cache
def _played() -> Match:
    """Play a match of two people and a bot to its end, with choices that are taken back."""
    seats = [SeatInfo(name, bot=bot) for name, bot in STYLES.items()]
    match = new_match(seats, seed=11, options={"predict": "none", "rounds": 2})
    table = MemoryTable(match)
    table.act(0, do.ChooseBoard("ramp"))
    table.act(0, do.PlaceFounder("boulder-coral", 1, 1))
    table.act(0, do.PlaceFounder("platy-coral", 6, 3))
    table.act(0, Undo())
    while not match.is_over:
        if not table.tick():
            seat = table.view(None).awaited[0].seats[0]
            table.do_for_me(seat)
    return match


def desk(folder: Path | None = None, here: tuple[int, ...] = (0, 1)) -> ReefPage:
    """Open the played match at a page."""
    page = ReefPage(folder)
    match = Match(GAME, _played().setup, _played().entries)
    storage = page.session.storage
    table = MemoryTable(match) if storage is None else storage.create(match)
    page.session.sit(table, here)
    return page


def shown_lines(page: ReefPage) -> list[str]:
    """Return the log as it is shown, without the place of each line."""
    soup = page.see(match_record.RECORD)
    for place in soup.select(".rk-log-place"):
        place.decompose()
    return [" ".join(line.get_text(" ").split()) for line in soup.select(".rk-log-words")]


# -- the log -----------------------------------------------------------------------------------
def test_the_log_tells_every_event_once_with_its_reason_and_no_undone_choice():
    match = _played()
    events = told(match)
    lines = log_lines(MemoryTable(match), None)
    assert "founder-placed" in {line.text.id for line in lines}
    assert not [line for line in lines if line.text.values.get("organism") == "x"]
    placed = [str(one.event.what.values) for one in events if one.event.what.id == "founder-placed"]
    assert len([line for line in lines if line.text.id == "founder-placed"]) == len(placed) == 15
    alone = [line.text for line in lines if not line.text.id.startswith(("several-", "report-"))]
    for text in alone:
        assert text in [one.event.what for one in events]
    died = [line for line in lines if "builder-died" in line.text.id]
    assert died
    assert all(line.text.values["reasons"] and line.organism for line in died)


def test_the_newest_line_stands_first_and_all_can_be_asked_for():
    page = desk()
    lines = log_lines(page.session.open_table, 0)
    say = page.session.say
    newest = shown_lines(page)
    assert len(newest) == match_record.MOST_LINES < len(lines)
    assert newest[0] == say.render(lines[-1].text)
    soup = page.see(match_record.RECORD)
    assert soup.select_one('[data-act="log-all"]').get_text() == f"All {len(lines)} events"
    page.do("log-all")
    assert shown_lines(page) == [say.render(line.text) for line in reversed(lines)]
    page.do("log-all")
    assert shown_lines(page) == newest


def test_an_open_log_leaves_out_what_is_taken_back_later():
    table = MemoryTable(new_match([SeatInfo("Ana")], seed=1))
    table.act(0, do.ChooseBoard("ramp"))
    before = log_lines(table, 0)
    table.act(0, do.PlaceFounder("boulder-coral", 1, 1))
    assert len(log_lines(table, 0)) == len(before) + 1
    table.act(0, Undo())
    after = [line.text.id for line in log_lines(table, 0)]
    assert after == ["board-chosen"]
    table.act(0, do.PlaceFounder("finger-coral", 1, 1))
    fresh = log_lines(MemoryTable(table.match), 0)
    assert log_lines(table, 0) == fresh
    assert fresh[-1].organism == "finger-coral"


def test_the_log_can_be_filtered_by_reef_round_and_phase():
    page = desk()
    page.do("log-all")
    lines = log_lines(page.session.open_table, 0)
    page.do("log-filter", name="seat", value="own")
    page.do("log-all")
    own = [line for line in lines if line.seat in {0, None}]
    assert len(shown_lines(page)) == len(own) < len(lines)
    page.do("log-filter", name="round", value="2")
    page.do("log-filter", name="phase", value="catastrophe")
    page.do("log-all")
    left = [line for line in own if line.round == 2 and line.phase == "catastrophe"]
    assert len(shown_lines(page)) == len(left) > 0
    page.do("log-filter", name="phase", value="founding")
    assert shown_lines(page) == []
    assert "Nothing of this kind" in page.see(match_record.RECORD).get_text()


@pytest.mark.parametrize(
    ("name", "value"),
    [("seat", "5"), ("round", "x"), ("round", "-1"), ("phase", "tea"), ("mood", "own")],
)
def test_a_filter_that_is_none_changes_nothing(name: str, value: str):
    page = desk()
    before = shown_lines(page)
    page.refused("log-filter", name=name, value=value)
    assert shown_lines(page) == before


def test_each_line_opens_its_moment_on_the_board():
    page = desk()
    table = page.session.open_table
    soup = page.see(match_record.RECORD)
    button = soup.select('[data-act="log-see"]')[3]
    page.do("log-see", position=button["data-position"])
    line = list(reversed(log_lines(table, 0)))[3]
    assert page.session.ui.moment == line.moment
    assert page.session.scene().view.position == line.moment
    marked = page.see(match_record.RECORD).select('[aria-current="true"]')
    assert marked
    page.refused("log-see", position=-1)
    page.refused("log-see", position="x")
    page.do("log-see", position=40_000)
    assert page.session.ui.moment == table.position


@pytest.mark.parametrize("locale", ["en", "en-simple", "x-pseudo"])
def test_names_of_players_are_text_and_every_sentence_is_said(locale: str):
    name = '<img src=x onerror="alert(1)">'
    match = new_match([SeatInfo(name, bot="builder"), SeatInfo("B", bot="newcomer")], seed=2)
    table = MemoryTable(match)
    table.run()
    page = ReefPage(None, locale)
    page.session.sit(table, (0,))
    page.do("log-all")
    html = str(match_record.RECORD.render(page.session.scene()))
    assert "<img" not in html
    assert "&lt;img" in html
    page.see(match_record.RECORD)


# -- files -------------------------------------------------------------------------------------
def given(page: ReefPage) -> list[tuple[str, str, bytes]]:
    """Take what the page hands out."""
    found: list[tuple[str, str, bytes]] = []
    page.session.on_file(lambda *file: found.append(file))
    return found


def half_played(folder: Path) -> ReefPage:
    """Open a match of two people that stands in its second phase."""
    page = ReefPage(folder)
    match = new_match([SeatInfo("Ana"), SeatInfo("Ben")], seed=7, options={"predict": "none"})
    opening.begin(page.session, match)
    table = page.session.open_table
    opening.set_all_up(table, (0, 1), "founding")
    table.do_for_me(0)
    return page


def finish(table: Table) -> list[str]:
    """Play a table on by its helper, and give the checksums of all that came."""
    for _ in range(400):
        awaited = table.view(None).awaited
        if not awaited:
            break
        table.do_for_me(awaited[0].seats[0])
    assert table.match.is_over
    return [entry.checksum for entry in table.match.entries]


def stored_in(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        ((header,),) = database.execute("SELECT header FROM matches").fetchall()
        lines = database.execute("SELECT line FROM entries ORDER BY position").fetchall()
    return "".join(f"{line}\n" for line in (header, *(line for (line,) in lines))).encode()


def test_a_saved_file_opens_elsewhere_and_continues_identically(tmp_path: Path):
    page = half_played(tmp_path / "one")
    got = given(page)
    page.do("match-save")
    ((name, mime, data),) = got
    assert name.startswith("reef-survivor-20")
    assert name.endswith("-ana-ben.jsonl")
    assert mime
    stored = stored_in(tmp_path / "one")
    assert data == stored
    assert page.session.open_table.setup.key.encode() in data
    other = ReefPage(tmp_path / "two")
    other.do("match-open", data, name=name)
    table = other.session.open_table
    assert other.session.here == (0, 1)
    assert f"after {table.position} moves" in other.said
    assert checksum(table.match.state) == checksum(page.session.open_table.match.state)
    assert finish(table) == finish(page.session.open_table)
    copy = stored_in(tmp_path / "two")
    assert [line.split(b'"time"')[0] for line in copy.splitlines()] == [
        line.split(b'"time"')[0] for line in stored_in(tmp_path / "one").splitlines()
    ]


def test_a_file_that_breaks_off_opens_as_far_as_it_goes_and_says_so(tmp_path: Path):
    page = half_played(tmp_path / "one")
    got = given(page)
    page.do("match-save")
    other = ReefPage(tmp_path / "two")
    other.do("match-open", got[0][2][:-20], name="cut.jsonl")
    position = page.session.open_table.position - 1
    assert other.session.open_table.position == position
    assert f"cut.jsonl breaks off in the middle of an entry. The {position} entries" in other.said


BROKEN = {
    "empty": lambda _: b"",
    "text": lambda _: b"hello",
    "picture": lambda _: b"\x89PNG\r\n\x1a\n" + bytes(200),
    "changed": lambda data: data.replace(b'"row":1', b'"row":2', 1),
    "other-game": lambda data: data.replace(b'"game":"reef"', b'"game":"golf"', 1),
    "newer": lambda data: data.replace(b'"version":1', b'"version":99', 1),
    "deep": lambda _: b"[" * 100_000,
}


def what_is_stored(folder: Path) -> list[str]:
    (file,) = folder.glob("*.sqlite")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        return [line for line in database.iterdump() if FILES_SCOPE not in line]


@pytest.mark.parametrize("how", sorted(BROKEN))
def test_a_file_that_is_no_match_is_refused_in_a_sentence_and_nothing_changes(
    how: str, tmp_path: Path
):
    page = half_played(tmp_path)
    got = given(page)
    page.do("match-save")
    bad = BROKEN[how](got[0][2])
    assert bad != got[0][2]
    table, before = page.session.open_table, what_is_stored(tmp_path)
    said = page.refused("match-open", bad, name="my <b>match</b>.jsonl")
    assert said.endswith((".", "match"))
    assert page.session.open_table is table
    assert what_is_stored(tmp_path) == before
    page.refused("match-open", name="no bytes at all")


def test_a_match_with_people_elsewhere_is_not_handed_out_whole():
    page = desk(here=(0,))
    got = given(page)
    assert "other screens" in page.refused("match-save")
    assert got == []
    assert not page.see(match_record.RECORD).select('[data-act="match-save"]')
    assert desk(here=(0, 1)).see(match_record.RECORD).select('[data-act="match-save"]')


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ana", "Zoë Ç"), "ana-zoe-c"),
        (("../../etc/passwd",), "etc-passwd"),
        (("con\u202egpj", "礁"), "congpj"),
        (("x" * 40, "y" * 40), "x" * 35),
    ],
)
def test_file_names_are_letters_digits_and_hyphens(names: tuple[str, ...], expected: str):
    match = new_match([SeatInfo(name) for name in names], seed=1)
    table = MemoryTable(match)
    table.act(0, do.ChooseBoard("ramp"))
    day = match.entries[0].time[:10]
    assert match_files.file_name("reef-survivor", table) == f"reef-survivor-{day}-{expected}"


@pytest.mark.parametrize("reading", sorted(GAME.readings))
def test_each_reading_is_handed_out_as_csv(reading: str):
    page = desk()
    got = given(page)
    page.do("match-csv", reading=reading)
    ((name, mime, data),) = got
    assert name == match_files.file_name("reef-survivor", page.session.open_table, reading) + ".csv"
    assert mime == "text/csv"
    one = GAME.readings[reading]
    assert data == write_csv(one.columns, one.read(_played(), None), catalogue())
    rows = list(csv.reader(io.StringIO(data.decode(), newline="")))
    assert f"{len(rows) - 1} rows" in page.said or len(rows) < 3
    page.refused("match-csv", reading="secrets")
    page.refused("match-csv")


def test_a_page_that_takes_no_files_says_so():
    assert "hand out files" in desk().refused("match-save")


# -- the DataFrame -----------------------------------------------------------------------------
def plain(value: object) -> object:
    """Turn a reading's value into what stands in the table."""
    if isinstance(value, Message):
        return catalogue().render(value)
    if isinstance(value, tuple):
        return "; ".join(str(plain(each)) for each in value)
    return value


def missing(value: object) -> bool:
    return value is None or str(value) == "<NA>" or (isinstance(value, float) and math.isnan(value))


@pytest.mark.parametrize("reading", sorted(GAME.readings))
def test_the_table_holds_what_the_reading_does(reading: str):
    one = GAME.readings[reading]
    rows = one.read(_played(), None)
    frame = record(reading, _played())
    assert tuple(frame.columns) == one.columns
    assert len(frame) == len(rows)
    for given_row, row in zip(frame.itertuples(index=False), rows, strict=True):
        for had, value in zip(given_row, row, strict=True):
            wanted = plain(value) if plain(value) != "" else None
            assert had == wanted or (missing(had) and missing(wanted)), (had, wanted)
    empty = record(reading, new_match([SeatInfo("A")], seed=1))
    assert list(empty.dtypes) == list(frame.dtypes)


def test_the_record_is_read_from_lab_session_table_match_or_file(tmp_path: Path):
    page = desk(tmp_path)
    path = tmp_path / "match.jsonl"
    path.write_bytes(page.session.open_table.dump())
    expected = record("scores", _played())
    for source in (page.session, page.session.open_table, path, str(path)):
        assert record("scores", source).equals(expected)
    assert record("scores").equals(expected)  # the lab that was opened last
    assert record(of=page.session).equals(record("presence", _played()))


def test_what_there_is_no_record_of_is_said():
    with pytest.raises(ReefkitError) as none_open:
        record("presence", ReefPage().session)
    assert none_open.value.message.id == "reject-lab-none-given"
    with pytest.raises(ReefkitError) as unknown:
        record("secrets", _played())
    assert unknown.value.message.id == "reject-no-such-reading"
    with pytest.raises(SaveError):
        record("presence", "no-such-file.jsonl")


def test_a_hands_on_table_tells_no_count_before_its_time():
    from tests.games.reef.books import SHELTER, submission, table  # noqa: PLC0415
    from tests.games.reef.guided import reef  # noqa: PLC0415

    play = table(reef(spaces=SHELTER), reef(spaces=SHELTER), phase="survey")
    assert not any(record("presence", play.match)["round"])  # the founding alone
    for seat in (0, 1):
        play.act(seat, submission(play, seat))
    assert not any(record("presence", play.match)["round"])
    assert len(record("scores", play.match)) == 0
    play.act(0, Ready())
    play.act(1, Ready())
    assert len(record("scores", play.match)) == 12


def test_the_example_that_no_public_name_has_runs():
    (case,) = doctest.DocTestFinder().find(dataframe.datasets, globs=vars(dataframe))
    assert doctest.DocTestRunner().run(case).failed == 0


# ---- The replay: any moment of a match on the board, played back and left again.
@cache
def half_way() -> Match:
    seats = [SeatInfo("Ana"), SeatInfo("Ben", bot="newcomer")]
    match = new_match(seats, seed=5, options={"predict": "none", "rounds": 2})
    table = MemoryTable(match)
    for _ in range(60):  # to the middle of round 2, where Ana is awaited
        if match.state.round == 2 and match.state.phase == "algae" and not table.tick():
            break
        if not table.tick():
            table.do_for_me(0)
    return match


@pytest.fixture
def page() -> ReefPage:
    one = ReefPage()
    match = Match(GAME, half_way().setup, half_way().entries)
    one.session.sit(MemoryTable(match), (0,))
    return one


def drawn(page: ReefPage) -> tuple[list[tuple[tuple[object, ...], bool]], object]:
    shown = board_picture.picture(page.session.scene())
    return [(s.stack, s.alga) for s in shown.spaces], shown.swimmers


# -- any moment --------------------------------------------------------------------------------
def test_every_position_shows_board_and_counts_as_they_stood(page: ReefPage):
    match = page.session.open_table.match
    for position in range(match.position + 1):
        page.do("replay-to", name="moment", value=str(position))
        scene = page.session.scene()
        then = match.state_at(position)
        shown = picture.write(scene.play.reef(0), LOOKUPS)
        assert shown == picture.write(then.reefs[0], LOOKUPS)
        assert (scene.state.round, scene.phase) == (then.round, then.phase)
        stacks, _ = drawn(page)
        kinds = [len(stack) for stack, _ in stacks]
        assert kinds == (then.reefs[0].kind != 0).sum(axis=-1).reshape(-1).tolist()


@pytest.mark.parametrize(("value", "shown"), [("-5", 0), ("0", 0), ("40000", None)])
def test_beyond_an_end_the_slider_stands_at_it(page: ReefPage, value: str, shown: int | None):
    page.do("replay-to", value=value)
    assert page.session.ui.moment == (page.session.open_table.position if shown is None else 0)


@each_case("value", ["", "x", "1.5", None, [3], "9" * 400])
def test_a_place_that_is_none_changes_nothing(page: ReefPage, value: object):
    page.refused("replay-to", value=value)
    assert page.session.ui.moment is None


def test_moments_have_names_by_round_and_phase(page: ReefPage):
    say = page.session.say
    found = moments(page.session.open_table)
    named = [say.render(each.name) for each in found]
    assert named[0] == "Set-up"
    assert "Round 1, 1A dwellers" in named
    assert named[-1] == "Round 2, 1B algae"
    assert any(name.startswith("Round 1, 3 catastrophe: ") for name in named)
    assert [each.position for each in found] == list(range(len(named)))
    page.do("replay-to", value="0")
    assert "Set-up" in page.see(controls.CONTROLS_PART).get_text()


def test_moments_grow_with_the_match(page: ReefPage):
    table = page.session.open_table
    before = moments(table)
    table.do_for_me(0)
    after = moments(table)
    assert after[: len(before)] == before
    assert len(after) == table.position + 1
    assert after == moments(MemoryTable(table.match))


def pressed(page: ReefPage, key: str):
    """Press a step of the slider, as the page has it."""
    (button,) = page.see(controls.CONTROLS_PART).select(f'[data-key="replay-{key}"]')
    page.do(str(button["data-act"]), value=str(button["data-value"]))


def test_steps_go_by_beats_and_surveys_to_surveys(page: ReefPage):
    table = page.session.open_table
    found = moments(table)
    stops = beats(found)
    page.do("replay-to", value="0")
    seen = [0]
    while not page.see(controls.CONTROLS_PART).select('[data-key="replay-on"][aria-disabled]'):
        pressed(page, "on")
        seen.append(page.session.ui.moment or 0)
    assert seen[1:] == [stop for stop in stops if stop > 0]
    pressed(page, "on")
    assert page.session.ui.moment == table.position
    pressed(page, "back")
    assert page.session.ui.moment == stops[-2]
    (survey,) = surveys(found)
    assert found[survey].phase == "survey"
    page.do("replay-to", value="0")
    page.do("replay-survey")
    assert page.session.ui.moment == survey
    page.do("replay-survey")
    assert page.session.ui.moment == table.position
    page.do("replay-survey", by=-1)
    assert page.session.ui.moment == survey
    page.refused("replay-survey", by=7)


# -- nobody plays on a board of the past -----------------------------------------------------------
def test_nothing_can_be_played_while_the_past_is_shown(page: ReefPage):
    table = page.session.open_table
    position = table.position
    empty = next(s for s in board_picture.picture(page.session.scene()).spaces if s.empty)
    page.do("replay-to", value="20")
    before = drawn(page)
    page.session.do("pick", {"row": empty.row, "column": empty.column})
    for act in ("ready", "undo", "do-for-me", "grow-alike"):
        page.refused(act)
    assert page.refused("ready") == (
        "The page shows the past, and the past cannot be changed. Go back to now, then play on."
    )
    assert table.position == position
    assert drawn(page) == before
    page.do("replay-now")
    page.do("pick", row=empty.row, column=empty.column)
    assert table.position == position + 1


def test_the_past_has_charts_beside_it_where_the_end_was_told(page: ReefPage):
    page.session.ui.tab = "final"
    page.do("replay-open")
    assert page.session.ui.tab == "ranges"
    assert not page.see(match_view.EVIDENCE).select('[data-key="evidence-final"]')


def test_the_past_keeps_the_secrets_of_hands_on_play():
    desk = BooksPage(reef(spaces=SHELTER), reef(spaces=SHELTER), phase="algae")
    for _ in range(77):
        desk.do("draft-dweller", dweller="urchin", by=1)
    desk.do("draft-submit")
    for position in range(desk.table.position + 1):
        desk.do("replay-to", value=position)
        assert "77" not in desk.everything().replace('value="77"', "")


# -- playing back --------------------------------------------------------------------------------


def tick(page: ReefPage) -> bool:
    """Tell what the page tells when a beat was shown; False where it waits for nothing."""
    found = page.see(controls.CONTROLS_PART).select("[data-after]")
    for each in found:
        page.do(str(each["data-act"]), value=str(each["data-value"]))
    return bool(found)


def play_back(page: ReefPage) -> list[int | None]:
    """Press *Play*, wait for the end, and give the moments that the page was drawn at."""
    page.do("replay-play")
    shown = [page.session.ui.moment]
    while tick(page):
        shown.append(page.session.ui.moment)
        assert len(shown) < 1_000, "it never stops"
    return shown


def test_playing_back_shows_every_beat_and_stops_at_the_end(page: ReefPage):
    stops = [stop for stop in beats(moments(page.session.open_table)) if stop > 0]
    assert play_back(page) == [0, *stops]
    assert not page.session.ui.playing_back
    assert page.session.ui.moment == page.session.open_table.position


@pytest.mark.parametrize(
    ("name", "values", "moment"),
    [
        ("replay-play", {}, "kept"),
        ("replay-to", {"value": 3}, 3),
        ("replay-now", {}, None),
        ("log-see", {"position": 9}, 9),
    ],
)
def test_whoever_touches_the_replay_stops_it(
    page: ReefPage, name: str, values: dict[str, Any], moment: object
):
    page.do("replay-play")
    assert all(tick(page) for _ in range(4))
    kept = page.session.ui.moment
    page.do(name, **values)
    assert not page.session.ui.playing_back
    assert page.session.ui.moment == (kept if moment == "kept" else moment)
    assert not tick(page)
    page.do("replay-tick", value=5)  # one that was on its way
    assert page.session.ui.moment == (kept if moment == "kept" else moment)
