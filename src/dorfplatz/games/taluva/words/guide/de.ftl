goal = Wer zwei der drei Gebäudearten ganz verbaut, gewinnt sofort; sonst zählen am Ende die Tempel.

score = noch zu bauen: { $temples } Tempel, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, { $huts ->
    [one] { $huts } Hütte
   *[other] { $huts } Hütten
}. { $built ->
    [one] { $built } Tempel steht
   *[other] { $built } Tempel stehen
}; zum sofortigen Sieg { $missing ->
    [one] fehlt { $missing } Gebäude
   *[other] fehlen { $missing } Gebäude
}
score-out = ist ausgeschieden: Es gab nichts mehr zu bauen

aim-win = Mit deinem nächsten Gebäude kannst du gewinnen. Finde es!
aim-fatal = Vorsicht mit diesem Plättchen: An { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätzen
} könntest du danach nichts mehr bauen und wärst ausgeschieden.
aim-temple = Bei deinen Siedlungen könnte jetzt ein Tempel stehen.
aim-grow = Einer deiner Siedlungen { $fields ->
    [one] fehlt { $fields } Feld
   *[other] fehlen { $fields } Felder
} für einen Tempel: Lass sie wachsen, dann kommt er auf ein freies Feld daneben.
aim-tower = Neben einer deiner Siedlungen ist es hoch genug für einen Turm.
aim-temples = Tempel und noch eine Art: { $missing ->
    [one] Noch { $missing } Gebäude
   *[other] Noch { $missing } Gebäude
}, und du gewinnst sofort.
aim-towers = Türme und noch eine Art: { $missing ->
    [one] Noch { $missing } Gebäude
   *[other] Noch { $missing } Gebäude
}, und du gewinnst sofort.
aim-rival = braucht nur noch { $missing } Gebäude: Verschütte dort Hütten oder teile die Siedlung
aim-late = { $tiles ->
    [one] Noch { $tiles } Plättchen.
   *[other] Noch { $tiles } Plättchen.
} Gewinnt niemand vorher, gewinnen die meisten Tempel; bei Gleichstand Türme, dann Hütten.

note-eruption = Ein Ausbruch: Vulkan auf Vulkan, in eine andere Richtung. Dort liegt das Land jetzt eine Ebene höher, und nur in der Höhe stehen Türme.
note-covered = Hütten sind unter der Lava verschwunden, zählen aber weiter als gebaut. Eine ganze Siedlung darf nie verschüttet werden.
note-temple = Der erste Tempel. Er braucht eine Siedlung von drei Feldern, die noch keinen hat. Teilt ein Ausbruch sie später, darf der andere Teil einen eigenen bekommen.
note-tower = Der erste Turm: Er braucht Ebene 3 und eine Siedlung ohne Turm. Türme und Tempel werden nie verschüttet.
note-forced = In jedem Zug musst du bauen, und es ist kaum noch etwas möglich. Wer nicht bauen kann, scheidet aus: Lass dir ein freies Feld auf Ebene 1 für eine Hütte.
note-fatal = Nicht jeder Platz ist sicher für dieses Plättchen: An manchen könntest du danach nichts mehr bauen und wärst ausgeschieden.
note-late = Die letzten Plättchen. Zähl die Tempel: Wenn alle Plättchen liegen, gewinnen die meisten Tempel, dann Türme, dann Hütten.
