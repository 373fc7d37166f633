### The self-check: what `reefkit doctor` and the teacher’s desk say of the machine that serves a class.
### Families: health-check- health-verdict- health-some- limit- school-ready- school-servers-

health-title = Self-check
health-alone-first = Students cannot get in yet: only this computer opens the labs. See “Address” below.
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
health-unknown = This could not be checked.
health-unknown-do = Tell whoever helps you with Reefkit. The terminal, or the file of “reefkit serve --log”, says why.

## On the desk

health-open = Self-check
health-looking = The computer is being checked. This takes a few seconds.
health-again = Check again
reject-health-no-server = This desk was not opened by a lab server, so there is no server to check.
# A band over the whole desk. $free is an amount, such as 200 MB.
health-band = The computer is short of memory: { $free } left. Open pages go on, but no new ones open. Close other programs on it, and lab pages that nobody needs.

## The command line

health-command-about = Checks whether this machine is ready to serve a class: storage, memory, addresses, clock, permissions. Takes what “reefkit serve” takes, and changes nothing.
health-help-json = print the findings as JSON, for engineers

## Storage

health-storage = Work is kept in { $place }, { $size } so far. It can be written, and it is not damaged.
health-storage-server = Work is kept in { $place } (PostgreSQL { $version }). It can be written.
health-storage-do = Until this is fixed, choose another place with --database, on this computer’s own disk.
health-storage-damaged-do = Stop the labs and replace the file with a copy from before the damage. If there is none, keep the damaged file, and start a new one with --database.
health-storage-synced = A program copies this folder to the internet, and may block the file while a class writes to it. Choose another folder with --database.
health-storage-network = This folder is on another computer. If the network is slow, so is every page. Choose a file on this computer’s own disk with --database, or use PostgreSQL.
health-storage-journal = On this disk no page can read while another one writes, so a large class has to wait. Choose a file on this computer’s own disk with --database.
health-storage-connections = The database takes { $most } connections at once, and a class of this size may need { $needed }. Whoever runs it can raise max_connections.
health-lasting = Another program can read what was saved, as it could after a restart.
health-lasting-not = Another program cannot read what was just saved.
health-lasting-not-do = Do not start a class with this place. Choose another with --database.
health-lasting-unknown-do = A second program could not be started to check. Whoever looks after this computer may know why.
health-lasting-fsync = The database does not wait for its disk, so a power cut may lose the last moments. Whoever runs it can turn fsync on.
health-lasting-forgets = This server forgets everything when it ends.
health-lasting-files = Have students save their work as files before they close the page.
health-lasting-memory = Work is kept in memory only, and is gone when this computer restarts.
health-lasting-move = Choose a file on a disk with --database.
health-lasting-container = Work is kept inside a container, and is gone when the container is removed.
health-lasting-mount = Give the container a folder of the machine, and name a file in it with --database.

## Room on the disk

health-disk = { $free } are free where work is kept.
health-disk-elsewhere = Work is kept by a database’s server, which looks after its own disk.
health-disk-do = Delete files that nobody needs, or choose a file on another disk with --database.

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
health-memory-do = Close other programs, restart the computer, or use one with more memory. Students can also share a screen: up to three play one seat.

## Address

health-port-free = Port { $port } is free.
health-port-taken = Another program uses port { $port }.
health-port-next = The labs would answer at port { $free }, and say so. To have the same address each time, end the other program, or choose a port with --port.
health-port-low = Port { $port } is kept for the system’s own servers.
health-port-do = Choose another with --port, such as 8866.
health-address = The labs answer at { $address }.
health-address-not = The labs do not answer at { $address }.
health-address-not-do = Stop the labs with Ctrl-C and start them again. If that does not help, start them with another --port.
health-address-silent = This computer gets no answer from { $addresses }, so other devices may get none either. Is it still on the same network? A firewall may also need to let Python in.
health-address-wrong = { $addresses } does not open the labs. This is what is shown to students.
health-address-wrong-do = Another program may answer there, or a server in front leads elsewhere. Open it in a browser, and look at what comes.
health-address-alone = Only this computer can open them. For other devices, start with “{ $command }”.
health-address-proxy = To see whether the server in front leads there, open it in a browser on another device.
health-address-try = To be sure, open { $address } on another device once the labs run. If it stays empty: is it on the same network, and does this computer’s firewall let port { $port } in?

