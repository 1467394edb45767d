review-title = Review of { $game }
review-heading = Luck or skill?
review-sentence = { $fits ->
    [yes] All draws fit the seal.
   *[no] This record does not hold what it says.
} Luck: { $luck }.
review-luck-of = { $name } { $value }
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
review-moments-why = Judged by what the player could know then.
review-none = Nothing here cost much. Well played.
review-move = Move { $number }
review-loss = { $value } of { $chance }
review-played = Played
review-better = Better
review-why = Why
review-show = Show on the board
review-start = Start
review-end = End
review-drop = Drop a record (.dorf) here, or
review-choose = choose a file
review-file = Look back at a match
review-file-why = A record of a finished match is judged by the bots: what was luck, what were decisions, and which moments mattered. Nothing of it is kept.
review-unreadable = This file cannot be read.
review-replay = Watch again
