"""Classes: who is in them, where they sit, and what a teacher gives."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _classes()
    _people()
    _tables()
    _rest()


def _classes() -> None:
    """Make the tables of classes and of who gets in."""
    op.create_table(
        "classes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("teacher", sa.String(length=100), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("expires", sa.String(length=40), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("ghost", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_classes")),
        sa.UniqueConstraint("code", name=op.f("uq_classes_code")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_classes_key_hash")),
    )
    op.create_table(
        "sign_ins",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("ends", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name=op.f("fk_sign_ins_class_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sign_ins")),
    )
    op.create_index(op.f("ix_sign_ins_class_id"), "sign_ins", ["class_id"], unique=False)
    op.create_table(
        "failures",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_failures")),
    )
    op.create_index(op.f("ix_failures_kind_time"), "failures", ["kind", "time"], unique=False)


def _people() -> None:
    """Make the tables of the people of a class."""
    op.create_table(
        "members",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("label", sa.String(length=110), nullable=False),
        sa.Column("joined", sa.String(length=40), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name=op.f("fk_members_class_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_members_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_members")),
        sa.UniqueConstraint("class_id", "label", name=op.f("uq_members_class_id_label")),
        sa.UniqueConstraint("class_id", "person", name=op.f("uq_members_class_id_person")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)
    op.create_table(
        "merged",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("keep", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["keep"], ["people.id"], name=op.f("fk_merged_keep")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_merged")),
        sa.UniqueConstraint("code", name=op.f("uq_merged_code")),
    )
    op.create_index(op.f("ix_merged_keep"), "merged", ["keep"], unique=False)
    op.create_table(
        "presence",
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name=op.f("fk_presence_class_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_presence_person")),
        sa.PrimaryKeyConstraint("class_id", "person", name=op.f("pk_presence")),
    )


def _tables() -> None:
    """Make the tables of where a class sits."""
    op.create_table(
        "class_tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("lesson", sa.String(length=200), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=True),
        sa.Column("away", sa.String(length=400), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("closed", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name=op.f("fk_class_tables_class_id")
        ),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_class_tables_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_class_tables")),
        sa.UniqueConstraint("class_id", "number", name=op.f("uq_class_tables_class_id_number")),
    )
    op.create_index(op.f("ix_class_tables_match"), "class_tables", ["match"], unique=False)
    op.create_table(
        "sitters",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_sitters_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sitters_person")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_sitters")),
        sa.UniqueConstraint("match", "seat", "person", name=op.f("uq_sitters_match_seat_person")),
    )
    op.create_index(op.f("ix_sitters_person"), "sitters", ["person"], unique=False)


def _rest() -> None:
    """Make the tables of marks and of what was erased."""
    op.create_table(
        "marks",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("answer", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=100), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["answer"], ["answers.id"], name=op.f("fk_marks_answer")),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name=op.f("fk_marks_class_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_marks")),
        sa.UniqueConstraint("id", name=op.f("uq_marks_id")),
    )
    op.create_index(op.f("ix_marks_answer"), "marks", ["answer"], unique=False)
    op.create_index(op.f("ix_marks_class_id"), "marks", ["class_id"], unique=False)
    op.create_table(
        "erasures",
        sa.Column("number", sa.String(length=20), nullable=False),
        sa.Column("time", sa.String(length=40), nullable=False),
        sa.Column("counts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_erasures")),
    )
