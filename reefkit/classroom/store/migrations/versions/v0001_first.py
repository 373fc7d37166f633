"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _people()
    _matches()
    _answers()
    _rest()


def _people() -> None:
    """Make the tables of people and where they sit down."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("code", name=op.f("uq_people_code")),
    )
    op.create_table(
        "devices",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("added", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_devices")),
        sa.UniqueConstraint("visitor", "person", name=op.f("uq_devices_visitor_person")),
    )
    op.create_table(
        "guesses",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_guesses")),
    )
    op.create_index(op.f("ix_guesses_visitor_time"), "guesses", ["visitor", "time"], unique=False)


def _matches() -> None:
    """Make the tables of matches and their logs."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=100), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("survey", sa.Boolean(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match")),
        sa.PrimaryKeyConstraint("match", "position", name=op.f("pk_entries")),
    )


def _answers() -> None:
    """Make the tables of answers and finished sheets."""
    op.create_table(
        "answers",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=200), nullable=False),
        sa.Column("sheet", sa.String(length=200), nullable=False),
        sa.Column("question", sa.String(length=200), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=True),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("taken", sa.String(length=40), nullable=True),
        sa.Column("raw", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_answers_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_answers")),
        sa.UniqueConstraint("id", name=op.f("uq_answers_id")),
        sa.UniqueConstraint(
            "person",
            "lesson",
            "sheet",
            "question",
            "attempt",
            name=op.f("uq_answers_person_lesson_sheet_question_attempt"),
        ),
    )
    op.create_table(
        "finished",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=200), nullable=False),
        sa.Column("sheet", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("taken", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_finished_person")),
        sa.PrimaryKeyConstraint("person", "lesson", "sheet", name=op.f("pk_finished")),
    )


def _rest() -> None:
    """Make the tables of notes, plots and settings."""
    op.create_table(
        "notes",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=200), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("taken", sa.String(length=40), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notes_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_notes")),
        sa.UniqueConstraint("id", name=op.f("uq_notes_id")),
    )
    op.create_index(
        op.f("ix_notes_person_lesson_key"), "notes", ["person", "lesson", "key"], unique=False
    )
    op.create_table(
        "plots",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("taken", sa.String(length=40), nullable=True),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_plots_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_plots")),
        sa.UniqueConstraint("id", name=op.f("uq_plots_id")),
    )
    op.create_index(
        op.f("ix_plots_person_match_key"), "plots", ["person", "match", "key"], unique=False
    )
    op.create_table(
        "settings",
        sa.Column("scope", sa.String(length=200), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "key", name=op.f("pk_settings")),
    )
