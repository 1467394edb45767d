game-title = Garden Nation
game-about = Peoples build a town in an abandoned garden: the place of a field inside its territory decides where the next action happens.
game-help =
    The board is seven territories of seven fields. You act in the territory of the crane, and the place of the field you use says to which territory the crane walks next.
    Build: pay population for a floor, the number of the field and what already stands there. Demolish a building of yours to get people back. Three ruses, each used by a tile, bend these rules.
    A public project on display that your buildings fulfil can be claimed in the same action; its last building gets a roof and is finished.
    Every round ends with a population phase. At the end your projects count, your two secret projects, and the people you have left.

# -- Names -------------------------------------------------------------------

territory = territory { $id }
crane = crane to territory { $id }
field = field { $id }
from = field { $id }
to = field { $id }
position-C = the centre
position-NW = the top left
position-NE = the top right
position-E = the right
position-SE = the bottom right
position-SW = the bottom left
position-W = the left
terrain-meadow = meadow
terrain-straw = straw
terrain-leaf = leaf
terrain-bramble = brambles
ground-meadow = lay meadow
ground-straw = lay straw
ground-leaf = lay leaf
do-build = build
do-demolish = demolish
do-raid = raid
pass-action = pass
ruse-change = ruse: change territory
ruse-roof = ruse: move roof
people-sylphs = Sylphs
people-mecass = Mecass
people-pterygotes = Pterygotes
people-azagayah = Azagayah
option-peoples = Peoples in the order of the seats, any of the letters s m p a
option-peoples-smpa = Sylphs, Mecass, Pterygotes, Azagayah
option-peoples-seats = Peoples
option-peoples-s = Sylphs (green)
option-peoples-m = Mecass (red)
option-peoples-p = Pterygotes (blue)
option-peoples-a = Azagayah (yellow)
over-floors = a player has placed the last floor
over-rounds = sixty rounds have been played
source-public = Public projects
source-secret-1 = First secret project
source-secret-2 = Second secret project
source-population = Population

# -- Cards -------------------------------------------------------------------

