### The self-check: what `reefkit doctor` and the teacher’s desk say of the machine that serves a class.
### Families: health-check- health-verdict- health-some- limit-

health-title = Self-check
health-all-fine = Everything is ready for { $students ->
    [one] one student
   *[other] { $students } students
}.
health-some-warn = The labs work. { $count ->
    [one] One thing is worth a look
   *[other] { $count } things are worth a look
} before { $students ->
    [one] one student comes
   *[other] { $students } students come
}.
health-some-bad = { $count ->
    [one] One thing stands in the way
   *[other] { $count } things stand in the way
} of a class of { $students }.
health-verdict-fine = fine
health-verdict-warn = worth a look
health-verdict-bad = stands in the way
health-check-storage = Storage
health-check-lasting = After a restart
health-check-disk = Room on the disk
health-check-memory = Memory
health-check-address = Address
health-check-token = Who may come in
health-check-limits = Limits
health-check-clock = Clock
health-check-permissions = Permissions
health-check-files = Open files
health-check-versions = Versions
health-megabytes = { $count } MB
health-gigabytes = { $count } GB
health-unknown = This could not be looked at.
health-unknown-do = Whoever helps with Reefkit would like to know. What the terminal shows, or the file of “reefkit serve --log”, says why.

## On the desk

health-open = Self-check
health-looking = The computer is being checked. This takes a few seconds.
health-again = Check again
reject-health-no-server = This desk was not opened by a lab server, so there is no server to check.
# A band over the whole desk. $free is an amount, such as 200 MB.
health-band = The computer is short of memory: { $free } left. The pages that are open go on; no other opens. Close other programs on it, and lab pages that nobody needs.

## The command line

health-command-about = Checks whether this machine is ready to serve a class: storage, memory, addresses, clock, permissions. Takes what “reefkit serve” takes, and changes nothing.
health-help-json = print the findings as JSON, for engineers

## Storage

health-storage = Work is kept in { $place }, { $size } so far. It can be written, and is not damaged.
health-storage-server = Work is kept in { $place } (PostgreSQL { $version }). It can be written.
health-storage-do = Until this is mended, name another place with --database, on this computer’s own disk.
health-storage-damaged-do = Stop the labs and put a copy from before the damage in its place. Without one, keep the damaged file aside, and begin a new one with --database.
health-storage-synced = A program copies this folder to the internet, and may hold the file while a class writes it. Name a folder beside it with --database.
health-storage-network = This folder lies on another machine. If the network stutters, so does every page. Name a file on this computer’s own disk with --database, or use PostgreSQL.
health-storage-journal = This disk does not let pages read while another writes, so a large class waits. Name a file on this computer’s own disk with --database.
health-storage-connections = The database takes { $most } connections at once, and a class of this size may need { $needed }. Whoever runs it can raise max_connections.
health-lasting = What was written is there when another program looks, as after a restart.
health-lasting-not = What was just written is not there when another program looks.
health-lasting-not-do = Do not begin a class with this place. Name another with --database.
health-lasting-unknown-do = No second program could be started to look. Whoever looks after this computer may know what keeps it.
health-lasting-fsync = The database does not wait for its disk, so a power cut may lose the last moments. Whoever runs it can turn fsync on.
health-lasting-forgets = This server forgets everything when it ends.
health-lasting-files = Have students save their work as files before they close the page.
health-lasting-memory = What is written lies in memory, and is gone when this computer restarts.
health-lasting-move = Name a file on a disk with --database.
health-lasting-container = What is written lies inside a container, and goes when the container is removed.
health-lasting-mount = Give the container a folder of the machine, and name a file in it with --database.

## Room on the disk

health-disk = { $free } are free where work is kept.
health-disk-elsewhere = Work is kept by a database’s server, which looks after its own disk.
health-disk-do = Delete files that nobody needs, or name a file on another disk with --database.

## Memory

# $needed and $free are amounts, such as 3.2 GB.
health-memory = { $free } are free. { $students ->
    [one] One student needs
   *[other] { $students } students need
} { $needed } of it, beside what is in use already.
health-memory-tight = This is just enough. Close other programs before the class comes.
health-memory-short = { $free } are free. Beside what the computer itself needs, that is enough for { $pages ->
    [0] no student
    [one] one student
   *[other] { $pages } students
} of { $students }.
health-memory-do = Close other programs, restart the computer, or use one with more memory. Students can also share: a game plays with several people at one screen.

## Address

health-port-free = Port { $port } is free.
health-port-taken = Another program uses port { $port }.
health-port-next = The labs would answer at port { $free }, and say so. To have the same address each time, end the other program, or choose a port with --port.
health-port-low = Port { $port } is kept for the system’s own servers.
health-port-do = Choose another with --port, such as 8866.
health-address = The labs answer at { $address }.
health-address-not = The labs do not answer at { $address }.
health-address-not-do = Stop the labs with Ctrl-C and start them again. If that does not help, start them with another --port.
health-address-silent = This computer itself hears no answer from { $addresses }, so other devices may hear none either. Is it still in the same network? A firewall may also need to let Python in.
health-address-alone = Only this computer reaches them. For other devices, start with “reefkit serve --network”.
health-address-proxy = Whether the server in front leads there, a browser on another device shows.
health-address-try = To be sure, open { $address } on another device. If it stays empty: is it in the same network, and does this computer’s firewall let port { $port } in?

## Who may come in

