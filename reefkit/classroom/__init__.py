"""The classroom: people, what they played and answered, and the store that keeps it."""
