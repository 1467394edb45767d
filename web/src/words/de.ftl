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

# -- Sich auf einem Brett bewegen

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen
