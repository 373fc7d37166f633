### The self-check’s few words for students, in shorter sentences.
