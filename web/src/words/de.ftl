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
shell-renewal = Eine neue Fassung von Dorfplatz ist da.
shell-renewal-soon = Eine neue Fassung von Dorfplatz ist da und wird gleich geladen. Es geht nichts verloren.
shell-renew = Jetzt laden
offline-title = Der Platz antwortet nicht
offline-why = Vielleicht bist du ohne Verbindung, oder der Server startet gerade neu. Deine Partien liegen dort sicher; nichts geht verloren. Sobald die Verbindung wieder da ist, geht alles von selbst weiter.
offline-meanwhile = Bis dahin kannst du die Regeln lesen:
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

game-seats = { $least } bis { $most } Personen
game-play = Gleich spielen
game-table = Tisch aufstellen
game-rules = Regeln
game-learn = In fünf Minuten lernen
game-listed = Es hat kein eigenes Brett: Es wird mit Zeichen gemalt, und du wählst aus einer Liste.
game-copy = Befehl für { $title } kopieren
copied = Kopiert
unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
chair-open = freier Stuhl
chair-friend = Stuhl für Freunde
chair-bot = { $name } (Bot)
table-side = Mitspieler, Verlauf und Auswahl

# -- Ein neuer Tisch -------------------------------------------------------------

preset-bots = gegen Bots
preset-friends = mit Freunden, per Link
preset-anybody = mit allen, die kommen
preset-here = zusammen an diesem Gerät
who-me = ich
who-me-too = noch jemand an diesem Gerät
who-bot = ein Bot
who-friend = jemand mit dem Link
who-open = wer gerade kommt
clock-none = so lange du willst
clock-brisk = je 10 Minuten, dazu 20 Sekunden pro Zug
clock-calm = je 30 Minuten, dazu eine Minute pro Zug
clock-day = ein Tag pro Zug
clock-days = drei Tage pro Zug
timeout-bot = springt ein Bot ein
timeout-others = entscheiden die anderen

# -- Regelhilfe -------------------------------------------------------------------

help-title = Regeln: { $title }

# -- Ich ---------------------------------------------------------------------------

language-en = English
language-de = Deutsch
me-motion = Bewegung
motion-auto = wie das Gerät es wünscht
motion-full = Züge zeigen
motion-slow = Züge langsam zeigen
motion-reduced = hervorheben statt bewegen
me-sound = Töne
me-instant = Züge sofort ausführen, ohne Bestätigung

# -- Sich auf einem Brett bewegen

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen

# -- Der Tisch ----------------------------------------------------------------

