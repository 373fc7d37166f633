### The lesson's card at the door, in easier words.

lesson-succession = Succession
    .what = Fill a bare rock in the sea, card by card.
    .teaches = Who comes first, who comes later, who eats whom
