"""What tests of several rooms share: real tools, and how often to try."""
