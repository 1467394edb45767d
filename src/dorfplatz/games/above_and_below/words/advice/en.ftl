change-points = { whose } points as things stand { go }.
change-coins = { whose } coins { go }.
change-goods = { whose } goods { go }.
change-remedies = { whose } potions and ciders { go }.
change-caves = { whose } free caves { go }.
change-folk = { whose } villagers { go }.
change-beds = { whose } villagers with a bed { go }.
change-skills = { whose } hammers and quills { go }.
change-ready = { whose } ready villagers { go }.
change-injured = { whose } injured villagers { go }.
change-income = { whose } extra income { goes } coins a round.
change-party = { $who ->
    [you] You send
   *[other] { $who } sends
} { $now ->
    [0] nobody exploring any more
    [one] one villager exploring
   *[other] { $now } villagers exploring
}.

theme-village = Village and people
theme-money = Coins and income
theme-goods = Goods
theme-exploring = Exploring
