"""Learning platforms: whom they sent, their courses, what was used up, and who is signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID, KEY, TIME, HASH = sa.String(40), sa.String(200), sa.String(40), sa.String(64)


def upgrade() -> None:
    """Make the tables."""
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
