### Deep time: the page of the lesson, step by step. Words for readers from 12 on.
###
### Families: deep-time-step- deep-time-title- deep-time-words- deep-time-told- deep-time-whose- deep-time-period-
### Families: deep-time-end- deep-time-line- deep-time-view- deep-time-rate- lesson-title- goal-deep-time- form-deep-time- prelab- postlab-

lesson-title-deep-time = Deep time
lab-part-play-deep-time = Steps

hook-deep-time = Is that fast?
    .what = Corals came through two of the greatest extinctions of all life. On 22 reefs of the Virgin Islands more than half of the living coral was lost between 2005 and 2021.
    .answer = It is faster than anything that rocks can show. The last stage of the Triassic, in which more than half of the coral genera were seen last, lasted half a million times as long as these sixteen years. A loss in so short a time would look like one instant in the rocks. But cover is not genera: losing coral on 22 reefs is no extinction, and it need not become one.

## The parts

prelab-title-deep-time = What do you know about deep time?
prelab-lead-deep-time = Say what you think about fossils, about losses, and about time. You get no grade for it, and after the lesson you can see what you have learnt.
prelab-next-deep-time = Lay your reef beside the rocks.
prelab-to-game-deep-time = To the steps
postlab-title-deep-time = What does a record tell?
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
form-deep-time-after = The usual questions after
form-deep-time-after-concepts = The ideas once more, and an argument
form-deep-time-later = Some weeks later

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
deep-time-rounds = Rounds of your match, from 0 at the left
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
deep-time-credit = Fossil corals: Paleobiology Database, download of 23 September 2014, CC BY 4.0, by way of divDyn 0.8.3 (Kocsis, Reddin, Alroy & Kiessling 2019, Methods in Ecology and Evolution 10, 735–743, doi 10.1111/2041-210X.13161; Kiessling & Kocsis 2015, Paleobiology). Stages: Gradstein, Ogg, Schmitz & Ogg 2020, Geologic Time Scale 2020. Names of genera are those of 2014. Of 824 genera, 64 have no fossil here and are left out. A number of a stage is shown at its middle.

## Your reef

deep-time-title-match = Your reef is a record, too
deep-time-words-match-1 = A range chart has one bar for each type. The bar begins when the type was first seen, and it ends when the type was last seen. Below are the bars of a match of Reef Survivor, and under them a curve: how many types lived at each survey.
deep-time-words-match-2 = In the next steps { $genera } genera of real corals are shown beside it. Their time is told in millions of years ago, and it ends with the present.
deep-time-told-match-1 = Before you go on: which type came last? Which was lost first? Is there a round in which several bars end?
deep-time-data = The match that is your data
deep-time-whose-own = Your match: { $names }. { $rounds } rounds, { $types } types.
deep-time-whose-file = The match of your file: { $names }. { $rounds } rounds, { $types } types.
deep-time-whose-bots = No match of yours is kept here, so bots have just played one in which types were lost: { $names }. { $rounds } rounds, { $types } types.
deep-time-take = { $names }, { $when }
deep-time-file = Open a file
deep-time-file-read = The match of your file is your data now.
deep-time-file-none = There is no match of Reef Survivor with at least { $least } rounds in that file. Nothing was changed.
deep-time-bots = Let bots play another one
deep-time-chart-own = Your match: who lived when
deep-time-chart-types = Types alive
deep-time-view-table = All reefs of the match
deep-time-view-reef = The reef of { $player }
deep-time-line-all = all reefs

## Your guess

deep-time-title-draw = Where do you expect the great losses?
deep-time-words-draw-1 = The corals that build reefs today belong to a group whose record begins 247 million years ago. Older seas, from the Ordovician on, had corals of other groups. Our series does not hold them, so the chart begins in the Triassic.
deep-time-words-draw-2 = Draw how many genera lived. The first point is given: { $first }. Let the line fall where you expect a great loss, then press Check.
deep-time-ago = { $time ->
    [0] today
   *[other] { $time } million years ago
}
deep-time-look = Show me the record without a drawing
deep-time-draw-again = Draw once more
reject-deep-time-draw-more = Place at least { $least } points first. Nothing was changed.
deep-time-chart-genera = Genera alive
deep-time-falls = Where the record falls
deep-time-fall = From { $start } to { $end } million years ago, by { $share } per cent.
deep-time-fall-drawn = You let it fall here, too.
deep-time-fall-not = Your line does not fall here.
deep-time-falls-why = Two of the five great extinctions of all life lie in this record: at the end of the Triassic, 201 million years ago, and at the end of the Cretaceous, 66 million years ago. Corals tell of the first one loudly. In the second they lost fewer genera than many other groups did. The fall between 120 and 90 million years ago is not one of the five.
deep-time-told-draw-1 = The points of your drawing are thirty million years apart. Between two of them much can happen that neither shows: the record has a point for each stage.

## The record

