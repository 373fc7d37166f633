### Climate Change, for teachers: how we play where the printed rules are silent or say two things.
### `data/climate/rulings.toml` says where each can be turned.

ruling-section-turn = The turn
ruling-section-climate = The climate
ruling-section-extinction = Extinction and new starts

ruling-c1 = The pictures of the printed boards are lost, so the land is ours: 40 cells in 8 rows of latitude. Mountains, a coast and a rain shadow make bays and refuges, the same in every climate. A teacher can draw another map.
ruling-c2 = The harmful cards are shuffled in after the deal. They lie face up in the deck, so one shows when it is on top.
ruling-c3 = The first seat takes the first turn.
ruling-c4 = With more than five cards at the end of a turn, cards go by chance until five are left.
ruling-c5 = A species that must move while every neighbouring cell is taken stays. One that must move may choose any free neighbour, deadly ones too. The page says so before the choice is final.
ruling-c6 = A teacher may set how many of 100 changes caused by people warm the climate. At 50 the die decides, as printed. In nature people warm it, and the page says so when the die makes it colder.
ruling-c7 = A species that dies out starts again at once, in the same turn: all genes at 1, on a free savannah cell of its player’s choice, with two new cards and the savannah token.
ruling-c8 = Where a map leaves no savannah cell free, a species waits for one and its turns are skipped.
ruling-c9 = Only cards change genes, and neutral cards cannot be played. Adapting uses no card that is not needed, and the player chooses which two genes change, and whether to adapt at all. Preadapting is possible at any time of the turn, before the draw too, for the habitat in which the species then is.
ruling-c10 = In the round after a change, a roll of 4 to 6 allows no step, one, or two; both cells must be free, and the species must be adapted only where it ends.
ruling-c11 = A token also comes when a species adapts where it is. The fourth token wins at once. The number of neutral cards goes by the seats, bots included.
ruling-c12 = A harmful card that comes up in a new start is set aside, and another is drawn. It goes back when the deck is refilled. Where a share of warming is set, a change beyond the warmest or the coldest climate is no change.
ruling-c13 = The game ends with the fourth token, or after 20 rounds unless the teacher sets another number or none: most tokens lead, then fewest extinctions, and equals share the lead.
ruling-c14 = A map is refused unless every board has every habitat, a savannah cell for each player, and a neighbour for every cell.
ruling-c15 = One person plays with bots. With several at one screen, hands are covered between turns. A round is about a million years.
ruling-c16 = A species moves first and adapts where it ends. One that adapts where it is has chosen to stay.
ruling-c17 = Preadapting changes one gene, by cards of that gene that all go the same way.
ruling-c18 = The deck is refilled when a card is needed and none is left. When every card is in a hand, nothing is drawn.
ruling-c19 = In a class that goes on together, the climate of every table is rolled when the teacher opens it.
ruling-c20 = Played, lost and returned cards lie face up. Only the owner sees a hand.
ruling-c21 = Where no last round is set, the game still ends after 200 rounds, so that no table is left without an end.
ruling-c22 = On our map warmth alone decides where a habitat lies, in the printed order of the gene values. On the Earth rain decides as well: rainforest lies at the wet equator with savannah on both sides, and in the dry climate of the last ice age savannah spread in Africa while rainforest shrank. The page says so, and a question asks about it.
ruling-c23 = In lessons and at Quick start, a species that fits where it is may stay or go one step after a roll of 1 to 3. So there is something to decide in every turn. In the printed game it stays, and so it does in a new match.
ruling-c24 = In lessons and at Quick start, a species that fits and need not move may lay cards aside, once in its turn and after the roll, and draw as many; harmful ones among them are set aside as in C12. In a fifth of the hands no card can help, and this gives such a turn a choice. Neither the printed game nor a new match has it, and nobody has it in danger: in nature, too, variants come by chance, before they are needed.
