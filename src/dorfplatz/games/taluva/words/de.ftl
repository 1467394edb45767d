game-title = Taluva
game-about = Eine Insel wächst in die Breite und in die Höhe. Leg ein Plättchen, bau einmal und brauch als Erster zwei Gebäudearten auf; ist der Stapel leer, gewinnen die meisten Tempel.
game-help =
    Jeder Zug hat zwei Schritte: das gezogene Plättchen legen, dann genau einmal bauen.
    Ein Plättchen kommt an die Insel, oder es ist ein Vulkanausbruch: Vulkan auf Vulkan, in andere Richtung, alle drei Felder auf derselben Ebene und nichts hohl darunter. Ein Ausbruch darf Hütten begraben, aber nie einen Turm oder Tempel und nie eine ganze Siedlung.
    Bau eine Hütte auf freies Land der Ebene 1, einen Turm auf Ebene 3 oder höher neben einer eigenen Siedlung ohne Turm, einen Tempel neben einer mit mindestens drei Feldern ohne Tempel. Oder erweitere: Nenne Siedlung und Landschaft, und jedes freie Feld davon neben der Siedlung bekommt so viele Hütten wie seine Ebene.
    Wer zwei der drei Gebäudearten verbaut hat, gewinnt sofort. Wer nicht bauen kann, scheidet aus. Sind die Plättchen weg, gewinnen die meisten Tempel, dann Türme, dann Hütten.

# -- Namen -------------------------------------------------------------------

seat-0 = Rot
seat-1 = Weiß
seat-2 = Gelb
seat-3 = Braun
terrain-volcano = Vulkan
terrain-jungle = Dschungel
terrain-clearing = Lichtung
terrain-sand = Sand
terrain-rock = Fels
terrain-lake = See
hex = { $id }
settlement = Siedlung { $id }
tile = { $id }
turn-0 = Vulkan oben
turn-1 = Vulkan oben rechts
turn-2 = Vulkan unten rechts
turn-3 = Vulkan unten
turn-4 = Vulkan unten links
turn-5 = Vulkan oben links
build-hut = Hütte
build-tower = Turm
build-temple = Tempel
build-expand = Siedlung erweitern
kind-hut = Hütte
kind-tower = Turm
kind-temple = Tempel
over-early-victory = zwei Gebäudearten sind aufgebraucht
over-last-player = nur einer ist noch im Spiel
over-tiles-exhausted = der Stapel ist leer
status-finished = fertig
status-eliminated = ausgeschieden
tiles-left = noch { $tiles } Plättchen
source-temples = Tempel
source-towers = Türme
source-huts = Hütten
result-won = gewonnen
result-not-won = nicht gewonnen
result-order-tiles-exhausted = Es entscheiden die meisten Tempel, dann die Türme, dann die Hütten.
option-mode = Spielart
option-mode-standard = ein Sieger (Standardspiel)
option-mode-ranking = Spiel auf Platzierung
option-start = Wer beginnt
option-start-0 = Rot
option-start-1 = Weiß
option-start-2 = Gelb
option-start-3 = Braun
option-tilesPerPlayer = Plättchen je Person
option-tilesPerPlayer-none = alle 48 Plättchen
option-tilesPerPlayer-12 = 12 für jede Person
option-hutPlacement = Einzelne Hütten
option-hutPlacement-free = auf jedem freien Feld der Ebene 1
option-hutPlacement-founding = nur abseits der eigenen Siedlungen

# -- Aufforderungen ------------------------------------------------------------

ask-first = Das erste Plättchen, { $tile }, kommt in die Tischmitte.
ask-place = Leg das Plättchen { $tile } an die Insel oder als Vulkanausbruch auf sie.
ask-volcano = Wähle, wohin der Vulkan kommt.
ask-turn = Wähle, wie das Plättchen liegt.
ask-build = Bau einmal: Hütte, Turm oder Tempel, oder erweitere eine Siedlung.
ask-kind = Wähle, was du baust.
ask-hex = Wähle das Feld.
ask-settlement = Wähle die Siedlung.
ask-terrain = Wähle die Landschaft; alle freien Felder dieser Art rund um die Siedlung werden bebaut.
ask-draw = Für { $seat } wird ein Plättchen gezogen.
ask-wait = { $seat } ist am Zug.
ask-over = Das Spiel ist vorbei.

# -- Ereignisse ----------------------------------------------------------------

