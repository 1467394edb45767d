goal = Nobody knows your clan: get it into many valuable villages. The most points after twelve villages win.

score-known = { $sum } points so far: { $points } of { $clan }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
score-hidden = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}; the clan is a secret
score-clan = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

aim-village = A village with your clan is one move away: { $territory }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every clan in it.
aim-ahead = { $clan } is in front. Do not let on that it is yours: found villages in which others score as well.
aim-behind = { $clan } is { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
} behind { $best }. Look for villages with your clan and without { $best }.
aim-epoch = Now { $good } brings { $bonus } more; a village on { $bad } brings nothing.
aim-left = { $villages } villages are still to be founded.
aim-last = The next village is the twelfth: it brings five points more, and then the game is over.

note-village = The first village! Whoever made the last move gets a chip, one point. Every clan in it gets the full value, however many huts it has there.
note-strife = Strife: all five clans met, so every clan with a single hut there lost it. Send a second hut along before you bring the fifth clan.
note-hostile = That village brought nothing: its ground is hostile in this epoch. A fine way to spoil a rival’s village.
note-large = Seven huts or more stand behind a fence: they do not move any more, but others may join them.
note-epoch = A new epoch: another ground is good now, and another one worthless. “What now?” tells you which.
