game-title = Höyük
game-about = Bis zu fünf Stämme bauen an einem Dorf. Teil dir Blöcke mit den anderen, übertriff sie bei Öfen, Schreinen und Gehegen und übersteh die Katastrophe der Runde.
game-help =
    Alle bauen auf einem Raster. Häuser, die sich berühren, bilden einen Block, gleich welcher Farbe; berühren sich Häuser einer Farbe, sind sie eine Familie.
    Phase 1: Bau, was deine Plättchen zeigen, zuerst Häuser, dann Öfen, Schreine oder Gehege. Phase 2, ab Runde 2: Eine Katastrophe trifft die Blöcke, die ihre Karte beschreibt. Phase 3: In Blöcken, die du mit anderen teilst, nimmt eine Belohnungskarte, wer die meisten Öfen, Schreine oder Gehege hat. Phase 4: Gespielte Karten gehen zurück, der nächste Startspieler wird bestimmt.
    Zu Beginn jeder Phase darfst du Karten spielen, je Runde so viele, wie du Familien hast: um mehr zu bauen oder, gleiche zusammen, für Siegpunkte.
    Das Spiel endet in der Runde, in der jemand sein letztes Haus baut. Die meisten Siegpunkte gewinnen.

# -- Namen -------------------------------------------------------------------

tribe-red = Rot (Ders)
tribe-green = Grün (Sneerg)
tribe-yellow = Gelb (Oleyli)
tribe-purple = Lila (Ruples)
tribe-blue = Blau (Lebu)
starter-red = { tribe-red }
starter-green = { tribe-green }
starter-yellow = { tribe-yellow }
starter-purple = { tribe-purple }
starter-blue = { tribe-blue }
element-house = Haus
element-oven = Ofen
element-pen = Gehege
element-shrine = Schrein
element-cattle = Vieh
element-villager = Dorfbewohner
element-shaman = Schamane
card-house = Hauskarte
card-oven = Ofenkarte
card-pen = Gehegekarte
card-shrine = Schreinkarte
card-cattle = Viehkarte
card-villager = Dorfbewohnerkarte
card-metal = Metallkarte
stack-oven = Ofenstapel
stack-shrine = Schreinstapel
stack-pen = Gehegestapel
stack-highrise = Hochhausstapel
stack-houses = Häuserstapel
stack-cattle = Viehstapel
stack-villager = Dorfbewohnerstapel
tile-H = drei Häuser
tile-O = zwei Häuser und ein Ofen
tile-P = zwei Häuser und ein Gehege
tile-S = zwei Häuser und ein Schrein
tile-W = zwei Häuser und ein Bauwerk nach Wahl
tile-C = zwei Häuser und ein Vieh
tile-V = zwei Häuser und ein Dorfbewohner
tile-M = zwei Häuser und der Schamane
slot-H = Haus
slot-O = Ofen
slot-P = Gehege
slot-S = Schrein
slot-W = Haus, Ofen, Gehege oder Schrein
slot-C = Vieh
slot-V = Dorfbewohner
slot-M = Schamane
cell = { $id }
from = { $id }
block = Block { $id }
set-house = Hauskarte für einen Satz
set-house-2 = zweite Hauskarte
set-house-3 = dritte Hauskarte
set-house-4 = vierte Hauskarte
set-house-5 = fünfte Hauskarte
set-oven = Ofenkarte für einen Satz
set-oven-2 = zweite Ofenkarte
set-oven-3 = dritte Ofenkarte
set-oven-4 = vierte Ofenkarte
set-oven-5 = fünfte Ofenkarte
set-pen = Gehegekarte für einen Satz
set-pen-2 = zweite Gehegekarte
set-pen-3 = dritte Gehegekarte
set-pen-4 = vierte Gehegekarte
set-pen-5 = fünfte Gehegekarte
set-shrine = Schreinkarte für einen Satz
set-shrine-2 = zweite Schreinkarte
set-shrine-3 = dritte Schreinkarte
set-shrine-4 = vierte Schreinkarte
set-shrine-5 = fünfte Schreinkarte
set-cattle = Viehkarte für einen Satz
set-cattle-2 = zweite Viehkarte
set-cattle-3 = dritte Viehkarte
set-cattle-4 = vierte Viehkarte
set-cattle-5 = fünfte Viehkarte
set-villager = Dorfbewohnerkarte für einen Satz
set-villager-2 = zweite Dorfbewohnerkarte
set-villager-3 = dritte Dorfbewohnerkarte
set-villager-4 = vierte Dorfbewohnerkarte
set-villager-5 = fünfte Dorfbewohnerkarte
set-metal = Metallkarte für einen Satz
set-metal-2 = zweite Metallkarte
set-metal-3 = dritte Metallkarte
set-metal-4 = vierte Metallkarte
set-metal-5 = fünfte Metallkarte
side-n = Haus im Norden
side-e = Haus im Osten
side-s = Haus im Süden
side-w = Haus im Westen
finish-finish = Fertig
pending-last-house = das letzte Haus eines Vorrats ist gebaut
pending-space = für ein Haus ist kein Platz mehr
source-sets = Kartensätze
source-hand = Handkarten
source-houses = Familien
source-cattle = Vieh
source-villagers = Dorfbewohner
result-tie = Bei gleich vielen Punkten entscheiden die meisten Häuser auf dem Plan, dann die meisten Hochhäuser.
option-mode = Spielart
option-mode-basic = Grundspiel
option-mode-advanced = Fortgeschrittenes Spiel
option-mode-expert = Expertenspiel
option-house_limit = Häuser für jeden
option-house_limit-25 = 25
option-house_limit-20 = 20 (kürzer; zu fünft üblich)
option-house_limit-15 = 15 (kurz)
option-tribes = Stämme in der Reihenfolge der Plätze, beliebige der Buchstaben R G Y U B
option-tribes-RGYUB = Rot, Grün, Gelb, Lila, Blau
option-herds = Vieh und Dorfbewohner am Ende
option-herds-all = Mehrheit wertet alle (Spielregel)
option-herds-own = Mehrheit wertet nur die eigenen
change-2 = Am Ende einer Partie für Experten wertet, wer die Mehrheit an Vieh oder Dorfbewohnern eines Blocks hat, alle dort, nicht nur die eigenen (HOY-11.5, HOY-11.6).
option-tribes-R = Rot (Ders)
option-tribes-G = Grün (Sneerg)
option-tribes-Y = Gelb (Oleyli)
option-tribes-U = Lila (Ruples)
option-tribes-B = Blau (Lebu)
option-open_hands = Handkarten der anderen
option-open_hands-false = verdeckt, nur ihre Zahl (Spielregel)
option-open_hands-true = offen
option-tribes-seats = Stämme