deep-time-title-record = Rocks and reef, side by side
deep-time-words-record-1 = One chart shows genera of corals over 247 million years, the other your match. Both are read alike. Choose above the bars which genera you would like to see.
deep-time-words-record-2 = Look at the axes first: millions of years ago with the present at the right, and rounds from 0.
deep-time-words-record-3 = Then choose the genera that were last seen at the end of the Triassic. Do their bars end one by one, or together? Do any end together in your match?
deep-time-chart-ranges = Corals: who lived when
deep-time-view-sample = Some of all genera
deep-time-view-rhaetian = Last seen at the end of the Triassic
deep-time-view-maastrichtian = Last seen at the end of the Cretaceous
deep-time-view-alive = Alive today
deep-time-told-record-1 = At the end of the Triassic { $rhaetian-lost } of { $rhaetian-of } genera are seen last. At the end of the Cretaceous { $maastrichtian-lost } of { $maastrichtian-of } are.
deep-time-told-record-2 = The bars are at most 24 of each choice, those with the longest ranges. A genus that lives today is drawn up to the present, even where nobody has found a young fossil of it. This is called the pull of the Recent: it makes the right end of the curve higher than fossils alone would.
deep-time-told-record-3 = Be careful with the comparison. A genus is a group of species. A type of the game is one kind of builder or dweller. The rocks tell of all seas, your match of a few reefs. What can be compared is the pattern: when bars begin together, and when they end together.

## Gaps

deep-time-title-gaps = What is a gap?
deep-time-words-gaps-1 = Of the { $hettangian } genera that lived in the Hettangian, the first stage after the end of the Triassic, { $lazarus } were not found there. They are found before it and after it. They had not died out: they were missed. Such a taxon is called a Lazarus taxon.
deep-time-words-gaps-2 = In your match you know the truth. Send a collector who looks at every second survey only, or finds only half of what lives, and watch the bars shrink.
deep-time-sampling = How the collector works
deep-time-every = Looks at
deep-time-every-of = { $every ->
    [1] every survey
    [2] every second survey
   *[other] every third survey
}
deep-time-chance = Finds
deep-time-chance-of = { $chance ->
    [100] everything
    [50] half
   *[other] a quarter
}
deep-time-collect = Send another collector
deep-time-collect-why = A collector who finds everything always finds the same.
deep-time-chart-lived = Your match: what lived
deep-time-chart-found = Your match: what the collector found
deep-time-chart-lazarus = Corals that were missed after the Triassic
deep-time-sampled = What the collector missed
deep-time-sampled-told = Of { $types } types: never found, { $unseen }; first found later than they came, { $later }; last found earlier than they were gone, { $earlier }; missed for a while in between, { $gaps }.
deep-time-told-gaps-1 = Bars shrink from both ends. So a loss that struck all at once can look as if it had come little by little: some types are last found long before it. This is the Signor–Lipps effect.
deep-time-told-gaps-2 = Nobody knows the whole truth behind the rocks. But your match shows how much a collector misses, and which questions are safe to ask.

## Rates

deep-time-title-rates = How fast did they come and go?
deep-time-words-rates-1 = Counting the ends of bars is not enough: where many genera live, many can end. A rate asks for a share: of the genera that came into a stage, how many did not live on beyond it?
deep-time-words-rates-2 = Foote’s rates use the genera that cross a boundary of the stage. Three-timers and gap-fillers use finds alone, and allow for gaps. Choose above the chart.
deep-time-words-rates-3 = Find the highest point of extinction in each chart. What happened there, and how long does that stage or round last?
deep-time-chart-rates = Corals: rates of each stage
deep-time-chart-own-rates = Your match: rates of each round
deep-time-line-origination = origination
deep-time-line-extinction = extinction
deep-time-rate-foote = Foote’s rate for each genus or type
deep-time-rate-timers = Three-timer rate
deep-time-rate-fillers = Gap-filler rate
deep-time-told-rates-3 = At the ends of a record there is no rate: it needs to know who lived before and after. Nor is there one for a stage that no genus lived through.
deep-time-round = Round { $round }
deep-time-own-rate = { $where } of your match has the highest rate of extinction, { $rate }. Types last seen there: { $lost } of { $of }.
deep-time-told-rates-1 = The highest rates of extinction by Foote are those of the Rhaetian, at the end of the Triassic ({ $rhaetian-rate }), and of the Pliensbachian in the Jurassic ({ $pliensbachian-rate }). The end of the Cretaceous has { $maastrichtian-rate }. A rate of 0.69 means that half of those that came into the stage did not live on beyond it.
deep-time-told-rates-2 = These rates count for a stage as a whole. Stages are between 1 and 18 million years long, so a high rate in a long stage may be many small losses.

## How fast?

deep-time-title-fast = How fast is fast?
deep-time-words-fast-1 = When the sea is too warm for weeks, corals lose the algae that feed them. They turn white, which is called bleaching, and many starve. The axes below count years.
deep-time-words-fast-2 = Read from each graph how much was lost, and in how many years. Then guess below how often those years fit into a stage of the rocks.
deep-time-guess = The last stage of the Triassic lasted { $years } million years. How many times do the sixteen years from 2005 to 2021 fit into it?
deep-time-times = { NUMBER($times) } times
deep-time-guess-right = Yes.
deep-time-guess-wrong = Not quite.
deep-time-guess-told = Sixteen years fit about { NUMBER($times) } times into { $years } million years. If all its losses had come within sixteen years, the rocks would look the same: a stage is the finest clock that this record has.
deep-time-told-fast-1 = So nobody can say from this record alone whether the loss at the end of the Triassic was slower than today’s. What can be said: today’s loss is quick for those who live through it. A large coral lives longer than sixteen years.
deep-time-told-fast-2 = And cover is not genera. The graphs tell how much living coral there was on some reefs, the rocks how many genera there were on Earth. Half of the coral can be lost without losing one genus, and a genus can be lost where much coral lives.