table-now = Was jetzt zu tun ist
table-your-turn = Du bist am Zug
table-turn-of = { $seat } ist am Zug
table-over = Das Ende
table-past = Rückblick: Zeile { $at } von { $of }
table-past-deal = Vor der ersten Zeile
table-to-now = Zurück zu jetzt
table-ready-shown = Das Brett zeigt, was daraus folgt. Bestätige es oder geh zurück.
table-ready-unseen = { $move }: Was daraus folgt, steht noch nicht fest. Bestätige es oder geh zurück.
table-sentence-more = Den ganzen Satz zeigen
table-sentence-less = Weniger zeigen
table-held = Das lässt sich nicht mehr zurücknehmen, sobald es gespielt ist. Gleich ist es so weit.
table-now-do = Jetzt
table-forced = Hier geht es nur auf eine Weise weiter; das geschieht von selbst.
table-confirm = Bestätigen
table-sending = Sendet …
table-back = Zurück
table-undo = Rückgängig
table-undo-key = Deinen letzten Zug zurücknehmen (Taste U)
table-hint = Tipp
table-hinting = Denkt …
table-unclear = Hier ist jetzt nichts zu tun.
table-hint-move = So würde ein starker Bot spielen: Das Brett zeigt es. Bestätige es, oder geh zurück.
table-hint-listed = Ein starker Bot würde wählen: { $move }.
table-hint-why = Mehr dazu
table-possible = Das ist möglich.
table-rule = Regel nachlesen
table-rule-id = Regel nachlesen: { $rule }
table-close = Schließen
table-unreachable = Der Server antwortet nicht. Geändert wurde nichts; versuch es gleich noch einmal.
table-read = Lesen
table-page-close = Zum Tisch
table-acts = Was du hier tun kannst
table-ticked = { $least ->
    [0] { $ticked } gewählt, höchstens { $most }
   *[other] { $ticked } gewählt, { $least } bis { $most }
}
table-ticked-of = { $ticked } von { $most } gewählt
table-plan-laid = { $count ->
    [one] Ein Zug liegt bereit. Bestätige ihn oder ändere ihn.
   *[other] { $count } Züge liegen bereit. Bestätige sie oder ändere sie.
}
table-plan-sending = { $done } von { $count } gespielt …
table-plan-done = { $count ->
    [one] Der Zug ist gespielt.
   *[other] Alle { $count } Züge sind gespielt.
}
table-plan-refused = { $done } von { $count } gespielt; der nächste ist nicht möglich.
table-plan-lost = { $done } von { $count } gespielt, dann brach die Verbindung ab. Der Rest wurde nicht gesendet.
table-plan-stopped = { $done } von { $count } gespielt, dann hast du angehalten.
table-plan-play = Alles spielen
table-plan-stop = Anhalten
table-plan-clear = Weglegen
table-plan-undo = Alles zurücknehmen
table-choices = Was du wählen kannst
table-choices-list = Aus einer Liste wählen
table-choices-none = Gerade gibt es nichts zu wählen: Jemand anderes ist am Zug.
table-choices-past = Du siehst einen früheren Augenblick. Wählen kannst du wieder, sobald du zurück bist.
table-choices-complete = Alles ist gewählt. Bestätige es oder geh zurück.
table-players = Wer mitspielt
table-player = Name
table-you = du
table-host = hat den Tisch eröffnet
table-coach = mit Trainer
table-coach-have = Ein Trainer an meiner Seite (alle sehen das)
coach-where = Wo denn?
coach-show = Zeig es mir
coach-anyway = Trotzdem spielen
table-bot = Bot: { $level }
table-bot-name-0 = Linde
table-bot-name-1 = Kastanie
table-bot-name-2 = Ahorn
table-bot-name-3 = Eberesche
table-bot-name-4 = Birke
table-bot-name-5 = Erle
table-level-random = zieht auf gut Glück
table-level-greedy = nimmt, was er kriegt
table-resigned = hat aufgegeben
table-stand-in = ein Bot springt ein
table-to-move = ist am Zug
table-here = ist da
table-away = ist nicht da
table-clock = Zeit übrig:
table-clock-days = { $days } T { $hours } Std
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-late-you = Deine Zeit ist um. Du kannst noch ziehen, solange die anderen nichts anderes beschließen.
table-late = Die Zeit von { $seat } ist um.
table-absent = { $seat } ist nicht da.
table-vote = Was soll geschehen? Mehr als die Hälfte von euch entscheidet.
table-vote-soon = In { $time } könnt ihr entscheiden, was geschieht.
table-votes = { $count ->
    [one] (1 Stimme)
   *[other] ({ $count } Stimmen)
}
table-vote-wait = Warten
table-vote-bot = Ein Bot springt ein
table-vote-resign = Raus aus dem Spiel
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-deal = Vor dem ersten Zug
table-log-round = Runde { $round }
table-log-chance = { $count ->
    [one] Zufall, einmal
   *[other] Zufall, { $count }-mal
}
table-lately = Was die anderen taten
table-retell = Noch einmal zeigen
table-log-or-chat = Verlauf oder Gespräch
table-looking = Es wird zurückgeblättert …
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt. Sag Hallo!
table-chat-watching = Noch hat niemand etwas gesagt. Was du hier sagst, hören alle, die zuschauen, aber niemand, der mitspielt.
table-chat-say-aside = Etwas zu den Zuschauenden sagen
table-chat-aside = (beiseite)
table-begun = Begonnen mit einer Stellung.
table-shuffled = Die Stühle wurden gemischt: { $names }.
table-chat-say = Sag etwas
table-chat-send = Senden
table-mute = { $name } nicht mehr hören
table-unmute = Alle wieder hören
table-report = Melden, was { $name } gesagt hat
table-report-why = Was ist daran nicht in Ordnung?
table-report-send = Melden
table-reported = Danke. Wer diesen Server betreibt, wird es sehen.
table-tabs = Teile des Tisches
table-tab-stand = Stand
table-tab-choices = Wählen
table-tab-result = Ergebnis
table-tab-players = Wer
table-tab-log = Verlauf
table-tab-chat = Reden
table-tab-more = Mehr
table-sheet-open = Auswahl, Mitspieler und Verlauf zeigen
table-sheet-close = Zurück zum Brett
table-words = In Worten
table-words-title = Der Tisch in Worten
table-changed = Seit deinem letzten Zug
table-changed-lately = Was zuletzt geschah
table-changed-nothing = Seitdem ist nichts geschehen.
table-position = Die Stellung
table-help = Regeln
table-help-all = Alle Regeln dieses Spiels
table-menu = Tisch
table-menu-playing = Beim Spielen
table-stand-in-ask = Einen Bot für mich einspringen lassen
table-stand-in-sure = Ein Bot spielt für dich, bis du dich zurückmeldest. Er lässt sich Zeit, und du kannst vor jedem Zug wieder übernehmen. Soll er?
table-stand-in-yes = Er soll spielen
table-stand-in-no = Ich bleibe
table-stand-in-you = Für { $seat } spielt gerade ein Bot.
table-stand-in-late = Deine Zeit ist um: Für { $seat } spielt jetzt ein Bot.
table-return = Wieder selbst spielen
table-resign = Aufgeben
table-resign-sure = Du gehst für immer und wirst Letzter; ein Bot spielt für dich weiter. Wirklich?
table-resign-yes = Aufgeben
table-resign-no = Bleiben
table-keys = Tasten
table-key-c = C
table-key-c-what = zur Auswahl
table-key-arrows = ← ↑ → ↓
table-key-arrows-what = von Wahl zu Wahl, in der Liste, auf dem Brett und im Verlauf
table-key-enter = Eingabe
table-key-enter-what = wählen; bestätigen, wenn alles gewählt ist
table-key-esc = Esc
table-key-esc-what = einen Schritt zurück
table-key-u = U
table-key-u-what = den letzten Zug zurücknehmen
table-key-h = H
table-key-h-what = ein Tipp
table-key-help = ?
table-key-help-what = die Regeln
table-key-d = D
table-key-d-what = der Tisch in Worten
table-key-l = L
table-key-l-what = zum Verlauf
table-key-n = N
table-key-n-what = zurück zu jetzt
table-facts = Über diesen Tisch
table-seal = Siegel
table-seal-why = Das Siegel passt zu genau einer geheimen Zahl. Jeder Browser steuert eine eigene bei, und aus allen zusammen folgt jede Ziehung. Am Ende wird die geheime aufgedeckt, und jeder kann es nachprüfen.
table-share = Der Link zu diesem Tisch
table-copy = Kopieren
table-copied = Der Link ist in der Zwischenablage.
table-copy-failed = Der Browser lässt das Kopieren nicht zu; der Link ist markiert.
table-share-by = Teilen
table-share-code = Der Link als Code zum Abfotografieren
table-watching = Du schaust zu.
table-result = Wie es ausging
table-counting = Gezählt wird: { $source } …
table-count-skip = Alles zeigen
table-counted = Was gezählt hat
table-decided = das gab den Ausschlag
table-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
table-rank = Rang
table-rematch = Noch eine Partie
table-rematch-join = Bei der nächsten Partie mitspielen
table-replay = Noch einmal ansehen
table-review = Rückblick
table-story = Die Geschichte des Abends
table-square = Zum Dorfplatz
table-curtain = Gib das Gerät an { $seat } weiter.
table-curtain-why = Hinter dem Vorhang liegt eine Hand, die nur eine Person sehen darf.
table-curtain-undo = Den letzten Zug zurücknehmen
table-curtain-open = Ich bin { $seat }
table-net-connecting = Die Verbindung wird aufgebaut …
table-net-again = Die Verbindung wird wieder aufgebaut …
table-net-waiting = Die Verbindung ist weg. Nächster Versuch in { $seconds } s; deine Züge gehen nicht verloren.
table-net-now = Jetzt versuchen
table-net-unknown = Der Server kennt dich nicht mehr.
table-net-sign-in = Anmelden
table-net-stopped = Der Server hat die Verbindung beendet, weil zu viel auf einmal kam.
table-waiting = { $missing ->
    [0] Alle sind da
    [one] Ein Platz ist noch frei
   *[other] { $missing } Plätze sind noch frei
}
table-waiting-why = Das Spiel beginnt von selbst, sobald jeder Platz besetzt ist.
table-shuffles = Zu Beginn werden die Stühle gemischt: Wer wo sitzt, steht noch nicht fest.
table-seat-open = frei für alle
table-seat-friend = frei für alle mit dem Link
table-seat-me = noch ein Platz an diesem Gerät
table-seat-give = Wer Platz { $seat } bekommt
table-sit = Hier sitzen
table-sit-down = Hinsetzen
table-leave = Den Tisch verlassen
table-loading = Der Tisch wird gedeckt …
table-failed = Dieser Tisch lässt sich nicht zeigen
table-try-again = Noch einmal versuchen
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-why = Alle sind gegangen, bevor das Spiel begann.
table-no-board = Dieses Spiel hat im Browser noch kein Brett. Du kannst die Partie hier verfolgen und deine Züge aus der Liste wählen.
table-drawing = Das Brett in Zeichen
table-no-board-terminal = Eine eigene Partie mit gezeichnetem Brett beginnt im Terminal mit einem Befehl:

# -- Die Geschichte -----------------------------------------------------------

# -- Die Wiederholung ---------------------------------------------------------

replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
