"""What a page says aloud: whole matches as a reader who does not see them hears them.

After a change that is meant, ``python -m tests.labs.lesson.test_voice`` writes the transcripts again.
"""

import re
from pathlib import Path

import pytest

import reefkit
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.log import LogLine, log_lines
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.voice import MOST_LINES, Voice
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue, message
from tests.support.paces import helped_options

FOLDER = Path(__file__).parent / "spoken"
SHORT: dict[str, dict[str, object]] = {
    "reef": {"rounds": 2},
    "climate": {"rounds": 6},
    "succession": {"rounds": 1},
    "expanse": {"turns": 4},
}
MATCHES = [(game, locale) for game in SHORT for locale in ("en", "en-simple")]


def opened(game: str, locale: str = "en") -> LessonSession:
    """Open a page with a match of a person, for whom a helper decides, and two bots."""
    lab = labs()[game]
    seats = [SeatInfo("Ana"), *(SeatInfo(name, bot=lab.quick_bots[0]) for name in ("Bo", "Cy"))]
    options = helped_options(lab) | SHORT[game]
    session = new_session(lab, catalogue(locale))
    session.sit(MemoryTable(lab.new_match(seats, seed=5, options=options)), (0,))
    return session


def transcript(game: str, locale: str) -> list[str]:
    """Play a match to its end, and write down what the page says; ``>`` is what to do now."""
    session, voice, told = opened(game, locale), Voice(), []
    table = session.open_table
    for _ in range(3_000):
        session.changed()
        spoken = voice.speak(session.scene())
        told += [f"  {each}" if each in spoken.others else each for each in spoken.said]
        told += [f"> {spoken.now}"] if spoken.now else []
        if session.is_over:
            return told
        if session.awaited_here():
            table.do_for_me(0)
        else:
            table.tick(hurried=True)
    raise AssertionError(game)


def file_of(game: str, locale: str) -> Path:
    return FOLDER / f"{game}-{locale}.txt"


@pytest.mark.parametrize(("game", "locale"), MATCHES)
def test_a_match_is_heard_from_its_begin_to_its_end(game: str, locale: str):
    told = transcript(game, locale)
    assert told == file_of(game, locale).read_text("utf-8").splitlines()
    assert "⟦" not in "".join(told)


def test_what_was_heard_is_not_said_again():
    session, voice = opened("climate"), Voice()
    assert voice.speak(session.scene()).now
    assert voice.speak(session.scene()) == ([], [], "")
    session.ui.page = "glossary"
    assert voice.speak(session.scene()) == ([], [], "")
    session.ui.page = ""
    again = voice.speak(session.scene())
    assert (again.said, bool(again.now)) == ([], True), "who comes back hears what to do"


@pytest.mark.parametrize("seed", range(4))
def test_two_at_one_screen_hear_each_line_once(seed: int):
    lab = labs()["succession"]
    options = helped_options(lab) | SHORT["succession"]
    seats = [SeatInfo("Ana"), SeatInfo("Bea")]
    table = MemoryTable(lab.new_match(seats, seed=seed, options=options))
    session, voice = new_session(lab, catalogue()), Voice()
    session.sit(table, (0, 1))
    said, seen = voice.speak(session.scene()).said, set[int | None]()
    while not session.is_over:
        for act in ("show-hand",) * session.hand_is_covered + ("do-for-me",):
            session.do(act, {})
            said += voice.speak(session.scene()).said
        seen.add(session.scene().viewer)
    assert seen >= {0, 1}
    public = [session.say.render(each.text) for each in log_lines(table, None, lab.lines)]
    assert [each for each in said if each in public] == public


def test_a_page_opened_again_tells_no_past():
    session = opened("climate")
    for _ in range(20):
        session.open_table.do_for_me(0) if session.awaited_here() else session.open_table.tick()
    assert Voice().speak(session.scene()).said == []


def test_a_long_story_is_told_by_its_end():
    session, voice = opened("expanse"), Voice()
    voice.speak(session.scene())
    for _ in range(60):
        if session.awaited_here():
            session.open_table.do_for_me(0)
        else:
            session.open_table.tick(hurried=True)
    session.changed()
    assert len(voice.speak(session.scene()).said) == MOST_LINES


@pytest.mark.parametrize("game", SHORT)
def test_what_a_seat_has_is_said_before_it_decides(game: str):
    told = transcript(game, "en")
    held = {"reef": "On your reef: ", "climate": "You hold: ", "succession": "These cards fit: "}
    begins = next(n for n, line in enumerate(told) if line.startswith(held.get(game, "Points: ")))
    asked = [n for n, line in enumerate(told) if line.startswith("> ")]
    assert any(begins < each for each in asked)


def test_own_losses_are_said_however_much_befell_others():
    told = transcript("reef", "en")
    died = [line for line in told if " died: coral disease" in line]
    assert len(died) == 1
    assert not died[0].startswith(" ")
    assert told[told.index(died[0]) + 1] == "4 builders died."
    assert "  Bo: 3 builders died." in told


def test_the_dead_of_a_card_are_counted_once():
    lost = [
        message("builder-lived", card=Message("card-x")),
        message("builder-died", card=Message("card-x")),
    ]
    lines = [
        LogLine(0, n, 1, "catastrophe", seat, "", text)
        for n, text in enumerate(lost)
        for seat in (1, 2)
    ]
    heard = labs()["reef"].aloud(opened("reef").scene(), lines)
    assert [(each.seat, each.text.values["count"]) for each in heard] == [(1, 1), (2, 1)]


ONE_WAY = re.compile(
    r"\b(?:[Tt]ouch|[Tt]ap|[Cc]lick) (?:a|an|the|it|who|one|each)\b|\bToca (?:un|otr|el|la|cada)"
)


def test_no_text_asks_for_a_finger():
    root = Path(reefkit.__file__).parent / "text" / "catalogues"
    files = [each for each in root.rglob("*.ftl") if "question" not in each.name]
    assert len(files) > 200
    found = [line for each in files for line in each.read_text("utf-8").splitlines()]
    assert [line for line in found if ONE_WAY.search(line)] == []


if __name__ == "__main__":
    for each in MATCHES:
        file_of(*each).write_text("\n".join(transcript(*each)) + "\n", "utf-8")
