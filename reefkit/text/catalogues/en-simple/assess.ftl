### Questions, answers and grades, in easier words.

assess-confidence-low = I guessed
assess-confidence-high = I am sure
assess-scale-low = no
assess-scale-high = yes

grade-rule-choice = The one right option gives all points.
grade-rule-several = A right option adds a point. A wrong one takes one away. You cannot go below zero.
grade-rule-two-tier = A right answer gives half the points. A right reason with it gives all.
grade-rule-number = Your number must be close enough. You can write 3.5 or 3,5. You can add a unit.
grade-rule-ordering = Each pair in the right order counts.
grade-rule-matching = Each right pair counts.
grade-rule-spaces = A right space adds a point. A wrong one takes one away. You cannot go below zero.
grade-rule-place = Any space that is right gives all points.
grade-rule-text = Your teacher reads this answer. No computer grades it.
grade-rule-opinion = Nothing here is right or wrong.
grade-rule-range-plot = Each end of a bar counts. So does each thing to choose or mark. You score what matches the game.
grade-rule-curve-plot = Each point to set counts, and each thing to mark. You score what matches the game.
grade-rule-empty = You gave no answer, so nothing counts.
grade-rule-half = We check what is there. The rest has no answer yet.
grade-rule-strange = We could not read this answer. We keep it, but it does not count.
grade-rule-strange-shape = It does not look like an answer to this question.
grade-rule-strange-unknown = It names something that is not in the question.
grade-rule-strange-long = It is too long to read.
grade-rule-strange-number = Write one number.

grade-order-place = This is number { NUMBER($place) }.

reject-assess-no-question = This question is not in your list.
reject-assess-closed = This question takes no more answers. Your old answer is safe.
