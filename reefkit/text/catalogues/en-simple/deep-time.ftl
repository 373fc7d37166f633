### Deep time: the page of the lesson, in easier words.

hook-deep-time = Is that fast?
    .what = Corals lived through two of the greatest extinctions of all life. Now look at 22 reefs of the Virgin Islands. From 2005 to 2021 more than half of their coral died.
    .answer = It is faster than rocks can show. The Triassic had a last stage. In it more than half of the coral genera were seen last. It was half a million times as long as 16 years. In the rocks, 16 years look like one moment. But less coral is not fewer genera. A loss on 22 reefs is no extinction. It need not become one.

## The parts

prelab-lead-deep-time = It is no test. Afterwards you see what you have learnt.
ask-model-how-deep-time = Is yours like it? Other answers can be good too.
postlab-lead-deep-time = These questions are about other records, on land and in the sea. Use what you have seen in the steps.

goal-deep-time-a = Reading a range chart, and the time below it
goal-deep-time-b = Finding great losses, and how great they were
goal-deep-time-c = Saying what a gap means, and what a last find means
goal-deep-time-d = Comparing rates, not only numbers
goal-deep-time-e = Comparing fast losses today with those of deep time

form-deep-time-before = The usual questions before
form-deep-time-before-concepts = The ideas that come again afterwards
form-deep-time-before-lesson = Six ideas before
form-deep-time-after = The usual questions after
form-deep-time-after-concepts = The ideas again, and an argument
form-deep-time-after-lesson = The six ideas again
form-deep-time-later = Some weeks later
form-deep-time-later-lesson = Some weeks later: the six ideas again

## What all steps have

deep-time-ma = Millions of years ago (Ma). Today is at the right
deep-time-rounds = Rounds of the match. The start is at the left

## Your reef

deep-time-words-match-1 = A bar ends at the last survey with the type. It was lost in the round after that. Rocks are like that, too. At a gap the type was gone, and came back.
deep-time-told-match-1 = Gone first: { $first-lost }. Last seen at survey { $first-survey }. So it was lost in round { $first-round }. At the end, { $own-lost } of { $own-types } types were missing.

## Your guess

deep-time-words-draw-1 = How many genera of corals lived? Draw from left to right.
deep-time-words-draw-2 = Where you expect a great loss, let the line fall.
deep-time-falls-why = There were five great extinctions of all life. Two are here: 201 and 66 million years ago. More genera were lost than the number falls. For new genera come, too. Step 5 counts only the lost.

## The record

deep-time-words-record-1 = You read both charts alike. Open the list above the bars. Choose: Last seen at the end of the Triassic.
deep-time-told-record-1 = { $rhaetian-lost } of { $rhaetian-of }. The list draws { $rhaetian-drawn } of the { $rhaetian-lost }. Their bars end together, at one line.
deep-time-told-record-2 = Compare when bars end. Do not compare how many. A genus has many species, and one reef is not all seas.
deep-time-told-record-3 = No genus of today has a fossil from the Triassic. Corals lived on as a group. Bars of living genera go on to today. That is so even where nobody found a young fossil. We call this the pull of the Recent. It makes the right end of the curve higher.
deep-time-guess-record = Some genera lived at the end of the Triassic. How many of them were seen for the last time there?
deep-time-curious-record-1 = Each choice shows at most 24 genera, those with the longest bars. With fossils alone, bars of today would end earlier.

## Gaps

deep-time-words-gaps-1 = In the chart of what lived, a gap means gone. In the chart of finds, it may mean only missed. Say what you expect. Then send collectors.
deep-time-sampled-told = There are { $types } types. With the right bar: { $right }. Never found: { $unseen }. With a wrong bar: { $wrong }. { $wrong ->
    [0] { "" }
   *[other] A bar can be wrong in several ways. Begins too late: { $later }. Ends too early: { $earlier }. A gap where the type lived: { $gaps }.
}
deep-time-told-gaps-1 = Bars shrink from both ends. So a loss that came all at once can look slow. Bars also get gaps: the type lived there and was missed.
deep-time-told-gaps-2 = Real corals have gaps, too. In the last chart each bar has a gap after the Triassic. Some gaps are thin: { $hettangian-years } million years. { $hettangian } genera lived then. { $hettangian-found } of them were found there. { $lazarus } were found only before it and after it. We call each a Lazarus taxon.
deep-time-curious-gaps-1 = A sudden loss can look slow. We call this the Signor–Lipps effect.

## Rates

deep-time-words-rates-1 = Where many live, many can be lost. So ask for a share of those alive.
deep-time-told-rates-2 = Look at the peak near 188 million years ago. It is the Pliensbachian: { $pliensbachian-lost } of { $pliensbachian-of } genera, { $pliensbachian-share } per cent. Reefs suffered then. But it is not one of the five great extinctions.
deep-time-curious-rates-1 = There are other rates above the chart. Foote’s rates count those that cross a boundary of the stage. Three-timers and gap-fillers count only finds, and they allow for gaps. They are estimates. So they can be a little below zero. A rate of 0.69 means that half did not live on. The Rhaetian has { $rhaetian-rate }. The Pliensbachian has { $pliensbachian-rate }. The Maastrichtian has { $maastrichtian-rate }.
deep-time-curious-rates-2 = A rate counts for the whole stage. Stages are 1 to 18 million years long. In a long stage, a high rate may be many small losses. At the ends of a record there is no rate.

## How fast?

deep-time-words-fast-1 = When the sea is too warm for weeks, corals turn white. Many starve. The graph shows 2005 to 2021.
deep-time-told-fast-1 = About { NUMBER($times) } times. In the rocks, 16 years look like one moment.
deep-time-told-fast-2 = And less coral is not fewer genera. Half of the coral can be lost, with all genera still there.
deep-time-guess-fast = The last stage of the Triassic was { $years } million years long. From 2005 to 2021 is 16 years. How many times do they fit into it?
