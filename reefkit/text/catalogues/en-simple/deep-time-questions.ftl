### Deep time: the questions, in easier words.

## Before

item-deep-time-how-much-found = Think of all things that ever lived. How many of them do we have as fossils?
    .title = How much was found
    .very-few = A very small part of them
    .half = About half of them
    .most = Nearly all of them
    .whole-hard = Those that had hard parts
    .why = Nearly everything rots, or is eaten, or breaks. A little turns to stone. Most of that lies where nobody looks. So a record is a small sample.
    .why-half = If it were half, we would know nearly every kind. We find new ones every year.
    .why-most = Look at a beach: of the shells that lie there, most are gone after some years.
    .why-whole-hard = Hard parts are kept more often than soft ones. But most of them break, too.
item-deep-time-worst-loss = Corals lost many of their genera more than once. Think of the last 247 million years. When was it worst? Why do you think so? A guess is enough. The steps show what the rocks say.
    .title = Your guess
    .level-0 = No time is named.
    .level-1 = A time is named, without a reason.
    .level-2 = A time is named, with a reason such as heat.
    .level-3 = The reason says why corals would suffer. Or what it depends on.

## After

item-deep-time-reading-a-fall = In 2005 living coral covered 17.8 per cent of these reefs. In 2021 it was 7.3 per cent. What does the graph say?
    .title = Reading a fall
    .more-than-half = More than half of the coral was lost
    .ten-per-cent = Ten per cent of the coral was lost
    .seven-reefs = Seven of the reefs still have corals
    .last-year = The coral was lost in the year 2021
    .why = From 17.8 to 7.3 is a loss of 10.5. That is more than half of 17.8.
    .why-ten-per-cent = Ten points of the axis are lost. But there were only 17.8 at first.
    .why-seven-reefs = The axis counts no reefs. It says how much of the sea floor living coral covers.
    .why-last-year = The line is lowest in 2021. But it fell most from 2005 to 2006.
item-deep-time-three-regions = The graph shows three places from 2003 to 2016. Which place lost the largest share of its coral?
    .title = Three places
    .florida = South-east Florida: from 5.3 to 1.5
    .virgin-islands = US Virgin Islands: from 19.0 to 12.4
    .flower-garden = Flower Garden Banks: from 55.1 to 54.2
    .alike = All three lost about the same share
    .why = From 5.3 to 1.5 is a loss of 3.8. That is more than two thirds of 5.3. The Virgin Islands lost 6.6 of 19.0. That is a third. But in both places the number of reefs changed. So we cannot be sure of the shares.
    .why-virgin-islands = 6.6 is more than 3.8. But it is a third of 19.0. Florida lost more than two thirds.
    .why-flower-garden = Its line is the highest. It hardly falls: by 0.9 of 55.1.
    .why-alike = Divide each loss by the value of 2003. A third is not two thirds.
item-deep-time-found-and-lived = A genus lived from its first fossil to its last. Look at the stage about 196 million years ago. 41 genera of corals lived. 18 of them were found in it. What is true of the other 23?
    .title = Found and missed
    .found-around = Older and younger rocks hold their fossils
    .died-and-back = They had died out and came back much later
    .guesses = They are guesses that make the line smooth
    .not-yet = They first came into being in a later stage
    .why = They lived before this stage and after it. So they lived in it too. Nobody has found them there.
    .why-died-and-back = What has died out does not come into being again.
    .why-guesses = Nobody guessed. All 23 have older fossils and younger ones.
    .why-not-yet = Then they would have no older fossils. But they have.
item-deep-time-right-end = A curve shows how many fossil genera there were. At the right it is often higher than the finds alone. Why?
    .title = The right end of a curve
    .drawn-to-today = Genera alive now are counted in all young stages
    .better-kept = Young rocks have kept everything that lived
    .breed-faster = Living things breed faster now than long ago
    .come-back = Genera that had died out came into being once again
    .why = What lives today has lived ever since its first fossil. So its bar goes on to today. That is so even where nobody has found it. We call this the pull of the Recent.
    .why-better-kept = Young rocks too have lost most of what lived.
    .why-breed-faster = However fast things breed, it does not change how many genera live.
    .why-come-back = What has died out does not come into being again.
