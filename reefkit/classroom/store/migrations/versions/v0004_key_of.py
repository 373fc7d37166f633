"""One key opens several classes: each says whose it is."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; Alembic itself adds none that refers to another in SQLite."""
    op.execute(
        # no reader: for the database
        "ALTER TABLE classes ADD COLUMN key_of VARCHAR(40)"
        " CONSTRAINT fk_classes_key_of REFERENCES classes (id)"
    )
