"""The setting of a class: how its game is played at the next tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs import environment
from reefkit.labs.lesson import desk_adapter
from reefkit.labs.lesson.desk_adapter import LabOnDesk, desk_labs
from reefkit.labs.lesson.desk_records import LessonPlan
from reefkit.labs.setting import (
    CLASS_FORMS,
    LARGEST,
    SMALLEST,
    Age,
    Setting,
    plain_of,
    read_shared,
    shared,
)
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import own_name, simple, spoken
from reefkit.widgets.acts import Acts


def ways_of(game: LabOnDesk) -> dict[str, tuple[str, ...]]:
    """Return the choices of chance, pace and way that a game's options allow.

    With gates, tables wait for each other; students work by hand if the game has that option, and
    bots found what may be homework.
    """
    options = game.defaults()
    hands, founds = desk_adapter.BY_HAND in options, game.lab.homework is not None
    gates = desk_adapter.GATES in options
    return {
        "chance": ("own", "ocean") if gates else ("own",),
        "pace": ("free", "together") if gates else ("free",),
        "way": ("guided", *(["hands-on"] if hands else []), *(["founded"] if founds else [])),
    }


def _fits(game: LabOnDesk, setting: Setting) -> bool:
    return all(getattr(setting, name) in known for name, known in ways_of(game).items())


def _forms_of(game: str, part: str) -> dict[str, Message]:
    papers = desk_labs().get(game)
    if papers is None:
        return {}
    return {id_: papers.form_name(id_) for id_, form in papers.forms.items() if form.part == part}


settings_acts = Acts()

SETTINGS_DIALOG = "settings"

OFFERED = "settings-offered"
"""Key of the page setting with a link's setting, until the teacher accepts it."""

OTHERS = "settings-others"
"""Key of the page setting with choices for other lessons, by game."""

TICKED = "settings-ticked"
"""Key of the page setting with ticks in the open dialog that cannot be played as they are."""

PARTS = ("before", "after")

OptionName = Annotated[str, Meta(max_length=40)]

Value = Annotated[str, Meta(max_length=60)]


def _keep(session: DeskSession, setting: Setting) -> None:
    game, scene = desk_labs().get(setting.game), session.scene()
    if game is None:
        raise reject("setting-not-understood")
    if setting.game != scene.setting.game and scene.tables:
        raise reject("desk-lesson-laid")
    game.check_options(setting.options)
    if setting.options != scene.setting.options:
        game.check_playable(setting.options)
    session.store.classes.set_control(session.class_id, setting=plain_of(setting))


@settings_acts.on("settings-open")
def _open_settings(session: DeskSession) -> None:
    session.ui.settings.pop(TICKED, None)
    session.ui.dialog = SETTINGS_DIALOG


@settings_acts.on("settings-choose")
def _choose(
    session: DeskSession,
    name: Literal[
        "chance",
        "pace",
        "way",
        "size",
        "feedback",
        "attempts",
        "plan",
        "later",
        "opens",
        "age",
        "language",
    ],
    value: Value = "",
    *,
    checked: bool | None = None,
) -> None:
    scene = session.scene()
    setting = scene.setting
    # A browser reports `checked` for radio buttons too; only `opens` is a checkbox.
    plain = {**plain_of(setting), name: checked if name == "opens" else value}
    try:
        chosen = msgspec.convert(plain, Setting, strict=False)
    except msgspec.ValidationError as error:
        raise reject("lab-not-understood") from error
    if name == "plan":
        chosen = _planned(scene, value)
    if name == "age":
        chosen = _at_age(scene.game, chosen, chosen_plan(scene))
    if not _fits(scene.game, chosen) or chosen.language not in _languages(scene):
        raise reject("desk-not-here")
    if chosen.chance == "ocean" and name == "pace" and chosen.pace == "free":
        raise reject("desk-ocean-is-together")
    if chosen.chance == "ocean":
        chosen = msgspec.structs.replace(chosen, pace="together")
        # Phases open by themselves: the class stops to talk about cards anyway.
        if setting.chance != "ocean":
            chosen = msgspec.structs.replace(chosen, opens=True)
    _keep(session, chosen)


def _planned(scene: DeskScene, id_: str) -> Setting:
    """Return the setting with all that a plan sets, and without what the plan before it set."""
    setting, plans = scene.setting, {each.id: each for each in scene.game.plans(scene.say)}
    last, plan = plans.get(setting.plan), plans.get(id_)
    if plan is None and id_:
        raise reject("lab-not-understood")
    theirs = {} if last is None else planned_options(last)
    own = {k: v for k, v in setting.options.items() if k not in theirs}
    options = {**own, **plan.options} if plan is not None else own
    set_by = plan.content if plan is not None else Setting()
    chosen = msgspec.structs.replace(
        setting, options=options, way=set_by.way, size=set_by.size, forms=set_by.forms, plan=id_
    )
    return _at_age(scene.game, chosen, plan)


