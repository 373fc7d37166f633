"""The pages *How to play* and *Rulings*."""

from __future__ import annotations

from reefkit.content import Library
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.match.new_match import Ruling
from reefkit.text import Message, message, once


def _render_how(scene: LessonScene) -> str:
    lab = scene.lab
    return scene.render(
        "how.html", steps=lab.how(scene), practice=lab.practice, **lab.values("how", scene)
    )


@once
def _rulings(game: str) -> dict[str, Ruling]:
    return Library().load(f"{game}/rulings.toml", dict[str, Ruling])


def _where(scene: LessonScene, where: str) -> Message:
    """Name the option or the content file that changes a ruling, or say that nothing does."""
    if where == "rule":
        return message("turn-rule")
    file, _, rest = where.partition(".")
    if file == "options":
        return message("turn-option", option=scene.own_of("option", rest.replace("_", "-")))
    folder, (entry, _, key) = f"data/{scene.lab.id}", rest.rpartition(".")
    if not entry or file in {"numbers", "score", "schedule"}:
        return message("turn-number", key=rest, file="rules.toml", folder=folder)
    return message("turn-file", key=key, entry=entry, file=f"{file}.toml", folder=folder)


def _render_rulings(scene: LessonScene) -> str:
    sections: dict[str, list[tuple[str, Message]]] = {}
    for id_, ruling in _rulings(scene.lab.id).items():
        sections.setdefault(ruling.section, []).append((id_, _where(scene, ruling.where)))
    rows = [(name, scene.own_of("ruling-section", name), each) for name, each in sections.items()]
    return scene.render("rulings.html", sections=rows)


def reads_settings(scene: LessonScene) -> object:
    """Return a key for `PagePart.reads` of pages that read the match and the page's settings."""
    return scene.session.table, dict(scene.ui.settings)


def _reads_round(scene: LessonScene) -> object:
    return reads_settings(scene), scene.has_table and (scene.round, scene.over)


HOW = Part("how", _render_how, reads=_reads_round)

RULINGS = Part("rulings", _render_rulings, reads=reads_settings)
