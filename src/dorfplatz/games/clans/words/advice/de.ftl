change-points = { $who ->
    [you] Dein Clan und deine Chips
   *[other] Clan und Chips von { $who }
} bringen zusammen { $now } statt { $before } Punkte.
change-village = Das neue Dorf { $place } bringt { $who ->
    [you] deinem Clan
   *[other] dem Clan von { $who }
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
change-ready = Dörfer, denen nur ein Zug fehlt, brächten { $who ->
    [you] deinem Clan
   *[other] dem Clan von { $who }
} { $now } statt { $before } Punkte.
change-ready-at = Der Gruppe in { $place } fehlt nur noch ein Zug zu einem Dorf, das für { $who ->
    [you] deinen Clan
   *[other] den Clan von { $who }
} zählt.
change-threatened = In Gruppen mit { $who ->
    [you] deinem Clan
   *[other] dem Clan von { $who }
} droht { $now } statt { $before } Hütten schon mit dem nächsten Zug ein Dorf auf feindlichem Gelände.
change-groups = { $who ->
    [you] Dein Clan
   *[other] Der Clan von { $who }
} steht in { $now } statt { $before } Gruppen, die noch ziehen können.
change-huts = Die noch beweglichen Gruppen mit { $who ->
    [you] deinem Clan
   *[other] dem Clan von { $who }
} zählen { $now } statt { $before } Hütten.
change-bonus = Günstiges Gelände dieser Epoche verspricht den Gruppen { $who ->
    [you] deines Clans
   *[other] des Clans von { $who }
} { $now } statt { $before } Zusatzpunkte.
change-next = Günstiges Gelände der nächsten Epoche verspricht den Gruppen { $who ->
    [you] deines Clans
   *[other] des Clans von { $who }
} { $now } statt { $before } Zusatzpunkte.
change-strife = Einzelne Hütten { $who ->
    [you] deines Clans
   *[other] des Clans von { $who }
}, denen Streit droht: { $now } statt { $before }.

theme-villages = Dörfer gründen
theme-ground = Das richtige Gelände
theme-danger = Gefahr
theme-groups = Bewegliche Gruppen
