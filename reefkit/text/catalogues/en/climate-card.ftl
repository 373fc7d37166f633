### The lesson's card at the door.

lesson-climate-change = Climate Change
    .what = Bring a species through millions of years in which the climate does not stay as it is.
    .teaches = Habitats, genes and mutations, adaptation, extinction
