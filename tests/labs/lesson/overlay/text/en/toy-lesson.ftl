### The texts of the toy lesson.

lesson-title-toy = Shells
door-title-toy = Shells
door-what-toy = Dive for shells, hide, swap and count.
door-picture-toy = A shell.
prelab-title-toy = Before the dive
prelab-lead-toy = A few questions.
prelab-next-toy = Now dive.
postlab-title-toy = After the dive
postlab-lead-toy = Questions about your own shells: { $own }.
tab-toy-log = Log
goal-toy-a = Count shells
goal-toy-b = Hide well
new-kind-toy-calm = calm bot
new-kind-toy-eager = eager bot
new-bot-toy-calm = Pebble
new-bot-toy-eager = Wave
bot-toy-calm = It waits.
bot-toy-eager = It dives.
phase-toy-dive = Dive
phase-toy-hide = Hide
phase-toy-swap = Swap
phase-toy-survey = Count
option-toy-rounds = Rounds
    .about = How many rounds there are.
option-toy-clock = Clock
    .about = Seconds for an offer.