## Who may come in

health-token = Each browser must show the token once.
health-token-alone = Only browsers on this computer can open the labs.
health-token-open = Anybody on the network who knows the address can open the labs. Classes still need their code, and the desk its key.
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
    .do = Have students close lab pages that they do not need. If nobody needs so many, somebody is trying something: check who is on the network.
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
limit-pages-often = lab pages were opened more often than anybody needs ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = A page that opens may have to wait. A few seconds are usual at the bell. If it goes on, check who is on the network.
limit-pages-of-address = one device or router wanted more lab pages than its share ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a whole class comes through one router, start the labs with a larger --students.
limit-sockets = a page connected more often than any page does ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Reefkit’s own pages never do that, and nothing of the class was held up. If it goes on, check who is on the network.
limit-frames = something was sent that no lab page sends ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = It was thrown away. If it goes on, somebody is trying something: check who is on the network.
limit-messages = a page sent too much at once ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a student’s page stood still, open it again: what was done is kept. If it goes on, check who is on the network.
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
limit-states = somebody asked too often how a page is doing ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = A page that is opened again and again does that. If no student does it, check who is on the network.
limit-connections = one address held too many connections ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = If a whole class comes through one router, start the labs with a larger --students. Otherwise check who is on the network.
limit-bodies = something was sent that was too large or too slow ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Only a class’s back-up is large. Bring it by the command line, if the desk does not take it.
limit-restores = several back-ups of classes came at the same time ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Restore them one after the other.
limit-work = a student tried to save more than one person may ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = What the student had is kept. If it was real work, save it as a file at the desk, and tell whoever helps with Reefkit.
limit-files = save files came too often or were too large ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = A student who needs to can open the file in ten minutes. If nobody does, check who is on the network.
limit-codes = codes or keys were wrong too often ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Students join all the same by the picture, the link, or the longer code that the desk shows in the meantime. If it goes on, somebody is guessing: close the class’s door once all are in.
limit-other = another limit (“{ $kind }”) was met ({ $count ->
    [one] once
   *[other] { $count } times
} since { $since })
    .do = Tell whoever helps you with Reefkit.

## Clock

# $zone is what the clock differs from Greenwich, such as +01:00.
health-clock = The clock says { $now } ({ $zone }).
health-clock-behind = The clock says { $now }, but work was already saved at { $later }.
health-clock-jumps = The clock jumps.
health-clock-apart = The clocks of this computer and of the database differ by { $seconds } seconds.
health-clock-days-ahead = The clock is { $days } days ahead of the last work saved here. Nothing is erased because of its age until the labs have run on three days by this clock.
health-clock-days = The clock is { $days ->
    [one] one day
   *[other] { $days } days
} behind the last work saved here. Nothing is erased because of its age until the labs have run on three days by this clock.
health-clock-do = Let the system set its clock over the network. What students do still stays in order, but the times beside it would be wrong.

## Permissions

health-permissions = Only the account that runs the labs can read { $place }.
health-permissions-server = Who may read the database is its server’s concern.
health-permissions-unknown = Windows has its own rules about who can read the file. It is in a folder of this account, unless you chose another.
health-permissions-file = Other accounts of this computer may read { $place }.
health-permissions-file-do = To stop that, type in a terminal: chmod 600 "{ $place }"
health-permissions-folder = Other accounts of this computer may take files out of { $place }.
health-permissions-folder-do = To stop that, type in a terminal: chmod 700 "{ $place }"
health-root = The labs run as root, the account that may do everything on this computer.
health-root-do = It is safer to use an account that may do nothing else.

## Open files

health-files = A program may have { $most } files open; { $needed } are needed.
health-files-free = This system sets no limit that matters.
health-files-do = Whoever looks after this computer can raise the limit of open files (nofile) to { $needed } or more.

## Versions

health-versions = Reefkit { $reefkit }, Python { $python }, SQLite { $sqlite }.
health-versions-do = Reefkit has not been tested with these versions: { $names }. Install Reefkit into an environment of its own.

health-no-templates = The templates of Voila are not where this Python finds them, so no lesson opens. Install Reefkit into an environment of its own, without --target and --prefix.

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
serve-no-store = { $why } The labs were not opened. Once that is fixed, start them again, or choose another place with --database. “reefkit doctor” looks closer.
serve-held = Another program is using { $place } and does not let go of it. The labs were not opened. Close that program, such as a viewer of databases or a back-up, and start them again.

