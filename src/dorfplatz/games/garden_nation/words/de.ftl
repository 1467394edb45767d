game-title = Kleine Völker, großer Garten
game-about = Völker bauen eine Stadt in einem verlassenen Garten: Die Lage eines Feldes in seinem Gebiet bestimmt, wo die nächste Aktion stattfindet.
game-help =
    Der Plan besteht aus sieben Gebieten mit je sieben Feldern. Du handelst dort, wo der Kran steht, und die Lage des benutzten Feldes sagt, in welches Gebiet er als Nächstes geht.
    Bauen: Zahle Bevölkerung für ein Stockwerk, die Zahl des Feldes und was dort schon steht. Ein eigenes Gebäude abreißen bringt Leute zurück. Drei Listen, je ein Plättchen, biegen diese Regeln.
    Ein offenes Bauvorhaben, das deine Gebäude erfüllen, kannst du in derselben Aktion beanspruchen; das letzte Gebäude dafür bekommt ein Dach und ist fertig.
    Jede Runde endet mit der Bevölkerungsphase. Am Schluss zählen deine Bauvorhaben, deine beiden geheimen und die Leute, die dir bleiben.

# -- Namen -------------------------------------------------------------------

territory = Gebiet { $id }
crane = Kran nach Gebiet { $id }
field = Feld { $id }
from = Feld { $id }
to = Feld { $id }
position-C = die Mitte
position-NW = oben links
position-NE = oben rechts
position-E = rechts
position-SE = unten rechts
position-SW = unten links
position-W = links
terrain-meadow = Wiese
terrain-straw = Stroh
terrain-leaf = Laub
terrain-bramble = Dornenbusch
ground-meadow = Wiese legen
ground-straw = Stroh legen
ground-leaf = Laub legen
do-build = bauen
do-demolish = abreißen
do-raid = überfallen
pass-action = verzichten
ruse-change = List: Gebiet wechseln
ruse-roof = List: Dach verschieben
people-sylphs = Sylphen
people-mecass = Mecass
people-pterygotes = Pterygoten
people-azagayah = Azagayah
option-peoples = Völker in der Reihenfolge der Plätze, beliebige der Buchstaben s m p a
option-peoples-smpa = Sylphen, Mecass, Pterygoten, Azagayah
option-peoples-seats = Völker
option-peoples-s = Sylphen (grün)
option-peoples-m = Mecass (rot)
option-peoples-p = Pterygoten (blau)
option-peoples-a = Azagayah (gelb)
over-floors = jemand hat das letzte Stockwerk gebaut
over-rounds = sechzig Runden sind gespielt
source-public = Öffentliche Bauvorhaben
source-secret-1 = Erstes geheimes Bauvorhaben
source-secret-2 = Zweites geheimes Bauvorhaben
source-population = Bevölkerung

# -- Karten ------------------------------------------------------------------

