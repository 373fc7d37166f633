### The ghost class: what simulated students write, and how a teacher leads them.

## How a teacher leads them

ghosts-stage-choosing = They wait. First choose how long you have.
ghosts-stage-coming = They come in and answer the first questions.
ghosts-stage-waiting = They wait for their seats. Some have not answered everything.
ghosts-stage-after = They have played. Now they answer the last questions.
ghosts-stage-done = Those who came have finished. Look at the data.
ghosts-elsewhere = Another page leads them, or they come soon.
reject-ghosts-no-class = There is no class here for ghosts.
