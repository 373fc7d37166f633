"""How pupils join: code, address, its QR code, and the door."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.labs import environment
from reefkit.labs.acts import Acts
from reefkit.text import message
from reefkit.text.codes import letters_of

INK = "#10303d"

SQUARES = 31
"""So many squares of the wall's size are next to the code, on the smallest screen."""


class _JoinAddress(NamedTuple):
    """Where pupils join a class."""

    #: What is on the wall: short enough to be typed, without what browsers add themselves.
    typed: str
    #: The whole address, the class's code in it and the server's word: what a phone reads.
    link: str
    word: str = ""  #: What the server asks those who type for; empty where it asks for nothing.


def join_address(addresses: tuple[str, ...], code: str, word: str = "") -> _JoinAddress | None:
    """Return where a class's code is typed; none where no other device reaches this server.

    Parameters
    ----------
    addresses
        Where other devices reach it, the best first, each with a slash at its end.
    code
        The class's code as it is read aloud.
    word
        What browsers must show to the server; empty where they need not.
    """
    if not addresses:
        return None
    address = addresses[0].rstrip("/")
    shown = f"?{urlencode({'token': word})}" if word else ""
    link = f"{address}/join/{letters_of(code)}/{shown}"
    return _JoinAddress(environment.join_address(address), link, word)


@lru_cache(maxsize=16)
def qr_svg(link: str, label: str, modules: float) -> Markup:
    """Draw a link as a QR code (ISO/IEC 18004), as black on white as cameras like it.

    Parameters
    ----------
    link
        The address.
    label
        What a screen reader reads.
    modules
        Pixels of one of its squares; fewer where a long link needs more squares than `SQUARES`.
    """
    import segno  # noqa: PLC0415  # when a class is open

    code = segno.make(link, error="m", micro=False)
    scale = modules * min(1, SQUARES / code.symbol_size(border=2)[0])
    drawn = code.svg_inline(scale=scale, border=2, dark=INK, light="#fff", omitsize=False)
    spoken = Markup('<svg role="img" aria-label="{}" ').format(label)
    return Markup(drawn.replace("<svg ", spoken, 1))  # noqa: S704  # segno's own numbers


join_acts = Acts()

ON_THE_WALL = "join"

SMALL, LARGE = 4.6, 11.0
"""Pixels of a QR code's squares on the card and on the wall."""


@join_acts.on("join-door")
def _set_door(session: DeskSession, *, checked: bool = False) -> None:
    session.store.classes.set_open(session.class_id, checked)


@join_acts.on("join-new-code")
def _new_code(session: DeskSession) -> None:
    row = session.store.classes.new_code(session.class_id)
    session.tell(message("desk-join-new-code-told", code=row.code))


@join_acts.on("join-project")
def _project(session: DeskSession) -> None:
    session.ui.projecting = ON_THE_WALL
    session.focus = "project-end"


def _render_join(scene: DeskScene) -> str:
    address = join_address(scene.session.addresses, scene.klass.long_code, scene.session.word)
    large = scene.ui.projecting == ON_THE_WALL
    picture = ""
    if address is not None:
        label = scene.say.render(message("desk-join-qr"))
        picture = qr_svg(address.link, label, LARGE if large else SMALL)
    here = sum(each.here for each in scene.whereabouts.values())
    template = "desk_join_wall.html" if large else "desk_join.html"
    guessed = scene.klass.open and scene.store.classes.is_guessed_at()
    shown = {
        "address": address,
        "picture": picture,
        "here": here,
        "guessed": guessed,
        "command": environment.opening_command(),
        "names": [each.label for each in scene.whereabouts.values() if each.here],
    }
    return scene.render(template, **shown, checks=environment.served() is not None)


JOIN = DeskPart("desk-join", _render_join, join_acts, tab="class")
