### The lesson's card at the door.

lesson-blue-expanse = Blue Expanse
    .what = Grow a reef that can feed itself, while people build, the sea is polluted and warms.
    .teaches = Food webs, trophic levels, symbiosis, bleaching, the price of industry
