# Sentences that all games share.

list-and = { $first } and { $last }
nobody = nobody
seat = Player { $id }
chance = Chance

# -- Errors ------------------------------------------------------------------

error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-seat = There is no seat { $seat } at this table.
error-nonces = { $seats } seats need as many numbers of their own, not { $found }; a seat may have none.
error-option = { $game } has no option “{ $option }”. Its options: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-illegal = { $move }: { $reason } ({ $rule }). { $possible ->
    [0] Nothing can be done now.
    [one] The only possible move is { $examples }.
   *[other] { $possible } moves are possible, for example { $examples }.
}
unreadable = “{ $text }” is not a move in the notation of this game
error-no-game-record = { $game } has no record notation of its own; use a .dorf file.
error-record-truncated = The record ends too early: { $what } is missing.
error-record-line = Line { $line } of the record cannot be read: “{ $text }”.
error-rules-version = { $game } has rules version 1 to { $known }, not { $found }.
error-record-version = The record was made with rules version { $found }, these are version { $known }.
error-record-move = Move { $number } of the record, { $move }, is not possible: { $reason }
error-record-chain = From move { $number } ({ $move }) on the record does not fit its hash chain: something was changed.
error-record-draw = Move { $number } of the record is { $move }, but the revealed seed draws { $drawn }.
error-record-seed = The revealed seed does not fit the commitment made at the start.
error-record-position = The position the match began from cannot be, or is written otherwise.
error-record-chairs = The chairs were not shuffled as the seed says.
error-record-nonces = What the seats added to the seed is not what was stored before the first draw.
error-record-who = Move { $number } of the record, { $move }, is written to { $found }, but it is { $expected } who moves there.
error-record-unrevealed = The match is over, but the record does not reveal its seed: no draw can be checked.
error-record-result = The record says the result is { $found }, but the moves lead to { $expected }.
error-undo-nothing = There is nothing of yours to take back.
error-undo-others = Somebody else has moved since.
error-undo-revealed = That move revealed something and cannot be taken back.
error-resigned = You have left this game already.
error-over = The game is over.
error-json = This line is not a JSON object: { $problem }
error-internal = Dorfplatz itself failed ({ $problem }); nothing was changed.
error-no-game = No game has been started yet; send “new” or “position” first.
error-file = { $file } cannot be read: { $problem }
error-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-no-code = The number { $code } stands for no move of this game.
error-no-move = { $move } is no move of this game: neither a text, nor an action, nor a code.
error-bot-import = The bot “{ $bot }” cannot be loaded: { $problem }
error-no-encoding = { $game } has no encoding yet: nothing to observe as numbers.
error-perft = This would look at more than { $most } positions.
error-chosen = You have chosen already; take it back first.
error-chance-first = Chance is to move; send “draw” first.
error-do = “{ $do }” is not a request. Known requests: { $known }.
error-missing = The argument “{ $name }” is missing.
error-argument = The argument “{ $name }” has to be of another kind: { $kind }.
error-seat-order = Here simultaneous choices are made in seat order; seat { $seat } comes first.

# -- Table -------------------------------------------------------------------

resigned = { $seat } leaves the game.
ask-order = Your standing order answers for you.
order-answered = { $seat } left word: not now.
source-total = Total
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ask-chosen = You have chosen; the others are still thinking.
ask-deserted = The others have left; the game is over.
error-not-canonical = { $move } is not the canonical way to write this move.
error-not-your-turn = { $move }: { $reason } ({ $rule }).

# -- Terminal ----------------------------------------------------------------

