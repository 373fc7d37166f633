### Deep time: the page of the lesson, in easier words.

hook-deep-time = Is that fast?
    .what = Corals lived through two of the greatest extinctions of all life. Now look at 22 reefs of the Virgin Islands. From 2005 to 2021 more than half of their coral died.
    .answer = It is faster than rocks can show. The Triassic had a last stage. In it more than half of the coral genera were seen last. It was half a million times as long as 16 years. In the rocks, 16 years look like one moment. But less coral is not fewer genera. A loss on 22 reefs is no extinction. It need not become one.

## The parts

prelab-lead-deep-time = What do you think about fossils, losses and time? You get no grade for it. Afterwards you can see what you have learnt.
postlab-lead-deep-time = These questions are about other records, on land and in the sea. Use what you have seen in the steps.

goal-deep-time-a = Reading a range chart, and the time below it
goal-deep-time-b = Finding great losses, and how great they were
goal-deep-time-c = Saying what a gap means, and what a last find means
goal-deep-time-d = Comparing rates, not only numbers
goal-deep-time-e = Comparing fast losses today with those of deep time

form-deep-time-before = The usual questions before
form-deep-time-before-concepts = The ideas that come again afterwards
form-deep-time-after = The usual questions after
form-deep-time-after-concepts = The ideas again, and an argument
form-deep-time-later = Some weeks later

## What all steps have

deep-time-ma = Millions of years ago (Ma). Today is at the right
deep-time-rounds = Rounds of your match. The start is at the left

## Your reef

deep-time-words-match-1 = A range chart has one bar for each type. The bar begins when you first see the type. It ends when you last see it. Below are the bars of a match of Reef Survivor. The curve below them counts the types.
deep-time-words-match-2 = Later you see { $genera } genera of real corals beside it. Their time is told in millions of years ago. It ends today.
deep-time-told-match-1 = Which type came last? Which was lost first? Is there a round in which several bars end?
deep-time-whose-bots = No match of yours is kept here. So bots have just played one in which types were lost: { $names }. It has { $rounds } rounds and { $types } types.

## Your guess

deep-time-words-draw-1 = The corals that build reefs today are one group. Its record begins 247 million years ago. Older seas had other corals. They are not in this chart, so it begins in the Triassic.
deep-time-words-draw-2 = Draw how many genera lived. The first point is there: { $first }. Where you expect a great loss, let the line fall. Then press Check.
deep-time-falls-why = There were five great extinctions of all life. Two lie in this record. One is the end of the Triassic, 201 million years ago. The other is the end of the Cretaceous, 66 million years ago. Corals tell of the first one loudly. In the second they lost fewer genera than many other groups. Look at the fall after 120 million years ago. It is not one of the five.
deep-time-told-draw-1 = Your points are 30 million years apart. Much can happen between two of them. The record has a point for each stage.

## The record

deep-time-words-record-1 = One chart shows corals over 247 million years. The other shows your match. You read both in the same way. Choose above the bars which genera you want to see.
deep-time-words-record-2 = Look at the time below them first. One counts millions of years ago, with today at the right. The other counts rounds from 0.
deep-time-words-record-3 = Now choose the genera last seen at the end of the Triassic. Do their bars end one by one? Or do they end together? Look at your match too.
deep-time-told-record-1 = The Triassic ends, and { $rhaetian-lost } of { $rhaetian-of } genera are seen last. At the end of the Cretaceous it is { $maastrichtian-lost } of { $maastrichtian-of }.
deep-time-told-record-2 = Each choice shows at most 24 genera, those with the longest bars. The bar of a genus that lives today goes on to today. That is so even where nobody found a young fossil of it. We call this the pull of the Recent. It makes the right end of the curve higher.
deep-time-told-record-3 = Take care when you compare. A genus is a group of species. A type of the game is one kind. The rocks tell of all seas. Your match tells of a few reefs. You can compare when bars begin together, and when they end together.

## Gaps

deep-time-words-gaps-1 = The Hettangian came right after the end of the Triassic. { $hettangian } genera lived in it. { $lazarus } of them were not found there. They were found before it and after it. They had not died out. People missed them. We call such a group a Lazarus taxon.
deep-time-words-gaps-2 = In your match you know what really lived. Send a collector. The collector looks at every second survey only, or finds only half. Watch the bars shrink.
deep-time-sampled-told = There were { $types } types. Never found: { $unseen }. First found too late: { $later }. Last found too early: { $earlier }. Missed for a while in between: { $gaps }.
deep-time-told-gaps-1 = Bars shrink from both ends. So a loss that came all at once can look slow. Some types are last found long before it. We call this the Signor–Lipps effect.
deep-time-told-gaps-2 = Nobody knows all that lived before the rocks. But your match shows how much a collector misses.

## Rates

deep-time-words-rates-1 = It is not enough to count the ends of bars. Where many genera live, many can end. A rate asks for a share. How many came into a stage, and did not live on?
deep-time-words-rates-2 = Foote’s rates count those that cross a boundary of the stage. Three-timers and gap-fillers count only finds, and they allow for gaps. Choose above the chart.
deep-time-words-rates-3 = Find the highest point of extinction in each chart. What happened there? How long is that stage or round?
deep-time-told-rates-1 = The Rhaetian is the end of the Triassic. It has the highest rate of extinction: { $rhaetian-rate }. The Pliensbachian in the Jurassic comes next: { $pliensbachian-rate }. The end of the Cretaceous has { $maastrichtian-rate }. A rate of 0.69 means that half did not live on.
deep-time-told-rates-2 = A rate counts for the whole stage. Stages are 1 to 18 million years long. In a long stage, a high rate may be many small losses.
deep-time-told-rates-3 = At the ends of a record there is no rate. We would have to know who lived before and after. There is also none for a stage that no genus lived through.

## How fast?

deep-time-words-fast-1 = Algae feed the corals. When the sea is too warm for weeks, corals lose them. They turn white. This is called bleaching. Many of them starve. Below, the time is counted in years.
deep-time-words-fast-2 = Look at each graph. How much was lost, and in how many years? Then guess below. How often do those years fit into a stage?
deep-time-guess = The last stage of the Triassic was { $years } million years long. From 2005 to 2021 is 16 years. How many times do they fit into it?
deep-time-guess-told = 16 years fit about { NUMBER($times) } times into { $years } million years. What if all its losses had come in 16 years? The rocks would look the same. A stage is the finest clock of this record.
deep-time-told-fast-1 = So this record alone cannot say which loss was faster. But today’s loss is quick for those who live through it. A large coral lives longer than 16 years.
deep-time-told-fast-2 = And cover is not genera. The graphs tell how much coral lived on some reefs. The rocks tell how many genera lived on Earth. Half of the coral can be lost, with all genera still there.
