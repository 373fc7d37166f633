"""Tables whose people keep their own books, all at one screen, and what a page shows of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.games.reef import picture
from reefkit.games.reef.state import Reefs
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import controls, regions
from reefkit.match.table import MemoryTable
from tests.games.reef.books import HANDS_ON
from tests.games.reef.guided import LOOKUPS, Guided
from tests.labs.reef.desk import Desk

if TYPE_CHECKING:
    from reefkit.widgets.board import Picture


class BooksDesk(Desk):
    """A page at which every person of a hands-on table sits, from the phase on that a test wants.

    Parameters
    ----------
    pictures
        One reef a seat, as text pictures.
    phase, deck, juveniles, bots, options
        As `Guided` has them.
    """

    def __init__(
        self,
        *pictures: str,
        phase: str,
        deck: Sequence[str] = ("calm-seas",),
        juveniles: Sequence[Sequence[str]] = (),
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, object] | None = None,
        locale: str = "en",
        folder: Path | None = None,
    ) -> None:
        super().__init__(folder, locale)
        self.guided = Guided(
            *pictures,
            phase=phase,
            deck=deck,
            options={**HANDS_ON, "predict": "none", **(options or {})},
            bots=bots,
            juveniles=juveniles if phase == "settlement" else (),
        )
        self.table = MemoryTable(self.guided.match)
        here = [n for n in range(len(pictures)) if n not in (bots or {})]
        self.session.sit(self.table, here)

    def touch(self, *spaces: tuple[int, int]) -> None:
        """Touch spaces of the board, one after the other."""
        for row, column in spaces:
            self.do("pick", row=row, column=column)

    def draft(self) -> str:
        """Give what the controls submit, as a text picture: the board that is shown."""
        return picture.write(self.board(), LOOKUPS)

    def board(self) -> Reefs:
        """Give the reef that the board shows."""
        scene = self.session.scene()
        control = controls.control_for(scene)
        assert control is not None
        return control.reefs(scene)[scene.shown_seat]

    def drawn(self) -> Picture:
        """Give the board as it is drawn."""
        return regions.picture(self.session.scene())

    def standing(self) -> dict[tuple[int, int], str]:
        """Give what the drawn board has on each space that is not bare, as in a picture."""
        codes = {name: o.code for name, o in LOOKUPS.content.organisms.items()}
        tokens = {name: t.mark for name, t in LOOKUPS.content.mutations.token.items()}
        found = {}
        for space in self.drawn().spaces:
            stack = "/".join(
                codes[one.art] + "".join(tokens[mark] for mark in one.marks) for one in space.stack
            )
            if stack or space.alga:
                found[space.row, space.column] = ("~" if space.alga else "") + stack
        return found

    def everything(self) -> str:
        """Give all that the page shows the seat whose turn it is: regions, board, small boards."""
        scene = self.session.scene()
        parts = (controls.CONTROLS_PART, match_view.NOW, regions.NEIGHBOURS_PART, match_view.RECORD)
        return "".join([*(str(part.render(scene)) for part in parts), repr(self.drawn())])

    def words(self) -> str:
        """Give the text of the controls."""
        return " ".join(self.see(controls.CONTROLS_PART).get_text(" ").split())
