### The desk's wall of tables: how each stands, the lesson plan, what to talk about.
### Families: desk-plan- desk-wall-

desk-plan-welcome = Welcome
desk-plan-practice = Practice round
desk-plan-set-up = Boards and builders
desk-plan-check-set-up = Set-up
desk-plan-predict-talk = Which card would hurt most
desk-plan-first-round = Round { $round }
desk-plan-next-round = Round { $round }
desk-plan-stop = Note, save, stop
desk-plan-resume = Open the match again
desk-plan-by-hand = Numbers by hand
desk-plan-compare = Compare the reefs
desk-plan-after = Post-lab