item-deep-time-as-great = Corals were lost when the Triassic ended. Corals are lost today. Somebody says: “Both losses are as great.” What do you say? Use numbers from the steps. Say what you cannot compare.
    .title = As great as in the Triassic?
    .claim = I think that …
    .evidence = The numbers that speak for it are …
    .reasoning = They show this because …, but they cannot tell …
    .model = Claim: we cannot say it yet. The two numbers do not count the same thing. Evidence: when the Triassic ended, 42 of 69 genera were seen last. On 22 reefs today, cover fell from 17.8 to 7.3 per cent. That took sixteen years. Reasoning: both are more than half. But cover is not genera. And 22 reefs are not all seas. The stage was half a million times as long as the graph. Its loss may have been slow or sudden.
    .level-0 = No claim, or no number.
    .level-1 = A claim with a number from one of the two times.
    .level-2 = A claim with numbers from both times. They fit the claim.
    .level-3 = As before. It also says that cover and genera are not the same. Or it says that we must take care with the times.
    .why = To compare, we must count the same thing in the same place. We must also know how long it took. Here we do not have all three.

## In pairs: the axis

item-deep-time-axis-corals = A range chart of corals counts millions of years ago. Today is at the right. A bar begins at 90 and ends at 30. What does it say?
    .title = A bar from 90 to 30
    .came-and-went = It was there first 90 and last 30 million years ago
    .the-wrong-way = It was there first 30 and last 90 million years ago
    .still-there = It has been there for 90 million years until now
    .so-long = It was there for 30 million years, from the start on
    .why = Here we count back from today. The larger the number, the longer ago. So 90 is the beginning, and 30 is the end. The bar is 60 million years long.
    .why-the-wrong-way = The present is at the right, at 0. So the larger number is the earlier one.
    .why-still-there = A bar that ends at 30 does not reach the present.
    .why-so-long = Neither number is how long it lasted. That is their difference, 60.
item-deep-time-axis-shop = A chart of the shops of a village counts years ago. Today is at the right. A bar begins at 80 and ends at 20. What does it say?
    .title = A bar from 80 to 20
    .came-and-went = It was there first 80 and last 20 years ago
    .the-wrong-way = It was there first 20 and last 80 years ago
    .still-there = It has been there for 80 years until now
    .so-long = It was there for 20 years, from the start on
    .why = The axis counts back from the present. The larger the number, the longer ago. So 80 is the beginning, and 20 the end: sixty years.
    .why-the-wrong-way = The present is at the right, at 0. So the larger number is the earlier one.
    .why-still-there = A bar that ends at 20 does not reach the present.
    .why-so-long = Neither number is how long it lasted. That is their difference, 60.

## Gaps

item-deep-time-gap-shell = A cliff has layers of rock, counted from below. A kind of shell is found in layers 1, 2 and 4. In layer 3 nobody has found it. What is most likely?
    .title = Missing in one layer
    .was-missed = It lived at the time of layer 3 too
    .began-anew = It died out and came into being again
    .another-kind = The shells in layer 4 are another kind
    .wrong-order = Layer 4 was laid down before layer 3
    .why = A kind comes into being only once. It was there before, and it was there after. So it lived in between too, here or near here. People missed it. We call it a Lazarus taxon.
    .why-began-anew = What has died out does not come into being again.
    .why-another-kind = It could be. But then you would see a difference. It is simpler to say that it was missed.
    .why-wrong-order = Layers lie in the order in which they came.