project-P01 = Heilige Stätte (P01)
project-P02 = Heilige Stätte (P02)
project-P03 = Hospital (P03)
project-P04 = Hospital (P04)
project-P05 = Festung (P05)
project-P06 = Festung (P06)
project-P07 = Häuschen (P07)
project-P08 = Gewächshaus (P08)
project-P09 = Gefängnis (P09)
project-P10 = Reihenhaus (P10)
project-P11 = Schmiede (P11)
project-P12 = Tor (P12)
project-P13 = Heiliger Baum (P13)
project-P14 = Windmühle (P14)
project-P15 = Bunker (P15)
project-P16 = Hochhaus (P16)
project-P17 = E-Werk (P17)
project-P18 = Funkturm (P18)
project-P19 = Tempel (P19)
project-P20 = Wasserwerk (P20)
project-P21 = Fliegerhorst (P21)
card-P01 = { project-P01 }, 4 Punkte: 2+ Stockwerke auf Wiese neben einem freien Strohfeld
card-P02 = { project-P02 }, 4 Punkte: 2+ Stockwerke auf Wiese neben einem freien Laubfeld
card-P03 = { project-P03 }, 4 Punkte: 2+ Stockwerke auf Stroh neben einem freien Wiesenfeld
card-P04 = { project-P04 }, 4 Punkte: 2+ Stockwerke auf Stroh neben einem freien Laubfeld
card-P05 = { project-P05 }, 4 Punkte: 2+ Stockwerke auf Laub neben einem freien Strohfeld
card-P06 = { project-P06 }, 4 Punkte: 2+ Stockwerke auf Laub neben einem freien Wiesenfeld
card-P07 = { project-P07 }, 3 Punkte: 2+ Stockwerke auf Wiese in einem äußeren Gebiet
card-P08 = { project-P08 }, 3 Punkte: 2+ Stockwerke auf Stroh in einem äußeren Gebiet
card-P09 = { project-P09 }, 3 Punkte: 2+ Stockwerke auf Laub in einem äußeren Gebiet
card-P10 = { project-P10 }, 3 Punkte: zwei benachbarte Gebäude auf Wiese
card-P11 = { project-P11 }, 3 Punkte: zwei benachbarte Gebäude auf Stroh
card-P12 = { project-P12 }, 3 Punkte: zwei benachbarte Gebäude auf Laub
card-P13 = { project-P13 }, 5 Punkte: 2+ und 1+ Stockwerke nebeneinander auf Wiese
card-P14 = { project-P14 }, 5 Punkte: 2+ und 1+ Stockwerke nebeneinander auf Stroh
card-P15 = { project-P15 }, 5 Punkte: 2+ und 1+ Stockwerke nebeneinander auf Laub
card-P16 = { project-P16 }, 7 Punkte: 3+ Stockwerke auf Wiese im mittleren Gebiet
card-P17 = { project-P17 }, 7 Punkte: 3+ Stockwerke auf Stroh im mittleren Gebiet
card-P18 = { project-P18 }, 7 Punkte: 3+ Stockwerke auf Laub im mittleren Gebiet
card-P19 = { project-P19 }, 11 Punkte: 2+ Stockwerke auf Wiese neben Gebäuden auf Stroh und Laub
card-P20 = { project-P20 }, 11 Punkte: 2+ Stockwerke auf Stroh neben Gebäuden auf Wiese und Laub
card-P21 = { project-P21 }, 11 Punkte: 2+ Stockwerke auf Laub neben Gebäuden auf Wiese und Stroh
claim-P01 = { card-P01 }
claim-P02 = { card-P02 }
claim-P03 = { card-P03 }
claim-P04 = { card-P04 }
claim-P05 = { card-P05 }
claim-P06 = { card-P06 }
claim-P07 = { card-P07 }
claim-P08 = { card-P08 }
claim-P09 = { card-P09 }
claim-P10 = { card-P10 }
claim-P11 = { card-P11 }
claim-P12 = { card-P12 }
claim-P13 = { card-P13 }
claim-P14 = { card-P14 }
claim-P15 = { card-P15 }
claim-P16 = { card-P16 }
claim-P17 = { card-P17 }
claim-P18 = { card-P18 }
claim-P19 = { card-P19 }
claim-P20 = { card-P20 }
claim-P21 = { card-P21 }
secret-CAB = Tanzlokal
secret-POS = Postamt
secret-BAR = Kaserne
secret-SCU = Skulptur
secret-MAR = Markt
secret-WAT = Wachturm
secret-BEL = Glockenturm
secret-OBS = Sternwarte
secret-T13 = Gebietskontrolle 1+3
secret-T24 = Gebietskontrolle 2+4
secret-T35 = Gebietskontrolle 3+5
secret-T46 = Gebietskontrolle 4+6
secret-T57 = Gebietskontrolle 5+7
secret-T61 = Gebietskontrolle 6+1
secret-T72 = Gebietskontrolle 7+2
keep-CAB = { secret-CAB }: 1 Punkt je Stockwerk eigener unfertiger Gebäude auf Wiese
keep-POS = { secret-POS }: 1 Punkt je Stockwerk eigener unfertiger Gebäude auf Stroh
keep-BAR = { secret-BAR }: 1 Punkt je Stockwerk eigener unfertiger Gebäude auf Laub
keep-SCU = { secret-SCU }: 3 Punkte je eigenem unfertigem Gebäude mit 2+ Stockwerken auf Wiese
keep-MAR = { secret-MAR }: 3 Punkte je eigenem unfertigem Gebäude mit 2+ Stockwerken auf Stroh
keep-WAT = { secret-WAT }: 3 Punkte je eigenem unfertigem Gebäude mit 2+ Stockwerken auf Laub
keep-BEL = { secret-BEL }: 7 Punkte je Gebiet mit einem eigenen unfertigen Gebäude mit 3+ Stockwerken
keep-OBS = { secret-OBS }: 11 Punkte je Gebiet mit einem eigenen unfertigen Gebäude mit 4+ Stockwerken
keep-T13 = { secret-T13 }: allein die meisten Stockwerke in Gebiet 1 oder 3: 4 Punkte, in beiden: 12
keep-T24 = { secret-T24 }: allein die meisten Stockwerke in Gebiet 2 oder 4: 4 Punkte, in beiden: 12
keep-T35 = { secret-T35 }: allein die meisten Stockwerke in Gebiet 3 oder 5: 4 Punkte, in beiden: 12
keep-T46 = { secret-T46 }: allein die meisten Stockwerke in Gebiet 4 oder 6: 4 Punkte, in beiden: 12
keep-T57 = { secret-T57 }: allein die meisten Stockwerke in Gebiet 5 oder 7: 4 Punkte, in beiden: 12
keep-T61 = { secret-T61 }: allein die meisten Stockwerke in Gebiet 6 oder 1: 4 Punkte, in beiden: 12
keep-T72 = { secret-T72 }: allein die meisten Stockwerke in Gebiet 7 oder 2: 4 Punkte, in beiden: 12

