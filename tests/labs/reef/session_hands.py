"""A student's hands without a browser: what it presses and touches goes to the session itself."""

from collections import Counter
from dataclasses import dataclass, field

from bs4 import BeautifulSoup

from reefkit.labs.lesson.page import Pace
from reefkit.labs.reef import controls, regions
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.scene import ReefSession
from tests.labs.reef.student import Space, Student

MOST_DECISIONS = 600


class SessionHands:
    """Hands on a session.

    Parameters
    ----------
    session
        Whose controls are pressed; a page may listen to it.
    """

    def __init__(self, session: ReefSession) -> None:
        self.session = session

    def controls(self) -> str:
        """Give the HTML of the controls beside the board."""
        return str(controls.CONTROLS_PART.render(self.session.scene()))

    def bright(self) -> list[Space]:
        """List the spaces that can be touched: those that say so, or builders to predict."""
        scene = self.session.scene()
        predicting = 'data-act="predict"' in self.controls()
        return [
            (space.row, space.column)
            for space in regions.picture(scene).spaces
            if "selectable" in space.states or (predicting and space.stack)
        ]

    def press(self, key: str) -> None:
        """Press a control."""
        button = BeautifulSoup(self.controls(), "html.parser").select_one(f'[data-key="{key}"]')
        assert button is not None, key
        given = {
            str(name).removeprefix("data-"): value
            for name, value in button.attrs.items()
            if str(name).startswith("data-") and name not in {"data-act", "data-key"}
        }
        self.session.do(str(button["data-act"]), given)

    def touch(self, space: Space) -> None:
        """Touch a space."""
        self.session.do("pick", {"row": space[0], "column": space[1]})


@dataclass
class Whole:
    """A match played to its end."""

    student: Student  #: Who played it.
    #: How many decisions each round asked of the student; to press + until a number is right is
    #: one.
    rounds: Counter[int] = field(default_factory=Counter)


def play_whole(session: ReefSession) -> Whole:
    """Play the open match to its end, bots moving on when the student has nothing to decide."""
    student, pace = Student(SessionHands(session)), Pace(session)
    whole = Whole(student)
    for _ in range(MOST_DECISIONS):
        scene = session.scene()
        if step_of(scene) == "over":
            return whole
        if student.decide():
            again = student.did[-2:-1] == student.did[-1:] and student.did[-1].startswith("more-")
            whole.rounds[scene.state.round] += not again
        else:
            assert pace.step(), f"nothing to do after {student.did[-12:]}"
    raise AssertionError(f"no end after {len(student.did)} decisions: {student.did[-12:]}")
