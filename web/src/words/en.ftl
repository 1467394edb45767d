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
shell-renewal = A new version of Dorfplatz is ready.
shell-renewal-soon = A new version of Dorfplatz is ready and will be loaded in a moment. Nothing is lost.
shell-renew = Load it now
offline-title = The square does not answer
offline-why = Perhaps you are without a connection, or the server is being restarted. Your games are kept there; nothing is lost. As soon as the connection is back, everything goes on by itself.
offline-meanwhile = Until then you can read the rules:
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

game-seats = { $least } to { $most } players
game-play = Play at once
game-table = Set up a table
game-rules = Rules
game-learn = Learn it in five minutes
game-listed = It has no board of its own: it is drawn in characters, and you choose from a list.
game-copy = Copy the command for { $title }
copied = Copied
unreachable = The server does not answer. Check your connection and try again.
chair-open = free chair
chair-friend = chair for a friend
chair-bot = { $name } (bot)
table-side = Players, log and choices

# -- A new table -----------------------------------------------------------------

preset-bots = against bots
preset-friends = with friends, by link
preset-anybody = with whoever comes
preset-here = together at this device
who-me = me
who-me-too = somebody else at this device
who-bot = a bot
who-friend = a friend with the link
who-open = whoever comes
clock-none = as long as you like
clock-brisk = 10 minutes each, 20 seconds more per move
clock-calm = 30 minutes each, one minute more per move
clock-day = one day per move
clock-days = three days per move
timeout-bot = a bot plays on for them
timeout-others = the others decide

# -- Rules help -------------------------------------------------------------------

help-title = Rules: { $title }

# -- Me ----------------------------------------------------------------------------

language-en = English
language-de = Deutsch
me-motion = Movement
motion-auto = as the device asks
motion-full = show moves
motion-slow = show moves slowly
motion-reduced = highlight instead of moving
me-sound = Sounds
me-instant = Play a move at once, without confirming

# -- Moving about a board

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

# -- The table ----------------------------------------------------------------

