game-title = Oben und Unten
game-about = Baut oben ein Dorf auf und erkundet darunter die Höhlen. Sieben Runden, eine Handvoll Bewohner und für jeden eine Laterne.
game-help =
    Sieben Runden. Im Zug erkunden, bauen, ernten, trainieren oder arbeiten bereite Bewohner und sind danach müde; oder du passt für diese Runde.
    Erkunden: Zwei oder mehr gehen nach unten, das Buch erzählt, was ihnen begegnet, und du entscheidest, was sie tun. Jeder würfelt Laternen; gemeinsam müsst ihr die Zahl eurer Wahl erreichen. Was fehlt, können Bewohner durch Anstrengung aufbringen und sind dann verletzt.
    Ein Erfolg bringt, was das Buch sagt, und eine Höhle, in der du einen Außenposten bauen kannst. Ohne genug Laternen war die Gefahr echt.
    Nachts erholen sich die Bewohner in Betten oder mit Trank und Apfelwein. Waren auf der Fortschrittsleiste bringen Einkommen und Punkte; Gebäude und Ruhm zählen am Ende.

# -- Was in der Schachtel ist -----------------------------------------------------

item-fish = Fisch
item-fruit = Obst
item-mushroom = Pilz
item-rope = Seil
item-pottery = Töpferware
item-paper = Papier
item-ore = Erz
item-amethyst = Amethyst
item-potion = Trank
item-cider = Apfelwein
villager-NB1 = Anka
villager-NB2 = Bero
villager-NB3 = Cille
villager-NB4 = Dorn
villager-NT1 = Edda
villager-NT2 = Falk
villager-NT3 = Gesa
villager-NT4 = Hinnerk
villager-NS1 = Imke
villager-NS2 = Jost
villager-NS3 = Kaia
villager-NS4 = Lenz
villager-V01 = Marn, der Maurer
villager-V02 = Tilda, die Dachdeckerin
villager-V03 = Der alte Ruprecht
villager-V04 = Swantje, die Bootsbauerin
villager-V05 = Brock, der Schmied
villager-V06 = Leontine, die Hauslehrerin
villager-V07 = Quint, der Schreiber
villager-V08 = Nele, die Erzählerin
villager-V09 = Vater Osrik
villager-V10 = Ada, die Vorarbeiterin
villager-V11 = Wim, der Tüftler
villager-V12 = Runa, die Kletterin
villager-V13 = Pell, der Fallensteller
villager-V14 = Jorinde, die Flinke
villager-V15 = Hob, der Bergmann
villager-V16 = Schwester Mirrel
villager-V17 = Kasimir, der Spieler
villager-V18 = Ysolde, die Jägerin
villager-X1 = Mooshund
villager-X2 = Dachsmaurer
villager-X3 = Lampenmotte
villager-X4 = Salamander-Gelehrter
villager-X5 = Echokind
villager-X6 = Steinerner Eremit
recruit-V01 = Marn, der Maurer
recruit-V02 = Tilda, die Dachdeckerin
recruit-V03 = Der alte Ruprecht
recruit-V04 = Swantje, die Bootsbauerin
recruit-V05 = Brock, der Schmied
recruit-V06 = Leontine, die Hauslehrerin
recruit-V07 = Quint, der Schreiber
recruit-V08 = Nele, die Erzählerin
recruit-V09 = Vater Osrik
recruit-V10 = Ada, die Vorarbeiterin
recruit-V11 = Wim, der Tüftler
recruit-V12 = Runa, die Kletterin
recruit-V13 = Pell, der Fallensteller
recruit-V14 = Jorinde, die Flinke
recruit-V15 = Hob, der Bergmann
recruit-V16 = Schwester Mirrel
recruit-V17 = Kasimir, der Spieler
recruit-V18 = Ysolde, die Jägerin
building-HOME = Anfangshaus
building-H01 = Schilfkate
building-H02 = Langhaus
building-H03 = Giebelhaus
building-H04 = Herberge
building-H05 = Hängemattenhalle
building-H06 = Kräuterhaus
building-H07 = Fischteich
building-H08 = Obstgarten
building-H09 = Pilzschuppen
building-H10 = Räucherei
building-H11 = Mosterei
building-H12 = Speisekammer
building-H13 = Terrassengarten
building-H14 = Seilerei
building-H15 = Töpferei
building-H16 = Papiermühle
building-H17 = Netzboden
building-H18 = Brennhof
building-H19 = Schreibstube
building-H20 = Marktstand
building-H21 = Handelshaus
building-H22 = Garküche
building-H23 = Glockenturm
building-H24 = Dorfuhr
building-H25 = Rosenhof
building-O01 = Leuchtpilzgrotte
building-O02 = Pilzterrassen
building-O03 = Blindfischteich
building-O04 = Unterirdischer Fluss
building-O05 = Erzschacht
building-O06 = Erznest
building-O07 = Tiefe Ader
building-O08 = Amethysthalle
building-O09 = Amethystkluft
building-O10 = Kristallgalerie
building-O11 = Tongrube
building-O12 = Bleicher Obsthain
building-O13 = Spinnseidenboden
building-O14 = Verschüttete Bibliothek
building-O15 = Schlafnischen
building-O16 = Warme Quelle
building-O17 = Bettenhöhle
building-O18 = Unteres Zolltor
building-O19 = Schmugglerbucht
building-O20 = Vergessener Schrein
building-O21 = Säulenhalle
building-O22 = Laternenlager
building-O23 = Tiefenwarte
building-O24 = Alchemistengewölbe
building-S1 = Fischspeicher
building-S2 = Obstspeicher
building-S3 = Pilzspeicher
building-S4 = Werkspeicher
building-S5 = Schatzspeicher
building-S6 = Großer Speicher
building-K1 = Zunfthaus
building-K2 = Haus der Lampenwärter
building-K3 = Kontor
building-K4 = Bauhof
building-K5 = Schule
building-K6 = Scheune
building-K7 = Krankenstube
building-K8 = Ruhmeshalle
building-K9 = Haus der Träume
token-H07-fish = Fisch (Fischteich)
token-H08-fruit = Obst (Obstgarten)
token-H09-mushroom = Pilz (Pilzschuppen)
token-H10-fish = Fisch (Räucherei)
token-H11-fruit = Obst (Mosterei)
token-H12-fish = Fisch (Speisekammer)
token-H12-fruit = Obst (Speisekammer)
token-H12-mushroom = Pilz (Speisekammer)
token-H13-fruit = Obst (Terrassengarten)
token-H14-rope = Seil (Seilerei)
token-H15-pottery = Töpferware (Töpferei)
token-H16-paper = Papier (Papiermühle)
token-H17-rope = Seil (Netzboden)
token-H17-rope-2 = noch einmal Seil (Netzboden)
token-H18-pottery = Töpferware (Brennhof)
token-H18-pottery-2 = noch einmal Töpferware (Brennhof)
token-H19-paper = Papier (Schreibstube)
token-H19-paper-2 = noch einmal Papier (Schreibstube)
token-O01-mushroom = Pilz (Leuchtpilzgrotte)
token-O02-mushroom = Pilz (Pilzterrassen)
token-O03-fish = Fisch (Blindfischteich)
token-O04-fish = Fisch (Unterirdischer Fluss)
token-O05-ore = Erz (Erzschacht)
token-O06-ore = Erz (Erznest)
token-O06-ore-2 = noch einmal Erz (Erznest)
token-O07-ore = Erz (Tiefe Ader)
token-O08-amethyst = Amethyst (Amethysthalle)
token-O09-amethyst = Amethyst (Amethystkluft)
token-O09-amethyst-2 = noch einmal Amethyst (Amethystkluft)
token-O10-amethyst = Amethyst (Kristallgalerie)
token-O11-pottery = Töpferware (Tongrube)
token-O12-fruit = Obst (Bleicher Obsthain)
token-O12-fruit-2 = noch einmal Obst (Bleicher Obsthain)
token-O13-rope = Seil (Spinnseidenboden)
token-O14-paper = Papier (Verschüttete Bibliothek)
token-O14-paper-2 = noch einmal Papier (Verschüttete Bibliothek)
cave-C01 = Tropfgalerie
cave-C02 = Wurzelkeller
cave-C03 = Leuchtpilzsenke
cave-C04 = Versunkener Markt
cave-C05 = Echodom
cave-C06 = Alter Steinbruch
cave-C07 = Schwarzer See
cave-C08 = Spinnentreppe
cave-C09 = Tiefenschmiede
cave-C10 = Flüsterndes Archiv
cave-C11 = Amethystschlund
cave-C12 = Fährmannssteg
cave-C13 = Knochengarten
cave-C14 = Verschüttetes Badehaus
cave-C15 = Windschacht
cave-C16 = Maulwurfsreich
cave-C17 = Spiegelbecken
cave-C18 = Flüchtlingshöhlen
cave-C19 = Uhrengruft
cave-C20 = Salzdom
cave-C21 = Mottenkammer
cave-C22 = Ertrunkenes Dorf
cave-C23 = Schmugglerkreuz
cave-C24 = Garten unter Glas
cave-C25 = Letzte Laterne

