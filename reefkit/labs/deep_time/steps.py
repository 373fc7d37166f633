"""The steps of the lesson: texts, the student's tasks, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from reefkit.labs.deep_time import own_match, record
from reefkit.labs.deep_time.own_match import ReefMatch, ReefRecord, Sample, SampleErrors
from reefkit.labs.deep_time.record import Rocks
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import opening_question
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.local_time import short_time
from reefkit.widgets.acts import Acts, OpenedFile

STEPS = ("match", "draw", "record", "gaps", "rates", "fast")
"""The steps, in order; ``deep-time-step-<name>`` is the label."""
DRAWN_AT = (240, 210, 180, 150, 120, 90, 60, 30, 0)
"""Times of the drawing in millions of years ago; the first point is given, the rest are drawn."""
MOST_GENERA = 220
"""End of the axis of the drawing, in genera."""
LEAST_DRAWN = 6
"""Number of points to place before the drawing is compared with the record."""
STORE = "steps"
"""Key of a person's setting: their progress in the steps."""
GUESSES = {
    "record": ("half", "quarter", "tenth"),
    "gaps": ("shorter", "longer", "broken"),
    "rates": ("triassic", "cretaceous", "ice-ages"),
    "fast": ("500000", "5000", "50000000"),
}
"""What can be guessed before a step answers, the right one first; in step *match* it is a type.

In step *fast* it is how many times `GRAPH_YEARS` fit into the Rhaetian.
"""
GUESSED_TYPES = 4
"""Types to guess from in step *match*."""
GRAPH_YEARS = 16
"""Years from 2005 to 2021, in which the reefs of the graph were surveyed."""
_MOST_PARAGRAPHS = 6
"""End, exclusive, of the numbers of the paragraphs of a step's text, which begin at 1."""


@dataclass
class StepsDone:
    """A person's progress in the steps."""

    step: int = 0  #: The open step, from 0.
    #: Drawn number of genera, by time in millions of years ago.
    drawn: dict[str, float] = field(default_factory=dict)
    looked: bool = False  #: Whether the record is shown: after the drawing, or without it.
    every: int = 1  #: The collector samples every first, second or third survey.
    chance: int = 100  #: Per cent of individuals found: 25, 50 or 100.
    seed: int = 1  #: Of the sample; counted up when the collector goes again.
    guesses: dict[str, str] = field(default_factory=dict)  #: By step.
    reef: str = ""  #: Key of the reef that is read.
    latest: str = ""  #: Id of the person's latest match when the page was last open.


class DeepTimeSession(LessonSession):
    """A page of the lesson, with the progress in its steps and the reader's match."""

    def __init__(self, *given: Any, **more: Any) -> None:  # noqa: ANN401  # those of `LessonSession`
        super().__init__(*given, **more)
        self._done: tuple[str, StepsDone] | None = None
        self._own: ReefRecord | None = None

    def reopen(self) -> None:
        """Open what is stored; the first visit begins with *Before*."""
        super().reopen()
        if self.work.recall(STORE) is None and not self.work.finished("before"):
            self.go_to({"part": "before"})

    @property
    def done(self) -> StepsDone:
        """The progress of the present visitor; when another one comes, the match is closed."""
        who = self.work.who
        if self._done is None or self._done[0] != who:
            self._own = self._own if self._done is None else None
            done = _read(self.work.recall(STORE))
            latest = next((each.id for each in own_match.kept(self.storage, 1)), done.latest)
            if latest != done.latest:  # a new match is looked at first
                done.step, done.reef, done.latest = 0, "", latest
                done.guesses.pop("match", None)
            self._done = who, done
        return self._done[1]

    def keep(self) -> None:
        self.work.keep(STORE, asdict(self.done))

    def remember_steps(self) -> None:
        self.work.remember(STORE, asdict(self.done))

    @property
    def own(self) -> ReefRecord:
        """The reef that was opened last, else the first for the visitor (`own_match.first_of`)."""
        if self._own is not None:
            return self._own
        where = self.storage, self.class_id, self.say
        found = own_match.found_again(*where, self.done.reef) if self.done.reef else None
        if found is None:
            found = own_match.first_of(*where)
            self.own = found
        self._own = found
        return found

    @own.setter
    def own(self, own: ReefRecord) -> None:
        self._own = own
        self.done.guesses.pop("match", None)
        self.done.reef = own.key

    @property
    def class_id(self) -> str:
        row = self.membership.class_row
        return "" if row is None else row.id


