# Sentences that all games share.

list-and = { $first } and { $last }
nobody = nobody
seat = Player { $id }
chance = Chance

# -- Errors ------------------------------------------------------------------

error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-seat = There is no seat { $seat } at this table.
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
error-record-version = The record was made with rules version { $found }, these are version { $known }.
error-record-move = Move { $number } of the record, { $move }, is not possible: { $reason }
error-record-chain = From move { $number } ({ $move }) on the record does not fit its hash chain: something was changed.
error-record-draw = Move { $number } of the record is { $move }, but the revealed seed draws { $drawn }.
error-record-seed = The revealed seed does not fit the commitment made at the start.
error-record-result = The record says the result is { $found }, but the moves lead to { $expected }.
error-undo-nothing = There is nothing of yours to take back.
error-undo-others = Somebody else has moved since.
error-undo-revealed = That move revealed something and cannot be taken back.
error-resigned = You have left this game already.
error-over = The game is over.
error-json = This line is not a JSON object: { $problem }
error-request = The request “{ $do }” { $problem }
error-no-game = No game has been started yet; send “new” or “position” first.
error-file = { $file } cannot be read: { $problem }
error-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-perft = This would count more than { $limit } nodes.
error-not-chance = It is not chance's turn.

# -- Table -------------------------------------------------------------------

resigned = { $seat } leaves the game.
source-total = Total
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ask-chosen = You have chosen; the others are still thinking.
ask-deserted = The others have left; the game is over.
not-twice = you have chosen already
error-not-canonical = { $move } is not the canonical way to write this move.
error-not-your-turn = { $move }: { $reason } ({ $rule }).
