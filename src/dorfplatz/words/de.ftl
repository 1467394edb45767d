# Sätze, die allen Spielen gemeinsam sind.

list-and = { $first } und { $last }
nobody = niemand
seat = Spieler { $id }
chance = Zufall

# -- Fehler ------------------------------------------------------------------

error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-nonces = Für { $seats } Plätze braucht es ebenso viele eigene Zahlen, nicht { $found }; ein Platz darf auch keine haben.
error-option = { $game } hat keine Option „{ $option }“. Vorhanden: { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-illegal = { $move }: { $reason } ({ $rule }). { $possible ->
    [0] Im Moment ist nichts möglich.
    [one] Der einzige mögliche Zug ist { $examples }.
   *[other] { $possible } Züge sind möglich, zum Beispiel { $examples }.
}
unreadable = „{ $text }“ ist kein Zug in der Notation dieses Spiels
error-no-game-record = { $game } hat keine eigene Aufzeichnungsform; bitte eine .dorf-Datei verwenden.
error-record-truncated = Die Aufzeichnung hört zu früh auf: { $what } fehlt.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: „{ $text }“.
error-rules-version = { $game } gibt es in Regelfassung 1 bis { $known }, nicht { $found }.
error-record-version = Die Aufzeichnung gehört zu Regelfassung { $found }, hier gilt Fassung { $known }.
error-record-move = Zug { $number } der Aufzeichnung, { $move }, ist nicht möglich: { $reason }
error-record-chain = Ab Zug { $number } ({ $move }) passt die Aufzeichnung nicht zu ihrer Prüfkette: Etwas wurde verändert.
error-record-draw = Zug { $number } der Aufzeichnung ist { $move }, der offengelegte Startwert zieht aber { $drawn }.
error-record-seed = Der offengelegte Startwert passt nicht zum Siegel vom Anfang.
error-record-position = Die Stellung, mit der die Partie begann, kann es so nicht geben, oder sie schreibt sich anders.
error-record-chairs = Die Stühle wurden nicht so gemischt, wie der Startwert es sagt.
error-record-nonces = Was die Plätze zum Startwert beigetragen haben, ist nicht das, was vor der ersten Ziehung gespeichert wurde.
error-record-who = Zug { $number } der Aufzeichnung, { $move }, steht bei { $found }, aber dort zieht { $expected }.
error-record-unrevealed = Die Partie ist zu Ende, aber die Aufzeichnung verrät ihren Startwert nicht: Nichts Gezogenes lässt sich prüfen.
error-record-result = Als Ergebnis steht da { $found }, die Züge führen aber zu { $expected }.
error-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
error-undo-others = Inzwischen war jemand anderes am Zug.
error-undo-revealed = Dieser Zug hat etwas aufgedeckt und lässt sich nicht zurücknehmen.
error-resigned = Du hast dieses Spiel schon verlassen.
error-over = Das Spiel ist vorbei.
error-json = Diese Zeile ist kein JSON-Objekt: { $problem }
error-internal = Dorfplatz selbst hat versagt ({ $problem }); nichts wurde geändert.
error-no-game = Noch kein Spiel begonnen; zuerst „new“ oder „position“ senden.
error-file = { $file } lässt sich nicht lesen: { $problem }
error-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known }.
error-no-code = Die Zahl { $code } steht für keinen Zug dieses Spiels.
error-no-move = { $move } ist kein Zug dieses Spiels: weder Text noch Aktion noch Zahl.
error-bot-import = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }
error-no-encoding = { $game } hat noch keine Kodierung: Es gibt keine Beobachtung in Zahlen.
error-perft = Dafür müssten mehr als { $most } Stellungen betrachtet werden.
error-chosen = Du hast schon gewählt; nimm die Wahl zuerst zurück.
error-chance-first = Der Zufall ist am Zug; zuerst „draw“ senden.
error-do = „{ $do }“ ist keine Anfrage. Bekannte Anfragen: { $known }.
error-missing = Die Angabe „{ $name }“ fehlt.
error-argument = Die Angabe „{ $name }“ muss von anderer Art sein: { $kind }.
error-seat-order = Gleichzeitige Entscheidungen werden hier der Reihe nach getroffen; zuerst ist Platz { $seat } dran.

# -- Tisch -------------------------------------------------------------------

