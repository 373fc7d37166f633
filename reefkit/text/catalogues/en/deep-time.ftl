### Deep time: the page of the lesson, step by step. Words for readers from 12 on.
###
### Families: deep-time-step- deep-time-title- deep-time-words- deep-time-told- deep-time-whose- deep-time-period-
### Families: deep-time-guess- deep-time-find- deep-time-curious- desk-plan-
### Families: deep-time-end- deep-time-line- deep-time-view- deep-time-rate- lesson-title- goal-deep-time- form-deep-time- prelab- postlab- ask-model-how-

lesson-title-deep-time = Deep time
lab-part-play-deep-time = Steps

hook-deep-time = Is that fast?
    .what = Corals came through two of the greatest extinctions of all life. On 22 reefs of the Virgin Islands more than half of the living coral was lost between 2005 and 2021.
    .answer = It is faster than anything that rocks can show. The last stage of the Triassic, in which more than half of the coral genera were seen last, lasted half a million times as long as these sixteen years. A loss in so short a time would look like one instant in the rocks. But cover is not genera: losing coral on 22 reefs is no extinction, and it need not become one.

## The parts

prelab-title-deep-time = What do you know about deep time?
prelab-lead-deep-time = It is no test: after the lesson you see what you have learnt.
prelab-next-deep-time = Lay your reef beside the rocks.
prelab-to-game-deep-time = To the steps
postlab-title-deep-time = What does a record tell?
ask-model-how-deep-time = Compare it with yours. Other answers can be as good.
postlab-lead-deep-time = Questions about other records, on land and in the sea. Use what you have seen in the steps.
postlab-next-deep-time = Talk about your results in class, or go through the steps with another match.
postlab-to-steps = To the steps
part-before-deep-time = Before the steps
part-after-deep-time = After the steps

goal-deep-time-a = Reading a range chart and its axis of time
goal-deep-time-b = Finding great losses, and telling how great they were
goal-deep-time-c = Saying what a gap means, and what a last find means
goal-deep-time-d = Comparing rates, and not only numbers
goal-deep-time-e = Comparing what is fast today with what was fast in deep time

form-deep-time-before = The usual questions before
form-deep-time-before-concepts = The ideas that are asked again afterwards
form-deep-time-before-lesson = Six ideas before, asked again afterwards
form-deep-time-after = The usual questions after
form-deep-time-after-concepts = The ideas once more, and an argument
form-deep-time-after-lesson = The six ideas again
form-deep-time-later = Some weeks later
form-deep-time-later-lesson = Some weeks later: the six ideas again

## What all steps have

deep-time-steps = Steps of the lesson
deep-time-step-match = Your reef
deep-time-step-draw = Your guess
deep-time-step-record = The record
deep-time-step-gaps = Gaps
deep-time-step-rates = Rates
deep-time-step-fast = How fast?
deep-time-on = Next step
deep-time-back = Back
deep-time-to-after = To the questions after
deep-time-ma = Millions of years ago (Ma), with the present at the right
deep-time-rounds = Rounds of the match, from 0 at the left
deep-time-period = Period
deep-time-period-triassic = Triassic
deep-time-period-jurassic = Jurassic
deep-time-period-cretaceous = Cretaceous
deep-time-period-paleogene = Paleogene
deep-time-period-neogene = Neogene
deep-time-period-quaternary = Quaternary
deep-time-end-rhaetian = End of the Triassic
deep-time-end-maastrichtian = End of the Cretaceous
deep-time-genera = Genera of corals
deep-time-types = Types alive
deep-time-corals = corals
deep-time-yours = your guess
deep-time-gone = gone
deep-time-source = Where the fossils’ numbers come from
deep-time-credit = Fossil corals: Paleobiology Database, download of 23 September 2014, CC BY 4.0, by way of divDyn 0.8.3 (Kocsis, Reddin, Alroy & Kiessling 2019, Methods in Ecology and Evolution 10, 735–743, doi 10.1111/2041-210X.13161; Kiessling & Kocsis 2015, Paleobiology). Stages: Gradstein, Ogg, Schmitz & Ogg 2020, Geologic Time Scale 2020. Names of genera are those of 2014. Of 824 genera, 64 have no fossil here and are left out. A number of a stage is shown at its middle.
deep-time-curious = For the curious
deep-time-rate-share = Lost, per cent of those alive

## Your reef

