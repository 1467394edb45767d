game-title = Taluva
game-about = An island grows in width and height. Place a tile, build once, and be the first to use up two kinds of pieces; with the last tile, the most temples win.
game-help =
    Every turn has two steps: place the tile you drew, then build exactly once.
    A tile goes beside the island, or erupts: its volcano on a volcano, pointing another way, all three hexes on one level and no gap beneath. An eruption may bury huts, never a tower or a temple, and never a whole settlement.
    Build a hut on any free land of level 1, a tower on level 3 or more beside a settlement of yours without tower, a temple beside one of three or more fields without temple. Or expand: name a settlement and a terrain, and every free field of it next to the settlement gets as many huts as its level.
    Whoever uses up two of the three kinds of pieces wins at once. Whoever cannot build is out. When the tiles are gone, most temples win, then towers, then huts.

# -- Names -------------------------------------------------------------------

seat-0 = Red
seat-1 = White
seat-2 = Yellow
seat-3 = Brown
terrain-volcano = volcano
terrain-jungle = jungle
terrain-clearing = clearing
terrain-sand = sand
terrain-rock = rock
terrain-lake = lake
hex = { $id }
settlement = settlement { $id }
tile = { $id }
turn-0 = volcano at the top
turn-1 = volcano at the upper right
turn-2 = volcano at the lower right
turn-3 = volcano at the bottom
turn-4 = volcano at the lower left
turn-5 = volcano at the upper left
build-hut = Hut
build-tower = Tower
build-temple = Temple
build-expand = Expand a settlement
kind-hut = hut
kind-tower = tower
kind-temple = temple
over-early-victory = two kinds of pieces are used up
over-last-player = only one player is left
over-tiles-exhausted = there are no tiles left
status-finished = finished
status-eliminated = out
tiles-left = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
source-temples = Temples
source-towers = Towers
source-huts = Huts
result-won = won
result-not-won = did not win
result-order-tiles-exhausted = Most temples decide, then towers, then huts.
option-mode = Mode
option-mode-standard = one winner (standard)
option-mode-ranking = play on for every place
option-start = Who begins
option-start-0 = Red
option-start-1 = White
option-start-2 = Yellow
option-start-3 = Brown
option-tilesPerPlayer = Tiles per player
option-tilesPerPlayer-none = all 48 tiles
option-tilesPerPlayer-12 = 12 for each player
option-hutPlacement = Single huts
option-hutPlacement-free = on any free field of level 1
option-hutPlacement-founding = only away from one’s own settlements

# -- Prompts -----------------------------------------------------------------

ask-first = The first tile, { $tile }, goes into the middle of the table.
ask-place = Place the tile { $tile }, beside the island or as an eruption on top of it.
ask-volcano = Choose where the volcano goes.
ask-turn = Choose how the tile is turned.
ask-build = Build once: a hut, a tower, a temple, or expand a settlement.
ask-kind = Choose what to build.
ask-hex = Choose the field.
ask-settlement = Choose the settlement.
ask-terrain = Choose the terrain; every free field of it around the settlement is built on.
ask-draw = A tile is drawn for { $seat }.
ask-wait = { $seat } is to move.
ask-over = The game is over.

# -- Events ------------------------------------------------------------------

drawn = { $seat } draws the tile { $tile }.
extended = { $seat } extends the landscape: { $tile }, volcano on { $field }.
erupted = { $seat } lets the volcano on { $field } erupt: { $tile } on level { $level }.
covered = { $huts ->
    [one] A hut of { $seat } on { $field } is buried.
   *[other] { $huts } huts of { $seat } on { $field } are buried.
}
built-hut = { $seat } builds a hut on { $field }.
built-tower = { $seat } builds a tower on { $field }.
built-temple = { $seat } builds a temple on { $field }.
expanded = { $seat } expands { $settlement } onto { $terrain } with { $huts ->
    [one] one hut
   *[other] { $huts } huts
}: { $fields }.
eliminated = { $seat } cannot build and is out of the game.
resigned = { $seat } leaves the game.
finished = { $seat } has used up two kinds of pieces.
game-over = The game is over: { $reason }.

# -- Reasons -----------------------------------------------------------------

