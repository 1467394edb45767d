# Wörter der Seiten; die eines Spiels stehen in seinem Ordner.

# -- Der Platz: Rahmen --------------------------------------------------------

shell-name = Dorfplatz
shell-home = Dorfplatz: zum Platz
shell-skip = Zum Inhalt
shell-settings = Einstellungen
shell-language = Continue in English
shell-other = English
shell-theme = Hell oder dunkel: { $now }. Ändern
shell-nobody = Gast
shell-loading = Einen Moment …
shell-failed = Diese Seite ließ sich nicht holen
shell-failed-why = Vielleicht ist die Verbindung weg, oder der Server wurde gerade erneuert. Deine Partien sind sicher.
shell-again = Noch einmal
guest-first = Linden Brunnen Garten Morgen Abend Wiesen Mühlen Laternen Markt Kirsch Hafen Hügel Bernstein Klee Feld
guest-second = fuchs spatz dachs hase otter kauz storch reiher biber zaunkönig fink luchs igel star specht
guest-name = { $first }{ $second }
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
nowhere-title = Hier steht nichts
nowhere-why = Diese Adresse führt zu keiner Seite. Vielleicht fehlt im Link ein Buchstabe.
nowhere-back = Zurück zum Platz

# -- Der Platz -----------------------------------------------------------------

square-title = Fünf Dorfspiele auf einem Platz
square-lead = Setz dich unter die Linde. Spiel gegen Bots, mit Freunden oder mit Leuten, die gerade eine Partie suchen.
square-play = Clans gegen zwei Bots spielen
square-friends = Tisch aufstellen
square-no-account = Ohne Konto und ohne Warten: Du bekommst einen Namen, den du später ändern kannst.
square-unreachable = Der Platz antwortet nicht
square-unreachable-why = Vielleicht startet der Server gerade neu, oder deine Verbindung ist weg. Von deinen Partien geht nichts verloren.
square-mine = Deine Tische
square-turns = { $count ->
    [one] an einem bist du am Zug
   *[other] an { $count } bist du am Zug
}
square-games = Die Spiele
square-open = Offene Tische
square-open-none = Gerade sucht niemand eine Partie. Stell einen Tisch auf und lass einen Stuhl frei: Dann steht er hier für alle.
square-over = Zu Ende gespielt
square-over-none = Hier stehen Partien, die du beendet hast. Du kannst sie noch einmal ansehen.
square-link = Hast du einen Link bekommen?
square-link-go = Hingehen
square-link-bad = Das ist kein Link zu einem Tisch. Er endet auf /table/ und einige Buchstaben.
square-footer = Dorfplatz ist freie Software. Eigene Zeichnungen, eigene Worte; die Spiele gehören ihren Autoren.
game-seats = { $least } bis { $most } Personen
game-play = Gleich spielen
game-table = Tisch aufstellen
game-rules = Regeln
game-terminal = Dieses Spiel spielst du vorerst am Terminal:
game-copy = Befehl für { $title } kopieren
copied = Kopiert
unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
chair-open = freier Stuhl
chair-friend = Stuhl für Freunde
chair-bot = Bot ({ $level })
table-your-turn = Du bist am Zug
table-waiting = { $free ->
    [0] Wartet auf eingeladene Gäste
    [one] Ein Stuhl ist frei
   *[other] { $free } Stühle sind frei
}
table-running = Die Partie läuft
table-over = Beendet
table-play = Weiterspielen
table-sit = Hinsetzen
table-enter = Zum Tisch
table-watch = Zuschauen
table-look-back = Ansehen

# -- Ein neuer Tisch -------------------------------------------------------------

new-title = Neuer Tisch: { $title }
new-game = Spiel
new-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
new-how = Wie möchtest du spielen?
preset-bots = gegen Bots
preset-friends = mit Freunden, per Link
preset-anybody = mit allen, die kommen
preset-here = zusammen an diesem Gerät
new-count = Wie viele Plätze?
new-seats = Wer sitzt wo?
new-seat = Platz { $number }
new-who = { $seat }: Wer spielt?
new-level = { $seat }: Wie stark ist der Bot?
who-me = ich
who-me-too = noch jemand an diesem Gerät
who-bot = ein Bot
who-friend = jemand mit dem Link
who-open = wer gerade kommt
new-clock = Bedenkzeit
clock-none = so lange du willst
clock-brisk = je 10 Minuten, dazu 20 Sekunden pro Zug
clock-calm = je 30 Minuten, dazu eine Minute pro Zug
clock-day = ein Tag pro Zug
clock-days = drei Tage pro Zug
new-timeout = Wenn jemandem die Zeit ausgeht
timeout-bot = springt ein Bot ein
timeout-others = entscheiden die anderen
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
share-title = Komm an meinen Tisch
share-copy = Link zum Tisch kopieren
share-send = Teilen …

# -- Sich auf einem Brett bewegen

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen
