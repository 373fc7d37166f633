"""Rosters and gradebooks of the courses of learning platforms."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID, KEY, TIME = sa.String(40), sa.String(200), sa.String(40)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "courses",
        sa.Column("context", ID, nullable=False),
        sa.Column("sends", sa.Boolean(), nullable=False),
        sa.Column("columns", sa.Text(), nullable=False),
        sa.Column("asked", TIME),
        sa.Column("roster_read", TIME),
        sa.Column("fault", KEY, nullable=False),
        sa.Column("held", TIME, nullable=False),
        _of_context("courses"),
        sa.PrimaryKeyConstraint("context", name=op.f("pk_courses")),
    )
    op.create_table(
        "course_members",
        sa.Column("context", ID, nullable=False),
        sa.Column("visitor", KEY, nullable=False),
        sa.Column("person", ID),
        sa.Column("teaches", sa.Boolean(), nullable=False),
        sa.Column("came", TIME),
        sa.Column("gone", TIME),
        _of_context("course_members"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_course_members_person")),
        sa.PrimaryKeyConstraint("context", "visitor", name=op.f("pk_course_members")),
    )
    op.create_index(op.f("ix_course_members_person"), "course_members", ["person"])
    op.create_table(
        "grades",
        sa.Column("context", ID, nullable=False),
        sa.Column("visitor", KEY, nullable=False),
        sa.Column("lesson", KEY, nullable=False),
        sa.Column("part", sa.String(20), nullable=False),
        sa.Column("due", sa.Text(), nullable=False),
        sa.Column("due_time", TIME, nullable=False),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.Column("sent_time", TIME),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("again", TIME, nullable=False),
        sa.Column("fault", KEY, nullable=False),
        _of_context("grades"),
        sa.PrimaryKeyConstraint("context", "visitor", "lesson", "part", name=op.f("pk_grades")),
    )


def _of_context(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_context")
    return sa.ForeignKeyConstraint(["context"], ["platform_contexts.id"], name=name)
