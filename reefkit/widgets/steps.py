"""Where a match stands: its phases, and the steps of each, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.messages import PlainValue
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates


@dataclass(frozen=True)
class Step:
    """A step: its words, how it stands, and an id by which its events can be asked for."""

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
        """Whether one of its steps is the present one."""
        return any(each.standing == "now" for each in self.steps)


def steps_html(
    templates: Templates, groups: Sequence[Group], title: str = "", note: str = ""
) -> Markup:
    """Return a bar of phases; a step that is done tells ``step`` with its ``id``."""
    return templates.render("widgets/steps.html", groups=groups, title=title, note=note)


class StepList(Panel):
    """A bar of phases. It informs; only what is done can be pressed, to see what happened.

    Parameters
    ----------
    groups
        The phases.
    title, note
        The round and the time, already said.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> grow = Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))
    >>> steps = StepList([grow], title="Round 1 of 4")
    >>> asked = []
    >>> steps.on_step(asked.append)
    """

    def __init__(
        self,
        groups: Sequence[Group],
        *,
        title: str = "",
        note: str = "",
        say: Catalogue | None = None,
    ) -> None:
        self._templates = Templates(say or catalogue())
        self._askers: list[Callable[[str], object]] = []
        self._done: frozenset[str] = frozenset()
        super().__init__(say=say)
        self.show(groups, title=title, note=note)
        self.on_act(self._acted)

    def show(self, groups: Sequence[Group], *, title: str = "", note: str = "") -> None:
        """Show other phases."""
        steps = [each for group in groups for each in group.steps]
        self._done = frozenset(each.id for each in steps if each.standing == "done" and each.id)
        self.html = steps_html(self._templates, groups, title, note)

    def on_step(self, call: Callable[[str], object]) -> None:
        """Call a function with the id of a step that is done and was pressed."""
        self._askers.append(call)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "step" and values.get("id") in self._done:
            for call in tuple(self._askers):
                call(str(values["id"]))
