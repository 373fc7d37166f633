"""4, survey: how the score adds up, a question to talk over, and a note on what to try next."""

from __future__ import annotations

from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.lesson import noting
from reefkit.labs.reef import talk
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.game import Ready

acts = Acts()


@acts.on("survey-ready")
def survey_ready(session: ReefSession, values: object) -> None:
    """Keep what is typed, and close the round for this seat."""
    del values
    noting.keep(session)
    session.play(Ready())


def render(scene: Scene) -> str:
    """Show the tally with its sums, the question, the note, and what comes next."""
    round_, note = scene.state.round, noting.writing(scene.session)
    return scene.render(
        "survey.html",
        score=guide.score_now(scene.play, scene.seat),
        talk=talk.question(Record(scene.table), round_),
        note=note,
        unkept=note.text != noting.kept_now(scene.session),
        most=noting.MOST_LETTERS,
        round=round_,
        last=round_ >= scene.rules.options.rounds,
        standing=scene.rules.options.standing_stacks,
        built_over=int((scene.play.reef(scene.seat).kind[..., 1:] != 0).sum()),
    )


CONTROL = Control(render, acts)
