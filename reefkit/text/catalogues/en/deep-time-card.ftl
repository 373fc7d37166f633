### The lesson's card at the door.

lesson-deep-time = Deep time
    .what = Lay your own reef beside the corals of 247 million years, and find out what a record keeps and what it loses.
    .teaches = Range charts, great losses, gaps in the record, rates of extinction, bleaching
