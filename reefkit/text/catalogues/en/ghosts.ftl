### The ghost class: what simulated students write, and how a teacher leads them.
### Families: ghost-text- ghost-argument- ghost-note- ghosts-pace- ghosts-stage-

## What they write of the game

ghost-note-1 = I want more builders in deep water. The storm only hit the shallow ones.
ghost-note-2 = More grazers next time. The weeds took half of my board.
ghost-note-3 = My finger corals with heat tolerance all lived, so I mutate for that.
ghost-note-4 = I have one of everything now. Variety pays more than many of one type.
ghost-note-5 = We traded two bivalves. They count as a new type for both of us.
ghost-note-6 = I did not see that card coming. I keep something in every depth from now on.
ghost-note-7 = Three in a stack looks good, but all three die when the water turns bad.
ghost-note-8 = No idea. I just place them where there is room.

## What they answer in their own words, by the level of the rubric that it is written for

ghost-text-why-these-two-0 = Corals because they look nice.
ghost-text-why-these-two-1 = I take boulder coral and platy coral on the ramp, because they are strong.
ghost-text-why-these-two-2 = On the ramp: branching coral in row 2, where it is shallow, and bryozoans in row 6, since they live deep and survive the cold.
ghost-text-why-these-two-3 = Ramp. Boulder corals in shallow water have a strong skeleton for storms and give shelter to urchins, which eat weeds. Bryozoans in the deep rows survive the cold. What kills one spares the other.
ghost-text-selection-in-match-0 = The corals got stronger.
ghost-text-selection-in-match-1 = Heat tolerance became common because my corals needed it in the heatwave and got used to it.
ghost-text-selection-in-match-2 = In the heatwave my finger corals with heat tolerance lived and the others died, so there were more of them after it.
ghost-text-selection-in-match-3 = One finger coral got heat tolerance by a roll. The heatwave killed half of the others and not this one. It spawned young with the same trait, so more of my corals had it.
ghost-text-selection-in-match-4 = A mutation gave one finger coral heat tolerance, by luck. The heatwave spared it and its young, which had the trait too. No coral changed, but the share in my reef rose. With another card it would have been no use.
ghost-text-compare-two-reefs-0 = We won.
ghost-text-compare-two-reefs-1 = My reef did better than the one next to me because I had more luck with everything.
ghost-text-compare-two-reefs-2 = My neighbour had only shallow corals and lost nearly all of them to the hurricane. I had some in deep water.
ghost-text-compare-two-reefs-3 = In the hurricane my neighbour fell from 9 builders to 3, since all of them were shallow and not strong. I went from 8 to 6: boulder corals held, and two of mine stood deep.
ghost-text-compare-two-reefs-4 = My neighbour fell from 9 builders to 3 in the hurricane, with branching corals in shallow water. I lost 2 of 8, since boulder corals are strong and my sponges stood deep. With an anoxic event it would have been the other way round.
ghost-text-people-in-your-match-0 = The hurricane.
ghost-text-people-in-your-match-1 = Pollution, because people are dirty.
ghost-text-people-in-your-match-2 = Nutrification. Fields are fertilised, the rain takes it to the sea, and weeds grow over the corals.
ghost-text-people-in-your-match-3 = Nutrification. Rain takes fertiliser from fields to the sea, and weeds grow over the corals. A town can plant a strip of trees along the river and clean its sewage.
ghost-text-any-0-1 = I do not know.
ghost-text-any-0-2 = It was fun.
ghost-text-any-0-3 = More time to think, please.
ghost-text-any-1-1 = Because they can live there and the others cannot.
ghost-text-any-1-2 = I would keep the surprises. Counting points takes long.
ghost-text-any-1-3 = Some kinds were lost and some were not. It depends on the card.
ghost-text-any-2-1 = Where kinds differ, one event does not take them all, and those that are left spread again.
ghost-text-any-2-2 = I would look at the chart first: it shows when something changed, and you can ask why.
ghost-text-any-2-3 = Some lived on and others were lost, because they differ in where they can live.
ghost-argument-evidence-1 = Look at the points that I pinned.
ghost-argument-evidence-2 = It was more before, and less after it.
ghost-argument-evidence-3 = The chart shows it from one round to the next.
ghost-argument-reasoning-1 = Nothing else happened in that round, so this must be why.
ghost-argument-reasoning-2 = Others who had it too did the same.
ghost-argument-reasoning-3 = What was lost is what cannot live there.

## How a teacher leads them

ghosts-pace = Pace of the ghosts
ghosts-pace-still = Stop
ghosts-pace-slow = As in a lesson
ghosts-pace-quick = Quick
ghosts-pace-hurry = Fastest
ghosts-now = { $here } of { $of } have come. { $now }
ghosts-stage-choosing = They wait with the questions until you say, under Class, how long you have got.
ghosts-stage-coming = They come in and answer the questions before the game.
ghosts-stage-waiting = They wait until you seat the class. As in a real class, some have not answered everything.
ghosts-stage-playing = They play at their tables.
ghosts-stage-after = They have played, and answer the questions after the game.
ghosts-stage-done = Those who came are done: look at the data and the review.
ghosts-stage-ended = The lesson has ended. Look at the data and the review, or seat them again.
ghosts-elsewhere = Another page of this desk leads them, or they are about to come.
rehearse-title = Rehearse with simulated students
rehearse-about = They come in, answer, play and make mistakes in this class, while you try out the desk and the wall. One press ends it and erases all of it.
rehearse-pupils = How many
rehearse-begin = Rehearse
rehearse-begun = { $count } simulated students are coming. Nobody else can join.
rehearse-own = This is a rehearsal in your own class: no student can join until you end it.
rehearse-end = End and erase
rehearse-ended = The rehearsal is erased. The class is as it was before.
reject-rehearse-in-use = This class has or had students, or tables. Rehearse before the first of them, or in another class of yours.
reject-rehearse-none = This class has no rehearsal.
reject-rehearse-door = The door stays closed during a rehearsal. End it first.
rehearse-wall = Rehearsal
reject-ghosts-no-class = There is no class here that ghosts could play in.