cli-seats = { $least }–{ $most } players
cli-which-game = Which game? Its number:
cli-how-many = How many players, { $least } to { $most }? [{ $usual }]
cli-how-many-people = How many of them are people at this terminal, 0 to { $most }? [1]
cli-how-strong = How strong are the bots, 1 to { $most }? [3]
cli-hint = A strong bot would play { $move }.
cli-person = (you)
cli-bot = (bot { $name })
cli-curtain = Pass the device to { $seat }, then press Enter.
cli-keys = Number or name: choose · Enter: confirm · b: back · u: undo · l: log · i: hint · ?: help · q: quit
cli-help = Choose step by step by number or name, or type a whole move in notation. Any other word searches the choices; a move that is not possible is explained. “resign” leaves the game to a bot.
cli-confirm = { $move }: the board shows what follows. Enter to confirm, b to go back.
cli-confirm-unseen = { $move }: what follows is not certain yet. Enter to confirm, b to go back.
cli-continue = Enter to go on:
cli-more = … and { $more } more; type a part of a name to search.
cli-seal = Seal of this match: { $seal }
cli-seed = The seal was { $seal }, the seed behind it { $seed }; “verify” checks every draw of a saved record.
cli-left = The match is not finished.
cli-saved = The record is in { $file }.
cli-not-saved = { $file } cannot be written: { $problem }
cli-small = This window has { $rows } lines; { $needed } would show the whole board.
cli-show-keys = Enter: next · p: previous · number: jump · q: quit
cli-old-way = (New with version { $version } of the rules; as before: { $old }.)
cli-older-rules = Played by version { $version } of the rules, as it began. Since then: { $change }
cli-verified = { $title }: { $moves } moves replayed, { $draws } draws recomputed.
cli-nonces = { $seats ->
    [0] No seat added a number of its own to the seed.
    [one] One seat added a number of its own to the seed.
   *[other] { $seats } seats added numbers of their own to the seed.
}
cli-begun = It did not begin at the start but from a position that the record tells.
cli-chairs = The chairs were shuffled; whoever has them now sat before, seat by seat: { $places }.
cli-still-sealed = The seed is not revealed yet, so the draws cannot be checked.
cli-dataset = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder }; card.json says what the rows hold.
cli-all-fits = Everything fits.
cli-review-decisions = { $name }: decisions { $decisions }, luck { $luck }
cli-review-moment = Move { $number }, -{ $loss } of { $chance }: { $played }
cli-review-better = Better: { $better }
cli-review-quiet = Nothing that can be named changes at once; it is what follows that is better.
cli-review-sentence = { $fits ->
    [yes] All draws fit the seal.
   *[no] The record does not hold what it says (see verify).
} Luck: { $luck }.
cli-review-unit = 1 is the step from last to first; with two players, chances to win.
cli-audited = { $files ->
    [one] One record replayed
   *[other] { $files } records replayed
}, { $broken ->
    [0] all fit the current rules.
    [one] one does not fit.
   *[other] { $broken } do not fit.
}

# -- Server ------------------------------------------------------------------

