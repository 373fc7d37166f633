### The lesson's card at the door, in easier words.

lesson-blue-expanse = Blue Expanse
    .what = Grow a reef that feeds itself. People build, and the sea warms.
    .teaches = Who eats whom, corals and their algae, bleaching, what people do
