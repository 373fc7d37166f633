### The lesson's card at the door, in easier words.

lesson-climate-change = Climate Change
    .what = The climate changes. Where will your species be in a million years?
    .teaches = Habitats, traits, and why species die out
