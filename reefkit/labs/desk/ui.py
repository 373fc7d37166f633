"""What the desk's page remembers and the class does not: what is open, chosen and projected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

Tab = Literal["class", "before", "play", "data", "after", "review", "exports"]
TABS: tuple[Tab, ...] = get_args(Tab)


@dataclass
class DeskUi:
    """One desk page's own memory.

    Attributes
    ----------
    tab
        Which part of the desk is open.
    dialog
        Which dialog is open, by its key; empty for none.
    about
        What the open dialog is about: a person's or a table's id; empty for nothing.
    projecting
        What is put on the wall, large and alone: a part's own key; empty for nothing.
    hide_names
        Whether pupils are shown as *Student 1* and so on, as while projecting.
    table
        The table that is looked at in particular, by id; empty for none.
    printing
        The key of the element that the page is to print, once; the page empties it.
    focus
        The key of the element that gets the keyboard, once; the page empties it.
    settings
        Whatever a part keeps of its own, by a name that begins with the part's.
    """

    tab: Tab = "class"
    dialog: str = ""
    about: str = ""
    projecting: str = ""
    hide_names: bool = False
    table: str = ""
    printing: str = ""
    focus: str = ""
    settings: dict[str, object] = field(default_factory=dict)
