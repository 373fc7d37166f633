"""The phases of a match and the steps of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import traitlets

from reefkit.text import Catalogue
from reefkit.widgets.drawn_panel import DrawnPanel
from reefkit.widgets.panel_messages import PlainValue


@dataclass(frozen=True)
class Step:
    """A step: its words, its state, and an id by which its events can be requested."""

    text: str
    standing: Literal["done", "now", "later"] = "later"
    id: str = ""


@dataclass(frozen=True)
class Group:
    """A phase: its name and its steps."""

    name: str
    steps: tuple[Step, ...]

    @property
    def is_now(self) -> bool:
        """Whether one of its steps is the current one."""
        return any(each.standing == "now" for each in self.steps)


class StepList(DrawnPanel):
    """A bar of phases for information; only completed steps can be pressed, to see what happened.

    Examples
    --------
    >>> from reefkit.widgets import Group, Step, StepList
    >>> grow = Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))
    >>> steps = StepList([grow], title="Round 1 of 4")
    >>> steps.observe(lambda change: print(change.new), "value")
    """

    #: list of Group. The phases.
    groups: traitlets.List[Group] = traitlets.List(traitlets.Instance(Group)).tag(drawn=True)
    #: ``title``, ``note``: str. The round and the time, rendered.
    title = traitlets.Unicode().tag(drawn=True)
    note = traitlets.Unicode().tag(drawn=True)
    #: str. Id of the completed step that a reader pressed last.
    value = traitlets.Unicode()

    def __init__(
        self,
        groups: Sequence[Group],
        *,
        title: str = "",
        note: str = "",
        say: Catalogue | None = None,
    ) -> None:
        super().__init__(say=say, groups=list(groups), title=title, note=note)

    def _draw(self) -> None:
        self.html = self._templates.render(
            "widgets/steps.html", groups=self.groups, title=self.title, note=self.note
        )

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        steps = [each for group in self.groups for each in group.steps]
        done = {each.id for each in steps if each.standing == "done" and each.id}
        if name == "step" and values.get("id") in done:
            self.value = str(values["id"])
