"""What Alembic runs: the migrations, on the connection and in the transaction it is handed."""

from alembic import context

# Alembic runs this file under a name of its own; anyone who imports the package only reads it.
if not __name__.startswith("reefkit."):
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()