drawn = { $seat } zieht das Plättchen { $tile }.
extended = { $seat } erweitert die Landschaft: { $tile }, Vulkan auf { $field }.
erupted = { $seat } lässt den Vulkan auf { $field } ausbrechen: { $tile } auf Ebene { $level }.
covered = { $huts ->
    [one] Auf { $field } wird eine Hütte von { $seat } verschüttet.
   *[other] Auf { $field } werden { $huts } Hütten von { $seat } verschüttet.
}
built-hut = { $seat } baut eine Hütte auf { $field }.
built-tower = { $seat } baut einen Turm auf { $field }.
built-temple = { $seat } baut einen Tempel auf { $field }.
expanded = { $seat } erweitert die { $settlement } auf { $terrain } mit { $huts ->
    [one] einer Hütte
   *[other] { $huts } Hütten
}: { $fields }.
eliminated = { $seat } kann nicht bauen und scheidet aus.
resigned = { $seat } verlässt das Spiel.
finished = { $seat } hat zwei Gebäudearten aufgebraucht.
game-over = Das Spiel ist vorbei: { $reason }.

# -- Gründe --------------------------------------------------------------------

not-over = das Spiel ist vorbei
not-resignable = diese Person ist nicht mehr im Spiel
not-others-resign = nur { $seat } kann für { $seat } aufgeben
not-drawn-already = das Plättchen ist gezogen, jetzt ist { $seat } dran
not-drawn-yet = erst muss für { $seat } ein Plättchen gezogen werden
not-in-stack = im Stapel ist kein { $tile } mehr
not-your-turn = { $seat } ist am Zug
not-placed-already = das Plättchen liegt schon, jetzt wird gebaut
not-placed-yet = erst muss das Plättchen { $tile } gelegt werden
not-wrong-tile = auf der Hand ist { $hand }, nicht { $tile }
not-wrong-mark = { $under ->
    [table] { $field } ist leer: das Zeichen ist @
   *[other] auf { $field } liegt ein Plättchen: das Zeichen ist ^
}
not-first-tile = das erste Plättchen liegt in der Tischmitte, der Vulkan oben
not-gap = unter dem Plättchen bliebe ein Freiraum auf { $fields }
not-touching = das Plättchen würde die Insel nicht berühren
not-volcano-not-on-volcano = der Vulkan muss auf einem Vulkan liegen, und { $field } ist keiner
not-uneven = die Felder darunter liegen auf verschiedenen Ebenen ({ $levels })
not-same-direction = der Vulkan darunter, auf { $field }, zeigt in dieselbe Richtung
not-temple-or-tower-covered = Tempel und Türme werden nie überdeckt ({ $fields })
not-settlement-wiped-out = mit { $fields } würde eine Siedlung ganz verschwinden
not-no-field-there = auf { $field } liegt kein Feld
not-volcano = { $field } ist ein Vulkan, und auf Vulkanen wird nicht gebaut
not-occupied = auf { $field } steht schon { $seat }
not-no-piece-left = im Vorrat fehlt dafür der Spielstein ({ $kind })
not-hut-level = eine einzelne Hütte braucht Ebene 1, und { $field } liegt auf Ebene { $level }
not-tower-level = ein Turm braucht mindestens Ebene 3, und { $field } liegt auf Ebene { $level }
not-touches-own-settlement = eine einzelne Hütte gründet eine Siedlung, und { $field } berührt schon eine von dir
not-beside-own = { $field } berührt keine deiner Siedlungen
not-tower-settlement = jede deiner Siedlungen neben { $field } hat schon einen Turm
not-temple-settlement = keine deiner Siedlungen neben { $field } hat drei Felder und noch keinen Tempel
not-own-settlement = auf { $field } steht kein Spielstein von dir
not-no-matching-field = rund um die Siedlung von { $field } ist kein Feld ({ $terrain }) frei
not-too-few-huts = { $fields } bräuchten { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
}, und du hast { $left ->
    [0] keine
    [one] eine
   *[other] { $left }
}

# -- Auf dem Bildschirm ----------------------------------------------------------