# -- Katastrophen --------------------------------------------------------------

catastrophe-hard_winter_1 = Harter Winter
catastrophe-hard_winter_2 = Harter Winter
catastrophe-drought_1 = Dürre
catastrophe-drought_2 = Dürre
catastrophe-epidemic_1 = Epidemie
catastrophe-epidemic_2 = Epidemie
catastrophe-earthquake_1 = Erdbeben
catastrophe-earthquake_2 = Erdbeben
catastrophe-fire_1 = Feuersbrunst
catastrophe-fire_2 = Feuersbrunst
catastrophe-flood_1 = Überschwemmung
catastrophe-flood_2 = Überschwemmung
catastrophe-locusts_1 = Heuschreckenplage
catastrophe-locusts_2 = Heuschreckenplage
catastrophe-raid_1 = Überfall
catastrophe-raid_2 = Überfall
catastrophe-offering_1 = Opfergabe
catastrophe-offering_2 = Opfergabe
catastrophe-tornado_1 = Tornado
catastrophe-tornado_2 = Tornado
catastrophe-volcano_1 = Vulkanausbruch
catastrophe-volcano_2 = Vulkanausbruch
catastrophe-wolves_1 = Wölfe
catastrophe-wolves_2 = Wölfe

strikes-hard_winter_1 = Die Blöcke mit den wenigsten Schreinen: Wer dort wohnt, verliert ein Haus.
strikes-hard_winter_2 = Die Blöcke mit den meisten Schreinen: Wer dort wohnt, verliert ein Haus.
strikes-drought_1 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seines Viehs.
strikes-drought_2 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seines Viehs.
strikes-epidemic_1 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Dorfbewohner.
strikes-epidemic_2 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Dorfbewohner.
strikes-earthquake_1 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Häuser.
strikes-earthquake_2 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Häuser.
strikes-fire_1 = Die Blöcke mit den meisten Öfen: Wer dort wohnt, verliert die Hälfte seiner Häuser.
strikes-fire_2 = Die Blöcke mit den wenigsten Öfen: Wer dort wohnt, verliert die Hälfte seiner Häuser.
strikes-flood_1 = Der Schamane verlässt das Dorf.
strikes-flood_2 = Der Schamane verlässt das Dorf.
strikes-locusts_1 = Die kleinsten Blöcke: Dort gibt es in dieser Runde keine Karten.
strikes-locusts_2 = Die größten Blöcke: Dort gibt es in dieser Runde keine Karten.
strikes-raid_1 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Schreine.
strikes-raid_2 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Schreine.
strikes-offering_1 = Die Blöcke mit den meisten Gehegen: Wer dort wohnt, verliert ein Haus.
strikes-offering_2 = Die Blöcke mit den wenigsten Gehegen: Wer dort wohnt, verliert ein Haus.
strikes-tornado_1 = Die Blöcke mit den meisten Hochhäusern: Wer dort wohnt, verliert ein Haus.
strikes-tornado_2 = Die Blöcke mit den wenigsten Hochhäusern: Wer dort wohnt, verliert ein Haus.
strikes-volcano_1 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Gehege.
strikes-volcano_2 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Gehege.
strikes-wolves_1 = Die größten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Öfen.
strikes-wolves_2 = Die kleinsten Blöcke: Wer dort wohnt, verliert die Hälfte seiner Öfen.

