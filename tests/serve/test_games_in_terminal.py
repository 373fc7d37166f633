"""Every game in the terminal: played, replayed and checked, with its picture in letters."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from reefkit.games import expanse, games
from reefkit.games.climate.content import LETTERS
from reefkit.games.expanse.terminal import web
from reefkit.games.succession import settlement_record
from reefkit.match import save
from reefkit.match.game import SeatInfo
from reefkit.serve.terminals import terminals
from reefkit.text import Message, catalogue
from tests.serve.conftest import Ran, Run

SHORT = {"reef": "rounds=1", "climate": "rounds=3", "expanse": "turns=4", "succession": "rounds=2"}
OPENS = {
    "reef": "1A",
    "climate": "  Round 2 b",
    "expanse": "  It is Seat 1",
    "succession": "  Round 2 b",
}
every_game = pytest.mark.parametrize("game", sorted(SHORT))


def short(game: str, *more: str) -> list[str]:
    return ["play", game, "--seed", "4", "--seats", "3", "--option", SHORT[game], *more]


def test_every_game_plays_in_the_terminal():
    assert set(SHORT) == set(games()) == set(terminals())


@every_game
def test_a_game_is_played_replayed_and_checked(run: Run, game: str):
    played = run(*short(game, "--save", "m.json"))
    assert (played.code, played.err) == (0, "")
    assert "Round 1" in played.out
    assert re.search(rf"Round [12] [^\n]*\n{OPENS[game]}", played.out)
    _, end = played.out.split("The end of the match")
    assert re.search(r"\b(won|wins?|ahead|lead)\b", end)
    assert "Played with seed 4;" in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 100
    replayed = run("replay m.json")
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out == played.out.partition("\nPlayed with")[0]
    title = catalogue("en").render(Message(f"lesson-title-{game}"))
    assert run("check m.json").out.startswith(f"m.json: Fine: a match of {title} with ")
    assert run(*short(game)).out == played.out.replace("Written: m.json\n", "")


OBEYED = "\x1b[2J\x9b31m\x07\r\u202e"


def obeyed(shown: Ran) -> list[str]:
    return re.findall(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", shown.out + shown.err)


@every_game
def test_no_escape_code_of_a_file_reaches_the_terminal(run: Run, game: str):
    run(*short(game, "--save", "m.json"))
    header, _, log = Path("m.json").read_text("utf-8").partition("\n")
    setup = json.loads(header)
    setup["setup"]["seats"][0]["name"] = f"{OBEYED}Bob"
    Path("m.json").write_text(f"{json.dumps(setup)}\n{log}", "utf-8")
    shown = run("replay m.json")
    assert "Bob" in shown.out
    assert obeyed(shown) == []


def test_no_escape_code_that_is_typed_reaches_the_terminal(run: Run, tmp_path: Path):
    (tmp_path / f"{OBEYED}.json").write_text(OBEYED)
    for typed in (["check"], ["replay"], ["play", "reef", "--bots"], ["play"], []):
        shown = run("", *typed, f"{OBEYED}.json")
        assert shown.code
        assert obeyed(shown) == []


@every_game
def test_a_game_is_shown_at_any_position(run: Run, game: str):
    run(*short(game, "--save", "m.json"))
    match = save.load(Path("m.json"), games())
    for position in range(0, match.position, max(1, match.position // 3)):
        shown = run("replay m.json --to", str(position))
        assert (shown.code, shown.err) == (0, "")
        assert f"After entry {position} of the log" in shown.out
        assert "The end of the match" not in shown.out
    refused = run("replay m.json --to", str(match.position + 1))
    assert (refused.code, refused.out) == (2, "")
    assert str(match.position) in refused.err


@every_game
def test_nothing_of_a_game_is_left_unsaid(run: Run, game: str):
    for language in ("en", "en-simple"):
        shown = run(*short(game, "--language", language))
        assert "⟦" not in shown.out
    assert run(*short(game, "--quiet")).out.count("\n") < 60


def test_the_map_shows_every_cell_and_who_lives_there(run: Run):
    run(*short("climate", "--save", "m.json"))
    match = save.load(Path("m.json"), games())
    play = match.rules.stepping(match.state)  # type: ignore[attr-defined]
    rows = re.findall(r"^ +[SRFT][SRFT\d ]*$", run("replay m.json").out, re.MULTILINE)
    height = len({play.world.places[cell][0] for cell in play.world.cells})
    cells = [each for row in rows[-height:] for each in re.findall(r"[SRFT]\d?", row)]
    assert [each[0] for each in cells] == [LETTERS[play.habitat(cell)] for cell in play.world.cells]
    there = dict(zip(play.world.cells, cells, strict=True))
    for seat, cell in enumerate(match.state.cells):
        assert there[cell][1:] == str(seat + 1)


def test_the_rock_shows_who_stands_on_it_as_wide_as_its_room(run: Run):
    run(*short("succession", "--save", "m.json"))
    match = save.load(Path("m.json"), games())
    cards = settlement_record.content_of(match).cards
    rock = run("replay m.json").out.rpartition("The rock after")[2].partition("▔")[0]
    shown = re.findall(r"\[[ \d+]+\]", rock)
    stands = settlement_record.standing(settlement_record.rocks_of_match(match)[-1])
    assert Counter(int(each.strip("[] ")) for each in shown) == Counter(
        cards[each.card].number for each in stands
    )
    assert len(stands) > 3
    widths = {cards[each.card].number: 2 * settlement_record.ROOM[each.guild] for each in stands}
    assert all(len(each) == widths[int(each.strip("[] "))] for each in shown)


def test_a_picture_of_blue_expanse_says_whose_turn_of_theirs_it_is(run: Run):
    run(*short("expanse", "--save", "m.json"))
    match = save.load(Path("m.json"), games())
    for position in range(1, match.position, 23):
        state = match.state_at(position)
        whose = f"Turn {state.round} of {match.setup.seats[state.player].name}: stage {state.stage}"
        assert ("Before the first turn: " if state.player < 0 else whose) in (
            run("replay m.json --to", str(position)).out
        )
    assert "\nThe end: stage " in run("replay m.json").out


def test_a_food_web_shows_who_takes_whom(run: Run):
    rules = expanse.GAME.rules(expanse.new_match([SeatInfo("Ann"), SeatInfo("Bo")], seed=1).setup)
    step = rules.stepping(rules.start())  # type: ignore[attr-defined]
    for kind in ("coral", "coral", "regal-tang", "whitetip-reef-shark", "sea-cucumber", "resort"):
        step.new_card(kind, 0)
    told = [re.sub(" +", " ", line) for line in web(step, 0, catalogue("en"))]
    assert told == [
        " predators a whitetip reef shark ← regal tangs and sea cucumbers",
        " herbivores a regal tang ← coralline algae and plankton",
        " detritivores a sea cucumber ← detritus",
        " producers 2 corals",
        " people a resort",
    ]
    shark = next(card for card in step.seat(0).reef if card.kind == "whitetip-reef-shark")
    step.seat(0).reef = [shark]
    assert [line.split("←")[1] for line in web(step, 0, catalogue("en"))] == [" nothing here"]


def test_help_without_a_game_names_them_all(run: Run):
    shown = run("play --help")
    assert "climate, expanse, reef, and succession" in shown.out
    assert "--boards" not in shown.out
    of_game = run("play reef --help").out
    assert "--boards" in of_game
    assert [style for style in games()["reef"].bots if style not in of_game] == []
