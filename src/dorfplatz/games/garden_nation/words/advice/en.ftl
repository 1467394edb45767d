change-points = { whose } points for public projects { go }.
change-secrets = { whose } points for secret projects as things stand { go }.
change-track = { whose } points on the population track { go }.
change-people = { whose } people { go }.
change-ruses = { whose } ruses { go }.
change-tall = { whose } unfinished buildings of two floors or more { go }.
change-project = { $who ->
    [you] You complete
   *[other] { $who } completes
} the project { $project }.
change-growth = { whose } growth in the population phase { goes }.
change-majority-won = { $who ->
    [you] You take
   *[other] { $who } takes
} the majority in { $territory }.
change-majority-lost = { $who ->
    [you] You lose
   *[other] { $who } loses
} the sole majority in { $territory }.
change-majority-shared = { $who ->
    [you] You share
   *[other] { $who } shares
} the majority in { $territory }.
change-projects = Public projects one floor away would bring { for-whom } { points-now } instead of { $before }.
change-value = The value of { $who ->
    [you] your
   *[other] { $who }'s
} buildings { goes }.

theme-projects = Public projects
theme-secrets = Secret projects
theme-people = Population
theme-buildings = Buildings
theme-ruses = Ruses