def _age_of(game: LabOnDesk) -> Age:
    return "under-10" if game.youngest_forms else "from-14"


def _at_age(game: LabOnDesk, setting: Setting, plan: LessonPlan | None) -> Setting:
    """Give a class under 10 what is for the youngest, and an older one what the plan gives."""
    youngest, forms = game.youngest_forms, setting.forms
    young = plan.content.youngest if plan is not None else {}
    options = {k: v for k, v in setting.options.items() if k not in young}
    options |= young if setting.age == "under-10" else {}
    if setting.age == "under-10" and youngest:
        forms = youngest
    elif forms == youngest:
        forms = plan.content.forms if plan is not None else CLASS_FORMS
    return msgspec.structs.replace(setting, forms=forms, options=options)


def planned_options(plan: LessonPlan) -> Mapping[str, Any]:
    """Return the options that a plan may set, at any age."""
    return {**plan.options, **plan.content.youngest}


def _languages(scene: DeskScene) -> dict[str, str]:
    """Return the languages that students' pages can have, by locale."""
    own = message("desk-set-language-own", simple=int(scene.setting.age != "from-14"))
    found = {"": scene.say.render(own)}
    for each in spoken(scene.game.id):
        found[each] = name = own_name(each)
        easy = message("desk-set-language-simple", language=name)
        found[simple(each)] = scene.say.render(easy)
    return found


def language_shown(scene: DeskScene) -> str:
    """Return the language of students' pages; empty if the setting changes none."""
    setting = scene.setting
    return _languages(scene).get(setting.language, "") if setting.locale("") else ""


def chosen_plan(scene: DeskScene) -> LessonPlan | None:
    return next((e for e in scene.game.plans(scene.say) if e.id == scene.setting.plan), None)


def plan_lasting(game: LabOnDesk, say: Catalogue, length: str | None) -> LessonPlan | None:
    """Return the game's plan for a time, `PlanLength`; None if there is none."""
    plans = game.plans(say) if length else ()
    return next((each for each in plans if each.content.length == length), None)


@settings_acts.on("settings-lesson")
def _choose_lesson(session: DeskSession, value: Value = "") -> None:
    scene = session.scene()
    setting = scene.setting
    if value not in desk_labs():
        raise reject("lab-not-understood")
    if value != setting.game:
        others = session.ui.settings.setdefault(OTHERS, {})
        assert isinstance(others, dict)  # noqa: S101  # nobody else uses the key
        known: Setting = others.get(value, Setting(game=value))
        game, kept = desk_labs()[value], {"size", "feedback", "attempts", "language"}
        age = setting.age if setting.age != _age_of(scene.game) else _age_of(game)
        chosen = msgspec.structs.replace(
            known, age=age, **{name: getattr(setting, name) for name in kept}
        )
        chosen = _at_age(game, chosen, None)
        before = chosen_plan(scene)
        _keep(session, chosen)
        after = session.scene()
        length = before.content.length if before is not None else None
        plan = plan_lasting(after.game, after.say, length)
        if plan is not None:
            _keep(session, _planned(after, plan.id))
        others[setting.game] = setting


@settings_acts.on("settings-option")
def _set_option(
    session: DeskSession, name: OptionName, value: Value = "", *, checked: bool | None = None
) -> None:
    scene = session.scene()
    default = scene.game.defaults().get(name)
    if isinstance(default, list | tuple):
        raise reject("lab-not-understood")
    chosen = checked if isinstance(default, bool) else value
    _keep_option(session, name, scene.game.lab.options.check(name, chosen))


@settings_acts.on("settings-several")
def _set_several(
    session: DeskSession, name: OptionName, value: Value = "", *, checked: bool | None = None
) -> None:
    scene = session.scene()
    found = next((each for each in _choices(scene) if each.name == name), None)
    if found is None or found.how != "several":
        raise reject("lab-not-understood")
    known = [each for each, _ in found.values]
    if value not in known:
        raise reject("lab-not-understood")
    chosen = set(_listed(found.now)) - {value}
    if checked:
        chosen.add(value)
    ticked = [each for each in known if each in chosen]
    session.ui.settings[TICKED] = {name: ticked}  # so that the next tick can correct it
    _keep_option(session, name, ticked)
    session.ui.settings.pop(TICKED)


