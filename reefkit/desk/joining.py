"""How students join: code, address and QR code, and opening and closing the class."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from reefkit.desk.class_setting import chosen_plan
from reefkit.desk.lesson_plan import clock_of, ended_today, plan_lines
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.labs import environment
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.text.codes import letters_of
from reefkit.widgets.acts import Acts

INK = "#10303d"

SQUARES = 31
"""QR squares per side that fit next to the code at full size, on the smallest screen."""


class JoinAddress(NamedTuple):
    """The address at which students join a class, or come back with a code of their own."""

    #: For the wall: short enough to be typed, without what browsers add themselves.
    typed: str
    #: For phones: the whole address, with the class's code and the server's access token.
    link: str
    word: str = ""  #: The access token, for those who type the address; empty if none is required.


def join_address(addresses: tuple[str, ...], code: str, word: str = "") -> JoinAddress | None:
    """Return the address for joining; None if no other device reaches this server.

    Parameters
    ----------
    addresses
        The server's URLs for other devices, the best first, each with a trailing slash.
    code
        The class's code as it is read aloud.
    word
        The server's access token; empty if none is required.
    """
    if not addresses:
        return None
    address = addresses[0].rstrip("/")
    shown = f"?{urlencode({'token': word})}" if word else ""
    link = f"{address}/join/{letters_of(code)}/{shown}"
    return JoinAddress(environment.join_address(address), link, word)


def continue_address(addresses: tuple[str, ...], word: str = "") -> JoinAddress | None:
    """Return the address for coming back with a code of one's own, which is in no address.

    `addresses`, `word`: As in `join_address`; None if no other device reaches this server.
    """
    if not addresses:
        return None
    link = f"{addresses[0].rstrip('/')}/continue/"
    shown = f"?{urlencode({'token': word})}" if word else ""
    return JoinAddress(link.removeprefix("http://").rstrip("/"), f"{link}{shown}", word)


@lru_cache(maxsize=16)
def qr_svg(link: str, label: str, modules: float) -> Markup:
    """Draw a link as a QR code (ISO/IEC 18004), black on white for the sake of cameras.

    Parameters
    ----------
    label
        Text for screen readers.
    modules
        Pixels per square; fewer if a long link needs more squares than `SQUARES`.
    """
    import segno  # noqa: PLC0415  # only if a class is open

    code = segno.make(link, error="m", micro=False)
    scale = modules * min(1, SQUARES / code.symbol_size(border=2)[0])
    drawn = code.svg_inline(scale=scale, border=2, dark=INK, light="#fff", omitsize=False)
    spoken = Markup('<svg role="img" aria-label="{}" ').format(label)
    return Markup(drawn.replace("<svg ", spoken, 1))  # noqa: S704  # segno's own numbers


join_acts = Acts()

SMALL, LARGE = 4.6, 11.0
"""Pixels of a QR code's squares on the card and on the wall."""


@join_acts.on("join-door")
def _set_door(session: DeskSession, *, checked: bool = False) -> None:
    if session.store.classes.rehearses(session.class_id):
        raise reject("rehearse-door")
    session.store.classes.set_open(session.class_id, checked)


@join_acts.on("join-new-code")
def _new_code(session: DeskSession) -> None:
    row = session.store.classes.new_code(session.class_id)
    session.tell(message("desk-join-new-code-told", code=row.code))


def render_join(scene: DeskScene) -> str:
    address = join_address(scene.session.addresses, scene.klass.long_code, scene.session.word)
    picture = ""
    if address is not None:
        label = scene.say.render(message("desk-join-qr"))
        picture = qr_svg(address.link, label, LARGE if scene.is_wall else SMALL)
    here = sum(each.here for each in scene.whereabouts.values())
    template = "wall_join.html" if scene.is_wall else "desk_join.html"
    guessed = scene.klass.open and scene.store.classes.is_guessed_at()
    shown: dict[str, object] = {
        "address": address,
        "picture": picture,
        "here": here,
        "guessed": guessed,
        "command": environment.opening_command(),
        "arrived": [each for each in scene.whereabouts.values() if each.here],
    }
    if scene.is_wall:
        # As in the list: who types a first name only is asked for both.
        awaited = scene.store.classes.awaited(scene.class_id)
        shown["whole"] = any(" " in each.name for each in awaited)
        clock = clock_of(scene) if ended_today(scene) else None
        shown["ended"] = clock is not None
        shown["plan"] = plan = chosen_plan(scene) if clock is None else clock.plan
        lines = plan_lines(plan, None) if plan is not None else []
        shown["lines"] = lines if clock is None else clock.steps
    return scene.render(template, **shown, checks=environment.served() is not None)


JOIN = DeskPart("desk-join", render_join, join_acts, tab="class")