def _read(value: object) -> StepsDone:
    held = value if isinstance(value, dict) else {}

    def text(name: str) -> str:
        return found if isinstance(found := held.get(name), str) else ""

    drawn = held.get("drawn")
    step = held.get("step")
    return StepsDone(
        step=step if type(step) is int and 0 <= step < len(STEPS) else 0,
        drawn=_fitting(drawn if isinstance(drawn, dict) else {}),
        looked=held.get("looked") is True,
        every=_one_of((1, 2, 3), held.get("every")),
        chance=_one_of((100, 50, 25), held.get("chance")),
        seed=seed if type(seed := held.get("seed")) is int and seed > 0 else 1,
        guesses={str(step): str(value) for step, value in guesses.items()}
        if isinstance(guesses := held.get("guesses"), dict)
        else {},
        reef=text("reef"),
        latest=text("latest"),
    )


def _one_of(values: tuple[int, ...], value: object) -> int:
    return value if type(value) is int and value in values else values[0]


def _fitting(values: dict[Any, Any]) -> dict[str, float]:
    return {
        str(at): float(values[str(at)])
        for at in DRAWN_AT[1:]
        if isinstance(values.get(str(at)), int | float) and 0 <= values[str(at)] <= MOST_GENERA
    }


class Guess(NamedTuple):
    """What is guessed before a step answers."""

    ask: Message
    options: tuple[tuple[str, Message], ...]  #: Values and labels.
    right: tuple[str, ...]  #: Values that are right.


class Fall(NamedTuple):
    """A fall in the number of genera, of 10 per cent or more, between two times of the drawing."""

    start: int  #: In millions of years ago.
    end: int  #: In millions of years ago.
    share: int  #: Loss in per cent of the genera at `start`.
    drawn: bool  #: Whether the student drew a fall there.


