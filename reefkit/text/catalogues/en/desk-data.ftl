### The teacher's desk: the class as data, and looking back at a match.
###
### Families: data-view- desk-data- desk-data-by- desk-data-title- desk-data-axis- desk-data-head- desk-data-caption- desk-data-ask- desk-data-ask-same- desk-review-of- desk-review-side-

data-view-ocean = The class ocean
data-view-board = By board
data-view-strategy = By strategy
data-view-series = Over time
data-view-scores = Scores
data-view-explorer = Make graphs

desk-data-title = The class as data
desk-data-views = Charts of the class
desk-data-none = No table has begun yet. Charts appear when the first table starts round 1.
desk-data-no-tables = Nobody is seated yet. Seat the class, and its charts appear here while it plays.
desk-data-to-play = See the tables
desk-data-to-class = Go to the class
# $tables and $reefs: how many are counted. $come: how many tables have come to time $last.
desk-data-come = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $reefs ->
    [one] one reef
   *[other] { $reefs } reefs
}. { $last ->
    [0] All are founded.
   *[other] { $come ->
        [one] One table has
       *[other] { $come } tables have
    } reached survey { $last }.
}
desk-data-come-seats = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $reefs ->
    [one] one seat
   *[other] { $reefs } seats
}. { $last ->
    [0] All have started.
   *[other] { $come ->
        [one] One table has
       *[other] { $come } tables have
    } reached the end of round { $last }.
}
desk-data-together = { $time ->
    [0] All are founded.
   *[other] All have reached survey { $time }.
}
desk-data-at = { $time ->
    [0] the founding
   *[other] survey { $time }
}
desk-data-when = at
desk-data-which = At which survey
desk-data-by = founded with
desk-data-by-founders = how many types
desk-data-by-builder = which types
desk-data-by-bot = style of bot
desk-data-compare = compare
desk-data-by-types = types
desk-data-by-points = points

desk-data-title-ranges = Who lives here: a bar is as thick as the share of tables that have the type
desk-data-title-types = How many types are alive
desk-data-title-board = Reefs of each board at { $time ->
    [0] the founding
   *[other] survey { $time }
}: each dot is a reef, the line is their mean
desk-data-title-founders = Reefs by how many types they were founded with, at { $time ->
    [0] the founding
   *[other] survey { $time }
}: each dot is a reef, the line is their mean
desk-data-title-builder = Reefs by what they were founded with, at { $time ->
    [0] the founding
   *[other] survey { $time }
}: each dot is a reef, the line is their mean
desk-data-title-bot = Reefs by who plays them, at { $time ->
    [0] the founding
   *[other] survey { $time }
}: each dot is a reef, the line is their mean
desk-data-axis-types = types alive on a reef
desk-data-axis-points = points of a reef
desk-data-coming = still to come
desk-data-track-ocean = class ocean
desk-data-track-mean = average reef
desk-data-track-table = each table
desk-data-track-class = average table
desk-data-which-series = What to look at
desk-data-kept = { $tables ->
    [one] still here
   *[other] { $now } of { $tables } tables
}
desk-data-gone = gone from all
desk-data-people = people
desk-data-founders = { $count ->
    [one] one founding type
   *[other] { $count } founding types
}
desk-data-reefs = { $count ->
    [one] one reef
   *[other] { $count } reefs
}
desk-data-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
desk-data-list = { $names }
desk-data-small = Groups of one or two reefs say little: a single reef can be lucky.

desk-data-ocean-at = The ocean at
desk-data-alpha = alpha
desk-data-alpha-is = types on an average reef
desk-data-beta = beta
desk-data-beta-is = gamma divided by alpha
desk-data-gamma = gamma
desk-data-gamma-is = types in the whole ocean

desk-data-head-type = type
desk-data-head-first = first seen
desk-data-head-at = tables at { $time }
desk-data-head-where = now at
desk-data-head-time = time
desk-data-head-table = table
desk-data-head-group = reefs
desk-data-head-reefs = how many
desk-data-head-types = types
desk-data-head-all-types = types together
desk-data-head-points = points
desk-data-head-rank = place
desk-data-scores-more = And { $count } more.
desk-data-head-reef = reef of
desk-data-head-board = board
desk-data-head-round = round { $round }
desk-data-caption-ocean = At how many tables each type lived, from the founding (0) on
desk-data-caption-ocean-2 = Diversity of the ocean and of each table
desk-data-caption-series = The average table, and each table, over time
desk-data-caption-board = Means of each board
desk-data-caption-strategy = Means of each strategy

desk-data-notes = Strategies in their own words
desk-data-note-of = { $types ->
    [one] one type
   *[other] { $types } types
}, { $points ->
    [one] one point
   *[other] { $points } points
}
desk-data-notes-shared = These are the notes that students share with you. The others stay with them.
desk-data-no-notes = Nobody has shared a note yet. After each survey students choose whether you may read theirs.

## Questions for the class

desk-data-ask = Talk about it
desk-data-ask-turn = If we played again, would the same players win?
desk-data-ask-gone = { CAP($types) } { $count ->
    [one] is
   *[other] are
} gone from every table. What would it take for { $count ->
    [one] it
   *[other] them
} to come back to this ocean?
desk-data-ask-alone = Only table { $table } still has { $type }. What did its reefs have that the others lacked?
desk-data-ask-rare = { CAP($type) } lives at { $now } of { $tables } tables only. What do those tables have in common?
desk-data-ask-gamma = The ocean has { $ocean } types, and no table has more than { $most }. Where do the others live?
desk-data-ask-few = A group needs { $few } reefs before it can be compared. What do you expect to see?
desk-data-ask-board = Reefs on the { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
} on average, those on the { $least } { NUMBER($low, maximumFractionDigits: 1) }. What do the boards have to do with it?
desk-data-ask-founders = Reefs with { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
} on average, those with { $least } { NUMBER($low, maximumFractionDigits: 1) }. Is it worth starting with many?
desk-data-ask-builder = Reefs founded with { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
} on average, those with { $least } { NUMBER($low, maximumFractionDigits: 1) }. Is it the builder that made the difference?
desk-data-ask-bot = Reefs of { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
} on average, those of { $least } { NUMBER($low, maximumFractionDigits: 1) }. What did they do differently?
desk-data-ask-same-board = All boards do equally well so far. Which card would tell them apart?
desk-data-ask-same-founders = Starting with many types has made no difference so far. When would it?
desk-data-ask-same-builder = No founding builder is ahead so far. Which card would change that?
desk-data-ask-same-bot = All play equally well so far. What do they have in common?
desk-data-ask-points = The reef with most points has { $types } types, and the richest has { $most }. What else brings points?
desk-data-ask-points-rich = The reef with most points also has the most types, { $types }. Do more types bring more points, or the other way round?

## Looking back

desk-review-title = Look back
desk-review-about = Any match of the class, move by move. You can see two reefs side by side.
desk-review-none = The class has not started a match yet. Once it is seated, you can look back at its matches here.
desk-review-table = Table { $table }
desk-review-closed = Table { $table }, closed
desk-review-own = { $names }, { $day }
desk-review-of-class = Tables of the class
desk-review-of-own = Played for themselves
desk-review-side-left = On the left
desk-review-side-right = On the right
desk-review-match = Match
desk-review-reef = Whose
desk-review-others = Everybody in this match
desk-review-two = Two side by side
desk-review-go = Go to
desk-review-told = What happened here
desk-review-quiet = Nothing has changed on this reef since the last stop.
desk-review-bare = Nothing lives on this reef yet.
reject-desk-review-no-match = This class has no such match, so nothing was changed.
