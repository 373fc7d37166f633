desk-data-none = No table has begun yet. Charts appear in round 1.
desk-data-no-tables = Nobody is seated yet. Seat the class first. Then charts appear here.
desk-data-title-ranges = Who lives here. A thick bar: many tables have it
desk-data-title-types = How many kinds are alive
desk-data-title-board = Reefs of each board at { $time ->
    [0] the founding
   *[other] survey { $time }
}. A dot is a reef
desk-data-title-founders = How many types each reef began with, at { $time ->
    [0] the founding
   *[other] survey { $time }
}. A dot is a reef
desk-data-title-builder = What each reef began with, at { $time ->
    [0] the founding
   *[other] survey { $time }
}. A dot is a reef
desk-data-title-bot = Reefs by who plays them, at { $time ->
    [0] the founding
   *[other] survey { $time }
}. A dot is a reef
desk-data-small = One or two reefs say little. A single reef can be lucky.
desk-data-gamma-is = types in all reefs together
desk-data-alpha-is = types on one reef, on average
desk-data-beta-is = gamma divided by alpha
desk-data-caption-ocean = At how many tables each type lived
desk-data-notes-shared = Students share these notes with you.
desk-data-no-notes = Nobody has shared a note yet.

desk-data-ask-turn = If we played again, would the same players win?
desk-data-ask-gone = { CAP($types) } { $count ->
    [one] is
   *[other] are
} gone from every table. How could { $count ->
    [one] it
   *[other] they
} come back?
desk-data-ask-alone = Only table { $table } still has { $type }. What was special about its reefs?
desk-data-ask-rare = Only { $now } of { $tables } tables have { $type }. What do those tables share?
desk-data-ask-gamma = The ocean has { $ocean } types. No table has more than { $most }. Where do the others live?
desk-data-ask-few = A group needs { $few } reefs. What do you expect to see?
desk-data-ask-board = Reefs on the { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
} on average. Those on the { $least } have { NUMBER($low, maximumFractionDigits: 1) }. Why?
desk-data-ask-founders = Reefs with { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
}. Those with { $least } have { NUMBER($low, maximumFractionDigits: 1) }. Does it help to begin with many?
desk-data-ask-builder = Reefs begun with { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
}. Those with { $least } have { NUMBER($low, maximumFractionDigits: 1) }. Why could that be?
desk-data-ask-bot = Reefs of { $best } have { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] types
   *[points] points
}. Those of { $least } have { NUMBER($low, maximumFractionDigits: 1) }. What did they do?
desk-data-ask-same-board = All boards do equally well so far. Which card would change that?
desk-data-ask-same-founders = Many types at the start made no difference. When would they?
desk-data-ask-same-builder = No first builder is ahead so far. Which card would change that?
desk-data-ask-points = The reef with most points has { $types } types. The richest has { $most }. What else brings points?
desk-data-ask-points-rich = The reef with most points has many types too. Do types bring points?

desk-review-about = Look at any match again, move by move.
desk-review-none = No match has begun yet. Seat the class first.
desk-review-quiet = Nothing changed here since the last stop.
reject-desk-review-no-match = This class has no such match. Nothing was changed.