project-P01 = Sacred Place (P01)
project-P02 = Sacred Place (P02)
project-P03 = Infirmary (P03)
project-P04 = Infirmary (P04)
project-P05 = Fortress (P05)
project-P06 = Fortress (P06)
project-P07 = House (P07)
project-P08 = Herbalist (P08)
project-P09 = Prison (P09)
project-P10 = Terraced Houses (P10)
project-P11 = Forge (P11)
project-P12 = Outpost (P12)
project-P13 = Sanctuary (P13)
project-P14 = Windmill (P14)
project-P15 = Bunker (P15)
project-P16 = Apartments (P16)
project-P17 = Power Station (P17)
project-P18 = Radio Tower (P18)
project-P19 = Temple (P19)
project-P20 = Water Reservoir (P20)
project-P21 = Air Base (P21)
card-P01 = { project-P01 }, 4 points: 2+ floors on meadow beside a free straw field
card-P02 = { project-P02 }, 4 points: 2+ floors on meadow beside a free leaf field
card-P03 = { project-P03 }, 4 points: 2+ floors on straw beside a free meadow field
card-P04 = { project-P04 }, 4 points: 2+ floors on straw beside a free leaf field
card-P05 = { project-P05 }, 4 points: 2+ floors on leaf beside a free straw field
card-P06 = { project-P06 }, 4 points: 2+ floors on leaf beside a free meadow field
card-P07 = { project-P07 }, 3 points: 2+ floors on meadow in an outer territory
card-P08 = { project-P08 }, 3 points: 2+ floors on straw in an outer territory
card-P09 = { project-P09 }, 3 points: 2+ floors on leaf in an outer territory
card-P10 = { project-P10 }, 3 points: two neighbouring buildings on meadow
card-P11 = { project-P11 }, 3 points: two neighbouring buildings on straw
card-P12 = { project-P12 }, 3 points: two neighbouring buildings on leaf
card-P13 = { project-P13 }, 5 points: 2+ and 1+ floors side by side on meadow
card-P14 = { project-P14 }, 5 points: 2+ and 1+ floors side by side on straw
card-P15 = { project-P15 }, 5 points: 2+ and 1+ floors side by side on leaf
card-P16 = { project-P16 }, 7 points: 3+ floors on meadow in the central territory
card-P17 = { project-P17 }, 7 points: 3+ floors on straw in the central territory
card-P18 = { project-P18 }, 7 points: 3+ floors on leaf in the central territory
card-P19 = { project-P19 }, 11 points: 2+ floors on meadow beside buildings on straw and leaf
card-P20 = { project-P20 }, 11 points: 2+ floors on straw beside buildings on meadow and leaf
card-P21 = { project-P21 }, 11 points: 2+ floors on leaf beside buildings on meadow and straw
claim-P01 = { card-P01 }
claim-P02 = { card-P02 }
claim-P03 = { card-P03 }
claim-P04 = { card-P04 }
claim-P05 = { card-P05 }
claim-P06 = { card-P06 }
claim-P07 = { card-P07 }
claim-P08 = { card-P08 }
claim-P09 = { card-P09 }
claim-P10 = { card-P10 }
claim-P11 = { card-P11 }
claim-P12 = { card-P12 }
claim-P13 = { card-P13 }
claim-P14 = { card-P14 }
claim-P15 = { card-P15 }
claim-P16 = { card-P16 }
claim-P17 = { card-P17 }
claim-P18 = { card-P18 }
claim-P19 = { card-P19 }
claim-P20 = { card-P20 }
claim-P21 = { card-P21 }
secret-CAB = Cabaret
secret-POS = Post Office
secret-BAR = Barracks
secret-SCU = Sculpture
secret-MAR = Market
secret-WAT = Watchtower
secret-BEL = Belfry
secret-OBS = Observatory
secret-T13 = Territory Control 1+3
secret-T24 = Territory Control 2+4
secret-T35 = Territory Control 3+5
secret-T46 = Territory Control 4+6
secret-T57 = Territory Control 5+7
secret-T61 = Territory Control 6+1
secret-T72 = Territory Control 7+2
keep-CAB = { secret-CAB }: 1 point per floor of own unfinished buildings on meadow
keep-POS = { secret-POS }: 1 point per floor of own unfinished buildings on straw
keep-BAR = { secret-BAR }: 1 point per floor of own unfinished buildings on leaf
keep-SCU = { secret-SCU }: 3 points per own unfinished building with 2+ floors on meadow
keep-MAR = { secret-MAR }: 3 points per own unfinished building with 2+ floors on straw
keep-WAT = { secret-WAT }: 3 points per own unfinished building with 2+ floors on leaf
keep-BEL = { secret-BEL }: 7 points per territory with an own unfinished building of 3+ floors
keep-OBS = { secret-OBS }: 11 points per territory with an own unfinished building of 4+ floors
keep-T13 = { secret-T13 }: more floors than anyone else in territory 1 or 3: 4 points, in both: 12
keep-T24 = { secret-T24 }: more floors than anyone else in territory 2 or 4: 4 points, in both: 12
keep-T35 = { secret-T35 }: more floors than anyone else in territory 3 or 5: 4 points, in both: 12
keep-T46 = { secret-T46 }: more floors than anyone else in territory 4 or 6: 4 points, in both: 12
keep-T57 = { secret-T57 }: more floors than anyone else in territory 5 or 7: 4 points, in both: 12
keep-T61 = { secret-T61 }: more floors than anyone else in territory 6 or 1: 4 points, in both: 12
keep-T72 = { secret-T72 }: more floors than anyone else in territory 7 or 2: 4 points, in both: 12

# -- Prompts -----------------------------------------------------------------

ask-secrets = Keep two of your four secret projects, of different kinds.
ask-keep = Choose the two secret projects you keep.
ask-wait-secrets = Secret projects are being chosen; still thinking: { $seats }.
ask-first = The first action of the game: build in any territory. Your population is { $population }.
ask-action = Act in { $territories }. { $left ->
    [one] This is the last action of your turn.
   *[other] You have { $left } actions.
} Your population is { $population }.
ask-moved-on = Nothing can be built where the crane stands; act in { $territories }. { $left ->
    [one] This is the last action of your turn.
   *[other] You have { $left } actions.
} Your population is { $population }.
ask-nowhere = You can build nowhere. Demolish a building, use a ruse if one is on offer, or pass the action. { $left ->
    [one] This is the last action of your turn.
   *[other] You have { $left } actions.
} Your population is { $population }.
ask-field = Choose the field of your action; a ruse is played first.
ask-do = Choose what to do there.
ask-pass = Nothing can be done but to pass.
ask-ground = Choose the ground tile for the brambles.
ask-claim = Choose a public project to complete, or none.
ask-from = Choose the building whose roof moves.
ask-to = Choose the building that gets the roof.
ask-next = Choose who is next.
ask-wait = { $seat } is to decide.
ask-setup = The game is being set up.
ask-refill = A new public project is being revealed.
ask-over = The game is over.

