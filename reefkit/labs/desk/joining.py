"""How pupils come in: the address they type, and the same as a picture for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

INK = "#10303d"
SQUARES = 31
"""So many squares of the wall's size stand beside the code, on the smallest screen."""


class JoinAddress(NamedTuple):
    """Where pupils join a class.

    Attributes
    ----------
    typed
        What stands on the wall: short enough to be typed, without what browsers add themselves.
    link
        The whole address, the class's code in it and the server's word: what a phone reads.
    word
        What the server asks those who type for; empty where it asks for nothing.
    """

    typed: str
    link: str
    word: str = ""


def join_address(addresses: tuple[str, ...], code: str, word: str = "") -> JoinAddress | None:
    """Give where a class's code is typed; none where no other device reaches this server.

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
    address = addresses[0].rstrip("/") + "/join/"
    plain = "".join(each for each in code.upper() if each.isascii() and each.isalnum())
    shown = f"?{urlencode({'token': word})}" if word else ""
    typed = address.removeprefix("http://").rstrip("/")
    return JoinAddress(typed, f"{address}{plain}/{shown}", word)


@lru_cache(maxsize=16)
def qr_svg(link: str, label: str, modules: float) -> Markup:
    """Draw a link as a QR code (ISO/IEC 18004), as black on white as cameras like it.

    Parameters
    ----------
    link
        The address.
    label
        What a screen reader says.
    modules
        Pixels of one of its squares; fewer where a long link needs more squares than `SQUARES`.
    """
    import segno  # noqa: PLC0415  # when a class is open

    code = segno.make(link, error="m", micro=False)
    scale = modules * min(1, SQUARES / code.symbol_size(border=2)[0])
    drawn = code.svg_inline(scale=scale, border=2, dark=INK, light="#fff", omitsize=False)
    spoken = Markup('<svg role="img" aria-label="{}" ').format(label)
    return Markup(drawn.replace("<svg ", spoken, 1))  # noqa: S704  # segno's own numbers
