game-title = Above and Below
game-about = Rebuild a village above ground and explore the caverns below it. Seven rounds, a handful of villagers, and a lantern for each of them.
game-help =
    Seven rounds. In your turn ready villagers explore, build, harvest, train a newcomer or work for coins, and are exhausted afterwards; or you pass for the round.
    Exploring: two or more go below, the book tells what they meet, and you choose what to do. Every villager rolls for lanterns; reach the number of your choice. To gain what is missing villagers may exert themselves, and are injured.
    A success brings what the book says and a cave in which you may build an outpost. Without enough lanterns the risk was real.
    At night villagers recover in beds, or by potion and cider. Goods on the advancement track bring income and points; so do buildings and reputation at the end.

# -- What is in the box ----------------------------------------------------------

item-fish = fish
item-fruit = fruit
item-mushroom = mushroom
item-rope = rope
item-pottery = pottery
item-paper = paper
item-ore = ore
item-amethyst = amethyst
item-potion = potion
item-cider = cider
villager-NB1 = Anka
villager-NB2 = Bero
villager-NB3 = Cille
villager-NB4 = Dorn
villager-NT1 = Edda
villager-NT2 = Falk
villager-NT3 = Gesa
villager-NT4 = Hinnerk
villager-NS1 = Imke
villager-NS2 = Jost
villager-NS3 = Kaia
villager-NS4 = Lenz
villager-V01 = Marn the Mason
villager-V02 = Tilda the Thatcher
villager-V03 = Old Ruprecht
villager-V04 = Swantje the Shipwright
villager-V05 = Brock the Smith
villager-V06 = Leontine the Tutor
villager-V07 = Quint the Scribe
villager-V08 = Nele the Storyteller
villager-V09 = Father Osric
villager-V10 = Ada the Forewoman
villager-V11 = Wim the Tinkerer
villager-V12 = Runa the Climber
villager-V13 = Pell the Trapper
villager-V14 = Jorinde the Swift
villager-V15 = Hob the Miner
villager-V16 = Sister Mirrel
villager-V17 = Kasimir the Gambler
villager-V18 = Ysolde the Hunter
villager-X1 = Moss Hound
villager-X2 = Badger Mason
villager-X3 = Lamp Moth
villager-X4 = Salamander Scholar
villager-X5 = Echo Child
villager-X6 = Stone Hermit
recruit-V01 = Marn the Mason
recruit-V02 = Tilda the Thatcher
recruit-V03 = Old Ruprecht
recruit-V04 = Swantje the Shipwright
recruit-V05 = Brock the Smith
recruit-V06 = Leontine the Tutor
recruit-V07 = Quint the Scribe
recruit-V08 = Nele the Storyteller
recruit-V09 = Father Osric
recruit-V10 = Ada the Forewoman
recruit-V11 = Wim the Tinkerer
recruit-V12 = Runa the Climber
recruit-V13 = Pell the Trapper
recruit-V14 = Jorinde the Swift
recruit-V15 = Hob the Miner
recruit-V16 = Sister Mirrel
recruit-V17 = Kasimir the Gambler
recruit-V18 = Ysolde the Hunter
building-HOME = First House
building-H01 = Reed Cottage
building-H02 = Long House
building-H03 = Gable House
building-H04 = Travellers' Inn
building-H05 = Hammock Hall
building-H06 = Herb House
building-H07 = Fish Pond
building-H08 = Orchard
building-H09 = Mushroom Shed
building-H10 = Smokehouse
building-H11 = Cider Press
building-H12 = Pantry
building-H13 = Terraced Garden
building-H14 = Ropewalk
building-H15 = Pottery
building-H16 = Paper Mill
building-H17 = Net Loft
building-H18 = Kiln Yard
building-H19 = Writing Room
building-H20 = Market Stall
building-H21 = Trading House
building-H22 = Workers' Canteen
building-H23 = Bell Tower
building-H24 = Town Clock
building-H25 = Rose Court
building-O01 = Glowcap Grotto
building-O02 = Mushroom Terraces
building-O03 = Blindfish Pool
building-O04 = Underground River
building-O05 = Ore Shaft
building-O06 = Ore Pocket
building-O07 = Deep Vein
building-O08 = Amethyst Hall
building-O09 = Amethyst Cleft
building-O10 = Crystal Gallery
building-O11 = Clay Pit
building-O12 = Pale Orchard
building-O13 = Spider-silk Loft
building-O14 = Buried Library
building-O15 = Sleeping Niches
building-O16 = Warm Spring
building-O17 = Bunk Cavern
building-O18 = Toll Gate Below
building-O19 = Smugglers' Cove
building-O20 = Forgotten Shrine
building-O21 = Hall of Columns
building-O22 = Lantern Depot
building-O23 = Deep Observatory
building-O24 = Alchemist's Vault
building-S1 = Fish Store
building-S2 = Fruit Store
building-S3 = Mushroom Store
building-S4 = Craft Store
building-S5 = Treasure Store
building-S6 = Great Storehouse
building-K1 = Guild Hall
building-K2 = Lamplighters' Lodge
building-K3 = Counting House
building-K4 = Master Builder's Yard
building-K5 = School
building-K6 = Barn
building-K7 = Infirmary
building-K8 = Hall of Fame
building-K9 = House of Dreams
token-H07-fish = fish (Fish Pond)
token-H08-fruit = fruit (Orchard)
token-H09-mushroom = mushroom (Mushroom Shed)
token-H10-fish = fish (Smokehouse)
token-H11-fruit = fruit (Cider Press)
token-H12-fish = fish (Pantry)
token-H12-fruit = fruit (Pantry)
token-H12-mushroom = mushroom (Pantry)
token-H13-fruit = fruit (Terraced Garden)
token-H14-rope = rope (Ropewalk)
token-H15-pottery = pottery (Pottery)
token-H16-paper = paper (Paper Mill)
token-H17-rope = rope (Net Loft)
token-H17-rope-2 = another rope (Net Loft)
token-H18-pottery = pottery (Kiln Yard)
token-H18-pottery-2 = another pottery (Kiln Yard)
token-H19-paper = paper (Writing Room)
token-H19-paper-2 = another paper (Writing Room)
token-O01-mushroom = mushroom (Glowcap Grotto)
token-O02-mushroom = mushroom (Mushroom Terraces)
token-O03-fish = fish (Blindfish Pool)
token-O04-fish = fish (Underground River)
token-O05-ore = ore (Ore Shaft)
token-O06-ore = ore (Ore Pocket)
token-O06-ore-2 = another ore (Ore Pocket)
token-O07-ore = ore (Deep Vein)
token-O08-amethyst = amethyst (Amethyst Hall)
token-O09-amethyst = amethyst (Amethyst Cleft)
token-O09-amethyst-2 = another amethyst (Amethyst Cleft)
token-O10-amethyst = amethyst (Crystal Gallery)
token-O11-pottery = pottery (Clay Pit)
token-O12-fruit = fruit (Pale Orchard)
token-O12-fruit-2 = another fruit (Pale Orchard)
token-O13-rope = rope (Spider-silk Loft)
token-O14-paper = paper (Buried Library)
token-O14-paper-2 = another paper (Buried Library)
cave-C01 = Dripping Gallery
cave-C02 = Root Cellars
cave-C03 = Glowcap Hollow
cave-C04 = Sunken Market
cave-C05 = Echo Dome
cave-C06 = Old Quarry
cave-C07 = Black Lake
cave-C08 = Spider Stairs
cave-C09 = Forge of the Deep
cave-C10 = Whispering Archive
cave-C11 = Amethyst Throat
cave-C12 = Ferryman's Landing
cave-C13 = Bone Orchard
cave-C14 = Buried Bathhouse
cave-C15 = Wind Shaft
cave-C16 = Mole Kingdom
cave-C17 = Mirror Pools
cave-C18 = Refugee Caves
cave-C19 = Clock Crypt
cave-C20 = Salt Cathedral
cave-C21 = Moth Chamber
cave-C22 = Drowned Village
cave-C23 = Smugglers' Crossing
cave-C24 = Garden under Glass
cave-C25 = Last Lantern

