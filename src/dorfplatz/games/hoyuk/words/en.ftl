game-title = Höyük
game-about = Up to five tribes build one village. Share blocks with the others, outdo them in ovens, shrines and pens, and survive the catastrophe of the round.
game-help =
    Everybody builds on one grid. Touching houses of any colour form a block, touching houses of one colour a family.
    Phase 1: build what your tiles show, houses first, then ovens, shrines or pens. Phase 2, from round 2 on: a catastrophe strikes the blocks its card describes. Phase 3: in blocks you share with others, whoever has most ovens, shrines or pens takes a reward card. Phase 4: used cards go back, the next starting player is named.
    At the start of each phase you may play cards, as many a round as you have families: to build more, or in sets of equal cards for victory points.
    The game ends in the round in which somebody builds the last house. Most victory points win.

# -- Names -------------------------------------------------------------------

tribe-red = Red (Ders)
tribe-green = Green (Sneerg)
tribe-yellow = Yellow (Oleyli)
tribe-purple = Purple (Ruples)
tribe-blue = Blue (Lebu)
starter-red = { tribe-red }
starter-green = { tribe-green }
starter-yellow = { tribe-yellow }
starter-purple = { tribe-purple }
starter-blue = { tribe-blue }
element-house = house
element-oven = oven
element-pen = pen
element-shrine = shrine
element-cattle = cattle
element-villager = villager
element-shaman = shaman
card-house = house card
card-oven = oven card
card-pen = pen card
card-shrine = shrine card
card-cattle = cattle card
card-villager = villager card
card-metal = metal card
stack-oven = oven stack
stack-shrine = shrine stack
stack-pen = pen stack
stack-highrise = high-rise stack
stack-houses = house stack
stack-cattle = cattle stack
stack-villager = villager stack
tile-H = three houses
tile-O = two houses and an oven
tile-P = two houses and a pen
tile-S = two houses and a shrine
tile-W = two houses and one element of choice
tile-C = two houses and cattle
tile-V = two houses and a villager
tile-M = two houses and the shaman
slot-H = house
slot-O = oven
slot-P = pen
slot-S = shrine
slot-W = house, oven, pen or shrine
slot-C = cattle
slot-V = villager
slot-M = shaman
cell = { $id }
from = { $id }
block = block { $id }
set-house = house card for a set
set-house-2 = second house card
set-house-3 = third house card
set-house-4 = fourth house card
set-house-5 = fifth house card
set-oven = oven card for a set
set-oven-2 = second oven card
set-oven-3 = third oven card
set-oven-4 = fourth oven card
set-oven-5 = fifth oven card
set-pen = pen card for a set
set-pen-2 = second pen card
set-pen-3 = third pen card
set-pen-4 = fourth pen card
set-pen-5 = fifth pen card
set-shrine = shrine card for a set
set-shrine-2 = second shrine card
set-shrine-3 = third shrine card
set-shrine-4 = fourth shrine card
set-shrine-5 = fifth shrine card
set-cattle = cattle card for a set
set-cattle-2 = second cattle card
set-cattle-3 = third cattle card
set-cattle-4 = fourth cattle card
set-cattle-5 = fifth cattle card
set-villager = villager card for a set
set-villager-2 = second villager card
set-villager-3 = third villager card
set-villager-4 = fourth villager card
set-villager-5 = fifth villager card
set-metal = metal card for a set
set-metal-2 = second metal card
set-metal-3 = third metal card
set-metal-4 = fourth metal card
set-metal-5 = fifth metal card
side-n = house to the north
side-e = house to the east
side-s = house to the south
side-w = house to the west
finish-finish = Finish
pending-last-house = the last house of a supply is built
pending-space = there is no room left for a house
source-sets = Sets
source-hand = Cards in hand
source-houses = Families
source-cattle = Cattle
source-villagers = Villagers
result-tie = Equal points: most houses on the board decide, then most high-rises.
option-mode = Mode
option-mode-basic = Basic
option-mode-advanced = Advanced
option-mode-expert = Expert
option-house_limit = Houses for each player
option-house_limit-25 = 25
option-house_limit-20 = 20 (shorter; usual with five players)
option-house_limit-15 = 15 (short)
option-tribes = Tribes in the order of the seats, any of the letters R G Y U B
option-tribes-RGYUB = red, green, yellow, purple, blue
option-herds = Cattle and villagers at the end
option-herds-all = the majority scores all (rulebook)
option-herds-own = the majority scores only its own
change-2 = At the end of an expert game the winner of a block’s cattle or villagers scores all of them in that block, not only the own (HOY-11.5, HOY-11.6).
option-tribes-R = Red (Ders)
option-tribes-G = Green (Sneerg)
option-tribes-Y = Yellow (Oleyli)
option-tribes-U = Purple (Ruples)
option-tribes-B = Blue (Lebu)
option-open_hands = The others’ hands
option-open_hands-false = face down, only how many (rulebook)
option-open_hands-true = open
option-tribes-seats = Tribes

