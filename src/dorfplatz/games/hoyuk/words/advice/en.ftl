change-points = { whose } points { go }.
change-cards = { whose } cards in hand { go }.
change-furnished = { whose } houses with oven or shrine { go }.
change-pens = { whose } pens { go }.
change-high-rises = { whose } high-rises { go }.
change-houses = { whose } houses { go }.
change-metal = { whose } metal cards { go }.
change-families = Scored now, { $who ->
    [you] your
   *[other] { $who }'s
} greatest families would bring { points-now } instead of { $before }.
change-herds = Scored now, { $who ->
    [you] your
   *[other] { $who }'s
} cattle and villagers would bring { points-now } instead of { $before }.
change-sets = { whose } hand played as sets is worth { points-now } instead of { $before }.
change-leads = { who-has } the lead for { $now ->
    [1] 1 reward card
   *[other] { $now } reward cards
} instead of { $before }.
change-lead-won = { $who ->
    [you] You take
   *[other] { $who } takes
} the lead for the { $stack } in block { $block }.
change-lead-lost = It ends { $who ->
    [you] your
   *[other] { $who }'s
} lead for the { $stack } in block { $block }.
change-matches = Reward cards { $who ->
    [you] you lead
   *[other] { $who } leads
} for that fit the hand: { $now } instead of { $before }.
change-blocks = { who-has } houses in { $now } shared blocks instead of { $before }.
change-start = { who-is } { $way ->
    [more] the starting player of the next round
   *[less] no longer the starting player
}.
change-due = As things stand { $who ->
    [you] you win
   *[other] { $who } wins
} { $now ->
    [1] 1 reward card
   *[other] { $now } reward cards
} in this round instead of { $before }.
change-sure = { $now } of { $who ->
    [you] your
   *[other] { $who }'s
} majorities instead of { $before } cannot be turned by one element.
change-secure = { $now } of { $who ->
    [you] your
   *[other] { $who }'s
} houses instead of { $before } stand where one house cannot turn the lead.
change-cash = The sets { $who ->
    [you] you
   *[other] { $who }
} may play in this round bring { points-now } instead of { $before }.
change-longest = The largest set in { $who ->
    [you] your
   *[other] { $who }'s
} hand { goes } cards.
change-risk = The next catastrophe threatens { $way ->
    [more] more
   *[less] fewer
} of { $who ->
    [you] your
   *[other] { $who }'s
} houses.
change-doomed = { who-has } { $now ->
    [1] 1 loss
   *[other] { $now } losses
} still to name instead of { $before }.

theme-cards = Cards and sets
theme-majorities = Majorities
theme-families = Families and cattle
theme-building = Building
theme-catastrophe = Catastrophes
