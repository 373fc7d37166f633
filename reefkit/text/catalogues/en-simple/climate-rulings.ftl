### How we play Climate Change, in easier words.

ruling-section-turn = The turn
ruling-section-climate = The climate
ruling-section-extinction = Dying out, and starting again

ruling-c1 = The land is ours. It has 40 cells. A teacher can draw another map.
ruling-c2 = Harmful cards lie face up in the deck. You see one when it is on top.
ruling-c3 = The first seat starts.
ruling-c4 = Keep at most five cards. More are lost by chance.
ruling-c5 = If all cells around are taken, your species stays.
ruling-c6 = A teacher may choose how often people make it warmer. Real people make it warmer.
ruling-c7 = A lost species starts again at once, in savannah.
ruling-c8 = No free savannah? Then your species waits.
ruling-c9 = Only cards change traits. Play no card that is not needed.
ruling-c10 = After a change, 4 to 6 lets you move. Go one or two cells, or stay.
ruling-c11 = Adapt where you stand, and you get the token too. The fourth token wins.
ruling-c12 = A harmful card is put aside at a new start.
ruling-c13 = Four tokens win. After the last round, most tokens are ahead.
ruling-c14 = Each map needs every habitat in every climate.
ruling-c15 = One person plays with bots. A round is about a million years.
ruling-c16 = Move first, then adapt. Once you have adapted, you stay.
ruling-c17 = A change ahead of need is for one trait, one way only.
ruling-c18 = The deck is mixed again when it is empty.
ruling-c19 = Your teacher may roll the climate for all tables.
ruling-c20 = Played cards are open. Cards in hand are secret.
ruling-c21 = Without a last round, the game ends after 200 rounds.
ruling-c22 = On our map warmth decides where habitats are. On the real Earth rain decides too.
ruling-c23 = In lessons, 1 to 3 lets you stay or go one step. Then you can choose in every turn.
ruling-c24 = In lessons, a species that fits may swap cards once a turn. Then no hand is useless for long.