# -- Catastrophes --------------------------------------------------------------

catastrophe-hard_winter_1 = Hard Winter
catastrophe-hard_winter_2 = Hard Winter
catastrophe-drought_1 = Drought
catastrophe-drought_2 = Drought
catastrophe-epidemic_1 = Epidemic
catastrophe-epidemic_2 = Epidemic
catastrophe-earthquake_1 = Earthquake
catastrophe-earthquake_2 = Earthquake
catastrophe-fire_1 = Fire
catastrophe-fire_2 = Fire
catastrophe-flood_1 = Flood
catastrophe-flood_2 = Flood
catastrophe-locusts_1 = Locusts
catastrophe-locusts_2 = Locusts
catastrophe-raid_1 = Raid
catastrophe-raid_2 = Raid
catastrophe-offering_1 = Offering
catastrophe-offering_2 = Offering
catastrophe-tornado_1 = Tornado
catastrophe-tornado_2 = Tornado
catastrophe-volcano_1 = Volcano
catastrophe-volcano_2 = Volcano
catastrophe-wolves_1 = Wolves
catastrophe-wolves_2 = Wolves

strikes-hard_winter_1 = The blocks with the fewest shrines: everybody who lives there loses one house.
strikes-hard_winter_2 = The blocks with most shrines: everybody who lives there loses one house.
strikes-drought_1 = The smallest blocks: everybody who lives there loses half of his cattle.
strikes-drought_2 = The largest blocks: everybody who lives there loses half of his cattle.
strikes-epidemic_1 = The largest blocks: everybody who lives there loses half of his villagers.
strikes-epidemic_2 = The smallest blocks: everybody who lives there loses half of his villagers.
strikes-earthquake_1 = The smallest blocks: everybody who lives there loses half of his houses.
strikes-earthquake_2 = The largest blocks: everybody who lives there loses half of his houses.
strikes-fire_1 = The blocks with most ovens: everybody who lives there loses half of his houses.
strikes-fire_2 = The blocks with the fewest ovens: everybody who lives there loses half of his houses.
strikes-flood_1 = The shaman leaves the village.
strikes-flood_2 = The shaman leaves the village.
strikes-locusts_1 = The smallest blocks: no cards are won there this round.
strikes-locusts_2 = The largest blocks: no cards are won there this round.
strikes-raid_1 = The largest blocks: everybody who lives there loses half of his shrines.
strikes-raid_2 = The smallest blocks: everybody who lives there loses half of his shrines.
strikes-offering_1 = The blocks with most pens: everybody who lives there loses one house.
strikes-offering_2 = The blocks with the fewest pens: everybody who lives there loses one house.
strikes-tornado_1 = The blocks with most high-rises: everybody who lives there loses one house.
strikes-tornado_2 = The blocks with the fewest high-rises: everybody who lives there loses one house.
strikes-volcano_1 = The smallest blocks: everybody who lives there loses half of his pens.
strikes-volcano_2 = The largest blocks: everybody who lives there loses half of his pens.
strikes-wolves_1 = The largest blocks: everybody who lives there loses half of his ovens.
strikes-wolves_2 = The smallest blocks: everybody who lives there loses half of his ovens.

