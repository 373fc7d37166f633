### Succession in easier words: the teacher notes, and the first and last pages of its lab.

prelab-lead-succession = A bare rock in the sea does not stay bare. What do you think happens there?
prelab-next-succession = Next: play, and watch your rock fill.
postlab-lead-succession = What happened on your rock? Are real rocks like that?

prelab-rock-met = Who you will meet
prelab-rock-what = Young of many kinds float in the sea. They settle on hard, bare spots. First come the pioneers, then others. This is called succession.
prelab-rock-eats-none = { CAP($one) } eats nothing on the rock. It catches young in the water.
prelab-rock-notes = Some blue animals hunt too. Some predators eat nearly everything. Others like only one thing.
postlab-rock-lead = Take two rocks: yours and another table’s, or two rounds. Ask:
postlab-rock-ask-4 = The rules were the same. Why are the rocks not alike?
postlab-model-what = Our game is a model. It is a simple picture of something real. Often algae do come before mussels. Often late settlers have most in the end. But chance and hunters can change that.
postlab-model-baltic = People hung clean plates in the Baltic Sea. All kinds came within six months, in no clear order. After three years little changed. (Sokołowski and others 2017, Hydrobiologia.)
postlab-model-test = How would you test the card order? What would show that it is wrong?

## The teacher notes

teach-lead-succession = How to run the lab with children from seven. What to talk about. What to watch for. How to judge open answers.
teach-talk-lead-succession = Stories from real shores, card by card. When a card has been played, read its story aloud. Then ask its question.

teach-before-succession-1 = Bring something real: a shell or a stone with barnacles, or an old rope.
teach-before-succession-2 = With the youngest, play a first round with open hands. Read each card aloud. Reading is half of the lesson.
teach-before-succession-3 = Two children at a seat talk most. Tables of three or four seats go fastest. Bots can fill seats.
teach-before-succession-4 = The fast calls are Upgrade, Last card and Winner. Their clock has five seconds. For slow readers set it longer, or to none.
teach-before-succession-5 = Leave the black and purple cards out at first. They bring storms, ice, mud and newcomers. They are for classes of ten and older.
teach-before-succession-6 = Say that the order of the cards is a model. Real rocks differ. Finding out how is the last step of the lab.
teach-before-succession-7 = Most rounds end after eight turns a player or so. Each starfish makes a round longer. When time is short, stop and read the rock as it stands.
teach-before-succession-8 = The chart of shares counts room. A late settler covers as much as three pioneers. So late settlers cover most in about five rounds of six. Where pioneers do, ask why.
teach-before-succession-9 = The first questions ask what children think now. No page before them gives the answers. How to play tells who comes first and who eats whom. The questions can be homework.
teach-before-succession-10 = Is a third of the class late? Begin with those who are there. Bots hold the other seats. Whoever comes takes one over. They answer the first questions while others play on.

teach-goal-succession-A = Who comes first on bare ground, who comes later, and why.
teach-goal-succession-B = How each kind lives: fixed or moving, by light or by food.
teach-goal-succession-C = Who eats whom. How one hunter can change a whole community.
teach-goal-succession-D = Reading a record: who came when, and who has how much room.
teach-goal-succession-E = Disturbance, new starts, newcomers, and how to test a model.

teach-plan-succession-hour-of-older = An hour with older students; the first questions are homework

teach-step-succession-look = Look at what you brought: who lives on it? Who came first?
teach-step-succession-before = The questions before the game, read aloud where needed
teach-step-succession-cards = Lay the fifteen numbered cards in a row; how does each feed?
teach-step-succession-guess = Each table guesses who will have most of its rock, and why
teach-step-succession-variation-round = A round with black or purple cards: what do they do?
teach-step-succession-rock = Read the charts together: who came when, who has most room?
teach-step-succession-compare = Two tables compare their charts: name a difference and its cause
teach-step-succession-test = Groups plan how to test the card order in a harbour

teach-event-succession-mukkaw-bay = The starfish of Mukkaw Bay, from 1963
    .what = Robert Paine threw all starfish off a strip of shore. He did it again and again. Barnacles and then mussels took the room. Of fifteen kinds eight were left. Where starfish stayed, all fifteen lived on. From this came the name keystone species.
    .ask = Who ate whom? Why were fewer kinds left when nobody was eaten?
