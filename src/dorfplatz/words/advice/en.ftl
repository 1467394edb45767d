# What bots say about their moves; only the server and the terminal read this file.
# { $who } is "you" or the name of a rival, { $way } "more" or "less".

bot-reason-for = { $change }
bot-reason-price = The price: { $change }
bot-reason-other = After the next best move instead: { $change }
bot-reason-wins = It wins the game.
bot-hope = { $outlook ->
    [won] It expects to win clearly.
    [ahead] It expects to come out ahead.
    [behind] It expects to stay behind.
    [lost] It sees little hope.
   *[even] It expects a close game.
}
bot-line = Expected line: { $moves }

whose = { $who ->
    [you] Your
   *[other] { $who }'s
}
for-whom = { $who ->
    [you] you
   *[other] { $who }
}
who-has = { $who ->
    [you] You have
   *[other] { $who } has
}
who-is = { $who ->
    [you] You are
   *[other] { $who } is
}
points-now = { $now ->
    [1] 1 point
   *[other] { $now } points
}
goes = { $way ->
    [more] rises
   *[less] falls
} from { $before } to { $now }
go = { $way ->
    [more] rise
   *[less] fall
} from { $before } to { $now }

theme-wins = Winning moves
theme-quiet = Quiet moves

puzzle-right = That is it!
puzzle-wrong = There is something better: this gives away about { $games } of 100 games.
puzzle-unclear = There is something better.
puzzle-answer = The answer: { $said }
puzzle-rival-wins = { $who } wins the game with it.
puzzle-shown = That would have been the move.

coach-ask = Wait a moment. What about this: { $theme }?
coach-ask-wins = Wait a moment. Could you win at once?
coach-ask-quiet = Wait a moment. Is there really nothing better?
coach-where = Look here.
coach-show = This is what I would play.
