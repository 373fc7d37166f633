### The ghost class: what simulated students write, and how a teacher leads them.

## How a teacher leads them

ghosts-about = These students are not real. They come, answer and play like a class. You lead them as in a lesson.
ghosts-pace-still = Stop
ghosts-stage-coming = They come in and answer the first questions.
ghosts-stage-waiting = They are ready. They wait for their seats.
ghosts-stage-after = They have played. Now they answer the last questions.
ghosts-stage-done = They have done everything. Look at the data and the review.
ghosts-elsewhere = Another page leads the ghosts. This one looks on.
reject-ghosts-no-class = There is no class here for ghosts.