health-token = Each browser must show the token once.
health-token-alone = Only browsers on this computer reach the labs.
health-token-open = Whoever is in the network and knows the address can open the labs. Classes still need their code, and the desk its key.
health-token-do = Where strangers share the network, start with --token and a word that you tell the class.

## Limits

# $met lists what was met, each with its count and since when, such as “save files came too often or were too large (3 times since 2026-03-01 08:12)”.
health-limits = No limit was met since yesterday.
health-limits-met = Since yesterday { $met }.
# What to do about one limit after what to do about others.
health-limits-more = { $do } { $more }
# $since is a day and a time. “do” is what a teacher can do.
limit-pages-of-one = one browser wanted more lab pages than one may have ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Have students close lab pages that they do not need. If nobody needs so many, somebody is trying something: look who is in the network.
limit-pages = more lab pages were wanted than this server takes ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Close lab pages that nobody needs. If all are needed, start the labs with a larger --students.
limit-memory = a lab page was wanted and memory was short ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Close other programs on this computer, or use one with more memory.
limit-pages-often = lab pages were opened more often than anybody opens them ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Whoever opens a page waits until it is there; a few seconds are usual at the bell. If it goes on, look who is in the network.
limit-pages-of-address = one device or router wanted more lab pages than its share ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a whole class comes through one router, start the labs with a larger --students.
limit-sockets = a page was connected more often than a page ever is ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Reefkit’s own pages never do that, and nothing of the class was held up. If it goes on, look who is in the network.
limit-frames = something was sent that no lab page sends ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = It was thrown away. If it goes on, somebody is trying something: look who is in the network.
limit-messages = a page sent too much at once ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a student’s page stood still, open it again: what was done is kept. If it goes on, look who is in the network.
limit-size = a page sent something too large ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = It was thrown away. A student who meant to open a large file can send a smaller one.
limit-unread = a page did not read what it was sent ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = The page was disconnected, and connects again by itself. A slow network does that too: have the device come nearer to the Wi-Fi.
limit-states = a page was asked too often how it stands ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = A page that is opened again and again does that. If no student does it, look who is in the network.
limit-connections = one address held too many connections ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a whole class comes through one router, start the labs with a larger --students. Otherwise look who is in the network.
limit-bodies = something was sent that was too large or too slow ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Only a class’s back-up is large. Bring it by the command line, if the desk does not take it.
limit-restores = more back-ups of classes came at once than are read at once ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Bring them one after the other.
limit-work = a student wanted to keep more than is kept for one person ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = What the student had is kept. If it was real work, save it as a file at the desk, and tell whoever helps with Reefkit.
limit-files = save files came too often or were too large ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = A student who needs to can open the file in ten minutes. If nobody does, look who is in the network.
limit-codes = codes or keys were wrong too often ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Students join all the same by the picture, the link, or the longer code that the desk shows meanwhile. If it goes on, somebody is guessing: close the class’s door once all are in.
limit-other = another limit (“{ $kind }”) was met ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Whoever helps with Reefkit would like to know.

## Clock

# $zone is what the clock differs from Greenwich, such as +01:00.
health-clock = The clock says { $now } ({ $zone }).
health-clock-behind = The clock says { $now }, and work was written at { $later } already.
health-clock-jumps = The clock jumps.
health-clock-apart = The clocks of this computer and of the database differ by { $seconds } seconds.
health-clock-do = Have the system set its clock by the network. What students do is kept in its order all the same; the times beside it would be wrong.

## Permissions

health-permissions = Only the account that runs the labs reads { $place }.
health-permissions-server = Who may read the database is its server’s concern.
health-permissions-unknown = Windows decides by its own rules who reads the file; it lies in a folder of this account where nothing else was said.
health-permissions-file = Other accounts of this computer may read { $place }.
health-permissions-file-do = In a terminal, this lets them no more: chmod 600 "{ $place }"
health-permissions-folder = Other accounts of this computer may take files out of { $place }.
health-permissions-folder-do = In a terminal, this lets them no more: chmod 700 "{ $place }"
health-root = The labs run as root, the account that may do everything on this computer.
health-root-do = An account of its own that may do nothing else is safer.

## Open files

health-files = A program may have { $most } files open; { $needed } are needed.
health-files-free = This system sets no limit that matters.
health-files-do = Whoever looks after this computer can raise the limit of open files (nofile) to { $needed } or more.

## Versions

health-versions = Reefkit { $reefkit }, Python { $python }, SQLite { $sqlite }.
health-versions-do = Reefkit was not tried with these versions: { $names }. Install Reefkit into an environment of its own.

## Room for another page

# What a browser is told whose page cannot be opened; “do” says what helps.
# What the terminal says of the same.
room-memory-told = Memory is short, { $free } left. The pages that are open go on; no other opens. Close other programs on this computer, and lab pages that nobody needs.
room-memory-again = There is memory enough again. New pages open.
room-pages-told = { $pages } lab pages are open, and no other opens. If all are needed, start with a larger --students.
room-of-one-told = One browser has { $pages } lab pages open, and opens no other.

## As the labs are opened

# Two sentences of the self-check: what is short, and what to do.
serve-lacks = { $what } { $do }

# $why is a sentence, such as that the disk is full.
serve-no-store = { $why } The labs were not opened. When that is mended, start them again, or name another place with --database. “reefkit doctor” looks closer.
serve-held = Another program is using { $place } and does not let go of it. The labs were not opened. Close that program, such as a viewer of databases or a back-up, and start them again.
