change-points = { number-of } Punkte{ of-whom } aus öffentlichen Bauvorhaben { goes }.
change-secrets = { number-of } Punkte{ of-whom } aus geheimen Bauvorhaben nach jetzigem Stand { goes }.
change-track = { number-of } Punkte{ of-whom } auf der Bevölkerungsleiste { goes }.
change-people = { number-of } Leute{ of-whom } { goes }.
change-ruses = { number-of } Listen{ of-whom } { goes }.
change-tall = { $who ->
    [you] Die Zahl deiner unfertigen Gebäude
   *[other] Die Zahl der unfertigen Gebäude von { $who }
} ab zwei Stockwerken { goes }.
change-project = { $who ->
    [you] Du schließt
   *[other] { $who } schließt
} das Bauvorhaben { $project } ab.
change-growth = { $who ->
    [you] Dein Zuwachs
   *[other] Der Zuwachs von { $who }
} in der Bevölkerungsphase { goes }.
change-majority-won = { $who ->
    [you] Du bekommst
   *[other] { $who } bekommt
} die Mehrheit im { $territory }.
change-majority-lost = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
} die alleinige Mehrheit im { $territory }.
change-majority-shared = { $who ->
    [you] Du teilst dir
   *[other] { $who } teilt sich
} die Mehrheit im { $territory }.
change-projects = Öffentliche Bauvorhaben, denen ein Stockwerk fehlt, brächten { $who ->
    [you] dir
   *[other] { $who }
} { $now } statt { $before } Punkte.
change-value = Der Wert { $who ->
    [you] deiner Gebäude
   *[other] der Gebäude von { $who }
} { goes }.

theme-projects = Öffentliche Projekte
theme-secrets = Geheime Projekte
theme-people = Bevölkerung
theme-buildings = Gebäude
theme-ruses = Listen
