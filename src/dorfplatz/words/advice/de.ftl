# Was Bots zu ihren Zügen sagen; nur Server und Terminal lesen diese Datei.
# { $who } ist "you" oder der Name eines Gegners, { $way } "more" oder "less".

bot-reason-for = { $change }
bot-reason-price = Der Preis dafür: { $change }
bot-reason-other = Nach dem nächstbesten Zug dagegen: { $change }
bot-reason-wins = Damit ist das Spiel gewonnen.
bot-hope = { $outlook ->
    [won] Er rechnet mit einem klaren Sieg.
    [ahead] Er rechnet damit, vorn zu landen.
    [behind] Er rechnet damit, hinten zu bleiben.
    [lost] Er hat wenig Hoffnung.
   *[even] Er rechnet mit einem knappen Spiel.
}
bot-line = Erwartete Zugfolge: { $moves }

number-of = { $who ->
    [you] Die Zahl deiner
   *[other] Die Zahl der
}
of-whom = { $who ->
    [you] { "" }
   *[other] { " " }von { $who }
}
for-whom = { $who ->
    [you] dich
   *[other] { $who }
}
who-has = { $who ->
    [you] Du hast
   *[other] { $who } hat
}
who-is = { $who ->
    [you] Du bist
   *[other] { $who } ist
}
goes = { $way ->
    [more] steigt
   *[less] sinkt
} von { $before } auf { $now }

theme-wins = Siegzüge
theme-quiet = Stille Züge

puzzle-right = Genau der!
puzzle-wrong = Es gibt etwas Besseres: Dieser Zug verschenkt etwa { $games } von 100 Partien.
puzzle-unclear = Es gibt etwas Besseres.
puzzle-answer = Die Antwort: { $said }
puzzle-rival-wins = { $who } gewinnt damit das Spiel.
puzzle-shown = Das wäre der Zug gewesen.

coach-ask = Moment mal. Wie steht es hiermit: { $theme }?
coach-ask-wins = Moment mal. Könntest du gleich gewinnen?
coach-ask-quiet = Moment mal. Gibt es wirklich nichts Besseres?
coach-where = Schau hierher.
coach-show = Das würde ich spielen.