# -- Aufforderungen ------------------------------------------------------------

ask-build = Bau, was dein Plättchen noch zeigt: { $slots }.
ask-cards = Phase { $phase }: Spiel Karten (noch { $allowed } in dieser Runde) oder keine.
ask-loss = { $card } in { $block }: Wähle, was du verlierst: { $number } × { $element }.
ask-block = Wähle den Block, der als nächster gewertet wird.
ask-return = Wähle den Stapel, unter den deine gespielten Karten kommen.
ask-nominate = Bestimme, wer als Nächstes Startspieler ist.
ask-ability-red = Die Ders dürfen ein Nachbarhaus einreißen und seinen Platz einnehmen.
ask-ability-green = Die Sneerg dürfen { $part ->
    [1] ein Gehege
   *[other] ein Vieh
} einsetzen.
ask-ability-yellow = Die Oleyli dürfen etwas stehlen ({ $part ->
    [1] erster
   *[other] zweiter
} Diebstahl).
ask-ability-purple = Die Ruples dürfen ein Haus bauen; der Schamane folgt ihnen.
ask-ability-blue = Die Lebu dürfen { $part ->
    [1] ein Gehege
   *[other] einen Dorfbewohner
} einsetzen.
ask-card = Wähle eine Karte, oder spiel keine.
ask-element = Was willst du damit bauen?
ask-stamp = Wähle, was du baust, oder wo.
ask-cell = Wähle ein Feld.
ask-side = Wähle das Haus, zu dem das Gehege gehört.
ask-from = Wähle, woher es kommt.
ask-set = Hak die Karten des Satzes an: gleiche, und Metall springt für jede ein.
ask-wait = { $seat } ist am Zug.
ask-top = Eine neue oberste Karte wird aufgedeckt.
ask-chance = Das Glück entscheidet, was kommt.
ask-over = Das Spiel ist vorbei.

# -- Ereignisse ----------------------------------------------------------------

