goal = Niemand kennt deinen Clan: Bring ihn in viele wertvolle Dörfer. Nach zwölf Dörfern gewinnen die meisten Punkte.

score-known = { $sum } Punkte bisher: { $points } von { $clan }, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
score-hidden = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}; der Clan ist geheim
score-clan = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

aim-village = Ein Dorf mit deinem Clan ist nur einen Zug entfernt: { $territory }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden Clan darin.
aim-ahead = { $clan } liegt vorn. Lass dir nicht anmerken, dass es dein Clan ist: Gründe Dörfer, in denen auch andere punkten.
aim-behind = { $clan } liegt { $behind ->
    [one] { $behind } Punkt
   *[other] { $behind } Punkte
} hinter { $best }. Such Dörfer mit deinem Clan, aber ohne { $best }.
aim-epoch = Jetzt bringt { $good } { $bonus } dazu; ein Dorf auf { $bad } bringt nichts.
aim-left = { $villages } Dörfer werden noch gegründet.
aim-last = Das nächste Dorf ist das zwölfte: Es bringt fünf Punkte mehr, dann ist Schluss.

note-village = Das erste Dorf! Wer zuletzt gezogen hat, bekommt einen Chip, also einen Punkt. Jeder Clan im Dorf bekommt den ganzen Wert, egal wie viele Hütten er dort hat.
note-strife = Streit: Alle fünf Clans trafen sich, und wer dort nur eine Hütte hatte, hat sie verloren. Schick eine zweite Hütte mit, bevor du den fünften Clan bringst.
note-hostile = Dieses Dorf hat nichts gebracht: Sein Boden ist in dieser Epoche feindlich. So verdirbt man anderen ein Dorf.
note-large = Ab sieben Hütten steht ein Zaun: Die Gruppe zieht nicht mehr, aber andere dürfen dazukommen.
note-epoch = Eine neue Epoche: Jetzt ist anderer Boden gut und anderer wertlos. Welcher, steht unter „Was jetzt?“.