teach-event-succession-surtsey = A new island: Surtsey, off Iceland, from 1963
    .what = A volcano rose from the sea in November 1963. Its rock was quite bare. Within a year bacteria, diatoms and green seaweed were at its shore. Animals and large seaweeds followed year by year.
    .ask = How did they come to an island that nobody had planted? Was this primary or secondary succession?
teach-event-succession-baltic-panels = Bare panels in the southern Baltic, described in 2017
    .what = Adam Sokołowski and others hung panels into the sea. All kinds had come within six months, in no clear order. After three years the community hardly changed.
    .ask = Our cards have an order. What do the panels say to that?
teach-event-succession-boulders = Stones that roll, California, 1979
    .what = Wayne Sousa counted kinds on boulders. Small ones rolled often and held few quick settlers. Large ones hardly rolled. One red alga took most of their room. Boulders that rolled now and then held most kinds. Other shores have shown other patterns since.
    .ask = Why are there few kinds where nothing ever happens? Which card is a rolling stone?
teach-event-succession-two-barnacles = Two barnacles on a Scottish shore, 1950s
    .what = Joseph Connell watched single barnacles at Millport. Low on the shore one kind pushed the other off the rock. High up it dries out for long. Only the pushed one could live there.
    .ask = What do the two want? Where is each of them the stronger one?
teach-event-succession-ships = Life on ships’ hulls, for as long as there are ships
    .what = A clean hull has a slippery film within days. Then come weed, barnacles and tubeworms. They slow a ship and cost fuel. In 1761 the British navy nailed copper on a first ship. Later paints with poison did harm to snails.
    .ask = Which cards grow on a ship? Why is cleaning a hull a new start?
teach-event-succession-wind-turbines = Wind turbines in the North Sea, since about 2000
    .what = Each pile is new hard ground in a sea of sand. Mussels cover it near the surface. Further down there are sea anemones and hydroids. Crabs and fish come to feed.
    .ask = Who could not have lived there before? How did the first of them get there?
teach-event-succession-sea-star-disease = Starfish fall ill, Pacific coast of North America, since 2013
    .what = A disease killed starfish of many kinds from Mexico to Alaska. Of the big sunflower stars about nine in ten were lost. They had eaten sea urchins. In some places urchins then ate the forests of brown algae.
    .ask = Follow the chain: starfish, urchins, brown algae. Who else lived in that forest?
teach-event-succession-shore-crab = Shore crabs in a new sea, since 1817
    .what = Shore crabs from Europe came to North America with ships. They were noted in Massachusetts in 1817. They eat young clams, mussels and snails. Where they live, shells have become thicker.
    .ask = What does a hunter do to those that have never met it? Who might eat the crab?
teach-event-succession-moon-jellies = Moon jellies in Danish fjords, 1990s
    .what = In some summers a small fjord had very many moon jellies. Together they could sieve all its water in a day or so. Few larvae were left.
    .ask = A jellyfish eats nothing that sits on the rock. How can it still change the rock?
teach-event-succession-icebergs = Icebergs on the sea floor, Antarctica, today
    .what = Icebergs plough through the ground and crush what lives there. Near a British station divers put out markers. Many of them were hit within a year. Scraped ground begins anew. Slow growers need decades.
    .ask = What would a sea floor with scrapes of many ages look like?
teach-event-succession-elwha = Two dams taken down on the Elwha, 2011–14
    .what = When the dams were gone, much mud came down to the sea. Seaweeds nearly vanished in the cloudy water. They began to come back as it cleared.
    .ask = Why do algae suffer in cloudy water? Who suffers as well?
teach-event-succession-bay-barnacle = A newcomer in the Baltic, since 1844
    .what = The bay barnacle came from America on ships. It was first noted in the Baltic Sea in 1844. No barnacle had lived in its less salty parts. Today it comes early on bare ground there.
    .ask = Is it still a newcomer? What room did it find?
teach-event-succession-carpet-squirt = A carpet of sea squirts, Georges Bank, since 2003
    .what = A sea squirt, most likely from Japan, spread on a fishing ground. Soon its thin carpet lay on more than a hundred square kilometres.
    .ask = What happens to those under the carpet? What let it spread?

