review-title = Rückblick auf { $game }
review-heading = Glück oder Können?
review-sentence = { $fits ->
    [yes] Der Zufall war ehrlich: Alle Ziehungen passen zum Siegel.
   *[no] Diese Aufzeichnung hält nicht, was sie sagt.
} Glück: { $luck }.
review-luck-of = { $name } { $value }
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
review-moments-why = Beurteilt nach dem, was man an diesem Platz damals wissen konnte; die Gründe sprechen zu dem, der zog.
review-none = Hier hat nichts viel gekostet. Gut gespielt.
review-move = Zug { $number }
review-loss = { $value } von { $chance }
review-played = Gespielt
review-better = Besser
review-why = Warum
review-quiet = Sofort ändert sich nichts, was sich nennen ließe; besser ist, was danach kommt.
review-show = Auf dem Brett zeigen
review-start = Anfang
review-end = Ende
review-drop = Zieh eine Aufzeichnung (.dorf) hierher, oder
review-choose = wähle eine Datei
review-file = Auf eine Partie zurückblicken
review-file-why = Die Aufzeichnung einer beendeten Partie wird von den Bots beurteilt: was war Glück, was waren Entscheidungen, und auf welche Momente kam es an. Nichts davon wird aufgehoben.
review-unreadable = Diese Datei lässt sich nicht lesen.
review-replay = Noch einmal ansehen
review-try = Ausprobieren
whatif-heading = Was wäre, wenn?
whatif-side = Was du probiert hast, und was zu tun ist
whatif-mover = Du ziehst für { $name }
whatif-tree = Was du probiert hast
whatif-root = Die mitgebrachte Stellung
whatif-root-start = Vor dem ersten Zug der Partie
whatif-root-of = Nach Zug { $at }: { $said }
whatif-prune = Diesen Weg vergessen
whatif-prune-what = Ab hier vergessen: { $move }
whatif-chance = Der Zufall ist am Zug
whatif-draw = Ziehen lassen
whatif-outcomes = Oder wähle, was kommt:
whatif-more = { $count ->
    [one] Eine weitere Möglichkeit ist nicht aufgeführt.
   *[other] { $count } weitere Möglichkeiten sind nicht aufgeführt.
}
whatif-back = Einen Zug zurück
whatif-bot = Einen Bot ziehen lassen
whatif-thinking = Er denkt nach …
whatif-really = Wie es gespielt wurde
whatif-ended = So ginge es aus
whatif-place = { $rank }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
whatif-out = Wie geht das meistens aus?
whatif-out-begin = Bots hundertmal weiterspielen lassen
whatif-out-making = { $done } von { $total } Partien sind gespielt …
whatif-out-say = { $name } gewinnt { $share } der Partien, mit { $mean } Punkten im Mittel
whatif-out-points = { $mean } Punkte im Mittel, { $least } bis { $most }
whatif-out-why = { $done } Partien von Bots, die nicht weiter als bis zu ihrem nächsten Zug sehen. Sie wissen nur, was man an ihrem Platz wissen kann; die Karten liegen, wie sie lagen.
whatif-link = Link hierher
whatif-copied = Der Link ist in der Zwischenablage: Er bewahrt alles, was du probiert hast.
whatif-long = Du hast mehr probiert, als in einen Link passt. Es bleibt, solange diese Seite offen ist.
whatif-replay = Zur Wiederholung
playon-heading = Von hier weiterspielen
playon-why = Ein neuer Tisch beginnt mit dieser Stellung: neue Ziehungen, ein neues Siegel, und alle sehen nur, was man an ihrem Platz sehen darf. Am Tisch und in der Aufzeichnung steht, dass er so begann.
playon-secrets = Wer sich die Partie angesehen hat, weiß, was darin verborgen war.
playon-seat = Platz von { $name }
whatif-bring = Bring eine Stellung mit, so wie das Terminal und die Aufzeichnungen sie schreiben, und probier aus, was daraus wird: Du ziehst für alle.
whatif-bring-game = Spiel
whatif-bring-text = Stellung
whatif-bring-do = Aufbauen
fog-heading = Was { $name } wissen konnte
fog-likely = { $what }: { $share }
fog-true = so war es
fog-count = { $count } × { $what }
fog-nothing = Hier war { $name } nichts verborgen.
fog-none = In diesem Spiel verbirgt niemand etwas: Alle wissen, was auf dem Tisch liegt.
fog-why = Gezählt über alles, was zu dem passt, was man an diesem Platz gesehen hatte; wo Züge etwas verraten, zählt das mit. Ein Punkt zeigt, wie es wirklich war.
