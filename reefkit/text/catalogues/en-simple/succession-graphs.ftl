### Succession in easier words: graphs of what somebody measured.

graph-succession-scylla = Living things on the ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-five-years = After 5 years
    .y = Kinds that live on the ship
    .measured = Divers from England looked at the ship many times. They wrote down every kind they saw.
graph-succession-surtsey-kinds = Plants on a new island
    .x = when people looked
    .y = kinds of plants
    .measured = People look for plants on Surtsey every year. It is an island. (UNESCO, World Heritage List.)
    .series-kinds = kinds of plants
    .x-year-1965 = 1965
    .x-after-ten = ten years later
    .x-year-2004 = 2004
graph-succession-mukkaw-kinds = A shore with and without starfish
    .x = part of the shore
    .y = kinds on the rock
    .measured = Robert Paine counted them in North America. (American Naturalist, 1966.)
    .series-kinds = kinds
    .x-with-starfish = with starfish
    .x-without-starfish = starfish taken away
graph-succession-surtsey-squares = Kinds in one square of an island
    .x = years in which people counted
    .y = kinds in one square
    .measured = People counted plants on Surtsey. One square is 100 by 100 metres. (Surtsey, 1965 to 2015.)
    .series-kinds = kinds in a square
    .x-mid-nineties = 1996–97
    .x-ten-years-on = 2005–06
    .x-twenty-years-on = 2014–15

## The question that the lesson begins with

hook-succession = How did they get there? Who came first?
    .what = In 2004 people sank an old, clean ship near England. Five years later divers found 263 kinds of living things on it.
    .answer = Most of them drifted there in the water when they were young. Barnacles and tubeworms came in the first month. In the game they come late. On a bare ship they can come first. Starfish and sea squirts came in the first year. Some soft corals came later. Each one changes the place. It may help others. It may also take their room.