teach-watch-succession-turn-into = “The algae turned into snails.”
    .say = Ask where the snail came from. Kinds follow one another. None becomes another.
teach-watch-succession-help = “The bacteria want to help the others.”
    .say = Ask for the same sentence without “want”. They live, and their film suits others.
teach-watch-succession-bare-is-empty = “There is nothing on it.”
    .say = Feel a stone from the water: the slippery film is alive. The smallest are often first.
teach-watch-succession-still-is-plant = “Sea anemones, hydroids and mussels are plants.”
    .say = Ask how each one eats. What has to eat is no plant.
teach-watch-succession-hunters-are-bad = “Starfish are bad, they kill the mussels.”
    .say = Count the kinds before and after its visit. Some hunters keep room for many.
teach-watch-succession-many-is-diverse = “Ninety mussels, so it is very diverse.”
    .say = Count kinds, not heads. Lay one card of each kind on the table.
teach-watch-succession-order-is-law = “Barnacles before diatoms is wrong.”
    .say = It is against the rules of the game. Nature has no such rule. Tell of the panels in the Baltic. A model has to fit the rock.
teach-watch-succession-last-is-best = “The mussels win, so they are the best.”
    .say = They are late and take much room. On a clean hull or in the dark others do better.
teach-watch-succession-finished = “Now the rock is finished.”
    .say = What would a storm do tonight? Even a steady rock lives and dies.
teach-watch-succession-turns-are-days = “Mussels come on day fifteen.”
    .say = A turn has no length. A film takes hours, weed weeks, mussels months or years.

teach-standard-2-ls4-1 = Compare how varied living things are: the kinds of two rocks.
teach-standard-3-ls1-1 = Life cycles differ: larvae that drift, grown animals that stay.
teach-standard-3-ls4-3 = In one habitat some live well and some not at all.
teach-standard-3-ls4-4 = Judge what to do when a place changes: newcomers, ships, harbours.
teach-standard-5-ls2-1 = Describe how matter moves: from algae to snail to crab.
teach-standard-succession-ms-ls2-2 = Explain who eats whom and who competes: starfish, mussels, two barnacles.
teach-standard-succession-ms-ls2-4 = Argue that one change changes populations: before and after one visit.
teach-standard-succession-hs-ls2-2 = Use numbers to explain diversity: kinds, shares and Shannon diversity.
teach-standard-succession-hs-ls2-6 = Weigh the claim that communities stay much the same.

teach-outcome-succession-models-of-succession = Tell facilitation, tolerance and inhibition apart. Say what the order of a card game assumes.
teach-outcome-succession-feeding = Place the organisms of a hard bottom in a food web. Say which links are left out.
teach-outcome-succession-keystone = Explain how a hunter can raise diversity, and when it does not.
teach-outcome-succession-disturbance = Compare disturbances by size, frequency and strength. Tell primary from secondary succession.
teach-outcome-succession-record = Read charts through time. Keep apart what was seen and what is concluded.
teach-outcome-succession-panels = Design a study with panels. Say which result would refute the model.

teach-extension-succession-own-panel = A panel of your own: hang a bare tile into the water. Ask the harbour master first. Photograph it every week. Begin a second one in another season.
teach-extension-succession-beach-finds = Beach finds: sort shells, stones and rope by who grew on whom. What lies below came first.
teach-extension-succession-mural = A mural: a long sheet of paper is the rock. Each lesson adds who has settled since.
teach-extension-succession-yarn = A web of yarn: each child is a card. Yarn runs from eater to eaten. Let one child sit down. Who feels the pull?
teach-extension-succession-class-rocks = All rocks of the class: hang up all charts. What is alike on all, and what differs?
teach-extension-succession-own-cards = Your own shore: change the organisms in data/succession. Make them those of your coast, lake or stream.
teach-extension-succession-variations = The variations: black cards bring storm, ice, mud and bare patches. The purple card brings a newcomer. Guess first what each does.
teach-extension-succession-on-land = On land: find a wall or a garden bed left alone. Who grew there first, who last?
teach-extension-succession-cages = Keep the grazers out: plan an experiment with cages. Why is an open cage needed too?
teach-extension-succession-sums = For older students: take the counts of two times. Work out shares and Shannon diversity. Compare them with the chart.
