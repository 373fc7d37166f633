"""The classroom: people, classes, their work, and the store that keeps it."""
