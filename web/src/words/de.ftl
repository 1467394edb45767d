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

# -- Sich auf einem Brett bewegen

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen
