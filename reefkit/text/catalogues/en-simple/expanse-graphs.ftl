### Blue Expanse in easier words: graphs of what somebody measured.

graph-expanse-virgin-islands = Corals and seaweed around the Virgin Islands
    .x = Year
    .y = Part of the sea floor, of 100
    .series-coral = Living coral
    .series-seaweed = Seaweed
    .measured = Divers filmed the sea floor at 22 places. They came back every year.
graph-expanse-jamaica = The reefs around Jamaica, before and after
    .x = Year
    .y = Part of the reef that it covered, in per cent
    .x-before = 1977
    .x-after = 1993
    .series-coral = Living coral
    .series-algae = Algae
    .measured = Divers measured the reefs at places along the coast of Jamaica.
graph-expanse-reef-losses = What took the corals of the Great Barrier Reef
    .x = Cause
    .y = Part of the loss, in per cent
    .x-cyclones = storms
    .x-starfish = starfish
    .x-bleaching = bleaching
    .measured = Scientists looked at 214 reefs again and again from 1985 to 2012. They worked out what each cause had taken.

## The question that the lesson begins with

hook-expanse = Why did the corals not come back? What has to change?
    .what = Divers look at corals around the Virgin Islands. In 2005 living corals covered 18 of 100 parts of the floor. Then the sea got very warm. Many corals got ill. A year later it was 11 of 100. They have not come back.
    .answer = The water was far too warm. The corals lost their algae. Many weak corals got ill and died. Seaweed took their room. Few fish and urchins were there to eat it. So young corals found no place. What has to change? The sea must not get warmer. Fish and urchins must stay to eat the seaweed. Less pollution must reach the water.
