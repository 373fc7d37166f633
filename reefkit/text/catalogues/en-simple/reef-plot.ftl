### The student plots first, in easy words.

plot-once-more = Your point says { $value }. Count each kind only once.
plot-covered = You draw this one first. Your plots in After open the charts again.
plot-covered-go = To your plots
reject-plot-drawn-first = First draw your plots in After. Then you can save the numbers.