unit-huts = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}
unit-towers = { $count ->
    [one] 1 Turm
   *[other] { $count } Türme
}
unit-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
}
unit-fields = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
unit-buried = { $count ->
    [one] 1 Hütte verschüttet
   *[other] { $count } Hütten verschüttet
}
unit-level = {""}
unit-split = {""}
island = Die Insel
tile-in-hand = Dein Plättchen
tile-of = Plättchen von { $seat }
turn-on = Im Uhrzeigersinn drehen
turn-back = Gegen den Uhrzeigersinn drehen
show-levels = Ebenen als Zahlen zeigen
peel-levels = Oberste Ebene abnehmen
peeled-to = Nur bis Ebene { $level }; noch eine abnehmen
would-erupt = Ausbruch, Ebene { $level }
would-bury = { $huts ->
    [one] Begräbt eine Hütte
   *[other] Begräbt { $huts } Hütten
}
would-split = Teilt eine Siedlung
would-end = Danach lässt sich nichts bauen: Du wärst ausgeschieden
show-names = Die Namen der Felder zeigen
named-tile = { $left } und { $right }
would-build = { $huts } Hütten auf { $fields ->
    [one] einem Feld
   *[other] { $fields } Feldern
}
field-empty = Leerer Platz { $field }
field-free = Feld { $field }: { $terrain }, Ebene { $level }
field-taken = Feld { $field }: { $terrain }, Ebene { $level }, { $kind ->
    [temple] Tempel
    [tower] Turm
   *[hut] { $huts ->
        [one] Hütte
       *[other] { $huts } Hütten
    }
} von { $seat }
supplies = Noch im Vorrat
seat-supply = noch { $temples } Tempel, { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
}, { $huts ->
    [one] 1 Hütte
   *[other] { $huts } Hütten
}
kinds-used-up = zwei Gebäudearten aufgebraucht
kinds-near = { $usedUp ->
    [0] noch { $missing } Spielsteine bis zum vorzeitigen Sieg
   *[other] eine Gebäudeart aufgebraucht, noch { $missing ->
        [one] ein Spielstein
       *[other] { $missing } Spielsteine
    } bis zum vorzeitigen Sieg
}
stack-show = Welche?
stack-hide = Ausblenden
stack-empty = Der Stapel ist leer.
tell-island = { $fields ->
    [0] Der Tisch ist leer.
   *[other] Die Insel hat { $fields } Felder und reicht bis Ebene { $level }.
} { $tiles ->
    [0] Der Stapel ist leer.
    [one] Ein Plättchen ist übrig.
   *[other] { $tiles } Plättchen sind übrig.
}
tell-hand = { $seat } hat ein Plättchen auf der Hand; liegt der Vulkan oben, ist links { $left } und rechts { $right }.
tell-seat = { $seat } hat { $temples } Tempel, { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
} und { $huts ->
    [one] 1 Hütte
   *[other] { $huts } Hütten
} gebaut; { $supply }.
tell-settlement = Eine Siedlung von { $seat } auf { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
}: { $fields }{ $temples ->
    [0] {""}
   *[other] , mit Tempel
}{ $towers ->
    [0] {""}
   *[other] , mit Turm
}.
tell-volcanoes = Vulkane über Ebene 1: { $fields }.
field-name = { $column }{ $row }
tell-names = Felder heißen nach Spalte und Reihe; der erste Vulkan liegt auf M13. Reihen mit gerader Nummer liegen ein halbes Feld weiter rechts.
tell-draw = Für { $seat } wird ein Plättchen gezogen.
tell-place = { $seat } legt ein Plättchen.
tell-build = { $seat } hat gelegt und baut jetzt.
tell-finished = { $seat } hat zwei Gebäudearten aufgebraucht und ist fertig.
tell-eliminated = { $seat } ist ausgeschieden.
tell-near = { $used ->
    [0] { $seat } fehlen noch { $missing } Spielsteine bis zum vorzeitigen Sieg.
   *[other] { $seat } hat eine Gebäudeart aufgebraucht, bis zum vorzeitigen Sieg { $missing ->
        [one] fehlt noch ein Spielstein.
       *[other] fehlen noch { $missing } Spielsteine.
    }
}
tell-could-win = { $seat } könnte mit dem nächsten Bau gewinnen.
tell-in-danger = { $seat } kann auf der Insel, wie sie ist, nichts bauen und wäre ausgeschieden.
tell-with = { $sentence } Möglich: { $more }.
tell-temple-sites = ein Tempel auf { $fields }
tell-temple-lacks = { $fields ->
    [one] ein Tempel nach einem weiteren Feld
   *[other] ein Tempel nach { $fields } weiteren Feldern
}
tell-tower-sites = ein Turm auf { $fields }
tell-tower-lacks = { $levels ->
    [one] ein Turm mit einer Ebene mehr daneben
   *[other] ein Turm mit { $levels } Ebenen mehr daneben
}
tell-volcano = Feld { $field }: Vulkan, Ebene { $level }, sein Plättchen liegt { $turn ->
    [0] darunter
    [1] links unten
    [2] links oben
    [3] darüber
    [4] rechts oben
   *[5] rechts unten
}

# -- Wo Felder auf dem Brett keine Namen haben: das Brett zeigt, wo ----------------

