### The lesson's card at the door, in easier words.

lesson-deep-time = Deep time
    .what = See your own reef beside the corals of 247 million years.
    .teaches = Range charts, great losses, gaps, rates, bleaching
