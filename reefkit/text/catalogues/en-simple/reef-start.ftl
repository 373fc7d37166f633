### Reef Survivor in easier words: door, new match, set-up, how to play and practice.

door-what-reef = You lead a reef through millions of years. Weeds, mutations and disasters come. Some builders live and some die. Find out why.
door-quick-reef = Quick start
    .about = All is chosen for you. You play at once.
door-new-reef = New match
    .about = Choose who plays, and build your own reef.
door-how-reef = How to play
    .about = The game in six pictures.
door-picture-reef = Fish swim above a reef of many kinds.

new-begun-reef = The match has begun. Choose a board and your first builders.
new-quick-begun-reef = Your reef is on the { $board }.

option-rounds = Rounds
    .about = You count the reef after each round. Four make a full game.
option-round-label = A round stands for
    .about = What the time line says. The rules stay the same.
option-scoring = Points of the rounds are
    .about = Multiplied, one bad round costs a lot.
option-team-bonus = Team bonus
    .about = All seats get points if each wins a round.
option-predict = Predictions
    .about = Mark who will die before a card comes. You learn most here.
option-hands-on = Hands-on mode
    .about = You keep your own books. Others look for your errors.
option-plot-first = Students plot first
    .about = You place the point. Then the chart shows it.
option-topics = Cards about
    .about = Only topics you tick are in the game. Tick none for all topics.
option-cards = Single cards
    .about = Only cards you tick are in the game. Tick none for all.
option-printed-supply = Printed supply
    .about = Tokens can run out, as in the box.
option-mutated-triangle = Mutated Coral Triangle
    .about = Each builder of the Coral Triangle mutates once before the match.
option-founder-mutations = Mutations of founders
    .about = How often your first builders mutate before round 1.
option-mutate-at-spawning = Mutation at birth
    .about = Each young one mutates once when it is born.
option-early-long = Early long disasters
    .about = From round 2 on, each round has a long disaster too.
option-mutate-on-collection = Mutation on collection
    .about = Young ones from the Coral Triangle mutate once.
option-free-stacking = Free stacking
    .about = Young ones may settle on a builder at any time.
option-standing-stacks = Standing stacks
    .about = Builders below stay. Each lifts its space towards the light.
option-reshuffle-each-draw = Reshuffle each draw
    .about = A card goes back at once. It may come again.
option-rescue = Rescue
    .about = A reef full of weeds may clear one space a round.
option-clock = Seconds for each decision
    .about = After them a bot decides. 0 means no clock.
option-strike = Wait before the strike
    .about = All predict first. Then the teacher lets the card strike.
option-gates = Gates
    .about = Tables wait before each phase and card. The teacher opens it.

found-choose-board = Which water do you want?
    .about = Look at the water. Storms hit shallow water. Floods come from land.
found-hold = { $left ->
    [0] All your builders stand. Undo takes one back.
    [one] Choose one more builder from the chart.
   *[other] Choose a builder from the chart. You need { $left } more.
}
found-surprised = { $count ->
    [0] The { $board } was chosen for you.
    [one] One builder was placed for you.
   *[other] { $count } builders were placed for you.
}
found-nothing-to-surprise = All is chosen already. Nothing is left to surprise you with.
found-cleared = You changed the board. Your builders went back. Undo brings them back.
reject-found-no-builder = Choose a builder first. Then choose a bright space.
traits-about = Choose a column to compare. Choose a builder to place it.

how-lead-reef = Each round your reef grows and has young. Then a disaster strikes. Count what lives, and find out why.
how-set-up = Set up your reef
    .text = { $founders ->
        [one] Choose a board. Place one builder in water it can live in.
       *[other] Choose a board. Place { $founders } builders in water they can live in.
    } S is shallow, M is medium, D is deep.
how-grow = 1 Grow
    .text = { $recruiters } builders that give shelter make room for one grazer. A grazer is a fish, a snail or an urchin. It eats one alga. Then { $algae } algae grow. { $mutations ->
        [one] Choose one builder. It rolls a die for a mutation.
       *[other] Choose { $mutations } builders. Each rolls a die for a mutation.
    }
