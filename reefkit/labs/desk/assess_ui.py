"""What the desk's page remembers of the tabs *Before* and *After*: what is open there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, get_args

from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.desk.session import DeskSession

Leaf = Literal["progress", "items", "gain", "texts"]
Part = Literal["before", "after"]
Pairing = Literal["pairs", "all"]
LEAVES: dict[str, tuple[Leaf, ...]] = {
    "before": ("progress", "items", "texts"),
    "after": get_args(Leaf),
}
KEY = "assessment"


@dataclass
class AssessUi:
    """One desk page's own memory of its assessments.

    Attributes
    ----------
    leaf
        What is open on each tab.
    item
        The item that is opened on each tab; empty for none.
    pairing
        Which questions the gain is computed from.
    text
        Which question's texts are read on each tab; empty for the first that waits.
    answer
        The person whose text is open; empty for the first that waits.
    blind
        Whether names are hidden while texts are scored.
    sentences
        Sentences that were typed for an answer and wait for its points, by answer.
    files
        What came of each save file that was added, the latest last.
    """

    leaf: dict[str, Leaf] = field(default_factory=dict)
    item: dict[str, str] = field(default_factory=dict)
    pairing: Pairing = "pairs"
    text: dict[str, str] = field(default_factory=dict)
    answer: str = ""
    blind: bool = False
    sentences: dict[str, str] = field(default_factory=dict)
    files: list[Message] = field(default_factory=list)

    def leaf_of(self, part: str) -> Leaf:
        """Give what is open on a tab."""
        return self.leaf.get(part, "progress")


def ui_of(session: DeskSession) -> AssessUi:
    """Give the memory of a desk's page, made when it is first asked for."""
    found = session.ui.settings.get(KEY)
    if not isinstance(found, AssessUi):
        found = AssessUi()
        session.ui.settings[KEY] = found
    return found
