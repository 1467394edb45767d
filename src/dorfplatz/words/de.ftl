# Sätze, die allen Spielen gemeinsam sind.

list-and = { $first } und { $last }
nobody = niemand
seat = Spieler { $id }
chance = Zufall

# -- Fehler ------------------------------------------------------------------

error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
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
error-record-version = Die Aufzeichnung gehört zu Regelfassung { $found }, hier gilt Fassung { $known }.
error-record-move = Zug { $number } der Aufzeichnung, { $move }, ist nicht möglich: { $reason }
error-record-chain = Ab Zug { $number } ({ $move }) passt die Aufzeichnung nicht zu ihrer Prüfkette: Etwas wurde verändert.
error-record-draw = Zug { $number } der Aufzeichnung ist { $move }, der offengelegte Startwert zieht aber { $drawn }.
error-record-seed = Der offengelegte Startwert passt nicht zum Siegel vom Anfang.
error-record-result = Als Ergebnis steht da { $found }, die Züge führen aber zu { $expected }.
error-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
error-undo-others = Inzwischen war jemand anderes am Zug.
error-undo-revealed = Dieser Zug hat etwas aufgedeckt und lässt sich nicht zurücknehmen.
error-resigned = Du hast dieses Spiel schon verlassen.
error-over = Das Spiel ist vorbei.
error-json = Diese Zeile ist kein JSON-Objekt: { $problem }
error-request = Die Anfrage „{ $do }“ { $problem }
error-no-game = Noch kein Spiel begonnen; zuerst „new“ oder „position“ senden.
error-file = { $file } lässt sich nicht lesen: { $problem }
error-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known }.
error-perft = Das wären mehr als { $limit } Knoten.
error-not-chance = Der Zufall ist nicht am Zug.

# -- Tisch -------------------------------------------------------------------

resigned = { $seat } verlässt das Spiel.
source-total = Summe
rank = { $rank }.
ask-chosen = Du hast gewählt; die anderen überlegen noch.
ask-deserted = Die anderen sind gegangen; das Spiel ist vorbei.
not-twice = du hast schon gewählt
error-not-canonical = { $move } ist nicht die übliche Schreibweise dieses Zuges.
error-not-your-turn = { $move }: { $reason } ({ $rule }).
