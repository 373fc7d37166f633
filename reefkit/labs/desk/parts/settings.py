"""What the class plays, and how: chosen here, for the tables that are laid next."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk.games import desk_games
from reefkit.labs.desk.offered import fits, forms_of, ways_of
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.setting import LARGEST, SMALLEST, Setting, plain_of, read_shared, shared
from reefkit.match.errors import reject
from reefkit.text import message

acts = Acts()
DIALOG = "settings"
OFFERED = "settings-offered"
"""The page's setting that holds the setting of a link until the teacher takes it."""
PARTS = ("before", "after")

OptionName = Annotated[str, Meta(max_length=40)]
Value = Annotated[str, Meta(max_length=60)]


class Choose(Struct, frozen=True):
    """One of the class's own choices: which, and what."""

    name: Literal["chance", "pace", "way", "size", "feedback", "attempts", "plan"]
    value: Value = ""


class Lesson(Struct, frozen=True):
    """The lesson that the class plays, by its game."""

    value: Value = ""


class Option(Struct, frozen=True):
    """An option of the game: a switch tells whether it is on, anything else its value."""

    name: OptionName
    value: Value = ""
    checked: bool | None = None


class FormOf(Struct, frozen=True):
    """The form of a part."""

    part: Literal["before", "after"]
    value: Value = ""


class Link(Struct, frozen=True):
    """A link as pasted."""

    link: Annotated[str, Meta(max_length=20_000)] = ""


def keep(session: DeskSession, setting: Setting) -> None:
    """Store a setting once the game has checked its options.

    Raises
    ------
    Rejection
        When there is no such game, it cannot have these options, or tables are laid for another.
    """
    game, scene = desk_games().get(setting.game), session.scene()
    if game is None:
        raise reject("setting-not-understood")
    if setting.game != scene.setting.game and scene.tables:
        raise reject("desk-lesson-laid")
    game.check_options(setting.options)
    session.store.classes.set_control(session.class_id, setting=plain_of(setting))


@acts.on("settings-open")
def open_settings(session: DeskSession, values: object) -> None:
    """Open the settings."""
    del values
    session.ui.dialog = DIALOG


@acts.on("settings-choose", Choose)
def choose(session: DeskSession, values: Choose) -> None:
    """Choose how the class plays or answers."""
    setting = session.scene().setting
    plain = {**plain_of(setting), values.name: values.value}
    try:
        chosen = msgspec.convert(plain, Setting, strict=False)
    except msgspec.ValidationError as error:
        raise reject("lab-not-understood") from error
    if not fits(session.scene().game, chosen):
        raise reject("desk-not-here")
    if chosen.chance == "ocean" and values.name == "pace" and chosen.pace == "free":
        raise reject("desk-ocean-is-together")
    if chosen.chance == "ocean":
        chosen = msgspec.structs.replace(chosen, pace="together")
    keep(session, chosen)


@acts.on("settings-lesson", Lesson)
def choose_lesson(session: DeskSession, values: Lesson) -> None:
    """Choose which lesson the class plays: what belongs to a game begins anew with it."""
    kept = session.scene().setting
    if values.value not in desk_games():
        raise reject("lab-not-understood")
    if values.value != kept.game:
        of_all = Setting(size=kept.size, feedback=kept.feedback, attempts=kept.attempts)
        keep(session, msgspec.structs.replace(of_all, game=values.value))


@acts.on("settings-option", Option)
def set_option(session: DeskSession, values: Option) -> None:
    """Set an option of the game that has one value."""
    scene = session.scene()
    default = scene.game.defaults().get(values.name)
    if isinstance(default, list | tuple):
        raise reject("lab-not-understood")
    value = values.checked if isinstance(default, bool) else values.value
    _keep_option(session, values.name, scene.game.check_option(values.name, value))


@acts.on("settings-several", Option)
def set_several(session: DeskSession, values: Option) -> None:
    """Take one value into an option that has several, or leave it out."""
    scene = session.scene()
    found = next((each for each in _choices(scene) if each.name == values.name), None)
    if found is None or found.how != "several":
        raise reject("lab-not-understood")
    known = [value for value, _ in found.values]
    if values.value not in known:
        raise reject("lab-not-understood")
    chosen = set(_listed(found.now)) - {values.value}
    if values.checked:
        chosen.add(values.value)
    _keep_option(session, values.name, [each for each in known if each in chosen])


