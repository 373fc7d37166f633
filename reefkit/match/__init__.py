"""Parts that all games share: seats, actions, chance, offers, logs, undo, tables, save files."""
