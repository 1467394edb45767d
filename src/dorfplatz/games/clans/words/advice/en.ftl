change-points = { $who ->
    [you] Your clan and chips together go
   *[other] { $who }'s clan and chips together go
} from { $before } to { points-now }.
change-village = The new village { $place } brings { $who ->
    [you] your
   *[other] { $who }'s
} clan { $points ->
    [one] one point
   *[other] { $points } points
}.
change-ready = Villages that are one move away would bring { $who ->
    [you] your
   *[other] { $who }'s
} clan { points-now } instead of { $before }.
change-ready-at = The group in { $place } is now one move from becoming a village that counts for { $who ->
    [you] your
   *[other] { $who }'s
} clan.
change-threatened = Of { $who ->
    [you] your
   *[other] { $who }'s
} clan's groups, { $now } huts instead of { $before } are one move from ending on hostile ground.
change-groups = { whose } clan stands in { $now } groups that can still move instead of { $before }.
change-huts = The groups with { $who ->
    [you] your
   *[other] { $who }'s
} clan that can still move hold { $now ->
    [1] 1 hut
   *[other] { $now } huts
} instead of { $before }.
change-bonus = Favourable ground in this epoch promises { $who ->
    [you] your
   *[other] { $who }'s
} groups { $now ->
    [1] 1 extra point
   *[other] { $now } extra points
} instead of { $before }.
change-next = Favourable ground in the next epoch promises { $who ->
    [you] your
   *[other] { $who }'s
} groups { $now ->
    [1] 1 extra point
   *[other] { $now } extra points
} instead of { $before }.
change-strife = Single huts of { $who ->
    [you] your
   *[other] { $who }'s
} clan in danger of strife: { $now } instead of { $before }.

theme-villages = Founding villages
theme-ground = The right ground
theme-danger = Danger
theme-groups = Groups that can move