item-deep-time-gap-frog = People listen for frogs at a pond. One kind is on their lists of 2019, 2020 and 2022. In the list of 2021 it is missing. What is most likely?
    .title = Missing in one year
    .was-missed = It lived near the pond in 2021 too
    .began-anew = It died out and came into being again
    .another-kind = The frogs of 2022 are another kind
    .wrong-order = The list of 2022 is older than that of 2021
    .why = A kind comes into being only once. It was there before, and it was there after. So it lived in between too, there or nearby. People missed it.
    .why-began-anew = What has died out does not come into being again.
    .why-another-kind = It could be. But then you would hear a difference. It is simpler to say that it was missed.
    .why-wrong-order = The lists are dated. The simpler reading is that the frog was missed.

## Last finds

item-deep-time-last-snails = Ash of a volcano lies 20 metres up a cliff. There are five rare kinds of snails below it. Their last finds lie at 4, 9, 13, 17 and 19 metres. None is found above the ash. What may have happened?
    .title = Snails below the ash
    .until-then = They lived to the end, and their shells were rarely kept
    .one-by-one = They died out one after another, the first at 4 metres
    .fled-early = They felt what was coming, and left one after another
    .no-harm = They had nothing to do with the ash, since all lie below
    .why = A rare kind is not found often. So its last find lies far below the last one that lived. Then a sudden loss looks slow. We call this the Signor–Lipps effect.
    .why-one-by-one = It could be so. But what if all had lived until the ash came? Rare kinds would show the same picture.
    .why-fled-early = Living things do not know years beforehand what is to come.
    .why-no-harm = The last finds lie below the ash. But the snails need not have been gone by then.
item-deep-time-last-fish = A lake ran dry in October. It had five rare kinds of fish. Their last catches came in April, June, July, August and September. What may have happened?
    .title = Fish of a dry lake
    .until-then = They lived to the end, and were rarely caught in nets
    .one-by-one = They died out one after another, the first in April
    .fled-early = They felt what was coming, and left one after another
    .no-harm = They had nothing to do with October, since all were earlier
    .why = A rare kind is not caught often. So its last catch is long before the last one that lived. Then a sudden loss looks slow.
    .why-one-by-one = It could be so. But what if all had lived until October? Rare kinds would show the same picture.
    .why-fled-early = Fish do not know months beforehand what is to come.
    .why-no-harm = The last catches were earlier. But the fish need not have been gone by then.

## Rates

item-deep-time-rate-stages = In one stage 20 of 40 genera ended. In the next 30 of 120 ended. In which was the rate of extinction higher?
    .title = 20 of 40, or 30 of 120
    .first-share = In the first: half of its genera ended
    .second-more = In the second: ten more genera ended
    .both-alike = In neither: genera ended in both
    .no-answer = Nobody can say: the stages are unequal
    .why = A rate is a share: of those that could end, how many did? 20 of 40 is a half, 30 of 120 a quarter.
    .why-second-more = More ended. But three times as many could end.
    .why-both-alike = Genera ended in both, but not the same share of them.
    .why-no-answer = Shares make groups of unequal size comparable. That is what a rate is for.
item-deep-time-rate-teams = In one league 10 of 20 teams gave up. In another 15 of 60 gave up. In which league was the rate of giving up higher?
    .title = 10 of 20, or 15 of 60
    .first-share = In the first: half of its teams gave up
    .second-more = In the second: five more teams gave up
    .both-alike = In neither: teams gave up in both
    .no-answer = Nobody can say: the leagues are unequal
    .why = A rate is a share: of those that could give up, how many did? 10 of 20 is a half, 15 of 60 a quarter.
    .why-second-more = More gave up. But three times as many could give up.
    .why-both-alike = Teams gave up in both, but not the same share of them.
    .why-no-answer = Shares make groups of unequal size comparable. That is what a rate is for.

## Fast and slow

item-deep-time-fast-stage = A stage of the rocks lasted five million years. In it 40 genera were seen last. How fast were they lost?
    .title = Lost within a stage
    .somewhere-within = At some time in it, slowly or in one day
    .even-pace = At an even pace, eight in each million years
    .at-the-end = At the end of it, when the next one began
    .longer-yet = At a slow pace, for longer than the stage
    .why = A record cannot tell more than its own steps. All 40 may have gone in one bad year. Or they went one by one, over five million years.
    .why-even-pace = Dividing gives a mean. It does not say that the loss was even.
    .why-at-the-end = People set the end of the stage afterwards. The loss may lie anywhere in it.
    .why-longer-yet = All 40 were seen in the stage, and not after it.
