### The teacher notes of Deep time.
###
### Families: teach-

teach-lead-deep-time = How to run the lesson beside a match of Reef Survivor, what to talk about, what to watch for, and how to judge the argument at the end.
teach-talk-lead-deep-time = Three stories that the charts of the steps show.

## Before the class

teach-before-deep-time-1 = Each student needs a match of Reef Survivor, played on this server in an earlier lesson or saved as a file. Those who have none get one that bots play at once, and the page says so.
teach-before-deep-time-2 = It plays no match, so it cannot be set for a class at the desk. Students open it from the front page, and their answers are kept with their other work.
teach-before-deep-time-3 = The record begins 247 million years ago, with the first corals of today’s group. Corals of the Ordovician and later seas were of other groups, and are not in it. Say so when somebody asks for the other three great extinctions.
teach-before-deep-time-4 = In the second step everybody draws before they look. There is a button that skips the drawing. It is for those who cannot draw, not for those who are in a hurry.
teach-before-deep-time-5 = If you have thirty minutes, leave out Rates. If you have fifteen, do Gaps alone. Only there can students see what a record loses, because nobody knows the truth behind the rocks.

teach-goal-deep-time-A = Read a range chart whose axis counts back from the present, and one that counts from 0.
teach-goal-deep-time-B = Find great losses in ranges and curves, say how great they were, and keep cover and numbers of kinds apart.
teach-goal-deep-time-C = Say what a gap and a last find mean: Lazarus taxa, the Signor–Lipps effect, the pull of the Recent.
teach-goal-deep-time-D = Compare rates of origination and extinction, and say why a number of losses is not a rate.
teach-goal-deep-time-E = Compare today’s losses with those of deep time, and say what the comparison cannot tell.

## Plans

teach-plan-deep-time-lesson = One lesson of 45 minutes
teach-plan-deep-time-hour = One lesson of 60 minutes, with rates
teach-plan-deep-time-two-lessons = Two lessons of 45 minutes
teach-plan-deep-time-hour-and-a-half = An hour and a half
teach-plan-deep-time-half-hour = Half an hour: four steps

teach-step-deep-time-before = The questions before
teach-step-deep-time-own = Your reef: in pairs, students read their range charts aloud, one bar each
teach-step-deep-time-draw = Your guess: everybody draws, then the class compares where the lines fall
teach-step-deep-time-record = The record: find a time when many bars end together, in the rocks and in the match
teach-step-deep-time-gaps = Gaps: each pair sends collectors and writes down the worst that happens
teach-step-deep-time-rates = Rates: why is the stage with the most losses not the one with the highest rate?
teach-step-deep-time-fast = How fast? Guess, then talk about what the comparison cannot tell
teach-step-deep-time-talk = Talk: what would a collector in a million years know of your reef?
teach-step-deep-time-after = The questions after, with the argument as homework if need be

## Talk

teach-event-deep-time-end-triassic = The end of the Triassic, 201 million years ago
    .what = Of 69 genera of corals that lived in the last stage of the Triassic, 42 are not seen after it. In the next stage 21 genera were found, and 18 more had lived through it unseen.
    .ask = How would the loss look if those 18 had never been found again?
teach-event-deep-time-virgin-islands = The warm autumn of 2005 in the Virgin Islands
    .what = In 2005 living coral covered 17.8 per cent of 22 reefs, a year later 11.0. After some years of slow growth it fell again, to 7.3 per cent in 2021.
    .ask = What would have to happen for this to become an extinction?
teach-event-deep-time-flower-garden = Two reefs that stayed: the Flower Garden Banks
    .what = On two banks in the Gulf of Mexico more than half of the sea floor was living coral in every year from 2003 to 2016.
    .ask = What do two reefs say about all reefs? Which reefs would you choose to say something about all?

## What to watch for

teach-watch-deep-time-numbers-grow = “90 comes after 30.”
    .say = Lay both axes side by side: which end is the present? Have them walk along the axis and say aloud how long ago they are.
teach-watch-deep-time-record-is-whole = “What is not in the rocks was not there.”
    .say = Go to Gaps, find a quarter only, and ask which types the rocks would never have heard of.
teach-watch-deep-time-last-is-last = “The last fossil is the last one that lived.”
    .say = Compare the two charts of Gaps for one rare type: where is its last find, and where was its end?
teach-watch-deep-time-more-is-faster = “More genera were lost, so extinction was higher.”
    .say = Ask of how many. Take 20 of 40 and 30 of 120.
teach-watch-deep-time-dinosaurs = “The worst time was when the dinosaurs died out.”
    .say = Worst for whom? Choose both stages above the bars of the record, and compare what corals lost.
teach-watch-deep-time-cover-is-kinds = “Half of the coral is gone, so half of the kinds are.”
    .say = Take twelve coloured counters of four colours, and remove six so that all colours stay.

## Alignment

teach-standard-deep-time-ms-ls4-1 = Analyse and interpret data for patterns in the fossil record that document the existence, diversity and extinction of life forms through the history of life on Earth.
teach-standard-deep-time-ms-ess1-4 = Explain, with evidence from rock strata, how the geologic time scale is used to organise Earth’s history.
teach-standard-deep-time-hs-ls4-5 = Evaluate the evidence for claims that changes in the environment may lead to more individuals of some species, to new species over time, and to the extinction of others.
teach-outcome-deep-time-ranges = Read and draw range charts and range-through diversity, and name their biases.
teach-outcome-deep-time-sampling = Explain Lazarus taxa, the Signor–Lipps effect and the pull of the Recent, and show them by sampling a known record.
teach-outcome-deep-time-turnover = Compute per-capita rates from boundary crossers, and say what three-timers and gap-fillers correct.
teach-outcome-deep-time-scales = Discuss what present-day monitoring and a fossil record can, and cannot, tell each other.

## Further

teach-extension-deep-time-own-tests = Each pair finds the smallest sample that still shows the worst round of their match, and defends it.
teach-extension-deep-time-two-matches = Compare the chart of a match that went well with one that went badly: could a collector tell which was which?
teach-extension-deep-time-paper-layers = Bury paper shells in layers of sand or towels, let another group dig every second layer, and draw the ranges of both.
teach-extension-deep-time-notebook = In a course that programs: the notebook of Reef Survivor’s data does the same with tables, and compares with the rocks.
