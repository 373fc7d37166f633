"""Commands for matches, ensembles, content and classes."""