item-deep-time-fast-wood = People looked for beetles in a wood twice, ten years apart. Twelve kinds were gone the second time. How fast were they lost?
    .title = Lost between two visits
    .somewhere-within = At some time in between, slowly or in one day
    .even-pace = At an even pace, one or more in each year
    .at-the-end = At the end, when people came once more
    .longer-yet = At a slow pace, over more than ten years
    .why = A record cannot tell more than its own steps. All twelve may have gone in one bad summer. Or they went one by one, over ten years.
    .why-even-pace = Dividing gives a mean. It does not say that the loss was even.
    .why-at-the-end = That is when it was noticed. The loss may lie anywhere between the visits.
    .why-longer-yet = All twelve were there at the first visit. At the second they were gone.

## Cover and kinds

item-deep-time-cover-reef = On a reef, living coral covered 40 per cent. Now it covers 10 per cent. What does that tell us about the number of kinds of coral?
    .title = From 40 to 10 per cent
    .may-stay = It is perhaps what it was before
    .fell-alike = It fell to about a quarter
    .fell-to-that = It fell to ten kinds in all
    .rose-instead = It rose, since there was more room now
    .why = How much lives is one thing. How many kinds live is another. With a few corals of each kind, all kinds are still there. But rare kinds are in danger.
    .why-fell-alike = Each kind can lose many corals and still be there.
    .why-fell-to-that = A per cent of the sea floor is not a kind.
    .why-rose-instead = Room alone brings no kind that was not there.
item-deep-time-cover-wood = The number of trees in a wood fell from 400 to 100. What does that tell us about the number of kinds of trees?
    .title = From 400 to 100 trees
    .may-stay = It is perhaps what it was before
    .fell-alike = It fell to about a quarter
    .fell-to-that = It fell to a hundred in all
    .rose-instead = It rose, since there was more room now
    .why = How much lives is one thing. How many kinds live is another. With a few trees of each kind, all kinds are still there. But rare kinds are in danger.
    .why-fell-alike = Each kind can lose many trees and still be there.
    .why-fell-to-that = Trees are not kinds of trees.
    .why-rose-instead = Room alone brings no kind that was not there.

## Bars that end

item-deep-time-ends-shells = A range chart of shells counts millions of years ago. Bar A ends at 60. Bar B ends at 20. Bar C ends at 0. Which kind was lost first?
    .title = Bars to 60, 20 and 0
    .a-first = Kind A, 60 million years ago
    .b-first = Kind B, 20 million years ago
    .c-first = Kind C, at the start of time
    .at-once = All three at one single time
    .why = The larger the number, the longer ago. So A was lost first. B was lost later. C reaches the present.
    .why-b-first = At 20 it is nearer to the present than at 60.
    .why-c-first = At 0 is the present. C lives today.
    .why-at-once = The bars end at three different numbers. Each number is another time.
item-deep-time-ends-trains = A range chart of railway lines counts years ago. Bar A ends at 60. Bar B ends at 20. Bar C ends at 0. Which line was closed first?
    .title = Lines to 60, 20 and 0
    .a-first = Line A, which closed 60 years ago
    .b-first = Line B, which closed 20 years ago
    .c-first = Line C, which closed at the start
    .at-once = All three at one and the same time
    .why = The larger the number, the longer ago. So A closed first. B closed later. C reaches the present.
    .why-b-first = At 20 it is nearer to the present than at 60.
    .why-c-first = At 0 is the present. C runs today.
    .why-at-once = The bars end at three different numbers. Each number is another time.

## Ends together

