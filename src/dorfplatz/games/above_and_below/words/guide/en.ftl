goal = In seven rounds build a village above and below: goods, buildings, reputation and bonuses make points.

score = { $sum } points as things stand: { $track } for goods, { $buildings } for buildings, { $reputation } for reputation, { $bonuses } in bonuses

aim-place = You have { $item } to place: the next slot is worth { $points } { $points ->
    [one] point
   *[other] points
} for each of its kind. Every new kind raises your income, too.
aim-cave = { $caves ->
    [one] You have a cave without an outpost
   *[other] You have { $caves } caves without an outpost
}: only in caves can you build below, and every building is a point.
aim-beds = { $beds ->
    [one] One bed
   *[other] { $beds } beds
} for { $people } people: whoever finds no bed stays tired. Look for a house with beds.
aim-reputation = You are in place { $place } for reputation; the first places bring points at the end. Helping in the caves raises it.
aim-rounds = After this round { $rounds ->
    [one] one more follows
   *[other] { $rounds } more follow
}. Early on people and beds pay off most, later goods and buildings.
aim-last = The last round: everything that is not a point now is worth nothing. Build, and put all goods on the track.

note-tired = Whoever has worked is tired until the end of the round. So plan who does what: builders and teachers are rare, working and exploring everybody can.
note-fails = The party failed: too few lanterns. Take more people, or those with many lanterns; the bars on each show the chance.
note-exert = Not enough lanterns yet. You can exert people: each brings one more lantern, and is injured then. A bed turns an injury into tiredness only.
note-exert-more = It was enough. For the higher number you may exert people, each for one lantern, but they are injured then.
note-cave = Success: the cave is yours. An outpost can be built there, for a hammer and coins.
note-beds = Somebody found no bed and stays tired: one hand less in this round. Houses with beds are worth their price early on.
note-injured = Injured people cannot do anything. A bed or a potion makes them tired, both together make them ready.
note-offer = Somebody offers coins for what lies on your sale spot. Three or more; you may decline.
note-last = The last round. Unspent coins only break ties: build, and place all goods on the track, the kinds you have most of on the last slots.