resigned = { $seat } verlässt das Spiel.
ask-order = Deine Anweisung antwortet für dich.
order-answered = { $seat } hat hinterlassen: jetzt nicht.
source-total = Summe
rank = { $rank }.
ask-chosen = Du hast gewählt; die anderen überlegen noch.
ask-deserted = Die anderen sind gegangen; das Spiel ist vorbei.
error-not-canonical = { $move } ist nicht die übliche Schreibweise dieses Zuges.
error-not-your-turn = { $move }: { $reason } ({ $rule }).

# -- Terminal ----------------------------------------------------------------

cli-seats = { $least }–{ $most } Personen
cli-which-game = Welches Spiel? Die Nummer:
cli-how-many = Wie viele spielen mit, { $least } bis { $most }? [{ $usual }]
cli-how-many-people = Wie viele davon sind Menschen an diesem Gerät, 0 bis { $most }? [1]
cli-how-strong = Wie stark sind die Bots, 1 bis { $most }? [3]
cli-hint = Ein starker Bot würde { $move } spielen.
cli-person = (du)
cli-bot = (Bot { $name })
cli-curtain = Gib das Gerät an { $seat } weiter, dann Eingabetaste.
cli-keys = Nummer oder Name: wählen · Eingabetaste: bestätigen · b: zurück · u: rückgängig · l: Verlauf · i: Rat · ?: Hilfe · q: beenden
cli-help = Wähle Schritt für Schritt mit Nummer oder Name, oder tippe einen ganzen Zug in Notation. Jedes andere Wort durchsucht die Möglichkeiten; ein unmöglicher Zug wird erklärt. „resign“ überlässt das Spiel einem Bot.
cli-confirm = { $move }: Der Plan zeigt, was folgt. Eingabetaste bestätigt, b geht zurück.
cli-confirm-unseen = { $move }: Was folgt, ist noch nicht sicher. Eingabetaste bestätigt, b geht zurück.
cli-continue = Weiter mit der Eingabetaste:
cli-more = … und { $more } weitere; ein Teil des Namens sucht darin.
cli-seal = Siegel dieser Partie: { $seal }
cli-seed = Das Siegel war { $seal }, der Startwert dahinter { $seed }; „verify“ prüft jede Ziehung einer gespeicherten Aufzeichnung.
cli-left = Die Partie ist nicht zu Ende.
cli-saved = Die Aufzeichnung liegt in { $file }.
cli-not-saved = { $file } lässt sich nicht schreiben: { $problem }
cli-small = Dieses Fenster hat { $rows } Zeilen; { $needed } zeigen den ganzen Plan.
cli-show-keys = Eingabetaste: weiter · p: zurück · Zahl: springen · q: beenden
cli-old-way = (Neu mit Fassung { $version } der Regeln; wie zuvor: { $old }.)
cli-older-rules = Gespielt nach Fassung { $version } der Regeln, mit der die Partie begann. Seither gilt: { $change }
cli-verified = { $title }: { $moves } Züge nachgespielt, { $draws } Ziehungen nachgerechnet.
cli-nonces = { $seats ->
    [0] Kein Platz hat eine eigene Zahl zum Startwert beigetragen.
    [one] Ein Platz hat eine eigene Zahl zum Startwert beigetragen.
   *[other] { $seats } Plätze haben eigene Zahlen zum Startwert beigetragen.
}
cli-begun = Sie begann nicht am Anfang, sondern mit einer Stellung, die in der Aufzeichnung steht.
cli-chairs = Die Stühle wurden gemischt; wer jetzt dort sitzt, saß vorher, Platz für Platz: { $places }.
cli-still-sealed = Der Startwert ist noch nicht offengelegt, die Ziehungen lassen sich noch nicht prüfen.
cli-dataset = { $games ->
    [one] Eine Partie liegt
   *[other] { $games } Partien liegen
} in { $folder }; card.json sagt, was die Zeilen enthalten.
cli-all-fits = Alles passt.
cli-review-decisions = { $name }: Entscheidungen { $decisions }, Glück { $luck }
cli-review-moment = Zug { $number }, -{ $loss } von { $chance }: { $played }
cli-review-better = Besser: { $better }
cli-review-quiet = Sofort ändert sich nichts, was sich nennen ließe; besser ist, was danach kommt.
cli-review-sentence = { $fits ->
    [yes] Alle Ziehungen passen zum Siegel.
   *[no] Die Aufzeichnung hält nicht, was sie sagt (siehe verify).
} Glück: { $luck }.
cli-review-unit = 1 ist der Schritt vom letzten auf den ersten Platz; zu zweit sind es Gewinnchancen.
cli-audited = { $files ->
    [one] Eine Aufzeichnung nachgespielt
   *[other] { $files } Aufzeichnungen nachgespielt
}, { $broken ->
    [0] alle passen zu den heutigen Regeln.
    [one] eine passt nicht.
   *[other] { $broken } passen nicht.
}

