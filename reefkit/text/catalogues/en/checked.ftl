### What a checked cell of a notebook says: whether a number is right, or what to look at.
### Families: checked- checked-look-

reject-no-such-measure = There is no measure “{ $measure }”. There are: { $known }.
reject-no-such-round = There is no round { $round } in this match. There are: { $known }.
reject-no-such-player = There is no place of “{ $player }” in this match. There are: { $known }.

reject-measure-untold = “{ $measure }” cannot be told from this match, or not before it is over.

checked-right = Right.
checked-follows = Right for your earlier numbers, but one of those is not right yet.
checked-wrong = Not yet. { $hint }
checked-no-number = A number is asked for.
checked-no-switch = `True` or `False` is asked for.
checked-no-list = A list of { $count } numbers is asked for.
checked-no-series = A Series is asked for.
checked-no-table = A DataFrame is asked for.
checked-other-round = That is the number of round { $round }.
checked-percent = That is a hundred times too much: a share is asked for, not a percentage.
checked-share = That is a hundred times too little: a percentage is asked for, not a share.
checked-sign = All but the sign is right. What have you taken from what?
checked-upside-down = You have divided the wrong way round.

checked-look-richness = Count every type that lives there once, however many there are of it. Fleshy algae do not count.
checked-look-shannon = For each type, take its share of all, times the natural logarithm of that share. Add these up and change the sign.
checked-look-simpson = Square the share of each type, add the squares up, and take the sum from 1.
checked-look-evenness = Divide Shannon’s number by the natural logarithm of the richness.
checked-look-exp-shannon = Take e to the power of Shannon’s index.
checked-look-inverse-simpson = Square the share of each type, add the squares up, and divide 1 by the sum.
checked-look-alpha = Count the types of each place, and take the mean of these counts.
checked-look-beta = Divide gamma by the mean of alpha.
checked-look-gamma = Count the types that live anywhere, each once.
checked-gamma-added = You have added the places up. A type that lives at two of them is one type.
checked-gamma-mean = That is the mean of the places, alpha. Gamma counts the types of all together.
checked-alpha-together = That is gamma, the types of all together. Alpha is the mean of the places.
checked-alpha-sum = That is the sum of the places. Divide it by how many places there are.
checked-beta-upside-down = That is alpha divided by gamma. Turn it round.
checked-undefined-beta = Here beta has no value: it compares places, and all share one. `float("nan")` says so.
checked-undefined-evenness = Here evenness has no value: it needs two types at least. `float("nan")` says so.
checked-shannon-base-2 = That is with logarithms to base 2. Take the natural logarithm.
checked-shannon-base-10 = That is with logarithms to base 10. Take the natural logarithm.
checked-simpson-dominance = That is the sum of the squares. Take it from 1.
checked-exp-shannon-index = That is Shannon’s index itself. Take e to its power.
checked-inverse-simpson-index = That is 1 minus the sum of the squares. Divide 1 by the sum.
checked-inverse-simpson-dominance = That is the sum of the squares. Divide 1 by it.

## What experiments measure, worked out for one match

checked-look-climate-extinctions = Add up the extinctions of all rounds, divide by how many rounds there were, and multiply by 10.
checked-look-climate-adapted = Divide the species that were adapted, of all rounds together, by those that were alive, and multiply by 100.
checked-look-climate-habitats = Count the habitat tokens that each species holds after the last round, and take the mean.
checked-look-climate-first-extinction = Find the lowest round in which a species died out. If none did, it is the round after the last.
checked-look-succession-late = Look at those that are left after the last card of the last round. A pioneer covers one part of the rock, a middle settler two, a late settler or an invader three. Late settlers cover how many of 100 parts?
checked-look-succession-kinds = Count the kinds that are left after the last card of the last round, each once.
checked-look-succession-lost = Count the settlers of the last round that are gone.
checked-look-succession-cards = Count the cards that were laid in the last round.
checked-look-succession-points = Take the points that the last round left in each hand, and their mean.
checked-look-expanse-points = Take the points of each player when the match is over, and their mean.
checked-look-expanse-kinds = Count the kinds that live on each reef after the last turn, each once, and take the mean. Trawlers and storms do not live.
checked-look-expanse-pollution = Find the highest pollution that each player had, and take the mean.
checked-look-expanse-warming = Find the highest warming that the table had.
checked-look-expanse-turns-played = Count the turns of all players together.

## Exercises of the data notebooks

