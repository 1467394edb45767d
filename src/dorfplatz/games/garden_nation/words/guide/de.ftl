goal = Erfülle Bauvorhaben, auch deine zwei geheimen, und behalte genug Leute. Nach dem letzten Stockwerk gewinnen die meisten Punkte.

score-known = nach jetzigem Stand { $sum } Punkte: { $points } aus Bauvorhaben, { $secrets } aus geheimen, { $track } für { $people ->
    [one] eine Person
   *[other] { $people } Leute
}
score-hidden = nach jetzigem Stand { $sum } Punkte: { $points } aus Bauvorhaben, { $track } für { $people ->
    [one] eine Person
   *[other] { $people } Leute
}; die geheimen kommen dazu

aim-project = Ein Stockwerk von dir erfüllt ein Bauvorhaben für { $points } Punkte: Seine Karte trägt dein Zeichen. Schau, ob der Kran im richtigen Gebiet steht.
aim-display = Kein Bauvorhaben ist für dich nur ein Stockwerk entfernt. Das wertvollste bringt { $points } Punkte: Bereite es vor.
aim-people = Du hast noch { $people } Leute: Weniger als zehn kosten am Ende Punkte. Die meisten Stockwerke in einem Gebiet bringen Leute, Abreißen auch.
aim-secret = Dein geheimes Bauvorhaben { $secret } brächte jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
aim-growth = Wäre die Runde jetzt zu Ende, { $people ->
    [0] käme niemand zu dir: Die meisten Stockwerke in einem Gebiet bringen zwei, Gleichstand einen.
    [one] käme jemand zu dir: Die meisten Stockwerke in einem Gebiet bringen zwei, Gleichstand einen.
   *[other] kämen { $people } Leute zu dir: Die meisten Stockwerke in einem Gebiet bringen zwei, Gleichstand einen.
}
aim-floors = hat nur noch { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerke
}; mit dem letzten wird diese Runde die letzte
aim-ending = Diese Runde ist die letzte. Erfülle, was du kannst, und behalte zehn Leute.

note-secrets = Zwei dieser vier behältst du geheim, sie zählen am Ende. Nimm zwei, die zusammenpassen: gleicher Boden, gleiche Gebiete oder viele Stockwerke.
note-claim = Ein Bauvorhaben ist erfüllt: Punkte und ein Dach. Unter dem Dach wächst nichts mehr, aber die Stockwerke zählen weiter für das Gebiet.
note-chain = Wo der Kran steht, kannst du nicht bauen; deine Aktion wandert ins Gebiet mit der nächsten Nummer, nach 7 kommt 1.
note-people = Du hast weniger als zehn Leute: Am Ende verlierst du dafür Punkte. Hol dir Mehrheiten in Gebieten, oder reiß ab, was du nicht mehr brauchst.
note-raided = Du wurdest überfallen: Dein Gebäude gehört jetzt jemand anderem. Aber du hast den vollen Preis in Leuten bekommen, und deine Stockwerke sind zurück.
note-raid = Ein Überfall: Wer überfällt, zahlt den Wert des Gebäudes an dessen Besitzer und nimmt seinen Platz ein. Das kostet eine von vier Listen.
note-next = Jetzt sagst du, wer als Nächstes handelt, in dem Gebiet, in dem der Kran steht. Nimm, wer dort am wenigsten gewinnt.
note-grown = Die Runde ist zu Ende: Die meisten Stockwerke in einem Gebiet bringen zwei Leute, ein Gleichstand einen. Mit Leuten baust du.
note-ending = Jemand hat das letzte Stockwerk gebaut: Diese Runde wird noch zu Ende gespielt, dann zählen geheime Bauvorhaben und Leute.
