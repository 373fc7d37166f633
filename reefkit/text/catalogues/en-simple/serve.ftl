### The easier reading level of serving a class: what a student reads.

desk-join-step-word = Open this address. Type the word
token-what = You need a word to come in. Your teacher has it.
token-hint = Small and capital letters are the same. You need the word only once.
reject-token = That is not the word. Look at each letter again.
