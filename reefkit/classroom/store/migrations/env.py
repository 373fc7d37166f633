"""Alembic's script: runs the migrations on the connection and in the transaction passed to it."""

from alembic import context

# Alembic runs this file under another name; importing the package must not run migrations.
if not __name__.startswith("reefkit."):
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()
