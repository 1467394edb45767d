puzzles-title = Aufgaben
puzzles-lead = Echte Stellungen aus Partien starker Bots. In jeder ist ein Zug deutlich besser als alle anderen, und wer nur auf das Nächste schaut, sieht ihn nicht.
puzzles-daily = Die Aufgabe des Tages
puzzles-daily-done = Gelöst. Die nächste kommt morgen.
puzzles-streak = { $days ->
    [0] Löse sie heute, und eine Serie beginnt.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzles-best = Deine längste Serie: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
puzzles-go = Lösen
puzzles-look = Noch einmal ansehen
puzzles-games = Nach Spiel
puzzles-themes = Thema
puzzles-all = Alle Themen
puzzles-solved = { $solved } von { $all } gelöst
puzzles-one = Aufgabe { $number }
puzzles-none = Es gibt noch keine Aufgaben.
puzzles-state-first = beim ersten Versuch gelöst
puzzles-state-later = gelöst
puzzles-state-shown = der Zug wurde gezeigt
puzzles-state-open = noch nicht gelöst
puzzles-grade = Grad { $grade } von { $of }
puzzles-found-1 = Den findet unter den Bots schon ein Neuling.
puzzles-found-2 = Den findet unter den Bots ein Gelegenheitsspieler.
puzzles-found-3 = Dafür braucht es einen Stammgast.
puzzles-found-4 = Dafür braucht es einen starken Spieler.
puzzles-found-5 = Dafür braucht es einen Meister.
puzzles-found-6 = Den übersieht im üblichen Tempo selbst der Meister.
puzzles-task = Ein Zug ist hier deutlich besser als alle anderen. Finde ihn!
puzzles-you = Du
puzzles-rival = Spieler { $number }
puzzles-next = Nächste Aufgabe
puzzles-skip = Eine andere
puzzles-back = Alle Aufgaben
puzzles-gone = Diese Aufgabe gibt es nicht mehr
