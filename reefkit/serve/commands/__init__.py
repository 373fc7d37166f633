"""What the command line does with matches, content and classes."""
