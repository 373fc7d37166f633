"""What a class can choose: the ways its game can be played, and the forms of its lesson."""

from __future__ import annotations

from reefkit.labs.desk import seating
from reefkit.labs.desk.games import DeskGame
from reefkit.labs.desk.papers import desk_papers
from reefkit.labs.setting import Setting
from reefkit.text import Message


def ways_of(game: DeskGame) -> dict[str, tuple[str, ...]]:
    """Give what a class can choose of chance, pace and way: what the game's options allow.

    Tables wait for each other at gates; students work by hand, or go quick past predictions, where
    the game has such.
    """
    options = game.defaults()
    hands, quick = seating.BY_HAND in options, seating.PREDICTION in options
    gates = seating.GATES in options
    return {
        "chance": ("own", "ocean") if gates else ("own",),
        "pace": ("free", "together") if gates else ("free",),
        "way": ("guided", *(["hands-on"] if hands else []), *(["quick"] if quick else [])),
    }


def fits(game: DeskGame, setting: Setting) -> bool:
    """Tell whether a class can play a game this way."""
    return all(getattr(setting, name) in known for name, known in ways_of(game).items())


def forms_of(game: str, part: str) -> dict[str, Message]:
    """Give the forms of a part, with their names; none where the lesson has no questions."""
    papers = desk_papers().get(game)
    if papers is None:
        return {}
    return {id_: papers.form_name(id_) for id_, form in papers.forms.items() if form.part == part}
