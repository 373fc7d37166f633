### The easier reading level of the command line.

command-about = Play the games here. Look at saved games. Check files. Type --help after a command to learn more.
command-about-play = Plays a game with bots. You see every round.
command-played = The seed was { $seed }. The log has { $entries } entries.
command-unknown = There is no { $what } “{ $given }”. Choose from: { $known }.
command-exists = There is already a file { $file }. Choose another name, or add --force.
command-one-a-seat = { $option } has { $items } items for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Give one for all, or one for each.
