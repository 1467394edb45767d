# What the pages around a table say: square, form of a new table, oneself, looking back. A table does not load it.

square-title = Five village games on one square
square-lead = Sit down under the lime tree. Play against bots, against friends, or with strangers who are looking for a game.
square-learn = New here? Learn { $game } in five minutes
square-play = Play { $game } against two bots
square-friends = Set up a table
square-no-account = No account, no waiting: you get a name and can change it later.
square-back = Welcome back, { $name }
square-mine = Your tables
square-turns = { $count ->
    [one] it is your turn at one
   *[other] it is your turn at { $count }
}
square-games = The games
square-puzzles = Find the move
square-puzzles-why = A puzzle for every day, and many more from real games.
square-puzzles-go = To the puzzles
square-open = Open tables
square-open-none = Nobody is looking for a game right now. Set up a table and leave a chair free: it appears here for everybody.
square-over = Played to the end
square-over-none = Games you have finished stand here, to be watched once more.
square-link = Somebody sent you a link?
square-link-go = Go there
square-link-bad = That is not a link to a table. It looks like …/table/ and then some letters.
square-footer = Dorfplatz is free software. Own drawings, own words; the games belong to their authors.
listed-your-turn = It is your turn
listed-waiting = { $free ->
    [0] Waiting for invited players
    [one] One chair is free
   *[other] { $free } chairs are free
}
listed-running = The game is on
listed-over = { $count ->
    [0] Finished
    [one] { $names } won
   *[other] { $names } won together
}
listed-play = Continue
listed-sit = Sit down
listed-enter = To the table
listed-watch = Watch
listed-look-back = Look back
new-title = New table: { $title }
new-game = Game
new-unknown = There is no game of that name here.
new-how = How do you want to play?
new-count = How many seats?
new-seats = Who sits where?
new-seat = Seat { $number }
new-who = { $seat }: who plays?
new-name = { $seat }: what is this person called?
new-name-here = their name
new-level = { $seat }: how strong is the bot?
new-clock = Time to think
new-timeout = If somebody’s time is up
new-lot = The lot
new-shuffle = Shuffle the chairs at the start
new-shuffle-on = Chance draws who sits where, and so who begins.
new-shuffle-places = Chance draws who sits where.
new-drawn = The game itself draws who begins.
new-shuffle-off = Everybody sits as in the list above.
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
me-title = About you
me-nobody = Nobody is signed in here. As soon as you play, you are a guest with a friendly name.
me-guest = You are a guest. Your games belong to this browser; with an account you can come back from anywhere.
me-account = You have an account and can sign in from anywhere.
me-preferences = Settings
me-preferences-where = These are kept in this browser.
me-language = Language
me-theme = Light or dark
me-who = Your name
me-name = Name
me-rename = Change name
me-name-take = Play under this name
me-renamed-account = Changed; from now on you sign in with it
me-renamed = Changed
me-make = Make an account
me-make-why = Your games and your name come along.
me-make-do = Make account
me-password = Password, at least 8 characters
me-sign-in = Sign in
me-sign-in-do = Sign in
me-adopt = Bring the games I play as a guest
me-password-change = Change the password
me-password-old = Password so far
me-password-new = New password, at least 8 characters
me-password-save = Change password
me-password-saved = Changed; other devices are signed out, and programs need new tokens
me-codes = Recovery codes
me-codes-why = If you forget your password, each of these codes lets you take a new one, once. New codes replace the old ones.
me-codes-get = Show new codes
me-codes-once = These codes are shown only now; keep them in a safe place:
me-codes-copy = Copy the codes
me-recover = I forgot my password
me-recover-why = With one of your recovery codes you take a new password. Whoever runs this server can give you a code as well.
me-recover-do = Take the new password
me-code = Recovery code
me-sign-out = Sign out
me-programs = Programs
me-programs-why = A token lets a program play in your name, a bot of your own for example.
me-token-label = What is it for?
me-token-make = Make a token
me-token-read = For reading only
me-token-reads = reads only
me-token-ends = until { $day }
me-token-once = This token is shown only now:
me-token-copy = Copy the token
me-token-drop = Revoke
me-data = Your data
me-export = Download everything
me-export-why = All that is kept about you, in one file.
me-delete = Delete me …
me-delete-why = Your name, your tokens and what you said disappear. Your games stay without your name, and a bot plays on where others still play. This cannot be undone.
me-delete-password = Your password
me-delete-sure = Yes, I want that
me-delete-do = Delete me for good
me-delete-not = Rather not

story-title = { $game }: the story of the evening
story-so-far = As far as it has been played.
story-none = Nobody has explored a cave yet. What is read below will stand here.
story-again = Read on
replay-title = { $game }: the replay
replay-moment = Line { $at } of { $of }
replay-start = Before the first line
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Moment
replay-link = Link to this moment
replay-source = To that match
replay-play-on = Play on
replay-what-if = What if?
replay-fog = What could { $name } know here?
replay-record = Save the record
replay-fair = Check fairness
replay-link-short = Link
replay-fair-short = Fairness
replay-record-short = Record
replay-fair-title = Was everything fair?
replay-fair-yes = Everything fits. The draws were settled before the first move, and nothing was changed.
replay-fair-no = Something does not fit.
replay-fair-seed = The secret number, revealed
replay-fair-kept = The seal is the one that this browser saw before the end.
replay-fair-added = The seal is the one that this browser saw before the start, and its own number is in every draw.
replay-fair-late = The seal is the one that this browser saw before the start; its own number came too late and was left out.
replay-fair-broken = The seal is not the one that this browser saw at the start.
replay-checking = Checking …
replay-whose = Seen from
replay-watcher = the spectators
replay-open = All hands open
replay-controls = Step through the match
replay-live = This match is still going on: hands stay hidden, and the record comes at the end.
replay-to-table = To the table
replay-no-board = This game has no board in the browser yet. The log tells it line by line.