checked-look-climate-changes = Count the rows in which `changed` is true.
checked-climate-changes-all = Those are all rounds. Count only the rows in which `changed` is true.
checked-climate-changes-others = Those are the rounds without a change. Count the others.
checked-look-climate-shares = Divide `adapted` by `living`, round by round.
checked-climate-shares-counts = Those are the numbers of species. Divide each by `living`.
checked-look-climate-drop = Take the mean of the other rounds minus that of rounds after a change.
checked-climate-drop-others = That is the mean of the other rounds. Take the mean of rounds after a change from it.
checked-climate-drop-after = That is the mean of rounds after a change. Take it from the mean of the others.
checked-look-climate-rates = Add up first, and divide the extinctions by the living then.
checked-climate-rates-rounds = That is for each round. Divide by the living species too.
checked-look-climate-chance = Count the shuffles whose difference is as large as the real one, or larger, and divide by how many there were.
checked-climate-chance-smaller = That is the share of shuffles with a smaller difference. Count the others.
checked-look-narrower = Divide the width after 10 matches by that after 100.
checked-narrower-difference = That is by how much it is narrower. Divide one width by the other.
checked-look-background = Divide stage by stage, and take the median then.
checked-background-mean = That is the mean. A few very high rates lift it: take the median.
checked-background-undivided = Divide the rate of each stage by the million years that it lasted.
checked-look-correlation = Take the correlation of the two columns.
checked-look-margins = Round the differences to one decimal, and count them.
checked-margins-exact = You have counted the differences as they are. Round them to one decimal first.
checked-look-succession-curve = In each row of round 1 count the values above 0.
checked-succession-curve-settlers = Those are the settlers. Count the kinds: the values above 0.
checked-look-succession-order = Take the mean of `settled` for each guild.
checked-succession-order-unsorted = The means are right. Sort them: the guild that came earliest is first.
checked-succession-order-median = Those are medians. Take the means.
checked-look-succession-rates = For each guild, divide those that are gone by the cards that all were at risk.
checked-succession-rates-share = That is the share of settlers that were lost. Divide by the cards that they stood.
checked-succession-rates-stayed = You have left out the cards of those that stayed. They were at risk too.
checked-look-succession-naive = For `naive`, take the mean of those that are gone.
checked-succession-naive-corrected = That is the corrected time. For `naive`, take the mean of those that are gone.
checked-succession-naive-everyone = For `naive`, leave out those that stayed.
checked-look-succession-corrected = For `corrected`, add up the cards of all, and divide by the losses.
checked-succession-corrected-naive = That leaves out those that stayed. Add up the cards of all, and divide by the losses.
checked-succession-corrected-everyone = You have divided by all settlers. Divide by the losses.
checked-look-best = For `best`, take the level of the row with the highest mean.
checked-best-lowest = That level has the lowest mean. Take the highest.
checked-best-mean = That is the mean. Which level does it belong to?
checked-look-fewer = For `fewer`, see where `difference_high` lies with ten copies.
checked-look-change = Take 2006 minus 2005 of each reef with both years, and then the mean.
checked-change-plain = That is the difference of the plain means, of different sets of reefs. Take each reef against itself.
checked-look-regained = Of the reefs with all three years, divide what came back by what was lost.
checked-regained-plain = The three means are of different reefs. Keep those that have all three years.
checked-regained-whole = That is the cover of 2012 as a share of 2005. Divide what came back by what was lost.
checked-look-reef-rows = Count only the rows in which `present` is true.
checked-reef-rows-all = Those are all rows. Count only those in which `present` is true.
checked-reef-rows-types = Those are the types. Count the rows in which `present` is true.
checked-look-reef-curve = Add up the reefs before you count.
checked-reef-curve-added = You have counted before you added up. A type on two reefs is one type.
checked-reef-curve-alpha = That is alpha, the mean of the reefs. Add up the reefs before you count.
checked-look-reef-last-seen = Take the highest round in which each type is present.
checked-reef-last-seen-first = Those are the first rounds. Take the last.
checked-reef-last-seen-absent = Leave out the rows in which a type is not present.
checked-look-reef-unseen = Count the types of `lived` that are never present in `found`.
checked-reef-unseen-seen = So many were seen. How many were not?
checked-reef-unseen-all = So many lived. Take away those that were seen.
checked-look-reef-hypothesis = Take each match’s last gamma; builders minus newcomers.
checked-reef-hypothesis-sums = That is the difference of the sums. Take that of the means.
checked-look-extinction-rate = Of the genera that came in, divide those that went on by all, and take the logarithm with its sign changed.
checked-extinction-rate-share = That is the share that died out. The rate is the logarithm of the share that went on, with its sign changed.
checked-extinction-rate-survived = That is the share that went on. Take its logarithm and change the sign.
checked-extinction-rate-single = Genera of this stage alone did not come in from below. Leave them out.