# -- Events ------------------------------------------------------------------

territory-placed = { $territory } comes to { $position }, turned by { $rotation } degrees.
project-shown = New public project: { $project }.
starts = { $seat } begins, with population 38.
secret-dealt = { $seat } is dealt a secret project: { $secret }.
secret-dealt-hidden = { $seat } is dealt a secret project.
secrets-kept = { $seat } keeps { $first } and { $second }.
secrets-kept-hidden = { $seat } has chosen two secret projects.
built = { $seat } pays { $cost } and builds on the { $field } ({ $terrain }), now { $floors ->
    [one] one floor
   *[other] { $floors } floors
}.
demolished = { $seat } demolishes the building on the { $field } ({ $floors ->
    [one] one floor
   *[other] { $floors } floors
}) and gains { $gain } population.
raided = Ruse: { $seat } raids the building on the { $field } ({ $floors ->
    [one] one floor
   *[other] { $floors } floors
}) and pays { $price } population to { $owner }.
territory-changed = Ruse: { $seat } changes to { $territory }.
roof-moved = Ruse: { $seat } moves the roof from the { $source } to the { $destination }.
claimed = { $seat } completes { $project } on the { $field }: { $points } points.
crane-moved = The crane goes to { $territory }.
passed = { $seat } can build nowhere and passes.
next-chosen = { $seat } makes { $next } the next player.
grown = { $gain ->
    [0] { $seat } does not grow and keeps a population of { $population }.
   *[other] { $seat } grows by { $gain } to a population of { $population }.
}
round-begins = Round { $round } begins with { $seat }.
end-triggered = { $seat } has placed the last floor: this is the last round.
game-over = The game is over: { $reason }.
secret-scored = { $seat } reveals { $secret }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
population-scored = { $seat } has a population of { $population }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# -- Reasons -----------------------------------------------------------------

not-over = the game is over
not-chance = chance has done its part, now the players decide
not-yet = something has to be drawn first
not-offered = chance cannot draw that now
not-again = there is no secret choice for you to make now
not-before-secrets = the secret projects have to be chosen first
not-dealt = these are not two different secret projects you were dealt: { $secrets }
not-your-turn = it is { $seat }’s turn
not-next-yet = { $left ->
    [one] there is still one action to do
   *[other] there are still { $left } actions to do
} before the next player is chosen
not-next-of-two = two players take turns; there is nobody to choose
not-more-actions = your turn is over; choose who is next
not-a-player = { $seat } does not play
not-twice = { $seat } has had a turn this round already
not-pass = you may pass only if you can build nowhere, but you can build in { $territories }
not-ruse-first = no ruse can be used with the first action of the game
not-ruse-left = you have no ruse left
not-there = the action happens in { $territories }, not in { $territory }
not-moved-there = the action can happen in { $territories } but not move on to { $territory }
not-changed-there = with a change of territory the action can reach { $territories }, not { $territory }
not-away-from-roof = after a roof was taken in { $territory } the action must happen there
not-roof-from = there is no finished building of yours on the { $field }
not-roof-to = there is no unfinished building of yours on the { $field }
not-roof-terrain = the { $source } and the { $destination } are different terrain
not-on-others = the building on the { $field } belongs to { $seat }
not-finished = the building on the { $field } is finished
not-without-floor = you have no floor left
not-without-ground = the { $field } is brambles: choose a ground tile for it
not-ground = the { $field } takes no ground tile
not-ground-left = no ground tile for { $terrain } is left
not-payable = it costs { $cost }, and of your population of { $population } one must stay at home
not-yours = there is no building of yours on the { $field }
not-raid = there is no building of another player on the { $field }
not-enough-floors = the building has { $floors } floors and your supply only { $supply }
not-displayed = { $project } does not lie in the display
not-without-roof = no roof is left to complete a project with
not-satisfied = this building does not complete { $project }

# -- Positions and records ------------------------------------------------------