starts = { $seat } beginnt: { $tribe }.
round-begins = Runde { $round }.
top-card = Neu auf dem { $stack }: { $card }.
dealt = { $seat } bekommt ein Plättchen: { $tile }.
builds-house = { $seat } baut ein Haus auf { $cell } ({ $block }).
rebuilds = { $seat } baut die Ruine auf { $cell } wieder auf ({ $block }).
builds-storey = { $seat } baut auf { $cell } eine zweite Etage.
builds = { $seat } baut auf { $cell }: { $element }.
forfeits-houses = { $seat } hat keinen Platz für { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} des Plättchens.
forfeits = { $seat } verzichtet auf den dritten Teil des Plättchens ({ $tile }).
end-pending = Das Spiel endet mit dieser Runde: { $reason }.
spends = { $seat } nutzt eine { $card }.
plays-set = { $seat } spielt { $count } × { $card }{ $metal ->
    [0] {""}
    [one] {" und eine Metallkarte"}
   *[other] {" "}und { $metal } Metallkarten
}: { $points ->
    [one] ein Siegpunkt.
   *[other] { $points } Siegpunkte.
}
catastrophe = { $card }! { $what } { $count ->
    [0] Kein Block ist betroffen.
   *[other] Betroffen: { $blocks }.
}
shaman-home = Der Schamane kehrt in den Vorrat zurück.
shaman-follows = Der Schamane folgt { $seat } nach { $cell }.
loses = { $seat } verliert auf { $cell }: { $element }.
evaluates = { $seat } lässt { $block } werten.
wins = { $seat } gewinnt eine { $card } vom { $stack }.
stack-closed = Der { $stack } ist für den Rest des Spiels geschlossen.
returns = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} unter den { $stack }.
nominates = { $seat } bestimmt { $other } zum nächsten Startspieler.
razes = { $seat } reißt das Haus von { $other } auf { $cell } ein und nimmt seinen Platz.
steals = { $seat } holt von { $source } nach { $cell }: { $element }.
scores-hand = { $seat }: { $points } für Handkarten.
scores-houses = { $seat }: { $points } für Häuser bei der größten Familie eines Blocks.
scores-cattle = { $seat }: { $points } für Vieh.
scores-villagers = { $seat }: { $points } für Dorfbewohner.
game-over = Das Spiel ist vorbei.

# -- Gründe --------------------------------------------------------------------

not-over = das Spiel ist vorbei
not-your-turn = { $seat } ist am Zug
not-chance = das Glück hat seinen Teil getan, jetzt entscheidet jemand am Tisch
not-yet = erst entscheidet das Glück
not-offered = das kann jetzt nicht gezogen werden
not-at-build = jetzt wird das Plättchen gebaut
not-at-cards = jetzt werden Karten gespielt, oder man hört auf
not-at-loss = jetzt werden die Verluste der Katastrophe bestimmt
not-at-block = jetzt wird ein Block gewählt
not-at-return = jetzt kommen die gespielten Karten unter einen Stapel
not-at-nominate = jetzt wird der nächste Startspieler bestimmt
not-at-ability = jetzt wird die Stammesfähigkeit genutzt oder nicht
not-nominee = nächster Startspieler muss jemand anderes an diesem Tisch werden
not-finished = vom Plättchen lässt sich noch etwas bauen, also muss es gebaut werden
not-on-tile = das Plättchen hat dafür nichts mehr offen: { $element }
not-in-hand = dafür reichen die Karten nicht; { $card }: { $held }
not-this-card = dafür braucht es eine Karte mit diesem Element oder Metall
not-a-set = das ist kein Satz: eine bis fünf gleiche Karten, Metall springt für jede ein
not-families = die Zahl der Familien erlaubt { $allowed ->
    [0] in dieser Runde keine Karte mehr
    [one] in dieser Runde nur noch eine Karte
   *[other] in dieser Runde nur noch { $allowed } Karten
}
not-in-mode = das gibt es in dieser Spielart nicht: { $element }
not-houses-left = im eigenen Vorrat ist kein Haus mehr
not-in-supply = im Vorrat ist nichts mehr davon: { $element }
not-on-pen = auf { $cell } steht ein Gehege
not-own-house = auf { $cell } steht ein fremdes Haus
not-mark = der Zug passt nicht zu dem, was auf { $cell } ist: Hf6 ist für ein leeres Feld, Hxf6 für eine Ruine, H^f6 für eine zweite Etage
not-third-storey = das Haus auf { $cell } hat schon zwei Etagen
not-open-side = das Haus auf { $cell } hat keine offene Seite
not-connecting = das Feld { $cell } grenzt an mehrere Blöcke, und Blöcke werden nie verbunden
not-enclosing = das würde die letzte offene Seite eines Geheges schließen
not-enclosed = ein Gehege auf { $cell } hätte keine offene Seite
not-beside-own = wer in { $block } wohnt, baut neben ein eigenes Haus, und { $cell } grenzt an keines
not-beside-house = das Feld { $cell } grenzt an kein Haus von { $block }
not-empty = das Feld { $cell } ist nicht leer
not-host = ein Gehege auf { $cell } braucht auf dieser Seite ein eigenes Haus
not-own-pen = auf { $cell } ist kein eigenes Gehege
not-free-pen = im Gehege auf { $cell } steht schon Vieh
not-own-roof = auf { $cell } steht kein eigenes Haus
not-free-roof = auf dem Haus auf { $cell } ist dafür kein Platz
not-to-lose = auf { $cell } in { $block } ist nichts dergleichen zu verlieren
not-a-block = { $block } gibt es nicht
not-again = { $block } ist in dieser Runde schon gewertet
not-locusts = in { $block } haben die Heuschrecken alles gefressen
not-inhabited = in { $block } wohnt niemand
not-closed = der { $stack } ist endgültig geschlossen
not-a-stack = in dieser Spielart gibt es keinen { $stack }
not-ability = die Fähigkeit des Stammes ist eine andere
not-razable = auf { $cell } steht kein fremdes Haus neben einem eigenen
not-to-steal = auf { $cell } ist nichts dergleichen zu holen: { $element }

