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