# -- Names -------------------------------------------------------------------

section = section { $id }
story = section { $id }
option = option { $id }
number = reach { $id }
number-keep = keep the result
price = { $id } coins
alternative = number { $id }
answer-yes = accept
answer-no = decline
row-h = the house row
row-o = the outpost row
do-place = put a good on the track
do-sale = change the sale spot
do-offer = offer to buy
do-renew = renew a row
do-explore = explore
do-build = build
do-harvest = harvest
do-train = train
do-work = work
do-pass = pass for the rest of the round
do-go = that is all
do-done = done
use-nothing = nothing
use-b = a bed
use-p = a potion
use-c = a cider
use-bp = a bed and a potion
use-bc = a bed and a cider
use-pc = a potion and a cider
item-none = take it back
skill-hammer = hammer
skill-quill = quill
source-track = Goods on the track
source-buildings = Buildings
source-ranking = Reputation ranking
source-reputation = Reputation track
source-bonuses = Points and bonuses of the buildings
result-tie = Equal points: most coins decide, then villagers, then buildings.
option-trade = Buying and selling
option-trade-on = allowed
option-trade-off = left out
option-catch_up_coins = Extra coins for later seats
option-catch_up_coins-published = as published
option-catch_up_coins-none = none
option-texts = Language of the encounters
option-texts-reader = every reader's own
option-texts-de = German for everybody
option-texts-en = English for everybody