# -- Aufforderungen ------------------------------------------------------------

ask-secrets = Behalte zwei deiner vier geheimen Bauvorhaben, und zwar verschiedene.
ask-keep = Wähle die beiden geheimen Bauvorhaben, die du behältst.
ask-wait-secrets = Die geheimen Bauvorhaben werden gewählt; es überlegen noch: { $seats }.
ask-first = Die erste Aktion des Spiels: Bau in einem beliebigen Gebiet. Deine Bevölkerung: { $population }.
ask-action = Deine Aktion findet im { $territories } statt. { $left ->
    [one] Es ist die letzte deines Zuges.
   *[other] Du hast noch { $left } Aktionen.
} Deine Bevölkerung: { $population }.
ask-moved-on = Wo der Kran steht, kannst du nichts bauen; handle im { $territories }. { $left ->
    [one] Es ist die letzte Aktion deines Zuges.
   *[other] Du hast noch { $left } Aktionen.
} Deine Bevölkerung: { $population }.
ask-nowhere = Du kannst nirgends bauen. Reiß ein Gebäude ab, nutze eine List, falls eine angeboten ist, oder verzichte auf die Aktion. { $left ->
    [one] Es ist die letzte deines Zuges.
   *[other] Du hast noch { $left } Aktionen.
} Deine Bevölkerung: { $population }.
ask-field = Wähle das Feld für deine Aktion; eine List spielst du vorher.
ask-do = Wähle, was du dort tust.
ask-pass = Es bleibt nur zu verzichten.
ask-ground = Wähle das Bodenplättchen für den Dornenbusch.
ask-claim = Wähle ein öffentliches Bauvorhaben, das du abschließt, oder keines.
ask-from = Wähle das Gebäude, dessen Dach du verschiebst.
ask-to = Wähle das Gebäude, das das Dach bekommt.
ask-next = Wähle, wer als Nächstes dran ist.
ask-wait = { $seat } entscheidet.
ask-setup = Das Spiel wird aufgebaut.
ask-refill = Ein neues öffentliches Bauvorhaben wird aufgedeckt.
ask-over = Das Spiel ist vorbei.

# -- Ereignisse ----------------------------------------------------------------