position-no-option = This game has no option “{ $option }”.
position-roofs = There are only 19 roofs.
position-tiles = There are only three ground tiles for { $terrain }.
position-floors = { $seat } has more floors on the board than there are.
position-unplaced = { $field } lies in a territory that is not on the board yet.
position-no-bramble = { $field } is not brambles and takes no ground tile.
position-bramble = { $field } is brambles: a building there needs a ground tile.
position-seat = There is no player “{ $seat }” in this position.
position-crane = The crane is off the board although something stands there.
position-population = Population is never below 1.
position-ruses = Nobody has more than 4 ruse tiles.
position-cards = A card of “{ $key }” stands there twice or lies somewhere else.
position-kept = Two different kinds are kept, not twice { $secret }.
position-copies = There are not so many cards of { $secret }.
position-order = Nobody stands twice in the order “{ $order }”; two players take turns.
position-start = The order “{ $order }” does not fit the phase: it begins with the start player, and is empty before.
position-left = The number of actions left is { $left }, but here it can only be { $least } to { $most }.
position-refill = A refill needs exactly one slot marked “?” and a card in the pile; no other phase has one.
position-layout = Only { $placed } of seven territories lie on the board.
position-pile = The pile has too few cards for the display.
position-undealt = Somebody has not been dealt four secret cards.
position-next = There are not two players to choose from.
position-done = The phase { $phase } has nothing left to do here.
record-header = A record begins with the number of players.
record-word = “{ $word }” is not a move.

# -- Terminal ------------------------------------------------------------------

board-roofs = ^ roof ({ $roofs })
board-key = ✿n→t: meadow, number n (price: n + floors), then the crane to territory t
    ▲h^: h floors and a roof   (x): left in the supply   double frame: the crane
board-projects = Public projects ({ $pile } in the pile)
board-population = Population
board-floors = Floors
board-ruses = Ruses
board-points = Points
board-won = Completed
board-status = Round { $round }   Order { $order }   Actions left: { $left }
board-ending = Last round!
board-secrets = Secret projects


# -- The position in words -------------------------------------------------------

