"""The lab server, its front page, and the command line."""