deep-time-title-match = Your reef is a record, too
deep-time-words-match-1 = A bar shows when a type was seen. It ends at the last survey that saw the type: as in rocks, what ended it came after that, here in the next round. At a gap the type was gone, and came back.
deep-time-told-match-1 = Gone first: { $first-lost }, last seen at survey { $first-survey }, so lost in round { $first-round }. At the end, { $own-lost } of { $own-types } types were missing.
deep-time-data = The reef that is your data
deep-time-whose-own = This is your own reef, from your match of { $when }.
deep-time-whose-file = This is the reef of { $player }, from your file.
deep-time-whose-bots = This is the reef of { $player }, a bot.
deep-time-none = Your own reef comes with Reef Survivor.
deep-time-take = Your reef, { $when }
deep-time-file = Open a saved match
deep-time-file-read = The match of your file is your data now.
deep-time-file-none = There is no match of Reef Survivor with at least { $least } rounds in that file. Nothing was changed.
deep-time-bots = Let bots play a reef
deep-time-more = Take a reef with more losses
deep-time-other = Another reef
deep-time-chart-own = The reef: who lived when
deep-time-chart-types = Types alive
deep-time-view-table = All reefs of the match
deep-time-view-reef = The reef of { $player }
deep-time-view-own = Your reef
deep-time-line-all = all reefs
deep-time-guess-match = Which of these was gone first?
deep-time-too-few = { $lost ->
    [0] None of its { $of } types was missing at the end.
    [one] Only one of its { $of } types was missing at the end: { $types }.
   *[other] Only { $lost } of its { $of } types were missing at the end: { $types }.
} The next steps show more on a reef with more losses.
deep-time-whose-match = This is the reef of { $player }, from your match.
deep-time-whose-class = This is the reef of { $player }, from your class.

## Your guess

deep-time-title-draw = Where do you expect the great losses?
deep-time-words-draw-1 = Draw from left to right how many genera of corals lived.
deep-time-words-draw-2 = Let the line fall where you expect a great loss.
deep-time-ago = { $time ->
    [0] today
   *[other] { $time } million years ago
}
deep-time-look = Show me the record without a drawing
deep-time-draw-again = Draw once more
reject-deep-time-draw-more = Place at least { $least } points first. Nothing was changed.
deep-time-chart-genera = Genera alive
deep-time-falls = Where the record falls
deep-time-fall = From { $start } to { $end } million years ago the number alive falls by { $share } per cent.
deep-time-fall-drawn = You let it fall here, too.
deep-time-fall-not = Your line does not fall here.
deep-time-falls-why = Two of the five great extinctions of all life lie here: 201 and 66 million years ago. More was lost than the number falls, for new genera come, too: step 5 counts the lost alone.

## The record

deep-time-title-record = Rocks and reef, side by side
deep-time-words-record-1 = Both charts are read alike. In the list above the bars choose: Last seen at the end of the Triassic.
deep-time-chart-ranges = Corals: who lived when
deep-time-view-sample = Some of all genera
deep-time-view-rhaetian = Last seen at the end of the Triassic
deep-time-view-maastrichtian = Last seen at the end of the Cretaceous
deep-time-view-alive = Alive today
deep-time-told-record-1 = { $rhaetian-lost } of { $rhaetian-of }. The list draws { $rhaetian-drawn } of the { $rhaetian-lost }, those with the longest bars: they end together, at one line.
deep-time-told-record-2 = Compare the pattern alone: a genus has many species, and one reef is not all seas.
deep-time-told-record-3 = None of today’s genera has a fossil from the Triassic: corals came through as a group. Bars of living genera are drawn up to today, found or not. This pull of the Recent makes the right end of the curve higher.
deep-time-guess-record = How many of the genera alive at the end of the Triassic were seen for the last time there?
deep-time-guess-record-half = More than half
deep-time-guess-record-quarter = About a quarter
deep-time-guess-record-tenth = About a tenth
deep-time-curious-record-1 = The bars are at most 24 of each choice, those with the longest ranges. For genera of today, fossils alone would end earlier.

## Gaps