about-round = Round { $round }. Order of turns so far: { $order }.
about-turn = { $seat } is to act, in turn { $slot } of { $slots }: { $left ->
    [one] one action is left
   *[other] { $left } actions are left
}.
about-next = { $seat } names the next player.
about-crane = The crane stands in { $territory }.
about-no-crane = The crane is still off the board: the first action may happen in any territory.
about-ending = This is the last round.
about-project = On display: { $project }.
about-supplies = { $pile ->
    [0] No public project is
    [one] One public project is
   *[other] { $pile } public projects are
} left in the pile, { $roofs ->
    [0] no roof
    [one] one roof
   *[other] { $roofs } roofs
} in the supply; ground tiles: meadow { $meadow }, straw { $straw }, leaf { $leaf }.
about-seat = { $seat }: population { $population }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $floors ->
    [0] no floor
    [one] one floor
   *[other] { $floors } floors
} in the supply, { $ruses ->
    [0] no ruse
    [one] one ruse
   *[other] { $ruses } ruses
} left.
about-won = { $seat } has completed { $projects }.
about-secrets = Secret projects of { $seat }: { $secrets }.
about-floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { $seat }
about-territory = This is { $territory }, { $corner } on the board{ $crane ->
    [0] {""}
   *[other] , with the crane
}: { $floors }.
about-territory-empty = This is { $territory }, { $corner } on the board{ $crane ->
    [0] {""}
   *[other] , with the crane
}: nothing has been built.
about-field = In { $bed }, { $corner }: { $terrain }, free. A floor costs { $price }, then the crane goes to { $territory }.
about-field-built = In { $bed }, { $corner }: { $terrain }, { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { $seat }. The next one costs { $price }, then the crane goes to { $territory }.
about-field-finished = In { $bed }, { $corner }: { $terrain }, { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { $seat } and a roof. The field leads to { $territory }.
about-field-unlinked = In { $bed }, { $corner }: { $terrain }, { $price }.
corner-C = in the middle
corner-NW = top left
corner-NE = top right
corner-E = right
corner-SE = bottom right
corner-SW = bottom left
corner-W = left

# -- Browser -------------------------------------------------------------------

unit-population = { $count } population
unit-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
unit-ruses = { $count ->
    [one] 1 ruse
   *[other] { $count } ruses
}
unit-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit-track = { $count ->
    [one] 1 point for population
   *[other] { $count } points for population
}
unit-secret-CAB = { $count } for { secret-CAB }
unit-secret-POS = { $count } for { secret-POS }
unit-secret-BAR = { $count } for { secret-BAR }
unit-secret-SCU = { $count } for { secret-SCU }
unit-secret-MAR = { $count } for { secret-MAR }
unit-secret-WAT = { $count } for { secret-WAT }
unit-secret-BEL = { $count } for { secret-BEL }
unit-secret-OBS = { $count } for { secret-OBS }
unit-secret-T13 = { $count } for { secret-T13 }
unit-secret-T24 = { $count } for { secret-T24 }
unit-secret-T35 = { $count } for { secret-T35 }
unit-secret-T46 = { $count } for { secret-T46 }
unit-secret-T57 = { $count } for { secret-T57 }
unit-secret-T61 = { $count } for { secret-T61 }
unit-secret-T72 = { $count } for { secret-T72 }
bed-1 = strawberry bed 1
bed-2 = carrot bed 2
bed-3 = pea bed 3
bed-4 = pumpkin bed 4
bed-5 = radish bed 5
bed-6 = onion bed 6
bed-7 = aubergine bed 7
named-crane = tortoise to { $bed }
named-field-C = middle field of { $bed }
named-field-NW = top left field of { $bed }
named-field-NE = top right field of { $bed }
named-field-E = right field of { $bed }
named-field-SE = bottom right field of { $bed }
named-field-SW = bottom left field of { $bed }
named-field-W = left field of { $bed }
web-garden = The garden
web-rose = The place of a field in its bed is the place of the bed it leads to.
web-projects = Public projects
web-pile = { $count ->
    [0] no project left
    [one] one project left
   *[other] { $count } projects left
}
web-roofs = { $count ->
    [0] no roof left
    [one] one roof left
   *[other] { $count } roofs left
}
web-read = { $card }. A number with + means: at least so many floors. Blossom: meadow, mushroom: straw, maple leaf: leaf.
web-near = Could be completed now by { $seats }.
web-secrets = Secret projects
web-secrets-full = You keep only two: put one of them back first.
web-secrets-short = Secrets
web-secrets-show = Look at your secret projects
web-secrets-hide = Turn your secret projects over
web-secret-now = now { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-ruses = Ruses
web-ruse-price = costs one ruse
web-ruse-price-with = one ruse and { $most ->
    [one] 1 person
   *[other] { $most } people
}
web-ruse-price-range = one ruse and { $least } to { $most } people
web-then-you = You act again, in { $territory }.
web-then-again = { $seat } acts again, in { $territory }.
web-then = Then { $seat } acts in { $territory }.
web-then-named = Then whoever is named acts in { $territory }.
web-then-completes = Could complete there: { $projects }.
web-then-each = { $seat } could complete there: { $projects }.
web-demolition = Demolishing it brings { $value ->
    [one] 1 person
   *[other] { $value } people
}.
web-raid = A raid pays { $value } people to { $seat }.
web-after = After this move: { $population ->
    [one] 1 person
   *[other] { $population } people
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
web-twice = dealt twice
web-seat = { $population ->
    [one] 1 person
   *[other] { $population } people
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $ruses ->
    [one] 1 ruse
   *[other] { $ruses } ruses
}
web-status = What this line says
web-status-people = People to pay with: { $population }. Kept to the end, they bring { $points } points (in brackets).
web-status-points = Points for projects: { $count }
web-status-floors = Floors in supply: { $count }
web-status-ruses = Ruses left: { $count }
web-status-turns = Actions of the turns of this round; the turn being played has a red frame.
web-round = Round { $round }
web-order = Order of turns so far: { $seats }.
web-growth = +{ $gain } if the round ended now
web-track = Population track
web-track-seat = { $seat }: population { $population }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-supplies = Left for everybody
web-way-moved-on = The action may move on to here.
web-way-change = Only the ruse “change territory” leads here.
web-hindrance-no-floor = Nothing can be built here: no floor is left.
web-hindrance-no-field = Nothing can be built here: no field is open.
web-hindrance-no-people = Nothing can be built here: too few people.
fog-kept = Secret projects of { $seat }
fog-dealt = Cards { $seat } may choose from
