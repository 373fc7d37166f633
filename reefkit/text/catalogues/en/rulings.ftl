### Reef Survivor, for teachers: how we play where the printed rules are silent or say two things.
### `data/reef/rulings.toml` says where each can be turned.
###
### Families: ruling-

ruling-section-pieces = The pieces
ruling-section-round = The round
ruling-section-disasters = Disasters
ruling-section-score = Score and record
ruling-section-table = The table
ruling-section-options = Options

ruling-r1 = Tokens do not run out. The option for a printed supply brings the limits of the box back: a dweller that ran out is replaced by another, and anything else is not placed.
ruling-r2 = The soft sponge has no skeleton to break: it counts as normal, and not as carbonate.
ruling-r3 = The microbialite builds domes of solid rock, so it is strong; it has no skeleton of its own, so it is not carbonate.
ruling-r4 = What an organism tolerates by nature counts wherever a card asks for a tolerance or for the mutation that gives it.
ruling-r5 = Fleshy algae fill empty spaces first and grow over builders only when none is empty. An alga that a card sends where one grows already goes to the nearest empty space (for invasive fleshy algae: to the nearest without an alga); of equally near ones, to the lower row, then to the lower column.
ruling-r6 = Somebody who plays alone takes once from the Coral Triangle in each round after the first.
ruling-r7 = A builder that is built over is out of reach of disasters that hit only what is on top. It counts for the score and shelters dwellers until the survey clears it.
ruling-r8 = A builder under an alga is still the topmost of its space: disasters hit it, and the alga stays.
ruling-r9 = “Half die unless” means half of those that do not have what saves.
ruling-r10 = “Closest to land” is row 1, and “within two squares of land” rows 1 and 2. A board without land has neither.
ruling-r11 = Where a card overgrows a row, every space of it gets an alga, empty ones too.
ruling-r12 = A stack under an alga counts nothing in the score.
ruling-r13 = For the resilience bonus, four builders of one type each need a positive mutation that is counted for no other of the four.
ruling-r14 = Coastal protection asks for at least two whole rows topped by builders without algae, on a board with land.
ruling-r15 = Snails have carbonate shells and no place of their own, so a pulse of carbon dioxide takes them all.
ruling-r16 = A card that also hits stacked builders judges each by its own traits. Those that live move down to fill the gaps.
ruling-r17 = A juvenile settles on top of a builder only when no empty space suits it. The option for free stacking lets owners stack when they like.
ruling-r18 = Support holds at all times: once a step has covered, killed or removed builders, dwellers beyond what is supported leave, of the owner's choice; after a card, once, when all of it is done.
ruling-r19 = A skeleton is judged as it is after mutation, wherever a card speaks of strong, delicate or weakened ones.
ruling-r20 = Glaciation takes fleshy algae too, since its card says everything. The anoxic event leaves them.
ruling-r21 = Resilience counts positive traits that came by mutation, on builders that score; two rolls that give one trait count once. Stacks and rows count for a bonus only where no alga grows.
ruling-r22 = Each urchin above five eats the juveniles of one coral that has any, of the owner's choice.
ruling-r23 = “Half” takes all depths that the card names together and is rounded down once. A tsunami needs no land, and corals under algae count for coral disease.
ruling-r24 = Bad luck is set aside while its cards are carried out, and a second one drawn by it is replaced. A deck with no card that does anything else draws nothing.
ruling-r25 = A phase is played by all at once, and a reef with nothing to do passes by itself. For a seat that is away, a bot decides after the clock or on the teacher's word, and the record says so.
ruling-r26 = A reef with all spaces overgrown has no move and passes. With the rescue option it may, once a round, clear one space and settle one juvenile from the Coral Triangle there.
ruling-r27 = When rounds are multiplied, each counts as at least 1. The team bonus is 5 points to each seat, and a tied round counts as won by each of the tied.
ruling-r28 = In Catch an error the first valid challenge wins. Dwellers won by it count in that tally even above the limit, and bots neither err nor challenge.
ruling-r29 = A prediction of a card that takes half is scored only on the builders that are certain to die or to live, since the owner chooses afterwards.
ruling-r30 = With standing stacks, cards and stack limits go by the depth of the board, and settlement by the raised one. A builder that is left too deep lives on.
ruling-r31 = Present in a round is whatever lives at the survey, overgrown and built-over builders too. Diversity counts builders and dwellers; fleshy algae are shown apart, though the score counts them as a type.
ruling-r32 = Two seats are neighbours of each other once, and trading ends when all have said Ready.
ruling-r33 = A card that rolls for a row is predicted once each reef knows its row. A card that only draws others is not predicted, and the next one is.
ruling-r34 = Where a printed supply runs short, seats are served in order round the table, as if each needed the most it could take.
ruling-r35 = While Bad luck draws its cards, any other card that draws is left in the deck.
ruling-r36 = A seat may make six offers in one trading phase. An offer calls back a neighbour who was ready.
ruling-r37 = Half of one builder is none. It counts as certain to live in predictions.
ruling-r38 = A rescued juvenile needs room on the space that is cleared: the depth must suit it, and the stack must be below its limit.
ruling-r39 = Grazing is a must: as many algae are eaten as dwellers can eat. Collecting dwellers is a choice.
ruling-r40 = Coral disease kills only corals that are topmost in their space.
ruling-r41 = A skeleton keeps no token beyond its scale. A boulder coral that rolled weaker is normal, and a second weaker one does not make it delicate.
ruling-r42 = Hands-on mode and printed supply cannot be played together. Who keeps its own books cannot know what the others left in the box.
ruling-r43 = Dwellers caught in the survey itself change hands before the tally, too. What the catcher's reef cannot sustain then leaves in the order of the pieces.
ruling-r44 = A class may go on together: each table then waits at a gate before every phase and before every card, the first of them before round 1, until the teacher opens it. The card is drawn as its gate opens, and the end of the match waits for nobody.
ruling-r45 = Tables of a class may share one ocean. What belongs to the whole table, cards and the mutations of the Coral Triangle, then comes alike to all of them, and every roll of a reef is its own.
ruling-r46 = Founders may differ from the first round on: with the option each of them has rolled mutations. Only then can a class see in two rounds that variation came before the need for it.
ruling-r47 = A lesson may be too short for round 3, in which the first long-term disaster comes. With the option rounds have two short-term cards, and from round 2 on a long-term one before them.
ruling-r48 = Juveniles may differ from their parents and from each other: with the option each rolls one mutation when it is spawned, besides what it inherits. Then the builders of one type differ before a disaster comes, and a class sees why some of them live. In nature, too, mutations come by chance when a new animal is formed, but far more rarely.