item-deep-time-together-clams = A range chart shows 20 kinds of clams. In most layers one bar ends. In layer 7 twelve bars end. What does that say?
    .title = Twelve bars end
    .many-lost = Twelve kinds were seen last at that time
    .first-found = Twelve kinds were seen first at that time
    .many-born = Twelve kinds came to be at that same time
    .no-layer = Twelve layers went missing at that place
    .why = A bar ends where its kind is seen last. Many ends in one layer are a great loss.
    .why-first-found = A kind is seen first where its bar begins.
    .why-many-born = The beginning of a kind is where its bar begins.
    .why-no-layer = A bar stands for a kind, and not for a layer. The layers are all there.
item-deep-time-together-clubs = A range chart shows 20 clubs of a town. In most years one bar ends. In 2009 twelve bars end. What does that say?
    .title = Twelve clubs end
    .many-lost = Twelve clubs were seen last that year
    .first-found = Twelve clubs were seen first that year
    .many-born = Twelve clubs were founded in that year
    .no-layer = Twelve years went missing in the list
    .why = A bar ends where its club is seen last. Many ends in one year are a great loss.
    .why-first-found = A club is seen first where its bar begins.
    .why-many-born = The founding of a club is where its bar begins.
    .why-no-layer = A bar stands for a club, and not for a year. The years are all there.

## Losses and time

item-deep-time-pace-seas = Two seas had 100 kinds each. The first lost 10 kinds in 2 million years. The second lost 20 kinds in 10 million years. Which lost them faster?
    .title = 10 in 2, or 20 in 10
    .first-faster = The first: five in a million years
    .second-more = The second: it lost ten kinds more
    .both-alike = Neither: each of them lost kinds
    .no-answer = Nobody can say: the times differ
    .why = Divide by the time. The first lost 5 in each million years. The second lost 2.
    .why-second-more = It lost more, but it took five times as long.
    .why-no-answer = Dividing by the time makes both comparable.
    .why-both-alike = Both lost kinds, but not in the same time. How many went in each million years?
item-deep-time-pace-schools = Two schools had 100 chairs each. The first lost 10 chairs in 2 years. The second lost 20 chairs in 10 years. Which lost them faster?
    .title = 10 chairs, or 20 chairs
    .first-faster = The first: it lost five in a year
    .second-more = The second: it lost ten more of them
    .both-alike = Neither: each of them lost chairs
    .no-answer = Nobody can say: the times differ
    .why = Divide by the time. The first lost 5 in each year. The second lost 2.
    .why-second-more = It lost more, but it took five times as long.
    .why-no-answer = Dividing by the time makes both comparable.
    .why-both-alike = Both lost chairs, but not in the same time. How many went in each year?

## The finest step

item-deep-time-layer-coral = A layer of rock took 10,000 years to form. In it half of the kinds of coral are seen last. They may have gone in a day, or bit by bit. What does the layer look like?
    .title = A day or 10,000 years
    .same = Alike, whether it was quick or slow
    .thick-line = With a thick line, if it was quick
    .thin-line = With a thin line, if it was quick
    .more-fossils = With more fossils, if it was slow
    .why = The layer is the finest step of this record. What happened within it looks alike.
    .why-thick-line = Rock does not form faster on the day of a loss.
    .why-thin-line = Nothing in the layer marks a single day.
    .why-more-fossils = The layer mixes the fossils of all its 10,000 years. Their number does not tell the pace.
item-deep-time-layer-photo = Somebody takes a photo of a street every ten years. In the new one a house is gone. It may have gone in a day, or bit by bit. What does the photo look like?
    .title = A day or ten years
    .same = Alike, whether it was quick or slow
    .thick-line = With a dark edge, if it was quick
    .thin-line = With a pale edge, if it was quick
    .more-fossils = With more houses, if it was slow
    .why = Ten years are the finest step of this record. What happened in between looks alike.
    .why-thick-line = A photo shows one moment, and not how it came.
    .why-thin-line = A photo shows one moment, and not how it came.
    .why-more-fossils = One house is missing, quick or slow. The other houses tell nothing of its end.