how-spread = 2 Spread
    .text = Builders have young, which inherit their mutations. Trade them, and find a space for each. The last one gets help from the Coral Triangle.
how-catastrophe = 3 Catastrophe
    .text = A card hits all reefs. Look at water, skeletons and mutations. Mark who will die. Then see who lived, and why.
how-survey = 4 Survey
    .text = Count your reef. Builders and dwellers give points. Different kinds give more. Weeds take points away.
how-win = After { $rounds } rounds
    .text = The most points win. Then read the charts. Which kinds came, and which went?
how-selection-1 = Builders of one kind differ. Some have a mutation. Some came from elsewhere.
how-selection-2 = Young ones get what their parent has.
how-selection-3 = More are born than find a place.
how-selection-4 = A disaster kills some and spares others. Traits decide.
how-selection-5 = Those that lived have young. So what saved them is now common.
how-ends-extirpated = A kind is gone from your reef, but another reef has it. It is extirpated. It can come back.
how-ends-extinct = A kind is gone from all reefs. It is extinct at the table. Only the Coral Triangle can bring it back.

sheet-traits = Who is who on the reef
    .about = What each builder has by nature. A mutation can change it.
sheet-order = The order of a round
    .about = All play a phase at once. Say Ready when you are done.
sheet-phase-dwellers = 1A Dwellers
    .text = Builders with the shelter trait count. { $recruiters } of them support one dweller. Collect up to that number. Each dweller eats one alga.
sheet-phase-algae = 1B Algae
    .text = { $algae ->
        [one] One fleshy alga grows.
       *[other] { $algae } fleshy algae grow.
    } They take empty spaces first. Then they grow over builders.
sheet-phase-mutations = 1C Mutations
    .text = Choose a builder free of algae and roll. { $mutations ->
        [one] You have one roll.
       *[other] You have { $mutations } rolls.
    } The same builder may be chosen again.
sheet-phase-spawning = 2A Spawning
    .text = Each builder free of algae has one young. With more offspring it has two, with fewer none. Each urchin above { $eaters } eats the young of one coral.
sheet-phase-triangle = 2B Coral Triangle
    .text = It opens in round 2. The lowest total takes { $juveniles } young of one builder. So does the lowest last round.
sheet-phase-migration = 2C Trade
    .text = Trade young ones with the seats beside you. Each can be traded only once.
sheet-phase-settlement = 2D Settle
    .text = Settle young ones in empty spaces they can live in. No such space is left? Then they may stack. The rest die.
sheet-phase-catastrophe = 3 Catastrophe
    .text = Say who will die. Then the cards hit all reefs. They hit only the topmost builder, unless they say more. Half is rounded down.
sheet-phase-survey = 4 Survey
    .text = Count, compare and note. Then builders below turn into reef rock.

practice-founding-board = The barrier reef has all three depths. All builders find a place there.
practice-founding-place = Mix kinds and depths. Waves break delicate skeletons first.
practice-founding-ready = Look at your builders. Which would a storm break? Then say Ready.
practice-dwellers = Collect a grazer if you can. Weeds come next. Only grazers eat them.
practice-algae = Weeds take empty spaces first. Your young ones need space too.
practice-mutations = Choose a builder, then roll. You choose who, but chance decides what.
practice-spawning = Look at the young ones. They carry the mutations of their parent.
practice-triangle = The Coral Triangle is a safe place. Lost kinds can come back from there.
practice-migration = Traits travel with young ones. Offer one, or say Ready.
practice-settlement = Choose a young one, then a bright space. Storms hit shallow water.
practice-catastrophe-predict = Who is strong? Who is a crust? Who is deep? Mark the others.
practice-catastrophe-effect = Read what the card takes. Choose only where it lets you.
practice-catastrophe-aftermath = Read the reasons. One trait kills here and saves there.
practice-dismiss = Dwellers leave when too few builders shelter them.
practice-survey = Open a part of the score. Look at its sum. Then write a note.
practice-over = That was one round. Which trait saved your builders? Now play for real.
reject-reef-deck-empty = Now the { $deck } is empty. Tick a topic that has cards for it.
