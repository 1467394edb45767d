change-temples = { builds } { $now ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Tempel.
change-towers = { builds } { $now ->
    [1] ersten
   *[other] zweiten
} Turm.
builds = { $who ->
    [you] Du baust deinen
   *[other] { $who } baut den
}
change-huts = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $now } statt { $before } Hütten verbaut.
change-out = { $who ->
    [you] Du scheidest
   *[other] { $who } scheidet
} aus.
change-temple-sites = Siedlungen, an denen { $who ->
    [you] du einen Tempel bauen kannst
   *[other] { $who } einen Tempel bauen kann
}: { $now } statt { $before }.
change-temple-site-won = { its } Siedlung{ of-whom } bei { $at } kann jetzt einen Tempel bekommen.
change-temple-site-lost = { its } Siedlung{ of-whom } bei { $at } kann keinen Tempel mehr bekommen.
change-tower-sites = Siedlungen, an denen { $who ->
    [you] du einen Turm bauen kannst
   *[other] { $who } einen Turm bauen kann
}: { $now } statt { $before }.
change-tower-site-won = { its } Siedlung{ of-whom } bei { $at } kann jetzt einen Turm bekommen.
change-tower-site-lost = { its } Siedlung{ of-whom } bei { $at } kann keinen Turm mehr bekommen.
change-growing = { number-of } Siedlungen{ of-whom }, denen ein Feld zum Tempel fehlt, { goes }.
change-slopes = { number-of } Siedlungen{ of-whom }, denen eine Ebene zum Turm fehlt, { goes }.
change-settlements = { number-of } Siedlungen{ of-whom } { goes }.
change-expansion = { its } größte mögliche Erweiterung{ of-whom } { goes } Hütten.
change-victory = { who-has } von den beiden Arten, die einem vorzeitigen Sieg am nächsten sind, { $way ->
    [more] mehr
   *[less] weniger
} verbaut.
change-stuck = { who-has } keinen Platz für Tempel oder Turm, und die Hütten gehen { $way ->
    [more] eher
   *[less] nicht so bald
} aus.
change-hunger = Dass { $who ->
    [you] dir
   *[other] { $who }
} die Hütten ausgehen, bevor Tempel und Türme stehen, ist { $way ->
    [more] näher gerückt
   *[less] weiter entfernt
}.
change-closing = Der Sieg durch die letzten Hütten ist für { for-whom } { $way ->
    [more] näher gerückt
   *[less] weiter entfernt
}.
change-turns = Der vorzeitige Sieg ist für { for-whom } { $way ->
    [more] weiter entfernt
   *[less] näher gerückt
}.
change-threats = Bauten, mit denen { $who ->
    [you] du sofort gewinnst
   *[other] { $who } sofort gewinnt
}: { $now } statt { $before }.
change-cornered = { who-has } { $way ->
    [more] nichts mehr zu bauen
   *[less] wieder etwas zu bauen
}.
change-temple-risks = Ein Ausbruch könnte { from-whom } { $now } statt { $before } Tempelplätze nehmen.
change-tower-risks = Ein Ausbruch könnte { from-whom } { $now } statt { $before } Turmplätze nehmen.
change-temple-chances = Tempelplätze, die ein Ausbruch für { for-whom } schaffen könnte: { $now } statt { $before }.
change-tower-chances = Turmplätze, die ein Ausbruch für { for-whom } schaffen könnte: { $now } statt { $before }.
change-victory-chances = Siegreiche Bauplätze, die ein Ausbruch für { for-whom } schaffen könnte: { $now } statt { $before }.
change-heights = { number-of } Felder{ of-whom }, die hoch genug für einen Turm sind, { goes }.
change-rises = { number-of } Felder{ of-whom }, denen eine Ebene zum Turm fehlt, { goes }.
its = { $who ->
    [you] Deine
   *[other] Die
}
from-whom = { $who ->
    [you] dir
   *[other] { $who }
}

# Wo Felder keine Namen haben, weil das Brett zeigt, was gemeint ist:
seen-change-temple-site-won = Eine { of-the-settlements } kann jetzt einen Tempel bekommen.
seen-change-temple-site-lost = Eine { of-the-settlements } kann keinen Tempel mehr bekommen.
seen-change-tower-site-won = Eine { of-the-settlements } kann jetzt einen Turm bekommen.
seen-change-tower-site-lost = Eine { of-the-settlements } kann keinen Turm mehr bekommen.
of-the-settlements = { $who ->
    [you] deiner Siedlungen
   *[other] Siedlung von { $who }
}

theme-temples = Tempel
theme-towers = Türme
theme-eruption = Ausbrüche
theme-victory = Der vorzeitige Sieg
theme-huts = Hütten und Siedlungen
