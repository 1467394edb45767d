game-title = Clans – Die ersten Dörfer
game-about = Sechzig Hütten, fünf Clans. Zieh Gruppen zu ihren Nachbarn, gründe Dörfer und lass niemanden merken, welcher Clan deiner ist.
game-help =
    Jeder gehört heimlich zu einem Clan. Im Zug ziehst du alle Hütten eines Gebiets in ein besetztes Nachbargebiet; ab sieben Hütten bleibt eine Gruppe stehen.
    Eine Gruppe ohne besetzte Nachbarn wird ein Dorf: Jeder Clan darin bekommt einen Punkt für jede Hütte dort. Wer gezogen hat, nimmt einen Chip, der einen Punkt zählt.
    Die Tabelle der Epochen sagt, was gerade günstig ist: +2 ^ gibt zwei Punkte mehr im Bergland, ×" gibt im Grasland gar nichts.
    Treffen sich alle fünf Clans in einem Dorf, geht vor der Wertung jede einzelne Hütte eines Clans verloren.
    Nach zwölf Dörfern, oder wenn nichts mehr ziehen kann, zählen die Punkte deines Clans und deine Chips.

# -- Namen -------------------------------------------------------------------

clan-black = Schwarz
clan-white = Weiß
clan-red = Rot
clan-blue = Blau
clan-green = Grün
clan-yellow = Gelb
terrain-mountains = Bergland
terrain-forest = Wald
terrain-steppe = Steppe
terrain-grassland = Grasland
territory = { $id }
from = { $id }
to = { $id }
village = { $id }
epoch = Epoche { $id }
region-A = Auerochsenland
region-B = Bärenland
region-C = Kranichland
region-D = Hirschland
region-E = Adlerland
region-F = Fuchsland
region-G = Gänseland
region-H = Hasenland
region-I = Steinbockland
region-J = Dohlenland
region-K = Milanland
region-L = Luchsland
lake-W1 = Langer See
lake-W2 = Mondsee
lake-W3 = Spiegelsee
lake-W4 = Großer See
lake-W5 = Schilfsee
lake-W6 = Reihersee
lake-W7 = Ottersee
over-twelve = das zwölfte Dorf steht
over-no_move = keine zwei Gruppen stehen mehr nebeneinander
source-clan = Clan
source-chips = Bonus-Chips
option-large_merge = Zwei benachbarte große Gruppen
option-large_merge-must = werden zusammengelegt (Regelheft)
option-large_merge-may = dürfen zusammengelegt werden
option-fifth_clan = Der fünfte Clan
option-fifth_clan-black = ist schwarz
option-fifth_clan-white = ist weiß

# -- Aufforderungen ------------------------------------------------------------

ask-move = { $epoch }: Zieh alle Hütten eines Gebiets in ein besetztes Nachbargebiet.
ask-merge = Zwei große Gruppen sind benachbart: Leg sie zusammen, die kleinere zur größeren.
ask-from = Wähle das Gebiet, dessen Hütten ziehen.
ask-to = Wähle, wohin sie ziehen.
ask-village = Mehrere Dörfer auf einmal und nicht genug Chips in { $epoch }: Welches wird als nächstes gegründet?
ask-wait = { $seat } ist am Zug.
ask-setup = Hütten und Karten werden verteilt.
ask-over = Das Spiel ist vorbei.

# -- Ereignisse ----------------------------------------------------------------

region-settled = Fünf Hütten stehen im { $region }.
card-drawn = { $seat } zieht die Clankarte { $clan }.
card-drawn-hidden = { $seat } zieht eine Clankarte.
starts = { $seat } beginnt.
moved = { $seat } zieht { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
} von { $source } nach { $destination }.
village-founded = { $lost ->
    [0] { $village } wird ein Dorf, { $epoch } ({ $terrain }): { $value ->
        [0] keine Punkte.
       *[other] { $value } für { $clans }.
    }
    [one] Streit in { $village }, eine Hütte geht verloren. Dorf in { $epoch } ({ $terrain }): { $value ->
        [0] keine Punkte.
       *[other] { $value } für { $clans }.
    }
   *[other] Streit in { $village }, { $lost } Hütten gehen verloren. Dorf in { $epoch } ({ $terrain }): { $value ->
        [0] keine Punkte.
       *[other] { $value } für { $clans }.
    }
}
unscored = { $village } kommt zu spät: Zwölf Dörfer sind gegründet.
game-over = Das Spiel ist vorbei: { $reason }.
card-revealed = { $seat } war { $clan }.

# -- Gründe --------------------------------------------------------------------