deep-time-title-gaps = What is a gap?
deep-time-words-gaps-1 = On the chart of what lived, a gap means gone. Among finds, it may mean only missed. Guess, then send collectors who miss much.
deep-time-sampling = How the collector works
deep-time-every = Looks at
deep-time-every-of = { $every ->
    [1] every survey
    [2] every second survey
   *[other] every third survey
}
deep-time-chance = Finds, of all individuals,
deep-time-chance-of = { $chance ->
    [100] all
    [50] half
   *[other] a quarter
}
deep-time-collect = Send another collector
deep-time-collect-why = A collector who finds everything always finds the same.
deep-time-chart-lived = The reef: what lived
deep-time-chart-found = The reef: what the collector found
deep-time-find-none = never found
deep-time-find-last = last find
deep-time-chart-lazarus = Real corals: a gap after the Triassic
deep-time-sampled-told = Of { $types } types: { $right } with the right bar, { $unseen } never found, { $wrong } with a wrong bar. { $wrong ->
    [0] { "" }
   *[other] What is wrong with these, more than one thing perhaps: begins too late, { $later }; ends too early, { $earlier }; has a gap where the type lived, { $gaps }.
}
deep-time-told-gaps-1 = Bars shrink from both ends, so a loss that came at once can look slow. And they get gaps, where the type lived and was missed.
deep-time-told-gaps-2 = Real corals have gaps, too: each bar of the last chart breaks at the end of the Triassic. Some breaks are thin: the stage after it was only { $hettangian-years } million years long. { $hettangian } genera are known to have lived in that stage: { $hettangian-found } were found there, and { $lazarus } only before and after. A taxon that is missed and then found again is a Lazarus taxon.
deep-time-guess-gaps = What does missing much do to the bars?
deep-time-guess-gaps-shorter = They get shorter
deep-time-guess-gaps-longer = They get longer
deep-time-guess-gaps-broken = They only get gaps
deep-time-curious-gaps-1 = That a sudden loss can look slow is the Signor–Lipps effect.

## Rates

deep-time-title-rates = What share was lost in each stage?
deep-time-words-rates-1 = Where many live, many can be lost. So ask for a share of those alive.
deep-time-chart-rates = Corals: losses of each stage
deep-time-chart-own-rates = The reef: losses of each round
deep-time-line-origination = origination
deep-time-line-extinction = extinction
deep-time-rate-foote = Foote’s rate for each genus or type
deep-time-rate-timers = Three-timer rate
deep-time-rate-fillers = Gap-filler rate
deep-time-own-rate = On this reef the largest share was lost for good in round { $round }: { $lost } of the { $of } types alive before it.
deep-time-told-rates-1 = End of the Triassic: { $rhaetian-lost } of { $rhaetian-of } genera were seen for the last time, { $rhaetian-share } per cent. End of the Cretaceous: { $maastrichtian-lost } of { $maastrichtian-of }, { $maastrichtian-share } per cent.
deep-time-told-rates-2 = The peak near 188 million years ago is the Pliensbachian: { $pliensbachian-lost } of { $pliensbachian-of } genera, { $pliensbachian-share } per cent. Reefs suffered then, but it is not one of the five great extinctions of all life.
deep-time-guess-rates = When did corals lose the largest share of their genera?
deep-time-guess-rates-triassic = End of the Triassic
deep-time-guess-rates-cretaceous = End of the Cretaceous
deep-time-guess-rates-ice-ages = In the ice ages
deep-time-curious-rates-1 = Other rates stand above the chart. Foote’s use the genera that cross a boundary of the stage; three-timers and gap-fillers use finds alone, and allow for gaps. These two are estimates, so where little was lost they can fall below zero. A rate of 0.69 means that half of those that came into the stage did not live on beyond it. The Rhaetian has { $rhaetian-rate }, the Pliensbachian { $pliensbachian-rate }, the Maastrichtian { $maastrichtian-rate }.
deep-time-curious-rates-2 = A rate counts for a stage as a whole, and stages are between 1 and 18 million years long: a high rate in a long one may be many small losses. At the ends of a record there is no rate.

## How fast?

deep-time-title-fast = How fast is fast?
deep-time-words-fast-1 = Weeks of too warm water turn corals white, and many starve. Here: 2005 to 2021.
deep-time-times = { NUMBER($times) } times
deep-time-guess-right = Yes.
deep-time-guess-wrong = Not quite.
deep-time-told-fast-1 = About { NUMBER($times) } times. A loss in sixteen years would look like one instant in the rocks.
deep-time-told-fast-2 = And cover is not genera: half of the coral can be lost without losing one genus.
deep-time-guess-fast = The last stage of the Triassic lasted { $years } million years. How many times do these sixteen years fit into it?
deep-time-write = How much was lost? Is that fast? Say what in the graph shows it.

## The desk

desk-plan-deep-time-before = Before
desk-plan-deep-time-own = Your reef
desk-plan-deep-time-draw = Your guess
desk-plan-deep-time-record = The record
desk-plan-deep-time-gaps = Gaps
desk-plan-deep-time-rates = Rates
desk-plan-deep-time-fast = How fast?
desk-plan-deep-time-talk = Talk
desk-plan-deep-time-after = After
