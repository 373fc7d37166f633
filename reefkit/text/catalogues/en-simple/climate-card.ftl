### The lesson's card at the door, in easier words.

lesson-climate-change = Climate Change
    .what = The climate changes. Move, change your genes, or die out.
    .teaches = Habitats, genes, and why species die out