# -- Server ------------------------------------------------------------------

cli-serving = Der Dorfplatz ist eröffnet: http://{ $host }:{ $port } (Strg+C schließt ihn).
cli-serving-already = Der Dorfplatz ist schon eröffnet: http://{ $host }:{ $port } (Prozess { $process }).
bot-failed = Der Bot „{ $bot }“ auf Platz { $seat } antwortet nicht; ein einfacherer entscheidet für ihn.
cli-backed-up = { $rows } Zeilen liegen in { $file }.
cli-restored = { $rows } Zeilen aus { $file } sind an ihrem Platz.
cli-stored-audited = { $matches ->
    [one] Eine gespeicherte Partie nachgespielt
   *[other] { $matches } gespeicherte Partien nachgespielt
}, { $broken ->
    [0] alle passen zu den jetzigen Regeln.
    [one] eine passt nicht.
   *[other] { $broken } passen nicht.
}
cli-stored-broken = { $match } ({ $game }): { $problem }
error-account = Das geht nur mit einem Konto; leg eines an, deine Partien bleiben dir.
error-bot-plays = Auf diesem Platz spielt gerade ein Bot; kehre zuerst zurück.
error-busy = Hier ist gerade zu viel zu tun. Es hat sich nichts geändert; versuch es gleich noch einmal.
error-closing = Der Server hört gleich auf; komm in einem Augenblick wieder.
error-inside = Im Server ging etwas schief; geändert wurde nichts.
error-message = Das ist keine Anfrage des Protokolls: { $problem }
error-name = Ein Name hat 1 bis 24 sichtbare Zeichen und keine Leerzeichen am Rand.
error-name-taken = Ein Konto „{ $name }“ gibt es schon.
error-no-chat = Diese Nachricht gibt es nicht.
error-no-page = Hier ist nichts.
error-no-seat = Dieser Platz ist nicht frei.
error-no-stand-in = Auf diesem Platz spielt kein Bot.
error-no-table = Diesen Tisch gibt es nicht, oder du brauchst den Link dazu.
error-no-token = Diesen Schlüssel gibt es nicht.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-signed-in = Sag zuerst, wer du bist: als Gast, mit einem Konto oder mit einem Schlüssel.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-your-seat = Das ist nicht dein Platz.
error-one-seat = Du sitzt hier schon; die anderen Plätze sind für andere.
error-open-tables = Du hast schon { $most } offene Tische; schließ zuerst einen.
error-origin = Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.
error-port = Die Adresse lässt sich nicht benutzen: { $problem }
error-processes = Mehrere Prozesse brauchen PostgreSQL; setze DORFPLATZ_DATABASE.
error-other-version = Version { $serving } bedient diese Datenbank; beende sie, bevor du { $starting } startest.
error-in-use = Der Prozess { $process } bedient diese Datenbank schon, unter http://{ $host }:{ $port }
error-start = Der Dorfplatz lässt sich nicht eröffnen: { $problem }
error-stale = Die Stellung hat sich seitdem geändert; schau erst hin.
error-stand-in = Auf diesem Platz spielt schon ein Bot.
error-no-story = { $game } erzählt keine Geschichte.
error-order = Die Anweisung „{ $order }“ gibt es hier jetzt nicht. Möglich sind: { $known }.
error-started = Das Spiel hat schon begonnen.
error-store = Der Speicher antwortet nicht ({ $problem }); niemand hat etwas erfahren.
error-token = Ein Token kann das nicht; melde dich mit dem Passwort an.
error-token-read = Dieses Token ist nur zum Lesen da.
error-tokens = Ein Konto kann { $most } Schlüssel haben; lösch zuerst einen.
error-too-large = Das ist zu viel auf einmal; { $most } Bytes sind erlaubt.
error-too-many = Das ist zu viel in zu kurzer Zeit; warte ein wenig.
error-vote = Über diesen Platz ist nichts zu entscheiden, oder nicht von dir.
error-vote-closed = Über diesen Platz ist jetzt nichts zu entscheiden: Niemand wartet auf ihn, wer dort sitzt, ist da, oder es ist noch Zeit.
error-vote-early = Das lässt sich in { $seconds } Sekunden entscheiden, wenn es dann noch so ist.
error-watched = Eine Verbindung kann { $most } Partien folgen.
error-wrong-code = Name und Code passen nicht zusammen, oder der Code ist verbraucht.
error-no-person = „{ $who }“ gibt es nicht.
error-idle = Gäste werden frühestens nach einem Tag gelöscht.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-table-ended = Diesen Tisch gibt es nicht mehr.
error-tables = Du hast seit gestern { $most } Tische in Gang; bring erst einige zu Ende.
error-network-tables = Von dort, wo du bist, sind seit gestern { $most } Tische in Gang; bringt erst einige zu Ende.
cli-people-found = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
}
cli-people-code = Mit diesem Code bekommt das Konto einmal ein neues Passwort („Passwort vergessen“). Frühere Codes gelten nicht mehr.
cli-people-closed = { $name } gibt es nicht mehr; die Partien gehen ohne den Namen weiter.
cli-people-dropped = { $count ->
    [one] Ein Gast ist gelöscht.
   *[other] { $count } Gäste sind gelöscht.
}
cli-people-which = Sag, wer gemeint ist: ein Name oder eine Kennung für --reset oder --close, --guests TAGE für --drop.
cli-reports-found = { $count ->
    [one] Eine Meldung.
   *[other] { $count } Meldungen.
}
cli-tables-ended = { $count ->
    [one] Ein Tisch ist beendet.
   *[other] { $count } Tische sind beendet.
}
cli-tables-found = { $count ->
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
cli-tables-which = Sag, welche Tische enden sollen: Kennungen, --who, --idle oder --bots.
error-not-empty = In dieser Datenbank liegt schon etwas; --replace setzt die Sicherung an seine Stelle.
error-backup = { $file } ist keine lesbare Sicherung: { $problem }
error-result = Ereignis { $number } ergibt jetzt { $found }, früher { $expected }
error-past = Das Protokoll hat { $most } Zeilen; einen Augenblick { $at } gibt es nicht.
error-no-coach = An diesem Platz sitzt kein Trainer.
error-no-hint = Auf diesem Platz ist gerade nichts zu entscheiden.
error-lesson = Dieser Schritt will etwas anderes.
error-hint = An einem Tipp wird schon gerechnet; warte ihn ab.
error-record-busy = Für dich wird schon eine Partie angesehen; warte das ab.
error-no-draw = Der Zufall hat jetzt nichts zu ziehen.
error-playing-out = Die Bots spielen für dich schon eine andere Stellung aus; warte darauf.
error-begun-over = Hier ist das Spiel zu Ende; weiterzuspielen gibt es nichts.
error-begun-text = Diese Stellung lässt sich nicht ganz aufschreiben, also kann keine Partie mit ihr beginnen.
error-begun-seats = Diese Stellung ist eine für { $seats } Spieler.
fair-begin = { $value ->
    [start] Die Partie begann am Anfang.
   *[other] Die Partie begann mit einer Stellung; sie steht in der Aufzeichnung.
}
fair-rules = Gespielt und geprüft nach Fassung { $value } der Regeln.
fair-seal = Der Startwert passt zu dem Siegel, das vor dem ersten Zug bekannt war.
fair-nonces = { $value ->
    [0] Niemand hat eine eigene Zahl beigetragen: Die Ziehungen folgen allein aus dem Startwert.
    [one] Ein Platz hat eine eigene Zahl beigetragen, nachdem das Siegel bekannt war und bevor etwas gezogen wurde.
   *[other] { $value } Plätze haben eigene Zahlen beigetragen, nachdem das Siegel bekannt war und bevor etwas gezogen wurde.
}
fair-chairs = { $value ->
    [none] Alle saßen, wo sie sich hingesetzt hatten.
   *[other] Die Stühle wurden so gemischt, wie der Startwert es sagt (Platz für Platz, woher: { $value }).
}
fair-draws = { $value ->
    [one] Die Ziehung des Zufalls folgt aus dem Startwert.
   *[other] Alle { $value } Ziehungen des Zufalls folgen aus dem Startwert.
}
fair-moves = { $value ->
    [one] Der Zug ist erlaubt.
   *[other] Alle { $value } Züge sind erlaubt.
}
fair-chain = Die Prüfkette der Aufzeichnung schließt sich: Nichts wurde verändert, ergänzt oder weggelassen.
fair-result = Das Ergebnis folgt aus den Zügen.
fair-stored = { $value ->
    [one] Das gespeicherte Ereignis führte damals zu dem, wozu es heute führt.
   *[other] Alle { $value } gespeicherten Ereignisse führten damals zu dem, wozu sie heute führen.
}
# -- Bots --------------------------------------------------------------------

level-first-evening = Neuling
level-casual = Gelegenheitsspieler
level-regular = Stammgast
level-strong = starker Spieler
level-master = Meister
error-bot-setting = Die Einstellungen hinter „{ $bot }“ sind nicht lesbar. Schreibweise: Name=Zahl; bekannt: { $known }.
error-tune = { $game } hat keine Merkmale, die sich abstimmen ließen.
error-tune-policy = Von { $game } ist keine Entscheidung aufgehoben, aus der eine Zugwahl lernen könnte.
error-tune-policy-bot = „{ $bot }“ sucht nicht, also hilft ihm keine Zugwahl.
error-tune-net = { $game } hat keine Merkmale, aus denen ein Netz lernen könnte.
error-arena = { $problem }
arena-bot = Bot
arena-games = Partien
arena-rating = Wertung
arena-wins = Gewonnen
arena-interval = 95-%-Intervall
arena-rank = Mittlerer Rang
arena-slowest = Langsamster Zug
arena-duel = { $bot } vor { $rival }: { $share } % ({ $low } – { $high } %) in { $games } Partien
arena-seat = { $bot } als { $seat }: { $share } % ({ $low } – { $high } %) von { $games } Partien gewonnen
arena-fault = Durch einen Fehler verloren: { $fault }

# -- Was alle Spiele gleich fragen und ablehnen ----------------------------------------

ask-over = Das Spiel ist zu Ende.
ask-wait = { $seat } ist am Zug.
not-over = das Spiel ist zu Ende
not-your-turn = { $seat } ist am Zug
not-yet = zuerst entscheidet der Zufall
not-chance = der Zufall hat entschieden, jetzt ist ein Spieler am Zug
not-offered = das kann der Zufall jetzt nicht ziehen

cli-check = { $broken ->
    [0] { $name } hält alle { $laws } Gesetze ein.
    [one] { $name } bricht eines von { $laws } Gesetzen.
   *[other] { $name } bricht { $broken } von { $laws } Gesetzen.
}
error-check-what = { $what } ist weder ein Spiel ({ $known }) noch ein Paket mit einem GAME noch ein Bot.
law-ends = Zufällige Partien gehen zu Ende
law-texts = Jede Aktion hat einen Text und eine Zahl, beide lassen sich zurücklesen
law-lists = Was in der Liste steht, ist erlaubt, und sonst nichts
law-copies = Eine Kopie geht ihren eigenen Weg
law-journals = Vom Spiel zu erzählen ändert nichts daran
law-positions = Eine Stellung lässt sich aus ihrem Text zurücklesen
law-worlds = Eine vorgestellte Welt sieht aus wie die wahre
law-chance = Der Zufall zieht, was seine Liste sagt
law-standings = Alle haben einen Rang, und der Lohn folgt daraus
law-prompts = Angeboten wird genau, was in der Liste steht
law-observations = Beobachtet wird nichts, was man nicht wissen kann
law-words = Beide Sprachen sagen dasselbe
law-legal = Jeder Zug ist erlaubt
law-repeats = Derselbe Startwert wählt dasselbe
law-fair = In Welten, die nicht zu unterscheiden sind, wird gleich gespielt

# -- Stellungen als Text, in allen Spielen --------------------------------------------

position-part = „{ $part }“ gehört nicht in eine Stellung, steht doppelt da oder passt nicht zum Rest.
position-value = Das Feld „{ $field }“ stimmt nicht: „{ $text }“.
position-twice = „{ $thing }“ steht doppelt da, das gibt es nur einmal.
position-players = Dieses Spiel ist für { $least } bis { $most } Personen; diese Stellung hat { $found }.
position-seats = Die Stellung ist für { $found } Personen, verlangt waren { $asked }.
position-option = In der Stellung ist { $option } { $written }, verlangt war { $asked }.
