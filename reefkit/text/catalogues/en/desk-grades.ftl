### The course of a learning platform at the desk: its roster, and the grades that it gets.
###
### Families: grades-part- grades-fault- grades-column- roster-fault-

## Grades

grades-title = Grades in your course
    .about = This class belongs to a course of your learning platform. The gradebook there can get a column for Before, one for the match and one for After.
grades-sends = Send by itself who has handed in Before, and who has played a match to its end
grades-release = Send the scores of After
    .about = They go as they are now, with the points that you gave. If you press again later, what has changed is sent.
grades-part-before = Before:
grades-part-match = Match:
grades-part-after = After:
grades-sent = { $sent } of { $all } are in the gradebook.
grades-latest = The latest went on { $day } at { $time } (UTC).
grades-released = { $count ->
    [0] Nothing has changed since the scores were sent.
    [one] One score goes to your course now.
   *[other] { $count } scores go to your course now.
}
grades-released-unread = { $told } { $count ->
    [one] One of all the scores is not final, since you have not read every text of it.
   *[other] { $count } of all the scores are not final, since you have not read every text of them.
}
reject-grades-nothing = Nobody in the class has answered anything of After yet, so there is no score to send.
reject-grades-no-course = This class belongs to no course of a learning platform. It does once you open it from a link in the course.

## Why a grade could not be sent

grades-fault-away = Your platform does not answer. We try again by ourselves. Not sent yet:
grades-fault-busy = Your platform asked us to wait. We try again by ourselves. Not sent yet:
grades-fault-leave = Your platform does not let us write grades. Whoever looks after it must allow it for this tool; then open a link in the course again. Not sent:
grades-fault-service = The links in your course offer us no gradebook. Whoever looks after the platform can turn it on for this tool; then open a link in the course again. Not sent:
grades-fault-unknown = Your platform no longer has the column or the student. Not sent:
grades-fault-refused = Your platform refused the score. Not sent:

## The names of the columns in the gradebook

grades-column-before = { $lesson }: Before
grades-column-match = { $lesson }: match played
grades-column-after = { $lesson }: After

## The roster

roster-title = Your course
roster-sum = On { $day } it had { $students ->
    [one] one student
   *[other] { $students } students
} and { $teachers ->
    [one] one teacher
   *[other] { $teachers } teachers
}.
roster-to-come = { $count ->
    [one] One has not come here yet, but has a place in the class.
   *[other] { $count } have not come here yet, but have a place in the class.
}
roster-gone = These are in the class, but no longer in the course:
roster-read = Read the roster again
roster-asked = The roster of your course is being read.
roster-fault-away = The roster could not be read, since your platform does not answer. We try again by ourselves.
roster-fault-leave = The roster could not be read: your platform does not let us. Whoever looks after it can allow it for this tool; then open a link in the course again.
roster-fault-service = The links in your course offer us no roster. Students come into the class when they first open a link.
roster-fault-odd = The roster could not be read: what your platform sent is no roster.
roster-fault-full = The course has more students than a class can have, so some are missing here.
