"""What every game shares: seats, actions, chance, offers, the log, undo, tables, save files."""