territory-placed = { $territory } kommt an seinen Platz ({ $position }), um { $rotation } Grad gedreht.
project-shown = Neues öffentliches Bauvorhaben: { $project }.
starts = { $seat } beginnt mit einer Bevölkerung von 38.
secret-dealt = { $seat } bekommt ein geheimes Bauvorhaben: { $secret }.
secret-dealt-hidden = { $seat } bekommt ein geheimes Bauvorhaben.
secrets-kept = { $seat } behält { $first } und { $second }.
secrets-kept-hidden = { $seat } hat zwei geheime Bauvorhaben gewählt.
built = { $seat } zahlt { $cost } und baut auf dem { $field } ({ $terrain }), jetzt { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}.
demolished = { $seat } reißt das Gebäude auf dem { $field } ab ({ $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}) und gewinnt { $gain } Bevölkerung.
raided = List: { $seat } überfällt das Gebäude auf dem { $field } ({ $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}) und zahlt { $price } Bevölkerung an { $owner }.
territory-changed = List: { $seat } wechselt zum { $territory }.
roof-moved = List: { $seat } verschiebt das Dach vom { $source } zum { $destination }.
claimed = { $seat } schließt { $project } auf dem { $field } ab: { $points } Punkte.
crane-moved = Der Kran geht zum { $territory }.
passed = { $seat } kann nirgends bauen und verzichtet.
next-chosen = { $seat } bestimmt, wer als Nächstes dran ist: { $next }.
grown = { $gain ->
    [0] { $seat } wächst nicht und behält eine Bevölkerung von { $population }.
   *[other] { $seat } wächst um { $gain } auf eine Bevölkerung von { $population }.
}
round-begins = Runde { $round } beginnt, zuerst { $seat }.
end-triggered = { $seat } hat das letzte Stockwerk gebaut: Dies ist die letzte Runde.
game-over = Das Spiel ist vorbei: { $reason }.
secret-scored = { $seat } zeigt { $secret }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
population-scored = { $seat } hat eine Bevölkerung von { $population }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# -- Gründe --------------------------------------------------------------------

not-over = das Spiel ist vorbei
not-chance = der Zufall hat seinen Teil getan, jetzt entscheiden die Spieler
not-yet = zuerst muss etwas gezogen werden
not-offered = das kann der Zufall jetzt nicht ziehen
not-again = du hast jetzt keine geheimen Bauvorhaben zu wählen
not-before-secrets = zuerst müssen die geheimen Bauvorhaben gewählt sein
not-dealt = das sind nicht zwei verschiedene geheime Bauvorhaben aus deiner Hand: { $secrets }
not-your-turn = { $seat } ist am Zug
not-next-yet = { $left ->
    [one] eine Aktion ist
   *[other] { $left } Aktionen sind
} noch zu tun, bevor bestimmt wird, wer als Nächstes dran ist
not-next-of-two = zu zweit wechselt ihr euch ab; da ist niemand zu wählen
not-more-actions = dein Zug ist vorbei; bestimme, wer als Nächstes dran ist
not-a-player = { $seat } spielt nicht mit
not-twice = { $seat } war in dieser Runde schon dran
not-pass = verzichten darfst du nur, wenn du nirgends bauen kannst; bauen kannst du im { $territories }
not-ruse-first = mit der ersten Aktion des Spiels geht keine List
not-ruse-left = du hast keine List mehr
not-there = die Aktion findet im { $territories } statt, nicht im { $territory }
not-moved-there = die Aktion kann im { $territories } stattfinden, aber nicht bis zum { $territory } weiterziehen
not-changed-there = mit einem Gebietswechsel erreichst du { $territories }, nicht aber das { $territory }
not-away-from-roof = nachdem im { $territory } ein Dach genommen wurde, muss die Aktion dort stattfinden
not-roof-from = auf dem { $field } steht kein abgeschlossenes Gebäude von dir
not-roof-to = auf dem { $field } steht kein unfertiges Gebäude von dir
not-roof-terrain = das { $source } und das { $destination } haben verschiedene Bodenarten
not-on-others = das Gebäude auf dem { $field } gehört { $seat }
not-finished = das Gebäude auf dem { $field } ist abgeschlossen
not-without-floor = du hast kein Stockwerk mehr
not-without-ground = das { $field } ist ein Dornenbuschfeld: Wähle ein Bodenplättchen
not-ground = auf das { $field } kommt kein Bodenplättchen
not-ground-left = ein Bodenplättchen für { $terrain } ist nicht mehr da
not-payable = es kostet { $cost }, und von deiner Bevölkerung ({ $population }) muss eine Person bleiben
not-yours = auf dem { $field } steht kein Gebäude von dir
not-raid = auf dem { $field } steht kein fremdes Gebäude
not-enough-floors = das Gebäude hat { $floors } Stockwerke, dein Vorrat nur { $supply }
not-displayed = { $project } liegt nicht aus
not-without-roof = es ist kein Dach mehr da, um ein Bauvorhaben abzuschließen
not-satisfied = dieses Gebäude erfüllt die Karte nicht: { $project }