# -- Prompts -----------------------------------------------------------------

ask-build = Build what your tile still shows: { $slots }.
ask-cards = Phase { $phase }: play cards ({ $allowed } more this round) or none.
ask-loss = { $card } in { $block }: choose { $number ->
    [one] the { $element } you lose.
   *[other] what you lose: { $number } × { $element }.
}
ask-block = Choose the block that is evaluated next.
ask-return = Choose the stack under which your played cards go.
ask-nominate = Appoint the next start player.
ask-ability-red = The Ders may raze a neighbour’s house and take its place.
ask-ability-green = The Sneerg may place { $part ->
    [1] a pen.
   *[other] cattle.
}
ask-ability-yellow = The Oleyli may steal an element ({ $part ->
    [1] first
   *[other] second
} theft).
ask-ability-purple = The Ruples may build a house; the shaman follows them.
ask-ability-blue = The Lebu may place { $part ->
    [1] a pen.
   *[other] a villager.
}
ask-card = Choose a card, or play none.
ask-element = Build what with it?
ask-stamp = Choose what to build, or where.
ask-cell = Choose a cell.
ask-side = Choose the house the pen belongs to.
ask-from = Choose where it is taken from.
ask-set = Tick the cards of the set: equal ones, metal fills in.
ask-wait = { $seat } is to decide.
ask-top = A new top card is being turned up.
ask-chance = Luck decides what comes next.
ask-over = The game is over.

# -- Events ------------------------------------------------------------------

