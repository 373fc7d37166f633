### Styles of bots, each in one sentence.

bot-builder = El bot constructor llena el arrecife con todos los constructores que caben, y le importa poco de qué tipo son.
bot-newcomer = El principiante conoce las reglas y nada más: elige al azar.
bot-specialist = El especialista confía en un solo tipo que da cobijo, y lo muta hasta que resiste.
bot-diversity-seeker = El coleccionista junta todos los tipos que puede y protege al último de cada uno.
bot-strategist = El estratega sopesa cada peligro que viene y juega por los puntos.