@acts.on("settings-form", FormOf)
def set_form(session: DeskSession, values: FormOf) -> None:
    """Choose which questions are asked before or after the game."""
    scene = session.scene()
    known = forms_of(scene.game.id, values.part)
    if values.value and values.value not in known:
        raise reject("lab-not-understood")
    others = tuple(each for each in scene.setting.forms if each not in known)
    forms = (*others, values.value) if values.value else others
    keep(session, msgspec.structs.replace(scene.setting, forms=forms))


@acts.on("settings-standard")
def standard(session: DeskSession, values: object) -> None:
    """Go back to what a new class has."""
    del values
    keep(session, Setting())
    session.tell(message("desk-settings-standard-told"))


@acts.on("settings-link", Link)
def read_link(session: DeskSession, values: Link) -> None:
    """Take over the setting of a link that somebody shared."""
    offer(session, values.link)
    take(session, None)


@acts.on("settings-take")
def take(session: DeskSession, values: object) -> None:
    """Use the setting that was offered."""
    del values
    offered = session.ui.settings.pop(OFFERED, None)
    if not isinstance(offered, Setting):
        raise reject("setting-not-understood")
    keep(session, offered)
    session.tell(message("desk-settings-taken"))


@acts.on("settings-leave")
def leave(session: DeskSession, values: object) -> None:
    """Leave the setting that was offered."""
    del values
    session.ui.settings.pop(OFFERED, None)


def offer(session: DeskSession, link: str) -> None:
    """Read a link's setting, and have the teacher asked whether to use it.

    Raises
    ------
    Rejection
        When it is no setting, of another version, or does not fit the game.
    """
    setting = read_shared(link.strip().rpartition("setting=")[2].partition("&")[0])
    game = desk_games().get(setting.game)
    if game is None or not fits(game, setting):
        raise reject("setting-not-understood")
    game.check_options(setting.options)
    known = {id_ for part in PARTS for id_ in forms_of(game.id, part)}
    if not set(setting.forms) <= known:
        raise reject("setting-no-form")
    session.ui.settings[OFFERED] = setting


def _keep_option(session: DeskSession, name: str, value: Any) -> None:  # noqa: ANN401  # the game's
    scene = session.scene()
    options = {**scene.setting.options, name: value}
    default = scene.game.defaults()
    differs = {key: each for key, each in options.items() if each != _plain(default.get(key))}
    keep(session, msgspec.structs.replace(scene.setting, options=differs))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _listed(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list | tuple) else []


# -- what is shown -------------------------------------------------------------------------------


def _choices(scene: DeskScene) -> tuple[Any, ...]:
    options = scene.game.check_options(scene.setting.options)
    return scene.game.choices(scene.say, options)


def link_of(scene: DeskScene) -> str:
    """Give the link that carries the setting to another teacher's desk."""
    addresses = scene.session.addresses
    base = addresses[0].rstrip("/") if addresses else ""
    return f"{base}/teachers-desk/?setting={shared(scene.setting)}"


def changed_options(scene: DeskScene) -> list[tuple[str, str]]:
    """List the game's options that are not as they are by default: what, and how."""
    found = []
    for each in _choices(scene):
        if each.name not in scene.setting.options:
            continue
        labels = dict(each.values)
        if each.how == "several":
            now = ", ".join(labels.get(value, value) for value in _listed(each.now))
        elif each.how == "switch":
            now = scene.say.render(message("desk-on" if each.now else "desk-off"))
        else:
            now = labels.get(str(each.now), str(each.now))
        found.append((each.title, now))
    return found


def dialog(scene: DeskScene) -> str:
    """Draw the settings."""
    choices = _choices(scene)
    return scene.render(
        "desk_settings.html",
        setting=scene.setting,
        lessons=[(each.id, each.title) for each in desk_games().values()],
        ways=ways_of(scene.game),
        shown=[each for each in choices if not each.folded],
        folded=[each for each in choices if each.folded],
        forms={part: forms_of(scene.game.id, part) for part in PARTS},
        sizes=range(SMALLEST, LARGEST + 1),
        plans=scene.game.plans(scene.say),
        link=link_of(scene),
        laid=len(scene.tables),
    )
