### The lesson's card at the door, in easier words.

lesson-blue-expanse = Blue Expanse
    .what = Haz crecer un arrecife que se alimente solo. La gente construye, y el mar se calienta.
    .teaches = Quién come a quién, corales y algas, blanqueamiento, la gente
