### What stands beside a field before anything is typed: who reads it.
###
### Families: readers-

readers-here = No teacher’s desk shows it. Whoever uses this device, or has your code or your file, can read it.
readers-idea = Your idea here is for yourself: your teacher’s desk does not show it. Whoever uses this device, or has your code or your file, can read it.
readers-answer-here = No teacher’s desk shows it, unless you join a class later. Whoever uses this device, or has your code or your file, can read it.
readers-teacher = Your teacher reads it, with your name.
readers-answer-teacher = Your teacher reads it, with your name, and may show it to the class without your name.
readers-names-here = Names stay with your game and its file. Teachers see them only in a class.
readers-names-teacher = Your teacher can see the names that you type here.
