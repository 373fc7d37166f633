"""The first schema: every release from the first one on can bring a store up from here."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _answers()
    _notes()
    _classes()
    _members()
    _lessons()
    _platforms()
    _courses()


def _people() -> None:
    """Make the tables of people, their devices, matches and their logs."""
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
    """Make the tables of answers and sheets."""
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


def _notes() -> None:
    """Make the tables of notes, plots, settings, and people who became one."""
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


def _classes() -> None:
    """Make the tables of classes, sign-ins and failed ones."""
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
        sa.Column("key_of", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["key_of"], ["classes.id"], name=op.f("fk_classes_key_of")),
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


def _members() -> None:
    """Make the tables of who is in a class, and where they sit."""
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


def _lessons() -> None:
    """Make the tables of what the desk needs in a lesson, and servers."""
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
    """Make the tables of learning platforms and who came from them."""
    op.create_table(
        "platform_people",
        sa.Column("platform", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("seen", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("platform", "subject", name=op.f("pk_platform_people")),
        sa.UniqueConstraint("visitor", name=op.f("uq_platform_people_visitor")),
    )
    op.create_table(
        "platform_contexts",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("platform", sa.String(length=40), nullable=False),
        sa.Column("class_id", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("services", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name=op.f("fk_platform_contexts_class_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_platform_contexts")),
    )
    op.create_index(
        op.f("ix_platform_contexts_class_id"), "platform_contexts", ["class_id"], unique=False
    )
    op.create_table(
        "platform_links",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("context", sa.String(length=40), nullable=False),
        sa.Column("services", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["context"], ["platform_contexts.id"], name=op.f("fk_platform_links_context")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_platform_links")),
    )
    op.create_index(op.f("ix_platform_links_context"), "platform_links", ["context"], unique=False)
    op.create_table(
        "platform_nonces",
        sa.Column("nonce_hash", sa.String(length=64), nullable=False),
        sa.Column("ends", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("nonce_hash", name=op.f("pk_platform_nonces")),
    )
    op.create_index(op.f("ix_platform_nonces_ends"), "platform_nonces", ["ends"], unique=False)
    op.create_table(
        "platform_sign_ins",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("teaches", sa.Boolean(), nullable=False),
        sa.Column("ends", sa.String(length=40), nullable=False),
        sa.Column("launch", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_platform_sign_ins")),
    )
    op.create_index(op.f("ix_platform_sign_ins_ends"), "platform_sign_ins", ["ends"], unique=False)
    op.create_index(
        op.f("ix_platform_sign_ins_visitor"), "platform_sign_ins", ["visitor"], unique=False
    )


def _courses() -> None:
    """Make the tables of courses and their grades."""
    op.create_table(
        "courses",
        sa.Column("context", sa.String(length=40), nullable=False),
        sa.Column("sends", sa.Boolean(), nullable=False),
        sa.Column("columns", sa.Text(), nullable=False),
        sa.Column("asked", sa.String(length=40), nullable=True),
        sa.Column("roster_read", sa.String(length=40), nullable=True),
        sa.Column("fault", sa.String(length=200), nullable=False),
        sa.Column("held", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["context"], ["platform_contexts.id"], name=op.f("fk_courses_context")
        ),
        sa.PrimaryKeyConstraint("context", name=op.f("pk_courses")),
    )
    op.create_table(
        "course_members",
        sa.Column("context", sa.String(length=40), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("teaches", sa.Boolean(), nullable=False),
        sa.Column("came", sa.String(length=40), nullable=True),
        sa.Column("gone", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(
            ["context"], ["platform_contexts.id"], name=op.f("fk_course_members_context")
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_course_members_person")),
        sa.PrimaryKeyConstraint("context", "visitor", name=op.f("pk_course_members")),
    )
    op.create_index(op.f("ix_course_members_person"), "course_members", ["person"], unique=False)
    op.create_table(
        "grades",
        sa.Column("context", sa.String(length=40), nullable=False),
        sa.Column("visitor", sa.String(length=200), nullable=False),
        sa.Column("lesson", sa.String(length=200), nullable=False),
        sa.Column("part", sa.String(length=20), nullable=False),
        sa.Column("due", sa.Text(), nullable=False),
        sa.Column("due_time", sa.String(length=40), nullable=False),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.Column("sent_time", sa.String(length=40), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("again", sa.String(length=40), nullable=False),
        sa.Column("fault", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(
            ["context"], ["platform_contexts.id"], name=op.f("fk_grades_context")
        ),
        sa.PrimaryKeyConstraint("context", "visitor", "lesson", "part", name=op.f("pk_grades")),
    )
