"""Servers that share a database, learning platforms, and the rosters and gradebooks of courses.

0005 and 0006 came with it, and were never a version of their own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0004"
branch_labels = None
depends_on = None

ID, KEY, TIME, HASH = sa.String(40), sa.String(200), sa.String(40), sa.String(64)


def upgrade() -> None:
    """Make the tables."""
    _servers()
    _platforms()
    _courses()


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("started", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.String(length=40), nullable=False),
        sa.Column("ahead", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )


def _platforms() -> None:
    op.create_table(
        "platform_people",
        sa.Column("platform", ID, nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("visitor", KEY, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.PrimaryKeyConstraint("platform", "subject", name=op.f("pk_platform_people")),
        sa.UniqueConstraint("visitor", name=op.f("uq_platform_people_visitor")),
    )
    op.create_table(
        "platform_contexts",
        sa.Column("id", ID, nullable=False),
        sa.Column("platform", ID, nullable=False),
        sa.Column("class_id", ID, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("services", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name=op.f("fk_platform_contexts_class_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_platform_contexts")),
    )
    op.create_index(op.f("ix_platform_contexts_class_id"), "platform_contexts", ["class_id"])
    op.create_table(
        "platform_links",
        sa.Column("id", ID, nullable=False),
        sa.Column("context", ID, nullable=False),
        sa.Column("services", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["context"], ["platform_contexts.id"], name=op.f("fk_platform_links_context")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_platform_links")),
    )
    op.create_index(op.f("ix_platform_links_context"), "platform_links", ["context"])
    op.create_table(
        "platform_nonces",
        sa.Column("nonce_hash", HASH, nullable=False),
        sa.Column("ends", TIME, nullable=False),
        sa.PrimaryKeyConstraint("nonce_hash", name=op.f("pk_platform_nonces")),
    )
    op.create_index(op.f("ix_platform_nonces_ends"), "platform_nonces", ["ends"])
    op.create_table(
        "platform_sign_ins",
        sa.Column("token_hash", HASH, nullable=False),
        sa.Column("visitor", KEY, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("teaches", sa.Boolean(), nullable=False),
        sa.Column("ends", TIME, nullable=False),
        sa.Column("launch", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_platform_sign_ins")),
    )
    op.create_index(op.f("ix_platform_sign_ins_visitor"), "platform_sign_ins", ["visitor"])
    op.create_index(op.f("ix_platform_sign_ins_ends"), "platform_sign_ins", ["ends"])


def _courses() -> None:
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