cli-serving = Dorfplatz is open at http://{ $host }:{ $port } (Ctrl+C closes it).
cli-serving-already = Dorfplatz is open already at http://{ $host }:{ $port } (process { $process }).
bot-failed = The bot “{ $bot }” of seat { $seat } does not answer; a simpler one decides in its place.
cli-backed-up = { $rows } rows are in { $file }.
cli-restored = { $rows } rows from { $file } are in place.
cli-stored-audited = { $matches ->
    [one] One stored match replayed
   *[other] { $matches } stored matches replayed
}, { $broken ->
    [0] all fit the current rules.
    [one] one does not fit.
   *[other] { $broken } do not fit.
}
cli-stored-broken = { $match } ({ $game }): { $problem }
error-account = Only accounts can do this; make one first, it keeps your games.
error-bot-plays = A bot plays this seat at the moment; return to it first.
error-busy = There is too much to do here just now. Nothing was changed; try again in a moment.
error-closing = The server is about to stop; come back in a moment.
error-inside = Something went wrong inside the server; nothing was changed.
error-message = This is not a request of the protocol: { $problem }
error-name = A name has 1 to 24 visible characters and no blanks around it.
error-name-taken = There is already an account “{ $name }”.
error-no-chat = There is no such message.
error-no-page = There is nothing here.
error-no-seat = This seat is not free.
error-no-stand-in = No bot plays this seat.
error-no-table = There is no such table, or you need the link to it.
error-no-token = There is no such token.
error-not-over = The game is not over yet.
error-not-owner = Only whoever opened the table can do this.
error-not-seated = You do not sit at this table.
error-not-signed-in = Say who you are first: as a guest, with an account, or with a token.
error-not-started = The game has not started yet.
error-not-your-seat = This is not your seat.
error-one-seat = You sit here already; the other seats are for others.
error-open-tables = You have { $most } open tables already; close one first.
error-origin = Another site sent this request; it was not carried out.
error-port = The address cannot be used: { $problem }
error-processes = Several processes need PostgreSQL; set DORFPLATZ_DATABASE.
error-other-version = Version { $serving } serves this database; stop it before you start { $starting }.
error-in-use = Process { $process } serves this database already, at http://{ $host }:{ $port }
error-start = Dorfplatz cannot be opened: { $problem }
error-stale = The position has changed since; have a look first.
error-stand-in = A bot plays this seat already.
error-no-story = { $game } tells no story.
error-order = There is no order “{ $order }” to leave here now. Possible: { $known }.
error-started = The game has started already.
error-store = The store does not answer ({ $problem }); nothing was told to anybody.
error-token = A token cannot do this; sign in with the password.
error-token-read = This token is for reading only.
error-tokens = An account can have { $most } tokens; delete one first.
error-too-large = That is too much at once; { $most } bytes are allowed.
error-too-many = That is too much in too short a time; wait a little.
error-vote = There is nothing to decide about this seat, or not for you.
error-vote-closed = Nothing can be decided about this seat now: it is not awaited, its player is here, or there is time left.
error-vote-early = This can be decided in { $seconds } seconds, if it is still so then.
error-watched = One connection can follow { $most } matches.
error-wrong-code = Name and code do not fit, or the code was used already.
error-no-person = There is nobody “{ $who }”.
error-idle = Guests are deleted after a day at the earliest.
error-wrong-password = Name and password do not fit.
error-table-ended = There is no such table any more.
error-tables = You have had { $most } tables on the go since yesterday; finish some of them first.
error-network-tables = { $most } tables were opened from where you are since yesterday; finish some of them first.
cli-people-found = { $count ->
    [one] One person.
   *[other] { $count } people.
}
cli-people-code = With this code, once, the account gets a new password (“I forgot my password”). Codes of before are void.
cli-people-closed = { $name } is no more; games go on without the name.
cli-people-dropped = { $count ->
    [one] One guest was deleted.
   *[other] { $count } guests were deleted.
}
cli-people-which = Say who is meant: a name or an id for --reset or --close, --guests DAYS for --drop.
cli-reports-found = { $count ->
    [one] One report.
   *[other] { $count } reports.
}
cli-tables-ended = { $count ->
    [one] One table has ended.
   *[other] { $count } tables have ended.
}
cli-tables-found = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-tables-which = Say which tables are to end: ids, --who, --idle or --bots.
error-not-empty = There is something in this database already; --replace puts the backup in its place.
error-backup = { $file } is not a backup that can be read: { $problem }
error-result = event { $number } gives { $found } now, it gave { $expected }
error-past = The log has { $most } lines; there is no moment { $at }.
error-no-coach = No coach sits at this seat.
error-no-hint = There is nothing to decide on this seat now.
error-lesson = This step of the lesson wants something else.
error-hint = A hint is being worked out already; wait for it.
error-record-busy = Another match is being looked at for you already; wait for that.
error-no-draw = There is nothing for chance to draw now.
error-playing-out = Bots are playing out another position for you already; wait for that.
error-begun-over = The game is over here; there is nothing to play on.
error-begun-text = This position cannot be written down whole, so no match can begin from it.
error-begun-seats = This position is one for { $seats } players.
fair-begin = { $value ->
    [start] The match began at the start.
   *[other] The match began from a position, which the record tells.
}
fair-rules = Played and checked by version { $value } of the rules.
fair-seal = The seed fits the seal that was told before the first move.
fair-nonces = { $value ->
    [0] Nobody added a number of their own: the draws follow from the seed alone.
    [one] One seat added a number of its own after the seal was told, and before anything was drawn.
   *[other] { $value } seats added numbers of their own after the seal was told, and before anything was drawn.
}
fair-chairs = { $value ->
    [none] Everybody sat where they sat down.
   *[other] The chairs were shuffled as the seed says (seat by seat, from where: { $value }).
}
fair-draws = { $value ->
    [one] The draw of chance follows from the seed.
   *[other] All { $value } draws of chance follow from the seed.
}
fair-moves = { $value ->
    [one] The move is legal.
   *[other] All { $value } moves are legal.
}
fair-chain = The hash chain of the record closes: nothing was changed, added or left out.
fair-result = The result follows from the moves.
fair-stored = { $value ->
    [one] The stored event led then to what it leads to now.
   *[other] All { $value } stored events led then to what they lead to now.
}
# -- Bots --------------------------------------------------------------------

