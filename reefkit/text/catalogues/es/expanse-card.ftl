### The lesson's card at the door.

lesson-blue-expanse = Blue Expanse
    .what = Haz crecer un arrecife que se alimente solo, mientras la gente construye y el mar se contamina y se calienta.
    .teaches = Redes tróficas, niveles tróficos, simbiosis, blanqueamiento, el precio de la industria
