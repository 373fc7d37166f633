### The toy game of the tests, in easier words.

toy-damaged = This table is broken.