table-now = What is to be done now
table-your-turn = Your turn
table-turn-of = { $seat } is to move
table-over = The end
table-past = Looking back: line { $at } of { $of }
table-past-deal = Before the first line
table-to-now = Back to now
table-ready-shown = The board shows what follows. Confirm it, or go back.
table-ready-unseen = { $move }: what follows is not certain yet. Confirm it, or go back.
table-confirm = Confirm
table-sentence-more = Show all of the sentence
table-sentence-less = Show less
table-held = This cannot be taken back once it is played. It is played in a moment.
table-now-do = Now
table-forced = There is only one way to go on; it is taken by itself.
table-sending = Sending …
table-back = Back
table-undo = Undo
table-undo-key = Take back your last move (key U)
table-hint = Hint
table-hinting = Thinking …
table-unclear = There is nothing to do here now.
table-hint-move = A strong bot would do what the board shows now. Confirm it, or go back.
table-hint-listed = A strong bot would choose: { $move }.
table-hint-why = More about it
table-possible = That is possible.
table-rule = Read the rule
table-rule-id = Read the rule: { $rule }
table-close = Close
table-unreachable = The server does not answer. Nothing was changed; try again in a moment.
table-read = Read
table-page-close = Look at the table
table-acts = What you can do here
table-ticked = { $least ->
    [0] { $ticked } chosen, at most { $most }
   *[other] { $ticked } chosen, { $least } to { $most }
}
table-ticked-of = { $ticked } of { $most } chosen
table-plan-laid = { $count ->
    [one] One move is laid. Confirm or change it.
   *[other] { $count } moves are laid. Confirm or change them.
}
table-plan-sending = { $done } of { $count } played …
table-plan-done = { $count ->
    [one] The move is played.
   *[other] All { $count } moves are played.
}
table-plan-refused = { $done } of { $count } played; the next one is not possible.
table-plan-lost = { $done } of { $count } played; then the connection broke. The rest was not sent.
table-plan-stopped = { $done } of { $count } played; then you stopped.
table-plan-play = Play all of it
table-plan-stop = Stop
table-plan-clear = Put away
table-plan-undo = Take all of it back
table-choices = What you can choose
table-choices-list = Choose from a list
table-choices-none = Nothing to choose now: it is somebody else’s turn.
table-choices-past = You are looking at an earlier moment. You can choose again as soon as you are back to now.
table-choices-complete = Everything is chosen. Confirm it, or go back.
table-players = Players
table-player = Player
table-you = you
table-host = opened the table
table-coach = with a coach
table-coach-have = A coach at my side (everybody sees that)
coach-where = Where?
coach-show = Show me
coach-anyway = Play it anyway
table-bot = bot: { $level }
table-bot-name-0 = Linden
table-bot-name-1 = Chestnut
table-bot-name-2 = Maple
table-bot-name-3 = Rowan
table-bot-name-4 = Birch
table-bot-name-5 = Alder
table-level-random = plays at random
table-level-greedy = takes what it can get
table-resigned = has left
table-stand-in = a bot stands in
table-to-move = is to move
table-here = is here
table-away = is away
table-clock = Time left:
table-clock-days = { $days } d { $hours } h
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-late-you = Your time is up. You can still move, unless the others decide otherwise.
table-late = { $seat } is out of time.
table-absent = { $seat } is not here.
table-vote = What shall happen? More than half of you decide.
table-vote-soon = You can decide what happens in { $time }.
table-votes = { $count ->
    [one] (1 vote)
   *[other] ({ $count } votes)
}
table-vote-wait = Wait
table-vote-bot = A bot stands in
table-vote-resign = Out of the game
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-deal = Before the first move
table-log-round = Round { $round }
table-log-chance = { $count ->
    [one] One draw
   *[other] { $count } draws
}
table-lately = What the others did
table-retell = Show it again
table-log-or-chat = Log or chat
table-looking = Turning the pages back …
table-chat = Chat
table-chat-empty = Nobody has said anything yet. Say hello!
table-chat-watching = Nobody has said anything yet. What you say here is heard by those who watch, not by those who play.
table-chat-say-aside = Say something to those who watch
table-chat-aside = (aside)
table-begun = Begun from a position.
table-shuffled = The chairs were shuffled: { $names }.
table-chat-say = Say something
table-chat-send = Send
table-mute = Hear { $name } no longer
table-unmute = Hear everybody again
table-report = Report what { $name } said
table-report-why = What is wrong with it?
table-report-send = Report it
table-reported = Thank you. Whoever runs this server will see it.
table-tabs = Parts of the table
table-tab-stand = Standing
table-tab-choices = Choose
table-tab-result = Result
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-tab-more = More
table-sheet-open = Show choices, players and log
table-sheet-close = Back to the board
table-words = In words
table-words-title = The table in words
table-changed = Since your last turn
table-changed-lately = What happened last
table-changed-nothing = Nothing has happened since.
table-position = The position
table-help = Rules
table-help-all = All rules of this game
table-menu = Table
table-menu-playing = While playing
table-stand-in-ask = Let a bot stand in for me
table-stand-in-sure = A bot plays for you until you say that you are back. It takes its time, and you can take over before any move. Shall it?
table-stand-in-yes = Let it play
table-stand-in-no = I stay
table-stand-in-you = A bot plays for { $seat } at the moment.
table-stand-in-late = Your time is up: a bot plays for { $seat } now.
table-return = Play again myself
table-resign = Leave the game
table-resign-sure = You leave for good and come last; a bot goes on for you. Really?
table-resign-yes = Leave
table-resign-no = Stay
table-keys = Keys
table-key-c = C
table-key-c-what = to the choices
table-key-arrows = ← ↑ → ↓
table-key-arrows-what = go from choice to choice, in the list, on the board and in the log
table-key-enter = Enter
table-key-enter-what = choose; confirm when all is chosen
table-key-esc = Esc
table-key-esc-what = one step back
table-key-u = U
table-key-u-what = take back the last move
table-key-h = H
table-key-h-what = a hint
table-key-help = ?
table-key-help-what = the rules
table-key-d = D
table-key-d-what = the table in words
table-key-l = L
table-key-l-what = to the log
table-key-n = N
table-key-n-what = back to now
table-facts = About this table
table-seal = Seal
table-seal-why = The seal fits exactly one secret number. Each player’s browser adds a number of its own, and every draw follows from them all. At the end the secret one is revealed, and anybody can check it.
table-share = The link to this table
table-copy = Copy
table-copied = The link is in the clipboard.
table-copy-failed = The browser does not let this page copy; the link is selected.
table-share-by = Share
table-share-code = The link as a code to photograph
table-watching = You are watching.
table-result = How it ended
table-counting = Counting: { $source } …
table-count-skip = Show everything
table-counted = What counted
table-decided = this decided
table-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
table-rank = Place
table-rematch = Play once more
table-rematch-join = Join the next game
table-replay = See it again
table-review = Review
table-story = The story of the evening
table-square = To the square
table-curtain = Pass the device to { $seat }.
table-curtain-why = Behind the curtain lies a hand that only one of you may see.
table-curtain-undo = Take back the last move
table-curtain-open = I am { $seat }
table-net-connecting = Connecting …
table-net-again = Connecting again …
table-net-waiting = The connection is gone. Next try in { $seconds } s; your moves are not lost.
table-net-now = Try now
table-net-unknown = The server does not know you any more.
table-net-sign-in = Sign in
table-net-stopped = The server has ended the connection because too much came at once.
table-waiting = { $missing ->
    [0] All set
    [one] One seat is still free
   *[other] { $missing } seats are still free
}
table-waiting-why = The game begins by itself as soon as every seat is taken.
table-shuffles = The chairs are shuffled at the start: nobody knows yet who will sit where.
table-seat-open = free for anybody
table-seat-friend = free for whoever has the link
table-seat-me = one more seat at this device
table-seat-give = Who gets seat { $seat }
table-sit = Sit here
table-sit-down = Sit down
table-leave = Leave the table
table-loading = The table is being laid …
table-failed = This table cannot be shown
table-try-again = Try again
table-gone = This table is closed
table-gone-why = Everybody left before the game began.
table-no-board = This game has no board in the browser yet. You can follow it here, and choose your moves from the list.
table-drawing = The board in characters
table-no-board-terminal = A game of your own, with a drawn board, is one command away in the terminal:

# -- The story ----------------------------------------------------------------

# -- The replay ---------------------------------------------------------------

replay-previous = One step back
replay-next = One step on