# -- Stellungen und Aufzeichnungen -----------------------------------------------

position-no-option = Dieses Spiel hat keine Option „{ $option }“.
position-roofs = Es gibt nur 19 Dächer.
position-tiles = Es gibt nur drei Bodenplättchen für { $terrain }.
position-floors = { $seat } hat mehr Stockwerke auf dem Plan, als es gibt.
position-unplaced = { $field } liegt in einem Gebiet, das noch nicht ausliegt.
position-no-bramble = { $field } ist kein Dornenbuschfeld und bekommt kein Bodenplättchen.
position-bramble = { $field } ist ein Dornenbuschfeld: Ein Gebäude braucht dort ein Bodenplättchen.
position-seat = Einen Spieler „{ $seat }“ gibt es in dieser Stellung nicht.
position-crane = Der Kran steht neben dem Plan, obwohl dort schon etwas steht.
position-population = Die Bevölkerung ist nie kleiner als 1.
position-ruses = Niemand hat mehr als 4 Listplättchen.
position-cards = Eine Karte von „{ $key }“ steht doppelt da oder liegt woanders.
position-kept = Behalten werden zwei verschiedene, nicht zweimal { $secret }.
position-copies = So viele Karten davon gibt es nicht: { $secret }.
position-order = In der Reihenfolge „{ $order }“ steht jemand doppelt; zu zweit wechselt man sich ab.
position-start = Die Reihenfolge „{ $order }“ passt nicht zur Phase: Sie beginnt mit der Startperson und ist vorher leer.
position-left = Als Zahl der übrigen Aktionen steht da { $left }, möglich ist hier { $least } bis { $most }.
position-refill = Zum Nachfüllen gehört genau ein Platz mit „?“ und eine Karte im Stapel; sonst gibt es keinen.
position-layout = Nur { $placed } von sieben Gebieten liegen aus.
position-pile = Der Stapel hat zu wenige Karten für die Auslage.
position-undealt = Jemand hat noch keine vier geheimen Karten.
position-next = Es sind keine zwei Personen da, unter denen man wählen könnte.
position-done = In der Phase { $phase } ist hier nichts mehr zu tun.
record-header = Eine Aufzeichnung beginnt mit der Zahl der Personen.
record-word = „{ $word }“ ist kein Zug.

# -- Terminal ------------------------------------------------------------------

board-roofs = ^ Dach ({ $roofs })
board-key = ✿n→g: Wiese, Zahl n (Preis: n + Stockwerke), danach Kran nach Gebiet g
    ▲h^: h Stockwerke mit Dach   (x): noch im Vorrat   doppelter Rahmen: der Kran
board-projects = Öffentliche Bauvorhaben ({ $pile } im Stapel)
board-population = Bevölkerung
board-floors = Stockwerke
board-ruses = Listen
board-points = Punkte
board-won = Abgeschlossen
board-status = Runde { $round }   Reihenfolge { $order }   Aktionen übrig: { $left }
board-ending = Letzte Runde!
board-secrets = Geheime Bauvorhaben


