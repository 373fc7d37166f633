### A note after a round: writing it, and choosing who may read it.
###
### Families: note-readers-

note-title = { $last ->
    [yes] What would you try in another match?
   *[no] What will you try next?
}
note-placeholder = { $last ->
    [yes] Next match I …
   *[no] Next round I …
}
note-unkept = Typed. It is kept when you say Ready.
note-kept-already = Kept with this round.
note-keep = Keep the note
note-is-kept = Your note is kept with this round.
note-nothing-new = There is nothing new to keep.
reject-note-too-long = A note has at most { $most } characters. The last ones were left out.
reject-note-not-now = Notes are written at the survey.

## Who may read it

note-readers = Who may read this note?
note-readers-of = Who may read the note of round { $round }?
note-readers-me = Only me
    .about = Your teacher’s desk does not show it.
note-readers-teacher = Me and my teacher
    .about = Your teacher reads it, with your name.
note-readers-class = Whoever shares your seat or takes it over, and whoever has your code, can read it all the same. You can choose again later; what your teacher has read or saved by then cannot be taken back.
note-readers-other = Only whoever wrote this note can share it with the teacher.
note-shared = Your teacher can read this note now.
note-unshared = Your teacher’s desk does not show this note any more.
reject-note-no-teacher = Nobody can share a note here: this is no seat of yours in a class.
reject-note-not-yours = Only whoever wrote a note chooses who reads it.