# -- Namen -------------------------------------------------------------------

section = Abschnitt { $id }
story = Abschnitt { $id }
option = Möglichkeit { $id }
number = { $id } erreichen
number-keep = beim Ergebnis bleiben
price = { $id } Münzen
alternative = Nummer { $id }
answer-yes = annehmen
answer-no = ablehnen
row-h = die Häuser
row-o = die Außenposten
do-place = eine Ware auf die Fortschrittsleiste legen
do-sale = das Verkaufsfeld ändern
do-offer = ein Kaufangebot machen
do-renew = eine Reihe erneuern
do-explore = erkunden
do-build = bauen
do-harvest = ernten
do-train = trainieren
do-work = arbeiten
do-pass = für den Rest der Runde passen
do-go = das sind alle
do-done = fertig
use-nothing = nichts
use-b = ein Bett
use-p = ein Trank
use-c = ein Apfelwein
use-bp = ein Bett und ein Trank
use-bc = ein Bett und ein Apfelwein
use-pc = ein Trank und ein Apfelwein
item-none = zurücknehmen
skill-hammer = Hammer
skill-quill = Federkiel
source-track = Waren auf der Leiste
source-buildings = Gebäude
source-ranking = Rangfolge im Ruhm
source-reputation = Ruhmesleiste
source-bonuses = Punkte und Boni der Gebäude
result-tie = Bei gleich vielen Punkten entscheiden die meisten Münzen, dann die Bewohner, dann die Gebäude.
option-trade = Kaufen und Verkaufen
option-trade-on = erlaubt
option-trade-off = entfällt
option-catch_up_coins = Zusatzmünzen für spätere Plätze
option-catch_up_coins-published = wie veröffentlicht
option-catch_up_coins-none = keine
option-texts = Sprache der Begegnungen
option-texts-reader = für jeden die eigene
option-texts-de = Deutsch für alle
option-texts-en = Englisch für alle