starts = { $seat } begins: { $tribe }.
round-begins = Round { $round }.
top-card = New on top of the { $stack }: { $card }.
dealt = { $seat } receives a tile: { $tile }.
builds-house = { $seat } builds a house on { $cell } ({ $block }).
rebuilds = { $seat } rebuilds the ruin on { $cell } ({ $block }).
builds-storey = { $seat } builds a second storey on { $cell }.
builds = { $seat } builds on { $cell }: { $element }.
forfeits-houses = { $seat } has no place for { $houses ->
    [one] a house
   *[other] { $houses } houses
} of the tile.
forfeits = { $seat } gives up the third slot of the tile ({ $tile }).
end-pending = The game ends with this round: { $reason }.
spends = { $seat } uses a card: { $card }.
plays-set = { $seat } plays { $count } × { $card }{ $metal ->
    [0] {""}
    [one] {" and one metal card"}
   *[other] {" "}and { $metal } metal cards
}: { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
catastrophe = { $card }! { $what } { $count ->
    [0] No block is struck.
   *[other] Struck: { $blocks }.
}
shaman-home = The shaman returns to the supply.
shaman-follows = The shaman follows { $seat } to { $cell }.
loses = { $seat } loses on { $cell }: { $element }.
evaluates = { $seat } has { $block } evaluated.
wins = { $seat } wins from the { $stack }: { $card }.
stack-closed = The { $stack } is closed for the rest of the game.
returns = { $seat } puts { $count ->
    [one] one card
   *[other] { $count } cards
} under the { $stack }.
nominates = { $seat } appoints { $other } as next start player.
razes = { $seat } razes the house of { $other } on { $cell } and takes its place.
steals = { $seat } takes from { $source } to { $cell }: { $element }.
scores-hand = { $seat }: { $points } for cards in hand.
scores-houses = { $seat }: { $points } for houses in blocks of the greatest own family.
scores-cattle = { $seat }: { $points } for cattle.
scores-villagers = { $seat }: { $points } for villagers.
game-over = The game is over.

# -- Reasons -----------------------------------------------------------------

not-over = the game is over
not-your-turn = it is { $seat }’s turn
not-chance = luck has done its part, now a player decides
not-yet = luck comes first
not-offered = that cannot be drawn now
not-at-build = now the tile is built
not-at-cards = now cards are played, or the window is closed
not-at-loss = now the losses of the catastrophe are named
not-at-block = now a block is chosen
not-at-return = now the played cards go under a stack
not-at-nominate = now the next start player is appointed
not-at-ability = now the ability of the tribe is used or declined
not-nominee = the next start player must be somebody else at this table
not-finished = something of the tile can still be built and must be
not-on-tile = the tile has no open slot for this: { $element }
not-in-hand = there are not enough cards for that; of { $card }: { $held }
not-this-card = building needs a card that shows this element, or metal
not-a-set = that is not a set: one to five equal cards, metal fills in
not-families = the number of families allows { $allowed ->
    [0] no more cards this round
    [one] only one more card this round
   *[other] only { $allowed } more cards this round
}
not-in-mode = there is no { $element } in this mode
not-houses-left = no house is left in the own supply
not-in-supply = the supply has no { $element } left
not-on-pen = a pen stands on { $cell }
not-own-house = somebody else’s house stands on { $cell }
not-mark = the move does not fit what is on { $cell }: Hf6 is for an empty cell, Hxf6 for a ruin, H^f6 for a second storey
not-third-storey = the house on { $cell } has two storeys already
not-open-side = the house on { $cell } has no open side
not-connecting = the cell { $cell } touches several blocks, and blocks are never connected
not-enclosing = that would close the last open side of a pen
not-enclosed = a pen on { $cell } would have no open side
not-beside-own = whoever lives in { $block } builds beside an own house, and { $cell } touches none
not-beside-house = the cell { $cell } touches no house of { $block }
not-empty = the cell { $cell } is not empty
not-host = a pen on { $cell } needs an own house on that side
not-own-pen = there is no own pen on { $cell }
not-free-pen = there is cattle in the pen on { $cell } already
not-own-roof = there is no own house on { $cell }
not-free-roof = the house on { $cell } has no room for that
not-to-lose = there is nothing of that kind to lose on { $cell } in { $block }
not-a-block = there is no { $block }
not-again = { $block } has been evaluated this round
not-locusts = locusts have eaten what { $block } had to offer
not-inhabited = nobody lives in { $block }
not-closed = the { $stack } is closed for good
not-a-stack = there is no { $stack } in this mode
not-ability = the ability of the tribe is another one
not-razable = on { $cell } there is no house of another player beside an own one
not-to-steal = there is nothing of the kind to take on { $cell }: { $element }

# -- Positions and records ------------------------------------------------------

position-game = A position begins like “hoyuk basic 25 RB”, not with “{ $text }”.
position-host = The pen on { $cell } has no house on its open side.
position-closed = The pen on { $cell } has no open side.
position-roof = The pieces of “{ $token }” do not go together.
position-pieces = There are more pieces than in the box: { $element }.
position-bag = The bag “{ $group }” holds { $found } cards, but its stacks hide { $hidden }.
position-cards = There are { $found } reward cards; at most { $most } are possible.
position-tiles = There are more tiles of the kind { $tile } than in the box.
position-points = { $tribe } has at least { $least } points at the end of this game.
record-header = A log begins like “hoyuk basic 25 RB”, not with “{ $text }”.
record-word = “{ $word }” has no place in a log.

# -- Board -------------------------------------------------------------------------

board-round = Round { $round }
board-ending = last round
board-stacks = Stacks
board-supply = Supply
board-houses = houses
board-points = VP
board-families = families
board-hand = hand
board-played = played
board-tile = tile
board-blocks = Blocks
board-closed = closed
board-drawn = Catastrophe of this round
board-forecast = Catastrophes to come, and the blocks they would strike now
board-nothing = none
board-locusts = locusts
board-evaluated = evaluated
board-struck = struck
board-legend = R1·3: red house of one storey in block 3 (R2: high-rise) with o oven, s shrine, v villager, M shaman. xx: ruin. P^R: pen of Red, its house to the north (^ > v <), below it c for cattle and the open sides n e s w. ›f6: can be chosen.

# -- The position in words ---------------------------------------------------------

step-setup = the start player is drawn
step-cards = cards are played
step-ability = the ability of a tribe is used
step-deal = tiles are dealt
step-build = tiles are built
step-draw = a catastrophe is drawn
step-loss = losses are named
step-block = blocks are evaluated
step-return = played cards go back
step-nominate = the next start player is appointed
step-over = the game is over
state-none = not struck
state-hit = struck by the catastrophe
state-skip = eaten bare by locusts
state-done = evaluated this round
say-round = Round { $round }: { $step }.
say-decides = { $seat } decides.
say-start-player = { $seat } is start player.
say-ending = This is the last round.
say-seat = { $seat }, { $tribe }: { $points ->
    [one] one victory point
   *[other] { $points } victory points
}, { $houses ->
    [one] one house
   *[other] { $houses } houses
} in supply, { $families ->
    [one] one family
   *[other] { $families } families
}, { $played ->
    [0] no card
    [one] one card
   *[other] { $played } cards
} played this round. { $cards ->
    [0] The hand is empty.
   *[other] In hand: { $hand }.
} { $tile }
say-no-tile = No tile.
say-tile = Tile: { $tile }.
say-cards = { $count } × { $card }
say-face-down = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
say-stack = { $stack }: { $card } on top, { $left ->
    [one] the last card
   *[other] { $left } cards in all
}.
say-stack-unknown = { $stack }: the top card is being turned up, { $left ->
    [one] the last card
   *[other] { $left } cards in all
}.
say-stack-closed = { $stack }: closed.
say-homes = { $seat } { $houses ->
    [one] one house
   *[other] { $houses } houses
}
say-leads = { $stack } to { $seat }
say-block = { $block }: { $homes }; { $state }. { $shared ->
    [0] A single tribe lives there: no cards.
   *[other] { $count ->
        [0] Nobody would win a card.
       *[other] Cards now: { $leads }.
    }
}
say-block-abandoned = { $block }: nothing but ruins.
say-forecast = { $card } may come. { $what } { $count ->
    [0] Now it would strike no block.
   *[other] Now it would strike { $blocks }.
}
say-house = { $cell }: house of { $seat } with { $storeys ->
    [one] one storey
   *[other] two storeys
} in { $block }{ $count ->
    [0] {""}
   *[other] {", "}on it: { $roof }
}.
say-pen = { $cell }: pen of { $seat } in { $block }, it belongs to the house on { $host }{ $count ->
    [0] {""}
   *[other] {", "}with cattle
}.
say-ruin = { $cell }: ruin of { $storeys ->
    [one] one storey
   *[other] two storeys
} in { $block }.
say-empty = { $cell }: empty{ $count ->
    [0] {""}
   *[other] {", "}touches { $blocks }
}.

# -- The board in the browser --------------------------------------------------------

web-map = The town
web-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $houses } { $houses ->
    [one] house
   *[other] houses
} left · { $families ->
    [one] one family
   *[other] { $families } families
} · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-tile = Tile
web-ability = Ability
web-hand = Your cards
web-hand-empty = no cards yet
web-no-place = { $element }: there is no place for it now
web-allowed = { $allowed ->
    [0] none to play now
    [one] one more this round
   *[other] { $allowed } more this round
} ({ $families ->
    [0] no family
    [one] one family
   *[other] { $families } families
})
web-allowed-brief = { $allowed ->
    [0] none to play now
    [one] one more this round
   *[other] { $allowed } more this round
}
web-set-points = { $count ->
    [one] one card
   *[other] { $count } cards
}: { $points ->
    [one] one point
   *[other] { $points } points
}
web-build-with = Build with
web-no-card = Play no card
web-no-card-brief = No card
web-ask-me = When cards may be played
web-order-always = always ask
web-order-once = not the next time
web-order-round = not this round any more
web-order-catastrophe = only before the catastrophe and at the end
web-order-scores = only if I can play a set
web-decline = Leave it
web-next = Next start player
web-first = start player
web-face-down = Hands lie face down. Every card was seen when it was won.
web-head-points = victory points
web-head-houses = houses in the own supply
web-head-families = cards played this round / families
web-head-cards = cards in hand
web-most-oven = most ovens
web-most-shrine = most shrines
web-most-pen = most pens
web-most-highrise = most high-rises
web-most-houses = most houses
web-most-cattle = most cattle
web-most-villager = most villagers
web-stack = Whoever has { $most } in a shared block wins the { $card }. { $left ->
    [one] It is the last one; then the stack closes.
   *[other] { $left } cards are left until the stack closes.
}
web-stack-unknown = Whoever has { $most } in a shared block wins the next card here; it is being turned up.
web-stack-closed = This stack is closed for the rest of the game: nobody wins anything for having { $most }.
web-swept = The new storey sweeps off the roof: { $what }.
web-losses = { $chosen } of { $of } losses chosen
web-forecast = What may strike
web-forecast-own = { $struck ->
    [0] None of { $cards } cards strikes you
    [one] One of { $cards } cards strikes you; you would lose { $worst ->
        [one] one piece
       *[other] { $worst } pieces
    }
   *[other] { $struck } of { $cards } cards strike you; at worst you lose { $worst ->
        [one] one piece
       *[other] { $worst } pieces
    }
}
web-forecast-blocks = { $count ->
    [one] now block { $blocks }
   *[other] now blocks { $blocks }
}
web-forecast-line = { $struck ->
    [0] None of { $cards } catastrophes strikes you
    [one] 1 of { $cards } catastrophes strikes you
   *[other] { $struck } of { $cards } catastrophes strike you
}
web-forecast-brief = { $struck }/{ $cards } catastrophes
web-forecast-own-group = Take something of yours ({ $count })
web-forecast-others-group = Strike others ({ $count })
web-forecast-none-group = Strike nobody now ({ $count })
web-forecast-none = now no block
web-forecast-spared = (the shaman protects { $blocks })
web-block-card = card
web-block-alone = one tribe alone: no cards
web-block-ruins = nothing but ruins
web-final-houses = At the end: greatest family
web-final-cattle = At the end: cattle
web-final-villagers = At the end: villagers
web-not-here = it cannot stand here
web-not-connecting = would join two blocks
web-not-enclosing = would close the last open side of a pen
web-not-enclosed = the pen would have no open side
web-not-beside-own = not beside one of your houses of this block
web-not-beside-house = touches only pens or ruins
web-not-open-side = the house has no open side
web-not-host = no house of yours beside it
unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
unit-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
unit-house = { $count ->
    [one] one house
   *[other] { $count } houses
}
unit-oven = { $count ->
    [one] one oven
   *[other] { $count } ovens
}
unit-pen = { $count ->
    [one] one pen
   *[other] { $count } pens
}
unit-shrine = { $count ->
    [one] one shrine
   *[other] { $count } shrines
}
unit-cattle = { $count ->
    [one] one head of cattle
   *[other] { $count } head of cattle
}
unit-villager = { $count ->
    [one] one villager
   *[other] { $count } villagers
}
unit-shaman = { $count ->
    [one] the shaman
   *[other] { $count } shamans
}
unit-metal = { $count ->
    [one] one metal card
   *[other] { $count } metal cards
}
unit-house-card = { $count ->
    [one] one house card
   *[other] { $count } house cards
}
unit-oven-card = { $count ->
    [one] one oven card
   *[other] { $count } oven cards
}
unit-pen-card = { $count ->
    [one] one pen card
   *[other] { $count } pen cards
}
unit-shrine-card = { $count ->
    [one] one shrine card
   *[other] { $count } shrine cards
}
unit-cattle-card = { $count ->
    [one] one cattle card
   *[other] { $count } cattle cards
}
unit-villager-card = { $count ->
    [one] one villager card
   *[other] { $count } villager cards
}
fog-hand = Cards in the hand of { $seat }, for those who remember