# -- Die Stellung in Worten ------------------------------------------------------

about-round = Runde { $round }. Reihenfolge der Züge bisher: { $order }.
about-turn = { $seat } ist dran, Zug { $slot } von { $slots }: { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}.
about-next = { $seat } bestimmt, wer als Nächstes dran ist.
about-crane = Der Kran steht im { $territory }.
about-no-crane = Der Kran steht noch neben dem Plan: Die erste Aktion darf in jedem Gebiet stattfinden.
about-ending = Das ist die letzte Runde.
about-project = In der Auslage: { $project }.
about-supplies = Im Stapel { $pile ->
    [0] liegt kein öffentliches Bauvorhaben mehr
    [one] liegt noch ein öffentliches Bauvorhaben
   *[other] liegen noch { $pile } öffentliche Bauvorhaben
}, im Vorrat { $roofs ->
    [0] kein Dach
    [one] ein Dach
   *[other] { $roofs } Dächer
}; Bodenplättchen: Wiese { $meadow }, Stroh { $straw }, Laub { $leaf }.
about-seat = { $seat }: Bevölkerung { $population }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $floors ->
    [0] kein Stockwerk
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
} im Vorrat, { $ruses ->
    [0] keine List
    [one] eine List
   *[other] { $ruses } Listen
} übrig.
about-won = { $seat } hat abgeschlossen: { $projects }.
about-secrets = Geheime Bauvorhaben von { $seat }: { $secrets }.
about-floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
} von { $seat }
about-territory = { $territory }, auf dem Plan { $corner }{ $crane ->
    [0] {""}
   *[other] , mit dem Kran
}: { $floors }.
about-territory-empty = { $territory }, auf dem Plan { $corner }{ $crane ->
    [0] {""}
   *[other] , mit dem Kran
}: Hier ist nichts gebaut.
about-field = Im { $bed } { $corner }: { $terrain }, frei. Ein Stockwerk kostet { $price }, danach geht der Kran zum { $territory }.
about-field-built = Im { $bed } { $corner }: { $terrain }, { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
} von { $seat }. Das nächste kostet { $price }, danach geht der Kran zum { $territory }.
about-field-finished = Im { $bed } { $corner }: { $terrain }, { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
} von { $seat } mit Dach. Das Feld führt zum { $territory }.
about-field-unlinked = Im { $bed } { $corner }: { $terrain }, { $price }.
corner-C = in der Mitte
corner-NW = oben links
corner-NE = oben rechts
corner-E = rechts
corner-SE = unten rechts
corner-SW = unten links
corner-W = links

# -- Browser -------------------------------------------------------------------

