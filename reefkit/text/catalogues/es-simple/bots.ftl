### Styles of bots, in easier words.

bot-builder = El bot constructor quiere un arrecife lleno.
bot-newcomer = El principiante juega al azar.
bot-specialist = El especialista prefiere un tipo y lo hace fuerte.
bot-diversity-seeker = El coleccionista quiere muchos tipos diferentes.
bot-strategist = El estratega juega para ganar.
