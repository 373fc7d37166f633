### Succession in easier words: the first and last pages of its lab.

prelab-lead-succession = Bare rock in the sea fills with life. See who comes and who eats whom. Then answer a few questions.
prelab-next-succession = Next: play, and watch your rock fill.
postlab-lead-succession = What happened on your rock? Are real rocks like that?

prelab-rock-what = Young of many kinds drift in the sea. They settle on hard, bare spots. First come the pioneers, then others. This change is called succession.
prelab-rock-eats-none = { CAP($one) } eats nothing on the rock. It catches larvae, the drifting young.
prelab-rock-notes = Some blue animals hunt too. Some predators eat nearly everything. Others like only one thing.
postlab-rock-lead = Take two rocks: yours and another table’s, or two rounds. Ask:
postlab-rock-ask-4 = The rules were the same. Why are the rocks not alike?
postlab-model-what = The card order is a model, a simple picture of something real. Often algae do come before mussels. But real rocks differ.
postlab-model-baltic = People hung bare panels into the Baltic Sea. All kinds came within six months, in no clear order. After three years little changed. (Sokołowski and others 2017, Hydrobiologia.)
postlab-model-test = How would you test the card order? What would show that it is wrong?