# -- Stellungen und Aufzeichnungen ------------------------------------------------

position-game = Eine Stellung beginnt wie „hoyuk basic 25 RB“, nicht mit „{ $text }“.
position-host = Das Gehege auf { $cell } hat auf seiner Hausseite kein Haus.
position-closed = Das Gehege auf { $cell } hat keine offene Seite.
position-roof = Die Teile von „{ $token }“ passen nicht zusammen.
position-pieces = Das sind mehr, als in der Schachtel sind: { $element }.
position-bag = Im Beutel „{ $group }“ sind { $found } Karten, in seinen Stapeln sind { $hidden } verdeckt.
position-cards = Das sind { $found } Belohnungskarten; höchstens { $most } sind möglich.
position-tiles = Von der Art { $tile } sind es mehr Plättchen, als in der Schachtel sind.
position-points = { $tribe } hat am Ende dieses Spiels mindestens { $least } Punkte.
record-header = Eine Aufzeichnung beginnt wie „hoyuk basic 25 RB“, nicht mit „{ $text }“.
record-word = „{ $word }“ hat in einer Aufzeichnung keinen Platz.

# -- Spielplan ---------------------------------------------------------------------

board-round = Runde { $round }
board-ending = letzte Runde
board-stacks = Stapel
board-supply = Vorrat
board-houses = Häuser
board-points = SP
board-families = Familien
board-hand = Hand
board-played = gespielt
board-tile = Plättchen
board-blocks = Blöcke
board-closed = geschlossen
board-drawn = Katastrophe dieser Runde
board-forecast = Mögliche Katastrophen und die Blöcke, die sie jetzt träfen
board-nothing = keiner
board-locusts = Heuschrecken
board-evaluated = gewertet
board-struck = betroffen
board-legend = R1·3: rotes Haus mit einer Etage in Block 3 (R2: Hochhaus), darauf o Ofen, s Schrein, v Dorfbewohner, M Schamane. xx: Ruine. P^R: Gehege von Rot, sein Haus im Norden (^ > v <), darunter c für Vieh und die offenen Seiten n e s w. ›f6: wählbar.

# -- Die Stellung in Worten --------------------------------------------------------

