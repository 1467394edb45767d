# Was die Seiten um einen Tisch sagen: Platz, Formular, man selbst, Rückblick. Ein Tisch lädt es nicht.

square-title = Fünf Dorfspiele auf einem Platz
square-lead = Setz dich unter die Linde. Spiel gegen Bots, mit Freunden oder mit Leuten, die gerade eine Partie suchen.
square-learn = Neu hier? { $game } in fünf Minuten lernen
square-play = { $game } gegen zwei Bots spielen
square-friends = Tisch aufstellen
square-no-account = Ohne Konto und ohne Warten: Du bekommst einen Namen, den du später ändern kannst.
square-back = Willkommen zurück, { $name }
square-mine = Deine Tische
square-turns = { $count ->
    [one] an einem bist du am Zug
   *[other] an { $count } bist du am Zug
}
square-games = Die Spiele
square-puzzles = Finde den Zug
square-puzzles-why = Für jeden Tag eine Aufgabe, und viele mehr aus echten Partien.
square-puzzles-go = Zu den Aufgaben
square-open = Offene Tische
square-open-none = Gerade sucht niemand eine Partie. Stell einen Tisch auf und lass einen Stuhl frei: Dann steht er hier für alle.
square-over = Zu Ende gespielt
square-over-none = Hier stehen Partien, die du beendet hast. Du kannst sie noch einmal ansehen.
square-link = Hast du einen Link bekommen?
square-link-go = Hingehen
square-link-bad = Das ist kein Link zu einem Tisch. Er endet auf /table/ und einige Buchstaben.
square-footer = Dorfplatz ist freie Software. Eigene Zeichnungen, eigene Worte; die Spiele gehören ihren Autoren.
listed-your-turn = Du bist am Zug
listed-waiting = { $free ->
    [0] Wartet auf eingeladene Gäste
    [one] Ein Stuhl ist frei
   *[other] { $free } Stühle sind frei
}
listed-running = Die Partie läuft
listed-over = { $count ->
    [0] Beendet
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
listed-play = Weiterspielen
listed-sit = Hinsetzen
listed-enter = Zum Tisch
listed-watch = Zuschauen
listed-look-back = Ansehen
new-title = Neuer Tisch: { $title }
new-game = Spiel
new-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
new-how = Wie möchtest du spielen?
new-count = Wie viele Plätze?
new-seats = Wer sitzt wo?
new-seat = Platz { $number }
new-who = { $seat }: Wer spielt?
new-name = { $seat }: Wie heißt diese Person?
new-name-here = Name
new-level = { $seat }: Wie stark ist der Bot?
new-clock = Bedenkzeit
new-timeout = Wenn jemandem die Zeit ausgeht
new-lot = Das Los
new-shuffle = Zu Beginn die Stühle mischen
new-shuffle-on = Das Los entscheidet, wer wo sitzt und damit, wer beginnt.
new-shuffle-places = Das Los entscheidet, wer wo sitzt.
new-drawn = Wer beginnt, lost das Spiel selbst aus.
new-shuffle-off = Alle sitzen wie oben in der Liste.
new-public = Alle dürfen zuschauen
new-public-on = Der Tisch steht für alle auf dem Platz.
new-public-off = Nur wer den Link hat, findet den Tisch.
new-open = Tisch aufstellen
new-start = Partie beginnen
new-at-once = Die Partie beginnt sofort.
new-here = Ihr teilt euch zu { $count } dieses Gerät; verdeckte Karten bleiben hinter einem Vorhang.
new-watching = Du sitzt selbst nicht an diesem Tisch, du schaust nur zu.
new-waits = { $count ->
    [one] Die Partie beginnt, sobald sich noch jemand hinsetzt.
   *[other] Die Partie beginnt, sobald sich noch { $count } Leute hinsetzen.
}
me-title = Über dich
me-nobody = Hier ist niemand angemeldet. Sobald du spielst, bist du Gast und bekommst einen freundlichen Namen.
me-guest = Du bist Gast. Deine Partien gehören zu diesem Browser; mit einem Konto kannst du von überall zurückkommen.
me-account = Du hast ein Konto und kannst dich überall anmelden.
me-preferences = Einstellungen
me-preferences-where = Sie werden in diesem Browser behalten.
me-language = Sprache
me-theme = Hell oder dunkel
me-who = Dein Name
me-name = Name
me-rename = Namen ändern
me-name-take = Unter diesem Namen spielen
me-renamed-account = Geändert; damit meldest du dich nun auch an
me-renamed = Geändert
me-make = Konto anlegen
me-make-why = Deine Partien und dein Name kommen mit.
me-make-do = Konto anlegen
me-password = Passwort, mindestens 8 Zeichen
me-sign-in = Anmelden
me-sign-in-do = Anmelden
me-adopt = Meine Partien als Gast mitnehmen
me-password-change = Passwort ändern
me-password-old = Bisheriges Passwort
me-password-new = Neues Passwort, mindestens 8 Zeichen
me-password-save = Passwort ändern
me-password-saved = Geändert; andere Geräte sind abgemeldet, und Programme brauchen neue Tokens
me-codes = Codes für den Notfall
me-codes-why = Wenn du dein Passwort vergisst, kannst du mit jedem dieser Codes einmal ein neues setzen. Neue Codes ersetzen die alten.
me-codes-get = Neue Codes zeigen
me-codes-once = Diese Codes werden nur jetzt gezeigt; heb sie gut auf:
me-codes-copy = Codes kopieren
me-recover = Passwort vergessen
me-recover-why = Mit einem deiner Codes für den Notfall setzt du ein neues Passwort. Auch wer diesen Server betreibt, kann dir einen Code geben.
me-recover-do = Neues Passwort setzen
me-code = Code für den Notfall
me-sign-out = Abmelden
me-programs = Programme
me-programs-why = Mit einem Token spielt ein Programm in deinem Namen, etwa dein eigener Bot.
me-token-label = Wofür ist es?
me-token-make = Token erzeugen
me-token-read = Nur zum Lesen
me-token-reads = liest nur
me-token-ends = bis { $day }
me-token-once = Dieses Token wird nur jetzt gezeigt:
me-token-copy = Token kopieren
me-token-drop = Zurückziehen
me-data = Deine Daten
me-export = Alles herunterladen
me-export-why = Alles, was über dich gespeichert ist, in einer Datei.
me-delete = Mich löschen …
me-delete-why = Dein Name, deine Tokens und was du gesagt hast, verschwinden. Deine Partien bleiben ohne deinen Namen, und wo andere noch spielen, springt ein Bot ein. Das lässt sich nicht rückgängig machen.
me-delete-password = Dein Passwort
me-delete-sure = Ja, das will ich
me-delete-do = Endgültig löschen
me-delete-not = Lieber nicht

story-title = { $game }: die Geschichte des Abends
story-so-far = So weit, wie bisher gespielt wurde.
story-none = Noch niemand hat eine Höhle erkundet. Was unten gelesen wird, steht dann hier.
story-again = Weiterlesen
replay-title = { $game }: noch einmal
replay-moment = Zeile { $at } von { $of }
replay-start = Vor der ersten Zeile
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slider = Augenblick
replay-link = Link zu diesem Augenblick
replay-source = Zu jener Partie
replay-play-on = Weiterspielen
replay-what-if = Was wäre, wenn?
replay-fog = Was konnte { $name } hier wissen?
replay-record = Aufzeichnung speichern
replay-fair = Fairness prüfen
replay-link-short = Link
replay-fair-short = Fairness
replay-record-short = Aufzeichnung
replay-fair-title = Ging alles mit rechten Dingen zu?
replay-fair-yes = Alles passt. Die Ziehungen standen vor dem ersten Zug fest, und nichts wurde verändert.
replay-fair-no = Etwas passt nicht.
replay-fair-seed = Die geheime Zahl, aufgedeckt
replay-fair-kept = Das Siegel ist das, das dieser Browser vor dem Ende gesehen hat.
replay-fair-added = Das Siegel ist das, das dieser Browser vor dem Beginn gesehen hat, und seine eigene Zahl steckt in jeder Ziehung.
replay-fair-late = Das Siegel ist das, das dieser Browser vor dem Beginn gesehen hat; seine eigene Zahl kam zu spät und blieb draußen.
replay-fair-broken = Das Siegel ist nicht das, das dieser Browser am Anfang gesehen hat.
replay-checking = Wird geprüft …
replay-whose = Gesehen von
replay-watcher = den Zuschauern
replay-open = Alle Hände offen
replay-controls = Durch die Partie blättern
replay-live = Diese Partie läuft noch: Die Hände bleiben verdeckt, und die Aufzeichnung gibt es am Ende.
replay-to-table = Zum Tisch
replay-no-board = Dieses Spiel hat im Browser noch kein Brett. Der Verlauf erzählt es Zeile für Zeile.
