game-title = Clans – The First Villages
game-about = Sixty huts of five clans. Move a group onto its neighbours, found villages, and let nobody guess which clan is yours.
game-help =
    Everybody secretly belongs to one clan. In your turn you move all huts of a territory onto an occupied neighbour; from seven huts on a group stays.
    A group without occupied neighbours becomes a village: every clan in it scores one point for each hut there. Whoever moved takes a chip, worth one point.
    The table of epochs says what is favourable now: +2 ^ gives two points more in the mountains, ×" gives none at all in grassland.
    If all five clans meet in a village, every single hut of a clan is lost before it scores.
    After twelve villages, or when nothing can move, your clan’s points and your chips count.

# -- Names -------------------------------------------------------------------

clan-black = Black
clan-white = White
clan-red = Red
clan-blue = Blue
clan-green = Green
clan-yellow = Yellow
terrain-mountains = mountains
terrain-forest = forest
terrain-steppe = steppe
terrain-grassland = grassland
territory = { $id }
from = { $id }
to = { $id }
village = { $id }
epoch = epoch { $id }
region-A = Aurochs Land
region-B = Bear Land
region-C = Crane Land
region-D = Deer Land
region-E = Eagle Land
region-F = Fox Land
region-G = Goose Land
region-H = Hare Land
region-I = Ibex Land
region-J = Jackdaw Land
region-K = Kite Land
region-L = Lynx Land
lake-W1 = Long Lake
lake-W2 = Moon Lake
lake-W3 = Mirror Lake
lake-W4 = Great Lake
lake-W5 = Reed Lake
lake-W6 = Heron Lake
lake-W7 = Otter Lake
over-twelve = the twelfth village stands
over-no_move = no two groups stand side by side any more
source-clan = Clan
source-chips = Bonus chips
option-large_merge = Two large groups side by side
option-large_merge-must = must be merged (rulebook)
option-large_merge-may = may be merged
option-fifth_clan = The fifth clan
option-fifth_clan-black = is black
option-fifth_clan-white = is white

# -- Prompts -----------------------------------------------------------------

ask-move = In { $epoch }, move all huts of one territory onto an occupied neighbour.
ask-merge = Two large groups stand side by side: merge them, the smaller onto the larger.
ask-from = Choose the territory whose huts move.
ask-to = Choose where they go.
ask-village = Several villages at once and not enough chips in { $epoch }: which one is founded next?
ask-wait = { $seat } is to move.
ask-setup = The huts and cards are being dealt.
ask-over = The game is over.

# -- Events ------------------------------------------------------------------

region-settled = Five huts stand in { $region }.
card-drawn = { $seat } draws the clan card { $clan }.
card-drawn-hidden = { $seat } draws a clan card.
starts = { $seat } begins.
moved = { $seat } moves { $huts ->
    [one] one hut
   *[other] { $huts } huts
} from { $source } to { $destination }.
village-founded = { $lost ->
    [0] { $village } becomes a village in { $epoch } ({ $terrain }): { $value ->
        [0] no points.
       *[other] { $value } for { $clans }.
    }
    [one] Strife in { $village }, one hut lost. Village in { $epoch } ({ $terrain }): { $value ->
        [0] no points.
       *[other] { $value } for { $clans }.
    }
   *[other] Strife in { $village }, { $lost } huts lost. Village in { $epoch } ({ $terrain }): { $value ->
        [0] no points.
       *[other] { $value } for { $clans }.
    }
}
unscored = { $village } comes too late: twelve villages have been founded.
game-over = The game is over: { $reason }.
card-revealed = { $seat } was { $clan }.

# -- Reasons -----------------------------------------------------------------