class DeepTimeScene(LessonScene):
    """What one drawing of the page reads."""

    session: DeepTimeSession

    @property
    def done(self) -> StepsDone:
        return self.session.done

    @property
    def step(self) -> str:
        return STEPS[self.done.step]

    @cached_property
    def own_match(self) -> ReefRecord:
        return self.session.own

    @cached_property
    def rocks(self) -> Rocks:
        return record.rocks()

    @cached_property
    def sample(self) -> Sample:
        done = self.done
        every = done.every if done.every in self.every else 1
        return self.own_match.sample(every, done.chance, done.seed)

    @property
    def every(self) -> list[int]:
        """The choices of `StepsDone.every` that sample several surveys."""
        return [each for each in (1, 2, 3) if each < self.own_match.surveys]

    @property
    def told_sample(self) -> SampleErrors:
        return self.own_match.told(self.sample)

    @property
    def steps(self) -> Sequence[str]:
        return STEPS

    @cached_property
    def guess(self) -> Guess | None:
        """What is guessed in this step; None in *draw*, and where nothing was lost."""
        if self.step == "match":
            return self._which_first()
        values = GUESSES.get(self.step, ())
        if not values:
            return None
        labels = {
            each: message("deep-time-times", times=int(each))
            if each.isdecimal()
            else Message(f"deep-time-guess-{self.step}-{each}")
            for each in values
        }
        ask = Message(f"deep-time-guess-{self.step}", self.facts)
        return Guess(ask, tuple(sorted(labels.items())), values[:1])

    def _which_first(self) -> Guess | None:
        gone = self.own_match.gone
        if not gone:
            return None
        first = self.first_gone
        later = [each for each in sorted(gone, key=lambda each: gone[each]) if each not in first]
        live = [each for each in self.own_match.last_seen if each not in gone]
        chosen = ([first[0], *later, *live][: GUESSED_TYPES - 1]) + live[-1:]
        options = ((each, Message(f"organism-{each}")) for each in sorted(set(chosen)))
        return Guess(message("deep-time-guess-match"), tuple(options), first[:1])

    @property
    def first_gone(self) -> tuple[str, ...]:
        """The types that were gone first, whether they came back or not."""
        gone = self.own_match.gone
        return tuple(each for each, at in gone.items() if at == min(gone.values()))

    @property
    def guessed(self) -> str:
        """The option chosen in this step; empty if none."""
        value = self.done.guesses.get(self.step, "")
        return value if self.guess is not None and value in dict(self.guess.options) else ""

    @property
    def answers(self) -> bool:
        """Whether the step tells its answers: after the guess or the drawing."""
        if self.step == "draw":
            return self.done.looked
        return bool(self.guessed) or self.guess is None

    def paragraphs(self, kind: Literal["words", "told", "curious"]) -> list[Message]:
        ids = (f"deep-time-{kind}-{self.step}-{number}" for number in range(1, _MOST_PARAGRAPHS))
        return [Message(each, self.facts) for each in ids if self.say.has(each)]

    @cached_property
    def kept(self) -> list[tuple[ReefMatch, str]]:
        return [
            (each, short_time(each.when, self.say.locale))
            for each in own_match.kept(self.session.storage)
        ]

    @property
    def whose(self) -> Message:
        own = self.own_match
        when = next((when for each, when in self.kept if each.id == own.id), "")
        return message(f"deep-time-whose-{own.origin}", player=own.player, when=when)

    @property
    def lost(self) -> Message:
        """What was lost on the reef, where that is too little."""
        own = self.own_match
        names = [Message(f"organism-{each}") for each in own.lost]
        return message("deep-time-too-few", lost=len(names), of=len(own.last_seen), types=names)

    @property
    def falls(self) -> list[Fall]:
        found = []
        for start, end in pairwise(DRAWN_AT):
            before, after = self.rocks.at(start), self.rocks.at(end)
            share = round(100 * (before - after) / before)
            if share >= 10:
                drawn = self._drawn(start), self._drawn(end)
                fell = None not in drawn and (drawn[1] or 0) < (drawn[0] or 0)
                found.append(Fall(start, end, share, fell))
        return found

    def _drawn(self, time: int) -> float | None:
        if time == DRAWN_AT[0]:
            return float(self.rocks.at(time))
        return self.done.drawn.get(str(time))

    @cached_property
    def facts(self) -> dict[str, Any]:
        rocks = self.rocks
        rates = rocks.rates()["foote"][1]
        found: dict[str, Any] = {}
        for stage in ("Rhaetian", "Hettangian", "Maastrichtian", "Pliensbachian"):
            number = rocks.number(stage)
            found |= {
                f"{stage.lower()}-lost": rocks.lost(stage),
                f"{stage.lower()}-of": int(rocks.lived[number]),
                f"{stage.lower()}-share": round(rocks.shares()[number]),
                f"{stage.lower()}-rate": round(rates[number], 2),
                f"{stage.lower()}-years": round(
                    rocks.stages[number].bottom - rocks.stages[number].top, 1
                ),
            }
        return found | {
            "years": found["rhaetian-years"],
            "rhaetian-drawn": len(rocks.views()["rhaetian"]),
            "times": self.fits,
            "first-lost": [Message(f"organism-{each}") for each in self.first_gone],
            "first-survey": min(self.own_match.gone.values(), default=0),
            "first-round": min(self.own_match.gone.values(), default=0) + 1,
            "own-lost": len(self.own_match.lost),
            "own-types": len(self.own_match.last_seen),
            "lazarus": len(rocks.lazarus("Hettangian")),
            "hettangian": int(rocks.lived[rocks.number("Hettangian")]),
            "hettangian-found": int(rocks.found[rocks.number("Hettangian")].sum()),
        }

    @property
    def fits(self) -> int:
        """How many times `GRAPH_YEARS` fit into the Rhaetian, to the nearest 100,000."""
        stage = self.rocks.stages[self.rocks.number("Rhaetian")]
        return round((stage.bottom - stage.top) * 1e6 / GRAPH_YEARS / 100_000) * 100_000

    @property
    def own_losses(self) -> dict[str, int] | None:
        """The round in which the largest share of types was lost; None if nothing was."""
        own, shares = self.own_match, self.own_match.shares()
        if not own.lost:
            return None
        worst = max(range(1, own.surveys), key=lambda round_: shares[round_])
        lost, of = own.losses()[worst - 1]
        return {"round": worst, "lost": lost, "of": of}


