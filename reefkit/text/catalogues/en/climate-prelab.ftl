### Climate Change: what stands beside the questions before the game.

climate-prelab-title = What it is about
climate-prelab-what = The climate of the Earth changes, and habitats move with it. A species can move along, adapt to another habitat, or die out.
climate-prelab-habitats = Four habitats
climate-prelab-genes = Three genes
climate-prelab-genome = Each gene can have one of four variants, 1 to 4. A species fits a habitat when two of its three genes, or all three, have that habitat’s value. This is the genome with which all begin.
climate-prelab-cards = Mutations come as cards
climate-prelab-card-changes = a mutation that changes a gene
climate-prelab-card-neutral = a neutral mutation
climate-prelab-card-deleterious = a deleterious mutation
climate-prelab-words = Words underlined with dots can be opened.
