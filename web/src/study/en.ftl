review-title = Review of { $game }
review-heading = Luck or skill?
review-sentence = { $fits ->
    [yes] Chance was fair: all draws fit the seal.
   *[no] This record does not hold what it says.
} Luck: { $luck }.
review-luck-of = { $name } { $value }
review-making = The match is being judged, move by move: { $share } %
review-making-why = This takes about a minute. You can leave the page and come back.
review-curve = Everybody's chances during the match
review-curve-why = Up is good: the share of the others left behind in the end; between two players, the chance to win. A dot is a moment told below.
review-open = All cards open
review-open-why = With all cards open, everybody's chances are judged by what nobody could know then.
review-decisions = Decisions
review-luck = Luck
review-decisions-say = { $name }: decisions { $value }
review-luck-say = { $name }: luck { $value }
review-bars = Decisions and luck
review-bars-why = What the moves played cost compared with the best ones found, and what the draws brought compared with all that could have been drawn.
review-moments = Moments that mattered
review-moments-why = Judged by what the player could know then; the reasons speak to whoever moved.
review-none = Nothing here cost much. Well played.
review-move = Move { $number }
review-loss = { $value } of { $chance }
review-played = Played
review-better = Better
review-why = Why
review-quiet = Nothing that can be named changes at once; it is what follows that is better.
review-show = Show on the board
review-start = Start
review-end = End
review-drop = Drop a record (.dorf) here, or
review-choose = choose a file
review-file = Look back at a match
review-file-why = A record of a finished match is judged by the bots: what was luck, what were decisions, and which moments mattered. Nothing of it is kept.
review-unreadable = This file cannot be read.
review-replay = Watch again
review-try = Try it
whatif-heading = What if?
whatif-side = What was tried, and what to do
whatif-mover = You move for { $name }
whatif-tree = What you tried
whatif-root = The position you brought
whatif-root-start = Before the first move of the match
whatif-root-of = After move { $at }: { $said }
whatif-prune = Forget this line
whatif-prune-what = Forget from here: { $move }
whatif-chance = Chance is to move
whatif-draw = Let chance draw
whatif-outcomes = Or choose what comes:
whatif-more = { $count ->
    [one] One more outcome is not listed.
   *[other] { $count } more outcomes are not listed.
}
whatif-back = One move back
whatif-bot = Let a bot move
whatif-thinking = It thinks …
whatif-really = As it was played
whatif-ended = This is how it would end
whatif-place = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
whatif-out = How does it usually end?
whatif-out-begin = Let bots play it out 100 times
whatif-out-making = { $done } of { $total } games are played …
whatif-out-say = { $name } wins { $share } of the games, with { $mean } points on average
whatif-out-points = { $mean } points on average, { $least } to { $most }
whatif-out-why = { $done } games of bots that see no further than their next move. They know only what their seat may know; the cards lie as they lay.
whatif-link = Link to this
whatif-copied = The link is in your clipboard: it keeps everything you tried.
whatif-long = You tried more than a link can hold. It is kept while this page is open.
whatif-replay = To the replay
playon-heading = Play on from here
playon-why = A new table begins with this position: new draws, a new seal, and everybody sees only what their seat may see. The table and its record say that it began like this.
playon-secrets = Whoever has looked at the match knows what was hidden in it.
playon-seat = Seat of { $name }
whatif-bring = Bring a position, as the terminal and the records write it, and try what comes of it: you move for everybody.
whatif-bring-game = Game
whatif-bring-text = Position
whatif-bring-do = Lay it out
fog-heading = What { $name } could know
fog-likely = { $what }: { $share }
fog-true = it was so
fog-count = { $count } × { $what }
fog-nothing = Nothing was hidden from { $name } here.
fog-none = In this game nobody hides anything: everybody knows what lies on the table.
fog-why = Counted over everything that fits what this seat had seen; where moves betray something, that is taken into account. A dot marks how it really was.
