change-temples = { builds } { $now ->
    [1] first
    [2] second
   *[other] third
} temple.
change-towers = { builds } { $now ->
    [1] first
   *[other] second
} tower.
builds = { $who ->
    [you] You build your
   *[other] { $who } builds the
}
change-huts = { $now } of { $who ->
    [you] your
   *[other] { $who }'s
} huts are built instead of { $before }.
change-out = { $who ->
    [you] You are
   *[other] { $who } is
} out of the game.
change-temple-sites = Settlements where { $who ->
    [you] you
   *[other] { $who }
} could build a temple: { $now } instead of { $before }.
change-temple-site-won = { whose } settlement at { $at } can take a temple now.
change-temple-site-lost = { whose } settlement at { $at } can no longer take a temple.
change-tower-sites = Settlements where { $who ->
    [you] you
   *[other] { $who }
} could build a tower: { $now } instead of { $before }.
change-tower-site-won = { whose } settlement at { $at } can take a tower now.
change-tower-site-lost = { whose } settlement at { $at } can no longer take a tower.
change-growing = { whose } settlements that lack one field for a temple { go }.
change-slopes = { whose } settlements that lack one level for a tower { go }.
change-settlements = { whose } settlements { go }.
change-expansion = { whose } largest expansion { goes } { $now ->
    [1] hut
   *[other] huts
}.
change-victory = { $who ->
    [you] You have
   *[other] { $who } has
} { $way ->
    [more] used up more
   *[less] used up less
} of the two kinds nearest to an early victory.
change-stuck = { $who ->
    [you] You have
   *[other] { $who } has
} no site for a temple or tower, and the huts run out { $way ->
    [more] sooner
   *[less] later
}.
change-hunger = { whose } last huts run out while temples and towers are missing: that is { $way ->
    [more] nearer
   *[less] farther away
} now.
change-closing = Using up the last huts would win for { for-whom }, and that is { $way ->
    [more] nearer
   *[less] farther away
} now.
change-turns = { whose } early victory is { $way ->
    [more] farther away
   *[less] nearer
} now.
change-threats = Builds with which { $who ->
    [you] you
   *[other] { $who }
} would win at once: { $now } instead of { $before }.
change-cornered = { $who ->
    [you] You have
   *[other] { $who } has
} { $way ->
    [more] nothing left to build
   *[less] something to build again
}.
change-temple-risks = An eruption could take { $now } of { $who ->
    [you] your
   *[other] { $who }'s
} temple sites instead of { $before }.
change-tower-risks = An eruption could take { $now } of { $who ->
    [you] your
   *[other] { $who }'s
} tower sites instead of { $before }.
change-temple-chances = Temple sites that an eruption could make for { for-whom }: { $now } instead of { $before }.
change-tower-chances = Tower sites that an eruption could make for { for-whom }: { $now } instead of { $before }.
change-victory-chances = Winning sites that an eruption could make for { for-whom }: { $now } instead of { $before }.
change-heights = { whose } fields high enough for a tower { go }.
change-rises = { whose } fields one level short of a tower { go }.

# Where fields have no names, because the board shows what is meant:
seen-change-temple-site-won = One of { $who ->
    [you] your
   *[other] { $who }'s
} settlements can take a temple now.
seen-change-temple-site-lost = One of { $who ->
    [you] your
   *[other] { $who }'s
} settlements can no longer take a temple.
seen-change-tower-site-won = One of { $who ->
    [you] your
   *[other] { $who }'s
} settlements can take a tower now.
seen-change-tower-site-lost = One of { $who ->
    [you] your
   *[other] { $who }'s
} settlements can no longer take a tower.

theme-temples = Temples
theme-towers = Towers
theme-eruption = Eruptions
theme-victory = The early victory
theme-huts = Huts and settlements
