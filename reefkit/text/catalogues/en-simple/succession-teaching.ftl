### Succession in easier words: the first and last pages of its lab.

prelab-lead-succession = Bare rock in the sea fills with life. See who comes and who eats whom. Then answer a few questions.
prelab-next-succession = Next: play, and watch your rock fill.
postlab-lead-succession = What happened on your rock? Are real rocks like that?
