goal = Baue in sieben Runden ein Dorf über und unter der Erde: Waren, Gebäude, Ruhm und Boni bringen Punkte.

score = nach jetzigem Stand { $sum } Punkte: { $track } für Waren, { $buildings } für Gebäude, { $reputation } für Ruhm, { $bonuses } aus Boni

aim-place = Du kannst { $item } auf die Leiste legen: Das nächste Feld zählt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für jede Ware dieser Sorte. Jede neue Sorte erhöht auch dein Einkommen.
aim-cave = { $caves ->
    [one] Du hast eine Höhle ohne Außenposten
   *[other] Du hast { $caves } Höhlen ohne Außenposten
}: Nur in Höhlen kannst du unten bauen, und jedes Gebäude ist ein Punkt.
aim-beds = { $beds ->
    [one] Ein Bett
   *[other] { $beds } Betten
} für { $people } Leute: Wer kein Bett findet, bleibt müde. Such ein Haus mit Betten.
aim-reputation = Beim Ruhm liegst du auf Platz { $place }; die vorderen Plätze bringen am Ende Punkte. Wer in den Höhlen hilft, steigt.
aim-rounds = Nach dieser Runde { $rounds ->
    [one] folgt noch eine
   *[other] folgen noch { $rounds }
}: Anfangs lohnen sich Leute und Betten am meisten, später Waren und Gebäude.
aim-last = Die letzte Runde: Was jetzt kein Punkt wird, ist nichts mehr wert. Bau, und leg alle Waren auf die Leiste.

note-tired = Wer etwas getan hat, ist bis zum Ende der Runde müde. Überleg, wer was tut: Bauen und trainieren können wenige, arbeiten und erkunden alle.
note-fails = Die Gruppe ist gescheitert: zu wenige Laternen. Nimm mehr Leute mit oder solche mit vielen Laternen; die Balken zeigen die Chance.
note-exert = Noch zu wenige Laternen. Du kannst Leute antreiben: Das bringt je eine Laterne, aber sie sind danach verletzt. Ein Bett macht Verletzte nur müde.
note-exert-more = Es hat gereicht. Für die höhere Zahl kannst du Leute antreiben, je eine Laterne, aber sie sind danach verletzt.
note-cave = Geschafft: Die Höhle gehört dir. Dort kann ein Außenposten entstehen, mit einem Hammer und Münzen.
note-beds = Jemand fand kein Bett und bleibt müde: in dieser Runde eine Hand weniger. Häuser mit Betten lohnen sich früh.
note-injured = Verletzte können gar nichts tun. Ein Bett oder ein Trank macht sie müde, beides zusammen macht sie bereit.
note-offer = Jemand bietet Münzen für das, was bei dir zum Verkauf liegt. Drei oder mehr; du darfst ablehnen.
note-last = Die letzte Runde. Übrige Münzen brechen nur Gleichstände: Bau, und leg alle Waren auf die Leiste, die häufigsten Sorten auf die letzten Felder.
