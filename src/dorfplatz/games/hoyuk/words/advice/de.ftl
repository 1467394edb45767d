change-points = { number-of } Punkte{ of-whom } { goes }.
change-cards = { number-of } Handkarten{ of-whom } { goes }.
change-furnished = { number-of } Häuser{ of-whom } mit Ofen oder Schrein { goes }.
change-pens = { number-of } Gehege{ of-whom } { goes }.
change-high-rises = { number-of } Hochhäuser{ of-whom } { goes }.
change-houses = { number-of } Häuser{ of-whom } { goes }.
change-metal = { number-of } Metallkarten{ of-whom } { goes }.
change-families = Jetzt gewertet, brächten { $who ->
    [you] deine größten Familien
   *[other] die größten Familien von { $who }
} { $now } statt { $before } Punkte.
change-herds = Jetzt gewertet, brächten { $who ->
    [you] dein Vieh und deine Dorfbewohner
   *[other] Vieh und Dorfbewohner von { $who }
} { $now } statt { $before } Punkte.
change-sets = { $who ->
    [you] Deine Hand
   *[other] Die Hand von { $who }
} ist als Kartensätze { $now } statt { $before } Punkte wert.
change-leads = { $who ->
    [you] Du liegst
   *[other] { $who } liegt
} bei { $now } statt { $before } Belohnungskarten vorn.
change-lead-won = { $who ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
} in Block { $block } die Führung beim { $stack }.
change-lead-lost = In Block { $block } endet { $who ->
    [you] deine Führung
   *[other] die Führung von { $who }
} beim { $stack }.
change-matches = Belohnungskarten, bei denen { $who ->
    [you] du vorn liegst
   *[other] { $who } vorn liegt
} und die zur Hand passen: { $now } statt { $before }.
change-blocks = { who-has } Häuser in { $now } statt { $before } geteilten Blöcken.
change-start = { who-is } { $way ->
    [more] in der nächsten Runde Startspieler
   *[less] nicht mehr Startspieler
}.
change-due = Nach jetzigem Stand { $who ->
    [you] gewinnst du
   *[other] gewinnt { $who }
} in dieser Runde { $now } statt { $before } Belohnungskarten.
change-sure = { $now } statt { $before } { $who ->
    [you] deiner Mehrheiten
   *[other] der Mehrheiten von { $who }
} kann ein einzelnes Bauteil nicht kippen.
change-secure = { $now } statt { $before } { $who ->
    [you] deiner Häuser
   *[other] der Häuser von { $who }
} stehen, wo ein einzelnes Haus die Führung nicht kippt.
change-cash = Die Kartensätze, die { $who ->
    [you] du
   *[other] { $who }
} in dieser Runde noch spielen darf{ $who ->
    [you] st
   *[other] { "" }
}, bringen { $now } statt { $before } Punkte.
change-longest = Der größte Kartensatz auf { $who ->
    [you] deiner Hand
   *[other] der Hand von { $who }
} hat { $now } statt { $before } Karten.
change-risk = Die nächste Katastrophe bedroht { $way ->
    [more] mehr
   *[less] weniger
} Häuser von { $who ->
    [you] dir
   *[other] { $who }
}.
change-doomed = { $who ->
    [you] Du musst
   *[other] { $who } muss
} noch { $now } statt { $before } Verluste bestimmen.

theme-cards = Karten und Sätze
theme-majorities = Mehrheiten
theme-families = Familien und Vieh
theme-building = Bauen
theme-catastrophe = Katastrophen