# -- Aufforderungen ------------------------------------------------------------

ask-turn = Runde { $round } von 7, du bist am Zug: { $ready ->
    [one] Ein Bewohner ist bereit
   *[other] { $ready } Bewohner sind bereit
}, du hast { $coins ->
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
ask-turn-nobody = Runde { $round } von 7, du bist am Zug: Niemand ist mehr bereit. Du darfst noch Waren legen, handeln und Reihen erneuern, dann musst du passen.
ask-do = Was möchtest du tun?
ask-villager = Wer macht es?
ask-building = Was wird gebaut?
ask-token = Welche Waren werden geholt?
ask-recruit = Wer wird trainiert?
ask-item = Was?
ask-seller = Von wem? { $sales }.
ask-price = Für wie viel? { $sales }.
sale-of = { $seat } verkauft { $item }
ask-row = Welche Reihe? Das kostet eine Münze.
wait-answer = Gewartet wird auf { $seller }: { $seat } bietet { $coins } Münzen für { $item }.
ask-answer = { $seat } bietet dir { $coins } Münzen, und zwar für: { $item }. Nimmst du an?
ask-option = Ihr lest { $section }. Wähle, was deine Gruppe tut.
ask-exert-or-fail = Ihr habt { $total } { $total ->
    [one] Laterne
   *[other] Laternen
} und braucht { $goal }. Bleibst du beim Ergebnis, scheitert ihr: keine Belohnung, und die Höhlenkarte kommt unter den Stapel. Oder du treibst genau { $missing ->
    [one] einen Bewohner an, der dabei verletzt wird,
   *[other] { $missing } Bewohner an, die dabei verletzt werden,
} und es gelingt.
ask-exert-both = Ihr habt { $total } { $total ->
    [one] Laterne
   *[other] Laternen
} und braucht { $goal } oder { $high }. Bleibst du beim Ergebnis, scheitert ihr: keine Belohnung, und die Höhlenkarte kommt unter den Stapel. Mit { $missing } Angetriebenen erreichst du { $goal }, mit { $more } die { $high }; wer angetrieben wird, wird verletzt.
ask-exert-more = Ihr habt { $total } Laternen und { $reached } erreicht: Nimm diese Belohnung, oder treib genau { $more ->
    [one] einen Bewohner an, der dabei verletzt wird,
   *[other] { $more } Bewohner an, die dabei verletzt werden,
} und nimm stattdessen die unbekannte Belohnung der { $high }.
ask-number = Beim Ergebnis bleiben oder eine Zahl erreichen?
ask-exerted = Wer wird angetrieben und verletzt?
ask-injure = { $number ->
    [one] Aus deiner Gruppe wird jemand verletzt. Wer?
   *[other] { $number } aus deiner Gruppe werden verletzt. Wer?
}
ask-injured = Wer wird verletzt?
ask-alternative = Eines davon darfst du nehmen. Welches?
ask-recover-exhausted = { $villager } ist müde. Was hilft? Noch da: Betten { $beds }, Apfelwein { $ciders }.
ask-recover-injured = { $villager } ist verletzt. Was hilft? Noch da: Betten { $beds }, Tränke { $potions }, Apfelwein { $ciders }.
ask-income = Vor deinem Einkommen darfst du Waren auf die Leiste legen.
ask-final = Vor der Wertung darfst du deine letzten Waren auf die Leiste legen.
ask-wait = { $seat } entscheidet.
ask-setup = Die Karten werden ausgelegt.
ask-section-die = Der Würfel rollt: { $cave }.
ask-lantern-die = Der Würfel rollt: { $villager }.
ask-draw = Eine Karte wird aufgedeckt.
ask-over = Das Spiel ist vorbei.

# -- Ereignisse ----------------------------------------------------------------

card-drawn = Offen liegt jetzt: { $building }.
cave-turned = Nächste Höhle: { $cave }.
villager-comes = Neu in der Reihe: { $villager }.
round-begins = Runde { $round } beginnt; { $seat } fängt an.
round-ends = Runde { $round } ist zu Ende.
last-placing = Die siebte Runde ist vorbei: Die letzten Waren kommen auf die Leiste.
game-over = Das Spiel ist vorbei.
passed = { $seat } passt.
placed = { $seat } legt auf Platz { $slot } der Leiste: { $item }.
sale-begun = { $seat } bietet zum Verkauf an: { $item }.
sale-ended = { $seat } nimmt die Ware vom Verkaufsfeld zurück.
offered = { $seat } bietet { $seller } { $coins } Münzen, und zwar für: { $item }.
offer-accepted = { $seat } nimmt an.
offer-declined = { $seat } lehnt ab.
row-renewed = { $seat } zahlt eine Münze und erneuert { $row }.
explores = { $seat } schickt { $villagers } nach unten: { $cave }.
section-rolled = Der Würfel zeigt { $die }.
section-read = Sie lesen { $section }.
option-chosen = { $seat } wählt { $option }.
lanterns-rolled = { $villager } würfelt { $die }: { $lanterns ->
    [0] keine Laterne.
    [one] eine Laterne.
   *[other] { $lanterns } Laternen.
}
lanterns-total = Zusammen, mit allen Boni: { $total }.
result-kept = { $seat } bleibt bei { $total }.
exerted = { $seat } treibt { $villagers } an und erreicht { $number }; verletzt.
exploration-succeeds = Gelungen.
exploration-fails = Gescheitert: Die Höhlenkarte kommt unter den Stapel.
coins-gained = { $seat } nimmt { $coins ->
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
coins-lost = { $seat } verliert { $coins ->
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
reputation-changed = Ruhm von { $seat }: { $change }, jetzt { $position }.
item-gained = { $seat } nimmt { $number } × { $item }.
villager-joins = Neu bei { $seat }, noch müde: { $villager }.
villagers-injured = Verletzt: { $villagers }.
cave-kept = { $seat } behält eine freie Höhlenkarte: { $cave }.
built = { $seat }: { $villager } baut für { $coins }: { $building }.
harvested = { $seat }: { $villagers } { $number ->
    [one] erntet
   *[other] ernten
} { $tokens }.
trained = { $seat }: { $villager } trainiert für { $coins }: { $recruit }.
worked = { $seat }: { $villagers } { $number ->
    [one] arbeitet
   *[other] arbeiten
} für { $coins }.
cider-taken = { $seat } nimmt den Apfelwein von der Ruhmestafel.
cider-laid = Auf der Ruhmestafel steht ein neuer Apfelwein.
recovery-chosen = { $seat } in der Nacht, { $villager }: { $use }.
placing-done = { $seat } legt keine Waren mehr.
recovered = { $seat } nach der Nacht: bereit { $ready }, müde { $exhausted }, verletzt { $injured }.
income = { $seat } hat ein Einkommen von { $coins }.
token-laid = Nachgelegt: { $token }.

# -- Gründe --------------------------------------------------------------------

not-over = das Spiel ist vorbei
not-your-turn = { $seat } entscheidet jetzt
not-chance = der Zufall hat jetzt nichts zu tun
not-yet = zuerst ist der Zufall am Zug
not-drawn = das kann der Zufall jetzt nicht ziehen
not-offered = das ist hier nicht möglich
not-a-turn = danach ist gerade nicht gefragt; du bist am Zug, mit freien Aktionen und einer Hauptaktion oder Passen
not-done = ein Zug endet mit einer Hauptaktion oder mit Passen
not-before-answer = zuerst muss das Angebot beantwortet werden
not-before-option = zuerst muss eine der Möglichkeiten gewählt werden
not-before-exertion = zuerst ist zu entscheiden, ob jemand angetrieben wird
not-before-effect = zuerst ist zu entscheiden, was der Ausgang verlangt
not-before-recovery = zuerst ist zu entscheiden, wie sich die Bewohner erholen
not-before-income = vor dem Einkommen dürfen nur Waren gelegt werden
not-before-scoring = vor der Wertung dürfen nur Waren gelegt werden
not-in-stock = in deinem Vorrat fehlt: { $item }
not-ready = { $number ->
    [one] nicht bereit oder nicht bei dir: { $villagers }
   *[other] nicht alle sind bereit und bei dir: { $villagers }
}
not-trading = in diesem Spiel wird nicht gekauft und verkauft
not-sale-twice = das Verkaufsfeld wurde in diesem Zug schon geändert
not-sale-empty = auf deinem Verkaufsfeld liegt nichts
not-sale-same = das liegt schon auf deinem Verkaufsfeld: { $item }
not-a-seller = kaufen kannst du nur von jemand anderem
not-for-sale = { $seat } hat nichts auf dem Verkaufsfeld
not-so-cheap = der niedrigste Preis sind { $least } Münzen
not-enough-coins = das kostet { $coins }, und du hast { $have }
not-refused = { $seat } hat in diesem Zug schon { $coins } abgelehnt; jetzt hilft nur ein höherer Preis
not-renewed = keine Karte mehr da, um { $row } zu erneuern
not-alone = zu einer Gruppe gehören mindestens zwei Bewohner
not-without-caves = der Höhlenkarten-Stapel ist leer
not-a-builder = ohne Hammer baut niemand: { $villager }
not-face-up = das liegt nicht offen aus: { $building }
not-without-cave = dafür fehlt eine freie Höhlenkarte: { $building }
not-lying-there = das liegt auf keinem deiner Gebäude, oder nicht so oft: { $token }
not-as-many = { $lying ->
    [0] auf deinen Gebäuden liegt jetzt keine Ware zum Ernten
   *[other] { $villagers ->
        [one] ein Bewohner holt
       *[other] { $villagers } Bewohner holen
    } { $most ->
        [one] eine Ware
       *[other] höchstens { $most } Waren
    }, jeder mindestens eine, nicht { $tokens }
}
not-a-teacher = ohne Federkiel trainiert niemand: { $villager }
not-in-row = nicht in der Reihe: { $villager }
not-an-option = { $section } hat hier keine { $option }
not-in-party = { $number ->
    [one] nicht auf der Höhlenkarte: { $villagers }
   *[other] nicht alle sind auf der Höhlenkarte: { $villagers }
}
not-injured = verletzt werden genau so viele, wie der Ausgang verlangt
not-alternative = so viele Möglichkeiten gibt es nicht
not-a-number = { $number } ist keine Erfolgszahl dieser Möglichkeit
not-needed = { $number } ist mit { $total } schon erreicht
not-exactly = für { $number } müssen genau { $missing } angetrieben werden, nicht mehr und nicht weniger
not-asked = zuerst geht es um { $villager }
not-that-use = das hilft hier nicht: { $villager }
not-more-than-bed = mit der Krankenstube macht schon ein Bett Verletzte bereit
not-a-bed = kein Bett ist mehr frei
not-the-means = dafür fehlt ein Trank oder ein Apfelwein
not-with-beds-free = Betten müssen so weit wie möglich genutzt werden; frei: { $beds }

# -- Stellungen und Aufzeichnungen -----------------------------------------------

position-stranger = { $name } gehört zu einem anderen Platz.
position-caves = So viele Höhlenkarten gibt es nicht.
position-tokens = So viel ist nicht in der Schachtel: { $item }.
record-header = Eine Aufzeichnung beginnt mit den Zeilen „players N“, „trade on“ oder „off“, „catch_up_coins published“ oder „none“.
record-label = Statt { $label } müsste hier { $expected } stehen.
record-word = „{ $word }“ hat hier in der Aufzeichnung nichts zu suchen.

# -- Terminal ----------------------------------------------------------------

board-round = Runde
board-order = Start
board-cider = Apfelwein auf der Tafel
board-villagers = Bewohner
board-houses = Häuser
board-outposts = Außenposten
board-stars = Stern-Häuser
board-keys = Schlüssel-Häuser
board-cave = Höhle
board-cards-left = { $bag } unbekannt, { $under } bekannt darunter
board-none = keine
board-ready = bereit
board-exhausted = ☾ müde
board-injured = ✚ verletzt
board-stock = Vorrat
board-sale = zu verkaufen
board-track = Leiste
board-beds = Betten
board-income = Einkommen
board-coins = Münzen
board-reputation = Ruhm
board-points = Punkte
board-built = Dorf
board-free = freie Höhlen
board-passed = gepasst
board-needs = { $numbers } erreichen
board-no-roll = ohne Wurf
board-reads-on = weiterlesen
board-pays = { $coins } zahlen
board-bonus-skill = +{ $lanterns } je { $skill }
board-bonus-has = +{ $lanterns } mit { $item }
board-too-dear = zu wenig Münzen
board-total = zusammen { $total }
board-remembered = bekannt: { $outcome } → { $effects }
board-failure = Misserfolg
board-last = Zuletzt erzählt
board-exert = { $missing ->
    [one] einen Bewohner antreiben, der dabei verletzt wird
   *[other] { $missing } Bewohner antreiben, die dabei verletzt werden
}
board-keep-fails = mit { $total } gescheitert: keine Belohnung, die Karte kommt unter den Stapel
board-keep-succeeds = die Belohnung der { $number }
board-nothing = nichts
board-effect-coins = { $number } Münzen
board-effect-reputation = Ruhm { $number }
board-effect-item = { $number } × { $what }
board-effect-special = { $what }
board-effect-cheapest_villager = ein Bewohner aus der Reihe
board-effect-extra_cave = noch eine Höhlenkarte
board-effect-injure = { $number } verletzt
board-effect-or = oder
board-end = Ende
board-refill = Nachschub
board-when-built = beim Bau
board-per = { $per ->
    [1] { $vp }★ × { $what }
   *[other] { $vp }★ × { $what } ÷ { $per }
}
board-what-villager = Bewohner
board-what-outpost = Außenposten
board-what-bed = Betten
board-what-coins = Münzen
board-what-reputation = Ruhm
board-what-potion = Tränke
board-what-kinds = Sorten
board-what-craft = Werkwaren
board-what-rare = seltene Waren
board-passive-discount_build = Bauen −{ $number }
board-passive-any_trainer = jeder trainiert
board-passive-work_bonus = Arbeit +{ $number }
board-passive-harvest_bonus = Ernte +{ $number }
board-passive-explore_lantern = Laternen +{ $number }
board-passive-bed_full_heal = Bett: verletzt → bereit


# -- Die Stellung in Worten ----------------------------------------------------

describe-none = nichts
counted = { $number } × { $item }
describe-round = Runde { $round } von 7; Startspieler ist { $seat }.
describe-over = Das Spiel ist vorbei.
describe-turn = { $seat } ist am Zug.
describe-offer = { $seat } muss ein Angebot beantworten.
describe-option = { $seat } wählt, was die Gruppe tut.
describe-exert = { $seat } darf Bewohner antreiben.
describe-effect = { $seat } entscheidet, was der Ausgang verlangt.
describe-recover = { $seat } lässt die Bewohner sich erholen.
describe-income = { $seat } darf vor dem Einkommen Waren legen.
describe-final = { $seat } darf vor der Wertung Waren legen.
describe-passed = Gepasst: { $seats }.
describe-cider = Wer zuerst arbeitet, bekommt einen Apfelwein.
describe-bid = { $seat } bietet { $seller } { $coins } Münzen, und zwar für: { $item }.
describe-below = Unten, Höhle { $cave }, für { $seat }: { $villagers }.
describe-read = Gelesen ist { $section }.
describe-choice = { $option }: { $parts }.
describe-choice-too-dear = { $option }, zu teuer: { $parts }.
describe-chosen = Gewählt: { $option }.
describe-total = Laternen bisher: { $total }.
describe-outcome = Daraus folgt: { $effects }.
describe-asked = Wie erholt sich { $villager }? Noch da: Betten { $beds }, Tränke { $potions }, Apfelwein { $ciders }.
option-needs = braucht { $number } Laternen
option-higher = ab { $number } eine andere Belohnung
option-auto = gelingt ohne Wurf
option-follow = führt im Buch weiter
option-costs = kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
option-bonus-skill = { $number ->
    [one] eine Laterne mehr
   *[other] { $number } Laternen mehr
} je { $skill } in der Gruppe
option-bonus-item = { $number ->
    [one] eine Laterne mehr
   *[other] { $number } Laternen mehr
} mit { $item }
option-told-number = schon gesehen, bei { $number }: { $effects }
option-told-auto = schon gesehen: { $effects }
option-told-x = schon gesehen, beim Scheitern: { $effects }
describe-seat = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, Ruhm { $reputation }, { $beds } Betten und demnächst { $income } Einkommen.
describe-stock = Vorrat von { $seat }: { $items }.
describe-track = Leiste von { $seat }: { $slots }.
slot-held = { $number } × { $item } auf Platz { $slot }, je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
describe-sale = { $seat } verkauft: { $item }.
describe-free = Freie Höhlen von { $seat }: { $caves }.
describe-villager-ready = { $villager }, bei { $seat }, bereit: { $skills }; Laternen { $lanterns }.
describe-villager-exhausted = { $villager }, bei { $seat }, müde: { $skills }; Laternen { $lanterns }.
describe-villager-injured = { $villager }, bei { $seat }, verletzt: { $skills }; Laternen { $lanterns }.
no-skill = keine Fähigkeit
lantern-step = { $lanterns } ab { $die }
describe-house = { $building } von { $seat }: { $face }.
describe-house-goods = { $building } von { $seat }: { $face }. Waren darauf: { $tokens }.
describe-outpost = { $building } von { $seat }, Höhle { $cave }: { $face }.
describe-outpost-goods = { $building } von { $seat }, Höhle { $cave }: { $face }. Waren darauf: { $tokens }.
describe-for-sale = { $building }, zu kaufen für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}: { $face }.
describe-recruit = { $villager }, in der Reihe für { $coins }: { $skills }; Laternen { $lanterns }.
describe-cave = Nächste Höhle: { $cave }.
describe-no-cave = Der Höhlenstapel ist leer.
describe-left = Karten übrig: Häuser { $houses }, Außenposten { $outposts }, Bewohner { $villagers }, Höhlen { $caves }.
face-beds = { $number ->
    [one] ein Bett
   *[other] { $number } Betten
}
face-income = Einkommen { $number }
face-discount = Gebäude kosten { $number } weniger
face-trainer = jeder darf trainieren
face-work = { $number } mehr bei jedem Arbeiten
face-harvest = { $number } Ware mehr bei jeder Ernte
face-lantern = { $number } Laterne mehr in der Tiefe
face-heal = ein Bett macht Verletzte gleich bereit
face-points = { $number ->
    [one] ein Punkt mehr
   *[other] { $number } Punkte mehr
}
face-grows = { $item } (jede Runde neu)
face-holds = { $number } × { $item } (einmalig)
face-when-built = beim Bau: { $effect }
face-every-round = jede Runde: { $effect }
end-villager = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Bewohner
end-outpost = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Außenposten
end-bed = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je { $per } Betten
end-coins = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je { $per } Münzen
end-reputation = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je { $per } Ruhm
end-potion = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Trank
end-kinds = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je belegtem Platz der Leiste
end-good = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je { $item } auf der Leiste
end-goods-craft = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Seil, Töpferware oder Papier auf der Leiste
end-goods-rare = am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Erz oder Amethyst auf der Leiste
effect-coins-up = { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}
effect-coins-down = { $number ->
    [one] eine Münze geht verloren
   *[other] { $number } Münzen gehen verloren
}
effect-reputation-up = Ruhm +{ $number }
effect-reputation-down = Ruhm −{ $number }
effect-item = { $number } × { $item }
effect-special = { $villager } kommt mit
effect-cheapest_villager = der erste Bewohner der Reihe kommt mit
effect-extra_cave = noch eine Höhle
effect-injure = { $number ->
    [one] jemand aus der Gruppe wird verletzt
   *[other] { $number } aus der Gruppe werden verletzt
}
effect-together = ({ $effects })
effect-choose = eines davon: { $ways }

# -- Seiten ------------------------------------------------------------------

unit-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
unit-cider = { $count ->
    [one] ein Apfelwein
   *[other] { $count } Apfelwein
}
unit-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
unit-income = Einkommen { $count }
web-seat = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} · { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} · { $ready } von { $all } bereit
web-village = Dorf
web-market = Markt
web-others = Andere
web-villages = Dörfer
web-total = Summe
web-home = Anfangshaus: drei Betten, ein Punkt.
web-ready = bereit
web-below = unten
web-exhausted = ermüdet
web-injured = verletzt
web-nobody = niemand
web-free = frei
web-no-caves = Noch keine Höhle: Was du beim Erkunden behältst, liegt hier.
web-left = noch { $cards }
web-renew = Diese Reihe für eine Münze erneuern
web-worth = Kostet hier { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und ist jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
web-slot = Platz { $slot }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} je Ware, danach Einkommen { $income }: { $number ->
    [0] leer
   *[other] { $number } × { $item }
}
web-next = das nächste Stück auf der Leiste: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, Einkommen +{ $income }
web-place = Rang { $place }
web-keep = bei { $total } bleiben
web-reach = { $number } erreichen: { $people ->
    [one] eine Person wird verletzt
   *[other] { $people } Personen werden verletzt
}
web-still-ready = Noch bereit: { $villagers }. Wer passt, tut in dieser Runde nichts mehr.
web-ask-me = Angebote
web-order-always = immer fragen
web-order-below-four = nicht unter 4
web-order-below-five = nicht unter 5
web-order-below-six = nicht unter 6
web-order-below-seven = nicht unter 7
web-order-below-eight = nicht unter 8
web-order-below-ten = nicht unter 10
web-order-below-twelve = nicht unter 12
web-place-all = Alles legen, wie es am meisten zählt
web-odds = Was die Gruppe erreichen könnte
web-chance = { $lanterns } Laternen: { $alone } % ohne Antreiben, { $exerted } % mit, dann im Schnitt { $hurt } verletzt
web-exerted = { $more ->
    [0] { $alone } %
   *[other] { $alone } % ohne, { $exerted } % mit Antreiben (etwa { $hurt } verletzt)
}
web-driving = Antreiben: Wer nach dem Wurf angetrieben wird, bringt eine Laterne mehr und ist danach verletzt.
web-reached = erreicht
web-reachable = mit Antreiben: { $hurt } verletzt
web-unreachable = außer Reichweite
web-alone = ohne Antreiben
web-driven = mit Antreiben, dann wird jemand verletzt
web-round-end = Das Ende der Runde
web-hurry = Schneller
web-put-away = Weglegen
web-night = Die Nacht
web-means-b = { $used } von { $left } Betten belegt
web-means-p = { $used } von { $left } Tränken verbraucht
web-means-c = { $used } von { $left } Apfelwein getrunken
web-uses = { $villager }: { $use }
web-uses-tap = { $villager }: { $use }; antippen für etwas anderes
web-night-how = So schläft dein Dorf. Tippe auf jemanden, um zu wechseln, was er benutzt. Kein Bett bleibt leer, solange jemand es braucht.
web-wakes = Am Morgen: bereit { $ready }, ermüdet { $exhausted }, verletzt { $injured }
web-book = Das Buch der Begegnungen
web-story = Der Abend bisher
web-went = { $seat } schickt { $villagers } nach unten: { $cave }
web-short-place = Ware ablegen
web-short-sale = Verkaufsfeld
web-short-offer = Kaufangebot
web-short-renew = neue Reihe
web-short-pass = passen
web-lanterns = { $total ->
    [one] eine Laterne
   *[other] { $total } Laternen
}
web-not-ended = Wie das ausgeht, weiß noch niemand.
web-reads = { $seat }, unten: { $cave }
web-aloud = Vorlesen
web-hush = Still
web-close = Buch zuklappen
web-succeeded = Es gelingt.
web-failed = Es gelingt nicht.
error-section = Einen Abschnitt { $section } gibt es nicht; das Buch hat 1 bis 216.