acts = Acts()


@acts.on("deep-time-step")
def _open_step(session: DeepTimeSession, step: Annotated[int, Meta(ge=0, lt=len(STEPS))]) -> None:
    if step and session.own.too_few:  # all later steps ask about losses
        session.own = own_match.with_losses(session.storage, session.class_id, session.say)
    session.done.step = step
    session.focus = "step-title"  # the button pressed is below charts that go
    session.keep()


@acts.on("deep-time-match")
def _choose_match(session: DeepTimeSession, match: Annotated[str, Meta(max_length=100)]) -> None:
    found = [each for each in own_match.kept(session.storage) if each.id == match]
    if session.storage is None or not found:
        raise reject("lab-not-understood")
    session.own = own_match.opened(session.storage, found[0])
    session.remember_steps()


@acts.on("deep-time-more")
def _take_one_with_losses(session: DeepTimeSession) -> None:
    session.own = own_match.with_losses(session.storage, session.class_id, session.say)
    session.remember_steps()


@acts.on("deep-time-bots")
def _let_bots_play(session: DeepTimeSession) -> None:
    session.own = own_match.played_by_bots(session.say)
    session.remember_steps()


@acts.on("deep-time-file")
def _open_file(session: DeepTimeSession, file: OpenedFile) -> None:
    own = session.own = own_match.of_file(file.data, file.name)
    session.tell((own.table and own.table.match.missing) or message("deep-time-file-read"))


@acts.on("deep-time-drawn")
def _draw(
    session: DeepTimeSession,
    values: Annotated[
        dict[Annotated[str, Meta(max_length=5)], Annotated[float, Meta(ge=0, le=MOST_GENERA)]],
        Meta(max_length=len(DRAWN_AT)),
    ],
) -> None:
    session.done.drawn = _fitting(dict(values))
    if len(session.done.drawn) < LEAST_DRAWN:
        raise reject("deep-time-draw-more", least=LEAST_DRAWN)
    session.done.looked = True
    session.keep()


@acts.on("deep-time-look")
def _look(session: DeepTimeSession) -> None:
    session.done.looked = True
    session.keep()


@acts.on("deep-time-again")
def _again(session: DeepTimeSession) -> None:
    session.done.looked, session.done.drawn = False, {}
    session.keep()


@acts.on("deep-time-sample")
def _sample(
    session: DeepTimeSession, name: Literal["every", "chance"], value: Literal[1, 2, 3, 25, 50, 100]
) -> None:
    if (name == "every") != (value < 10):
        raise reject("lab-not-understood")
    setattr(session.done, name, value)
    session.remember_steps()


@acts.on("deep-time-collect")
def _collect(session: DeepTimeSession) -> None:
    session.done.seed += 1
    session.remember_steps()


@acts.on("deep-time-guess")
def _guess(session: DeepTimeSession, value: Annotated[str, Meta(max_length=80)]) -> None:
    scene = session.scene()
    assert isinstance(scene, DeepTimeScene)  # noqa: S101  # the session's own scenes
    if scene.guess is None or value not in dict(scene.guess.options):
        raise reject("lab-not-understood")
    session.done.guesses[scene.step] = value
    session.remember_steps()


def _render_step(scene: DeepTimeScene) -> str:
    answer = scene.session.said
    return scene.render("step.html", said=answer, refused=scene.session.refused)


def _render_sample(scene: DeepTimeScene) -> str:
    return scene.render(
        "told.html",
        idea=None if opening_question.is_compared(scene) else opening_question.idea_now(scene),
        most_letters=opening_question.MOST_LETTERS,
    )


STEP = Part("step", _render_step, acts, on=("steps",))
SAMPLE = Part("controls", _render_sample, on=("steps",))
