"""The command line, and later the pages that Voila serves."""
