"""The door in a learning platform (LTI 1.3 Advantage): a launch from a course signs people in."""