not-over-twelve = the twelfth village has been founded and the game is over
not-over-stuck = no two groups stand side by side any more and the game is over
not-your-turn = it is { $seat }’s turn
not-chance = chance has done its part, now the players move
not-yet = the setup is not finished
not-offered = chance cannot draw that now
not-lake = { $source } and { $destination } are separated by { $lake }
not-neighbours = { $source } and { $destination } are not neighbours
not-empty = there is no hut in { $territory }
not-large = the group in { $source } has { $huts } huts, and from seven on a group stays where it is
not-larger = of two large groups only the smaller moves onto the larger, and { $source } is larger than { $destination }
not-before-merge = two large groups stand side by side and have to be merged first
not-order = this move founds { $villages } and needs their order, ascending inside each epoch
not-order-wanted = the founding order makes no difference here and is left out

# -- Positions and records ------------------------------------------------------

position-group = “{ $group }” is not a group of huts.
position-order = “{ $group }” is out of order or stands there twice.
position-huts = Clan { $letter } has { $huts } huts; there are only 12 of each.
position-chips = There are only 12 chips, not { $chips }.
position-cards = The cards “{ $cards }” are not right: one different clan letter for each player.
position-hidden = The cards “{ $cards }” show what one viewer knows; to play on, all cards must be known.
position-setup = This cannot have come about during the setup.
position-player = There is no player “{ $player }”.
position-not-over = The game is not over in this position.
record-header = A record begins with “players N” and “large_merge must” or “may”.
record-number = The move number { $number } should be { $expected }.
record-seat = { $seat } is not to make move { $move }.
record-word = “{ $word }” has no place here in the record.


# -- Browser -----------------------------------------------------------------

web-map = Map of Clans
web-epochs = Epochs
web-epoch-row = Epoch { $id }
web-favourable = favourable
web-hostile = hostile
web-favourable-terrain = { $terrain }: favourable, { $bonus } more
web-favourable-all = every terrain: favourable, { $bonus } more
web-hostile-terrain = { $terrain }: hostile, no points
web-hostile-none = nothing is hostile
web-chips = Chips
web-chips-left = { $left } of { $chips } chips left
web-villages-founded = Villages
web-villages-of = { $villages } of { $most }
web-clan-scores = Points of the clans
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-removed = { $huts ->
    [one] one hut lost in strife
   *[other] { $huts } huts lost in strife
}
web-seat = { $chips ->
    [0] no chips yet
    [one] 1 chip
   *[other] { $chips } chips
}
web-seat-open = { $clan } { $points } + { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} = { $total }
web-hand = Your clan card
web-hand-show = Look at your clan card
web-hand-hide = Turn your clan card over
web-hand-hidden = Face down. Nobody else may see it.
web-hand-clan = You are { $clan }.
web-hand-points = { $clan } has { $points ->
    [one] one point
   *[other] { $points } points
}, and you have { $chips ->
    [0] no chips yet
    [one] one chip
   *[other] { $chips } chips
}.

# -- The position in words -------------------------------------------------------

about-epoch = { $epoch }, { $chips ->
    [one] one chip
   *[other] { $chips } chips
} left. { $villages ->
    [0] No village has been founded yet.
    [one] One of { $most } villages has been founded.
   *[other] { $villages } of { $most } villages have been founded.
}
about-scores = Points of the clans: { $scores }.
about-clan = { $clan } { $points }
about-seat = { $seat } has { $chips ->
    [0] no chips yet
    [one] one chip
   *[other] { $chips } chips
}.
about-seat-clan = { $seat } is { $clan } with { $points ->
    [one] one point
   *[other] { $points } points
}, and has { $chips ->
    [0] no chips yet
    [one] one chip
   *[other] { $chips } chips
}.
about-large = Large groups that stay where they are: { $groups }.
about-huts = { $huts } { $clan }
about-territory = { $territory }, { $terrain }, { $huts ->
    [one] one hut
   *[other] { $huts } huts
}: { $clans }.
about-village = { $territory }, { $terrain }, village of { $huts ->
    [one] one hut
   *[other] { $huts } huts
}: { $clans }.
about-territory-empty = { $territory }, { $terrain }, empty.
fog-clan = The clan of { $seat }