# -- Prompts -----------------------------------------------------------------

ask-turn = Round { $round } of 7, your turn: { $ready ->
    [one] one villager is ready
   *[other] { $ready } villagers are ready
}, you have { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
ask-turn-nobody = Round { $round } of 7, your turn: nobody is ready any more. You may still place, trade and renew, then pass.
ask-do = What would you like to do?
ask-villager = Who does it?
ask-building = What is built?
ask-token = Which goods are fetched?
ask-recruit = Who is trained?
ask-item = Which one?
ask-seller = From whom? { $sales }.
ask-price = For how much? { $sales }.
sale-of = { $seat } sells { $item }
ask-row = Which row? It costs one coin.
wait-answer = { $seller } is waited for: { $seat } offers { $coins } coins for { $item }.
ask-answer = { $seat } offers you { $coins } coins for: { $item }. Do you accept?
ask-option = You read { $section }. Choose what your party does.
ask-exert-or-fail = You have { $total } { $total ->
    [one] lantern
   *[other] lanterns
} and need { $goal }. Keep the result and you fail: no reward, and the cave card goes under the pile. Or exert exactly { $missing ->
    [one] one villager, who is injured,
   *[other] { $missing } villagers, who are injured,
} and succeed.
ask-exert-both = You have { $total } { $total ->
    [one] lantern
   *[other] lanterns
} and need { $goal } or { $high }. Keep the result and you fail: no reward, and the cave card goes under the pile. Exerting { $missing } reaches { $goal }, exerting { $more } reaches { $high }; whoever is exerted is injured.
ask-exert-more = You have { $total } lanterns and have reached { $reached }: keep that reward, or exert exactly { $more ->
    [one] one villager, who is injured,
   *[other] { $more } villagers, who are injured,
} for the unknown reward of { $high } instead.
ask-number = Keep the result, or reach for a number?
ask-exerted = Who is exerted, and injured?
ask-injure = { $number ->
    [one] One of your party is injured. Who?
   *[other] { $number } of your party are injured. Who?
}
ask-injured = Who is injured?
ask-alternative = You may take one of these. Which?
ask-recover-exhausted = { $villager } is exhausted. What helps? Left: beds { $beds }, ciders { $ciders }.
ask-recover-injured = { $villager } is injured. What helps? Left: beds { $beds }, potions { $potions }, ciders { $ciders }.
ask-income = Before your income you may put goods on the track.
ask-final = Before the scoring you may put your last goods on the track.
ask-wait = { $seat } is to decide.
ask-setup = The cards are being laid out.
ask-section-die = The die for { $cave } is rolling.
ask-lantern-die = The die of { $villager } is rolling.
ask-draw = A card is being turned up.
ask-over = The game is over.

# -- Events ------------------------------------------------------------------

card-drawn = Face up now: { $building }.
cave-turned = Next cave: { $cave }.
villager-comes = { $villager } comes to the row.
round-begins = Round { $round } begins; { $seat } starts.
round-ends = Round { $round } ends.
last-placing = The seventh round is over: the last goods go on the track.
game-over = The game is over.
passed = { $seat } passes.
placed = { $seat } puts { $item } on slot { $slot } of the track.
sale-begun = { $seat } offers { $item } for sale.
sale-ended = { $seat } takes the item back from the sale spot.
offered = { $seat } offers { $seller } { $coins } coins for: { $item }.
offer-accepted = { $seat } accepts.
offer-declined = { $seat } declines.
row-renewed = { $seat } pays one coin and renews { $row }.
explores = { $seat } sends { $villagers } below: { $cave }.
section-rolled = The die shows { $die }.
section-read = They read { $section }.
option-chosen = { $seat } chooses { $option }.
lanterns-rolled = { $villager } rolls { $die }: { $lanterns ->
    [0] no lantern.
    [one] one lantern.
   *[other] { $lanterns } lanterns.
}
lanterns-total = Together, with all bonuses: { $total }.
result-kept = { $seat } keeps { $total }.
exerted = { $seat } exerts { $villagers } to reach { $number }; injured.
exploration-succeeds = Success.
exploration-fails = Failure: the cave card goes under the pile.
coins-gained = { $seat } takes { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
coins-lost = { $seat } loses { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
reputation-changed = Reputation of { $seat }: { $change }, now { $position }.
item-gained = { $seat } takes { $number } × { $item }.
villager-joins = { $villager } joins { $seat }, exhausted.
villagers-injured = Injured: { $villagers }.
cave-kept = { $seat } keeps { $cave } as a free cave card.
built = { $seat }: { $villager } builds { $building } for { $coins }.
harvested = { $seat }: { $villagers } { $number ->
    [one] fetches
   *[other] fetch
} { $tokens }.
trained = { $seat }: { $villager } trains { $recruit } for { $coins }.
worked = { $seat }: { $villagers } { $number ->
    [one] works
   *[other] work
} for { $coins }.
cider-taken = { $seat } takes the cider from the board.
cider-laid = A new cider lies on the board.
recovery-chosen = { $seat } in the night, { $villager }: { $use }.
placing-done = { $seat } lays no more goods.
recovered = { $seat } after the night: ready { $ready }, exhausted { $exhausted }, injured { $injured }.
income = { $seat } has an income of { $coins }.
token-laid = A token is laid: { $token }.

# -- Reasons -----------------------------------------------------------------

not-over = the game is over
not-your-turn = { $seat } is to decide
not-chance = chance has nothing to do now
not-yet = chance is to move first
not-drawn = chance cannot draw that now
not-offered = that is not possible here
not-a-turn = nothing of that kind is asked now; it is your turn, with free actions and one main action or a pass
not-done = a turn ends with a main action or a pass
not-before-answer = the offer has to be answered first
not-before-option = one of the options has to be chosen first
not-before-exertion = first decide whether to exert anybody
not-before-effect = first decide what the outcome asks for
not-before-recovery = first decide how your villagers recover
not-before-income = before the income goods may be placed, nothing else
not-before-scoring = before the scoring goods may be placed, nothing else
not-in-stock = there is no { $item } in your stock
not-ready = { $number ->
    [one] { $villagers } is not a ready villager of yours
   *[other] { $villagers } are not ready villagers of yours
}
not-trading = this game is played without buying and selling
not-sale-twice = the sale spot was already changed in this turn
not-sale-empty = there is nothing on your sale spot
not-sale-same = { $item } already lies on your sale spot
not-a-seller = you can buy from another player only
not-for-sale = { $seat } has nothing on the sale spot
not-so-cheap = the lowest price is { $least } coins
not-enough-coins = that costs { $coins }, and you have { $have }
not-refused = { $seat } declined { $coins } in this turn; only a higher price may be offered now
not-renewed = no card is left to renew { $row }
not-alone = a party has at least two villagers
not-without-caves = the cave pile is empty
not-a-builder = { $villager } has no hammer
not-face-up = { $building } does not lie face up
not-without-cave = { $building } needs a free cave card
not-lying-there = that does not lie on a building of yours, or not as often: { $token }
not-as-many = { $lying ->
    [0] nothing lies on your buildings that a harvest could fetch now
   *[other] { $villagers ->
        [one] one villager fetches
       *[other] { $villagers } villagers fetch
    } { $most ->
        [one] one good
       *[other] at most { $most } goods
    } and at least one each, not { $tokens }
}
not-a-teacher = { $villager } has no quill
not-in-row = { $villager } is not in the row
not-an-option = { $section } has no { $option } here
not-in-party = { $number ->
    [one] { $villagers } is not on the cave card
   *[other] { $villagers } are not on the cave card
}
not-injured = exactly as many are injured as the outcome says
not-alternative = there is no such alternative
not-a-number = { $number } is no success number of this option
not-needed = { $number } is reached already, with { $total }
not-exactly = { $number } needs exactly { $missing } exerted, no more and no fewer
not-asked = { $villager } is asked first
not-that-use = that does not help { $villager }
not-more-than-bed = with the Infirmary a bed alone makes an injured villager ready
not-a-bed = no bed is left
not-the-means = no potion or cider for that is left
not-with-beds-free = beds must be used as far as possible; left: { $beds }

# -- Positions and records ---------------------------------------------------

position-stranger = { $name } is a starting villager of another seat.
position-caves = There are not enough cave cards.
position-tokens = There are not so many in the box: { $item }.
record-header = A record begins with the lines “players N”, “trade on” or “off”, “catch_up_coins published” or “none”.
record-label = The label { $label } should be { $expected }.
record-word = “{ $word }” does not belong here in the record.

# -- Terminal ----------------------------------------------------------------

board-round = Round
board-order = start
board-cider = cider on the board
board-villagers = Villagers
board-houses = Houses
board-outposts = Outposts
board-stars = Star houses
board-keys = Key houses
board-cave = Cave
board-cards-left = { $bag } unknown, { $under } known below
board-none = none
board-ready = ready
board-exhausted = ☾ exhausted
board-injured = ✚ injured
board-stock = stock
board-sale = for sale
board-track = track
board-beds = beds
board-income = income
board-coins = coins
board-reputation = reputation
board-points = points
board-built = village
board-free = free caves
board-passed = passed
board-needs = reach { $numbers }
board-no-roll = no roll
board-reads-on = read on
board-pays = pay { $coins }
board-bonus-skill = +{ $lanterns } per { $skill }
board-bonus-has = +{ $lanterns } with { $item }
board-too-dear = not enough coins
board-total = together { $total }
board-remembered = known: { $outcome } → { $effects }
board-failure = failure
board-last = Last told
board-exert = exert { $missing ->
    [one] one villager, who is injured
   *[other] { $missing } villagers, who are injured
}
board-keep-fails = failure with { $total }: no reward, the card goes under the pile
board-keep-succeeds = the reward of { $number }
board-nothing = nothing
board-effect-coins = { $number } coins
board-effect-reputation = reputation { $number }
board-effect-item = { $number } × { $what }
board-effect-special = { $what }
board-effect-cheapest_villager = a villager from the row
board-effect-extra_cave = another cave card
board-effect-injure = { $number } injured
board-effect-or = or
board-end = end
board-refill = refill
board-when-built = when built
board-per = { $per ->
    [1] { $vp }★ × { $what }
   *[other] { $vp }★ × { $what } ÷ { $per }
}
board-what-villager = villagers
board-what-outpost = outposts
board-what-bed = beds
board-what-coins = coins
board-what-reputation = reputation
board-what-potion = potions
board-what-kinds = kinds
board-what-craft = craft goods
board-what-rare = rare goods
board-passive-discount_build = building −{ $number }
board-passive-any_trainer = anybody trains
board-passive-work_bonus = work +{ $number }
board-passive-harvest_bonus = harvest +{ $number }
board-passive-explore_lantern = lanterns +{ $number }
board-passive-bed_full_heal = bed: injured → ready


# -- The position in words ---------------------------------------------------

describe-none = none
counted = { $number } × { $item }
describe-round = Round { $round } of 7; { $seat } is the start player.
describe-over = The game is over.
describe-turn = { $seat } takes a turn.
describe-offer = { $seat } has to answer an offer.
describe-option = { $seat } chooses what the party does.
describe-exert = { $seat } may exert villagers.
describe-effect = { $seat } decides what the outcome asks for.
describe-recover = { $seat } lets the villagers recover.
describe-income = { $seat } may place goods before the income.
describe-final = { $seat } may place goods before the scoring.
describe-passed = Passed: { $seats }.
describe-cider = A cider waits for whoever works first.
describe-bid = { $seat } offers { $seller } { $coins } coins for: { $item }.
describe-below = Below, in the cave { $cave }, for { $seat }: { $villagers }.
describe-read = They have read { $section }.
describe-choice = { $option }: { $parts }.
describe-choice-too-dear = { $option }, too expensive: { $parts }.
describe-chosen = Chosen: { $option }.
describe-total = Lanterns so far: { $total }.
describe-outcome = What follows: { $effects }.
describe-asked = { $villager } is asked how to recover. Left: beds { $beds }, potions { $potions }, ciders { $ciders }.
option-needs = needs { $number } lanterns
option-higher = another reward at { $number }
option-auto = succeeds without a roll
option-follow = leads on in the book
option-costs = costs { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
option-bonus-skill = { $number ->
    [one] one lantern more
   *[other] { $number } lanterns more
} for each { $skill } in the party
option-bonus-item = { $number ->
    [one] one lantern more
   *[other] { $number } lanterns more
} with { $item }
option-told-number = seen before at { $number }: { $effects }
option-told-auto = seen before: { $effects }
option-told-x = seen before on failure: { $effects }
describe-seat = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, reputation { $reputation }, { $beds } beds and a next income of { $income }.
describe-stock = Stock of { $seat }: { $items }.
describe-track = Track of { $seat }: { $slots }.
slot-held = { $number } × { $item } on slot { $slot }, { $points ->
    [one] one point
   *[other] { $points } points
} each
describe-sale = { $seat } has for sale: { $item }.
describe-free = Free caves of { $seat }: { $caves }.
describe-villager-ready = { $villager }, with { $seat }, is ready: { $skills }; lanterns { $lanterns }.
describe-villager-exhausted = { $villager }, with { $seat }, is exhausted: { $skills }; lanterns { $lanterns }.
describe-villager-injured = { $villager }, with { $seat }, is injured: { $skills }; lanterns { $lanterns }.
no-skill = no skill
lantern-step = { $lanterns } from a { $die } on
describe-house = { $building } of { $seat }: { $face }.
describe-house-goods = { $building } of { $seat }: { $face }. Goods on it: { $tokens }.
describe-outpost = { $building } of { $seat }, in the cave { $cave }: { $face }.
describe-outpost-goods = { $building } of { $seat }, in the cave { $cave }: { $face }. Goods on it: { $tokens }.
describe-for-sale = { $building } is for sale at { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: { $face }.
describe-recruit = { $villager } can be trained for { $coins }: { $skills }; lanterns { $lanterns }.
describe-cave = The next cave is { $cave }.
describe-no-cave = The cave pile is empty.
describe-left = Cards left: houses { $houses }, outposts { $outposts }, villagers { $villagers }, caves { $caves }.
face-beds = { $number ->
    [one] one bed
   *[other] { $number } beds
}
face-income = income { $number }
face-discount = buildings cost { $number } less
face-trainer = anybody may train
face-work = { $number } more for every work action
face-harvest = { $number } more good with every harvest
face-lantern = { $number } more lantern below
face-heal = a bed makes an injured villager ready
face-points = { $number ->
    [one] one point more
   *[other] { $number } points more
}
face-grows = { $item } (again every round)
face-holds = { $number } × { $item } (once)
face-when-built = when built: { $effect }
face-every-round = every round: { $effect }
end-villager = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per villager
end-outpost = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per outpost
end-bed = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per { $per } beds
end-coins = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per { $per } coins
end-reputation = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per { $per } steps of reputation
end-potion = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per potion
end-kinds = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per slot of the track in use
end-good = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per { $item } on the track
end-goods-craft = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per rope, pottery or paper on the track
end-goods-rare = at the end { $points ->
    [one] one point
   *[other] { $points } points
} per ore or amethyst on the track
effect-coins-up = { $number ->
    [one] one coin
   *[other] { $number } coins
}
effect-coins-down = lose { $number ->
    [one] one coin
   *[other] { $number } coins
}
effect-reputation-up = reputation +{ $number }
effect-reputation-down = reputation −{ $number }
effect-item = { $number } × { $item }
effect-special = { $villager } joins
effect-cheapest_villager = the first villager of the row joins
effect-extra_cave = another cave
effect-injure = { $number ->
    [one] one of the party is injured
   *[other] { $number } of the party are injured
}
effect-together = ({ $effects })
effect-choose = one of these: { $ways }

# -- Pages -------------------------------------------------------------------

unit-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
unit-cider = { $count ->
    [one] one cider
   *[other] { $count } ciders
}
unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
unit-income = income { $count }
web-seat = { $points ->
    [one] one point
   *[other] { $points } points
} · { $coins ->
    [one] one coin
   *[other] { $coins } coins
} · { $ready } of { $all } ready
web-village = Village
web-market = Market
web-others = Others
web-villages = Villages
web-total = Total
web-home = First House: three beds, one point.
web-ready = ready
web-below = below
web-exhausted = exhausted
web-injured = injured
web-nobody = nobody
web-free = free
web-no-caves = No cave yet: explore, and what you keep lies here.
web-left = { $cards } left
web-renew = Renew this row for one coin
web-worth = Here { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, worth { $points ->
    [one] one point
   *[other] { $points } points
} now.
web-slot = Slot { $slot }, { $points ->
    [one] one point
   *[other] { $points } points
} a good, then income { $income }: { $number ->
    [0] empty
   *[other] { $number } × { $item }
}
web-next = the next one on the track: { $points ->
    [one] one point
   *[other] { $points } points
}, income +{ $income }
web-place = rank { $place }
web-keep = keep { $total }
web-reach = reach { $number } with { $people ->
    [one] one person, who is hurt
   *[other] { $people } people, who are hurt
}
web-still-ready = Still ready: { $villagers }. After passing you do nothing more this round.
web-ask-me = Offers
web-order-always = ask me always
web-order-below-four = not below 4
web-order-below-five = not below 5
web-order-below-six = not below 6
web-order-below-seven = not below 7
web-order-below-eight = not below 8
web-order-below-ten = not below 10
web-order-below-twelve = not below 12
web-place-all = Lay all of it, as it scores most
web-odds = What the party could reach
web-chance = { $lanterns } lanterns: { $alone } % alone, { $exerted } % with exertion, then { $hurt } injured on average
web-exerted = { $more ->
    [0] { $alone } %
   *[other] { $alone } % without, { $exerted } % with effort (about { $hurt } hurt)
}
web-driving = With effort: whoever exerts themselves after the roll brings one lantern more and is hurt afterwards.
web-reached = reached
web-reachable = with effort: { $hurt } hurt
web-unreachable = out of reach
web-alone = without effort
web-driven = with effort, then somebody is hurt
web-round-end = The end of the round
web-hurry = Hurry
web-put-away = Put away
web-night = The night
web-means-b = { $used } of { $left } beds used
web-means-p = { $used } of { $left } potions used
web-means-c = { $used } of { $left } ciders used
web-uses = { $villager }: { $use }
web-uses-tap = { $villager }: { $use }; tap for something else
web-night-how = This is how your village sleeps. Tap somebody to change what they use. Every bed has to be used as long as somebody needs it.
web-wakes = In the morning: ready { $ready }, exhausted { $exhausted }, injured { $injured }
web-book = The book of encounters
web-story = The evening so far
web-went = { $seat } sent { $villagers } below: { $cave }
web-short-place = lay a good
web-short-sale = sale spot
web-short-offer = offer to buy
web-short-renew = renew a row
web-short-pass = pass
web-lanterns = { $total ->
    [one] one lantern
   *[other] { $total } lanterns
}
web-not-ended = How this ends is not yet known.
web-reads = { $seat }, below: { $cave }
web-aloud = Read aloud
web-hush = Quiet
web-close = Close the book
web-succeeded = It works out.
web-failed = It does not work out.
error-section = There is no section { $section }; the book has 1 to 216.
