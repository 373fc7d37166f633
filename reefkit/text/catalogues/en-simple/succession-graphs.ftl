### Succession in easier words: graphs of what somebody measured.

graph-succession-scylla = Living things on the ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-one-year = After 1 year
    .x-five-years = After 5 years
    .y = Kinds that live on the ship
    .measured = Divers from England looked at the ship many times. They wrote down every kind they saw.
    .said = A bar chart. On the first day nothing lives on the ship. After one year there are about 50 kinds. After five years there are 263 kinds.
