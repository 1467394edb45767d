change-points = { number-of } Punkte{ of-whom } nach jetzigem Stand { goes }.
change-coins = { number-of } Münzen{ of-whom } { goes }.
change-goods = { number-of } Waren{ of-whom } { goes }.
change-remedies = { number-of } Tränke und Apfelweine{ of-whom } { goes }.
change-folk = { number-of } Bewohner{ of-whom } { goes }.
change-beds = { number-of } Bewohner{ of-whom } mit einem Bett { goes }.
change-skills = { number-of } Hämmer und Federkiele{ of-whom } { goes }.
change-caves = { $who ->
    [you] Die Zahl deiner freien Höhlen
   *[other] Die Zahl der freien Höhlen von { $who }
} { goes }.
change-ready = { $who ->
    [you] Die Zahl deiner bereiten Bewohner
   *[other] Die Zahl der bereiten Bewohner von { $who }
} { goes }.
change-injured = { $who ->
    [you] Die Zahl deiner verletzten Bewohner
   *[other] Die Zahl der verletzten Bewohner von { $who }
} { goes }.
change-income = { $who ->
    [you] Dein zusätzliches Einkommen
   *[other] Das zusätzliche Einkommen von { $who }
} { goes } Münzen je Runde.
change-party = { $who ->
    [you] Du schickst
   *[other] { $who } schickt
} { $now ->
    [0] niemanden mehr
    [one] einen Bewohner
   *[other] { $now } Bewohner
} auf Erkundung.

theme-village = Dorf und Leute
theme-money = Münzen und Einkommen
theme-goods = Waren
theme-exploring = Erkunden
