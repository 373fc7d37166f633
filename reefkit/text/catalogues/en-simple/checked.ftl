### What a checked cell says, in easier words.

checked-look-richness = Count each type once. Fleshy algae do not count.
checked-look-shannon = Take the share of each type. Multiply it by its natural logarithm. Add these up. Change the sign.
checked-look-simpson = Square the share of each type. Add the squares. Take the sum from 1.
checked-look-evenness = Take Shannon’s number. Divide it by the natural logarithm of the richness.
checked-look-alpha = Count the types of each place. Take the mean.
checked-look-beta = Divide gamma by the mean of alpha.
checked-look-gamma = Count the types of all places. Count each type once.
checked-gamma-added = You added the places up. A type at two places is one type.
checked-gamma-mean = That is alpha, the mean of the places.
checked-alpha-together = That is gamma, the types of all together.
checked-alpha-sum = That is the sum. Divide it by the number of places.
checked-beta-upside-down = That is alpha divided by gamma. Turn it round.
checked-shannon-base-2 = That is with logarithms to base 2. Take the natural one.
checked-shannon-base-10 = That is with logarithms to base 10. Take the natural one.
checked-simpson-dominance = That is the sum of the squares. Take it from 1.
reject-measure-untold = “{ $measure }” cannot be worked out here. Perhaps the match is not over.
checked-follows = This fits your earlier numbers. One of those is not right yet.
checked-look-climate-extinctions = Add up the extinctions of all rounds. Divide by the number of rounds. Multiply by 10.
checked-look-climate-adapted = Add up the adapted species of all rounds. Add up the living ones. Divide the first sum by the second. Multiply by 100.
checked-look-climate-habitats = Look at the end of the last round. Count the habitat tokens of each species. Take the mean.
checked-look-climate-first-extinction = Find the first round in which a species died out. Did none die out? Then take the round after the last.
checked-look-succession-kinds = Look at the last card of the last round. Count the kinds that are left. Count each kind once.
checked-look-succession-points = Take the points of each hand after the last round. Take their mean.
checked-look-expanse-points = Take the points of each player at the end. Take their mean.
checked-look-expanse-kinds = Look at each reef after the last turn. Count its living kinds, each once. Take the mean. Trawlers and storms do not live.
checked-look-expanse-pollution = Find the highest pollution of each player. Take the mean.
