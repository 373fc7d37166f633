"""What every game shares: seats, actions, chance, offers, the log, undo, the table handle, saves."""