step-setup = der Startspieler wird gezogen
step-cards = Karten werden gespielt
step-ability = eine Stammesfähigkeit wird genutzt
step-deal = Plättchen werden verteilt
step-build = Plättchen werden gebaut
step-draw = eine Katastrophe wird gezogen
step-loss = Verluste werden bestimmt
step-block = Blöcke werden gewertet
step-return = gespielte Karten gehen zurück
step-nominate = der nächste Startspieler wird bestimmt
step-over = das Spiel ist vorbei
state-none = nicht getroffen
state-hit = von der Katastrophe getroffen
state-skip = von Heuschrecken kahl gefressen
state-done = in dieser Runde gewertet
say-round = Runde { $round }: { $step }.
say-decides = { $seat } entscheidet.
say-start-player = { $seat } hat den Startspielerstein.
say-ending = Das ist die letzte Runde.
say-seat = { $seat }, { $tribe }: { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} im Vorrat, { $families ->
    [one] eine Familie
   *[other] { $families } Familien
}, in dieser Runde { $played ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $played } Karten
} gespielt. { $cards ->
    [0] Die Hand ist leer.
   *[other] Auf der Hand: { $hand }.
} { $tile }
say-no-tile = Kein Plättchen.
say-tile = Plättchen: { $tile }.
say-cards = { $count } × { $card }
say-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
say-stack = { $stack }: oben { $card }, { $left ->
    [one] die letzte Karte
   *[other] insgesamt { $left } Karten
}.
say-stack-unknown = { $stack }: Die oberste Karte wird gerade aufgedeckt, { $left ->
    [one] es ist die letzte
   *[other] insgesamt { $left } Karten
}.
say-stack-closed = { $stack }: geschlossen.
say-homes = { $seat } { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}
say-leads = { $stack } an { $seat }
say-block = { $block }: { $homes }; { $state }. { $shared ->
    [0] Dort wohnt nur ein Stamm: keine Karten.
   *[other] { $count ->
        [0] Niemand bekäme eine Karte.
       *[other] Karten jetzt: { $leads }.
    }
}
say-block-abandoned = { $block }: nichts als Ruinen.
say-forecast = { $card } kann kommen. { $what } { $count ->
    [0] Jetzt träfe das keinen Block.
   *[other] Jetzt träfe das { $blocks }.
}
say-house = { $cell }: Haus von { $seat } mit { $storeys ->
    [one] einer Etage
   *[other] zwei Etagen
} in { $block }{ $count ->
    [0] {""}
   *[other] {", "}darauf: { $roof }
}.
say-pen = { $cell }: Gehege von { $seat } in { $block }, es gehört zum Haus auf { $host }{ $count ->
    [0] {""}
   *[other] {", "}mit Vieh
}.
say-ruin = { $cell }: Ruine von { $storeys ->
    [one] einer Etage
   *[other] zwei Etagen
} in { $block }.
say-empty = { $cell }: leer{ $count ->
    [0] {""}
   *[other] {", "}grenzt an { $blocks }
}.

# -- Das Brett im Browser --------------------------------------------------------

