goal = Besitze in geteilten Blöcken das meiste: Das bringt Karten und Punkte; am Ende zählen große Familien.

score = nach jetzigem Stand { $sum } Punkte: { $points } geholt, { $cards } für Handkarten, { $final } für die größten Familien; noch { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}

aim-share = Du teilst noch keinen Block. Bau neben ein fremdes Haus: Nur gemeinsame Blöcke bringen Karten.
aim-cards = { $won ->
    [0] So, wie es steht, bekommst du in dieser Runde keine Karte.
    [one] So, wie es steht, bekommst du in dieser Runde eine Karte.
   *[other] So, wie es steht, bekommst du in dieser Runde { $won } Karten.
} { $close ->
    [0] Such etwas, wovon du in einem gemeinsamen Block das meiste hast.
    [one] An einer weiteren Stelle würde ein einziges Teil reichen.
   *[other] An { $close } weiteren Stellen würde ein einziges Teil reichen.
}
aim-set = Du hast { $cards } gleiche Karten. Eine bringt 1 Punkt, zwei 3, drei 5, vier 8, fünf 12; in dieser Runde darfst du noch { $allowed ->
    [one] eine Karte
   *[other] { $allowed } Karten
} spielen, so viele, wie du Familien hast.
aim-danger = Die schlimmste Katastrophe, die kommen kann, nähme dir { $lost } Teile. Die Vorschau sagt, wo: Bau lieber anderswo.
aim-houses = hat nur noch { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}; mit dem letzten wird diese Runde die letzte
aim-ending = Diese Runde ist die letzte. Spiel deine Sätze, und lass deine größten Familien wachsen: Die größte in jedem Block punktet für jedes Haus dort.

note-shared = Ein gemeinsamer Block: Häuser von zweien berühren sich. Ab jetzt bringen dort die meisten Öfen, Schreine oder Gehege am Ende der Runde eine Karte.
note-won = Eine Karte: Wer in einem gemeinsamen Block von einer Art das meiste hat, nimmt die oberste Karte dieses Stapels, was auch immer sie zeigt.
note-tie = In einem gemeinsamen Block haben zwei gleich viel. Dann entscheiden Hochhäuser, sonst bekommt niemand die Karte. Ein Teil mehr würde reichen.
note-catastrophe = Eine Katastrophe. Sie trifft jeden Block, den sie nennt, und alle dort wählen selbst, was sie verlieren. Die Vorschau zeigt, was noch kommen kann.
note-lost = Du bestimmst, was fällt. Behalte, was in seinem Block führt, und reiß deine Familien nicht auseinander.
note-limit = In jeder Runde darfst du nur so viele Karten spielen, wie du Familien hast. Viele kleine Familien spielen viele Karten, eine große punktet am Ende.
note-closed = Ein Stapel ist aufgebraucht und geschlossen: Damit ist nichts mehr zu gewinnen. Bau für die anderen.
note-ending = Das Ende ist nah: Diese Runde wird noch gespielt. Dann bringt jede Handkarte einen Punkt, und die größte Familie jedes Blocks punktet für die Häuser dort.
