# Words of the pages; those of a game stand in its own folder.

# -- The square: shell --------------------------------------------------------

shell-name = Dorfplatz
shell-home = Dorfplatz: to the square
shell-skip = Go to the content
shell-settings = Settings
shell-language = Auf Deutsch weiterlesen
shell-other = Deutsch
shell-theme = Light or dark: { $now }. Change it
shell-nobody = Guest
shell-loading = One moment …
shell-failed = This page could not be fetched
shell-failed-why = The connection may be gone, or the server was just renewed. Your games are safe.
shell-again = Try again
guest-first = Orchard Lantern Market Garden Morning Evening Meadow Willow Harbour Cherry Copper River Amber Clover Linden
guest-second = Fox Sparrow Badger Hare Otter Owl Stork Heron Beaver Robin Finch Lynx Hedgehog Swallow Wren
guest-name = { $first } { $second }
theme-auto = like the device
theme-light = light
theme-dark = dark
nowhere-title = Nothing stands here
nowhere-why = This address leads to no page. Perhaps a letter is missing in the link.
nowhere-back = Back to the square

# -- The square ----------------------------------------------------------------

square-title = Five village games on one square
square-lead = Sit down under the lime tree. Play against bots, against friends, or with strangers who are looking for a game.
square-play = Play Clans against two bots
square-friends = Set up a table
square-no-account = No account, no waiting: you get a name and can change it later.
square-unreachable = The square does not answer
square-unreachable-why = Perhaps the server is being restarted, or your connection is gone. Nothing of your games is lost.
square-mine = Your tables
square-turns = { $count ->
    [one] it is your turn at one
   *[other] it is your turn at { $count }
}
square-games = The games
square-open = Open tables
square-open-none = Nobody is looking for a game right now. Set up a table and leave a chair free: it appears here for everybody.
square-over = Played to the end
square-over-none = Games you have finished stand here, to be watched once more.
square-link = Somebody sent you a link?
square-link-go = Go there
square-link-bad = That is not a link to a table. It looks like …/table/ and then some letters.
square-footer = Dorfplatz is free software. Own drawings, own words; the games belong to their authors.
game-seats = { $least } to { $most } players
game-play = Play at once
game-table = Set up a table
game-rules = Rules
game-terminal = This one is played in the terminal for now:
game-copy = Copy the command for { $title }
copied = Copied
unreachable = The server does not answer. Check your connection and try again.
chair-open = free chair
chair-friend = chair for a friend
chair-bot = bot ({ $level })
table-your-turn = It is your turn
table-waiting = { $free ->
    [0] Waiting for invited players
    [one] One chair is free
   *[other] { $free } chairs are free
}
table-running = The game is on
table-over = Finished
table-play = Play on
table-sit = Sit down
table-enter = To the table
table-watch = Watch
table-look-back = Look back

# -- A new table -----------------------------------------------------------------

new-title = New table: { $title }
new-game = Game
new-unknown = There is no game of that name here.
new-how = How do you want to play?
preset-bots = against bots
preset-friends = with friends, by link
preset-anybody = with whoever comes
preset-here = together at this device
new-count = How many seats?
new-seats = Who sits where?
new-seat = Seat { $number }
new-who = { $seat }: who plays?
new-level = { $seat }: how strong is the bot?
who-me = me
who-me-too = somebody else at this device
who-bot = a bot
who-friend = a friend with the link
who-open = whoever comes
new-clock = Time to think
clock-none = as long as you like
clock-brisk = 10 minutes each, 20 seconds more per move
clock-calm = 30 minutes each, one minute more per move
clock-day = one day per move
clock-days = three days per move
new-timeout = If somebody’s time is up
timeout-bot = a bot plays on for them
timeout-others = the others decide
new-public = Everybody may watch
new-public-on = The table is listed on the square.
new-public-off = Only people with the link find the table.
new-open = Open the table
new-start = Start the game
new-at-once = The game starts at once.
new-here = { $count } people share this device; hidden cards stay behind a curtain.
new-watching = You do not sit at this table yourself; you only watch.
new-waits = { $count ->
    [one] The game starts as soon as one more person sits down.
   *[other] The game starts as soon as { $count } more people sit down.
}
share-title = Come to my table
share-copy = Copy the link to the table
share-send = Share …

# -- Moving about a board

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
