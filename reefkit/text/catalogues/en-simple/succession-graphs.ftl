### Succession in easier words: graphs of what somebody measured.

graph-succession-scylla = Living things on the ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-five-years = After 5 years
    .y = Kinds that live on the ship
    .measured = Divers from England looked at the ship many times. They wrote down every kind they saw.
    .said = A bar chart. On the first day nothing lives on the ship. After five years there are 263 kinds.

## The question that the lesson begins with

hook-succession = How did they get there? Who came first?
    .what = In 2004 people sank an old, clean ship near England. Five years later divers found 263 kinds of living things on it.
    .answer = Most of them drifted there in the water when they were young. Barnacles and tubeworms came in the first month. Starfish and sea squirts came in the first year. Some soft corals came later. Each one changes the place. It may help others. It may also take their room.
