### The lesson's card at the door.

lesson-climate-change = Climate Change
    .what = Move, mutate or die out: bring a species through ten million years of changing climate.
    .teaches = Habitats, genes and mutations, adaptation, extinction
