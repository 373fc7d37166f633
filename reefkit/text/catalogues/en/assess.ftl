### Questions, answers and grades, of whatever game: which rule graded an answer, and what would have been right.

### Families: item- grade-rule-

assess-confidence-low = guessed
assess-confidence-high = sure
assess-scale-low = I disagree
assess-scale-high = I agree
# An option, a taxon or a disaster without a name of its own.
assess-nameless = { $id }

## What grading went by

grade-rule-choice = The one right option earns all the points.
grade-rule-several = Each right option adds to the score, each wrong one takes away. The score never goes below zero.
grade-rule-two-tier = Answer and reason together earn all the points, the answer alone half.
grade-rule-number = A number counts when it is close enough to the right one. You may write 2.5 or 2,5, with or without a unit.
grade-rule-ordering = Each pair of things in the right order counts.
grade-rule-matching = Each right pair counts.
grade-rule-spaces = Each right space adds to the score, each wrong one takes away. The score never goes below zero.
grade-rule-place = Any of the right spaces earns all the points.
grade-rule-text = No computer grades this answer. A teacher may, by the rubric.
grade-rule-opinion = Nothing here is right or wrong.
grade-rule-range-plot = Each end of a bar, and each thing to choose or mark, counts alike. The share that agrees with the record is your score.
grade-rule-curve-plot = Each point to set, and each thing to mark, counts alike. The share that agrees with the record is your score.
grade-rule-empty = Nothing was answered, so nothing counts.
grade-rule-half = What is there is graded. The rest counts as not answered.
grade-rule-strange = This could not be read as an answer. It is kept as you gave it, but it does not count.
grade-rule-strange-shape = It has another form than an answer to this question.
grade-rule-strange-unknown = It names something that the question does not offer.
grade-rule-strange-long = It is too long to be read.
grade-rule-strange-number = It holds no number, or more than one.

## What would have been right

grade-number-was = It is { NUMBER($number) }.
grade-number-was-of = It is { NUMBER($number) } { $unit }.
grade-more-than = It is more than { $given }. Count once more.
grade-less-than = It is less than { $given }. Count once more.
grade-order-place = This comes in place { NUMBER($place) }.

## Evidence for an argument, from the charts of one's own match

evidence-ranges = Who lived when
evidence-value = { $when }, { $what }: { NUMBER($value) }
evidence-bar = { $rounds ->
    [0] { $what }: { $first } only
   *[other] { $what }: { $first } – { $last }
}
evidence-ended = { $bar }, then { $ending }
evidence-event = { $when }: { $what }
# Over a chart; $what is what it shows.
evidence-drawn = { $what }, as you drew it
evidence-true = As it was: { $what }
evidence-gone = A point that is not on the charts here

## What a page may not do

reject-assess-no-question = This form has no such question. Nothing was stored.
reject-assess-closed = This question takes no more answers. What you answered before is kept.

## What can be wrong with a bank or a form

assess-content-option-twice = “{ $given }” is in it twice
assess-content-option-reserved = an option cannot be called “{ $given }”; the name is taken by a text of the item
assess-content-both-sides = “{ $given }” is on both sides
assess-content-extra-right = “{ $given }” is the partner of something, so it is not extra
assess-content-off-board = row { NUMBER($row) }, column { NUMBER($column) } is not on the board
assess-content-ragged = all lines of a board are of one length
assess-content-few-pairs = at least two pairs are needed
assess-content-two-files = an item of the same name stands in { $file }
assess-content-concept-elsewhere = an item with a concept belongs in { $file }, beside its partner
assess-content-no-pair = a concept has two items in this file, A and B; “{ $concept }” has { NUMBER($found) }
assess-content-unlike-pair = the two items of a concept are of one kind, with the same goals, points and numbers of options and right answers; “{ $other }” differs
assess-content-slot-both = a slot lists items or chooses by goal, kind or count, not both
assess-content-other-part = “{ $given }” belongs to the other part
assess-content-too-few = the bank has { $found ->
    [0] no item
    [one] one item
   *[other] { $found } items
} to choose from here, and { $count } are wanted
assess-content-too-long = the items take { NUMBER($minutes) } minutes, and the form allows { NUMBER($most) }
assess-content-asked-twice = “{ $given }” is asked twice in this form
assess-content-beside-nothing = “{ $given }” asks how sure one is, and no item comes before it
assess-content-survey-right = “{ $given }” has a right answer; a survey has none
