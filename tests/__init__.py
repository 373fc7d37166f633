"""The tests, laid out as the package is; ``tests.support`` holds what several of them use."""
