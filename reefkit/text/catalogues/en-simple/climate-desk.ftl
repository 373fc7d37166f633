### What the wall says of a class's Climate Change, in easier words.

climate-desk-series-extinctions = Species that die out in a million years
climate-desk-series-lost = Species that died out so far
climate-desk-series-adapted = Species that fit where they live, %
climate-desk-ask-extinctions = Which table loses most species? What did its climate do?
climate-desk-ask-lost = Which table lost most species? What did its climate do just before?
climate-desk-ask-lost-none = No species died out. Why not? What if the climate had changed the other way?
climate-desk-ask-extinctions-none = { climate-desk-ask-lost-none }
climate-desk-ask-adapted = The climate changes. How long until all species fit again?
climate-desk-ask-climate = Whose climate changed most often? What did that do to the species?
climate-desk-ask-tokens = A species that dies out loses its tokens. Who kept many, and how?
