### The student plots first, in easy words.

plot-counts = Survey of round { $round }. Count each kind only once.
plot-once-more = Your point says { $value }. Count each kind only once.
