### The lesson's card at the door.

lesson-succession = Succession
    .what = Fill a bare rock in the sea, card by card, and watch who comes, who stays and who is eaten.
    .teaches = Succession, groups of settlers, predators, disturbance
