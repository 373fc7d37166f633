"""Phase 4 and the end: the survey, its question and notes, and the result of the match."""

from __future__ import annotations

from reefkit.games.reef import score_sums
from reefkit.labs.lesson import survey_notes
from reefkit.labs.lesson.lab import MatchEnding
from reefkit.labs.reef.highlights import highlights_of
from reefkit.labs.reef.match_story import tale
from reefkit.labs.reef.scene import ReefSession, Scene, StepControls, TableReadings
from reefkit.labs.reef.scoreboard import guess_points, opened, scoreboard, scores, team_score
from reefkit.labs.reef.survey_talk import question
from reefkit.match.game import Ready
from reefkit.text import message
from reefkit.widgets.acts import Acts
from reefkit.widgets.scoreboard import scoreboard_html

acts = Acts()


@acts.on("survey-ready")
def _survey_ready(session: ReefSession) -> None:
    survey_notes.keep(session)
    session.play(Ready())


def _render_survey(scene: Scene) -> str:
    round_, note = scene.state.round, survey_notes.writing(scene.session)
    return scene.render(
        "survey.html",
        score=score_sums.score_now(scene.play, scene.seat),
        talk=question(TableReadings(scene.table), round_),
        note=note,
        unkept=note.text != survey_notes.note_now(scene.session),
        most=survey_notes.MOST_NOTE_LETTERS,
        round=round_,
        last=round_ >= scene.rules.options.rounds,
        smiles=highlights_of(scene),
        standing=scene.rules.options.standing_stacks,
        built_over=scene.built_over,
    )


SURVEY = StepControls(_render_survey, acts)


def ending(scene: Scene) -> MatchEnding:
    found = scoreboard(scene)
    most = max(found.totals)
    names = [scene.name(seat) for seat in found.leaders]
    won = message("final-won", players=names, count=len(names), points=most)
    alone = len(scene.seats) == 1
    open_ = opened(scene)
    score = None
    if open_ is not None:
        score = score_sums.score_of(scene.table, scene.seat, *open_)
    return MatchEnding(
        message("final-alone", points=most) if alone else won,
        tale(TableReadings(scene.table), scene.seat, found.totals)
        if scene.seat in scene.here
        else [],
        {
            "board": scoreboard_html(scene.templates, scores(scene, found)),
            "team": team_score(scene, found),
            "guesses": guess_points(scene) if scene.seat in scene.here else None,
            "open": open_,
            "score": score,
        },
        () if alone else found.leaders,
    )