unit-population = { $count } Bevölkerung
unit-floors = { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}
unit-ruses = { $count ->
    [one] 1 List
   *[other] { $count } Listen
}
unit-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
unit-track = { $count ->
    [one] 1 Punkt für Bevölkerung
   *[other] { $count } Punkte für Bevölkerung
}
unit-secret-CAB = { $count } für { secret-CAB }
unit-secret-POS = { $count } für { secret-POS }
unit-secret-BAR = { $count } für { secret-BAR }
unit-secret-SCU = { $count } für { secret-SCU }
unit-secret-MAR = { $count } für { secret-MAR }
unit-secret-WAT = { $count } für { secret-WAT }
unit-secret-BEL = { $count } für { secret-BEL }
unit-secret-OBS = { $count } für { secret-OBS }
unit-secret-T13 = { $count } für { secret-T13 }
unit-secret-T24 = { $count } für { secret-T24 }
unit-secret-T35 = { $count } für { secret-T35 }
unit-secret-T46 = { $count } für { secret-T46 }
unit-secret-T57 = { $count } für { secret-T57 }
unit-secret-T61 = { $count } für { secret-T61 }
unit-secret-T72 = { $count } für { secret-T72 }
bed-1 = Erdbeerbeet 1
bed-2 = Möhrenbeet 2
bed-3 = Erbsenbeet 3
bed-4 = Kürbisbeet 4
bed-5 = Radieschenbeet 5
bed-6 = Zwiebelbeet 6
bed-7 = Auberginenbeet 7
named-crane = Schildkröte zum { $bed }
named-field-C = Feld mitten im { $bed }
named-field-NW = Feld oben links im { $bed }
named-field-NE = Feld oben rechts im { $bed }
named-field-E = Feld rechts im { $bed }
named-field-SE = Feld unten rechts im { $bed }
named-field-SW = Feld unten links im { $bed }
named-field-W = Feld links im { $bed }
web-garden = Der Garten
web-rose = Wo ein Feld in seinem Beet liegt, dort liegt das Beet, zu dem es führt.
web-projects = Öffentliche Bauvorhaben
web-pile = { $count ->
    [0] kein Bauvorhaben mehr im Stapel
    [one] noch ein Bauvorhaben im Stapel
   *[other] noch { $count } Bauvorhaben im Stapel
}
web-roofs = { $count ->
    [0] kein Dach mehr
    [one] noch ein Dach
   *[other] noch { $count } Dächer
}
web-read = { $card }. Eine Zahl mit + heißt: mindestens so viele Stockwerke. Blüte: Wiese, Pilz: Stroh, Blatt: Laub.
web-near = Jetzt in Reichweite von { $seats }.
web-secrets = Geheime Bauvorhaben
web-secrets-full = Du behältst nur zwei: Leg erst eine davon zurück.
web-secrets-short = Geheimes
web-secrets-show = Geheime Bauvorhaben ansehen
web-secrets-hide = Geheime Bauvorhaben umdrehen
web-secret-now = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-ruses = Listen
web-ruse-price = kostet eine List
web-ruse-price-with = eine List, dazu { $most ->
    [one] 1 Person
   *[other] { $most } Leute
}
web-ruse-price-range = eine List, dazu { $least } bis { $most } Leute
web-then-you = Danach handelst du noch einmal, im { $territory }.
web-then-again = Danach handelt { $seat } noch einmal, im { $territory }.
web-then = Danach handelt { $seat } im { $territory }.
web-then-named = Danach handelt im { $territory }, wer benannt wird.
web-then-completes = Dort in Reichweite: { $projects }.
web-then-each = Für { $seat } dort in Reichweite: { $projects }.
web-demolition = Abreißen bringt { $value } Leute.
web-raid = Ein Überfall zahlt { $value } Leute an { $seat }.
web-after = Nach diesem Zug: { $population ->
    [one] 1 Person
   *[other] { $population } Leute
}, am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-twice = zweimal auf der Hand
web-seat = { $population ->
    [one] 1 Person
   *[other] { $population } Leute
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}, { $ruses ->
    [one] 1 List
   *[other] { $ruses } Listen
}
web-status = Was die Zeile sagt
web-status-people = Leute zum Bezahlen: { $population }. Blieben sie bis zum Ende, brächten sie { $points } Punkte (in Klammern).
web-status-points = Punkte aus Bauvorhaben: { $count }
web-status-floors = Stockwerke im Vorrat: { $count }
web-status-ruses = Listen übrig: { $count }
web-status-turns = Aktionen der Züge dieser Runde; rot umrandet ist der Zug, der läuft.
web-round = Runde { $round }
web-order = Reihenfolge bisher: { $seats }.
web-growth = +{ $gain }, wenn die Runde jetzt endete
web-track = Bevölkerungsleiste
web-track-seat = { $seat }: Bevölkerung { $population }, das sind { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-supplies = Vorrat für alle
web-way-moved-on = Bis hierher darf die Aktion weiterrücken.
web-way-change = Hierher führt nur die List „Gebiet wechseln“.
web-hindrance-no-floor = Hier lässt sich nichts bauen: Es ist kein Stockwerk mehr da.
web-hindrance-no-field = Hier lässt sich nichts bauen: Kein Feld ist frei.
web-hindrance-no-people = Hier lässt sich nichts bauen: Es sind zu wenige Leute.
fog-kept = Geheime Projekte von { $seat }
fog-dealt = Karten, aus denen { $seat } wählt
