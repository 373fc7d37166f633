### Climate Change in easier words: what stands beside the questions before the game.

climate-prelab-title = What it is about
climate-prelab-what = The climate changes, and habitats move with it. A species can move, adapt or die out.
climate-prelab-habitats = Four habitats
climate-prelab-genes = Three genes
climate-prelab-genome = Each gene has a value from 1 to 4. To fit a habitat, two of three genes need its value. All species begin like this.
climate-prelab-cards = Mutations come as cards
climate-prelab-card-changes = a mutation that changes a gene
climate-prelab-card-neutral = a neutral mutation
climate-prelab-card-deleterious = a deleterious mutation
climate-prelab-words = Words with dots below can be opened.
