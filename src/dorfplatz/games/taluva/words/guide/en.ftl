goal = Use up two of your three kinds of building to win at once; else the most temples win at the end.

score = left to build: { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}. { $built ->
    [one] { $built } temple stands
   *[other] { $built } temples stand
}; { $missing ->
    [one] { $missing } building
   *[other] { $missing } buildings
} short of winning at once
score-out = is out: nothing could be built

aim-win = You can win with your next building. Find it!
aim-fatal = Careful with this tile: { $places ->
    [one] there is { $places } place
   *[other] there are { $places } places
} for it after which you could build nothing, and would be out.
aim-temple = You could build a temple where your settlements stand now.
aim-grow = A settlement of yours lacks { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} for a temple: let it grow, then build the temple on a free field beside it.
aim-tower = You could build a tower on the heights beside a settlement of yours.
aim-temples = Temples and one more kind: { $missing ->
    [one] { $missing } building
   *[other] { $missing } buildings
} and you win at once.
aim-towers = Towers and one more kind: { $missing ->
    [one] { $missing } building
   *[other] { $missing } buildings
} and you win at once.
aim-rival = lacks only { $missing ->
    [one] { $missing } building
   *[other] { $missing } buildings
}: cover huts there, or split the settlement
aim-late = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} left. If nobody wins at once, most temples win; if these are equal, towers, then huts.

note-eruption = An eruption: volcano on volcano, pointing another way. The ground grows one level higher there, and higher ground is where towers stand.
note-covered = Huts went under the lava. They do not come back into anybody’s supply, so they still count as built. A whole settlement can never be covered.
note-temple = The first temple. It needs a settlement of three fields that has none yet. If an eruption splits it later, the other part may get one of its own.
note-tower = The first tower: it needs level 3 and a settlement without a tower. Nothing ever covers towers and temples.
note-forced = You have to build every turn, and there is hardly anything left you can build. Whoever cannot build is out: leave yourself a free field of level 1 for a hut.
note-fatal = Not every place is safe for this tile: on some of them you could build nothing afterwards, and would be out.
note-late = The last tiles. Count the temples: most temples win when the tiles are gone, then towers, then huts.
