### Succession, for teachers: how we play where the printed rules are silent or say two things.
### `data/succession/rulings.toml` says where each can be turned.
###
### Families: ruling-

ruling-section-succession-turns = Turns
ruling-section-succession-cards = Cards
ruling-section-succession-upgrade = Succession and Upgrade
ruling-section-succession-predators = Predators
ruling-section-succession-calls = Last card and Winner
ruling-section-succession-end = The end
ruling-section-succession-variations = Variations
ruling-section-succession-rock = The rock

ruling-s1 = The rulebook names two variations and does not print their cards. Ours are 16 black cards, four of each kind of disturbance, and 4 purple invaders; each variation is an option, and off.
ruling-s2 = No card without a number starts a game. Of several who hold the lowest card, a roll decides, or, where the option says so and all of them are people, the first to play it.
ruling-s3 = A drawn card that matches is played at once. A drawn card without a number is played only if its player wants it.
ruling-s4 = The others may say Upgrade once the one who laid the card has declined or run out of time. The window stays open until everybody has passed or its seconds are over, and the first claim in the log wins.
ruling-s5 = With no numbered card left in hand, crab and shrimp discard none, and the colour in play stays.
ruling-s6 = Of two players, a reversed direction gives the same player another turn.
ruling-s7 = When the discards become a new deck, the top one stays where it lies.
ruling-s8 = Last card is said with the play that leaves one card, and Winner with the one that leaves none. Bots sometimes forget, so that students can catch them.
ruling-s9 = On the rock a predator eats: the starfish mussels and barnacles, the crab snails and mussels, the shrimp hydroids and ciliates, the nudibranch bryozoans, hydroids and tunicates. The jellyfish takes larvae, so it eats nothing that has settled.
ruling-s10 = The others may claim an upgrade whether the one who laid the card cannot follow or will not.
ruling-s11 = A card that makes players draw from too few cards deals out what there is, one each in turn order. On a turn with nothing to draw, who may lay a card must, and who may not passes.
ruling-s12 = The colour in play is kept by itself, and what a card does falls on the seat after its player before any upgrade. A reversed direction outlasts a starfish; where nobody holds a number to start again with, the colour stays and the next player goes on.
ruling-s13 = A brown alga or a bryozoan opens succession and upgrade by whatever way it was laid, and chains are allowed. A player who goes from two cards to none in one turn needs to say Winner only. A storm that is somebody’s last card still sweeps the card below it away, from the pile and from the rock.
ruling-s14 = So that every round ends, starfish leave it at each shuffle after 60 turns a player, and after 120 it is scored as it stands.
ruling-s15 = Black and purple cards are played on one's own turn, like red ones. A storm's swept card leaves the round and green is in play; a bare patch without a green card ends the turn.
ruling-s16 = On the rock a predator takes the latest settler of each of its prey, before a card that it names settles. A shuffle of the deck does not clear the rock.
ruling-s17 = One person plays with bots, and a match has three rounds unless the option says otherwise. Equal points share a place.
ruling-s18 = A player who lays the last card without saying Winner draws first. Then the card does what it does. Nudibranch and jellyfish name green, yellow or blue.
ruling-s19 = Everybody is asked whether to follow or to upgrade, also those who cannot, so that a hand is not told by what is asked. The same holds for the card more after an upgrade.
ruling-s20 = A call that is not true is refused and costs nothing. Where nothing is left to draw as a penalty, the last card ends the round without the call.
ruling-s21 = A drawn card is shown to its player, who lays it or keeps it; the others do not learn why it was kept.
ruling-s22 = Once a hand is empty the others still draw what the last card makes them draw, and nothing that needs a choice happens any more.
ruling-s23 = Where the first one counts, bots wait a moment if a person may claim or catch too.
ruling-s26 = An option says how many of the four starfish are in the deck. The first game has one, so that a round is short.
ruling-s27 = An option lays all hands open. The deck stays hidden, and so does what is handed on in an ice scour until all have chosen.
ruling-s28 = Where no clock runs, or several people share a screen, bots claim nothing before every person has answered, and no time runs out.
ruling-s25 = A pioneer takes two places on the rock, a middle settler four, and a late or introduced settler six, since late settlers grow large. Areas, the column room of the export and the question of who has the largest part count places. The charts of numbers count settlers, one for each card.
ruling-s29 = An option gives the rock an end, such as the 40 places of lessons and Quick start, so that room runs out. A settler takes free places first, then covers settlers of earlier groups, the earliest first, and where that is not enough it finds no room. What predators eat and storms sweep away leaves free places, and the card game stays the same.
ruling-s30 = An option says how many cards everybody is dealt, instead of 10, 7 or 5. Lessons, Quick start, First game and Two of us deal six, so that most rounds end within ten minutes.
ruling-s31 = An option ends the round when the deck is empty: who drew the last card finishes that turn, and the round is scored as it stands, without a shuffle. Lessons, Quick start, First game and Two of us have it on, so that a round ends within ten minutes. Children see the deck shrink, and in the sea, too, larvae stop arriving when the season is over.
ruling-s24 = Each round has a rock of its own. Its time is counted in cards laid, and two settlers that one predator takes leave at the same time.