## A whole school: several servers behind one proxy, “reefkit doctor --school URL”

school-help = check a whole installation instead, through its proxy: the address that browsers use, such as https://labs.school.example/; --database names the database of its servers, --students how many come at once
school-url = “{ $given }” is not the address of a school’s labs, such as https://labs.school.example/.
health-check-door = The way in
health-check-same-server = Same server
health-check-sockets = Web sockets
health-check-ready = Ready
health-check-servers = Servers
health-check-clocks = Clocks
health-check-database = Database
school-door = The labs answer at { $url }.
school-shown = These open, as students type them: { $addresses }.
school-door-not = At { $url } something answers with { $status }, and not with the labs.
school-silent = Nothing answers at { $url }.
school-silent-do = Is the address right, does the proxy run, and does at least one server behind it? The proxy’s error log says which it could not reach.
school-same = { $tries } requests of one browser were all answered by the same server.
school-same-not = Of { $tries } requests of one browser { $count } went to another server than the one before. Its pages would break.
school-same-do = Have the proxy lead each browser back to its server, by the cookie reefkit-server. The files in deploy/ do.
school-same-silent = Of { $tries } requests of one browser { $count } got no answer.
school-same-unknown = The servers do not say their names, so it cannot be seen whether a browser stays at one.
school-same-unknown-do = Start each server with --instance and a name of its own. With one server only, there is nothing to do.
school-ready = { $tries } times the proxy chose a server, and each time it was ready.
school-ready-silent = Of { $tries } times that the proxy chose a server, { $count } brought no answer.
school-ready-silent-do = The proxy leads to a server that does not run. Start it, or take it out of the proxy’s list.
school-ready-store = Of { $tries } times that the proxy chose a server, { $count } led to one that cannot reach its database.
school-ready-store-do = Look at that server’s log, and whether its machine reaches the database.
school-ready-draining = Of { $tries } times that the proxy chose a server, { $count } led to one that is about to end.
school-ready-draining-do = Check again in a minute. If it stays so, the proxy does not notice that a server is not ready.
school-ready-unknown = The servers, or the proxy, do not say whether they are ready.
school-ready-unknown-do = Update servers of an earlier version, and let the proxy pass on health/ready.
school-sockets = A web socket opens at this address.
school-sockets-not = No web socket opens at this address, so pages speak to the labs by requests, which is slower.
school-sockets-do = Have the proxy or filter before the labs pass on web sockets (Upgrade and Connection) below the address of the labs.
school-servers = { $count ->
    [one] One server uses the database
   *[other] { $count } servers use the database
}: { $names }.
school-servers-none = No server uses this database now.
school-servers-none-do = Name the servers’ own database with --database or REEFKIT_DATABASE, and see that they run.
school-servers-twice = More than one server has the name { $names }.
school-servers-twice-do = Give each server a name of its own with --instance: the proxy cannot tell them apart.
school-servers-strangers = { $names } answers browsers, and does not use this database.
school-servers-strangers-do = All servers must use one database: students of one class would not find each other. Compare REEFKIT_DATABASE on each.
school-servers-versions = Not all servers have the same version: { $names }.
school-servers-versions-do = Update the servers that are behind, and start them again one after the other.
school-servers-gone = { $names } has not been heard of for a minute, and did not say that it ends.
school-servers-gone-do = It was killed, or cannot reach the database. Its log says which; start it again.
school-servers-unreached = The proxy leads nobody to { $names }.
school-servers-unreached-do = Add it to the proxy’s list, by the name that it has.
school-clocks = The servers’ clocks are within { $seconds } seconds of the database’s.
school-clocks-apart = The clock of { $name } and that of the database differ by { $seconds } seconds.
school-database = Work is kept in { $place } (PostgreSQL { $version }).
school-no-database = { $place } is not a database that several servers can share.
school-no-database-do = Name the servers’ PostgreSQL with --database or REEFKIT_DATABASE, and see that this machine reaches it.
school-connections = The database takes { $most } connections at once; { $students } students may need { $needed }. Whoever runs it can raise max_connections, or put PgBouncer in front.