not-over = the game is over
not-resignable = this player is not in the game any more
not-others-resign = only { $seat } may give up for { $seat }
not-drawn-already = the tile has been drawn, now { $seat } moves
not-drawn-yet = a tile has to be drawn for { $seat } first
not-in-stack = there is no tile { $tile } left in the stack
not-your-turn = it is { $seat }’s turn
not-placed-already = the tile has been placed, now comes the build
not-placed-yet = the tile { $tile } has to be placed first
not-wrong-tile = the tile in hand is { $hand }, not { $tile }
not-wrong-mark = { $under ->
    [table] { $field } is empty: the mark is @
   *[other] there is a tile on { $field }: the mark is ^
}
not-first-tile = the first tile lies in the middle of the table, its volcano at the top
not-gap = there would be a gap under the tile on { $fields }
not-touching = the tile would not touch the island
not-volcano-not-on-volcano = the volcano has to lie on a volcano, and { $field } is none
not-uneven = the fields underneath are of different levels ({ $levels })
not-same-direction = the volcano underneath, on { $field }, points the same way
not-temple-or-tower-covered = temples and towers are never covered ({ $fields })
not-settlement-wiped-out = a settlement would vanish completely with { $fields }
not-no-field-there = there is no field on { $field }
not-volcano = { $field } is a volcano, and nothing is built on volcanoes
not-occupied = { $field } is occupied by { $seat }
not-no-piece-left = there is no { $kind } left in the supply
not-hut-level = a single hut needs level 1, and { $field } is on level { $level }
not-tower-level = a tower needs level 3 or more, and { $field } is on level { $level }
not-touches-own-settlement = a single hut founds a settlement, and { $field } touches one of yours
not-beside-own = { $field } does not touch a settlement of yours
not-tower-settlement = every settlement of yours beside { $field } has a tower already
not-temple-settlement = no settlement of yours beside { $field } has three fields and no temple
not-own-settlement = no piece of yours stands on { $field }
not-no-matching-field = there is no free { $terrain } field around the settlement of { $field }
not-too-few-huts = { $fields } would take { $huts ->
    [one] one hut
   *[other] { $huts } huts
}, and { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left

# -- On the screen -------------------------------------------------------------

unit-huts = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
unit-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
unit-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
unit-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
unit-buried = { $count ->
    [one] 1 hut buried
   *[other] { $count } huts buried
}
unit-level = {""}
unit-split = {""}
island = The island
tile-in-hand = Your tile
tile-of = Tile of { $seat }
turn-on = Turn clockwise
turn-back = Turn counter-clockwise
show-levels = Show the levels as numbers
peel-levels = Take off the top level
peeled-to = Only up to level { $level }; take off one more
would-erupt = Eruption, level { $level }
would-bury = { $huts ->
    [one] Buries a hut
   *[other] Buries { $huts } huts
}
would-split = Splits a settlement
would-end = Leaves nothing to build: you would be out
show-names = Show the names of the fields
named-tile = { $left } and { $right }
would-build = { $huts } huts on { $fields ->
    [one] one field
   *[other] { $fields } fields
}
field-empty = Empty place { $field }
field-free = Field { $field }: { $terrain }, level { $level }
field-taken = Field { $field }: { $terrain }, level { $level }, { $kind ->
    [temple] temple
    [tower] tower
   *[hut] { $huts ->
        [one] hut
       *[other] { $huts } huts
    }
} of { $seat }
supplies = Pieces left
seat-supply = { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
} left
kinds-used-up = two kinds used up
kinds-near = { $usedUp ->
    [0] { $missing } more pieces to the early victory
   *[other] one kind used up, { $missing ->
        [one] one more piece
       *[other] { $missing } more pieces
    } to the early victory
}
stack-show = Which ones?
stack-hide = Hide
stack-empty = The stack is empty.
tell-island = { $fields ->
    [0] The table is empty.
   *[other] The island has { $fields } fields and reaches level { $level }.
} { $tiles ->
    [0] The stack is empty.
    [one] One tile is left.
   *[other] { $tiles } tiles are left.
}
tell-hand = { $seat } holds a tile: seen with the volcano on top, { $left } on the left and { $right } on the right.
tell-seat = { $seat } has built { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
} and { $huts ->
    [one] 1 hut
   *[other] { $huts } huts
}; { $supply }.
tell-settlement = A settlement of { $seat } { $size ->
    [one] on one field
   *[other] on { $size } fields
}: { $fields }{ $temples ->
    [0] {""}
   *[other] , with temple
}{ $towers ->
    [0] {""}
   *[other] , with tower
}.
tell-volcanoes = Volcanoes above level 1: { $fields }.
field-name = { $column }{ $row }
tell-names = Fields are called by column and row; the first volcano lies on M13. Rows with even numbers lie half a field farther to the right.
tell-draw = A tile is to be drawn for { $seat }.
tell-place = { $seat } is to place a tile.
tell-build = { $seat } has placed the tile and is to build.
tell-finished = { $seat } has used up two kinds of pieces and is finished.
tell-eliminated = { $seat } is out of the game.
tell-near = { $used ->
    [0] { $seat } needs { $missing } more pieces for the early victory.
   *[other] { $seat } has used up one kind and needs { $missing ->
        [one] one more piece
       *[other] { $missing } more pieces
    } for the early victory.
}
tell-could-win = { $seat } could win with the next build.
tell-in-danger = { $seat } has nothing to build on the island as it is, and would be out.
tell-with = { $sentence } It offers { $more }.
tell-temple-sites = room for a temple on { $fields }
tell-temple-lacks = { $fields ->
    [one] a temple after one more field
   *[other] a temple after { $fields } more fields
}
tell-tower-sites = room for a tower on { $fields }
tell-tower-lacks = { $levels ->
    [one] a tower once a field beside it is one level higher
   *[other] a tower once a field beside it is { $levels } levels higher
}
tell-volcano = Field { $field }: volcano, level { $level }, its tile lies { $turn ->
    [0] below it
    [1] to the lower left
    [2] to the upper left
    [3] above it
    [4] to the upper right
   *[5] to the lower right
}

# -- Where fields have no names on the board: the board shows where ---------------

seen-extended = { $seat } extends the landscape: { $tile }.
seen-erupted = { $seat } lets a volcano erupt: { $tile } on level { $level }.
seen-covered = { $huts ->
    [one] A hut of { $seat } is buried.
   *[other] { $huts } huts of { $seat } are buried.
}
seen-built-hut = { $seat } builds a hut.
seen-built-tower = { $seat } builds a tower.
seen-built-temple = { $seat } builds a temple.
seen-expanded = { $seat } expands a settlement onto { $terrain } with { $huts ->
    [one] one hut
   *[other] { $huts } huts
}.
seen-not-gap = there would be a gap under the tile
seen-not-volcano-not-on-volcano = the volcano has to lie on a volcano, and there is none underneath
seen-not-same-direction = the volcano underneath points the same way
seen-not-temple-or-tower-covered = temples and towers are never covered
seen-not-settlement-wiped-out = a whole settlement would vanish
seen-not-no-field-there = there is no land here
seen-not-volcano = this is a volcano, and nothing is built on volcanoes
seen-not-occupied = { $seat } lives here already
seen-not-hut-level = a single hut needs level 1, and this field is on level { $level }
seen-not-tower-level = a tower needs level 3 or more, and this field is on level { $level }
seen-not-touches-own-settlement = a single hut founds a settlement, and this field touches one of yours
seen-not-beside-own = this field does not touch a settlement of yours
seen-not-tower-settlement = every settlement of yours beside it has a tower already
seen-not-temple-settlement = no settlement of yours beside it has three fields and no temple
seen-not-own-settlement = no piece of yours stands here
seen-not-no-matching-field = there is no free { $terrain } field around this settlement
seen-not-too-few-huts = these fields would take { $huts ->
    [one] one hut
   *[other] { $huts } huts
}, and { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left

# -- Positions and records ------------------------------------------------------

position-parts = A position has an island, 2 to 4 seats, a stack and a turn, separated by “; ”; this one has { $found } seats.
position-field = “{ $word }” is neither a visible field nor a placement, or both are mixed.
position-far = { $field } lies too far from 0.0: { $most } steps are possible here.
position-placement = The tile “{ $word }” cannot lie there.
position-apart = The island is in pieces: { $field } is cut off.
position-colour = “{ $word }” should be the seat { $colour }.
position-supply = The pieces of { $seat } do not add up: 3 temples, 2 towers, at most 20 huts.
position-piece = The piece “{ $word }” cannot stand there.
position-stack = “{ $text }” is not a stack.
position-rest = “rest” needs the placements of the island, not its visible fields.
position-box = There are too many tiles { $tile }: the box has { $copies }.
position-left = { $left } tiles are to be drawn, but only { $named } are named.
position-turn = “{ $text }” does not say whose turn it is.
position-status = Finished and eliminated players are numbered 1, 2, and so on.
position-kinds = { $seat } is finished if two kinds are used up, and only then.
position-finished = In the standard game somebody who has finished has won: over early-victory.
position-active = With fewer than two active players the game is over.
position-out = { $seat } is out and cannot be to move.
position-nothing-left = There is no tile left to draw, so the game is over.
position-no-build = { $seat } cannot build anything.
record-header = A record begins with the lines “players”, “mode”, “seats” and “start”.
record-line = “{ $line }” has no place here in the record.
record-number = The turn number { $number } should be { $expected }.
record-seat = { $seat } is not to move in turn { $number }.
record-move = { $move } in turn { $number } is not possible.
record-result = The result “{ $found }” does not fit the moves.