not-over-twelve = das zwölfte Dorf ist gegründet und das Spiel vorbei
not-over-stuck = keine zwei Gruppen stehen mehr nebeneinander, das Spiel ist vorbei
not-your-turn = { $seat } ist am Zug
not-chance = der Zufall hat seinen Teil getan, jetzt ziehen die Spieler
not-yet = der Aufbau ist noch nicht fertig
not-offered = das kann der Zufall jetzt nicht ziehen
not-lake = zwischen { $source } und { $destination } liegt ein See ({ $lake })
not-neighbours = { $source } und { $destination } sind nicht benachbart
not-empty = in { $territory } steht keine Hütte
not-large = die Gruppe in { $source } hat { $huts } Hütten, und ab sieben bleibt eine Gruppe, wo sie ist
not-larger = von zwei großen Gruppen zieht nur die kleinere zur größeren, und { $source } ist größer als { $destination }
not-before-merge = zwei große Gruppen sind benachbart und müssen zuerst zusammengelegt werden
not-order = dieser Zug gründet { $villages } und braucht ihre Reihenfolge, innerhalb einer Epoche aufsteigend
not-order-wanted = die Gründungsreihenfolge spielt hier keine Rolle und wird weggelassen

# -- Stellungen und Aufzeichnungen -----------------------------------------------

position-group = „{ $group }“ ist keine Gruppe von Hütten.
position-order = „{ $group }“ steht an falscher Stelle oder doppelt.
position-huts = Clan { $letter } hat { $huts } Hütten; es gibt nur je 12.
position-chips = Es gibt nur 12 Chips, nicht { $chips }.
position-cards = Die Karten „{ $cards }“ stimmen nicht: für jede Person ein anderer Clanbuchstabe.
position-hidden = Die Karten „{ $cards }“ zeigen, was eine Person weiß; zum Weiterspielen müssen alle bekannt sein.
position-setup = So kann der Aufbau nicht aussehen.
position-player = Einen Spieler „{ $player }“ gibt es nicht.
position-not-over = In dieser Stellung ist das Spiel nicht vorbei.
record-header = Eine Aufzeichnung beginnt mit „players N“ und „large_merge must“ oder „may“.
record-number = Die Zugnummer { $number } müsste { $expected } sein.
record-seat = { $seat } ist bei Zug { $move } nicht dran.
record-word = „{ $word }“ hat hier in der Aufzeichnung nichts zu suchen.


# -- Browser -------------------------------------------------------------------

web-map = Karte von Clans
web-epochs = Epochen
web-epoch-row = Epoche { $id }
web-favourable = günstig
web-hostile = lebensfeindlich
web-favourable-terrain = { $terrain }: günstig, { $bonus } mehr
web-favourable-all = jede Landschaft: günstig, { $bonus } mehr
web-hostile-terrain = { $terrain }: lebensfeindlich, keine Punkte
web-hostile-none = nichts ist lebensfeindlich
web-chips = Chips
web-chips-left = noch { $left } von { $chips } Chips
web-villages-founded = Dörfer
web-villages-of = { $villages } von { $most }
web-clan-scores = Punkte der Clans
web-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-removed = { $huts ->
    [one] eine Hütte im Streit verloren
   *[other] { $huts } Hütten im Streit verloren
}
web-seat = { $chips ->
    [0] noch keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}
web-seat-open = { $clan } { $points } + { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} = { $total }
web-hand = Deine Clankarte
web-hand-show = Sieh dir deine Clankarte an
web-hand-hide = Dreh deine Clankarte wieder um
web-hand-hidden = Verdeckt. Niemand sonst darf sie sehen.
web-hand-clan = Du bist { $clan }.
web-hand-points = { $clan } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und du hast { $chips ->
    [0] noch keine Chips
    [one] einen Chip
   *[other] { $chips } Chips
}.

# -- Die Lage in Worten ------------------------------------------------------------

about-epoch = { $epoch }, noch { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}. { $villages ->
    [0] Noch ist kein Dorf gegründet.
    [one] Eins von { $most } Dörfern ist gegründet.
   *[other] { $villages } von { $most } Dörfern sind gegründet.
}
about-scores = Punkte der Clans: { $scores }.
about-clan = { $clan } { $points }
about-seat = { $seat } hat { $chips ->
    [0] noch keine Chips
    [one] einen Chip
   *[other] { $chips } Chips
}.
about-seat-clan = { $seat } ist { $clan } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} und hat { $chips ->
    [0] noch keine Chips
    [one] einen Chip
   *[other] { $chips } Chips
}.
about-large = Große Gruppen, die bleiben, wo sie sind: { $groups }.
about-huts = { $huts } { $clan }
about-territory = { $territory }, { $terrain }, { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
}: { $clans }.
about-village = { $territory }, { $terrain }, Dorf mit { $huts ->
    [one] einer Hütte
   *[other] { $huts } Hütten
}: { $clans }.
about-territory-empty = { $territory }, { $terrain }, leer.
fog-clan = Der Clan von { $seat }
