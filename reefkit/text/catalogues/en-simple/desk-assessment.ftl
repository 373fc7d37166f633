### The desk's tabs *Before* and *After*, in easier words.

assessment-gain-wall = { $count ->
    [one] One student answered
   *[other] { $count } students answered
} before and after. Did more come out right after the game? Then the dot moves to the right.
assessment-sum = { $done } of { $all } are done, { $begun } are still answering.
assessment-nobody = Nobody is here yet. Open Class and show the code.
assessment-nothing-after = No match is over yet. The questions come when one is.
assessment-own-one = Each student has another question. This is one of them.
assessment-no-items = No answers yet. They come as students answer.
assessment-items-how = Only first answers count here. “Right” has all points. “Tells apart” is a correlation with the other questions. It needs at least { $few } students.
assessment-pairing-pairs-why = The same ideas were asked before and after. Only those are compared.
assessment-pairing-all-why = All questions of a goal count. Some may be harder than others.
assessment-gain-empty-pairs = Nobody has answered an idea twice yet. The forms with twelve paired ideas compare most.
assessment-gain-few = { $count ->
    [one] This is one student only. It says nothing of a class.
   *[other] These are only { $count } students. Others could look quite different.
}
assessment-gain-says = Each student is compared with themselves. First answers count. In 95 of 100 such classes the interval holds the truth. If 0 is inside, it may be chance. “Of what was left” is Hake’s normalised gain.
mark-nothing-before = No texts yet. They come as students write.
mark-not-asked = These questions ask for no text. Others do: { $forms }. Choose them on Class, under More.
mark-nothing-after = No texts yet. They come as students write.
mark-released = Students see your points and comments here.
mark-kept-back = Students do not see your points yet.
mark-keys = Keys: a number gives points, N next, P back. Enter goes to the next one.
files-why = Students’ own save files. Their answers are graded again here.
files-none = This folder is empty. Put the save files there.
ask-marked = Your teacher has read this
ask-marked-earlier = Your teacher has read your earlier answers
