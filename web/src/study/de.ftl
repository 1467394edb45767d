review-title = Rückblick auf { $game }
review-heading = Glück oder Können?
review-sentence = { $fits ->
    [yes] Alle Ziehungen passen zum Siegel.
   *[no] Diese Aufzeichnung hält nicht, was sie sagt.
} Glück: { $luck }.
review-luck-of = { $name } { $value }
review-making = Die Partie wird Zug um Zug beurteilt: { $share } %
review-making-why = Das dauert etwa eine Minute. Du kannst die Seite verlassen und wiederkommen.
review-curve = Die Aussichten aller im Lauf der Partie
review-curve-why = Oben ist gut: der Anteil der anderen, die man am Ende hinter sich lässt; zu zweit die Chance zu gewinnen. Ein Punkt ist ein Moment, von dem unten die Rede ist.
review-open = Alle Karten offen
review-open-why = Mit offenen Karten werden alle nach dem beurteilt, was damals niemand wissen konnte.
review-decisions = Entscheidungen
review-luck = Glück
review-decisions-say = { $name }: Entscheidungen { $value }
review-luck-say = { $name }: Glück { $value }
review-bars = Entscheidungen und Glück
review-bars-why = Was die gespielten Züge gegenüber den besten gefundenen gekostet haben, und was die Ziehungen gegenüber allem gebracht haben, was hätte kommen können.
review-moments = Momente, auf die es ankam
review-moments-why = Beurteilt nach dem, was man an diesem Platz damals wissen konnte.
review-none = Hier hat nichts viel gekostet. Gut gespielt.
review-move = Zug { $number }
review-loss = { $value } von { $chance }
review-played = Gespielt
review-better = Besser
review-why = Warum
review-show = Auf dem Brett zeigen
review-start = Anfang
review-end = Ende
review-drop = Zieh eine Aufzeichnung (.dorf) hierher, oder
review-choose = wähle eine Datei
review-file = Auf eine Partie zurückblicken
review-file-why = Die Aufzeichnung einer beendeten Partie wird von den Bots beurteilt: was war Glück, was waren Entscheidungen, und auf welche Momente kam es an. Nichts davon wird aufgehoben.
review-unreadable = Diese Datei lässt sich nicht lesen.
review-replay = Noch einmal ansehen