seen-extended = { $seat } erweitert die Landschaft: { $tile }.
seen-erupted = { $seat } lässt einen Vulkan ausbrechen: { $tile } auf Ebene { $level }.
seen-covered = { $huts ->
    [one] Eine Hütte von { $seat } wird verschüttet.
   *[other] { $huts } Hütten von { $seat } werden verschüttet.
}
seen-built-hut = { $seat } baut eine Hütte.
seen-built-tower = { $seat } baut einen Turm.
seen-built-temple = { $seat } baut einen Tempel.
seen-expanded = { $seat } erweitert eine Siedlung auf { $terrain } mit { $huts ->
    [one] einer Hütte
   *[other] { $huts } Hütten
}.
seen-not-gap = unter dem Plättchen bliebe ein Freiraum
seen-not-volcano-not-on-volcano = der Vulkan muss auf einem Vulkan liegen, und darunter ist keiner
seen-not-same-direction = der Vulkan darunter zeigt in dieselbe Richtung
seen-not-temple-or-tower-covered = Tempel und Türme werden nie überdeckt
seen-not-settlement-wiped-out = eine Siedlung würde ganz verschwinden
seen-not-no-field-there = hier ist kein Land
seen-not-volcano = das ist ein Vulkan, und auf Vulkanen wird nicht gebaut
seen-not-occupied = hier wohnt schon { $seat }
seen-not-hut-level = eine einzelne Hütte braucht Ebene 1, und dieses Feld liegt auf Ebene { $level }
seen-not-tower-level = ein Turm braucht mindestens Ebene 3, und dieses Feld liegt auf Ebene { $level }
seen-not-touches-own-settlement = eine einzelne Hütte gründet eine Siedlung, und dieses Feld berührt schon eine von dir
seen-not-beside-own = dieses Feld berührt keine deiner Siedlungen
seen-not-tower-settlement = jede deiner Siedlungen daneben hat schon einen Turm
seen-not-temple-settlement = keine deiner Siedlungen daneben hat drei Felder und noch keinen Tempel
seen-not-own-settlement = hier steht kein Spielstein von dir
seen-not-no-matching-field = rund um diese Siedlung ist kein Feld ({ $terrain }) frei
seen-not-too-few-huts = diese Felder bräuchten { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
}, und { $left ->
    [0] keine ist
    [one] eine ist
   *[other] { $left } sind
} übrig

# -- Stellungen und Aufzeichnungen -----------------------------------------------

position-parts = Eine Stellung hat eine Insel, 2 bis 4 Plätze, einen Stapel und einen Zug, getrennt durch „; “; diese hat { $found } Plätze.
position-field = „{ $word }“ ist weder ein sichtbares Feld noch ein gelegtes Plättchen, oder beides ist gemischt.
position-far = { $field } liegt zu weit von 0.0: möglich sind hier { $most } Schritte.
position-placement = Das Plättchen „{ $word }“ kann dort nicht liegen.
position-apart = Die Insel zerfällt: { $field } hängt nicht mit ihr zusammen.
position-colour = „{ $word }“ müsste der Platz { $colour } sein.
position-supply = Die Spielsteine von { $seat } gehen nicht auf: 3 Tempel, 2 Türme, höchstens 20 Hütten.
position-piece = Der Spielstein „{ $word }“ kann dort nicht stehen.
position-stack = „{ $text }“ ist kein Stapel.
position-rest = Zu „rest“ gehören die gelegten Plättchen, nicht die sichtbaren Felder.
position-box = Zu viele Plättchen { $tile }: In der Schachtel { $copies ->
    [one] ist eines
   *[other] sind { $copies }
}.
position-left = { $left } Plättchen sollen noch gezogen werden, genannt sind nur { $named }.
position-turn = „{ $text }“ sagt nicht, wer am Zug ist.
position-status = Wer fertig oder ausgeschieden ist, wird mit 1, 2 und so weiter nummeriert.
position-kinds = { $seat } ist genau dann fertig, wenn zwei Gebäudearten aufgebraucht sind.
position-finished = Im Standardspiel hat gewonnen, wer fertig ist: over early-victory.
position-active = Mit weniger als zwei Personen im Spiel ist es vorbei.
position-out = { $seat } ist nicht mehr im Spiel und kann nicht am Zug sein.
position-nothing-left = Es ist kein Plättchen mehr zu ziehen, das Spiel ist also vorbei.
position-no-build = { $seat } kann nichts bauen.
record-header = Eine Aufzeichnung beginnt mit den Zeilen „players“, „mode“, „seats“ und „start“.
record-line = „{ $line }“ hat hier in der Aufzeichnung nichts zu suchen.
record-number = Die Zugnummer { $number } müsste { $expected } sein.
record-seat = { $seat } ist in Zug { $number } nicht dran.
record-move = { $move } in Zug { $number } ist nicht möglich.
record-result = Das Ergebnis „{ $found }“ passt nicht zu den Zügen.
