"""Wrong resume codes are counted among the failures, by address too: what counted them goes."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the table; what it holds is forgotten after ten minutes anyway."""
    op.drop_index(op.f("ix_guesses_visitor_time"), table_name="guesses")
    op.drop_table("guesses")