web-map = Die Stadt
web-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Vorrat { $houses } · { $families ->
    [one] 1 Familie
   *[other] { $families } Familien
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-tile = Plättchen
web-ability = Fähigkeit
web-hand = Deine Karten
web-hand-empty = noch keine Karten
web-no-place = { $element }: dafür ist jetzt nirgends Platz
web-allowed = { $allowed ->
    [0] jetzt keine spielbar
    [one] noch eine in dieser Runde
   *[other] noch { $allowed } in dieser Runde
} ({ $families ->
    [0] keine Familie
    [one] eine Familie
   *[other] { $families } Familien
})
web-allowed-brief = { $allowed ->
    [0] jetzt keine spielbar
    [one] noch eine diese Runde
   *[other] noch { $allowed } diese Runde
}
web-set-points = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-build-with = Bauen mit
web-no-card = Keine Karte spielen
web-no-card-brief = Keine Karte
web-ask-me = Wenn Karten möglich sind
web-order-always = immer fragen
web-order-once = nächstes Mal nicht
web-order-round = diese Runde nicht mehr
web-order-catastrophe = nur vor der Katastrophe und am Ende
web-order-scores = nur wenn ein Satz möglich ist
web-decline = Darauf verzichten
web-next = Nächster Startspieler
web-first = Startspieler
web-face-down = Handkarten liegen verdeckt. Jede Karte war zu sehen, als sie gewonnen wurde.
web-head-points = Siegpunkte
web-head-houses = Häuser im eigenen Vorrat
web-head-families = in dieser Runde gespielte Karten / Familien
web-head-cards = Karten auf der Hand
web-most-oven = die meisten Öfen
web-most-shrine = die meisten Schreine
web-most-pen = die meisten Gehege
web-most-highrise = die meisten Hochhäuser
web-most-houses = die meisten Häuser
web-most-cattle = das meiste Vieh
web-most-villager = die meisten Bewohner
web-stack = Wer in einem gemeinsamen Block { $most } hat, gewinnt: { $card }. { $left ->
    [one] Es ist die letzte; dann schließt der Stapel.
   *[other] Noch { $left } Karten, dann schließt der Stapel.
}
web-stack-unknown = Wer in einem gemeinsamen Block { $most } hat, gewinnt die nächste Karte; sie wird gerade aufgedeckt.
web-stack-closed = Dieser Stapel bleibt geschlossen: Für { $most } gibt es nichts mehr.
web-swept = Das neue Stockwerk fegt vom Dach: { $what }.
web-losses = { $chosen } von { $of } Verlusten gewählt
web-forecast = Was kommen kann
web-forecast-own = { $struck ->
    [0] Keine von { $cards } Karten trifft dich
    [one] Eine von { $cards } Karten trifft dich; du würdest { $worst ->
        [one] einen Spielstein
       *[other] { $worst } Spielsteine
    } verlieren
   *[other] { $struck } von { $cards } Karten treffen dich; schlimmstenfalls verlierst du { $worst ->
        [one] einen Spielstein
       *[other] { $worst } Spielsteine
    }
}
web-forecast-blocks = { $count ->
    [one] jetzt Block { $blocks }
   *[other] jetzt die Blöcke { $blocks }
}
web-forecast-line = { $struck ->
    [0] Keine von { $cards } Katastrophen trifft dich
    [one] 1 von { $cards } Katastrophen trifft dich
   *[other] { $struck } von { $cards } Katastrophen treffen dich
}
web-forecast-brief = { $struck }/{ $cards } Katastrophen
web-forecast-own-group = Nehmen dir etwas ({ $count })
web-forecast-others-group = Treffen andere ({ $count })
web-forecast-none-group = Treffen jetzt niemanden ({ $count })
web-forecast-none = jetzt keinen Block
web-forecast-spared = (der Schamane schützt { $blocks })
web-block-card = Karte
web-block-alone = ein Stamm allein: keine Karten
web-block-ruins = nichts als Ruinen
web-final-houses = Am Ende: größte Familie
web-final-cattle = Am Ende: Vieh
web-final-villagers = Am Ende: Bewohner
web-not-here = hier kann das nicht stehen
web-not-connecting = würde zwei Blöcke verbinden
web-not-enclosing = würde die letzte offene Seite eines Geheges schließen
web-not-enclosed = das Gehege hätte keine offene Seite
web-not-beside-own = nicht neben einem deiner Häuser in diesem Block
web-not-beside-house = berührt nur Gehege oder Ruinen
web-not-open-side = das Haus hat keine offene Seite
web-not-host = kein Haus von dir daneben
unit-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
unit-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
unit-house = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
}
unit-oven = { $count ->
    [one] ein Ofen
   *[other] { $count } Öfen
}
unit-pen = { $count ->
    [one] ein Gehege
   *[other] { $count } Gehege
}
unit-shrine = { $count ->
    [one] ein Schrein
   *[other] { $count } Schreine
}
unit-cattle = { $count ->
    [one] ein Vieh
   *[other] { $count } Vieh
}
unit-villager = { $count ->
    [one] ein Dorfbewohner
   *[other] { $count } Dorfbewohner
}
unit-shaman = { $count ->
    [one] der Schamane
   *[other] { $count } Schamanen
}
unit-metal = { $count ->
    [one] eine Metallkarte
   *[other] { $count } Metallkarten
}
unit-house-card = { $count ->
    [one] eine Hauskarte
   *[other] { $count } Hauskarten
}
unit-oven-card = { $count ->
    [one] eine Ofenkarte
   *[other] { $count } Ofenkarten
}
unit-pen-card = { $count ->
    [one] eine Gehegekarte
   *[other] { $count } Gehegekarten
}
unit-shrine-card = { $count ->
    [one] eine Schreinkarte
   *[other] { $count } Schreinkarten
}
unit-cattle-card = { $count ->
    [one] eine Viehkarte
   *[other] { $count } Viehkarten
}
unit-villager-card = { $count ->
    [one] eine Dorfbewohnerkarte
   *[other] { $count } Dorfbewohnerkarten
}
fog-hand = Karten auf der Hand von { $seat }, wenn man sie sich gemerkt hat