level-first-evening = newcomer
level-casual = casual player
level-regular = regular
level-strong = strong player
level-master = master
error-bot-setting = The settings behind “{ $bot }” cannot be read. Write name=number; known: { $known }.
error-tune = { $game } has no features to tune.
error-tune-policy = No decision of { $game } was kept from which a policy could learn.
error-tune-policy-bot = “{ $bot }” does not search, so no policy helps it.
error-tune-net = { $game } has no features for a network to learn from.
error-arena = { $problem }
arena-bot = Bot
arena-games = Games
arena-rating = Rating
arena-wins = Won
arena-interval = 95 % interval
arena-rank = Mean rank
arena-slowest = Slowest move
arena-duel = { $bot } ahead of { $rival }: { $share } % ({ $low } – { $high } %) in { $games } games
arena-seat = { $bot } as { $seat }: won { $share } % ({ $low } – { $high } %) of { $games } games
arena-fault = Lost by a fault: { $fault }

# -- What all games ask and refuse alike ----------------------------------------------

ask-over = The game is over.
ask-wait = { $seat } is to decide.
not-over = the game is over
not-your-turn = it is { $seat }’s turn
not-yet = chance comes first
not-chance = chance has done its part, now a player decides
not-offered = chance cannot draw that now

cli-check = { $broken ->
    [0] { $name } keeps all { $laws } laws.
    [one] { $name } breaks one of { $laws } laws.
   *[other] { $name } breaks { $broken } of { $laws } laws.
}
error-check-what = { $what } is neither a game ({ $known }), nor a package with a GAME, nor a bot.
law-ends = Random games end
law-texts = Every action has one text and one number, and both read back
law-lists = What is listed is allowed, and nothing else
law-copies = A copy goes its own way
law-journals = Telling what happens changes nothing
law-positions = A position reads back from its text
law-worlds = An imagined world looks like the true one
law-chance = Chance draws what its list says
law-standings = Everybody has a rank, and rewards follow from it
law-prompts = Exactly what is listed is offered
law-observations = Nothing is observed that cannot be known
law-words = Both languages say the same things
law-legal = Every move is legal
law-repeats = The same seed chooses the same
law-fair = Worlds that cannot be told apart are played alike

# -- Positions as text, in all games --------------------------------------------------

position-part = “{ $part }” is not a part of a position, stands there twice, or does not fit the rest.
position-value = The field “{ $field }” is not right: “{ $text }”.
position-twice = “{ $thing }” stands there twice, and there is only one.
position-players = This game is for { $least } to { $most } players; this position has { $found }.
position-seats = The position is for { $found } players, { $asked } were asked for.
position-option = The position says { $option } { $written }, but { $asked } was asked for.
