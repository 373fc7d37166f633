"""Controls of growth, step by step (2, 3 of the rules)."""
