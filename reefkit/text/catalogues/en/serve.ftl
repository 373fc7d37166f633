### Serving a class: the command's options, the word that a browser shows, and what the terminal says.

## The command

serve-help-token = a word that every browser must show once, in its address or when asked for it; where other people have accounts on this machine, use --token-file or REEFKIT_TOKEN
serve-help-token-file = a file that only you can read, with that word
serve-help-name = a name by which browsers call this server, such as labs.school.example; by itself it answers to addresses, and to names that only its network has
serve-name = “{ $given }” is not a name of a server, such as labs.school.example.
serve-help-students = how many students to be ready for; 30 if you do not say
serve-help-instance = what this server is called among several behind one proxy, such as a: browsers come back to it, and asked by the system to end it sends its pages to the others
serve-instance = “{ $given }” is not a name for a server among several: up to 63 letters, digits and hyphens, such as a.
serve-token = A token has { $least } to { $most } letters a to z, digits, hyphens and underscores, and begins with a letter or digit.
serve-token-file = { $file } cannot be read; name a text file that holds the word.
serve-token-file-open = Other accounts on this machine can read { $file }. Keep it to yourself (chmod 600), and choose another word if somebody may have read it.
serve-token-file-empty = { $file } is empty; write the word into it.
serve-token-twice = Give the word by --token or by --token-file, not by both.
serve-help-log = a file for details, for whoever helps when something fails; - writes them here
serve-log = { $file } cannot be written; name another file for the log.

## What the terminal says while a class plays

serve-pages = { $count ->
    [0] No page is open now.
    [one] One page is open now.
   *[other] { $count } pages are open now.
}
serve-not-saved = Pages go on in memory, and save as soon as that works again. Keep them open.
serve-slow = Saving is slow: it took { $seconds } seconds. Close other programs on this computer.
serve-saved-again = Work is saved again.
serve-news-lost = This server cannot hear what the database is told, so pages ask it about twice a second. Play goes on. If a pooler such as PgBouncer stands in front of the database, REEFKIT_DATABASE_DIRECT must name the database’s own address.
serve-news-heard = The server hears again what the database is told.
serve-kernel-failed = One page stopped by itself. It opens again by itself, where the student was.
serve-limit = A limit was met: { $met }.
serve-page-failed = A page could not be opened. Reload it; the other pages go on.
serve-fault = Something failed inside the server. The pages go on.
serve-details = Details for whoever helps: { $file }
serve-no-file = If it happens again, start the labs with --log FILE: that file then has the details for whoever helps.
serve-closing = The labs are closing. What the pages call saved is kept.
serve-draining = { $count ->
    [0] This server ends; no page is open here.
    [one] This server ends; its one page moves to another server.
   *[other] This server ends; its { $count } pages move to other servers.
}
serve-network-means = Anybody who has such an address, or types the word { $token }, can open the labs. Classes open by code and key only. What is sent is not encrypted, so use a network you trust.
serve-network-word = Anybody who types the word that you chose can open the labs. Classes open by code and key only. What is sent is not encrypted, so use a network you trust.

## The desk, where a word is asked for

desk-join-word = They are asked for the word
# On the wall; the word follows.
desk-join-step-word = Open this address. It asks for the word

## The page that asks for the word

token-title = Which word?
token-what = You need a word to open these labs. The person who gave you the address knows it.
token-label = Word
token-hint = Capital letters do not matter. You are asked only once in this browser.
token-go = Open the labs
reject-token = That is not the word. Check it letter by letter.
