### What a checked cell of a notebook says: whether a number is right, or what to look at.
### Families: checked-

reject-no-such-measure = There is no measure “{ $measure }”. There are: { $known }.
reject-no-such-round = There is no round { $round } in this match. There are: { $known }.
reject-no-such-player = There is no place of “{ $player }” in this match. There are: { $known }.

checked-right = Right.
checked-wrong = Not yet. { $hint }
checked-other-round = That is the number of round { $round }.

checked-look-richness = Count every type that lives there once, however many there are of it. Fleshy algae do not count.
checked-look-shannon = For each type, take its share of all, times the natural logarithm of that share. Add these up and change the sign.
checked-look-simpson = Square the share of each type, add the squares up, and take the sum from 1.
checked-look-evenness = Divide Shannon’s number by the natural logarithm of the richness.
checked-look-alpha = Count the types of each place, and take the mean of these counts.
checked-look-beta = Divide gamma by the mean of alpha.
checked-look-gamma = Count the types that live anywhere, each once.
checked-gamma-added = You have added the places up. A type that lives at two of them is one type.
checked-gamma-mean = That is the mean of the places, alpha. Gamma counts the types of all together.
checked-alpha-together = That is gamma, the types of all together. Alpha is the mean of the places.
checked-alpha-sum = That is the sum of the places. Divide it by how many places there are.
checked-beta-upside-down = That is alpha divided by gamma. Turn it round.
checked-shannon-base-2 = That is with logarithms to base 2. Take the natural logarithm.
checked-shannon-base-10 = That is with logarithms to base 10. Take the natural logarithm.
checked-simpson-dominance = That is the sum of the squares. Take it from 1.
