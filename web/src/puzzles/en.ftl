puzzles-title = Puzzles
puzzles-lead = Real positions from games of strong bots. In each one move is clearly better than all others, and a greedy eye does not see it.
puzzles-daily = The puzzle of the day
puzzles-daily-done = Solved. The next one comes tomorrow.
puzzles-streak = { $days ->
    [0] Solve it today and a streak begins.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzles-best = Your longest streak: { $days ->
    [one] one day
   *[other] { $days } days
}
puzzles-go = Solve it
puzzles-look = Look at it again
puzzles-games = By game
puzzles-themes = Theme
puzzles-all = All themes
puzzles-solved = { $solved } of { $all } solved
puzzles-one = Puzzle { $number }
puzzles-none = There are no puzzles yet.
puzzles-state-first = solved at the first try
puzzles-state-later = solved
puzzles-state-shown = the move was shown
puzzles-state-open = not solved yet
puzzles-grade = Grade { $grade } of { $of }
puzzles-found-1 = Even a newcomer among the bots finds it.
puzzles-found-2 = A casual player among the bots finds it.
puzzles-found-3 = It takes a regular to find it.
puzzles-found-4 = It takes a strong player to find it.
puzzles-found-5 = It takes a master to find it.
puzzles-found-6 = Even the master misses it at the usual pace.
puzzles-task = One move is clearly better here than all others. Find it!
puzzles-you = You
puzzles-rival = Player { $number }
puzzles-next = Next puzzle
puzzles-skip = Another one
puzzles-back = All puzzles
puzzles-gone = This puzzle does not exist any more