@settings_acts.on("settings-form")
def _set_form(session: DeskSession, part: Literal["before", "after"], value: Value = "") -> None:
    scene = session.scene()
    known = _forms_of(scene.game.id, part)
    if value and value not in known:
        raise reject("lab-not-understood")
    others = tuple(each for each in scene.setting.forms if each not in known)
    mine = (value,) if value else ()
    forms = (*mine, *others) if part == "before" else (*others, *mine)
    _keep(session, msgspec.structs.replace(scene.setting, forms=forms))


@settings_acts.on("settings-standard")
def _standard(session: DeskSession) -> None:
    _keep(session, Setting())
    session.tell(message("desk-settings-standard-told"))


@settings_acts.on("settings-link")
def _read_link(session: DeskSession, link: Annotated[str, Meta(max_length=20000)] = "") -> None:
    offer(session, link)
    _take(session)


@settings_acts.on("settings-take")
def _take(session: DeskSession) -> None:
    offered = session.ui.settings.pop(OFFERED, None)
    if not isinstance(offered, Setting):
        raise reject("setting-not-understood")
    _keep(session, offered)
    session.tell(message("desk-settings-taken"))


@settings_acts.on("settings-leave")
def _leave(session: DeskSession) -> None:
    session.ui.settings.pop(OFFERED, None)


def offer(session: DeskSession, link: str) -> None:
    """Read a link's setting, to be accepted by the teacher.

    Raises
    ------
    Rejection
        If it is not a setting, has another version, or does not fit the game.
    """
    setting = read_shared(link.strip().rpartition("setting=")[2].partition("&")[0])
    game = desk_labs().get(setting.game)
    if game is None or not _fits(game, setting):
        raise reject("setting-not-understood")
    game.check_options(setting.options)
    game.check_playable(setting.options)
    if not set(setting.forms) <= {*game.forms, *CLASS_FORMS}:
        raise reject("setting-no-form")
    session.ui.settings[OFFERED] = setting


def _keep_option(session: DeskSession, name: str, value: Any) -> None:  # noqa: ANN401  # the game's
    scene = session.scene()
    options = {**scene.setting.options, name: value}
    default = scene.game.defaults()
    differs = {key: each for key, each in options.items() if each != _plain(default.get(key))}
    _keep(session, msgspec.structs.replace(scene.setting, options=differs))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _listed(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list | tuple) else []


def _choices(scene: DeskScene) -> tuple[Any, ...]:
    options = scene.game.check_options(scene.setting.options)
    ticked = scene.ui.settings.get(TICKED) if scene.ui.dialog == SETTINGS_DIALOG else None
    if isinstance(ticked, dict):
        options.update(ticked)
    return scene.game.choices(scene.say, options)


def _link_of(scene: DeskScene) -> str:
    addresses = scene.session.addresses
    served = environment.served()
    own = f"http://localhost:{served.port}{served.base_url}" if served is not None else ""
    base = (addresses[0] if addresses else own).rstrip("/")
    return f"{base}/teachers-desk/?setting={shared(scene.setting)}"


def changed_options(scene: DeskScene) -> list[tuple[str, str]]:
    """List titles and values of the options that differ from the defaults and the plan."""
    plan = chosen_plan(scene)
    planned = planned_options(plan) if plan is not None else {}
    found = []
    for each in _choices(scene):
        value = scene.setting.options.get(each.name)
        if value is None or value == planned.get(each.name):
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


def chosen_forms(scene: DeskScene) -> list[Message]:
    known = [_forms_of(scene.game.id, part) for part in PARTS]
    return [forms[id_] for forms in known for id_ in scene.setting.forms if id_ in forms]


def asks_for_texts(scene: DeskScene, part: str) -> bool:
    """Return whether the form of a part asks for texts in the students' own words."""
    of_part = _forms_of(scene.game.id, part)
    chosen = next((id_ for id_ in of_part if id_ in scene.setting.forms), part)
    return chosen in scene.game.forms_with_texts(part)


def named_forms(scene: DeskScene, forms: Iterable[str]) -> str:
    """Name forms in a list whose names have commas of their own."""
    return "; ".join(scene.say.render(scene.game.form_name(id_)) for id_ in forms)


def settings_dialog(scene: DeskScene) -> str:
    choices = _choices(scene)
    return scene.render(
        "desk_settings.html",
        setting=scene.setting,
        ways=ways_of(scene.game),
        shown=[each for each in choices if not each.folded],
        folded=[each for each in choices if each.folded],
        forms={part: _forms_of(scene.game.id, part) for part in PARTS},
        texts={part: named_forms(scene, scene.game.forms_with_texts(part)) for part in PARTS},
        sizes=range(SMALLEST, LARGEST + 1),
        plans=scene.game.plans(scene.say),
        languages=_languages(scene),
        link=_link_of(scene),
        laid=len(scene.tables),
    )
